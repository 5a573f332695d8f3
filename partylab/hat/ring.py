"""Who sits where around the table, as one sees it from above: the order of play is clockwise.

Whoever looks sits below, in the middle; their left neighbour, who is next, sits on the left.

>>> [str(spot.side) for spot in around(4)]
['bottom', 'left', 'top', 'right']
>>> around(3)[1].area(rows=2)
'2 / 1 / 3 / 4'
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
COLUMNS, SIDE = 12, 3


class Spot(NamedTuple):
    """A place at the table: its side, and which one it is there, from the left or from above."""

    side: str
    at: int
    of: int

    def area(self, rows: int) -> str:
        """Return where it lies in the grid: row / column / to row / to column."""
        if self.side in (LEFT, RIGHT):
            column = 1 if self.side == LEFT else COLUMNS - SIDE + 1
            return f"{self.at + 2} / {column} / {self.at + 3} / {column + SIDE}"
        wide = COLUMNS // max(self.of, 2)
        column = 1 + (COLUMNS - wide * self.of) // 2 + wide * self.at
        row = 1 if self.side == TOP else rows + 2
        return f"{row} / {column} / {row + 1} / {column + wide}"


@cache
def around(seats: int) -> tuple[Spot, ...]:
    """Return the places of so many, the one below first, then clockwise."""
    sides = AT_A_SIDE[seats - 1]
    above = seats - 1 - 2 * sides
    return (
        Spot(BOTTOM, 0, 1),
        *(Spot(LEFT, at, sides) for at in reversed(range(sides))),
        *(Spot(TOP, at, above) for at in range(above)),
        *(Spot(RIGHT, at, sides) for at in range(sides)),
    )


def rows(seats: int) -> int:
    """Return how many sit one above the other at a side, or would."""
    return max(1, AT_A_SIDE[seats - 1])
