"""The halls of the lesson, and what its labs ask of them: the hall is the game's, and so is sight.

A cell is (column, row) as `telling` counts them: like the doors, from west to east and from north
to south.  In each cell a ghost is imagined as near to its middle as it fits, on the floor if
it can.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from partylab.ghosts import Door, Hall, Pose, Spot
from partylab.ghosts.doors import CELLS, DOORS
from partylab.ghosts.plan import furniture, near_sides, plan_of
from partylab.ghosts.poses import CELL, FLOOR, middle
from partylab.ghosts.sight import look, seen
from partylab.ghosts.skyline import chart, nearest, within

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.ghosts.sight import Sight
    from partylab.ghosts.skyline import Edge

Cell = tuple[int, int]

NUMBERS = range(1, CELLS + 1)
CELL_NAMES = tuple((column, row) for row in NUMBERS for column in NUMBERS)
# So many ghosts of a size can be in a hall at once, by name.
NAMES = {
    size: tuple(f"{seat}{size}{number}" for seat, number in product(range(4), range(1, most + 1)))
    for size, most in (("S", 4), ("M", 2), ("L", 1))
}

FIRST_DOOR = Door("S", 3)
# Three pieces, each as high as no other; the eye is at 1.05.
HALL = (
    Hall()
    .place("piano", Pose(2700, 2300, 12))
    .place("desk", Pose(4400, 3200))
    .place("armchair", Pose(1400, 3600, 200))
)
# The same with three ghosts, one behind each piece.
CROWD = (
    HALL.stand("0S1", Spot(1400, 4500))
    .stand("0M1", Spot(4500, 4500))
    .stand("0L1", Spot(2500, 3500))
)
DESK = Hall().place("desk", Pose(2500, 1900))
PIANO = Hall().place("piano", Pose(2500, 1700))
MIRROR_DOOR = Door("S", 2)
MIRROR = (
    Hall().place("piano", Pose(2900, 2600)).place("mirror", Pose(2500, 5600))
    .stand("0S1", Spot(2700, 3600))
)  # fmt: skip


def spot_of(hall: Hall, size: str, cell: Cell) -> Spot | None:
    """Return where a ghost would stand in a cell, if it fits."""
    column, row = cell[0] - 1, CELLS - cell[1]
    x, y = middle(column, row)
    spots = hall.spots(size, column, row, capacity=None)
    return min(spots, key=lambda it: (it.on != FLOOR, abs(it.x - x) + abs(it.y - y)), default=None)


@lru_cache(maxsize=64)
def spots(hall: Hall, size: str) -> dict[Cell, Spot]:
    """Return where a ghost would stand, for each cell with room for it."""
    found = {cell: spot_of(hall, size, cell) for cell in CELL_NAMES}
    return {cell: spot for cell, spot in found.items() if spot is not None}


def peopled(hall: Hall, size: str) -> Iterator[tuple[Hall, dict[str, Cell]]]:
    """Put imagined ghosts into all cells, as many halls as that takes; say who is in which cell."""
    bare, names = hall._replace(ghosts=()), NAMES[size]
    places = list(spots(bare, size).items())
    for first in range(0, len(places), len(names)):
        full, who = bare, {}
        for name, (cell, spot) in zip(names, places[first : first + len(names)], strict=False):
            full, who[name] = full.with_ghost(name, spot), cell
        yield full, who


@lru_cache(maxsize=256)
def sights(hall: Hall, door: Door, size: str) -> dict[Cell, Sight]:
    """Return what is seen through a door of a ghost in each cell."""
    return {
        who[ghost]: sight
        for full, who in peopled(hall, size)
        for ghost, sight in look(full, door).items()
    }


@lru_cache(maxsize=64)
def watchers(hall: Hall, size: str) -> dict[Cell, frozenset[Door]]:
    """Return which doors see a ghost in each cell."""
    found: dict[Cell, set[Door]] = {}
    for full, who in peopled(hall, size):
        for cell in who.values():
            found[cell] = set()
        for door in DOORS:
            for ghost in seen(full, door):
                found[who[ghost]].add(door)
    return {cell: frozenset(found[cell]) for cell in sorted(found)}


# From above


@lru_cache(maxsize=256)
def skyline(hall: Hall, door: Door) -> tuple[Edge, ...]:
    """Return what is nearest from above in each direction, as `plan` finds it."""
    plan = plan_of(door)
    edges = [*plan.room, *near_sides(plan, furniture(hall))]
    return tuple(nearest(within(edges, plan.left, plan.right)))


def is_free_above(hall: Hall, door: Door, spot: Spot) -> bool:
    """Is nothing, seen from above, between an eye and the middle of a spot?"""
    direction, near = chart(plan_of(door).flat((spot.x / CELL, spot.y / CELL)))
    return any(
        edge.left <= direction <= edge.right and edge.near(direction) <= near
        for edge in skyline(hall, door)
    )


def is_crossed_above(hall: Hall, door: Door, spot: Spot) -> bool:
    """Does furniture, seen from above, lie between an eye and the middle of a spot?"""
    return is_free_above(Hall(), door, spot) and not is_free_above(hall, door, spot)


def seen_all_the_same(hall: Hall, door: Door, size: str) -> tuple[int, int]:
    """Count the cells to which furniture crosses the string from above: all, and those seen."""
    crossed = [
        sight.seen
        for cell, sight in sights(hall, door, size).items()
        if is_crossed_above(hall, door, spots(hall, size)[cell])
    ]
    return len(crossed), sum(crossed)


# The fewest doors


@lru_cache(maxsize=64)
def fewest_doors(hall: Hall, size: str) -> tuple[Door, ...]:
    """Return as few doors as possible that together see whatever cell any door sees."""
    seen_by = {
        door: {cell for cell, doors in watchers(hall, size).items() if door in doors}
        for door in DOORS
    }
    everything = set().union(*seen_by.values())
    for count in range(1, len(DOORS) + 1):
        for some in combinations(DOORS, count):
            if set().union(*(seen_by[door] for door in some)) == everything:
                return some
    return DOORS
