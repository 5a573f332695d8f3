"""How long people take, and how often they are wrong: a model with numbers that you can change.

A reaction time is the sum of a normal and an exponential part (an "ex-Gaussian"), as reaction
times of people are.  The middle of the normal part grows with what the round asks for: a choice
among more places, every NOT, a word in the ink of another colour, a turned table, the mistake
just made.

Measured in people: the cost of ink and the shape of the distribution (Stroop trials of 685
persons in the data set of the R package afex), the cost of a NOT (Dudschig and Kaup 2020), of a
choice (Hick's law) and of a mistake just made.  Estimated, not measured: the cost of each NOT
after the second and of each quarter turn, what practice saves, and the differences between the
characters in `bots.py`.

What only a laboratory has to reckon with (a first trial, practice, dreams, hasty mistakes) costs
nothing unless one says so: at the table nobody does it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import TYPE_CHECKING, NamedTuple

from partylab.notnot.dice import COLOURS, DIRECTIONS, PLACES

if TYPE_CHECKING:
    from random import Random

    from partylab.notnot.rounds import Asked

FASTEST_MS = 150  # nobody sees, decides and moves faster
DREAM_MS = (2000, 3000)  # spent elsewhere in a dream


class Task(NamedTuple):
    """What makes a round hard for a person."""

    nots: int
    ink: bool  # is a word printed in another colour than it names?
    turns: int = 0  # quarter turns of the table, 0 to 2, where a direction is asked for
    after_error: bool = False
    first: bool = False  # of a block of trials in the laboratory
    before: int = 0  # blocks done before this one

    @classmethod
    def of(cls, asked: Asked, *, after_error: bool = False) -> Task:
        """Return what a round asks of a person."""
        faces = asked.roll.faces
        turn = PLACES.index(asked.up)
        return cls(
            nots=asked.roll.negations,
            ink=any(face in COLOURS for face in faces),
            turns=min(turn, 4 - turn) if any(face in DIRECTIONS for face in faces) else 0,
            after_error=after_error,
        )


@dataclass(frozen=True)
class Reflexes:
    """A person, in milliseconds and in probabilities.

    >>> Reflexes().costs(Task(nots=1, ink=True, turns=0, after_error=False))
    {'choice': 520.0, 'nots': 150, 'ink': 95}
    >>> 0.88 < Reflexes().accuracy(Task(1, True, 0, False)) < 0.9
    True
    """

    base_ms: float = 400  # to see and to move
    bit_ms: float = 60  # for each doubling of the number of places
    not_ms: float = 150  # for each NOT
    more_nots_ms: float = 60  # and for each after the second
    pair_ms: float = 0  # saved by those who read NOT NOT as one sign
    ink_ms: float = 95
    turn_ms: float = 90  # for each quarter turn
    error_ms: float = 40  # after a mistake
    ink_not_ms: float = 0  # more, when there is a NOT as well
    warming_ms: float = 0  # in the first trial of a block
    practice_ms: float = 0  # saved by every block done before
    spread_ms: float = 70  # the normal part's standard deviation
    spread_per_not: float = 0.25
    spread_for_ink: float = 0.8
    tail_ms: float = 110  # the exponential part's mean
    tail_per_not: float = 0.2
    slip: float = 0.02  # the probability of a mistake, to begin with
    slip_per_not: float = 0.03
    slip_more_nots: float = 0.05
    slip_ink: float = 0.06
    slip_ms: float | None = None  # how long a hasty mistake takes; as long as a right answer
    dream: float = 0  # for each NOT: the probability of two or three seconds elsewhere
    person_ms: float = 50  # how much two persons of this kind differ

    def costs(self, task: Task) -> dict[str, float]:
        """Return where the time goes; what costs nothing is left out."""
        nots = self.not_ms * task.nots + self.more_nots_ms * max(0, task.nots - 2)
        costs = {
            "choice": self.base_ms + self.bit_ms * log2(len(PLACES)),
            "nots": nots - self.pair_ms * (task.nots // 2),
            "ink": self.ink_ms * task.ink + self.ink_not_ms * (task.ink and task.nots > 0),
            "turn": self.turn_ms * task.turns,
            "error": self.error_ms * task.after_error,
            "warming": self.warming_ms * task.first,
            "practice": -self.practice_ms * task.before,
        }
        return {cost: ms for cost, ms in costs.items() if ms}

    def shape(self, task: Task) -> tuple[float, float, float]:
        """Return the three numbers of the ex-Gaussian: middle, spread and tail."""
        spread = 1 + self.spread_per_not * task.nots + self.spread_for_ink * task.ink
        tail = 1 + self.tail_per_not * task.nots
        return sum(self.costs(task).values()), self.spread_ms * spread, self.tail_ms * tail

    def mean(self, task: Task) -> float:
        """Return how long it takes on average."""
        middle, _, tail = self.shape(task)
        return middle + tail

    def accuracy(self, task: Task) -> float:
        """Return the probability of being right."""
        more_nots = self.slip_more_nots * max(0, task.nots - 2)
        slip = self.slip + self.slip_per_not * task.nots + more_nots + self.slip_ink * task.ink
        return max(1 / len(PLACES), 1 - slip)

    def draw(self, task: Task, rng: Random, person: float = 0.0) -> int:
        """Draw a reaction time; `person` is how much slower this person is than the average."""
        middle, spread, tail = self.shape(task)
        return self._draw(middle + person, spread, tail, rng)

    def _draw(self, middle: float, spread: float, tail: float, rng: Random) -> int:
        tailed = rng.expovariate(1 / tail) if tail else 0.0
        return max(FASTEST_MS, round(rng.gauss(middle, spread) + tailed))

    def trial(self, task: Task, rng: Random) -> tuple[int, bool]:
        """Draw what happens in one trial of the laboratory: the time, and is the answer right?

        >>> from random import Random
        >>> Reflexes(slip=0, slip_per_not=0).trial(Task(nots=1, ink=False), Random(1))[1]
        True
        """
        middle, spread, tail = self.shape(task)
        right = rng.random() < self.accuracy(task)
        if not right and self.slip_ms is not None:
            return self._draw(self.slip_ms, spread, tail, rng), False
        if rng.random() < self.dream * task.nots:
            middle += rng.uniform(*DREAM_MS)
        return self._draw(middle, spread, tail, rng), right
