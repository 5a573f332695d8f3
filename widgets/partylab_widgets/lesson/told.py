"""A sentence with numbers that were computed on the spot, not typed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.html import html, paragraphs
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class Told(Panel):
    """What a lesson says about values.

    With `after` it waits until that prediction is locked, with `once` until such are over.
    """

    def __init__(
        self,
        lesson: Lesson,
        key: str,
        after: str = "",
        once: Sequence[str] = (),
        **about: Any,
    ) -> None:
        super().__init__(lesson, key, once)
        self.after = after
        self.sentence = lesson.say(
            key,
            **{
                name: number(self.words, value)
                if isinstance(value, int | float | Fraction)
                else value
                for name, value in about.items()
            },
        )
        self.redraw()

    def basis(self) -> bool:
        """Return whether it still waits."""
        return bool(self.after) and not self.lesson.record(self.after)

    def told(self) -> Markup:
        """Return the sentence, or what has to be done before."""
        return self.says("lesson-after") if self.basis() else self.sentence

    def draw(self) -> Markup:
        """Return the sentence."""
        told = self.told()
        if "\n" in told:
            return html('<div class="pl-told">{}</div>', paragraphs(told))
        return html('<p class="pl-told">{}</p>', told)

    def picture(self) -> str:
        """Return the sentence."""
        if self.awaited:
            return self.print_waiting()
        return sheet(self.words("lesson-told"), self.told().split("\n"))
