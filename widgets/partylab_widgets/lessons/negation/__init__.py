"""The lesson on Not Not: the logic of NOT."""

from partylab_widgets.lessons.negation.builder import SentenceBuilder
from partylab_widgets.lessons.negation.meanings import Meanings
from partylab_widgets.lessons.negation.piles import Piles
from partylab_widgets.lessons.negation.scope import Scope
from partylab_widgets.lessons.negation.sentences import BOARD, VOID_BOARD
from partylab_widgets.lessons.negation.steps import Steps
from partylab_widgets.lessons.negation.taps import Taps

__all__ = ["BOARD", "VOID_BOARD", "Meanings", "Piles", "Scope", "SentenceBuilder", "Steps", "Taps"]
