"""Four party games to play and to learn from: the engine, which knows no screen and no notebook."""

from partylab.game import Game, News, Outcome, Rejected
from partylab.table import Table
from partylab.tournament import tournament
from partylab.words import Words

__all__ = ["Game", "News", "Outcome", "Rejected", "Table", "Words", "tournament"]
__version__ = "0.1.0"
