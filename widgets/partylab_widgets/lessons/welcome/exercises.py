"""The exercises of the welcome: change a number, break something, write a first function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from partylab.nothanks import runs
from partylab_widgets.lesson.exercise import Exercise, Stopped, Verdict, ask, is_missing, same
from partylab_widgets.lessons.welcome.doors import right_doors

if TYPE_CHECKING:
    from random import Random

    from partylab_widgets.lesson.exercise import Case

CARDS_IN_THE_BOX = 33
AT_FIRST = 6


@dataclass(frozen=True)
class OneRun:
    """The task to find how many of 33 cards to deal so that they always make a single run."""

    stars: int = 2
    solution: str = "cards_dealt = 33"

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Deal so many cards again and again."""
        if isinstance(answer, bool) or not isinstance(answer, int):
            return Verdict("not-yet", "one-run-whole-number")
        if answer == AT_FIRST:
            return Verdict("untried")
        if not 1 <= answer <= CARDS_IN_THE_BOX:
            return Verdict("not-yet", "one-run-out-of-range")
        if answer == 1:
            return Verdict("not-yet", "one-run-single")
        deals = (rng.sample(range(3, 36), answer) for _ in range(400))
        most = max(len(runs(deal)) for deal in deals)
        if most == 1:
            return Verdict("right")
        mistake = "one-run-gap-left" if answer == CARDS_IN_THE_BOX - 1 else "one-run-apart"
        return Verdict("not-yet", mistake, {"dealt": answer, "runs": most})


@dataclass(frozen=True)
class BreakIt:
    """The task to break a piece of code, and to read the message."""

    stars: int = 2
    solution: str = "def share():\n    return 24 / 0"

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Run the code; here an error is what was wanted, and its message is shown."""
        try:
            given = ask(answer)
        except Stopped as stop:
            wanted = stop.verdict.about.get("trouble") == ZeroDivisionError.__name__
            return Verdict("right", about=stop.verdict.about) if wanted else stop.verdict
        if is_missing(given) or same(given, 24 / CARDS_IN_THE_BOX):
            return Verdict("untried")
        return Verdict("not-yet", "break-zero-above" if same(given, 0) else "break-still-works")


def number_of_nots(rng: Random) -> list[Case]:
    """Draw numbers of NOTs."""
    return [(nots,) for nots in range(4)] + [(rng.randrange(100),) for _ in range(20)]


COUNT_DOORS = Exercise(
    stars=3,
    cases=number_of_nots,
    right=lambda nots: len(right_doors(nots, "left")),
    mistakes={
        "doors-always-three": lambda _nots: 3,
        "doors-always-one": lambda _nots: 1,
        "doors-upside-down": lambda nots: 1 if nots % 2 else 3,
        "doors-only-first": lambda nots: 3 if nots else 1,
    },
    solution="""
def doors(nots):
    return 3 if nots % 2 else 1
""",
)

EXERCISES = {"one-run": OneRun(), "break": BreakIt(), "doors": COUNT_DOORS}
