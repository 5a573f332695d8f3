"""The lesson on the strategy tournament: best answers, price wars, circles, and a league."""

from partylab_widgets.lessons.league.circle import Circle
from partylab_widgets.lessons.league.enough import Enough
from partylab_widgets.lessons.league.evolution import Evolution
from partylab_widgets.lessons.league.executors import Executors
from partylab_widgets.lessons.league.first_table import FirstTable
from partylab_widgets.lessons.league.invade import Invade
from partylab_widgets.lessons.league.league import League
from partylab_widgets.lessons.league.response import BestAnswers

__all__ = [
    "BestAnswers",
    "Circle",
    "Enough",
    "Evolution",
    "Executors",
    "FirstTable",
    "Invade",
    "League",
]
