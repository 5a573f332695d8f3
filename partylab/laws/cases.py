"""The cases in which a game is played: its options, every pair of them, every number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.game import Numbers, Rejected
from partylab.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.board import AnyBoard
    from partylab.game import AnyGame, Seat

# Names that would break a page that took them for markup: then something is called so.
EVIL = "evil"
NAMES = (
    "<evil></evil>Ana & Bo",
    '" evil="Bo',
    "Cléo' evil='",
    "D'Arcy",
    "Eve & co",
    "<Fay>",
    "Gül",
    "Hé",
)
MOST_MOVES = 20_000
# With a space, for no option can be called so: "seats" may be one.
SEATS = "how many"

# What one case is made of: the value of each option, and the number of seats.
Way = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A game, the options that are not as usual, and a number of seats."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options)])

    def rules(self) -> AnyGame:
        """Return the game."""
        return games.rules(self.game, **dict(self.options))

    def board(self) -> AnyBoard:
        """Return the table to touch."""
        return games.board(self.rules())

    def table(self, seed: int | str = 1) -> Table:
        """Return a new table."""
        return Table(self.rules(), names(self.seats), seed)


def names(seats: int) -> tuple[str, ...]:
    """Return names for so many players."""
    return (*NAMES, *(f"N{number}" for number in range(len(NAMES), seats)))[:seats]


def eyes(case: Case) -> list[Seat | None]:
    """Return everybody who may look: all seats, and an onlooker."""
    return [*range(case.seats), None]


def cases_of(game: AnyGame) -> list[Case]:
    """Return one game with exactly its options, for every number of seats."""
    usual = games.rules(game.name).options()
    changed = tuple((k, v) for k, v in game.options().items() if v != usual[k])
    return [Case(game.name, changed, seats) for seats in game.seat_counts]


def cases(name: str) -> list[Case]:
    """Return so many cases that every two options meet in one of them.

    Mistakes hide where two options meet, hardly ever where three must; so a few dozen games
    find what thousands would.
    """
    plan = Plan(name)
    picked = []
    while plan.missing:
        way = plan.next()
        if way is not None:
            seats = way.pop(SEATS)
            changed = tuple((k, v) for k, v in way.items() if v != plan.usual[k])
            picked.append(Case(name, changed, seats))
    return picked


class Plan:
    """Which pairs of options have not met yet."""

    def __init__(self, name: str) -> None:
        self.name = name
        plain = games.rules(name)
        self.usual = plain.options()
        self.values: dict[str, list[Any]] = {
            option: tried(allowed, self.usual[option]) for option, allowed in plain.choices.items()
        }
        counts = {seats for way in self._one_changed({}) for seats in self._counts(way)}
        self.values[SEATS] = sorted({*plain.seat_counts, *counts})
        singles = [(k, v) for k, values in self.values.items() for v in values]
        self.missing = dict.fromkeys(
            (one, other) for one, other in combinations(singles, 2) if one[0] != other[0]
        )
        if len(self.values) == 1:  # no options
            self.missing = dict.fromkeys((single, single) for single in singles)

    def next(self) -> Way | None:
        """Return a case for the first pair that has not met, or None where it never can."""
        pair = next(iter(self.missing))
        del self.missing[pair]
        start = dict(pair)
        for way in (self._greedy(start), *self._one_changed(start)):
            if way.get(SEATS, 0) in self._counts(way):
                for met in combinations((item for item in self._sorted(way)), 2):
                    self.missing.pop(met, None)
                return way
        return None

    def _sorted(self, way: Way) -> list[tuple[str, Any]]:
        return [(name, way[name]) for name in self.values]

    def _greedy(self, start: Way) -> Way:
        """Complete a way so that as many pairs as possible meet in it."""
        way = dict(start)
        for name in self.values:
            if name not in way:
                allowed = self._counts(way) if name == SEATS else self.values[name]
                if allowed:
                    way[name] = max(allowed, key=lambda value: self._news(way, (name, value)))
        return way

    def _news(self, way: Way, item: tuple[str, Any]) -> int:
        places = list(self.values)
        return sum(
            tuple(sorted((item, other), key=lambda one: places.index(one[0]))) in self.missing
            for other in way.items()
        )

    def _one_changed(self, start: Way) -> Iterator[Way]:
        """Complete a way as usual, and with one other option besides."""
        for option, values in self.values.items():
            if option != SEATS:
                for value in values:
                    way = {**self.usual, option: value, **start}
                    if SEATS in start or not start:
                        yield way
                    else:
                        yield from ({**way, SEATS: seats} for seats in self._counts(way))

    def _counts(self, way: Way) -> Sequence[int]:
        options = {name: value for name, value in way.items() if name != SEATS}
        try:
            return games.rules(self.name, **options).seat_counts
        except Rejected:  # two options that cannot be had together
            return ()


def tried(allowed: Sequence[Any], usual: object) -> list[Any]:
    """Return the values of an option to try: all names, but of many numbers few.

    >>> tried((1, 2, 3, 4, 5, 6), 3)
    [3, 1]
    >>> tried(Numbers((30, 10, 60), least=5, most=600), 30)
    [30, 5, 600]
    """
    if isinstance(allowed, Numbers):
        return list(dict.fromkeys((usual, allowed.least, allowed.most)))
    if len(allowed) <= 3 or not all(type(value) is int for value in allowed):
        return list(dict.fromkeys((usual, *allowed)))
    return [usual, next(value for value in allowed if value != usual)]


# Random games


def play_on(table: Table, rng: Random, most: int = MOST_MOVES) -> Table:
    """Play at random until the game is over."""
    for _ in range(most):
        if not table.turn:
            return table
        seat = rng.choice(sorted(table.turn))
        table.play(seat, rng.choice(table.moves(seat)))
    raise RuntimeError(f"no end after {most} moves: {table!r}")


@lru_cache(maxsize=8)
def finished(case: Case) -> Table:
    """Return a game played to its end.  Many laws share it: look, do not touch."""
    return play_on(case.table(), Random(str(case)))


def moments(case: Case, most: int = 10) -> list[Table]:
    """Return the table as it was at some moments of a game, its beginning and end among them."""
    table = finished(case)
    last = len(table.log)
    ends = (0, last, 1, last - 1)[: max(2, most // 2)]
    between = Random(str(case)).choices(range(last + 1), k=most - len(ends))
    picked = {*ends, *between}
    return [table.at(number) for number in sorted(picked) if 0 <= number <= last]
