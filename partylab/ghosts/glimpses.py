"""Is a ghost seen from a door?  The steps of `visible`, with every silhouette made only once.

A bot asks about the same pieces and spots again and again while one piece moves.  So silhouettes
are kept: of a piece by where it is and from which door, of a ghost by where it is before the eye.
For all keyholes are alike, a ghost looks the same from all around, and where two ghosts are as far
to the left and to the right, one is the other turned over.

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

from partylab.ghosts.desks import make_desk
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.polygons import area, hull, meet, total
from partylab.ghosts.poses import CELL
from partylab.ghosts.scenes import (
    PLAIN,
    ghost_numbers,
    glass_look,
    look_from,
    pack,
    piece_numbers,
)  # fmt: skip
from partylab.ghosts.silhouettes import BOX, UNKNOWN, Scene, in_front, outline, project
from partylab.ghosts.visible import uncover, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.doors import Door, Eye
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.polygons import Polygon
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.scenes import Block
    from partylab.ghosts.shapes import Point
    from partylab.ghosts.sight import Ask
    from partylab.ghosts.silhouettes import Desk, Look

# So many silhouettes of pieces are kept, and of ghosts, and so many ghosts as numbers.
SILHOUETTES, GLIMPSES, BLOCKS = 4_000, 8_000, 1_000
# A little less than what counts, so that rounding cannot stop before it.
NEARLY = 1 - 1e-9
# A row for a silhouette behind the glass.
CORNERS = 64


class Silhouette(NamedTuple):
    """A part in the picture of a door: its outline and how many corners that has; its box."""

    row: list[complex]
    size: int
    box: list[float]


class Glimpse(NamedTuple):
    """A ghost before a keyhole: its silhouette, the area of that, and what the window shows."""

    shape: Silhouette
    whole: float
    pieces: tuple[Polygon, ...]


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
    return tuple([silhouette(block, (x, y, z), look) for block in local])


def silhouette(block: Block, at: Point, look: Look) -> Silhouette:
    """Return the silhouette of a part that is somewhere; it has no corners outside the frame."""
    x, y, z = at
    box = [0.0] * BOX
    corners = [(a + x, b + y, c + z) for a, b, c in block.corners]
    points = project(corners, 0, len(corners), look.eye, box)
    row = [0j] * (len(points) + 1)
    return Silhouette(row, hull(points, row) if meet(box, look.frame) else 0, box)


def before(eye: Eye, spot: Spot) -> tuple[int, int]:
    """Return how far right of an eye a spot is, and how far ahead.

    >>> from partylab.ghosts import Spot
    >>> from partylab.ghosts.doors import eye_at
    >>> before(eye_at("S3"), Spot(2500, 3500)), before(eye_at("E1"), Spot(4500, 2500))
    ((0, 4000), (-3000, 2000))
    """
    x, y = spot.x - CELL * eye.at[0], spot.y - CELL * eye.at[1]
    aside = x * eye.right[0] + y * eye.right[1]
    ahead = x * eye.forward[0] + y * eye.forward[1]
    return round(aside), round(ahead)


@lru_cache(maxsize=GLIMPSES)
def glimpse(size: str, lying: bool, aside: int, ahead: int, z: float) -> Glimpse:
    """Return how a ghost looks that is so far right of an eye, and ahead of it, at that height."""
    if aside < 0:
        return turned_over(glimpse(size, lying, -aside, ahead, z))
    eye = eye_at(DOORS[0])
    look = look_from(eye._replace(at=(0.0, 0.0, eye.at[2])), PLAIN)
    (block,) = ghost_numbers(size, lying)
    x, y = (
        (right * aside + forward * ahead) / CELL
        for right, forward in zip(eye.right[:2], eye.forward[:2], strict=True)
    )
    shape, desk = silhouette(block, (x, y, z), look), SCRATCH.desk
    count = within(shape.row, shape.size, shape.box, look, desk)
    pieces = tuple([desk.pieces[at][: desk.sizes[at]] for at in range(count)])
    return Glimpse(shape, area(shape.row, shape.size), pieces)


def turned_over(one: Glimpse) -> Glimpse:
    """Return the same with right and left exchanged."""
    row, size, (left, right, *others) = one.shape
    shape = Silhouette(_turned_over(row[:size]), size, [-right, -left, *others])
    return Glimpse(shape, one.whole, tuple(map(_turned_over, one.pieces)))


def _turned_over(row: Polygon) -> list[complex]:
    """Exchange right and left, and go around the other way again: counter-clockwise."""
    return [-corner.conjugate() for corner in reversed(row)]


@lru_cache(maxsize=BLOCKS)
def ghost_block(size: str, lying: bool, spot: Spot, z: float) -> Block:
    """Return a ghost somewhere as numbers."""
    (block,) = ghost_numbers(size, lying)
    return block.moved(spot.x / CELL, spot.y / CELL, z)


class Peephole:
    """A hall as it is seen from a door."""

    def __init__(self, hall: Hall, door: Door, asked: Ask) -> None:
        self.hall, self.door, self.asked = hall, door, asked
        self.eye = eye_at(door)
        self.packed, self.look = pack(hall), look_from(self.eye, PLAIN)
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
        lying = self.hall.lying
        ghost = glimpse(size, lying, *before(self.eye, spot), z)
        if not ghost.pieces and self.glass is None:
            return False
        scene = self._with(ghost_block(size, lying, spot, z))
        desk = self._desk([*self.shapes, ghost.shape])
        for at, piece in enumerate(ghost.pieces):
            desk.sizes[at] = len(piece)
            desk.pieces[at][: len(piece)] = piece
        if self._shows(len(ghost.pieces), ghost.whole, scene, self.look, desk, self.hiders):
            return True
        return self.glass is not None and self._mirrors(scene, *self.glass)

    def _mirrors(self, scene: Scene, look: Look, shapes: list[Silhouette], panel: int) -> bool:
        """Is enough of the last part to be seen in the mirror?"""
        desk, ghost = self._desk([*shapes, _empty()]), len(shapes)
        desk.corners[ghost] = size = outline(ghost, scene, look, desk)
        row, box = desk.outlines[ghost], desk.boxes[ghost]
        count = within(row, size, box, look, desk)
        others = [part for part in self.hiders if part != panel]
        return self._shows(count, area(row, size), scene, look, desk, others)

    def _with(self, ghost: Block) -> Scene:
        """Return the scene with a ghost as its last part."""
        vertices, planes, edges, spans, around = self.packed.scene
        first = len(vertices), len(planes), len(edges)
        ends = first[0] + len(ghost.corners), first[1] + len(ghost.planes)
        span = (first[0], ends[0], first[1], ends[1], first[2], first[2] + len(ghost.edges))
        return Scene(
            [*vertices, *ghost.corners], [*planes, *ghost.planes], [*edges, *ghost.edges],
            [*spans, span], [*around, *ghost.around],
        )  # fmt: skip

    def _desk(self, shapes: Sequence[Silhouette]) -> Desk:
        return SCRATCH.desk._replace(
            outlines=[shape.row for shape in shapes],
            corners=[shape.size for shape in shapes],
            boxes=[shape.box for shape in shapes],
            order=_order(),
        )

    def _shows(
        self, count: int, whole: float, scene: Scene, look: Look, desk: Desk, hiders: Any
    ) -> bool:
        """Is enough of the last part to be seen?  The pieces are what the openings show of it."""
        if not count:
            return False
        ghost = len(scene.spans) - 1
        front = in_front(ghost, hiders, scene, look.eye, desk)
        least = self.asked.seen_from * whole
        pieces, sizes, count = uncover(desk.boxes[ghost], count, front, least * NEARLY, desk)
        left = total(pieces, sizes, count)
        return left > 0 and left / whole >= self.asked.seen_from

    @cached_property
    def glass(self) -> tuple[Look, list[Silhouette], int] | None:
        """How one looks into the mirror, the silhouettes there, and what part the glass is of."""
        if not self.asked.mirror or self.packed.glass is None:
            return None
        desk = self._desk([*self.shapes, _empty()])
        look = glass_look(PLAIN, self.packed, self.eye, self.hiders, desk)
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
