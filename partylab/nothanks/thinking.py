"""What the bots have in common: they have reasons; some count chips, and some imagine games."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING

from partylab.bots import Bot, Why
from partylab.game import News
from partylab.nothanks.counting import ChipCounter
from partylab.nothanks.rules import Move, totals
from partylab.nothanks.runs import cost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.nothanks.counting import Position
    from partylab.nothanks.playout import Table
    from partylab.nothanks.rules import View

# How many points a victory is worth to those who imagine games.
BONUS = 60
NO_CHIP = Why(Move.TAKE, (News("nothanks_bots-no-chip"),))


class Thinker(Bot):
    """A bot with reasons: it knows when it wants a card that it could also refuse."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Take what it wants, and what it cannot refuse for want of a chip."""
        if len(moves) == 1:
            return moves[0]
        return Move.TAKE if self.wants(view) else Move.PAY

    def why(self, view: View) -> Why:
        """Return what to do on this turn, and why."""
        if not view.my_chips:
            return NO_CHIP
        move = Move.TAKE if self.wants(view) else Move.PAY
        return Why(move, (balance(view), *self.because(view)))

    @abstractmethod
    def wants(self, view: View) -> bool:
        """Does it want the card?"""

    @abstractmethod
    def because(self, view: View) -> tuple[News, ...]:
        """Why does it want the card, or why not?"""


class Watcher(Thinker):
    """A bot that counts everybody's chips, as anyone can who looks."""

    def __init__(self) -> None:
        self.counter = ChipCounter()

    def watch(self, view: View) -> None:
        """Count the chips."""
        self.counter.watch(view)


def seat_of(view: View) -> int:
    """Return the seat that sees the view; an onlooker has nothing to decide."""
    if view.seat is None:
        raise ValueError("an onlooker has nothing to decide")
    return view.seat


def card_of(view: View) -> int:
    """Return the card to decide about."""
    if view.card is None:
        raise ValueError("the game is over")
    return view.card


def price(view: View) -> int:
    """Return the points that the card would add to my cards."""
    return cost(card_of(view), view.my_cards)


def balance(view: View) -> News:
    """Say what taking costs and pays, and how many others have a run that the card would join."""
    card = card_of(view)
    rivals = [cards for seat, cards in enumerate(view.cards) if seat != view.seat]
    others = sum(cost(card, cards) < card for cards in rivals)
    points = price(view)
    gains = "more" if points > 0 else "less" if points < 0 else "same"
    about = {"gains": gains, "points": abs(points), "pot": view.pot, "others": others}
    return News("nothanks_bots-balance", **about)


def compare(view: View, bot: str, limit: int) -> News:
    """Compare the loss of taking now with the greatest that a bot accepts."""
    loss = price(view) - view.pot
    side = "beyond" if loss > limit else "within" if loss > 0 else "none"
    return News(f"nothanks_bots-{bot}-because", loss=loss, limit=limit, side=side)


def luck_of(view: View) -> Random:
    """Return the luck of those who imagine games: always the same at the same table."""
    return Random(f"{view.cards} {view.card} {view.pot} {view.my_chips}")


def rounds_left(view: View) -> int:
    """Count the rounds that are not over: to lead is worth less the more of them there are."""
    return view.game.rounds - len(view.past)


def imagined(view: View, games: int, rng: Random) -> tuple[Table, Table]:
    """Deal what cannot be seen so many times: decks, the card on the table first, and chips."""
    deals = [view.game.possible(view, rng) for _ in range(games)]
    return [(card_of(view), *deal.deck) for deal in deals], [deal.chips for deal in deals]


def known_of(view: View, position: Position) -> Table:
    """Return everybody's hands, their points, and the points of earlier rounds."""
    past = totals(view.past) if view.past else (0,) * view.seats
    return position.hands, position.points, past


def won(winners: Sequence[int]) -> float:
    """Return the share of games that I won, shared victories counted in part."""
    return sum(1 / count for count in winners if count) / len(winners)
