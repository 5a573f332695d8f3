"""Run, Ghost, Run! in numbers, for learners (see `partylab.features`).

Where furniture is put and how ghosts are ordered about nobody could list: a menu offers some of
it, and each of those is told in numbers too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.features import among, from_me, part, which, who
from partylab.ghosts.cards import CARDS, MIDNIGHT, ROUNDS
from partylab.ghosts.doors import NUMBERS, SIDES
from partylab.ghosts.menu import MOST_GOING
from partylab.ghosts.moves import Go, Grow, Order, Place, Put, Swap
from partylab.ghosts.poses import DOWN, FLOOR, HALL, MOST_TILT
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.state import DRAW, FURNITURE, GO, OVER, PLACE, SIDE, STRIKE, family
from partylab.ghosts.state import MIDNIGHT as AT_MIDNIGHT

if TYPE_CHECKING:
    from partylab.features import Numbers
    from partylab.ghosts.moves import Move
    from partylab.ghosts.poses import Pose, Spot
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import View

# As many as `menu` and the Midnight cards ever offer of what is not listed.
SLOTS = 6
PHASES = (STRIKE, AT_MIDNIGHT, DRAW, FURNITURE, PLACE, GO, SIDE, OVER)
TOLD = (Place, Go, Swap, Put, Grow)
GHOSTS = tuple(name[1:] for name in family(0))
KNOWN_CARDS = tuple(dict.fromkeys(CARDS))
MOST_ALIKE = max(map(CARDS.count, KNOWN_CARDS))
MOST_VALUE = max(card.value for card in CARDS)


def actions(game: Ghosts, seats: int) -> tuple[str, ...]:  # noqa: ARG001
    """Return the moves that can be listed."""
    grabs = tuple(f"grab {piece}" for piece in KINDS)
    return ("strike", "pass", "draw", "leave", *grabs, *(f"side {side}" for side in SIDES))


def features(view: View) -> Numbers:
    """Return a view as numbers."""
    me = view.seat or 0
    return [
        *_round(view, me),
        *_furniture(view),
        *(
            number
            for seat in from_me(me, range(view.seats))
            for ghost in family(seat)
            for number in _ghost(view, seat, ghost)
        ),
        *(part(view.discards.count(card), MOST_ALIKE) for card in KNOWN_CARDS),
        *_orders(view.order),
    ]


def _round(view: View, me: int) -> Numbers:
    """Return how far the game is, who does what, and the cards of everybody."""
    each = [number for seat in from_me(me, range(view.seats)) for number in _player(view, seat)]
    return [
        part(view.round, ROUNDS),
        *which(view.phase, PHASES),
        *who(me, view.active, view.seats),
        *who(me, view.holder, view.seats),
        *each,
        part(view.deck, len(CARDS)),
        *which(view.keyhole.side, SIDES),
        *which(view.keyhole.number, NUMBERS),
        part(view.midnight, len(MIDNIGHT)),
        *which(view.bell, MIDNIGHT),
        *among(view.rung, MIDNIGHT),
        *which(view.number, NUMBERS),
    ]


def _player(view: View, seat: int) -> Numbers:
    """Return a player's side, card, choices of the keyhole, and whether orders were given."""
    card = view.cards[seat]
    return [
        *which(view.sides[seat], SIDES),
        part(card.value if card else None, MOST_VALUE),
        *among(card.pieces if card else (), KINDS),
        part(view.chosen[seat], ROUNDS),
        float(view.ordered[seat]),
    ]


def _furniture(view: View) -> Numbers:
    """Return where each piece stands, and which were moved or are in hand."""
    where = dict(view.hall.furniture)
    return [
        *(number for piece in KINDS for number in _pose(where.get(piece))),
        *among(view.moved, KINDS),
        *which(view.grabbed, KINDS),
    ]


def _pose(pose: Pose | None) -> Numbers:
    """Return where a piece is put, and how it is turned."""
    if pose is None:
        return [0.0] * (5 + len(DOWN))
    return [
        pose.x / HALL,
        pose.y / HALL,
        pose.yaw / 360,
        *which(pose.down, DOWN),
        (pose.tilt + MOST_TILT) / (2 * MOST_TILT),
        float(pose.axis == "y"),
    ]


def _ghost(view: View, seat: int, ghost: str) -> Numbers:
    """Return where a ghost is, whether it entered by a card, and whether it was seen last."""
    places = (view.home[seat], view.waiting[seat], view.out[seat])
    return [
        *(float(ghost in names) for names in places),
        *_spot(dict(view.hall.ghosts).get(ghost)),
        float(ghost in view.entered),
        float(any(ghost in glance.seen for glance in view.last)),
    ]


def _spot(spot: Spot | None) -> Numbers:
    """Return whether a ghost is in the hall, where, and on what."""
    if spot is None:
        return [0.0] * (4 + len(KINDS))
    floor = float(spot.on == FLOOR)
    return [1.0, spot.x / HALL, spot.y / HALL, floor, *which(spot.piece, KINDS)]


# Moves


def about(move: Move | None) -> Numbers:
    """Return what a move of the menu does."""
    return [
        *which(type(move), TOLD),
        *_pose(move.pose if isinstance(move, Place) else None),
        *_orders(_as_orders(move)),
    ]


def _as_orders(move: Move | None) -> Go | None:
    """Return a move of ghosts as if it were orders."""
    match move:
        case Go():
            return move
        case Put():
            return Go((Order(move.ghost, move.spot),))
        case Swap():
            return Go((Order(move.mine, None, move.theirs),))
        case Grow():
            return Go((Order(move.ghost, None),))
    return None


def _orders(go: Go | None) -> Numbers:
    """Return the first orders: which ghost goes out or to which spot, and with whom it fuses."""
    orders = go.orders[:MOST_GOING] if go else ()
    numbers = [float(go is not None)]
    for place in range(MOST_GOING):
        order = orders[place] if place < len(orders) else None
        numbers += [
            *which(order.ghost[1:] if order else None, GHOSTS),
            *which(order.fuse[1:] if order and order.fuse else None, GHOSTS),
            *_spot(order.to if order else None),
        ]
    return numbers
