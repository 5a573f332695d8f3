"""Riddle: the hint in a speech bubble, and as text."""

from __future__ import annotations

from partylab.html import html, picture


def draw(view, words, names=None):
    """Draw the hint in a bubble."""
    bubble = html(
        '<rect x="4" y="4" width="392" height="72" rx="20" fill="#fffaf0" stroke="#b9a888"/>'
        '<text x="200" y="48" text-anchor="middle" font-size="18">{}</text>',
        view.hint or "?",
    )
    return picture(400, 90, words("riddle-name"), text(view, words, names), bubble)


def text(view, words, names=None):
    """Say who gives, and what the hint is."""
    names = names or [words("table-seat", number=seat + 1) for seat in range(len(view.points))]
    return words("riddle-table", name=names[view.giver], hint=view.hint or "?")
