"""Is a ghost seen from a door?  The steps of `visible`, with every silhouette made only once.

A bot asks about the same pieces and spots again and again while one piece moves.  So silhouettes
are kept, by what they show and from where.

>>> from partylab.ghosts import Door, Hall, Pose, Spot, sight
>>> hall = Hall().place("piano", Pose(2500, 2500))
>>> peephole = Peephole(hall, Door("S", 3), sight.ask(hall))
>>> peephole.sees("S", Spot(2500, 3500), 0.0), peephole.sees("S", Spot(2500, 1500), 0.0)
(False, True)
"""

from __future__ import annotations

import threading
from collections import defaultdict
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.ghosts.doors import eye_at
from partylab.ghosts.polygons import area, hull, meet, total
from partylab.ghosts.poses import CELL
from partylab.ghosts.scenes import (
    PLAIN,
    ghost_numbers,
    glass_look,
    look_from,
    make_desk,
    pack,
    piece_numbers,
)  # fmt: skip
from partylab.ghosts.silhouettes import BOX, UNKNOWN, Scene, in_front, outline, project
from partylab.ghosts.visible import uncover, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.scenes import Block
    from partylab.ghosts.sight import Ask
    from partylab.ghosts.silhouettes import Desk, Look

# So many silhouettes are kept, and so many ghosts as numbers.
SILHOUETTES, BLOCKS = 12_000, 1_000
# A little less than what counts, so that rounding cannot stop before it.
NEARLY = 1 - 1e-9
# A row for a silhouette behind the glass.
CORNERS = 64


class Silhouette(NamedTuple):
    """A part in the picture of a door: its outline and how many corners that has; its box."""

    row: list[complex]
    size: int
    box: list[float]


class _Scratch(threading.local):
    """Room to work in; an adviser may think in a thread of its own."""

    def __init__(self) -> None:
        self.desk = make_desk(1, PLAIN)._replace(front=[0] * CORNERS, hidden=[0.0] * CORNERS)


SCRATCH = _Scratch()


@lru_cache(maxsize=SILHOUETTES)
def silhouettes(
    door: Door, name: str, turn: tuple[Any, ...], x: float, y: float, z: float
) -> tuple[Silhouette, ...]:
    """Return the silhouettes of a piece that is turned like this, or of a ghost of that size."""
    look = look_from(eye_at(door), PLAIN)
    local = piece_numbers(name, *turn) if len(turn) > 1 else ghost_numbers(name, *turn)
    found = []
    for block in local:
        box = [0.0] * BOX
        corners = [(a + x, b + y, c + z) for a, b, c in block.corners]
        points = project(corners, 0, len(corners), look.eye, box)
        row = [0j] * (len(points) + 1)
        found.append(Silhouette(row, hull(points, row) if meet(box, look.frame) else 0, box))
    return tuple(found)


@lru_cache(maxsize=BLOCKS)
def ghost_block(size: str, lying: bool, spot: Spot, z: float) -> Block:
    """Return a ghost somewhere as numbers."""
    (block,) = ghost_numbers(size, lying)
    return block.moved(spot.x / CELL, spot.y / CELL, z)


class Peephole:
    """A hall as it is seen from a door."""

    def __init__(self, hall: Hall, door: Door, asked: Ask) -> None:
        self.hall, self.door, self.asked = hall, door, asked
        self.packed, self.look = pack(hall), look_from(eye_at(door), PLAIN)
        poses = dict(hall.furniture)
        self.shapes = [
            shape
            for name, body in hall.resting().items()
            for shape in silhouettes(
                door,
                name if name in poses else name[1],
                tuple(poses[name][2:]) if name in poses else (hall.lying,),
                body.x,
                body.y,
                body.z,
            )
        ]
        self.hiders = self.packed.hiders(ghosts_block=False)

    def sees(self, size: str, spot: Spot, z: float) -> bool:
        """Is a ghost of that size seen that stands at that height?"""
        (shape,) = silhouettes(self.door, size, (self.hall.lying,), spot.x / CELL, spot.y / CELL, z)
        scene = self._with(ghost_block(size, self.hall.lying, spot, z))
        if self._shows(scene, self.look, self._desk([*self.shapes, shape]), self.hiders):
            return True
        if self.glass is None:
            return False
        look, shapes, panel = self.glass
        desk = self._desk([*shapes, _empty()])
        desk.corners[-1] = outline(len(shapes), scene, look, desk)
        return self._shows(scene, look, desk, [part for part in self.hiders if part != panel])

    def _with(self, ghost: Block) -> Scene:
        """Return the scene with a ghost as its last part."""
        vertices, planes, edges, spans = self.packed.scene
        first = len(vertices), len(planes), len(edges)
        ends = first[0] + len(ghost.corners), first[1] + len(ghost.planes)
        more = [(start + first[0], end + first[0]) for start, end in ghost.edges]
        span = (first[0], ends[0], first[1], ends[1], first[2], first[2] + len(more))
        return Scene(
            [*vertices, *ghost.corners], [*planes, *ghost.planes], [*edges, *more], [*spans, span]
        )

    def _desk(self, shapes: Sequence[Silhouette]) -> Desk:
        return SCRATCH.desk._replace(
            outlines=[shape.row for shape in shapes],
            corners=[shape.size for shape in shapes],
            boxes=[shape.box for shape in shapes],
            order=_order(),
        )

    def _shows(self, scene: Scene, look: Look, desk: Desk, hiders: Any) -> bool:
        """Is enough of the last part to be seen?"""
        ghost = len(scene.spans) - 1
        row, size, box = desk.outlines[ghost], desk.corners[ghost], desk.boxes[ghost]
        whole = area(row, size)
        count = within(row, size, box, look, desk)
        if not count:
            return False
        front = in_front(ghost, hiders, scene, look.eye, desk)
        least = self.asked.seen_from * whole
        pieces, sizes, count = uncover(box, count, front, least * NEARLY, desk)
        left = total(pieces, sizes, count)
        return left > 0 and left / whole >= self.asked.seen_from

    @cached_property
    def glass(self) -> tuple[Look, list[Silhouette], int] | None:
        """How one looks into the mirror, the silhouettes there, and what part the glass is of."""
        if not self.asked.mirror or self.packed.glass is None:
            return None
        desk = self._desk([*self.shapes, _empty()])
        look = glass_look(PLAIN, self.packed, eye_at(self.door), self.hiders, desk)
        if look is None:
            return None
        shapes = [_empty() for _ in self.shapes]
        desk = self._desk(shapes)
        for part in range(len(shapes)):
            size = outline(part, self.packed.scene, look, desk)
            shapes[part] = shapes[part]._replace(size=size)
        return look, shapes, self.packed.glass.panel


def _empty() -> Silhouette:
    return Silhouette([0j] * CORNERS, 0, [0.0] * BOX)


def _order() -> Any:
    """Return notes about which part is in front: nothing is known of any."""
    return defaultdict(_unknown)


def _unknown() -> defaultdict[int, int]:
    return defaultdict(lambda: UNKNOWN)
