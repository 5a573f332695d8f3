"""A first game with a coach, who tells a newcomer what lies there, what to do about it, and why.

What the coach says belongs to the game's board; when one comes and goes is told here.  It is a game
as any other is: when the coach has nothing more to say, or is sent away, it goes on.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from partylab import games
from partylab.game import Rejected
from partylab.html import EMPTY, Markup, art, button, html, row
from partylab.match import PERSON, Match
from partylab_widgets.seat.keeping import MOST_TOURS
from partylab_widgets.seat.pages import QUIET
from partylab_widgets.seat.remembering import RememberingStage
from partylab_widgets.seat.sitting import Sitting

if TYPE_CHECKING:
    from partylab.board import AnyBoard
    from partylab.words import Words


class CoachingStage(RememberingStage):
    """When a coach comes, and when nobody on this device needs one any more."""

    @abstractmethod
    def _go_on(self) -> None:
        """Show the table, and let what happens by itself take its time."""

    def _be_coached(self, match: Match) -> None:
        """Begin a game with a coach."""
        sitting = Sitting(match, self.pace)
        sitting.be_coached(on=True)
        self._take_place(sitting)

    def _follow_coach(self) -> None:
        """Let a coach go who has nothing more to say."""
        if self._sitting and self._sitting.is_coached and not self._sitting.coaching(self.words):
            self._dismiss(self._sitting)

    def _dismiss(self, sitting: Sitting) -> None:
        """Let the coach go, and remember that this game needs none any more."""
        sitting.be_coached(on=False)
        game, met = sitting.table.game.name, self.wishes.tours
        if game not in met:
            self.wish(tours=(*met, game)[-MOST_TOURS:])

    def _skip(self, _value: str) -> None:
        if self._sitting is None or not self._sitting.is_coached:
            raise Rejected("seat-not-now")
        self._dismiss(self._sitting)
        self._go_on()

    def _show_how(self, _value: str) -> None:
        """Begin the first game anew, whatever is played here now."""
        if self._sitting is None or self._sitting.board.coached_deal is None:
            raise Rejected("seat-not-now")
        before = self._sitting.match
        me = before.chosen[before.people[0]] if before.people else None
        self.leave(partial(self._first_game, self._sitting.table.game.name, me))

    def _first_game(self, game: str, me: str | None) -> None:
        board = games.board(games.rules(game))
        sitters, names = (PERSON, *board.rivals), (me, *(None for _ in board.rivals))
        self._be_coached(Match.start(game, sitters, self.words, names, board.coached_deal))

    actions: ClassVar[dict[str, Any]] = {
        **RememberingStage.actions,
        "seat-skip": _skip,
        "seat-show-how": _show_how,
    }


def said(words: Words, told: str) -> Markup:
    """Return the coach, what it says, and the way to go on without."""
    if not told:
        return EMPTY
    skip = button("seat-skip", words("seat-skip"), style=QUIET, data_hotkey="escape")
    return html(
        '<section class="seat-coach" data-key="coach">{}<p>{}</p>{}</section>', _guide(), told, skip
    )


def in_the_menu(words: Words, board: AnyBoard) -> Markup:
    """Return the way to a first game with a coach, where a game has one."""
    if board.coached_deal is None:
        return EMPTY
    return row(button("seat-show-how", words("seat-show-how"), style=QUIET))


@cache
def _guide() -> Markup:
    """Draw the coach: a die with a doctor's hat."""
    return art(
        "0 0 48 48",
        html(
            '<rect x="8" y="13" width="32" height="31" rx="9" fill="#fff6df" stroke="#5b4526"'
            ' stroke-width="2"/><path d="M24 3 46 11 24 19 2 11Z" fill="#3b3f8f" stroke="#23265e"'
            ' stroke-width="1.5" stroke-linejoin="round"/><path d="M41 12v10" stroke="#e8a13a"'
            ' stroke-width="2.2" stroke-linecap="round"/><circle cx="41" cy="24" r="2.6"'
            ' fill="#e8a13a"/><circle cx="18" cy="28" r="3" fill="#2b2620"/><circle cx="30" cy="28"'
            ' r="3" fill="#2b2620"/><path d="M17 35.5q7 5.5 14 0" fill="none" stroke="#2b2620"'
            ' stroke-width="2.4" stroke-linecap="round"/>'
        ),
        "seat-guide",
    )
