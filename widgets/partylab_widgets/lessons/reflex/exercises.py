"""The exercises of the reaction lab: invented people with known costs, which have to be found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import isfinite
from numbers import Real
from random import Random
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.exercise import Verdict, ask, is_missing, same
from partylab_widgets.lessons.reflex.analysis import differences, typical
from partylab_widgets.lessons.reflex.on_paper import ON_PAPER
from partylab_widgets.lessons.reflex.sure_exercises import CHANCE, INTERVAL
from partylab_widgets.lessons.reflex.trials import (
    SAM,
    Trial,
    cost_of_nots,
    invented,
    with_costs,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from partylab.notnot.reflexes import Reflexes

BLOCKS = 300  # so that luck weighs little
NEAR = 40  # ms
PEOPLE = 6

Trials = list[Trial]


def person(rng: Random, extras: tuple[int, ...]) -> Reflexes:
    """Invent somebody: quick or slow, careful or not, and now and then in dreams."""
    one = rng.randrange(60, 300, 10)
    slip = rng.uniform(0.06, 0.1)
    somebody = replace(
        SAM,
        base_ms=rng.randrange(450, 900, 10),
        ink_ms=rng.randrange(40, 160, 10),
        ink_not_ms=rng.choice(extras),
        slip=slip,
        slip_per_not=slip,
        dream=rng.uniform(0.01, 0.03),
    )
    return with_costs(somebody, one, one + rng.randrange(30, 200, 10), 2 * one + 250)


def people(extras: tuple[int, ...], luck: float) -> list[tuple[Reflexes, Trials]]:
    """Invent some people, and what they do in the laboratory."""
    rng = Random(luck)
    somebodies = [person(rng, extras) for _ in range(PEOPLE)]
    return [(one, invented(one, rng, BLOCKS)) for one in somebodies]


def good(trials: Iterable[Trial]) -> Trials:
    """Return the right trials without the first of each block."""
    return [trial for trial in trials if trial.right and trial.number > 1]


def middle(trials: Iterable[Trial], nots: int, ink: str = "") -> float:
    """Return the median time with so many NOTs, in one ink if asked."""
    return median(t.ms for t in trials if t.nots == nots and (not ink or t.ink == ink))


@dataclass(frozen=True)
class Recover:
    """The task to find a number that is known of invented people, from their trials.

    Any way that comes near is right.  A known mistake is recognised even when it comes near by
    luck: it computes exactly these numbers.
    """

    stars: int
    solution: str
    wanted: Callable[[Reflexes, int], float]  # of a person and the number of NOTs
    mistakes: Mapping[str, Callable[[Trials, int], Any]]
    asks_nots: bool = False
    extras: tuple[int, ...] = (0,)
    untouched: Callable[[Trials, int], float] | None = None

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh people."""
        cases = self._cases(rng)
        given = [
            ask(answer, *(list(trials), nots)[: 1 + self.asks_nots], shown=(...,))
            for _, trials, nots in cases
        ]
        if all(map(is_missing, given)):
            return Verdict("untried")
        return self._compared(cases, given)

    def _cases(self, rng: Random) -> list[tuple[Reflexes, Trials, int]]:
        # A learner's luck comes from the system, which takes its time over so many trials.
        met = people(self.extras, rng.random())
        return [(one, trials, 1 + at % 3) for at, (one, trials) in enumerate(met)]

    def _compared(self, cases: list[tuple[Reflexes, Trials, int]], given: list[Any]) -> Verdict:
        def makes(mistake: Callable[[Trials, int], Any]) -> bool:
            return all(
                same(value, mistake(trials, nots))
                for value, (_, trials, nots) in zip(given, cases, strict=True)
            )

        if self.untouched and makes(self.untouched):
            return Verdict("untried")
        for name, mistake in self.mistakes.items():
            if makes(mistake):
                return Verdict("not-yet", name)
        for value, (who, _, nots) in zip(given, cases, strict=True):
            if not isinstance(value, Real) or isinstance(value, bool) or not isfinite(value):
                return Verdict("not-yet", "cost-no-number")
            wanted = self.wanted(who, nots)
            if not abs(float(value) - wanted) <= NEAR:
                about = {"given": round(float(value)), "wanted": round(wanted)}
                return Verdict("not-yet", "cost-far-off", about)
        return Verdict("right")


# cost(trials, nots)


def _pooled(trials: Trials, nots: int) -> float:
    return middle(trials, nots) - middle(trials, 0)


def _means(trials: Trials, nots: int) -> float:
    return fmean(t.ms for t in trials if t.nots == nots) - fmean(
        t.ms for t in trials if t.nots == 0
    )


COST = Recover(
    stars=2,
    asks_nots=True,
    wanted=cost_of_nots,
    mistakes={
        "cost-mean-of-pairs": lambda trials, nots: fmean(differences(trials, nots)),
        "cost-all-pairs": differences,
        "cost-means": lambda trials, nots: _means(good(trials), nots),
        "cost-all-means": _means,
        "cost-errors": _pooled,
        "cost-errors-kept": lambda ts, nots: _pooled([t for t in ts if t.number > 1], nots),
        "cost-first": lambda ts, nots: _pooled([t for t in ts if t.right], nots),
        "cost-whole": lambda trials, nots: middle(good(trials), nots),
        "cost-backwards": lambda trials, nots: -typical(differences(trials, nots)),
        "cost-each": lambda trials, nots: typical(differences(trials, nots)) / nots,
    },
    solution="""
def cost(trials, nots):
    differences = [median(some) - median(none) for some, none in pairs(trials, nots)]
    return median(differences)
""",
)

# conflict(trials)


def _ink(trials: Trials, nots: int) -> float:
    return middle(trials, nots, "other") - middle(trials, nots, "same")


def _ink_at_all(trials: Trials, _nots: int) -> float:
    return median(t.ms for t in good(trials) if t.ink == "other") - median(
        t.ms for t in good(trials) if t.ink == "same"
    )


CONFLICT = Recover(
    stars=2,
    extras=(-120, 0, 120, 200),
    wanted=lambda who, _nots: who.ink_not_ms,
    mistakes={
        "conflict-ink-alone": _ink_at_all,
        "conflict-one-side": lambda trials, _nots: _ink(good(trials), 1),
        "conflict-no-nots": lambda trials, _nots: _ink(good(trials), 0),
        "conflict-backwards": lambda ts, _nots: _ink(good(ts), 0) - _ink(good(ts), 1),
        "conflict-sum": lambda ts, _nots: _ink(good(ts), 0) + _ink(good(ts), 1),
        "conflict-two-nots": lambda ts, _nots: _ink(good(ts), 2) - _ink(good(ts), 0),
        "conflict-errors": lambda trials, _nots: _ink(trials, 1) - _ink(trials, 0),
    },
    solution="""
def conflict(trials):
    def ink(nots):
        good = [t for t in trials if t.right and t.number > 1 and t.nots == nots]
        other = median(t.ms for t in good if t.ink == "other")
        return other - median(t.ms for t in good if t.ink == "same")

    return ink(1) - ink(0)
""",
)

# two_nots(trials): the bug hunt


def _hunted(errors: bool, first: bool, mean: bool) -> Callable[[Trials, int], float]:
    """Return the analysis of the bug hunt, with these of its three bugs still in it."""

    def analysis(trials: Trials, _nots: int) -> float:
        left = [t for t in trials if (errors or t.right) and (first or t.number > 1)]
        return _means(left, 2) if mean else _pooled(left, 2)

    return analysis


def _left(bugs: tuple[bool, ...]) -> str:
    names = [name for name, left in zip(("errors", "first", "mean"), bugs, strict=True) if left]
    return f"bugs-{'-'.join(names)}"


HUNT = Recover(
    stars=2,
    wanted=lambda who, _nots: cost_of_nots(who, 2),
    mistakes={
        _left(bugs): _hunted(*bugs)
        for bugs in product((False, True), repeat=3)
        if any(bugs) and not all(bugs)
    },
    untouched=_hunted(errors=True, first=True, mean=True),
    solution="""
def two_nots(trials):
    good = [t for t in trials if t.right and t.number > 1]
    with_two = [t.ms for t in good if t.nots == 2]
    without = [t.ms for t in good if t.nots == 0]
    return median(with_two) - median(without)
""",
)

EXERCISES = {
    "cost": COST,
    "conflict": CONFLICT,
    "hunt": HUNT,
    "interval": INTERVAL,
    "chance": CHANCE,
}

__all__ = ["EXERCISES", "ON_PAPER"]
