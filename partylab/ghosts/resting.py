"""How high everything comes to rest: furniture falls straight down, one piece after another.

First come the ghosts on the floor; then each piece, in the order in which it was put down, falls
on all that is there already; then the ghosts that are on it.  So nothing ever goes through
anything: what is below holds up what comes later.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.poses import CELL, FLOOR, turned
from partylab.ghosts.shapes import GHOSTS, LYING, GhostSize, Part
from partylab.ghosts.solids import Solid, lift, solid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.ghosts.poses import Pose, Spot

Ghosts = tuple[tuple[str, "Spot"], ...]
Furniture = tuple[tuple[str, "Pose"], ...]


class Shape(NamedTuple):
    """A turned body around its own place, its lowest point at height 0."""

    parts: tuple[Part, ...]
    solids: tuple[Solid, ...]
    box: tuple[float, float, float, float]
    high: float


class Resting(NamedTuple):
    """A body at rest: its shape, and where that stands in the hall."""

    name: str
    shape: Shape
    x: float
    y: float
    z: float


def shape_of(parts: tuple[Part, ...]) -> Shape:
    """Return the shape of turned parts."""
    solids = tuple(solid(part) for part in parts)
    left, front, right, back = zip(*(one.box for one in solids), strict=True)
    box = (min(left), min(front), max(right), max(back))
    return Shape(parts, solids, box, max(one.high for one in solids))


@lru_cache(maxsize=2048)
def piece_shape(kind: str, yaw: int, down: str, tilt: int, axis: str) -> Shape:
    """Return the shape of a piece that is turned like this."""
    return shape_of(turned(kind, yaw, down, tilt, axis))


@lru_cache(maxsize=8)
def ghost_shape(size: str, lying: bool) -> Shape:
    """Return the shape of a ghost."""
    return shape_of((sizes(lying)[size].part,))


def sizes(lying: bool) -> dict[str, GhostSize]:
    """Return the sizes of ghosts that stand, or lie."""
    return LYING if lying else GHOSTS


def size(ghost: str) -> str:
    """Return the size in a ghost's name."""
    return ghost[1]


def placed(kind: str, pose: Pose, z: float = 0) -> Resting:
    """Return a piece at its place, at that height."""
    shape = piece_shape(kind, *pose[2:])
    return Resting(kind, shape, pose.x / CELL, pose.y / CELL, z)


def drop(falling: Resting, others: Iterable[Resting]) -> float:
    """Return the height at which a piece comes to rest on the floor or on others."""
    height = 0.0
    for other in others:
        dx, dy = falling.x - other.x, falling.y - other.y
        if other.z + other.shape.high <= height or _far(falling.shape, other.shape, dx, dy):
            continue
        for upper in falling.shape.solids:
            for under in other.shape.solids:
                if other.z + under.high - upper.low <= height:
                    continue
                held = lift(upper, under, dx, dy)
                if held is not None:
                    height = max(height, other.z + held)
    return height


def _far(one: Shape, other: Shape, dx: float, dy: float) -> bool:
    """Are two bodies far from each other seen from above, `one` moved by (dx, dy)?"""
    return (
        one.box[0] + dx >= other.box[2]
        or one.box[2] + dx <= other.box[0]
        or one.box[1] + dy >= other.box[3]
        or one.box[3] + dy <= other.box[1]
    )


@lru_cache(maxsize=4096)
def rest(furniture: Furniture, ghosts: Ghosts, lying: bool) -> dict[str, Resting]:
    """Return every body at rest, by name, in the order in which they came to rest."""
    if not furniture:
        shapes = [(name, spot, ghost_shape(size(name), lying)) for name, spot in ghosts]
        return {
            name: Resting(name, shape, spot.x / CELL, spot.y / CELL, 0.0)
            for name, spot, shape in shapes
            if spot.on == FLOOR
        }
    *before, (kind, pose) = furniture
    riders = tuple(entry for entry in ghosts if entry[1].piece == kind)
    others = tuple(entry for entry in ghosts if entry[1].piece != kind)
    resting = dict(rest(tuple(before), others, lying))
    falling = placed(kind, pose)
    resting[kind] = falling._replace(z=drop(falling, resting.values()))
    for name, spot in riders:
        height = resting[kind].z + top(resting[kind], spot)
        shape = ghost_shape(size(name), lying)
        resting[name] = Resting(name, shape, spot.x / CELL, spot.y / CELL, height)
    return resting


def top(piece: Resting, spot: Spot) -> float:
    """Return how high above a piece's lowest point the part is on which a spot is."""
    part = spot.on.partition("/")[2]
    return next(one.high for one in piece.shape.solids if one.name == part)


def parts_at(resting: Resting) -> tuple[Part, ...]:
    """Return the parts of a body at rest, in the frame of the hall."""
    dx, dy, dz = resting.x, resting.y, resting.z
    return tuple(
        part._replace(vertices=tuple((x + dx, y + dy, z + dz) for x, y, z in part.vertices))
        for part in resting.shape.parts
    )
