"""A sentence with numbers that were computed on the spot, not typed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.panel import Panel, number, rich

if TYPE_CHECKING:
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

    def told(self) -> str:
        """Return the sentence, or what has to be done before."""
        waits = self.after and not self.lesson.answers.of(self.lesson.name, self.after)
        return self.words("lesson-after") if waits else self.sentence

    def draw(self) -> str:
        """Return the sentence."""
        return f'<p class="pl-told">{rich(self.told())}</p>'

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the sentence."""
        return self.words("lesson-told"), [rich(self.told())]
