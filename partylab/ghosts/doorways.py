"""The 24 doors of the hall: wood, brass plates with numbers, and the one with the keyhole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.doors import KEYHOLE
from partylab.ghosts.light import lamplight, lit
from partylab.ghosts.outlines import disc, filled
from partylab.html import Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.lens import Lens
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.shapes import Point

MIDDLES = tuple(number + 0.5 for number in range(6))  # of the doors, along their wall
# How far the foot of the nearest wall goes down, which is left out, and how much it leans out.
APRON, SLOPE = 0.56, 0.7
PLATE_HIGH, PLATE_LOW, HOLE_HIGH = 1.3, 0.34, 0.62
PLATE = disc((0, 0), 0.21, 0.21)
HOLE = (*KEYHOLE[0], *KEYHOLE[1][:2])

WOOD, LEAF, PANEL, BEVEL, EDGE = "#7a4a2c", "#b06d3c", "#8a4f2a", "#cf8d56", "#2a1726"
BRASS, RIM, DIGIT = "#f6cb66", "#6b4414", "#2a1710"
# How numbers are written, wherever they stand.
LETTERS = html(
    'font-family="Georgia, serif" font-weight="700" font-size="38" text-anchor="middle" fill="{}"',
    DIGIT,
)
FLAME, BRIGHT = "#ffb85c", "#ffe29a"

# Which way a wall looks, and which way is right for who stands before it.
INWARD: dict[str, Point] = {"N": (0, -1, 0), "S": (0, 1, 0), "W": (1, 0, 0), "E": (-1, 0, 0)}
ALONG: dict[str, Point] = {"N": (1, 0, 0), "S": (-1, 0, 0), "W": (0, 1, 0), "E": (0, -1, 0)}
UP = (0.0, 0.0, 1.0)


def on_wall(side: str, along: float, z: float, out: float = 0.0) -> Point:
    """Return a point of a wall: so far along as its doors count, so high, so far into the hall."""
    if side in "NS":
        return (along, 6 - out if side == "N" else out, z)
    return (6 - out if side == "E" else out, 6 - along, z)


def on_apron(side: str, along: float, down: float) -> Point:
    """Return a point of the foot of a wall that is left out, so far down."""
    return on_wall(side, along, -down, -SLOPE * down)


def quad(side: str, left: float, right: float, low: float, high: float) -> list[Point]:
    """Return a rectangle of a wall."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [on_wall(side, along, z) for along, z in corners]


def board(side: str, left: float, right: float, low: float, high: float) -> list[Point]:
    """Return a rectangle of an apron."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [on_apron(side, along, down) for along, down in corners]


def shape(at: Point, right: Point, up: Point, dots: Iterable[Dot]) -> list[Point]:
    """Return a shape of the picture in a plane of the hall."""
    (x, y, z), (a, b, c), (d, e, f) = at, right, up
    return [(x + u * a + v * d, y + u * b + v * e, z + u * c + v * f) for u, v in dots]


def merged(
    lens: Lens,
    polygons: Iterable[Sequence[Point]],
    fill: str,
    opacity: float = 1,
    *,
    soft: bool = False,
) -> Markup:
    """Return polygons of one colour as one path."""
    return filled("".join(lens.trace(each, soft=soft) for each in polygons), fill, opacity)


def tinted(lens: Lens, polygons: Iterable[tuple[Sequence[Point], str]]) -> Markup:
    """Return polygons that do not overlap, each of its colour: a path for each colour."""
    colours: dict[str, list[Sequence[Point]]] = {}
    for polygon, fill in polygons:
        colours.setdefault(fill, []).append(polygon)
    return join(merged(lens, same, fill) for fill, same in colours.items())


def outer_first(middles: Iterable[float]) -> list[float]:
    """Return middles of cells from both ends of a wall on, so that two by two have one colour.

    The order of colours, hence every seam, is then the same however much of a wall is shown.

    >>> outer_first([2.5, 3.5, 4.5, 5.5])
    [5.5, 4.5, 2.5, 3.5]
    """
    return sorted(middles, key=lambda middle: min(middle, 6 - middle))


def doors(lens: Lens, side: str, middles: Sequence[float]) -> Iterator[Markup]:
    """Return the doors of a wall that have their middles there, without their numbers."""
    yield merged(lens, [quad(side, m - 0.38, m + 0.38, 0, 1.66) for m in middles], EDGE)
    yield tinted(
        lens,
        (
            (
                quad(side, m - 0.32, m + 0.32, 0, 1.6),
                lit(LEAF, lamplight(on_wall(side, m, 0.8), INWARD[side])),
            )
            for m in outer_first(middles)
        ),
    )
    level = lamplight(on_wall(side, 3, 0.8), INWARD[side])
    halves = ((-0.26, -0.03), (0.03, 0.26))
    panels = [
        quad(side, m + left, m + right, low, high)
        for m in middles
        for left, right in halves
        for low, high in ((0.1, 0.5), (0.6, 1.0))
    ]
    yield merged(lens, panels, lit(PANEL, level))
    bevels = [
        quad(side, m + left + 0.04, m + right - 0.04, 0.65, 0.95)
        for m in middles
        for left, right in halves
    ]
    yield merged(lens, bevels, lit(BEVEL, level), 0.5)
    yield merged(lens, [quad(side, m + 0.23, m + 0.29, 0.5, 0.6) for m in middles], BRASS)


def numbers(lens: Lens, places: Mapping[int, Point], right: Point, up: Point) -> Iterator[Markup]:
    """Return round brass plates with the numbers of doors, in a plane that goes right and up."""
    plates = [shape(place, right, up, PLATE) for place in places.values()]
    brass = "".join(lens.trace(plate, soft=True) for plate in plates)
    yield html('<g stroke-width="10">{}</g>', filled(brass, BRASS, 1, RIM))
    written = []
    for (number, place), plate in zip(places.items(), plates, strict=True):
        if lens.shows(plate):
            a, b, c, d = _axes(lens, place, right, up)
            x, y = lens.at(place)
            written.append(
                html(
                    '<text transform="matrix({:.2f} {:.2f} {:.2f} {:.2f} {:.0f} {:.0f})">{}</text>',
                    a, b, c, d, x + 13 * c, y + 13 * d, number,
                )
            )  # fmt: skip
    yield html("<g {}>{}</g>", LETTERS, join(written))


def _axes(lens: Lens, place: Point, right: Point, up: Point) -> tuple[float, float, float, float]:
    """Return how far on the picture a hundredth of a cell to the right goes, and one down."""
    x, y = lens.at(place)
    (rx, ry), (dx, dy) = map(lens.at, shape(place, right, up, ((0.01, 0.0), (0.0, -0.01))))
    return rx - x, ry - y, dx - x, dy - y


def apron(lens: Lens, side: str) -> Markup:
    """Return a wall that is left out: only its foot is there, folded down, with the numbers."""
    leaves = [board(side, m - 0.38, m + 0.38, APRON, 0.06) for m in MIDDLES]
    insets = [board(side, m - 0.31, m + 0.31, APRON, 0.1) for m in MIDDLES]
    return join(
        [
            merged(lens, [board(side, 0, 6, APRON, 0)], lit(WOOD, 0.3)),
            merged(lens, [board(side, 0, 6, 0.06, 0)], lit(BEVEL, 0.6)),
            merged(lens, leaves, EDGE),
            merged(lens, insets, lit(LEAF, 0.35)),
            *numbers(
                lens,
                {at: on_apron(side, m, PLATE_LOW) for at, m in enumerate(MIDDLES, 1)},
                *lens.eye[1:3],
            ),
        ]
    )


def keyhole_sign(lens: Lens, door: Door) -> Markup:
    """Return the door with the keyhole in a hall seen from above: it is full of light."""
    side, along = door.side, door.number - 0.5
    right, up = lens.eye[1:3]
    if lens.faces(on_wall(side, along, 0), INWARD[side]):
        leaf = quad(side, along - 0.32, along + 0.32, 0, 1.6)
        plate = on_wall(side, along, PLATE_HIGH)
        hole = shape(on_wall(side, along, HOLE_HIGH), ALONG[side], UP, _hole(0.24))
    else:
        leaf = board(side, along - 0.34, along + 0.34, APRON, 0.06)
        # The number to the left, the hole to the right, whatever way the doors count.
        left = along - 0.12 if side in "SW" else along + 0.12
        plate = on_apron(side, left, PLATE_LOW)
        hole = shape(on_apron(side, 3 * along - 2 * left, PLATE_LOW), right, up, _hole(0.1))
    x, y, z = (sum(axis) / len(leaf) for axis in zip(*leaf, strict=True))
    glow = [shape((x, y, z), right, up, disc((0, 0), wide, wide)) for wide in (0.95, 0.75, 0.55)]
    return html(
        '<g class="gh-lit-door">{}{}{}{}</g>',
        join(merged(lens, [ring], FLAME, 0.16, soft=True) for ring in glow),
        merged(lens, [leaf], BRIGHT), merged(lens, [hole], DIGIT),
        join(numbers(lens, {door.number: plate}, right, up)),
    )  # fmt: skip


def _hole(size: float) -> list[Dot]:
    return [(size * u, size * v) for u, v in HOLE]
