"""The orders that one thinks of giving: who can go where, for how much, and onto what.

They are tried on the view, one after the other, exactly as the rules will try them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import movement
from partylab.ghosts.moves import Go, Order
from partylab.ghosts.poses import CELL, CELLS, FLOOR, Spot
from partylab.ghosts.resting import sizes
from partylab.ghosts.shapes import GHOSTS
from partylab.ghosts.standing import standard
from partylab.ghosts.state import inside, seat_of, size_of

if TYPE_CHECKING:
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.state import Cell, Names, View

Orders = tuple[Order, ...]
CELL_TEXT = re.compile(r"([0-5]) ([0-5])")


@lru_cache(maxsize=64)
def tried(view: View, orders: Orders) -> View:
    """Return what would be if only these orders were carried out; or refuse them."""
    if view.seat is None:
        raise Rejected("ghosts-not-now")
    return movement.tried(view.game, view, view.seat, Go(orders))


def points_left(view: View, orders: Orders) -> int:
    """Return the points of my card that no order has spent yet."""
    points = view.card.value if view.card else 0
    return points - movement.spent(view.game, view, orders)


def order_of(orders: Orders, ghost: str) -> Order | None:
    """Return what a ghost is ordered to do."""
    return next((one for one in orders if one.ghost == ghost), None)


def without(view: View, orders: Orders, ghost: str) -> Orders:
    """Take an order back, and with it those that cannot be carried out without it."""
    kept: Orders = ()
    for one in orders:
        if one.ghost == ghost:
            continue
        try:
            tried(view, (*kept, one))
        except Rejected:
            continue
        kept = (*kept, one)
    return kept


def with_order(view: View, orders: Orders, order: Order) -> Orders:
    """Give an order, in place of the one that this ghost had; refused where it cannot be."""
    kept = without(view, orders, order.ghost)
    tried(view, (*kept, order))
    return (*kept, order)


def able(view: View, orders: Orders) -> Names:
    """Return the ghosts that have an order, or can get one."""
    if view.seat is None:
        return ()
    now = tried(view, orders)
    ordered = tuple(one.ghost for one in orders)
    tired = {one.fuse for one in orders if one.fuse}
    gone = {one.ghost for one in orders}
    free = movement.may_move(view.game, now, view.seat)
    known = movement.may_move(view.game, view, view.seat)
    return (*ordered, *(g for g in free if g not in gone and g not in tired and g in known))


def cells(view: View, orders: Orders, ghost: str) -> dict[Cell, int]:
    """Return the cells that a ghost can be sent to, with what each costs."""
    kept = without(view, orders, ghost)
    now = tried(view, kept)
    reached = movement.reach(view.game, now, ghost, points_left(view, kept))
    size, hall = size_of(ghost), now.hall.without(ghost)
    most = view.game.cell_capacity - GHOSTS[size].weight
    full, own = _weights(hall), {hall.cell(name) for name in _partners(now, ghost)}
    return {
        cell: cost
        for cell, cost in reached.items()
        if cell in own or (full.get(cell, 0) <= most and has_room(hall, size, cell))
    }


@lru_cache(maxsize=1024)
def has_room(hall: Hall, size: str, cell: Cell) -> bool:
    """Does a ghost of a size fit on any standard spot of a cell?"""
    points = sorted(standard(*cell, size), key=lambda point: _aside(Spot(*point)))
    return any(hall.levels(size, x, y) for x, y in points)


def _weights(hall: Hall) -> dict[Cell, int]:
    """Return how full each cell is."""
    found: dict[Cell, int] = {}
    for name, spot in hall.ghosts:
        found[spot.cell] = found.get(spot.cell, 0) + GHOSTS[size_of(name)].weight
    return found


@lru_cache(maxsize=64)
def spots(view: View, orders: Orders, ghost: str, cell: Cell) -> tuple[Spot, ...]:
    """Return the free standard spots of a cell for a ghost, the lowest first."""
    now = tried(view, without(view, orders, ghost))
    hall = now.hall
    taken = (ghost,) if ghost in dict(hall.ghosts) else ()
    return hall.spots(size_of(ghost), *cell, taken, view.game.cell_capacity)


def best_spot(view: View, orders: Orders, ghost: str, cell: Cell) -> Spot:
    """Return where a ghost goes in a cell as long as nobody says otherwise: near its middle."""
    found = spots(view, orders, ghost, cell)
    if not found:
        # Where two ghosts become one, the room of the other is free.
        return Spot(cell[0] * CELL + CELL // 2, cell[1] * CELL + CELL // 2)
    return min(found, key=lambda spot: (spot.on != FLOOR, _aside(spot)))


def _aside(spot: Spot) -> int:
    return (spot.x % CELL - CELL // 2) ** 2 + (spot.y % CELL - CELL // 2) ** 2


def levels(view: View, orders: Orders, order: Order) -> dict[str, Spot]:
    """Return on what a ghost can stand in the cell it goes to, each with the nearest such spot."""
    if order.to is None:
        return {}
    to, found = order.to, {order.to.on: order.to}
    near = sorted(
        spots(view, orders, order.ghost, to.cell),
        key=lambda spot: (spot.x - to.x) ** 2 + (spot.y - to.y) ** 2,
    )
    for spot in near:
        found.setdefault(spot.on, spot)
    return found


def carried(view: View, orders: Orders, ghost: str, x: int, y: int) -> Spot:
    """Return the spot that a hand means that sets a ghost down at a point: there, or near it."""
    cell = (min(max(x // CELL, 0), CELLS - 1), min(max(y // CELL, 0), CELLS - 1))
    room = CELL // 2 - round(sizes(False)[size_of(ghost)].radius * CELL)
    x, y = (
        number * CELL + CELL // 2 + min(max(at - number * CELL - CELL // 2, -room), room)
        for number, at in zip(cell, (x, y), strict=True)
    )
    now = tried(view, without(view, orders, ghost))
    taken = (ghost,) if ghost in dict(now.hall.ghosts) else ()
    here = now.hall.levels(size_of(ghost), x, y, taken)
    if here:
        return here[0]
    found = spots(view, orders, ghost, cell)
    return min(found, key=lambda spot: (spot.x - x) ** 2 + (spot.y - y) ** 2, default=Spot(x, y))


def may_leave(view: View, orders: Orders, ghost: str) -> int | None:
    """Return what it costs a ghost to get out, or None where it cannot."""
    kept = without(view, orders, ghost)
    try:
        tried(view, (*kept, Order(ghost, None)))
    except Rejected:
        return None
    return movement.cost(view.game, view, ghost, None)


def _partners(view: View, ghost: str) -> Names:
    """Return the ghosts in the hall with which one might fuse, by their sizes."""
    if not view.game.fusion:
        return ()
    mine = inside(view.hall, seat_of(ghost), "SM")
    return tuple(name for name in mine if name != ghost and "S" in (size_of(name), size_of(ghost)))


def partners(view: View, orders: Orders, order: Order) -> Names:
    """Return the ghosts with which a ghost can fuse where it goes (PV-36)."""
    kept = without(view, orders, order.ghost)
    now = tried(view, kept)
    found = []
    for name in _partners(now, order.ghost):
        try:
            tried(view, (*kept, order._replace(fuse=name)))
        except Rejected:
            continue
        found.append(name)
    return tuple(found)


def cost(view: View, order: Order) -> int:
    """Return what one order costs."""
    return movement.spent(view.game, view, (order,))


def read_cell(value: str) -> Cell:
    """Read a cell: its column and its row."""
    found = CELL_TEXT.fullmatch(value)
    if found is None:
        raise Rejected("table-unknown-touch")
    return int(found[1]), int(found[2])
