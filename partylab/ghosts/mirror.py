"""What stands in a mirror: the hall as the image of the eye sees it through the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.bodies import bodies
from partylab.ghosts.outlines import filled, path
from partylab.ghosts.pieces import SILVER
from partylab.ghosts.room import look_around
from partylab.ghosts.scenes import pack
from partylab.html import Markup, html

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lens import Lens
    from partylab.ghosts.silhouettes import Desk


def reflections(
    hall: Hall,
    lens: Lens,
    moods: Mapping[str, str],
    hidden: Collection[str],
    noted: Desk | None = None,
) -> dict[str, Markup]:
    """Return what is seen in the glass if it faces the eye, by the mirror's name."""
    packed = pack(hall)
    glass = packed.glass
    if glass is None or not lens.faces(glass.corners[0], glass.plane[:3]):
        return {}
    pane = [lens.at(corner) for corner in glass.corners]
    if not lens.framed(pane):
        return {}
    into = lens.into(glass)
    mirrored = html(
        '<g class="gh-mirrored">{}{}{}</g>',
        look_around(into, open_above=False), bodies(hall, into, moods, hidden=hidden, noted=noted),
        filled(path(pane), SILVER, 0.13, "#e0b054"),
    )  # fmt: skip
    return {packed.bodies[glass.panel]: mirrored}
