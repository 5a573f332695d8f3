"""What the trials say: the own ones as soon as there are some, an invented person's until then."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, details, html, slider, table
from partylab_widgets.lesson.numbers import one_of, whole
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex import figures
from partylab_widgets.lessons.reflex.analysis import (
    NO_CUTOFF,
    differences,
    interval,
    kept,
    medians,
)
from partylab_widgets.lessons.reflex.curve_bet import guessed
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.reaction_lab import ReactionLab
from partylab_widgets.lessons.reflex.trials import NOTS, SAM, invented
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.reflex.trials import Trial

SEED = 4  # of the invented trials, and of the resampling
CUTOFFS = range(600, 4001, 200)


def trials_of(lesson: Lesson) -> list[Trial]:
    """Return the trials measured in this lesson."""
    lab = lesson.shown.get(("ReactionLab", "lab"))
    return lab.trials if isinstance(lab, ReactionLab) else []


class Results(Panel):
    """Medians over the predicted curve, what each NOT costs, and a slider for slow trials."""

    _css = style(*LOOK)
    kind = "pl-lab"

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "results")
        self.cutoff = CUTOFFS[-1]
        self.redraw()

    def basis(self) -> Any:
        """Return the own trials, and the curve that was predicted."""
        return tuple(trials_of(self.lesson)), guessed(self.lesson)

    @property
    def own(self) -> bool:
        """Are there own trials?"""
        return bool(trials_of(self.lesson))

    @property
    def trials(self) -> list[Trial]:
        """The own trials, or those of an invented person."""
        return trials_of(self.lesson) or invented(SAM, Random(SEED))

    def obey(self, name: str, value: str) -> None:
        """Throw slow trials away."""
        if name != "cutoff":
            super().obey(name, value)
        self.cutoff = one_of(value, CUTOFFS)
        self.redraw(self.told())

    @property
    def _limit(self) -> float:
        return NO_CUTOFF if self.cutoff == CUTOFFS[-1] else self.cutoff

    def costs(self) -> dict[int, tuple[float, float, float]]:
        """Return what 1, 2 and 3 NOTs cost: the mean of the pairs and its interval."""
        found = {}
        for nots in NOTS[1:]:
            values = differences(self.trials, nots, self._limit)
            span = interval(values, Random(SEED))
            if span:
                found[nots] = (fmean(values), *span)
        return found

    def told(self) -> str:
        """Say what two NOTs cost, with the interval."""
        cost = self.costs().get(2)
        if cost is None:
            return self.words("reflex-too-few")
        mean, low, high = map(whole, cost)
        sure = "yes" if cost[1] > 0 or cost[2] < 0 else "no"
        return self.words("reflex-two-cost", mean=mean, low=low, high=high, sure=sure)

    def draw(self) -> Markup:
        """Return the figure, the sentence, the table, and the slider."""
        left = len(self.trials) - len(kept(self.trials, self._limit))
        everything = "yes" if self._limit == NO_CUTOFF else "no"
        asked = self.says("reflex-cutoff", ms=self.cutoff, all=everything)
        return self.framed(
            self.says("reflex-results"),
            html("<p>{}</p>", self.says("reflex-yours" if self.own else "reflex-invented")),
            self._figure(),
            html("<p><strong>{}</strong></p>", self.told()),
            slider("cutoff", asked, CUTOFFS, self.cutoff),
            html('<p class="pl-note">{}</p>', self.says("reflex-left-out", count=left)),
            details(self.says("lab-as-table"), self._table()),
        )

    def _figure(self) -> Markup:
        measured = medians(self.trials, self._limit)
        if not measured:
            return EMPTY
        none = measured.get(0, 0)
        spans = {nots: (none + low, none + high) for nots, (_, low, high) in self.costs().items()}
        names = ("nots", "ms", "guessed", "measured")
        labels = {name: self.words(f"reflex-axis-{name}") for name in names}
        times = self.words.join([whole(time) for time in measured.values()])
        told = self.words("reflex-figure", times=times)
        inside = {nots: _around(measured[nots], span) for nots, span in spans.items()}
        return figures.curve(measured, inside, guessed(self.lesson), labels, told)

    def _table(self) -> Markup:
        measured, costs = medians(self.trials, self._limit), self.costs()
        guesses = guessed(self.lesson)
        rows = []
        for nots in NOTS:
            here = [trial for trial in self.trials if trial.nots == nots]
            wrong = sum(not trial.right for trial in here)
            guess = whole(guesses[nots]) if guesses else "–"
            cost = costs.get(nots)
            span = "–" if cost is None else "{} [{}; {}]".format(*map(whole, cost))
            time = whole(measured[nots]) if nots in measured else "–"
            rows.append([str(nots), guess, time, span, str(len(here)), str(wrong)])
        heads = ("nots", "guess", "median", "cost", "trials", "errors")
        return table([self.words(f"reflex-column-{head}") for head in heads], rows)

    def picture(self) -> str:
        """Return what is to be written down by hand."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return sheet(self.words("reflex-results"), lines)


def _around(middle: float, span: tuple[float, float]) -> tuple[float, float]:
    """Return an interval that holds the point drawn in it: a median may lie outside a mean's."""
    return min(middle, span[0]), max(middle, span[1])
