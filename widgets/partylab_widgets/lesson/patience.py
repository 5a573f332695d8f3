"""A learner's code that finds no end is stopped: an endless loop must not hang a lesson.

A second thread looks at the clock and at the memory, and when it is too much lets the thread that
runs the code raise `TooLong`.  Python offers that on every system, also inside `while True: pass`,
and code that ends costs it nothing.  What stays inside one call of C (`10**10**10`) is stopped only
after that call; so it is with Jupyter's own stop button, which works as ever.
"""

from __future__ import annotations

import ctypes
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from threading import Event, Lock, Thread, get_ident
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any, TypeVar

from partylab_widgets.lesson.endless import Frames, Where, frames_of, where

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CALL_SECONDS = 5.0  # for one question to a learner's function
ALL_SECONDS = 30.0  # for all questions of a check
MEGABYTES = 500  # more than before
GLANCE = 0.05  # seconds between two looks
LOOKS = 8  # at where it is, before it is stopped: what they have in common is the loop

T = TypeVar("T")


class TooLong(BaseException):
    """Time is up.  (No `Exception`: what catches everything should not catch this.)"""


class Watch:
    """Looks after code that runs in this thread; `where` says where it was stopped, if it was."""

    def __init__(self, home: object) -> None:
        self.home = home  # the names around the code: see `where`
        self.where: Where | None = None
        self.seconds = 0.0  # that it was given, when it was stopped; 0 if it took too much memory
        self._lost = 0.0  # seconds in which the machine did something else
        self._thread, self._until = get_ident(), self._now() + ALL_SECONDS
        self._call_until = float("inf")
        self._most = _memory() + MEGABYTES
        self._lock, self._over = Lock(), Event()

    def over(self, act: Callable[[], T]) -> T:
        """Return what an act gives back, or raise `TooLong`."""
        # Where no threads are, as in a browser, nobody looks after it.
        with suppress(RuntimeError):
            Thread(target=self._look, daemon=True).start()
        token = WATCH.set(self)
        try:
            try:
                return act()
            finally:
                self._end()
        except TooLong:
            self._end()  # it may have come just at the end
            raise
        finally:
            WATCH.reset(token)

    @contextmanager
    def call(self) -> Iterator[None]:
        """Let one call take less time than all."""
        self._call_until = self._now() + CALL_SECONDS
        try:
            yield
        finally:
            self._call_until = float("inf")

    def _end(self) -> None:
        while not self._over.is_set():
            with suppress(TooLong), self._lock:
                self._over.set()
        if self.where is not None:  # only then: a thread to which one called is slower ever after
            _raise(self._thread, None)  # what is on its way does not arrive any more

    def _now(self) -> float:
        return monotonic() - self._lost

    # In the other thread

    def _look(self) -> None:
        seen: list[Frames] = []
        clocks = monotonic(), process_time()
        while not self._over.wait(GLANCE):
            passed, worked = monotonic() - clocks[0], process_time() - clocks[1]
            clocks = clocks[0] + passed, clocks[1] + worked
            # Code that sleeps uses up its time, too; what waits for a busy machine does not.
            self._lost += max(0.0, passed - max(GLANCE, worked))
            if self._is_too_much():
                seen.append(frames_of(self._thread, Watch.over.__code__))
            else:
                seen.clear()  # that call has ended after all
            if len(seen) >= LOOKS:
                self._stop(seen)
        seen.clear()

    def _is_too_much(self) -> bool:
        now = self._now() + LOOKS * GLANCE
        if self.where is None:
            late = now > self._call_until
            self.seconds = CALL_SECONDS if late else ALL_SECONDS
            if not late and now <= self._until:
                self.seconds = 0
                return _memory() > self._most
        return True

    def _stop(self, seen: list[Frames]) -> None:
        """Stop it; again and again, for it may catch what is raised in it."""
        with self._lock:
            if not self._over.is_set():
                self.where = self.where or where(seen, self.home)
                _raise(self._thread, TooLong)


WATCH: ContextVar[Watch | None] = ContextVar("WATCH", default=None)


def _raise(thread: int, what: type[BaseException] | None) -> None:
    about: Any = None if what is None else ctypes.py_object(what)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), about)


def _memory() -> float:
    """Return how many megabytes this process has."""
    try:
        from psutil import Process  # type: ignore[import-untyped]  # every Jupyter kernel has it

        return float(Process().memory_info().rss) / 1e6
    except ImportError:
        return 0.0
