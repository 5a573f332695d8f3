"""The stage: the one front end of every game and lesson."""

from partylab_widgets.stage.stage import Stage

__all__ = ["Stage"]
