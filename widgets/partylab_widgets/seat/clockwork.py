"""What happens by itself at a table, on the kernel's loop: bots move, time runs out, words fade.

Bots think in a thread of their own, so that whoever touches the table never waits for them.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.game import Seat

Loop = asyncio.AbstractEventLoop

# Seconds after which a bot that thinks lets the page go on; Python's own 0.005 adds up to more
# than a tenth of a second for one message on a busy machine.
GIVES_WAY = 0.001


def running_loop() -> Loop | None:
    """Return the kernel's event loop; in plain Python there is none, and nothing has to wait."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


@dataclass
class Thought:
    """A bot that thinks, or whose move waits until its time has come."""

    seat: Seat
    began: float
    wanted: bool = True  # False once the table has changed under it
    thinks: bool = True
    timer: asyncio.TimerHandle | None = None

    def drop(self) -> None:
        """Let nothing come of it."""
        self.wanted = False
        if self.timer is not None:
            self.timer.cancel()


class Thoughts:
    """The bots of a table that think at this moment."""

    def __init__(self) -> None:
        self._thoughts: dict[Seat, Thought] = {}

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._thoughts

    def begin(
        self,
        loop: Loop,
        seat: Seat,
        think: Callable[[], Any],
        lasts: Callable[[Any], float],
        done: Callable[[Seat, Any], None],
        failed: Callable[[Seat, Rejected], None],
    ) -> None:
        """Let a bot think; `done` gets its move no sooner than it `lasts`."""
        thought = self._thoughts[seat] = Thought(seat, monotonic())

        def act(move: Any) -> None:
            del self._thoughts[seat]
            done(seat, move)

        def decided(move: Any, trouble: Rejected | None) -> None:
            thought.thinks = False
            if not thought.wanted:
                return None
            if trouble is not None:
                del self._thoughts[seat]
                return failed(seat, trouble)
            try:
                left = thought.began + lasts(move) - monotonic()
            except Exception:  # what is no move takes no time, and is refused when it is made
                left = 0.0
            thought.timer = loop.call_later(max(0.0, left), act, move)
            return None

        def run() -> None:
            move, trouble = None, None
            try:
                move = think()
            except Rejected as why:
                trouble = why
            with suppress(RuntimeError):  # the loop is closed: the kernel has ended meanwhile
                loop.call_soon_threadsafe(decided, move, trouble)

        sys.setswitchinterval(GIVES_WAY)
        threading.Thread(target=run, name=f"bot {seat}", daemon=True).start()

    def drop(self, seat: Seat) -> bool:
        """Let nothing come of a bot's thought; return whether it is still busy with it."""
        thought = self._thoughts.pop(seat, None)
        if thought is None:
            return False
        thought.drop()
        return thought.thinks

    def seats(self) -> tuple[Seat, ...]:
        """Return who thinks."""
        return tuple(self._thoughts)


class Fading:
    """Things that go after some seconds, each in its own time."""

    def __init__(self) -> None:
        self._timers: list[asyncio.TimerHandle] = []

    def add(self, seconds: float, goes: Callable[[], None]) -> None:
        """Let one more go; without a loop it stays."""
        loop = running_loop()
        if loop is None:
            return

        def ring() -> None:
            self._timers.remove(timer)
            goes()

        timer = loop.call_later(seconds, ring)
        self._timers.append(timer)

    def clear(self) -> None:
        """Let nothing go any more."""
        for timer in self._timers:
            timer.cancel()
        self._timers = []


class Alarm:
    """One thing that will happen after some seconds, unless something else is set before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._set: Any = None

    def set(self, what: Any, seconds: float, happens: Callable[[], None]) -> None:
        """Set the alarm; one that is set to the same thing already goes on."""
        if what == self._set:
            return
        self.clear()
        loop = running_loop()
        if what is not None and loop is not None:
            self._set = what
            self._timer = loop.call_later(seconds, self._ring, happens)

    def _ring(self, happens: Callable[[], None]) -> None:
        self._timer = self._set = None
        happens()

    def clear(self) -> None:
        """Let it not happen."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._set = None
