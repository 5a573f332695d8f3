"""The engine is light: who only plays does not wait for libraries that only science needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import partylab
from partylab import games

HEAVY = ("numpy", "sympy", "matplotlib", "numba", "scipy", "pandas", "IPython", "ipywidgets")
HEAVY += ("anywidget", "traitlets", "jupyter_client", "tornado", "voila", "zmq", "asyncio")

WHOLE_GAME = """
from random import Random
from partylab import Table, Words
table, rng = Table({game!r}, {names!r}, seed=1), Random(1)
while table.turn:
    seat = min(table.turn)
    table.play(seat, rng.choice(table.moves(seat)))
    for language in ("en", "fr"):
        Words(language).tell(table.news, table.names, seat)
    table.view(seat)._repr_html_(), str(table.view(seat)), table._repr_html_()
assert table.outcome and Table.load(table.save()).digest() == table.digest()
"""
TOURNAMENT = """
from partylab import games, tournament
bot = next(iter(games.bots({game!r})))
print(tournament({game!r}, [bot] * {seats}, deals=2)._repr_html_())
"""


def heavy_after(script: str) -> list[str]:
    """Run a script in a fresh Python and return the heavy libraries it has loaded."""
    script += f"\nimport sys; print('loaded', *[n for n in {HEAVY!r} if n in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()[-1].split()[1:]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_game_at_a_table_loads_nothing_heavy(game):
    names = [f"N{number}" for number in range(games.rules(game).seat_counts[0])]
    assert heavy_after(WHOLE_GAME.format(game=game, names=names)) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_a_tournament_loads_nothing_heavy(game):
    seats = games.rules(game).seat_counts[0]
    assert heavy_after(TOURNAMENT.format(game=game, seats=seats)) == []


def test_importing_partylab_imports_no_game_and_no_words():
    """A game is loaded when it is asked for, and Fluent when something is said."""
    script = "import partylab, sys; print(*sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert [name for name in loaded if name.startswith(("partylab.nothanks", "fluent"))] == []
    assert [name for name in loaded if name in HEAVY] == []


def test_numpy_is_seen_when_it_is_loaded():
    """The test of the test."""
    assert heavy_after("import numpy") == ["numpy"]


def imports_of(path):
    """Return the names that a module imports, inside its functions as well."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


# Every folder with rules, listed as a game or not yet.
HOME = Path(partylab.__file__).parent
FOLDERS = sorted(path.parent.name for path in HOME.glob("*/rules.py"))


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_imports_no_other_game(game):
    others = [f"partylab.{name}" for name in FOLDERS if name != game]
    for path in (HOME / game).rglob("*.py"):
        taken = [name for name in imports_of(path) if any(_is_in(name, it) for it in others)]
        assert taken == [], path


def _is_in(name, package):
    return f"{name}.".startswith(f"{package}.")


def test_what_all_games_share_imports_no_game():
    """But for the list of games, which names them; laws, bots and adapters find them there."""
    shared = [path for part in ("", "laws", "adapters") for path in (HOME / part).glob("*.py")]
    for path in shared:
        for game in FOLDERS:
            assert [it for it in imports_of(path) if _is_in(it, f"partylab.{game}")] == [], path


@pytest.mark.parametrize("folder", ["seat", "stage", "server", "lesson"])
def test_what_shows_every_game_imports_none(folder):
    """Neither a seat nor the stage nor what all lessons share; a lesson may know its games."""
    widgets = HOME.parent / "widgets" / "partylab_widgets" / folder
    assert list(widgets.glob("*.py"))
    for path in widgets.rglob("*.py"):
        for game in FOLDERS:
            assert [it for it in imports_of(path) if _is_in(it, f"partylab.{game}")] == [], path


@pytest.mark.parametrize("game", FOLDERS)
def test_rules_import_no_drawing_no_bots_and_nothing_heavy(game):
    """Not even by way of another module of the game."""
    home = f"partylab.{game}."
    folder = HOME / game
    seen, ahead = set(), ["rules"]
    while ahead:
        module = ahead.pop()
        seen.add(module)
        for name in imports_of(folder / f"{module}.py"):
            assert name.split(".")[0] not in HEAVY, (module, name)
            near = name.removeprefix(home).split(".")[0] if name.startswith(home) else ""
            if near and near not in seen and (folder / f"{near}.py").is_file():
                ahead.append(near)
    assert seen.isdisjoint({"drawing", "board", "bots", "fast", "logic"})


def test_the_laws_need_nothing_but_the_engine():
    """An author can run them wherever the game itself runs."""
    script = "import sys; sys.modules['pytest'] = None\nfrom partylab import games, laws\n"
    assert heavy_after(script + "assert laws.check(games.rules('nothanks'))") == []
