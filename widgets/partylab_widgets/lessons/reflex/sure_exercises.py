"""The exercises on how sure a number is: an interval by resampling, a test by flipping signs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from numbers import Real
from random import Random
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.exercise import Verdict, ask, is_missing
from partylab_widgets.lessons.reflex.analysis import MIDDLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DREAM = 1500  # ms, that a difference with a daydream in it is larger
LUCK = 29  # places among 2,000, by which the ends of two resamplings hardly ever differ

# interval(differences, rng)


@dataclass(frozen=True)
class Interval:
    """The task to say how sure a median is, by resampling.

    Every resampling gives other numbers; so the ends have to be about right.  Ends that are
    wrong in a known way have a known reason.
    """

    stars: int
    solution: str
    size: int = 40
    dreams: int = 4

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh differences."""
        for _ in range(3):
            middle, spread = rng.uniform(-50, 200), rng.uniform(40, 120)
            values = [rng.gauss(middle, spread) for _ in range(self.size)]
            values[: self.dreams] = [value + DREAM for value in values[: self.dreams]]
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
    if low == high:
        return "interval-never-varies"
    for sentence, (lows, highs) in _spans(values).items():
        if lows[0] <= low <= lows[1] and highs[0] <= high <= highs[1]:
            return sentence
    return "interval-width-off" if low <= median(values) <= high else "interval-elsewhere"


Range = tuple[float, float]


def _spans(values: list[float], draws: int = 2000) -> dict[str, tuple[Range, Range]]:
    """Return where both ends may lie, and where those of known mistakes do."""
    rng = Random(1)
    samples = [rng.choices(values, k=len(values)) for _ in range(draws)]
    medians, means = sorted(map(median, samples)), sorted(map(fmean, samples))
    return {
        "": _ends(medians, MIDDLE, LUCK),
        "interval-of-means": _ends(means, MIDDLE, LUCK),
        "interval-two-thirds": _ends(medians, 2 / 3, LUCK),
        "interval-of-data": _ends(sorted(values), 0.95),
    }


def _ends(ordered: Sequence[float], share: float, luck: int = 0) -> tuple[Range, Range]:
    """Return where the ends of the middle share may lie: near them, or so many places away.

    Where values are far apart, so are the medians of two resamplings, by luck alone.
    """
    at = round(len(ordered) * (1 - share) / 2)
    outer, inner = max(at - luck, 0), at + luck
    low, high = ordered[at], ordered[-1 - at]
    near = 0.25 * (high - low)
    lows = min(ordered[outer], low - near), max(ordered[inner], low + near)
    highs = min(ordered[-1 - inner], high - near), max(ordered[-1 - outer], high + near)
    return lows, highs


INTERVAL = Interval(
    stars=3,
    solution="""
def interval(differences, rng):
    size = len(differences)
    medians = sorted(median(rng.choices(differences, k=size)) for _ in range(2000))
    return medians[30], medians[1969]
""",
)

# chance(differences)


def _flipped(differences: list[float], statistic: Callable[[list[float]], float]) -> list[float]:
    """Return a statistic for every way to turn signs round."""
    return [
        statistic([sign * value for sign, value in zip(signs, differences, strict=True)])
        for signs in product((1, -1), repeat=len(differences))
    ]


@dataclass(frozen=True)
class Permutation:
    """The task of a permutation test: by all flips of signs, or by many random ones."""

    stars: int
    solution: str
    size: int = 8

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh differences, with a daydream among them."""
        cases = [
            [*(rng.gauss(shift, 60) for _ in range(self.size - 1)), shift + DREAM]
            for shift in (18, -22, 0, 25)
        ]
        given = [
            ask(answer, list(case), shown=([round(value) for value in case],)) for case in cases
        ]
        if all(map(is_missing, given)):
            return Verdict("untried")
        return Verdict(*_judged_chances(cases, given))


# Whether what was found by flipping counts, beside what was seen.
CHANCES: dict[str, Callable[[float, float], bool]] = {
    "": lambda found, seen: abs(found) >= abs(seen) - 1e-9,
    "chance-one-side": lambda found, seen: found >= seen - 1e-9,
    "chance-other-side": lambda found, seen: found <= seen + 1e-9,
    "chance-turned-round": lambda found, seen: abs(found) < abs(seen) - 1e-9,
}


def _judged_chances(cases: list[list[float]], given: list[Any]) -> tuple[str, str]:
    numbers = [v for v in given if isinstance(v, Real) and not isinstance(v, bool)]
    if len(numbers) < len(given) or not all(0 <= float(v) <= 1 for v in numbers):
        return "not-yet", "chance-no-chance"
    for statistic, sentences in ((median, CHANCES), (sum, {"chance-of-sums": CHANCES[""]})):
        flipped = [_flipped(case, statistic) for case in cases]
        for sentence, counts in sentences.items():
            exact = [
                fmean(counts(found, statistic(case)) for found in all_found)
                for case, all_found in zip(cases, flipped, strict=True)
            ]
            if all(abs(value - wanted) <= 0.06 for value, wanted in zip(given, exact, strict=True)):
                return ("not-yet", sentence) if sentence else ("right", "")
    return "not-yet", "chance-off"


CHANCE = Permutation(
    stars=3,
    solution="""
def chance(differences):
    seen = abs(median(differences))
    signs = product((1, -1), repeat=len(differences))
    found = [abs(median(s * d for s, d in zip(flip, differences))) for flip in signs]
    return sum(value >= seen - 1e-9 for value in found) / len(found)
""",
)
