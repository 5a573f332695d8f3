"""What is nearest in each direction, in one plane: how shadows fall, from above or in a slice.

A point that lies `across` from the line of sight and `along` it has a direction, across / along,
and a nearness, 1 / along.  In this chart straight stays straight, a shadow that runs to infinity
ends at nearness 0, and all that a thing hides lies straight below it.  So what an eye sees is a
skyline, and a shadow is what lies under one.

>>> chart((1.0, 2.0))
(0.5, 0.5)
>>> unchart((0.5, 0.5))
(1.0, 2.0)
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.convex import Flat, chain, hull

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Polygon = tuple[Flat, ...]  # counter-clockwise

TINY = 1e-12  # directions that differ less are one
WIDE = 16.0  # no direction in the hall is wider


class Edge(NamedTuple):
    """A straight piece of a skyline, from one direction to another: how near it is, and what."""

    left: float
    left_near: float
    right: float
    right_near: float
    what: str = ""

    def near(self, direction: float) -> float:
        """Return how near it is in a direction."""
        share = (direction - self.left) / (self.right - self.left)
        return self.left_near + share * (self.right_near - self.left_near)


def chart(point: Flat) -> Flat:
    """Return the direction and the nearness of a point (across, along)."""
    across, along = point
    return across / along, 1.0 / along


def unchart(point: Flat) -> Flat:
    """Return the point (across, along) of a direction and a nearness."""
    direction, near = point
    return direction / near, 1.0 / near


def near_side(charted: Iterable[Flat], what: str = "") -> list[Edge]:
    """Return the side that a convex thing turns towards the eye."""
    return _edges(chain(sorted(set(charted), reverse=True))[::-1], what)


def far_side(charted: Iterable[Flat], what: str = "") -> list[Edge]:
    """Return the side that a convex thing turns away from the eye."""
    return _edges(chain(sorted(set(charted))), what)


def _edges(chain: Sequence[Flat], what: str) -> list[Edge]:
    return [
        Edge(*first, *second, what)
        for first, second in pairwise(chain)
        if second[0] - first[0] > TINY
    ]


def walls(left: float, right: float, far: float) -> list[Edge]:
    """Return the walls of a room: one at each hand of the eye, and one in front of it."""
    corners = [
        (-WIDE, WIDE / left), (-left / far, 1 / far), (right / far, 1 / far), (WIDE, WIDE / right)
    ]  # fmt: skip
    return [Edge(*first, *second) for first, second in pairwise(corners)]


def within(edges: Iterable[Edge], left: float, right: float) -> list[Edge]:
    """Return edges as far as they lie between two directions."""
    kept = []
    for edge in edges:
        start, end = max(edge.left, left), min(edge.right, right)
        if end - start > TINY:
            kept.append(Edge(start, edge.near(start), end, edge.near(end), edge.what))
    return kept


def nearest(edges: Iterable[Edge]) -> list[Edge]:
    """Return the skyline of edges: in each direction the nearest.

    In a gap between the ends of edges all of them are straight.  What is nearest at both ends of
    a gap is nearest all through it; else the gap is looked at again in two parts.
    """
    coming = sorted(edges, reverse=True)
    ends = sorted({end for edge in coming for end in (edge.left, edge.right)})
    skyline: list[Edge] = []
    here: list[Edge] = []
    for left, right in pairwise(ends):
        here = [edge for edge in here if edge.right > left]
        while coming and coming[-1].left <= left:
            here.append(coming.pop())
        if here and right - left > TINY:
            _fill(skyline, here, left, right)
    return skyline


def _fill(skyline: list[Edge], here: list[Edge], left: float, right: float) -> None:
    """Go on with a skyline through a gap."""
    _, _, first = max((edge.near(left), edge.near(right), at) for at, edge in enumerate(here))
    _, _, last = max((edge.near(right), edge.near(left), at) for at, edge in enumerate(here))
    if first != last:
        ahead = here[first].near(left) - here[last].near(left)
        behind = here[last].near(right) - here[first].near(right)
        middle = left + (right - left) * ahead / (ahead + behind)
        if middle - left > TINY and right - middle > TINY:
            _fill(skyline, here, left, middle)
            _fill(skyline, here, middle, right)
            return
        first = first if middle - left > TINY else last
    _go_on(skyline, here[first], left, right)


def _go_on(skyline: list[Edge], edge: Edge, left: float, right: float) -> None:
    """Add a piece of an edge; where it goes on with the same edge, the two are one."""
    if skyline:
        last = skyline[-1]
        met = abs(last.right - left) <= TINY and last.what == edge.what
        if met and abs(last.right_near - edge.near(left)) <= TINY and _straight(last, edge, right):
            skyline[-1] = last._replace(right=right, right_near=edge.near(right))
            return
    skyline.append(Edge(left, edge.near(left), right, edge.near(right), edge.what))


def _straight(last: Edge, edge: Edge, right: float) -> bool:
    return abs(last.near(right) - edge.near(right)) <= TINY


def points(skyline: Sequence[Edge]) -> list[Flat]:
    """Return the points (across, along) that a skyline goes through, from left to right."""
    found: list[Flat] = []
    for edge in skyline:
        for charted in ((edge.left, edge.left_near), (edge.right, edge.right_near)):
            if (
                not found
                or max(abs(charted[0] - found[-1][0]), abs(charted[1] - found[-1][1])) > TINY
            ):
                found.append(charted)
    return [unchart(charted) for charted in found]


def behind(charted: Iterable[Flat]) -> list[Flat]:
    """Return what a thing covers together with all that it hides: it, and its foot points."""
    top = list(charted)
    return [*top, *((direction, 0.0) for direction, _ in top)]


def inside(charted: Iterable[Flat], room: Iterable[Edge]) -> Polygon:
    """Return, as (across, along), the part of a convex thing that lies in a room."""
    outline: Sequence[Flat] = hull(charted)
    for wall in room:
        outline = keep_above(outline, wall)
    return hull(map(unchart, outline))


def _turn(first: Flat, second: Flat, third: Flat) -> float:
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (
        third[0] - first[0]
    )


def keep_above(outline: Sequence[Flat], edge: Edge) -> list[Flat]:
    """Return the part of a convex polygon that lies above the line through an edge."""
    start, end = edge[:2], edge[2:4]
    kept: list[Flat] = []
    heights = [_turn(start, end, point) for point in outline]
    for at, point in enumerate(outline):
        before, height = heights[at - 1], heights[at]
        if before * height < 0:
            kept.append(_between(outline[at - 1], point, before / (before - height)))
        if height >= 0:
            kept.append(point)
    return kept


def _between(first: Flat, second: Flat, share: float) -> Flat:
    return first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1])


def area(polygon: Sequence[Flat]) -> float:
    """Return the area of a polygon.

    >>> area([(0, 0), (2, 0), (2, 3)])
    3.0
    """
    if len(polygon) < 3:
        return 0.0
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs)) / 2


def holds(polygon: Sequence[Flat], point: Flat) -> bool:
    """Is a point in a convex polygon, its edge included?

    >>> holds([(0, 0), (2, 0), (2, 2)], (1, 1)), holds([(0, 0), (2, 0), (2, 2)], (0, 1))
    (True, False)
    """
    return all(
        _turn(first, second, point) >= -TINY
        for first, second in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    )


def chord(polygon: Sequence[Flat], at: float) -> tuple[float, float] | None:
    """Return how far down and up a polygon goes where x is `at`; None where it has no width.

    >>> chord([(0, 0), (2, 0), (2, 2)], 1)
    (0.0, 1.0)
    """
    crossed = [
        y + (at - x) * (to_y - y) / (to_x - x)
        for (x, y), (to_x, to_y) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        if min(x, to_x) <= at <= max(x, to_x) and x != to_x
    ]
    return (min(crossed), max(crossed)) if crossed and max(crossed) - min(crossed) > TINY else None
