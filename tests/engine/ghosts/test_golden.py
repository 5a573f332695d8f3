"""Two whole games of Pas Vu Pas Pris as text that people can read (see tests/golden.py).

After a change of rules that is meant, write them anew and read what has changed:

    PYTHONPATH=tests .venv/bin/python tests/engine/ghosts/test_golden.py && git diff tests
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import golden
from partylab import Table, laws
from partylab.ghosts import Ghosts

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = {
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


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_is_written(name, monkeypatch):
    """The deal, the news of every move, the scores and the digest are those of the file."""
    monkeypatch.setattr(golden, "FOLDER", FOLDER)
    monkeypatch.setattr(golden, "GAMES", GAMES)
    with laws.listed(Ghosts):
        table = golden.replayed(name)
        written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        assert "\n".join(golden.lines(table)) + "\n" == written
        assert Table.load(table.save()).digest() == table.digest()


if __name__ == "__main__":
    golden.FOLDER, golden.GAMES = FOLDER, GAMES
    with laws.listed(Ghosts):
        golden.main()
