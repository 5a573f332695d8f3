"""What invites to Not Not: dice that say NOT, and bright portals in the night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import Markup, art, html, join
from partylab.notnot.deck import Card
from partylab.notnot.dice import Face
from partylab.notnot.drawing import CHALK, card_art, die_art, face_word, negation_word

if TYPE_CHECKING:
    from partylab.words import Words

STARS = ((20, 40, 2), (70, 96, 1.5), (120, 22, 1.5), (300, 30, 2), (40, 210, 1.5), (84, 150, 1))
# Portals: their colour, where they lie, how they are turned.
PORTALS = (("blue", 222, 8, 12), ("yellow", 118, 64, -10), ("red", 222, 108, 6))


def tile(words: Words) -> Markup:
    """Return the picture: a square in the corner of the tile."""
    stars = join(
        html('<circle cx="{}" cy="{}" r="{}" fill="#fff" fill-opacity=".7"/>', *star)
        for star in STARS
    )
    portals = join(
        html(
            '<g transform="translate({} {}) rotate({} 43 43) scale(.9)">{}</g>',
            x, y, turn, card_art(Card(portal, "white"), words),
        )
        for portal, x, y, turn in PORTALS
    )  # fmt: skip
    dice = (
        (negation_word(2, words), CHALK, 104, 164, -7),
        (face_word(Face.LEFT, words), CHALK, 152, 228, 5),
    )
    thrown = join(
        html(
            '<g transform="translate({} {}) rotate({} 76 40) scale(1.2)">{}</g>',
            x, y, turn, die_art(word, paint),
        )
        for word, paint, x, y, turn in dice
    )  # fmt: skip
    return art("0 0 320 320", stars + portals + thrown, "pl-tile")
