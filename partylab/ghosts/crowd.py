"""How all ghosts of a seat fare together in the looks that may come.

Whatever is hoped for is told for each side of the keyhole that is thought of and, within that,
for each price of a point (see `prospects`): so the hopes of ghosts can simply be added.
"""

from __future__ import annotations

from operator import add, sub
from typing import TYPE_CHECKING

from partylab.ghosts import movement
from partylab.ghosts.prospects import AT_HOME, PRICES, Prospects, Runner
from partylab.ghosts.state import depth, inside, size_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View

# What one ghost, or all of them, can hope for.
Hopes = tuple[float, ...]


class Crowd:
    """The ghosts of a seat; `weights` say how likely each look is, once for each side."""

    def __init__(
        self, view: View, lookout: Lookout, seat: Seat, weights: Sequence[Sequence[float]]
    ) -> None:
        self.game, self.lookout, self.seat = view.game, lookout, seat
        self.side, self.prospects = view.sides[seat], Prospects.after(view)
        self.weights = weights

    def at(self, size: str, spot: Spot) -> Hopes:
        """Return what a ghost on a spot can hope for: it may be seen there."""
        steps = self.prospects.whole - depth(self.side, spot.cell)
        stays = self.prospects.by_price(Runner(size, steps))
        flees = self.prospects.by_price(Runner(size, AT_HOME))
        fears, hopes = self.lookout.fears((size, spot)), []
        for weights in self.weights:
            risk = sum(weight for weight, fear in zip(weights, fears, strict=True) if fear)
            hopes += [stay + risk * (flee - stay) for stay, flee in zip(stays, flees, strict=True)]
        return tuple(hopes)

    def home(self, size: str) -> Hopes:
        """Return what a ghost at home can hope for."""
        return self.prospects.by_price(Runner(size, AT_HOME)) * len(self.weights)

    def out(self, size: str) -> Hopes:
        """Return what a ghost counts that is out."""
        return (self.prospects.out(size),) * len(PRICES) * len(self.weights)

    def each(self, table: View) -> dict[str, Hopes]:
        """Return what each ghost can hope for that is in the hall, or can come in."""
        hall = table.hall
        hopes = {name: self.at(size_of(name), hall.spot(name)) for name in inside(hall, self.seat)}
        for ghost in (*table.waiting[self.seat], *table.home[self.seat]):
            if movement.refusal(self.game, table, ghost) is None:
                hopes[ghost] = self.home(size_of(ghost))
        return hopes

    def all(self, table: View) -> Hopes:
        """Return what all of them can hope for, and count that are out, with the points to come."""
        points = self.prospects.points * len(self.weights)
        out = [self.out(size_of(ghost)) for ghost in table.out[self.seat]]
        return added(points, *self.each(table).values(), *out)

    def totals(self, hopes: Hopes) -> list[float]:
        """Return what that is for each side, at the price that is right."""
        return [min(hopes[at : at + len(PRICES)]) for at in range(0, len(hopes), len(PRICES))]


def added(*hopes: Hopes) -> Hopes:
    """Add hopes."""
    return tuple(map(sum, zip(*hopes, strict=True)))


def more(hopes: Hopes, gain: Iterable[float]) -> Hopes:
    """Return hopes with a gain."""
    return tuple(map(add, hopes, gain))


def gain(now: Hopes, then: Hopes) -> Hopes:
    """Return by how much hopes change."""
    return tuple(map(sub, then, now))
