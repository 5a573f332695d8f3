"""One game in play: names, a seed and the list of moves.  All the rest follows from these three.

>>> from partylab import Table
>>> table = Table("nothanks", seats=["Ana", "Bo", "Cleo"], seed=7)
>>> sorted(table.turn), table.moves(0)
([2], ())
>>> table.play(2, "pay")
>>> table.log
((2, Move.PAY),)
>>> Table.load(table.save()).view(2) == table.view(2)
True
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NoReturn

from partylab import games
from partylab.folding import unfolded
from partylab.game import AnyGame, Game, News, Outcome, Rejected, Seat, brief
from partylab.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FORMAT = "partylab"
VERSION = 1
LONGEST_NAME = 24
LONGEST_SAVE = 1_000_000  # characters; twenty rounds among misers need a tenth of it
LONGEST_SEED = 60


class Table:
    """A game in play.  Only this changes: states, moves and views never do."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: Sequence[str],
        seed: int | str | None = None,
        **options: Any,
    ) -> None:
        if isinstance(game, Game) and options:
            raise Rejected("table-options-twice")
        self.game: AnyGame = game if isinstance(game, Game) else games.rules(game, **options)
        self.names = _checked_names(seats, self.game)
        self._seats = len(self.names)
        self.seed = SystemRandom().randrange(2**53) if seed is None else checked_seed(seed)
        self._log: list[tuple[Seat, Any]] = []
        # What the table was after each number of moves: undo and replay are look-ups.
        self._past: list[tuple[Any, tuple[News, ...]]] = []
        self._state, news = self.game.start(len(self.names), self._chance)
        self._past.append((self._state, news))

    def _chance(self) -> Random:
        """Return the luck of the deal (0) or of a move (1, 2 …): each has a stream of its own."""
        return Random(f"{self.seed}/{len(self._past)}")

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may move now; none when the game is over."""
        return self.game.turn(self._state)

    @property
    def news(self) -> tuple[News, ...]:
        """What has just happened."""
        return self._past[-1][1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self._state)

    @property
    def log(self) -> tuple[tuple[Seat, Any], ...]:
        """Every move so far, with the seat that made it."""
        return tuple(self._log)

    @property
    def moves_made(self) -> int:
        """How many moves there have been."""
        return len(self._log)

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """Return the legal moves of a seat."""
        if type(seat) is not int or not 0 <= seat < self._seats:
            self._refuse(seat)
        return self.game.moves(self._state, seat)

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move, given as a value or as its text; a wrong one changes nothing."""
        if type(seat) is not int or not 0 <= seat < self._seats:
            self._refuse(seat)
        if type(move) is str:  # a move that is a kind of text is a move already
            move = self.game.parse(move)
        after = self.game.play(self._state, seat, move, self._chance)
        self._state = after[0]
        self._past.append(after)
        self._log.append((seat, move))

    def view(self, seat: Seat | None = None) -> Any:
        """Return what a seat may know; `None` is an onlooker."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self._seats):
            self._refuse(seat)
        return self.game.view(self._state, seat)

    def views(self, seat: Seat | None, first: int = 0) -> Iterator[Any]:
        """Return what a seat could know after `first` moves, then after each one until now."""
        moments = self._past[first:]
        return (self.game.view(state, seat) for state, _ in moments)

    def news_at(self, moment: int) -> tuple[News, ...]:
        """Return what happened with a move: 0 is the deal, 1 the first move."""
        return self._past[moment][1]

    def undo(self) -> None:
        """Take the last move back."""
        if not self._log:
            raise Rejected("table-nothing-to-undo")
        self._log.pop()
        self._past.pop()
        self._state = self._past[-1][0]

    def at(self, moves: int) -> Table:
        """Return a table of its own as this one was after so many moves, to look or to go on."""
        if type(moves) is not int or not 0 <= moves <= len(self._log):
            raise Rejected("table-no-such-moment", moves=brief(moves), last=len(self._log))
        earlier = Table.__new__(Table)
        earlier.game, earlier.names, earlier.seed = self.game, self.names, self.seed
        earlier._seats = self._seats
        earlier._log = self._log[:moves]
        earlier._past = self._past[: moves + 1]
        earlier._state = earlier._past[-1][0]
        return earlier

    def replay(self, moves: int) -> Any:
        """Return what the table was like after so many moves, once the game is over."""
        if self.outcome is None:
            raise Rejected("table-not-over")
        return self.game.open_view(self.at(moves)._state)

    def replays(self) -> tuple[Any, ...]:
        """Return what the table was like after each move, from the deal on, once it is over."""
        if self.outcome is None:
            raise Rejected("table-not-over")
        return tuple(self.game.open_view(state) for state, _ in self._past)

    def digest(self) -> str:
        """Return a fingerprint of the state, so that a change of rules is noticed on loading."""
        return hashlib.sha256(repr(self._state).encode()).hexdigest()[:16]

    def as_saved(self) -> dict[str, Any]:
        """Return what a save holds.  The seed is in it: whoever reads it can work out the deal."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "options": self.game.options(),
            "seats": list(self.names),
            "seed": self.seed,
            "moves": [[seat, str(move)] for seat, move in self._log],
            "digest": self.digest(),
        }

    def save(self) -> str:
        """Return the game as JSON."""
        return json.dumps(self.as_saved(), ensure_ascii=False, indent=1, default=str)  # fractions

    @classmethod
    def load(cls, text: str) -> Table:
        """Rebuild a saved game; whatever is wrong with it is refused with a sentence."""
        saved = _read_save(unfolded(text))
        table = cls(games.rules(saved["game"], **saved["options"]), saved["seats"], saved["seed"])
        for number, step in enumerate(saved["moves"], start=1):
            try:
                seat, move = _checked_step(step)
                table.play(seat, move)
            except Rejected as why:
                raise Rejected("table-save-move", number=number, why=why) from why
        if table.digest() != saved["digest"]:
            raise Rejected("table-save-digest")
        return table

    def _refuse(self, seat: object) -> NoReturn:
        raise Rejected("table-no-such-seat", seat=brief(seat), last=self._seats - 1)

    def __str__(self) -> str:
        return str(games.drawing(self.game.name).text(self.view(), Words(), self.names))

    def __repr__(self) -> str:
        return f"<Table: {self.game!r}, {', '.join(self.names)}, {len(self._log)} moves>"

    def _repr_html_(self) -> str:
        return str(games.drawing(self.game.name).draw(self.view(), Words(), self.names))


def _checked_names(seats: Any, game: AnyGame) -> tuple[str, ...]:
    """Return the players' names, tidied; refuse what could not be read at a table."""
    if not isinstance(seats, list | tuple) or not all(isinstance(name, str) for name in seats):
        raise Rejected("table-names-not-texts")
    game.check_seats(len(seats))
    names = tuple(map(tidy, seats))
    for name in names:
        if not name or not name.isprintable():
            raise Rejected("table-name-empty")
        if len(name) > LONGEST_NAME:
            raise Rejected("table-name-too-long", name=name[:LONGEST_NAME], most=LONGEST_NAME)
        if names.count(name) > 1:
            raise Rejected("table-name-twice", name=name)
    return names


def tidy(name: str) -> str:
    """Return a name as it stands at a table.

    >>> tidy("  Ana   Bo ")
    'Ana Bo'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def checked_seed(seed: object) -> int | str:
    """Return a seed; refuse what is no whole number and no short text that can be read."""
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and seed.isprintable():
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**LONGEST_SEED:
        return seed
    raise Rejected("table-wrong-seed", most=LONGEST_SEED)


def _checked_step(step: Any) -> tuple[Any, str]:
    if not isinstance(step, list) or len(step) != 2 or not isinstance(step[1], str):
        raise Rejected("table-save-step")
    return step[0], step[1]


def _read_save(text: Any) -> dict[str, Any]:
    """Read the JSON of a save and check its shape, from the most general mistake to the finest."""
    if not isinstance(text, str) or len(text) > LONGEST_SAVE:
        raise Rejected("table-save-too-large", most=LONGEST_SAVE)
    try:
        saved = json.loads(text)
        # Only now: a text may hide what is no text behind the escapes of JSON.
        json.dumps(saved, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Rejected("table-save-damaged") from error
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise Rejected("table-save-foreign")
    if type(saved.get("version")) is not int or saved["version"] < 1:
        raise Rejected("table-save-damaged")
    if saved["version"] > VERSION:
        raise Rejected("table-save-newer", version=brief(saved["version"]), known=VERSION)
    shape = {"game": str, "options": dict, "seats": list, "moves": list, "digest": str}
    for part, kind in shape.items():
        if not isinstance(saved.get(part), kind):
            raise Rejected("table-save-part", part=part)
    if saved.get("seed") is None:
        raise Rejected("table-save-part", part="seed")
    return saved
