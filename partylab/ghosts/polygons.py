"""Convex polygons in a picture: their hull, their area, what two share, what is left of one.

A point of the picture is a complex number, u + vj: how far right and how far up.  A polygon is
convex, counter-clockwise, and stands at the beginning of a row that may be longer; its size says
how many corners it has.  The box around it says how far it goes left, right, down and up.

Everything here keeps to the part of Python that numba compiles, and fast.py compiles it: rows are
lists here and arrays there, made before and handed in.  The steps are the same, hence the results.
A row that is too short raises OverflowError; whoever made it then makes a longer one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    Row = Sequence[float]
    Numbers = MutableSequence[float]
    Polygon = MutableSequence[complex]
    Polygons = Sequence[Polygon]
    Sizes = MutableSequence[int]

# Pieces smaller than this are dropped; and what stands no further out is on the line.
CRUMB = 1e-12
SLACK = 1e-12

LEFT, RIGHT, LOW, HIGH = range(4)


class Room(NamedTuple):
    """Rows to work in: two for what is left, one for what nobody needs, one for distances."""

    rest: Polygon
    free: Polygon
    dust: Polygon
    sides: Numbers


def hull(points: list[tuple[float, float]], row: Polygon) -> int:
    """Write the convex hull of the points, which are sorted here; return its size."""
    if len(points) >= len(row):
        raise OverflowError
    points.sort()
    size = chain(points, 0, 1, row, 0)
    return chain(points, len(points) - 1, -1, row, size - 1) - 1


def chain(
    points: list[tuple[float, float]], first: int, step: int, row: Polygon, begin: int
) -> int:
    """Write the right-hand side of a hull, on the way along sorted points, from a corner on.

    Return how many corners there are then.
    """
    size = begin
    bx = by = ax = ay = 0.0  # the last corner, and the one before it
    for number in range(len(points)):
        x, y = points[first + step * number]
        while size > begin + 1 and (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            size -= 1
            bx, by = ax, ay
            if size > begin + 1:
                ax, ay = row[size - 2].real, row[size - 2].imag
        row[size] = complex(x, y)
        size += 1
        ax, ay, bx, by = bx, by, x, y
    return size


def area(row: Polygon, size: int) -> float:
    """Return the area of a polygon.

    >>> area([0j, 2 + 0j, 2 + 1j, 1j], 4)
    2.0
    """
    if size < 3:
        return 0.0
    x, y = row[0].real, row[0].imag
    last = row[1]
    total = 0.0
    for at in range(2, size):
        point = row[at]
        total += (last.real - x) * (point.imag - y) - (last.imag - y) * (point.real - x)
        last = point
    return total / 2


def mean(row: Polygon, size: int) -> complex:
    """Return the mean of a polygon's corners, which is a point inside."""
    total = 0j
    for at in range(size):
        total += row[at]
    return total / size


def meet(box: Row, other: Row) -> bool:
    """Do two boxes overlap?"""
    return (
        box[LEFT] < other[RIGHT]
        and other[LEFT] < box[RIGHT]
        and box[LOW] < other[HIGH]
        and other[LOW] < box[HIGH]
    )


def cut(
    row: Polygon,
    size: int,
    start: complex,
    end: complex,
    sides: Numbers,
    kept: Polygon,
    off: Polygon,
) -> tuple[int, int]:
    """Cut a polygon along a line: return the sizes of what is left of it and right of it.

    Where all of it is on one side, nothing is written.  The rows need room for one corner more.
    """
    least, most = measure(row, size, start, end, sides)
    if least >= -SLACK:
        return size, 0
    if most <= SLACK:
        return 0, size
    inside = outside = 0
    last, was = row[size - 1], sides[size - 1]
    for at in range(size):
        point, side = row[at], sides[at]
        if (was > SLACK and side < -SLACK) or (was < -SLACK and side > SLACK):
            crossing = last + (point - last) * (was / (was - side))
            kept[inside] = off[outside] = crossing
            inside, outside = inside + 1, outside + 1
        if side >= -SLACK:
            kept[inside] = point
            inside += 1
        if side <= SLACK:
            off[outside] = point
            outside += 1
        last, was = point, side
    return inside, outside


def measure(
    row: Polygon, size: int, start: complex, end: complex, sides: Numbers
) -> tuple[float, float]:
    """Note how far left of a line each corner is; return the least and the most."""
    x, y = start.real, start.imag
    dx, dy = end.real - x, end.imag - y
    least = most = 0.0
    for at in range(size):
        point = row[at]
        side = dx * (point.imag - y) - dy * (point.real - x)
        sides[at] = side
        if side < least:
            least = side
        elif side > most:
            most = side
    return least, most


def shared(
    row: Polygon, size: int, box: Row, other: Polygon, corners: int, room: Room
) -> tuple[Polygon, int]:
    """Return what two polygons have in common, `box` being around the first."""
    rest, into, free = row, room.rest, room.free
    left, right, low, high = box[LEFT], box[RIGHT], box[LOW], box[HIGH]
    start = other[corners - 1]
    for at in range(corners):
        end = other[at]
        x, y = start.real, start.imag
        dx, dy = end.real - x, end.imag - y
        # Some of the box is right of the edge …
        if dx * ((low if dx > 0 else high) - y) < dy * ((right if dy > 0 else left) - x):
            # … or all of it.
            if dx * ((high if dx > 0 else low) - y) <= dy * ((left if dy > 0 else right) - x):
                return rest, 0
            if size >= len(into):
                raise OverflowError
            kept, off = cut(rest, size, start, end, room.sides, into, room.dust)
            if kept == 0:
                return rest, 0
            if off:
                size = kept
                rest, into, free = into, free, into
        start = end
    return rest, size


def subtract(
    row: Polygon,
    size: int,
    box: Row,
    other: Polygon,
    corners: int,
    pieces: Polygons,
    sizes: Sizes,
    count: int,
    room: Room,
) -> int:
    """Add to the pieces what a polygon has outside another one; return how many they are now."""
    begin = count
    rest, still, into, free = row, size, room.rest, room.free
    left, right, low, high = box[LEFT], box[RIGHT], box[LOW], box[HIGH]
    start = other[corners - 1]
    for at in range(corners):
        end = other[at]
        x, y = start.real, start.imag
        dx, dy = end.real - x, end.imag - y
        if dx * ((low if dx > 0 else high) - y) < dy * ((right if dy > 0 else left) - x):
            if still >= len(into) or count + 1 >= len(pieces):
                raise OverflowError
            kept, off = cut(rest, still, start, end, room.sides, into, pieces[count])
            if kept == 0:
                return add(row, size, pieces, sizes, begin)
            if off:
                if area(pieces[count], off) > CRUMB:
                    sizes[count] = off
                    count += 1
                still = kept
                rest, into, free = into, free, into
        start = end
    if area(rest, still) > CRUMB:
        return count
    return add(row, size, pieces, sizes, begin)


def add(row: Polygon, size: int, pieces: Polygons, sizes: Sizes, count: int) -> int:
    """Add a polygon to the pieces; return how many they are now."""
    if count >= len(pieces) or size > len(pieces[count]):
        raise OverflowError
    for at in range(size):
        pieces[count][at] = row[at]
    sizes[count] = size
    return count + 1


def total(pieces: Polygons, sizes: Sizes, count: int) -> float:
    """Return the area of pieces that do not overlap."""
    areas = 0.0
    for at in range(count):
        areas += area(pieces[at], sizes[at])
    return areas
