"""The help that one may open: how many doors would see my ghosts, as they are or would be."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.sight import DOORS, seen
from partylab.ghosts.state import inside, size_of

if TYPE_CHECKING:
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import Names, View
    from partylab.words import Words


@lru_cache(maxsize=64)
def doors_that_see(game: Ghosts, hall: Hall, ghosts: Names) -> dict[str, int]:
    """Return from how many doors each of some ghosts is seen."""
    looks = [
        seen(
            hall, door, only=ghosts, mirror=game.mirror, ghosts_block=game.ghosts_block,
            seen_from=game.seen_from,
        )
        for door in DOORS
        if ghosts
    ]  # fmt: skip
    return {ghost: sum(ghost in look for look in looks) for ghost in ghosts}


def mine(view: View) -> Names:
    """Return my ghosts in the hall."""
    return () if view.seat is None else inside(view.hall, view.seat)


def told(game: Ghosts, hall: Hall, ghosts: Names, words: Words) -> str:
    """Say how many doors see each of some ghosts."""
    return " ".join(
        words("ghosts_table-risk", size=size_of(ghost), number=int(ghost[2]), doors=doors)
        for ghost, doors in doors_that_see(game, hall, ghosts).items()
    )


def changed(view: View, hall: Hall, words: Words) -> str:
    """Say what another hall would change for my ghosts."""
    before = doors_that_see(view.game, view.hall, mine(view))
    after = doors_that_see(view.game, hall, mine(view))
    return " ".join(
        words(
            "ghosts_table-risk-change", size=size_of(ghost), number=int(ghost[2]),
            before=before[ghost], after=doors,
        )
        for ghost, doors in after.items()
        if doors != before[ghost]
    )  # fmt: skip
