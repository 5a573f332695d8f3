"""The bot that looks ahead: it imagines what others order, who will choose the side, and which.

It shares points as the schemer does, but glances at many more spots, through a few of the doors,
and looks again, through all of them, at those that seem good.
"""

from __future__ import annotations

from functools import partial
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING

from partylab.ghosts import reasons
from partylab.ghosts.lookout import Lookout, Scout
from partylab.ghosts.sharing import Sharer
from partylab.ghosts.thinking import Schemer, Thought, seat_of
from partylab.ghosts.worth import choice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.game import Seat
    from partylab.ghosts.crowd import Fate
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View

# Who chooses takes what seems best: a side that is worse by so many points is rarely taken.
SHREWD = 0.25
# So many spots are looked at to imagine where others go.
IMAGINED = 24


class Lookahead(Schemer):
    """Compares plans by what is likely to be seen when others plan, and choose, as well."""

    def planner(self, view: View) -> Foresight:
        """Return who plans."""
        return Foresight(view, Scout(view), seat_of(view))

    def go(self, view: View) -> Thought:
        """Return the plan that brings most, whoever chooses the side."""
        planner = self.planner(view)
        go = planner.go()
        return go, partial(reasons.imagined, planner, go)


class Foresight(Sharer):
    """Thinks of who will choose the side of the keyhole, and of what that player has there."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat) -> None:
        super().__init__(view, lookout, seat)
        self.leaning = [lookout.leans(side, 1.0) for side in lookout.sides]
        self.choosing = {one: choice(view, one) for one in range(view.seats) if choice(view, one)}
        others = Lookout(view, lookout.dangers)
        others.most = IMAGINED
        self.theirs = {
            other: self._imagined(other, others) for other in self.choosing if other != seat
        }

    def _imagined(self, other: Seat, lookout: Lookout) -> list[float]:
        """Return what another can hope for from each side who plans as well as one can."""
        planner = Sharer(self.view, lookout, other)
        planner.go()
        crowd = planner.crowd
        return [crowd.total(planner.table, one.weights) for one in self.leaning]

    def counted_on(self) -> tuple[str, float]:
        """Return the side that it would choose with its plan, and how likely it is to choose."""
        fates = self.crowd.fates(self.table).values()
        best = max(self.leaning, key=lambda one: self.crowd.hope(fates, one.weights))
        return best.leaning.side, self.choosing.get(self.seat, 0.0)

    def rate(self, fates: Mapping[str, Fate], out: float) -> float:
        """Return what a seat can hope for, on average over those who may choose the side."""
        mine = [out + self.crowd.hope(fates.values(), one.weights) for one in self.leaning]
        if not self.choosing:
            return fmean(mine)
        return sum(
            likely * (max(mine) if seat == self.seat else self._chosen(self.theirs[seat], mine))
            for seat, likely in self.choosing.items()
        )

    def _chosen(self, theirs: list[float], mine: list[float]) -> float:
        """Return what is left to me when another chooses, who also counts what I lose."""
        spite = 1 / (self.view.seats - 1)
        leads = [their - spite * my for their, my in zip(theirs, mine, strict=True)]
        wants = [exp((lead - max(leads)) / SHREWD) for lead in leads]
        return sum(want * my for want, my in zip(wants, mine, strict=True)) / sum(wants)

    def promising(self, size: str, spots: list[Spot]) -> list[Spot]:
        """Return the spots of a row that are safest from all sides, and from each."""
        return list(
            dict.fromkeys(
                min(spots, key=lambda spot: lookout.risk((size, spot)))
                for lookout in (self.lookout, *self.leaning)
            )
        )
