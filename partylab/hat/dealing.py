"""How the gifts get their arrows and come to the table, and how many a table needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News
from partylab.hat.gifts import pack_of
from partylab.hat.state import ANY, DRAWING, LEFT, RIGHT, Card, State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from partylab.game import Seat
    from partylab.hat.rules import Hat

# NH-A17: of the sequel's 110 cards 30 have an arrow that points anywhere.
ANYWHERE = (3, 11)


def needed(seats: int, each: int) -> int:
    """Return how many cards a round can need at most (NH-29)."""
    return seats * each + 1 + 2 * seats


def arrows(game: Hat) -> list[str]:
    """Return the arrows of the cards that are played with: half to each side (NH-F4).

    Of one colour there is half of the pack (NH-23, NH-24): black to the left, white to the right.
    """
    cards = len(pack_of(game.pack).gifts)
    left = (cards + 1) // 2
    counts = {LEFT: left, RIGHT: cards - left}
    if game.arrows != "both":
        counts[RIGHT if game.arrows == "black" else LEFT] = 0
    played = sum(counts.values())
    anywhere = played * ANYWHERE[0] // ANYWHERE[1] if game.wild_arrows else 0
    if anywhere:
        for arrow in (LEFT, RIGHT):
            counts[arrow] -= anywhere * counts[arrow] // played
        counts[LEFT] -= sum(counts.values()) + anywhere - played
    return [LEFT] * counts[LEFT] + [RIGHT] * counts[RIGHT] + [ANY] * anywhere


def box(game: Hat, rng: Random) -> list[Card]:
    """Return the cards of a game, each with its arrow, in random order."""
    backs = arrows(game)
    fronts = rng.sample(list(pack_of(game.pack).gifts), len(backs))
    rng.shuffle(backs)
    return [Card(gift, arrow) for gift, arrow in zip(fronts, backs, strict=True)]


def deal(
    game: Hat,
    seats: int,
    cards: Sequence[Card],
    starter: Seat,
    past: tuple[tuple[int, ...], ...] = (),
) -> State:
    """Lay the starting gifts open before everybody, the first dealt at the bottom (NH-3, NH-A10).

    The rest becomes the shop, its top open (NH-4).
    """
    each = game.gifts_each(seats)
    hands = tuple(
        tuple(cards[seat + seats * at]._replace(open=True) for at in range(each))
        for seat in range(seats)
    )
    shop = uncovered(tuple(card._replace(open=False) for card in cards[seats * each :]))
    begins = News(
        "hat-begins",
        seat=starter, gifts=each, round=len(past) + 1, rounds=game.rounds_for(seats),
    )  # fmt: skip
    return State(
        phase=DRAWING, giver=starter, receiver=None, named=None, given=None, hands=hands,
        discards=((),) * seats, shop=shop, starter=starter, offers=0, past=past, last=(begins,),
    )  # fmt: skip


def uncovered(shop: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the shop with its top face up."""
    return (shop[0]._replace(open=True), *shop[1:]) if shop else ()


def all_cards(state: State) -> list[Card]:
    """Return every card of the game, wherever it lies."""
    piles = (*state.hands, *state.discards, state.shop)
    return [
        *(card for pile in piles for card in pile),
        *(() if state.given is None else (state.given,)),
    ]
