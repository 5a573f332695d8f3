"""What invites to That's Not a Hat: a wrapped gift that wears a hat, and one that nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.pictures import PICTURES
from partylab.hat.pictures.paint import (
    INK,
    box,
    disc,
    drawn,
    fill,
    line,
    mirrored,
    patch,
    shade,
)
from partylab.html import Markup, art, html

if TYPE_CHECKING:
    from partylab.words import Words

# A question mark, drawn: no font is asked for one.
DOUBT = "M38 48Q38 36 50 36T62 48Q62 56 50 62V68M50 82V82.5"


def tile(_words: Words) -> Markup:
    """Return the picture: a square in the corner of the tile."""
    return art(
        "0 0 320 320",
        html(
            '<ellipse cx="186" cy="292" rx="132" ry="14" fill="{}" fill-opacity=".2"/>'
            '<g transform="translate(12 152) rotate(-4 70 70) scale(1.32)">{}</g>'
            '<g transform="translate(126 116) scale(1.75)">{}</g>'
            '<g transform="translate(138 12) rotate(7 75 60) scale(1.5)">{}</g>',
            INK, parcel("red", "yellow"), doubtful(), PICTURES["hat"],
        ),
        "pl-tile",
    )  # fmt: skip


def parcel(paper: str, ribbon: str) -> Markup:
    """Return a wrapped gift with a bow, as one sees it standing there."""
    return drawn(
        mirrored(fill("M50 30C42 12 22 8 21 20S40 36 50 30z", ribbon)),
        box(12, 40, 76, 58, paper, 5), box(7, 28, 86, 18, paper, 5),
        shade("M72 47.5H86.5V93Q86.5 96.5 83 96.5H72zM8.5 40H91.5V44.5H8.5z"),
        patch("M43 29.5H57V96.5H43z", ribbon), line("M43 29V97M57 29V97", wide=2),
        box(43, 22, 14, 12, ribbon, 5),
    )  # fmt: skip


def doubtful() -> Markup:
    """Return a wrapped gift with a question mark on its label, without a bow: a hat sits there."""
    return drawn(
        box(7, 6, 86, 94, "blue", 6), shade("M74 7.5H91.5V93Q91.5 98.5 86 98.5H74z"),
        patch("M8.5 46H91.5V58H8.5z", "white"), line("M8 46H92M8 58H92", wide=2),
        disc(50, 60, 31, "cream"),
        line(DOUBT, wide=8),
    )  # fmt: skip
