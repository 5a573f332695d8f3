"""What a bot expects of the others: who goes before it takes the best hideouts first.

Orders are hidden, and are carried out from the die holder on (PV-A16).  A ghost that finds its
cell full stays where it was, and its points are lost; so it is worth knowing what the others want.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.lookout import Rote
from partylab.ghosts.planning import Planner
from partylab.ghosts.sharing import Sharer
from partylab.ghosts.state import clockwise, inside, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.sharing import Spots
    from partylab.ghosts.state import View


class Rivals:
    """What each of the others is likely to order; what hiders do is thought out only once.

    For each of them as many spots are looked at as it would look at itself (`lookout.STANDS`).
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.hidden: dict[Seat, View] = {}

    def hiding(self, seat: Seat) -> View:
        """Return the table when a seat has gone, and has thought as a hider does."""
        if seat not in self.hidden:
            planner = Planner(self.view, Rote(self.view), seat)
            planner.go()
            self.hidden[seat] = planner.table
        return self.hidden[seat]

    def schemer(self, seat: Seat, lookout: Lookout) -> Sharer:
        """Return who plans for a seat, and expects the others to hide."""
        return Sharer(self.view, lookout, seat, met(self.view, seat, self.hiding))


def met(view: View, seat: Seat, gone: Callable[[Seat], View]) -> Spots:
    """Return who stands where when a seat's ghosts come: those before it have gone by then."""
    there = dict(view.hall.ghosts)
    order = clockwise(view)
    for other in order[: order.index(seat)]:
        there = {ghost: spot for ghost, spot in there.items() if seat_of(ghost) != other}
        hall = gone(other).hall
        there |= {ghost: hall.spot(ghost) for ghost in inside(hall, other)}
    return there
