"""What is missing?  Cards appear one by one, and the chance of every unseen card changes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from partylab.html import button, html, join, row, slider
from partylab.nothanks.odds import DEALT, in_deck
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import number, one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.runs.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

MOMENTS = range(DEALT + 1)  # how many cards may have been turned up


class Missing(Lab):
    """A deck that is turned up card by card; every unseen card shows its chance to come."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, seed: int = 5, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "missing", once)
        self.deck = Random(seed).sample(CARDS, DEALT)
        self.shown = 0
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Turn cards up, or go to any moment of the deal."""
        steps = {"next": self.shown + 1, "more": self.shown + 5, "anew": 0}
        if name in steps:
            self.shown = min(DEALT, steps[name])
        elif name == "go":
            self.shown = one_of(value, MOMENTS)
        else:
            super().obey(name, value)
        self.redraw(self.told())

    @property
    def seen(self) -> list[int]:
        """The cards turned up so far."""
        return self.deck[: self.shown]

    @property
    def chance(self) -> Fraction:
        """The chance of any unseen card to come."""
        return in_deck(next(card for card in CARDS if card not in self.seen), self.seen)

    def told(self) -> str:
        """Say how many are unseen, how many of them will come, and the chance of each."""
        return self.words(
            "runs-missing-now",
            last=self.seen[-1] if self.seen else 0,
            seen=self.shown,
            unseen=len(CARDS) - self.shown,
            to_come=DEALT - self.shown,
            chance=number(self.words, self.chance),
        )

    def draw(self) -> Markup:
        """Return all cards, each seen or with its chance, and what turns up the next one."""
        done = self.shown == DEALT
        cells = html(
            '<p class="pl-news">{}</p><ul class="lab-cells" role="list" aria-label="{}">{}</ul>',
            self.told(), self.says("runs-missing-cards"), join(map(self._cell, CARDS)),
        )  # fmt: skip
        buttons = row(
            button("next", self.says("runs-missing-next"), disabled=done),
            button("more", self.says("runs-missing-more"), disabled=done),
        )
        label = self.says("runs-missing-slider", seen=self.shown)
        return self.framed("", cells, buttons, slider("go", label, MOMENTS, self.shown))

    def _cell(self, card: int) -> Markup:
        if card in self.seen:
            return html(
                '<li class="lab-seen"><span aria-hidden="true">{} ✓</span>'
                '<span class="pl-visually-hidden">{}</span></li>',
                card, self.says("runs-missing-seen", card=card),
            )  # fmt: skip
        percent = round(100 * self.chance)
        return html(
            '<li class="lab-unseen"><span class="lab-fill" style="height:{}%"></span>'
            "<strong>{}</strong><small>{}</small></li>",
            percent, card, self.says("lesson-percent", value=percent),
        )  # fmt: skip

    def picture(self) -> str:
        """Return what is seen and the chance of all others, in words."""
        if self.awaited:
            return self.print_waiting()
        rows = [f"{seen}: ({DEALT} − {seen}) / ({len(CARDS)} − {seen})" for seen in (0, 5, 10, 15)]
        return sheet(self.words("runs-missing-paper"), [self.told(), *rows])
