"""The hall as the numbers that visible.py works on, and the rows in which it works.

Rows are lists for plain Python and arrays for compiled code: `Maths` says which, and holds the
functions that take them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.ghosts import standing, visible
from partylab.ghosts.poses import CELL
from partylab.ghosts.resting import ghost_shape, piece_shape, size
from partylab.ghosts.silhouettes import HUGE, Look, Scene
from partylab.ghosts.solids import normal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab.ghosts.doors import Eye
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.shapes import Part, Point
    from partylab.ghosts.silhouettes import Desk

Plane = tuple[float, float, float, float]

# Nearer than this to the plane of a glass, one sees nothing in it.
EDGE_ON = 1e-6
# Which faces of a part look towards the eye is told in the bits of one whole number: compiled, it
# has no more than these, and its sign.
MOST_FACES = 63


class Maths(NamedTuple):
    """How to compute: the functions of visible.py, and the rows that they take.

    Rows are made of zeros or filled with values; what was found is listed, in plain numbers.
    """

    look_at_all: Callable[..., None]
    glass_seen: Callable[..., int]
    zeros: Callable[..., Any]
    filled: Callable[..., Any]
    listed: Callable[[Any], Any]
    scene: Callable[[Packed], Scene]


def lists(kind: type, count: int, long: int | None = None) -> list[Any]:
    """Return a list of zeros, or of lists of zeros that are so long.

    >>> lists(int, 2, 3)
    [[0, 0, 0], [0, 0, 0]]
    """
    if long is None:
        return [kind()] * count
    row = [kind()] * long
    return [row.copy() for _ in range(count)]


def as_it_is(values: Any, _kind: type | None = None) -> Any:
    """Return the values, which are rows already."""
    return values


class Glass(NamedTuple):
    """The face of a part that mirrors, and its plane, which points away from the part."""

    panel: int
    corners: tuple[Point, ...]
    plane: Plane

    def height(self, point: Point) -> float:
        """Return how far before the glass a point is."""
        a, b, c, k = self.plane
        x, y, z = point
        return a * x + b * y + c * z - k


@dataclass(frozen=True, eq=False)
class Packed:
    """A hall as numbers: its parts, whose each is, which are ghosts, and what mirrors."""

    blocks: tuple[Block, ...]
    bodies: tuple[str, ...]
    ghosts: dict[str, int]
    glass: Glass | None

    @cached_property
    def scene(self) -> Scene:
        """Its parts in lists."""
        return scene_of(self.blocks)

    def hiders(self, *, ghosts_block: bool) -> tuple[int, ...]:
        """Return the parts that can hide a ghost."""
        translucent = set() if ghosts_block else set(self.ghosts.values())
        return tuple(part for part in range(len(self.blocks)) if part not in translucent)

    def joined(self, ghosts: Sequence[Block]) -> Packed:
        """Return the same hall with imagined ghosts, which have numbers for names."""
        first = len(self.blocks)
        names = {str(at): first + at for at in range(len(ghosts))}
        return Packed(
            (*self.blocks, *ghosts), (*self.bodies, *names), self.ghosts | names, self.glass
        )


class Block(NamedTuple):
    """A convex part as numbers: its corners, planes and edges, and what is around each corner."""

    corners: tuple[Point, ...]
    planes: tuple[Plane, ...]
    edges: tuple[tuple[int, int], ...]
    around: tuple[int, ...]

    def moved(self, dx: float, dy: float, dz: float) -> Block:
        """Return the part somewhere else."""
        corners = tuple([(x + dx, y + dy, z + dz) for x, y, z in self.corners])
        return self._replace(corners=corners, planes=self.planes_at(dx, dy, dz))

    def planes_at(self, dx: float, dy: float, dz: float) -> tuple[Plane, ...]:
        """Return its planes when it has been moved."""
        return tuple([(a, b, c, k + a * dx + b * dy + c * dz) for a, b, c, k in self.planes])


def numbers(part: Part) -> Block:
    """Return a part as numbers."""
    planes = tuple(_plane(part, face) for face in part.faces)
    return Block(part.vertices, planes, _edges(part.faces), _around(part.faces))


@cache
def _edges(faces: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """Return the edges of a part, which are the same however it is turned."""
    edges = {
        (min(pair), max(pair))
        for face in faces
        for pair in zip(face, (*face[1:], face[0]), strict=True)
    }
    return tuple(sorted(edges))


@cache
def _around(faces: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return which faces meet in each corner, as `Scene` counts them."""
    if len(faces) > MOST_FACES:
        raise ValueError(f"a part has at most {MOST_FACES} faces, not {len(faces)}")
    corners = range(1 + max(map(max, faces)))
    return tuple(
        sum(1 << number for number, face in enumerate(faces) if corner in face)
        for corner in corners
    )


def _plane(part: Part, face: tuple[int, ...]) -> Plane:
    a, b, c = normal(part, face)
    x, y, z = part.vertices[face[0]]
    return a, b, c, a * x + b * y + c * z


@lru_cache(maxsize=1024)
def piece_numbers(kind: str, *turn: Any) -> tuple[Block, ...]:
    """Return the parts of a turned piece as numbers, around its own place."""
    return tuple(numbers(part) for part in piece_shape(kind, *turn).parts)


@lru_cache(maxsize=8)
def ghost_numbers(size: str, lying: bool) -> tuple[Block, ...]:
    """The same of a ghost, which is one part."""
    return tuple(numbers(part) for part in ghost_shape(size, lying).parts)


def imagined(hall: Hall, size: str, spot: Spot) -> Block:
    """Return a ghost that would stand somewhere."""
    (block,) = ghost_numbers(size, hall.lying)
    return block.moved(spot.x / CELL, spot.y / CELL, standing.height(hall, spot) or 0.0)


def scene_of(blocks: Sequence[Block]) -> Scene:
    """Return parts as a scene."""
    vertices: list[Point] = []
    planes: list[Plane] = []
    edges: list[tuple[int, int]] = []
    spans = []
    around: list[int] = []
    for block in blocks:
        first = len(vertices), len(planes), len(edges)
        vertices += block.corners
        planes += block.planes
        edges += block.edges
        around += block.around
        spans.append((first[0], len(vertices), first[1], len(planes), first[2], len(edges)))
    return Scene(vertices, planes, edges, spans, around)


@lru_cache(maxsize=256)
def pack(hall: Hall) -> Packed:
    """Return a hall as numbers."""
    poses = dict(hall.furniture)
    blocks: list[Block] = []
    bodies: list[str] = []
    glass = None
    for resting, body in zip(hall.resting().values(), hall.bodies(), strict=True):
        name = body.name
        if name in poses:
            local = piece_numbers(name, *poses[name][2:])
        else:
            local = ghost_numbers(size(name), hall.lying)
        for part, block in zip(body.parts, local, strict=True):
            planes = block.planes_at(resting.x, resting.y, resting.z)
            there = block._replace(corners=part.vertices, planes=planes)
            if part.glass is not None:
                pane = tuple(there.corners[at] for at in part.faces[part.glass])
                glass = Glass(len(bodies), pane, there.planes[part.glass])
            blocks.append(there)
            bodies.append(name)
    ghosts = {name: at for at, name in enumerate(bodies) if name not in poses}
    return Packed(tuple(blocks), tuple(bodies), ghosts, glass)


PLAIN = Maths(
    visible.look_at_all,
    visible.glass_seen,
    zeros=lists,
    filled=as_it_is,
    listed=as_it_is,
    scene=attrgetter("scene"),
)


@lru_cache(maxsize=64)
def look_from(eye: Eye, maths: Maths) -> Look:
    """Return how one looks from an eye, straight; with no window, everywhere."""
    longest = max(map(len, eye.window), default=1)
    openings = [
        [complex(*corner) for corner in polygon] + [0j] * (longest - len(polygon))
        for polygon in eye.window
    ]
    frame = [-HUGE, HUGE, -HUGE, HUGE]
    if corners := [corner for polygon in eye.window for corner in polygon]:
        us, vs = zip(*corners, strict=True)
        frame = [min(us), max(us), min(vs), max(vs)]
    filled = maths.filled
    return Look(
        eye=filled((*eye.at, *eye.right, *eye.up, *eye.forward), float),
        openings=filled(openings, complex),
        sizes=filled([len(polygon) for polygon in eye.window], int),
        frame=filled(frame, float),
        glass=filled((), float),
    )


def image(glass: Glass, eye: Eye) -> Eye:
    """Return the eye's image behind a glass, which looks straight through it."""
    a, b, c, _ = glass.plane
    x, y, z = eye.at
    twice = 2 * glass.height(eye.at)
    right = _towards(glass.corners[0], glass.corners[1])
    up = (b * right[2] - c * right[1], c * right[0] - a * right[2], a * right[1] - b * right[0])
    at = (x - twice * a, y - twice * b, z - twice * c)
    there = eye._replace(at=at, right=right, up=up, forward=(a, b, c))
    return there._replace(window=(tuple(map(there.picture, glass.corners)),))


def glass_look(
    maths: Maths, packed: Packed, eye: Eye, hiders: Sequence[int], desk: Desk
) -> Look | None:
    """Return how one looks into the mirror, if it is seen; the desk has the straight look's notes.

    One looks from the eye's image behind the glass, through what is seen of it.
    """
    glass = packed.glass
    if glass is None or glass.height(eye.at) < EDGE_ON:
        return None
    look = _behind(glass, eye, desk, maths)
    pane, others = maths.filled(glass.corners, float), maths.filled(hiders, int)
    straight = look_from(eye, maths)
    count = maths.glass_seen(glass.panel, pane, maths.scene(packed), straight, desk, others, look)
    if count == 0:
        return None
    return look._replace(openings=look.openings[:count], sizes=look.sizes[:count])


def _behind(glass: Glass, eye: Eye, desk: Desk, maths: Maths) -> Look:
    """Return the look from the eye's image; it has no openings yet."""
    there = image(glass, eye)
    return Look(
        eye=maths.filled((*there.at, *there.right, *there.up, *there.forward), float),
        openings=maths.zeros(complex, len(desk.pieces), len(desk.room.rest)),
        sizes=maths.zeros(int, len(desk.pieces)),
        frame=maths.zeros(float, 4),
        glass=maths.filled(glass.plane, float),
    )


def _towards(start: Point, end: Point) -> Point:
    """Return the direction of length one from a point to another."""
    x, y, z = (there - here for here, there in zip(start, end, strict=True))
    length = sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length
