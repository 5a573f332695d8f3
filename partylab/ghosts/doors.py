"""The 24 doors, and the eye that looks through the keyhole of one.

Sides are N, E, S and W, and S is y = 0.  Doors 1 to 6 run from west to east on N and S, and from
north to south on W and E, so that equal numbers face each other.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from partylab.game import Rejected, brief
from partylab.ghosts.shapes import Corner, Point, circle

SIDES = "NESW"
NUMBERS = range(1, 7)
CELLS = 6

# The eye is half a cell behind the door's plane, as high as a child's.
BEHIND = 0.5
HEIGHT = 1.05
UP = (0.0, 0.0, 1.0)


class Door(NamedTuple):
    """A door of the hall: "N3" is the third on the north side."""

    side: str
    number: int

    def __str__(self) -> str:
        return f"{self.side}{self.number}"


DOORS = tuple(Door(side, number) for side in SIDES for number in NUMBERS)
NAMED: dict[Any, Door] = {name: door for door in DOORS for name in (door, str(door))}


class Eye(NamedTuple):
    """Where one looks from, which way, and through which window of the picture.

    In the picture a point is how far right and how far up a ray has gone when it is 1 forward.
    The window is made of convex polygons that do not overlap.
    """

    at: Point
    right: Point
    up: Point
    forward: Point
    window: tuple[tuple[Corner, ...], ...]

    def picture(self, point: Point) -> Corner:
        """Return where a point of the hall is in the picture.

        >>> eye_at(Door("S", 1)).picture((1.5, 1.5, 1.05))
        (0.5, 0.0)
        """
        away = tuple(end - start for end, start in zip(point, self.at, strict=True))
        depth = _dot(away, self.forward)
        return _dot(away, self.right) / depth, _dot(away, self.up) / depth

    def along(self, corner: Corner, depth: float) -> Point:
        """Return the point of the hall so deep in the picture."""
        u, v = corner
        x, y, z = (
            start + depth * (f + u * r + v * t)
            for start, f, r, t in zip(self.at, self.forward, self.right, self.up, strict=True)
        )
        return x, y, z


def _dot(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _keyhole() -> tuple[tuple[Corner, ...], tuple[Corner, ...]]:
    """Return a round of 32 corners without its lowest ones, and the skirt that it stands on."""
    corners = [(u, v + 0.06) for u, v in circle(0.86, 32, -90)]
    neck = 3  # the corners that the skirt hangs from, to the left and to the right of the lowest
    left, right = corners[-neck], corners[neck]
    return tuple(corners[neck : len(corners) - neck + 1]), (
        (-0.62, -1.12), (0.62, -1.12), right, left,
    )  # fmt: skip


KEYHOLE = _keyhole()


def door_of(value: object) -> Door:
    """Return the door that is meant: `Door("N", 3)`, `("N", 3)` or "N3".

    >>> door_of("N3")
    Door(side='N', number=3)
    """
    try:
        return NAMED[value]
    except (KeyError, TypeError):  # no door; or nothing that could name one, such as a list
        pass
    raise Rejected("ghosts-no-door", door=brief(value), known=f"{DOORS[0]} … {DOORS[-1]}")


def eye_at(door: Door | tuple[str, int] | str) -> Eye:
    """Return the eye behind the keyhole of a door."""
    return _eye(door_of(door))


@cache
def _eye(door: Door) -> Eye:
    side, number = door
    along = number - 0.5 if side in "NS" else CELLS - number + 0.5
    x, y = {
        "S": (along, -BEHIND),
        "N": (along, CELLS + BEHIND),
        "W": (-BEHIND, along),
        "E": (CELLS + BEHIND, along),
    }[side]
    forward = {"S": (0.0, 1.0), "N": (0.0, -1.0), "W": (1.0, 0.0), "E": (-1.0, 0.0)}[side]
    right = (forward[1] + 0.0, 0.0 - forward[0], 0.0)
    return Eye((x, y, HEIGHT), right, UP, (*forward, 0.0), KEYHOLE)
