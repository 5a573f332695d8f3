"""How people forget: four models with numbers that you can change.

Time is counted in offers.  A model says how likely it is that something comes back to mind, from
how many offers ago it was met: shown, or named by somebody.

>>> [round(model.recall((6,)), 2) for model in (Never(), Window(), Fading(), Activation())]
[1.0, 0.0, 0.47, 0.45]
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from math import exp, log
from typing import Protocol

# How long an offer takes at a quick table of people, with its answer: an estimate.
SECONDS_PER_OFFER = 10
JUST_NOW = 0.5  # what was met since the last offer was met half an offer ago

Ages = tuple[int, ...]


class Forgetting(Protocol):
    """A model of forgetting."""

    @abstractmethod
    def recall(self, ages: Ages) -> float:
        """Return the probability of recalling what was met so many offers ago, each time."""


@dataclass(frozen=True)
class Never(Forgetting):
    """Forgets nothing."""

    def recall(self, ages: Ages) -> float:
        """Recall it surely."""
        return 1.0


@dataclass(frozen=True)
class Window(Forgetting):
    """Remembers the last few offers and nothing before them.

    Adults keep three or four things in mind at once when the things come from a small set that is
    used again and again, as here (Endress and Potter 2014).

    >>> Window(4).recall((3,)), Window(4).recall((4,))
    (1.0, 0.0)
    """

    size: int = 4

    def recall(self, ages: Ages) -> float:
        """Recall it if it was met within the window."""
        return float(min(ages) < self.size)


@dataclass(frozen=True)
class Fading(Forgetting):
    """Fades with every offer, first fast, then slowly: c + (1 - c) e^(-offers / m).

    The curve of Brown, Peterson and Ebbinghaus; Murre and Dros (2015) measured Ebbinghaus's
    again.  Here it runs over offers instead of seconds, for what comes between disturbs memory
    more than time does (Oberauer, Farrell, Jarrold and Lewandowsky 2016).

    >>> [round(Fading(8).recall((age,)), 2) for age in (0, 4, 8, 16)]
    [1.0, 0.61, 0.37, 0.14]
    """

    offers: float = 8  # after so many, 37 % of what can fade is left
    rest: float = 0  # what never fades

    def recall(self, ages: Ages) -> float:
        """Recall it the less likely the longer ago it was met last."""
        return self.rest + (1 - self.rest) * exp(-min(ages) / self.offers)


@dataclass(frozen=True)
class Activation(Forgetting):
    """ACT-R: every meeting leaves an activation that decays as a power of time; they add up.

    B = ln (t1^-d + t2^-d + …), and what has the activation B is recalled with the probability
    1 / (1 + e^((τ - B) / s)).  This is Anderson's theory in the form of Pavlik and Anderson (2005).
    The decay d = 0.5 is ACT-R's usual one; spread s = 0.25 and threshold τ = -2 are those of
    a model of this very game that students of cognitive modelling in Groningen have made.

    >>> [round(Activation().after(seconds), 2) for seconds in (10, 30, 55, 120)]
    [0.97, 0.77, 0.5, 0.17]
    """

    decay: float = 0.5
    spread: float = 0.25
    threshold: float = -2.0
    seconds: float = SECONDS_PER_OFFER  # for each offer

    def recall(self, ages: Ages) -> float:
        """Recall it as the meetings add up."""
        return self.after(*(self.seconds * max(age, JUST_NOW) for age in ages))

    def after(self, *seconds: float) -> float:
        """Return the probability of recall, so many seconds after each meeting."""
        activation = log(sum(time**-self.decay for time in seconds))
        return 1 / (1 + exp((self.threshold - activation) / self.spread))
