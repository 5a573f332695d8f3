"""How fast No Thanks! is played, as ratios to a minimal loop, sight, and pictures: `make bench`.

One run, one core (and once two): all contenders take turns, several times, so that whatever else
the machine does disturbs them alike; of each the median counts.  A ratio is to the minimal loop
with the same bots in the same run.  OpenSpiel and PettingZoo take part where they are installed
(`pip install open_spiel pettingzoo`).

    python tests/benchmarks/run.py            prints the table; 1 if a goal is missed
    python tests/benchmarks/run.py --write    writes docs/benchmarks.md as well
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if hasattr(os, "sched_setaffinity"):  # where a process can choose among its cores
    CORES = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(CORES)})
else:
    CORES = set()
os.environ |= {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}

import minimal
import picture_times
import sight_times
import yardstick

from partylab import Table, tournament
from partylab.nothanks import NoThanks

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.nothanks import fast

ROUNDS, SECONDS = 7, 0.4
THRESHOLD = 8
TABLE, TOURNAMENT = "`Table`: names, log, undo", "`tournament`: every deal from every seat"
AHEAD = 1.2  # how much faster than other libraries both are to be
GAIN = 1.8  # what two cores are to bring
DOCS = Path(__file__).parents[2] / "docs" / "benchmarks.md"
RNG = Random(1)


@dataclass
class Contender:
    """A way to play: `play(n)` plays about n games and returns how many they were."""

    name: str
    play: Callable[[int], int]
    bots: str = "random"
    least: float = 0  # the goal: a ratio to the minimal loop
    rival: bool = False  # table and tournament are to be faster than this one
    cores: int = 1  # on several, what the clock on the wall says counts
    batch: int = 20
    speeds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        return median(self.speeds)

    def measure(self) -> None:
        """Play for a while and note the games per second of this core's time."""
        played, seconds, clock = 0, 0.0, process_time if self.cores == 1 else perf_counter
        while seconds < SECONDS:
            began = clock()
            played += self.play(self.batch)
            seconds += clock() - began
            if seconds < SECONDS / 4:
                self.batch *= 2
        self.speeds.append(played / seconds)


def repeat(play: Callable[[], object]) -> Callable[[int], int]:
    """Make a way to play n games from one to play a game."""

    def play_some(count: int) -> int:
        for _ in range(count):
            play()
        return count

    return play_some


def rules_game(game: NoThanks = NoThanks()) -> None:  # noqa: B008  it never changes
    """Play by the rules: at each turn the legal moves and a view, after each move the news."""
    toss = RNG.random

    def chance() -> Random:
        return RNG

    state, news = game.start(3, chance)
    while turn := game.turn(state):
        (seat,) = turn
        game.view(state, seat)
        moves = game.moves(state, seat)
        move = moves[-1] if toss() < 0.5 else moves[0]
        state, news = game.play(state, seat, move, chance)
    assert news[-1].what == "nothanks-won"


def table_game() -> None:
    """Play at a table, which remembers everything: undo and replay are look-ups."""
    table = Table("nothanks", ["A", "B", "C"], RNG.getrandbits(50))
    toss = RNG.random
    while turn := table.turn:
        (seat,) = turn
        table.view(seat)
        moves = table.moves(seat)
        table.play(seat, moves[-1] if toss() < 0.5 else moves[0])


class Coin:
    """The bot that tosses a coin, in a tournament."""

    def choose(self, view, moves, rng):
        return moves[-1] if rng.random() < 0.5 else moves[0]


def tournament_games(count: int) -> int:
    return 3 * tournament("nothanks", [Coin, Coin, Coin], -(-count // 3), RNG.getrandbits(40)).deals


def compiled_games(count: int, cores: int = 1) -> int:
    from partylab.nothanks import fast

    return fast.threshold_games(max(count // 3, 3000), RNG.getrandbits(40), THRESHOLD, cores)


def games_on_two_cores(count: int) -> int:
    one = os.sched_getaffinity(0)
    os.sched_setaffinity(0, CORES)
    try:
        return compiled_games(count, cores=2)
    finally:
        os.sched_setaffinity(0, one)


def linear_games(count: int) -> int:
    from partylab.nothanks import fast

    deals = fast.shuffled(max(count // 3, 3000), seed=RNG.getrandbits(40))
    return fast.play_many(["linear"] * 3, deals).scores[:, :, 0].size


def games_in_c(count: int) -> int:
    deals = ready_deals(max(count // 3, 3000))
    return yardstick.thresholds(deals, THRESHOLD)[:, :, 0].size


@cache
def ready_deals(deals: int) -> fast.Deals:
    """Return deals that are shuffled beforehand, as C has nothing to shuffle with."""
    from partylab.nothanks import fast

    return fast.shuffled(deals)


def interpreted_games(count: int) -> int:
    from partylab.nothanks import fast

    deals = fast.shuffled(-(-count // 3), seed=RNG.getrandbits(40))
    bots = [fast.Threshold(THRESHOLD)] * 3
    return fast.play_many(bots, deals, compiled=False).scores.shape[0] * 3


def contenders() -> list[Contender]:
    """Everybody who takes part; the minimal loops come first, two cores after one."""
    from partylab.nothanks import fast

    coins = [minimal.random_bot(RNG)] * 3
    cautious = [minimal.threshold_bot(THRESHOLD)] * 3
    found = [
        Contender("minimal loop", repeat(partial(minimal.play, coins, RNG))),
        Contender("minimal loop", repeat(partial(minimal.play, cautious, RNG)), "threshold"),
        Contender("rules: immutable states, views, news", repeat(rules_game), least=1 / 8),
        Contender(TABLE, repeat(table_game), least=1 / 9),
        Contender(TOURNAMENT, tournament_games, least=1 / 7),
        Contender("`fast.play_many`, not compiled", interpreted_games, "threshold"),
    ]
    if fast.NUMBA:
        name = "`fast.play_many`, compiled, shuffling included"
        found.append(Contender(name, compiled_games, "threshold", least=100, batch=3000))
        if len(CORES) > 1:
            two = Contender("the same on two cores", games_on_two_cores, "threshold", cores=2)
            found.append(two)
        # Linear bots have no minimal loop; the ratio is to that of the threshold bots.
        found.append(Contender(name, linear_games, "linear", least=25, batch=3000))
    if fast.NUMBA and yardstick.COMPILER:
        name = "[plain C](../tests/benchmarks/yardstick.c), decks shuffled beforehand"
        found.append(Contender(name, games_in_c, "threshold", batch=3000))
    for name, module in (("OpenSpiel", "openspiel_port"), ("PettingZoo", "pettingzoo_port")):
        try:
            port = importlib.import_module(module)
        except ImportError:
            print(f"{name} is not installed and takes no part.", file=sys.stderr)
        else:
            play = repeat(partial(port.play, RNG))
            found.append(Contender(f"the same game against {name}", play, rival=True))
    return found


def run() -> tuple[str, bool]:
    """Measure everybody; return the table, and whether every goal is reached."""
    entered = contenders()
    for contender in entered:
        contender.play(contender.batch)  # warm up, and compile
    for _ in range(ROUNDS):
        for contender in entered:
            contender.measure()
    yardsticks = {contender.bots: contender.speed for contender in entered[:2]}
    yardsticks["linear"] = yardsticks["threshold"]
    speeds = {contender.name: contender.speed for contender in entered}
    ours = min(speeds[TABLE], speeds[TOURNAMENT])
    rows, well = [], True
    for contender in entered:
        ratio, goal, reached = contender.speed / yardsticks[contender.bots], "", True
        if contender.least:
            goal, reached = f"at least {shown(contender.least)}", ratio >= contender.least
        elif contender.rival:
            goal = f"`Table` and `tournament` at least {AHEAD} times as fast"
            reached = ours >= AHEAD * contender.speed
        elif contender.cores > 1:
            goal = f"at least {GAIN} times one core"
            reached = contender.speed >= GAIN * entered[entered.index(contender) - 1].speed
        well &= reached
        mark = ("reached" if reached else "MISSED") if goal else ""
        numbers = f"{contender.speed:,.0f} | {shown(ratio)}"
        rows.append(f"| {contender.name} | {contender.bots} | {numbers} | {goal} | {mark} |")
    heads = "| | bots | games per second | ratio to the minimal loop | goal | |"
    return "\n".join([heads, "|---|---|--:|--:|---|---|", *rows]), well


def shown(ratio: float) -> str:
    """Write a ratio as people say it: 40, or 1/8."""
    return f"{ratio:.3g}" if ratio >= 1 else f"1/{1 / ratio:.2g}"


def document(table: str, sight: str) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"""# How fast it is

Three players, one core, {python} on {platform.system()} {platform.machine()};
written by `make bench`, or `python tests/benchmarks/run.py --write`.

{table}

Games per second depend on the machine; the ratios hardly do.
The yardstick is [`minimal.py`](../tests/benchmarks/minimal.py): the same game in the fewest lines
that are still fast, without views, news or checks.
All contenders take turns in one run, {ROUNDS} times {SECONDS} seconds each; the medians count.
Only two cores are timed by the clock on the wall: they are to play {GAIN} times as much as one.
A random game has 48 moves on average, a game between threshold bots about 100.
Linear bots have no minimal loop of their own: their ratio is to that of the threshold bots.
The ports to [OpenSpiel](../tests/benchmarks/openspiel_port.py) and
[PettingZoo](../tests/benchmarks/pettingzoo_port.py) play the same game in the manner of their
libraries; they take part where those are installed (`pip install open_spiel pettingzoo`).

{sight}
"""


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    write = reader.parse_args().write
    table, well = run()
    sight, sharp = sight_times.run()
    pictures, quick = picture_times.run()
    sight = f"{sight}\n\n{pictures}"
    print(table, sight, sep="\n\n")
    if write:
        DOCS.parent.mkdir(exist_ok=True)
        DOCS.write_text(document(table, sight), encoding="utf-8")
    return 0 if well and sharp and quick else 1


if __name__ == "__main__":
    sys.exit(main())
