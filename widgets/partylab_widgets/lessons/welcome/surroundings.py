"""Is everything here?  What kernel and browser are able to do, and what the person wants."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Any

import partylab
from partylab.html import EMPTY, html, join, tick
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.welcome.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

NARROW = 480  # pixels


class Surroundings(Panel):
    """A self-test, and the wish for less motion, which holds for all lessons."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson) -> None:
        self.info: dict[str, Any] = {}
        super().__init__(lesson, "still")
        self.redraw()

    def hello(self, info: dict[str, Any]) -> None:
        """Meet the browser: now there is something to report."""
        super().hello(info)
        self.info = info
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Keep the wish for less motion."""
        if name != "still":
            super().obey(name, value)
        self.note(value=value)
        self.lesson.wish_stillness(value == "on")
        self.redraw(self.words("welcome-still-on" if value == "on" else "welcome-still-off"))

    def findings(self) -> list[Markup]:
        """Return what works, line by line."""
        versions = {"python": platform.python_version(), "version": partylab.__version__}
        found = [self.says("welcome-has-python", **versions)]
        if not self.info:
            return [*found, self.says("welcome-has-no-browser")]
        wide = "yes" if self.info["width"] >= NARROW else "no"
        return [
            *found,
            self.says("welcome-has-browser"),
            self.says("welcome-has-width", width=round(self.info["width"]), wide=wide),
            self.says("welcome-has-colours", dark="yes" if self.info["dark"] else "no"),
            self.says("welcome-has-motion", still="yes" if self.info["still"] else "no"),
            self.says("welcome-all-here"),
        ]

    def draw(self) -> Markup:
        """Return the findings and the switch."""
        mark = html('<span aria-hidden="true">✓ </span>') if self.info else EMPTY
        rows = join(html("<li>{}{}</li>", mark, line) for line in self.findings())
        still = self.record.get("value") == "on"
        return self.framed(
            self.says("welcome-surroundings"),
            html('<ul class="lab-findings" role="list">{}</ul>', rows),
            tick("still", self.says("welcome-still"), on=still),
        )

    def picture(self) -> str:
        """Return the findings."""
        return sheet(self.words("welcome-surroundings"), self.findings())
