"""What a lesson gives back: how sure and how right one was, the answers, and a fresh start."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from partylab.html import (
    button,
    details,
    download,
    file_field,
    html,
    join,
    meter,
    plain,
    rich,
    row,
    table,
)
from partylab_widgets.lesson.answers import Calibration, bets, in_voila, likely, write
from partylab_widgets.lesson.mistakes import mistakes
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import posed, written

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab.words import Words
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.answers import Record

NUMBERS = re.compile("(-[0-9]+)+$")
OUTCOMES = ("not-yet", "right", "stopped")
ENOUGH = 4  # predictions, before one can say anything about a habit


def asked(words: Words, name: str) -> Markup:
    """Return a question by its name; those of a kind, as `gift-7-12`, are asked in one sentence."""
    kind = NUMBERS.sub("", name)
    return rich(words(kind) if words.has(kind) else name)


class Sureness(Panel):
    """How sure one was, and how often right: over all lessons done so far."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "calibration")
        self.redraw()

    def basis(self) -> list[tuple[str, str, Record]]:
        """Return all predictions that count: lesson, key, record."""
        return [(name, key, dict(bet)) for name, key, bet in bets(self.lesson.answers.lessons)]

    def draw(self) -> Markup:
        """Return the summary in words, two bars, and the table of all predictions."""
        title, made = self.says("lesson-calibration"), self.basis()
        if not made:
            return self.framed(title, html("<p>{}</p>", self.says("lesson-no-bets")))
        found = Calibration.of((record["sure"], record["right"]) for _, _, record in made)
        columns = ("question", "sure", "right")
        heads = [self.says(f"lesson-column-{name}") for name in columns]
        made_so_far = table(heads, [self._row(*each) for each in made])
        return self.framed(
            title,
            join(html('<p class="pl-bar-label">{}</p>{}', *bar) for bar in self._bars(found)),
            html("<p>{}</p>", self._sum_up(found, [record["sure"] for _, _, record in made])),
            details(self.says("lesson-all-bets"), made_so_far),
        )

    def _sum_up(self, found: Calibration, sures: list[int]) -> Markup:
        low, high = likely(sures)
        habit = "over" if found.right < low else "under" if found.right > high else "fits"
        if found.count < ENOUGH:
            habit = "few"
        reach = str(low) if low == high else self.words("lesson-from-to", low=low, high=high)
        about = {"likely": reach, "count": found.count, "right": found.right}
        brier = self.says("lesson-brier", brier=number(self.words, found.brier))
        return html("{} {}", self.says(f"lesson-habit-{habit}", **about), brier)

    def _bars(self, found: Calibration) -> list[tuple[Markup, Markup]]:
        """Return two sentences, each with its bar."""
        sure, hit = round(found.sure), round(100 * found.right / found.count)
        about = {"right": found.right, "count": found.count, "share": hit}
        return [
            (self.says("lesson-mean-sure", sure=sure), meter(sure)),
            (self.says("lesson-mean-right", **about), meter(hit)),
        ]

    def _row(self, lesson: str, key: str, record: Record) -> list[str]:
        question = asked(self.words, f"{lesson}-{key}")
        sure = self.says("lesson-percent", value=record["sure"])
        return [question, sure, self.says("lesson-yes" if record["right"] else "lesson-no")]

    def picture(self) -> str:
        """Return lines to sum one's predictions up by hand."""
        title, made = self.words("lesson-calibration"), self.basis()
        if not made:
            return sheet(title, [self.words("lesson-paper-calibration")])
        found = Calibration.of((record["sure"], record["right"]) for _, _, record in made)
        return sheet(title, [sentence for sentence, _ in self._bars(found)])

    @property
    def later(self) -> bool:
        """Is it for when the predictions are over?  Always."""
        return True

    def paper(self) -> Markup:
        """Return lines to sum one's predictions up by hand."""
        lines = written([self.says("lesson-paper-calibration")])
        return posed(self.says("lesson-calibration"), "", lines)

    def solution(self) -> Markup:
        """Return the same: each answer is a right one."""
        return posed(self.says("lesson-calibration"), "")


class MyAnswers(Panel):
    """The answers to take away, to bring back, and to forget."""

    files: ClassVar[frozenset[str]] = frozenset({"take"})

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "answers")
        self.asked_to_forget = False
        self.redraw()

    def basis(self) -> int:
        """Return how often any answer has changed."""
        return self.lesson.answers.version

    def obey(self, name: str, value: str) -> None:
        """Take a file over, or forget this lesson when asked twice."""
        answers = self.lesson.answers
        if name == "take":
            count = answers.take(value)
            self.redraw(self.words("lesson-taken", count=count))
        elif name == "forget":
            self.asked_to_forget = True
            self.redraw(self.words("lesson-forget-sure"))
        elif name == "keep":
            self.asked_to_forget = False
            self.redraw(self.words("lesson-kept"))
        elif name == "forget-now" and self.asked_to_forget:
            self.asked_to_forget = False
            answers.forget(self.lesson.name)
            self.redraw(self.words("lesson-forgotten"))
        else:
            super().obey(name, value)

    def draw(self) -> Markup:
        """Return two files to download, the answers to read, and the way back to the start."""
        readable, name = self.readable(), self.words("lesson-file-name")
        file = write(self.lesson.answers.lessons)
        to_read = html('<pre class="pl-code" tabindex="0">{}</pre>', readable)
        return self.framed(
            self.says("lesson-my-answers"),
            html("<p>{}</p>", self.says("lesson-kept-where", where=self._where())),
            row(
                download(file, f"{name}.json", "application/json", self.says("lesson-download")),
                download(readable, f"{name}.txt", "text/plain", self.says("lesson-download-text")),
            ),
            details(self.says("lesson-read-answers"), to_read),
            file_field("take", self.says("lesson-bring-back")),
            self._forget(),
        )

    def _where(self) -> str:
        if self.lesson.answers.is_kept:
            return "file"
        return "page" if in_voila() else "memory"

    def _forget(self) -> Markup:
        if not self.asked_to_forget:
            return row(button("forget", self.says("lesson-forget"), style="pl-button-quiet"))
        return row(
            html("<p>{}</p>", self.says("lesson-forget-sure")),
            button("forget-now", self.says("lesson-forget-now")),
            button("keep", self.says("lesson-keep"), data_focus=True),
        )

    def readable(self) -> str:
        """Return all answers as text."""
        lines = [self.words("lesson-readable-title"), ""]
        for lesson, records in sorted(self.lesson.answers.lessons.items()):
            lines += [self._title(lesson), "-" * len(self._title(lesson))]
            for key, record in records.items():
                lines += [*self._told(f"{lesson}-{key}", record), ""]
        return "\n".join(lines)

    def _title(self, lesson: str) -> str:
        name = f"{lesson}-title"
        return self.words(name) if self.words.has(name) else lesson

    def _told(self, name: str, record: Record) -> list[str]:
        return [plain(asked(self.words, name))] + [
            f"  {self.words(f'lesson-field-{field}')} {self._entry(name, field, value)}"
            for field, value in record.items()
            if field != "stage"
        ]

    def _entry(self, name: str, field: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.words("lesson-yes" if value else "lesson-no")
        if field == "outcome" and value in OUTCOMES:
            return self.words(f"lesson-{value}")
        if field == "mistakes":
            return " ".join(mistakes(self.words, name.partition("-")[0], value).values())
        if field == "trials":
            return str(max(value.count("\n") - 1, 0))  # without its heads
        choice = f"{name}-{value}"
        chosen = field in ("value", "answer") and self.words.has(choice)
        return self.words(choice) if chosen else str(value)

    def picture(self) -> str:
        """Return the answers as text."""
        return sheet(self.words("lesson-my-answers"), self.readable().split("\n"))
