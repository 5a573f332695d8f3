"""A league: round after round everybody is dealt to tables of three.

Strategies of files play in limited processes.  Whatever goes wrong costs the game in which it
happens, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.bots import Player
from partylab.game import Rejected
from partylab.limited import Limited
from partylab.nothanks.bots import Greedy
from partylab.result import Estimate, estimate_share
from partylab.tournaments import play_game, seating

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from partylab.game import AnyGame

SEATS = 3
HOUSE = ("random", "miser", "greedy", "threshold", "collector", "linear")
MOST_FILES = 40
PATIENCE = 3  # games in a row that a strategy may fail in; then it sits the others out

# A bot of the house by its name, a function of a notebook, or a file of the class.
Source = str | Callable[[Any], Any] | Path


@dataclass
class Entrant:
    """Somebody who takes part."""

    name: str
    source: Source
    shares: list[float] = field(default_factory=list)  # of each deal's wins
    faults: Counter[str] = field(default_factory=Counter)  # what went wrong, in how many games
    told: dict[str, Rejected] = field(default_factory=dict)  # and the sentence about it
    failing: int = 0  # games in a row
    limited: Limited | None = None

    @property
    def is_house(self) -> bool:
        """Is it a bot of the ladder?"""
        return isinstance(self.source, str)

    @property
    def is_out(self) -> bool:
        """Has it failed so often that it is not asked any more?"""
        return self.failing >= PATIENCE

    @property
    def share(self) -> Estimate:
        """The share of its games that it wins."""
        return estimate_share(self.shares)

    def begin(self, view: Any) -> None:
        """Begin a game; its process is started when it is first needed."""
        if self.limited is None and not isinstance(self.source, str):
            self.limited = Limited(self.source)
        if self.limited is not None:
            self.limited.begin(view)

    def close(self) -> None:
        """End its process."""
        if self.limited is not None:
            self.limited.close()
            self.limited = None


class Guest:
    """An entrant in one game.  Once something has gone wrong somebody else plays on for it."""

    def __init__(self, entrant: Entrant, game: AnyGame) -> None:
        self.entrant, self.game = entrant, game
        self.bot = games.bots(game.name)[entrant.source]() if entrant.is_house else None  # type: ignore[index]
        self.stand_in = Greedy()
        self.fault: Rejected | None = None
        self.begun = False
        if entrant.is_out:
            self.fault = Rejected("league-sits-out", games=PATIENCE)

    def watch(self, view: Any) -> None:
        """Let a bot of the house look."""
        if self.bot is not None:
            self.bot.watch(view)

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Ask for the move; if that fails, note why and let the stand-in play."""
        if self.bot is not None:
            return self.bot.choose(view, moves, rng)
        if len(moves) == 1:  # without a chip there is nothing to ask
            return moves[0]
        if self.fault is None:
            try:
                return self._asked(view, moves)
            except Rejected as fault:
                self.fault = fault
        return self.stand_in.choose(view, moves, rng)

    def _asked(self, view: Any, moves: tuple[Any, ...]) -> Any:
        if not self.begun:
            self.entrant.begin(view)
            self.begun = True
        said = self.entrant.limited.choose(view) if self.entrant.limited else ""
        for move in moves:
            if str(move) == said:
                return move
        raise Rejected("limited-illegal", move=said)

    def settle(self) -> None:
        """Note at the end of a game whether it went well."""
        entrant, fault = self.entrant, self.fault
        if fault is None:
            entrant.failing = 0
            return
        entrant.faults[fault.reason] += 1
        if not entrant.is_out:
            entrant.failing += 1
        entrant.told.setdefault(fault.reason, fault)


class Season:
    """Everybody who takes part, and how they stand.

    The seed is drawn in secret and told afterwards, so that nobody can know the cards beforehand.
    """

    def __init__(self, entrants: Sequence[Entrant], seed: str) -> None:
        self.entrants, self.seed = list(entrants), seed
        self.game = games.rules("nothanks")
        self.rounds = self.tables = 0  # that were played

    def play(self, rounds: int) -> Generator[None, None, None]:
        """Play some rounds; a step is one table, on which one deal is played from every seat."""
        try:
            for _ in range(rounds):
                order = [*self.entrants]
                Random(f"{self.seed}/round {self.rounds}").shuffle(order)
                for number in range(len(order) // SEATS):
                    table = order[SEATS * number : SEATS * (number + 1)]
                    self._play_deal(table, f"{self.seed}/{self.rounds}.{number}")
                    self.tables += 1
                    yield
                self.rounds += 1
        finally:
            for entrant in self.entrants:
                entrant.close()

    def _play_deal(self, table: Sequence[Entrant], deal: str) -> None:
        wins = [0.0] * SEATS
        order = seating(deal, SEATS)
        for shift in range(SEATS):
            around = order[-shift:] + order[:-shift]  # who sits on each seat
            guests = {each: Guest(table[each], self.game) for each in around}
            players = [
                (Player(table[each].name, guests[each]), Random(f"{deal}/bot {each}"))
                for each in around
            ]
            scores = play_game(self.game, deal, players).scores
            # Who failed has lost, whatever the stand-in made of it.
            fit = {each: scores[at] for at, each in enumerate(around) if not guests[each].fault}
            winners = [each for each, score in fit.items() if score == min(fit.values())]
            for each in winners:
                wins[each] += 1 / len(winners)
            for guest in guests.values():
                guest.settle()
        for entrant, won in zip(table, wins, strict=True):
            entrant.shares.append(won / SEATS)

    def ranking(self) -> list[tuple[int, Entrant]]:
        """Return everybody who has played with their rank, the best first.

        Whoever cannot be told apart from the one at the top of a rank shares it.
        """
        played = [each for each in self.entrants if each.shares]
        ranked: list[tuple[int, Entrant]] = []
        rank, low = 0, 2.0
        for at, each in enumerate(sorted(played, key=lambda it: -it.share.mean), 1):
            if each.share.high < low:
                rank, low = at, each.share.low
            ranked.append((rank, each))
        return ranked


def strategies(folder: Path) -> tuple[list[Path], int]:
    """Return the files of a folder that may take part, by name, and how many were left out."""
    found = sorted(path for path in folder.glob("*.py") if path.is_file())
    return found[:MOST_FILES], len(found[MOST_FILES:])


def entrants(own: Source | None, own_name: str, files: Sequence[Path]) -> list[Entrant]:
    """Return everybody who takes part: one's own strategy, files, and the ladder."""
    everybody = [Entrant(own_name, own)] if own is not None else []
    everybody += [Entrant(path.stem, path) for path in files]
    return everybody + [Entrant(name, name) for name in HOUSE]
