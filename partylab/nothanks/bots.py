"""The bots, from the weakest to the strongest; docs/ladder.md shows how strong each of them is.

A bot sees what a player in its place may see, and nothing else.  `why(view)` returns what it
would do on that turn, and its reasons as values that `Words` can say.

>>> from partylab import Table, Words
>>> view = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7).view(1)
>>> why = BOTS["greedy"]().why(view)
>>> why.move, Words("en").tell(why.because, ["Ana", "Bo", "Cleo"])
(Move.PAY, 'Taking costs 10 points and pays nothing. That is a loss of 10: no bargain.')
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from partylab.game import Bot, News, Why
from partylab.nothanks import playout, weights
from partylab.nothanks.counting import ChipCounter, Position
from partylab.nothanks.rules import Move
from partylab.nothanks.runs import cost

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from partylab.nothanks.rules import View

NO_CHIP = Why(Move.TAKE, (News("nothanks_bots-no-chip"),))


class Dice(Bot):
    """Rolls a die: it takes as often as it pays, whatever lies there."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Return any of the moves."""
        return rng.choice(moves)

    def why(self, view: View) -> Why:
        """Say that there is no reason: without a chip it must take, else nobody knows."""
        return Why(None, (News("nothanks_bots-die"),)) if view.my_chips else NO_CHIP


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


class Miser(Thinker):
    """Hates points and has no eye for chips: takes only what adds nothing to its cards."""

    def wants(self, view: View) -> bool:
        """Take what joins its runs for free."""
        return price(view) <= 0

    def because(self, view: View) -> tuple[News, ...]:
        """Say whether the card adds points."""
        return (News("nothanks_bots-miser-because", adds=max(0, price(view))),)


class Greedy(Thinker):
    """Takes a card as soon as the chips on it pay for the points that it adds."""

    def wants(self, view: View) -> bool:
        """Take what is no loss."""
        return price(view) <= view.pot

    def because(self, view: View) -> tuple[News, ...]:
        """Say how great the loss would be."""
        return (News("nothanks_bots-greedy-because", loss=max(0, price(view) - view.pot)),)


class Threshold(Thinker):
    """Knows that bargains are rare, and takes before the greedy do, at a small loss."""

    def wants(self, view: View) -> bool:
        """Take what loses no more than a limit, tuned for this number of players."""
        return price(view) - view.pot <= weights.THRESHOLD[view.seats]

    def because(self, view: View) -> tuple[News, ...]:
        """Compare the loss with the limit."""
        return (compare(view, "threshold", weights.THRESHOLD[view.seats]),)


class Watcher(Thinker):
    """A bot that counts everybody's chips, as anyone can who looks."""

    def __init__(self) -> None:
        self.counter = ChipCounter()

    def watch(self, view: View) -> None:
        """Count the chips."""
        self.counter.watch(view)


class Collector(Watcher):
    """Collects runs and counts chips.

    A card that nobody else would take comes round again, with more chips on it: so it waits.
    Else it takes at a small loss, and at a greater one when its own chips are running out.
    """

    def wants(self, view: View) -> bool:
        """Wait while that is safe; else compare the loss with the need of chips."""
        return not self.can_wait(view) and price(view) - view.pot <= self.limit(view)

    def can_wait(self, view: View) -> bool:
        """Will the card come round again, as all the others have chips and do not want it yet?"""
        chips = self.counter.fill(view).chips
        for step in range(1, view.seats):
            rival = (seat_of(view) + step) % view.seats
            loss = cost(card_of(view), view.cards[rival]) - (view.pot + step)
            if loss <= weights.RIVALS_LIMIT or chips[rival] == 0:
                return False
        return True

    def limit(self, view: View) -> int:
        """Return the greatest loss that it accepts: more when its chips are scarce."""
        return weights.COLLECTOR + playout.SCARCITY[view.my_chips]

    def because(self, view: View) -> tuple[News, ...]:
        """Say that it waits, or compare the loss with the need of chips."""
        if self.can_wait(view):
            return (News("nothanks_bots-collector-waits", pot=view.pot + view.seats),)
        return (compare(view, "collector", self.limit(view)),)


class Linear(Watcher):
    """Weighs all that it can see and count.

    Nobody chose the weights.  They won an evolution in which the bots that won most games had
    children much like themselves: tests/benchmarks/tune_linear.py.
    """

    def wants(self, view: View) -> bool:
        """Take when the features, each times its weight, add up to 0 or more."""
        position = Position.of(self.counter.fill(view))
        return position.wish(seat_of(view), weights.LINEAR[view.seats]) >= 0

    def because(self, view: View) -> tuple[News, ...]:
        """Name the three features that weigh most."""
        position = Position.of(self.counter.fill(view))
        shares = position.shares(seat_of(view), weights.LINEAR[view.seats])
        heaviest = sorted(shares.items(), key=lambda share: -abs(share[1]))[:3]
        return tuple(
            News(
                "nothanks_bots-weighs",
                feature=feature,
                points=abs(weight) / 100,
                side="for" if weight > 0 else "against",
            )
            for feature, weight in heaviest
        )


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


# Every bot under the name that people type, from the weakest to the strongest.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": Dice,
    "miser": Miser,
    "greedy": Greedy,
    "threshold": Threshold,
    "collector": Collector,
    "linear": Linear,
}
