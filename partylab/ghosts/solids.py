"""Convex parts as seen from above: where two overlap, and how far one holds the other up.

All of it is exact for any tilt.  Seen from above, the gap between a part that falls and one below
it is a bent sheet whose lowest point is a corner of one over the other, or where two edges cross.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from partylab.ghosts.convex import hull
from partylab.ghosts.shapes import Corner, Part, Point

# Overlaps seen from above that are narrower than this are contacts.
NARROW = 1e-6
# Sines below this are noise: the flattest true slope of whole degrees has 0.012.
NOISE = 1e-9

Plane = tuple[float, float, float]  # z = a·x + b·y + c
Wall = tuple[float, float, float]  # inside: a·x + b·y ≤ c, with (a, b) of length one
Edge = tuple[Point, Point]
Box = tuple[float, float, float, float]  # seen from above: x from, y from, x to, y to


class Solid(NamedTuple):
    """What placing needs to know of one convex part."""

    name: str
    low: float
    high: float
    box: Box
    walls: tuple[Wall, ...]  # its outline seen from above
    outline: tuple[Corner, ...]
    below: tuple[Plane, ...]  # the planes of its underside, and what stands out there
    below_corners: tuple[Point, ...]
    below_edges: tuple[Edge, ...]
    above: tuple[Plane, ...]  # the same of its upper side
    above_corners: tuple[Point, ...]
    above_edges: tuple[Edge, ...]
    shelf: bool  # is its whole upper side level?
    flat: bool  # is its underside level too?


def solid(part: Part) -> Solid:
    """Work out what placing needs of a part."""
    corners = part.vertices
    outline = hull(((x, y) for x, y, _ in corners), NOISE * NOISE)
    below, above = _side(part, -1), _side(part, 1)
    xs, ys, zs = zip(*corners, strict=True)
    shelf = _level(above[0])
    return Solid(
        part.name, min(zs), max(zs), (min(xs), min(ys), max(xs), max(ys)),
        _walls(outline), outline, *below, *above, shelf, shelf and _level(below[0]),
    )  # fmt: skip


def _level(planes: tuple[Plane, ...]) -> bool:
    return len(planes) == 1 and abs(planes[0][0]) + abs(planes[0][1]) < NOISE


def _side(part: Part, sign: int) -> tuple[tuple[Plane, ...], tuple[Point, ...], tuple[Edge, ...]]:
    """Return the planes, corners and edges of the faces that look down (−1) or up (1)."""
    planes: list[Plane] = []
    corners: set[int] = set()
    edges: set[tuple[int, int]] = set()
    for face in part.faces:
        a, b, c = normal(part, face)
        if sign * c <= NOISE:
            continue
        x, y, z = part.vertices[face[0]]
        planes.append((-a / c, -b / c, (a * x + b * y + c * z) / c))
        corners.update(face)
        edges.update(
            (min(pair), max(pair)) for pair in zip(face, (*face[1:], face[0]), strict=True)
        )
    points = part.vertices
    return (
        tuple(planes),
        tuple(points[corner] for corner in sorted(corners)),
        tuple((points[first], points[last]) for first, last in sorted(edges)),
    )


def normal(part: Part, face: tuple[int, ...]) -> Point:
    """Return the direction of length one in which a face looks."""
    (px, py, pz), (qx, qy, qz), (rx, ry, rz) = (part.vertices[corner] for corner in face[:3])
    ux, uy, uz, vx, vy, vz = qx - px, qy - py, qz - pz, rx - qx, ry - qy, rz - qz
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = math.sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


def _walls(outline: tuple[Corner, ...]) -> tuple[Wall, ...]:
    walls = []
    for (px, py), (qx, qy) in zip(outline, (*outline[1:], outline[0]), strict=True):
        length = math.sqrt((qx - px) ** 2 + (qy - py) ** 2)
        a, b = (qy - py) / length, (px - qx) / length
        walls.append((a, b, a * px + b * py))
    return tuple(walls)


def overlap(one: Solid, other: Solid, dx: float, dy: float) -> bool:
    """Do two parts overlap seen from above, when `one` is moved by (dx, dy)?"""
    left, front, right, back = one.box
    if (
        left + dx > other.box[2] - NARROW
        or right + dx < other.box[0] + NARROW
        or front + dy > other.box[3] - NARROW
        or back + dy < other.box[1] + NARROW
    ):
        return False
    return not (
        _beyond(one.walls, other.outline, -dx, -dy) or _beyond(other.walls, one.outline, dx, dy)
    )


def _beyond(walls: tuple[Wall, ...], outline: tuple[Corner, ...], dx: float, dy: float) -> bool:
    """Do all corners, moved by (dx, dy), lie beyond one of the walls?"""
    return any(
        min(a * x + b * y for x, y in outline) + a * dx + b * dy > c - NARROW for a, b, c in walls
    )


def within(box: Box, x: float, y: float) -> bool:
    """Does a point lie within a box seen from above, its edge included?"""
    left, front, right, back = box
    return left - NOISE <= x <= right + NOISE and front - NOISE <= y <= back + NOISE


def inside(walls: tuple[Wall, ...], x: float, y: float) -> bool:
    """Does a point lie within an outline, its edge included?"""
    return all(a * x + b * y <= c + NOISE for a, b, c in walls)


def lift(falling: Solid, under: Solid, dx: float, dy: float) -> float | None:
    """Return how much higher than `under` the falling part must be; None if it falls past it.

    Heights are those of the two frames; the falling part's is moved by (dx, dy).
    """
    if not overlap(falling, under, dx, dy):
        return None
    most = under.high - falling.low
    if falling.flat and under.flat:
        return most
    best = -math.inf
    for x, y, z in falling.below_corners:
        if inside(under.walls, x + dx, y + dy):
            best = max(best, min(a * (x + dx) + b * (y + dy) + c for a, b, c in under.above) - z)
    for x, y, z in under.above_corners:
        if z - falling.low > best and inside(falling.walls, x - dx, y - dy):
            best = max(best, z - max(a * (x - dx) + b * (y - dy) + c for a, b, c in falling.below))
    return best if best >= most - NOISE else max(best, _crossings(falling, under, dx, dy, best))


def _crossings(falling: Solid, under: Solid, dx: float, dy: float, best: float) -> float:
    """Return the most that an edge of one holds up an edge of the other, if more than `best`."""
    edges = [
        ((px + dx, py + dy, pz), (qx + dx, qy + dy, qz))
        for (px, py, pz), (qx, qy, qz) in falling.below_edges
    ]
    for (px, py, pz), (qx, qy, qz) in under.above_edges:
        top = max(pz, qz)
        if top - falling.low <= best:
            continue
        ux, uy = qx - px, qy - py
        for (rx, ry, rz), (sx, sy, sz) in edges:
            if top - min(rz, sz) <= best:
                continue
            vx, vy = sx - rx, sy - ry
            across = ux * vy - uy * vx
            if abs(across) <= NOISE * (abs(ux) + abs(uy)) * (abs(vx) + abs(vy)):
                continue  # side by side: the corners have counted
            along = ((rx - px) * vy - (ry - py) * vx) / across
            other = ((rx - px) * uy - (ry - py) * ux) / across
            if 0 <= along <= 1 and 0 <= other <= 1:
                best = max(best, pz + along * (qz - pz) - rz - other * (sz - rz))
    return best
