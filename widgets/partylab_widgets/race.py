"""Simultaneous play on a seat: one message with everybody's answers ends a round.

The page holds the coming round before it begins, its dice under a cover, so that no round waits
for the kernel.  What is under the cover is no secret of anybody's: all players see it at the same
moment, and who reads the page's source cheats only the clock.  The deck and the answers of others
never are in the page.  `race.js` keeps the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab_widgets import pages

if TYPE_CHECKING:
    from partylab.game import News
    from partylab.words import Words
    from partylab_widgets.match import Match

BEATS = {"instant": 0, "quick": 250, "calm": 500, "slow": 900}  # ms of each number counted down


class Race:
    """What a seat remembers while people race: the clock, and how they have done so far."""

    def __init__(self) -> None:
        self.timed = True
        self.logic_shown = False
        self.record: list[Any] = []
        self.told: tuple[News, ...] = ()  # beside what the rules tell
        self._round_before: Any = None
        self._waits = False

    # What people answer

    def answer(self, match: Match, text: str) -> None:
        """Play everybody's answers; whatever is wrong with one of them, none counts."""
        answers = self._read(match, text)
        self.logic_shown, self.told = False, ()
        self._round_before, self._waits = match.table.view().last, True
        for seat, move in answers:
            match.play(seat, move)

    def _read(self, match: Match, text: str) -> list[tuple[int, Any]]:
        asked = racers(match)
        told = [part.partition(" ") for part in text.split("/")]
        if not asked or [who for who, _, _ in told] != [str(seat) for seat in asked]:
            raise Rejected("seat-wrong-answers")
        game = match.table.game
        moves = [game.parse(move) for _, _, move in told]
        if not all(match.board.is_possible(game, move, timed=self.timed) for move in moves):
            raise Rejected("seat-impossible-time")
        return list(zip(asked, moves, strict=True))

    def remember(self, match: Match) -> None:
        """Note how the people did, once their round is over."""
        last = match.table.view().last
        if self._waits and last is not self._round_before:
            before = tuple(self.record)
            self.record = list(match.board.noted(self.record, last, match.people, timed=self.timed))
            self._waits = False
            if len(match.people) == 1:
                self.told = match.board.opened(before, self.record)

    # What is shown

    def head(self, match: Match, words: Words, title: str) -> str:
        """Return the title; in a race after the choice to play without a clock, or with one."""
        if not match.is_race or not match.people:
            return title
        label = words("seat-clock-off" if self.timed else "seat-clock-on")
        button = pages.button("clock", label, value="" if self.timed else "on")
        return f'<div class="race-head">{button}{title}</div>'

    def table(
        self, match: Match, words: Words, view: Any, told: str, number: int, pace: str
    ) -> str:
        """Return the table, with the coming round ready to begin."""
        people = racers(match)
        beat = BEATS[pace]
        start = match.board.Start(number, people, self.timed, beat, self.logic_shown)
        return str(
            match.board.board(view, words, match.names(words), (), told, start if people else None)
        )

    def progress(self, match: Match, words: Words) -> str:
        """Return people's figures, and for who plays alone the ladder."""
        if not match.is_race or not match.people:
            return ""
        known = match.names(words)
        names = [known[seat] for seat in match.people]
        return str(match.board.progress(self.record, names, words))


def racers(match: Match) -> tuple[int, ...]:
    """Return the people who have still to answer in this round."""
    return tuple(sorted(match.table.turn & set(match.people)))
