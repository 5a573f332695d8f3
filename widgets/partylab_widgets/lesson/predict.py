"""Predict, then reveal: a choice or a number and a confidence, locked before the answer shows."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab.html import (
    EMPTY,
    button,
    choices,
    field,
    html,
    paragraphs,
    rich,
    row,
    slider,
    verdict,
)
from partylab_widgets.lesson.numbers import as_number, number, one_of
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

SURE = range(50, 101, 5)
FIRST_SURE = 75
LOCK = html(
    '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none"'
    ' stroke="currentColor" stroke-width="2"><path d="M6 9V6a4 4 0 0 1 8 0v3"/>'
    '<rect x="3.5" y="9" width="13" height="9" rx="2" fill="currentColor"/></svg>'
)


class Predict(Panel):
    """A question to be answered before one knows.

    The choices are names of sentences of the lesson, or numbers.  Without choices a number is
    asked for, from `numbers`; it is right when it is no further than `near` from the answer.
    """

    kind = "pl-predict"

    def __init__(
        self,
        lesson: Lesson,
        key: str,
        choices: Sequence[Any] = (),
        numbers: range = range(101),
        near: float = 0,
        answer: Any = None,
        sures: range = SURE,
        sure: int | None = FIRST_SURE,
    ) -> None:
        super().__init__(lesson, key)
        self.choices = tuple(str(choice) for choice in choices)
        self.numbers, self.near, self.answer = numbers, near, answer
        self.value, self.sures, self.sure = "", sures, sure
        self.redraw()

    def basis(self) -> Any:
        """Return what is known, and what was chosen but not locked yet."""
        return self.record, self.value, self.sure

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Choose, say how sure, lock, reveal."""
        stage = self.record.get("stage")
        if name in ("choose", "sure", "lock", "skip") and stage:
            raise Rejected("lesson-locked-already")
        steps = {"lock": self._lock, "skip": self._skip, "reveal": self._reveal}
        if name == "choose":
            # Not drawn anew at once: whoever goes through the choices by arrow key may be quicker.
            self._choose(value)
        elif name == "sure":
            self.sure = one_of(value, self.sures)
            self.redraw()
        elif name in steps:
            steps[name]()
        else:
            super().obey(name, value)

    def _choose(self, value: str) -> None:
        """Take a choice that exists, or a number in range, tidied."""
        if self.choices:
            if value not in self.choices:
                raise Rejected("stage-malformed")
            self.value = value
            return
        # What stands in the field now is no number: an older one must not be locked unseen.
        self.value = ""
        least, most = self.numbers[0], self.numbers[-1]
        wanted = as_number(value)
        if wanted is None or not least <= wanted <= most:
            raise Rejected("lesson-number-please", least=least, most=most)
        self.value = str(float(wanted)).removesuffix(".0")

    def _lock(self) -> None:
        if not self.value:
            raise Rejected("lesson-choose-first")
        self.note(value=self.value, sure=self.sure, stage="locked")
        self.seq += 1
        self.redraw(self.words("lesson-locked", value=self._shown(self.value), sure=self.sure))

    def _skip(self) -> None:
        found = {} if self.answer is None else {"answer": str(self.found())}
        self.note(stage="skipped", **found)
        self.seq += 1
        self.redraw(self._told())

    def _reveal(self) -> None:
        if self.answer is None or self.record.get("stage") != "locked":
            raise Rejected("lesson-lock-first")
        self.settle(self.found())

    def found(self) -> Any:
        """Return the answer; it may be something that finds it."""
        return self.answer() if callable(self.answer) else self.answer

    def settle(self, answer: Any) -> None:
        """Compare a locked prediction with the answer and show both."""
        self.answer = answer
        stage = self.record.get("stage")
        if not stage:
            return
        if stage == "locked":
            right = is_right(self.record["value"], answer, self.near)
            self.note(stage="revealed", answer=str(answer), right=right)
            self.seq += 1
        elif stage == "skipped":
            self.note(answer=str(answer))
        self.redraw(self._told())

    # How it looks

    def draw(self) -> Markup:
        """Return the question: open, locked, or revealed."""
        inside = {
            None: self._open,
            "locked": self._locked,
            "revealed": self._revealed,
            "skipped": self._skipped,
        }[self.record.get("stage")]
        question = html('<p class="pl-question">{}</p>', self.lesson.say(self.key))
        return self.framed(self.says("lesson-predict"), question, inside())

    def _open(self) -> Markup:
        ask = self._choices() if self.choices else self._number()
        through = button("skip", self.says("lesson-skip"), style="pl-button-quiet")
        lock = button("lock", self.says("lesson-lock"), style="pl-button-main")
        return ask + self._confidence() + row(lock, through)

    def _choices(self) -> Markup:
        options = [(choice, rich(self._shown(choice))) for choice in self.choices]
        return choices("choose", self.says("lesson-choices"), options, self.value, self.key)

    def _number(self) -> Markup:
        least, most = self.numbers[0], self.numbers[-1]
        label = self.says("lesson-number-from", least=least, most=most)
        asked = field("choose", label, self.value, inputmode="decimal")
        return html('<div class="pl-number">{}</div>', asked)

    def _confidence(self) -> Markup:
        asked = slider("sure", self.says("lesson-sure", sure=self.sure), self.sures, self.sure or 0)
        return asked + html('<p class="pl-note">{}</p>', self.says("lesson-sure-means"))

    def _locked(self) -> Markup:
        if self.answer is None:
            return self._recalled() + html('<p class="pl-note">{}</p>', self.says("lesson-later"))
        label = self.says("lesson-reveal")
        reveal = button("reveal", label, style="pl-button-main", data_focus=True)
        return self._recalled() + row(reveal)

    def _recalled(self) -> Markup:
        shown, sure = self._shown(self.record.get("value", "")), self.record.get("sure", 50)
        said = self.says("lesson-locked", value=shown, sure=sure)
        return html('<p class="pl-hint pl-locked">{}<span>{}</span></p>', LOCK, said)

    def _revealed(self) -> Markup:
        told = html("{} {}", rich(self._verdict()), self._answer())
        return self._recalled() + verdict(self.record.get("right", False), told) + self._because()

    def _skipped(self) -> Markup:
        if "answer" not in self.record:
            return html('<p class="pl-hint">{}</p>', self.says("lesson-later"))
        return html('<p class="pl-hint">{}</p>', self._answer()) + self._because()

    def _answer(self) -> Markup:
        return self.says("lesson-answer", answer=self._shown(self.record.get("answer", "")))

    def _because(self) -> Markup:
        reveal = f"{self.key}-reveal"
        if not self.lesson.has(reveal):
            return EMPTY
        return paragraphs(self.lesson.say(reveal, answer=self.record.get("answer", "")))

    def _shown(self, value: str) -> str:
        """Return a choice as people read it: a sentence of the lesson, or a number."""
        name = f"{self.key}-{value}"
        if value in self.choices and self.lesson.has(name):
            return self.words(f"{self.lesson.name}-{name}")
        exact = as_number(value)
        if exact is None:
            return value
        is_whole = "." not in value and exact.denominator == 1
        shown = int(exact) if is_whole else exact if "/" in value else float(exact)
        return ("+" if value.startswith("+") else "") + number(self.words, shown)

    def _told(self) -> str:
        """Say what the reveal shows, for those who listen."""
        record = self.record
        if "answer" not in record:
            return self.words("lesson-later")
        said = [] if record.get("stage") == "skipped" else [self._verdict()]
        said.append(self.words("lesson-answer", answer=self._shown(record["answer"])))
        return " ".join(said)

    def _verdict(self) -> str:
        return self.words("lesson-was-right" if self.record.get("right") else "lesson-was-wrong")

    def picture(self) -> str:
        """Return the question with boxes to tick, or a line to write on."""
        boxes = [f"☐ {self._shown(choice)}" for choice in self.choices]
        lines = boxes or [self.words("lesson-paper-number")]
        question = self.lesson.say(self.key)
        title = self.words("lesson-predict")
        return sheet(title, [question, *lines, self._paper_sure()])

    def _paper_sure(self) -> str:
        return self.words("lesson-paper-sure")


class Reopened(Panel):
    """A prediction made in an earlier lesson, opened again now that more is known."""

    def __init__(
        self, lesson: Lesson, earlier: str, key: str, once: Sequence[str] = (), **about: Any
    ) -> None:
        super().__init__(lesson, f"{earlier}-{key}", once)
        self.earlier, self.bet = earlier, key
        self.about = {name: number(self.words, value) for name, value in about.items()}
        self.redraw()

    def basis(self) -> Any:
        """Return what is known about the earlier prediction."""
        return self.lesson.answers.of(self.earlier, self.bet)

    def _lines(self) -> list[Markup]:
        bet = self.basis()
        question = self.says(f"{self.earlier}-{self.bet}")
        if "value" not in bet:
            return [question, self.says("lesson-no-bet-then")]
        held = self.says("lesson-locked", value=bet["value"], sure=bet.get("sure", 50))
        if "answer" not in bet:
            return [question, held]
        return [question, html("{} {}", held, self.says("lesson-answer", answer=bet["answer"]))]

    def draw(self) -> Markup:
        """Return what was asked, what was said, and what can be said now."""
        then = html('<p class="pl-question">{}</p><p class="pl-hint">{}</p>', *self._lines())
        now = paragraphs(self.lesson.say(self.key, **self.about))
        return self.framed(self.says("lesson-reopened"), then, now)

    def picture(self) -> str:
        """Return the same in print."""
        if self.awaited:
            return self.print_waiting()
        now = self.lesson.say(self.key, **self.about)
        return sheet(self.words("lesson-reopened"), [*self._lines(), *now.split("\n")])


def is_right(value: str, answer: Any, near: float = 0) -> bool:
    """Is a prediction right?  Numbers may be given in any form, and be a little off if allowed.

    >>> is_right("73", Fraction(8, 11) * 100, near=3), is_right("yes", "no")
    (True, False)
    """
    said, true = as_number(value), as_number(str(answer))
    if said is None or true is None:
        return value == str(answer)
    return abs(said - true) <= Fraction(str(near))
