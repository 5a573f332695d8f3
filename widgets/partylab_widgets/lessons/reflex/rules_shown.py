"""The rules of the reaction lab in three pictures."""

from __future__ import annotations

from partylab.notnot.dice import RED
from partylab.notnot.drawing import INK_PAINT
from partylab_widgets.lessons.dice_scenes import cards, word

THE_RED, THE_BLUE = (("red", True), ("blue", False)), (("red", False), ("blue", True))
SCENES = {
    "rules": (
        cards(word(RED, paint=INK_PAINT["blue"]), THE_RED),
        cards(word(RED, nots=1, paint=INK_PAINT["red"]), THE_BLUE),
        cards(word(RED, nots=2, paint=INK_PAINT["red"]), THE_RED),
    ),
}
