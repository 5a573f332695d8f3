"""The rules of the four games, as much of each as a taste needs, in a picture each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.doors import Door
from partylab.ghosts.drawing import HEIGHT, WIDTH, hall_art
from partylab.ghosts.hall import Hall
from partylab.ghosts.poses import Pose, Spot
from partylab.hat.pictures.parcels import back, front
from partylab.html import html
from partylab.nothanks.drawing import FELT, GAP, STEP, card_art
from partylab.notnot.dice import NOTHING, UP, Roll
from partylab_widgets.lesson.rule_pictures import on_ground, placed
from partylab_widgets.lessons.dice_scenes import cross

if TYPE_CHECKING:
    from partylab.words import Words
    from partylab_widgets.lesson.rule_pictures import Drawn

RUNS = ((7, 8), (20,))
TOP, WIDE = 12, 200
# A hall with a keyhole in the middle of a side; one of the ghosts stands behind the piano.
DOOR = Door("S", 3)
HALL = Hall(
    furniture=(("piano", Pose(2500, 2400, 0)),),
    ghosts=(("0M1", Spot(2500, 4300)), ("1L1", Spot(4400, 3600))),
)
SMALLER = 0.29
ARROW = "M93 56h13m-6 -6l6 6l-6 6"


def runs(_words: Words) -> Drawn:
    """Draw two runs: neighbours overlap, the other card stands alone."""
    parts, x = [], 2 * TOP
    for run in RUNS:
        for card in run:
            covered = card != run[-1]
            parts.append(placed(x, TOP, 1, card_art(card, covered=covered)))
            x += STEP if covered else 64 + GAP
    return on_ground(WIDE, 88 + 2 * TOP, FELT, parts)


def gifts(_words: Words) -> Drawn:
    """Draw a gift as it is shown, and the same face down, with its arrow."""
    then = html('<path d="{}" fill="none" stroke="#3a2130" stroke-width="3"/>', ARROW)
    shown, hidden = placed(8, 16, 0.8, front("guitar")), placed(112, 16, 0.8, back("right"))
    return on_ground(WIDE, 112, "#f6e3e6", [shown, then, hidden])


def hall(_words: Words) -> Drawn:
    """Draw a hall with its keyhole, a ghost that shows, and one that is hidden."""
    wide, high = round(SMALLER * WIDTH), round(SMALLER * HEIGHT)
    return wide, high, placed(0, 0, SMALLER, hall_art(HALL, door=DOOR))


BOARD = {"N": "red", "E": "blue", "S": "green", "W": "white"}
SCENES = {
    "not-not": (cross(Roll(UP, NOTHING), BOARD),),
    "no-thanks": (runs,),
    "hat": (gifts,),
    "ghosts": (hall,),
}
