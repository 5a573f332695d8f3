"""The bot that looks ahead."""

from partylab.ghosts.thinking import Schemer


class Lookahead(Schemer):
    """Later."""
