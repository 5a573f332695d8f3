"""The trials of the reaction lab: how a block is mixed, and invented people with known costs.

>>> from random import Random
>>> len(invented(SAM, Random(1), blocks=5))
120
"""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from partylab.notnot.reflexes import Reflexes, Task

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
    ms: int
    right: bool


def mixed(rng: Random) -> list[Item]:
    """Return a block: every kind of trial equally often, in random order."""
    kinds = [kind for kind in product(NOTS, INKS) for _ in range(REPEATS)]
    rng.shuffle(kinds)
    return [Item(nots, ink, rng.randrange(2), rng.randrange(2)) for nots, ink in kinds]


# An invented person: 150, 200 and 350 ms for one, two and three NOTs, which are known exactly.
SAM = Reflexes(
    base_ms=600,
    bit_ms=0,
    not_ms=150,
    more_nots_ms=0,
    pair_ms=100,
    ink_ms=60,
    warming_ms=500,
    spread_ms=50,
    spread_per_not=0,
    spread_for_ink=0,
    tail_ms=110,
    tail_per_not=0,
    slip=0.04,
    slip_per_not=0.04,
    slip_more_nots=0,
    slip_ink=0,
    slip_ms=300,
    dream=0.02,
)

# Kim pays nothing for a NOT and never dreams, but gets faster with each block.
KIM = replace(
    SAM,
    not_ms=0,
    pair_ms=0,
    ink_ms=0,
    warming_ms=0,
    dream=0,
    practice_ms=40,
    spread_ms=20,
    tail_ms=40,
)


def with_costs(person: Reflexes, one: float, two: float, three: float) -> Reflexes:
    """Return a person to whom one, two and three NOTs cost so many milliseconds.

    >>> [cost_of_nots(with_costs(SAM, 130, 210, 380), nots) for nots in NOTS]
    [0, 130, 210, 380]
    """
    pair = 2 * one - two
    return replace(person, not_ms=one, pair_ms=pair, more_nots_ms=three - 3 * one + pair)


def cost_of_nots(person: Reflexes, nots: int) -> float:
    """Return what so many NOTs cost a person, in milliseconds."""
    return person.costs(Task(nots, ink=False)).get("nots", 0)


def invented(person: Reflexes, rng: Random, blocks: int = BLOCKS) -> list[Trial]:
    """Let an invented person do some blocks."""
    return [
        _trial(person, rng, block, number, item.nots, item.ink)
        for block in range(1, blocks + 1)
        for number, item in enumerate(mixed(rng), start=1)
    ]


def badly_ordered(person: Reflexes, rng: Random) -> list[Trial]:
    """Return four blocks as nobody should plan them: first two with a NOT, then two without."""
    return [
        _trial(person, rng, block, number, 1 if block <= 2 else 0, INKS[number % 2])
        for block in range(1, 5)
        for number in range(1, PER_BLOCK + 1)
    ]


def _trial(person: Reflexes, rng: Random, block: int, number: int, nots: int, ink: str) -> Trial:
    task = Task(nots, ink == "other", first=number == 1, before=block - 1)
    ms, right = person.trial(task, rng)
    return Trial(block, number, nots, ink, ms, right)


def as_csv(trials: Iterable[Trial]) -> str:
    """Return trials as a table that any spreadsheet reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Trial._fields)
    writer.writerows([*trial[:-1], int(trial.right)] for trial in trials)
    return text.getvalue()


ROW = re.compile(r"([1-9]),([1-9][0-9]?),([0-3]),(same|other),([0-9]{1,5}),([01])")


def from_csv(text: str) -> list[Trial]:
    """Read such a table again; one that is none, or too long, holds nothing.

    >>> from_csv(as_csv([Trial(1, 2, 3, "same", 640, True)]))
    [Trial(block=1, number=2, nots=3, ink='same', ms=640, right=True)]
    >>> from_csv("ms,right")
    []
    """
    head, *lines = text.splitlines() or [""]
    rows = [ROW.fullmatch(line) for line in lines]
    if head != ",".join(Trial._fields) or len(rows) > BLOCKS * PER_BLOCK:
        return []
    if not all(rows):
        return []
    return [_read(*row.groups()) for row in rows if row]


def _read(block: str, number: str, nots: str, ink: str, ms: str, right: str) -> Trial:
    return Trial(int(block), int(number), int(nots), ink, int(ms), right == "1")
