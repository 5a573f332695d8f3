"""The desks at which visible.py notes what it finds: rows for silhouettes, pieces, and more."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, TypeVar

from partylab.ghosts.polygons import Room
from partylab.ghosts.silhouettes import BOX, Desk
from partylab.ghosts.visible import Found

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.ghosts.scenes import Maths

Result = TypeVar("Result")

# So many corners and pieces are enough but for the strangest halls.  Then the rows are made longer
# and all begins anew; compiled code does not give back what it had made by then.
CORNERS, PIECES = 96, 160


def with_room(work: Callable[[int], Result]) -> Result:
    """Do some work with normal rows, and with ever longer ones where they turn out too short."""
    more = 1
    while True:
        try:
            return work(more)
        except OverflowError:
            more *= 2


class _Desks(threading.local):
    """The last desk of each kind; an adviser may think in a thread of its own."""

    def __init__(self) -> None:
        self.last: dict[Maths, tuple[tuple[int, int, int], Desk]] = {}


DESKS = _Desks()


def borrowed_desk(parts: int, maths: Maths, more: int = 1) -> Desk:
    """Return a desk for one look: the next look will take it, with all that is noted there."""
    asked = parts, CORNERS * more, PIECES * more
    size, desk = DESKS.last.get(maths, (None, None))
    if desk is None or size != asked:
        desk = make_desk(parts, maths, more)
        DESKS.last[maths] = asked, desk
    return desk


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
        room=Room(
            rest=zeros(complex, corners),
            free=zeros(complex, corners),
            dust=zeros(complex, corners),
            sides=zeros(float, corners),
        ),
    )


def with_new_notes(desk: Desk, parts: int, maths: Maths) -> Desk:
    """Return a desk where nothing is noted yet of so many parts, and the room to work is shared."""
    zeros = maths.zeros
    return desk._replace(
        outlines=zeros(complex, parts + 1, len(desk.room.rest)),
        corners=zeros(int, parts + 1),
        boxes=zeros(float, parts + 1, BOX),
        order=zeros(int, parts, parts),
    )


def make_found(targets: int, hiders: int, maths: Maths) -> Found:
    """Return room for what is found of so many targets."""
    zeros = maths.zeros
    return Found(
        whole=zeros(float, targets),
        inside=zeros(float, targets),
        visible=zeros(float, targets),
        middle=zeros(complex, targets),
        depth=zeros(float, targets),
        ends=zeros(int, targets),
        front=zeros(int, targets * hiders),
        hidden=zeros(float, targets * hiders),
    )
