"""The hall without anybody: floor tiles, papered walls, wooden doors with brass numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.doorways import (
    ALONG,
    BRASS,
    EDGE,
    FLAME,
    INWARD,
    MIDDLES,
    PLATE_HIGH,
    UP,
    WOOD,
    apron,
    doors,
    merged,
    numbers,
    on_wall,
    outer_first,
    quad,
    shape,
    tinted,
)
from partylab.ghosts.light import lamplight, lit
from partylab.ghosts.outlines import disc
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.ghosts.lens import Lens
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.shapes import Point

SIDES = "NESW"
CELLS = range(6)
LOW, HIGH = 2.0, 2.5  # the walls, in a hall seen from above, and from within
THICK = 0.14
SCONCES = (1.0, 3.0, 5.0)

TILES, INLAY = ("#d8b296", "#8f6070"), "#a98a4e"
PAPER, STRIPE, CEILING = "#66509a", "#9a80c8", "#4a3b6e"
CUT, CUT_DARK, SHADE = "#8d79b8", "#5c4a86", "#140a22"
BULB, LAMPSHADE = "#fff0c4", "#ffdf9a"


@lru_cache(maxsize=32)
def room(lens: Lens, *, open_above: bool) -> Markup:
    """Return all of it, which is the same in each picture from that eye."""
    return look_around(lens, open_above=open_above)


def look_around(lens: Lens, *, open_above: bool) -> Markup:
    """Return all of it that faces the eye; a hall seen from above has no ceiling."""
    high = LOW if open_above else HIGH
    shown = [side for side in SIDES if lens.faces(on_wall(side, 3, 0), INWARD[side])]
    parts = [wall(lens, side, high, open_above=open_above) for side in shown]
    if open_above:
        parts += [apron(lens, side) for side in SIDES if side not in shown]
    else:
        parts.insert(0, ceiling(lens))
    return join([floor(lens, shown), *parts])


def floor(lens: Lens, walls: Sequence[str]) -> Markup:
    """Return the floor: 36 tiles, brightest below the lamp, dark along the walls."""
    tiles = tinted(
        lens,
        (
            (
                tile(column, column + 1, row, row + 1),
                lit(TILES[(column + row) % 2], lamplight((column + 0.5, row + 0.5, 0), UP)),
            )
            for column in CELLS
            for row in CELLS
        ),
    )
    inlays = [
        [(x - 0.07, y, 0.0), (x, y - 0.07, 0.0), (x + 0.07, y, 0.0), (x, y + 0.07, 0.0)]
        for x in range(1, 6)
        for y in range(1, 6)
    ]
    edges = [
        [on_wall(side, along, 0, out) for along, out in ((0, 0), (6, 0), (6, wide), (0, wide))]
        for side in walls
        for wide in (0.12, 0.3)
    ]
    pools = [[(3 + x, 3 + y, 0.0) for x, y in disc((0, 0), r, r)] for r in (2.3, 1.5, 0.8)]
    return html(
        '<g stroke="{}" stroke-opacity=".3" stroke-width="3">{}</g>{}{}{}',
        EDGE, tiles, merged(lens, inlays, lit(INLAY, 0.7), 0.7), merged(lens, edges, SHADE, 0.2),
        join(merged(lens, [pool], FLAME, 0.07, soft=True) for pool in pools),
    )  # fmt: skip


def tile(west: float, east: float, south: float, north: float, z: float = 0.0) -> list[Point]:
    """Return a level rectangle."""
    return [(west, south, z), (east, south, z), (east, north, z), (west, north, z)]


def ceiling(lens: Lens) -> Markup:
    """Return the ceiling with its beams, and the lamp that hangs from it."""
    beams = [tile(0, 6, y - 0.07, y + 0.07, HIGH) for y in MIDDLES]
    rings = [[(3 + x, 3 + y, HIGH) for x, y in disc((0, 0), r, r, 12)] for r in (2.4, 1.7, 1.0)]
    return join(
        [
            merged(lens, [tile(0, 6, 0, 6, HIGH)], lit(CEILING, 0.1)),
            merged(lens, beams, SHADE, 0.35),
            *(merged(lens, [ring], FLAME, 0.1, soft=True) for ring in rings),
            *_lamp(lens),
        ]
    )


def _lamp(lens: Lens) -> Iterator[Markup]:
    """Return the lamp in the middle, and its glow."""

    def part(*corners: Dot) -> list[list[Point]]:
        return [shape((3.0, 3.0, HIGH - 0.4), lens.eye.right, UP, corners)]

    for reach in (0.75, 0.5, 0.3):
        yield merged(lens, part(*disc((0, 0), reach, 0.8 * reach)), FLAME, 0.16, soft=True)
    yield merged(lens, part((-0.012, 0.1), (0.012, 0.1), (0.012, 0.4), (-0.012, 0.4)), EDGE)
    yield merged(lens, part(*disc((0, -0.06), 0.09, 0.08)), BULB, soft=True)
    yield merged(lens, part((-0.22, -0.06), (0.22, -0.06), (0.1, 0.14), (-0.1, 0.14)), LAMPSHADE)


def wall(lens: Lens, side: str, high: float, *, open_above: bool) -> Markup:
    """Return a wall: paper with stripes, a skirting board, doors, and lights between them."""
    cells: Sequence[int] = CELLS
    if lens.frames is not None:  # a mirror shows but some of the hall
        cells = [cell for cell in CELLS if lens.trace(quad(side, cell, cell + 1, 0, high))]
    if not cells:
        return EMPTY
    middles = [MIDDLES[cell] for cell in cells]
    paper = (
        (
            quad(side, middle - 0.5, middle + 0.5, low, top),
            lit(PAPER, 0.9 * lamplight(on_wall(side, middle, (low + top) / 2), INWARD[side])),
        )
        for middle in outer_first(middles)
        for low, top in ((0, 0.7 * high), (0.7 * high, high))
    )
    stripes = [
        quad(side, cell + at, cell + at + 0.06, 0.1, high - 0.1)
        for cell in cells
        for at in (0.03, 0.28, 0.66, 0.91)
    ]
    level = lamplight(on_wall(side, 3, 1), INWARD[side])
    wood = [quad(side, 0, 6, 0, 0.1), quad(side, 0, 6, high - 0.1, high)]
    lines = [quad(side, 0, 6, 0.1, 0.12), quad(side, 0, 6, high - 0.12, high - 0.1)]
    plates = {cell + 1: on_wall(side, MIDDLES[cell], PLATE_HIGH) for cell in cells}
    # Seen from above, the plates are turned towards the eye: else nobody could read them.
    axes = lens.eye[1:3] if open_above else (ALONG[side], UP)
    return join(
        [
            tinted(lens, paper),
            merged(lens, stripes, STRIPE, 0.22),
            merged(lens, wood, lit(WOOD, level)),
            merged(lens, lines, lit(BRASS, level), 0.7),
            _rim(lens, side, high) if open_above else EMPTY,
            *doors(lens, side, middles),
            *sconces(lens, side),
            *numbers(lens, plates, *axes),
        ]
    )


def _rim(lens: Lens, side: str, high: float) -> Markup:
    """Return the upper edge of a wall that is cut off there, and its ends."""
    west, east = (-THICK, 6 + THICK) if side in "NS" else (0, 6)
    top = [on_wall(side, 0, high), on_wall(side, 6, high)]
    top += [on_wall(side, east, high, -THICK), on_wall(side, west, high, -THICK)]
    ends = [
        [on_wall(side, end, z, out) for z, out in ((0, 0), (high, 0), (high, -THICK), (0, -THICK))]
        for end in (0, 6)
    ]
    return merged(lens, ends, CUT_DARK) + merged(lens, [top], CUT)


def sconces(lens: Lens, side: str) -> Iterator[Markup]:
    """Return the lights on a wall, each with its glow."""
    for wide in (0.62, 0.42, 0.24):
        rings = [
            [on_wall(side, at + x, 1.3 + y) for x, y in disc((0, 0), wide, 1.15 * wide)]
            for at in SCONCES
        ]
        yield merged(lens, rings, FLAME, 0.11, soft=True)
    arms = [quad(side, at - 0.02, at + 0.02, 1.0, 1.2) for at in SCONCES]
    yield merged(lens, arms, lit(BRASS, 0.6))
    flare = ((-0.05, 1.2), (0.05, 1.2), (0.085, 1.4), (-0.085, 1.4))
    shades = [[on_wall(side, at + x, z) for x, z in flare] for at in SCONCES]
    yield merged(lens, shades, BULB)
