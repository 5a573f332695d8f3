"""Cards of Not Not, for the lessons that speak of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab.html import art, html
from partylab.notnot.drawing import INK_ON, LETTER_Y, PAINT, SHAPE
from partylab_widgets.lesson.lab import LOOK as LAB

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab.words import Words

LOOK = (*LAB, Path(__file__).with_name("portals.css"))
HOLE = html('<circle cx="48" cy="48" r="26" fill="none" stroke="#8b91a1" stroke-width="4"/>')


def portal_art(portal: str | None, words: Words, **more: Any) -> Markup:
    """Return a portal: its colour, its shape and its letter say the same."""
    shown = HOLE if portal is None else _portal(portal, words)
    return art("8 8 80 80", shown, "lab-portal", **more)


def _portal(portal: str, words: Words) -> Markup:
    return html(
        '<path d="{}" fill="{}" stroke="#ffffff" stroke-width="3" stroke-linejoin="round"/>'
        '<text x="48" y="{}" font-size="22" font-weight="700" text-anchor="middle" fill="{}">{}'
        "</text>",
        SHAPE[portal], PAINT[portal], LETTER_Y.get(portal, 56), INK_ON[portal],
        words(f"notnot-letter-{portal}"),
    )  # fmt: skip
