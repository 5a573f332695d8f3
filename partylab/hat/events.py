"""What happened between two views: which gift went where, and which one was turned face down.

A view shows only what lies on the table now.  Whoever watches one after the other can follow
every gift on its way, and that is all that the memories in `memory.py` are made of.

>>> from partylab import Table
>>> from partylab.hat import Hat
>>> table = Table(Hat(), ["Ana", "Bo", "Cleo"], seed=1)
>>> before = table.view(None)
>>> table.play(before.giver, "draw")
>>> follow(before, table.view(None)).what, places(table.view(None))[GIVEN].gift == before.top
('drew', True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.hat.state import ANSWERING, DRAWING, NAMING, SHOWING

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.hat.state import Lies, View


class Place(NamedTuple):
    """Where a gift lies: before a seat, the oldest at 0; or in the giver's hand, `GIVEN`."""

    seat: Seat | None
    at: int = 0


GIVEN = Place(None)

# What happened: all gifts were dealt anew, or one was drawn, turned face down, named, accepted,
# refused; the game ended; nobody touched anything; or this is not what came next, as for those
# who join late or see an earlier moment again.
DEALT, DREW, TURNED, OFFERED = "dealt", "drew", "turned", "offered"
ACCEPTED, REFUSED, ENDED, NOTHING, MISSED = "accepted", "refused", "ended", "nothing", "missed"
TOLD = {
    "hat-drew": (DREW, DRAWING),
    "hat-turned": (TURNED, SHOWING),
    "hat-offered": (OFFERED, NAMING),
    "hat-accepted": (ACCEPTED, ANSWERING),
    "hat-refused": (REFUSED, ANSWERING),
}


class Happened(NamedTuple):
    """What happened between two views, and where each gift lay before."""

    what: str
    came: dict[Place, Place]  # from where what lies in a place now; what is new is not in it


def places(view: View) -> dict[Place, Lies]:
    """Return every gift on the table by its place: those before the seats, then the given one."""
    lying = {
        Place(seat, at): card
        for seat, hand in enumerate(view.hands)
        for at, card in enumerate(hand)
    }
    if view.given is not None:
        lying[GIVEN] = view.given
    return lying


def hidden(view: View) -> tuple[Place, ...]:
    """Return the places where a gift lies face down."""
    return tuple(place for place, card in places(view).items() if card.gift is None)


def follow(before: View | None, now: View) -> Happened:
    """Return what happened between two views."""
    if before is not None and now == before:
        return Happened(NOTHING, {place: place for place in places(now)})
    told = [news.what for news in now.last]
    if "hat-begins" in told:
        return Happened(DEALT, {})
    if "hat-won" in told:
        return Happened(ENDED, {})
    what, phase = TOLD.get(told[0], (MISSED, ""))
    if before is None or before.phase != phase or not _next(before, now, what):
        return Happened(MISSED, {})
    came = _moved(before, now, what)
    old, new = places(before), places(now)
    same = all(_same(old[origin], new[place]) for place, origin in came.items())
    return Happened(what, came) if same else Happened(MISSED, {})


def _next(before: View, now: View, what: str) -> bool:
    """Can this have come next?"""
    return (
        now.offers == before.offers + (what == OFFERED)
        and now.past == before.past
        and len(now.hands) == len(before.hands)
        and now.shop == before.shop - (what == DREW)
        and (what in (ACCEPTED, REFUSED) or now.giver == before.giver)
        and (what != ACCEPTED or now.giver == before.receiver)
    )


def _moved(before: View, now: View, what: str) -> dict[Place, Place]:
    """Return where each gift lay before (NH-9, NH-10, NH-27)."""
    came = {place: place for place in places(now)}
    if what in (DREW, REFUSED):
        came.pop(GIVEN, None)
    if what == ACCEPTED and before.receiver is not None:
        seat, newest = before.receiver, len(now.hands[before.receiver]) - 1
        for at in range(newest):
            came[Place(seat, at)] = Place(seat, at + 1)
        came[Place(seat, newest)] = GIVEN
        came[GIVEN] = Place(seat, 0)
    return came


def _same(before: Lies, now: Lies) -> bool:
    """May it be the same gift?  One that lay open may now lie face down, never the other way."""
    return before == now or (before.gift is not None and now.gift is None)
