"""The small marks in the pictures that look back: right or wrong, sure or not, who, which gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.faces import HEADS
from partylab.hat.pictures.parcels import front
from partylab.hat.sureness import SURE, UNSURE
from partylab.html import Markup, attributes, html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.hat.minds import Mind
    from partylab.words import Words

SQUARE, DISC = '<rect x="-10" y="-10" width="20" height="20" rx="4"{}/>', '<circle r="10.5"{}/>'
GOOD, BAD, INK, PAPER = "#00563d", "#8c2f00", "#23221f", "#fffdf7"
FONT = "system-ui, sans-serif"
TICK, CROSS = "M-5 0l3.5 4.5 6.5-9", "M-4.5-4.5l9 9m0-9l-9 9"


def mark(mind: Mind, x: float, y: float, title: str, *, answers: bool) -> Markup:
    """Draw how somebody did: a disc for what was said, a square for an answer.

    It is full where they were sure, hollow where not, and its edge is broken where nobody knows.
    """
    colour, sure = GOOD if mind.right else BAD, mind.sure
    edge = attributes(
        fill=colour if sure == SURE else PAPER, stroke=colour, stroke_width=2,
        stroke_dasharray=None if sure in (SURE, UNSURE) else "3 2.5",
    )  # fmt: skip
    shape = html(SQUARE, edge) if answers else html(DISC, edge)
    return html(
        '<g transform="translate({} {})"><title>{}</title>{}'
        '<path d="{}" fill="none" stroke="{}" stroke-width="2.6"/></g>',
        x, y, title, shape, TICK if mind.right else CROSS, PAPER if sure == SURE else colour,
    )  # fmt: skip


def initial(seat: Seat, x: float, y: float, names: Sequence[str]) -> Markup:
    """Draw who it was: the first letter on the colour of their head."""
    return html(
        '<g transform="translate({} {})"><title>{}</title><circle r="11" fill="{}" stroke="{}"'
        ' stroke-opacity=".35"/><text y="5" text-anchor="middle" font-family="{}" font-size="13"'
        ' font-weight="700" fill="{}">{}</text></g>',
        x, y, names[seat], HEADS[seat % len(HEADS)].colour, INK, FONT, INK, names[seat][:1],
    )  # fmt: skip


def gift(which: str, name: str, x: float, y: float, size: int) -> Markup:
    """Draw a gift, small; without a name it says nothing of its own to a listener."""
    return html(
        '<g transform="translate({} {}) scale({})">{}</g>', x, y, size / 100, front(which, name)
    )


def text(said: str, x: float, y: float, size: int = 14, anchor: str = "start") -> Markup:
    """Write something small."""
    return html(
        '<text x="{}" y="{}" font-family="{}" font-size="{}" text-anchor="{}"'
        ' fill="currentColor">{}</text>',
        x, y, FONT, size, anchor, said,
    )  # fmt: skip


def who(seat: Seat, words: Words, names: Sequence[str]) -> str:
    """Tell a sentence whether it speaks of "you", as who plays alone is called, or of another."""
    return "you" if names[seat] == words("table-you") else "other"


def percent(chance: float, words: Words) -> str:
    """Write a probability."""
    return words("hat_table-percent", chance=chance)
