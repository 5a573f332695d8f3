"""Golden playthroughs: whole games as text that people can read, so that no rule changes unseen.

A file in tests/playthroughs holds the game, its options, names and seed, then every move with the
news that it made, and the end.  After a change of rules that is meant, or to add a game to GAMES
below, write them anew and read what has changed:

    .venv/bin/python tests/golden.py && git diff tests/playthroughs
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from partylab import News, Table, games

FOLDER = Path(__file__).with_name("playthroughs")

# Name of the file: game, seats, seed, options.
GAMES: dict[str, tuple[str, tuple[str, ...], int, dict[str, Any]]] = {
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
}


def told(news: tuple[News, ...]) -> str:
    """Write news as short as they can be read: "took card=12 chips=3"."""
    return "; ".join(
        " ".join(
            [
                item.what.partition("-")[2],
                *(f"{name}={value}" for name, value in item.about if name != "seat"),
            ]
        )
        for item in news
    )


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
        news = told(table.at(number).news)
        written.append(f"{number:>4}  {table.names[seat]:<6} {move!s:<5} {news}")
    outcome = table.outcome
    written += [
        "",
        f"scores   {', '.join(map(str, outcome.scores))}",
        f"winners  {', '.join(table.names[seat] for seat in outcome.winners)}",
        f"digest   {table.digest()}",
    ]
    return written


def moves_in(text: str, table: Table) -> list[tuple[int, str]]:
    """Read the moves back: lines that begin with a number."""
    numbered = [line.split() for line in text.splitlines() if line[:5].strip().isdigit()]
    return [(table.names.index(words[1]), words[2]) for words in numbered]


def replayed(name: str) -> Table:
    """Play the moves of a file again."""
    game, seats, seed, options = GAMES[name]
    table = Table(games.rules(game, **options), seats, seed)
    for seat, move in moves_in((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), table):
        table.play(seat, move)
    return table


def fresh(name: str) -> Table:
    """Play a new game: as chance has it, but paying more often than taking."""
    game, seats, seed, options = GAMES[name]
    table, rng = Table(games.rules(game, **options), seats, seed), Random(name)
    while table.turn:
        seat = min(table.turn)
        moves = table.moves(seat)
        table.play(seat, moves[0] if rng.random() < 0.6 else rng.choice(moves))
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        table = replayed(name) if path.exists() else fresh(name)
        path.write_text("\n".join(lines(table)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
