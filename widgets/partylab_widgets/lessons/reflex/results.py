"""What the trials say: the own ones as soon as there are some, an invented person's until then."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, details, html, slider, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of, whole
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex import figures
from partylab_widgets.lessons.reflex.analysis import (
    NO_CUTOFF,
    differences,
    interval,
    kept,
    typical,
    without_nots,
)
from partylab_widgets.lessons.reflex.coverage import said_of
from partylab_widgets.lessons.reflex.curve_bet import guessed
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.reaction_lab import ReactionLab
from partylab_widgets.lessons.reflex.trials import NOTS, SAM, invented
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.reflex.trials import Trial

SEED = 5  # of the invented trials, and of the resampling
CUTOFFS = range(600, 4001, 200)


def trials_of(lesson: Lesson) -> list[Trial]:
    """Return the trials measured in this lesson."""
    lab = lesson.shown.get(("ReactionLab", "lab"))
    return lab.trials if isinstance(lab, ReactionLab) else []


@cache
def _sams_trials() -> list[Trial]:
    """Return the trials of an invented person: always the same."""
    return invented(SAM, Random(SEED))


@lru_cache(maxsize=64)
def interval_once(values: tuple[float, ...]) -> tuple[float, float] | None:
    """Return their interval; drawings and sentences ask for the same one several times."""
    return interval(values, Random(SEED))


class Results(Lab):
    """Times over the predicted curve, what each NOT costs, and a slider for slow trials.

    It waits until the prediction `bet` is made.  All of it stands on one estimator: the time
    without a NOT, and on top of it the cost of so many NOTs with its interval.
    """

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, bet: str = "") -> None:
        super().__init__(lesson, "results")
        self.bet = bet
        self.cutoff = CUTOFFS[-1]
        self.redraw()

    def basis(self) -> Any:
        """Return the own trials, and the curve that was predicted."""
        return tuple(trials_of(self.lesson)), self.waits, guessed(self.lesson)

    @property
    def own(self) -> bool:
        """Are there own trials?"""
        return bool(trials_of(self.lesson))

    @property
    def trials(self) -> list[Trial]:
        """The own trials, or those of an invented person."""
        return trials_of(self.lesson) or _sams_trials()

    def obey(self, name: str, value: str) -> None:
        """Throw slow trials away."""
        if name != "cutoff" or self.waits:
            super().obey(name, value)
        self.cutoff = one_of(value, CUTOFFS)
        self.redraw(self.told())

    @property
    def _limit(self) -> float:
        return NO_CUTOFF if self.cutoff == CUTOFFS[-1] else self.cutoff

    def costs(self) -> dict[int, tuple[float, float, float]]:
        """Return what 1, 2 and 3 NOTs cost: the median of the pairs and its interval."""
        found = {}
        for nots in NOTS[1:]:
            values = differences(self.trials, nots, self._limit)
            span = interval_once(tuple(values))
            if span:
                found[nots] = (typical(values), *span)
        return found

    def times(self) -> dict[int, float]:
        """Return the time without a NOT, and on top of it what NOTs cost."""
        none = without_nots(self.trials, self._limit)
        if none is None:
            return {}
        return {0: none} | {nots: none + cost for nots, (cost, _, _) in self.costs().items()}

    def told(self) -> str:
        """Say what two NOTs cost, with the interval."""
        cost = self.costs().get(2)
        if cost is None:
            return self.words("reflex-too-few")
        shown, low, high = map(whole, cost)
        inside = "no" if cost[1] > 0 or cost[2] < 0 else "yes"
        whose = "own" if self.own else "sam"
        return self.words(
            "reflex-two-cost", whose=whose, cost=shown, low=low, high=high, inside=inside
        )

    def draw(self) -> Markup:
        """Return the figure, the sentence, the table, and the slider."""
        if self.waits:
            return self.closed(self.says("reflex-results"), "reflex-curve-first")
        left = len(self.trials) - len(kept(self.trials, self._limit))
        everything = "yes" if self._limit == NO_CUTOFF else "no"
        asked = self.says("reflex-cutoff", ms=self.cutoff, all=everything)
        return self.framed(
            self.says("reflex-results"),
            html("<p>{}</p>", self.says("reflex-yours" if self.own else "reflex-invented")),
            self._figure(),
            html("<p><strong>{}</strong></p>", self.told()),
            html('<p class="pl-note">{}</p>', said_of(self.trials, self.words)),
            slider("cutoff", asked, CUTOFFS, self.cutoff),
            html('<p class="pl-note">{}</p>', self.says("reflex-left-out", count=left)),
            details(self.says("lab-as-table"), self._table()),
        )

    def _figure(self) -> Markup:
        times = self.times()
        if not times:
            return EMPTY
        spans = {
            nots: (times[0] + low, times[0] + high) for nots, (_, low, high) in self.costs().items()
        }
        names = ("nots", "ms", "guessed")
        labels = {name: self.words(f"reflex-axis-{name}") for name in names}
        labels["measured"] = self.words("reflex-axis-measured", whose="own" if self.own else "sam")
        listed = self.words.join([whole(time) for time in times.values()])
        told = self.words("reflex-figure", times=listed)
        return figures.curve(times, spans, guessed(self.lesson), labels, told)

    def _table(self) -> Markup:
        times, costs = self.times(), self.costs()
        guesses = guessed(self.lesson)
        rows = []
        for nots in NOTS:
            here = [trial for trial in self.trials if trial.nots == nots]
            wrong = sum(not trial.right for trial in here)
            guess = whole(guesses[nots]) if guesses else "–"
            cost = costs.get(nots)
            span = "–" if cost is None else "{} [{}; {}]".format(*map(whole, cost))
            time = whole(times[nots]) if nots in times else "–"
            rows.append([str(nots), guess, time, span, str(len(here)), str(wrong)])
        heads = ("nots", "guess", "time", "cost", "trials", "errors")
        return table([self.words(f"reflex-column-{head}") for head in heads], rows)

    def picture(self) -> str:
        """Return what is to be written down by hand."""
        lines = [f"{self.words('reflex-curve-nots', nots=nots)}: ______ ms" for nots in NOTS]
        return sheet(self.words("reflex-results"), lines)
