"""The hall: which furniture and ghosts are in it and where; what may be put where.

A hall never changes once made.  It stores whole numbers only: how high everything rests, and
what shape that gives, follows from them (see `resting`).
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected, brief
from partylab.ghosts import standing
from partylab.ghosts.poses import CELLS, Pose, Spot, checked_pose, checked_spot
from partylab.ghosts.resting import Resting, parts_at, placed, rest, size
from partylab.ghosts.shapes import GHOSTS, KINDS, Body
from partylab.ghosts.solids import NOISE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from partylab.ghosts.shapes import Part

# How much weight of ghosts a cell bears (PV-A14).
CAPACITY = 4
# Seat, size and number: a seat has four small ghosts, two medium ones and a large one (PV-3).
GHOST = re.compile(r"[0-3](S[1-4]|M[12]|L1)")


class Named(str):
    """A body's name in a refusal: compared by code, and said in words as "the piano"."""

    __slots__ = ()

    def say(self, words: Callable[..., str]) -> str:
        """Return what people call it."""
        kind = self if self in KINDS else size(self).lower()
        return words(f"ghosts-the-{kind}")


class Hall(NamedTuple):
    """Furniture in the order in which it was put down, and ghosts by name.

    >>> hall = Hall().place("table", Pose(2500, 2500)).stand("0S1", Spot(2500, 2500))
    >>> [str(spot) for spot in hall.levels("S", 2500, 2500, without=("0S1",))]
    ['2500 2500 floor', '2500 2500 table/top']
    >>> hall.place("desk", Pose(2500, 2600)).heights()["desk"]
    0.76
    """

    furniture: tuple[tuple[str, Pose], ...] = ()
    ghosts: tuple[tuple[str, Spot], ...] = ()
    lying: bool = False

    # What is where

    def resting(self) -> Mapping[str, Resting]:
        """Return every body at rest, by its name, in the order in which they came to rest."""
        return MappingProxyType(rest(self.furniture, self.ghosts, self.lying))

    def heights(self) -> Mapping[str, float]:
        """Return how high the lowest point of each body is."""
        return {name: body.z for name, body in self.resting().items()}

    def bodies(self) -> tuple[Body, ...]:
        """Return all bodies at rest, their parts in the frame of the hall."""
        return tuple(Body(name, parts_at(body)) for name, body in self.resting().items())

    def parts(self) -> tuple[Part, ...]:
        """Return the parts of all bodies, named with their body: "piano/keyboard"."""
        return tuple(
            part._replace(name=f"{body.name}/{part.name}")
            for body in self.bodies()
            for part in body.parts
        )

    def spot(self, ghost: str) -> Spot:
        """Return where a ghost is."""
        return dict(self.ghosts)[ghost]

    def cell(self, ghost: str) -> tuple[int, int]:
        """Return the column and the row of a ghost's cell."""
        return self.spot(ghost).cell

    def on(self, ghost: str) -> str:
        """Return what a ghost is on: "floor" or "trolley/shelf-low"."""
        return self.spot(ghost).on

    # Furniture

    def place(self, kind: str, pose: Pose) -> Hall:
        """Put a piece down last; ghosts that were on it go to the floor of their cell (PV-21)."""
        if kind not in KINDS:
            raise Rejected("ghosts-wrong-piece", piece=brief(kind), known=", ".join(KINDS))
        checked_pose(pose)
        if (kind, pose) in self.furniture:
            return self  # put back as it was
        if not _inside(placed(kind, pose)):
            raise refusal("ghosts-outside", kind)
        others = tuple(entry for entry in self.furniture if entry[0] != kind)
        riders = {name: spot for name, spot in self.ghosts if spot.piece == kind}
        hall = self._replace(furniture=(*others, (kind, pose)))
        return hall._settled(riders)

    # Ghosts

    def stand(self, ghost: str, spot: Spot, capacity: int | None = CAPACITY) -> Hall:
        """Put a ghost somewhere; refused with what is in its way if it does not fit."""
        if not GHOST.fullmatch(ghost):
            raise Rejected("ghosts-wrong-ghost", ghost=brief(ghost))
        checked_spot(spot)
        hall = self.without(ghost)
        why = hall._why_not(ghost, spot, capacity)
        if why is not None:
            raise why
        return hall._with(ghost, spot)

    def without(self, name: str) -> Hall:
        """Take a ghost or a piece out; what it held up falls."""
        furniture = tuple(entry for entry in self.furniture if entry[0] != name)
        ghosts = tuple(entry for entry in self.ghosts if entry[0] != name)
        riders = {ghost: spot for ghost, spot in ghosts if spot.piece == name}
        if len(furniture) + len(ghosts) == len(self.furniture) + len(self.ghosts):
            return self
        return self._replace(furniture=furniture, ghosts=ghosts)._settled(riders, anywhere=True)

    def laid(self, *, lying: bool) -> Hall:
        """Lay all ghosts down, or stand them up again, each where it is (PV-M2, PV-A26)."""
        return self._replace(lying=lying)._settled({}, anywhere=True)

    def levels(self, size: str, x: int, y: int, without: tuple[str, ...] = ()) -> tuple[Spot, ...]:
        """Return the spots where a ghost may stand above a point, the lowest first."""
        hall = self
        for name in without:
            hall = hall.without(name)
        return tuple(
            spot
            for spot in standing.tops(hall, Spot(x, y))
            if hall._why_not(f"-{size}", spot, None) is None
        )

    def spots(
        self,
        size: str,
        column: int,
        row: int,
        without: tuple[str, ...] = (),
        capacity: int | None = CAPACITY,
    ) -> tuple[Spot, ...]:
        """Return the free standard spots of a cell: those on the floor first."""
        hall = self
        for name in without:
            hall = hall.without(name)
        if capacity is not None and hall._weight(column, row) + GHOSTS[size].weight > capacity:
            return ()
        found = [hall.levels(size, x, y) for x, y in standing.standard(column, row, size)]
        spots = [spot for levels in found for spot in levels]
        return tuple(sorted(spots, key=lambda spot: standing.height(hall, spot) or 0.0))

    def _weight(self, column: int, row: int) -> int:
        """Return how much weight of ghosts is in a cell."""
        return sum(
            GHOSTS[size(name)].weight for name, spot in self.ghosts if spot.cell == (column, row)
        )

    def _why_not(self, ghost: str, spot: Spot, capacity: int | None) -> Rejected | None:
        """Return why a ghost that is not in the hall cannot stand there, or None."""
        if not standing.within_cell(size(ghost), spot):
            return refusal("ghosts-off-cell", ghost)
        z = standing.height(self, spot)
        if z is None or not standing.firm(self, size(ghost), spot, z):
            return refusal("ghosts-no-support", ghost)
        if (other := standing.in_the_way(self, size(ghost), spot, z)) is not None:
            return refusal("ghosts-hits", ghost, other)
        weight = GHOSTS[size(ghost)].weight
        if capacity is not None and self._weight(*spot.cell) + weight > capacity:
            return refusal("ghosts-cell-full", ghost)
        return None

    def _with(self, ghost: str, spot: Spot) -> Hall:
        return self._replace(ghosts=tuple(sorted((*self.ghosts, (ghost, spot)))))

    def _settled(self, loose: dict[str, Spot], *, anywhere: bool = False) -> Hall:
        """Put down the ghosts that have lost their place, each near where it was."""
        hall = self
        for _ in range(len(self.ghosts) + 1):
            loose = loose or standing.shaken(hall)
            if not loose:
                return hall
            hall = hall._replace(
                ghosts=tuple(entry for entry in hall.ghosts if entry[0] not in loose)
            )
            for ghost, was in loose.items():
                hall = hall._put_down(ghost, was, anywhere=anywhere)
            loose = {}
        raise refusal("ghosts-no-room", hall.ghosts[0][0])

    def _put_down(self, ghost: str, was: Spot, *, anywhere: bool) -> Hall:
        """Put a ghost on the nearest free standard spot of its cell, or else of another."""

        def away(spot: tuple[int, int]) -> int:
            return (spot[0] - was.x) ** 2 + (spot[1] - was.y) ** 2

        spots = list(self.spots(size(ghost), *was.cell, capacity=None))
        if not spots and anywhere:
            spots = [
                spot
                for row in range(CELLS)
                for column in range(CELLS)
                for spot in self.spots(size(ghost), column, row)
            ]
        if not spots:
            raise refusal("ghosts-no-room", ghost)
        low = [spot for spot in spots if spot.on == spots[0].on]
        return self._with(ghost, min(low, key=lambda spot: away((spot.x, spot.y))))


def refusal(reason: str, body: str, other: str | None = None) -> Rejected:
    """Return why a body cannot be where it was put, with the names of those concerned."""
    if other is None:
        return Rejected(reason, body=Named(body))
    return Rejected(reason, body=Named(body), other=Named(other))


def _inside(body: Resting) -> bool:
    """Does a body stick out of the hall nowhere?"""
    left, front, right, back = body.shape.box
    return (
        body.x + left >= -NOISE
        and body.y + front >= -NOISE
        and body.x + right <= CELLS + NOISE
        and body.y + back <= CELLS + NOISE
    )
