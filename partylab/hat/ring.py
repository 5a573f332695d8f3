"""Who sits where around the table, as one sees it from above: the order of play is clockwise.

Whoever looks sits below, in the middle; their left neighbour, who is next, sits on the left.

>>> [spot.side for spot in around(4)]
['bottom', 'left', 'top', 'right']
>>> around(3)[1].area, middle(3)
('1 / 1 / 2 / 8', '1 / 8 / 2 / 18')
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

BOTTOM, LEFT, TOP, RIGHT = "bottom", "left", "top", "right"
# How the back of a gift lies before somebody there, and where that is, seen from the middle.
TURNED = {BOTTOM: 0, LEFT: 90, TOP: 180, RIGHT: 270}
TOWARDS = {BOTTOM: (0, 1), LEFT: (-1, 0), TOP: (0, -1), RIGHT: (1, 0)}
# How many sit on either side, by how many sit there besides the one below; the rest sits above.
AT_A_SIDE = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2}
# The table is so many columns wide; a side takes some of them, the middle what is between.
COLUMNS, SIDE = 24, 7


class Spot(NamedTuple):
    """A place at the table: its side, and where it lies in the grid."""

    side: str
    area: str  # row / column / to row / to column


@cache
def around(seats: int) -> tuple[Spot, ...]:
    """Return the places of so many, the one below first, then clockwise."""
    sides, above = AT_A_SIDE[seats - 1], _above(seats)
    first = 1 + (above > 0)
    rows = range(first, first + sides)
    end = COLUMNS + 1
    return (
        Spot(BOTTOM, _across(first + max(1, sides), 0, 1)),
        *(Spot(LEFT, f"{row} / 1 / {row + 1} / {1 + SIDE}") for row in reversed(rows)),
        *(Spot(TOP, _across(1, at, above)) for at in range(above)),
        *(Spot(RIGHT, f"{row} / {end - SIDE} / {row + 1} / {end}") for row in rows),
    )


def _above(seats: int) -> int:
    return seats - 1 - 2 * AT_A_SIDE[seats - 1]


def _across(row: int, at: int, of: int) -> str:
    """Return the place of one of several side by side; alone one has half of the width."""
    wide = COLUMNS // max(of, 2)
    column = 1 + (COLUMNS - wide * of) // 2 + wide * at
    return f"{row} / {column} / {row + 1} / {column + wide}"


def middle(seats: int) -> str:
    """Return where the middle lies in the grid."""
    first = 1 + (_above(seats) > 0)
    last = first + max(1, AT_A_SIDE[seats - 1])
    return f"{first} / {1 + SIDE} / {last} / {COLUMNS + 1 - SIDE}"


def rows(seats: int, *, below: bool) -> int:
    """Return how many rows there are; `below`: does somebody sit in a row below?"""
    return (_above(seats) > 0) + max(1, AT_A_SIDE[seats - 1]) + below
