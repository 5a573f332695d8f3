"""What invites to the auction: a crate."""

from __future__ import annotations

from partylab.html import art, html


def tile(_words):
    """Return the picture."""
    return art("0 0 9 9", html('<rect x="1" y="2" width="7" height="6" fill="#c79a5b"/>'), "crate")
