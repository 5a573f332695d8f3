"""The lesson on No Thanks!: runs and probability."""

from partylab_widgets.lessons.runs.card_row import CardRow
from partylab_widgets.lessons.runs.missing import Missing
from partylab_widgets.lessons.runs.take_or_pass import TakeOrPass
from partylab_widgets.lessons.shuffle import Shuffle

__all__ = ["CardRow", "Missing", "Shuffle", "TakeOrPass"]
