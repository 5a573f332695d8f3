"""A sentence with numbers that were computed on the spot, not typed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, html, paragraphs
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import answered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class Told(Panel):
    """What a lesson says about values; with `once` it waits until these predictions are over."""

    def __init__(
        self,
        lesson: Lesson,
        key: str,
        once: Sequence[str] = (),
        **about: Any,
    ) -> None:
        super().__init__(lesson, key, once)
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

    def draw(self) -> Markup:
        """Return the sentence."""
        if "\n" in self.sentence:
            return html('<div class="pl-told">{}</div>', paragraphs(self.sentence))
        return html('<p class="pl-told">{}</p>', self.sentence)

    def picture(self) -> str:
        """Return the sentence."""
        if self.awaited:
            return self.print_waiting()
        return sheet(self.words("lesson-told"), self.sentence.split("\n"))

    def paper(self) -> Markup:
        """Return what tells nobody anything too early."""
        return EMPTY if self.once else paragraphs(self.sentence)

    def solution(self) -> Markup:
        """Return what can be told once the predictions are over."""
        return answered("", paragraphs(self.sentence))
