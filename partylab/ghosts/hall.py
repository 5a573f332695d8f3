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
from partylab.ghosts.refusals import refusal
from partylab.ghosts.resting import TOUCH, Resting, bodies, placed, rest
from partylab.ghosts.resting import size as size_of
from partylab.ghosts.settling import settled
from partylab.ghosts.shapes import GHOSTS, KINDS
from partylab.ghosts.solids import NOISE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.ghosts.shapes import Body, Part

# How much weight of ghosts a cell bears (PV-A14).
CAPACITY = 4
# Seat, size and number: a seat has four small ghosts, two medium ones and a large one (PV-3).
GHOST = re.compile(r"[0-3](S[1-4]|M[12]|L1)")


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
        return bodies(self.furniture, self.ghosts, self.lying)

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
        """Put a piece down on what is there.

        Pieces that rested on it are lifted and put back after it (PV-20); ghosts that were on it
        go to the floor of their cell (PV-21).
        """
        if kind not in KINDS:
            raise Rejected("ghosts-wrong-piece", piece=brief(kind), known=", ".join(KINDS))
        checked_pose(pose)
        if (kind, pose) in self.furniture:
            return self  # put back as it was
        if not _inside(placed(kind, pose)):
            raise refusal("ghosts-outside", kind)
        riders = {name: spot for name, spot in self.ghosts if spot.piece == kind}
        lifted = self._resting_on(kind)
        others = [entry for entry in self.furniture if entry[0] != kind]
        stay = [entry for entry in others if entry[0] not in lifted]
        back = [entry for entry in others if entry[0] in lifted]
        hall = self._replace(furniture=(*stay, (kind, pose), *back))
        return settled(hall, riders, anywhere=False)

    def _resting_on(self, kind: str) -> frozenset[str]:
        """Return the pieces that would fall if a piece, and the ghosts on it, were gone."""
        furniture = tuple(entry for entry in self.furniture if entry[0] != kind)
        ghosts = tuple(entry for entry in self.ghosts if entry[1].piece != kind)
        left = rest(furniture, ghosts, self.lying)
        now = self.resting()
        return frozenset(name for name, _ in furniture if left[name].z < now[name].z - TOUCH)

    # Ghosts

    def stand(self, ghost: str, spot: Spot, capacity: int | None = CAPACITY) -> Hall:
        """Put a ghost somewhere; refused with what is in its way if it does not fit."""
        if not isinstance(ghost, str) or not GHOST.fullmatch(ghost):
            raise Rejected("ghosts-wrong-ghost", ghost=brief(ghost))
        checked_spot(spot)
        hall = self.without(ghost)
        if (why := standing.why_not(hall, size_of(ghost), spot)) is not None:
            reason, other = why
            raise refusal(reason, ghost, other)
        if not hall._bears(size_of(ghost), spot.cell, capacity):
            raise refusal("ghosts-cell-full", ghost)
        return hall.with_ghost(ghost, spot)

    def without(self, *names: str) -> Hall:
        """Take ghosts or pieces out; what they held up falls."""
        furniture = tuple(entry for entry in self.furniture if entry[0] not in names)
        ghosts = tuple(entry for entry in self.ghosts if entry[0] not in names)
        if len(furniture) + len(ghosts) == len(self.furniture) + len(self.ghosts):
            return self
        riders = {ghost: spot for ghost, spot in ghosts if spot.piece in names}
        hall = self._replace(furniture=furniture, ghosts=ghosts)
        return settled(hall, riders, anywhere=True)

    def laid(self, *, lying: bool) -> Hall:
        """Lay all ghosts down, or stand them up again, each where it is (PV-M2, PV-A26)."""
        return settled(self._replace(lying=lying), {}, anywhere=True)

    def levels(self, size: str, x: int, y: int, without: tuple[str, ...] = ()) -> tuple[Spot, ...]:
        """Return the spots where a ghost may stand above a point, the lowest first."""
        hall = self.without(*without)
        return tuple(
            spot
            for spot in standing.tops(hall, Spot(x, y))
            if standing.why_not(hall, size, spot) is None
        )

    def spots(
        self,
        size: str,
        column: int,
        row: int,
        without: tuple[str, ...] = (),
        capacity: int | None = CAPACITY,
    ) -> tuple[Spot, ...]:
        """Return the free standard spots of a cell, the lowest first."""
        hall = self.without(*without)
        if not hall._bears(size, (column, row), capacity):
            return ()
        heights = {
            spot: height
            for x, y in standing.standard(column, row, size)
            for spot, height in standing.tops(hall, Spot(x, y)).items()
            if standing.why_not(hall, size, spot) is None
        }
        return tuple(sorted(heights, key=lambda spot: heights[spot]))

    def _bears(self, size: str, cell: tuple[int, int], capacity: int | None) -> bool:
        """Does a cell bear one more ghost?  None: it is not asked."""
        there = [GHOSTS[size_of(name)].weight for name, spot in self.ghosts if spot.cell == cell]
        return capacity is None or sum(there) + GHOSTS[size].weight <= capacity

    def with_ghost(self, ghost: str, spot: Spot) -> Hall:
        """Return the hall with one ghost more, where it is known to fit."""
        return self._replace(ghosts=tuple(sorted((*self.ghosts, (ghost, spot)))))

    def _repr_html_(self) -> str:
        from importlib import import_module  # rules import no drawing

        from partylab import words

        drawing = import_module("partylab.ghosts.drawing")
        return str(drawing.hall_picture(self, words.Words()))


def _inside(body: Resting) -> bool:
    """Does a body stick out of the hall nowhere?"""
    left, front, right, back = body.shape.box
    return (
        body.x + left >= -NOISE
        and body.y + front >= -NOISE
        and body.x + right <= CELLS + NOISE
        and body.y + back <= CELLS + NOISE
    )
