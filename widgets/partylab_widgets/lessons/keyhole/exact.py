"""What the exercises are checked with: points, walls and mirrors of a floor, in exact fractions.

A wall is a pair of points and belongs to what is solid: a string that touches it is stopped.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Number = int | Fraction
Point = tuple[Number, Number]
Wall = tuple[Point, Point]

SIDE = 6
ROOM: tuple[Wall, ...] = tuple(pairwise(((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0))))


def turn(a: Point, b: Point, c: Point) -> Number:
    """Return twice the area of a triangle: positive when c lies to the left on the way a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def sign(value: Number) -> int:
    """Return -1, 0 or 1."""
    return (value > 0) - (value < 0)


def lies_on(point: Point, wall: Wall) -> bool:
    """Is a point on a wall, its ends included?"""
    (x, y), ((ax, ay), (bx, by)) = point, wall
    between = min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)
    return between and turn(*wall, point) == 0


def meet(one: Wall, other: Wall) -> bool:
    """Have two walls a point in common?

    >>> meet(((0, 0), (2, 2)), ((1, 1), (3, 0))), meet(((0, 0), (1, 1)), ((2, 2), (3, 3)))
    (True, False)
    """
    (a, b), (c, d) = one, other
    if any(lies_on(point, other) for point in one) or any(lies_on(point, one) for point in other):
        return True
    return (
        sign(turn(a, b, c)) * sign(turn(a, b, d)) < 0
        and sign(turn(c, d, a)) * sign(turn(c, d, b)) < 0
    )


def sees(a: Point, b: Point, walls: Iterable[Wall]) -> bool:
    """Is there no wall in the way of a string from one point to another?"""
    return not any(meet((a, b), wall) for wall in walls)


def foot(point: Point, mirror: Wall) -> Point:
    """Return the point of a mirror's line that is nearest to a point."""
    (x, y), ((ax, ay), (bx, by)) = point, mirror
    dx, dy = bx - ax, by - ay
    share = Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)
    return ax + share * dx, ay + share * dy


def reflect(point: Point, mirror: Wall) -> Point:
    """Return the image of a point.

    >>> reflect((1, 0), ((3, 0), (3, 1)))
    (Fraction(5, 1), Fraction(0, 1))
    """
    x, y = foot(point, mirror)
    return 2 * x - point[0], 2 * y - point[1]


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Return where the string from a to b meets the mirror from c to d; along it, nowhere."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if across == 0:
        return None
    at = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), across)
    along = Fraction((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0]), across)
    if not (0 <= at <= 1 and 0 <= along <= 1):
        return None
    return a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])


# The area that is lit


def lit(eye: Point, walls: Sequence[Wall]) -> Fraction:
    """Return the area of the room that an eye inside it sees: a triangle from corner to corner.

    >>> lit((3, 3), ()), lit((3, 1), [((2, 2), (4, 2))])
    (Fraction(36, 1), Fraction(16, 1))
    """
    borders = (*walls, *ROOM)
    ways = around((x - eye[0], y - eye[1]) for wall in borders for x, y in wall)
    total = Fraction(0)
    for one, other in pairwise((*ways, ways[0])):
        middle = one[0] + other[0], one[1] + other[1]
        met = [wall for wall in borders if is_between(eye, middle, wall)]
        nearest = min(met, key=lambda wall: far(eye, middle, wall))
        product = far(eye, one, nearest) * far(eye, other, nearest)
        total += product * turn((0, 0), one, other) / 2
    return total


def far(eye: Point, way: Point, wall: Wall) -> Fraction:
    """Return how many steps of a way it is from an eye to the line of a wall."""
    to = eye[0] + way[0], eye[1] + way[1]
    here, there = turn(*wall, eye), turn(*wall, to)
    return Fraction(here, 1) / (here - there)


def is_between(eye: Point, way: Point, wall: Wall) -> bool:
    """Does a way from an eye lead through a wall, not by its ends?"""
    to = eye[0] + way[0], eye[1] + way[1]
    sides = [sign(turn(eye, to, end)) for end in wall]
    here, there = turn(*wall, eye), turn(*wall, to)
    return sides[0] * sides[1] < 0 and here != there and far(eye, way, wall) > 0


def around(ways: Iterable[Point]) -> list[Point]:
    """Return directions in the order in which one turns to them, each once."""

    def half(way: Point) -> int:
        return 0 if way[1] > 0 or (way[1] == 0 and way[0] > 0) else 1

    def compare(one: Point, other: Point) -> int:
        return half(one) - half(other) or -sign(turn((0, 0), one, other))

    ordered: list[Point] = []
    for way in sorted((way for way in ways if way != (0, 0)), key=cmp_to_key(compare)):
        if not ordered or compare(ordered[-1], way):
            ordered.append(way)
    return ordered
