"""What a seat shows: the board with its news and helps, the curtain, the end of a game.

All of it is drawn from the view of the person in front of the screen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.board import NEWS
from partylab.game import Rejected
from partylab.html import EMPTY, html, join, plain
from partylab_widgets.seat import pages
from partylab_widgets.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.board import Board, Look
    from partylab.game import News, Outcome, Seat
    from partylab.html import Markup
    from partylab.match import Match
    from partylab.table import Table


class Showing(Stage):
    """The pages of a seat; `SeatStage` says what happens when they are touched."""

    match: Match | None
    board: Board
    looks: dict[Seat | None, Look]  # by person; None: what all at this screen look at together
    viewer: Seat | None  # the person in front of the screen; None: several, or nobody
    moment: int  # that is looked at
    pace: str
    helps: set[str]  # that are open
    failed: dict[Seat, Rejected]  # bots that could not move
    _since: int  # what is told begins after this move
    _heard: int  # what is spoken begins with this one
    _faded: int  # what happened up to this move may not be read any more
    _saved: str | None  # the game as a file, once asked for
    _aside: str  # what is spoken before the news

    def _playing(self) -> Match:
        if self.match is None:
            raise Rejected("seat-no-game")
        return self.match

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self._playing().table

    def is_curtain_down(self) -> bool:
        """Return whether the next person must first take the screen."""
        match = self.match
        if match is None or len(match.people) < 2:
            return False
        if not (self.board.secrets and self.board.takes_turns):
            return False
        next_one = match.people_to_move()[:1]
        return bool(next_one) and next_one[0] != self.viewer

    @property
    def eyes(self) -> Seat | None:
        """The seat whose view is drawn; behind the curtain only what everybody may know."""
        return None if self.is_curtain_down() else self.viewer

    @property
    def look(self) -> Look:
        """What the person in front of the screen has picked up, opened or drafted."""
        if self.viewer not in self.looks:
            self.looks[self.viewer] = self._first_look()
        return self.looks[self.viewer]

    def _first_look(self, before: Look | None = None) -> Look:
        people = self._playing().people
        return self.board.first_look(people, pages.PACES[self.pace], before)

    def _can_undo(self) -> bool:
        """Can a move be taken back?"""
        return self._playing().can_undo() and self.board.may_undo(
            self.look, self.table.view(self.viewer)
        )

    @property
    def names(self) -> Sequence[str]:
        """The players' names; those that nobody chose are in the language that is spoken."""
        return self._playing().names(self.words)

    # The pages

    def _draw(self) -> None:
        news = " ".join(part for part in (self._aside, self._news()) if part)
        self._aside = ""
        self.show(self._pages(), news=news or None)

    def _pages(self) -> dict[str, str]:
        """Return all pages by name."""
        outcome = self.table.outcome
        shown = self._over(outcome) if outcome else self._going_on()
        name = self.table.game.name
        board_pages = {page: text for page, text in shown.items() if not page.startswith("seat_")}
        return {
            "main": pages.main_page(board_pages),
            "seat_head": pages.head(self.words(f"{name}-name")),
            "seat_trouble": self._trouble(),
            **shown,
            "seat_menu": self._menu(),
            "seat_settings": self._settings(),
            "seat_rules": pages.rules(self.words, name),
        }

    def _going_on(self) -> dict[str, Markup]:
        """Return the board, with what has happened and what was asked for."""
        view = self.table.view(self.eyes)
        shown = dict(self._board_pages(view, self.look))
        shown[NEWS] = pages.told(self._sentences(self._since + 1))
        if self.is_curtain_down():
            shown["seat_curtain"] = pages.curtain(self.words, self._next_name())
        else:
            shown["seat_help"] = self._help(view)
        return shown

    def _board_pages(self, view: Any, look: Look) -> dict[str, Markup]:
        return dict(self.board.draw(view, look, self.words, self.names))

    def _over(self, outcome: Outcome) -> dict[str, Markup]:
        """Return the result, the score sheet, and the replay."""
        words, last = self.words, self._playing().moves_made
        sheet = self.board.sheet(self.table.view(self.viewer), outcome, words, self.names)
        told = self._sentence(self.moment)
        step = self.board.steps(len(self.table.names))
        only_looked_at = replace(self.look, people=())
        return {
            "seat_end": pages.end(words, self._sentence(last), sheet),
            "seat_replay": pages.replay(words, self.moment, last, told, *step),
            **self._board_pages(self.table.replay(self.moment), only_looked_at),
            NEWS: pages.told([told]),
        }

    def _menu(self) -> Markup:
        match = self._playing()
        undo = (
            pages.undo_button(self.words, may=self._can_undo()) if self._may_ever_undo() else EMPTY
        )
        saved = pages.save_link(self.words, self._saved, match.own_bots)
        return pages.menu(self.words, undo, saved, setup="seat-setup" in self.actions)

    def _may_ever_undo(self) -> bool:
        alone = len(self._playing().people) == 1
        return alone and self.board.may_undo(self.look, self.table.view(self.viewer))

    def _settings(self) -> Markup:
        labels = pages.help_labels(self.words, self.board)
        helps = [(name, label, name in self.helps) for name, label in labels]
        return pages.settings(self.words, self.pace, helps)

    def _trouble(self) -> Markup:
        """Return which bot failed, if one did, and what can be done."""
        if not self.failed:
            return EMPTY
        why = next(iter(self.failed.values()))
        undo = pages.undo_button(self.words, may=True) if self._can_undo() else EMPTY
        return pages.trouble(self.words, self.table.game.name, why, undo)

    def _next_name(self) -> str:
        return self.names[self._playing().people_to_move()[0]]

    def _may_move(self) -> bool:
        """Is it the turn of the person in front of the screen, or of somebody here?"""
        if self.match is None or self.is_curtain_down():
            return False
        movers = self.match.people_to_move()
        return self.viewer in movers if self.board.takes_turns else bool(movers)

    def _help(self, view: Any) -> Markup:
        """Return the helps that are open, for who can use them now."""
        if not self._may_move() or view.seat is None:
            return EMPTY
        noted = join(
            html('<p class="pl-panel pl-hint" data-key="help-{}">{}</p>', name, text)
            for name, text in self._opened(view)
        )
        if "bots" not in self.helps or not self.board.advises:
            return noted
        given = self._playing().advice(view.seat)
        return noted + pages.advice(self.words, self.board, given, self.names, view.seat)

    def _opened(self, view: Any) -> list[tuple[str, str]]:
        """Return the board's own helps that are open."""
        return [
            (name, self.board.help(name, view, self.words, self.names))
            for name in self.board.helps
            if name in self.helps
        ]

    # What is said

    def _tell(self, sentence: str) -> None:
        """Say something with the next drawing that is not news of the game."""
        self._aside = sentence

    def _sentence(self, moment: int) -> str:
        """Say what happened at a moment, to the person in front of the screen."""
        news: tuple[News, ...] = self.board.told(self.table.told(moment))
        # When a game is over, everybody who played at this screen looks at it.
        over = self.table.outcome is not None
        if moment <= self._faded and not over:
            return ""
        together = over and len(self._playing().people) > 1
        return self.words.tell(news, self.names, None if together else self.eyes)

    def _sentences(self, first: int) -> list[str]:
        """Say what happened from a moment on, and at least what happened last."""
        last = self._playing().moves_made
        said = [self._sentence(moment) for moment in range(min(first, last), last + 1)]
        return [sentence for sentence in said if sentence]

    def _news(self) -> str:
        """Return what a listener has not heard yet, and whose turn it is."""
        match = self.match
        if match is None or self._heard > match.moves_made:
            return ""
        sentences = self._sentences(self._heard)
        self._heard = match.moves_made + 1
        if self.is_curtain_down():
            sentences.append(self.words("seat-curtain", name=self._next_name()))
        elif self._may_move():
            view = match.table.view(self.viewer)
            sentences.append(self.board.your_turn(view, self.look, self.words))
            sentences += [plain(text) for _, text in self._opened(view)]
        return " ".join(filter(None, sentences))

    def _last_decision(self, seat: Seat | None) -> int:
        log = self.table.log
        return max((at for at, (who, _) in enumerate(log) if who == seat), default=0)

    def picture(self) -> str:
        """Return the table as it is now, for pages that run no widgets."""
        if self.match is None:
            return ""
        drawing = games.drawing(self.table.game.name)
        return str(drawing.draw(self.table.view(self.eyes), self.words, self.names))
