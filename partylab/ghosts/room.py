"""The hall without anybody: floor tiles, papered walls, wooden doors with brass numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.light import lamplight, lit
from partylab.ghosts.outlines import disc, filled
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from partylab.ghosts.lens import Lens
    from partylab.ghosts.shapes import Point
    from partylab.ghosts.doors import Door

SIDES = "NESW"
CELLS = range(6)
DOORS = tuple(cell + 0.5 for cell in CELLS)  # the middles, along their wall
LOW, HIGH = 2.0, 2.5  # the walls, in a hall seen from above, and from within
# How far the foot of the nearest wall goes down, which is left out, and how much it leans out.
APRON, SLOPE = 0.56, 0.7
SCONCES = (1.0, 3.0, 5.0)
FLAME = "#ffb85c"

TILES = ("#d8b296", "#8f6070")
PAPER, STRIPE, CEILING = "#66509a", "#9a80c8", "#4a3b6e"
WOOD, LEAF, PANEL, BEVEL, EDGE = "#7a4a2c", "#b06d3c", "#8a4f2a", "#cf8d56", "#2a1726"
CUT, CUT_DARK = "#8d79b8", "#5c4a86"
BRASS, RIM, DIGIT = "#f6cb66", "#6b4414", "#2a1710"
SHADE = "#140a22"

PLATE = disc((0, 0), 0.2, 0.2)
# Which way is right for who stands before a wall, and which way it looks.
ALONG = {"N": (1, 0, 0), "S": (-1, 0, 0), "W": (0, 1, 0), "E": (0, -1, 0)}
INWARD = {"N": (0, -1, 0), "S": (0, 1, 0), "W": (1, 0, 0), "E": (-1, 0, 0)}


def on_wall(side: str, along: float, z: float, out: float = 0.0) -> Point:
    """Return a point of a wall: so far along as its doors count, so high, so far into the hall."""
    if side in "NS":
        return (along, 6 - out if side == "N" else out, z)
    return (6 - out if side == "E" else out, 6 - along, z)


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
    parts.insert(0, floor(lens))
    return html(
        '<g font-family="Georgia, serif" font-weight="700" font-size="38" text-anchor="middle" fill="{}">{}</g>',
        DIGIT, join(parts),
    )  # fmt: skip


def floor(lens: Lens) -> Markup:
    """Return the floor: 36 tiles, brightest below the lamp, dark along the walls."""
    tiles = join(
        _face(
            lens,
            _tile(column, column + 1, row, row + 1),
            lit(TILES[(column + row) % 2], lamplight((column + 0.5, row + 0.5, 0), (0, 0, 1)) ),
        )
        for column in CELLS
        for row in CELLS
    )
    inlays = [_tile(x - 0.07, x + 0.07, y - 0.07, y + 0.07, turned=True) for x in range(1, 6) for y in range(1, 6)]
    edges = [
        _tile(*edge)
        for width in (0.12, 0.3)
        for edge in ((0, 6, 6 - width, 6), (0, width, 0, 6), (6 - width, 6, 0, 6))
    ]
    return html(
        '<g stroke="{}" stroke-opacity=".3" stroke-width="3">{}</g>{}{}',
        EDGE, tiles, _merged(lens, inlays, lit("#a98a4e", 0.7), 0.7), _merged(lens, edges, SHADE, 0.2),
    )  # fmt: skip


def ceiling(lens: Lens) -> Markup:
    """Return the ceiling with its beams, and the lamp that hangs from it."""

    def field(south: float, north: float) -> list[Point]:
        return [(x, y, HIGH) for x, y, _ in _tile(0, 6, south, north)]

    rings = [[(3 + x * r, 3 + y * r, HIGH) for x, y in disc((0, 0), 1, 1, 16)] for r in (2.4, 1.7, 1.0)]
    return join(
        [
            _face(lens, field(0, 6), lit(CEILING, 0.1)),
            _merged(lens, [field(y - 0.07, y + 0.07) for y in DOORS], SHADE, 0.35),
            *(_merged(lens, [ring], FLAME, 0.1, soft=True) for ring in rings),
            *_lamp(lens),
        ]
    )


def _lamp(lens: Lens) -> Iterator[Markup]:
    """Return the lamp in the middle, and its glow."""
    right, up = lens.eye[1], (0.0, 0.0, 1.0)

    def shape(*corners: Dot) -> list[Point]:
        return [_beside((3.0, 3.0, HIGH - 0.4), right, up, x, y) for x, y in corners]

    for reach in (0.75, 0.5, 0.3):
        yield _merged(lens, [shape(*disc((0, 0), reach, reach * 0.8))], FLAME, 0.16, soft=True)
    yield _merged(lens, [shape((-0.012, 0.1), (0.012, 0.1), (0.012, 0.4), (-0.012, 0.4))], EDGE)
    yield _merged(lens, [shape(*disc((0, -0.06), 0.09, 0.08))], "#fff6d8", soft=True)
    yield _merged(lens, [shape((-0.22, -0.06), (0.22, -0.06), (0.1, 0.14), (-0.1, 0.14))], "#ffdf9a")


def wall(lens: Lens, side: str, high: float, *, open_above: bool) -> Markup:
    """Return a wall: paper with stripes, a skirting board, doors, and lights between them."""
    paper = join(
        _face(
            lens,
            _quad(side, cell, cell + 1, low, top),
            lit(PAPER, 0.9 * lamplight(on_wall(side, cell + 0.5, (low + top) / 2), INWARD[side])),
        )
        for cell in CELLS
        for low, top in ((0, high * 0.7), (high * 0.7, high))
    )
    stripes = [
        _quad(side, cell + at, cell + at + 0.11, 0.1, high - 0.1)
        for cell in CELLS
        for at in (0.02, 0.2, 0.68, 0.86)
    ]
    level = lamplight(on_wall(side, 3, 1), INWARD[side])
    wood = [_quad(side, 0, 6, 0, 0.1), _quad(side, 0, 6, high - 0.1, high)]
    lines = [_quad(side, 0, 6, 0.1, 0.12), _quad(side, 0, 6, high - 0.12, high - 0.1)]
    # Seen from above, the plates are turned towards the eye: else nobody could read them.
    axes = lens.eye[1:3] if open_above else (ALONG[side], (0.0, 0.0, 1.0))
    return join(
        [
            paper,
            _merged(lens, stripes, STRIPE, 0.22),
            _merged(lens, wood, lit(WOOD, level)),
            _merged(lens, lines, lit(BRASS, level), 0.7),
            _rim(lens, side, high) if open_above else EMPTY,
            *doors(lens, side),
            *sconces(lens, side),
            *numbers(lens, [on_wall(side, middle, 1.3) for middle in DOORS], *axes),
        ]
    )


def _rim(lens: Lens, side: str, high: float) -> Markup:
    """Return the upper edge of a wall that is cut off there."""
    ends = (-0.14, 6.14) if side in "NS" else (0, 6)
    top = [
        on_wall(side, 0, high), on_wall(side, 6, high),
        on_wall(side, ends[1], high, -0.14), on_wall(side, ends[0], high, -0.14),
    ]  # fmt: skip
    cuts = [
        [on_wall(side, end, z, out) for z, out in ((0, 0), (high, 0), (high, -0.14), (0, -0.14))]
        for end in (0, 6)
    ]
    return _merged(lens, cuts, CUT_DARK) + _face(lens, top, CUT)


def doors(lens: Lens, side: str) -> Iterator[Markup]:
    """Return the six doors of a wall, without their numbers."""
    yield _merged(lens, [_quad(side, m - 0.38, m + 0.38, 0, 1.66) for m in DOORS], EDGE)
    for middle in DOORS:
        level = lamplight(on_wall(side, middle, 0.8), INWARD[side])
        yield _face(lens, _quad(side, middle - 0.32, middle + 0.32, 0, 1.6), lit(LEAF, level))
    level = lamplight(on_wall(side, 3, 0.8), INWARD[side])
    fields = [(-0.26, -0.03), (0.03, 0.26)]
    rows = [(0.1, 0.5), (0.6, 1.0)]
    yield _merged(
        lens,
        [_quad(side, m + a, m + b, low, top) for m in DOORS for a, b in fields for low, top in rows],
        lit(PANEL, level),
    )
    yield _merged(
        lens,
        [_quad(side, m + a + 0.04, m + b - 0.04, low + 0.05, top - 0.05) for m in DOORS for a, b in fields for low, top in rows],
        lit(BEVEL, level), 0.5
    )
    yield _merged(lens, [_quad(side, m + 0.23, m + 0.29, 0.74, 0.82) for m in DOORS], BRASS)


def sconces(lens: Lens, side: str) -> Iterator[Markup]:
    """Return the lights on a wall, each with its glow."""
    for radius in (0.62, 0.42, 0.24):
        rings = [
            [on_wall(side, at + x, 1.3 + y * 1.15) for x, y in disc((0, 0), radius, radius)]
            for at in SCONCES
        ]
        yield _merged(lens, rings, FLAME, 0.11, soft=True)
    yield _merged(lens, [_quad(side, at - 0.02, at + 0.02, 1.0, 1.2) for at in SCONCES], lit(BRASS, 0.6))
    shades = [
        [on_wall(side, at + x, z) for x, z in ((-0.05, 1.2), (0.05, 1.2), (0.085, 1.4), (-0.085, 1.4))]
        for at in SCONCES
    ]
    yield _merged(lens, shades, "#ffe9b0")


def numbers(lens: Lens, places: Sequence[Point], right: Point, up: Point) -> Iterator[Markup]:
    """Return round brass plates with the numbers of the doors, in a plane that goes right and up."""
    plates = [[_beside(place, right, up, x, y) for x, y in PLATE] for place in places]
    yield _merged(lens, [_larger(plate, place) for plate, place in zip(plates, places, strict=True)], RIM, soft=True)
    yield _merged(lens, plates, BRASS, soft=True)
    for number, (place, plate) in enumerate(zip(places, plates, strict=True), 1):
        if lens.shows(plate):
            x, y = lens.at(place)
            (rx, ry), (ux, uy) = (lens.at(_beside(place, *axes)) for axes in ((right, up, 0.01, 0), (right, up, 0, 0.01)))
            yield html(
                '<text transform="matrix({:.2f} {:.2f} {:.2f} {:.2f} {:.0f} {:.0f})">{}</text>',
                rx - x, ry - y, x - ux, y - uy, x + 13 * (ux - x) * -1, y - 13 * (uy - y), number,
            )  # fmt: skip


def _beside(place: Point, right: Point, up: Point, x: float, y: float) -> Point:
    return tuple(p + x * r + y * u for p, r, u in zip(place, right, up, strict=True))


def _larger(plate: Sequence[Point], place: Point) -> list[Point]:
    return [tuple(p + 1.15 * (c - p) for c, p in zip(corner, place, strict=True)) for corner in plate]


def apron(lens: Lens, side: str) -> Markup:
    """Return a wall that is left out: only its foot is there, folded down, with the numbers."""

    def board(left: float, right: float, low: float, high: float) -> list[Point]:
        corners = ((left, low), (right, low), (right, high), (left, high))
        return [on_wall(side, along, -down, -SLOPE * down) for along, down in corners]

    wood = _face(lens, board(0, 6, APRON, 0), lit(WOOD, 0.3))
    ledge = _face(lens, board(0, 6, 0.06, 0), lit(BEVEL, 0.6))
    leaves = [board(m - 0.38, m + 0.38, APRON, 0.06) for m in DOORS]
    insets = [board(m - 0.31, m + 0.31, APRON, 0.1) for m in DOORS]
    return join(
        [
            wood,
            _merged(lens, leaves, EDGE),
            _merged(lens, insets, lit(LEAF, 0.35)),
            ledge,
            *numbers(lens, [on_wall(side, m, -0.36, -SLOPE * 0.36) for m in DOORS], *lens.eye[1:3]),
        ]
    )


def _tile(west: float, east: float, south: float, north: float, *, turned: bool = False) -> list[Point]:
    x, y = (west + east) / 2, (south + north) / 2
    if turned:
        return [(west, y, 0.0), (x, south, 0.0), (east, y, 0.0), (x, north, 0.0)]
    return [(west, south, 0.0), (east, south, 0.0), (east, north, 0.0), (west, north, 0.0)]


def _quad(side: str, left: float, right: float, low: float, high: float) -> list[Point]:
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [on_wall(side, along, z) for along, z in corners]


def _face(lens: Lens, corners: Sequence[Point], fill: str) -> Markup:
    return filled(lens.trace(corners), fill)


def _merged(
    lens: Lens,
    polygons: Iterable[Sequence[Point]],
    fill: str,
    opacity: float = 1,
    *,
    soft: bool = False,
) -> Markup:
    """Return polygons of one colour as one path."""
    return filled("".join(lens.trace(each, soft=soft) for each in polygons), fill, opacity)
