"""The rules of Not Not in three pictures."""

from __future__ import annotations

from partylab.notnot.dice import BLUE, RIGHT, UP, YELLOW, Roll
from partylab_widgets.lessons.dice_scenes import cross

# With NOT both readings that the lesson asks about later allow the same cards here.
SCENES = {
    "rules": (
        cross(Roll(RIGHT, YELLOW), {"N": "blue", "E": "red", "S": "yellow", "W": "white"}),
        cross(Roll(RIGHT, YELLOW, nots=1), {"N": "blue", "E": "yellow", "S": "red", "W": "white"}),
        cross(Roll(UP, BLUE), {"N": None, "E": "green", "S": "red", "W": "blue"}),
    ),
}
