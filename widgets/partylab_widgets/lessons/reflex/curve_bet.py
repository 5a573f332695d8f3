"""Draw the curve that you expect, before anything is measured; then it is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import button, html, join, picture, row, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.trials import NOTS
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

TIMES = range(200, 3001, 50)
FIRST = 600
WIDE, HIGH, EDGE = 320, 170, 30
SHOWN = 416  # pixels wide, at most


def guessed(lesson: Lesson) -> list[float]:
    """Return the locked curve, or nothing."""
    record = lesson.record("curve")
    values = record.get("value", "").split(" ") if record.get("stage") == "locked" else []
    return [float(value) for value in values if value.isdecimal()]


class CurveBet(Lab):
    """Four sliders that draw a curve: milliseconds for 0, 1, 2 and 3 NOTs."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "curve")
        self.times = [FIRST for _ in NOTS]
        self.redraw()

    @property
    def locked(self) -> bool:
        """Is the curve settled, or was it skipped?"""
        return bool(self.record.get("stage"))

    def obey(self, name: str, value: str) -> None:
        """Move a point of the curve, lock it, or go on without one."""
        at = name.removeprefix("time-")
        if self.locked and (at != name or name in ("lock", "skip")):
            raise Rejected("lesson-locked-already")
        if at != name and at in map(str, NOTS):
            self.times[int(at)] = one_of(value, TIMES)
            self.redraw()
        elif name == "lock":
            self.note(value=" ".join(map(str, self.times)), stage="locked")
            self.seq += 1
            self.redraw(self.told())
        elif name == "skip":
            self.note(stage="skipped")
            self.seq += 1
            self.redraw(self.words("reflex-curve-skipped"))
        else:
            super().obey(name, value)

    def told(self) -> str:
        """Say the curve in words."""
        times = guessed(self.lesson) or self.times
        return self.words("reflex-curve-told", times=self.words.join([f"{t:.0f}" for t in times]))

    def draw(self) -> Markup:
        """Return the curve, and the sliders while it is open."""
        question = html('<p class="pl-question">{}</p>', self.lesson.say("curve"))
        return self.framed(self.says("lesson-predict"), question, self._inside())

    def _inside(self) -> Markup:
        if self.record.get("stage") == "skipped":
            return html("<p>{}</p>", self.says("reflex-curve-skipped"))
        if self.locked:
            held = self.says("reflex-curve-locked")
            told = html("<p>{}</p><p><strong>{}</strong></p>", self.told(), held)
            return self.curve() + told
        sliders = join(
            slider(
                f"time-{nots}",
                self.says("reflex-curve-time", nots=nots, ms=self.times[nots]),
                TIMES,
                self.times[nots],
            )
            for nots in NOTS
        )
        lock = button("lock", self.says("lesson-lock"), style="pl-button-main")
        skip = button("skip", self.says("lesson-skip"), style="pl-button-quiet")
        return self.curve() + sliders + row(lock, skip)

    def curve(self) -> Markup:
        """Return the curve as it stands."""
        times = guessed(self.lesson) or self.times
        most = max(1000, *times)
        step = (WIDE - 2 * EDGE) / (len(NOTS) - 1)
        points = [
            (EDGE + n * step, HIGH - EDGE - (HIGH - 2 * EDGE) * time / most)
            for n, time in enumerate(times)
        ]
        line = html(
            '<path d="M{} {}H{}" stroke="#87837a"/>'
            '<polyline points="{}" fill="none" stroke="#d55e00" stroke-width="2"/>',
            EDGE, HIGH - EDGE, WIDE - EDGE, " ".join(f"{x:.0f},{y:.0f}" for x, y in points),
        )  # fmt: skip
        marks = join(
            html(
                '<circle cx="{0:.0f}" cy="{1:.0f}" r="5" fill="#d55e00"/>'
                '<text x="{0:.0f}" y="{2:.0f}" text-anchor="middle">{3:.0f}</text>'
                '<text x="{0:.0f}" y="{4}" text-anchor="middle">{5}</text>',
                x, y, y - 9, time, HIGH - 8, nots,
            )
            for nots, ((x, y), time) in enumerate(zip(points, times, strict=True))
        )  # fmt: skip
        title = self.words("reflex-curve-title")
        size = f"width:100%;max-width:{SHOWN}px;height:auto"
        return picture(WIDE, HIGH, title, self.told(), line, marks, class_="lab-curve", style=size)

    def picture(self) -> str:
        """Return the question, and four lines to fill in."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return sheet(self.words("lesson-predict"), [self.lesson.say("curve"), *lines])
