"""Bots think in a thread of their own, so that whoever touches the table never waits for them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from partylab.game import Rejected
from partylab_widgets.clockwork import in_a_thread

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab.game import Seat
    from partylab_widgets.clockwork import Loop
    from partylab_widgets.seat.sitting import Sitting

LONG = 10.0  # seconds after which people are told that a bot still thinks


class Host(Protocol):
    """Who is told what comes of thoughts."""

    def bot_decided(self, seat: Seat, move: Any, *, is_late: bool) -> None:
        """A bot's move is due; it is late when somebody has moved since it began to think."""

    def bot_failed(self, seat: Seat, why: Rejected) -> None:
        """A bot could not think of a move."""

    def bot_takes_long(self, seat: Seat) -> None:
        """A bot thinks and thinks."""

    def bot_is_free(self) -> None:
        """A bot that was busy with what is past can think again."""


class Thought:
    """One bot that thinks, or whose move waits until its time has come."""

    def __init__(self, loop: Loop, sitting: Sitting, seat: Seat, thoughts: Thoughts) -> None:
        self.loop, self.sitting, self.seat, self.thoughts = loop, sitting, seat, thoughts
        self.think = sitting.match.thinking(seat)
        self.moves_made = sitting.match.moves_made
        self.began = monotonic()
        self.is_busy = True
        self.result: tuple[Any, Rejected | None] = (None, None)
        # First it reminds that this takes long; then it waits until the move's time has come.
        self.timer = loop.call_later(LONG, thoughts.takes_long, self)
        in_a_thread(loop, self._think, self._decided, f"bot {seat}")

    def _think(self) -> tuple[Any, Rejected | None]:
        try:
            return self.think(), None
        except Rejected as why:
            return None, why

    def _decided(self, result: tuple[Any, Rejected | None]) -> None:
        move, trouble = self.result = result
        self.is_busy = False
        self.timer.cancel()
        left = 0.0 if trouble else self._takes(move) - (monotonic() - self.began)
        self.timer = self.loop.call_later(max(0.0, left), self.thoughts.tell, self)
        self.thoughts.comes_back(self)

    def _takes(self, move: Any) -> float:
        try:
            return self.sitting.board.takes(move, self.sitting.look)
        except Exception:  # what is no move takes no time, and is refused when it is made
            return 0.0


class Thoughts:
    """The bots that think at this moment, one thread for a seat at most."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._thoughts: dict[Seat, Thought] = {}
        self._past: dict[Seat, Thought] = {}  # still busy with a table that is no more

    def begin(self, loop: Loop, sitting: Sitting, seat: Seat) -> None:
        """Let a bot think, unless it does already, or first has to come back."""
        if seat not in self._thoughts and seat not in self._past:
            self._thoughts[seat] = Thought(loop, sitting, seat, self)

    def comes_back(self, thought: Thought) -> None:
        """A thread has ended."""
        if self._past.get(thought.seat) is thought:
            del self._past[thought.seat]
            thought.timer.cancel()
            self._host.bot_is_free()

    def tell(self, thought: Thought) -> None:
        """Tell what came of a thought, when its time has come."""
        if self._thoughts.get(thought.seat) is not thought:
            return
        del self._thoughts[thought.seat]
        move, trouble = thought.result
        if trouble is None:
            is_late = thought.moves_made != thought.sitting.match.moves_made
            self._host.bot_decided(thought.seat, move, is_late=is_late)
        else:
            self._host.bot_failed(thought.seat, trouble)

    def takes_long(self, thought: Thought) -> None:
        """Tell that a bot still thinks."""
        if self._thoughts.get(thought.seat) is thought:
            self._host.bot_takes_long(thought.seat)

    def drop(self, keep: Collection[Seat] = ()) -> None:
        """Let nothing come of what bots think, but for some of them."""
        for seat in [seat for seat in self._thoughts if seat not in keep]:
            thought = self._thoughts.pop(seat)
            thought.timer.cancel()
            if thought.is_busy:  # another of its kind takes over, once it has come back
                thought.sitting.match.forget(seat)
                self._past[seat] = thought

    def give_up(self, seat: Seat) -> None:
        """Wait no more for a bot: somebody else sits there now."""
        self.drop(keep=[other for other in self._thoughts if other != seat])
        self._past.pop(seat, None)

    def hurry(self) -> None:
        """Let those move at once that only wait for their time."""
        for thought in [*self._thoughts.values()]:
            if not thought.is_busy:
                thought.timer.cancel()
                self.tell(thought)
