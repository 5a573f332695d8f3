"""The shadows that the lamp throws on the floor, and those of ghosts on what they stand on."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from partylab.ghosts.convex import hull
from partylab.ghosts.light import LAMP
from partylab.ghosts.outlines import bounds, clip, disc, filled
from partylab.ghosts.poses import CELLS
from partylab.ghosts.resting import body_of, size, sizes
from partylab.html import EMPTY, Markup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lens import Lens
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.resting import Resting
    from partylab.ghosts.shapes import Part, Point

FLOOR = ((0, 0), (CELLS, 0), (CELLS, CELLS), (0, CELLS))
SHADE = "#150a22"
# The lamp shines past what is nearly as high as itself, as if it hung higher.
HANGS, LEAST_ABOVE = LAMP[2] + 0.6, 1.6
LOW = 0.25  # what is lower touches the floor, or nearly
WIDER = 0.07
SMALL = 16  # a part with fewer corners keeps all of them in its shadow


def shadows(hall: Hall, lens: Lens) -> Markup:
    """Return what the lamp does not reach, and the darkness below what touches the floor."""
    each = [_on_floor(body) for body in hall.resting().values()]
    thrown = "".join(lens.trace(polygon) for polygons, _ in each for polygon in polygons)
    below = "".join(lens.trace(polygon) for _, polygons in each for polygon in polygons)
    return filled(thrown, SHADE, 0.3) + filled(below, SHADE, 0.34)


@lru_cache(maxsize=512)
def _on_floor(resting: Resting) -> tuple[list[list[Point]], list[list[Point]]]:
    """Return the shadows that a body throws on the floor, and those below what touches it."""
    thrown, below = [], []
    for part in body_of(resting).parts:
        corners = part.vertices if len(part.vertices) <= SMALL else part.vertices[::2]
        thrown.append(_level(hull(_thrown(corners))))
        foot = hull([(x, y) for x, y, z in corners if z < LOW])
        if len(foot) > 2:
            below.append(_level(_grown(foot, WIDER)))
    return thrown, below


def _level(polygon: Sequence[Dot]) -> list[Point]:
    left, low, right, high = bounds(polygon)
    if left < 0 or low < 0 or right > CELLS or high > CELLS:
        polygon = clip(polygon, FLOOR)
    # All shadows turn the same way round, so where two overlap it is not darker.
    return [(x, y, 0.0) for x, y in reversed(polygon)]


def shade_on(
    hall: Hall, lens: Lens, body: str, part: Part, resting: Mapping[str, Resting]
) -> Markup:
    """Return the shadows of the ghosts that stand on a part."""
    here = f"{body}/{part.name}"
    riders = [name for name, spot in hall.ghosts if spot.on == here]
    if not riders:
        return EMPTY
    top = max(z for _, _, z in part.vertices)
    plate = hull((x, y) for x, y, z in part.vertices if z > top - WIDER)
    found = []
    for name in riders:
        wide = sizes(hall.lying)[size(name)].radius + WIDER
        ring = clip(disc((resting[name].x, resting[name].y), wide, wide), plate)
        found.append(lens.trace([(x, y, top) for x, y in ring]))
    return filled("".join(found), SHADE, 0.4)


def _thrown(corners: Sequence[Point]) -> list[Dot]:
    """Return where on the floor the lamp throws the shadows of corners, the further the higher."""
    east, north, _ = LAMP
    far = {z: z / max(HANGS - z, LEAST_ABOVE) for z in {z for _, _, z in corners}}
    return [(x + (x - east) * far[z], y + (y - north) * far[z]) for x, y, z in corners]


def _grown(polygon: Sequence[Dot], by: float) -> list[Dot]:
    x, y = (sum(axis) / len(polygon) for axis in zip(*polygon, strict=True))
    share = 1 + by / max(hypot(a - x, b - y) for a, b in polygon)
    return [(x + (a - x) * share, y + (b - y) * share) for a, b in polygon]
