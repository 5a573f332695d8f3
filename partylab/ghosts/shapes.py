"""What stands in the hall: furniture and ghosts as convex parts, measured in cells.

A body's frame has its front at −y and its feet at z 0, above and below the middle of its floor.
"""

from __future__ import annotations

import math
from typing import NamedTuple

Point = tuple[float, float, float]
Corner = tuple[float, float]

# Cosines and sines keep 12 places, so that no machine's mathematics can change a verdict.
PLACES = 12
# Seen from above a ghost is a polygon of so many corners.
GHOST_CORNERS = 12
# A ghost's outline from its foot to its head: shares of its radius and of its height.
OUTLINE = ((1, 0), (0.95, 0.45), (0.80, 0.72), (0.50, 0.92), (0.15, 1))


class Part(NamedTuple):
    """One convex piece of a body; seen from outside each face turns counter-clockwise."""

    name: str
    vertices: tuple[Point, ...]
    faces: tuple[tuple[int, ...], ...]
    shade: float = 0.0  # how much lighter or darker than its body it is drawn
    glass: int | None = None  # the face that mirrors


class Body(NamedTuple):
    """A ghost or a piece of furniture, by its name in the hall."""

    name: str
    parts: tuple[Part, ...]


class GhostSize(NamedTuple):
    """One size of ghosts; `weight` is how much of a cell it fills (PV-A14)."""

    radius: float
    height: float
    part: Part
    weight: int


def cosine(degrees: float) -> float:
    """Return the cosine of an angle, the same on every machine."""
    return round(math.cos(math.radians(degrees)), PLACES)


def sine(degrees: float) -> float:
    """Return the sine of an angle, the same on every machine."""
    return round(math.sin(math.radians(degrees)), PLACES)


def circle(radius: float, corners: int, first: float = 0) -> tuple[Corner, ...]:
    """Return a regular polygon around the origin; its first corner stands at that angle."""
    angles = [first + 360 * number / corners for number in range(corners)]
    return tuple((radius * cosine(angle), radius * sine(angle)) for angle in angles)


def tower(
    name: str,
    rings: tuple[tuple[tuple[Corner, ...], float], ...],
    shade: float = 0.0,
    glass: int | None = None,
) -> Part:
    """Return the part between horizontal rings, the lowest first: sides, then bottom and top."""
    count = len(rings[0][0])
    vertices = tuple((x, y, height) for ring, height in rings for x, y in ring)
    sides = tuple(
        (first + here, first + there, first + count + there, first + count + here)
        for first in range(0, count * (len(rings) - 1), count)
        for here, there in zip(range(count), (*range(1, count), 0), strict=True)
    )
    bottom = tuple(reversed(range(count)))
    top = tuple(range(len(vertices) - count, len(vertices)))
    return Part(name, vertices, (*sides, bottom, top), shade, glass)


def box(
    name: str,
    x: tuple[float, float],
    y: tuple[float, float],
    z: tuple[float, float],
    shade: float = 0.0,
    glass: int | None = None,
) -> Part:
    """Return a box from its three ranges; its faces are front, right, back, left, bottom, top."""
    floor = ((x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1]))
    return tower(name, ((floor, z[0]), (floor, z[1])), shade, glass)


def ghost(radius: float, height: float, weight: int) -> GhostSize:
    """Return a size of ghosts: the outline turned around its middle."""
    rings = tuple(
        (circle(radius * share, GHOST_CORNERS), height * level) for share, level in OUTLINE
    )
    return GhostSize(radius, height, tower("ghost", rings), weight)


FRONT = 0  # the first face of a box
OCTAGON = circle(0.70, 8, 22.5)

# In the order of the cards (PV-F13).
FURNITURE: dict[str, tuple[Part, ...]] = {
    "mirror": (
        box("foot", (-0.45, 0.45), (-0.18, 0.18), (0, 0.06), -0.15),
        box("panel", (-0.45, 0.45), (-0.04, 0.04), (0.06, 1.86), glass=FRONT),
    ),
    "trolley": (
        box("shelf-low", (-0.45, 0.45), (-0.30, 0.30), (0.14, 0.19)),
        box("shelf-top", (-0.45, 0.45), (-0.30, 0.30), (0.80, 0.86), 0.08),
        box("post-1", (-0.50, -0.45), (-0.30, -0.25), (0, 0.86), -0.15),
        box("post-2", (0.45, 0.50), (-0.30, -0.25), (0, 0.86), -0.15),
        box("post-3", (0.45, 0.50), (0.25, 0.30), (0, 0.86), -0.15),
        box("post-4", (-0.50, -0.45), (0.25, 0.30), (0, 0.86), -0.15),
    ),
    "desk": (
        box("top", (-0.80, 0.80), (-0.38, 0.38), (0.74, 0.80), 0.08),
        box("panel", (-0.80, 0.80), (-0.38, -0.33), (0, 0.74)),
        box("drawers", (-0.80, -0.42), (-0.33, 0.38), (0, 0.74), -0.08),
        box("side", (0.74, 0.80), (-0.33, 0.38), (0, 0.74), -0.08),
    ),
    "piano": (
        box("body", (-0.75, 0.75), (-0.085, 0.365), (0, 1.30)),
        box("keyboard", (-0.69, 0.69), (-0.365, -0.085), (0.62, 0.76), 0.25),
        box("cheek-1", (-0.75, -0.69), (-0.365, -0.085), (0, 0.80), 0.08),
        box("cheek-2", (0.69, 0.75), (-0.365, -0.085), (0, 0.80), 0.08),
    ),
    "armchair": (
        box("seat", (-0.30, 0.30), (-0.41, 0.21), (0, 0.42), 0.15),
        box("arm-1", (-0.48, -0.30), (-0.41, 0.21), (0, 0.62)),
        box("arm-2", (0.30, 0.48), (-0.41, 0.21), (0, 0.62)),
        box("back", (-0.48, 0.48), (0.21, 0.41), (0, 1.00), -0.08),
    ),
    "table": (
        tower("top", ((OCTAGON, 0.69), (OCTAGON, 0.76)), 0.08),
        box("leg-1", (-0.44, -0.36), (-0.44, -0.36), (0, 0.69), -0.15),
        box("leg-2", (0.36, 0.44), (-0.44, -0.36), (0, 0.69), -0.15),
        box("leg-3", (0.36, 0.44), (0.36, 0.44), (0, 0.69), -0.15),
        box("leg-4", (-0.44, -0.36), (0.36, 0.44), (0, 0.69), -0.15),
    ),
}
KINDS = tuple(FURNITURE)

SIZES = "SML"
GHOSTS = {"S": ghost(0.22, 0.55, 1), "M": ghost(0.30, 0.90, 2), "L": ghost(0.40, 1.40, 4)}
# A ghost that lies is as low as it is wide; its length is not counted (PV-A26).
LYING = {
    size: ghost(upright.radius, 2 * upright.radius, upright.weight)
    for size, upright in GHOSTS.items()
}
