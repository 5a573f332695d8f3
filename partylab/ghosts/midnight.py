"""The twelve Midnight cards, each a small function (PV-M1 to PV-M12).

A card that does something at once returns another state and what it tells.  Two cards ask one
player after the other.  What some do later (double, shelter, perch, knock, crystal) stands in
`rounds`, what moves furniture in `furnishing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News, Rejected, Who
from partylab.ghosts import furnishing
from partylab.ghosts.movement import near, stood
from partylab.ghosts.moves import Grow, Move, Pass, Put, Swap
from partylab.ghosts.poses import CELL, CELLS, Spot, middle
from partylab.ghosts.state import (
    DRAW,
    MIDNIGHT,
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
    from partylab.game import Chance, Seat
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import Held, State, Step, Table

# PV-A29: in which row from one's own side a small ghost is put.
TAG_ROW = 3


def title(card: str) -> str:
    """Return the name of the sentence that says what a card is called."""
    return f"ghosts-midnight-{card}"


def effect(card: str) -> str:
    """Return the name of the sentence that says what a card does."""
    return f"ghosts-effect-{card}"


def strike(game: Ghosts, state: State, seat: Seat, chance: Chance) -> Step:
    """Draw a Midnight card; its effect comes at once (PV-41)."""
    card, *deck = state.midnight
    state = state._replace(midnight=tuple(deck), bell=card)
    told = (News("ghosts-struck", seat=seat, card=card), News(effect(card)))
    state, more = at_once(game, state, chance)
    return ask(game, state, clockwise(state)), told + more


def at_once(game: Ghosts, state: State, chance: Chance) -> Step:
    """Do what the card does at once; the others do it later, or leave it to the players."""
    match state.bell:
        case "shelter":
            return shelter(state)
        case "tipsy":
            return furnishing.tipsy(state)
        case "grimace":
            return furnishing.grimace(game, state)
        case "dance":
            return furnishing.dance(state)
        case "dizzy":
            return dizzy(state)
        case "crystal":
            return crystal(state, chance)
        case "statues":
            return statues(game, state)
    return state, ()


def ask(game: Ghosts, state: State, seats: tuple[Seat, ...]) -> State:
    """Ask the first of these players who can do something; then the round goes on as usual."""
    for seat in seats:
        if choices(game, state, seat):
            return state._replace(phase=MIDNIGHT, active=seat)
    return state._replace(phase=DRAW, active=state.holder)


def answer(game: Ghosts, state: State, seat: Seat, move: Move) -> Step:
    """Do what a player has chosen, and ask the next one."""
    if isinstance(move, Swap):
        state, told = _swapped(state, seat, move)
    elif isinstance(move, Put):
        state, told = _put(game, state, seat, move)
    elif isinstance(move, Grow):
        state, told = _grown(game, state, seat, move)
    elif state.bell == "brother":  # PV-A32: this card alone may be passed
        told = News("ghosts-passed", seat=seat)
    else:
        raise Rejected("ghosts-not-now")
    order = clockwise(state)
    return ask(game, state, order[order.index(seat) + 1 :]), (told,)


def choices(game: Ghosts, table: Held, seat: Seat) -> tuple[Move, ...]:
    """Return what a player may do with the card, or some of it; nothing where nothing can be."""
    if table.bell == "tag":
        return _tags(game, table, seat)
    if table.bell == "brother":
        mine = inside(table.hall, seat)
        able: list[Move] = [Grow(ghost) for ghost in mine if _replaced(game, table, ghost)]
        return (*able, Pass()) if able else ()
    return ()


# PV-M5, tag


def _tags(game: Ghosts, table: Table, seat: Seat) -> tuple[Move, ...]:
    mine = spare(table, seat, "S")
    if mine is None:
        return ()
    theirs = _caught(table, seat)
    if theirs:
        return tuple(Swap(other, mine) for other in theirs)
    cells = [
        (column, row)
        for column in range(CELLS)
        for row in range(CELLS)
        if depth(table.sides[seat], (column, row)) == TAG_ROW
    ]
    spots = (near(game, table, mine, Spot(*middle(*cell)))[:1] for cell in cells)
    return tuple(Put(mine, spot) for free in spots for spot in free)


def _caught(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the right neighbour's small ghosts that were in the hall before the card."""
    right = (seat - 1) % len(table.sides)
    return tuple(name for name in inside(table.hall, right, "S") if name not in table.entered)


def _mine(state: State, seat: Seat, ghost: str) -> None:
    if ghost not in state.home[seat] or size_of(ghost) != "S":
        raise Rejected("ghosts-no-such-spare")


def _swapped(state: State, seat: Seat, move: Swap) -> tuple[State, News]:
    if state.bell != "tag":
        raise Rejected("ghosts-not-now")
    _mine(state, seat, move.mine)
    if move.theirs not in _caught(state, seat):
        raise Rejected("ghosts-not-caught")
    # Both are of one size, so what leans on the one leans on the other: nothing falls.
    ghosts = dict(state.hall.ghosts)
    ghosts[move.mine] = ghosts.pop(move.theirs)
    hall = state.hall._replace(ghosts=tuple(sorted(ghosts.items())))
    state = put_home(state, move.theirs)
    home = tuple(tuple(name for name in names if name != move.mine) for names in state.home)
    state = state._replace(hall=hall, home=home, entered=(*state.entered, move.mine))
    other = Who(seat_of(move.theirs))
    return state, News("ghosts-swapped", seat=seat, other=other, theirs=move.theirs, mine=move.mine)


def _put(game: Ghosts, state: State, seat: Seat, move: Put) -> tuple[State, News]:
    if state.bell != "tag" or _caught(state, seat):
        raise Rejected("ghosts-not-now")
    _mine(state, seat, move.ghost)
    if depth(state.sides[seat], move.spot.cell) != TAG_ROW:
        raise Rejected("ghosts-third-row")
    state = put_in(state, move.ghost, move.spot, game.cell_capacity)
    state = state._replace(entered=(*state.entered, move.ghost))
    return state, News("ghosts-put", seat=seat, ghost=move.ghost, spot=str(move.spot))


# PV-M8, the big brother


def _replaced(game: Ghosts, table: Held, ghost: str) -> tuple[Held, str, Spot] | None:
    """Let the next bigger ghost stand in a ghost's place, or as near to it as it fits."""
    size = bigger(ghost)
    larger = spare(table, seat_of(ghost), size) if size else None
    if larger is None:
        return None
    found = stood(game, put_home(table, ghost), larger, table.hall.spot(ghost))
    return (found[0], larger, found[1]) if found else None


def _grown(game: Ghosts, state: State, seat: Seat, move: Grow) -> tuple[State, News]:
    if state.bell != "brother":
        raise Rejected("ghosts-not-now")
    if move.ghost not in inside(state.hall, seat):
        raise Rejected("ghosts-not-yours")
    replaced = _replaced(game, state, move.ghost)
    if replaced is None:
        raise Rejected("ghosts-no-brother")
    state, larger, spot = replaced
    state = state._replace(entered=(*state.entered, larger))
    told = News(
        "ghosts-grew", seat=seat, size=size_of(larger), small=move.ghost, ghost=larger,
        spot=str(spot),
    )  # fmt: skip
    return state, told


# Cards that do something at once, besides those that move furniture


def shelter(state: State) -> Step:
    """PV-M2: all ghosts lie down, and move lying."""
    return state._replace(hall=state.hall.laid(lying=True)), ()


def dizzy(state: State) -> Step:
    """PV-M10: the board turns clockwise, so every seat starts one side further on (PV-A34)."""
    turned = {"S": "E", "E": "N", "N": "W", "W": "S"}
    return state._replace(sides=tuple(turned[side] for side in state.sides)), ()


def crystal(state: State, chance: Chance) -> Step:
    """PV-M11: the die tells at once which door it will be."""
    number = chance().randint(1, CELLS)
    return state._replace(number=number), (News("ghosts-foretold", number=number),)


def statues(game: Ghosts, state: State) -> Step:
    """PV-M12: every ghost goes one cell towards its exit; those ahead make way first."""
    told = []
    for seat in clockwise(state):
        side, ways = state.sides[seat], []
        ahead = {name: depth(side, state.hall.cell(name)) for name in inside(state.hall, seat)}
        for ghost in sorted(ahead, key=lambda name: -ahead[name]):
            spot = state.hall.spot(ghost)
            if ahead[ghost] == CELLS:
                state, end = put_out(state, ghost), "out"
            else:
                state, end = _stepped(game, state, ghost, side)
            ways.append((ghost, str(spot), end, 0))
        if ways:
            out = sum(end == "out" for _, _, end, _ in ways)
            moved = sum(start != end for _, start, end, _ in ways)
            told.append(
                News("ghosts-stepped", seat=seat, count=moved, outward=out, ways=tuple(ways))
            )
    return state, tuple(told)


def _stepped(game: Ghosts, state: State, ghost: str, side: str) -> tuple[State, str]:
    """Move a ghost one cell away from its side; it stays where that cell is full (PV-A36)."""
    dx, dy = {"S": (0, CELL), "N": (0, -CELL), "W": (CELL, 0), "E": (-CELL, 0)}[side]
    spot = state.hall.spot(ghost)
    found = stood(game, state, ghost, Spot(spot.x + dx, spot.y + dy))
    return (found[0], str(found[1])) if found else (state, str(spot))
