"""The cards of Not Not: what is on their faces and backs, and how the deck is built.

What the rulebook leaves open stands here as data (NN-F6 to NN-F9).
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from partylab.notnot.dice import COLOURS, PLACES, PORTALS

if TYPE_CHECKING:
    from random import Random

RULE_CARDS = ("notnot", "arrow", "liar")  # in the order in which they come (NN-16)
COPIES = 2  # of each portal on each background; one of the two has the Liar on its back (NN-F8)
PILES = (14, 15, 15)  # from the top (NN-14)


class Level(IntEnum):
    """How hard it is.  Each level keeps what the one before has brought (NN-9)."""

    DISCOVERY = 0  # two criteria dice
    NORMAL = 1  # and the negation die
    HARD = 2  # and the arrow on the deck's back
    EXTREME = 3  # and the Liar on the deck's back

    def __repr__(self) -> str:
        return f"Level.{self.name}"


class Card(NamedTuple):
    """The face of a card: the colour of its portal (None: a Void), and what is behind it.

    A Rule card has neither; it has the name of its rule.
    """

    portal: str | None
    background: str | None
    rule: str | None = None

    @property
    def is_void(self) -> bool:
        """Is this a card without a portal, a trap (NN-23)?"""
        return self.portal is None and self.rule is None

    def __repr__(self) -> str:
        rule = "" if self.rule is None else f", {self.rule!r}"
        return f"Card({self.portal!r}, {self.background!r}{rule})"


class Back(NamedTuple):
    """The back of a card: where its arrow points, and whether the Liar is on it (NN-4)."""

    arrow: str
    liar: bool = False

    def __repr__(self) -> str:
        return f"Back({self.arrow!r}, liar={self.liar})"


class Hidden(NamedTuple):
    """A card that lies face down in the deck."""

    card: Card
    back: Back


Deck = tuple[Hidden, ...]

# NN-F6: every portal on every other background, twice; NN-F7: two Voids of each die colour.
PORTAL_CARDS = tuple(
    Card(portal, behind) for portal in PORTALS for behind in PORTALS if portal != behind
)
VOID_CARDS = tuple(Card(None, colour.value) for colour in COLOURS)


def deal(rng: Random, *, progressive: bool) -> tuple[tuple[Card, ...], Deck]:
    """Lay four portals in a cross (NN-12, NN-A6), and build the deck (NN-14, NN-15)."""
    portals = _copies(PORTAL_CARDS)
    rng.shuffle(portals)
    board = tuple(card for card, _ in portals[:4])
    others = [*portals[4:], *_copies(VOID_CARDS)]
    rng.shuffle(others)
    deck = [turned(card, rng, liar=liar) for card, liar in others]
    if progressive:
        place_rule_cards(deck, RULE_CARDS, rng.randint(0, PILES[0]), rng)
    return board, tuple(deck)


def _copies(cards: tuple[Card, ...]) -> list[tuple[Card, bool]]:
    return [(card, copy == 0) for card in cards for copy in range(COPIES)]


def turned(card: Card, rng: Random, *, liar: bool = False) -> Hidden:
    """Turn a card face down, its arrow pointing anywhere (NN-F9)."""
    return Hidden(card, Back(rng.choice(PLACES), liar))


def place_rule_cards(deck: list[Hidden], rules: tuple[str, ...], first: int, rng: Random) -> None:
    """Put the Rule cards that are still to come into a deck of the others.

    Liar lies on the last pile, Arrow on the last two; Not Not is shuffled into the first pile,
    where `first` is how many cards are above it (NN-15).  They have an arrow, no Liar (NN-A9).
    """
    under = {"liar": PILES[2], "arrow": PILES[1] + 1 + PILES[2]}
    for rule in reversed(rules):
        at = first if rule == "notnot" else len(deck) - under[rule]
        deck.insert(at, turned(Card(None, None, rule), rng))


def possible_deck(
    seen: tuple[Card, ...], rules: tuple[str, ...], back: Back | None, rng: Random
) -> Deck:
    """Draw a deck that fits what has been seen: the cards that are out of it, and its back."""
    if back is None:
        return ()
    left = Counter(dict.fromkeys((*PORTAL_CARDS, *VOID_CARDS), COPIES))
    left.subtract(seen)
    faces = list(left.elements())
    rng.shuffle(faces)
    deck = _with_backs(faces, back, rng)
    first = 0
    if "notnot" in rules:
        above = len(faces) - PILES[1] - PILES[2]
        # The Liar is on no Rule card, so where it is seen Not Not is not on top.
        first = rng.randint(int(back.liar), above)
    place_rule_cards(deck, rules, first, rng)
    deck[0] = Hidden(deck[0].card, back)
    return tuple(deck)


def _with_backs(faces: list[Card], top: Back, rng: Random) -> list[Hidden]:
    """Give backs to cards; of two copies one has the Liar, of one copy nobody knows."""
    deck: list[Hidden] = []
    liars: dict[Card, bool] = {}
    for face in faces:
        if face in liars:
            liar = not liars[face]
        else:
            liar = liars[face] = rng.random() < 0.5 if deck else top.liar
        deck.append(turned(face, rng, liar=liar))
    return deck
