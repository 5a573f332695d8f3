"""Furniture: its colours in the lamp's light, and what is painted on its faces.

A painting lies on one face of one part.  Its corners are shares of that face, right and up from
its lower left corner as one stands before it; on top, right and away from the front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.light import lamplight, lit
from partylab.ghosts.outlines import filled
from partylab.ghosts.solids import normal
from partylab.html import Markup, join

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.ghosts.lens import Lens
    from partylab.ghosts.shapes import Part, Point

Corners = tuple[tuple[float, float], ...]
FRONT, RIGHT, BACK, LEFT, BOTTOM, TOP = range(6)  # the faces of a box
SIDES = (FRONT, RIGHT, BACK, LEFT)
TABLETOP, UNDERSIDE = 9, 8  # the table's top has eight sides before them

BRASS, IVORY, DARK = "#f0c254", "#fff3dc", "#3a2226"
RUG, RUG_LINE = "#a23350", "#c9627a"
LEATHER, OAK, OAK_DARK, OAK_LIGHT = "#2f8468", "#95633d", "#6f4427", "#b07c50"
VELVET, VELVET_DARK, VELVET_LIGHT = "#b83d5a", "#8c2944", "#d4707f"
LACQUER, LACQUER_DARK, LACQUER_LIGHT = "#554560", "#372a40", "#7d6a8a"
PINE, PINE_LIGHT = "#97704a", "#b98f63"
COLOURS = {
    "mirror": "#d19a3e",
    "trolley": "#e0b04a",
    "desk": OAK,
    "piano": LACQUER,
    "armchair": VELVET,
    "table": PINE,
}
OUTLINE = "#1d1226"
SILVER, SHEEN = "#8fb6cf", "#e9f6ff"


class Painting(NamedTuple):
    """Shapes of one colour on a face."""

    face: int
    colour: str
    shapes: tuple[Corners, ...]


def box(left: float, low: float, right: float, high: float) -> Corners:
    """Return a rectangle."""
    return ((left, low), (right, low), (right, high), (left, high))


def studs(wide: float, high: float, *at: tuple[float, float]) -> tuple[Corners, ...]:
    """Return small lozenges around places."""
    return tuple(((x - wide, y), (x, y - high), (x + wide, y), (x, y + high)) for x, y in at)


def plinth(*faces: int, share: float = 0.07, colour: str = DARK) -> tuple[Painting, ...]:
    """Return a dark foot all around."""
    return tuple(Painting(face, colour, (box(0, 0, 1, share),)) for face in faces)


# By the name of the part.
PAINTINGS: dict[str, tuple[Painting, ...]] = {
    "mirror/panel": (
        Painting(FRONT, SHEEN, (((0.1, 0.5), (0.62, 0.98), (0.86, 0.98), (0.1, 0.28)),
                                ((0.5, 0.02), (0.62, 0.02), (0.96, 0.34), (0.96, 0.46)))),
        Painting(BACK, OAK_DARK, (box(0.06, 0.03, 0.94, 0.97),)),
        Painting(BACK, OAK, (box(0.1, 0.05, 0.46, 0.46), box(0.54, 0.05, 0.9, 0.46),
                             box(0.1, 0.54, 0.46, 0.95), box(0.54, 0.54, 0.9, 0.95))),
    ),
    **{
        f"trolley/{shelf}": (
            Painting(TOP, RUG, (box(0.03, 0.05, 0.97, 0.95),)),
            Painting(TOP, RUG_LINE, (box(0.1, 0.14, 0.9, 0.19), box(0.1, 0.81, 0.9, 0.86))),
        )
        for shelf in ("shelf-low", "shelf-top")
    },
    **{f"trolley/post-{at}": plinth(*SIDES, share=0.09) for at in range(1, 5)},
    "desk/top": (
        Painting(TOP, BRASS, (box(0.05, 0.1, 0.95, 0.9),)),
        Painting(TOP, LEATHER, (box(0.065, 0.13, 0.935, 0.87),)),
        Painting(TOP, IVORY, (((0.34, 0.3), (0.52, 0.24), (0.57, 0.64), (0.39, 0.7)),)),
    ),
    "desk/panel": (
        *plinth(FRONT, LEFT, RIGHT),
        Painting(FRONT, OAK_DARK, (box(0.05, 0.18, 0.47, 0.88), box(0.53, 0.18, 0.95, 0.88))),
        Painting(FRONT, OAK_LIGHT, (box(0.08, 0.26, 0.44, 0.8), box(0.56, 0.26, 0.92, 0.8))),
    ),
    "desk/drawers": (
        *plinth(RIGHT, BACK, LEFT),
        Painting(BACK, OAK_LIGHT, tuple(box(0.1, y, 0.9, y + 0.24) for y in (0.13, 0.42, 0.71))),
        Painting(BACK, BRASS, studs(0.11, 0.05, (0.5, 0.25), (0.5, 0.54), (0.5, 0.83))),
        Painting(LEFT, OAK_DARK, (box(0.12, 0.18, 0.88, 0.88),)),
    ),
    "desk/side": (
        *plinth(RIGHT, BACK, LEFT),
        Painting(RIGHT, OAK_DARK, (box(0.12, 0.18, 0.88, 0.88),)),
    ),
    "piano/body": (
        Painting(FRONT, LACQUER_LIGHT, (box(0.05, 0.64, 0.95, 0.95),)),
        Painting(FRONT, IVORY, (((0.36, 0.67), (0.497, 0.65), (0.497, 0.88), (0.36, 0.9)),
                                ((0.503, 0.65), (0.64, 0.67), (0.64, 0.9), (0.503, 0.88)))),
        Painting(FRONT, BRASS, studs(0.025, 0.06, (0.18, 0.8), (0.82, 0.8))),
        Painting(FRONT, LACQUER_DARK, (box(0.05, 0.06, 0.95, 0.44),)),
        Painting(BACK, LACQUER_LIGHT, (box(0.05, 0.08, 0.95, 0.92),)),
        Painting(BACK, LACQUER_DARK, tuple(box(x, 0.08, x + 0.03, 0.92) for x in (0.33, 0.64))),
        Painting(TOP, LACQUER_LIGHT, (box(0.03, 0.14, 0.97, 0.32),)),
        Painting(LEFT, LACQUER_LIGHT, (box(0.18, 0.08, 0.82, 0.92),)),
        Painting(RIGHT, LACQUER_LIGHT, (box(0.18, 0.08, 0.82, 0.92),)),
    ),
    "piano/keyboard": (
        Painting(TOP, IVORY, (box(0, 0.04, 1, 0.8),)),
        Painting(FRONT, IVORY, (box(0, 0.55, 1, 1),)),
        Painting(TOP, OUTLINE, tuple(
            box(at / 15 + 0.045, 0.36, at / 15 + 0.088, 0.8)
            for at in range(14) if at % 7 not in (2, 6)
        )),
    ),
    "armchair/seat": (
        *plinth(FRONT, share=0.13),
        Painting(TOP, VELVET_LIGHT, (box(0.04, 0.05, 0.96, 0.96),)),
        Painting(FRONT, VELVET_LIGHT, (box(0.03, 0.62, 0.97, 0.97),)),
    ),
    **{
        f"armchair/arm-{at}": (
            *plinth(*SIDES),
            Painting(TOP, VELVET_LIGHT, (box(0.14, 0.04, 0.86, 0.97),)),
            Painting(FRONT, VELVET_DARK, (((0.5, 0.96), (0.16, 0.84), (0.16, 0.62), (0.5, 0.5),
                                           (0.84, 0.62), (0.84, 0.84)),)),
        )
        for at in (1, 2)
    },
    "armchair/back": (
        *plinth(RIGHT, BACK, LEFT),
        Painting(FRONT, VELVET_LIGHT, (((0.22, 0.44), (0.78, 0.44), (0.94, 0.84), (0.84, 0.95),
                                        (0.16, 0.95), (0.06, 0.84)),)),
        Painting(FRONT, VELVET_DARK, studs(
            0.022, 0.025, (0.35, 0.82), (0.5, 0.82), (0.65, 0.82), (0.42, 0.66), (0.58, 0.66))),
        Painting(BACK, VELVET_DARK, (box(0.08, 0.12, 0.92, 0.93),)),
        Painting(TOP, VELVET_LIGHT, (box(0.03, 0.16, 0.97, 0.84),)),
    ),
}  # fmt: skip
# The table is round: the same drawn smaller on its top, and boards below it.
INSETS = {TABLETOP: ((0.88, PINE_LIGHT), (0.8, PINE), (0.3, PINE_LIGHT))}


def piece(lens: Lens, kind: str, part: Part) -> Markup:
    """Return what the eye sees of a part of a piece of furniture."""
    found: list[Markup] = []
    for number, face in enumerate(part.faces):
        out = normal(part, face)
        if lens.faces(part.vertices[face[0]], out):
            found += _face(lens, kind, part, number, out)
    return join(found)


def _face(lens: Lens, kind: str, part: Part, number: int, out: Point) -> Iterator[Markup]:
    """Return a face that looks `out` to the eye, and what is painted on it."""
    corners = [part.vertices[at] for at in part.faces[number]]
    middle = _between(corners[0], corners[len(corners) // 2])  # of a box, of a round table
    light = lamplight(middle, out) * (1 + part.shade)
    glass = number == part.glass
    colour = SILVER if glass else COLOURS[kind]
    yield filled(lens.trace(corners), lit(colour, light + 0.25 * glass), 1, OUTLINE)
    name = f"{kind}/{part.name}"
    for painting in PAINTINGS.get(name, ()):
        if painting.face == number:
            shapes = [lens.trace(on_face(corners, shape)) for shape in painting.shapes]
            yield filled("".join(shapes), lit(painting.colour, light))
    if name == "table/top":
        for share, colour in INSETS.get(number, ()):
            yield filled(lens.trace(_smaller(corners, middle, share)), lit(colour, light))


def on_face(corners: Sequence[Point], shape: Corners) -> list[Point]:
    """Return a shape on a face whose first corner is its lower left one."""
    (ax, ay, az), (bx, by, bz), (dx, dy, dz) = corners[0], corners[1], corners[3]
    rx, ry, rz, ux, uy, uz = bx - ax, by - ay, bz - az, dx - ax, dy - ay, dz - az
    return [(ax + u * rx + v * ux, ay + u * ry + v * uy, az + u * rz + v * uz) for u, v in shape]


def _between(one: Point, other: Point) -> Point:
    """Return the point in the middle of two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2


def _smaller(corners: Sequence[Point], middle: Point, share: float) -> list[Point]:
    return [
        tuple(m + share * (c - m) for c, m in zip(corner, middle, strict=True))  # type: ignore[misc]
        for corner in corners
    ]
