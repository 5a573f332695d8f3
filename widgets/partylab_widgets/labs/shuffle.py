"""Deal some of the cards, again and again, and count the runs."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from html import escape
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.nothanks import runs
from partylab_widgets.labs.bench import Lab
from partylab_widgets.lesson.panel import as_number, button, details, number, slider, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab_widgets.lesson import Lesson

LOWEST = 3
ENOUGH = 1_000  # deals, before the guess is settled
MOST = 100_000
SIZES = {"cards": range(5, 61), "dealt": range(1, 61)}


class Shuffle(Lab):
    """A deck, some of its cards dealt at random, and a histogram of how many runs they make.

    With `bet` it waits until that prediction of the lesson is locked, and settles it at the end.
    With `free` the size of the deck and of the deal can be chosen.
    """

    def __init__(
        self,
        lesson: Lesson,
        bet: str = "",
        cards: int = 33,
        dealt: int = 24,
        deals: Sequence[int] = (1, 10, 1_000),
        seed: int = 1,
        free: bool = False,
    ) -> None:
        super().__init__(lesson, bet or "shuffle")
        self.bet, self.cards, self.dealt = bet, cards, dealt
        self.deals, self.seed, self.free = tuple(deals), seed, free
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
            setattr(self, name, _size(name, value))
            self.dealt = min(self.dealt, self.cards)
            self._anew()
            self.redraw()
        else:
            super().obey(name, value)

    def _deal(self, times: int) -> None:
        if not self._may_deal():
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

    def _stage(self) -> str:
        return str(self.lesson.answers.of(self.lesson.name, self.bet).get("stage", ""))

    def _may_deal(self) -> bool:
        return not self.bet or bool(self._stage())

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

    def draw(self) -> str:
        """Return the last deal, the buttons, and the histogram with its table."""
        return (
            f'<section class="pl-panel pl-lab">{self._sliders()}{self._buttons()}'
            f"{self._last_deal()}{self._result()}</section>"
        )

    def _buttons(self) -> str:
        may = self._may_deal()
        off = "" if may else " disabled"
        buttons = "".join(
            button(
                "deal", self.says("lab-shuffle-deal", deals=n, dealt=self.dealt), str(n), more=off
            )
            for n in self.deals
        )
        note = "" if may else f'<p class="pl-note">{self.says("lab-shuffle-guess-first")}</p>'
        return f'<div class="pl-row">{buttons}</div>{note}'

    def _last_deal(self) -> str:
        if not self.last:
            return f'<p class="pl-note">{self.says("lab-shuffle-before", cards=self.cards)}</p>'
        deck = range(LOWEST, LOWEST + self.cards)
        cells = "".join(_cell(card, card in self.last, card - 1 in self.last) for card in deck)
        said = " · ".join(_run(run) for run in runs(self.last))
        label = self.says("lab-shuffle-deal-is", runs=len(runs(self.last)), row=said)
        strip = f'<div class="lab-strip" aria-hidden="true">{cells}</div>'
        return f'{strip}<p class="lab-runs">{label}</p>'

    def _result(self) -> str:
        if not self.many or len(self.deals) == 1:
            return ""
        return (
            f'<figure class="lab-figure">{self.histogram()}<figcaption>{escape(self._summary())}'
            f"</figcaption></figure>{self._table()}"
        )

    def guess(self) -> float | None:
        """Return the learner's guess, when there is one."""
        record = self.lesson.answers.of(self.lesson.name, self.bet)
        guess = as_number(record.get("value", "")) if self.bet else None
        return None if guess is None else float(guess)

    def histogram(self) -> str:
        """Return the bars as SVG, with the guess as a flag and the exact mean as a line."""
        most = min(self.dealt, self.cards - self.dealt + 1)
        shown = range(1, max(most, max(self.counts, default=1)) + 1)
        high = max(self.counts.values(), default=1)
        width, step = 440, 420 / len(shown)
        bars = "".join(
            _bar(10 + step * at, step, self.counts[runs_made] / high, runs_made)
            for at, runs_made in enumerate(shown)
        )
        said = escape(self._summary() if self.many else self.words("lab-shuffle-none"))
        flags = ""
        if (guess := self.guess()) is not None:
            at = 10 + step * (min(max(guess, 0.5), len(shown) + 0.5) - 0.5)
            flags = _flag(at, escape(self.words("lab-shuffle-your-guess")), width)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 274" width="640"'
            f' role="img" style="max-width:100%;height:auto" fill="currentColor"'
            f' font-family="system-ui, sans-serif"><title>{said}</title>'
            f"<desc>{escape(self._in_words() or said)}</desc>{bars}{flags}"
            f'<text x="{width / 2:.0f}" y="266" text-anchor="middle" font-size="16">'
            f"{self.says('lab-shuffle-axis')}</text></svg>"
        )

    def _in_words(self) -> str:
        rows = sorted(self.counts.items())
        return "; ".join(self.words("lab-shuffle-bar", runs=runs, deals=n) for runs, n in rows)

    def _table(self) -> str:
        heads = [self.says(f"lab-shuffle-column-{name}") for name in ("runs", "deals", "share")]
        rows = "".join(
            f'<tr><th scope="row">{runs_made}</th><td>{count}</td>'
            f"<td>{self.says('lesson-percent', value=round(100 * count / self.many, 1))}</td></tr>"
            for runs_made, count in sorted(self.counts.items())
        )
        return details(self.says("lab-as-table"), table(heads, rows))

    def _sliders(self) -> str:
        if not self.free:
            return ""
        cards = self.says("lab-shuffle-cards", value=self.cards)
        dealt = self.says("lab-shuffle-dealt", value=self.dealt)
        exact = self.says("lab-shuffle-exact", mean=number(self.words, self.expected))
        return (
            slider("cards", cards, SIZES["cards"], self.cards)
            + slider("dealt", dealt, range(1, self.cards + 1), self.dealt)
            + f"<p>{exact}</p>"
        )

    def picture(self) -> str:
        """Return the histogram: an empty one to draw in before there is any deal."""
        return self.histogram().replace("currentColor", "#23221f")


def _size(name: str, value: str) -> int:
    if not value.isdecimal() or int(value) not in SIZES[name]:
        raise Rejected("stage-malformed")
    return int(value)


def _run(run: Sequence[int]) -> str:
    return str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}"


def _cell(card: int, dealt: bool, follows: bool) -> str:
    """Return one card of the strip: missing, first of its run (it counts), or further on."""
    kind = "lab-missing" if not dealt else "lab-follows" if follows else "lab-first"
    return f'<span class="{kind}">{card}</span>'


def _bar(x: float, step: float, part: float, runs_made: int) -> str:
    height = 170 * part
    return (
        f'<rect x="{x + step * 0.1:.1f}" y="{216 - height:.1f}" width="{step * 0.8:.1f}"'
        f' height="{height:.1f}" fill="#0072b2" stroke="currentColor"/>'
        f'<text x="{x + step / 2:.1f}" y="240" text-anchor="middle" font-size="17">'
        f"{runs_made}</text>"
    )


def _flag(x: float, label: str, width: int) -> str:
    side, shift = ("end", -8) if x > width / 2 else ("start", 8)
    return (
        f'<path d="M{x:.1f} 12V216" stroke="#d55e00" stroke-width="3" stroke-dasharray="7 5"/>'
        f'<path d="M{x - 8:.1f} 6h16l-8 12z" fill="#d55e00"/>'
        f'<text x="{x + shift:.1f}" y="28" text-anchor="{side}" font-size="17" font-weight="700">'
        f"{label}</text>"
    )
