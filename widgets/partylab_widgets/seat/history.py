"""What was played on one device: counts for each game and level, and the newest games.

It comes back from a browser, so what cannot be read is left out.  A page adds each game under a
name of its own, `played.<mark>`, and the next page puts them together: two tabs lose nothing.

>>> history = History().plus(Played("nothanks", "easy", seats=3, when=0, won=True, points=21))
>>> history.tallies["nothanks", "easy"]
Tally(games=1, wins=1, best=21, records={})
>>> History.read(history.write()) == history
True
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeGuard

from partylab import games
from partylab_widgets.seat.keeping import read_object

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.game import Outcome
    from partylab_widgets.seat.sitting import Sitting

NAME, ADDED = "history", "played."  # under which they are kept
MOST_GAMES, MOST_TALLIES, MOST_RECORDS = 50, 200, 8
LONGEST_NAME, LARGEST = 40, 10**11
ALONE, FRIENDS, OWN = "alone", "friends", "own"  # instead of a level


@dataclass(frozen=True)
class Played:
    """A game that is over, as the person who plays at this screen will want to know it."""

    game: str
    level: str
    seats: int
    when: int  # seconds, as `time.time`
    won: bool | None = None  # several people at one screen: it does not matter here
    points: int | None = None
    records: Mapping[str, int] = field(default_factory=dict)

    def write(self) -> str:
        """Return it as a text."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, told: Any) -> Played | None:
        """Return a game that was told, if it can be read."""
        told = told if isinstance(told, dict) else {}
        game, level, won = told.get("game"), told.get("level"), told.get("won")
        seats, when, points = (_whole(told.get(name)) for name in ("seats", "when", "points"))
        if not (_is_name(game) and _is_name(level)) or seats is None or when is None or when < 0:
            return None
        won = won if isinstance(won, bool) else None
        return cls(game, level, seats, when, won, points, _wholes(told.get("records")))


@dataclass(frozen=True)
class Tally:
    """How often a game was played at a level, how often won, and the best of it."""

    games: int = 0
    wins: int = 0
    best: int | None = None  # points
    records: Mapping[str, int] = field(default_factory=dict)  # the lowest is the best

    def plus(self, played: Played) -> Tally:
        """Return it with one more game."""
        best = min if _fewest_win(played.game) else max
        points = [at for at in (self.best, played.points) if at is not None]
        records = dict(self.records)
        for name, value in played.records.items():
            records[name] = min(value, records.get(name, value))
        return Tally(
            self.games + 1, self.wins + (played.won is True),
            best(points) if points else None, records,
        )  # fmt: skip

    def is_beaten(self, played: Played) -> bool:
        """Is a game better than all of these, which it can only be where there are some?"""
        after = self.plus(played)
        faster = any(after.records[name] < value for name, value in self.records.items())
        return self.games > 0 and (faster or after.best != self.best)


@dataclass(frozen=True)
class History:
    """All that was played."""

    tallies: Mapping[tuple[str, str], Tally] = field(default_factory=dict)
    games: tuple[Played, ...] = ()  # the newest ones, the newest last

    def plus(self, played: Played) -> History:
        """Return it with one more game."""
        which = played.game, played.level
        if which not in self.tallies and len(self.tallies) >= MOST_TALLIES:
            return self
        tally = self.tallies.get(which, Tally()).plus(played)
        return History({**self.tallies, which: tally}, (*self.games, played)[-MOST_GAMES:])

    def write(self) -> str:
        """Return it as a text."""
        tallies = [
            {"game": game, "level": level, **asdict(tally)}
            for (game, level), tally in self.tallies.items()
        ]
        return json.dumps({"tallies": tallies, "games": [asdict(one) for one in self.games]})

    @classmethod
    def read(cls, text: str) -> History:
        """Return what can be read of it."""
        kept = read_object(text)
        tallies: dict[tuple[str, str], Tally] = {}
        for told in _dicts(kept.get("tallies"))[:MOST_TALLIES]:
            game, level, numbers = told.get("game"), told.get("level"), _wholes(told)
            if _is_name(game) and _is_name(level):
                count = numbers.get("games", 0)
                wins = min(numbers.get("wins", 0), count)
                best, records = _whole(told.get("best")), _wholes(told.get("records"))
                tallies[game, level] = Tally(count, wins, best, records)
        played = map(Played.read, _dicts(kept.get("games"))[-MOST_GAMES:])
        return cls(tallies, tuple(filter(None, played)))

    @classmethod
    def gather(cls, kept: Mapping[str, str]) -> tuple[History, list[str]]:
        """Return all that a device has kept, and the names of what was added one by one."""
        history, added = cls.read(kept.get(NAME, "")), []
        for name in kept:
            if name.startswith(ADDED):
                added.append(name)
                played = Played.read(read_object(kept[name]))
                history = history.plus(played) if played else history
        return history, added

    def csv(self) -> str:
        """Return the newest games as a table for a spreadsheet.

        >>> print(History().plus(Played("nothanks", "easy", 3, 0, won=True, points=21)).csv())
        when,game,level,seats,won,points
        1970-01-01T00:00:00+00:00,nothanks,easy,3,True,21
        <BLANKLINE>
        """
        records = sorted({name for one in self.games for name in one.records})
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(["when", "game", "level", "seats", "won", "points", *records])
        for one in self.games:
            when = datetime.fromtimestamp(one.when, UTC).isoformat()
            numbers = [one.records.get(name) for name in records]
            table.writerow([when, one.game, one.level, one.seats, one.won, one.points, *numbers])
        return text.getvalue()


def played(sitting: Sitting, outcome: Outcome, when: float) -> Played:
    """Return the game that has just ended at a sitting."""
    match, now = sitting.match, int(when)
    game, seats = sitting.table.game.name, len(match.sitters)
    if len(match.people) != 1:
        return Played(game, FRIENDS, seats, now)
    me = match.people[0]
    won = me in outcome.winners if seats > 1 else None
    records = dict(sitting.board.record(sitting.view(), sitting.look, outcome))
    return Played(game, _level(sitting), seats, now, won, outcome.scores[me], records)


def _level(sitting: Sitting) -> str:
    """Return against whom one person plays: bots of a level, bots of one's own choice, nobody."""
    match, board = sitting.match, sitting.board
    bots = sorted(who for seat, who in enumerate(match.kinds) if seat not in match.people)
    if not bots:
        return ALONE
    fits = (level for level in board.levels if sorted(board.rivals_at(level, len(bots))) == bots)
    return next(fits, OWN)


def _fewest_win(game: str) -> bool:
    return game in games.names() and games.board(games.rules(game)).fewest_points_win


def _is_name(value: Any) -> TypeGuard[str]:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def _whole(value: Any) -> int | None:
    fits = isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST
    return value if fits else None


def _wholes(told: Any) -> dict[str, int]:
    told = told if isinstance(told, dict) else {}
    found = {name: number for name, value in told.items() if (number := _whole(value)) is not None}
    return {name: found[name] for name in [*filter(_is_name, found)][:MOST_RECORDS]}


def _dicts(told: Any) -> list[dict[str, Any]]:
    return [one for one in told if isinstance(one, dict)] if isinstance(told, list) else []
