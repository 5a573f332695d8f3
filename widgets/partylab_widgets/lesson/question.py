"""What a bet is about, and what finds its answer.

The bets of the lesson `keyhole` stand in `lessons/keyhole/bets.py`: no cell holds an answer.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.numbers import as_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

    from partylab.words import Words

STEP = 5  # per cent, of the slider


@dataclass(frozen=True)
class Question:
    """What a bet is about: some choices, or numbers; and what finds the answer.

    Without `answer` something else in the lesson finds it, and settles the bet.
    """

    answer: Callable[[], Any] | None = None
    choices: tuple[str, ...] = ()
    numbers: range = range(101)
    near: int = 0  # a number is right when it is no further off
    shows: Callable[[Words], Markup] | None = None  # a picture of what is asked about

    @property
    def blind(self) -> int:
        """How often somebody is right who knows nothing, in per cent, on the slider's scale.

        >>> Question(choices=("a", "b", "c")).blind, Question(numbers=range(25)).blind
        (35, 5)
        """
        ways = len(self.choices) or len(self.numbers) / (2 * self.near + 1)
        return max(STEP, STEP * round(100 / ways / STEP))


def question(lesson: str, key: str) -> Question:
    """Return a bet of a lesson."""
    module = importlib.import_module(f"partylab_widgets.lessons.{lesson}.bets")
    found: Question = module.BETS[key]
    return found


def is_right(value: str, answer: Any, near: float = 0) -> bool:
    """Is a prediction right?  Numbers may be given in any form, and be a little off if allowed.

    >>> is_right("73", Fraction(8, 11) * 100, near=3), is_right("yes", "no")
    (True, False)
    """
    said, true = as_number(value), as_number(str(answer))
    if said is None or true is None:
        return value == str(answer)
    return abs(said - true) <= Fraction(str(near))
