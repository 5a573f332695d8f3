"""Which ghosts to send where with the points of a card: the best that a bot can think of.

Each ghost has offers: where it could go, what that costs, and how much more it would be worth
there than where it is.  The best choice of offers within the points is found exactly; then the
first of them is ordered, and the others are thought over again: its spot is taken now.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts import movement
from partylab.ghosts.moves import Go, Order
from partylab.ghosts.poses import CELL
from partylab.ghosts.shapes import GHOSTS
from partylab.ghosts.state import bigger, depth, inside, size_of, spare
from partylab.ghosts.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View

# An offer that brings less is none: ghosts do not fidget.
LEAST = 1e-6


class Offer(NamedTuple):
    """What an order would bring, in points that one can hope for, and what it costs."""

    gain: float
    cost: int
    order: Order


class Planner:
    """Thinks out a seat's orders; with `care` 0 no risk counts, with more than 1 it is shy."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat, care: float = 1.0) -> None:
        self.view, self.lookout, self.seat, self.care = view, lookout, seat, care
        self.game, self.worth = view.game, Worth.after(view)
        self.table = view  # as it would be with the orders so far
        self.done: set[str] = set()  # who has an order
        self.tired: set[str] = set()  # who has fused (PV-38)
        self.banned: set[Order] = set()
        # What all who are in the hall can hope for, with the orders so far.
        self.hope = sum(self.now(ghost) for ghost in inside(view.hall, seat))

    def go(self) -> Go:
        """Return the best orders."""
        card = self.view.cards[self.seat]
        points = card.value if card else 0
        orders: tuple[Order, ...] = ()
        while offer := self.best(points):
            try:
                table = movement.tried(self.game, self.view, self.seat, Go((*orders, offer.order)))
            except Rejected:
                self.banned.add(offer.order)
                continue
            orders, points = (*orders, offer.order), points - offer.cost
            self.hope += offer.gain
            self._carried_out(offer.order, table)
        return Go(orders)

    def _carried_out(self, order: Order, table: View) -> None:
        self.done.add(order.ghost)
        if order.fuse:
            before = inside(self.table.hall, self.seat)
            new = [name for name in inside(table.hall, self.seat) if name not in before]
            self.tired |= {order.ghost, order.fuse, *new}
        self.table = table

    def best(self, points: int) -> Offer | None:
        """Return the best of the offers that together bring most for the points."""
        plans: dict[int, tuple[float, tuple[Offer, ...]]] = {0: (0.0, ())}
        for ghost in movement.may_move(self.game, self.table, self.seat):
            if ghost in self.done or ghost in self.tired:
                continue
            offers = [one for one in self.offers(ghost, points) if one.gain > LEAST]
            for spent, (gain, chosen) in list(plans.items()):
                for offer in offers:
                    total, cost = gain + offer.gain, spent + offer.cost
                    if cost <= points and total > plans.get(cost, (0.0,))[0]:
                        plans[cost] = total, (*chosen, offer)
        _, chosen = max(plans.values(), key=lambda plan: plan[0])
        return max(chosen, key=lambda offer: offer.gain, default=None)

    # What a ghost can do

    def offers(self, ghost: str, points: int) -> Iterator[Offer]:
        """Go through what a ghost could do, the best for each cost."""
        best: dict[int, Offer] = {}
        for offer in self._all_offers(ghost, points):
            known = best.get(offer.cost)
            if offer.order not in self.banned and (known is None or offer.gain > known.gain):
                best[offer.cost] = offer
        return iter(best.values())

    def _all_offers(self, ghost: str, points: int) -> Iterator[Offer]:
        table, size = self.table, size_of(ghost)
        if movement.where(table, ghost) == movement.OUT:
            return  # PV-40: it is better off where it is
        now = self.now(ghost)
        in_hall = movement.where(table, ghost) == movement.HALL
        leaving = movement.cost(self.game, table, ghost, None)
        if in_hall and leaving <= points and ghost not in table.entered:
            yield Offer(self.worth.out(size) - now, leaving, Order(ghost, None))
        cells = movement.reach(self.game, table, ghost, points)
        for spot in self.lookout.hideouts(size, cells):
            if self._free(ghost, spot):
                yield Offer(self.at(size, spot) - now, cells[spot.cell], Order(ghost, spot))
        for partner in inside(table.hall, self.seat) if self.game.fusion else ():
            cost = cells.get(table.hall.cell(partner))
            if cost is not None and partner != ghost and partner not in self.tired:
                yield from self._fusion(ghost, partner, cost)

    def _fusion(self, ghost: str, partner: str, cost: int) -> Iterator[Offer]:
        """Offer to make one bigger ghost of two (PV-36); both go back to their side (PV-A19)."""
        sizes = {size_of(ghost), size_of(partner)}
        larger = bigger(max(ghost, partner, key=lambda name: "SML".index(size_of(name))))
        became = spare(self.table, self.seat, larger) if larger else None
        if "S" not in sizes or became is None:
            return
        lost = self.now(ghost) + self.now(partner)
        back = sum(self.worth.home("S") for name in (ghost, partner) if size_of(name) == "S")
        for spot in self.lookout.hideouts(size_of(became), {self.table.hall.cell(partner)}):
            gain = self.at(size_of(became), spot) + back - lost
            yield Offer(gain, cost, Order(ghost, spot, partner))

    def now(self, ghost: str) -> float:
        """Return what a ghost can hope for if it gets no order."""
        if movement.where(self.table, ghost) == movement.HALL:
            return self.at(size_of(ghost), self.table.hall.spot(ghost))
        return self.worth.home(size_of(ghost))

    def at(self, size: str, spot: Spot) -> float:
        """Return what a ghost can hope for on a spot: what it is worth if it is not seen."""
        side = self.table.sides[self.seat]
        there, home = self.worth.inside(size, depth(side, spot.cell)), self.worth.home(size)
        return there + min(1.0, self.care * self.lookout.risk((size, spot))) * (home - there)

    def _free(self, ghost: str, spot: Spot) -> bool:
        """Is there room for a ghost beside those that are in the cell?  The furniture has been."""
        weight = GHOSTS[size_of(ghost)].weight
        for name, other in self.table.hall.ghosts:
            if other.cell != spot.cell or name == ghost:
                continue
            weight += GHOSTS[size_of(name)].weight
            if hypot(other.x - spot.x, other.y - spot.y) < CELL * apart(ghost, name):
                return False
        return weight <= self.game.cell_capacity


def apart(ghost: str, other: str) -> float:
    """Return how far from each other the middles of two ghosts have to be, in cells."""
    return GHOSTS[size_of(ghost)].radius + GHOSTS[size_of(other)].radius
