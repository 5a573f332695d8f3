"""No Thanks! in the fewest lines that are still fast: the yardstick of the benchmark.

No views, no news, no checks, no immutable states: hands are bits of one number, a bot is a
function of (card, pot, hand, chips).  The engine is measured as a part of this speed, so that the
figures mean the same on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    Decide = Callable[[int, int, int, int], bool]

CARDS = tuple(range(3, 36))


def play(bots: list[Decide], rng: Random) -> list[int]:
    """Deal and play a game; return the scores."""
    seats = len(bots)
    deck = list(CARDS)
    rng.shuffle(deck)
    del deck[24:]
    chips = [min(55 // seats, 11)] * seats
    hands = [0] * seats
    seat = rng.randrange(seats)
    for card in deck:
        pot = 0
        while chips[seat] and not bots[seat](card, pot, hands[seat], chips[seat]):
            chips[seat] -= 1
            pot += 1
            seat += 1
            if seat == seats:
                seat = 0
        hands[seat] |= 1 << card
        chips[seat] += pot
    return [points(hand) - left for hand, left in zip(hands, chips, strict=True)]


def points(hand: int) -> int:
    """Add up the cards whose lower neighbour is missing."""
    lowest = hand & ~(hand << 1)
    total = 0
    while lowest:
        card = lowest & -lowest
        total += card.bit_length() - 1
        lowest ^= card
    return total


def random_bot(rng: Random) -> Decide:
    """Make a bot that tosses a coin."""
    toss = rng.random

    def decide(card: int, pot: int, hand: int, chips: int) -> bool:
        return toss() < 0.5

    return decide


def threshold_bot(most: int) -> Decide:
    """Make a bot that takes a card when it costs at most so many points more than the pot."""

    def decide(card: int, pot: int, hand: int, chips: int) -> bool:
        gained = 0 if hand >> (card - 1) & 1 else card
        saved = card + 1 if hand >> (card + 1) & 1 else 0
        return gained - saved - pot <= most

    return decide
