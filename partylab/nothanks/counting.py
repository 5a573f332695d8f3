"""What a player can know who looks and counts: everybody's chips, and the table as numbers.

Chips are hidden, but all players begin with the same number and pay in the open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.nothanks import playout
from partylab.nothanks.rules import CARDS
from partylab.nothanks.runs import score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.game import Seat
    from partylab.nothanks.playout import Row
    from partylab.nothanks.rules import View


class ChipCounter:
    """Counts everybody's chips while it watches; what it could not see stays unknown."""

    def __init__(self) -> None:
        self._last: View | None = None
        self._chips: list[int] | None = None

    def watch(self, view: View) -> None:
        """Follow one change of the table."""
        last, self._last = self._last, view
        if not any(view.cards):
            self._chips = _before_any_card(view)
        elif self._chips is not None and view != last:
            self._chips = None if last is None else _after_move(self._chips, last, view)

    def fill(self, view: View) -> View:
        """Return the view with the chips that were counted."""
        self.watch(view)
        if self._chips is None or None not in view.chips:
            return view
        return view._replace(chips=tuple(self._chips))


def _before_any_card(view: View) -> list[int]:
    """Return the chips while the first card goes round, when the pot tells who has paid."""
    chips = [view.game.first_chips(view.seats)] * view.seats
    turn = 0 if view.turn is None else view.turn
    for paid in range(1, view.pot + 1):
        chips[(turn - paid) % view.seats] -= 1
    return chips


def _after_move(chips: list[int], last: View, view: View) -> list[int] | None:
    """Return the chips after the move between two views, or None if that was not one move."""
    seat, card = last.turn, last.card
    if seat is None or card is None:
        return None
    after = list(chips)
    if view.card == card and view.pot == last.pot + 1:
        after[seat] -= 1
        return after
    if view.pot == 0 and {*view.cards[seat]} == {*last.cards[seat], card}:
        after[seat] += last.pot
        return after
    return None


class Position(NamedTuple):
    """A view as the numbers that playout.py works with."""

    card: int
    pot: int
    left: int
    unseen: int
    hands: tuple[int, ...]
    points: tuple[int, ...]
    costs: tuple[int, ...]
    chips: tuple[int | None, ...]

    @classmethod
    def of(cls, view: View) -> Position:
        """Read a view of a game that is not over."""
        if view.card is None:
            raise ValueError("the game is over")
        card = view.card
        hands = tuple([bits(cards) for cards in view.cards])
        return cls(
            card,
            view.pot,
            view.deck,
            bits(CARDS) & ~bits(view.seen) & ~bits(view.game.always_removed),
            hands,
            tuple([score(cards) for cards in view.cards]),
            tuple([playout.price(card, hand) for hand in hands]),
            view.chips,
        )

    def wish(self, seat: Seat, weights: Row) -> int:
        """Return how much a player with these weights wants the card: 0 is enough to take it.

        Chips that nobody counted are taken to be there.
        """
        wish, safe = playout.first_wish(
            weights,
            seat,
            self.card,
            self.left,
            self.unseen,
            self.hands[seat],
            self.costs,
            self.points,
        )
        chips = self.chips[seat]
        broke = sum(purse == 0 for other, purse in enumerate(self.chips) if other != seat)
        mine = 1 if chips is None else chips
        return playout.whole_wish(weights, wish, safe, self.pot, mine, broke)

    def shares(self, seat: Seat, weights: Row) -> dict[str, int]:
        """Return what each feature adds to the wish, by its name."""
        shares = {}
        for feature, name in enumerate(playout.FEATURES):
            alone = [0] * playout.WEIGHTS
            alone[feature], alone[playout.GUESS] = weights[feature], weights[playout.GUESS]
            shares[name] = self.wish(seat, alone)
        return {name: share for name, share in shares.items() if share}


def bits(cards: Iterable[int]) -> int:
    """Return a set of cards as the bits of one number."""
    return sum(1 << card for card in cards)
