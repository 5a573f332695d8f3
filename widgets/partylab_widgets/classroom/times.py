"""The reaction times of those who have agreed to share them, put together.

Everybody counts once, with the estimator of the lesson: their own median time without a NOT, and
their own cost of each number of NOTs.  Of the class stands the median of those.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from partylab_widgets.lessons.reflex.analysis import differences, interval, typical, without_nots
from partylab_widgets.lessons.reflex.trials import NOTS, from_csv

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab_widgets.classroom.handed_in import Paper
    from partylab_widgets.lessons.reflex.trials import Trial

FEWEST = 3  # people: of fewer, a curve would tell whose it is
SEED = 5  # of the resampling: the same files make the same page


class Cost(NamedTuple):
    """What so many NOTs cost: the median of the people, and an interval about it."""

    nots: int
    people: int
    time: float
    cost: float
    span: tuple[float, float] | None


def shared(papers: Sequence[Paper]) -> list[list[Trial]]:
    """Return the trials of those who have agreed, and have measured enough to compare."""
    records = (paper.lessons.get("reflex", {}).get("lab", {}) for paper in papers)
    trials = (from_csv(record.get("trials", "")) for record in records)
    return [some for some in trials if without_nots(some) is not None and differences(some, 1)]


def pooled(people: Sequence[Sequence[Trial]]) -> list[Cost]:
    """Return the curve of the class: first without a NOT, then with one, two and three."""
    if len(people) < FEWEST:
        return []
    rng = Random(SEED)
    base = median(time for person in people if (time := without_nots(person)) is not None)
    curve = [Cost(0, len(people), base, 0.0, None)]
    for nots in NOTS[1:]:
        costs = [typical(some) for person in people if (some := differences(person, nots))]
        if len(costs) >= FEWEST:
            cost = typical(costs)
            curve.append(Cost(nots, len(costs), base + cost, cost, interval(costs, rng, 1000)))
    return curve


def predicted(papers: Sequence[Paper]) -> tuple[int, list[float]]:
    """Return how many have predicted a curve, and the median of their predictions."""
    records = [paper.lessons.get("reflex", {}).get("curve", {}) for paper in papers]
    texts = [it.get("value", "").split(" ") for it in records if it.get("stage") == "locked"]
    curves = [list(map(int, each)) for each in texts if _is_curve(each)]
    return len(curves), [median(column) for column in zip(*curves, strict=True)]


def _is_curve(times: Sequence[str]) -> bool:
    return len(times) == len(NOTS) and all(
        time.isascii() and time.isdecimal() and len(time) < 5 for time in times
    )
