"""What invites to Pas Vu Pas Pris: ghosts behind an armchair, in the light of a keyhole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.bodies import bodies
from partylab.ghosts.doors import Eye
from partylab.ghosts.doorways import HOLE
from partylab.ghosts.hall import Hall
from partylab.ghosts.lens import Lens, camera
from partylab.ghosts.outlines import QUARTERS, filled, path
from partylab.ghosts.poses import Pose, Spot
from partylab.html import Markup, art, html

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
LIGHT = ((0.2, "#ffb85c"), (0.2, "#ffcf86"))


def tile(_words: Words) -> Markup:
    """Return the picture: a square in the corner of the tile."""
    lens = Lens(EYE, QUARTERS * 480, QUARTERS * 168, QUARTERS * 150)
    holes = (
        [(QUARTERS * (172 + size * u), QUARTERS * (150 - size * v)) for u, v in HOLE]
        for size in (168, 142)
    )
    (far, near), (first, second) = LIGHT, (path(list(hole)) for hole in holes)
    light = filled(first, far[1], far[0]) + filled(second, near[1], near[0])
    return art(
        "0 0 320 320",
        html(
            '<g transform="scale(.25)" stroke-width="5" stroke-linejoin="round">{}{}</g>',
            light, bodies(HALL, lens, MOODS),
        ),
        "pl-tile",
    )  # fmt: skip
