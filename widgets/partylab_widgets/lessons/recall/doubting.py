"""Believing and doubting: what a claim changes, and when it pays to say "that's not a hat!".

>>> p_star(6), p_star(6, Fraction(1, 2))
(Fraction(1, 6), Fraction(7, 17))
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

Matrix = tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]


def update(belief: Mapping[str, Any], claim: str, honesty: Any) -> dict[str, Any]:
    """Return what to believe once somebody who knows the gift has named it.

    With the chance `honesty` the name is true; else it is any of the others, each as likely.

    >>> update({"hat": Fraction(1, 2), "cup": Fraction(1, 2)}, "hat", Fraction(4, 5))
    {'hat': Fraction(4, 5), 'cup': Fraction(1, 5)}
    """
    lie = (1 - honesty) / (len(belief) - 1)
    weights = {
        gift: chance * (honesty if gift == claim else lie) for gift, chance in belief.items()
    }
    total = sum(weights.values())
    return {gift: weight / total for gift, weight in weights.items()}


def p_star(players: int, cost: Fraction = Fraction(0)) -> Fraction:
    """Return below which chance of a true name refusing pays.

    What counts is the average of the others' points minus one's own; `cost` is what it costs to
    carry a gift of which one knows the wrong name.
    """
    gain = Fraction(1, players - 1) + cost  # of refusing a wrong name; of a true one it costs 1
    return gain / (1 + gain)


# The game for two: the giver tells the truth or lies, the receiver accepts or doubts.


class Balance(NamedTuple):
    """Two ways to play of which neither can be exploited, and what the giver wins by it."""

    lie: Fraction
    doubt: Fraction
    value: Fraction


def points(cost: Fraction, memory: Fraction = Fraction(0)) -> Matrix:
    """Return what the giver wins: the rows are truth and lie, the columns accept and doubt.

    Accepting and doubting are for a receiver who has forgotten the gift; who remembers it, with
    the chance `memory`, accepts every truth and doubts every lie.
    """
    forgot = 1 - memory
    return ((Fraction(0), forgot), (forgot * cost - memory, Fraction(-1)))


def outcome(game: Matrix, lie: Any, doubt: Any) -> Any:
    """Return what the giver wins on average.

    >>> outcome(points(Fraction(1, 2)), Fraction(2, 5), Fraction(1, 5))
    Fraction(1, 5)
    """
    (truth_accept, truth_doubt), (lie_accept, lie_doubt) = game
    told = truth_accept * (1 - doubt) + truth_doubt * doubt
    lied = lie_accept * (1 - doubt) + lie_doubt * doubt
    return told * (1 - lie) + lied * lie


def guaranteed(game: Matrix, lie: Any) -> Any:
    """Return what the giver wins at least, whatever the receiver does."""
    return min(outcome(game, lie, doubt) for doubt in (0, 1))


def conceded(game: Matrix, doubt: Any) -> Any:
    """Return what the giver wins at most against such a receiver."""
    return max(outcome(game, lie, doubt) for lie in (0, 1))


def balance(game: Matrix) -> Balance:
    """Solve the game: each side is as good against both answers of the other.

    >>> balance(points(Fraction(1, 2)))
    Balance(lie=Fraction(2, 5), doubt=Fraction(1, 5), value=Fraction(1, 5))
    """
    pure = [(Fraction(lie), Fraction(doubt)) for lie in (0, 1) for doubt in (0, 1)]
    for lie, doubt in pure:  # where one answer is always better, nobody mixes
        if guaranteed(game, lie) == conceded(game, doubt):
            return Balance(lie, doubt, guaranteed(game, lie))
    (a, b), (c, d) = game
    spread = a - b - c + d
    lie, doubt = (a - b) / spread, (a - c) / spread
    return Balance(lie, doubt, outcome(game, lie, doubt))
