"""A bet: a choice or a number and a confidence, locked before the answer shows.

The confidence begins at the level of a blind guess, and has to be said.  What is said when a bet
is revealed begins with the choice that was made (`keyhole-walk-said-more`; of a number, whether
it was `low`, `near` or `high`), and goes on with what holds for all (`keyhole-walk-reveal`).
"""

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
from partylab_widgets.lesson.printed import answered, boxes, figure, posed, scale, written
from partylab_widgets.lesson.question import STEP, Question, is_right

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

COMPARED = ("low", "high")  # of a number that missed

LOCK = html(
    '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none"'
    ' stroke="currentColor" stroke-width="2"><path d="M6 9V6a4 4 0 0 1 8 0v3"/>'
    '<rect x="3.5" y="9" width="13" height="9" rx="2" fill="currentColor"/></svg>'
)


class Bet(Panel):
    """A question to be answered before one knows.

    The choices are names of sentences of the lesson, or numbers.  Without choices a number is
    asked for; it is right when it is no further than `near` from the answer.
    """

    kind = "pl-predict"

    def __init__(
        self, lesson: Lesson, key: str, asked: Question, once: tuple[str, ...] = ()
    ) -> None:
        super().__init__(lesson, key, once)
        self.choices, self.numbers, self.near = asked.choices, asked.numbers, asked.near
        self.answer: Any = asked.answer
        self.blind, self.shows = asked.blind, asked.shows
        self.value, self.sure = "", 0  # nothing is chosen, and no confidence said
        self.redraw()

    def basis(self) -> Any:
        """Return what is known, and what was chosen but not locked yet."""
        return self.record, self.value, self.sure

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Choose, say how sure, lock, reveal."""
        stage = self.record.get("stage")
        if name in ("choose", "sure", "guessing", "lock", "skip") and stage:
            raise Rejected("lesson-locked-already")
        steps = {"lock": self._lock, "skip": self._skip, "reveal": self._reveal}
        if name == "choose":
            # Not drawn anew at once: whoever goes through the choices by arrow key may be quicker.
            self._choose(value)
        elif name in ("sure", "guessing"):
            sures = range(self.blind, 101, STEP)
            self.sure = self.blind if name == "guessing" else one_of(value, sures)
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
        if not self.sure:
            raise Rejected("lesson-sure-first")
        self.note(value=self.value, sure=self.sure, stage="locked")
        self.seq += 1
        self.redraw(self.words("lesson-locked", value=self.shown(self.value), sure=self.sure))

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
        """Return the answer; what finds it may be a function."""
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
        shown = self.shows(self.words) if self.shows else EMPTY
        return self.framed(self.says("lesson-predict"), question, shown, inside())

    def _open(self) -> Markup:
        ask = self._choices() if self.choices else self._number()
        through = button("skip", self.says("lesson-skip"), style="pl-button-quiet")
        lock = button("lock", self.says("lesson-lock"), style="pl-button-main")
        return ask + self._confidence() + row(lock, through)

    def _choices(self) -> Markup:
        options = [(choice, rich(self.shown(choice))) for choice in self.choices]
        return choices("choose", self.says("lesson-choices"), options, self.value, self.key)

    def _number(self) -> Markup:
        least, most = self.numbers[0], self.numbers[-1]
        label = self.says("lesson-number-from", least=least, most=most)
        asked = field("choose", label, self.value, inputmode="decimal")
        near = self.says("lesson-near", near=self.near)
        return html('<div class="pl-number">{}</div><p class="pl-note">{}</p>', asked, near)

    def _confidence(self) -> Markup:
        label = self.says("lesson-sure", sure=self.sure) if self.sure else ""
        asked = slider(
            "sure", label or self.says("lesson-sure-open"), range(self.blind, 101, STEP),
            self.sure or self.blind,
        )  # fmt: skip
        note = html('<p class="pl-note">{}</p>', self.says("lesson-sure-blind", blind=self.blind))
        guessing = self.says("lesson-guessing", blind=self.blind)
        return asked + note + row(button("guessing", guessing, style="pl-button-quiet"))

    def _locked(self) -> Markup:
        if self.answer is None:
            return self._recalled() + html('<p class="pl-note">{}</p>', self.says("lesson-later"))
        label = self.says("lesson-reveal")
        reveal = button("reveal", label, style="pl-button-main", data_focus=True)
        return self._recalled() + row(reveal)

    def _recalled(self) -> Markup:
        shown, sure = self.shown(self.record.get("value", "")), self.record.get("sure", 50)
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
        return self.says("lesson-answer", answer=self.shown(self.record.get("answer", "")))

    def _because(self) -> Markup:
        """Answer the choice that was made, then say what holds for all."""
        about = {"answer": self.record.get("answer", "")}
        parts = [*[f"{self.key}-said-{said}" for said in self._said()][:1], f"{self.key}-reveal"]
        sentences = [self.lesson.say(part, **about) for part in parts if self.lesson.has(part)]
        return EMPTY.join(paragraphs(sentence) for sentence in sentences)

    def _said(self) -> list[str]:
        """Return what was chosen and has a sentence: the choice, or how a number compares."""
        if self.record.get("stage") != "revealed":
            return []
        off = self._off()
        compared = "near" if self.record.get("right") else "low" if off < 0 else "high"
        said = [spelt(self.record.get("value", "")), compared] if self.choices else [compared]
        return [each for each in said if self.lesson.has(f"{self.key}-said-{each}")]

    def _off(self) -> Fraction:
        """Return by how much a number missed."""
        said, true = (as_number(self.record.get(name, "")) for name in ("value", "answer"))
        return Fraction(0) if said is None or true is None else said - true

    def shown(self, value: str) -> str:
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
        said.append(self.words("lesson-answer", answer=self.shown(record["answer"])))
        return " ".join(said)

    def _verdict(self) -> str:
        right, off = bool(self.record.get("right")), self._off()
        if right and off:
            return self.words("lesson-was-near", off=number(self.words, abs(off)), near=self.near)
        return self.words("lesson-was-right" if right else "lesson-was-wrong")

    def picture(self) -> str:
        """Return the question with boxes to tick, or a line to write on."""
        boxes = [f"☐ {self.shown(choice)}" for choice in self.choices]
        near = self.words("lesson-near", near=self.near)
        lines = boxes or [near, self.words("lesson-paper-number")]
        sure = self.words("lesson-paper-sure-from", blind=self.blind)
        return sheet(self.words("lesson-predict"), [self.lesson.say(self.key), *lines, sure])

    def paper(self) -> Markup:
        """Return the question with boxes to tick, or a line to write on, and a scale."""
        return self._asked(None)

    def _asked(self, answer: str | None, *below: str) -> Markup:
        question, about = self.lesson.say(self.key), []
        if self.choices:
            about = [boxes((rich(self.shown(each)), each == answer) for each in self.choices)]
        elif answer is None:
            near = self.says("lesson-near", near=self.near)
            about = [written([html("{} {}", self.says("lesson-paper-number"), near)])]
        if answer is None:
            about.append(scale(self.says("lesson-paper-scale", blind=self.blind), self.blind))
        drawn = [figure(self.shows(self.words))] if self.shows else []
        return posed(self.says("lesson-predict"), question, *drawn, *about, *below)

    def solution(self) -> Markup:
        """Return the answer, why it is so, and what can be said to those who missed it."""
        answer = "" if self.answer is None else str(self.found())
        told = self.says("lesson-paper-played")
        if answer:
            told = self.says("lesson-answer", answer=self.shown(answer))
        because = [html("<p>{}</p>", told)]
        if self.lesson.has(f"{self.key}-reveal"):
            because.append(paragraphs(self.lesson.say(f"{self.key}-reveal", answer=answer or "…")))
        missed = [(spelt(each), rich(self.shown(each))) for each in self.choices if each != answer]
        missed += [(each, self.says(f"lesson-paper-{each}")) for each in COMPARED]
        others = [self._said_to(part, who, answer) for part, who in missed]
        return self._asked(answer, answered("", *because), *others)

    def _said_to(self, part: str, who: Markup, answer: str) -> Markup:
        if not self.lesson.has(f"{self.key}-said-{part}"):
            return EMPTY
        said = self.lesson.say(f"{self.key}-said-{part}", answer=answer or "…")
        return html('<p class="paper-note"><b>{}</b> {}</p>', who, said)


def spelt(choice: str) -> str:
    """Return a choice as it can stand in the name of a sentence.

    >>> spelt("+25"), spelt("-1"), spelt("yes")
    ('plus25', '-1', 'yes')
    """
    return choice.replace("+", "plus")
