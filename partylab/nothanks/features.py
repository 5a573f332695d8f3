"""No Thanks! in numbers, for learners (see `partylab.features`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.features import among, from_me, part, which, who
from partylab.nothanks.rules import CARDS, CHIPS_IN_THE_BOX, Move, totals
from partylab.nothanks.runs import cost

if TYPE_CHECKING:
    from partylab.features import Numbers
    from partylab.nothanks.rules import NoThanks, View

SLOTS = 0
MOST_POINTS = sum(CARDS)  # in a round; chips take away less


def actions(game: NoThanks, seats: int) -> tuple[str, ...]:  # noqa: ARG001
    """Return what a player can do."""
    return tuple(Move)


def features(view: View) -> Numbers:
    """Return a view as numbers."""
    me = view.seat or 0
    most = MOST_POINTS * view.game.rounds
    so_far = totals(view.past) if view.past else (0,) * view.seats
    return [
        *which(view.card, CARDS),
        part(view.pot, CHIPS_IN_THE_BOX),
        part(view.deck, len(CARDS)),
        *who(me, view.decides, view.seats),
        *(part(chips, CHIPS_IN_THE_BOX) for chips in from_me(me, view.chips)),
        *(_cost(view.card, cards) for cards in from_me(me, view.cards)),
        *(bit for cards in from_me(me, view.cards) for bit in among(cards, CARDS)),
        part(len(view.past), view.game.rounds),
        *(part(points + most, 2 * most) for points in from_me(me, so_far)),
        *among(view.removed or (), CARDS),
    ]


def _cost(card: int | None, cards: tuple[int, ...]) -> float:
    """Return what the card would cost a player: a half is nothing, as where it joins a run."""
    return 0.5 if card is None else part(cost(card, cards) + CARDS[-1], 2 * CARDS[-1])
