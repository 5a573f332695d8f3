"""How ghosts move: what a way costs, which ways are allowed, and fusions.

All players order their ghosts at the same time.  An order is checked on the hall as it is then;
when all have given theirs they are carried out, from the die holder on, and whoever finds a spot
taken stands beside it, or stays (PV-A16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News, Rejected
from partylab.ghosts.moves import Order
from partylab.ghosts.poses import CELLS
from partylab.ghosts.state import (
    Held,
    bigger,
    clockwise,
    depth,
    inside,
    put_home,
    put_in,
    put_out,
    seat_of,
    size_of,
    spare,
)

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.ghosts.moves import Go
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import Cell, Names, State, Table

HALL, HOME, EDGE, OUT = "hall", "home", "edge", "out"


class Way(NamedTuple):
    """What became of one order: from where to where, in words of the log."""

    ghost: str
    start: str
    end: str
    cost: int
    became: str | None = None  # the ghost that came of a fusion
    partner: str | None = None  # with whom
    aside: bool = False  # its spot was taken, or it could not fuse


def where(table: Table, ghost: str) -> str:
    """Return where a ghost is: in the hall, at home, at the edge, or out."""
    seat = seat_of(ghost)
    if ghost in table.home[seat]:
        return HOME
    if ghost in table.waiting[seat]:
        return EDGE
    return OUT if ghost in table.out[seat] else HALL


def _spot(table: Table, ghost: str) -> Spot | None:
    return table.hall.spot(ghost) if where(table, ghost) == HALL else None


def cost(game: Ghosts, table: Table, ghost: str, to: Cell | None) -> int:
    """Return how many points a way costs: one for each step (PV-23); None is the way out.

    To enter a row costs as much as it is deep, by whichever door (PV-22, PV-A1).
    """
    side = table.sides[seat_of(ghost)]
    spot = _spot(table, ghost)
    if to is None:  # PV-A2
        return CELLS - depth(side, spot.cell) + game.exit_cost if spot else 0
    if spot is None:
        return depth(side, to)
    return abs(spot.cell[0] - to[0]) + abs(spot.cell[1] - to[1])


def reach(game: Ghosts, table: Table, ghost: str, points: int) -> dict[Cell, int]:
    """Return the cells that a ghost can come to, with what each costs."""
    cells = ((column, row) for row in range(CELLS) for column in range(CELLS))
    costs = {cell: cost(game, table, ghost, cell) for cell in cells}
    return {cell: steps for cell, steps in costs.items() if steps <= points}


def spent(game: Ghosts, table: Table, orders: tuple[Order, ...]) -> int:
    """Return what orders cost together; each ghost gets one order at most."""
    return sum(cost(game, table, one.ghost, one.to.cell if one.to else None) for one in orders)


def refusal(game: Ghosts, table: Table, ghost: str) -> Rejected | None:
    """Say why a ghost cannot be ordered about now, or return None where it can."""
    place, size = where(table, ghost), size_of(ghost)
    if place == HALL and table.bell == "grimace" and ghost in table.entered:  # PV-M4
        return Rejected("ghosts-spellbound")
    if place == HOME and game.fusion and size != "S":  # PV-35
        return Rejected("ghosts-small-first")
    if place == OUT and not (game.fusion and size == "S"):
        return Rejected("ghosts-out-for-good")
    if place == OUT and spare(table, seat_of(ghost), "S"):  # PV-40
        return Rejected("ghosts-small-left")
    return None


def may_move(game: Ghosts, table: Table, seat: Seat) -> Names:
    """Return the ghosts that a seat can order about now."""
    mine = (*inside(table.hall, seat), *table.waiting[seat], *table.home[seat], *table.out[seat])
    return tuple(ghost for ghost in mine if refusal(game, table, ghost) is None)


# Orders


def tried(game: Ghosts, table: Held, seat: Seat, go: Go) -> Held:
    """Return the table as it would be if only these orders were carried out; or refuse them."""
    _check(game, table, seat, go.orders)
    tired: Names = ()
    for order in go.orders:
        table, way = _carried(game, table, order, tired)
        tired += _tired(way)
    return table


def _tired(way: Way) -> Names:
    """Return the ghosts that a fusion has tired for this round: the new one, and both others."""
    return (way.became, way.ghost, way.partner) if way.became and way.partner else ()


def _check(game: Ghosts, table: Table, seat: Seat, orders: tuple[Order, ...]) -> None:
    """Refuse what can be refused without any geometry."""
    names = [order.ghost for order in orders]
    for order in orders:
        for ghost in (order.ghost, order.fuse):
            if ghost is not None and seat_of(ghost) != seat:
                raise Rejected("ghosts-not-yours")
    if len(set(names)) < len(names):
        raise Rejected("ghosts-ordered-twice")
    card = table.cards[seat]
    points, asked = card.value if card else 0, spent(game, table, orders)
    if asked > points:
        raise Rejected("ghosts-too-far", cost=asked, points=points)


def _carried(game: Ghosts, table: Held, order: Order, tired: Names) -> tuple[Held, Way]:
    """Carry one order out exactly, or refuse it; who is tired comes of a fusion of this round."""
    ghost, to, fuse = order
    why = refusal(game, table, ghost)
    if ghost in tired:  # PV-38
        why = Rejected("ghosts-just-fused")
    if why is not None:
        raise why
    place, spot = where(table, ghost), _spot(table, ghost)
    start = str(spot) if spot else place
    if to is None:
        if place != HALL or ghost in table.entered:  # PV-24
            raise Rejected("ghosts-not-across")
        return put_out(table, ghost), Way(ghost, start, OUT, cost(game, table, ghost, None))
    steps = cost(game, table, ghost, to.cell)
    if fuse is None:
        table = put_in(table, ghost, to, game.cell_capacity)
        return table, Way(ghost, start, str(to), steps)
    table, became, at = _fused(game, table, order, tired)
    return table, Way(ghost, start, str(at), steps, became, fuse)


def _fused(game: Ghosts, table: Held, order: Order, tired: Names) -> tuple[Held, str, Spot]:
    """Make one ghost of two (PV-36); it stands at the spot, or as near as it fits (PV-37)."""
    ghost, to, other = order
    partner = _spot(table, other) if other else None
    if not game.fusion or other is None or to is None or other == ghost:
        raise Rejected("ghosts-no-fusion")
    if partner is None or partner.cell != to.cell:
        raise Rejected("ghosts-fuse-elsewhere")
    if other in tired:  # PV-38
        raise Rejected("ghosts-just-fused")
    if "S" not in (size_of(ghost), size_of(other)):  # PV-37, PV-A17
        raise Rejected("ghosts-fuse-sizes")
    larger = bigger(max(ghost, other, key=lambda name: "SML".index(size_of(name))))
    became = spare(table, seat_of(ghost), larger) if larger else None
    if became is None:  # PV-A18
        raise Rejected("ghosts-fuse-none-left" if larger else "ghosts-fuse-sizes")
    table = put_home(put_home(table, ghost), other)  # PV-A19
    found = stood(game, table, became, to)
    if found is None:
        raise Rejected("ghosts-fuse-no-room")
    table, at = found
    return table, became, at


def stood(game: Ghosts, table: Held, ghost: str, spot: Spot) -> tuple[Held, Spot] | None:
    """Let a ghost stand at a spot, or as near to it in its cell as it fits; None: nowhere."""
    try:
        return put_in(table, ghost, spot, game.cell_capacity), spot
    except Rejected:
        free = near(game, table, ghost, spot)
    return (put_in(table, ghost, free[0], game.cell_capacity), free[0]) if free else None


def near(game: Ghosts, table: Table, ghost: str, spot: Spot) -> list[Spot]:
    """Return the free standard spots of a cell for a ghost, the nearest to a spot first."""

    def far(other: Spot) -> tuple[int, bool]:
        return (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2, other.on != spot.on

    free = table.hall.spots(size_of(ghost), *spot.cell, (ghost,), game.cell_capacity)
    return sorted(free, key=far)


# When all have given their orders


def settle(game: Ghosts, state: State) -> tuple[State, tuple[News, ...]]:
    """Carry all orders out, from the die holder on."""
    told: list[News] = []
    for seat in clockwise(state):
        go = state.orders[seat]
        ways: list[Way] = []
        tired: Names = ()
        for order in go.orders if go else ():
            state, way = _settled(game, state, order, tired)
            tired += _tired(way)
            ways.append(way)
        told += _told(state, seat, ways)
    return state, tuple(told)


def _settled(game: Ghosts, state: State, order: Order, tired: Names) -> tuple[State, Way]:
    """Carry an order out as well as it can be: there, or beside it; else the ghost stays."""
    ghost, to, _ = order
    free = near(game, state, ghost, to)[:1] if to else []
    for attempt in (order, order._replace(fuse=None), *(Order(ghost, spot) for spot in free)):
        try:
            state, way = _carried(game, state, attempt, tired)
        except Rejected:
            continue
        return state, way._replace(aside=attempt != order)
    start = str(_spot(state, ghost) or where(state, ghost))
    return state, Way(ghost, start, start, 0, aside=True)


def _told(state: State, seat: Seat, ways: list[Way]) -> list[News]:
    """Tell the ways of a seat's ghosts, and what came of them."""
    told = [_told_ways(state, seat, [way for way in ways if way.start != way.end])]
    for way in ways:
        if way.became:
            size, two = size_of(way.became), (way.ghost, way.partner)
            told.append(
                News("ghosts-fused", seat=seat, size=size, ghost=way.became, of=two, spot=way.end)
            )
        if way.aside:
            size, stays = size_of(way.ghost), "yes" if way.start == way.end else "no"
            told.append(News("ghosts-aside", seat=seat, size=size, ghost=way.ghost, stays=stays))
    return told


def _told_ways(state: State, seat: Seat, ways: list[Way]) -> News:
    """Tell how many of a seat's ghosts have come in, gone on and got out, for how many points."""
    if not ways:
        return News("ghosts-moved-none", seat=seat)
    card = state.cards[seat]
    return News(
        "ghosts-moved",
        seat=seat,
        spent=sum(way.cost for way in ways),
        points=card.value if card else 0,
        inward=sum(way.start in (HOME, EDGE, OUT) for way in ways),
        onward=sum(way.start[0].isdigit() and way.end != OUT for way in ways),
        outward=sum(way.end == OUT for way in ways),
        ways=tuple((way.ghost, way.start, way.end, way.cost) for way in ways),
    )
