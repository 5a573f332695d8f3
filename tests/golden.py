"""Golden playthroughs: whole games as text that people can read, so that no rule changes unseen.

A file in tests/playthroughs holds the game, its options, names and seed, then every move with the
news that it made, and the end.  After a change of rules that is meant, or to add a game to GAMES
below, write them anew and read what has changed:

    .venv/bin/python tests/golden.py && git diff tests/playthroughs
"""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

from partylab import News, Table, games
from partylab.game import Who

FOLDER = Path(__file__).with_name("playthroughs")

# Clockwise, as in the book of That's Not a Hat: Anna sits at Tom's right.
BOOK = ("Tom", "Lucas", "Marlène", "Anna")
# Name of the file: game, seats, seed, options.
ALL: dict[str, tuple[str, tuple[str, ...], int, dict[str, Any]]] = {
    "nothanks-3": ("nothanks", ("Ana", "Bo", "Cleo"), 7, {}),
    "nothanks-5-open-chips": ("nothanks", ("A", "B", "C", "D", "E"), 11, {"open_chips": True}),
    "nothanks-4-tactical": (
        "nothanks",
        ("Nord", "Est", "Sud", "Ouest"),
        5,
        {"variant": "tactical"},
    ),
    "nothanks-7-two-rounds": ("nothanks", tuple("1234567"), 3, {"rounds": 2}),
    "nothanks-2-house": ("nothanks", ("Ana", "Bo"), 1, {"house_two_players": True}),
    "notnot-3": ("notnot", ("Ana", "Bo", "Cleo"), 7, {}),
    "notnot-2-extreme-negate-first": (
        "notnot",
        ("Ana", "Bo"),
        3,
        {"mode": "extreme", "nothing_rule": "negate_first", "dice": "mixed"},
    ),
    "notnot-4-discovery-house-rules": (
        "notnot",
        ("Nord", "Est", "Sud", "Ouest"),
        5,
        {
            "mode": "discovery",
            "void_refused": "discard",
            "tie_window_ms": 20,
            "still_seconds": 1,
            "penalise_no_target": False,
            "late_wrong_penalty": True,
        },
    ),
    "notnot-1-hard": ("notnot", ("Ana",), 2, {"mode": "hard"}),
    # The two examples of the book, each with a whole game after it.
    "hat-4-book-accepted": ("hat", BOOK, 9186077, {}),
    "hat-4-book-refused": ("hat", BOOK, 574576, {}),
    "hat-2": ("hat", ("Ana", "Bo"), 3, {}),
    "hat-5-variants": (
        "hat",
        ("A", "B", "C", "D", "E"),
        4,
        {
            "starting_gifts": 2,
            "arrows": "black",
            "announce": "free",
            "announce_list": "seen",
            "wild_arrows": True,
            "show_seconds": 1,
            "timer": 10,
            "max_offers": 50,
        },
    ),
    "hat-3-rounds": ("hat", ("Ana", "Bo", "Cleo"), 9, {"rounds": "players"}),
    "ghosts-3-midnight-and-fusions": (
        "ghosts",
        ("Ana", "Bo", "Cleo"),
        5,
        {"midnight": True, "fusion": True},
    ),
    "ghosts-2-house-rules": (
        "ghosts",
        ("Ana", "Bo"),
        2,
        {
            "score_out": (1, 2, 4),
            "score_hall": (0, 0, 0),
            "exit_cost": 0,
            "seen_from": Fraction(1, 1000),
            "mirror": False,
            "ghosts_block": True,
            "cell_capacity": 5,
            "seats": "neighbours",
        },
    ),
}

# A game that is not listed yet has its files already.
GAMES = {name: about for name, about in ALL.items() if about[0] in games.GAMES}


def told(news: tuple[News, ...], names: tuple[str, ...] = (), mover: int | None = None) -> str:
    """Write news as short as they can be read: "took card=12 chips=3".

    News of another player than the one who moved begin with that player's name.
    """
    written = []
    for item in news:
        about = dict(item.about)
        seat = about.pop("seat", mover)
        who = [names[seat]] if names and seat != mover else []
        what = item.what.partition("-")[2]
        named = {
            name: names[it] if isinstance(it, Who) and names else it for name, it in about.items()
        }
        written.append(" ".join([*who, what, *(f"{name}={it}" for name, it in named.items())]))
    return "; ".join(written)


def lines(table: Table) -> list[str]:
    """Write a whole game."""
    options = " ".join(f"{name}={value}" for name, value in table.game.options().items())
    first = table.at(0)
    written = [
        f"game     {table.game.name} {options}",
        f"seats    {', '.join(table.names)}",
        f"seed     {table.seed}",
        f"deal     {first._state!r}",
        "",
        f"start    {told(first.news)}",
    ]
    for number, (seat, move) in enumerate(table.log, start=1):
        news = told(table.at(number).news, table.names, seat)
        written.append(f"{number:>4}  {table.names[seat]:<6} {move!s:<4}  {news}")
    outcome = table.outcome
    written += [
        "",
        f"scores   {', '.join(map(str, outcome.scores))}",
        f"winners  {', '.join(table.names[seat] for seat in outcome.winners)}",
        f"digest   {table.digest()}",
    ]
    return written


def moves_in(text: str, table: Table) -> list[tuple[int, str]]:
    """Read the moves back: a number, a name, and the move up to two spaces."""
    lines = re.findall(r"^ *\d+  (\S+) +(\S.*?)  ", text, re.MULTILINE)
    return [(table.names.index(name), move) for name, move in lines]


def replayed(name: str) -> Table:
    """Play the moves of a file again."""
    game, seats, seed, options = GAMES[name]
    table = Table(games.rules(game, **options), seats, seed)
    for seat, move in moves_in((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), table):
        table.play(seat, move)
    return table


def fresh(name: str) -> Table:
    """Let the game's weaker bots play a new game; where it has none, chance does."""
    game, seats, seed, options = GAMES[name]
    table, rng = Table(games.rules(game, **options), seats, seed), Random(name)
    weaker = list(games.bots(game).values())[:3]
    bots = [weaker[seat % len(weaker)]() for seat in range(len(seats))] if weaker else []
    while table.turn:
        seat = min(table.turn)
        moves = table.moves(seat)
        move = bots[seat].choose(table.view(seat), moves, rng) if bots else rng.choice(moves)
        table.play(seat, move)
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        table = replayed(name) if path.exists() else fresh(name)
        path.write_text("\n".join(lines(table)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
