"""What the trials say: the own ones as soon as there are some, an invented person's until then."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.labs import reflex_figures
from partylab_widgets.labs.curve_bet import guessed
from partylab_widgets.labs.portals import table
from partylab_widgets.labs.reaction_lab import ReactionLab
from partylab_widgets.labs.reflex_analysis import NO_CUTOFF, differences, interval, kept, medians
from partylab_widgets.labs.reflex_trials import NOTS, Person
from partylab_widgets.lesson.panel import Panel, details, slider

if TYPE_CHECKING:
    from partylab_widgets.labs.reflex_trials import Trial
    from partylab_widgets.lesson import Lesson

SEED = 4  # of the invented trials, and of the resampling
CUTOFFS = range(600, 4001, 200)


def trials_of(lesson: Lesson) -> list[Trial]:
    """Return the trials measured in this lesson."""
    lab = lesson.shown.get(("ReactionLab", "lab"))
    return lab.trials if isinstance(lab, ReactionLab) else []


class Results(Panel):
    """Medians over the predicted curve, what each NOT costs, and a slider for slow trials."""

    _css = ReactionLab._css

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "results")
        self.cutoff = CUTOFFS[-1]
        self.redraw()

    @property
    def own(self) -> bool:
        """Are there own trials?"""
        return bool(trials_of(self.lesson))

    @property
    def trials(self) -> list[Trial]:
        """The own trials, or those of an invented person."""
        return trials_of(self.lesson) or Person().trials(Random(SEED))

    def obey(self, name: str, value: str) -> None:
        """Throw slow trials away."""
        if name != "cutoff":
            super().obey(name, value)
        if not (value.isdecimal() and int(value) in CUTOFFS):
            raise Rejected("stage-malformed")
        self.cutoff = int(value)
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
        mean, low, high = (_ms(value) for value in cost)
        sure = "yes" if cost[1] > 0 or cost[2] < 0 else "no"
        return self.words("reflex-two-cost", mean=mean, low=low, high=high, sure=sure)

    def draw(self) -> str:
        """Return the figure, the sentence, the table, and the slider."""
        whose = self.says("reflex-yours" if self.own else "reflex-invented")
        left = len(self.trials) - len(kept(self.trials, self._limit))
        asked = slider(
            "cutoff",
            self.says(
                "reflex-cutoff", ms=self.cutoff, all="yes" if self._limit == NO_CUTOFF else "no"
            ),
            CUTOFFS,
            self.cutoff,
        )
        as_table = details(self.says("lab-as-table"), self._table())
        return (
            f'<section class="pl-panel pl-lab"><h3>{self.says("reflex-results")}</h3>'
            f"<p>{whose}</p>{self._figure()}<p><strong>{self.told()}</strong></p>"
            f'{asked}<p class="pl-note">{self.says("reflex-left-out", count=left)}</p>'
            f"{as_table}</section>"
        )

    def _figure(self) -> str:
        measured = medians(self.trials, self._limit)
        if not measured:
            return ""
        none = measured.get(0, 0)
        spans = {nots: (none + low, none + high) for nots, (_, low, high) in self.costs().items()}
        names = ("nots", "ms", "guessed", "measured")
        labels = {name: self.words(f"reflex-axis-{name}") for name in names}
        times = self.words.join([f"{time:.0f}" for time in measured.values()])
        told = self.words("reflex-figure", times=times)
        inside = {nots: _around(measured[nots], span) for nots, span in spans.items()}
        return reflex_figures.curve(measured, inside, guessed(self.lesson), labels, told)

    def _table(self) -> str:
        measured, costs = medians(self.trials, self._limit), self.costs()
        guesses = guessed(self.lesson)
        rows = []
        for nots in NOTS:
            here = [trial for trial in self.trials if trial.nots == nots]
            wrong = sum(not trial.right for trial in here)
            guess = f"{guesses[nots]:.0f}" if guesses else "–"
            cost = costs.get(nots)
            span = "–" if cost is None else f"{_ms(cost[0])} [{_ms(cost[1])}; {_ms(cost[2])}]"
            time = f"{measured[nots]:.0f}" if nots in measured else "–"
            rows.append([str(nots), guess, time, span, str(len(here)), str(wrong)])
        heads = ("nots", "guess", "median", "cost", "trials", "errors")
        return table([self.words(f"reflex-column-{head}") for head in heads], rows)

    def on_paper(self) -> tuple[str, list[str]]:
        """Return what is to be written down by hand."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return self.words("reflex-results"), lines


def _around(middle: float, span: tuple[float, float]) -> tuple[float, float]:
    """Return an interval that holds the point drawn in it: a median may lie outside a mean's."""
    return min(middle, span[0]), max(middle, span[1])


def _ms(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")
