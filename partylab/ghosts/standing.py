"""Where a ghost may stand: on the floor or on a level top, where nothing is in its way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.poses import CELL, FLOOR, HALL, Spot, middle
from partylab.ghosts.resting import TOUCH, Resting, Shape, far_from, shape_of, sizes
from partylab.ghosts.resting import size as size_of
from partylab.ghosts.shapes import GHOST_CORNERS, GHOSTS, KINDS, SIZES, circle, tower
from partylab.ghosts.solids import inside, lift, within

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.solids import Solid

# A ghost stands firmly when this much of its radius is held up all around.
FIRM = 0.6
# How far from the middle of a cell the standard spots are.
STEPS = {"S": (-280, 0, 280), "M": (-200, 0, 200), "L": (-100, 0, 100)}


@lru_cache(maxsize=2 * len(SIZES))
def column(size: str, lying: bool) -> Shape:
    """Return the room that a ghost must find free to stand: as wide at its head as at its foot."""
    one = sizes(lying)[size]
    ring = circle(one.radius, GHOST_CORNERS)
    return shape_of((tower("column", ((ring, 0), (ring, one.height))),))


def within_cell(size: str, spot: Spot) -> bool:
    """Does a ghost's radius keep it inside a cell?"""
    room = CELL // 2 - round(GHOSTS[size].radius * CELL)
    return all(
        0 <= number < HALL and abs(number % CELL - CELL // 2) <= room for number in (spot.x, spot.y)
    )


def why_not(hall: Hall, size: str, spot: Spot) -> tuple[str, str | None] | None:
    """Return why a ghost cannot stand somewhere, and what is in its way; None if it can."""
    if not within_cell(size, spot):
        return "ghosts-off-cell", None
    z = height(hall, spot)
    if z is None or not firm(hall, size, spot, z):
        return "ghosts-no-support", None
    other = in_the_way(hall, size, spot, z)
    return None if other is None else ("ghosts-hits", other)


def tops(hall: Hall, spot: Spot) -> dict[Spot, float]:
    """Return the floor and every level top above a point, with its height, lowest first."""
    x, y, _ = spot
    found = [(0.0, Spot(x, y))]
    for name, z in _level_tops(hall, x / CELL, y / CELL):
        found.append((z, Spot(x, y, name)))
    return {top: z for z, top in sorted(found)}


def height(hall: Hall, spot: Spot) -> float | None:
    """Return how high a spot is, or None where nothing is level."""
    return tops(hall, spot).get(spot)


def _level_tops(hall: Hall, x: float, y: float) -> Iterator[tuple[str, float]]:
    """Go through all level tops above a point: the name of the part, and its height."""
    resting = hall.resting()
    for kind, _ in hall.furniture:
        piece = resting[kind]
        dx, dy = x - piece.x, y - piece.y
        if not within(piece.shape.box, dx, dy):
            continue
        for one in piece.shape.solids:
            if one.shelf and inside(one.walls, dx, dy):
                yield f"{kind}/{one.name}", piece.z + one.high


def firm(hall: Hall, size: str, spot: Spot, z: float) -> bool:
    """Is a ghost held up all around at that height?  Tops side by side hold it together."""
    if spot.on == FLOOR:
        return True
    ring = circle(FIRM * GHOSTS[size].radius, GHOST_CORNERS)
    points = ((spot.x / CELL + x, spot.y / CELL + y) for x, y in ((0.0, 0.0), *ring))
    return all(any(abs(top - z) <= TOUCH for _, top in _level_tops(hall, x, y)) for x, y in points)


def in_the_way(hall: Hall, size: str, spot: Spot, z: float) -> str | None:
    """Return the body that leaves a ghost no room to stand there, or None."""
    here = Resting("", column(size, hall.lying), spot.x / CELL, spot.y / CELL, z)
    for name, body in hall.resting().items():
        other = body if name in KINDS else body._replace(shape=column(size_of(name), hall.lying))
        if hits(here, other):
            return name
    return None


def shaken(hall: Hall) -> dict[str, Spot]:
    """Return the ghosts on furniture that cannot stay, because what was around them has moved."""
    resting = hall.resting()
    return {
        ghost: spot
        for ghost, spot in hall.ghosts
        if spot.on != FLOOR
        if not firm(hall, size_of(ghost), spot, resting[ghost].z)
        or any(hits(resting[ghost], body) for name, body in resting.items() if name != ghost)
    }


def hits(one: Resting, other: Resting) -> bool:
    """Do two bodies go into each other?"""
    if far_from(one, other):
        return False
    dx, dy = one.x - other.x, one.y - other.y
    return any(
        _into(mine, theirs, dx, dy, one.z - other.z)
        for mine in one.shape.solids
        for theirs in other.shape.solids
    )


def _into(mine: Solid, theirs: Solid, dx: float, dy: float, dz: float) -> bool:
    if mine.low + dz >= theirs.high - TOUCH or mine.high + dz <= theirs.low + TOUCH:
        return False
    if (over := lift(mine, theirs, dx, dy)) is None or dz >= over - TOUCH:
        return False
    under = lift(theirs, mine, -dx, -dy)
    return under is not None and -dz < under - TOUCH


def standard(column: int, row: int, size: str) -> tuple[tuple[int, int], ...]:
    """Return the points of a cell that a menu offers."""
    x, y = middle(column, row)
    return tuple((x + dx, y + dy) for dy in STEPS[size] for dx in STEPS[size])
