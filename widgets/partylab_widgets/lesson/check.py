"""Check an answer, and help: two hints, then the solution.  Asking is free."""

from __future__ import annotations

import importlib
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, join, paragraphs, plain, row
from partylab_widgets.lesson.answers import in_voila
from partylab_widgets.lesson.exercise import Verdict, expected, judged, short
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import answered, posed, program, squared, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.exercise import Task

HELP = ("nudge", "step", "solution")
MOST_LINES = 12  # for code, on paper
# Each outcome has a sign of its own shape, so that its colour says nothing alone.
LOOKS = {
    "untried": ("pl-hint", "○"),
    "not-yet": ("pl-wrong", "△"),
    "right": ("pl-right", "✓"),
    "stopped": ("pl-wrong", "■"),
}


def exercise(lesson: str, key: str) -> Task:
    """Return an exercise of a lesson: those of `runs` are in `lessons/runs/exercises.py`."""
    found: Task = _exercises(lesson).EXERCISES[key]
    return found


def _exercises(lesson: str) -> Any:
    return importlib.import_module(f"partylab_widgets.lessons.{lesson}.exercises")


class Hints(Panel):
    """A nudge, then a step, then the solution."""

    def __init__(self, lesson: Lesson, key: str, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, key, once)
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

    def help_with(self, kind: str) -> Markup:
        """Return one hint; a solution in code comes from the exercise."""
        if kind == "solution" and not self.lesson.has(f"{self.key}-solution"):
            code = exercise(self.lesson.name, self.key).solution.strip()
            return html('<pre class="pl-code"><code>{}</code></pre>', code)
        return paragraphs(self.say(kind))

    def hints(self) -> Markup:
        """Return the hints given so far, and the button for the next one."""
        asked = self.record.get("hints", 0)
        given = join(
            html(
                '<div class="pl-hint"><strong>{}</strong>{}</div>',
                self.says(f"lesson-hint-{kind}"), self.help_with(kind),
            )
            for kind in HELP[:asked]
        )  # fmt: skip
        if asked == len(HELP):
            return given
        return given + row(button("hint", self.says(f"lesson-ask-{HELP[asked]}")))

    def draw(self) -> Markup:
        """Return the hints."""
        return self.framed(self.says("lesson-hints"), self.hints())

    def picture(self) -> str:
        """Return the hints; the solution stays in the notebook."""
        if self.awaited:
            return self.print_waiting()
        return sheet(self.words("lesson-hints"), [self.say("nudge"), self.say("step")])

    def solution(self) -> Markup:
        """Return the solution of a task that needs no code; on the worksheet nothing helps."""
        return answered(self.says("lesson-hint-solution"), self.help_with("solution"))


class Check(Hints):
    """The verdict on an answer: not tried, not yet, right, or stopped."""

    kind = "pl-check"

    def __init__(self, lesson: Lesson, key: str, answer: Any, once: Sequence[str] = ()) -> None:
        self.exercise = exercise(lesson.name, key)
        self.verdict = judged(self.exercise, answer, SystemRandom())
        super().__init__(lesson, key, once)
        if self.verdict.outcome != "untried":
            self.note_verdict()
            self.redraw(None if self.awaited else plain(self.told()))

    def note_verdict(self) -> None:
        """Write down how often was tried, and with what success."""
        tries = self.record.get("tries", 0) + 1
        self.note(outcome=self.verdict.outcome, tries=tries, **self._met())

    def _met(self) -> dict[str, str]:
        """Return the mistakes met so far, if there are any: those with a name."""
        met = self.record.get("mistakes", "").split()
        named = self.verdict.outcome == "not-yet" and not self.verdict.about
        name = self.verdict.sentence
        if named and name and not name.startswith("lesson-") and name not in met:
            met.append(name)
        return {"mistakes": " ".join(met)} if met else {}

    def told(self) -> Markup:
        """Return the verdict in words."""
        outcome = self.verdict.outcome
        if outcome == "untried":
            return self.untried()
        more = self._more(self.verdict)
        said = self.says(f"lesson-{outcome}")
        return html("{} {}", said, more) if more else said

    def untried(self) -> Markup:
        """Say what to do, if it has not been done before."""
        if in_voila():
            return self.says("lesson-needs-code")
        done = self.record.get("outcome") == "right"
        return self.says("lesson-solved-before" if done else "lesson-untried")

    def tools(self) -> Markup:
        """Return what there is to write with: in a notebook that is the cell above."""
        return EMPTY

    def _more(self, verdict: Verdict) -> Markup:
        if verdict.outcome == "right":
            return self.say("right", **verdict.about)
        if not verdict.sentence:
            return EMPTY
        if verdict.sentence.startswith("lesson-"):
            about = {name: self._shown(name, value) for name, value in verdict.about.items()}
            return self.says(verdict.sentence, **about)
        return self.lesson.say(verdict.sentence, **verdict.about)

    def _shown(self, name: str, value: Any) -> Any:
        """Return a value of a sentence; what a function gave back is shown as Python shows it."""
        if name == "wanted":
            return expected(self.words, value)
        return short(value) if name == "given" else value

    def draw(self) -> Markup:
        """Return the verdict and the hints."""
        style, mark = LOOKS[self.verdict.outcome]
        told = html("<br>").join(self.told().split("\n"))
        verdict = html('<p class="{}"><span aria-hidden="true">{} </span>{}</p>', style, mark, told)
        return self.framed(self._title(), self.tools(), verdict, self.hints())

    def _title(self) -> Markup:
        return self.says("lesson-check", stars="★" * self.exercise.stars)

    def picture(self) -> str:
        """Return the verdict and the hints."""
        if self.awaited:
            return self.print_waiting()
        return sheet(self._title(), [self.told(), self.say("nudge"), self.say("step")])

    def paper(self) -> Markup:
        """Return room for code: the worksheet puts what is given above it."""
        lines = self.exercise.solution.strip().count("\n")
        return posed(self._title(), "", squared(min(lines + 2, MOST_LINES)), self._by_hand())

    def _by_hand(self, part: str = "paper") -> Markup:
        """Return data on which to try it by hand, where the exercise needs some; or its result."""
        if not self.lesson.has(f"{self.key}-{part}"):
            return EMPTY
        data = _exercises(self.lesson.name).ON_PAPER[self.key]()
        listed = {name: self._listed(value) for name, value in data.items()}
        return written([self.say(part, **listed)])

    def _listed(self, value: Any) -> str:
        numbers = value if isinstance(value, list) else [value]
        return self.words.join([number(self.words, each) for each in numbers])

    def solution(self) -> Markup:
        """Return the code that solves it."""
        code = program(self.exercise.solution.strip())
        told = answered(self.says("lesson-hint-solution"), code)
        return posed(self._title(), "", told, self._by_hand(), self._by_hand("paper-solution"))
