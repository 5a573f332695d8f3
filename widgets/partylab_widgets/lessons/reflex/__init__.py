"""The lesson on reaction times: predict a curve, measure it, and say how sure it is."""

from partylab_widgets.lessons.reflex.analysis import pairs
from partylab_widgets.lessons.reflex.curve_bet import CurveBet
from partylab_widgets.lessons.reflex.reaction_lab import ReactionLab
from partylab_widgets.lessons.reflex.resample import Resample
from partylab_widgets.lessons.reflex.results import Results
from partylab_widgets.lessons.reflex.trials import KIM, SAM, badly_ordered, invented

__all__ = [
    "KIM",
    "SAM",
    "CurveBet",
    "ReactionLab",
    "Resample",
    "Results",
    "badly_ordered",
    "invented",
    "pairs",
]
