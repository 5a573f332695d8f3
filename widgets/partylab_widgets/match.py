"""A table and who sits at it: people at this screen, and bots that think with views."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.game import Game, Rejected, brief
from partylab.players import maker
from partylab.table import Table
from partylab.words import LANGUAGES, Words

if TYPE_CHECKING:
    from partylab.game import Bot, Why
    from partylab.table import AnyGame

PERSON = "me"

# Who may sit on a seat: "me", a bot's name, a bot, or a learner's function of a view.
Player = Any


def bot_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first."""
    return tuple(games.part(game, "bots").BOTS)


def make_bot(game: AnyGame, player: Player) -> Bot | None:
    """Return the bot on a seat, or None for a person."""
    if isinstance(player, str):
        if player == PERSON:
            return None
        known = (PERSON, *bot_names(game.name))
        if player not in known:
            raise Rejected("seat-unknown-player", player=brief(player), known=", ".join(known))
    return maker(game, player)()


def default_names(game: str, players: Sequence[Player], words: Words) -> list[str]:
    """Name everybody: bots by their own names, people by their places; no name comes twice."""
    names: list[str] = []
    for number, player in enumerate(players, start=1):
        if player == PERSON:
            name = words("table-seat", number=number)
        elif isinstance(player, str):
            name = words(f"{game}_bots-{player}-name")
        else:
            name = words("seat-own-bot")
        twice = sum(other.partition(" (")[0] == name for other in names)
        names.append(f"{name} ({twice + 1})" if twice else name)
    return names


class Match:
    """One game in play with its players; it knows no screen."""

    def __init__(self, table: Table, players: Sequence[Player]) -> None:
        if len(players) != len(table.names):
            raise Rejected("seat-wrong-players", seats=len(table.names), players=len(players))
        self.table = table
        self.players = tuple(players)
        self.bots: dict[int, Bot] = {}
        self._seat_bots()

    @classmethod
    def start(
        cls,
        game: str | Game[Any, Any, Any],
        players: Sequence[Player],
        words: Words,
        names: Sequence[str] | None = None,
        seed: int | str | None = None,
        **options: Any,
    ) -> Match:
        """Set a new table up."""
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise Rejected("seat-players-list")
        rules = game if isinstance(game, Game) else games.rules(game, **options)
        for player in players:
            make_bot(rules, player)
        names = default_names(rules.name, players, words) if names is None else names
        return cls(Table(game, names, seed, **options), players)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.players)) if seat not in self.bots)

    @property
    def board(self) -> Any:
        """The module that draws this game's table for the stage."""
        return games.part(self.table.game.name, "board")

    @property
    def is_race(self) -> bool:
        """Do all answer at the same time?"""
        return bool(self.board.SIMULTANEOUS)

    @property
    def moves_made(self) -> int:
        """How many moves there have been."""
        return len(self.table.log)

    @property
    def own_bots(self) -> int:
        """How many bots are a learner's own; a saved file cannot hold them."""
        return sum(not isinstance(player, str) for player in self.players)

    def names(self, words: Words) -> list[str]:
        """Name everybody; names that nobody chose are said in the language of `words`."""
        game, given = self.table.game.name, self.table.names
        defaults = [default_names(game, self.players, Words(code)) for code in LANGUAGES]
        here = default_names(game, self.players, words)
        return [
            here[seat] if any(known[seat] == name for known in defaults) else name
            for seat, name in enumerate(given)
        ]

    def to_move(self) -> int | None:
        """Return the seat that moves next, or None when the game is over.

        Where all may move at once, bots wait for the people.
        """
        return min(self.table.turn, key=lambda seat: (seat in self.bots, seat), default=None)

    def play(self, seat: int, move: Any) -> None:
        """Make a move, and let every bot see what came of it."""
        self.table.play(seat, move)
        self._show_bots(self.table)

    def bot_move(self, *, timed: bool = True) -> None:
        """Let the bot whose turn it is make its move; in a race, all of them."""
        if self.to_move() in self.bots:
            for seat in sorted(self.table.turn):
                self._bot_moves(seat, timed=timed)

    def _bot_moves(self, seat: int, *, timed: bool) -> None:
        try:
            rng = Random(f"{self.table.seed}/bot {seat}/{self.moves_made}")
            move = self.bots[seat].choose(self.table.view(seat), self.table.moves(seat), rng)
            if not timed:
                move = self.board.unhurried(self.table.game, move)
            self.table.play(seat, move)
        except Exception as error:  # whatever a learner's bot may do wrong
            what = error if isinstance(error, Rejected) else f"{type(error).__name__}: {error}"
            raise Rejected("seat-bot-failed", name=self.table.names[seat], why=what) from error
        self._show_bots(self.table)

    def can_undo(self) -> bool:
        """Return whether a person who plays alone has a move to take back."""
        return len(self.people) == 1 and any(seat in self.people for seat, _ in self.table.log)

    def undo(self) -> None:
        """Take back the person's last move and whatever the bots did since."""
        if not self.can_undo():
            raise Rejected("table-nothing-to-undo")
        while self.table.log[-1][0] in self.bots:
            self.table.undo()
        self.table.undo()
        self._seat_bots()

    def branch(self, moves: int) -> Match:
        """Return a match of its own that goes on from an earlier moment: what if …?"""
        return Match(self.table.at(moves), self.players)

    def again(self, *, same_deal: bool) -> Match:
        """Return a new match of the same game between the same players."""
        seed = self.table.seed if same_deal else None
        return Match(Table(self.table.game, self.table.names, seed), self.players)

    def advice(self, seat: int) -> list[tuple[str, Why]]:
        """Return what each kind of bot would do in this seat, and why; they see what it sees."""
        advice = []
        for name in bot_names(self.table.game.name):
            bot: Any = make_bot(self.table.game, name)
            self._show_past(bot, seat)
            advice.append((name, bot.why(self.table.view(seat))))
        return advice

    def save(self) -> str:
        """Return the table's own save with the players added."""
        saved = json.loads(self.table.save())
        saved["players"] = [who if isinstance(who, str) else PERSON for who in self.players]
        return json.dumps(saved, ensure_ascii=False, indent=1)

    @classmethod
    def load(cls, text: str) -> Match:
        """Rebuild a saved match; in a table saved without players everybody is a person."""
        table = Table.load(text)
        players = json.loads(text).get("players", [PERSON] * len(table.names))
        if not isinstance(players, list) or not all(isinstance(who, str) for who in players):
            raise Rejected("table-save-part", part="players")
        return cls(table, players)

    def _seat_bots(self) -> None:
        """Put fresh bots on their seats and show them all that has happened."""
        made = [make_bot(self.table.game, player) for player in self.players]
        self.bots = {seat: bot for seat, bot in enumerate(made) if bot is not None}
        for seat, bot in self.bots.items():
            self._show_past(bot, seat)

    def _show_past(self, bot: Bot, seat: int) -> None:
        for moment in range(self.moves_made + 1):
            bot.watch(self.table.at(moment).view(seat))

    def _show_bots(self, table: Table) -> None:
        for seat, bot in self.bots.items():
            bot.watch(table.view(seat))
