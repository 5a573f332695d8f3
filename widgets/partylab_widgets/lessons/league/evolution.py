"""Evolution in front of one's eyes: start it, watch it, stop it."""

from __future__ import annotations

from statistics import fmean, quantiles
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, choices, details, html, row, slider, table
from partylab_widgets.lesson.numbers import one_of, whole
from partylab_widgets.lessons.figures import BLUE, GREEN, VERMILION, Axes, Curve, plot
from partylab_widgets.lessons.league.evolving import (
    CHANGED,
    GENERATIONS,
    HIGHEST,
    LOWEST,
    Population,
)
from partylab_widgets.lessons.league.shares import KINDS, PLAYERS
from partylab_widgets.lessons.league.work import WorkLab

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

OF: dict[str, tuple[str | int, ...]] = {
    "kinds": tuple(KINDS),
    "limits": tuple(range(LOWEST, HIGHEST + 1)),
}
SLIDERS = {"players": PLAYERS, "changed": range(31)}
LOOKS = ((BLUE, ""), (VERMILION, "9 4"), (GREEN, "3 4"))
EVERY = 20  # generations, a row of the table
MARKS = 40


class Evolution(WorkLab):
    """A population of three characters; with `free` also of limits, with sliders."""

    at_once = 3  # generations from one picture to the next

    def __init__(
        self,
        lesson: Lesson,
        once: Sequence[str] = (),
        key: str = "evolution",
        free: bool = False,
    ) -> None:
        super().__init__(lesson, key, once)
        self.free, self.of, self.seed = free, "limits" if free else "kinds", 1
        self.set = {"players": PLAYERS[0], "changed": CHANGED}
        self._found()
        self.redraw()

    def _found(self) -> None:
        self.population = Population(
            OF[self.of], self.set["players"], self.set["changed"], self.seed
        )

    def basis(self) -> int:
        """Return what is drawn."""
        return self.population.generation

    # What can be touched

    def touched(self, name: str, value: str) -> None:
        """Start, begin anew, or set something."""
        if name == "start":
            self._start()
        elif name == "anew" or (self.free and (name in SLIDERS or (name == "of" and value in OF))):
            self._change(name, value)
        else:
            super().touched(name, value)

    def _start(self) -> None:
        if self.left == 0:
            raise Rejected("league-all-generations")
        self.begin(self._to_the_end())

    def _to_the_end(self) -> Generator[None, None, None]:
        """Evolve; what is left is counted then, for a generation may be under way until then."""
        yield from self.population.evolve(self.left)

    def _change(self, name: str, value: str) -> None:
        if name == "anew":
            self.seed += 1
        elif name == "of":
            self.of = value
        else:
            self.set[name] = one_of(value, SLIDERS[name])
        self._found()
        self.redraw(self.told())

    @property
    def left(self) -> int:
        """How many generations are still to come."""
        return GENERATIONS - self.population.generation

    # How it looks

    def told(self) -> str:
        """Say who leads now."""
        population, generation = self.population, self.population.generation
        if self.of == "limits":
            people = population.history[-1]
            mean = round(fmean(map(int, people)), 1)
            return self.words("league-limits-told", generation=generation, mean=mean)
        if generation == 0:
            return self.words("league-evolution-begins", generation=generation)
        leader = str(population.leaders()[-1])
        about = {"share": round(population.share(leader)), "changes": population.changes()}
        name = self.words(f"league-kind-{leader}")
        return self.words("league-evolution-told", generation=generation, leader=name, **about)

    def draw(self) -> Markup:
        """Return the sliders, the picture, how far it is, and the table."""
        figure = html('<div class="lg-plot">{}</div>', self._figure())
        told = html('<p class="pl-news">{}</p>', self.told())
        return self.framed("", self._controls(), figure, told, self._buttons(), self._table())

    def _controls(self) -> Markup:
        if not self.free:
            return EMPTY
        of = [(name, self.says(f"league-of-{name}")) for name in OF]
        return choices("of", self.words("league-of"), of, self.of, self.key) + html(
            "{}{}",
            *(
                slider(name, self.says(f"league-set-{name}", value=self.set[name]), values,
                       self.set[name], disabled=self.work.is_going_on)
                for name, values in SLIDERS.items()
            ),
        )  # fmt: skip

    def _buttons(self) -> Markup:
        done = self.population.generation
        if self.work.is_going_on:
            told = self.words("league-generation", generation=done, of=GENERATIONS)
            return self.progress(done, GENERATIONS, told)
        label = self.says("league-start" if done == 0 else "league-go-on")
        start = button("start", label, style="pl-button-main", disabled=self.left == 0)
        return row(start, button("anew", self.says("league-other-luck")))

    def _figure(self) -> Markup:
        marks = [(at / GENERATIONS, str(at)) for at in range(0, GENERATIONS + 1, MARKS)]
        title = self.words(f"league-{self.of}-title")
        across = self.words("league-axis-generation")
        if self.of == "limits":
            levels = [(float(level), str(level).replace("-", "−")) for level in range(-10, 31, 10)]
            axes = Axes(across, self.words("league-axis-limit"), marks, levels)
            return plot(title, self.told(), axes, self._limit_curves())
        axes = Axes(across, self.words("league-axis-share"), marks)
        return plot(title, self.told(), axes, self._share_curves())

    def _share_curves(self) -> list[Curve]:
        curves = []
        for kind, (colour, dash) in zip(KINDS, LOOKS, strict=True):
            points = [
                (at / GENERATIONS, self.population.share(kind, at))
                for at in range(self.population.generation + 1)
            ]
            curves.append(Curve(self.words(f"league-kind-{kind}"), points, colour, dash))
        return curves

    def _limit_curves(self) -> list[Curve]:
        low, middle, high = [], [], []
        for at, people in enumerate([*self.population.history]):
            tenths = quantiles(map(int, people), n=10)
            x = at / GENERATIONS
            low.append((x, tenths[0]))
            middle.append((x, fmean(map(int, people))))
            high.append((x, tenths[-1]))
        named = (("mean", middle), ("high", high), ("low", low))
        return [
            Curve(self.words(f"league-curve-{name}"), points, colour, dash)
            for (name, points), (colour, dash) in zip(named, LOOKS, strict=True)
        ]

    def _table(self) -> Markup:
        limits = self.of == "limits"
        columns = ("mean", "low", "high") if limits else tuple(KINDS)
        names = [f"league-{'curve' if limits else 'kind'}-{name}" for name in columns]
        heads = [self.words("league-axis-generation"), *map(self.words, names)]
        rows = [
            [str(at), *self._numbers(at)] for at in range(0, self.population.generation + 1, EVERY)
        ]
        inside = table(heads, rows, self.words(f"league-{self.of}-title"))
        return details(self.says("lab-as-table"), inside, f"table-{self.key}")

    def _numbers(self, generation: int) -> list[str]:
        if self.of == "kinds":
            return [whole(self.population.share(kind, generation)) for kind in KINDS]
        people = [int(limit) for limit in self.population.history[generation]]
        tenths = quantiles(people, n=10)
        return [whole(fmean(people)), whole(tenths[0]), whole(tenths[-1])]

    def picture(self) -> str:
        """Return the figure."""
        return self.print_waiting() if self.awaited else self._figure()
