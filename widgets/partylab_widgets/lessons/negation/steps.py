"""How a command becomes simple: step by step, each with the law that leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import html, join
from partylab.notnot import logic, saying
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import roll_said
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab.notnot import Roll
    from partylab_widgets.lesson import Lesson


class Steps(Lab):
    """The steps of `logic.steps`, in words."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, roll: Roll, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "steps", once)
        self.roll = roll
        self.redraw()

    def told(self) -> list[str]:
        """Say every step."""
        found = saying.derivation(logic.steps(self.roll), self.words)
        return [str(self.words.tell_one(step, [])) for step in found]

    def draw(self) -> Markup:
        """Return the command and its steps."""
        steps = join(html("<li>{}</li>", step) for step in self.told())
        command = html('<p class="lab-command">{}</p>', roll_said(self.roll, self.words))
        return self.framed("", command, html("<ol>{}</ol>", steps))

    def picture(self) -> str:
        """Return the same on paper."""
        if self.awaited:
            return self.print_waiting()
        steps = [f"{number}. {step}" for number, step in enumerate(self.told(), start=1)]
        return sheet(roll_said(self.roll, self.words), steps)
