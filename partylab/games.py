"""Which games there are.  A further game is one folder, its words and one line here."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any

from partylab.game import Game, Rejected, brief

# The name of a game, its folder and the class of its rules.  Nothing is imported before use.
GAMES = {
    "nothanks": ("partylab.nothanks", "NoThanks"),
    "notnot": ("partylab.notnot", "NotNot"),
}


def rules(name: str, /, **options: Any) -> Game[Any, Any, Any]:
    """Make a game from its name and options; a wrong one is refused with a sentence."""
    if not isinstance(name, str) or name not in GAMES:
        raise Rejected("table-unknown-game", game=brief(name), games=", ".join(GAMES))
    folder, rules_class = GAMES[name]
    make = getattr(import_module(folder), rules_class)
    known = [option.name for option in fields(make)]
    for option in options:
        if option not in known:
            raise Rejected("table-unknown-option", option=brief(option), known=", ".join(known))
    game: Game[Any, Any, Any] = make(**options)
    return game


def part(name: str, module: str) -> Any:
    """Return a module of a game's folder, such as `bots` or `drawing`."""
    if name not in GAMES:
        raise Rejected("table-unknown-game", game=brief(name), games=", ".join(GAMES))
    return import_module(f"{GAMES[name][0]}.{module}")
