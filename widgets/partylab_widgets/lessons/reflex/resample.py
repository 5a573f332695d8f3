"""How sure is a mean?  Draw from the own differences again and again, and look how it spreads."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, details, html, join, row, slider, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of, whole
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex import figures
from partylab_widgets.lessons.reflex.analysis import differences, interval, resampled
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.trials import SAM, invented
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

SEED = 8
BLOCKS = range(2, 41)  # one block has two differences only: too few to resample
PERSON = range(0, 601, 10)  # ms that a free person's numbers may be
SHORTEST_TAIL = 10
NARROW = 75  # ms wide: the goal of the exercise
MORE = (1, 100, 1000)
MOST = 5_000


class Resample(Lab):
    """The mean cost of one NOT for an invented person who never dreams, from any number of blocks.

    It waits until the prediction `bet` is locked.  With `goal` it is the exercise of that name.
    """

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, bet: str = "", goal: str = "", free: bool = False) -> None:
        super().__init__(lesson, goal or ("sandbox-resample" if free else "resample"))
        self.bet, self.goal, self.free = bet, goal, free
        self.blocks, self.draws = 5, 1
        self.person = {"cost": 150, "tail": 110}
        self._measure()
        self.redraw()

    def _measure(self) -> None:
        """Work out the paired differences of one NOT and none, and the interval of their mean."""
        person = replace(SAM, not_ms=self.person["cost"], tail_ms=self.person["tail"], dream=0)
        trials = invented(person, Random(SEED), self.blocks)
        self.values = differences(trials, nots=1)
        self.span = interval(self.values, Random(SEED)) or (0.0, 0.0)

    def obey(self, name: str, value: str) -> None:
        """Change the number of blocks, or of resamples."""
        if self.waits:
            raise Rejected("negation-guess-first")
        if name == "blocks":
            self.blocks = one_of(value, BLOCKS)
        elif name == "draw" and value in map(str, MORE):
            self.draws = min(self.draws + int(value), MOST)
        elif self.free and name in self.person:
            least = SHORTEST_TAIL if name == "tail" else 0
            self.person[name] = max(one_of(value, PERSON), least)
        else:
            super().obey(name, value)
        self._measure()
        low, high = self.span
        if self.goal and high - low < NARROW:
            self.note(outcome="right")
        self.redraw(self.told())

    def told(self) -> str:
        """Say the mean and its interval."""
        low, high = self.span
        return self.words(
            "reflex-resample-told",
            count=len(self.values),
            mean=whole(fmean(self.values)),
            low=whole(low),
            high=whole(high),
            width=whole(high - low),
        )

    # How it looks

    def draw(self) -> Markup:
        """Return the slider, the buttons, the histogram, and the interval."""
        title = "" if self.goal else self.says("reflex-resample")
        if self.waits:
            return self.closed(title, "negation-guess-first")
        label = self.says("reflex-blocks", blocks=self.blocks)
        return self.framed(
            title,
            self.task(),
            slider("blocks", label, BLOCKS, self.blocks),
            self._person(),
            self._drawn(),
            html("<p><strong>{}</strong></p>", self.told()),
            details(self.says("reflex-differences"), self._table()),
        )

    def _table(self) -> Markup:
        heads = [self.words(f"reflex-column-{head}") for head in ("pair", "difference")]
        return table(heads, [[str(at), whole(v)] for at, v in enumerate(self.values, start=1)])

    def _person(self) -> Markup:
        if not self.free:
            return EMPTY
        return join(
            slider(name, self.says(f"reflex-person-{name}", ms=value), PERSON, value)
            for name, value in self.person.items()
        )

    def _drawn(self) -> Markup:
        """Return the histogram of the resampled means; the exercise does without."""
        if self.goal:
            return EMPTY
        means = resampled(self.values, Random(SEED), self.draws)
        labels = {name: self.words(f"reflex-axis-{name}") for name in ("mean", "count")}
        low, high = whole(means[0]), whole(means[-1])
        told = self.words("reflex-histogram", count=self.draws, low=low, high=high)
        more = [button("draw", self.says("reflex-draw", count=n), str(n)) for n in MORE]
        figure = figures.histogram(means, self.span, labels, told)
        return row(*more) + figure + html('<p class="pl-note">{}</p>', told)

    def picture(self) -> str:
        """Return the question, or what to do with slips of paper."""
        asked = f"reflex-{self.goal}" if self.goal else "reflex-resample-paper"
        return sheet(self.words("reflex-resample"), [self.words(asked)])
