"""The bot that looks ahead: it imagines what others order, who will choose the side, and which.

All cards lie open, so what the others can do is known; it thinks for each of them as the schemer
does for itself, keeps off the cells that they fill before it, and looks for the plan with which it
is ahead when somebody has chosen the side.
"""

from __future__ import annotations

from functools import partial
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING

from partylab.ghosts import reasons
from partylab.ghosts.lookout import Lookout, Scout
from partylab.ghosts.rivals import Rivals, met
from partylab.ghosts.sharing import Sharer
from partylab.ghosts.thinking import Schemer, Thought, seat_of
from partylab.ghosts.worth import choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.ghosts.crowd import Hopes
    from partylab.ghosts.state import View

# Who chooses takes what seems best: a side that is worse by so many points is rarely taken.
SHREWD = 0.2


class Lookahead(Schemer):
    """Compares plans by what is likely to be seen when others plan, and choose, as well."""

    def go(self, view: View) -> Thought:
        """Return the plan with which it will be ahead, whoever chooses the side."""
        planner = Foresight(view, Scout(view), seat_of(view))
        go = planner.go()
        return go, partial(reasons.imagined, planner, go)


class Foresight(Sharer):
    """Thinks of who goes first, of who will choose the side, and of what everybody has there."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat) -> None:
        others = [other for other in range(view.seats) if other != seat]
        plans = imagined(view, lookout, others)
        super().__init__(view, lookout, seat, met(view, seat, lambda other: plans[other].table))
        self.choosing = {one: choice(view, one) for one in others if choice(view, one)}
        self.spite = 1 / len(others)
        self.theirs = {other: plan.totals for other, plan in plans.items()}
        self.rivals = list(map(sum, zip(*self.theirs.values(), strict=True)))

    def rate(self, hopes: Hopes, side: int) -> float:
        """Return how far a seat can hope to be ahead that chooses a side, if it may."""
        mine = self.crowd.totals(hopes)
        return self._on_average(mine, self._leads(mine), side)

    @property
    def brings(self) -> float:
        """Return what a seat can hope for with its plan."""
        mine = self.totals
        leads = self._leads(mine)
        return self._on_average(mine, mine, leads.index(max(leads)))

    def counted_on(self) -> tuple[str, float]:
        """Return the side that it would choose with its plan, and how likely it is to choose."""
        leads = self._leads(self.totals)
        return self.leaning[leads.index(max(leads))].leaning.side, self.choice

    def _leads(self, mine: Sequence[float]) -> list[float]:
        return [my - self.spite * rival for my, rival in zip(mine, self.rivals, strict=True)]

    def _on_average(self, mine: Sequence[float], values: Sequence[float], side: int) -> float:
        """Return what is true of the sides, on average over those who may choose, and of theirs."""
        if not self.choosing and not self.choice:
            return fmean(values)
        total = self.choice * values[side]
        for seat, likely in self.choosing.items():
            wants = _wants(self._led(seat, mine))
            total += likely * sum(want * one for want, one in zip(wants, values, strict=True))
        return total

    def _led(self, seat: Seat, mine: Sequence[float]) -> list[float]:
        """Return by how much another is ahead with the keyhole on each side."""
        theirs = self.theirs[seat]
        return [
            their - self.spite * (my + rival - their)
            for their, my, rival in zip(theirs, mine, self.rivals, strict=True)
        ]


def imagined(view: View, lookout: Lookout, others: Sequence[Seat]) -> dict[Seat, Sharer]:
    """Return others who have planned as schemers do."""
    rivals = Rivals(view)
    plans = {one: rivals.schemer(one, Lookout(view, lookout.dangers)) for one in others}
    for planner in plans.values():
        planner.go()
    return plans


def _wants(leads: list[float]) -> list[float]:
    """Return how likely somebody takes each side who would be so far ahead."""
    wants = [exp((lead - max(leads)) / SHREWD) for lead in leads]
    return [want / sum(wants) for want in wants]
