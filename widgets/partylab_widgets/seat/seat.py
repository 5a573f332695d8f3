"""A seat at a table, on a stage: `play("nothanks", seats=["me", "greedy", "threshold"])`.

It hosts a match and a board, and knows neither a rule nor a word of any game: the board says who
sees what, what a touch means, and how long everything takes.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from partylab import games
from partylab.board import ANYONE, IN_TURN, Look, Moves, NewGame
from partylab.game import Game, Rejected
from partylab.match import PERSON, Match
from partylab.words import LANGUAGES, Words, asked_language
from partylab_widgets.seat import pages
from partylab_widgets.seat.clockwork import Alarm, Loop, Thoughts, running_loop
from partylab_widgets.seat.looks import SCRIPT, STYLE
from partylab_widgets.seat.showing import Showing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import AnyGame, Seat

LONGEST_UNSEEN = 0.1  # seconds: bots that move at once are drawn at least this often


class SeatStage(Showing):
    """A match on the stage, seen by the people in front of it."""

    _esm = SCRIPT
    _css = STYLE
    files: ClassVar[frozenset[str]] = frozenset({"seat-load"})

    def __init__(
        self, match: Match | None, language: str | None = None, pace: str = "calm"
    ) -> None:
        super().__init__()
        self._speaks = language or asked_language()
        self.words = Words(self._speaks)
        self.pace = _chosen(pace, pages.PACES)
        self.helps = set()
        self.looks = {}
        self.failed = {}
        self.match = None
        # The bots wait for a browser: a page prepared in advance must not play to nobody.
        self._met = False
        self._thoughts, self._limit, self._fading = Thoughts(), Alarm(), Alarm()
        self._aside, self._drawn = "", 0.0
        self._sit(match)

    def _sit(self, match: Match | None) -> None:
        """Begin with a match, from wherever it is."""
        self._stop()
        before = self.looks if self._same_game(match) else {}
        self.match, self.looks = match, {}
        if match is not None:
            self.board = games.board(match.table.game)
            self.looks = {who: self._first_look(look) for who, look in before.items()}
        people = match.people if match else ()
        self.viewer = people[0] if len(people) == 1 else None
        self.moment = match.moves_made if match else 0
        self._since = self._heard = self.moment
        self._faded = -1
        self._saved = None
        self.seq += 1
        self._go_on()

    def _same_game(self, match: Match | None) -> bool:
        """Is the next game of the kind of this one?  What one game left is not the other's."""
        if match is None or self.match is None:
            return False
        return match.table.game.name == self.match.table.game.name

    # What the browser says

    def hello(self, info: dict[str, Any]) -> None:
        """Meet a browser: speak its language unless somebody chose one, and let the bots play."""
        spoken = info["language"][:2].lower()
        if self._speaks is None and spoken in LANGUAGES:
            self._speaks = spoken
            self.words = Words(spoken)
        self._met = True
        self._go_on()

    def do(self, name: str, value: str) -> None:
        """Do what a control asks for: the seat's own, or the board's."""
        action = self.actions.get(name)
        if action is not None:
            action(self, value)
        else:
            self._touch(name, value)

    def _touch(self, name: str, value: str) -> None:
        """Give a touch to the board; what comes of it is a look, or moves, or another game."""
        match = self._playing()
        if name.startswith("seat-help-"):
            return self._open_help(name.removeprefix("seat-help-"), value)
        if self.is_curtain_down():
            raise Rejected("seat-not-now")
        view = self.table.view(self.viewer)
        match self.board.touch(self.look, name, value, view):
            case Moves(made):
                self._play(match, made)
            case NewGame(game):
                self._sit(Match.start(game, (PERSON,), self.words))
            case Look() as look:
                self.looks[self.viewer] = look
                self._go_on()
        return None

    def _play(self, match: Match, made: Sequence[tuple[Seat, Any]]) -> None:
        """Make the moves of people here; whatever is wrong with one of them, none counts."""
        allowed = {self.viewer} if self.board.takes_turns else set(match.people)
        if not made or not {seat for seat, _ in made} <= allowed:
            raise Rejected("seat-not-now")
        since, looks = match.moves_made, dict(self.looks)
        try:
            for seat, move in made:
                match.play(seat, move)
                self._happened()
        except Rejected:
            while match.moves_made > since:
                match.table.undo()
            self.looks = looks
            raise
        self._since = since
        self._moved()

    def _happened(self) -> None:
        """Let everybody know what has just happened at the table."""
        news = self.table.news
        self._saved = None
        if self.board.order == ANYONE:
            self._reconsider()
        for who, look in self.looks.items():
            self.looks[who] = self.board.after(look, news, self.table.view(who))
        seconds = self.board.stays(news)
        if seconds is not None:
            moment = self._playing().moves_made
            self._fading.set((self.table, moment), seconds, lambda: self._fade(moment))

    def _fade(self, moment: int) -> None:
        """Take away what may not be read any longer."""
        with self.hold_sync():
            self._faded = moment
            self.news = ""
            self._draw()

    def _moved(self) -> None:
        """Go on after anything that changed the table."""
        self.seq += 1
        self.moment = self._playing().moves_made
        self._go_on()

    # What the seat itself can do

    def _undo(self, _value: str) -> None:
        match = self._playing()
        if not self._can_undo():
            raise Rejected("table-nothing-to-undo")
        self._stop()
        match.undo()
        for who, look in self.looks.items():
            self.looks[who] = self.board.after(look, (), self.table.view(who))
        self._since = self._heard = match.moves_made
        self._saved = None
        self._moved()

    def _again(self, value: str) -> None:
        self._sit(self._playing().again(same_deal=_chosen(value, ("same", "new")) == "same"))

    def _save(self, _value: str) -> None:
        self._saved = self._playing().save()
        self._tell(pages.saved_note(self.words, self._playing().own_bots))
        self._draw()

    def _load(self, value: str) -> None:
        self._sit(Match.load(value))

    def _ready(self, _value: str) -> None:
        match = self._playing()
        if not self.is_curtain_down():
            raise Rejected("seat-not-now")
        self.viewer = match.people_to_move()[0]
        self._since = self._last_decision(self.viewer)
        self._heard = min(self._since + 1, match.moves_made)  # this person has heard nothing yet
        self.seq += 1
        self._go_on()

    def _replay(self, value: str) -> None:
        self.moment = self._moment(value)
        self._draw()

    def _branch(self, value: str) -> None:
        moment = self._moment(value)
        if moment == self._playing().moves_made:
            raise Rejected("seat-not-now")
        self._sit(self._playing().branch(moment))

    def _moment(self, value: str) -> int:
        if self.table.outcome is None:
            raise Rejected("table-not-over")
        last = self._playing().moves_made
        plain = value.isascii() and value.isdigit() and len(value) <= len(str(last))
        if not plain or int(value) > last:
            raise Rejected("table-no-such-moment", moves=value[:20], last=last)
        return int(value)

    def _choose_language(self, value: str) -> None:
        self._speaks = _chosen(value, LANGUAGES)
        self.words = Words(value)
        self._draw()

    def _choose_pace(self, value: str) -> None:
        self.pace = _chosen(value, pages.PACES)
        for who, look in self.looks.items():
            self.looks[who] = replace(look, pace=pages.PACES[value])
        self._stop()
        self._go_on()

    def _open_help(self, name: str, value: str) -> None:
        """Open a help, or shut it; one that is opened is spoken."""
        if name not in dict(pages.help_labels(self.words, self.board)) or value not in ("on", ""):
            raise Rejected("stage-malformed")
        self.helps = self.helps | {name} if value else self.helps - {name}
        if value and name in self.board.helps and self._may_move() and self.viewer is not None:
            view = self.table.view(self.viewer)
            self._tell(self.board.help(name, view, self.words, self.names))
        self._draw()

    def _retry(self, _value: str) -> None:
        """Let the bots that failed try again."""
        if not self.failed:
            raise Rejected("seat-not-now")
        self.failed = {}
        self._go_on()

    def _replace(self, value: str) -> None:
        """Put another bot on the seat of the one that failed."""
        if not self.failed:
            raise Rejected("seat-not-now")
        seat = next(iter(self.failed))
        self._playing().seat(seat, _chosen(value, games.bots(self.table.game.name)))
        del self.failed[seat]
        self._go_on()

    actions: ClassVar[dict[str, Any]] = {
        "seat-undo": _undo,
        "seat-again": _again,
        "seat-save": _save,
        "seat-load": _load,
        "seat-ready": _ready,
        "seat-replay": _replay,
        "seat-branch": _branch,
        "seat-language": _choose_language,
        "seat-pace": _choose_pace,
        "seat-retry": _retry,
        "seat-replace": _replace,
    }

    # What happens by itself

    def _go_on(self) -> None:
        """Show the table, and let what happens by itself take its time."""
        if self.match is not None:
            self._turn_to_who_plays()
            if self._met:
                self._let_bots_think()
            self._set_limit()
        self._draw()
        self._drawn = monotonic()

    def _turn_to_who_plays(self) -> None:
        """Where nothing is secret, people at one screen need no curtain: whoever plays looks."""
        match = self._playing()
        movers = match.people_to_move()
        if self.board.takes_turns and not self.board.secrets and len(match.people) > 1 and movers:
            self.viewer = movers[0]
            self._since = self._last_decision(self.viewer)

    def _bots_due(self) -> list[Seat]:
        """Return the bots that may think now."""
        match = self._playing()
        due = [seat for seat in match.bots_to_move() if seat not in self.failed]
        if due and self.board.order != IN_TURN:
            waits = self.board.bots_wait(self.look, self.table.view(self.viewer))
            return [] if waits else due
        return due

    def _let_bots_think(self) -> None:
        loop = running_loop()
        if loop is None:
            return self._bots_move_at_once()
        due = self._bots_due()
        for seat in self._thoughts.seats():
            if seat not in due:
                self._drop(seat)
        for seat in due:
            if seat not in self._thoughts:
                self._begin(loop, seat)
        return None

    def _begin(self, loop: Loop, seat: Seat) -> None:
        try:
            think = self._playing().thinking(seat)
        except Rejected as why:
            self.failed[seat] = why
            self.alert = why.say(self.words)
        else:
            self._thoughts.begin(
                loop, seat, think, self._how_long, self._bot_decided, self._bot_failed
            )

    def _how_long(self, move: Any) -> float:
        return self.board.takes(move, self.look)

    def _counts_as(self, move: Any) -> Any:
        return self.board.counts_as(move, self.look)

    def _bots_move_at_once(self) -> None:
        """Without an event loop nobody looks on: let the bots move until people have to."""
        while due := self._bots_due():
            try:
                self._playing().bot_move(due[0], self._counts_as)
            except Rejected as why:
                self.failed[due[0]] = why
                self.alert = why.say(self.words)
            else:
                self._happened()
                self.moment = self._playing().moves_made

    def _bot_decided(self, seat: Seat, move: Any) -> None:
        """Make a bot's move, now that its time has come."""
        with self.hold_sync():
            try:
                self._playing().bot_plays(seat, move, self._counts_as)
            except Rejected as why:
                return self._bot_failed(seat, why)
            self._happened()
            self.moment = self._playing().moves_made
            if self._at_once():
                # Nobody could read, or hear to its end, what stands there so shortly.
                self._heard = min(self._heard, self._since + 1)
                if monotonic() - self._drawn < LONGEST_UNSEEN and self._bots_due():
                    return self._let_bots_think()
            return self._go_on()

    def _at_once(self) -> bool:
        return not pages.PACES[self.pace]

    def _reconsider(self) -> None:
        """Somebody has moved: who was still thinking about the table before thinks again."""
        for seat in self._thoughts.seats():
            self._drop(seat)

    def _bot_failed(self, seat: Seat, why: Rejected) -> None:
        """Name the bot that failed; the table stays, and people can go on."""
        self._playing().forget(seat)
        self.failed[seat] = why
        with self.hold_sync():
            self.alert = why.say(self.words)
            self._go_on()

    def _drop(self, seat: Seat) -> None:
        if self._thoughts.drop(seat) and self.match is not None:
            self.match.forget(seat)  # it is still busy with what is past: another takes over

    def _set_limit(self) -> None:
        """Let a touch happen by itself when the board sets a limit."""
        limit = None
        if self.table.outcome is None:
            limit = self.board.limit(self.look, self.table.view(self.viewer))
        self._limit.set(limit, limit.seconds if limit else 0.0, self._time_is_up(limit))

    def _time_is_up(self, limit: Any) -> Any:
        def touch() -> None:
            with self.hold_sync():
                try:
                    self._touch(limit.name, limit.value)
                except Rejected as why:
                    self.alert = why.say(self.words)

        return touch

    def _stop(self) -> None:
        """Let nothing happen by itself any more."""
        self.failed = {}
        for seat in self._thoughts.seats():
            self._drop(seat)
        self._limit.clear()
        self._fading.clear()

    def __repr__(self) -> str:
        table = self.match.table if self.match else None
        return f"<{type(self).__name__}: {table!r}>"


def _chosen(value: str, allowed: Any) -> str:
    if value not in allowed:
        raise Rejected("seat-no-such-choice", value=str(value)[:40], allowed=", ".join(allowed))
    return value


def play(
    game: str | AnyGame = "nothanks",
    seats: Sequence[Any] | None = None,
    *,
    names: Sequence[str | None] | None = None,
    language: str | None = None,
    seed: int | str | None = None,
    pace: str = "calm",
    **options: Any,
) -> SeatStage:
    """Sit down at a table and play.

    A seat is "me" for each person at this screen, the name of a bot, or a function of a view.
    Left out, you play with the rivals that the game proposes.
    """
    rules = game if isinstance(game, Game) else games.rules(game, **options)
    words = Words(language or asked_language())
    sitters = (PERSON, *games.board(rules).rivals) if seats is None else seats
    return SeatStage(Match.start(rules, sitters, words, names, seed), language, pace)
