"""A game after some moves, with luck as a move of its own: how libraries that search know games.

>>> start = Moment(Numbered("nothanks", seats=3))
>>> start.is_luck, start.decided(seed=7).menu
(True, {0: Move.PAY, 1: Move.TAKE})
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

from partylab.adapters.numbered import MOST_MOVES, Menu, Numbered, shares

if TYPE_CHECKING:
    from partylab.features import Numbers
    from partylab.game import Seat


class LuckNeededError(Exception):
    """A move needs luck: before it is made there is a chance node."""


def _no_luck() -> NoReturn:
    raise LuckNeededError


@dataclass(frozen=True)
class Moment:
    """A game after some moves; before the deal there is no state.  It never changes."""

    numbered: Numbered
    most_moves: int = MOST_MOVES
    state: Any = None
    moves: int = 0
    awaits: tuple[Seat, Any] | None = None  # a move that awaits its luck

    @property
    def is_luck(self) -> bool:
        """Is it chance that decides now?"""
        return self.state is None or self.awaits is not None

    @cached_property
    def is_over(self) -> bool:
        """Is the game over, or cut short?"""
        if self.is_luck:
            return False
        return self.moves >= self.most_moves or self.numbered.game.outcome(self.state) is not None

    @cached_property
    def seat(self) -> Seat | None:
        """Who is asked: where several may move, the first of them who has not yet."""
        if self.is_luck or self.is_over:
            return None
        return min(self.numbered.game.turn(self.state))

    @cached_property
    def menu(self) -> Menu:
        """The moves of who is asked."""
        if self.seat is None:
            return {}
        return self.numbered.menu(self.numbered.game.moves(self.state, self.seat))

    def moved(self, action: int) -> Moment:
        """Return the moment after a move, or the one in which luck is asked about it."""
        seat, move = self.seat, self.menu[action]
        assert seat is not None  # noqa: S101  there is a menu
        try:
            state, _ = self.numbered.game.play(self.state, seat, move, _no_luck)
        except LuckNeededError:
            return replace(self, awaits=(seat, move))
        return replace(self, state=state, moves=self.moves + 1)

    def decided(self, seed: int) -> Moment:
        """Return the moment after luck has decided: about the deal, or about a move."""
        luck, game = partial(Random, seed), self.numbered.game
        if self.awaits is None:
            return replace(self, state=game.start(self.numbered.seats, luck)[0])
        state, _ = game.play(self.state, *self.awaits, luck)
        return replace(self, state=state, moves=self.moves + 1, awaits=None)

    def returns(self) -> list[float]:
        """Return what each seat has won."""
        outcome = self.numbered.game.outcome(self.state) if self.is_over else None
        if outcome is not None:
            return shares(outcome)
        return [float(self.is_over) / self.numbered.seats] * self.numbered.seats

    def numbers(self, seat: Seat) -> Numbers:
        """Return what a seat may know, in numbers."""
        if self.state is None:
            return [0.0] * self.numbered.length
        view = self.numbered.game.view(self.state, seat)
        return self.numbered.numbers(view, self.menu if seat == self.seat else {})

    def imagined(self, seat: Seat, seed: int) -> Moment:
        """Return a moment that a seat cannot tell from this one: all that is hidden drawn anew."""
        game = self.numbered.game
        state = game.possible(game.view(self.state, seat), Random(seed))
        return replace(self, state=state, awaits=None)

    def text(self, seat: Seat | None) -> str:
        """Return what a seat may know as its view is written."""
        return "" if self.state is None else repr(self.numbered.game.view(self.state, seat))

    def __deepcopy__(self, memo: object) -> Moment:
        """Stay the same: so a state is copied at once."""
        return self
