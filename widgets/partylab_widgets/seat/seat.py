"""A seat at a table, on a stage.

It hosts a match and a board, and knows neither a rule nor a word of any game: the board says who
sees what, what a touch means, and how long everything takes.
"""

from __future__ import annotations

from typing import Any, ClassVar

from partylab import games
from partylab.board import Look, Moves, NewGame
from partylab.folding import folded
from partylab.game import Rejected
from partylab.html import picture
from partylab.match import Match
from partylab.words import LANGUAGES, Words, asked_language
from partylab_widgets.seat import pages, showing
from partylab_widgets.seat.front import SCRIPT, STYLE
from partylab_widgets.seat.remembering import chosen
from partylab_widgets.seat.running import RunningStage
from partylab_widgets.seat.sitting import PACES, Sitting, WhatIf


class SeatStage(RunningStage):
    """A match on the stage, seen by the people in front of it."""

    _esm = SCRIPT
    _css = STYLE
    files: ClassVar[frozenset[str]] = frozenset({"seat-load"})

    def __init__(
        self,
        match: Match | None,
        language: str | None = None,
        pace: str = "calm",
        *,
        coached: bool = False,
    ) -> None:
        super().__init__(language or asked_language(), chosen(pace, PACES))
        if match is not None and coached:
            self._be_coached(match)
        else:
            self._sit(match)

    @property
    def match(self) -> Match | None:
        """The match that is played here, if there is one."""
        return None if self._sitting is None else self._sitting.match

    def _sit(self, match: Match | None) -> None:
        """Begin with a match."""
        before = self._sitting
        self._take_place(None if match is None else Sitting(match, self.pace, before))

    def _take_place(self, sitting: Sitting | None) -> None:
        """Look at a game, from wherever it is."""
        self._stop()
        self._sitting, self._asked = sitting, None
        self._turn_page()
        self._let_fade()
        self._go_on()

    # What the browser says

    def hello(self, info: dict[str, Any]) -> None:
        """Meet a browser: speak its language unless somebody chose one, and let the bots play."""
        if not self._met and self.keeps:
            self.remembered(info["kept"])
        spoken = info["language"][:2].lower()
        if self._speaks is None and spoken in LANGUAGES:
            self._speaks = spoken
            self.words = Words(spoken)
        if not self._met:
            self._met = True
            self._let_fade()
        self._go_on()

    def do(self, name: str, value: str) -> None:
        """Do what a control asks for: the seat's own, or the board's."""
        action = self.actions.get(name)
        if action is not None:
            action(self, value)
        elif name.startswith("seat-help-"):
            self._open_help(name.removeprefix("seat-help-"), value)
        elif self._is_the_clocks(name):
            raise Rejected("seat-not-now")
        else:
            self._follow(self._asked_of_the_board(name, value), by_hand=True)

    def _is_the_clocks(self, name: str) -> bool:
        """Is this a touch that happens by itself, and that nothing on the page can make?"""
        limit = self._time_limit() if self._sitting else None
        return limit is not None and limit.name == name and not self.offers(name)

    def _touch(self, name: str, value: str) -> None:
        """Do what happens by itself."""
        self._follow(self._asked_of_the_board(name, value), by_hand=False)

    def _asked_of_the_board(self, name: str, value: str) -> Look | Moves | NewGame:
        """Return what comes of a touch of the board."""
        sitting = self.sitting
        if sitting.is_curtain_down():
            raise Rejected("seat-not-now")
        come: Look | Moves | NewGame = sitting.board.touch(
            sitting.look, name, value, sitting.view()
        )
        return come

    def _follow(self, come: Look | Moves | NewGame, *, by_hand: bool) -> None:
        """Make the moves, begin the game, or look as the person wants to."""
        sitting = self.sitting
        match come:
            case Moves(made):
                if by_hand and self._has_moved_on():
                    raise Rejected("stage-too-late")
                sitting.play(made)
                self._let_fade(len(made))
                self._moved()
            case NewGame(game, sitters):
                before = sitting.match
                names = before.chosen if sitters == before.kinds else None
                match = Match.start(game, sitters, self.words, names)
                self.leave(lambda: self._sit(match))
            case Look() as look:
                sitting.look = look
                self._go_on()

    def _moved(self) -> None:
        """Go on after a person has changed the table."""
        self._turn_page()
        self._go_on()

    # What the seat itself can do

    def _undo(self, _value: str) -> None:
        if not self.sitting.can_undo():
            raise Rejected("table-nothing-to-undo")
        self._stop()
        self.sitting.undo()
        self._let_fade()
        self._moved()

    def _again(self, value: str) -> None:
        match, same_deal = self.sitting.match, chosen(value, ("same", "new")) == "same"
        self.leave(lambda: self._sit(match.again(same_deal=same_deal)))

    def _save(self, _value: str) -> None:
        match = self.sitting.match
        self.sitting.saved = folded(match.save())
        self._before_news = pages.saved_note(self.words, match.own_bots)
        self._draw()

    def _load(self, value: str) -> None:
        match = Match.load(value)
        self.leave(lambda: self._sit(match))

    def _ready(self, _value: str) -> None:
        self.sitting.raise_curtain()
        self._turn_page()
        self._go_on()

    def _replay(self, value: str) -> None:
        self.sitting.moment = self.sitting.moment_of(value)
        self._draw()

    def _branch(self, value: str) -> None:
        moment = self.sitting.moment_of(value)
        if moment == self.sitting.match.moves_made:
            raise Rejected("seat-not-now")
        what_if = WhatIf.of(self.sitting, moment)
        branch = Sitting(self.sitting.match.branch(moment), self.pace, self._sitting, what_if)
        self._before_news = showing.what_if_told(branch, self.words)
        self._take_place(branch)

    def _return(self, _value: str) -> None:
        """Leave what might have been, for the game as it was."""
        what_if = self.sitting.what_if
        if what_if is None:
            raise Rejected("seat-not-now")
        sitting = Sitting(what_if.whole, self.pace, self._sitting)
        sitting.moment = what_if.moment
        self._take_place(sitting)

    def _choose_language(self, value: str) -> None:
        self.wish(language=chosen(value, LANGUAGES))
        self._draw()

    def _choose_pace(self, value: str) -> None:
        sitting = self.sitting
        self.pace = chosen(value, PACES)
        self.wish(pace=value)
        sitting.set_pace(value)
        self._thoughts.hurry()
        self._go_on()

    def _open_help(self, name: str, value: str) -> None:
        """Open a help, or shut it; one that is opened is spoken."""
        sitting = self.sitting
        if name not in showing.help_labels(sitting, self.words) or value not in ("on", ""):
            raise Rejected("stage-malformed")
        sitting.open_help(name, opened=bool(value))
        if value and sitting.may_move() and sitting.view().seat is not None:
            self._before_news = showing.spoken_helps(sitting, self.words, {name})
        self._draw()

    def _let_speak(self, value: str) -> None:
        self.wish(speech=chosen(value, ("on", "")) == "on")
        self._draw()

    def _let_sound(self, value: str) -> None:
        self.wish(sound=chosen(value, ("on", "")) == "on")
        self._draw()

    def _retry(self, _value: str) -> None:
        """Let the bots that failed try again."""
        if not self.sitting.failed:
            raise Rejected("seat-not-now")
        self.sitting.failed = {}
        self._go_on()

    def _replace(self, value: str) -> None:
        """Put another bot on the seat of the one that failed, or thinks too long."""
        sitting = self.sitting
        seat = next(iter([*sitting.failed, *sitting.slow]), None)
        if seat is None:
            raise Rejected("seat-not-now")
        sitting.sit_down(seat, chosen(value, games.bots(sitting.table.game.name)))
        self._thoughts.give_up(seat)
        sitting.failed.pop(seat, None)
        sitting.slow.discard(seat)
        self._go_on()

    actions: ClassVar[dict[str, Any]] = {
        **RunningStage.actions,
        "seat-undo": _undo,
        "seat-again": _again,
        "seat-save": _save,
        "seat-load": _load,
        "seat-ready": _ready,
        "seat-replay": _replay,
        "seat-branch": _branch,
        "seat-return": _return,
        "seat-language": _choose_language,
        "seat-pace": _choose_pace,
        "seat-speech": _let_speak,
        "seat-sound": _let_sound,
        "seat-retry": _retry,
        "seat-replace": _replace,
    }

    # What is shown

    def _draw(self) -> None:
        self._number_page()
        self._ask_for_advice()
        self._ask_no_more_in_vain()
        if self.keeps:
            self.memory.follow(self._sitting)
        pages_shown = {**self._pages(), **self._page_alone()}
        spoken = [self._before_news, self._news()]
        self._before_news = ""
        game = self._sitting.table.game.name if self._sitting else ""
        self.title = self.words(f"{game}-name") if game else ""
        self.icon = games.icon(game) if game else ""
        self.show(pages_shown, news=" ".join(filter(None, spoken)) or None)

    def _pages(self) -> dict[str, str]:
        """Return all pages by name."""
        setup = "seat-setup" in self.actions
        return showing.all_pages(self.sitting, self.words, self.wishes, setup=setup)

    def _news(self) -> str:
        """Return what a listener has not heard yet; then it is heard."""
        if self._sitting is None:
            return ""
        news = showing.spoken_news(self._sitting, self.words)
        self._sitting.first_unheard = self._sitting.match.moves_made + 1
        return " ".join(filter(None, (news, self._sitting.coach_unheard(self.words))))

    def picture(self) -> str:
        """Return the table as it is now, for pages that run no widgets.

        It stays in a notebook: where that would help somebody's memory, the game's own picture.
        """
        if self._sitting is None:
            return ""
        table, names = self._sitting.table, self._sitting.match.names(self.words)
        if self._sitting.board.fleeting and table.outcome is None:
            game = table.game.name
            title, invites = self.words(f"{game}-name"), self.words(f"{game}-invites")
            return picture(320, 320, title, invites, games.tile(game, self.words))
        drawing = games.drawing(table.game.name)
        return str(drawing.draw(self._sitting.view(), self.words, names))

    def __repr__(self) -> str:
        table = self._sitting.table if self._sitting else None
        return f"<{type(self).__name__}: {table!r}>"
