"""What a player can know who looks and counts: everybody's chips, and the table as numbers.

Chips are hidden, but all players begin with the same number and pay in the open.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from partylab.nothanks import playout
from partylab.nothanks.rules import CARDS, Move
from partylab.nothanks.runs import score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.game import Seat
    from partylab.nothanks.playout import Row, Table
    from partylab.nothanks.rules import View

# Players to whom one feature is all that counts, and who guess that rivals wait for ever.
NEVER = -99
ALONE = [
    [*(int(feature == only) for feature in range(len(playout.FEATURES))), NEVER]
    for only in range(len(playout.FEATURES))
]


class ChipCounter:
    """Counts everybody's chips while it watches; what it could not see stays unknown."""

    def __init__(self) -> None:
        # What was seen last, and the same with the chips that were counted.
        self._seen: View | None = None
        self.view: View | None = None

    def watch(self, view: View) -> View:
        """Follow one change of the table; return the view with the chips that were counted."""
        if self.view is not None and view == self._seen:
            return self.view
        chips = _count(self.view, view)
        self._seen = self.view = view
        if chips is not None and None in view.chips:
            self.view = view._replace(chips=chips)
        return self.view


def _count(last: View | None, view: View) -> tuple[int | None, ...] | None:
    """Return everybody's chips after one more move, or None if it was not followed."""
    if not any(view.cards):
        return _before_any_card(view)
    move = None if last is None else move_between(last, view)
    if last is None or last.decides is None or move is None:
        return None
    chips, payer = list(last.chips), last.chips[last.decides]
    if payer is not None:
        chips[last.decides] = payer + last.pot if move is Move.TAKE else payer - 1
    return tuple(chips)


def _before_any_card(view: View) -> tuple[int, ...]:
    """Return the chips while the first card goes round, when the pot tells who has paid."""
    chips = [view.game.first_chips(view.seats)] * view.seats
    for paid in range(1, view.pot + 1):
        chips[((view.decides or 0) - paid) % view.seats] -= 1
    return tuple(chips)


def move_between(last: View, view: View) -> Move | None:
    """Return the move that leads from one view to the other, or None if it was not one move."""
    if last.card is None or last.decides is None:
        return None
    if (view.card, view.pot, view.cards) == (last.card, last.pot + 1, last.cards):
        return Move.PAY
    if len(view.past) > len(last.past):
        return Move.TAKE if last.deck == 0 else None
    taken = {*last.cards[last.decides], last.card}
    return Move.TAKE if {*view.cards[last.decides]} == taken and view.pot == 0 else None


class Position(NamedTuple):
    """A view as the numbers that playout.py works with."""

    card: int
    pot: int
    left: int
    unseen: int
    hands: tuple[int, ...]
    points: tuple[int, ...]
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
            view.chips,
        )

    def wish(self, seat: Seat, weights: Row) -> int:
        """Return how much a player with these weights wants the card: 0 is enough to take it.

        Chips that nobody counted are taken to be there.
        """
        hand, purse = self.hands[seat], self.chips[seat]
        mine = 1 if purse is None else purse
        broke = sum(chips == 0 for other, chips in enumerate(self.chips) if other != seat)
        wish = playout.first_wish(weights, self.card, self.left, self.unseen, hand)
        wish = playout.hasty_wish(weights, wish, self.pot, mine, broke)
        if broke:
            return wish
        return wish + playout.patience(weights, seat, self.card, self.pot, self.hands)

    def wishes(self, seat: Seat, table: Table) -> list[int]:
        """Return how much each of many players would want the card, in much less time.

        Features are the same for all of them, but for what the card lacks: that is a guess.
        """
        features = [self.wish(seat, alone) for alone in ALONE]
        lacks, features[playout.LACKS] = features[playout.LACKS] + NEVER, 0
        return [
            sum(map(mul, row, features)) + row[playout.LACKS] * max(0, lacks - row[playout.GUESS])
            for row in table
        ]

    def shares(self, seat: Seat, weights: Row) -> dict[str, int]:
        """Return what each feature adds to the wish, by its name.

        The cost early in the game counts as cost, and the scarcity of chips as chips.
        """
        shares: dict[str, int] = {}
        for feature, name in enumerate(playout.FEATURES):
            alone = [0] * playout.WEIGHTS
            alone[feature], alone[playout.GUESS] = weights[feature], weights[playout.GUESS]
            group = {"early": "cost", "scarce": "chips"}.get(name, name)
            shares[group] = shares.get(group, 0) + self.wish(seat, alone)
        return shares


def bits(cards: Iterable[int]) -> int:
    """Return a set of cards as the bits of one number."""
    return sum(1 << card for card in cards)
