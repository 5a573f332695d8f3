"""What a game's `features.py` is made of: a view as numbers between 0 and 1, for learners.

A game that has one can be learned with the libraries of `partylab.adapters`.  It offers

* `actions(game, seats)`: the texts of all moves that can be listed once for all;
* `SLOTS`: how many further moves a menu may hold, of which nobody could list all;
* `features(view)`: the view as numbers, as many for every view of a table, the one who sees first;
* `about(move)`: the same for a move in a slot, None for an empty one; only where there are slots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from partylab.game import Seat

Numbers = list[float]
Thing = TypeVar("Thing")


def which(value: object, values: Collection[object]) -> Numbers:
    """Return a 1 for the value that it is, a 0 for each of the others; only zeros for none.

    >>> which("b", "abc"), which(None, "abc")
    ([0.0, 1.0, 0.0], [0.0, 0.0, 0.0])
    """
    return [float(value == one) for one in values]


def among(some: Collection[object], values: Collection[object]) -> Numbers:
    """Return a 1 for each of the values that is among some, else a 0.

    >>> among((3, 5), range(3, 7))
    [1.0, 0.0, 1.0, 0.0]
    """
    return [float(one in some) for one in values]


def part(number: float | None, most: float) -> float:
    """Return what part of the most a number is; nothing for one that is unknown.

    >>> part(11, 55), part(None, 55), part(70, 55)
    (0.2, 0.0, 1.0)
    """
    return min(max((number or 0) / most, 0.0), 1.0)


def from_me(me: Seat, seats: Sequence[Thing]) -> tuple[Thing, ...]:
    """Return what belongs to each seat in the order of play, beginning with one's own.

    >>> from_me(2, ("Ana", "Bo", "Cleo"))
    ('Cleo', 'Ana', 'Bo')
    """
    return (*seats[me:], *seats[:me])


def who(me: Seat, seat: Seat | None, seats: int) -> Numbers:
    """Return which seat it is, as seen from one's own.

    >>> who(2, 0, 3)
    [0.0, 1.0, 0.0]
    """
    return which(seat, from_me(me, range(seats)))
