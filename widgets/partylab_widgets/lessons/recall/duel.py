"""The game for two, with a slider for each: how often to lie, how often to doubt."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from partylab.html import EMPTY, button, html, join, row, slider, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import number, one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.figures import BLUE, GREEN, VERMILION, Axes, Curve, plot
from partylab_widgets.lessons.recall.doubting import conceded, guaranteed, outcome, points
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.recall.doubting import Matrix

PERCENT = range(101)
MEMORIES = range(0, 61, 5)
NEAR = Fraction(1, 50)  # points: so little may be gained where neither can be exploited


class Duel(Lab):
    """What the giver wins, and what each could gain by playing otherwise.

    With a `goal` both are to be set so that neither can gain; with `memories` the receiver may
    remember the gift.
    """

    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        once: Sequence[str] = (),
        key: str = "duel",
        cost: Fraction = Fraction(1, 2),
        memories: bool = False,
        goal: str = "",
    ) -> None:
        super().__init__(lesson, goal or key, once)
        self.goal, self.cost = goal, cost
        self.sliders = {"lie": PERCENT, "doubt": PERCENT}
        if memories:
            self.sliders["memory"] = MEMORIES
        self.set = {"lie": 10, "doubt": 50, "memory": 25 if memories else 0}
        self.redraw()

    def basis(self) -> object:
        """Return what is drawn, and whether it is solved."""
        return tuple(self.set.values()), self.record

    @property
    def rates(self) -> tuple[Fraction, Fraction]:
        """How often the giver lies, and how often the receiver doubts."""
        return Fraction(self.set["lie"], 100), Fraction(self.set["doubt"], 100)

    @property
    def game(self) -> Matrix:
        """What the giver wins."""
        return points(self.cost, Fraction(self.set["memory"], 100))

    def gains(self) -> tuple[Fraction, Fraction]:
        """Return what giver and receiver could gain if they alone played otherwise."""
        lie, doubt = self.rates
        now = outcome(self.game, lie, doubt)
        return conceded(self.game, doubt) - now, now - guaranteed(self.game, lie)

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Set a slider; or see whether neither can gain."""
        if name in self.sliders:
            self.set[name] = one_of(value, self.sliders[name])
            self.redraw(self.told())
        elif name == "settle" and self.goal:
            right = max(self.gains()) <= NEAR
            tries = self.record.get("tries", 0) + 1
            self.note(outcome="right" if right else "not-yet", tries=tries)
            self.seq += 1
            said = self.say("right") if right else self._not_yet()
            self.redraw(str(said))
        else:
            super().obey(name, value)

    def _not_yet(self) -> str:
        giver, receiver = self.gains()
        return self.words("recall-not-settled", who="giver" if giver > receiver else "receiver")

    # How it looks

    def told(self) -> str:
        """Say what the giver wins now, and what each could gain."""
        lie, doubt = self.rates
        values = (outcome(self.game, lie, doubt), *self.gains())
        now, giver, receiver = (self._points(value) for value in values)
        return self.words("recall-duel-told", now=now, giver=giver, receiver=receiver)

    def _points(self, value: Fraction, digits: int = 2) -> str:
        return number(self.words, round(float(value), digits))

    def draw(self) -> Markup:
        """Return the game as a table, the sliders, and what each could gain."""
        sliders = join(
            slider(name, self.says(f"recall-set-{name}", value=self.set[name]), values,
                   self.set[name])
            for name, values in self.sliders.items()
        )  # fmt: skip
        figure = html('<div class="rc-plot">{}</div>', self._figure()) if not self.goal else EMPTY
        settle = EMPTY
        if self.goal:
            settle = row(button("settle", self.says("recall-settle"), style="pl-button-main"))
        told = html('<p class="pl-news">{}</p>', self.told())
        return self.framed("", self.task(), self._table(), sliders, told, settle, figure)

    def _table(self) -> Markup:
        heads = [self.words(f"recall-duel-{name}") for name in ("head", "accept", "doubt")]
        rows = [
            [self.words(f"recall-duel-{name}"), *(self._points(each, 3) for each in line)]
            for name, line in zip(("truth", "lie"), self.game, strict=True)
        ]
        return table(heads, rows, self.words("recall-duel-title"))

    def _figure(self) -> Markup:
        lie = self.rates[0]
        levels = [(level / 2, self._points(Fraction(level, 2))) for level in range(-2, 3)]
        marks = [(percent / 100, str(percent)) for percent in range(0, 101, 20)]
        curves = [
            Curve(self.words("recall-curve-accepts"), self._line(0), BLUE),
            Curve(self.words("recall-curve-doubts"), self._line(1), VERMILION, "8 4"),
            Curve(
                self.words("recall-curve-sure-of"),
                [(float(lie), float(guaranteed(self.game, lie)))],
                GREEN, mark="disc", line=False,
            ),
        ]  # fmt: skip
        axes = Axes(self.words("recall-axis-lie"), self.words("recall-axis-points"), marks, levels)
        return plot(self.words("recall-duel-title"), self.told(), axes, curves)

    def _line(self, doubt: int) -> list[tuple[float, float]]:
        """Return what the giver wins, by how often they lie, from one who always does the same."""
        ends = (Fraction(0), Fraction(1))
        return [(float(lie), float(outcome(self.game, lie, doubt))) for lie in ends]

    def picture(self) -> str:
        """Return the figure, or the task."""
        if self.awaited:
            return self.print_waiting()
        if self.goal:
            return sheet(self.words("recall-duel-title"), [self.lesson.say(self.goal)])
        return self._figure()
