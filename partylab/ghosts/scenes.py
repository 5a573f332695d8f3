"""The hall as the numbers that silhouettes.py works on, and the rows in which it works.

Rows are lists for plain Python and arrays for compiled code: `Maths` says which, and holds the
functions that take them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.ghosts import silhouettes
from partylab.ghosts.poses import CELLS
from partylab.ghosts.polygons import Room
from partylab.ghosts.resting import ghost_shape, piece_shape, size
from partylab.ghosts.silhouettes import BOX, Desk, Found, Look, Scene
from partylab.ghosts.solids import normal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab.ghosts.doors import Eye
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.shapes import Part, Point

Plane = tuple[float, float, float, float]
Numbered = tuple[tuple[tuple["Point", ...], tuple[Plane, ...]], ...]

# So many corners and pieces are enough but for the strangest halls; then the rows are made longer.
CORNERS, PIECES = 64, 64


class Maths(NamedTuple):
    """How to compute: the functions of silhouettes.py, what makes rows of zeros, what fills one."""

    look_at_all: Callable[..., None]
    glass_seen: Callable[..., int]
    zeros: Callable[..., Any]
    filled: Callable[..., Any]


def lists(kind: type, first: int, *others: int) -> list[Any]:
    """Return a list of zeros, or of lists of zeros.

    >>> lists(int, 2, 3)
    [[0, 0, 0], [0, 0, 0]]
    """
    if others:
        return [lists(kind, *others) for _ in range(first)]
    return [kind()] * first


def as_it_is(values: Any, _kind: type, _width: int = 0) -> Any:
    """Return the values, which are rows already."""
    return values


PLAIN = Maths(silhouettes.look_at_all, silhouettes.glass_seen, lists, as_it_is)


class Glass(NamedTuple):
    """The face of a part that mirrors, and its plane, which points away from the part."""

    panel: int
    corners: tuple[Point, ...]
    plane: Plane


class Packed(NamedTuple):
    """A hall as numbers: its scene, whose part each is, which are ghosts, and what mirrors."""

    scene: Scene
    bodies: tuple[str, ...]
    furniture: tuple[int, ...]
    ghosts: dict[str, int]
    glasses: tuple[Glass, ...]


def planes(part: Part) -> tuple[Plane, ...]:
    """Return the planes of a part's faces, which point away from it."""
    return tuple(_plane(part, face) for face in part.faces)


def _plane(part: Part, face: tuple[int, ...]) -> Plane:
    a, b, c = normal(part, face)
    x, y, z = part.vertices[face[0]]
    return a, b, c, a * x + b * y + c * z


@lru_cache(maxsize=1024)
def piece_planes(kind: str, *turn: Any) -> tuple[tuple[Plane, ...], ...]:
    """Return the planes of a turned piece's parts, around its own place."""
    return tuple(planes(part) for part in piece_shape(kind, *turn).parts)


@lru_cache(maxsize=8)
def ghost_planes(size: str, lying: bool) -> tuple[tuple[Plane, ...], ...]:
    """The same of a ghost, which is one part."""
    return (planes(ghost_shape(size, lying).parts[0]),)


def scene_of(parts: Sequence[Part]) -> Scene:
    """Return any parts as a scene."""
    return _scene([(part.vertices, planes(part)) for part in parts])


def _scene(numbered: Sequence[tuple[Sequence[Point], Sequence[Plane]]]) -> Scene:
    vertices: list[Point] = []
    flat: list[Plane] = []
    spans = []
    for corners, faces in numbered:
        here = (len(vertices), len(vertices) + len(corners), len(flat), len(flat) + len(faces))
        spans.append(here)
        vertices += corners
        flat += faces
    return Scene(vertices, flat, spans)


@lru_cache(maxsize=256)
def pack(hall: Hall) -> Packed:
    """Return a hall as numbers."""
    resting = hall.resting()
    poses = dict(hall.furniture)
    numbered, bodies, glasses = [], [], []
    for name, body in resting.items():
        local = (
            piece_planes(name, *poses[name][2:])
            if name in poses
            else ghost_planes(size(name), hall.lying)
        )
        for part, faces in zip(body.shape.parts, local, strict=True):
            corners, moved = _moved(part.vertices, faces, (body.x, body.y, body.z))
            if part.glass is not None:
                pane = tuple(corners[at] for at in part.faces[part.glass])
                glasses.append(Glass(len(bodies), pane, moved[part.glass]))
            numbered.append((corners, moved))
            bodies.append(name)
    furniture = tuple(at for at, name in enumerate(bodies) if name in poses)
    ghosts = {name: at for at, name in enumerate(bodies) if name not in poses}
    return Packed(_scene(numbered), tuple(bodies), furniture, ghosts, tuple(glasses))


def _moved(
    corners: Sequence[Point], faces: Sequence[Plane], by: Point
) -> tuple[list[Point], list[Plane]]:
    """Return the corners and planes of a part that is moved."""
    dx, dy, dz = by
    return (
        [(x + dx, y + dy, z + dz) for x, y, z in corners],
        [(a, b, c, k + a * dx + b * dy + c * dz) for a, b, c, k in faces],
    )


def make_desk(parts: int, maths: Maths, more: int = 1) -> Desk:
    """Return room for notes about so many parts."""
    corners, pieces, zeros = CORNERS * more, PIECES * more, maths.zeros
    return Desk(
        outlines=zeros(complex, parts + 1, corners),
        corners=zeros(int, parts + 1),
        boxes=zeros(float, parts + 1, BOX),
        order=zeros(int, parts, parts),
        front=zeros(int, parts),
        hidden=zeros(float, parts),
        pieces=zeros(complex, pieces, corners),
        sizes=zeros(int, pieces),
        spare=zeros(complex, pieces, corners),
        spare_sizes=zeros(int, pieces),
        room=Room(*(zeros(complex, corners) for _ in range(3)), zeros(float, corners)),
    )


def make_found(targets: int, hiders: int, maths: Maths) -> Found:
    """Return room for what is found of so many targets."""
    zeros = maths.zeros
    return Found(
        whole=zeros(float, targets),
        inside=zeros(float, targets),
        visible=zeros(float, targets),
        middle=zeros(complex, targets),
        fronts=zeros(int, targets),
        front=zeros(int, targets, hiders),
        hidden=zeros(float, targets, hiders),
    )


def look_from(eye: Eye, maths: Maths) -> Look:
    """Return how one looks from an eye, straight."""
    row = (*eye.at, *eye.right, *eye.up, *eye.forward)
    longest = max(map(len, eye.window), default=1)
    openings = [
        [complex(*corner) for corner in polygon] + [0j] * (longest - len(polygon))
        for polygon in eye.window
    ]
    sizes = [len(polygon) for polygon in eye.window]
    filled = maths.filled
    return Look(
        filled(row, float),
        filled(openings, complex),
        filled(sizes, int),
        filled([], float, 4),
    )
