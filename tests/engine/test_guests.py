"""Games of other distributions: entry points of the group `partylab.games`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import samples
from partylab import Rejected, Table, games, laws

HOME = Path(samples.__file__).parent


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A folder in which distributions are installed; what was found in it is forgotten again."""
    monkeypatch.syspath_prepend(tmp_path)
    games._guests.cache_clear()
    yield tmp_path
    games._guests.cache_clear()


def install(site, name, *points):
    """Write what `pip install` leaves of a distribution."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "\n".join(points)
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{lines}\n")


def package(site, name):
    """Put Pebbles under another name into a package of its own."""
    shutil.copytree(HOME / "pebbles", site / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (path for path in (site / name).rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8").replace("samples.pebbles", name)
        text = text.replace("pebbles-", f"{name}-").replace('"pebbles"', f'"{name}"')
        path.write_text(text, encoding="utf-8")


def test_a_game_of_another_distribution_is_listed_after_ours_and_keeps_the_laws(site):
    package(site, "aguest")
    install(site, "aguest", "aguest = aguest:Pebbles")
    assert games.names() == (*games.GAMES, "aguest")
    assert games.broken() == {}
    table = Table("aguest", ["Ana", "Bo"], seed=1)
    table.play(min(table.turn), "2")
    assert Table.load(table.save()).digest() == table.digest()
    assert laws.check("aguest")


def test_a_broken_one_is_named_and_left_out(site):
    package(site, "goodguest")
    install(site, "goodguest", "goodguest = goodguest:Pebbles")
    (site / "raises.py").write_text("1 / 0")
    (site / "leaves.py").write_text("raise SystemExit")
    install(
        site, "broken", "gone = nowhere:Gone", "raises = raises:Game", "leaves = leaves:Game",
        "no_class = goodguest", "no_game = json:JSONDecoder", "other_name = goodguest:Pebbles",
    )  # fmt: skip
    assert games.names() == (*games.GAMES, "goodguest")
    left_out = games.broken()
    assert set(left_out) == {"gone", "raises", "leaves", "no_class", "no_game", "other_name"}
    assert left_out["raises"] == "ZeroDivisionError: division by zero"
    assert left_out["gone"].startswith("ModuleNotFoundError")
    with pytest.raises(Rejected):
        games.rules("gone")


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("board.py", b"1 / 0", "ZeroDivisionError"),
        ("bots.py", b"import nothing_like_it", "ModuleNotFoundError"),
        ("board.css", b"\xff", "UnicodeDecodeError"),
        ("words/en.ftl", b"", "KeyError"),
    ],
)
def test_one_that_would_break_the_page_with_every_game_is_left_out(site, file, text, why):
    """The form offers all games and shares one style: a game that is half done must not harm it."""
    name = f"half{why.lower()}"
    package(site, name)
    (site / name / file).write_bytes(text)
    install(site, name, f"{name} = {name}:Pebbles")
    assert games.names() == tuple(games.GAMES)
    assert games.broken()[name].startswith(why)


def test_one_without_a_folder_is_left_out(site):
    (site / "alone.py").write_text(
        "from samples.pebbles import Pebbles\nclass Alone(Pebbles): name = 'alone'"
    )
    install(site, "alone", "alone = alone:Alone")
    assert games.names() == tuple(games.GAMES)
    assert games.broken() == {"alone": "NotADirectoryError: alone"}


def test_one_whose_name_could_not_name_its_sentences_is_left_out(site):
    package(site, "go_fish")
    install(site, "broken", "go_fish = go_fish:Pebbles")
    assert set(games.broken()) == {"go_fish"}


def test_nobody_takes_the_place_of_one_of_our_games(site):
    package(site, "thief")
    install(site, "thief", "nothanks = thief:Pebbles")
    assert games.names() == tuple(games.GAMES)
    assert type(games.rules("nothanks")).__name__ == "NoThanks"
