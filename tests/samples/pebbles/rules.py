"""Pebbles: the rules.  A move is the number of pebbles that one takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from partylab.game import Game, News, Numbers, Outcome, Rejected, Shown, brief

MOST = 3


class State(NamedTuple):
    """The heap, whose turn it is, and what everybody has taken."""

    heap: int
    turn: int
    taken: tuple[int, ...]


class _View(NamedTuple):
    game: Pebbles
    seat: int | None
    state: State


class View(_View, Shown):
    """There are no secrets: everybody sees everything."""

    __slots__ = ()


@dataclass(frozen=True)
class Pebbles(Game[State, int, View]):
    """The game and its option."""

    heap: int = 15

    name: ClassVar[str] = "pebbles"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "heap": Numbers((9, 15, 21), least=5, most=60),
    }

    @property
    def seat_counts(self):
        return range(2, 5)

    def start(self, seats, chance):
        self.check_seats(seats)
        first = chance().randrange(seats)
        return State(self.heap, first, (0,) * seats), (News("pebbles-begins", seat=first),)

    def turn(self, state):
        return frozenset({state.turn}) if state.heap else frozenset()

    def moves(self, state, seat):
        if seat not in self.turn(state):
            return ()
        return tuple(range(1, min(MOST, state.heap) + 1))

    def play(self, state, seat, move, chance):
        if move not in self.moves(state, seat):
            raise Rejected("pebbles-not-now", move=brief(move))
        taken = tuple(had + move * (who == seat) for who, had in enumerate(state.taken))
        after = State(state.heap - move, (seat + 1) % len(taken), taken)
        news = News("pebbles-took", seat=seat, pebbles=move, left=after.heap)
        return after, (news,) if after.heap else (news, News("pebbles-won", seat=seat))

    def view(self, state, seat):
        return View(self, seat, state)

    def outcome(self, state):
        if state.heap:
            return None
        last = (state.turn - 1) % len(state.taken)
        return Outcome((last,), state.taken, "pebbles-last-one")

    def possible(self, view, rng):
        return view.state

    def parse(self, text):
        if text not in ("1", "2", "3"):
            raise Rejected("pebbles-not-now", move=brief(text))
        return int(text)
