"""What a lesson does: it asks before it tells, checks, helps, and remembers.

>>> from partylab_widgets.lesson import Lesson
>>> lesson = Lesson("runs", language="en")
>>> lesson.bet("pair")
Bet('runs-pair')

The sentences of the lesson `runs` stand in `words/<language>/runs.ftl`.  What belongs to
the question `pair` is called `runs-pair`, `runs-pair-reveal`, `runs-pair-model`, and so on.
Its bets, labs and exercises, and pictures of its rules, stand in `lessons/runs/`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab.html import rich
from partylab.words import Words
from partylab_widgets.lesson import own_code
from partylab_widgets.lesson.answers import Answers, my_answers
from partylab_widgets.lesson.bet import Bet
from partylab_widgets.lesson.check import Check, Hints
from partylab_widgets.lesson.explain import Explain
from partylab_widgets.lesson.question import question
from partylab_widgets.lesson.reopened import Reopened
from partylab_widgets.lesson.report import MyAnswers, Sureness
from partylab_widgets.lesson.rule_pictures import RulePictures
from partylab_widgets.lesson.still_running import look_after_cells
from partylab_widgets.lesson.told import Told
from partylab_widgets.lesson.workbench import Workbench

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson.answers import Record
    from partylab_widgets.lesson.panel import Panel

SOLUTIONS = "solutions"  # the folder of the solved notebooks


class Lesson:
    """One lesson in one language.  Each method returns something to show in a notebook cell."""

    def __init__(
        self, name: str, language: str | None = None, answers: Answers | None = None
    ) -> None:
        self.name = name
        self.words = Words(language)
        self.answers = my_answers() if answers is None else answers
        # The panel last made for each question: they are drawn anew when another one changes.
        self.shown: dict[tuple[str, str], Panel] = {}
        # The notebooks in `solutions` print what is for the teacher.
        self.solved = SOLUTIONS in Path.cwd().parts
        self.printing = False  # on paper nothing waits: what would tell an answer stands apart
        look_after_cells(self.words)

    def bet(self, key: str, once: Sequence[str] = ()) -> Bet:
        """Ask for a prediction of `lessons/<lesson>/bets.py`: no cell holds its answer."""
        return Bet(self, key, question(self.name, key), tuple(once))

    def check(self, key: str, answer: Any, once: Sequence[str] = ()) -> Check:
        """Judge a learner's function, with hints beside the verdict; `once` bets are over.

        On a page without cells, where code may be written, the cell's text stands in an editor.
        """
        cell = own_code.Cell.around(sys._getframe(1)) if own_code.is_open() else None
        return Workbench(self, key, cell, once) if cell else Check(self, key, answer, once)

    def hints(self, key: str, once: Sequence[str] = ()) -> Hints:
        """Offer a nudge, a step and the solution; `once` bets are over."""
        return Hints(self, key, once)

    def explain(self, key: str, once: Sequence[str] = ()) -> Explain:
        """Ask for a sentence, to be compared with a model answer; `once` bets are over."""
        return Explain(self, key, once)

    def reopen(self, earlier: str, key: str, once: Sequence[str] = (), **about: Any) -> Reopened:
        """Open a prediction of an earlier lesson again; `about` are values to judge it by.

        `once` bets of this lesson are over.
        """
        return Reopened(self, earlier, key, once, **about)

    def tell(self, key: str, once: Sequence[str] = (), **about: Any) -> Told:
        """Say a sentence about computed values, once these predictions are over."""
        return Told(self, key, once, **about)

    def rules(self, key: str = "rules") -> RulePictures:
        """Show the rules of a game in pictures."""
        return RulePictures(self, key)

    def calibration(self) -> Sureness:
        """Show how sure the learner was, and how often right."""
        return Sureness(self)

    def export(self) -> MyAnswers:
        """Offer the answers as a file, take such a file back, or forget the answers."""
        return MyAnswers(self)

    def settle(self, key: str, answer: Any) -> None:
        """Give a prediction its answer, when something else in the lesson has found it."""
        panel = self.shown.get(("Bet", key))
        if isinstance(panel, Bet):
            panel.settle(answer)
            self.refresh(panel)

    def refresh(self, changed: Panel) -> None:
        """Let the other panels keep up: an answer may matter to several."""
        for panel in self.shown.values():
            if panel is not changed:
                panel.keep_up()

    def printed(self, panel: Panel) -> dict[str, Any]:
        """Return what stands on paper in place of a panel, and where; or nothing."""
        self.printing = True
        try:
            html = panel.solution() if self.solved else panel.paper()
        finally:
            self.printing = False
        return {"html": html, "later": panel.later, "solved": self.solved} if html else {}

    def record(self, key: str) -> Record:
        """Return what is known about one question of this lesson."""
        return self.answers.of(self.name, key)

    @property
    def still(self) -> bool:
        """Does the learner want no motion?  Asked once, in the welcome; it holds everywhere."""
        return self.answers.of("welcome", "still").get("value") == "on"

    def wish_stillness(self, still: bool) -> None:
        """Let every panel move, or not."""
        for panel in self.shown.values():
            panel.settings = {"still": still}

    def say(self, key: str, **about: Any) -> Markup:
        """Return a sentence of this lesson."""
        return rich(self.words(f"{self.name}-{key}", **about))

    def has(self, key: str) -> bool:
        """Has this lesson such a sentence?"""
        return self.words.has(f"{self.name}-{key}")

    def __repr__(self) -> str:
        return f"Lesson({self.name!r})"


__all__ = ["Answers", "Lesson"]
