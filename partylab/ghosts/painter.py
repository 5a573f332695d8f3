"""In which order to paint convex parts, so that what is in front covers what is behind.

Nothing is split: what a part hides is painted before it.  Where parts hide each other in a ring,
no order will do; each of them is then painted only where the others of its ring do not hide it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.desks import borrowed_desk, with_room
from partylab.ghosts.polygons import HIGH, LEFT, LOW, RIGHT, add
from partylab.ghosts.scenes import PLAIN, look_from, numbers, scene_of
from partylab.ghosts.silhouettes import FAR, in_front, outline_all, relation
from partylab.ghosts.visible import uncover

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from partylab.ghosts.doors import Eye
    from partylab.ghosts.shapes import Corner, Part
    from partylab.ghosts.silhouettes import Desk, Look, Scene

    Pieces = tuple[tuple[Corner, ...], ...]


class Stroke(NamedTuple):
    """A part, its silhouette in the picture, and where to paint it if not all of it is seen."""

    part: int
    outline: tuple[Corner, ...]
    pieces: Pieces | None = None


def paint_order(parts: Sequence[Part], eye: Eye) -> list[tuple[int, Pieces | None]]:
    """Return the numbers of the parts from back to front.

    With a part of a ring come the polygons of the picture outside which it must not be painted.
    All parts must be in front of the eye.
    """
    scene = scene_of([numbers(part) for part in parts])
    look = look_from(eye._replace(window=()), PLAIN)
    return [(stroke.part, stroke.pieces) for stroke in strokes(scene, look)]


def strokes(
    scene: Scene, look: Look, without: Collection[int] = (), noted: Desk | None = None
) -> list[Stroke]:
    """Return the parts of a scene that a look takes in, but for some, from back to front.

    `noted` is what was noted when somebody looked like this before.
    """

    def paint(more: int) -> list[Stroke]:
        desk = noted if noted and more == 1 else _noted(scene, look, more)
        corners = [0 if part in without else size for part, size in enumerate(desk.corners)]
        return _strokes(scene, look, desk._replace(corners=corners))

    return with_room(paint)


def _noted(scene: Scene, look: Look, more: int) -> Desk:
    desk = borrowed_desk(len(scene.spans), PLAIN, more)
    outline_all(scene, look, desk)
    return desk


def _strokes(scene: Scene, look: Look, desk: Desk) -> list[Stroke]:
    order = []
    for ring in rings(_behind(scene, look, desk)):
        for part in ring:
            pieces = _pieces(part, ring, scene, look.eye, desk) if len(ring) > 1 else None
            order.append(Stroke(part, _corners(desk.outlines[part], desk.corners[part]), pieces))
    return order


def _behind(scene: Scene, look: Look, desk: Desk) -> dict[int, list[int]]:
    """Return what each part that is seen hides some of, the farthest part first."""
    boxes, corners = desk.boxes, desk.corners
    seen = (part for part in range(len(scene.spans)) if corners[part] > 2)
    farthest = sorted(seen, key=lambda part: -boxes[part][FAR])
    behind: dict[int, list[int]] = {part: [] for part in farthest}
    for at, part in enumerate(farthest):
        left, right, low, high, _, _ = boxes[part]
        for other in farthest[at + 1 :]:
            box = boxes[other]
            # Most are far from each other: that is asked here, not by a call for each pair.
            if left < box[RIGHT] and box[LEFT] < right and low < box[HIGH] and box[LOW] < high:
                front = relation(part, other, scene, look.eye, desk)
                if front:
                    behind[part if front > 0 else other].append(other if front > 0 else part)
    return behind


def _corners(row: Sequence[complex], size: int) -> tuple[Corner, ...]:
    return tuple((point.real, point.imag) for point in row[:size])


def _pieces(part: int, ring: list[int], scene: Scene, eye: Sequence[float], desk: Desk) -> Pieces:
    """Return where a part is not hidden by others of its ring."""
    count = add(desk.outlines[part], desk.corners[part], desk.pieces, desk.sizes, 0)
    front = in_front(part, ring, scene, eye, desk)
    pieces, sizes, count = uncover(desk.boxes[part], count, front, 0.0, desk)
    return tuple(_corners(pieces[at], sizes[at]) for at in range(count))


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
