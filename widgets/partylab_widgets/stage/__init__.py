"""The stage: the one front end of every game and lesson."""

from partylab_widgets.stage.stage import Stage, by_itself

__all__ = ["Stage", "by_itself"]
