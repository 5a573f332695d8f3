"""Ghosts: bodies full of light, with eyes that look at you, and something of each seat's face.

The features of a face are drawn in a frame of their own: its origin is between the eyes, 100 is
the radius of the ghost, x goes right and y down.
"""

from __future__ import annotations

from functools import cache
from math import atan2, cos, hypot, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from partylab.faces import HEADS
from partylab.ghosts.convex import hull
from partylab.ghosts.light import LAMP
from partylab.ghosts.outlines import (
    QUARTERS,
    disc,
    filled,
    path,
    rounded,
    shrink,
    soft_path,
    within,
)
from partylab.ghosts.resting import size, sizes
from partylab.html import Markup, html, join

if TYPE_CHECKING:
    from partylab.ghosts.lens import Lens
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.resting import Resting
    from partylab.ghosts.shapes import GhostSize

    Frame = tuple[float, float, float, float, float, float]

MOODS = ("calm", "startled", "relieved")
INK, WHITE, MOUTH, HAIR, BLUSH = "#231730", "#fff", "#7c2440", "#8f4f24", "#f0607a"
# What a seat's ghosts are like, in their depth, and where light falls through them.
COLOURS = tuple(head.colour for head in HEADS[:4])
# Ghosts are translucent, since they do not hide each other: how much of each layer there is.
OPAQUE = (0.64, 0.7, 0.4)
DEEP = ("#dd9c22", "#dc6424", "#4593cc", "#8f62c2")
PALE = ("#fff6d6", "#ffe0bd", "#e8f8ff", "#f5e9ff")

# Of each size: how high its eyes are, as a share of its height; how large its face is; how far
# below its eyes the mark is.
FACE = {"S": (0.6, 1.08, 94), "M": (0.68, 1.0, 122), "L": (0.73, 0.88, 136)}
LYING_FACE = dict.fromkeys(FACE, (0.62, 0.9, 100))
TINY = 18 * QUARTERS  # smaller ghosts have no bright middle and no hem
SMALLER = (1, 0.9, 0.8, 0.7)
HEM = (-45, 0, 45)  # where the hem is notched, in degrees from the middle


class Feature(NamedTuple):
    """Shapes of one colour; where two overlap there is a hole.  Sharp ones have corners."""

    fill: str
    shapes: tuple[tuple[Dot, ...], ...]
    opacity: float = 1
    sharp: bool = False


def oval(x: float, y: float, wide: float, high: float, corners: int = 6) -> tuple[Dot, ...]:
    """Return an ellipse around a place."""
    return tuple(disc((x, y), wide, high, corners))


def pair(x: float, y: float, wide: float, high: float) -> tuple[tuple[Dot, ...], ...]:
    """Return two ellipses, one on each side."""
    return oval(-x, y, wide, high), oval(x, y, wide, high)


def line(thick: float, *through: Dot) -> tuple[Dot, ...]:
    """Return a line as a shape."""
    upper = [(x, y - thick / 2) for x, y in through]
    lower = [(x, y + thick / 2) for x, y in reversed(through)]
    return (*upper, *lower)


HEXAGON = ((0, -26), (25, -13), (25, 13), (0, 26), (-25, 13), (-25, -13))
# The mark of each seat is the shape of its head in `faces.py`; the hexagon is open.
MARKS = (
    Feature(INK, (oval(0, 0, 22, 20),), 0.8),
    Feature(INK, (((-21, -18), (21, -18), (21, 18), (-21, 18)),), 0.8, sharp=True),
    Feature(INK, (((0, -40), (0, -40), (27, 2), (18, 26), (-18, 26), (-27, 2)),), 0.8),
    Feature(
        INK,
        tuple(tuple((x * by, y * by) for x, y in HEXAGON) for by in (1, 0.55)),
        0.8,
        sharp=True,
    ),
)
# What somebody of that seat wears.
WORN = (
    # A tuft of hair.
    (
        Feature(
            HAIR,
            (
                ((-6, -46), (-28, -50), (-38, -70), (-18, -68), (0, -52)),
                ((-8, -46), (-12, -72), (0, -88), (12, -72), (9, -48)),
                ((2, -48), (18, -66), (38, -68), (30, -50), (8, -44)),
            ),
        ),
    ),
    # A fringe, combed to one side.
    (
        Feature(
            HAIR,
            (
                (
                    (-68, -20), (-58, -50), (-46, -70), (-24, -86), (0, -90), (24, -86), (46, -70),
                    (58, -50), (70, -18), (52, -32), (44, -48), (20, -38), (-20, -34), (-32, -42),
                    (-46, -26),
                ),
            ),
        ),
    ),
    # Rosy cheeks.
    (Feature(BLUSH, pair(60, 27, 19, 12), 0.7),),
    # Round glasses.
    (
        Feature(INK, (*pair(37, 0, 37, 37), *pair(37, 0, 29, 30))),
        Feature(INK, (line(8, (-8, -4), (0, -9), (8, -4)),)),
    ),
)  # fmt: skip
FEATURES = {
    "calm": (
        Feature(WHITE, pair(36, 0, 23, 27)),
        Feature(INK, pair(34, 3, 13, 17)),
        Feature(WHITE, (oval(-39, -5, 6, 6, 4), oval(29, -5, 6, 6, 4))),
        Feature(INK, (line(10, (-20, 41), (-9, 51), (9, 51), (20, 41)),)),
    ),
    "startled": (
        Feature(INK, pair(38, -6, 34, 40)),
        Feature(WHITE, pair(38, -6, 29, 35)),
        Feature(INK, pair(35, -4, 10, 12)),
        Feature(INK, (oval(0, 51, 15, 18),)),
        Feature(MOUTH, (oval(0, 56, 9, 10),)),
    ),
    "relieved": (
        Feature(
            INK,
            (
                line(9, (-62, -4), (-50, 9), (-26, 9), (-14, -4)),
                line(9, (14, -4), (26, 9), (50, 9), (62, -4)),
            ),
        ),
        Feature(INK, (((-26, 34), (26, 34), (20, 58), (0, 66), (-20, 58)),)),
        Feature("#f58aa0", (oval(0, 54, 11, 5),)),
    ),
}


@cache
def features(seat: int, mood: str, down: int) -> tuple[Feature, ...]:
    """Return all of a face, and the mark on the chest, in the order in which they are drawn."""
    mark = MARKS[seat]
    mark = mark._replace(shapes=tuple(tuple((x, y + down) for x, y in s) for s in mark.shapes))
    return (*FEATURES[mood], *WORN[seat], mark)


@cache
def reach_of(seat: int, mood: str, down: int) -> tuple[Dot, ...]:
    """Return the corners around all of a face."""
    dots = (
        dot for one in features(seat, mood, down) for shape in one.shapes for dot in rounded(shape)
    )
    return hull(dots)


@cache
def face(seat: int, mood: str, down: int) -> Markup:
    """Return a face as it is drawn wherever nothing cuts it."""
    return join(
        filled("".join(map(path if one.sharp else soft_path, one.shapes)), one.fill, one.opacity)
        for one in features(seat, mood, down)
    )


@cache
def icon(seat: int, each: str, x: int, y: int) -> Markup:
    """Return a small ghost that stands there, as a sign for one that is not in the hall."""
    wide, high = {"S": (10, 24), "M": (12, 31), "L": (14, 38)}[each]
    body = f"M{-wide} 0q0-{high} {wide}-{high}q{wide} 0 {wide} {high}z"
    mark = "".join(
        (path if MARKS[seat].sharp else soft_path)(shrink(shape, 0.33, (0, 0)))
        for shape in MARKS[seat].shapes
    )
    return html(
        '<g transform="translate({} {})"><path d="{}" fill="{}" stroke="{}" stroke-width="1.5"/>'
        '<path d="{}" fill="{}" fill-rule="evenodd" transform="translate(0 -{})"/></g>',
        x, y, body, COLOURS[seat], INK, mark, INK, high * 2 // 5,
    )  # fmt: skip


def ghost(
    lens: Lens, name: str, body: Resting, outline: list[Dot], mood: str, *, lying: bool
) -> Markup:
    """Return a ghost as it is seen: nothing of it is drawn outside its outline."""
    if lens.frames is not None and any(within(outline, frame) for frame in lens.frames):
        lens = lens._replace(frames=None)  # nothing of it is cut
    seat, shape = int(name[0]), sizes(lying)[size(name)]
    reach = shape.radius * lens.scale((body.x, body.y, body.z))
    bright = _bright(lens, body, shape, reach)
    light = shrink(outline[::2], 0.9, bright)
    layers = [
        filled(lens.framed(outline, soft=True), DEEP[seat], OPAQUE[0], INK),
        filled(lens.framed(light, soft=True), COLOURS[seat], OPAQUE[1]),
    ]
    ahead = atan2(lens.eye.at[1] - body.y, lens.eye.at[0] - body.x)
    if reach > TINY:
        light = shrink(outline[::3], 0.46, bright)
        layers.append(filled(lens.framed(light, soft=True), PALE[seat], OPAQUE[2]))
        layers.append(_hem(lens, body, shape, ahead))
    at = (LYING_FACE if lying else FACE)[size(name)]
    frame = _frame(lens, body, shape, at, ahead)
    return join((*layers, _face(lens, seat, mood, at[2], frame, outline)))


def _bright(lens: Lens, body: Resting, shape: GhostSize, reach: float) -> Dot:
    """Return where on the picture a ghost is brightest: up, and towards the lamp."""
    x, y = lens.at((body.x, body.y, body.z + 0.6 * shape.height))
    lamp = (LAMP[0] - body.x, LAMP[1] - body.y)
    right = lens.eye.right[0] * lamp[0] + lens.eye.right[1] * lamp[1]
    return x + 0.3 * reach * right / max(1.0, hypot(*lamp)), y - 0.4 * reach


def _hem(lens: Lens, body: Resting, shape: GhostSize, ahead: float) -> Markup:
    """Return the notches at the foot of a ghost, on its surface."""
    wide, high = 0.93 * shape.radius, 0.13 * shape.height
    notches = []
    for turn in HEM:
        corners = []
        for side, rise in ((-11, 0.0), (11, 0.0), (0, high)):
            angle = ahead + radians(turn + side)
            there = (body.x + wide * cos(angle), body.y + wide * sin(angle), body.z + rise)
            corners.append(there)
        notches.append(lens.trace(corners))
    return filled("".join(notches), INK, 0.45)


def _face(lens: Lens, seat: int, mood: str, down: int, frame: Frame, outline: list[Dot]) -> Markup:
    """Return the features on a ghost: smaller from close by, where they would stick out."""
    fits = False
    for by in SMALLER:
        a, b, c, d = (by * number for number in frame[:4])
        x, y = frame[4:]
        reach = [(a * u + c * v + x, b * u + d * v + y) for u, v in reach_of(seat, mood, down)]
        if fits := within(reach, outline):
            break
    if fits and lens.frames is None:
        matrix = f"{a:.3g} {b:.3g} {c:.3g} {d:.3g} {x:.0f} {y:.0f}"
        return html(
            '<g transform="matrix({})" fill-rule="evenodd">{}</g>', matrix, face(seat, mood, down)
        )
    if lens.frames is None:
        lens = lens._replace(frames=(tuple(outline),))

    def drawn(one: Feature) -> str:
        """Return the shapes of a feature, each cut by the frames."""
        dots = ([(a * u + c * v + x, b * u + d * v + y) for u, v in shape] for shape in one.shapes)
        return "".join(lens.framed(shape, soft=not one.sharp) for shape in dots)

    cut = (filled(drawn(one), one.fill, one.opacity) for one in features(seat, mood, down))
    return html('<g fill-rule="evenodd">{}</g>', join(cut))


def _frame(
    lens: Lens, body: Resting, shape: GhostSize, at: tuple[float, float, int], ahead: float
) -> Frame:
    """Return the matrix that brings the frame of the features onto the front of a ghost."""
    eyes, scale, down = at
    unit = scale * shape.radius / 100
    x, y = body.x + 0.84 * shape.radius * cos(ahead), body.y + 0.84 * shape.radius * sin(ahead)
    z = body.z + eyes * shape.height
    here = lens.at((x, y, z))
    right = lens.at((x - unit * sin(ahead), y + unit * cos(ahead), z))
    x, y = body.x + 0.95 * shape.radius * cos(ahead), body.y + 0.95 * shape.radius * sin(ahead)
    mark = lens.at((x, y, z - unit * down))
    return (
        right[0] - here[0], right[1] - here[1],
        (mark[0] - here[0]) / down, (mark[1] - here[1]) / down, *here,
    )  # fmt: skip
