"""A bet: a prediction whose answer stands in no cell, and whose confidence begins at chance.

The bets of the lesson `keyhole` stand in `lessons/keyhole/bets.py`.  What is said when one is
revealed begins with the choice that was made (`keyhole-walk-said-more`; of a number, whether it
was `low`, `near` or `high`), and goes on with what holds for all (`keyhole-walk-reveal`).
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, paragraphs, row, slider
from partylab_widgets.lesson.numbers import as_number, number
from partylab_widgets.lesson.predict import Predict

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

STEP = 5  # per cent, of the slider


@dataclass(frozen=True)
class Question:
    """What a bet is about: some choices, or numbers; and what finds the answer."""

    answer: Callable[[], Any]
    choices: tuple[str, ...] = ()
    numbers: range = range(101)
    near: int = 0  # a number is right when it is no further off

    @property
    def blind(self) -> int:
        """How often somebody is right who knows nothing, in per cent, on the slider's scale.

        >>> Question(str, choices=("a", "b", "c")).blind, Question(str, numbers=range(25)).blind
        (35, 5)
        """
        ways = len(self.choices) or len(self.numbers) / (2 * self.near + 1)
        return max(STEP, STEP * round(100 / ways / STEP))


def question(lesson: str, key: str) -> Question:
    """Return a bet of a lesson."""
    module = importlib.import_module(f"partylab_widgets.lessons.{lesson}.bets")
    found: Question = module.BETS[key]
    return found


class Bet(Predict):
    """A prediction that says how sure a blind guess would be, and answers the choice made."""

    def __init__(self, lesson: Lesson, key: str) -> None:
        asked = question(lesson.name, key)
        self.blind = asked.blind
        super().__init__(
            lesson, key, asked.choices, asked.numbers, asked.near, asked.answer,
            range(asked.blind, 101, STEP), None,
        )  # fmt: skip

    def obey(self, name: str, value: str) -> None:
        """Take "I am guessing" as a confidence."""
        super().obey(*(("sure", str(self.blind)) if name == "guessing" else (name, value)))

    def _lock(self) -> None:
        if self.value and self.sure is None:
            raise Rejected("lesson-sure-first")
        super()._lock()

    def _number(self) -> Markup:
        told = html('<p class="pl-note">{}</p>', self.says("lesson-near", near=self.near))
        return super()._number() + told

    def _confidence(self) -> Markup:
        label = self.says("lesson-sure-open")
        if self.sure is not None:
            label = self.says("lesson-sure", sure=self.sure)
        asked = slider("sure", label, self.sures, self.sure or self.blind)
        note = html('<p class="pl-note">{}</p>', self.says("lesson-sure-blind", blind=self.blind))
        guessing = self.says("lesson-guessing", blind=self.blind)
        return asked + note + row(button("guessing", guessing, style="pl-button-quiet"))

    def _paper_sure(self) -> str:
        return self.words("lesson-paper-sure-from", blind=self.blind)

    def _verdict(self) -> str:
        right, off = bool(self.record.get("right")), self._off()
        if not right or not off:
            return super()._verdict()
        return self.words("lesson-was-near", off=number(self.words, abs(off)), near=self.near)

    def _off(self) -> Fraction:
        """Return by how much a number missed."""
        said, true = (as_number(self.record.get(name, "")) for name in ("value", "answer"))
        return Fraction(0) if said is None or true is None else said - true

    def _because(self) -> Markup:
        said = f"{self.key}-said-{self._said()}"
        first = paragraphs(self.lesson.say(said)) if self.lesson.has(said) else EMPTY
        return first + super()._because()

    def _said(self) -> str:
        """Return the choice that was made, or how a number compares with the answer."""
        if self.record.get("stage") != "revealed":
            return ""
        if self.choices:
            return str(self.record["value"])
        if self.record.get("right"):
            return "near"
        return "low" if self._off() < 0 else "high"
