"""Not Not: dice say what to tap, and how often not to."""

from partylab.notnot.deck import Back, Card, Hidden, Level
from partylab.notnot.dice import Answer, Face, Roll, answer
from partylab.notnot.reasons import why
from partylab.notnot.rounds import STILL, Asked, Round, Tap
from partylab.notnot.rules import NotNot, State, View

__all__ = [
    "STILL",
    "Answer",
    "Asked",
    "Back",
    "Card",
    "Face",
    "Hidden",
    "Level",
    "NotNot",
    "Roll",
    "Round",
    "State",
    "Tap",
    "View",
    "answer",
    "why",
]
