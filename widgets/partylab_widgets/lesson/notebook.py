"""What every lesson's file holds besides its own words; `make notebooks` writes it there.

Cells that only show a panel are folded in JupyterLab: whoever opens one reads what it does.  At the
end of a lesson links lead to the lessons beside it and home.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.words import Words

HOME = "play.ipynb"
GAP = " \N{EM SPACE}"  # between links: where a line ends nothing of it is seen
# What a lesson shows, by the name of its method; whatever else a cell shows is a lab.
KINDS = ("bet", "calibration", "explain", "export", "hints", "reopen", "rules", "tell")


def remark(words: Words, code: str) -> str:
    """Return the comment for a cell that is folded.

    >>> from partylab.words import Words
    >>> remark(Words("en"), 'lesson.bet("pair")')
    '# Asks for a prediction. Its answer stands in no cell.'
    """
    return f"# {words(f'lesson-cell-{_kind(code)}')}"


def _kind(code: str) -> str:
    *before, last = ast.parse(code).body
    if any(isinstance(node, ast.Assign) and _opens(node) for node in before):
        return "first"
    call = last.value if isinstance(last, ast.Expr) else None
    method = call.func if isinstance(call, ast.Call) else None
    named = isinstance(method, ast.Attribute) and method.attr in KINDS
    return method.attr if named and isinstance(method, ast.Attribute) else "lab"


def _opens(node: ast.Assign) -> bool:
    """Does a line open the lesson: `lesson = Lesson("runs")`?"""
    target = node.targets[0]
    return isinstance(target, ast.Name) and target.id == "lesson"


def ways(words: Words, lessons: Sequence[str], name: str) -> str:
    """Return links to the lesson before this one, to the home of all, and to the lesson after it.

    >>> from partylab.words import Words
    >>> print(ways(Words("en"), ["00_welcome"], "00_welcome"))
    ---
    <BLANKLINE>
    [⌂ All games and lessons](play.ipynb)
    """
    at = lessons.index(name)
    before, after = lessons[:at][-1:], lessons[at + 1 :][:1]
    links = [
        *(f"[← {words(f'home-lesson-{one}')}]({one}.ipynb)" for one in before),
        f"[⌂ {words('lesson-way-home')}]({HOME})",
        *(f"[{words(f'home-lesson-{one}')} →]({one}.ipynb)" for one in after),
    ]
    return "---\n\n" + GAP.join(links)
