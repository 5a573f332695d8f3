"""A sentence with numbers that were computed on the spot, not typed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.html import html
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class Told(Panel):
    """What a lesson says about values.  With `after` it waits for that prediction."""

    def __init__(self, lesson: Lesson, key: str, after: str = "", **about: Any) -> None:
        super().__init__(lesson, key)
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
        return html('<p class="pl-told">{}</p>', self.told())

    def picture(self) -> str:
        """Return the sentence."""
        return sheet(self.words("lesson-told"), [self.told()])
