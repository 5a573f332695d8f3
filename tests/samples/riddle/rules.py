"""Riddle: the rules.

The giver chooses in secret what kind of thing it is, then writes a hint of any words.  The
receiver, who sits next, guesses the kind: a point for the receiver, and a share of it, in
hundredths, for the giver.  Then the receiver gives.  A move is what somebody says.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, NamedTuple

from partylab.game import Game, News, Numbers, Outcome, Rejected, Shown, Who, brief

KINDS = ("animal", "plant", "thing")
LONGEST = 60
POINTS = 100
SAMPLE = ("…", "It is grey & has < 5 legs.")


class State(NamedTuple):
    """Who gives, what is known, and everybody's points."""

    giver: int
    kind: str | None
    hint: str | None
    points: tuple[int, ...]
    left: int  # riddles to come, this one among them
    last: str | None = None  # the kind of the riddle before


class _View(NamedTuple):
    game: Riddle
    seat: int | None
    giver: int
    chosen: bool
    kind: str | None  # for the giver only
    hint: str | None
    points: tuple[int, ...]
    left: int
    last: str | None


class View(_View, Shown):
    """The kind is the giver's secret."""

    __slots__ = ()

    @property
    def mover(self):
        """Who has something to say."""
        return (self.giver + (self.hint is not None)) % len(self.points)


@dataclass(frozen=True)
class Said:
    """A move: a kind, or a hint of any words."""

    text: str

    def __str__(self):
        return self.text


@dataclass(frozen=True)
class Riddle(Game[State, Said, View]):
    """The game and its option."""

    share: Fraction | int = Fraction(1, 2)

    name: ClassVar[str] = "riddle"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "share": Numbers((Fraction(1, 4), Fraction(1, 2), 1), least=0, most=1),
    }
    menu_is_sample: ClassVar[bool] = True  # nobody can list all hints

    @property
    def seat_counts(self):
        return range(2, 6)

    def start(self, seats, chance):
        self.check_seats(seats)
        giver = chance().randrange(seats)
        return State(giver, None, None, (0,) * seats, seats), (News("riddle-gives", seat=giver),)

    def turn(self, state):
        return frozenset({_mover(state)}) if state.left else frozenset()

    def moves(self, state, seat):
        if seat not in self.turn(state):
            return ()
        hints = state.kind is not None and state.hint is None
        return tuple(map(Said, SAMPLE if hints else KINDS))

    def play(self, state, seat, move, chance):
        if seat not in self.turn(state) or not isinstance(move, Said):
            raise Rejected("riddle-not-now")
        if state.kind is not None and state.hint is None:
            after = state._replace(hint=checked(move.text))
            giver, receiver = Who(seat), Who(_mover(after))
            return after, (News("riddle-hint", giver=giver, receiver=receiver, hint=move.text),)
        if move.text not in KINDS:
            raise Rejected("riddle-no-kind", text=brief(move.text))
        if state.kind is None:
            return state._replace(kind=move.text), (News("riddle-chosen", seat=seat),)
        return self._guessed(state, seat, move.text)

    def _guessed(self, state, seat, guess):
        points, right = list(state.points), guess == state.kind
        if right:
            points[seat] += POINTS
            points[state.giver] += int(POINTS * self.share)
        told = News(
            "riddle-guessed", giver=Who(state.giver), receiver=Who(seat),
            kind=state.kind, right="yes" if right else "no",
        )  # fmt: skip
        after = State(seat, None, None, tuple(points), state.left - 1, state.kind)
        return after, (told, News("riddle-gives", seat=seat) if after.left else News("riddle-over"))

    def view(self, state, seat):
        kind = state.kind if seat == state.giver else None
        chosen = state.kind is not None
        return View(self, seat, state.giver, chosen, kind, *state[2:])

    def outcome(self, state):
        if state.left:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, state.points, "riddle-most-points")

    def possible(self, view, rng):
        kind = view.kind or (rng.choice(KINDS) if view.chosen else None)
        return State(view.giver, kind, *view[5:])

    def parse(self, text):
        return Said(checked(text))


def checked(text):
    """Refuse what nobody could read."""
    if not text.strip() or len(text) > LONGEST or not text.isprintable():
        raise Rejected("riddle-unreadable", most=LONGEST)
    return text


def _mover(state):
    return (state.giver + (state.hint is not None)) % len(state.points)
