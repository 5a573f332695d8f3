"""A piece of furniture in hand: how it can be moved and turned, and how it would come to rest."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected, brief
from partylab.ghosts.poses import DOWN, HALL, MOST_TILT, Pose
from partylab.ghosts.resting import drop, piece_shape, placed
from partylab.ghosts.setting import pushed_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.ghosts.hall import Hall

# How far one step goes, in thousandths of a cell and in degrees: as usual, and with care.
STEP, TURN = {False: 100, True: 10}, {False: 15, True: 1}
LEAN = {False: 15, True: 5}
# Which way a piece is tipped next.
TIPS = dict(zip(DOWN, (*DOWN[1:], DOWN[0]), strict=True))
DRAGGED = re.compile(r"([a-zA-Z0-9]{1,12}) (-?[0-9]{1,5}) (-?[0-9]{1,5}) ([0-9]{1,3})")
NOISE = 1e-9


class Rest(NamedTuple):
    """How a piece would come to rest: in which hall, how high, on what; or why it cannot."""

    hall: Hall | None
    height: float = 0.0
    on: tuple[str, ...] = ()
    why: Rejected | None = None


@lru_cache(maxsize=64)
def rest(hall: Hall, kind: str, pose: Pose) -> Rest:
    """Put a piece down on trial."""
    try:
        tried = hall.place(kind, pose)
    except Rejected as why:
        return Rest(None, why=why)
    resting = dict(tried.resting())
    height = resting.pop(kind).z
    riders = {name for name, spot in tried.ghosts if spot.piece == kind}
    falling = placed(kind, pose)
    on = tuple(
        name
        for name, body in resting.items()
        if height and name not in riders and drop(falling, (body,)) >= height - NOISE
    )
    return Rest(tried, height, on)


def pose_of(hall: Hall, kind: str) -> Pose:
    """Return how a piece stands in the hall."""
    return dict(hall.furniture)[kind]


def bounds(kind: str, pose: Pose) -> str:
    """Return between where its middle can be in the picture: left, top, right, bottom."""
    low = pushed_in(kind, pose._replace(x=0, y=0))
    high = pushed_in(kind, pose._replace(x=HALL, y=HALL))
    return f"{low.x} {HALL - high.y} {high.x} {HALL - low.y}"


def dragged(value: str, pose: Pose) -> tuple[str, Pose]:
    """Read where a hand has put something: "piano 2500 2900 345", as in the picture.

    There y runs down, and things turn the other way.
    """
    found = DRAGGED.fullmatch(value)
    if found is None:
        raise Rejected("ghosts-wrong-pose", pose=brief(value))
    what, *numbers = found.groups()
    x, y, turn = map(int, numbers)
    x, y = min(max(x, 0), HALL), min(max(HALL - y, 0), HALL)
    return what, pose._replace(x=x, y=y, yaw=-turn % 360)


def nudged(kind: str, pose: Pose, way: str, *, fine: bool) -> Pose:
    """Return a pose moved, turned, tipped or leant one step; it stays in the hall."""
    change = NUDGES.get(way)
    if change is None:
        raise Rejected("table-unknown-touch")
    new = change(pose, fine)
    return pushed_in(kind, new._replace(x=min(max(new.x, 0), HALL), y=min(max(new.y, 0), HALL)))


def _by(dx: int, dy: int) -> Callable[[Pose, bool], Pose]:
    def moved(pose: Pose, fine: bool) -> Pose:
        return pose._replace(x=pose.x + dx * STEP[fine], y=pose.y + dy * STEP[fine])

    return moved


def _turned(way: int) -> Callable[[Pose, bool], Pose]:
    return lambda pose, fine: pose._replace(yaw=(pose.yaw + way * TURN[fine]) % 360)


def _leant(axis: str, way: int) -> Callable[[Pose, bool], Pose]:
    def leant(pose: Pose, fine: bool) -> Pose:
        tilt = (pose.tilt if pose.axis == axis else 0) + way * LEAN[fine]
        return pose._replace(tilt=min(max(tilt, -MOST_TILT), MOST_TILT), axis=axis)

    return leant


def _tipped(pose: Pose, _fine: bool) -> Pose:
    return pose._replace(down=TIPS[pose.down], tilt=0)


NUDGES: dict[str, Callable[[Pose, bool], Pose]] = {
    "west": _by(-1, 0),
    "north": _by(0, 1),
    "south": _by(0, -1),
    "east": _by(1, 0),
    "left": _turned(1),
    "right": _turned(-1),
    "tip": _tipped,
    "fore": _leant("x", 1),
    "back": _leant("x", -1),
    "port": _leant("y", -1),
    "star": _leant("y", 1),
}


def reach(kind: str, pose: Pose) -> int:
    """Return how far a piece reaches from its middle, seen from above."""
    left, front, right, back = piece_shape(kind, 0, *pose[3:]).box
    return round(1000 * max(-left, right, -front, back))
