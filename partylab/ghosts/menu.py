"""Some of the moves of which a player can choose where nobody could list them all.

They are drawn by chance, but the same table always offers the same ones.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import movement
from partylab.ghosts.moves import Go, Order, Place
from partylab.ghosts.poses import CELL, DOWN, HALL, Pose, Spot
from partylab.ghosts.setting import pushed_in
from partylab.ghosts.standing import standard
from partylab.ghosts.state import inside, seat_of, size_of

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import Cell, Held, State, Table

POSES, PLANS = 5, 3  # how many are drawn, besides what is always possible
GRID, TURN = CELL // 4, 15
UPRIGHT = 0.7  # how often furniture is put on its feet
LEAVES = 0.7  # how often a ghost leaves that can
FUSES = 0.4  # how often a ghost fuses that can
MOST_GOING = 3  # ghosts in one plan
TRIES = 3  # to find a spot for each of them


def luck(state: State, seat: Seat) -> Random:
    """Return chance that is always the same for the same table."""
    return Random(f"{seat} {state.round} {state.phase} {state.cards} {state.hall}")


def places(state: State, seat: Seat) -> tuple[Place, ...]:
    """Return some places for the piece in hand; the first one is where it was."""
    piece, rng = state.grabbed or "", luck(state, seat)
    found = [Place(dict(state.hall.furniture)[piece])]
    for _ in range(POSES):
        down = "feet" if rng.random() < UPRIGHT else rng.choice(DOWN)
        x, y = (GRID * rng.randrange(HALL // GRID) for _ in "xy")
        move = Place(pushed_in(piece, Pose(x, y, TURN * rng.randrange(360 // TURN), down)))
        try:
            state.hall.place(piece, move.pose)
        except Rejected:
            continue
        found.append(move)
    return tuple(dict.fromkeys(found))


def plans(game: Ghosts, state: State, seat: Seat) -> tuple[Go, ...]:
    """Return some orders for one's ghosts; the first one is that nobody moves."""
    rng = luck(state, seat)
    found = [Go(), *(plan(game, state, seat, rng) for _ in range(PLANS))]
    return tuple(dict.fromkeys(found))


def plan(game: Ghosts, table: Held, seat: Seat, rng: Random) -> Go:
    """Order a few ghosts about by chance."""
    card = table.cards[seat]
    points = card.value if card else 0
    orders: tuple[Order, ...] = ()
    ghosts = list(movement.may_move(game, table, seat))
    rng.shuffle(ghosts)
    now = table
    for ghost in ghosts[:MOST_GOING]:
        left = points - movement.spent(game, table, orders)
        for _ in range(TRIES):
            order: tuple[Order, ...] = _order(game, now, ghost, left, rng)
            try:
                now = movement.tried(game, table, seat, Go((*orders, *order)))
            except Rejected:
                continue
            orders += order
            break
    return Go(orders)


def _order(game: Ghosts, table: Table, ghost: str, points: int, rng: Random) -> tuple[Order, ...]:
    """Draw an order for a ghost; it may turn out to be none that is allowed."""
    at_home = movement.where(table, ghost) != movement.HALL
    if not at_home and movement.cost(game, table, ghost, None) <= points and rng.random() < LEAVES:
        return (Order(ghost, None),)
    cells = sorted(movement.reach(game, table, ghost, points))
    if not cells:
        return ()
    partner = _partner(game, table, ghost, cells, rng)
    cell = table.hall.cell(partner) if partner else rng.choice(cells)
    x, y = rng.choice(standard(*cell, size_of(ghost)))
    levels = table.hall.levels(size_of(ghost), x, y, (ghost,))
    spot = rng.choice(levels) if levels else Spot(x, y)
    return (Order(ghost, spot, partner),)


def _partner(game: Ghosts, table: Table, ghost: str, cells: list[Cell], rng: Random) -> str | None:
    """Return a ghost of the same seat in one of these cells, to fuse with, or None."""
    if not game.fusion or rng.random() >= FUSES:
        return None
    others = [name for name in inside(table.hall, seat_of(ghost)) if name != ghost]
    near = [name for name in others if table.hall.cell(name) in cells]
    return rng.choice(near) if near else None
