"""Which games there are, and where to find what belongs to each.

One game, one folder: its rules, science, bots, drawing, board, style and words.  A further game
is one line here; or, from another distribution, an entry point of the group `partylab.games`
whose name is the game's and whose value names the package and the class: "chess:Chess".
"""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from markupsafe import Markup

from partylab.game import Game, Rejected, brief

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.metadata import EntryPoint

    from partylab.board import AnyBoard
    from partylab.bots import Bot
    from partylab.words import Words

GROUP = "partylab.games"
FIT_NAME = re.compile("[a-z][a-z0-9]*")


class Where(NamedTuple):
    """A game's folder, and the class of its rules.  Nothing is imported before use."""

    package: str
    rules: str


GAMES = {
    "nothanks": Where("partylab.nothanks", "NoThanks"),
    "notnot": Where("partylab.notnot", "NotNot"),
    "hat": Where("partylab.hat", "Hat"),
    "ghosts": Where("partylab.ghosts", "Ghosts"),
}


class Drawing(Protocol):
    """What a game's `drawing.py` offers: the table as a picture and as text."""

    def draw(self, view: Any, words: Words, names: Sequence[str] | None = None) -> str:
        """Return the table as one SVG picture."""

    def text(self, view: Any, words: Words, names: Sequence[str] | None = None) -> str:
        """Say the same in words."""


@cache
def _guests() -> tuple[dict[str, Where], dict[str, str]]:
    """Return the games of other distributions, and those that cannot be loaded with the reason."""
    from importlib.metadata import entry_points

    good: dict[str, Where] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP)):
        if point.name in GAMES:
            continue
        try:
            good[point.name] = _checked(point)
        except (Exception, SystemExit) as error:  # whatever somebody else's package may do
            broken[point.name] = f"{type(error).__name__}: {brief(error, 80)}"
    return good, broken


def _checked(point: EntryPoint) -> Where:
    """Find a game of another distribution; all of it is tried that a page with every game needs."""
    made = point.load()
    if not issubclass(made, Game) or made.name != point.name:
        raise TypeError(point.value)
    if not FIT_NAME.fullmatch(point.name):  # sentences are found by it
        raise ValueError(point.name)
    where = Where(point.module, point.attr)
    home = _home(where)
    for part in ("drawing", "bots", "board", "tile"):
        _module(where, part)
    for text in (home / "board.css", home / "icon.svg"):
        if text.is_file():
            text.read_text(encoding="utf-8")
    sentences = (home / "words" / "en.ftl").read_text(encoding="utf-8")
    for needed in ("name", "about"):
        if not re.search(rf"^{re.escape(point.name)}-{needed} *=", sentences, re.MULTILINE):
            raise KeyError(f"{point.name}-{needed}")
    return where


def names() -> tuple[str, ...]:
    """Return the names of all games: ours, then those of other distributions."""
    return (*GAMES, *_guests()[0])


def broken() -> dict[str, str]:
    """Return the games of other distributions that are left out, each with what went wrong."""
    return dict(_guests()[1])


def _where(name: str) -> Where:
    found = GAMES.get(name) if isinstance(name, str) else None
    found = found or (_guests()[0].get(name) if isinstance(name, str) else None)
    if found is None:
        raise Rejected("table-unknown-game", game=brief(name), games=", ".join(names()))
    return found


def rules(name: str, /, **options: Any) -> Game[Any, Any, Any]:
    """Make a game from its name and options; a wrong one is refused with a sentence."""
    where = _where(name)
    make = getattr(import_module(where.package), where.rules)
    for option in options:
        known = [field.name for field in fields(make)]
        if option not in known:
            raise Rejected("table-unknown-option", option=brief(option), known=", ".join(known))
    game: Game[Any, Any, Any] = make(**options) if options else _usual(make)
    return game


@cache
def _usual(make: type[Game[Any, Any, Any]]) -> Game[Any, Any, Any]:
    """Return a game with the usual options.  It never changes, so one will do for all tables."""
    return make()


def package(name: str) -> str:
    """Return the name of a game's package."""
    return _where(name).package


@cache
def folder(name: str) -> Path:
    """Return a game's folder."""
    return _home(_where(name))


@cache
def icon(name: str) -> str:
    """Return a game's icon (SVG) for the window in which it is played, or nothing."""
    path = folder(name) / "icon.svg"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _home(where: Where) -> Path:
    spec = find_spec(where.package)
    if spec is None or not spec.submodule_search_locations:
        raise NotADirectoryError(where.package)
    return Path(spec.submodule_search_locations[0])


def _module(where: Where, part: str) -> Any:
    """Return a module of a game's folder, or None where the game has none."""
    path = f"{where.package}.{part}"
    return import_module(path) if find_spec(path) else None


def drawing(name: str) -> Drawing:
    """Return what draws a game."""
    found: Drawing = _module(_where(name), "drawing")
    return found


def tile(name: str, words: Words) -> Markup:
    """Return the picture that invites to a game, or nothing where its folder has no `tile.py`."""
    module = _module(_where(name), "tile")
    picture: Markup = module.tile(words) if module else Markup()
    return picture


def bots(name: str) -> dict[str, Callable[[], Bot]]:
    """Return what makes a game's bots, by their names, the weakest first."""
    module = _module(_where(name), "bots")
    return module.BOTS if module else {}


def features(name: str) -> Any:
    """Return how a game is told in numbers, or None where its folder has no `features.py`."""
    return _module(_where(name), "features")


def board(game: Game[Any, Any, Any]) -> AnyBoard:
    """Return the table to touch: `NoThanksBoard` for `NoThanks`, or one with the defaults."""
    from partylab.board import Board

    where = _where(game.name)
    module = _module(where, "board")
    make: type[AnyBoard] = Board
    if module is not None:
        make = getattr(module, f"{where.rules}Board")
    return make(game)
