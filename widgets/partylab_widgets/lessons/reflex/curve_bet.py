"""Draw the curve that you expect, before anything is measured; then it is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, join, picture, row, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.trials import NOTS
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

TIMES = range(200, 2401, 50)
FIRST = 600
# The picture: ten milliseconds are one unit high.
WIDE, HIGH, LEFT, FLOOR = 370, 310, 106, 256
STEP = 80  # from one point to the next
LEVELS = range(0, 2401, 600)
HOLD = 28  # around a point, for a finger


def guessed(lesson: Lesson) -> list[float]:
    """Return the locked curve, or nothing."""
    record = lesson.record("curve")
    values = record.get("value", "").split(" ") if record.get("stage") == "locked" else []
    return [float(value) for value in values if value.isdecimal()]


class CurveBet(Lab):
    """A curve to draw by hand, or by four sliders: milliseconds for 0, 1, 2 and 3 NOTs."""

    _esm = script("stage", "drag")
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
        if self.locked and (at != name or name in ("point", "lock", "skip")):
            raise Rejected("lesson-locked-already")
        if name == "point":
            self._pull(value)
        elif at != name and at in map(str, NOTS):
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

    def _pull(self, value: str) -> None:
        """Take where a point was dragged to: its number, and where it stands in the picture."""
        number, *place = value.split(" ")
        if len(place) != 3:
            raise Rejected("stage-malformed")
        at, height = one_of(number, NOTS), one_of(place[1], range(HIGH))
        time = TIMES.step * round(10 * max(FLOOR - height, 0) / TIMES.step)
        self.times[at] = one_of(str(time), TIMES)
        self.redraw()

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
            return self.drawn() + told
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
        return self.drawn() + sliders + row(lock, skip)

    # The picture

    def drawn(self) -> Markup:
        """Return the curve as it stands; while it is open each point can be taken in the hand."""
        hands = EMPTY if self.locked else self._hands()
        return html('<div class="lab-drawn">{}{}</div>', self.curve(), hands)

    def curve(self) -> Markup:
        """Return the curve with its axes."""
        times = guessed(self.lesson) or self.times
        points = [_at(nots, time) for nots, time in enumerate(times)]
        line = html(
            '<polyline points="{}" fill="none" stroke="#d55e00" stroke-width="3"/>',
            " ".join(f"{x:.0f},{y:.0f}" for x, y in points),
        )
        marks = join(
            html(
                '<circle cx="{0:.0f}" cy="{1:.0f}" r="7" fill="#d55e00"/>'
                '<text x="{0:.0f}" y="{2:.0f}" text-anchor="middle">{3:.0f}</text>',
                x, y, y - 13, time,
            )
            for (x, y), time in zip(points, times, strict=True)
        )  # fmt: skip
        title = self.words("reflex-curve-title")
        size = {"class_": "lab-curve", "style": "width:100%;max-width:428px;height:auto"}
        return picture(WIDE, HIGH, title, self.told(), self._axes(), line, marks, **size)

    def _axes(self) -> Markup:
        levels = join(
            html(
                '<path d="M{} {}H{}" stroke="#87837a" stroke-opacity="0.5"/>'
                '<text x="{}" y="{}" text-anchor="end">{}</text>',
                LEFT - 40, _at(0, level)[1], WIDE, LEFT - 46, _at(0, level)[1] + 5, level,
            )
            for level in LEVELS
        )  # fmt: skip
        numbers = join(
            html(
                '<text x="{}" y="{}" text-anchor="middle">{}</text>',
                _at(nots, 0)[0], FLOOR + 22, nots,
            )
            for nots in NOTS
        )  # fmt: skip
        names = html(
            '<text x="{}" y="{}" text-anchor="middle">{}</text>'
            '<text transform="translate(12 {}) rotate(-90)" text-anchor="middle">{}</text>',
            (LEFT + WIDE - 24) // 2, HIGH - 8, self.words("reflex-axis-nots"),
            FLOOR // 2 + 8, self.words("reflex-axis-ms"),
        )  # fmt: skip
        return levels + numbers + names

    def _hands(self) -> Markup:
        """Return what can be dragged, to lie over the picture."""
        low, high = (_at(0, time)[1] for time in (TIMES[0], TIMES[-1]))
        hands = join(
            html(
                '<g data-key="point-{0}" data-drag="point" data-live="point" data-what="{0}"'
                ' data-x="{1}" data-y="{2}" data-turn="0" data-bounds="{1} {3} {1} {4}"'
                ' data-snap="1" data-step="5" aria-label="{5}" transform="translate({1} {2})">'
                '<circle class="lab-hold" r="{6}"/></g>',
                nots, *_at(nots, time), high, low,
                self.words("reflex-curve-time", nots=nots, ms=time), HOLD,
            )
            for nots, time in enumerate(self.times)
        )  # fmt: skip
        return html(
            '<svg class="lab-hands" viewBox="0 0 {} {}" role="group" aria-label="{}">{}</svg>',
            WIDE, HIGH, self.words("reflex-curve-drag"), hands,
        )  # fmt: skip

    def picture(self) -> str:
        """Return the question, and four lines to fill in."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return sheet(self.words("lesson-predict"), [self.lesson.say("curve"), *lines])


def _at(nots: int, time: float) -> tuple[int, int]:
    """Return where a time stands in the picture."""
    return LEFT + STEP * nots, round(FLOOR - time / 10)
