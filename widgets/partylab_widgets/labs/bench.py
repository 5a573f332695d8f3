"""What the labs share: a panel with a drawing of the game in it."""

from __future__ import annotations

from pathlib import Path

from partylab import games
from partylab_widgets.lesson.panel import STYLE, Panel, verdict


class Lab(Panel):
    """A small thing to try out, in a lesson.

    With a `goal` it is the exercise of that name, which needs no code.
    """

    goal = ""

    _css = (
        STYLE
        + (games.folder("nothanks") / "board.css").read_text("utf-8")
        + Path(__file__).with_name("labs.css").read_text("utf-8")
    )

    def task(self) -> str:
        """Return the exercise, when the lab is one, and its verdict once it is solved."""
        if not self.goal:
            return ""
        done = ""
        if self.record.get("outcome") == "right":
            done = verdict(True, f"{self.says('lesson-right')} {self.say('right')}")
        title = self.says("lesson-check", stars="★")
        question = self.says(f"{self.lesson.name}-{self.goal}")
        return f'<h3>{title}</h3><p class="pl-question">{question}</p>{done}'


def signed(value: int) -> str:
    """Return a change with its sign; a minus as wide as a plus.

    >>> signed(-1), signed(25), signed(0)
    ('−1', '+25', '0')
    """
    return f"{value:+d}".replace("-", "−") if value else "0"
