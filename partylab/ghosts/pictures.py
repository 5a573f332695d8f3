"""The hall by lamplight and through the keyhole, drawn once for each hall."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.sight import DOORS, seen
from partylab.ghosts.state import inside, size_of
from partylab.html import EMPTY, Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.state import View
    from partylab.words import Words


def lamplight(view: View, now: View, words: Words, names: Sequence[str]) -> Markup:
    """Return the hall in perspective, with what is drafted."""
    return EMPTY


def through_keyhole(view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return what was seen in the last look."""
    return EMPTY


def risks(view: View, words: Words) -> str:
    """Say how many doors would see each of my ghosts where it stands."""
    if view.seat is None:
        return words("ghosts_table-risk-none")
    mine = inside(view.hall, view.seat)
    told = [
        words("ghosts_table-risk", size=size_of(ghost), number=int(ghost[2]), doors=doors)
        for ghost, doors in _seen_from(view.hall, mine).items()
    ]
    return " ".join(told) or words("ghosts_table-risk-none")


@lru_cache(maxsize=32)
def _seen_from(hall: Hall, ghosts: tuple[str, ...]) -> dict[str, int]:
    """Return from how many doors each ghost is seen."""
    if not ghosts:
        return {}
    looks = [seen(hall, door, only=ghosts) for door in DOORS]
    return {ghost: sum(ghost in look for look in looks) for ghost in ghosts}
