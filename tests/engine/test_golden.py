"""The golden playthroughs still go as they are written; see tests/golden.py."""

from __future__ import annotations

import pytest

import golden
import samples
from partylab import Table, games


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_as_it_is_written(name):
    """The deal, the news of every move, the scores and the digest are those of the file."""
    table = golden.replayed(name)
    written = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert "\n".join(golden.lines(table)) + "\n" == written
    assert Table.load(table.save()).digest() == table.digest()


def test_every_file_is_played_and_every_game_has_one():
    files = {path.stem for path in golden.FOLDER.glob("*.txt")}
    assert files == set(golden.ALL)
    assert {about[0] for about in golden.GAMES.values()} == set(games.GAMES)


def test_every_variant_has_a_golden_game():
    """Each value of an option that is a name or a yes stands in some file."""
    for game in games.GAMES:
        used = [options for name, _, _, options in golden.GAMES.values() if name == game]
        plain = games.rules(game)
        for option, allowed in plain.choices.items():
            unusual = [value for value in allowed if value != plain.options()[option]]
            for value in unusual[:1]:
                assert any(options.get(option) == value for options in used)


def test_a_game_without_bots_can_be_written_too(monkeypatch):
    monkeypatch.setitem(golden.GAMES, "pebbles-2", ("pebbles", ("Ana", "Bo"), 1, {"heap": 5}))
    with samples.listed():
        written = golden.lines(golden.fresh("pebbles-2"))
    assert written[0] == "game     pebbles heap=5"
    assert written[-2].startswith("winners")
