"""Check an answer, and help: two hints, then the solution.  Asking is free."""

from __future__ import annotations

import importlib
from html import escape
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab_widgets.lesson.answers import in_voila
from partylab_widgets.lesson.exercise import Verdict, short
from partylab_widgets.lesson.panel import Panel, button, number, paragraphs, plain, rich

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.exercise import Task

HELP = ("nudge", "step", "solution")
# Each outcome has a sign of its own shape, so that its colour says nothing alone.
LOOKS = {
    "untried": ("pl-hint", "○"),
    "not-yet": ("pl-wrong", "△"),
    "right": ("pl-right", "✓"),
    "stopped": ("pl-wrong", "■"),
}


def exercise(lesson: str, key: str) -> Task:
    """Return an exercise of a lesson: those of `runs` are in `labs/runs_exercises.py`."""
    module = importlib.import_module(f"partylab_widgets.labs.{lesson}_exercises")
    found: Task = module.EXERCISES[key]
    return found


class Hints(Panel):
    """A nudge, then a step, then the solution."""

    def __init__(self, lesson: Lesson, key: str) -> None:
        super().__init__(lesson, key)
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Give the next hint."""
        if name != "hint":
            super().obey(name, value)
        asked = self.record.get("hints", 0)
        if asked >= len(HELP):
            raise Rejected("lesson-no-more-hints")
        self.note(hints=asked + 1)
        self.redraw(plain(self.help_with(HELP[asked])))

    def help_with(self, kind: str) -> str:
        """Return one hint as HTML; a solution in code comes from the exercise."""
        if kind == "solution" and not self.lesson.has(f"{self.key}-solution"):
            code = exercise(self.lesson.name, self.key).solution.strip()
            return f'<pre class="pl-code"><code>{escape(code)}</code></pre>'
        return paragraphs(self.say(kind))

    def hints(self) -> str:
        """Return the hints given so far, and the button for the next one."""
        asked = self.record.get("hints", 0)
        given = "".join(
            f'<div class="pl-hint"><strong>{self.says(f"lesson-hint-{kind}")}</strong>'
            f"{self.help_with(kind)}</div>"
            for kind in HELP[:asked]
        )
        if asked == len(HELP):
            return given
        label = self.says(f"lesson-ask-{HELP[asked]}")
        return given + f'<div class="pl-row">{button("hint", label)}</div>'

    def draw(self) -> str:
        """Return the hints."""
        title = self.says("lesson-hints")
        return f'<section class="pl-panel"><h3>{title}</h3>{self.hints()}</section>'

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the hints; the solution stays in the notebook."""
        return self.words("lesson-hints"), [self.say("nudge"), self.say("step")]


class Check(Hints):
    """The verdict on an answer: not tried, not yet, right, or stopped."""

    def __init__(self, lesson: Lesson, key: str, answer: Any) -> None:
        self.exercise = exercise(lesson.name, key)
        self.verdict = self.exercise.judge(answer, SystemRandom())
        super().__init__(lesson, key)
        if self.verdict.outcome != "untried":
            tries = self.record.get("tries", 0) + 1
            self.note(outcome=self.verdict.outcome, tries=tries)
            self.redraw(plain(self.told()))

    def told(self) -> str:
        """Return the verdict in words, as HTML."""
        outcome = self.verdict.outcome
        if outcome == "untried" and in_voila():
            return self.says("lesson-needs-code")
        said = self.says(f"lesson-{outcome}")
        more = self._more(self.verdict)
        return f"{said} {more}".strip()

    def _more(self, verdict: Verdict) -> str:
        if verdict.outcome == "right":
            return self.say("right", **verdict.about)
        if not verdict.sentence:
            return ""
        if verdict.sentence.startswith("lesson-"):
            about = {name: self._shown(name, value) for name, value in verdict.about.items()}
            return self.says(verdict.sentence, **about)
        return rich(self.lesson.say(verdict.sentence, **verdict.about))

    def _shown(self, name: str, value: Any) -> Any:
        """Return a value of a sentence; what a function gave back is shown as Python shows it."""
        if name == "wanted":
            return number(self.words, value)
        return short(value) if name == "given" else value

    def draw(self) -> str:
        """Return the verdict and the hints."""
        style, mark = LOOKS[self.verdict.outcome]
        stars = "★" * self.exercise.stars
        title = self.says("lesson-check", stars=stars)
        told = self.told().replace("\n", "<br>")
        return (
            f'<section class="pl-panel pl-check"><h3>{title}</h3>'
            f'<p class="{style}"><span aria-hidden="true">{mark} </span>{told}</p>'
            f"{self.hints()}</section>"
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the verdict and the hints."""
        title = self.words("lesson-check", stars="★" * self.exercise.stars)
        return title, [self.told(), *super().on_paper()[1]]
