"""How to share the points of a card among all ghosts: the plan that brings most in the end.

Ghost after ghost is thought of, the big ones first; what it could do is added to every draft of a
plan that is good enough so far.  Drafts that cost the same compete with each other only.
"""

from __future__ import annotations

from itertools import chain
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts import movement
from partylab.ghosts.crowd import Crowd
from partylab.ghosts.moves import Go, Order
from partylab.ghosts.planning import Planner, apart
from partylab.ghosts.poses import CELL
from partylab.ghosts.prospects import AT_HOME
from partylab.ghosts.shapes import GHOSTS, SIZES
from partylab.ghosts.state import depth, size_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from partylab.game import Seat
    from partylab.ghosts.crowd import Fate
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import View

# So many drafts of each cost are kept, and so many spots for each way to a row.
DRAFTS, SPOTS = 2, 2


class Step(NamedTuple):
    """What one ghost could do: its order, what that costs, and how it would fare; None: out."""

    order: Order
    cost: int
    fate: Fate | None


class Draft(NamedTuple):
    """The orders so far, what they cost, how all ghosts would fare, and what is hoped for."""

    steps: tuple[Step, ...]
    fates: Mapping[str, Fate]
    out: float
    hope: float

    @property
    def cost(self) -> int:
        """Return what the orders cost."""
        return sum(step.cost for step in self.steps)

    @property
    def go(self) -> Go:
        """Return the orders."""
        return Go(tuple(step.order for step in self.steps))


class Sharer(Planner):
    """Thinks out a seat's orders for all its ghosts together."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat) -> None:
        super().__init__(view, lookout, seat)
        self.crowd = Crowd(view, lookout, seat)
        self.points = card.value if (card := view.cards[seat]) else 0

    def go(self) -> Go:
        """Return the best orders."""
        for draft in sorted(self.drafts(), key=lambda one: (-one.hope, one.cost)):
            try:
                self.table = movement.tried(self.game, self.view, self.seat, draft.go)
            except Rejected:
                continue
            self.hope = draft.hope
            return self._or_fused(draft.go)
        return Go(())

    def _or_fused(self, go: Go) -> Go:
        """Return the better of two plans: this one, and that of who plans ghost by ghost."""
        if not self.game.fusion:
            return go
        other = Planner(self.view, self.lookout, self.seat)
        fused = other.go()
        hope = self.rate_table(other.table)
        if hope <= self.hope:
            return go
        self.table, self.hope = other.table, hope
        return fused

    def rate_table(self, table: View) -> float:
        """Return what a seat can hope for when its ghosts are there."""
        return self.rate(self.crowd.fates(table), self.crowd.outside(table))

    def rate(self, fates: Mapping[str, Fate], out: float) -> float:
        """Return what a seat can hope for whose ghosts fare like this, and so many are out."""
        return out + self.crowd.hope(fates.values(), self.lookout.weights)

    def drafts(self) -> list[Draft]:
        """Return the best plans that it can think of, some for each cost."""
        fates, out = self.crowd.fates(self.view), self.crowd.outside(self.view)
        best = {0: [Draft((), fates, out, self.rate(fates, out))]}
        for ghost in sorted(fates, key=lambda ghost: _big_and_near(fates[ghost])):
            steps = list(self.steps(ghost))
            found: dict[int, list[Draft]] = {}
            for draft in chain.from_iterable(best.values()):
                for one in (draft, *self._longer(draft, steps)):
                    found.setdefault(one.cost, []).append(one)
            best = {cost: _best(drafts) for cost, drafts in found.items()}
        return list(chain.from_iterable(best.values()))

    def _longer(self, draft: Draft, steps: list[Step]) -> Iterator[Draft]:
        """Add to a draft each of the things that one more ghost could do."""
        for step in steps:
            if draft.cost + step.cost > self.points or not self._fits(draft, step.order):
                continue
            ghost, fates, out = step.order.ghost, dict(draft.fates), draft.out
            if step.fate is None:
                del fates[ghost]
                out += self.crowd.out(ghost)
            else:
                fates[ghost] = step.fate
            yield Draft((*draft.steps, step), fates, out, self.rate(fates, out))

    def steps(self, ghost: str) -> Iterator[Step]:
        """Go through what a ghost could do: get out, or go to the best spots for each cost."""
        table, size = self.view, size_of(ghost)
        if movement.refusal(self.game, table, ghost) is not None:
            return
        if movement.where(table, ghost) == movement.HALL and ghost not in table.entered:
            yield Step(Order(ghost, None), movement.cost(self.game, table, ghost, None), None)
        cells = movement.reach(self.game, table, ghost, self.points)
        rows: dict[tuple[int, int], list[Spot]] = {}
        for spot in self.lookout.hideouts(size, cells):
            rows.setdefault((cells[spot.cell], depth(self.crowd.side, spot.cell)), []).append(spot)
        for (cost, _), spots in rows.items():
            for spot in self.promising(size, spots):
                yield Step(Order(ghost, spot), cost, self.crowd.at(size, spot))

    def promising(self, size: str, spots: list[Spot]) -> list[Spot]:
        """Return the spots of a row on which a ghost is safest."""
        return sorted(spots, key=lambda spot: self.lookout.risk((size, spot)))[:SPOTS]

    def _fits(self, draft: Draft, order: Order) -> bool:
        """Is there room for a ghost beside all who are there when it comes?"""
        if order.to is None:
            return True
        there = dict(self.view.hall.ghosts)
        for step in draft.steps:
            there.pop(step.order.ghost, None)
            if step.order.to:
                there[step.order.ghost] = step.order.to
        weight = GHOSTS[size_of(order.ghost)].weight
        for name, spot in there.items():
            if spot.cell != order.to.cell or name == order.ghost:
                continue
            weight += GHOSTS[size_of(name)].weight
            if hypot(spot.x - order.to.x, spot.y - order.to.y) < CELL * apart(order.ghost, name):
                return False
        return weight <= self.game.cell_capacity


def _best(drafts: list[Draft]) -> list[Draft]:
    return sorted(drafts, key=lambda one: -one.hope)[:DRAFTS]


def _big_and_near(fate: Fate) -> tuple[int, bool, int]:
    size, steps = fate.runner
    return -SIZES.index(size), steps == AT_HOME, steps
