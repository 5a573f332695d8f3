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


class Task(NamedTuple):
    """What makes a round hard for a person."""

    nots: int
    ink: bool  # is a word printed in another colour than it names?
    turns: int  # quarter turns of the table, 0 to 2, where a direction is asked for
    after_error: bool

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
    spread_ms: float = 70  # the normal part's standard deviation
    spread_per_not: float = 0.25
    spread_for_ink: float = 0.8
    tail_ms: float = 110  # the exponential part's mean
    tail_per_not: float = 0.2
    slip: float = 0.02  # the probability of a mistake, to begin with
    slip_per_not: float = 0.03
    slip_more_nots: float = 0.05
    slip_ink: float = 0.06
    person_ms: float = 50  # how much two persons of this kind differ

    def costs(self, task: Task) -> dict[str, float]:
        """Return where the time goes; what costs nothing is left out."""
        nots = self.not_ms * task.nots + self.more_nots_ms * max(0, task.nots - 2)
        costs = {
            "choice": self.base_ms + self.bit_ms * log2(len(PLACES)),
            "nots": nots - self.pair_ms * (task.nots // 2),
            "ink": self.ink_ms * task.ink,
            "turn": self.turn_ms * task.turns,
            "error": self.error_ms * task.after_error,
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
        tailed = rng.expovariate(1 / tail) if tail else 0.0
        return max(FASTEST_MS, round(rng.gauss(middle + person, spread) + tailed))
