"""Random games of every registered game, for the tests that hold for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

from partylab import Table, games

NAMES = ("Ana", "Bo", "Cléo", "D'Arcy", "Eve & co", "<Fay>", "Gül", "Hé", "Ivo")


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


def every_case() -> list[Case]:
    """Every game, with every combination of options (of long ranges the first two) and seats."""
    cases = []
    for name in games.GAMES:
        choices = games.rules(name).choices
        values = [allowed if len(allowed) <= 3 else allowed[:2] for allowed in choices.values()]
        for combination in product(*values):
            options = tuple(zip(choices, combination, strict=True))
            for seats in games.rules(name, **dict(options)).seat_counts:
                shown = tuple((name, value) for name, value in options if value != choices[name][0])
                cases.append(Case(name, shown, seats))
    return cases


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
