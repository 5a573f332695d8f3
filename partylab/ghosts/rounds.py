"""How a round goes, from the first Movement card to the fright of those who are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News, Rejected
from partylab.ghosts import movement, standing
from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.doors import NUMBERS, SIDES
from partylab.ghosts.poses import FLOOR
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.sight import Door, look
from partylab.ghosts.state import (
    DRAW,
    FURNITURE,
    GO,
    OPPOSITE,
    OVER,
    PLACE,
    SIDE,
    STRIKE,
    Found,
    Glance,
    clockwise,
    fled,
    put_down,
    seat_of,
    size_of,
)

if TYPE_CHECKING:
    from random import Random

    from partylab.game import Chance, Seat
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.moves import Go, Grab, Place, Side
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import Names, State, Step, Table


# Movement cards and furniture


def draw(state: State, seat: Seat) -> Step:
    """Draw a Movement card; who has furniture on it may move some before the next one draws."""
    card, *deck = state.deck
    cards = (*state.cards[:seat], card, *state.cards[seat + 1 :])
    state = state._replace(deck=tuple(deck), cards=cards)
    first, second = card.pieces or ("none", "none")
    told = News("ghosts-drew", seat=seat, value=card.value, first=first, second=second)
    if card.pieces:
        return state._replace(phase=FURNITURE), (told,)
    return next_to_draw(state), (told,)


def next_to_draw(state: State) -> State:
    """Let the next player draw, or all order their ghosts when everybody has drawn (PV-A6)."""
    waiting = [seat for seat in clockwise(state) if state.cards[seat] is None]
    if waiting:
        return state._replace(phase=DRAW, active=waiting[0])
    return state._replace(phase=GO, active=None)


def pieces(table: Table, seat: Seat) -> Names:
    """Return the pieces that a player may grab; if both are spent, any other one (PV-18)."""
    card = table.cards[seat]
    if card is None or not card.pieces:
        return ()
    left = [piece for piece in KINDS if piece not in table.moved]
    return tuple(piece for piece in left if piece in card.pieces) or tuple(left)


def grab(state: State, seat: Seat, move: Grab) -> Step:
    """Take a piece in hand."""
    if move.piece not in pieces(state, seat):
        moved = move.piece in state.moved
        raise Rejected("ghosts-moved-already" if moved else "ghosts-not-on-card")
    told = News("ghosts-grabbed", seat=seat, piece=move.piece)
    return state._replace(phase=PLACE, grabbed=move.piece), (told,)


def leave(state: State, seat: Seat) -> Step:
    """Leave the furniture as it is."""
    return next_to_draw(state), (News("ghosts-left", seat=seat),)


def place(state: State, seat: Seat, move: Place) -> Step:
    """Put the piece in hand down; the ghosts that were on it are put on the floor (PV-21)."""
    piece = state.grabbed or ""
    before = dict(state.hall.furniture)[piece]
    hall = state.hall.place(piece, move.pose)
    put = "back" if move.pose == before else move.pose.down
    told = News("ghosts-placed", seat=seat, piece=piece, down=put, pose=str(move.pose))
    down = put_down(state.hall, hall)
    state = state._replace(hall=hall, moved=(*state.moved, piece), grabbed=None)
    return next_to_draw(state), (told, *down)


# Ghosts


def order(game: Ghosts, state: State, seat: Seat, go: Go, chance: Chance) -> Step:
    """Order one's ghosts about; when all have done so they go, and the dice are rolled."""
    movement.tried(game, state, seat, go)
    orders = (*state.orders[:seat], go, *state.orders[seat + 1 :])
    state = state._replace(orders=orders)
    if None in orders:
        return state, (News("ghosts-ready", seat=seat),)
    state, ways = movement.settle(game, state)
    state = state._replace(orders=(None,) * len(orders))
    if state.bell == "knock":  # PV-A33: nobody chooses, and the die holder rolls
        state, looked = put_keyhole(game, state, state.holder, state.keyhole.side, chance())
    else:
        state, looked = choose_who_chooses(state, chance)
    return state, (*ways, *looked)


# The keyhole


def may_choose(table: Table) -> list[Seat]:
    """Return who rolls for the choice: those who have chosen less often than others (PV-12)."""
    least = min(table.chosen)
    return [seat for seat in clockwise(table) if table.chosen[seat] == least]


def choose_who_chooses(state: State, chance: Chance) -> Step:
    """Let those roll who have chosen less often than others; the highest chooses (PV-11, PV-12)."""
    told: list[News] = []
    rolling = may_choose(state)
    how = "alone" if len(rolling) == 1 else "rolled"  # PV-A8
    rng = chance()
    while len(rolling) > 1:
        rolled = {seat: _die(rng) for seat in rolling}
        told += [News("ghosts-rolled", seat=seat, die=die) for seat, die in rolled.items()]
        rolling = [seat for seat in rolling if rolled[seat] == max(rolled.values())]
        if len(rolling) > 1:
            told.append(News("ghosts-tied", seats=tuple(rolling)))
    (chooser,) = rolling
    chosen = tuple(times + (seat == chooser) for seat, times in enumerate(state.chosen))
    told.append(News("ghosts-chooses", seat=chooser, how=how))
    return state._replace(phase=SIDE, active=chooser, chosen=chosen), tuple(told)


def _die(rng: Random) -> int:
    return rng.randint(1, NUMBERS[-1])  # PV-F4


def sides(table: Table) -> tuple[str, ...]:
    """Return the sides that the keyhole may go to: it has to change (PV-29, PV-A24)."""
    return tuple(side for side in SIDES if side != table.keyhole.side)


def side(game: Ghosts, state: State, seat: Seat, move: Side, chance: Chance) -> Step:
    """Choose the side; the die says which door (PV-13)."""
    if move.side not in sides(state):
        raise Rejected("ghosts-same-side")
    return put_keyhole(game, state, seat, move.side, chance())


def put_keyhole(game: Ghosts, state: State, seat: Seat, side: str, rng: Random) -> Step:
    """Put the keyhole on a door, look, and go on; the die goes to the left (PV-13, PV-A9)."""
    how = "knock" if state.bell == "knock" else "rolled" if state.number is None else "crystal"
    door = Door(side, _die(rng) if state.number is None else state.number)  # PV-A35
    told = News("ghosts-keyhole", seat=seat, side=side, number=door.number, how=how)
    state, looked = watched(game, state._replace(keyhole=door, last=()))
    state, ended = end_round(game, state, (seat + 1) % len(state.sides))
    return state, (told, *looked, *ended)


def watched(game: Ghosts, state: State) -> Step:
    """Look through the keyhole; whoever is seen takes flight (PV-14)."""
    state, told = look_once(game, state)
    if state.bell != "double":
        return state, told
    # PV-M1, PV-A25: once more from the door straight opposite, when the others have fled.
    door = Door(OPPOSITE[state.keyhole.side], state.keyhole.number)
    across = News("ghosts-across", side=door.side, number=door.number)
    state, again = look_once(game, state._replace(keyhole=door))
    return state, (*told, across, *again)


def look_once(game: Ghosts, state: State) -> Step:
    """Look once; nobody but the ghosts on the 36 cells can be seen (PV-A39)."""
    sights = look(
        state.hall,
        state.keyhole,
        mirror=game.mirror,
        ghosts_block=game.ghosts_block,
        seen_from=game.seen_from,
    )
    found = tuple(
        Found(
            ghost,
            sight.where if sight.seen else "",
            tuple(body for body, _ in sight.hidden_by),
            sight.close,
        )
        for ghost, sight in sorted(sights.items())
    )
    glance = Glance(state.keyhole, state.hall, found)
    told = _told(game, state, glance)
    for ghost in glance.seen:
        state = fled(state, ghost, fusion=game.fusion)
    return state._replace(last=(*state.last, glance)), told


def _told(game: Ghosts, state: State, glance: Glance) -> tuple[News, ...]:
    """Tell who is seen, how, and where they flee to; and how many are not."""
    told = []
    for seat in clockwise(state):
        mine = [one for one in glance.found if one.where and seat_of(one.ghost) == seat]
        ghosts = tuple(
            (one.ghost, one.where, "edge" if _waits(game, one.ghost) else "home") for one in mine
        )
        mirror = sum(one.where == "mirror" for one in mine)
        if mine:
            told.append(
                News("ghosts-seen", seat=seat, count=len(mine), mirror=mirror, ghosts=ghosts)
            )
    if not told:
        told.append(News("ghosts-nobody-seen"))
    unseen = tuple(one.ghost for one in glance.found if not one.where)
    close = sum(one.close for one in glance.found if not one.where)
    if unseen:
        told.append(News("ghosts-unseen", count=len(unseen), close=close, ghosts=unseen))
    return tuple(told)


def _waits(game: Ghosts, ghost: str) -> bool:
    return game.fusion and size_of(ghost) != "S"


# The end of a round


def end_round(game: Ghosts, state: State, holder: Seat) -> Step:
    """Put the cards away; the next round begins with another die holder, or the game is over."""
    told: list[News] = []
    if state.bell == "perch":
        state, told = _unperched(game, state)
    if state.bell == "shelter":
        hall = state.hall.laid(lying=False)
        told += put_down(state.hall, hall)
        state = state._replace(hall=hall)
    used = tuple(card for card in state.cards if card is not None)
    rung = (*state.rung, state.bell) if state.bell else state.rung
    state = state._replace(
        phase=OVER, active=None, moved=(), entered=(), number=None, bell=None, rung=rung,
        discards=(*state.discards, *used), cards=(None,) * len(state.cards),
    )  # fmt: skip
    if state.round == ROUNDS:  # PV-32
        return state, (*told, *game.told_at_the_end(state))
    state = state._replace(
        round=state.round + 1, phase=STRIKE if game.midnight else DRAW, active=holder, holder=holder
    )
    return state, (*told, News("ghosts-round", seat=holder, round=state.round, rounds=ROUNDS))


def _unperched(game: Ghosts, state: State) -> tuple[State, list[News]]:
    """Send the ghosts home that are not on top of furniture (PV-M7, PV-A31)."""
    told = []
    low = [ghost for ghost, spot in state.hall.ghosts if not perched(state.hall, spot)]
    for seat in clockwise(state):
        down = [ghost for ghost in low if seat_of(ghost) == seat]
        for ghost in down:
            state = fled(state, ghost, fusion=game.fusion)
        if down:
            told.append(News("ghosts-unperched", seat=seat, count=len(down), ghosts=tuple(down)))
    return state, told


def perched(hall: Hall, spot: Spot) -> bool:
    """Is a spot on top of a piece, not inside or below it?"""
    tops = [top for top in standing.tops(hall, spot) if top.piece == spot.piece]
    return spot.on != FLOOR and tops[-1:] == [spot]
