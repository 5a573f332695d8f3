"""Predict, then reveal: a choice or a number and a confidence, locked before the answer shows."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab_widgets.lesson.panel import (
    Panel,
    as_number,
    button,
    number,
    paragraphs,
    rich,
    slider,
    verdict,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab_widgets.lesson import Lesson

SURE = range(50, 101, 5)
FIRST_SURE = 75
LOCK = (
    '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none"'
    ' stroke="currentColor" stroke-width="2"><path d="M6 9V6a4 4 0 0 1 8 0v3"/>'
    '<rect x="3.5" y="9" width="13" height="9" rx="2" fill="currentColor"/></svg>'
)


class Predict(Panel):
    """A question to be answered before one knows.

    The choices are names of sentences of the lesson, or numbers.  Without choices a number is
    asked for, from `numbers`; it is right when it is no further than `near` from the answer.
    """

    def __init__(
        self,
        lesson: Lesson,
        key: str,
        choices: Sequence[Any] = (),
        numbers: range = range(101),
        near: float = 0,
        answer: Any = None,
    ) -> None:
        super().__init__(lesson, key)
        self.choices = tuple(str(choice) for choice in choices)
        self.numbers, self.near, self.answer = numbers, near, answer
        self.value, self.sure = "", FIRST_SURE
        self.redraw()

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Choose, say how sure, lock, reveal."""
        stage = self.record.get("stage")
        if name in ("choose", "sure", "lock", "skip") and stage:
            raise Rejected("lesson-locked-already")
        steps = {"lock": self._lock, "skip": self._skip, "reveal": self._reveal}
        if name == "choose":
            # Not drawn anew: whoever goes through the choices by arrow key may be quicker.
            self.value = ""
            self.value = self._checked(value)
        elif name == "sure":
            self.sure = _percent(value)
            self.redraw()
        elif name in steps:
            steps[name]()
        else:
            super().obey(name, value)

    def _checked(self, value: str) -> str:
        """Return a choice that exists or a number in range, tidied."""
        if self.choices:
            if value not in self.choices:
                raise Rejected("stage-malformed")
            return value
        least, most = self.numbers[0], self.numbers[-1]
        wanted = as_number(value)
        if wanted is None or not least <= wanted <= most:
            raise Rejected("lesson-number-please", least=least, most=most)
        return str(float(wanted)).removesuffix(".0")

    def _lock(self) -> None:
        if not self.value:
            raise Rejected("lesson-choose-first")
        self.note(value=self.value, sure=self.sure, stage="locked")
        self.seq += 1
        self.redraw(self.words("lesson-locked", value=self._shown(self.value), sure=self.sure))

    def _skip(self) -> None:
        found = {} if self.answer is None else {"answer": str(self.answer)}
        self.note(stage="skipped", **found)
        self.seq += 1
        self.redraw(self._told())

    def _reveal(self) -> None:
        if self.answer is None or self.record.get("stage") != "locked":
            raise Rejected("lesson-lock-first")
        self.settle(self.answer)

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

    def draw(self) -> str:
        """Return the question: open, locked, or revealed."""
        stage = self.record.get("stage")
        inside = {
            None: self._open,
            "locked": self._locked,
            "revealed": self._revealed,
            "skipped": self._skipped,
        }[stage]()
        return (
            f'<section class="pl-panel pl-predict"><h3>{self.says("lesson-predict")}</h3>'
            f'<p class="pl-question">{rich(self.lesson.say(self.key))}</p>{inside}</section>'
        )

    def _open(self) -> str:
        ask = self._choices() if self.choices else self._number()
        through = button("skip", self.says("lesson-skip"), style="pl-button-quiet")
        lock = button("lock", self.says("lesson-lock"), style="pl-button-main")
        return f'{ask}{self._confidence()}<div class="pl-row">{lock}{through}</div>'

    def _choices(self) -> str:
        options = "".join(
            f'<label class="pl-choice"><input type="radio" name="{escape(self.key)}"'
            f' data-do="choose" value="{escape(choice)}"'
            f"{' checked' if choice == self.value else ''}>"
            f"<span>{rich(self._shown(choice))}</span></label>"
            for choice in self.choices
        )
        said = self.says("lesson-choices")
        return (
            f'<fieldset class="pl-choices"><legend class="pl-visually-hidden">{said}</legend>'
            f"{options}</fieldset>"
        )

    def _number(self) -> str:
        least, most = self.numbers[0], self.numbers[-1]
        said = self.says("lesson-number-from", least=least, most=most)
        return (
            f'<label class="pl-field pl-number">{said}<input type="text" inputmode="decimal"'
            f' autocomplete="off" data-do="choose" value="{escape(self.value)}"></label>'
        )

    def _confidence(self) -> str:
        asked = slider("sure", self.says("lesson-sure", sure=self.sure), SURE, self.sure)
        return f'{asked}<p class="pl-note">{self.says("lesson-sure-means")}</p>'

    def _locked(self) -> str:
        held = self._recalled()
        if self.answer is None:
            return f'{held}<p class="pl-note">{self.says("lesson-later")}</p>'
        label = self.says("lesson-reveal")
        reveal = button("reveal", label, style="pl-button-main", more=" data-focus")
        return f'{held}<div class="pl-row">{reveal}</div>'

    def _recalled(self) -> str:
        record = self.record
        said = self.words(
            "lesson-locked", value=self._shown(record.get("value", "")), sure=record.get("sure", 50)
        )
        return f'<p class="pl-hint pl-locked">{LOCK}<span>{rich(said)}</span></p>'

    def _revealed(self) -> str:
        told = f"{rich(self._verdict())} {self._answer()}"
        return self._recalled() + verdict(self.record.get("right", False), told) + self._because()

    def _skipped(self) -> str:
        if "answer" not in self.record:
            return f'<p class="pl-hint">{self.says("lesson-later")}</p>'
        return f'<p class="pl-hint">{self._answer()}</p>{self._because()}'

    def _answer(self) -> str:
        return self.says("lesson-answer", answer=self._shown(self.record.get("answer", "")))

    def _because(self) -> str:
        reveal = f"{self.key}-reveal"
        if not self.lesson.has(reveal):
            return ""
        return paragraphs(rich(self.lesson.say(reveal, answer=self.record.get("answer", ""))))

    def _shown(self, value: str) -> str:
        """Return a choice as people read it: a sentence of the lesson, or a number."""
        name = f"{self.key}-{value}"
        if value in self.choices and self.lesson.has(name):
            return self.lesson.say(name)
        exact = as_number(value)
        if exact is None:
            return value
        whole = "." not in value and exact.denominator == 1
        shown = number(self.words, int(exact) if whole else exact if "/" in value else float(exact))
        return f"+{shown}" if value.startswith("+") else shown

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

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the question with boxes to tick, or a line to write on."""
        boxes = [f"☐ {self._shown(choice)}" for choice in self.choices]
        lines = boxes or [self.words("lesson-paper-number")]
        question = rich(self.lesson.say(self.key))
        return self.words("lesson-predict"), [question, *lines, self.words("lesson-paper-sure")]


class Reopened(Panel):
    """A prediction made in an earlier lesson, opened again now that more is known."""

    def __init__(self, lesson: Lesson, earlier: str, key: str, **about: Any) -> None:
        super().__init__(lesson, f"{earlier}-{key}")
        self.earlier, self.bet = earlier, key
        self.about = {name: number(self.words, value) for name, value in about.items()}
        self.redraw()

    def _lines(self) -> list[str]:
        bet = self.lesson.answers.of(self.earlier, self.bet)
        question = rich(self.words(f"{self.earlier}-{self.bet}"))
        if "value" not in bet:
            return [question, self.says("lesson-no-bet-then")]
        said = {"value": bet["value"], "sure": bet.get("sure", 50)}
        found = self.says("lesson-answer", answer=bet["answer"]) if "answer" in bet else ""
        return [question, f"{self.says('lesson-locked', **said)} {found}".strip()]

    def draw(self) -> str:
        """Return what was asked, what was said, and what can be said now."""
        question, said = self._lines()
        now = paragraphs(rich(self.lesson.say(self.key, **self.about)))
        return (
            f'<section class="pl-panel"><h3>{self.says("lesson-reopened")}</h3>'
            f'<p class="pl-question">{question}</p><p class="pl-hint">{said}</p>{now}</section>'
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the same in print."""
        now = self.lesson.say(self.key, **self.about)
        return self.words("lesson-reopened"), [*self._lines(), *now.split("\n")]


def is_right(value: str, answer: Any, near: float = 0) -> bool:
    """Is a prediction right?  Numbers may be given in any form, and be a little off if allowed.

    >>> is_right("73", Fraction(8, 11) * 100, near=3), is_right("yes", "no")
    (True, False)
    """
    said, true = as_number(value), as_number(str(answer))
    if said is None or true is None:
        return value == str(answer)
    return abs(said - true) <= Fraction(str(near))


def _percent(value: str) -> int:
    """Return a confidence."""
    if not value.isdecimal() or int(value) not in SURE:
        raise Rejected("stage-malformed")
    return int(value)
