"""Where a ghost may stand: on the floor or on a level top, where nothing is in its way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.poses import CELL, FLOOR, Spot
from partylab.ghosts.resting import Resting, Shape, shape_of, size, sizes, top
from partylab.ghosts.shapes import GHOST_CORNERS, SIZES, circle, tower
from partylab.ghosts.solids import inside, lift

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.solids import Solid

# Two bodies that go into each other by less than this touch.
TOUCH = 1e-5
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
    """Does a ghost's radius keep it inside its cell?"""
    room = CELL // 2 - round(sizes(False)[size].radius * CELL)
    return all(abs(number % CELL - CELL // 2) <= room for number in (spot.x, spot.y))


def tops(hall: Hall, spot: Spot) -> tuple[Spot, ...]:
    """Return the floor and every level top above a point, lowest first."""
    found = [(0.0, spot._replace(on=FLOOR))]
    for piece, one, height in _shelves(hall):
        if inside(one.walls, spot.x / CELL - piece.x, spot.y / CELL - piece.y):
            found.append((height, spot._replace(on=f"{piece.name}/{one.name}")))
    return tuple(place for _, place in sorted(found))


def height(hall: Hall, spot: Spot) -> float | None:
    """Return the height of what a spot is on, or None if nothing level is there."""
    if spot.on == FLOOR:
        return 0.0
    piece = hall.resting().get(spot.piece)
    if piece is None or spot not in tops(hall, spot):
        return None
    return piece.z + top(piece, spot)


def _shelves(hall: Hall) -> Iterator[tuple[Resting, Solid, float]]:
    """Go through all level tops: the piece, the part, the height."""
    for kind, _ in hall.furniture:
        piece = hall.resting()[kind]
        for one in piece.shape.solids:
            if one.shelf:
                yield piece, one, piece.z + one.high


def firm(hall: Hall, size: str, spot: Spot, z: float) -> bool:
    """Is a ghost held up all around at that height?  Tops side by side hold it together."""
    if spot.on == FLOOR:
        return True
    level = [(piece, one) for piece, one, height in _shelves(hall) if abs(height - z) <= TOUCH]
    ring = circle(FIRM * sizes(hall.lying)[size].radius, GHOST_CORNERS)
    return all(
        any(
            inside(one.walls, spot.x / CELL + x - piece.x, spot.y / CELL + y - piece.y)
            for piece, one in level
        )
        for x, y in ((0.0, 0.0), *ring)
    )


def in_the_way(hall: Hall, size: str, spot: Spot, z: float) -> str | None:
    """Return the body that leaves a ghost no room to stand there, or None."""
    here = Resting("", column(size, hall.lying), spot.x / CELL, spot.y / CELL, z)
    kinds = [kind for kind, _ in hall.furniture]
    # A piece that came after what the ghost is on would land on the ghost's head.
    later = kinds[kinds.index(spot.piece) + 1 :] if spot.on != FLOOR else []
    for name, body in hall.resting().items():
        other = body if name in kinds else body._replace(shape=_column_of(name, hall.lying))
        if hits(here, other) or (name in later and above(here, other)):
            return name
    return None


def _column_of(ghost: str, lying: bool) -> Shape:
    return column(size(ghost), lying)


def hits(one: Resting, other: Resting) -> bool:
    """Do two bodies go into each other?"""
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


def above(one: Resting, other: Resting) -> bool:
    """Is a body above some part of another?"""
    dx, dy, dz = one.x - other.x, one.y - other.y, one.z - other.z
    lifts = (
        lift(mine, theirs, dx, dy) for mine in one.shape.solids for theirs in other.shape.solids
    )
    return any(over is not None and dz >= over - TOUCH for over in lifts)


def standard(column: int, row: int, size: str) -> tuple[tuple[int, int], ...]:
    """Return the points of a cell that a menu offers."""
    x, y = (number * CELL + CELL // 2 for number in (column, row))
    return tuple((x + dx, y + dy) for dy in STEPS[size] for dx in STEPS[size])


def shaken(hall: Hall) -> dict[str, Spot]:
    """Return the ghosts on furniture that cannot stay, because what was around them has moved."""
    resting = hall.resting()
    return {
        ghost: spot
        for ghost, spot in hall.ghosts
        if spot.on != FLOOR
        if not firm(hall, size(ghost), spot, resting[ghost].z)
        or any(hits(resting[ghost], body) for name, body in resting.items() if name != ghost)
    }
