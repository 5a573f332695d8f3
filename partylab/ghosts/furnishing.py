"""The Midnight cards that move furniture: PV-M3, PV-M4 and PV-M6."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from partylab.game import News, Rejected
from partylab.ghosts.movement import near
from partylab.ghosts.poses import CELL, CELLS, HALL, Pose, Spot, middle
from partylab.ghosts.setting import pushed_in
from partylab.ghosts.shapes import KINDS, cosine, sine
from partylab.ghosts.sight import DOORS
from partylab.ghosts.state import CLOCKWISE, clockwise, put_down, put_in, spare

if TYPE_CHECKING:
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.sight import Door
    from partylab.ghosts.state import State, Step

# How far along the wall a piece gives way to another at the same door, in turn (PV-M6).
GIVES_WAY = (0, 500, -500, 1000, -1000, 1500, -1500)


def tipsy(state: State) -> Step:
    """PV-M3: every piece is tipped onto its side; one that lies on a side stays (PV-A27)."""
    hall = state.hall
    for kind, pose in state.hall.furniture:
        side = pose.down if pose.down in ("left", "right") else "left"
        hall = _placed(hall, kind, pushed_in(kind, Pose(pose.x, pose.y, pose.yaw, side)))
    return _shifted(state, hall)


def _shifted(state: State, hall: Hall) -> Step:
    """Tell which pieces have moved, and which ghosts have lost their place."""
    was = dict(state.hall.furniture)
    poses = tuple((kind, str(pose)) for kind, pose in hall.furniture if pose != was[kind])
    told = News("ghosts-shifted", count=len(poses), poses=poses)
    return state._replace(hall=hall), (told, *put_down(state.hall, hall))


def _placed(hall: Hall, kind: str, pose: Pose) -> Hall:
    """Put a piece down; it stays as it was where a ghost on it would find no room."""
    try:
        return hall.place(kind, pose)
    except Rejected:
        return hall


def dance(state: State) -> Step:
    """PV-M6: every piece goes to the door nearest to it; ghosts stay on their cells."""
    hall = state.hall
    for kind in KINDS:
        hall = hall.without(kind)
    for kind, pose in state.hall.furniture:
        hall = _at_door(hall, kind, pose, _nearest_door(pose, state.sides[state.holder]))
    return _shifted(state, hall)


def _nearest_door(pose: Pose, first: str) -> Door:
    """Return the nearest door; of several, clockwise from the die holder's side (PV-A30)."""
    start = CLOCKWISE.index(first)

    def far(door: Door) -> tuple[int, int, int]:
        x, y = _doorstep(door)
        turn = (CLOCKWISE.index(door.side) - start) % len(CLOCKWISE)
        return (pose.x - x) ** 2 + (pose.y - y) ** 2, turn, door.number

    return min(DOORS, key=far)


def _doorstep(door: Door) -> tuple[int, int]:
    along = door.number * CELL - CELL // 2
    return {
        "S": (along, 0), "N": (along, HALL), "W": (0, HALL - along), "E": (HALL, HALL - along)
    }[door.side]  # fmt: skip


def _at_door(hall: Hall, kind: str, pose: Pose, door: Door) -> Hall:
    """Put a piece at a door; beside it where something stands there already, else on that."""
    x, y = _doorstep(door)
    along = (1, 0) if door.side in "NS" else (0, 1)
    tried = []
    for step in GIVES_WAY:
        at = pose._replace(
            x=min(max(x + step * along[0], 0), HALL), y=min(max(y + step * along[1], 0), HALL)
        )
        placed = hall.place(kind, pushed_in(kind, at))
        if not placed.heights()[kind]:
            return placed
        tried.append(placed)
    return tried[0]


def grimace(game: Ghosts, state: State) -> Step:
    """PV-M4: the mirror stands up and faces the middle; small ghosts gather in front of it."""
    pose = dict(state.hall.furniture)["mirror"]
    dx, dy = HALL // 2 - pose.x, HALL // 2 - pose.y
    # Its glass looks south when it is not turned.
    yaw = round(degrees(atan2(dx, -dy))) % 360 if dx or dy else pose.yaw
    upright = pushed_in("mirror", Pose(pose.x, pose.y, yaw))
    state, shifted = _shifted(state, _placed(state.hall, "mirror", upright))
    told = list(shifted)
    mirror = dict(state.hall.furniture)["mirror"]
    for seat in clockwise(state):
        ghost = spare(state, seat, "S")
        spot = _before(game, state, ghost, mirror) if ghost else None
        if ghost and spot:
            state = put_in(state, ghost, spot, game.cell_capacity)
            state = state._replace(entered=(*state.entered, ghost))
            told.append(News("ghosts-grimaces", seat=seat, ghost=ghost, spot=str(spot)))
    return state, tuple(told)


def _before(game: Ghosts, state: State, ghost: str, mirror: Pose) -> Spot | None:
    """Return the free spot in front of the glass that is nearest to it (PV-A28)."""
    ahead = sine(mirror.yaw), -cosine(mirror.yaw)

    def far(spot: Spot) -> float:
        return hypot(spot.x - mirror.x, spot.y - mirror.y)

    best: Spot | None = None
    cells = [Spot(*middle(column, row)) for column in range(CELLS) for row in range(CELLS)]
    for cell in sorted(cells, key=far):
        if best is not None and far(cell) - CELL // 2 > far(best):
            break  # no spot of this cell, nor of those that follow, is nearer
        for spot in near(game, state, ghost, cell):
            before = (spot.x - mirror.x) * ahead[0] + (spot.y - mirror.y) * ahead[1] > 0
            if before and (best is None or far(spot) < far(best)):
                best = spot
    return best
