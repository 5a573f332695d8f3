r"""Which loop has no end?  What is running is looked at several times, and compared.

>>> text = "def f(n):\n    while n:\n        for _ in range(3):\n            pass\n"
>>> loop_around(text, {3, 4}), loop_around(text, {2, 4}), loop_around(text, {1, 4})
(3, 2, 0)
"""

from __future__ import annotations

import ast
import linecache
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection
    from types import CodeType, FrameType

# What was running at one moment, from outside in: each call with the line where it was.
Frames = list[tuple["FrameType", int]]
LONGEST = 120  # letters of a line that is shown
LOOPS = ast.For | ast.While
SHORT_LOOPS = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True)
class Where:
    """A line of a learner's code; `kind` is "loop", "line", or "slow": it hangs nowhere."""

    kind: str
    line: int = 0
    code: str = ""


def frames_of(thread: int, below: CodeType) -> Frames:
    """Return what a thread is doing just now, below a call of ours."""
    frame = sys._current_frames().get(thread)
    found: Frames = []
    while frame is not None and frame.f_code is not below:
        found.append((frame, frame.f_lineno))
        frame = frame.f_back
    return found[::-1]


def where(seen: list[Frames], home: object) -> Where:
    """Return where code hangs that was seen several times.

    It hangs in the innermost call that lasts.  A learner's calls are known by the names around
    them, `home`: those of the notebook.
    """
    lasting = [
        (calls[0][0], {line for _, line in calls})
        for calls in zip(*seen, strict=False)
        if all(frame is calls[0][0] for frame, _ in calls)
    ]
    theirs = [(frame, lines) for frame, lines in lasting if frame.f_globals is home]
    if not theirs:
        return Where("slow")
    frame, lines = theirs[-1]
    file, first = frame.f_code.co_filename, frame.f_code.co_firstlineno
    loop = loop_around("".join(linecache.getlines(file, frame.f_globals)), lines, first)
    line = loop or min(lines)
    code = linecache.getline(file, line, frame.f_globals).strip()[:LONGEST]
    return Where("loop" if loop else "line", line, code)


def loop_around(text: str, lines: Collection[int], first: int = 1) -> int:
    """Return the line where the innermost loop around some lines begins, or 0."""
    try:
        nodes = list(ast.walk(ast.parse(text)))
    except SyntaxError:  # a cell may hold what only IPython understands
        return 0
    for kind in (LOOPS, SHORT_LOOPS):
        around = [
            node.lineno
            for node in nodes
            if isinstance(node, kind)
            and first <= node.lineno <= min(lines)
            and max(lines) <= (node.end_lineno or 0)
        ]
        if around:
            return max(around)
    return 0
