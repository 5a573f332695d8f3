"""What every game is: pure rules that know no player, no screen, no clock and no file.

A game is a frozen dataclass whose fields are its options.  Its states, moves and views never
change once made; they compare by value, and `repr` writes code that rebuilds them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from random import Random
from traceback import extract_tb
from typing import Any, ClassVar, Generic, Protocol, TypeVar

# A seat's number: 0, 1, 2 … in the order of play.
Seat = int
# In the name of the file that a cell of a notebook is.
CELL = "ipykernel_"
# A fraction as it is saved: short, so that reading it takes no time.
PLAIN_FRACTION = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9}|/[1-9][0-9]{0,8})?")

# Gives the random generator that belongs to one move.  Making a generator takes longer than
# most moves, so rules that need no luck simply never ask for it.
Chance = Callable[[], Random]


class Rejected(ValueError):
    """Something a person asked for is not allowed; nothing has changed.

    `reason` is a stable code, and the name of the sentence that explains it in every language.

    >>> Rejected("table-unknown-game", game="chess").reason
    'table-unknown-game'
    """

    def __init__(self, reason: str, **about: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about

    def say(self, words: Callable[..., str]) -> str:
        """Return the sentence for the player, in the language of `words`."""
        about = {
            name: value.say(words) if hasattr(value, "say") else value
            for name, value in self.about.items()
        }
        return words(self.reason, **about)

    def __str__(self) -> str:
        from partylab.words import Words

        return self.say(Words())

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: the last line of its own on the way, and the sentence."""
        traces = [trouble.__traceback__ for trouble in (self, self.__cause__) if trouble]
        cells = [line for trace in traces for line in extract_tb(trace) if CELL in line.filename]
        where = [f"----> {cells[-1].lineno} {cells[-1].line}", ""] if cells else []
        return [*where, str(self)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes with its details."""
        return _rejected, (self.reason, self.about)


def _rejected(reason: str, about: Mapping[str, Any]) -> Rejected:
    return Rejected(reason, **about)


def brief(value: object, most: int = 20, write: Callable[[object], str] = str) -> str:
    """Return a value as a short text for a refusal, even when it cannot be written at all.

    >>> brief("something very long that somebody sent")
    'something very long …'
    """
    try:
        text = write(value)
    except Exception:
        text = type(value).__name__  # too deep, too long, or broken on purpose
    return text if len(text) <= most else text[:most] + "…"


class Who(int):
    """A seat in news that name several people: News("hat-gave", giver=Who(0), receiver=Who(2)).

    A sentence gets the name as `$giver`, and as `$giver_who` whether it is "you" or "other".
    """

    def __repr__(self) -> str:
        return f"Who({int(self)})"


@dataclass(frozen=True, slots=True, init=False)
class News:
    """One thing that has just happened, as a value that `Words` can say in any language.

    `seat` is the person whom it is about, `seats` are several; any other value may be a `Who`.

    >>> News("nothanks-took", seat=0, card=12, chips=3)
    News('nothanks-took', seat=0, card=12, chips=3)
    """

    what: str
    about: tuple[tuple[str, Any], ...]

    def __init__(self, what: str, **about: Any) -> None:
        object.__setattr__(self, "what", what)
        object.__setattr__(self, "about", tuple(about.items()))

    def __getitem__(self, name: str) -> Any:
        return dict(self.about)[name]

    def __repr__(self) -> str:
        return f"News({', '.join([repr(self.what), *(f'{k}={v!r}' for k, v in self.about)])})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, with which scores, and why it was over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


class Numbers(tuple[int | Fraction, ...]):
    """The numbers that an option may be.  A form offers these few; others between too.

    Where a fraction is offered, fractions may be given in any form, and are kept exactly.

    >>> rounds = Numbers((1, 2, 5, 20), least=1, most=20)
    >>> rounds.read(7), rounds.read(21), rounds.read(1.5), f"{rounds}"
    (7, None, None, '1 … 20')
    >>> Numbers((Fraction(1, 100), 0), least=0, most=1).read(0.05)
    Fraction(1, 20)
    """

    least: int | Fraction
    most: int | Fraction

    def __new__(
        cls,
        offered: tuple[int | Fraction, ...],
        *,
        least: int | Fraction,
        most: int | Fraction,
    ) -> Numbers:
        """Make a choice; the option begins as one of the numbers offered."""
        numbers = super().__new__(cls, offered)
        numbers.least, numbers.most = least, most
        return numbers

    def read(self, value: object) -> int | Fraction | None:
        """Return the number that a value stands for, or None when it is not allowed."""
        number = self._exact(value)
        return number if number is not None and self.least <= number <= self.most else None

    def _exact(self, value: object) -> int | Fraction | None:
        if type(value) is int:
            return value
        if not any(isinstance(number, Fraction) for number in self):
            return None
        if isinstance(value, Fraction):
            return value
        if isinstance(value, float) and abs(value) < 10**9:
            return Fraction(value).limit_denominator(10**6)
        if isinstance(value, str) and PLAIN_FRACTION.fullmatch(value):
            return Fraction(value)
        return None

    def __str__(self) -> str:
        return f"{self.least} … {self.most}"


class Shown:
    """A view shows itself: as text when printed, as a drawing in a notebook."""

    __slots__ = ()
    game: Any

    def __str__(self) -> str:
        from partylab import games, words

        return str(games.drawing(self.game.name).text(self, words.Words()))

    def _repr_html_(self) -> str:
        from partylab import games, words

        return str(games.drawing(self.game.name).draw(self, words.Words()))


class ViewOf(Protocol):
    """What every view has: whose eyes it is seen with (None: an onlooker)."""

    @property
    def seat(self) -> Seat | None:
        """The seat that sees."""


State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View", bound=ViewOf)


class Game(ABC, Generic[State, Move, View]):
    """The rules of one game.  A subclass is a frozen dataclass whose fields are the options."""

    name: ClassVar[str]
    # What each option may be, in the order in which a form offers it.
    choices: ClassVar[dict[str, tuple[object, ...]]]
    # Is `moves` only a sample of what is legal, because nobody could list it all?
    menu_is_sample: ClassVar[bool] = False

    def __post_init__(self) -> None:
        """Refuse an option's value that is not one of its choices, saying which they are.

        A bool is not a number here: `rounds=True` is a mistake, not one round.
        """
        for option, allowed in self.choices.items():
            value = getattr(self, option)
            if not self.allows(option, value):
                numbers = isinstance(allowed, Numbers)
                shown = str(allowed) if numbers else ", ".join(str(good) for good in allowed)
                raise Rejected(
                    "table-wrong-option",
                    option=option,
                    value=brief(value, write=repr),
                    allowed=shown,
                )
            if isinstance(allowed, Numbers):
                object.__setattr__(self, option, allowed.read(value))

    def allows(self, option: str, value: object) -> bool:
        """May an option have this value?"""
        allowed = self.choices[option]
        if isinstance(allowed, Numbers):
            return allowed.read(value) is not None
        return any(value == good and type(value) is type(good) for good in allowed)

    @property
    @abstractmethod
    def seat_counts(self) -> range:
        """How many may play."""

    @abstractmethod
    def start(self, seats: int, chance: Chance) -> tuple[State, tuple[News, ...]]:
        """Set the table up and say what can be seen of it."""

    @abstractmethod
    def turn(self, state: State) -> frozenset[Seat]:
        """Return the seats that may move now; none when the game is over."""

    @abstractmethod
    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves of a seat, or a sample; none when it is not that seat's turn."""

    @abstractmethod
    def play(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[News, ...]]:
        """Return the state after a move, and the news; an illegal move raises `Rejected`."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know; `None` is an onlooker."""

    def open_view(self, state: State) -> View:
        """Return what may be shown of a moment when the game is over."""
        return self.view(state, None)

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def possible(self, view: View, rng: Random) -> State:
        """Draw a full state that fits a view, so that `view(possible(v, rng), v.seat) == v`."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read a move back from its text: `parse(str(move)) == move`."""

    def options(self) -> dict[str, Any]:
        """Return the options by name, as they are saved."""
        return {option.name: getattr(self, option.name) for option in fields(self)}  # type: ignore[arg-type]

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the rules do not know."""
        allowed = self.seat_counts
        if seats not in allowed:
            raise Rejected(
                "table-wrong-seat-count", seats=seats, least=allowed[0], most=allowed[-1]
            )


AnyGame = Game[Any, Any, Any]

__all__ = [
    "AnyGame",
    "Chance",
    "Game",
    "News",
    "Numbers",
    "Outcome",
    "Rejected",
    "Seat",
    "Shown",
    "ViewOf",
    "Who",
    "brief",
]
