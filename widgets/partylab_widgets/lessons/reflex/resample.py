"""How sure is a cost?  Draw from the differences again and again: how does their median vary?"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, button, details, html, join, row, slider, table, tick
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of, whole
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex import figures
from partylab_widgets.lessons.reflex.analysis import differences, resampled, typical
from partylab_widgets.lessons.reflex.coverage import said_of
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.results import SEED, interval_once, trials_of
from partylab_widgets.lessons.reflex.trials import BLOCKS as FEW
from partylab_widgets.lessons.reflex.trials import SAM, invented
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.reflex.trials import Trial

BLOCKS = range(2, 41)  # one block has two differences only: too few to resample
PERSON = range(0, 601, 10)  # ms that a free person's numbers may be
SHORTEST_TAIL = 10
NARROW = 75  # ms wide: the goal of the exercise
SOME_BLOCKS = (5, 8, 10)  # of which paper tells the width
MORE = (1, 100, 1000)
MOST = 5_000


class Resample(Lab):
    """The cost of NOTs, resampled: from the own trials as soon as there are some, else from Sam's.

    Of Sam any number of blocks can be had.  With `goal` it is the exercise of that name; with
    `free` the person can be changed, too.
    """

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, goal: str = "", free: bool = False, once: Sequence[str] = ()
    ) -> None:
        super().__init__(lesson, goal or ("sandbox-resample" if free else "resample"), once)
        self.goal, self.free = goal, free
        self.nots = 1 if goal or free else 2  # as the results do
        self.blocks, self.draws = FEW, 1
        self.person = {"cost": 100, "tail": round(SAM.tail_ms)}
        self.sam = False  # is it asked for Sam's trials, though there are own ones?
        self._measure()
        self.redraw()

    def basis(self) -> Any:
        """Return the own trials, where they matter, and what is known about the exercise."""
        return self.record, () if self.goal or self.free else tuple(trials_of(self.lesson))

    @property
    def own(self) -> bool:
        """Are these the own trials?"""
        return not (self.sam or self.goal or self.free) and bool(trials_of(self.lesson))

    def keep_up(self) -> None:
        """Take the own trials as soon as there are some."""
        if self._drawn_from != (self.awaited, self.basis()):
            self._measure()
        super().keep_up()

    def _measure(self) -> None:
        """Work out the paired differences, and the interval of their median."""
        self.trials = trials_of(self.lesson) if self.own else self._invented()
        self.values = differences(self.trials, self.nots)
        self.span = interval_once(tuple(self.values)) or (0.0, 0.0)

    def _invented(self) -> list[Trial]:
        cost, tail = self.person["cost"], self.person["tail"]
        person = replace(SAM, not_ms=cost, tail_ms=tail) if self.free else SAM
        return invented(person, Random(SEED), self.blocks)

    def obey(self, name: str, value: str) -> None:
        """Change the number of blocks, or of resamples."""
        if name == "blocks" and not self.own:
            self.blocks = one_of(value, BLOCKS)
        elif name == "sam" and trials_of(self.lesson):
            self.sam = value == "on"
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
        """Say whose the differences are, their median, and its interval."""
        if len(self.values) < 2:
            return self.words("reflex-too-few")
        low, high = self.span
        return self.words(
            "reflex-resample-told",
            whose="own" if self.own else "free" if self.free else "sam",
            nots=self.nots,
            count=len(self.values),
            cost=whole(typical(self.values)),
            low=whole(low),
            high=whole(high),
            width=whole(high - low),
        )

    # How it looks

    def draw(self) -> Markup:
        """Return what can be chosen, the histogram, and the interval."""
        return self.framed(
            "" if self.goal else self.says("reflex-resample"),
            self.task(),
            self._whose(),
            self._person(),
            self._drawn(),
            html("<p><strong>{}</strong></p>", self.told()),
            html('<p class="pl-note">{}</p>', said_of(self.trials, self.words)),
            details(self.says("reflex-differences"), self._table()),
        )

    def _whose(self) -> Markup:
        """Return the choice between the own trials and Sam's, and how many of Sam's."""
        ask, blocks = EMPTY, EMPTY
        if trials_of(self.lesson) and not (self.goal or self.free):
            ask = tick("sam", self.says("reflex-ask-sam"), on=self.sam)
        if not self.own:
            label = self.says("reflex-blocks", blocks=self.blocks)
            blocks = slider("blocks", label, BLOCKS, self.blocks)
        return ask + blocks

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
        """Return the histogram of the resampled medians; the exercise does without."""
        if self.goal or len(self.values) < 2:
            return EMPTY
        found = resampled(self.values, Random(SEED), self.draws)
        labels = {name: self.words(f"reflex-axis-{name}") for name in ("resampled", "count")}
        low, high = whole(found[0]), whole(found[-1])
        told = self.words("reflex-histogram", count=self.draws, low=low, high=high)
        more = [button("draw", self.says("reflex-draw", count=n), str(n)) for n in MORE]
        figure = figures.histogram(found, self.span, labels, told)
        return row(*more) + figure + html('<p class="pl-note">{}</p>', told)

    def picture(self) -> str:
        """Return the question, or what to do with slips of paper."""
        if self.awaited:
            return self.print_waiting()
        asked = f"reflex-{self.goal}" if self.goal else "reflex-resample-paper"
        widths = [
            self.words("reflex-narrow-paper", blocks=blocks, width=whole(width_of(blocks)))
            for blocks in (SOME_BLOCKS if self.goal else ())
        ]
        told = [" · ".join(widths)] if widths else []
        return sheet(self.words("reflex-resample"), [self.words(asked), *told])


@cache
def width_of(blocks: int) -> float:
    """Return how wide Sam's interval for one NOT is, after so many blocks."""
    values = differences(invented(SAM, Random(SEED), blocks), 1)
    low, high = interval_once(tuple(values)) or (0.0, 0.0)
    return high - low
