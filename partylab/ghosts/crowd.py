"""How all ghosts of a seat fare together in the looks that may come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts import movement
from partylab.ghosts.prospects import AT_HOME, Prospects, Runner
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.state import depth, inside, size_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View


class Fate(NamedTuple):
    """A ghost in play, and what will have become of it after each of the looks."""

    runner: Runner
    after: tuple[Runner, ...]


class Crowd:
    """The ghosts of a seat."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat) -> None:
        self.game, self.lookout, self.seat = view.game, lookout, seat
        self.side, self.prospects = view.sides[seat], Prospects.after(view)

    def fates(self, table: View) -> dict[str, Fate]:
        """Return how each ghost fares that is in the hall, or can come in."""
        fates = {}
        for ghost in inside(table.hall, self.seat):
            fates[ghost] = self.at(size_of(ghost), table.hall.spot(ghost))
        for ghost in (*table.waiting[self.seat], *table.home[self.seat]):
            if movement.refusal(self.game, table, ghost) is None:
                home = Runner(size_of(ghost), AT_HOME)
                fates[ghost] = Fate(home, (home,) * len(self.lookout.looks))
        return fates

    def at(self, size: str, spot: Spot) -> Fate:
        """Return how a ghost fares on a spot."""
        steps = self.prospects.whole - depth(self.side, spot.cell)
        stays, flees = Runner(size, steps), Runner(size, AT_HOME)
        fears = self.lookout.fears((size, spot))
        return Fate(stays, tuple([flees if fear else stays for fear in fears]))

    def out(self, ghost: str) -> float:
        """Return what a ghost counts that is out."""
        return float(self.game.score_out[SIZES.index(size_of(ghost))])

    def outside(self, table: View) -> float:
        """Return what all count that are out."""
        return sum(self.out(ghost) for ghost in table.out[self.seat])

    def hope(self, fates: Collection[Fate], weights: Sequence[float]) -> float:
        """Return what these ghosts will bring, on average over the looks."""
        likely: dict[tuple[Runner, ...], float] = {}
        for weight, *left in zip(weights, *[fate.after for fate in fates], strict=True):
            if weight:
                likely[tuple(left)] = likely.get(tuple(left), 0.0) + weight
        return sum(weight * self.prospects.value(left) for left, weight in likely.items())

    def total(self, table: View, weights: Sequence[float]) -> float:
        """Return what a seat will have in the end when its ghosts are there."""
        return self.outside(table) + self.hope(self.fates(table).values(), weights)
