"""The threshold for refusing, by the size of the table and by what it costs to carry a gift."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from partylab.html import EMPTY, html, slider, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.figures import BLUE, VERMILION, Axes, Curve, plot
from partylab_widgets.lessons.recall.doubting import p_star
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

PLAYERS = range(2, 9)
COSTS = range(0, 101, 5)  # in hundredths of a point


class Polite(Lab):
    """Below which chance refusing pays, for 2 to 8 players; with `carries` also with a cost."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = (), carries: bool = False) -> None:
        super().__init__(lesson, "carried" if carries else "polite", once)
        self.carries, self.cost = carries, 50 if carries else 0
        self.redraw()

    def basis(self) -> int:
        """Return what is drawn."""
        return self.cost

    def obey(self, name: str, value: str) -> None:
        """Set the cost."""
        if name != "cost" or not self.carries:
            super().obey(name, value)
        self.cost = one_of(value, COSTS)
        self.redraw(self.told())

    def limits(self, cost: int) -> dict[int, Fraction]:
        """Return the threshold for each number of players."""
        return {players: p_star(players, Fraction(cost, 100)) for players in PLAYERS}

    def told(self) -> str:
        """Say what holds at a table for two and at the largest."""
        limits = self.limits(self.cost)
        few, many = (round(float(100 * limits[players]), 1) for players in (2, 8))
        return self.words("recall-polite-told", few=few, many=many)

    def draw(self) -> Markup:
        """Return the figure, the sentence and the table."""
        asked = EMPTY
        if self.carries:
            label = self.says("recall-set-cost", value=self.cost / 100)
            asked = slider("cost", label, COSTS, self.cost)
        return self.framed(
            "", asked, html('<div class="rc-plot">{}</div>', self._figure()),
            html('<p class="pl-news">{}</p>', self.told()), self._table(),
        )  # fmt: skip

    def _figure(self) -> Markup:
        marks = [(_across(players), str(players)) for players in PLAYERS]
        axes = Axes(self.words("recall-axis-players"), self.words("recall-axis-refuse"), marks)
        curves = [
            Curve(self.words("recall-curve-polite"), self._points(0), BLUE, mark="disc"),
        ]
        if self.carries:
            label = self.words("recall-curve-carried")
            curves.append(Curve(label, self._points(self.cost), VERMILION, "8 4", "square"))
        return plot(self.words("recall-polite-title"), self.told(), axes, curves)

    def _points(self, cost: int) -> list[tuple[float, float]]:
        limits = self.limits(cost)
        return [(_across(players), float(100 * limit)) for players, limit in limits.items()]

    def _table(self) -> Markup:
        heads = [self.words("recall-column-players"), self.words("recall-curve-polite")]
        if self.carries:
            heads.append(self.words("recall-curve-carried"))
        costs = [0, self.cost] if self.carries else [0]
        limits = [self.limits(cost) for cost in costs]
        rows = [
            [str(players), *(self._shown(limit[players]) for limit in limits)]
            for players in PLAYERS
        ]
        return table(heads, rows, self.words("recall-polite-title"))

    def _shown(self, limit: Fraction) -> str:
        percent = self.words("lesson-percent", value=round(100 * float(limit), 1))
        return f"{limit} {'≈' if 1000 % limit.denominator else '='} {percent}"

    def picture(self) -> str:
        """Return the figure."""
        return self.print_waiting() if self.awaited else self._figure()


def _across(players: int) -> float:
    return (players - PLAYERS[0]) / (PLAYERS[-1] - PLAYERS[0])
