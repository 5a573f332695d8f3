"""In which order to paint convex parts, so that what is in front covers what is behind.

Nothing is split: what a part hides is painted before it.  Where parts hide each other in a ring,
no order will do; each of them is then painted only where the others of its ring do not hide it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.polygons import add
from partylab.ghosts.scenes import PLAIN, look_from, make_desk, numbers, scene_of, with_room
from partylab.ghosts.silhouettes import FAR, in_front, outline_all, relation
from partylab.ghosts.visible import uncover

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.doors import Eye
    from partylab.ghosts.shapes import Corner, Part
    from partylab.ghosts.silhouettes import Desk, Scene

    Pieces = tuple[tuple[Corner, ...], ...]


def paint_order(parts: Sequence[Part], eye: Eye) -> list[tuple[int, Pieces | None]]:
    """Return the numbers of the parts from back to front.

    With a part of a ring come the polygons of the picture outside which it must not be painted.
    All parts must be in front of the eye.
    """
    return with_room(lambda more: _paint_order(parts, eye, more))


def _paint_order(parts: Sequence[Part], eye: Eye, more: int) -> list[tuple[int, Pieces | None]]:
    scene, desk = scene_of([numbers(part) for part in parts]), make_desk(len(parts), PLAIN, more)
    look = look_from(eye._replace(window=()), PLAIN)
    outline_all(scene, look, desk)
    farthest = sorted(range(len(parts)), key=lambda part: -desk.boxes[part][FAR])
    behind = {
        part: [other for other in farthest if relation(part, other, scene, look.eye, desk) > 0]
        for part in farthest
    }
    order: list[tuple[int, Pieces | None]] = []
    for ring in rings(behind):
        if len(ring) == 1:
            order.append((ring[0], None))
        else:
            order += [(part, _pieces(part, ring, scene, look.eye, desk)) for part in ring]
    return order


def _pieces(part: int, ring: list[int], scene: Scene, eye: Sequence[float], desk: Desk) -> Pieces:
    """Return where a part is not hidden by others of its ring."""
    count = add(desk.outlines[part], desk.corners[part], desk.pieces, desk.sizes, 0)
    front = in_front(part, ring, scene, eye, desk)
    pieces, sizes, count = uncover(desk.boxes[part], count, front, 0.0, desk)
    return tuple(
        tuple((point.real, point.imag) for point in pieces[at][: sizes[at]]) for at in range(count)
    )


def rings(behind: dict[int, list[int]]) -> list[list[int]]:
    """Return what hides each other in groups, those behind others first (Tarjan 1972).

    >>> rings({0: [1], 1: [2], 2: [1], 3: [0]})
    [[1, 2], [0], [3]]
    """
    found: list[list[int]] = []
    reached: dict[int, int] = {}  # the number of each part, in the order in which it was reached
    path: list[int] = []

    def reach(part: int) -> int:
        """Return the lowest number on the path that can be reached from a part."""
        lowest = reached[part] = len(reached)
        path.append(part)
        for other in behind[part]:
            if other not in reached:
                lowest = min(lowest, reach(other))
            elif other in path:
                lowest = min(lowest, reached[other])
        if lowest == reached[part]:
            at = path.index(part)
            found.append(sorted(path[at:]))
            del path[at:]
        return lowest

    for part in behind:
        if part not in reached:
            reach(part)
    return found
