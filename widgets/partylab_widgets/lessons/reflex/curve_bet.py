"""Draw the curve that you expect, before anything is measured; then it is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.labs.bench import Lab
from partylab_widgets.labs.reflex_trials import NOTS
from partylab_widgets.lesson.panel import button, rich, slider

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

TIMES = range(200, 3001, 50)
FIRST = 600
WIDE, HIGH, EDGE = 320, 170, 30


def guessed(lesson: Lesson) -> list[float]:
    """Return the locked curve, or nothing."""
    record = lesson.answers.of(lesson.name, "curve")
    values = record.get("value", "").split(" ") if record.get("stage") == "locked" else []
    return [float(value) for value in values if value.isdecimal()]


class CurveBet(Lab):
    """Four sliders that draw a curve: milliseconds for 0, 1, 2 and 3 NOTs."""

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
            if not (value.isdecimal() and int(value) in TIMES):
                raise Rejected("stage-malformed")
            self.times[int(at)] = int(value)
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

    def draw(self) -> str:
        """Return the curve, and the sliders while it is open."""
        question = rich(self.lesson.say("curve"))
        return (
            f'<section class="pl-panel pl-lab"><h3>{self.says("lesson-predict")}</h3>'
            f'<p class="pl-question">{question}</p>{self._inside()}</section>'
        )

    def _inside(self) -> str:
        if self.record.get("stage") == "skipped":
            return f"<p>{self.says('reflex-curve-skipped')}</p>"
        if self.locked:
            held = self.says("reflex-curve-locked")
            return f"{self.curve()}<p>{self.told()}</p><p><strong>{held}</strong></p>"
        sliders = "".join(
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
        return f'{self.curve()}{sliders}<div class="pl-row">{lock}{skip}</div>'

    def curve(self) -> str:
        """Return the curve as it stands."""
        times = guessed(self.lesson) or self.times
        most = max(1000, *times)
        step = (WIDE - 2 * EDGE) / (len(NOTS) - 1)
        points = [
            (EDGE + n * step, HIGH - EDGE - (HIGH - 2 * EDGE) * time / most)
            for n, time in enumerate(times)
        ]
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        marks = "".join(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5" fill="#d55e00"/>'
            f'<text x="{x:.0f}" y="{y - 9:.0f}" text-anchor="middle">{t:.0f}</text>'
            f'<text x="{x:.0f}" y="{HIGH - 8}" text-anchor="middle">{n}</text>'
            for n, ((x, y), t) in enumerate(zip(points, times, strict=True))
        )
        return (
            f'<svg class="lab-curve" viewBox="0 0 {WIDE} {HIGH}" role="img">'
            f"<title>{self.words('reflex-curve-title')}</title><desc>{self.told()}</desc>"
            f'<path d="M{EDGE} {HIGH - EDGE}H{WIDE - EDGE}" stroke="#87837a"/>'
            f'<polyline points="{line}" fill="none" stroke="#d55e00" stroke-width="2"/>'
            f"{marks}</svg>"
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the question, and four lines to fill in."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return self.words("lesson-predict"), [rich(self.lesson.say("curve")), *lines]
