"""The lesson on Not Not: the logic of NOT."""

from partylab_widgets.lessons.negation.builder import SentenceBuilder
from partylab_widgets.lessons.negation.meanings import Meanings
from partylab_widgets.lessons.negation.piles import Piles
from partylab_widgets.lessons.negation.scope import Scope
from partylab_widgets.lessons.negation.sentences import BOARD
from partylab_widgets.lessons.negation.taps import Taps

__all__ = ["BOARD", "Meanings", "Piles", "Scope", "SentenceBuilder", "Taps"]
