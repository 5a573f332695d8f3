"""What happens by itself, on the kernel's loop or beside it: time runs out, bots think."""

from __future__ import annotations

import asyncio
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Loop = asyncio.AbstractEventLoop
# Seconds after which a thread lets the page go on; Python's own 0.005 adds up to more than a tenth
# of a second for one message on a busy machine.
GIVES_WAY = 0.001


def running_loop() -> Loop | None:
    """Return the kernel's event loop; in plain Python there is none, and nothing has to wait."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def in_a_thread(
    loop: Loop, think: Callable[[], Any], told: Callable[[Any], None], name: str
) -> None:
    """Let something be thought out beside the loop, and hand what comes of it over to it."""

    def run() -> None:
        result = think()
        with suppress(RuntimeError):  # the loop is closed: the kernel has ended meanwhile
            loop.call_soon_threadsafe(told, result)

    sys.setswitchinterval(GIVES_WAY)
    threading.Thread(target=run, name=name, daemon=True).start()


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
