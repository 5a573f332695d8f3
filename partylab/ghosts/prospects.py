"""What all ghosts of a seat can still bring: they share the points of the cards to come.

Two ghosts half way across bring less than they seem to where the points are enough for one only.
So it is not told for each ghost alone what it is worth, but for all of them together.

>>> from partylab.ghosts import Ghosts
>>> soon, late = Prospects(Ghosts(), left=1), Prospects(Ghosts(), left=0)
>>> near, far = Runner("L", 2), Runner("L", 7)
>>> soon.value([near]) > soon.value([far]) > late.value([near])
True
>>> late.value([near, Runner("M", AT_HOME)])  # nobody gets out any more
2.0
>>> one = soon.value([Runner("M", 6)])
>>> soon.value([Runner("M", 6), Runner("M", 6)]) < 2 * one  # no card is enough for both
True
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.cards import CARDS, ROUNDS
from partylab.ghosts.poses import CELLS
from partylab.ghosts.shapes import SIZES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import View

AT_HOME = -1  # instead of a number of steps
USUAL = 0.25  # so often a ghost in the hall is seen, at tables of bots that hide
CARD = sum(card.value for card in CARDS) / len(CARDS)
# So many different prospects are kept: a plan is compared with many that are like it.
KEPT = 1 << 15


class Runner(NamedTuple):
    """A ghost that is not out: its size, and how many steps it has to go."""

    size: str
    steps: int


class Use(NamedTuple):
    """One way to use points on a ghost: how many, and what the ghost brings if they come."""

    cost: int
    brings: float
    otherwise: float


class Prospects(NamedTuple):
    """How many points a seat can hope for in the rounds after this one."""

    game: Ghosts
    left: int

    @classmethod
    def after(cls, view: View) -> Prospects:
        """Return what there is to hope for when this round is over."""
        return cls(view.game, ROUNDS - view.round)

    def value(self, runners: Iterable[Runner]) -> float:
        """Return what ghosts bring that share the points: those first that bring most a step."""
        return _value(self, tuple(sorted(runners)))

    def uses(self, runner: Runner, spent: int) -> Iterator[Use]:
        """Go through what points may do for a ghost when others have had so many before it."""
        at = SIZES.index(runner.size)
        out, hall, whole = self.game.score_out[at], self.game.score_hall[at], self.whole
        if runner.steps != AT_HOME:
            stays = hall * (1 - USUAL) ** self.left
            waits = max(0, (spent + runner.steps - 1) // CARD)
            lost = USUAL * (whole - runner.steps) / whole
            yield Use(0, stays, stays)
            yield Use(runner.steps, out * (1 - lost) ** waits, stays)
            return
        yield Use(0, 0.0, 0.0)
        yield Use(1, hall * (1 - USUAL), 0.0)
        if self.left > 1:  # PV-24: it needs two rounds, and is in danger between them
            yield Use(whole, out * (1 - USUAL / 2), 0.0)

    @property
    def whole(self) -> int:
        """Return how many steps it is from home to the other side."""
        return CELLS + self.game.exit_cost

    def each_step(self, runner: Runner) -> float:
        """Return what a ghost brings for each step that it has to go."""
        steps = self.whole if runner.steps == AT_HOME else max(1, runner.steps)
        return self.game.score_out[SIZES.index(runner.size)] / steps


@lru_cache(maxsize=KEPT)
def _value(prospects: Prospects, runners: tuple[Runner, ...]) -> float:
    if prospects.left == 0:
        halls = prospects.game.score_hall
        return float(sum(halls[SIZES.index(one.size)] for one in runners if one.steps != AT_HOME))
    chances = enough(prospects.left)
    best = {0: 0.0}  # by the points that are spent
    for runner in sorted(runners, key=prospects.each_step, reverse=True):
        after: dict[int, float] = {}
        for spent, value in best.items():
            for cost, brings, otherwise in prospects.uses(runner, spent):
                total = spent + cost
                if total < len(chances):
                    likely = chances[total] if cost else 1.0
                    found = value + likely * brings + (1 - likely) * otherwise
                    after[total] = max(found, after.get(total, 0.0))
        best = after
    return max(best.values())


@lru_cache(maxsize=ROUNDS)
def enough(rounds: int) -> tuple[float, ...]:
    """Return how likely the cards of some rounds bring at least 0, 1, 2, … points.

    >>> [round(chance, 2) for chance in enough(1)]
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.85, 0.6, 0.45, 0.15]
    """
    sums = {0: 1.0}
    for _ in range(rounds):
        longer: dict[int, float] = {}
        for total, chance in sums.items():
            for card in CARDS:
                at = total + card.value
                longer[at] = longer.get(at, 0.0) + chance / len(CARDS)
        sums = longer
    return tuple(
        sum(chance for total, chance in sums.items() if total >= least)
        for least in range(max(sums) + 1)
    )
