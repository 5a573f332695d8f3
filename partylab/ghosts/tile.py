"""What invites to Pas Vu Pas Pris: ghosts behind an armchair, in the light of a keyhole."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.ghosts.bodies import bodies
from partylab.ghosts.doors import Eye
from partylab.ghosts.doorways import FLAME, HOLE
from partylab.ghosts.hall import Hall
from partylab.ghosts.lens import Lens, camera
from partylab.ghosts.outlines import QUARTERS, filled, path
from partylab.ghosts.poses import Pose, Spot
from partylab.html import Markup, art, html, join

if TYPE_CHECKING:
    from partylab.words import Words

HALL = Hall(
    furniture=(("armchair", Pose(2800, 2900, 335)),),
    ghosts=(
        ("0S1", Spot(2280, 1780)),
        ("1L1", Spot(2500, 4400)),
        ("2M1", Spot(3700, 3300)),
        ("3S1", Spot(2750, 2770, "armchair/seat")),
    ),
)
MOODS = {"0S1": "startled", "2M1": "startled"}
EYE = Eye((2.8, -0.9, 2.3), *camera(0, 22), ())
# The light that falls through a keyhole: how large it is, and how strong.
LIGHT, MIDDLE = ((160, 0.22), (134, 0.3)), (176, 158)


def tile(_words: Words) -> Markup:
    """Return the picture: a square in the corner of the tile."""
    return _drawn()


@cache
def _drawn() -> Markup:
    """Draw it once: the page that it stands on is drawn again and again."""
    x, y = (QUARTERS * place for place in MIDDLE)
    light = (
        filled(
            path([(x + QUARTERS * size * u, y - QUARTERS * size * v) for u, v in HOLE]), FLAME, veil
        )
        for size, veil in LIGHT
    )
    lens = Lens(EYE, QUARTERS * 470, QUARTERS * 172, QUARTERS * 140)
    return art(
        "0 0 320 320",
        html(
            '<g transform="scale(.25)" stroke-width="5" stroke-linejoin="round">{}{}</g>',
            join(light), bodies(HALL, lens, MOODS),
        ),
        "pl-tile",
    )  # fmt: skip
