"""What players believe: of a perfect memory, of a leaky one, and when to doubt what is said.

A memory is a value that watches view after view and says what may lie where.  `doubt` compares
how likely an announcement is to be false with what it would have to be for a refusal to pay.

>>> from partylab import Table
>>> from partylab.hat import Hat
>>> table, perfect, late = Table(Hat(), ["Ana", "Bo", "Cleo"], seed=1), Belief(), Leaky(Window(1))
>>> for move in ("draw", "turn", "say hat"):
...     perfect = perfect.after(table.view(None))
...     table.play(min(table.turn), move)
>>> view = table.view(None)
>>> doubt(perfect, view)
Doubt(false=Fraction(1, 1), threshold=Fraction(2, 3), refuse=True)
>>> doubt(late, view).refuse
False
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.hat.belief import Belief, Chances, Honesty, Memory
from partylab.hat.events import GIVEN, Place, places
from partylab.hat.forgetting import Activation, Fading, Forgetting, Never, Window
from partylab.hat.leaky import Leaky, Mixing, Trace

if TYPE_CHECKING:
    from partylab.hat.state import View


class Doubt(NamedTuple):
    """How doubtful an announcement is, and whether that is enough to refuse."""

    false: Any  # the probability that the gift is something else
    threshold: Fraction  # above which a refusal pays
    refuse: bool


def threshold(seats: int) -> Fraction:
    """Return how likely an announcement must be to be true for accepting it to pay: 1/seats.

    What one wants is to have few points and the others many: the payoff is the mean points of the
    others, less one's own.  A refusal costs a point if the announcement is true, p, and gains
    1/(N - 1) if it is false, for that is what the giver's point adds to the mean of the others.
    So it pays if (1 - p)/(N - 1) > p, that is if p < 1/N.

    This leaves out what it costs to carry a gift on that may be called by a wrong name.

    >>> threshold(2), threshold(6)
    (Fraction(1, 2), Fraction(1, 6))
    """
    return Fraction(1, seats)


def worth(true: Any, seats: int) -> Any:
    """Return what a refusal is worth, in points, if the announcement is true so likely.

    >>> worth(Fraction(1, 6), 6), worth(0, 3)
    (Fraction(0, 1), Fraction(1, 2))
    """
    return (1 - true) * Fraction(1, seats - 1) - true


def doubt(memory: Memory, view: View) -> Doubt:
    """Return how a memory doubts what has been said, and whether a refusal pays.

    The memory has watched the views before this one; to have watched this one too does no harm.
    """
    false = memory.after(view).doubted()
    least = threshold(view.seats)
    return Doubt(false, 1 - least, 1 - false < least)


__all__ = [
    "GIVEN",
    "Activation",
    "Belief",
    "Chances",
    "Doubt",
    "Fading",
    "Forgetting",
    "Honesty",
    "Leaky",
    "Memory",
    "Mixing",
    "Never",
    "Place",
    "Trace",
    "Window",
    "doubt",
    "places",
    "threshold",
    "worth",
]
