"""A bet of an earlier lesson, opened again now that more is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab.html import button, html, paragraphs, row
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import answered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class Reopened(Panel):
    """What was asked, what was said, and, for who wishes to know, what can be said now.

    Whoever has not made that bet yet may think about it first: nothing below it tells the answer.
    """

    def __init__(
        self, lesson: Lesson, earlier: str, key: str, once: Sequence[str] = (), **about: Any
    ) -> None:
        super().__init__(lesson, f"{earlier}-{key}", once)
        self.earlier, self.bet = earlier, key
        self.about = {name: number(self.words, value) for name, value in about.items()}
        self.open = False
        self.redraw()

    def basis(self) -> Any:
        """Return what is known about the earlier prediction."""
        return self.lesson.answers.of(self.earlier, self.bet)

    @property
    def over(self) -> bool:
        """May the answer be told?"""
        return self.open or "answer" in self.basis()

    def obey(self, name: str, value: str) -> None:
        """Tell the answer."""
        if name != "show" or self.over:
            super().obey(name, value)
        self.open = True
        self.seq += 1
        self.redraw("\n".join(self._now()))

    def _lines(self) -> list[Markup]:
        bet = self.basis()
        question = self.says(f"{self.earlier}-{self.bet}")
        if "value" not in bet:
            return [question, self.says("lesson-no-bet-then")]
        about = {"value": self._shown(bet["value"]), "sure": bet.get("sure", 50)}
        held = self.says("lesson-locked", **about)
        if "answer" not in bet:
            return [question, held]
        answer = self.says("lesson-answer", answer=self._shown(bet["answer"]))
        return [question, html("{} {}", held, answer)]

    def _shown(self, value: str) -> str:
        name = f"{self.earlier}-{self.bet}-{value}"
        return self.words(name) if self.words.has(name) else value

    def _now(self) -> list[str]:
        return list(self.lesson.say(self.key, **self.about).split("\n"))

    def draw(self) -> Markup:
        """Return what was asked, what was said, and what can be said now."""
        then = html('<p class="pl-question">{}</p><p class="pl-hint">{}</p>', *self._lines())
        now = row(button("show", self.says("lesson-show-now"), style="pl-button-main"))
        if self.over:
            now = paragraphs(self.lesson.say(self.key, **self.about))
        return self.framed(self.says("lesson-reopened"), then, now)

    def picture(self) -> str:
        """Return the same in print."""
        if self.awaited:
            return self.print_waiting()
        now = self._now() if self.over else []
        return sheet(self.words("lesson-reopened"), [*self._lines(), *now])

    def solution(self) -> Markup:
        """Return what was asked, and what can be said now."""
        question = self.says(f"{self.earlier}-{self.bet}")
        return answered(question, paragraphs(self.lesson.say(self.key, **self.about)))
