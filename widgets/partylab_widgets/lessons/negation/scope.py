"""How far does NOT reach?  Two readings of the same dice, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sympy import And, Or

from partylab.game import Rejected
from partylab.html import html, join, select
from partylab.notnot.dice import Face, Roll
from partylab.notnot.logic import SYMBOLS, Formula, joined, negated, readings
from partylab.notnot.saying import written
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.cards import cross, listed
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import BOARD, cards, faces, roll_said
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

Readings = dict[str, tuple[Formula, Formula]]


def both_readings(roll: Roll) -> Readings:
    """Return both readings of NOT with two criteria, each with its twin by De Morgan's laws."""
    a, b = (SYMBOLS[face] for face in roll.faces)
    return {
        "rule": (joined(Or, negated(a), negated(b)), negated(joined(And, a, b))),
        "tempting": (joined(And, negated(a), negated(b)), negated(joined(Or, a, b))),
    }


class Scope(Lab):
    """The rule, "at least one fails", beside the tempting "neither … nor"."""

    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        once: Sequence[str] = (),
        first: str = "left",
        second: str = "green",
    ) -> None:
        super().__init__(lesson, "two-readings", once)
        self.faces = {"first": first, "second": second}
        self.redraw()

    @property
    def roll(self) -> Roll:
        """The dice."""
        return Roll(Face(self.faces["first"]), Face(self.faces["second"]), nots=1)

    def obey(self, name: str, value: str) -> None:
        """Choose another criterion."""
        if name not in self.faces:
            super().obey(name, value)
        if value not in dict(faces(self.words)):
            raise Rejected("stage-malformed")
        self.faces[name] = value
        self.redraw(self.told())

    def told(self) -> str:
        """Say where the readings differ on this board."""
        differ = readings(self.roll, BOARD).differ
        names = listed(differ, BOARD, self.words)
        return self.words("negation-scope-differ", count=len(differ), cards=names)

    def draw(self) -> Markup:
        """Return the dice, and each reading with its cards."""
        fields = join(
            select(name, self.says(f"negation-choose-{name}"), faces(self.words), value)
            for name, value in self.faces.items()
        )
        side_by_side = html(
            '<div class="lab-choosers">{}</div><p class="lab-command">{}</p>'
            '<div class="lab-two">{}</div><p><strong>{}</strong></p>',
            fields, roll_said(self.roll, self.words),
            join(self._reading(name, *both) for name, both in both_readings(self.roll).items()),
            self.told(),
        )  # fmt: skip
        return self.framed(self.says("negation-scope-title"), side_by_side)

    def _reading(self, name: str, one: Formula, twin: Formula) -> Markup:
        return html(
            '<div><h4>{}</h4><p class="lab-said">{}<br>= {}</p>{}</div>',
            self.says(f"negation-scope-{name}"),
            written(one, self.words, spoken=True),
            written(twin, self.words, spoken=True),
            cross(BOARD, self.words, right=cards(one, BOARD)),
        )

    def picture(self) -> str:
        """Return the dice and both readings."""
        if self.awaited:
            return self.print_waiting()
        lines = [
            f"{self.words(f'negation-scope-{name}')}: {written(one, self.words, spoken=True)}"
            for name, (one, _) in both_readings(self.roll).items()
        ]
        return sheet(roll_said(self.roll, self.words), lines)
