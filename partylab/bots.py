"""What a bot is, and the one guarded way to let it watch and choose.

A bot is the name of one of the game's bots, a class or function that makes one, a ready-made bot
(each game gets a copy), or a plain function of a view.  Bots see views, never a state.

>>> from partylab import Table
>>> table = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7)
>>> def careless(view):
...     return 1 / 0
>>> player = Player("careless", maker(table.game, careless)())
>>> try:
...     player.choose(table.view(2), table.moves(2), None)
... except Rejected as why:
...     print(why.reason, why.about["bot"])
table-bot-broke-down careless
"""

from __future__ import annotations

import inspect
import pickle
import sys
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from partylab import games
from partylab.game import News, Rejected, brief

if TYPE_CHECKING:
    from partylab.game import AnyGame

# A bot as people write it down.
BotLike = Any


class Bot(Protocol):
    """A player made of code."""

    def watch(self, view: Any) -> None:
        """Look at the table after every change; a bot that remembers nothing leaves this out."""
        return

    @abstractmethod
    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Return one of the moves, or its text."""


@dataclass(frozen=True, slots=True)
class Why:
    """What a bot would do, and its reasons as values that `Words` can say."""

    move: Any
    because: tuple[News, ...]


@dataclass
class FunctionBot(Bot):
    """A learner's bot: any function of a view that returns a move or its text."""

    function: Callable[[Any], Any]

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Ask the function."""
        return self.function(view)


class Player(NamedTuple):
    """A bot in one game, under its name.  Whatever it does wrong is told as a `Rejected`."""

    name: str
    bot: Any

    @classmethod
    def fresh(cls, name: str, make: Callable[[], Bot]) -> Player:
        """Make a bot that knows of no other game."""
        try:
            return cls(name, make())
        except (Exception, SystemExit) as error:
            raise Rejected("table-not-a-bot", bot=brief(name)) from error

    @property
    def watches(self) -> bool:
        """Does this bot look at the table between its turns?"""
        return getattr(type(self.bot), "watch", Bot.watch) is not Bot.watch

    @property
    def explains(self) -> bool:
        """Does it give reasons?"""
        return callable(getattr(self.bot, "why", None))

    def watch(self, view: Any) -> None:
        """Let the bot look."""
        try:
            self.bot.watch(view)
        except BaseException as error:
            raise self.broke_down(error) from error

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Ask the bot for its move."""
        try:
            return self.bot.choose(view, moves, rng)
        except BaseException as error:
            raise self.broke_down(error) from error

    def why(self, view: Any) -> Why:
        """Ask the bot what it would do, and why."""
        try:
            why: Why = self.bot.why(view)
        except BaseException as error:
            raise self.broke_down(error) from error
        return why

    def illegal(self, move: Any, why: Exception) -> Rejected:
        """Return the refusal of a move that the rules refuse."""
        reason = why if isinstance(why, Rejected) else f"{type(why).__name__}: {brief(why, 80)}"
        return Rejected("table-bot-illegal", bot=self.name, move=brief(move), why=reason)

    def broke_down(self, error: BaseException) -> Rejected:
        """Tell what the bot did wrong; Ctrl-C, which the main thread gets, is not its doing."""
        if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
            raise error
        kind = type(error).__name__
        return Rejected("table-bot-broke-down", bot=self.name, kind=kind, why=brief(error, 80))


def luck_of(seed: int | str, seat: int, moves_made: int) -> Random:
    """Return the luck with which a bot makes a move: no other seat's, and not the deal's."""
    return Random(f"{seed}/bot {seat}/{moves_made}")


def give_reasons(game: str) -> bool:
    """Is there a bot of this game that says what it would do, and why?

    >>> give_reasons("nothanks")
    True
    """
    return any(Player(name, make()).explains for name, make in games.bots(game).items())


def named(game: AnyGame, bots: Any) -> dict[str, BotLike]:
    """Give every bot a name of its own, and refuse what is no bot."""
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise Rejected("tournament-bots-list")
    named: dict[str, BotLike] = {}
    pairs = bots.items() if isinstance(bots, Mapping) else ((name_of(bot), bot) for bot in bots)
    for name, bot in pairs:
        named[free_name(str(name), named)] = bot
    for name, bot in named.items():
        check(game, name, bot)
    return named


def free_name(name: str, taken: Collection[str], written: Callable[[str], str] = str) -> str:
    """Return a name, with a number where somebody has it already; `written` is how it is there.

    >>> free_name("Bo", ["Ana", "Bo", "Bo (2)"])
    'Bo (3)'
    """
    number, free = 1, name
    while written(free) in taken:
        number += 1
        free = f"{name} ({number})"
    return free


def name_of(bot: BotLike) -> str:
    """Return what to call a bot: its own name, or that of its function or class."""
    if isinstance(bot, str):
        return bot
    try:
        return str(bot.__name__).strip("<>")
    except Exception:  # whatever a learner's object may do when it is asked
        return type(bot).__name__


def check(game: AnyGame, name: str, bot: BotLike) -> None:
    """Refuse what is no bot of this game."""
    try:
        choose = getattr(maker(game, bot)(), "choose", None)
    except Rejected:
        raise
    except (Exception, SystemExit) as error:
        raise Rejected("table-not-a-bot", bot=brief(name)) from error
    if not callable(choose):
        raise Rejected("table-not-a-bot", bot=brief(name))


def maker(game: AnyGame, bot: BotLike) -> Callable[[], Bot]:
    """Return what makes a fresh bot for each game, so that no game knows of another."""
    if isinstance(bot, str):
        known = games.bots(game.name)
        if bot not in known:
            raise Rejected("table-unknown-bot", bot=brief(bot), known=", ".join(known))
        return known[bot]
    if hasattr(bot, "choose") and not isinstance(bot, type):
        return partial(deepcopy, bot)
    if not callable(bot):
        raise Rejected("table-not-a-bot", bot=brief(bot))
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
