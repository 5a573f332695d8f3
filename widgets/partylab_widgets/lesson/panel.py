"""A panel: a stage that belongs to a lesson and shows one question."""

from __future__ import annotations

import re
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.paper import sheet
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from partylab.words import Words
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.answers import Record

STYLE = style(Path(__file__).with_name("lesson.css"))

PLAIN_NUMBER = re.compile(r"[+-]?[0-9]{1,20}(\.[0-9]{1,20}|/0*[1-9][0-9]{0,19})?")


class Panel(Stage):
    """One question of a lesson.  A subclass says how it is drawn and how it stands on paper."""

    _css = STYLE

    def __init__(self, lesson: Lesson, key: str) -> None:
        super().__init__(words=lesson.words, settings={"still": lesson.still})
        self.lesson, self.key = lesson, key
        lesson.shown[type(self).__name__, key] = self

    @property
    def record(self) -> Record:
        """What is known about this question."""
        return self.lesson.answers.of(self.lesson.name, self.key)

    def note(self, **about: Any) -> None:
        """Write something down about this question."""
        self.lesson.answers.note(self.lesson.name, self.key, **about)

    def say(self, part: str, **about: Any) -> str:
        """Return a sentence about this question, as HTML."""
        return rich(self.lesson.say(f"{self.key}-{part}", **about))

    def says(self, sentence: str, **about: Any) -> str:
        """Return one of the sentences that all lessons share, as HTML."""
        return rich(self.words(sentence, **about))

    def draw(self) -> str:
        """Return the HTML of the question as it stands."""
        raise NotImplementedError

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the title and the lines that stand here in print."""
        raise NotImplementedError

    def redraw(self, news: str | None = None) -> None:
        """Show the question as it stands now, and say what has happened."""
        self.show({"main": self.draw()}, news=news)

    def hello(self, info: dict[str, Any]) -> None:
        """A browser looks on: show it all, and from now on answers may be kept in a file."""
        self.lesson.answers.save()
        self.redraw()

    def do(self, name: str, value: str) -> None:
        """Obey, keep the answer, and let the other panels of the lesson know."""
        self.obey(name, value)
        self.lesson.answers.save()
        self.lesson.refresh(self)

    def obey(self, name: str, value: str) -> None:
        """Take what was touched."""
        super().do(name, value)

    def picture(self) -> str:
        """Return the question as a worksheet."""
        title, lines = self.on_paper()
        return sheet(title, [plain(line) for line in lines])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({f'{self.lesson.name}-{self.key}'!r})"


def rich(text: str) -> str:
    """Return a sentence as HTML: escaped, with `code` and **bold** marked."""
    html = escape(text)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    return re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)


def plain(html: str) -> str:
    """Return the words of such HTML."""
    from html import unescape

    return unescape(re.sub(r"<[^>]+>", "", html))


def button(name: str, label: str, value: str = "", style: str = "pl-button", more: str = "") -> str:
    """Return a button; `label` is HTML already."""
    return (
        f'<button type="button" class="{style}" data-do="{escape(name)}"'
        f' data-value="{escape(value)}"{more}>{label}</button>'
    )


def slider(name: str, label: str, values: range, value: int, more: str = "") -> str:
    """Return a slider with its label, which is HTML already, above it."""
    return (
        f'<label class="pl-slider"><span>{label}</span><input type="range" min="{values[0]}"'
        f' max="{values[-1]}" step="{values.step}" data-do="{escape(name)}" value="{value}"{more}>'
        "</label>"
    )


def tick(name: str, label: str, on: bool, more: str = "") -> str:
    """Return a box to tick."""
    checked = " checked" if on else ""
    return (
        f'<label class="pl-choice"><input type="checkbox" data-do="{escape(name)}"{checked}{more}>'
        f"<span>{label}</span></label>"
    )


def verdict(right: bool, told: str) -> str:
    """Return a verdict: its sign and its words say the same as its colour."""
    style, mark = ("pl-right", "✓") if right else ("pl-wrong", "✗")
    return f'<p class="{style}"><span aria-hidden="true">{mark} </span>{told}</p>'


def details(summary: str, inside: str) -> str:
    """Return something that opens when asked to."""
    return f'<details class="pl-details"><summary>{summary}</summary>{inside}</details>'


def table(heads: list[str], rows: str) -> str:
    """Return a table; its heads and rows are HTML already."""
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    return (
        f'<div class="pl-sheet"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>'
        "</table></div>"
    )


def paragraphs(text: str, style: str = "") -> str:
    """Return the lines of a sentence that is HTML already as paragraphs."""
    kind = f' class="{style}"' if style else ""
    return "".join(f"<p{kind}>{line}</p>" for line in text.split("\n") if line.strip())


def number(words: Words, value: Any) -> str:
    """Return a number as people read it; a fraction keeps its exact form.

    >>> from partylab.words import Words
    >>> number(Words("fr"), Fraction(80, 11))
    '80/11 ≈ 7,273'
    """
    if isinstance(value, Fraction) and value.denominator > 1:
        return words("lesson-fraction", exact=str(value), about=_about(words, float(value)))
    if isinstance(value, float | Fraction):
        return _about(words, float(value))
    return _about(words, value) if isinstance(value, int) else str(value)


def as_number(text: str) -> Fraction | None:
    """Read a number from a text, or nothing.  Only plain forms: a power of ten can take for ever.

    >>> as_number("−7,5"), as_number("80/11"), as_number("1e999999999")
    (Fraction(-15, 2), Fraction(80, 11), None)
    """
    plain_form = text.strip().replace(",", ".").replace("−", "-")
    if not PLAIN_NUMBER.fullmatch(plain_form):
        return None
    return Fraction(plain_form)


def _about(words: Words, value: float) -> str:
    sign = "−" if value < 0 else ""
    return sign + words("lesson-number", value=round(abs(value), 3))
