"""Random games of every registered game, for the tests that hold for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import Table, games

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Ana", "Bo", "Cléo", "D'Arcy", "Eve & co", "<Fay>", "Gül", "Hé", "Ivo")

MOST_CASES = 100


@dataclass(frozen=True)
class Case:
    """A game, its options and a number of seats."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *changed])

    def rules(self) -> Any:
        return games.rules(self.game, **dict(self.options))

    def table(self, seed: int | str = 1) -> Table:
        return Table(self.rules(), NAMES[: self.seats], seed)


def tried(allowed: Sequence[Any]) -> Sequence[Any]:
    """The values of an option to try: all names, but of many numbers the first two."""
    few = len(allowed) <= 3 or isinstance(allowed[0], str)
    return allowed if few else allowed[:2]


def every_case() -> list[Case]:
    """Every game with its options and numbers of seats: all combinations, or pairs if too many."""
    cases = []
    for name in games.GAMES:
        choices = games.rules(name).choices
        ways = [
            (*combination, seats)
            for combination in product(*map(tried, choices.values()))
            for seats in games.rules(
                name, **dict(zip(choices, combination, strict=True))
            ).seat_counts
        ]
        for *combination, seats in ways if len(ways) <= MOST_CASES else all_pairs(ways):
            options = zip(choices, combination, strict=True)
            shown = tuple((name, value) for name, value in options if value != choices[name][0])
            cases.append(Case(name, shown, seats))
    return cases


def all_pairs(ways: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Pick ways so that every two values that can meet do meet in one of them.

    Mistakes hide where two options meet, hardly ever where three must; so a few dozen games
    find what thousands would.
    """

    def pairs(way: tuple[Any, ...]) -> set[Any]:
        return set(combinations(enumerate(way), 2))

    missing = set().union(*map(pairs, ways))
    picked = []
    while missing:
        best = max(ways, key=lambda way: len(pairs(way) & missing))
        picked.append(best)
        missing -= pairs(best)
    return picked


CASES = every_case()


def play_on(table: Table, rng: Random, most: int = 100_000) -> Table:
    """Play at random until the game is over."""
    for _ in range(most):
        if not table.turn:
            return table
        seat = rng.choice(sorted(table.turn))
        table.play(seat, rng.choice(table.moves(seat)))
    raise AssertionError(f"this game does not end: {table!r}")


@cache
def finished(case: Case) -> Table:
    """A game played to its end.  It is shared by many tests: look, do not touch."""
    return play_on(case.table(), Random(str(case)))


def moments(case: Case, most: int = 10) -> list[Table]:
    """The table as it was at some moments of a game, its beginning and end among them."""
    table = finished(case)
    last = len(table.log)
    picked = {0, 1, last - 1, last, *Random(str(case)).choices(range(last), k=most - 4)}
    return [table.at(number) for number in sorted(picked)]


def eyes(case: Case) -> list[int | None]:
    """Everybody who may look: all seats, and an onlooker."""
    return [*range(case.seats), None]
