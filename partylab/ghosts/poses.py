"""Where bodies stand and how they are turned: whole numbers in, points of the hall out.

Lengths are thousandths of a cell, angles whole degrees.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from partylab.game import Rejected, brief
from partylab.ghosts.shapes import FURNITURE, PLACES, Part, Point, cosine, sine

CELL = 1000  # thousandths
CELLS = 6  # along each side of the hall
HALL = CELL * CELLS
FLOOR = "floor"

Matrix = tuple[Point, Point, Point]
# Which way a body lies: the turn that brings this side of it down.
TURNS: dict[str, Matrix] = {
    "feet": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "back": ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "front": ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    "left": ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    "right": ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    "top": ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
}
DOWN = tuple(TURNS)
AXES = ("x", "y")
MOST_TILT = 90
# ASCII digits only, and no more of them than any number of the hall has.
POSE = re.compile(
    rf"([0-9]{{1,4}}) ([0-9]{{1,4}}) ([0-9]{{1,3}}) ({'|'.join(DOWN)}) (-?[0-9]{{1,2}}) ([xy])"
)
SPOT = re.compile(r"([0-9]{1,4}) ([0-9]{1,4}) ([a-z]{1,12}(?:/[a-z0-9-]{1,12})?)")


class Pose(NamedTuple):
    """Where a piece of furniture is put and how it is turned; how high it comes to rest follows.

    It is turned about its middle: first this side down, then tilted, then turned around.

    >>> print(Pose(2500, 3100, 90))
    2500 3100 90 feet 0 x
    """

    x: int
    y: int
    yaw: int = 0
    down: str = "feet"
    tilt: int = 0
    axis: str = "x"

    def __str__(self) -> str:
        return f"{self.x} {self.y} {self.yaw} {self.down} {self.tilt} {self.axis}"


class Spot(NamedTuple):
    """Where a ghost stands: its middle, and on what: the floor or a part of some furniture.

    >>> print(Spot(2500, 3100, "trolley/shelf-low"))
    2500 3100 trolley/shelf-low
    """

    x: int
    y: int
    on: str = FLOOR

    @property
    def cell(self) -> tuple[int, int]:
        """The column and the row of its cell."""
        return self.x // CELL, self.y // CELL

    @property
    def piece(self) -> str:
        """The piece of furniture on which it is, or the floor."""
        return self.on.partition("/")[0]

    def __str__(self) -> str:
        return f"{self.x} {self.y} {self.on}"


def read_pose(text: str) -> Pose:
    """Read a pose back from its text.

    >>> read_pose("2500 3100 90 back -15 y")
    Pose(x=2500, y=3100, yaw=90, down='back', tilt=-15, axis='y')
    """
    found = POSE.fullmatch(text)
    if found is None:
        raise Rejected("ghosts-wrong-pose", pose=brief(text))
    x, y, yaw, down, tilt, axis = found.groups()
    return checked_pose(Pose(int(x), int(y), int(yaw), down, int(tilt), axis))


def checked_pose(pose: Pose) -> Pose:
    """Return the pose, or refuse it when its numbers or words are none of a pose."""
    if (
        isinstance(pose, Pose)
        and all(type(number) is int for number in (pose.x, pose.y, pose.yaw, pose.tilt))
        and 0 <= pose.x <= HALL
        and 0 <= pose.y <= HALL
        and 0 <= pose.yaw < 360
        and abs(pose.tilt) <= MOST_TILT
        and pose.down in DOWN
        and pose.axis in AXES
    ):
        return pose
    raise Rejected("ghosts-wrong-pose", pose=brief(pose))


def read_spot(text: str) -> Spot:
    """Read a spot back from its text.

    >>> read_spot("2500 3100 floor")
    Spot(x=2500, y=3100, on='floor')
    """
    found = SPOT.fullmatch(text)
    if found is None:
        raise Rejected("ghosts-wrong-spot", spot=brief(text))
    x, y, on = found.groups()
    return checked_spot(Spot(int(x), int(y), on))


def checked_spot(spot: Spot) -> Spot:
    """Return the spot, or refuse it when it is none: outside, or on what cannot be stood on."""
    if (
        isinstance(spot, Spot)
        and all(type(number) is int and 0 <= number < HALL for number in (spot.x, spot.y))
        and spot.on in STANDS
    ):
        return spot
    raise Rejected("ghosts-wrong-spot", spot=brief(spot))


# Everything on which a spot can be, whether or not it lies level just now.
STANDS = (
    FLOOR,
    *(f"{kind}/{part.name}" for kind, parts in FURNITURE.items() for part in parts),
)


def middle(column: int, row: int) -> tuple[int, int]:
    """Return the middle of a cell."""
    return column * CELL + CELL // 2, row * CELL + CELL // 2


def turning(yaw: int, down: str, tilt: int, axis: str) -> Matrix:
    """Return the turn of a pose as a matrix."""
    c, s = cosine(tilt), sine(tilt)
    tilted: Matrix
    if axis == "x":
        tilted = ((1, 0, 0), (0, c, -s), (0, s, c))
    else:
        tilted = ((c, 0, s), (0, 1, 0), (-s, 0, c))
    c, s = cosine(yaw), sine(yaw)
    around: Matrix = ((c, -s, 0), (s, c, 0), (0, 0, 1))
    return _times(around, _times(tilted, TURNS[down]))


def _times(first: Matrix, second: Matrix) -> Matrix:
    columns = tuple(zip(*second, strict=True))
    return tuple(  # type: ignore[return-value]
        tuple(sum(a * b for a, b in zip(row, column, strict=True)) for column in columns)
        for row in first
    )


@cache
def _middle(kind: str) -> float:
    """Return half the height of a piece of furniture: it is turned about this point."""
    return max(z for part in FURNITURE[kind] for _, _, z in part.vertices) / 2


def turned(kind: str, yaw: int, down: str, tilt: int, axis: str) -> tuple[Part, ...]:
    """Return the parts of a piece, turned about its middle, its lowest point at height 0."""
    turn, middle = turning(yaw, down, tilt, axis), _middle(kind)
    parts = [
        [
            tuple(row[0] * x + row[1] * y + row[2] * (z - middle) for row in turn)
            for x, y, z in part.vertices
        ]
        for part in FURNITURE[kind]
    ]
    low = min(vertex[2] for vertices in parts for vertex in vertices)
    return tuple(
        part._replace(
            vertices=tuple(
                (round(x, PLACES), round(y, PLACES), round(z - low, PLACES)) for x, y, z in vertices
            )
        )
        for part, vertices in zip(FURNITURE[kind], parts, strict=True)
    )
