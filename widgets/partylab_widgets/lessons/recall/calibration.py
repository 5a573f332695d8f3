"""All confidences of the learner: how often was one right, by how sure one felt?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.html import details, html, table
from partylab_widgets.lesson.answers import bets
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.figures import BLUE, SOFT, Axes, Curve, plot
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

GROUPS = (range(40), range(40, 60), range(60, 80), range(80, 95), range(95, 101))


class Group(NamedTuple):
    """Answers that were given about equally sure."""

    sure: float  # on average, in per cent
    answers: int
    right: int

    @property
    def share(self) -> float:
        """How many were right, in per cent."""
        return 100 * self.right / self.answers


def grouped(made: Iterable[tuple[int, bool]]) -> list[Group]:
    """Count answers, each given as a confidence and whether it was right, by their confidence.

    >>> grouped([(80, True), (90, False), (50, True)])
    [Group(sure=50.0, answers=1, right=1), Group(sure=85.0, answers=2, right=1)]
    """
    pairs, found = list(made), []
    for reach in GROUPS:
        here = [(sure, right) for sure, right in pairs if sure in reach]
        if here:
            mean = sum(sure for sure, _ in here) / len(here)
            found.append(Group(mean, len(here), sum(right for _, right in here)))
    return found


class Calibration(Lab):
    """How often one was right, for each degree of confidence, over all lessons."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "calibration-plot")
        self.redraw()

    def basis(self) -> tuple[Group, ...]:
        """Return what is drawn."""
        return tuple(self.groups())

    def groups(self) -> list[Group]:
        """Count all answers that were given with a confidence, in all lessons."""
        return grouped((it["sure"], it["right"]) for _, _, it in bets(self.lesson.answers.lessons))

    def told(self) -> str:
        """Say how many answers there are, and where one is farthest from the diagonal."""
        groups = self.groups()
        if not groups:
            return self.words("recall-calibration-none")
        count = sum(group.answers for group in groups)
        worst = max(groups, key=lambda it: abs(it.sure - it.share) * it.answers)
        return self.words(
            "recall-calibration-told",
            count=count, sure=round(worst.sure), share=round(worst.share), of=worst.answers,
        )  # fmt: skip

    def draw(self) -> Markup:
        """Return the figure and its table."""
        return self.framed(
            "", html('<div class="rc-plot">{}</div>', self._figure()),
            html('<p class="pl-news">{}</p>', self.told()),
            details(self.says("lab-as-table"), self._table(), "calibration-table"),
        )  # fmt: skip

    def _figure(self) -> Markup:
        marks = [(percent / 100, str(percent)) for percent in range(0, 101, 20)]
        axes = Axes(self.words("recall-axis-sure"), self.words("recall-axis-right"), marks)
        own = [(group.sure / 100, group.share) for group in self.groups()]
        curves = [
            Curve(self.words("recall-curve-honest"), [(0, 0), (1, 100)], SOFT, "3 5"),
            Curve(self.words("recall-curve-yours"), own, BLUE, mark="disc"),
        ]
        return plot(self.words("recall-calibration-title"), self.told(), axes, curves)

    def _table(self) -> Markup:
        heads = [self.words(f"recall-column-{name}") for name in ("sure", "count", "right")]
        rows = [
            [self._percent(group.sure), str(group.answers), self._percent(group.share)]
            for group in self.groups()
        ]
        return table(heads, rows, self.words("recall-calibration-title"))

    def _percent(self, value: float) -> str:
        return self.words("lesson-percent", value=round(value))

    def picture(self) -> str:
        """Return the figure, to draw one's own points in."""
        return self._figure()
