"""Where planes cut a part."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.ghosts.shapes import Part, Point

TINY = 1e-9  # what reaches less far through a plane only touches it


@lru_cache(maxsize=256)
def edges(faces: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """Return the edges of a solid with these faces.

    >>> edges(((0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)))
    ((0, 2), (1, 2), (0, 1), (1, 3), (0, 3), (2, 3))
    """
    pairs = (pair for face in faces for pair in zip(face, (*face[1:], face[0]), strict=True))
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in pairs))


def section(part: Part, heights: Sequence[float]) -> list[Point]:
    """Return the corners of a section, from how far each vertex is above the plane that cuts.

    What the plane only touches has no section.
    """
    if min(heights) > -TINY or max(heights) < TINY:
        return []
    return [
        *(part.vertices[at] for at, high in enumerate(heights) if not high),
        *_cross(part, heights),
    ]


def between(part: Part, one: float, other: float) -> list[Point]:
    """Return points around what lies of a part between two heights."""
    low, high = min(one, other), max(one, other)
    kept = [point for point in part.vertices if low <= point[2] <= high]
    for z in (low, high):
        kept += _cross(part, [point[2] - z for point in part.vertices])
    return kept


def _cross(part: Part, heights: Sequence[float]) -> Iterator[Point]:
    """Return the points in which edges go through a plane."""
    for first, second in edges(part.faces):
        low, high = heights[first], heights[second]
        if low * high < 0:
            share = low / (low - high)
            (x, y, z), (to_x, to_y, to_z) = part.vertices[first], part.vertices[second]
            yield x + share * (to_x - x), y + share * (to_y - y), z + share * (to_z - z)
