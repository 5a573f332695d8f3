"""`partylab tournament`: a match between bots, in the terminal."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from typing import TYPE_CHECKING

from partylab.game import Rejected, brief
from partylab.table import LONGEST_SEED
from partylab_widgets.command import MOST_TOLD, whole_number

if TYPE_CHECKING:
    import argparse


def contest(asked: argparse.Namespace) -> str:
    """Play the tournament that was asked for and return its table."""
    from partylab import games, tournament

    game = games.rules(asked.game, **dict(map(option, asked.option)))
    deals = whole_number(asked.deals, "--deals", 1, 10_000_000)
    processes = whole_number(asked.processes, "--processes", 1, 4 * (os.cpu_count() or 1))
    with ProcessPoolExecutor(processes) if processes > 1 else nullcontext() as executor:
        # The bar goes to the error stream, and not into a file that the table is sent to.
        bar = sys.stderr.isatty()
        return str(
            tournament(game, asked.bots, deals, number(asked.seed), executor=executor, progress=bar)
        )


def option(text: str) -> tuple[str, bool | int | str]:
    """Read one option of a game.

    >>> option("rounds=2"), option("open_chips=yes"), option("variant=tactical")
    (('rounds', 2), ('open_chips', True), ('variant', 'tactical'))
    """
    name, is_set, value = text.partition("=")
    if not is_set or not name.isidentifier():
        raise Rejected("command-wrong-option", text=brief(text, MOST_TOLD))
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, number(value)


def number(text: str) -> int | str:
    """Read a whole number; what is none, or longer than anybody would write one, stays a text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED else text
