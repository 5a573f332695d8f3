"""Runs and points: what the cards in front of a player cost (NT-8, NT-9, NT-10).

>>> runs({3, 4, 9})
((3, 4), (9,))
>>> score({3, 4, 9}, chips=2)
10
>>> cost(8, {3, 4, 9})
-1
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

Run = tuple[int, ...]


def runs(cards: Collection[int]) -> tuple[Run, ...]:
    """Split cards into runs of neighbouring values; an isolated card is a run of one."""
    found: list[list[int]] = []
    for card in sorted(cards):
        if found and found[-1][-1] == card - 1:
            found[-1].append(card)
        else:
            found.append([card])
    return tuple(tuple(run) for run in found)


def score(cards: Collection[int], chips: int = 0) -> int:
    """Return the points: each run counts its lowest card, each chip takes one off (NT-19)."""
    held = frozenset(cards)
    return sum([card for card in held if card - 1 not in held]) - chips


def cost(card: int, cards: Collection[int]) -> int:
    """Return how many points the cards gain by one more card; joining runs can lower them."""
    if card in cards:
        raise ValueError(f"{card} is among the cards already")
    gained = 0 if card - 1 in cards else card
    saved = card + 1 if card + 1 in cards else 0
    return gained - saved


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards and chips of a player, and why they make so many points.

    >>> Hand((13, 15, 16), chips=4).points
    24
    """

    cards: tuple[int, ...]
    chips: int = 0

    @property
    def runs(self) -> tuple[Run, ...]:
        """The runs of two cards or more; of each, only the lowest card counts."""
        return tuple(run for run in runs(self.cards) if len(run) > 1)

    @property
    def isolated(self) -> tuple[int, ...]:
        """The cards without a neighbour; each counts its value."""
        return tuple(run[0] for run in runs(self.cards) if len(run) == 1)

    @property
    def counting(self) -> tuple[int, ...]:
        """The cards that count, lowest first."""
        return tuple(run[0] for run in runs(self.cards))

    @property
    def points(self) -> int:
        """The sum of the counting cards, less one for each chip."""
        return score(self.cards, self.chips)

    def _repr_html_(self) -> str:
        from importlib import import_module  # rules import no drawing

        from partylab import words

        drawing = import_module("partylab.nothanks.drawing")
        return str(drawing.draw_hand(self, words.Words()))
