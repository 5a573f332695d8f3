"""What a newcomer is told in the first round: cards, furniture, ghosts, the keyhole.

It is read from the table alone, so it is the same after a move was taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts import orders
from partylab.ghosts.drafts import is_watching
from partylab.ghosts.state import DRAW, FURNITURE, GO, PLACE, SIDE, seat_of

if TYPE_CHECKING:
    from partylab.ghosts.drafts import GhostsLook
    from partylab.ghosts.state import View
    from partylab.words import Words

# The person begins, and draws a card with furniture.
DEAL = 13


def told(view: View, look: GhostsLook, words: Words) -> str:
    """Say what to do now and why; nothing once the first look through the keyhole is put away."""
    if view.seat not in look.people:
        return ""
    if is_watching(view, look) and view.round == 2:
        mine = [one for one in view.last[-1].found if seat_of(one.ghost) == view.seat]
        seen = sum(bool(one.where) for one in mine)
        return words("ghosts_table-coach-looked", mine=len(mine), seen=seen)
    if view.round > 1:
        return ""
    return _first_round(view, look, words)


def _first_round(view: View, look: GhostsLook, words: Words) -> str:
    if view.seat not in view.turn:
        return words("ghosts_table-coach-wait")
    draft = look.drafted(view)
    if view.phase == DRAW:
        return words("ghosts_table-coach-draw")
    if view.phase in (FURNITURE, PLACE):
        return words("ghosts_table-coach-furniture", held="yes" if draft.piece else "no")
    if view.phase == GO:
        left = orders.points_left(view, draft.orders)
        chosen = "yes" if draft.ghost else "no"
        given = "yes" if draft.orders else "no"
        return words("ghosts_table-coach-ghosts", left=left, chosen=chosen, given=given)
    return words("ghosts_table-coach-side") if view.phase == SIDE else ""
