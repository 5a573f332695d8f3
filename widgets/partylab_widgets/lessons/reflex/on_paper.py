"""What the worksheet gives to those exercises that are tried on data, and what comes out.

The data are those of somebody else than Sam, whose costs are what the lesson asks about.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from partylab_widgets.lessons.reflex.analysis import differences, interval, kept
from partylab_widgets.lessons.reflex.trials import INKS, SAM, invented

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SOMEBODY = replace(SAM, base_ms=520, not_ms=80, pair_ms=40, ink_not_ms=120)
TRIALS = tuple(invented(SOMEBODY, Random(1)))
FEW = 3  # differences: their signs are flipped by hand


def medians() -> dict[str, int]:
    """Return the median times with no NOT and with one, in both inks."""
    good = kept(TRIALS)
    return {
        f"{name}-{ink}": round(median(t.ms for t in good if (t.nots, t.ink) == (nots, ink)))
        for name, nots in (("none", 0), ("one", 1))
        for ink in INKS
    }


def of_two_nots() -> list[int]:
    """Return the differences that two NOTs make."""
    return [round(value) for value in differences(TRIALS, 2)]


def conflict() -> dict[str, Any]:
    """Return the medians, and by how much more the other ink costs with one NOT."""
    four = medians()
    with_one, with_none = (four[f"{n}-other"] - four[f"{n}-same"] for n in ("one", "none"))
    return {**four, "result": with_one - with_none}


def ends() -> dict[str, Any]:
    """Return all differences, and the interval of their median."""
    values = of_two_nots()
    return {"differences": values, "result": list(interval(values, Random(1)) or ())}


def luck() -> dict[str, Any]:
    """Return a few differences, and the share of flips that takes their median as far."""
    values = of_two_nots()[:FEW]
    flips = list(product((1, -1), repeat=FEW))
    found = [median(s * value for s, value in zip(flip, values, strict=True)) for flip in flips]
    far = sum(abs(each) >= abs(median(values)) for each in found)
    return {"differences": values, "result": Fraction(far, len(flips))}


# What is said of each exercise, by its name.
ON_PAPER: dict[str, Callable[[], Mapping[str, Any]]] = {
    "conflict": conflict,
    "interval": ends,
    "chance": luck,
}
