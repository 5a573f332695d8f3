"""The exercises on how sure a number is: an interval by resampling, a test by flipping signs."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Real
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.exercise import Verdict, ask, is_missing

if TYPE_CHECKING:
    from collections.abc import Callable

# interval(differences, rng)


@dataclass(frozen=True)
class Interval:
    """The task to say how sure a mean is, by resampling.

    Every resampling gives other numbers; so the width has to be about right.  A width that is
    wrong by a known factor has a known reason.
    """

    stars: int
    solution: str
    size: int = 40

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh differences."""
        for _ in range(3):
            middle, spread = rng.uniform(-50, 200), rng.uniform(40, 120)
            values = [rng.gauss(middle, spread) for _ in range(self.size)]
            seeded = Random(rng.random())
            given = ask(answer, list(values), seeded, shown=(..., seeded))
            if is_missing(given):
                return Verdict("untried")
            sentence = _wrong_span(given, values)
            if sentence:
                return Verdict("not-yet", sentence)
        return Verdict("right")


def _wrong_span(given: Any, values: list[float]) -> str:
    """Say what is wrong with an interval, or nothing."""
    if isinstance(given, Real):
        return "interval-one-number"
    if not isinstance(given, tuple | list) or len(given) != 2:
        return "interval-not-two"
    if not all(isinstance(value, Real) and not isinstance(value, bool) for value in given):
        return "interval-not-two"
    low, high = (float(value) for value in given)
    if low > high:
        return "interval-upside-down"
    one = pstdev(values)
    error = one / len(values) ** 0.5
    if abs((low + high) / 2 - fmean(values)) > error:
        return "interval-elsewhere"
    half = (high - low) / 2
    made_by = {
        "": 1.96 * error,
        "interval-one-error": error,
        "interval-of-data": 1.96 * one,
        "interval-spread": one,
    }
    for sentence, width in made_by.items():
        if abs(half - width) <= 0.2 * width:
            return sentence
    return "interval-width-off"


INTERVAL = Interval(
    stars=3,
    solution="""
def interval(differences, rng):
    size = len(differences)
    means = sorted(fmean(rng.choices(differences, k=size)) for _ in range(2000))
    return means[50], means[1949]
""",
)

# chance(differences)


def _flips(differences: list[float]) -> list[float]:
    """Return the sums for every way to turn signs round."""
    sums = [0.0]
    for value in differences:
        sums = [total + sign * value for total in sums for sign in (1, -1)]
    return sums


def _chance(differences: list[float], counts: Callable[[float, float], bool]) -> float:
    seen = sum(differences)
    sums = _flips(differences)
    return sum(counts(total, seen) for total in sums) / len(sums)


@dataclass(frozen=True)
class Permutation:
    """The task of a permutation test: by all flips of signs, or by many random ones."""

    stars: int
    solution: str

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh differences."""
        cases = [[rng.gauss(shift, 60) for _ in range(10)] for shift in (18, -22, 0, 25)]
        given = [
            ask(answer, list(case), shown=([round(value) for value in case],)) for case in cases
        ]
        if all(map(is_missing, given)):
            return Verdict("untried")
        return Verdict(*_judged_chances(cases, given))


CHANCES: dict[str, Callable[[float, float], bool]] = {
    "": lambda total, seen: abs(total) >= abs(seen) - 1e-9,
    "chance-one-side": lambda total, seen: total >= seen - 1e-9,
    "chance-other-side": lambda total, seen: total <= seen + 1e-9,
    "chance-turned-round": lambda total, seen: abs(total) < abs(seen) - 1e-9,
}


def _judged_chances(cases: list[list[float]], given: list[Any]) -> tuple[str, str]:
    numbers = [v for v in given if isinstance(v, Real) and not isinstance(v, bool)]
    if len(numbers) < len(given) or not all(0 <= float(v) <= 1 for v in numbers):
        return "not-yet", "chance-no-chance"
    for sentence, counts in CHANCES.items():
        exact = [_chance(case, counts) for case in cases]
        if all(abs(value - wanted) <= 0.06 for value, wanted in zip(given, exact, strict=True)):
            return ("not-yet", sentence) if sentence else ("right", "")
    return "not-yet", "chance-off"


CHANCE = Permutation(
    stars=3,
    solution="""
def chance(differences):
    seen = abs(sum(differences))
    signs = product((1, -1), repeat=len(differences))
    sums = [abs(sum(s * d for s, d in zip(flip, differences))) for flip in signs]
    return sum(total >= seen - 1e-9 for total in sums) / len(sums)
""",
)
