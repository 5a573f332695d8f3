"""A seat at a table, on a stage: `play("nothanks", seats=["me", "greedy", "threshold"])`.

People at the same screen take turns, and a curtain hides the chips of one from the next; or they
race, and one message brings the answers of all.  Bots move at a human pace.  What is drawn comes
from the view of the person in front of the screen.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from partylab.game import Rejected
from partylab.words import LANGUAGES, Words, asked_language
from partylab_widgets import pages
from partylab_widgets.match import PERSON, Match
from partylab_widgets.race import Race
from partylab_widgets.showing import Showing

if TYPE_CHECKING:
    from collections.abc import Sequence


class Seat(Showing):
    """A match on the stage, seen by the people in front of it."""

    files: ClassVar[frozenset[str]] = frozenset({"load"})

    def __init__(
        self, match: Match | None, language: str | None = None, pace: str = "calm"
    ) -> None:
        super().__init__()
        self._speaks = language or asked_language()
        self.words = Words(self._speaks)
        self.pace = _chosen(pace, pages.PACES)
        self.help_shown = {"cost-help": False, "bots-help": False}
        self.race = Race()
        self.match = match
        # The bots wait for a browser: a page prepared in advance must not play to nobody.
        self._met = False
        self._timer: asyncio.TimerHandle | None = None
        self._aside = ""
        self._sit(match)

    def _sit(self, match: Match | None) -> None:
        """Begin with a match, from wherever it is."""
        self._stop_waiting()
        self.match = match
        people = match.people if match else ()
        self.viewer = people[0] if len(people) == 1 else None
        self.moment = match.moves_made if match else 0
        self._since = self._heard = self.moment
        self._saved = None
        self.seq += 1
        self._go_on()

    # What the browser says

    def hello(self, info: dict[str, Any]) -> None:
        """Meet a browser: speak its language unless somebody chose one, and let the bots play."""
        spoken = info["language"][:2].lower()
        if self._speaks is None and spoken in LANGUAGES:
            self._speaks = spoken
            self.words = Words(spoken)
        if self._met and self._timer:  # a second page looks on; the bot goes on thinking
            self._draw()
            return
        self._met = True
        self._go_on()

    def _move(self, text: str) -> None:
        """Play a move for the person in front of the screen, or the answers of all who race."""
        match = self._playing()
        since = match.moves_made  # what is told begins with this move
        if match.is_race:
            self.race.answer(match, text)
        elif self.viewer is None or match.to_move() != self.viewer:
            raise Rejected("seat-not-now")
        else:
            match.play(self.viewer, text)
        self._since = since
        self._saved = None
        self._moved()

    def do(self, name: str, value: str) -> None:
        """Do what a button, a list or a slider asks for."""
        if name == "move":
            return self._move(value)
        action = self.actions.get(name)
        if action is None:
            raise Rejected("stage-malformed")
        action(self, value)
        if name != "save":
            self._saved = None
        return self._draw()

    def _moved(self) -> None:
        """Go on after anything that changed the table by a person's hand."""
        self.seq += 1
        self.moment = self._playing().moves_made
        self._go_on()

    def _undo(self, _value: str) -> None:
        match = self._playing()
        if not self._can_undo():
            raise Rejected("table-nothing-to-undo")
        self._stop_waiting()
        match.undo()
        self._since = self._heard = match.moves_made
        self._moved()

    def _again(self, value: str) -> None:
        self._sit(self._playing().again(same_deal=_chosen(value, ("same", "new")) == "same"))

    def _save(self, _value: str) -> None:
        self._saved = self._playing().save()
        self._tell(pages.saved_note(self.words, self._playing().own_bots))

    def _load(self, value: str) -> None:
        self._sit(Match.load(value))

    def _ready(self, _value: str) -> None:
        match = self._playing()
        if not self.is_curtain_down():
            raise Rejected("seat-not-now")
        self.viewer = match.to_move()
        self._since = self._last_decision(self.viewer)
        self._heard = min(self._since + 1, match.moves_made)  # this person has heard nothing yet
        self.seq += 1

    def _replay(self, value: str) -> None:
        self.moment = self._moment(value)

    def _branch(self, value: str) -> None:
        moment = self._moment(value)
        if moment == self._playing().moves_made:
            raise Rejected("seat-not-now")
        self._sit(self._playing().branch(moment))

    def _moment(self, value: str) -> int:
        match = self._playing()
        if match.table.outcome is None:
            raise Rejected("table-not-over")
        last = match.moves_made
        plain = value.isascii() and value.isdigit() and len(value) <= len(str(last))
        if not plain or int(value) > last:
            raise Rejected("table-no-such-moment", moves=value[:20], last=last)
        return int(value)

    def _choose_language(self, value: str) -> None:
        self._speaks = _chosen(value, LANGUAGES)
        self.words = Words(value)

    def _choose_pace(self, value: str) -> None:
        self.pace = _chosen(value, pages.PACES)
        self._go_on()

    def _cost_help(self, value: str) -> None:
        self.help_shown["cost-help"] = bool(value)
        match = self._playing()
        if value and self.eyes is not None and match.to_move() == self.eyes:
            self._tell(match.board.cost_note(match.table.view(self.eyes), self.words))

    def _bots_help(self, value: str) -> None:
        self.help_shown["bots-help"] = bool(value)

    def _racing(self) -> Match:
        if not self._races():
            raise Rejected("seat-not-now")
        return self._playing()

    def _clock(self, value: str) -> None:
        self._racing()
        self.race.timed = bool(value)
        self.seq += 1  # a round that runs is over

    def _logic(self, _value: str) -> None:
        self._racing()
        self.race.logic_shown = True

    def _practise(self, value: str) -> None:
        game = self._racing().board.practice_game(self.race.record, value)
        self._sit(Match.start(game, (PERSON,), self.words))

    actions: ClassVar[dict[str, Any]] = {
        "undo": _undo,
        "again": _again,
        "save": _save,
        "load": _load,
        "ready": _ready,
        "replay": _replay,
        "branch": _branch,
        "language": _choose_language,
        "pace": _choose_pace,
        "cost-help": _cost_help,
        "bots-help": _bots_help,
        "clock": _clock,
        "logic": _logic,
        "practise": _practise,
    }

    # The bots' turn

    def _go_on(self) -> None:
        """Show the table, and let the bots move until a person decides."""
        self._stop_waiting()
        if self._met:
            delay = 0 if self._races() else pages.PACES[self.pace]
            loop = _running_loop() if delay else None
            if loop and self._bot_is_next():
                self._timer = loop.call_later(delay, self._bot_moves)
            while not loop and self._bot_is_next() and self._bot_could_move():
                pass
        if self.match is not None and self.match.is_race:
            self.race.remember(self.match)
        self._draw()

    def _bot_is_next(self) -> bool:
        return self.match is not None and self.match.to_move() in self.match.bots

    def _bot_could_move(self) -> bool:
        """Let a bot move; a learner's bot that fails is named, and the game waits."""
        match = self._playing()
        try:
            match.bot_move(timed=self.race.timed)
        except Rejected as why:
            self.alert = why.say(self.words)
            return False
        self.moment = match.moves_made
        return True

    def _bot_moves(self) -> None:
        """Make one bot's move when its time has come."""
        self._timer = None
        if self._bot_could_move():
            self._go_on()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def __repr__(self) -> str:
        table = self.match.table if self.match else None
        return f"<{type(self).__name__}: {table!r}>"


def _chosen(value: str, allowed: Any) -> str:
    if value not in allowed:
        raise Rejected("seat-no-such-choice", value=str(value)[:40], allowed=", ".join(allowed))
    return value


def _running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the kernel's event loop; in plain Python there is none, and bots move at once."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def play(
    game: str = "nothanks",
    seats: Sequence[Any] = (PERSON, "greedy", "threshold"),
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
    seed: int | str | None = None,
    pace: str = "calm",
    **options: Any,
) -> Seat:
    """Sit down at a table and play.

    A seat is "me" for each person at this screen, the name of a bot, or a function of a view.
    """
    words = Words(language or asked_language())
    return Seat(Match.start(game, seats, words, names, seed, **options), language, pace)
