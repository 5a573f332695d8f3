"""The hall from above without what stands in it: tiles and lamplight, doors, the keyhole's sign.

The picture counts in thousandths of a cell, as poses do; only y runs down, and what turns, turns
the other way.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.ghosts import tokens
from partylab.ghosts.doors import DOORS
from partylab.ghosts.poses import CELL, CELLS, HALL
from partylab.html import Markup, html, join

if TYPE_CHECKING:
    from partylab.ghosts.doors import Door

EDGE = 640  # around the hall, for doors, and for ghosts outside
WIDE = HALL + 2 * EDGE
# Where things of a side begin, and which way they go on, outside the hall.
SIDES = {"S": (0, HALL, 1, 0), "N": (0, 0, 1, 0), "W": (0, 0, 0, 1), "E": (HALL, 0, 0, 1)}
OUTWARD = {"S": (0, 1), "N": (0, -1), "W": (-1, 0), "E": (1, 0)}


@cache
def room() -> Markup:
    """Return floor and walls."""
    tiles = join(
        html('<path d="M{} {}h1000v1000h-1000z"/>', CELL * column, CELL * row)
        for row in range(CELLS)
        for column in range(CELLS)
        if (row + column) % 2
    )
    return html(
        '<rect class="gh-outside" x="{0}" y="{0}" width="{1}" height="{1}" rx="260"/>'
        '<rect class="gh-wall" x="-120" y="-120" width="6240" height="6240" rx="90"/>'
        '<rect class="gh-tile" width="6000" height="6000"/><g class="gh-tile-2">{2}</g>'
        '<circle class="gh-lamp-3" cx="3000" cy="3000" r="3300"/>'
        '<circle class="gh-lamp-2" cx="3000" cy="3000" r="2200"/>'
        '<circle class="gh-lamp-1" cx="3000" cy="3000" r="1200"/>',
        -EDGE, WIDE, tiles,
    )  # fmt: skip


def at_door(door: Door, out: int = 0) -> tuple[int, int]:
    """Return where a door is in the picture, so far outside its wall."""
    x, y, along, down = SIDES[door.side]
    dx, dy = OUTWARD[door.side]
    middle = door.number * CELL - CELL // 2
    return x + middle * along + dx * out, y + middle * down + dy * out


def doors(keyhole: Door) -> Markup:
    """Return the doors; the one with the keyhole is lit."""
    return join(_door(door, lit=door == keyhole) for door in DOORS)


def keyhole_sign(door: Door) -> Markup:
    """Return the sign of the keyhole, outside its door."""
    x, y = at_door(door, 360)
    return html(
        '<g class="gh-eye" transform="translate({} {}) scale(8.5)"><circle r="26"/>'
        '<path d="{}" transform="translate(0 -3) scale(.8)"/></g>',
        x, y, tokens.KEYHOLE,
    )  # fmt: skip


@cache
def _door(door: Door, *, lit: bool) -> Markup:
    x, y = at_door(door, 60)
    flat = door.side in "NS"
    wide, high = (620, 120) if flat else (120, 620)
    number_x, number_y = at_door(door, -190)
    return html(
        '<g class="gh-door{}"><rect x="{}" y="{}" width="{}" height="{}" rx="30"/>'
        '<text x="{}" y="{}" text-anchor="middle">{}</text></g>',
        " gh-lit" * lit, x - wide // 2, y - high // 2, wide, high,
        number_x, number_y + 110, door.number,
    )  # fmt: skip
