"""The lesson on That's Not a Hat: memory, bluff and a little game theory."""

from partylab_widgets.lessons.recall.bars import Bars
from partylab_widgets.lessons.recall.calibration import Calibration
from partylab_widgets.lessons.recall.duel import Duel
from partylab_widgets.lessons.recall.forgetting import Forgetting
from partylab_widgets.lessons.recall.ghost_table import GhostTable
from partylab_widgets.lessons.recall.polite import Polite
from partylab_widgets.lessons.recall.surface import Surface

__all__ = ["Bars", "Calibration", "Duel", "Forgetting", "GhostTable", "Polite", "Surface"]
