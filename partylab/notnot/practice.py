"""How somebody gets on: their own rounds, in figures, and the ladder through the four levels.

>>> from partylab import Table
>>> table = Table("notnot", ["Ana"], seed=7)
>>> table.play(0, "S 640")
>>> record = noted((), table.view().last, people=[0], timed=True)
>>> summary(record)
Summary(rounds=1, accuracy=100, median=640, fast=None, slow=None)
"""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected, brief
from partylab.notnot.deck import Level
from partylab.notnot.rounds import STILL
from partylab.notnot.rules import NotNot

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.game import Seat
    from partylab.notnot.rounds import Asked, Round

# A level opens when so many of the last rounds of the level before were right.
ENOUGH, OUT_OF = 8, 10


class Trial(NamedTuple):
    """One round of one person: what it asked, and how they did."""

    who: int  # among the people at the page
    asked: Asked
    right: bool  # also when somebody else was faster
    ms: int | None  # None when they did not tap, or played without a clock

    @property
    def level(self) -> Level:
        """The level of the round."""
        return self.asked.level

    @property
    def negations(self) -> int:
        """How many NOTs there were, NOTs and Liar together."""
        return self.asked.roll.negations


class Summary(NamedTuple):
    """Some rounds in figures; times are those of right taps, None where there are too few."""

    rounds: int
    accuracy: int  # percent
    median: int | None
    fast: int | None  # one tap in ten is faster
    slow: int | None  # one in ten is slower


def noted(
    record: Sequence[Trial], ended: Round, people: Iterable[Seat], *, timed: bool
) -> tuple[Trial, ...]:
    """Return a record with how each of these people did in a round.

    Who answers the same round again, as it was taken back or dealt once more, has seen why each
    card was right: only the first answer shows what somebody can do.
    """
    known = {(trial.who, trial.asked) for trial in record}
    order, places = ended.asked.answer
    found = list(record)
    for who, seat in enumerate(people):
        # What came after its time is no answer.
        tap = STILL if ended.fates[seat] == "slow" else ended.taps[seat]
        right = tap.place in places if order == "tap" else tap.place is None
        ms = tap.ms if timed and tap.place is not None else None
        if (who, ended.asked) not in known:
            found.append(Trial(who, ended.asked, right, ms))
    return tuple(found)


def summary(record: Sequence[Trial]) -> Summary:
    """Return accuracy, median and the tenth and ninetieth percentile."""
    right = [trial for trial in record if trial.right]
    accuracy = 100 * len(right) // len(record) if record else 0
    times = [trial.ms for trial in right if trial.ms is not None]
    middle = round(median(times)) if times else None
    fast = slow = None
    if len(times) >= 2:
        tenths = quantiles(times, n=10, method="inclusive")
        fast, slow = round(tenths[0]), round(tenths[-1])
    return Summary(len(record), accuracy, middle, fast, slow)


def by_negations(record: Sequence[Trial]) -> dict[int, Summary]:
    """Return the same for each number of negations, NOTs and Liar together."""
    kinds = sorted({trial.negations for trial in record})
    return {kind: summary([trial for trial in record if trial.negations == kind]) for kind in kinds}


def right_lately(record: Sequence[Trial], level: Level) -> int:
    """Count the right ones among the last rounds at a level."""
    return sum(trial.right for trial in [one for one in record if one.level == level][-OUT_OF:])


def open_levels(record: Sequence[Trial]) -> tuple[Level, ...]:
    """Return the levels that are open: the first, and each whose level before was ever mastered.

    >>> open_levels([])
    (Level.DISCOVERY,)
    """
    found = [Level.DISCOVERY]
    for level in list(Level)[:-1]:
        right = [trial.right for trial in record if trial.level == level]
        lately = (sum(right[max(0, end - OUT_OF) : end]) for end in range(len(right) + 1))
        if level not in found or max(lately) < ENOUGH:
            break
        found.append(Level(level + 1))
    return tuple(found)


def opened(before: Sequence[Trial], after: Sequence[Trial]) -> str:
    """Return the name of the level that has just opened, or nothing."""
    levels = open_levels(after)
    return "" if len(levels) == len(open_levels(before)) else levels[-1].name.lower()


def practice_game(record: Sequence[Trial], level: str) -> NotNot:
    """Return the game of a step of the ladder, if it is open."""
    opened = [one.name.lower() for one in open_levels(record)]
    if level not in opened:
        raise Rejected("notnot_table-locked", level=brief(level), allowed=", ".join(opened))
    return NotNot(mode=level)
