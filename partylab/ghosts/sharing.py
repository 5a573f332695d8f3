"""How to share the points of a card among all ghosts: the plan that brings most in the end.

Ghost after ghost is thought of, the big ones first; what it could do is added to every draft of a
plan that is good enough so far.  Drafts that cost the same compete with each other only.
"""

from __future__ import annotations

from itertools import chain
from math import hypot
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts import movement
from partylab.ghosts.crowd import Crowd, Hopes, gain, more
from partylab.ghosts.moves import Go, Order
from partylab.ghosts.planning import Planner, apart
from partylab.ghosts.poses import CELL
from partylab.ghosts.shapes import GHOSTS, SIZES
from partylab.ghosts.state import depth, size_of
from partylab.ghosts.worth import choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View

# Ghosts, and where they stand.
Spots = dict[str, "Spot"]

# So many drafts of each cost are kept.
DRAFTS = 4


class Step(NamedTuple):
    """What one ghost could do: its order, what that costs, and how much more is hoped for then."""

    order: Order
    cost: int
    gain: Hopes


class Draft(NamedTuple):
    """The orders so far, what they cost, and what all ghosts could hope for."""

    orders: tuple[Order, ...]
    cost: int
    hopes: Hopes
    rating: float


class Sharer(Planner):
    """Thinks out a seat's orders for all its ghosts together.

    `there` is who is likely to stand where when they come; else all stay where they are.
    """

    def __init__(
        self, view: View, lookout: Lookout, seat: Seat, there: Spots | None = None
    ) -> None:
        super().__init__(view, lookout, seat)
        self.there = dict(view.hall.ghosts) if there is None else there
        self.leaning = [lookout.leans(side, 1.0) for side in lookout.sides]
        self.crowd = Crowd(view, lookout, seat, [one.weights for one in self.leaning])
        self.choice = choice(view, seat)
        self.points = card.value if (card := view.cards[seat]) else 0

    def go(self) -> Go:
        """Return the best orders: the plans for each side that it may choose are compared."""
        drafts = chain.from_iterable(map(self.drafts, self.eligible))
        for draft in sorted(drafts, key=lambda one: (-one.rating, one.cost)):
            try:
                go = Go(draft.orders)
                self.table = movement.tried(self.game, self.view, self.seat, go)
            except Rejected:
                continue
            self.hope = draft.rating
            return self._or_fused(go)
        return Go(())

    def _or_fused(self, go: Go) -> Go:
        """Return the better of two plans: this one, and that of who plans ghost by ghost."""
        if not self.game.fusion:
            return go
        other = Planner(self.view, self.lookout, self.seat)
        fused = other.go()
        hope = self.best_rating(self.crowd.all(other.table))
        if hope <= self.hope:
            return go
        self.table, self.hope = other.table, hope
        return fused

    @property
    def eligible(self) -> range:
        """Return the numbers of the sides that it may choose; one is enough if it may not."""
        return range(len(self.leaning) if self.choice else 1)

    def best_rating(self, hopes: Hopes) -> float:
        """Return what a seat can hope for that chooses the best side for it, if it may."""
        return max(self.rate(hopes, side) for side in self.eligible)

    def rate(self, hopes: Hopes, side: int) -> float:
        """Return what a seat can hope for that chooses a side, if it may."""
        sides = self.crowd.totals(hopes)
        return self.choice * sides[side] + (1 - self.choice) * fmean(sides)

    @property
    def totals(self) -> list[float]:
        """Return what it can hope for from each side, with its plan."""
        return self.crowd.totals(self.crowd.all(self.table))

    def before(self) -> int:
        """Return how many ghosts of others are likely to move before its own."""
        now = dict(self.view.hall.ghosts)
        return sum(spot != now.get(ghost) for ghost, spot in self.there.items())

    def counted_on(self) -> tuple[str, float]:
        """Return the side that it would choose with its plan, and how likely it is to choose."""
        sides = self.totals
        return self.leaning[sides.index(max(sides))].leaning.side, self.choice

    def drafts(self, side: int) -> list[Draft]:
        """Return the best plans that it can think of for a side, some for each cost."""
        now, each = self.crowd.all(self.view), self.crowd.each(self.view)
        best = {0: [Draft((), 0, now, self.rate(now, side))]}
        for ghost in sorted(each, key=self._big_and_near):
            found = {cost: list(drafts) for cost, drafts in best.items()}
            steps = list(self.steps(ghost, each[ghost], side))
            for draft in chain.from_iterable(best.values()):
                for step in steps:
                    cost = draft.cost + step.cost
                    if cost <= self.points:
                        found.setdefault(cost, []).append(self._longer(draft, step, side))
            best = {cost: self._best(drafts) for cost, drafts in found.items()}
        return list(chain.from_iterable(best.values()))

    def _longer(self, draft: Draft, step: Step, side: int) -> Draft:
        hopes = more(draft.hopes, step.gain)
        orders = (*draft.orders, step.order)
        return Draft(orders, draft.cost + step.cost, hopes, self.rate(hopes, side))

    def _best(self, drafts: list[Draft]) -> list[Draft]:
        """Return the best drafts in which all ghosts find room."""
        best: list[Draft] = []
        for draft in sorted(drafts, key=lambda one: -one.rating):
            if len(best) == DRAFTS:
                break
            if self._fits(draft.orders):
                best.append(draft)
        return best

    def _big_and_near(self, ghost: str) -> tuple[int, int]:
        """Sort ghosts: the big ones first, and those that have come far."""
        in_hall = movement.where(self.view, ghost) == movement.HALL
        rows = depth(self.crowd.side, self.view.hall.cell(ghost)) if in_hall else 0
        return -SIZES.index(size_of(ghost)), -rows

    def steps(self, ghost: str, now: Hopes, side: int) -> Iterator[Step]:
        """Go through what a ghost could do: get out, or go to the best spots for each cost."""
        table, size = self.view, size_of(ghost)
        if movement.refusal(self.game, table, ghost) is not None:
            return
        if movement.where(table, ghost) == movement.HALL and ghost not in table.entered:
            cost = movement.cost(self.game, table, ghost, None)
            yield Step(Order(ghost, None), cost, gain(now, self.crowd.out(size)))
        cells = movement.reach(self.game, table, ghost, self.points)
        rows: dict[tuple[int, int], list[Spot]] = {}
        for spot in self.lookout.hideouts(size, cells):
            rows.setdefault((cells[spot.cell], depth(self.crowd.side, spot.cell)), []).append(spot)
        for (cost, _), spots in rows.items():
            for spot in self.promising(size, spots, side):
                yield Step(Order(ghost, spot), cost, gain(now, self.crowd.at(size, spot)))

    def promising(self, size: str, spots: list[Spot], side: int) -> list[Spot]:
        """Return the spots of a row that are safest from the side that it would choose, or each."""
        sides = [self.leaning[side]] if self.choice else self.leaning
        safest = [
            min(spots, key=lambda spot: lookout.risk((size, spot)))
            for lookout in (self.lookout, *sides)
        ]
        return list(dict.fromkeys(safest))

    def _fits(self, orders: tuple[Order, ...]) -> bool:
        """Is there room for the last ghost beside all who are there when it comes?"""
        if not orders or (to := orders[-1].to) is None:
            return True
        ghost, there = orders[-1].ghost, self.there.copy()
        for order in orders:
            there.pop(order.ghost, None)
            if order.to and order.ghost != ghost:
                there[order.ghost] = order.to
        weight = GHOSTS[size_of(ghost)].weight
        for name, spot in there.items():
            if spot.cell == to.cell:
                weight += GHOSTS[size_of(name)].weight
                if hypot(spot.x - to.x, spot.y - to.y) < CELL * apart(ghost, name):
                    return False
        return weight <= self.game.cell_capacity
