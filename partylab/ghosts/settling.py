"""What becomes of ghosts that lose their place when something around them moves (PV-21).

Each goes to the nearest free standard spot of its cell: on the floor if it can, or else higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts import standing
from partylab.ghosts.poses import CELLS, middle
from partylab.ghosts.refusals import refusal
from partylab.ghosts.resting import size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot

    Loose = list[tuple[str, Spot]]

LARGE_FIRST = "LMS"


def settled(hall: Hall, loose: Mapping[str, Spot], *, anywhere: bool) -> Hall:
    """Put down the ghosts that have lost their place; that may cost others theirs.

    Refused when a cell has no place for its own, unless they may go anywhere.
    """
    for _ in range(len(hall.ghosts) + 1):
        loose = loose or standing.shaken(hall)
        if not loose:
            return hall
        hall = hall._replace(ghosts=tuple(one for one in hall.ghosts if one[0] not in loose))
        for cell in sorted({spot.cell for spot in loose.values()}):
            here = [(ghost, spot) for ghost, spot in loose.items() if spot.cell == cell]
            here.sort(key=lambda entry: LARGE_FIRST.index(size(entry[0])))
            found = _in_their_cell(hall, here)
            if found is None and not anywhere:
                raise refusal("ghosts-no-room", here[0][0])
            hall = found or _anywhere(hall, here)
        loose = {}
    raise refusal("ghosts-no-room", hall.ghosts[0][0])


def _in_their_cell(hall: Hall, loose: Loose) -> Hall | None:
    """Find places for all of them in their own cell; None if there are too few."""
    if not loose:
        return hall
    (ghost, was), *others = loose
    for spot in _nearest(hall, ghost, was):
        found = _in_their_cell(hall.with_ghost(ghost, spot), others)
        if found is not None:
            return found
    return None


def _nearest(hall: Hall, ghost: str, was: Spot) -> list[Spot]:
    """Return the free spots of a ghost's cell: the lowest first, then the nearest."""

    def order(spot: Spot) -> tuple[float, int]:
        return standing.height(hall, spot) or 0.0, _away(was, spot.x, spot.y)

    return sorted(hall.spots(size(ghost), *was.cell, capacity=None), key=order)


def _anywhere(hall: Hall, loose: Loose) -> Hall:
    """Put each ghost into the nearest cell that has a place for it."""
    for ghost, was in loose:
        spots = (spot for cell in _cells(was) for spot in hall.spots(size(ghost), *cell))
        if (spot := next(spots, None)) is None:
            raise refusal("ghosts-no-room", ghost)
        hall = hall.with_ghost(ghost, spot)
    return hall


def _cells(was: Spot) -> list[tuple[int, int]]:
    """Return all cells, the nearest first."""
    cells = [(column, row) for row in range(CELLS) for column in range(CELLS)]
    return sorted(cells, key=lambda cell: _away(was, *middle(*cell)))


def _away(was: Spot, x: int, y: int) -> int:
    return (x - was.x) ** 2 + (y - was.y) ** 2
