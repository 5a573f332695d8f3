"""What invites to No Thanks!: a run of cards fanned out, and chips beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import Markup, art, html, join
from partylab.nothanks.drawing import card_art, chip_art

if TYPE_CHECKING:
    from partylab.words import Words

# Where each card lies: its number, how it is turned, and the corner it is turned around.
FAN = ((9, -24), (10, -8), (11, 8), (24, 24))
# Piles of chips: where they stand, and how high.
PILES = ((52, 262, 3), (104, 280, 5))
THICK = 9  # a chip that lies on another one shows so much of its edge


def tile(_words: Words) -> Markup:
    """Return the picture: a square in the corner of the tile."""
    fan = join(
        html(
            '<g transform="rotate({0} 190 330) translate(126 62) scale(2)">'
            '<rect x="2" y="4" width="62" height="86" rx="8" fill-opacity=".28"/>{1}</g>',
            turn, card_art(card),
        )
        for card, turn in FAN
    )  # fmt: skip
    return art("0 0 320 320", fan + join(_pile(*pile) for pile in PILES), "pl-tile")


def _pile(x: int, y: int, high: int) -> Markup:
    """Return chips on top of each other, with the shadow they throw."""
    shadow = html(
        '<ellipse cx="{}" cy="{}" rx="34" ry="12" fill="#000" fill-opacity=".3"/>', x, y + 28
    )
    chips = join(
        html(
            '<g transform="translate({} {}) scale(1.75)">{}</g>',
            x - 28, y - THICK * at - 28, chip_art(),
        )
        for at in range(high)
    )  # fmt: skip
    return shadow + chips
