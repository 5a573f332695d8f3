"""The own curve of forgetting, right and sure, beside the curves of models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, button, choices, details, html, row, slider, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import number, one_of, whole
from partylab_widgets.lessons.figures import BLUE, GREEN, SOFT, VERMILION, Axes, Curve, plot
from partylab_widgets.lessons.recall import own
from partylab_widgets.lessons.recall.curves import MODELS, fitted, guessed, half_life
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

FARTHEST = 30  # passes, at the right edge


class Forgetting(Lab):
    """How often one was right, and how sure, by the passes since; and what a model would know."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "forgetting", once)
        self.model = "fading"
        self.values = {name: model.usual for name, model in MODELS.items()}
        self.redraw()

    def basis(self) -> object:
        """Return the own answers, and what is drawn over them."""
        return tuple(own.recalled(self.lesson)), self.model, self.values[self.model]

    def obey(self, name: str, value: str) -> None:
        """Choose a model, set it, or let the own answers set it."""
        fit = fitted(own.recalled(self.lesson), own.GIFTS)
        if name == "model" and value in MODELS:
            self.model = value
        elif name == "value":
            self.values[self.model] = one_of(value, MODELS[self.model].values)
        elif name == "fit" and fit:
            self.model, self.values["fading"] = "fading", fit.leak
        else:
            super().obey(name, value)
        self.redraw(self.model_told())

    def known(self, passes: int) -> float:
        """Return what the model knows after some passes."""
        model = MODELS[self.model]
        return model.known(passes, self.values[self.model] / model.parts)

    # What is said

    def own_told(self) -> str:
        """Say how much one knew, and how quickly it went."""
        answers = own.recalled(self.lesson)
        if not answers:
            return self.words("recall-none-yet")
        known = number(self.words, round(own.span(answers), 1))
        told = self.words("recall-span", known=known, gifts=own.GIFTS, count=len(answers))
        fit = fitted(answers, own.GIFTS)
        if fit is None:
            return f"{told} {self.words('recall-too-few')}"
        return f"{told} {self.words('recall-leak', leak=fit.leak, low=fit.low, high=fit.high)}"

    def model_told(self) -> str:
        """Say what the model does with such a setting."""
        value = self.values[self.model]
        half = ""
        if self.model == "fading":
            half = number(self.words, round(half_life(value / 100), 1))
        return self.words(f"recall-model-{self.model}", value=value, half=half)

    # How it looks

    def draw(self) -> Markup:
        """Return the figure, what it says, and the model's settings."""
        names = [(name, self.words(f"recall-name-{name}")) for name in MODELS]
        model = MODELS[self.model]
        label = self.says(f"recall-set-{self.model}", value=self.values[self.model])
        return self.framed(
            "",
            html("<p><strong>{}</strong></p>", self.own_told()),
            html('<div class="rc-plot">{}</div>', self._figure()),
            choices("model", self.says("recall-models"), names, self.model, self.key),
            slider("value", label, model.values, self.values[self.model]),
            html('<p class="pl-news">{}</p>', self.model_told()),
            self._fit(),
            details(self.says("lab-as-table"), self._table(), "forgetting-table"),
        )

    def _fit(self) -> Markup:
        if fitted(own.recalled(self.lesson), own.GIFTS) is None:
            return EMPTY
        return row(button("fit", self.says("recall-my-leak")))

    def _figure(self) -> Markup:
        groups = own.grouped(own.recalled(self.lesson))
        model = [(n / FARTHEST, 100 * self._right(n)) for n in range(1, FARTHEST + 1)]
        blind = 100 / own.GIFTS
        curves = [
            Curve(
                self.words("recall-curve-right"),
                [(_across(it.passes), 100 * it.right / it.answers) for it in groups],
                BLUE, mark="disc",
            ),
            Curve(
                self.words("recall-curve-sure"), [(_across(it.passes), it.sure) for it in groups],
                VERMILION, "3 5", "square",
            ),
            Curve(self.words("recall-curve-model"), model, GREEN, "12 5"),
            Curve(self.words("recall-curve-blind"), [(0, blind), (1, blind)], SOFT, "2 4"),
        ]  # fmt: skip
        marks = [(n / FARTHEST, str(n)) for n in range(0, FARTHEST + 1, 5)]
        axes = Axes(self.words("recall-axis-passes"), self.words("recall-axis-percent"), marks)
        told = f"{self.own_told()} {self.model_told()}"
        return plot(self.words("recall-forgetting-title"), told, axes, curves)

    def _right(self, passes: int) -> float:
        return guessed(self.known(passes), own.GIFTS)

    def _table(self) -> Markup:
        names = ("passes", "count", "right", "sure", "model")
        heads = [self.words(f"recall-column-{name}") for name in names]
        rows = [
            [
                whole(it.passes), str(it.answers), self._percent(100 * it.right / it.answers),
                self._percent(it.sure), self._percent(100 * self._right(round(it.passes))),
            ]
            for it in own.grouped(own.recalled(self.lesson))
        ] or [
            [str(n), "–", "–", "–", self._percent(100 * self._right(n))] for n in (1, 5, 10, 20)
        ]  # fmt: skip
        return table(heads, rows, self.words("recall-forgetting-title"))

    def _percent(self, value: float) -> str:
        return self.words("lesson-percent", value=round(value))

    def picture(self) -> str:
        """Return the figure, to draw one's own points in."""
        return self.print_waiting() if self.awaited else self._figure()


def _across(passes: float) -> float:
    return min(passes / FARTHEST, 1)
