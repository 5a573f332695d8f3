"""The welcome: a taste of each game, and how a lesson works."""

from partylab_widgets.lessons.shuffle import Shuffle
from partylab_widgets.lessons.welcome.doors import Doors, right_doors
from partylab_widgets.lessons.welcome.gifts import Gifts
from partylab_widgets.lessons.welcome.mirror import Mirror
from partylab_widgets.lessons.welcome.surroundings import Surroundings

__all__ = ["Doors", "Gifts", "Mirror", "Shuffle", "Surroundings", "right_doors"]
