"""How often an interval holds the truth: measured on invented people, told beside every interval.

The numbers are those of docs/reaction-times.md, which tests/benchmarks/intervals.py measures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.words import Words
    from partylab_widgets.lessons.reflex.trials import Trial

# Of 100 intervals from so many blocks; people dream now and then.
HELD = {3: 94, 5: 95, 10: 95}


def held(blocks: int) -> int:
    """Return how many of 100 intervals hold the truth; from fewer than three blocks nobody knows.

    >>> held(2), held(4) == HELD[3], held(40) == HELD[10]
    (0, True, True)
    """
    return max((known, share) for known, share in {0: 0, **HELD}.items() if known <= blocks)[1]


def said_of(trials: Iterable[Trial], words: Words) -> str:
    """Say how far the intervals from these trials can be trusted."""
    blocks = len({trial.block for trial in trials})
    return words("reflex-covered", blocks=blocks, held=held(blocks))
