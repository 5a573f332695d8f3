"""The bots: people made of numbers, two who are as fast as you and four from slow to fast.

They are as fast as people, and wrong as people are: they miss a NOT, follow the ink, forget the
turned compass, or look at the card instead of its portal.

>>> from random import Random
>>> from partylab import Table, Words
>>> view = Table("notnot", ["Ana", "Bo"], seed=7, mode="normal").view(1)
>>> BOTS["trained"]().choose(view, (), Random(1))
Tap('N', 946)
"""

from __future__ import annotations

from collections import defaultdict, deque
from functools import partial
from statistics import fmean, median
from typing import TYPE_CHECKING

from partylab.bots import Bot, Why
from partylab.game import News
from partylab.notnot.dice import PLACES
from partylab.notnot.mistakes import likely
from partylab.notnot.reflexes import FASTEST_MS, Reflexes, Task
from partylab.notnot.rounds import MOST_MS, STILL, Tap

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from partylab.game import Seat
    from partylab.notnot.rules import View

REMEMBERED = 5  # answers of each of the others
SLOWEST_MS = 3000  # taken for an answer: whoever needs longer is doing something else
HURRY = 0.05  # for each card that somebody else is ahead

# Somebody who plays for the first time.
NEWCOMER = Reflexes(
    base_ms=750,
    spread_ms=120,
    tail_ms=220,
    not_ms=100,
    slip=0.1,
    slip_per_not=0.02,
    slip_more_nots=0.02,
    slip_ink=0.02,
    person_ms=0,
)
CHILD = Reflexes(base_ms=550, tail_ms=165, slip=0.05)
CASUAL = Reflexes()
# Practice makes faster, and halves the mistakes.
TRAINED = Reflexes(
    base_ms=320,
    spread_ms=56,
    pair_ms=60,
    slip=0.01,
    slip_per_not=0.015,
    slip_more_nots=0.025,
    slip_ink=0.03,
)
# As fast as simple reactions are: it thinks in no time, and is never wrong.
MACHINE = Reflexes(
    base_ms=213,
    bit_ms=0,
    not_ms=10,
    more_nots_ms=0,
    ink_ms=0,
    turn_ms=10,
    error_ms=0,
    spread_ms=25,
    spread_for_ink=0,
    tail_ms=20,
    slip=0,
    slip_per_not=0,
    slip_more_nots=0,
    slip_ink=0,
    person_ms=0,
)


class Human(Bot):
    """Somebody with reflexes.  In each game it is another person of the same kind."""

    def __init__(self, reflexes: Reflexes = CASUAL) -> None:
        self.reflexes = reflexes
        self.person: float | None = None

    def choose(self, view: View, moves: tuple[Tap, ...], rng: Random) -> Tap:
        """React: draw a time, then a right card or a mistake.

        Whether that was in time the rules judge (NN-A28): without a clock it always is (NN-A30).
        """
        if self.person is None:
            self.person = rng.gauss(0, self.reflexes.person_ms)
        task = self.task(view)
        ms = round(self.reflexes.draw(task, rng, self.person) * self.slowness(view))
        is_right = rng.random() < self.reflexes.accuracy(task)
        place = _right(view, rng) if is_right else _wrong(view, rng)
        return STILL if place is None else Tap(place, min(max(ms, FASTEST_MS), MOST_MS))

    def slowness(self, view: View) -> float:
        """Return how much slower it is than usual."""
        return 1.0

    def task(self, view: View) -> Task:
        """Return what makes this round hard for it."""
        last, seat = view.last, view.seat
        wrong = last is not None and seat is not None and last.fates[seat] == "wrong"
        return Task.of(view.asked, after_error=wrong)

    def why(self, view: View) -> Why:
        """Return what it does on average in such a round, where its time goes, how sure it is."""
        task, places = self.task(view), sorted(view.asked.answer.places, key=PLACES.index)
        slowness = self.slowness(view)
        ms = max(FASTEST_MS, round(self.reflexes.mean(task) * slowness))
        costs = [
            News("notnot_bots-cost", cost=cost, ms=round(part * slowness))
            for cost, part in self.reflexes.costs(task).items()
        ]
        sure = News("notnot_bots-sure", ms=ms, right=self.reflexes.accuracy(task))
        return Why(Tap(places[0], ms) if places else STILL, (*costs, sure))


class Companion(Human):
    """Somebody who is about as fast as the others are, in such rounds, and gives them a chance.

    It hurries when it falls behind the best of them by more cards than it likes, and takes its
    time when it does not.
    """

    def __init__(self, behind: float) -> None:
        super().__init__(NEWCOMER)
        self.behind = behind  # so many cards it likes to be
        self.watched = 0  # the last round that it has watched
        self.slownesses: dict[Seat, deque[float]] = defaultdict(partial(deque, maxlen=REMEMBERED))

    def watch(self, view: View) -> None:
        """Compare how fast the others were with how fast it would have been itself."""
        last = view.last
        if last is None or last.asked.number == self.watched:
            return
        self.watched = last.asked.number
        usual, wants_a_tap = self.reflexes.mean(Task.of(last.asked)), last.order == "tap"
        for seat, tap in enumerate(last.taps):
            missed = tap.place is None and wants_a_tap
            ms = SLOWEST_MS if missed else min(tap.ms, SLOWEST_MS)
            if seat != view.seat and ms >= FASTEST_MS:  # else no clock ran, or it was right to wait
                self.slownesses[seat].append(ms / usual)

    def slowness(self, view: View) -> float:
        """Return how slow the others are, a little more or less by who is ahead."""
        others = fmean(map(median, self.slownesses.values())) if self.slownesses else 1.0
        cards = list(view.scores)
        ahead = cards.pop(view.seat or 0) - max(cards, default=0)
        return others * min(1.5, max(0.7, 1 + HURRY * (ahead + self.behind)))


def _right(view: View, rng: Random) -> str | None:
    """Return any of the right places; None when staying still is right."""
    places = sorted(view.asked.answer.places)
    return rng.choice(places) if places else None


def _wrong(view: View, rng: Random) -> str | None:
    """Make one of the mistakes that are possible here; without any, slip to another card."""
    asked = view.asked
    right = asked.answer.places
    kinds = sorted(likely(asked).items())
    if kinds:
        _, (_, places) = rng.choice(kinds)
        wrong = sorted(places - right)
        return rng.choice(wrong) if wrong else None
    others = [place for place in PLACES if place not in right]
    return rng.choice(others) if others else None


# Every bot under the name that people type, from the weakest to the strongest.
BOTS: dict[str, Callable[[], Bot]] = {
    "companion": partial(Companion, behind=1.5),
    "challenger": partial(Companion, behind=0.5),
    "child": partial(Human, CHILD),
    "casual": partial(Human, CASUAL),
    "trained": partial(Human, TRAINED),
    "machine": partial(Human, MACHINE),
}
