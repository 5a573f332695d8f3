"""Pebbles: the heap as a picture and as text."""

from __future__ import annotations

from partylab.html import html, join, picture


def draw(view, words, names=None):
    """Draw a circle for each pebble."""
    pebbles = join(
        html(
            '<circle cx="{}" cy="{}" r="12" fill="#5b6b73"/>', 20 + at % 15 * 30, 20 + at // 15 * 30
        )
        for at in range(view.state.heap)
    )
    return picture(460, 130, words("pebbles-name"), text(view, words, names), pebbles)


def text(view, words, names=None):
    """Say how many pebbles are left."""
    return words("pebbles-heap", pebbles=view.state.heap)
