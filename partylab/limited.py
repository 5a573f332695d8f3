"""Strategies of people one does not know, each in a process with little time and memory.

The process gets the views of its own seat and nothing else, so that there is no table to peek at.
It may neither read nor write files, reach the network, nor start anything; whoever tries, crashes,
dawdles or takes too much memory is told by a `Rejected` with a sentence, and the game goes on.

This keeps a class's mistakes and pranks away from the table.  It is no wall against somebody who
knows how to break out of Python: run what strangers send you on a machine that holds nothing else.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from partylab.carried import packed
from partylab.game import Rejected, brief
from partylab.guest import Program

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = 1.0  # for one move
GAME_SECONDS = 3.0  # for all moves of a game
START_SECONDS = 20.0  # on a busy machine Python itself takes its time
MEGABYTES = 200
LONGEST_FILE = 100_000  # letters
LONGEST_ANSWER = 4_000
KEPT = ("SYSTEMROOT",)  # of the environment: Windows starts nothing without it
GLANCE = 0.05  # seconds between two looks at a process that thinks


class Limited:
    """A strategy, a function of a view or a file with `choose(view)`, in a limited process."""

    def __init__(
        self,
        strategy: Callable[[Any], Any] | Path,
        seconds: float = SECONDS,
        megabytes: int = MEGABYTES,
    ) -> None:
        self.program = _program(strategy)
        self.name = self.program.name
        self.seconds, self.megabytes = seconds, megabytes
        self._process: subprocess.Popen[bytes] | None = None
        self._left = GAME_SECONDS
        self._thinks = self._was_late = False
        self._spent = self._most = 0.0  # seconds for the last question
        self._closed = Event()

    # A game

    def begin(self, view: Any) -> None:
        """Begin a game: the strategy is built anew; the view shows what kind of views will come."""
        if self._process is None:
            self._start(view)
        self._left = GAME_SECONDS
        self._ask(None, GAME_SECONDS)

    def choose(self, view: Any) -> str:
        """Ask for a move: return its text."""
        answer = self._ask(view, min(self.seconds, self._left))
        self._left -= self._spent
        return str(answer.get("move", ""))

    def close(self) -> None:
        """End the process."""
        self._closed.set()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            process.wait()

    # The process

    def _start(self, view: Any) -> None:
        self._closed, self._process = Event(), _process(self.megabytes)
        Thread(target=self._count, args=(self._closed, self._process), daemon=True).start()
        with suppress(OSError):  # if it has ended already, the question will tell
            self._say(self.program)
        self._ask(view, START_SECONDS)

    def _count(self, closed: Event, process: subprocess.Popen[bytes]) -> None:
        """Count the time that is spent on a question, and end the process when it is too much.

        It is counted in glances, so that nobody is late because the whole machine stood still;
        and not while the process would think and other programs keep it from the processor.
        """
        before = 0.0
        while not closed.wait(GLANCE):
            held_up = _held_up(process)
            if self._thinks:
                self._spent += max(0.0, GLANCE - max(0.0, held_up - before))
                if self._spent > self._most:
                    self._was_late = True
                    process.kill()
            before = held_up

    def _say(self, what: Any) -> None:
        if self._process is None or self._process.stdin is None:
            raise ValueError("no process is there")
        self._process.stdin.write(pickle.dumps(what))
        self._process.stdin.flush()

    def _ask(self, what: Any, seconds: float) -> dict[str, Any]:
        """Ask and return the answer; whatever is wrong with it ends the process."""
        self._was_late = False
        self._spent, self._most, self._thinks = 0.0, seconds, True
        try:
            self._say(what)
            told = self._process.stdout.readline(LONGEST_ANSWER)  # type: ignore[union-attr]
        except (OSError, ValueError):
            told = b""
        finally:
            self._thinks = False
        answer = _read(told)
        if "fault" not in answer:
            return answer
        if self._was_late:
            answer = {"fault": "late", "seconds": seconds}
        if answer["fault"] not in ("crash", "nothing"):
            self.close()
        about = {key: value for key, value in answer.items() if key != "fault"}
        raise Rejected(f"limited-{answer['fault']}", megabytes=self.megabytes, **about)


def _process(megabytes: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-I", "-B", "-m", "partylab.guest", str(megabytes)]
    surroundings = {name: os.environ[name] for name in KEPT if name in os.environ}
    quiet = subprocess.DEVNULL
    try:
        return subprocess.Popen(  # noqa: S603  our own command
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=quiet, env=surroundings
        )
    except OSError as error:
        raise Rejected("limited-no-process") from error


def _held_up(process: subprocess.Popen[bytes]) -> float:
    """Return how many seconds a process could have run while no processor was free."""
    try:
        told = Path(f"/proc/{process.pid}/schedstat").read_text("ascii")
        return int(told.split()[1]) / 1e9
    except (OSError, ValueError, IndexError):  # only Linux tells
        return 0.0


def _program(strategy: Callable[[Any], Any] | Path) -> Program:
    """Return what travels of a strategy."""
    if not isinstance(strategy, Path):
        name = str(getattr(strategy, "__name__", ""))
        return Program(name, packed(strategy))
    try:
        text = strategy.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise Rejected("limited-unreadable", file=brief(strategy.name)) from error
    if len(text) > LONGEST_FILE:
        raise Rejected("limited-too-long", file=brief(strategy.name), most=LONGEST_FILE)
    return Program(strategy.name, text)


# What is told of each fault.
FAULTS: dict[str, dict[str, type]] = {
    "crash": {"trouble": str, "message": str, "line": int},
    "cheat": {"what": str},
    "memory": {},
    "nothing": {},
}
DIED = {"fault": "died"}


def _read(told: bytes) -> dict[str, Any]:
    """Read an answer of which nobody knows who wrote it."""
    try:
        answer = json.loads(told)
    except (ValueError, RecursionError):
        return DIED
    if not isinstance(answer, dict):
        return DIED
    if "fault" not in answer:
        return answer
    kept = FAULTS.get(str(answer["fault"]), {"fault": dict})
    if any(type(answer.get(name)) is not kind for name, kind in kept.items()):
        return DIED
    return {name: answer[name] for name in ("fault", *kept)}
