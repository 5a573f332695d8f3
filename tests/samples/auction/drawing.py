"""Auction: the lot on the table as a picture and as text."""

from __future__ import annotations

from partylab.html import html, picture


def draw(view, words, names=None):
    """Draw a crate with its worth."""
    crate = html(
        '<rect x="8" y="8" width="104" height="84" rx="6" fill="#c79a5b"/>'
        '<text x="60" y="66" text-anchor="middle" font-size="44">{}</text>',
        view.lot,
    )
    return picture(120, 100, words("auction-name"), text(view, words, names), crate)


def text(view, words, names=None):
    """Say what is sold, and for how much."""
    names = names or [words("table-seat", number=seat + 1) for seat in range(len(view.coins))]
    name = "" if view.bidder is None else names[view.bidder]
    return words("auction-table", lot=view.lot, left=view.left, bid=view.bid, name=name)
