"""What happens by itself at a table, on the kernel's loop: time runs out, words fade."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Loop = asyncio.AbstractEventLoop


def running_loop() -> Loop | None:
    """Return the kernel's event loop; in plain Python there is none, and nothing has to wait."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


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
