"""What all ghosts of a seat can still bring: they share the points of the cards to come.

Two ghosts half way across bring less than they seem to where the points are enough for one only.
So each point has a price, and each ghost takes the steps that are worth theirs, round after
round, in danger after each.  At the right price no more points are asked for than will come; that
is the one at which all ghosts, and the points, seem to be worth least.

>>> from partylab.ghosts import Ghosts
>>> soon, late = Prospects(Ghosts(), left=1), Prospects(Ghosts(), left=0)
>>> near, far = Runner("L", 2), Runner("L", 7)
>>> soon.value([near]) > soon.value([far]) > late.value([near])
True
>>> round(late.value([near, Runner("M", AT_HOME)]))  # nobody gets out any more
2
>>> one = soon.value([Runner("M", 6)])
>>> soon.value([Runner("M", 6), Runner("M", 6)]) < 2 * one  # no card is enough for both
True
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.poses import CELLS
from partylab.ghosts.shapes import SIZES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import View

AT_HOME = -1  # instead of a number of steps
# So often a ghost is seen in a usual hall that hides as well as it can, by the row in which it is.
USUAL = {
    "S": (0.17, 0.22, 0.20, 0.24, 0.31, 0.25),
    "M": (0.31, 0.40, 0.34, 0.49, 0.43, 0.35),
    "L": (0.45, 0.55, 0.66, 0.60, 0.56, 0.42),
}
# So many points of a card find their use: what is left over cannot be kept.
USED = 5.0
# What a point may be worth: a small ghost brings a seventh of one for each step, a large one five.
PRICES = (0.0, 0.05, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.85)
# PV-34: in a tie it counts who is out, and who is not at home.
TIE_OUT, TIE_HALL = 0.05, 0.01


class Runner(NamedTuple):
    """A ghost that is not out: its size, and how many steps it has to go."""

    size: str
    steps: int


class Prospects:
    """What a seat can hope for in the rounds after this one."""

    def __init__(self, game: Ghosts, left: int) -> None:
        self.game, self.left = game, left
        self.whole = CELLS + game.exit_cost  # so many steps it is from home to the other side
        self.points = tuple([price * USED * left for price in PRICES])
        self.prices: dict[Runner, tuple[float, ...]] = {}

    @classmethod
    def after(cls, view: View) -> Prospects:
        """Return what there is to hope for when this round is over."""
        return _kept(view.game, ROUNDS - view.round)

    def out(self, size: str) -> float:
        """Return what a ghost counts that is out."""
        return self.game.score_out[SIZES.index(size)] + TIE_OUT

    def value(self, runners: Iterable[Runner]) -> float:
        """Return what ghosts bring that share the points."""
        each = [self.by_price(runner) for runner in runners]
        return min(map(sum, zip(self.points, *each, strict=True)))

    def by_price(self, runner: Runner) -> tuple[float, ...]:
        """Return what a ghost brings, less what its steps cost, for each price of a point."""
        if runner not in self.prices:
            each = [self._alone(*runner, price, self.left) for price in PRICES]
            self.prices[runner] = tuple(each)
        return self.prices[runner]

    @cache  # noqa: B019  there are few of them
    def _alone(self, size: str, steps: int, price: float, left: int) -> float:
        """Return what a ghost brings that pays for its steps, when so many rounds are to come."""
        if left == 0:
            hall = self.game.score_hall[SIZES.index(size)] + TIE_HALL
            return 0.0 if steps == AT_HOME else hall
        flees = self._alone(size, AT_HOME, price, left - 1)

        def hides(to: int, cost: int) -> float:
            stays = self._alone(size, to, price, left - 1)
            risk = USUAL[size][self.whole - to - 1]
            return stays + risk * (flees - stays) - price * cost

        if steps == AT_HOME:  # PV-24: it gets no farther than to the last row
            return max(flees, *[hides(self.whole - cost, cost) for cost in range(1, CELLS + 1)])
        goes = [hides(steps - cost, cost) for cost in range(steps - self.game.exit_cost + 1)]
        return max(self.out(size) - price * steps, *goes)


_kept = cache(Prospects)
