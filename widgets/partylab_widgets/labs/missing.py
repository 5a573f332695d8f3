"""What is missing?  Cards appear one by one, and the chance of every unseen card changes."""

from __future__ import annotations

from html import escape
from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.nothanks.odds import DEALT, in_deck
from partylab.nothanks.rules import CARDS
from partylab_widgets.labs.bench import Lab
from partylab_widgets.lesson.panel import button, number, slider

if TYPE_CHECKING:
    from fractions import Fraction

    from partylab_widgets.lesson import Lesson


class Missing(Lab):
    """A deck that is turned up card by card; every unseen card shows its chance to come."""

    def __init__(self, lesson: Lesson, seed: int = 5) -> None:
        super().__init__(lesson, "missing")
        self.deck = Random(seed).sample(CARDS, DEALT)
        self.shown = 0
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Turn cards up, or go to any moment of the deal."""
        steps = {"next": self.shown + 1, "more": self.shown + 5, "anew": 0}
        if name in steps:
            self.shown = min(DEALT, steps[name])
        elif name == "go":
            if not value.isdecimal() or int(value) > DEALT:
                raise Rejected("stage-malformed")
            self.shown = int(value)
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
            "lab-missing-now",
            last=self.seen[-1] if self.seen else 0,
            seen=self.shown,
            unseen=len(CARDS) - self.shown,
            to_come=DEALT - self.shown,
            chance=number(self.words, self.chance),
        )

    def draw(self) -> str:
        """Return all cards, each seen or with its chance, and what turns up the next one."""
        off = " disabled" if self.shown == DEALT else ""
        cells = "".join(self._cell(card) for card in CARDS)
        label = self.says("lab-missing-slider", seen=self.shown)
        slide = slider("go", label, range(DEALT + 1), self.shown)
        all_cards = self.says("lab-missing-cards")
        return (
            f'<section class="pl-panel pl-lab"><p class="pl-news">{escape(self.told())}</p>'
            f'<ul class="lab-cells" role="list" aria-label="{all_cards}">{cells}</ul>'
            f'<div class="pl-row">{button("next", self.says("lab-missing-next"), more=off)}'
            f"{button('more', self.says('lab-missing-more'), more=off)}</div>{slide}</section>"
        )

    def _cell(self, card: int) -> str:
        if card in self.seen:
            label = self.says("lab-missing-seen", card=card)
            return (
                f'<li class="lab-seen"><span aria-hidden="true">{card} ✓</span>'
                f'<span class="pl-visually-hidden">{label}</span></li>'
            )
        percent = round(100 * self.chance)
        shown = self.says("lesson-percent", value=percent)
        return (
            f'<li class="lab-unseen"><span class="lab-fill" style="height:{percent}%"></span>'
            f"<strong>{card}</strong><small>{shown}</small></li>"
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return what is seen and the chance of all others, in words."""
        rows = [f"{seen}: ({DEALT} − {seen}) / ({len(CARDS)} − {seen})" for seen in (0, 5, 10, 15)]
        return self.words("lab-missing-paper"), [self.told(), *rows]
