"""The things on the table of No Thanks!: cards, hands and piles of chips, as parts of a page."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.html import Markup, art, html, join
from partylab.nothanks.drawing import card_art, chip_art, tab_art
from partylab.nothanks.runs import runs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.words import Words

MOST_CHIPS_DRAWN = 10
# Of a card that the next one of its run covers so much shows, as a part of its width; and the gap.
STEP, TAB_STEP, GAP = 0.52, 0.78, 0.15


def chips(count: int, key: str, label: str, come_from: Sequence[str] = ()) -> Markup:
    """Return a pile of chips, with their number for those who listen."""
    drawn = join(
        _chip(f"{key}-{chip}", come_from[chip] if come_from else None)
        for chip in range(min(count, MOST_CHIPS_DRAWN))
    )
    return html(
        '<span class="nt-chips" role="img" aria-label="{}" data-sound="chip"'
        ' data-sound-count="{}">{}</span>',
        label, count, drawn,
    )  # fmt: skip


@cache
def _chip(key: str, come_from: str | None) -> Markup:
    return art("0 0 32 32", chip_art(), "nt-chip", data_key=key, data_from=come_from)


def hand(cards: Sequence[int], words: Words, *, tabs: bool = False) -> Markup:
    """Return cards in a row: runs overlap, isolated cards stand apart (NT-17).

    Of far hands only the upper edges show.  The style makes them as large as there is room: they
    are so many cards wide.
    """
    found, step = runs(cards), TAB_STEP if tabs else STEP
    wide = sum(1 + step * (len(run) - 1) for run in found) + GAP * len(found)
    return html(
        '<div class="nt-hand{}" style="--nt-wide:{:.2f}"><div class="nt-cards">{}</div></div>',
        " nt-tabs" * tabs, max(wide, 1.0), join(_run(run, words, tabs=tabs) for run in found),
    )  # fmt: skip


def _run(run: Sequence[int], words: Words, *, tabs: bool) -> Markup:
    cards = join(card(value, covered=value != run[-1], tab=tabs) for value in run)
    if len(run) == 1:
        return html('<span class="nt-run">{}</span>', cards)
    label = words("nothanks-run", cards=words.join([str(value) for value in run]), counts=run[0])
    return html('<span class="nt-run" role="group" aria-label="{}">{}</span>', label, cards)


@cache
def card(value: int, *, covered: bool = False, tab: bool = False, **more: str) -> Markup:
    """Return one card as a picture of its own; of a tab only the upper edge shows."""
    if tab:
        box, drawn = "0 0 40 34", tab_art(value)
    else:
        box, drawn = "0 0 64 88", card_art(value, covered=covered)
    return art(box, drawn, "nt-card", str(value), data_key=f"card-{value}", **more)


def number(points: int) -> str:
    """Write points with a true minus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Write a change of points with its sign."""
    return f"+{points}" if points > 0 else number(points)
