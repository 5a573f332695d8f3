"""That's Not a Hat in numbers, for learners (see `partylab.features`).

A view is what lies on the table now: to remember what lay there before is the learner's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.features import among, from_me, part, which, who
from partylab.hat.moves import PLAIN, announcements
from partylab.hat.state import (
    ANSWERING,
    ANY,
    DRAWING,
    LEFT,
    MOST_PENALTIES,
    NAMING,
    OVER,
    RIGHT,
    SHOWING,
    totals,
)

if TYPE_CHECKING:
    from partylab.features import Numbers
    from partylab.hat.rules import Hat
    from partylab.hat.state import Lies, View

SLOTS = 0
PHASES = (DRAWING, SHOWING, NAMING, ANSWERING, OVER)
ARROWS = (LEFT, RIGHT, ANY)
MANY_OFFERS = 1000  # where a round has no limit


def actions(game: Hat, seats: int) -> tuple[str, ...]:
    """Return every act and every gift that can be named, with wild arrows to every seat."""
    gifts = tuple(game.gifts.gifts)
    said = announcements(gifts)
    if game.wild_arrows:
        said += tuple(move for to in range(seats) for move in announcements(gifts, to))
    return (*PLAIN, *map(str, said))


def features(view: View) -> Numbers:
    """Return a view as numbers."""
    me, game = view.seat or 0, view.game
    gifts = tuple(game.gifts.gifts)
    rounds = game.rounds_for(view.seats)
    so_far = totals(view.past) if view.past else (0,) * view.seats
    return [
        *which(view.phase, PHASES),
        *who(me, view.giver, view.seats),
        *who(me, view.receiver, view.seats),
        *who(me, view.starter, view.seats),
        *which(view.named, gifts),
        *_lying(view.given, gifts),
        *_hands(view, me, gifts),
        *(bit for pile in from_me(me, view.discards) for bit in among(pile, gifts)),
        *which(view.top, gifts),
        part(view.shop, len(gifts)),
        part(view.offers, game.max_offers or MANY_OFFERS),
        part(len(view.past), rounds),
        *(part(points, MOST_PENALTIES * rounds) for points in from_me(me, so_far)),
        *among(view.seen, gifts),
    ]


def _hands(view: View, me: int, gifts: tuple[str, ...]) -> Numbers:
    """Return what lies before each player, the oldest first, as many places for everybody."""
    places = range(view.game.gifts_each(view.seats))
    return [
        number
        for hand in from_me(me, view.hands)
        for place in places
        for number in _lying(hand[place] if place < len(hand) else None, gifts)
    ]


def _lying(card: Lies | None, gifts: tuple[str, ...]) -> Numbers:
    """Return what can be seen of a card: a picture, or an arrow."""
    gift, arrow = (None, None) if card is None else card
    return [*which(gift, gifts), *which(arrow, ARROWS)]
