"""The cards: what is on the twenty Movement cards, and the names of the twelve Midnight cards.

What the box does not tell is data here, to be changed in one place (PV-F12, PV-F13).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.shapes import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

ROUNDS = 5  # PV-1


class Card(NamedTuple):
    """A Movement card: points for the ghosts and, on most, two pieces of furniture."""

    value: int
    pieces: tuple[str, ...] = ()


# PV-F12: every pair of pieces once, and five cards with a number only.
NUMBERS_ONLY = (8, 8, 9, 9, 9)
PAIRS = tuple(
    Card(5 + (first + second) % 4, (KINDS[first], KINDS[second]))  # PV-F13
    for first, second in combinations(range(len(KINDS)), 2)
)
CARDS = (*PAIRS, *map(Card, NUMBERS_ONLY))

# PV-M1 to PV-M12, in their order; `midnight` says what each of them does.
MIDNIGHT = (
    "double",  # PV-M1
    "shelter",  # PV-M2
    "tipsy",  # PV-M3
    "grimace",  # PV-M4
    "tag",  # PV-M5
    "dance",  # PV-M6
    "perch",  # PV-M7
    "brother",  # PV-M8
    "knock",  # PV-M9
    "dizzy",  # PV-M10
    "crystal",  # PV-M11
    "statues",  # PV-M12
)


def deal(seats: int, rng: Random) -> tuple[Card, ...]:
    """Return the deck: five cards for each player; the others stay in the box (PV-7)."""
    return tuple(rng.sample(CARDS, ROUNDS * seats))


def unseen(seen: Iterable[Card]) -> list[Card]:
    """Return the cards that are not among those seen: in the deck or in the box."""
    left = list(CARDS)
    for card in seen:
        left.remove(card)
    return left
