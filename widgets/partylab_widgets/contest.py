"""`partylab tournament`: a match between bots, in the terminal."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected

from partylab_widgets.command import whole_number

if TYPE_CHECKING:
    import argparse


def contest(asked: argparse.Namespace) -> str:
    """Play the tournament that was asked for and return its table."""
    from partylab import games, tournament

    game = games.rules(asked.game, **dict(map(option, asked.option)))
    deals = whole_number(asked.deals, "--deals", 1, 10_000_000)
    seed = whole_number(asked.seed, "--seed", 0, 2**63)
    processes = whole_number(asked.processes, "--processes", 1, 4 * (os.cpu_count() or 1))
    about: dict[str, Any] = {"deals": deals, "seed": seed}
    if processes == 1:
        return str(tournament(game, asked.bots, **about))
    with ProcessPoolExecutor(processes) as executor:
        return str(tournament(game, asked.bots, executor=executor, **about))


def option(text: str) -> tuple[str, bool | int | str]:
    """Read one option of a game.

    >>> option("rounds=2"), option("open_chips=yes"), option("variant=tactical")
    (('rounds', 2), ('open_chips', True), ('variant', 'tactical'))
    """
    name, is_set, value = text.partition("=")
    if not is_set or not name.isidentifier():
        raise Rejected("command-wrong-option", text=text)
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, int(value) if value.isascii() and value.isdigit() else value
