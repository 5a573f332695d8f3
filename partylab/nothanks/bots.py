"""The bots; docs/ladder.md shows how strong each of them is, and against whom.

A bot sees what a player in its place may see, and nothing else.  `why(view)` returns what it
would do on that turn, and its reasons as values that `Words` can say.

>>> from partylab import Table, Words
>>> table = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7)
>>> why = BOTS["greedy"]().why(table.view(1))
>>> why.move, Words("en").tell(why.because, table.names)
(Move.PAY, 'Taking costs 18 points and pays nothing. A loss of 18: no bargain.')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from partylab.bots import Bot, Why
from partylab.game import News
from partylab.nothanks import playout, weights
from partylab.nothanks.counting import Position
from partylab.nothanks.montecarlo import MonteCarlo
from partylab.nothanks.moods import drawn
from partylab.nothanks.runs import cost
from partylab.nothanks.searcher import Searcher
from partylab.nothanks.thinking import NO_CHIP, Thinker, Watcher, card_of, compare, price, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from partylab.nothanks.evolved import Row
    from partylab.nothanks.moods import Mood
    from partylab.nothanks.rules import Move, View


class Dice(Bot):
    """Rolls a die: it takes as often as it pays, whatever lies there."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Return any of the moves."""
        return rng.choice(moves)

    def why(self, view: View) -> Why:
        """Say that there is no reason: without a chip it must take, else nobody knows."""
        return Why(None, (News("nothanks_bots-die"),)) if view.my_chips else NO_CHIP


class Miser(Thinker):
    """Clings to its chips: parts with one only to be rid of a card that adds many points."""

    def wants(self, view: View) -> bool:
        """Take what adds few points, with or without chips on it."""
        return price(view) <= weights.MISER

    def because(self, view: View) -> tuple[News, ...]:
        """Say whether the points are many."""
        side = "within" if self.wants(view) else "beyond"
        return (News("nothanks_bots-miser-because", limit=weights.MISER, side=side),)


class Greedy(Thinker):
    """Takes a card as soon as the chips on it pay for the points that it adds."""

    def wants(self, view: View) -> bool:
        """Take what is no loss."""
        return price(view) <= view.pot

    def because(self, view: View) -> tuple[News, ...]:
        """Say how great the loss would be."""
        return (News("nothanks_bots-greedy-because", loss=max(0, price(view) - view.pot)),)


class Dreamer(Greedy):
    """Waits for bargains too, but one time in five its thoughts are elsewhere."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Do what it wants, or the other thing."""
        wanted = super().choose(view, moves, rng)
        if len(moves) == 1 or rng.random() >= weights.DREAMS:
            return wanted
        return next(move for move in moves if move is not wanted)

    def why(self, view: View) -> Why:
        """Say what it wants, and that it may do the opposite."""
        wanted = super().why(view)
        if wanted == NO_CHIP:
            return wanted
        return Why(
            wanted.move, (*wanted.because, News("nothanks_bots-dreams", share=weights.DREAMS))
        )


class Threshold(Thinker):
    """Knows that bargains are rare, and takes before the greedy do, at a small loss."""

    def wants(self, view: View) -> bool:
        """Take what loses no more than a limit, tuned for this number of players."""
        return price(view) - view.pot <= weights.THRESHOLD[view.seats]

    def because(self, view: View) -> tuple[News, ...]:
        """Compare the loss with the limit."""
        return (compare(view, "threshold", weights.THRESHOLD[view.seats]),)


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
        chips = self.counter.watch(view).chips
        for step in range(1, view.seats):
            rival = (seat_of(view) + step) % view.seats
            loss = cost(card_of(view), view.cards[rival]) - (view.pot + step)
            if loss <= weights.RIVALS_LIMIT or chips[rival] == 0:
                return False
        return True

    def limit(self, view: View) -> int:
        """Return the greatest loss that it accepts: more when its chips are scarce."""
        return weights.THRESHOLD[view.seats] + playout.SCARCITY[view.my_chips]

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

    name: ClassVar = "linear"

    def row(self, view: View) -> Row:
        """Return the weights for so many players."""
        return weights.NAMED[self.name][view.seats]

    def wants(self, view: View) -> bool:
        """Take when the features, each times its weight, add up to 0 or more."""
        position = Position.of(self.counter.watch(view))
        return position.wish(seat_of(view), self.row(view)) >= 0

    def because(self, view: View) -> tuple[News, ...]:
        """Name the three features that weigh most."""
        position = Position.of(self.counter.watch(view))
        shares = position.shares(seat_of(view), self.row(view))
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


class Exploiter(Linear):
    """Weighs the same as the linear bot, and evolved to beat nobody else."""

    name = "exploiter"


class Hoarder(Linear):
    """Evolved to beat the exploiter: it would rather have its rivals' chips than few points."""

    name = "hoarder"


class Robust(Linear):
    """Evolved against all who evolved to beat it, until none of them won much more than a part.

    It may have moods, and keeps the one that it is in when a round begins.  Who comes later finds
    its mood in the card that lies there.
    """

    name = "robust"

    def __init__(self) -> None:
        super().__init__()
        self._round: int | None = None
        self._mood: Mood | None = None

    def watch(self, view: View) -> None:
        """Count the chips, and get into a mood."""
        super().watch(view)
        if view.card is not None:
            self.mood(view)

    def row(self, view: View) -> Row:
        """Return the weights of its mood."""
        return self.mood(view).row

    def because(self, view: View) -> tuple[News, ...]:
        """Name its mood, too, if it has several."""
        moods, because = weights.moods(self.name, view.seats), super().because(view)
        if len(moods) == 1:
            return because
        mood = moods.index(self.mood(view)) + 1
        return (News("nothanks_bots-mood", mood=mood, moods=len(moods)), *because)

    def mood(self, view: View) -> Mood:
        """Return the mood that it is in."""
        if self._mood is None or self._round != len(view.past):
            moods = weights.moods(self.name, view.seats)
            began = ((view.decides or 0) - view.pot) % view.seats
            self._mood = drawn(moods, card_of(view), began, seat_of(view))
            self._round = len(view.past)
        return self._mood


# Every bot under the name that people type: up to linear each is stronger than the one before, then
# come those for lessons about strategy, and last the strongest.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": Dice,
    "dreamer": Dreamer,
    "miser": Miser,
    "greedy": Greedy,
    "threshold": Threshold,
    "collector": Collector,
    "linear": Linear,
    "exploiter": Exploiter,
    "hoarder": Hoarder,
    "robust": Robust,
    "searcher": Searcher,
    "montecarlo": MonteCarlo,
}
