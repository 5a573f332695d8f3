"""Pas Vu Pas Pris: ghosts cross a hotel's hall, and hide from the eye at the keyhole."""

from partylab.ghosts.cards import Card
from partylab.ghosts.hall import Hall
from partylab.ghosts.moves import (
    Draw,
    Go,
    Grab,
    Grow,
    Leave,
    Order,
    Pass,
    Place,
    Put,
    Side,
    Strike,
    Swap,
)
from partylab.ghosts.poses import Pose, Spot
from partylab.ghosts.rules import Ghosts, Points
from partylab.ghosts.sight import Door
from partylab.ghosts.state import Found, Glance, State, View

__all__ = [
    "Card",
    "Door",
    "Draw",
    "Found",
    "Ghosts",
    "Glance",
    "Go",
    "Grab",
    "Grow",
    "Hall",
    "Leave",
    "Order",
    "Pass",
    "Place",
    "Points",
    "Pose",
    "Put",
    "Side",
    "Spot",
    "State",
    "Strike",
    "Swap",
    "View",
]
