"""The lesson on Run, Ghost, Run!: the geometry of being seen."""

from partylab_widgets.lessons.keyhole.above import Above
from partylab_widgets.lessons.keyhole.gallery import Gallery
from partylab_widgets.lessons.keyhole.hide_seven import HideSeven
from partylab_widgets.lessons.keyhole.peek import Peek
from partylab_widgets.lessons.keyhole.rays import Rays
from partylab_widgets.lessons.keyhole.risk_map import RiskMap
from partylab_widgets.lessons.keyhole.safe_cells import SafeCells
from partylab_widgets.lessons.keyhole.turning import Slices

__all__ = ["Above", "Gallery", "HideSeven", "Peek", "Rays", "RiskMap", "SafeCells", "Slices"]
