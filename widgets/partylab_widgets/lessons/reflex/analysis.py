"""What can be concluded from reaction times: medians, paired differences, and how sure they are."""

from __future__ import annotations

from statistics import fmean, median
from typing import TYPE_CHECKING

from partylab_widgets.lessons.reflex.trials import INKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from partylab_widgets.lessons.reflex.trials import Trial

NO_CUTOFF = 60_000  # ms
TOO_QUICK = 100  # ms: nobody reads that fast
DRAWS = 2_000


def kept(trials: Iterable[Trial], cutoff: float = NO_CUTOFF) -> list[Trial]:
    """Return the trials that tell something about time: right, not the first of a block."""
    return [
        trial
        for trial in trials
        if trial.right and trial.number > 1 and TOO_QUICK <= trial.ms <= cutoff
    ]


def medians(trials: Iterable[Trial], cutoff: float = NO_CUTOFF) -> dict[int, float]:
    """Return the median time for each number of NOTs."""
    times: dict[int, list[float]] = {}
    for trial in kept(trials, cutoff):
        times.setdefault(trial.nots, []).append(trial.ms)
    return {nots: median(found) for nots, found in sorted(times.items())}


def differences(trials: Iterable[Trial], nots: int, cutoff: float = NO_CUTOFF) -> list[float]:
    """Return by how much `nots` NOTs are slower than none, once per block and ink.

    Within a pair the block and the ink are the same, so neither practice nor ink can differ.
    """
    times: dict[tuple[int, str, int], list[float]] = {}
    for trial in kept(trials, cutoff):
        times.setdefault((trial.block, trial.ink, trial.nots), []).append(trial.ms)
    blocks = sorted({block for block, _, _ in times})
    pairs = [(times.get((b, ink, nots)), times.get((b, ink, 0))) for b in blocks for ink in INKS]
    return [median(some) - median(none) for some, none in pairs if some and none]


def resampled(values: Sequence[float], rng: Random, draws: int = DRAWS) -> list[float]:
    """Return the means of samples drawn from these values, each as large as they are, sorted."""
    return sorted(fmean(rng.choices(values, k=len(values))) for _ in range(draws))


def interval(
    values: Sequence[float], rng: Random, draws: int = DRAWS
) -> tuple[float, float] | None:
    """Return the middle 95 % of the resampled means; nothing from fewer than two values.

    >>> from random import Random
    >>> low, high = interval([100, 120, 140, 160, 180], Random(1))
    >>> low < 140 < high
    True
    """
    if len(values) < 2:
        return None
    means = resampled(values, rng, draws)
    return means[round(0.025 * draws)], means[round(0.975 * draws) - 1]
