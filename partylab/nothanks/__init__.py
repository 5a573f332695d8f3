"""No Thanks!: take the card, or pay a chip to refuse it."""

from partylab.nothanks.rules import Move, NoThanks, State, View
from partylab.nothanks.runs import Hand, cost, runs, score

__all__ = ["Hand", "Move", "NoThanks", "State", "View", "cost", "runs", "score"]
