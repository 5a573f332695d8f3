"""Curves of forgetting: how likely somebody still knows a gift, some passes after it was seen.

The models are those by which bots forget; a pass counts like an offer.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, NamedTuple

from partylab.hat.memory import Activation, Fading, Window

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab_widgets.lessons.recall.own import Recalled

LEAKS = range(1, 61)  # per cent per pass
ENOUGH = 8  # answers, before a leak can be told from them
INSIDE = 1.92  # what is at most so much less likely (in logarithms) lies in the 95 % interval


def fading(passes: int, leak: float) -> float:
    """Return what is left when a part of it is lost at each pass.

    >>> round(fading(2, 0.5), 3)
    0.25
    """
    return Fading(offers=-1 / log(1 - leak)).recall((passes,))


def guessed(known: float, gifts: int) -> float:
    """Return how often one is right who knows with this chance, and else guesses.

    >>> guessed(0.5, 5)
    0.6
    """
    return known + (1 - known) / gifts


def log_likelihood(answers: Sequence[Recalled], leak: float, gifts: int) -> float:
    """Return how likely such answers are with a leak, as a logarithm."""
    total = 0.0
    for answer in answers:
        right = guessed(fading(answer.passes, leak), gifts)
        total += log(right if answer.right else 1 - right)
    return total


class Fit(NamedTuple):
    """The leak that makes the answers likeliest, and its 95 % interval, in per cent."""

    leak: int
    low: int
    high: int


def fitted(answers: Sequence[Recalled], gifts: int) -> Fit | None:
    """Return the leak that fits best, where there are answers enough."""
    if len(answers) < ENOUGH:
        return None
    found = {leak: log_likelihood(answers, leak / 100, gifts) for leak in LEAKS}
    best = max(found.values())
    inside = [leak for leak in LEAKS if found[leak] >= best - INSIDE]
    return Fit(max(LEAKS, key=lambda leak: found[leak]), inside[0], inside[-1])


def half_life(leak: float) -> float:
    """Return after how many passes one half is left.

    >>> round(half_life(1 / 8), 1)
    5.2
    """
    return log(2) / -log(1 - leak)


def window(passes: int, last: float) -> float:
    """Know whatever was seen in the last passes, and nothing else."""
    return Window(size=int(last) + 1).recall((passes,))


def activation(passes: int, decay: float) -> float:
    """Return how often a memory comes to mind whose activation decays, as ACT-R has it."""
    return Activation(decay=decay).recall((passes,))


class Model(NamedTuple):
    """A way to forget: what its slider sets, in hundredths where it is a part."""

    values: range
    usual: int
    parts: int
    known: Callable[[int, float], float]


MODELS = {
    "fading": Model(LEAKS, 10, 100, fading),
    "window": Model(range(1, 31), 8, 1, window),
    "activation": Model(range(20, 101), 50, 100, activation),
}
