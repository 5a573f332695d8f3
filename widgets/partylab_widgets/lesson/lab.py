"""A lab: a panel with something to try out in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, html, plain, verdict
from partylab_widgets.lesson.panel import LOOK as PANEL
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import Sheet
from partylab_widgets.lesson.printed import figure, posed, ruled, written
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

LOOK = (*PANEL, Path(__file__).with_name("lab.css"))
GOAL_LINES = 2  # to write on, on paper


class Lab(Panel):
    """A small thing to try out, in a lesson.

    With a `goal` it is the exercise of that name, which needs no code.  With a `bet` it belongs to
    that prediction of the lesson, and keeps something closed until the prediction is locked.
    """

    _css = style(*LOOK)
    kind = "pl-lab"
    goal = ""
    bet = ""

    def basis(self) -> Any:
        """Return what is known about the lab, and about its bet."""
        return self.record, self.bet and self.lesson.record(self.bet)

    @property
    def waits(self) -> bool:
        """Is a prediction to be locked first?"""
        return bool(self.bet) and not self.lesson.record(self.bet)

    def closed(self, title: str, why: str) -> Markup:
        """Return the lab as it looks while it waits."""
        return self.framed(title, html('<p class="pl-note">{}</p>', self.says(why)))

    def task(self) -> Markup:
        """Return the exercise, when the lab is one, and its verdict once it is solved."""
        if not self.goal:
            return EMPTY
        done = EMPTY
        if self.record.get("outcome") == "right":
            done = verdict(True, html("{} {}", self.says("lesson-right"), self.say("right")))
        return html(
            '<h3>{}</h3><p class="pl-question">{}</p>{}',
            self.says("lesson-check", stars="★"), self.lesson.say(self.goal), done,
        )  # fmt: skip

    def paper(self) -> Markup:
        """Return its picture; where it is a task, with the question and room for the answer.

        The picture of a lab that waits for predictions would tell their answers.
        """
        if self.goal:
            return self._asked(ruled(GOAL_LINES))
        return EMPTY if self.once else figure(self.picture())

    def solution(self) -> Markup:
        """Return the task, or the picture that the worksheet does not show."""
        if self.goal:
            return self._asked()
        return figure(self.picture()) if self.once else EMPTY

    def _asked(self, *inside: str) -> Markup:
        title, question = self.says("lesson-check", stars="★"), self.lesson.say(self.goal)
        drawn = self.picture()
        shown = figure(drawn)
        if isinstance(drawn, Sheet):  # it may repeat the question
            shown = written([line for line in drawn.lines if plain(line) != plain(question)])
        return posed(title, question, shown, *inside)
