"""What betrayed a ghost: a free string, one that goes over or under furniture, or the mirror.

>>> from partylab.ghosts import Hall, Pose, Spot, sight
>>> hall = Hall().place("desk", Pose(2500, 2500)).stand("0M1", Spot(2500, 3400))
>>> betrayed(hall, "S3", sight.look(hall, "S3"))
{'0M1': Betrayal(how='over', past='desk')}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.sight import MIRROR, STRING, WINDOW
from partylab.ghosts.slices import section

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.sight import Sight
    from partylab.ghosts.slices import Slice

OVER, UNDER, BESIDE = "over", "under", "beside"


class Betrayal(NamedTuple):
    """How a ghost is seen: "string", "over", "under", "beside" or "mirror"; past what, or ""."""

    how: str
    past: str = ""


def betrayed(
    hall: Hall, door: Door | tuple[str, int], sights: Mapping[str, Sight]
) -> dict[str, Betrayal]:
    """Return for each ghost that is seen what has betrayed it."""
    return {ghost: _betrayal(hall, door, one) for ghost, one in sights.items() if one.seen}


def _betrayal(hall: Hall, door: Door | tuple[str, int], sight: Sight) -> Betrayal:
    if sight.where == MIRROR or sight.witness is None:
        return Betrayal(MIRROR)
    before = [body for body, _ in sight.hidden_by if body != WINDOW]
    if not before:
        return Betrayal(STRING)
    cut = section(hall, door, sight.witness)
    for body in before:
        if way := _way_past(cut, body):
            return Betrayal(way, body)
    return Betrayal(BESIDE, before[0])  # from above, too, the string crosses none of them


def _way_past(cut: Slice, body: str) -> str:
    """Return on which side of a body the string of a slice passes it; "" where it is not cut.

    The string is free and the parts are convex, so that a part is on one side of it as a whole.
    """
    (away, high), (_, eye) = cut.line.towards, cut.eye
    for piece in cut.pieces:
        near = [(at, z) for at, z in piece.outline if at <= away]
        if piece.body == body and near:
            at = sum(at for at, _ in near) / len(near)
            z = sum(z for _, z in near) / len(near)
            return OVER if z < eye + (high - eye) * at / away else UNDER
    return ""
