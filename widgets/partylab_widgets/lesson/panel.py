"""A panel: a stage that belongs to a lesson and shows one question."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from partylab.game import Rejected
from partylab.html import EMPTY, html, join, rich
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import KIND as PAPER
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.answers import Record

LOOK = (Path(__file__).with_name("lesson.css"),)
MOST_NAMED = 3  # of the predictions that a panel waits for
OVER = ("revealed", "skipped")  # a prediction of which the answer is known


class Panel(Stage):
    """One question of a lesson.

    A subclass says how it is drawn and what stands in its place on paper; and, if more than the
    record of its own question matters to it, on what it stands.

    A panel that would tell the answers of predictions waits, with `once`, until these are over.
    """

    _css = style(*LOOK)
    kind: ClassVar[str] = ""  # the classes of its frame, beside pl-panel
    needs: ClassVar[tuple[str, ...]] = ("draw", "picture")  # what every panel has of its own

    def __init__(self, lesson: Lesson, key: str, once: Sequence[str] = ()) -> None:
        _check_is_whole(type(self))
        super().__init__(words=lesson.words, settings={"still": lesson.still})
        self.lesson, self.key, self.once = lesson, key, tuple(once)
        self._drawn_from: Any = None
        lesson.shown[type(self).__name__, key] = self

    @abstractmethod
    def draw(self) -> Markup:
        """Return the question as it stands."""

    def slots(self) -> dict[str, str]:
        """Return what stands in slots of the drawing: it is sent only when it has changed."""
        return {}

    @abstractmethod
    def picture(self) -> str:
        """Return what stands here on paper, as SVG: a `sheet` to write on, or a picture."""

    def paper(self) -> Markup:
        """Return what a worksheet asks, with room for an answer; whatever has been answered."""
        return EMPTY

    def solution(self) -> Markup:
        """Return what the sheet of solutions says to it."""
        return EMPTY

    @property
    def later(self) -> bool:
        """Does it belong on the second sheet, for when the predictions are over?"""
        return bool(self.once)

    def basis(self) -> Any:
        """Return what the drawing depends on: once it has changed the panel is drawn anew."""
        return self.record

    @property
    def awaited(self) -> int:
        """How many predictions still have to be made and revealed, or skipped, before?"""
        return len(self._open_bets())

    def _open_bets(self) -> list[str]:
        return self.still_open(self.once)

    def still_open(self, bets: Iterable[str]) -> list[str]:
        """Return those of some predictions that are not over."""
        if self.lesson.printing:
            return []
        return [bet for bet in bets if self.lesson.record(bet).get("stage") not in OVER]

    @property
    def record(self) -> Record:
        """What is known about this question."""
        return self.lesson.record(self.key)

    def note(self, **about: Any) -> None:
        """Write something down about this question."""
        self.lesson.answers.note(self.lesson.name, self.key, **about)

    # What it says and how it looks

    def say(self, part: str, **about: Any) -> Markup:
        """Return a sentence about this question."""
        return self.lesson.say(f"{self.key}-{part}", **about)

    def says(self, sentence: str, **about: Any) -> Markup:
        """Return one of the sentences that all lessons share."""
        return rich(self.words(sentence, **about))

    def framed(self, title: str, *inside: str) -> Markup:
        """Return the whole panel; without a title it has none."""
        head = html("<h3>{}</h3>", title) if title else ""
        frame = f"pl-panel {self.kind}".strip()
        return html('<section class="{}">{}{}</section>', frame, head, join(inside))

    def redraw(self, news: str | None = None) -> None:
        """Show the question as it stands now, and say what has happened."""
        self._drawn_from = self.awaited, self.basis()
        pages = {"main": self._waiting()} if self.awaited else {"main": self.draw(), **self.slots()}
        self.show(pages, news=news)

    def _waiting(self) -> Markup:
        return html(
            '<div class="pl-note pl-waits"><p>{}</p>{}</div>', self._why_wait(), self._for_what()
        )

    def _for_what(self) -> Markup:
        """Return the questions that are waited for, the first ones at least."""
        asked = [bet for bet in self._open_bets() if self.lesson.has(bet)]
        questions = [self.lesson.say(bet) for bet in asked[:MOST_NAMED]]
        if len(asked) > MOST_NAMED:
            questions.append(self.says("lesson-once-more", count=len(asked) - MOST_NAMED))
        return html("<ul>{}</ul>", join(html("<li>{}</li>", each) for each in questions))

    def _why_wait(self) -> Markup:
        return self.says("lesson-once", count=self.awaited)

    def print_waiting(self) -> str:
        """Return what stands on paper while the panel waits."""
        return sheet(self.words("lesson-paper-later"), [self._why_wait()])

    def keep_up(self) -> None:
        """Redraw what has become old."""
        if self._drawn_from != (self.awaited, self.basis()):
            self.redraw()

    # What can be touched

    def hello(self, info: dict[str, Any]) -> None:
        """A browser looks on: from now on answers may be kept in a file."""
        self.lesson.answers.save()
        self.keep_up()

    def do(self, name: str, value: str) -> None:
        """Obey, keep the answer, and let the other panels of the lesson know."""
        if self.awaited:
            raise Rejected("lesson-once", count=self.awaited)
        self.obey(name, value)
        self.lesson.answers.save()
        self.lesson.refresh(self)

    def obey(self, name: str, value: str) -> None:
        """Take what was touched."""
        super().do(name, value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({f'{self.lesson.name}-{self.key}'!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Show also what is printed in its place."""
        data, notes = super()._repr_mimebundle_(**kwargs)
        if printed := self.lesson.printed(self):
            data[PAPER] = printed
        return data, notes


def _check_is_whole(panel: type[Panel]) -> None:
    """Tell the author of a panel what it still lacks.  (A widget's class cannot be an ABC too.)"""
    lacks = [name for name in panel.needs if _is_abstract(getattr(panel, name))]
    if lacks:
        raise TypeError(f"{panel.__name__} lacks what every panel has: {', '.join(lacks)}")


def _is_abstract(method: Any) -> bool:
    return getattr(method, "__isabstractmethod__", False)
