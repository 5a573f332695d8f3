"""What one person at the table of Pas Vu Pas Pris has in hand: a piece, a plan for the ghosts.

All of it is a draft: nothing of it counts, and nobody else sees it, until it is played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.board import Look
from partylab.ghosts.state import DRAW, OVER, STRIKE

if TYPE_CHECKING:
    from partylab.ghosts.moves import Order
    from partylab.ghosts.poses import Pose
    from partylab.ghosts.state import Cell, Table, View

# The pictures of the hall: from above, to be touched; by lamplight; through the keyhole.
PICTURES = PLAN, HALL, KEYHOLE = ("plan", "hall", "keyhole")
MOST_KEPT = 40  # steps that can be taken back


class Draft(NamedTuple):
    """What somebody thinks of doing at one moment of the game; it is worth nothing at another."""

    at: str = ""
    piece: str = ""  # of furniture, that is looked at, or in hand
    poses: tuple[Pose, ...] = ()  # how it was turned so far; the last one is how it is held now
    ghost: str = ""  # that is about to get an order
    near: Cell | None = None  # the cell that is looked at from near by
    orders: tuple[Order, ...] = ()

    @property
    def pose(self) -> Pose | None:
        """How the piece is held now; None while it is only looked at (PV-19)."""
        return self.poses[-1] if self.poses else None

    def held(self, pose: Pose) -> Draft:
        """Hold the piece otherwise."""
        return self._replace(poses=(*self.poses, pose)[-MOST_KEPT:])


NO_DRAFT = Draft()


@dataclass(frozen=True)
class GhostsLook(Look):
    """Which picture is large, what is drafted, and what has been looked at."""

    picture: str = PLAN
    draft: Draft = NO_DRAFT
    fine: bool = False  # does furniture move by small steps?
    done: int = 0  # rounds whose look through the keyhole is put away
    asked: str = ""  # the ghost of which somebody asks why it was seen, or not

    def drafted(self, view: View) -> Draft:
        """Return the draft for this moment: an older one counts no more."""
        at = moment(view)
        return self.draft if self.draft.at == at else Draft(at)

    def drafts(self, draft: Draft, **more: Any) -> GhostsLook:
        """Return the look with another draft."""
        return replace(self, draft=draft, **more)


def moment(view: View) -> str:
    """Name the decision that is to be made now."""
    return f"{view.round} {view.phase} {view.active}"


def rounds_played(table: Table) -> int:
    """Return how many rounds are over."""
    return table.round if table.phase == OVER else table.round - 1


def is_fresh(view: View) -> bool:
    """Has somebody just looked through the keyhole, and nothing happened since?"""
    nothing_yet = view.phase in (STRIKE, OVER) or (
        view.phase == DRAW and view.bell is None and not any(view.cards)
    )
    return bool(view.last) and nothing_yet


def is_watching(view: View, look: GhostsLook) -> bool:
    """Is the look through the keyhole still on show?"""
    return is_fresh(view) and look.done < rounds_played(view)
