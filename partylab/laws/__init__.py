"""What every game and every board must keep; anybody can run it on a game of their own.

>>> from partylab import laws
>>> report = laws.check("nothanks")  # doctest: +SKIP
>>> print(report)  # doctest: +SKIP

A game is named, or given as its class or as a game with its options.  It is played with every
option and every two of them, with every number of seats, in every language, and its pages are
drawn and touched.  What is missing is named to the last sentence and page.  The same from the
command line: `python -m partylab.laws chess:Chess`.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from partylab import games
from partylab.game import Game
from partylab.laws import (
    cases,
    coaching,
    company,
    drawing,
    inviting,
    marking,
    playing,
    saying,
    thinking,
    touching,
)
from partylab.laws.report import Book, Broken, Report, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.game import AnyGame
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain, Law


def a_game_has_a_folder_with_all_that_belongs_to_it(case: Case, complain: Complain) -> None:
    """Its package offers the class; beside it lie the drawing, the words, and what it likes."""
    home = games.folder(case.game)
    package = import_module(games.package(case.game))
    if not hasattr(package, type(case.rules()).__name__):
        complain(f"{home.name}/__init__.py does not offer {type(case.rules()).__name__}")
    for name in ("draw", "text"):
        if not callable(getattr(games.drawing(case.game), name, None)):
            complain(f"drawing.py has no {name}(view, words, names)")
    case.board()  # where there is a board.py, it has the class


# Of a game as a whole; then of every case, with nothing but the rules; then with its pages.
ONCE: tuple[Law, ...] = (
    a_game_has_a_folder_with_all_that_belongs_to_it,
    *playing.ONCE,
    *saying.ONCE,
    *thinking.ONCE,
    *company.ONCE,
    *coaching.ONCE,
    *inviting.ONCE,
    *marking.ONCE,
)
RULES: tuple[Law, ...] = (*playing.ALWAYS, *saying.ALWAYS)
PAGES: tuple[Law, ...] = (
    *drawing.ALWAYS,
    *touching.ALWAYS,
    *thinking.ALWAYS,
    *company.ALWAYS,
    *coaching.ALWAYS,
    *marking.ALWAYS,
)
LAWS = tuple(name_of(law) for law in (*ONCE, *RULES, *PAGES))


def check(game: str | type[AnyGame] | AnyGame) -> Report:
    """Play a game by all laws; with its options as they are, where it has been made already."""
    with listed(game) as name:
        played = cases.cases_of(game) if isinstance(game, Game) else cases.cases(name)
        book = Book(games.folder(name))
        laws = (*RULES, *PAGES) if _can_be_shown(played[0]) else RULES
        for case in played:
            for law in _in_question(case, (*ONCE, *laws) if case is played[0] else laws):
                book.judge(law, case)
        return Report(name, LAWS, len(played), book.broken())


def _in_question(case: Case, laws: tuple[Law, ...]) -> tuple[Law, ...]:
    """Return the laws to play a case by; a game that comes to no end can only be told so."""
    try:
        cases.finished(case)
    except Exception:  # whatever the rules may do
        return (playing.a_game_ends_with_an_outcome,)
    return laws


def _can_be_shown(case: Case) -> bool:
    """Is there a picture and a table to touch?  Where they are missing that is told once."""
    try:
        case.board()
    except Exception:  # whatever a board under construction may do
        return False
    return bool(games.drawing(case.game))


@contextmanager
def listed(game: str | type[AnyGame] | AnyGame) -> Iterator[str]:
    """Name a game; one that the house does not know yet is listed for a while."""
    if isinstance(game, str):
        games.package(game)  # refused when there is no such game
        yield game
        return
    made = game if isinstance(game, type) else type(game)
    before = games.GAMES.get(made.name)
    games.GAMES[made.name] = games.Where(_package(made), made.__name__)
    try:
        yield made.name
    finally:
        if before is None:
            del games.GAMES[made.name]
        else:
            games.GAMES[made.name] = before  # in its place among the others


def _package(made: type[AnyGame]) -> str:
    """Return the folder of a class as the name of a package."""
    module = made.__module__
    spec = find_spec(module) if module != "__main__" else None
    package = module if spec and spec.submodule_search_locations else module.rpartition(".")[0]
    if not package:
        raise TypeError(f"{made.__name__} needs a folder of its own, with rules.py, in {sys.path}")
    return package


__all__ = ["LAWS", "Broken", "Report", "check", "listed"]
