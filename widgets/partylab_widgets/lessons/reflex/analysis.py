"""What can be concluded from reaction times: paired differences, their median, and how sure it is.

There is one estimator, for the text, the figures, the resampling and the checks alike: within
each pair (same block, same ink) the median with NOTs minus the median without; then the median
of all pairs.  How often its intervals hold the truth is measured in docs/reaction-times.md.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from partylab_widgets.lessons.reflex.trials import INKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from partylab_widgets.lessons.reflex.trials import Trial

NO_CUTOFF = 60_000  # ms
TOO_QUICK = 100  # ms: nobody reads that fast
DRAWS = 2_000
# Of the resampled medians.  Resampling a few pairs is a little too sure of itself: with the middle
# 95 % of them, 90 to 95 of 100 intervals would hold the truth; with these it is 92 to 97.
MIDDLE = 0.97


def kept(trials: Iterable[Trial], cutoff: float = NO_CUTOFF) -> list[Trial]:
    """Return the trials that tell something about time: right, not the first of a block."""
    return [
        trial
        for trial in trials
        if trial.right and trial.number > 1 and TOO_QUICK <= trial.ms <= cutoff
    ]


def without_nots(trials: Iterable[Trial], cutoff: float = NO_CUTOFF) -> float | None:
    """Return the median time without a NOT, or nothing."""
    times = [trial.ms for trial in kept(trials, cutoff) if not trial.nots]
    return median(times) if times else None


def pairs(
    trials: Iterable[Trial], nots: int, cutoff: float = NO_CUTOFF
) -> list[tuple[list[float], list[float]]]:
    """Return for each block and ink the times with so many NOTs, and those with none.

    Within a pair the block and the ink are the same, so neither practice nor ink can differ.
    """
    times: dict[tuple[int, str, int], list[float]] = {}
    for trial in kept(trials, cutoff):
        times.setdefault((trial.block, trial.ink, trial.nots), []).append(trial.ms)
    blocks = sorted({block for block, _, _ in times})
    both = [(times.get((b, ink, nots)), times.get((b, ink, 0))) for b in blocks for ink in INKS]
    return [(some, none) for some, none in both if some and none]


def differences(trials: Iterable[Trial], nots: int, cutoff: float = NO_CUTOFF) -> list[float]:
    """Return by how much `nots` NOTs are slower than none, once per block and ink."""
    return [median(some) - median(none) for some, none in pairs(trials, nots, cutoff)]


def typical(values: Sequence[float]) -> float:
    """Return the median: one strange pair among many cannot move it far."""
    return median(values)


def resampled(values: Sequence[float], rng: Random, draws: int = DRAWS) -> list[float]:
    """Return the medians of samples drawn from these values, each as large as they are, sorted."""
    return sorted(typical(rng.choices(values, k=len(values))) for _ in range(draws))


def interval(
    values: Sequence[float], rng: Random, draws: int = DRAWS
) -> tuple[float, float] | None:
    """Return a 95 % interval: the middle of the resampled medians; nothing from a single value.

    >>> from random import Random
    >>> low, high = interval([100, 120, 140, 160, 180], Random(1))
    >>> low < 140 < high
    True
    """
    if len(values) < 2:
        return None
    found = resampled(values, rng, draws)
    left_out = round(draws * (1 - MIDDLE) / 2)
    return found[left_out], found[-1 - left_out]
