"""The labs: one small thing to try out per idea of a lesson."""

from partylab_widgets.labs.card_row import CardRow
from partylab_widgets.labs.curve_bet import CurveBet
from partylab_widgets.labs.doors import Doors, right_doors
from partylab_widgets.labs.gifts import Gifts
from partylab_widgets.labs.meanings import Meanings
from partylab_widgets.labs.mirror import Mirror, seen_in_the_mirror
from partylab_widgets.labs.missing import Missing
from partylab_widgets.labs.piles import Piles
from partylab_widgets.labs.reaction_lab import ReactionLab
from partylab_widgets.labs.reaction_results import Results
from partylab_widgets.labs.reflex_trials import Person
from partylab_widgets.labs.resample import Resample
from partylab_widgets.labs.scope import Scope
from partylab_widgets.labs.sentence_builder import SentenceBuilder
from partylab_widgets.labs.sentences import BOARD
from partylab_widgets.labs.shuffle import Shuffle
from partylab_widgets.labs.surroundings import Surroundings
from partylab_widgets.labs.take_or_pass import TakeOrPass
from partylab_widgets.labs.taps import Taps

__all__ = [
    "BOARD",
    "CardRow",
    "CurveBet",
    "Doors",
    "Gifts",
    "Meanings",
    "Mirror",
    "Missing",
    "Person",
    "Piles",
    "ReactionLab",
    "Resample",
    "Results",
    "Scope",
    "SentenceBuilder",
    "Shuffle",
    "Surroundings",
    "TakeOrPass",
    "Taps",
    "right_doors",
    "seen_in_the_mirror",
]
