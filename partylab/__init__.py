"""Four party games to play and to learn from: the engine, which knows no screen and no notebook.

Each name is imported when it is first asked for, so that `import partylab` costs nearly nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as type checkers know it; `typing` takes longer than all the rest here

if TYPE_CHECKING:
    from typing import Any

    from partylab.game import Game, News, Outcome, Rejected
    from partylab.match import Match
    from partylab.table import Table
    from partylab.tournaments import tournament
    from partylab.words import Words

_HOMES = {
    "Game": "game",
    "Match": "match",
    "News": "game",
    "Outcome": "game",
    "Rejected": "game",
    "Table": "table",
    "Words": "words",
    "tournament": "tournaments",
}

__all__ = ["Game", "Match", "News", "Outcome", "Rejected", "Table", "Words", "tournament"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
