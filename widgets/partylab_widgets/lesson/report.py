"""What a lesson gives back: how sure and how right one was, the answers, and a fresh start."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from partylab_widgets.lesson.answers import Calibration, bets, in_voila, write
from partylab_widgets.lesson.panel import Panel, button, details, number, plain, table

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.answers import Record

OUTCOMES = ("not-yet", "right", "stopped")
ENOUGH = 5  # predictions, before one can say anything about a habit


class Sureness(Panel):
    """How sure one was, and how often right: over all lessons done so far."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "calibration")
        self.redraw()

    def draw(self) -> str:
        """Return the summary in words, two bars, and the table of all predictions."""
        title = f"<h3>{self.says('lesson-calibration')}</h3>"
        made = bets(self.lesson.answers.lessons)
        if not made:
            return (
                f'<section class="pl-panel">{title}<p>{self.says("lesson-no-bets")}</p></section>'
            )
        found = Calibration.of((record["sure"], record["right"]) for _, _, record in made)
        rows = "".join(self._row(*each) for each in made)
        columns = ("question", "sure", "right")
        made_so_far = table([self.says(f"lesson-column-{name}") for name in columns], rows)
        return (
            f'<section class="pl-panel">{title}{self._bars(found)}'
            f"<p>{self._sum_up(found)}</p>"
            f"{details(self.says('lesson-all-bets'), made_so_far)}</section>"
        )

    def _sum_up(self, found: Calibration) -> str:
        hit = 100 * found.right / found.count
        gap = found.sure - hit
        habit = "few" if found.count < ENOUGH else "fits"
        if found.count >= ENOUGH and abs(gap) > 10:
            habit = "over" if gap > 0 else "under"
        brier = number(self.words, found.brier)
        return f"{self.says(f'lesson-habit-{habit}')} {self.says('lesson-brier', brier=brier)}"

    def _bars(self, found: Calibration) -> str:
        hit = round(100 * found.right / found.count)
        sure = round(found.sure)
        return (
            f'<p class="pl-bar-label">{self.says("lesson-mean-sure", sure=sure)}</p>{_bar(sure)}'
            f'<p class="pl-bar-label">'
            f"{self.says('lesson-mean-right', right=found.right, count=found.count, share=hit)}</p>"
            f"{_bar(hit)}"
        )

    def _row(self, lesson: str, key: str, record: Record) -> str:
        name = f"{lesson}-{key}"
        question = self.words(name) if self.words.has(name) else name
        right = self.says("lesson-yes" if record["right"] else "lesson-no")
        sure = self.says("lesson-percent", value=record["sure"])
        return f'<tr><th scope="row">{escape(question)}</th><td>{sure}</td><td>{right}</td></tr>'

    def on_paper(self) -> tuple[str, list[str]]:
        """Return lines to sum one's predictions up by hand."""
        made = bets(self.lesson.answers.lessons)
        found = Calibration.of((record["sure"], record["right"]) for _, _, record in made)
        if not made:
            return self.words("lesson-calibration"), [self.words("lesson-paper-calibration")]
        share = round(100 * found.right / found.count)
        about = {"right": found.right, "count": found.count, "share": share}
        return self.words("lesson-calibration"), [
            self.words("lesson-mean-sure", sure=round(found.sure)),
            self.words("lesson-mean-right", **about),
        ]


def _bar(percent: int) -> str:
    return (
        f'<span class="pl-meter" aria-hidden="true"><span style="width:{percent}%"></span></span>'
    )


class MyAnswers(Panel):
    """The answers to take away, to bring back, and to forget."""

    files: ClassVar[frozenset[str]] = frozenset({"take"})

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "answers")
        self.asked_to_forget = False
        self.redraw()

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

    def draw(self) -> str:
        """Return two files to download, the answers to read, and the way back to the start."""
        file = write(self.lesson.answers.lessons)
        readable = self.readable()
        name = self.words("lesson-file-name")
        kept = self.says("lesson-kept-where", where=self._where())
        as_file = _download(file, f"{name}.json", "application/json", self.says("lesson-download"))
        as_text = _download(
            readable, f"{name}.txt", "text/plain", self.says("lesson-download-text")
        )
        to_read = f'<pre class="pl-code" tabindex="0">{escape(readable)}</pre>'
        return (
            f'<section class="pl-panel"><h3>{self.says("lesson-my-answers")}</h3><p>{kept}</p>'
            f'<div class="pl-row">{as_file}{as_text}</div>'
            f"{details(self.says('lesson-read-answers'), to_read)}"
            f'<label class="pl-field">{self.says("lesson-bring-back")}'
            f'<input type="file" accept=".json,application/json" data-do="take"></label>'
            f'<div class="pl-row">{self._forget()}</div></section>'
        )

    def _where(self) -> str:
        if self.lesson.answers.path is not None:
            return "file"
        return "page" if in_voila() else "memory"

    def _forget(self) -> str:
        if not self.asked_to_forget:
            return button("forget", self.says("lesson-forget"), style="pl-button-quiet")
        sure = f"<p>{self.says('lesson-forget-sure')}</p>"
        return (
            sure
            + button("forget-now", self.says("lesson-forget-now"))
            + button("keep", self.says("lesson-keep"), more=" data-focus")
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
        question = plain(self.words(name)) if self.words.has(name) else name
        return [question] + [
            f"  {self.words(f'lesson-field-{field}')} {self._entry(name, field, value)}"
            for field, value in record.items()
            if field != "stage"
        ]

    def _entry(self, name: str, field: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.words("lesson-yes" if value else "lesson-no")
        if field == "outcome" and value in OUTCOMES:
            return self.words(f"lesson-{value}")
        choice = f"{name}-{value}"
        chosen = field in ("value", "answer") and self.words.has(choice)
        return self.words(choice) if chosen else str(value)

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the answers as text."""
        return self.words("lesson-my-answers"), self.readable().split("\n")


def _download(text: str, name: str, kind: str, label: str) -> str:
    """Return a link that saves a text as a file, without any server."""
    data = b64encode(text.encode("utf-8")).decode("ascii")
    address = f"data:{kind};base64,{data}"
    return f'<a class="pl-button" download="{escape(name)}" href="{address}">{label}</a>'
