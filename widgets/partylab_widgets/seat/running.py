"""A stage that goes on by itself: bots think and move, time runs out, news fade, advice comes.

It happens on the kernel's loop; in plain Python there is none, and bots move at once.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any

from partylab.board import ANYONE
from partylab.game import Rejected
from partylab_widgets.clockwork import Alarm, Fading, in_a_thread, running_loop
from partylab_widgets.seat.coaching import CoachingStage
from partylab_widgets.seat.sitting import PACES
from partylab_widgets.seat.thinking import Thoughts
from partylab_widgets.stage import by_itself

if TYPE_CHECKING:
    from partylab.board import Limit
    from partylab.game import Seat
    from partylab.match import Advice
    from partylab_widgets.seat.sitting import Sitting

LONGEST_UNSEEN = 0.1  # seconds: where bots move at once, the page is never older


class RunningStage(CoachingStage):
    """What happens by itself at a table; a seat adds what people do there."""

    def __init__(self, language: str | None, pace: str) -> None:
        super().__init__(language, pace)
        # The bots wait for a browser: a page prepared in advance must not play to nobody.
        self._met = False
        self._thoughts = Thoughts(self)
        self._fading = Fading()
        self._limit, self._unseen = Alarm(), Alarm()
        self._advising = False  # do bots think about their advice?
        self._turned = 0  # the number of the page since which no person here has moved
        self._shown_moves = 0  # how many moves the page knows of

    @abstractmethod
    def _touch(self, name: str, value: str) -> None:
        """Give a touch to the board."""

    @property
    def sitting(self) -> Sitting:
        """The match and how it is looked at; without one nothing can be done at a table."""
        if self._sitting is None:
            raise Rejected("seat-no-game")
        return self._sitting

    def _go_on(self) -> None:
        """Show the table, and let what happens by itself take its time."""
        if self._sitting is not None:
            self._sitting.turn_to_who_plays()
            if self._met:
                self._let_bots_think()
            self._follow_coach()
            if self._met:
                self._set_limit()
        self._draw()
        self._unseen.clear()

    def _stop(self) -> None:
        """Let nothing happen by itself any more."""
        self._thoughts.drop()
        self._limit.clear()
        self._unseen.clear()
        self._fading.clear()

    # Which page it is: a touch of one that is past counts no more

    def _turn_page(self) -> None:
        """Let no touch of an earlier page count."""
        self.seq += 1
        self._turned = self.seq

    def _number_page(self) -> None:
        """Where anyone may move at any time, tell one page from the next by its number too."""
        if self._anyone_may_move() and self._shown_moves != self.sitting.match.moves_made:
            self._shown_moves = self.sitting.match.moves_made
            self.seq += 1

    def is_in_time(self) -> bool:
        """While others move at any time, one can still open and choose what one sees."""
        if self._anyone_may_move():
            return self._turned <= self.touched_seq <= self.seq
        return super().is_in_time()

    def _has_moved_on(self) -> bool:
        """Has somebody moved since the page was drawn that was touched?"""
        shown = self.touched_seq == self.seq and self._shown_moves == self.sitting.match.moves_made
        return self._anyone_may_move() and not shown

    def _anyone_may_move(self) -> bool:
        return self._sitting is not None and self._sitting.board.order == ANYONE

    # Bots

    def _let_bots_think(self) -> None:
        for seat, move in self.sitting.made_ahead():
            self._bot_moves(seat, move)
        loop = running_loop()
        if loop is None:
            return self._bots_move_at_once()
        due = self.sitting.bots_due()
        self._thoughts.drop(keep=due)
        for seat in due:
            try:
                self._thoughts.begin(loop, self.sitting, seat)
            except Rejected as why:
                self._note_failure(seat, why)
        return None

    def _bots_move_at_once(self) -> None:
        """Without an event loop nobody looks on: let the bots move until people have to."""
        while due := self.sitting.bots_due():
            try:
                move = self.sitting.match.thinking(due[0])()
            except Rejected as why:
                self._note_failure(due[0], why)
            else:
                self._bot_moves(due[0], move)

    def _bot_moves(self, seat: Seat, move: Any) -> None:
        """Make a bot's move, or keep it until it may be made."""
        sitting = self.sitting
        if sitting.bots_wait():
            return sitting.keep_ahead(seat, move)
        try:
            sitting.match.bot_plays(seat, move, self._counts_as)
        except Rejected as why:
            return self._note_failure(seat, why)
        sitting.happened()
        return self._let_fade()

    def _counts_as(self, move: Any) -> Any:
        return self.sitting.board.counts_as(move, self.sitting.look)

    @by_itself
    def bot_decided(self, seat: Seat, move: Any, *, is_late: bool) -> None:
        """Make a bot's move, now that its time has come."""
        sitting = self.sitting
        sitting.slow.discard(seat)
        if sitting.bots_wait():
            sitting.keep_ahead(seat, move)
            return None if sitting.bots_due() else self._draw()
        try:
            sitting.match.bot_plays(seat, move, self._counts_as)
        except Rejected as why:
            # Where anybody may move at any time, it may have come too late: it thinks again.
            return self._go_on() if is_late else self.bot_failed(seat, why)
        sitting.happened()
        self._let_fade()
        if PACES[self.pace]:
            return self._go_on()
        # Nobody could read, or hear to its end, what stands there so shortly.
        if sitting.match.people:
            sitting.first_unheard = min(sitting.first_unheard, sitting.first_told)
        if not sitting.bots_due():
            return self._go_on()
        self._unseen.set(sitting, LONGEST_UNSEEN, self._show_unseen)
        return self._let_bots_think()

    @by_itself
    def _show_unseen(self) -> None:
        """Show the table while bots that move at once still think."""
        self._draw()

    @by_itself
    def bot_failed(self, seat: Seat, why: Rejected) -> None:
        """Name the bot that failed; the table stays, and people can go on."""
        self._note_failure(seat, why)
        self._go_on()

    @by_itself
    def bot_takes_long(self, seat: Seat) -> None:
        """Say so, and offer to put another bot there."""
        self.sitting.slow.add(seat)
        self._draw()

    @by_itself
    def bot_is_free(self) -> None:
        """Let it think of the table as it is now."""
        if self._sitting is not None and self._met:
            self._let_bots_think()

    def _note_failure(self, seat: Seat, why: Rejected) -> None:
        self.sitting.match.forget(seat)
        self.sitting.slow.discard(seat)
        self.sitting.failed[seat] = why
        self.alert = why.say(self.words)

    # Time

    def _set_limit(self) -> None:
        """Let a touch happen by itself when the board says so; behind the curtain time waits."""
        limit = self._time_limit()
        if limit is None:
            self._limit.clear()
        else:
            self._limit.set((self.sitting, limit), limit.seconds, lambda: self._time_is_up(limit))

    def _time_limit(self) -> Limit | None:
        sitting = self.sitting
        if sitting.table.outcome is not None or sitting.is_curtain_down():
            return None
        return sitting.board.limit(sitting.look, sitting.view())

    @by_itself
    def _time_is_up(self, limit: Limit) -> None:
        self._touch(limit.name, limit.value)

    def _let_fade(self, moments: int = 1) -> None:
        """Let the newest news go in their time, once somebody is there to read them."""
        if self._sitting is None or not self._met:
            return
        last = self._sitting.match.moves_made
        for moment in range(max(0, last - moments + 1), last + 1):
            seconds = self._sitting.board.stays(self._sitting.table.news_at(moment))
            if seconds is not None:
                self._fading.add(seconds, partial(self._fade, moment))

    @by_itself
    def _fade(self, moment: int) -> None:
        """Take away what may not be read any longer."""
        self.sitting.faded_until = max(self.sitting.faded_until, moment)
        self.news = ""
        self._draw()

    # Advice

    def _ask_for_advice(self) -> None:
        """Let the bots think about what they would do here, if somebody wants to see it."""
        sitting = self._sitting
        wanted = sitting.wants_advice() if sitting and "bots" in sitting.helps else None
        if sitting is None or wanted is None or sitting.advised == wanted:
            return
        loop = running_loop()
        if loop is None:
            sitting.advice, sitting.advised = sitting.match.advice(wanted[1]), wanted
        elif not self._advising:
            self._advising = True
            advise = sitting.match.advising(wanted[1])
            in_a_thread(loop, advise, partial(self._advised, sitting, wanted), "advice")

    @by_itself
    def _advised(self, sitting: Sitting, moment: tuple[int, Seat], advice: Advice) -> None:
        """Show what the bots would do; if the table has changed meanwhile, they think again."""
        self._advising = False
        sitting.advice, sitting.advised = advice, moment
        self._draw()
