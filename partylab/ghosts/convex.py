"""The smallest convex polygon around points of a plane.

`polygons.hull` is the same for numba, which needs rows of complex numbers that it can fill in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Flat = tuple[float, float]  # a point of a plane


def hull(points: Iterable[Flat], noise: float = 0.0) -> tuple[Flat, ...]:
    """Return the corners around points, counter-clockwise; what turns by mere noise is none.

    >>> hull([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])
    ((0, 0), (2, 0), (2, 2), (0, 2))
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    return (*chain(ordered, noise)[:-1], *chain(reversed(ordered), noise)[:-1])


def chain(points: Iterable[Flat], noise: float = 0.0) -> list[Flat]:
    """Return the right-hand side of a hull, on the way along sorted points."""
    found: list[Flat] = []
    count = 0
    ax = ay = bx = by = 0.0  # the corner before the last one, and that
    for point in points:
        x, y = point
        while count > 1 and (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= noise:
            found.pop()
            count -= 1
            bx, by = ax, ay
            if count > 1:
                ax, ay = found[count - 2]
        found.append(point)
        count += 1
        ax, ay, bx, by = bx, by, x, y
    return found
