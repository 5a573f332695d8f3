"""Why a ghost is seen, or is not: what shows of it and where, and what would show without others.

>>> from partylab.ghosts import Hall, Pose, Spot
>>> hall = Hall().place("desk", Pose(2500, 2500)).stand("0M1", Spot(2500, 3400))
>>> it = why(hall, "S3", "0M1")
>>> [name for name, share in it.shows.items() if share > 0.2], it.if_removed
(['head'], {'desk': 1.0})
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Unpack

from partylab.ghosts import sight
from partylab.ghosts.desks import borrowed_desk, with_room
from partylab.ghosts.doors import door_of, eye_at
from partylab.ghosts.polygons import Room, area, shared
from partylab.ghosts.scenes import PLAIN, glass_look, look_from, pack
from partylab.ghosts.sight import STRING, WINDOW
from partylab.ghosts.silhouettes import in_front, outline_all
from partylab.ghosts.visible import uncover, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.doors import Door, Eye
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.scenes import Glass, Packed
    from partylab.ghosts.shapes import Corner, Point
    from partylab.ghosts.sight import Options, Sight
    from partylab.ghosts.silhouettes import Desk, Look

Outline = tuple["Corner", ...]
Shape = list[complex]

HEAD, BODY, BASE, LEFT_HALF, RIGHT_HALF = "head", "body", "base", "left", "right"


class Why(NamedTuple):
    """What is seen of a ghost from one door; polygons are in the picture of the eye there.

    Silhouettes beside all that the window can show are empty.
    """

    sight: Sight
    silhouette: Outline
    pieces: tuple[Outline, ...]  # what is seen of it straight
    image: Outline  # its silhouette in the mirror, if that is seen
    in_glass: tuple[Outline, ...]  # what is seen of that
    shows: dict[str, float]  # the visible share of its head, body, base, left and right
    if_removed: dict[str, float]  # the visible share without each of those who hide it
    string: tuple[Point, ...]  # from the eye, by way of the glass or not, to a point that is seen


class Picture(NamedTuple):
    """The silhouette of a ghost, and what is left of it."""

    silhouette: Shape
    pieces: list[Shape]


def why(hall: Hall, door: Door | tuple[str, int], ghost: str, **options: Unpack[Options]) -> Why:
    """Return why a ghost is seen, or is not, through the keyhole of a door."""
    options["only"] = (ghost,)
    asked = sight.ask(hall, **options)
    it = sight.look(hall, door, **options)[ghost]
    eye, packed = eye_at(door_of(door)), pack(hall)
    part, hiders = packed.ghosts[ghost], packed.hiders(ghosts_block=asked.ghosts_block)
    glass = packed.glass if asked.mirror else None
    straight, mirror = with_room(lambda more: _pictures(packed, eye, part, hiders, glass, more))
    by_mirror = it.where != STRING and it.mirrored > 0
    return Why(
        it,
        _outline(straight.silhouette),
        tuple(map(_outline, straight.pieces)),
        _outline(mirror.silhouette),
        tuple(map(_outline, mirror.pieces)),
        _shows(mirror if by_mirror else straight),
        {
            body: _share_without(body, packed, eye, part, hiders)
            for body, _ in it.hidden_by
            if body != WINDOW
        },
        _string(it.witness, eye, glass if by_mirror else None),
    )


def _pictures(
    packed: Packed, eye: Eye, part: int, hiders: Sequence[int], glass: Glass | None, more: int
) -> tuple[Picture, Picture]:
    """Return what is seen of a ghost straight, and in the glass."""
    desk = borrowed_desk(len(packed.blocks), PLAIN, more)
    straight = _picture(packed, look_from(eye, PLAIN), part, hiders, desk)
    look = glass_look(PLAIN, packed, eye, hiders, desk) if glass else None
    if glass is None or look is None:
        return straight, Picture([], [])
    others = [hider for hider in hiders if hider != glass.panel]
    mirror = _picture(packed, look, part, others, desk)

    def back(shape: Shape) -> Shape:
        return [_turned_back(point, look.eye, eye) for point in shape]

    return straight, Picture(back(mirror.silhouette), [back(piece) for piece in mirror.pieces])


def _picture(packed: Packed, look: Look, part: int, hiders: Sequence[int], desk: Desk) -> Picture:
    outline_all(packed.scene, look, desk)
    row, size, box = desk.outlines[part], desk.corners[part], desk.boxes[part]
    silhouette = list(row[:size])
    count = within(row, size, box, look, desk)
    front = in_front(part, list(hiders), packed.scene, look.eye, desk)
    pieces, sizes, count = uncover(box, count, front, 0.0, desk)
    return Picture(silhouette, [list(pieces[at][: sizes[at]]) for at in range(count)])


def _turned_back(point: complex, image: Sequence[float], eye: Eye) -> complex:
    """Return where a point of the picture behind the glass is in the picture of the eye."""
    u, v = point.real, point.imag
    x, y, z = (u * image[3 + at] + v * image[6 + at] - image[9 + at] for at in range(3))
    return complex(*eye.picture((eye.at[0] + x, eye.at[1] + y, eye.at[2] + z)))


def _share_without(body: str, packed: Packed, eye: Eye, part: int, hiders: Sequence[int]) -> float:
    """Return the share of a ghost that is visible when a body does not hide it."""
    others = [hider for hider in hiders if packed.bodies[hider] != body]
    look = look_from(eye, PLAIN)

    def work(more: int) -> Picture:
        desk = borrowed_desk(len(packed.blocks), PLAIN, more)
        return _picture(packed, look, part, others, desk)

    return _share(with_room(work))


def _share(picture: Picture) -> float:
    whole = area(picture.silhouette, len(picture.silhouette))
    return sum(area(piece, len(piece)) for piece in picture.pieces) / whole if whole else 0.0


def _shows(picture: Picture) -> dict[str, float]:
    """Return which shares of the thirds and halves of a silhouette are visible."""
    if not picture.silhouette:
        return dict.fromkeys((HEAD, BODY, BASE, LEFT_HALF, RIGHT_HALF), 0.0)
    us = [point.real for point in picture.silhouette]
    vs = [point.imag for point in picture.silhouette]
    left, right, low, high = min(us), max(us), min(vs), max(vs)
    third, middle = (high - low) / 3, (left + right) / 2
    windows = {
        HEAD: (left, right, high - third, high),
        BODY: (left, right, low + third, high - third),
        BASE: (left, right, low, low + third),
        LEFT_HALF: (left, middle, low, high),
        RIGHT_HALF: (middle, right, low, high),
    }
    box = (left, right, low, high)
    return {name: _share(_clipped(picture, window, box)) for name, window in windows.items()}


def _clipped(picture: Picture, window: Sequence[float], box: Sequence[float]) -> Picture:
    """Return what of a picture is inside a window."""
    left, right, low, high = window
    corners = [complex(left, low), complex(right, low), complex(right, high), complex(left, high)]
    # A cut adds one corner at most.
    most = 4 + max(map(len, (picture.silhouette, *picture.pieces)))
    room = Room([0j] * most, [0j] * most, [0j] * most, [0.0] * most)

    def clip(shape: Shape) -> Shape:
        row, size = shared(shape, len(shape), box, corners, 4, room)
        return list(row[:size])

    return Picture(clip(picture.silhouette), [clip(piece) for piece in picture.pieces])


def _outline(shape: Shape) -> Outline:
    return tuple((point.real, point.imag) for point in shape)


def _string(end: Point | None, eye: Eye, glass: Glass | None) -> tuple[Point, ...]:
    """Return the string from the eye to a point, by way of the glass if there is one."""
    if end is None:
        return ()
    if glass is None:
        return (eye.at, end)
    before, after = glass.height(eye.at), glass.height(end)
    part = before / (before + after)
    x, y, z = (
        here - 2 * before * way + part * (there - here + 2 * before * way)
        for here, there, way in zip(eye.at, end, glass.plane, strict=False)
    )
    return (eye.at, (x, y, z), end)
