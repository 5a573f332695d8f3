"""A cell of JupyterLab that finds no end: after a while its output says which loop it is in.

Nothing is stopped, for a cell may take its time: a tournament, a simulation.  Only whoever is told
which loop it is, and where the stop button stands, need not believe that the computer is broken.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from threading import Event, Thread, get_ident
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.answers import in_voila
from partylab_widgets.lesson.endless import Frames, frames_of, where
from partylab_widgets.lesson.patience import GLANCE, LOOKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.words import Words
    from partylab_widgets.lesson.endless import Where

PATIENCE = 10.0  # seconds that a cell may run before anything is said


class StillRunning:
    """Looks at cells that run for long; `tell` hears, once for each, of a loop that is not left."""

    def __init__(
        self, home: object, tell: Callable[[Where], None], patience: float = PATIENCE
    ) -> None:
        self.home, self.tell, self.patience = home, tell, patience
        self._over = Event()

    def begin(self, *_info: object) -> None:
        """A cell begins, in this thread."""
        self._over.set()  # the one before, if nobody has said that it ended
        self._over = over = Event()
        # Where no threads are, as in a browser, nobody looks after it.
        with suppress(RuntimeError):
            Thread(target=self._look, args=(get_ident(), over), daemon=True).start()

    def end(self, *_result: object) -> None:
        """The cell has ended."""
        self._over.set()

    def _look(self, thread: int, over: Event) -> None:
        while not over.wait(self.patience):
            found = self.now(thread, over)
            if found.kind == "loop":  # what is called may well take long
                self.tell(found)
                return

    def now(self, thread: int, over: Event) -> Where:
        """Return where a thread is, as long as that is nowhere else meanwhile."""
        seen: list[Frames] = []
        while len(seen) < LOOKS and not over.wait(GLANCE):
            seen.append(frames_of(thread, _NOWHERE))
        return where(seen if len(seen) == LOOKS else [], self.home)


_NOWHERE = StillRunning._look.__code__  # never below a cell: all of what runs is looked at
KEPT: dict[str, Any] = {}  # who looks after the cells of this kernel


def look_after_cells(words: Words) -> None:
    """Let long loops be named in this notebook; on a page nobody can stop them, nor need."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None or in_voila() or not hasattr(shell, "kernel"):
        return

    def tell(found: Where) -> None:
        about = {"line": found.line, "code": found.code, "seconds": round(PATIENCE)}
        print(words("lesson-still-running", **about))

    if before := KEPT.pop("watch", None):
        shell.events.unregister("pre_run_cell", before.begin)
        shell.events.unregister("post_run_cell", before.end)
    KEPT["watch"] = watch = StillRunning(shell.user_ns, tell)
    shell.events.register("pre_run_cell", watch.begin)
    shell.events.register("post_run_cell", watch.end)
