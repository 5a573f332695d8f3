"""Moods: a bot that has several plays each round in one of them.

Whoever knows how a bot plays can find what beats it.  Where it has two ways to play, and nobody
can tell which it will be, that is harder: what beats the one may lose to the other.

The luck of the draw comes from how the round begins: the first card, who begins, and the seat.  So
a table, a tournament and a batch of fast.py play the same game, and the moods of two players have
nothing to do with each other.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partylab.nothanks.rules import CARDS

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.nothanks.evolved import Row


class Mood(NamedTuple):
    """One way to play: weights, and with how many of the cards that can begin a round it comes."""

    cards: int
    row: Row


Moods = tuple[Mood, ...]


def alone(row: Row) -> Moods:
    """Return the moods of a player who has only one."""
    return (Mood(len(CARDS), row),)


@cache
def places(begins: Seat, seat: Seat) -> tuple[int, ...]:
    """Return the place of each card, by its value, in an order that this seat keeps to itself."""
    order = Random(f"moods {begins} {seat}").sample(CARDS, len(CARDS))
    return tuple([order.index(card) if card in CARDS else 0 for card in range(CARDS[-1] + 1)])


def drawn(moods: Moods, card: int, begins: Seat, seat: Seat) -> Mood:
    """Return the mood for a round that begins with a card and a player.

    >>> moods = Mood(22, (1,)), Mood(11, (2,))
    >>> [drawn(moods, card, 0, 0).row[0] for card in CARDS].count(2)
    11
    """
    place = places(begins, seat)[card]
    ends = accumulate(mood.cards for mood in moods)
    return next(mood for mood, end in zip(moods, ends, strict=True) if place < end)
