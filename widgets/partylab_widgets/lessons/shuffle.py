"""Deal some of the cards, again and again, and count the runs."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, details, html, join, picture, row, slider, table
from partylab.nothanks import runs
from partylab_widgets.lesson.lab import LOOK, Lab
from partylab_widgets.lesson.numbers import as_number, number, one_of
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

LOWEST = 3
ENOUGH = 1_000  # deals, before the guess is settled
MOST = 100_000
SIZES = {"cards": range(5, 61), "dealt": range(1, 61)}
WIDTH = 440  # of the histogram
SIZE = "width:640px;max-width:100%;height:auto"


class Shuffle(Lab):
    """A deck, some of its cards dealt at random, and a histogram of how many runs they make.

    With `bet` it waits until that prediction of the lesson is locked, and settles it at the end.
    With `free` the size of the deck and of the deal can be chosen.  Without a seed everybody has
    a deal of their own.
    """

    _css = style(*LOOK, Path(__file__).with_name("shuffle.css"))

    def __init__(
        self,
        lesson: Lesson,
        bet: str = "",
        cards: int = 33,
        dealt: int = 24,
        deals: Sequence[int] = (1, 10, 1_000),
        seed: int | None = 1,
        free: bool = False,
        once: Sequence[str] = (),
    ) -> None:
        super().__init__(lesson, bet or "shuffle", once)
        self.bet, self.cards, self.dealt = bet, cards, dealt
        self.deals, self.free = tuple(deals), free
        self.seed = SystemRandom().randrange(1_000) if seed is None else seed
        self._anew()
        self.redraw()

    def _anew(self) -> None:
        self.rng = Random(self.seed)
        self.counts: Counter[int] = Counter()
        self.last: list[int] = []

    @property
    def many(self) -> int:
        """How many deals there were."""
        return self.counts.total()

    @property
    def expected(self) -> Fraction:
        """The exact mean: `dealt` cards, each with the chance that its lower neighbour lacks."""
        return Fraction(self.dealt * (self.cards - self.dealt + 1), self.cards)

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Deal, or change the deck."""
        if name == "deal" and value in map(str, self.deals):
            self._deal(int(value))
        elif name in SIZES and self.free:
            setattr(self, name, one_of(value, SIZES[name]))
            self.dealt = min(self.dealt, self.cards)
            self._anew()
            self.redraw()
        else:
            super().obey(name, value)

    def _deal(self, times: int) -> None:
        if self.waits:
            raise Rejected("lab-shuffle-guess-first")
        if self.many + times > MOST:
            raise Rejected("lab-shuffle-enough", most=MOST)
        deck = range(LOWEST, LOWEST + self.cards)
        for _ in range(times):
            self.last = sorted(self.rng.sample(deck, self.dealt))
            self.counts[len(runs(self.last))] += 1
        self._settle()
        self.redraw(self._summary())

    def _settle(self) -> None:
        """Give the bet its answer: one deal's runs when there is only one, else the exact mean."""
        if not self.bet:
            return
        if len(self.deals) == 1 and self.many == 1:
            self.lesson.settle(self.bet, len(runs(self.last)))
        elif self.many >= ENOUGH:
            self.lesson.settle(self.bet, self.expected)

    def mean(self) -> tuple[float, float]:
        """Return the mean number of runs so far, and its 95 % margin."""
        n = self.many
        mean = sum(number * count for number, count in self.counts.items()) / n
        spread = sum(count * (number - mean) ** 2 for number, count in self.counts.items())
        return mean, 1.96 * sqrt(spread / max(n - 1, 1) / n)

    def _summary(self) -> str:
        if self.many == 1 or len(self.deals) == 1:
            return self.words("lab-shuffle-one", runs=len(runs(self.last)), dealt=self.dealt)
        mean, margin = self.mean()
        shown = {"mean": number(self.words, mean), "margin": number(self.words, margin)}
        return self.words("lab-shuffle-many", deals=self.many, seed=self.seed, **shown)

    # How it looks

    def draw(self) -> Markup:
        """Return the last deal, the buttons, and the histogram with its table."""
        return self.framed("", self._sliders(), self._buttons(), self._last_deal(), self._result())

    def _buttons(self) -> Markup:
        buttons = row(
            *(
                button(
                    "deal", self.says("lab-shuffle-deal", deals=n, dealt=self.dealt), str(n),
                    disabled=self.waits,
                )
                for n in self.deals
            )
        )  # fmt: skip
        if not self.waits:
            return buttons
        return buttons + html('<p class="pl-note">{}</p>', self.says("lab-shuffle-guess-first"))

    def _last_deal(self) -> Markup:
        if not self.last:
            before = self.says("lab-shuffle-before", cards=self.cards)
            return html('<p class="pl-note">{}</p>', before)
        deck = range(LOWEST, LOWEST + self.cards)
        cells = join(_cell(card, card in self.last, card - 1 in self.last) for card in deck)
        said = " · ".join(_run(run) for run in runs(self.last))
        label = self.says("lab-shuffle-deal-is", runs=len(runs(self.last)), row=said)
        return html(
            '<div class="lab-strip" aria-hidden="true">{}</div><p class="lab-runs">{}</p>',
            cells, label,
        )  # fmt: skip

    def _result(self) -> Markup:
        if not self.many or len(self.deals) == 1:
            return EMPTY
        return html(
            '<figure class="lab-figure">{}<figcaption>{}</figcaption></figure>{}',
            self.histogram(), self._summary(), self._table(),
        )  # fmt: skip

    def guess(self) -> float | None:
        """Return the learner's guess, when there is one."""
        guess = as_number(self.lesson.record(self.bet).get("value", "")) if self.bet else None
        return None if guess is None else float(guess)

    def histogram(self, ink: str = "currentColor") -> Markup:
        """Return the bars as SVG, with the guess as a flag and the exact mean as a line."""
        most = min(self.dealt, self.cards - self.dealt + 1)
        shown = range(1, max(most, max(self.counts, default=1)) + 1)
        high = max(self.counts.values(), default=1)
        step = 420 / len(shown)
        bars = join(
            _bar(10 + step * at, step, self.counts[runs_made] / high, runs_made)
            for at, runs_made in enumerate(shown)
        )
        flags = EMPTY
        if (guess := self.guess()) is not None:
            at = 10 + step * (min(max(guess, 0.5), len(shown) + 0.5) - 0.5)
            flags = _flag(at, self.words("lab-shuffle-your-guess"))
        said = self._summary() if self.many else self.words("lab-shuffle-none")
        axis = html(
            '<text x="{}" y="266" text-anchor="middle" font-size="16">{}</text>',
            WIDTH // 2, self.says("lab-shuffle-axis"),
        )  # fmt: skip
        more = {"fill": ink, "color": ink, "font_family": "system-ui, sans-serif", "style": SIZE}
        return picture(WIDTH, 274, said, self._in_words() or said, bars, flags, axis, **more)

    def _in_words(self) -> str:
        rows = sorted(self.counts.items())
        return "; ".join(self.words("lab-shuffle-bar", runs=runs, deals=n) for runs, n in rows)

    def _table(self) -> Markup:
        heads = [self.says(f"lab-shuffle-column-{name}") for name in ("runs", "deals", "share")]
        rows = [
            [
                str(runs_made),
                str(count),
                self.says("lesson-percent", value=round(100 * count / self.many, 1)),
            ]
            for runs_made, count in sorted(self.counts.items())
        ]
        return details(self.says("lab-as-table"), table(heads, rows))

    def _sliders(self) -> Markup:
        if not self.free:
            return EMPTY
        cards = self.says("lab-shuffle-cards", value=self.cards)
        dealt = self.says("lab-shuffle-dealt", value=self.dealt)
        exact = self.says("lab-shuffle-exact", mean=number(self.words, self.expected))
        return (
            slider("cards", cards, SIZES["cards"], self.cards)
            + slider("dealt", dealt, range(1, self.cards + 1), self.dealt)
            + html("<p>{}</p>", exact)
        )

    def picture(self) -> str:
        """Return the histogram: an empty one to draw in before there is any deal."""
        if self.awaited:
            return self.print_waiting()
        return self.histogram("#23221f")


def _run(run: Sequence[int]) -> str:
    return str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}"


def _cell(card: int, dealt: bool, follows: bool) -> Markup:
    """Return one card of the strip: missing, first of its run (it counts), or further on."""
    kind = "lab-missing" if not dealt else "lab-follows" if follows else "lab-first"
    return html('<span class="{}">{}</span>', kind, card)


def _bar(x: float, step: float, part: float, runs_made: int) -> Markup:
    height = 170 * part
    return html(
        '<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill="#0072b2"'
        ' stroke="currentColor"/>'
        '<text x="{:.1f}" y="240" text-anchor="middle" font-size="17">{}</text>',
        x + step * 0.1, 216 - height, step * 0.8, height, x + step / 2, runs_made,
    )  # fmt: skip


def _flag(x: float, label: str) -> Markup:
    side, shift = ("end", -8) if x > WIDTH / 2 else ("start", 8)
    return html(
        '<path d="M{:.1f} 12V216" stroke="#d55e00" stroke-width="3" stroke-dasharray="7 5"/>'
        '<path d="M{:.1f} 6h16l-8 12z" fill="#d55e00"/>'
        '<text x="{:.1f}" y="28" text-anchor="{}" font-size="17" font-weight="700">{}</text>',
        x, x - 8, x + shift, side, label,
    )  # fmt: skip
