"""Convex polygons of a picture, and the paths that draw them.

Coordinates are whole quarters of a pixel, so that paths are short.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, TypeVar

from partylab.html import EMPTY, Markup, html

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

QUARTERS = 4
# A place on a picture, in quarters of a pixel; x goes right, y down.
Dot = tuple[float, float]
Bounds = tuple[float, float, float, float]  # left, top, right, bottom
CURVE = (0.0, 0.35, 0.65)  # where a rounded corner is cut into straight pieces
Place = TypeVar("Place", bound=tuple[float, ...])


def turned_left(polygon: Sequence[Dot]) -> list[Dot]:
    """Return a convex polygon in the order of `convex.hull`.

    >>> turned_left([(0, 0), (0, 1), (1, 0)])
    [(1, 0), (0, 1), (0, 0)]
    """
    twice = sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise([*polygon, *polygon[:1]]))
    return list(polygon if twice >= 0 else reversed(polygon))


def clip(polygon: Sequence[Dot], window: Sequence[Dot]) -> list[Dot]:
    """Return what of a convex polygon is inside a convex window; both turn left.

    >>> clip([(0, 0), (4, 0), (4, 4)], [(0, 0), (2, 0), (2, 9), (0, 9)])
    [(0, 0), (2.0, 0.0), (2.0, 2.0)]
    """
    inside = list(polygon)
    for (ax, ay), (bx, by) in pairwise([*window, window[0]]):
        ux, uy = bx - ax, by - ay
        inside = kept(inside, [ux * (y - ay) - uy * (x - ax) for x, y in inside])
    return inside


def within(dots: Sequence[Dot], window: Sequence[Dot]) -> bool:
    """Are all points inside a convex window that turns left?"""
    ax, ay = window[-1]
    for bx, by in window:
        ux, uy = bx - ax, by - ay
        for x, y in dots:
            if ux * (y - ay) - uy * (x - ax) < 0:
                return False
        ax, ay = bx, by
    return True


def kept(corners: Sequence[Place], depths: Sequence[float]) -> list[Place]:
    """Return what of a convex polygon is at depths of 0 and more."""
    if not depths or min(depths) >= 0:
        return list(corners)
    inside: list[Any] = []
    pairs = list(zip(corners, depths, strict=True))
    for (p, before), (q, after) in pairwise([*pairs, pairs[0]]):
        if before >= 0:
            inside.append(p)
        if (before < 0) != (after < 0):
            part = before / (before - after)
            inside.append(tuple(a + (b - a) * part for a, b in zip(p, q, strict=True)))
    return inside


def bounds(polygon: Sequence[Dot]) -> Bounds:
    """Return how far a polygon goes left, up, right and down."""
    xs, ys = zip(*polygon, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def beyond(polygon: Sequence[Dot], limits: Bounds) -> bool:
    """Is nothing of a polygon within bounds?"""
    x, y = polygon[0]
    if limits[0] <= x <= limits[2] and limits[1] <= y <= limits[3]:
        return False  # the corner that is seen spares most polygons the search for the outermost
    left, top, right, bottom = bounds(polygon)
    return right < limits[0] or left > limits[2] or bottom < limits[1] or top > limits[3]


def shrink(polygon: Iterable[Dot], by: float, at: Dot) -> list[Dot]:
    """Return a polygon drawn together towards a point."""
    x, y = at[0] * (1 - by), at[1] * (1 - by)
    return [(px * by + x, py * by + y) for px, py in polygon]


# Paths


def path(polygon: Sequence[Dot]) -> str:
    """Return a polygon as the data of an SVG path.

    >>> path([(0, 0), (8, 0), (8, 4)])
    'M0 0l8 0 0 4z'
    """
    steps = [(round(x), round(y)) for x, y in polygon]
    if len(steps) < 3:
        return ""
    moved = " ".join([f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(steps)])
    return f"M{steps[0][0]} {steps[0][1]}l{moved}z".replace(" -", "-")


def soft_path(polygon: Sequence[Dot]) -> str:
    """Return the same without corners: inside the polygon, through the middles of its edges."""
    # Even coordinates: the middles are whole too, so no `t` strays from the corner it leans on.
    halves = [(round(x / 2), round(y / 2)) for x, y in polygon]
    middles = [(ax + bx, ay + by) for (ax, ay), (bx, by) in pairwise([*halves, halves[0]])]
    (x, y), (hx, hy), (mx, my) = middles[-1], halves[0], middles[0]
    turned = " ".join([f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(middles)])
    data = f"M{x} {y}q{2 * hx - x} {2 * hy - y} {mx - x} {my - y}t{turned}z"
    return data.replace(" -", "-")


def rounded(polygon: Sequence[Dot]) -> list[Dot]:
    """Return points on the outline that `soft_path` draws."""
    dots = []
    for before, (x, y), after in zip(
        (polygon[-1], *polygon), polygon, (*polygon[1:], polygon[0]), strict=False
    ):
        for share in CURVE:
            # From the middle of one edge to that of the next, as `q` goes.
            early, late = (1 - share) ** 2 / 2, share * share / 2
            near = 1 - early - late
            dots.append(
                (
                    early * before[0] + near * x + late * after[0],
                    early * before[1] + near * y + late * after[1],
                )
            )
    return dots


def disc(at: Dot, wide: float, high: float, corners: int = 6) -> list[Dot]:
    """Return the polygon whose soft path is an ellipse; six corners are round to 1 %."""
    half = radians(180 / corners)
    reach = 1 / cos(half)
    turns = (half * (2 * number + 1) for number in range(corners))
    return [(at[0] + wide * reach * cos(turn), at[1] + high * reach * sin(turn)) for turn in turns]


def filled(data: str, fill: str, opacity: float = 1, edge: str = "") -> Markup:
    """Return a path as an element, or nothing where nothing of it is seen."""
    if not data:
        return EMPTY
    veil = f"{opacity:g}".removeprefix("0")
    if edge:
        return html(
            '<path d="{}" fill="{}" fill-opacity="{}" stroke="{}"/>', data, fill, veil, edge
        )
    if opacity < 1:
        return html('<path d="{}" fill="{}" fill-opacity="{}"/>', data, fill, veil)
    return html('<path d="{}" fill="{}"/>', data, fill)
