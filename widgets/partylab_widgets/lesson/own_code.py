"""Code that a learner writes on a page without cells: it runs as it would run in the cell.

The cell of the exercise is there, in the notebook behind the page: what a learner begins with is
its own text, and the names around it are those of the notebook.

Whoever may write here may run programs on the machine of the kernel.  So this is open only where
the server says so: a Jupyter server, whose key opens all of that anyway, or `partylab play --code`.
"""

from __future__ import annotations

import ast
import linecache
import os
import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from partylab.game import brief
from partylab_widgets.lesson.answers import in_voila
from partylab_widgets.lesson.exercise import Verdict, code_at, first_lines, listening, too_long
from partylab_widgets.lesson.patience import TooLong, Watch
from partylab_widgets.server import PERMISSION

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, FrameType

LONGEST = 10_000  # letters of an answer


def is_open() -> bool:
    """Is this a page without cells on which code may be written?"""
    return in_voila() and os.environ.get(PERMISSION) == "yes"


@dataclass(frozen=True)
class Ran:
    """What became of a learner's code: what it printed, and why it stopped, if it did."""

    printed: str
    trouble: Verdict | None = None


@dataclass(frozen=True)
class Cell:
    """The cell of an exercise: its text above the check, and the names that it knows."""

    text: str
    answer: str  # the name of what is checked
    names: dict[str, Any]

    @classmethod
    def around(cls, frame: FrameType) -> Cell | None:
        """Return the cell that a call of `lesson.check` stands in: IPython keeps its text."""
        text = "".join(linecache.getlines(frame.f_code.co_filename))
        try:
            last = ast.parse(text).body[-1]
        except (SyntaxError, IndexError):
            return None
        match last:
            case ast.Expr(value=ast.Call(args=[_, ast.Name(id=answer)])):
                above = "".join(text.splitlines(keepends=True)[: last.lineno - 1])
                return cls(above.strip(), answer, frame.f_globals)
        return None

    def run(self, text: str, file: str) -> Ran:
        """Run a text in place of the cell's; `file` is what its lines are found under."""
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        self.names.pop(self.answer, None)  # an earlier one is no answer
        watch = Watch(self.names)
        with listening() as printed:
            trouble = self._run(text, file, watch)
        return Ran(first_lines(printed.getvalue()), too_long(watch) or trouble)

    def _run(self, text: str, file: str, watch: Watch) -> Verdict | None:
        try:
            code = compile(text, file, "exec")
        except (SyntaxError, ValueError) as trouble:
            return _unread(trouble, file)
        try:
            watch.over(_running(code, self.names))
        except TooLong:
            return Verdict("stopped")
        except BaseException as trouble:  # exit() among them
            return _stopped(trouble, file)
        if self.answer not in self.names:
            return Verdict("not-yet", "lesson-name-missing", {"name": self.answer})
        return None


def _running(code: CodeType, names: dict[str, Any]) -> Callable[[], None]:
    return lambda: exec(code, names)  # noqa: S102  what this module is for


def _unread(trouble: Exception, file: str) -> Verdict:
    """Say which line Python cannot read."""
    line = getattr(trouble, "lineno", None) or 0
    message = brief(getattr(trouble, "msg", trouble), most=200)
    about = {"line": line, "code": code_at(file, line), "message": message}
    return Verdict("stopped", "lesson-unread", about)


def _stopped(trouble: BaseException, file: str) -> Verdict:
    """Say in which line of the answer itself something went wrong."""
    frames = traceback.extract_tb(trouble.__traceback__)
    line = ([frame.lineno or 0 for frame in frames if frame.filename == file] or [0])[-1]
    about = {
        "line": line,
        "code": code_at(file, line),
        "trouble": type(trouble).__name__,
        "message": brief(trouble, most=200),
    }
    return Verdict("stopped", "lesson-stopped-line", about)
