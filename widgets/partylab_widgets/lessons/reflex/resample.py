"""How sure is a mean?  Draw from the own differences again and again, and look how it spreads."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.labs import reflex_figures
from partylab_widgets.labs.bench import Lab
from partylab_widgets.labs.portals import table
from partylab_widgets.labs.reaction_lab import ReactionLab
from partylab_widgets.labs.reflex_analysis import differences, interval, resampled
from partylab_widgets.labs.reflex_trials import Person
from partylab_widgets.lesson.panel import button, details, slider

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

SEED = 8
BLOCKS = range(2, 41)  # one block has two differences only: too few to resample
NARROW = 75  # ms wide: the goal of the exercise
MOST = 5_000


class Resample(Lab):
    """The mean cost of one NOT for an invented person who never dreams, from any number of blocks.

    It waits until the prediction `bet` is locked.  With `goal` it is the exercise of that name.
    """

    _css = ReactionLab._css

    def __init__(self, lesson: Lesson, bet: str = "", goal: str = "", free: bool = False) -> None:
        super().__init__(lesson, goal or ("sandbox-resample" if free else "resample"))
        self.bet, self.goal, self.free = bet, goal, free
        self.blocks, self.draws = 5, 1
        self.person = {"cost": 150, "tail": 110}
        self.redraw()

    @property
    def waits(self) -> bool:
        """Is a prediction to be locked first?"""
        return bool(self.bet) and not self.lesson.answers.of(self.lesson.name, self.bet)

    @property
    def values(self) -> list[float]:
        """The paired differences of one NOT and none."""
        costs = (0.0, self.person["cost"], 200, 350)
        person = Person(costs=costs, tail=self.person["tail"], dreams=0)
        return differences(person.trials(Random(SEED), self.blocks), nots=1)

    @property
    def span(self) -> tuple[float, float]:
        """The 95 % interval of their mean."""
        return interval(self.values, Random(SEED)) or (0.0, 0.0)

    def obey(self, name: str, value: str) -> None:
        """Change the number of blocks, or of resamples."""
        whole = int(value) if value.isdecimal() else -1
        if self.waits:
            raise Rejected("negation-guess-first")
        if name == "blocks" and whole in BLOCKS:
            self.blocks = whole
        elif name == "draw" and whole in (1, 100, 1000):
            self.draws = min(self.draws + whole, MOST)
        elif self.free and name in self.person and whole in range(0, 601, 10):
            self.person[name] = max(whole, 10 if name == "tail" else 0)
        elif name in ("blocks", "draw", *self.person):
            raise Rejected("stage-malformed")
        else:
            super().obey(name, value)
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
            mean=_ms(fmean(self.values)),
            low=_ms(low),
            high=_ms(high),
            width=_ms(high - low),
        )

    def draw(self) -> str:
        """Return the slider, the buttons, the histogram, and the interval."""
        title = self.task() or f"<h3>{self.says('reflex-resample')}</h3>"
        if self.waits:
            wait = f'<p class="pl-note">{self.says("negation-guess-first")}</p>'
            return f'<section class="pl-panel pl-lab">{title}{wait}</section>'
        rows = [[str(at), _ms(value)] for at, value in enumerate(self.values, start=1)]
        heads = [self.words(f"reflex-column-{head}") for head in ("pair", "difference")]
        asked = slider(
            "blocks", self.says("reflex-blocks", blocks=self.blocks), BLOCKS, self.blocks
        )
        return (
            f'<section class="pl-panel pl-lab">{title}{asked}{self._person()}{self._drawn()}'
            f"<p><strong>{self.told()}</strong></p>"
            f"{details(self.says('reflex-differences'), table(heads, rows))}</section>"
        )

    def _person(self) -> str:
        if not self.free:
            return ""
        return "".join(
            slider(name, self.says(f"reflex-person-{name}", ms=value), range(0, 601, 10), value)
            for name, value in self.person.items()
        )

    def _drawn(self) -> str:
        """Return the histogram of the resampled means; the exercise does without."""
        if self.goal:
            return ""
        means = resampled(self.values, Random(SEED), self.draws)
        labels = {name: self.words(f"reflex-axis-{name}") for name in ("mean", "count")}
        told = self.words(
            "reflex-histogram", count=self.draws, low=_ms(means[0]), high=_ms(means[-1])
        )
        more = "".join(
            button("draw", self.says("reflex-draw", count=count), str(count))
            for count in (1, 100, 1000)
        )
        figure = reflex_figures.histogram(means, self.span, labels, told)
        return f'<div class="pl-row">{more}</div>{figure}<p class="pl-note">{told}</p>'

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the question, or what to do with slips of paper."""
        asked = f"reflex-{self.goal}" if self.goal else "reflex-resample-paper"
        return self.words("reflex-resample"), [self.words(asked)]


def _ms(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")
