"""The trials of the reaction lab: how a block is mixed, and invented people with known costs.

>>> from random import Random
>>> sam = Person(costs=(0, 150, 200, 350))
>>> len(sam.trials(Random(1), blocks=5))
120
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

NOTS = range(4)
INKS = ("same", "other")  # the ink, or the frame, agrees with the word or not
REPEATS = 3
PER_BLOCK = len(NOTS) * len(INKS) * REPEATS
BLOCKS = 5


class Item(NamedTuple):
    """What one trial shows: NOTs and a word of two, in which ink, and which card lies left."""

    nots: int
    ink: str
    word: int
    left: int

    @property
    def side(self) -> str:
        """Where the right card lies."""
        wanted = self.word ^ (self.nots % 2)
        return "left" if wanted == self.left else "right"


class Trial(NamedTuple):
    """What happened in one trial: its number in the block counts from 1."""

    block: int
    number: int
    nots: int
    ink: str
    ms: float
    right: bool


def mixed(rng: Random) -> list[Item]:
    """Return a block: every kind of trial equally often, in random order."""
    kinds = [kind for kind in product(NOTS, INKS) for _ in range(REPEATS)]
    rng.shuffle(kinds)
    return [Item(nots, ink, rng.randrange(2), rng.randrange(2)) for nots, ink in kinds]


@dataclass(frozen=True)
class Person:
    """An invented person.  A time is a sum, in milliseconds, of parts that are known exactly.

    The spread is normal, with an exponential tail to the slow side, as people's times have.
    """

    base: float = 600
    costs: tuple[float, ...] = (0, 150, 200, 350)  # of 0, 1, 2, 3 NOTs
    ink: float = 60  # more when the ink disagrees
    extra: float = 0  # more still when it disagrees and there is a NOT
    spread: float = 50
    tail: float = 110
    warming: float = 500  # more in the first trial of a block
    practice: float = 0  # less with every block
    slips: float = 0.04  # chance of an error, more with each NOT; errors are quick
    dreams: float = 0.02  # chance of two or three seconds elsewhere, for each NOT

    def trials(self, rng: Random, blocks: int = BLOCKS) -> list[Trial]:
        """Let the person do some blocks."""
        return [
            self.trial(block, number, item.nots, item.ink, rng)
            for block in range(1, blocks + 1)
            for number, item in enumerate(mixed(rng), start=1)
        ]

    def trial(self, block: int, number: int, nots: int, ink: str, rng: Random) -> Trial:
        """Let the person do one trial."""
        noise = rng.gauss(0, self.spread) + rng.expovariate(1 / self.tail)
        if rng.random() < self.slips * (1 + nots):
            return Trial(block, number, nots, ink, round(max(150.0, 300 + noise), 1), False)
        ms = self.base + self.costs[nots] + noise - self.practice * (block - 1)
        if ink == "other":
            ms += self.ink + (self.extra if nots else 0)
        if number == 1:
            ms += self.warming
        if rng.random() < self.dreams * nots:
            ms += rng.uniform(2000, 3000)
        return Trial(block, number, nots, ink, round(max(150.0, ms), 1), True)


def badly_ordered(person: Person, rng: Random) -> list[Trial]:
    """Return four blocks as nobody should plan them: first two with a NOT, then two without."""
    return [
        person.trial(block, number, 1 if block <= 2 else 0, INKS[number % 2], rng)
        for block in range(1, 5)
        for number in range(1, PER_BLOCK + 1)
    ]


def as_csv(trials: Iterable[Trial]) -> str:
    """Return trials as a table that any spreadsheet reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Trial._fields)
    writer.writerows([*trial[:-1], int(trial.right)] for trial in trials)
    return text.getvalue()
