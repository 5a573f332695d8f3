"""How Pas Vu Pas Pris looks: the hall by lamplight, seen from above one of its sides."""

from __future__ import annotations

from functools import cache
from partylab.ghosts.bodies import bodies
from partylab.ghosts.doors import Eye
from partylab.ghosts.room import room
from partylab.ghosts.lens import Lens, camera
from partylab.ghosts.outlines import QUARTERS
from partylab.html import Markup, html, join, picture

NIGHT = "#150e22"
WIDTH, HEIGHT = 1000, 800
YAW = {"S": 0, "W": 90, "N": 180, "E": 270}
DOWN, FAR, AIM = 51, 9.5, 0.25


@cache
def hall_lens(side: str = "S") -> Lens:
    right, up, forward = camera(YAW[side], DOWN)
    middle = (3.0 - AIM * forward[0], 3.0 - AIM * forward[1], 0.2)
    at = tuple(m - FAR * f for m, f in zip(middle, forward, strict=True))
    return Lens(Eye(at, right, up, forward, ()), QUARTERS * 1030, QUARTERS * WIDTH / 2, QUARTERS * 415)


def hall_art(hall, lens, moods=None):
    return html('<rect width="{}" height="{}" fill="{}"/><g transform="scale(.25)">{}<g stroke-width="4" stroke-linejoin="round">{}</g></g>',
        WIDTH, HEIGHT, NIGHT, room(lens, open_above=True), bodies(hall, lens, moods or {}))
