"""The bot that looks ahead."""

from __future__ import annotations

from partylab.ghosts.thinking import Schemer


class Lookahead(Schemer):
    """Schemes with what may come in mind."""
