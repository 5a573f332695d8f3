"""A game in numbers: moves are counted, views are rows of numbers; all adapters stand on it.

>>> from partylab.table import Table
>>> game = Numbered("nothanks", seats=3)
>>> table = Table(game.game, ["Ana", "Bo", "Cleo"], seed=7)
>>> menu = game.menu(table.moves(2))
>>> menu, game.mask(menu)
({0: Move.PAY, 1: Move.TAKE}, [1, 1])
>>> len(game.numbers(table.view(2), menu)) == game.length
True
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.features import which
from partylab.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.features import Numbers
    from partylab.game import AnyGame, Outcome

# A game that is still not over then is cut short: nobody has to wait for learners that dawdle.
MOST_MOVES = 10_000

# The moves of a seat by their numbers, and in the same order.
Menu = dict[int, Any]


class Numbered:
    """A game and how many play.  Like a game, it never changes."""

    def __init__(self, game: AnyGame | str, seats: int, **options: Any) -> None:
        self.game: AnyGame = game if isinstance(game, Game) else games.rules(game, **options)
        self.game.check_seats(seats)
        self.seats = seats
        self._features = games.features(self.game.name)
        if self._features is None:
            raise TypeError(f"{self.game.name} has no features.py: it cannot be told in numbers")
        self.listed: tuple[str, ...] = self._features.actions(self.game, seats)
        self._places = {text: number for number, text in enumerate(self.listed)}
        self.slots = range(len(self.listed), len(self.listed) + self._features.SLOTS)
        self.actions = self.slots.stop
        first, _ = self.game.start(seats, lambda: Random(0))
        self.length = len(self.numbers(self.game.view(first, 0), {}))

    def menu(self, moves: Iterable[Any]) -> Menu:
        """Number moves: a listed one always has the same number, others get the slots in turn.

        A menu has never more of these than there are slots; of an author's that has, the first
        ones are offered.
        """
        slot = count(self.slots.start)
        numbered = {}
        for move in moves:
            place = self._places.get(str(move))
            numbered[next(slot) if place is None else place] = move
        return {number: numbered[number] for number in sorted(numbered) if number < self.actions}

    def mask(self, menu: Menu) -> list[int]:
        """Return a 1 for each action that is in a menu, else a 0."""
        return [int(action in menu) for action in range(self.actions)]

    def numbers(self, view: Any, menu: Menu) -> Numbers:
        """Return what a seat may know, and what is in the slots of its menu."""
        return [
            *which(view.seat, range(self.seats)),
            *self._features.features(view),
            *(number for slot in self.slots for number in self._features.about(menu.get(slot))),
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as what it was made of."""
        return Numbered, (self.game, self.seats)

    def __deepcopy__(self, memo: object) -> Numbered:
        """Stay the same: nothing in it changes."""
        return self


def shares(outcome: Outcome) -> list[float]:
    """Return what each seat wins: a game is worth 1, which its winners share.

    >>> from partylab import Outcome
    >>> shares(Outcome(winners=(0, 2), scores=(12, 40, 12), reason="nothanks-lowest-score"))
    [0.5, 0.0, 0.5]
    """
    won = 1 / len(outcome.winners)
    return [won * (seat in outcome.winners) for seat in range(len(outcome.scores))]
