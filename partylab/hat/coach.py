"""What a newcomer to That's Not a Hat is told in a first game: look, turn, name, believe or doubt.

It is read from the table alone, so it is the same after a move was taken back; and it never says
what lies face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.cards import forms
from partylab.hat.state import ANSWERING, DRAWING, NAMING

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab.game import Seat
    from partylab.hat.state import View
    from partylab.words import Words

# The person begins.
DEAL = 28
OFFERS = 8  # after so many all has been told


def told(view: View, people: Collection[Seat], words: Words) -> str:
    """Say what to look at and what to do about it; nothing when all has been told."""
    if view.seat not in people or view.active is None or view.past or view.offers > OFFERS:
        return ""
    if view.offers == OFFERS:
        return words("hat_table-coach-last")
    mine = view.active == view.seat
    if view.phase == DRAWING:
        which = "turned-up" if view.offers else "begin"
        return words(f"hat_table-coach-{which}", mine="yes" if mine else "no")
    if not mine:
        which = "watch" if view.given is not None and view.given.open else "others"
        return words(f"hat_table-coach-{which}")
    if view.phase == ANSWERING and view.named is not None:
        return words("hat_table-coach-answer", **forms(view.named, view, words))
    if view.phase == NAMING and view.given is not None:
        return words("hat_table-coach-name", which=_which(view))
    return words("hat_table-coach-show")


def _which(view: View) -> str:
    """Return what can be told of the gift that is to be named: one just turned may be any."""
    if not view.offers:
        return "first"
    return "older" if view.last and view.last[0].what == "hat-accepted" else "this"
