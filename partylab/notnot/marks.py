"""Signs that say right and wrong, and why nobody was to tap: shapes as well as colours."""

from __future__ import annotations

from functools import cache

from partylab.html import Markup, art, html

# A tick, a cross.
MARKS = {
    True: html('<path d="M4 13l5 6L20 5" fill="none" stroke="currentColor" stroke-width="4"/>'),
    False: html(
        '<path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" stroke-width="4"/>'
    ),
}
# A hand: held up, the dice said to tap nothing.  An empty frame: nothing fitted.
SIGNS = {
    "still": html(
        '<path d="M12 30V14a3 3 0 0 1 6 0V8a3 3 0 0 1 6 0v2a3 3 0 0 1 6 0v6a3 3 0 0 1 6 0v14q0 14'
        '-13 14q-8 0-16-13q-1-4 5-1z" fill="none" stroke="currentColor" stroke-width="3"/>'
    ),
    "none": html(
        '<rect x="8" y="8" width="32" height="32" rx="6" fill="none" stroke="currentColor"'
        ' stroke-width="3" stroke-dasharray="6 5"/><path d="M16 32L32 16" stroke="currentColor"'
        ' stroke-width="3"/>'
    ),
}


@cache
def mark(label: str, *, right: bool) -> Markup:
    """Return a tick or a cross; without a label it is only to be seen."""
    return art("0 0 24 24", MARKS[right], "nn-mark", label)


def sign(order: str, style: str) -> Markup:
    """Return the sign of a round in which nobody was to tap."""
    return art("0 0 48 48", SIGNS[order], style)
