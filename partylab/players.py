"""Who plays: what counts as a bot, and how a fresh one is made for each game.

A bot is the name of one of the game's bots, a class or function that makes one, a ready-made bot
(each game gets a copy), or a plain function of a view.
"""

from __future__ import annotations

import inspect
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab import games
from partylab.game import Bot, FunctionBot, Rejected, brief

if TYPE_CHECKING:
    from random import Random

    from partylab.table import AnyGame

# A bot as people write it down.
BotLike = Any


class Player(NamedTuple):
    """A bot in one game, under its name and with luck of its own."""

    name: str
    bot: Bot
    rng: Random

    @property
    def watches(self) -> bool:
        """Does this bot look at the table between its turns?"""
        return getattr(type(self.bot), "watch", Bot.watch) is not Bot.watch

    def watch(self, view: Any) -> None:
        """Let the bot look."""
        try:
            self.bot.watch(view)
        except Exception as error:
            raise self.broke_down(error) from error

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:
        """Ask the bot for its move."""
        try:
            return self.bot.choose(view, moves, self.rng)
        except Exception as error:
            raise self.broke_down(error) from error

    def broke_down(self, error: Exception) -> Rejected:
        """Return the refusal that tells people which bot failed, and how."""
        kind = type(error).__name__
        return Rejected("tournament-bot-broke-down", bot=self.name, kind=kind, why=brief(error, 80))


def named(game: AnyGame, bots: Any) -> dict[str, BotLike]:
    """Give every bot a name of its own, and refuse what is no bot."""
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise Rejected("tournament-bots-list")
    named: dict[str, BotLike] = {}
    pairs = bots.items() if isinstance(bots, Mapping) else ((_name(bot), bot) for bot in bots)
    for name, bot in pairs:
        again = sum(other.partition(" (")[0] == str(name) for other in named)
        named[f"{name} ({again + 1})" if again else str(name)] = bot
    for name, bot in named.items():
        _check_bot(game, name, bot)
    return named


def _name(bot: BotLike) -> str:
    """Return what to call a bot: its own name, or that of its function or class."""
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "__name__", type(bot).__name__)).strip("<>")


def _check_bot(game: AnyGame, name: str, bot: BotLike) -> None:
    try:
        choose = getattr(maker(game, bot)(), "choose", None)
    except Rejected:
        raise
    except Exception as error:
        raise Rejected("tournament-not-a-bot", bot=brief(name)) from error
    if not callable(choose):
        raise Rejected("tournament-not-a-bot", bot=brief(name))


def maker(game: AnyGame, bot: BotLike) -> Callable[[], Bot]:
    """Return what makes a fresh bot for each game, so that no game knows of another."""
    if isinstance(bot, str):
        known: dict[str, Callable[[], Bot]] = games.part(game.name, "bots").BOTS
        if bot not in known:
            raise Rejected("tournament-unknown-bot", bot=brief(bot), known=", ".join(known))
        return known[bot]
    if hasattr(bot, "choose") and not isinstance(bot, type):
        return partial(deepcopy, bot)
    if not callable(bot):
        raise Rejected("tournament-not-a-bot", bot=brief(bot))
    if _wants_a_view(bot):
        return partial(FunctionBot, bot)
    make: Callable[[], Bot] = bot
    return make


def _wants_a_view(bot: Callable[..., Any]) -> bool:
    """Is this a plain function of a view, rather than something that makes a bot?"""
    if isinstance(bot, type):
        return False
    try:
        inspect.signature(bot).bind()
    except TypeError:
        return True
    return False


def travels(bot: BotLike) -> bool:
    """Can the standard library carry this bot to another process?

    What is written in a notebook cannot: other processes look for it in a file, or, worse,
    find there what it was before it was last edited.
    """
    try:
        carried = pickle.dumps(bot)
    except Exception:
        return False
    in_a_file = Path(getattr(sys.modules["__main__"], "__file__", "")).is_file()
    return in_a_file or b"__main__" not in carried
