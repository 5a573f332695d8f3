"""How high everything comes to rest: furniture falls straight down, one piece after another.

First come the ghosts on the floor; then each piece, in the order in which it was put down, falls
on all that is there already; then the ghosts that are on it.  So nothing ever goes into anything:
what is below holds up what comes later.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.poses import CELL, FLOOR, turned
from partylab.ghosts.shapes import GHOSTS, LYING, Body, GhostSize, Part
from partylab.ghosts.solids import Box, Solid, lift, solid

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from partylab.ghosts.poses import Pose, Spot

# Two bodies that go into each other by less than this touch.
TOUCH = 1e-5

Ghosts = tuple[tuple[str, "Spot"], ...]
Furniture = tuple[tuple[str, "Pose"], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A turned body around its own place, its lowest point at height 0.

    Each is made once and told from others as an object: that is fast where results are kept.
    """

    parts: tuple[Part, ...]
    solids: tuple[Solid, ...]
    box: Box
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


@lru_cache(maxsize=512)
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
    """Return the size in a ghost's name.

    >>> size("0M2")
    'M'
    """
    return ghost[1]


def placed(kind: str, pose: Pose, z: float = 0) -> Resting:
    """Return a piece at its place, at that height."""
    shape = piece_shape(kind, *pose[2:])
    return Resting(kind, shape, pose.x / CELL, pose.y / CELL, z)


def standing(ghost: str, spot: Spot, lying: bool, z: float) -> Resting:
    """Return a ghost at its place, at that height."""
    return Resting(ghost, ghost_shape(size(ghost), lying), spot.x / CELL, spot.y / CELL, z)


@lru_cache(maxsize=4096)
def _height(
    falling: Resting, below: tuple[Resting, ...], on_furniture: tuple[Resting, ...]
) -> float:
    """Return how high a piece comes to rest; kept, for most of what moves is far from most."""
    return past(falling, on_furniture, drop(falling, below))


def drop(falling: Resting, others: Iterable[Resting]) -> float:
    """Return the height at which a piece comes to rest on the floor or on others."""
    height = 0.0
    for upper, under, z, dx, dy in _pairs(falling, others):
        if z + under.high - upper.low > height:
            held = lift(upper, under, dx, dy)
            height = max(height, height if held is None else z + held)
    return height


def past(falling: Resting, riders: Iterable[Resting], height: float) -> float:
    """Return the lowest height from there on at which a piece goes into no ghost on furniture.

    A ghost may stick out over an edge: a low piece has room under it, a high one stands on it.
    """
    blocked = []
    for upper, under, z, dx, dy in _pairs(falling, riders):
        over, below = lift(upper, under, dx, dy), lift(under, upper, -dx, -dy)
        if over is not None and below is not None:
            blocked.append((z - below, z + over))
    for start, end in sorted(blocked):
        if start + TOUCH < height < end - TOUCH:
            height = end
    return height


def _pairs(
    falling: Resting, others: Iterable[Resting]
) -> Iterator[tuple[Solid, Solid, float, float, float]]:
    """Go through the parts that may meet: one of each, how high the other is, how far apart."""
    for other in others:
        dx, dy = falling.x - other.x, falling.y - other.y
        if not far_from(falling, other):
            for upper in falling.shape.solids:
                for under in other.shape.solids:
                    yield upper, under, other.z, dx, dy


def far_from(one: Resting, other: Resting) -> bool:
    """Are two bodies far from each other seen from above?"""
    dx, dy, mine, theirs = one.x - other.x, one.y - other.y, one.shape.box, other.shape.box
    return (
        mine[0] + dx >= theirs[2]
        or mine[2] + dx <= theirs[0]
        or mine[1] + dy >= theirs[3]
        or mine[3] + dy <= theirs[1]
    )


@lru_cache(maxsize=4096)
def rest(furniture: Furniture, ghosts: Ghosts, lying: bool) -> dict[str, Resting]:
    """Return every body at rest, by name, in the order in which they came to rest."""
    if not furniture:
        return {name: standing(name, spot, lying, 0.0) for name, spot in ghosts if spot.on == FLOOR}
    *before, (kind, pose) = furniture
    riders = tuple(entry for entry in ghosts if entry[1].piece == kind)
    others = tuple(entry for entry in ghosts if entry[1].piece != kind)
    resting = dict(rest(tuple(before), others, lying))
    falling = placed(kind, pose)
    perched = {name for name, spot in others if spot.on != FLOOR}
    near = [body for body in resting.values() if not far_from(falling, body)]
    on_furniture = tuple(body for body in near if body.name in perched)
    below = tuple(body for body in near if body.name not in perched)
    resting[kind] = falling._replace(z=_height(falling, below, on_furniture))
    for name, spot in riders:
        part = next(one for one in falling.shape.solids if spot.on == f"{kind}/{one.name}")
        resting[name] = standing(name, spot, lying, resting[kind].z + part.high)
    return resting


@lru_cache(maxsize=256)
def bodies(furniture: Furniture, ghosts: Ghosts, lying: bool) -> tuple[Body, ...]:
    """Return all bodies at rest, their parts in the frame of the hall."""
    return tuple(body_of(resting) for resting in rest(furniture, ghosts, lying).values())


@lru_cache(maxsize=512)
def body_of(resting: Resting) -> Body:
    """Return a body at rest, its parts in the frame of the hall; most stay when one moves."""
    dx, dy, dz = resting.x, resting.y, resting.z
    parts = [
        part._replace(vertices=tuple([(x + dx, y + dy, z + dz) for x, y, z in part.vertices]))
        for part in resting.shape.parts
    ]
    return Body(resting.name, tuple(parts))
