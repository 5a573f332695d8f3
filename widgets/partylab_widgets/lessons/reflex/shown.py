"""What a trial of the reaction lab looks like: a command and two cards, in colours or in shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.html import html, join
from partylab.notnot.drawing import INK_PAINT
from partylab_widgets.lessons.portals import portal_art
from partylab_widgets.lessons.reflex.measured import SIDES

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab.words import Words
    from partylab_widgets.lessons.reflex.trials import Item

PAIR = ("red", "blue")
SHAPES = {"red": "▲", "blue": "●"}


class Shown(NamedTuple):
    """How trials look in somebody's language; by shapes for those who cannot tell the colours."""

    words: Words
    shapes: bool

    def name(self, portal: str) -> str:
        """Return what a card is called."""
        return self.words(f"reflex-{'shape' if self.shapes else 'colour'}", name=portal)

    def said(self, item: Item) -> str:
        """Return what a trial asks for, in words."""
        return " ".join([self.words("notnot-not")] * item.nots + [self.name(PAIR[item.word])])

    def command(self, item: Item) -> Markup:
        """Return the command: its ink, or the shape of its frame, agrees with the word or not."""
        ink = PAIR[item.word if item.ink == "same" else 1 - item.word]
        text = self.said(item)
        if self.shapes:
            return html('<p class="lab-order lab-frame-{}">{}</p>', ink, text)
        return html('<p class="lab-order" style="color:{}">{}</p>', INK_PAINT[ink], text)

    def cards(self, item: Item) -> list[tuple[str, Markup]]:
        """Return both cards of a trial, each with its side."""
        return [
            (side, self._card(PAIR[card]))
            for side, card in zip(SIDES, (item.left, 1 - item.left), strict=True)
        ]

    def _card(self, portal: str) -> Markup:
        if not self.shapes:
            return html("{}<span>{}</span>", portal_art(portal, self.words), self.name(portal))
        return html(
            '<span class="lab-shape" aria-hidden="true">{}</span><span>{}</span>',
            SHAPES[portal], self.name(portal),
        )  # fmt: skip

    def timed(self, item: Item) -> Markup:
        """Return a command and its two cards, to be touched on the page's clock."""
        cards = join(
            html('<button type="button" class="lab-portal-card" data-tap="{}">{}</button>', *card)
            for card in self.cards(item)
        )
        return html('{}<div class="lab-two-cards">{}</div>', self.command(item), cards)
