"""How a table is set: a nice hall, and by chance the cards, the die and the keyhole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News
from partylab.ghosts import cards
from partylab.ghosts.hall import Hall
from partylab.ghosts.poses import CELL, HALL, Pose
from partylab.ghosts.resting import piece_shape
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.sight import DOORS
from partylab.ghosts.state import CLOCKWISE, DRAW, State, family

if TYPE_CHECKING:
    from random import Random

    from partylab.ghosts.rules import Ghosts

# A piece stands somewhere in a block of two by two cells, each in a block of its own.
BLOCK = 2 * CELL
BLOCKS = tuple((x, y) for y in range(0, HALL, BLOCK) for x in range(0, HALL, BLOCK))
ASIDE = 350  # how far from the middle of its block
STEP, TURN = 50, 15  # thousandths of a cell, degrees
TRIES = 20


def table_set(game: Ghosts, seats: int, rng: Random) -> tuple[State, tuple[News, ...]]:
    """Return the first state."""
    holder = rng.randrange(seats)  # PV-6
    keyhole = rng.choice(DOORS)  # PV-5
    midnight = tuple(rng.sample(cards.MIDNIGHT, len(cards.MIDNIGHT))) if game.midnight else ()
    nobody: tuple[None, ...] = (None,) * seats
    state = State(
        round=1, phase=DRAW, active=holder, holder=holder, sides=sides(game, seats),
        hall=nice_hall(rng), home=tuple(family(seat) for seat in range(seats)),
        waiting=((),) * seats, out=((),) * seats,
        deck=cards.deal(seats, rng), discards=(), cards=nobody, moved=(), grabbed=None,
        orders=nobody, chosen=(0,) * seats, keyhole=keyhole,
        midnight=midnight, bell=None, rung=(), entered=(), number=None, last=(),
    )  # fmt: skip
    told = News("ghosts-began", seat=holder, side=keyhole.side, number=keyhole.number)
    return state, (told,)


def sides(game: Ghosts, seats: int) -> tuple[str, ...]:
    """Return where the seats start from: clockwise, two of them face to face (PV-A4)."""
    if seats == 2 and game.seats == "opposite":
        return ("S", "N")
    return tuple(CLOCKWISE[:seats])


def nice_hall(rng: Random) -> Hall:
    """Put all the furniture up, upright, apart from each other (PV-4)."""
    hall = Hall()
    for kind, (x, y) in zip(KINDS, rng.sample(BLOCKS, len(KINDS)), strict=True):
        hall = _furnished(hall, kind, x + CELL, y + CELL, rng)
    return hall


def _furnished(hall: Hall, kind: str, x: int, y: int, rng: Random) -> Hall:
    """Put one piece up near a point; in the middle of its block there is always room."""
    for wide in (*(ASIDE,) * TRIES, 0):
        dx, dy = (STEP * round(rng.uniform(-wide, wide) / STEP) for _ in "xy")
        pose = pushed_in(kind, Pose(x + dx, y + dy, TURN * rng.randrange(360 // TURN)))
        tried = hall.place(kind, pose)
        if not tried.heights()[kind]:
            break
    return tried


def pushed_in(kind: str, pose: Pose) -> Pose:
    """Return the pose, pushed back into the hall as far as it would stick out (PV-17).

    >>> pushed_in("desk", Pose(0, 5900))
    Pose(x=800, y=5620, yaw=0, down='feet', tilt=0, axis='x')
    """
    left, front, right, back = piece_shape(kind, *pose[2:]).box
    x = _between(pose.x, left, right)
    y = _between(pose.y, front, back)
    return pose._replace(x=x, y=y)


def _between(at: int, before: float, behind: float) -> int:
    """Return the place nearest to this one from which a piece reaches no wall."""
    least = -int(before * CELL // 1)  # rounded away from the wall
    most = HALL + int(-behind * CELL // 1)
    return min(max(at, least), most)
