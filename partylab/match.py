"""A table and who sits at it: people, and bots that think with views.  It knows no screen.

>>> match = Match.start("nothanks", ["me", "greedy", "miser"], seed=7)
>>> match.people, match.names(Words("en"))
((0,), ('Player 1', 'Greta', 'Milo'))
>>> while match.bots_to_move():
...     match.bot_move()
>>> match.play(0, "pay")
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.bots import BotLike, Player, check, free_name, luck_of, maker, name_of
from partylab.folding import unfolded
from partylab.game import Game, Rejected, brief
from partylab.table import Table, tidy
from partylab.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from partylab.bots import Why
    from partylab.game import AnyGame, Seat

PERSON = "me"

# Who may sit on a seat: "me", a bot's name, a bot, or a learner's function of a view.
Sitter = BotLike
# What bots would do, by their names, and why; or what one of them did wrong.
Advice = list[tuple[str, "Why | Rejected"]]


@dataclass
class Mind:
    """A bot, and how much of the game it has been shown."""

    player: Player
    shown: int = 0

    def unseen(self, table: Table, seat: Seat) -> Iterator[Any]:
        """Return what it has still to watch, made while it watches; for some that is nothing."""
        if not self.player.watches:
            return iter(())
        first, self.shown = self.shown, table.moves_made + 1
        return table.views(seat, first)


class Match:
    """One game in play with those who sit there."""

    def __init__(
        self, table: Table, sitters: Sequence[Sitter], chosen: Sequence[str | None] | None = None
    ) -> None:
        if len(sitters) != len(table.names):
            raise Rejected("table-wrong-players", seats=len(table.names), players=len(sitters))
        self.table = table
        self._seated(sitters)
        # The names that somebody chose; the others are said in the language that is spoken.
        self.chosen = table.names if chosen is None else tuple(chosen)
        self._minds: dict[Seat, Mind] = {}
        self._advisers: dict[tuple[Seat, str], Mind] = {}
        self._names: dict[str, tuple[str, ...]] = {}

    def _seated(self, sitters: Sequence[Sitter]) -> None:
        self.sitters = tuple(sitters)
        self.people = tuple(seat for seat, who in enumerate(self.sitters) if is_person(who))
        self.bots = tuple(seat for seat in range(len(self.sitters)) if seat not in self.people)

    @classmethod
    def start(
        cls,
        game: str | AnyGame,
        sitters: Sequence[Sitter],
        words: Words | None = None,
        names: Sequence[str | None] | None = None,
        seed: int | str | None = None,
        **options: Any,
    ) -> Match:
        """Set a new table up; a name that is None is nobody's choice."""
        if isinstance(sitters, str) or not isinstance(sitters, Sequence):
            raise Rejected("table-players-list")
        rules = game if isinstance(game, Game) else games.rules(game, **options)
        for sitter in sitters:
            check_sitter(rules, sitter)
        chosen = _chosen_names(names, len(sitters))
        given = full_names(rules.name, sitters, chosen, words or Words())
        return cls(Table(game, given, seed, **options), sitters, chosen)

    @property
    def moves_made(self) -> int:
        """How many moves there have been."""
        return self.table.moves_made

    @property
    def is_begun(self) -> bool:
        """Has a person made a move?"""
        return any(seat in self.people for seat, _ in self.table.log)

    @property
    def own_bots(self) -> int:
        """How many bots are a learner's own; a saved file cannot hold them."""
        return sum(not isinstance(sitter, str) for sitter in self.sitters)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who sits on each seat: "me", the name of a bot, "" for a learner's own."""
        return tuple(sitter if isinstance(sitter, str) else "" for sitter in self.sitters)

    def names(self, words: Words) -> tuple[str, ...]:
        """Name everybody; names that nobody chose are said in the language of `words`."""
        if words.language not in self._names:
            named = full_names(self.table.game.name, self.sitters, self.chosen, words)
            self._names[words.language] = named
        return self._names[words.language]

    def people_to_move(self) -> tuple[Seat, ...]:
        """Return the people who may move now."""
        return tuple(sorted(self.table.turn.intersection(self.people)))

    def bots_to_move(self) -> tuple[Seat, ...]:
        """Return the bots that may move now."""
        return tuple(sorted(self.table.turn.difference(self.people)))

    def play(self, seat: Seat, move: Any) -> None:
        """Make a person's move."""
        self.table.play(seat, move)

    # Bots: what a bot knows follows from the table, so a fresh one can always take over.

    def thinking(self, seat: Seat) -> Callable[[], Any]:
        """Return a bot's thinking about the table as it is now; it may run in another thread.

        It returns a move for `bot_plays`, and touches nothing but the bot.
        """
        mind = self._mind(seat)
        player, unseen = mind.player, mind.unseen(self.table, seat)
        view, moves = self.table.view(seat), self.table.moves(seat)
        rng = luck_of(self.table.seed, seat, self.moves_made)

        def think() -> Any:
            for seen in unseen:
                player.watch(seen)
            return player.choose(view, moves, rng)

        return think

    def bot_plays(
        self, seat: Seat, move: Any, counts_as: Callable[[Any], Any] = lambda move: move
    ) -> None:
        """Make the move that a bot has thought of, as it counts at this table."""
        try:
            self.table.play(seat, counts_as(move))
        except Exception as error:  # whatever a learner's bot may return
            self.forget(seat)
            raise self._mind(seat).player.illegal(move, error) from error

    def bot_move(
        self, seat: Seat | None = None, counts_as: Callable[[Any], Any] = lambda move: move
    ) -> None:
        """Let a bot think and move at once; without a seat, the first whose turn it is."""
        seat = min(self.bots_to_move()) if seat is None else seat
        try:
            move = self.thinking(seat)()
        except Rejected:
            self.forget(seat)
            raise
        self.bot_plays(seat, move, counts_as)

    def forget(self, seat: Seat) -> None:
        """Send a bot away: a fresh one of its kind takes over and is shown what has happened."""
        self._minds.pop(seat, None)

    def sit_down(self, seat: Seat, sitter: Sitter) -> None:
        """Let somebody else take a seat."""
        if seat not in range(len(self.sitters)):
            raise Rejected("table-no-such-seat", seat=brief(seat), last=len(self.sitters) - 1)
        check_sitter(self.table.game, sitter)
        self.forget(seat)
        self._seated((*self.sitters[:seat], sitter, *self.sitters[seat + 1 :]))
        self._names.clear()

    def _mind(self, seat: Seat) -> Mind:
        if seat not in self._minds:
            make = maker(self.table.game, self.sitters[seat])
            self._minds[seat] = Mind(Player.fresh(self.table.names[seat], make))
        return self._minds[seat]

    def advice(self, seat: Seat) -> Advice:
        """Return what each kind of bot would do in this seat, and why."""
        return self.advising(seat)()

    def advising(self, seat: Seat) -> Callable[[], Advice]:
        """Return what thinks out what each kind of bot would do in this seat, and why.

        They see what the seat sees.  It may run in another thread, one at a time: it touches
        nothing but the advisers, who are kept, so that next time they have less to catch up with.
        A bot that fails is there with what it did wrong.
        """
        advisers, view = self._advisers, self.table.view(seat)
        asked = []
        for name, make in games.bots(self.table.game.name).items():
            mind = advisers.pop((seat, name), None) or Mind(Player(name, make()))
            if mind.player.explains:
                asked.append((name, mind, mind.unseen(self.table, seat)))

        def advise() -> Advice:
            found: Advice = []
            for name, mind, unseen in asked:
                try:
                    for seen in unseen:
                        mind.player.watch(seen)
                    found.append((name, mind.player.why(view)))
                    advisers[seat, name] = mind
                except Rejected as why:
                    found.append((name, why))
            return found

        return advise

    # Other games from this one

    def can_undo(self) -> bool:
        """Return whether a person who plays alone has a move to take back."""
        return len(self.people) == 1 and self.is_begun

    def undo(self) -> None:
        """Take back the person's last move and whatever the bots did since."""
        if not self.can_undo():
            raise Rejected("table-nothing-to-undo")
        while self.table.log[-1][0] not in self.people:
            self.table.undo()
        self.table.undo()
        self._minds.clear()
        self._advisers = {}  # not emptied: somebody may still be thinking with the old ones

    def branch(self, moves: int) -> Match:
        """Return a match of its own that goes on from an earlier moment: what if …?"""
        return Match(self.table.at(moves), self.sitters, self.chosen)

    def again(self, *, same_deal: bool) -> Match:
        """Return a new match of the same game between the same players."""
        seed = self.table.seed if same_deal else None
        return Match(Table(self.table.game, self.table.names, seed), self.sitters, self.chosen)

    def as_saved(self) -> dict[str, Any]:
        """Return what the table's save holds, with who sits there and which names were chosen."""
        return {
            **self.table.as_saved(),
            "players": [who if isinstance(who, str) else PERSON for who in self.sitters],
            "chosen": list(self.chosen),
        }

    def save(self) -> str:
        """Return the match as JSON."""
        return json.dumps(self.as_saved(), ensure_ascii=False, indent=1, default=str)

    @classmethod
    def load(cls, text: str) -> Match:
        """Rebuild a saved match; in a table saved without players everybody is a person."""
        text = unfolded(text)
        table = Table.load(text)
        saved = json.loads(text)
        sitters = saved.get("players", [PERSON] * len(table.names))
        if not isinstance(sitters, list) or not all(isinstance(who, str) for who in sitters):
            raise Rejected("table-save-part", part="players")
        for who in sitters:
            check_sitter(table.game, who)
        chosen = saved.get("chosen", list(table.names))
        if not isinstance(chosen, list) or len(chosen) != len(table.names):
            raise Rejected("table-save-part", part="chosen")
        if any(name not in (None, given) for name, given in zip(chosen, table.names, strict=True)):
            raise Rejected("table-save-part", part="chosen")
        return cls(table, sitters, chosen)


def is_person(sitter: Sitter) -> bool:
    """Is this a person?  A learner's bot may answer any comparison, so its kind is asked first."""
    return isinstance(sitter, str) and sitter == PERSON


def check_sitter(game: AnyGame, sitter: Sitter) -> None:
    """Refuse who is neither a person nor a bot of this game."""
    if is_person(sitter):
        return
    if isinstance(sitter, str) and sitter not in games.bots(game.name):
        known = ", ".join((PERSON, *games.bots(game.name)))
        raise Rejected("table-unknown-player", player=brief(sitter), known=known)
    check(game, name_of(sitter), sitter)


def _chosen_names(names: Any, seats: int) -> list[str | None]:
    """Return the names that somebody chose, as they stand at a table; refuse what is no name."""
    chosen = [None] * seats if names is None else names
    if not isinstance(chosen, list | tuple):
        raise Rejected("table-names-not-texts")
    if not all(name is None or isinstance(name, str) for name in chosen):
        raise Rejected("table-names-not-texts")
    if len(chosen) != seats:
        raise Rejected("table-wrong-players", seats=len(chosen), players=seats)
    return [name if name is None else tidy(name) for name in chosen]


def full_names(
    game: str, sitters: Sequence[Sitter], chosen: Sequence[str | None], words: Words
) -> tuple[str, ...]:
    """Name everybody: as chosen, bots like people of their kind, people by their places.

    A name that nobody chose never is one that somebody has.

    >>> full_names("nothanks", ["me", "me", "greedy"], ["Player 2", None, None], Words("en"))
    ('Player 2', 'Player 2 (2)', 'Greta')
    """
    taken = {_as_heard(name) for name in chosen if name is not None}
    names = []
    for number, (sitter, own) in enumerate(zip(sitters, chosen, strict=True), start=1):
        name = own
        if name is None:
            usual = _usual_names(game, sitter, number, words)
            free = (one for one in usual if _as_heard(one) not in taken)
            name = next(free, None) or free_name(usual[0], taken, _as_heard)
        taken.add(_as_heard(name))
        names.append(name)
    return tuple(names)


def _usual_names(game: str, sitter: Sitter, number: int, words: Words) -> tuple[str, ...]:
    """Return the names that somebody may have, the first one first."""
    if is_person(sitter):
        return (words("table-seat", number=number),)
    if isinstance(sitter, str):
        return human_names(game, sitter, words)
    return (words("table-own-bot"),)


def human_names(game: str, bot: str, words: Words) -> tuple[str, ...]:
    """Return what the bots of one kind are called at a table, one after the other.

    >>> human_names("nothanks", "greedy", Words("en"))[:2]
    ('Greta', 'Gustav')
    """
    return tuple(name.strip() for name in words(f"{game}_bots-{bot}-people").split(","))


def _as_heard(name: str) -> str:
    """Return a name without what nobody hears: capitals, and which kind of space there is."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
