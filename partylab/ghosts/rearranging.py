"""Which piece of furniture to move where: in front of one's own ghosts, or away from others'.

Only a few places are tried: on each side of the ghosts that have most to lose, upright and lying.
What a place would change is exact, and cheap: whoever the piece cannot concern is left out.
"""

from __future__ import annotations

from itertools import islice
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts.poses import CELL, HALL, Pose
from partylab.ghosts.resting import piece_shape
from partylab.ghosts.setting import pushed_in
from partylab.ghosts.shapes import GHOSTS
from partylab.ghosts.state import depth, inside, seat_of, size_of
from partylab.ghosts.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from partylab.game import Seat
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.state import Names, View

# On which side of a ghost a piece is put: the way there, and how the piece is turned.
AROUND = {"S": (0, -1, 0), "E": (1, 0, 90), "N": (0, 1, 180), "W": (-1, 0, 270)}
LIES = ("feet", "left")
GUARDED = 2  # so many ghosts are thought of
GAP = 60  # between a ghost and its cover, in thousandths of a cell
FAR = ((0, 0), (HALL, 0), (0, HALL), (HALL, HALL))  # the corners, to put things out of the way
# A decision asks so often which door sees which ghost; the most promising places come first.
LOOKS = 800
LEAST = 0.05  # a smaller gain is not worth the trouble


class Arrangement(NamedTuple):
    """A place for a piece, and what it would bring: points that one can hope for."""

    gain: float
    piece: str
    pose: Pose
    hall: Hall


class Arranger:
    """Thinks about furniture, and the side of the keyhole, for a seat.

    With `spite` it also counts what others lose; `choice` is how sure it is to choose the side.
    """

    def __init__(
        self, view: View, lookout: Lookout, seat: Seat, spite: float = 0.0, choice: float = 0.0
    ) -> None:
        self.view, self.lookout, self.seat = view, lookout, seat
        self.spite, self.choice = spite, choice
        self.worth = Worth.after(view)
        self.minded = [name for name, _ in view.hall.ghosts if self.share(name)]
        stands = [(size_of(name), view.hall.spot(name)) for name in self.minded]
        self.here = lookout.few(stands)
        self.now = self.hopes(view.hall, self.here)

    def best(self, pieces: Names) -> Arrangement | None:
        """Return the best place that it can find for one of these pieces; None: leave them."""
        each = LOOKS // max(1, len(pieces) * len(self.minded) * len(self.here.doors))
        tried = [one for piece in pieces for one in islice(self.arrangements(piece), max(1, each))]
        best = max(tried, key=lambda one: one.gain, default=None)
        return best if best and best.gain >= LEAST else None

    def arrangements(self, piece: str) -> Iterator[Arrangement]:
        """Try the places for a piece."""
        for pose in dict.fromkeys(self.poses(piece)):
            try:
                hall = self.view.hall.place(piece, pose)
            except Rejected:
                continue
            gain = self.hopes(hall, self.here.through(hall)) - self.now
            yield Arrangement(gain, piece, pose, hall)

    def poses(self, piece: str) -> Iterator[Pose]:
        """Go through places beside my ghosts and, out of spite, through the corners."""
        if self.spite and len(inside(self.view.hall, self.seat)) < len(self.view.hall.ghosts):
            for x, y in FAR:
                yield pushed_in(piece, Pose(x, y))
        mine = sorted(inside(self.view.hall, self.seat), key=self.fear, reverse=True)
        for ghost in mine[:GUARDED]:
            spot = self.view.hall.spot(ghost)
            for x, y, yaw in AROUND.values():
                for down in LIES if size_of(ghost) != "S" else LIES[:1]:
                    deep = GHOSTS[size_of(ghost)].radius + _deep(piece, down)
                    away = round(CELL * deep) + GAP
                    at = Pose(_within(spot.x + x * away), _within(spot.y + y * away), yaw, down)
                    yield pushed_in(piece, at)

    def hopes(self, hall: Hall, lookout: Lookout) -> float:
        """Return what I can hope for with the ghosts where they are, less what others can."""
        flights = lookout.look_at(hall, self.minded)
        hopes = [self._from(flights, side) for side in {door.side: 0 for door, *_ in lookout.looks}]
        return self.choice * max(hopes) + (1 - self.choice) * fmean(hopes)

    def from_side(self, side: str) -> float:
        """Return what I can hope for when the keyhole goes to a side, less what others can."""
        return self._from(self.here.look_at(self.view.hall, self.minded), side)

    def _from(self, flights: Mapping[str, list[bool]], side: str) -> float:
        looks = [at for at, look in enumerate(self.here.looks) if look[0].side == side]
        return sum(
            self.share(ghost) * self.kept(ghost, fmean(flees[at] for at in looks))
            for ghost, flees in flights.items()
        )

    def share(self, ghost: str) -> float:
        """Return how much it counts what a ghost brings."""
        return 1.0 if seat_of(ghost) == self.seat else -self.spite

    def kept(self, ghost: str, risk: float) -> float:
        """Return what a ghost can hope for that is seen with this probability."""
        return self.worth.home(size_of(ghost)) + (1 - risk) * self.stake(ghost)

    def fear(self, ghost: str) -> float:
        """Return what a ghost is likely to lose if no furniture is moved."""
        return self.stake(ghost) * self.here.risk((size_of(ghost), self.view.hall.spot(ghost)))

    def stake(self, ghost: str) -> float:
        """Return what a ghost would lose if it were seen."""
        return stake(self.view, self.worth, ghost)


def stake(view: View, worth: Worth, ghost: str) -> float:
    """Return what a ghost in the hall would lose if it were seen."""
    rows = depth(view.sides[seat_of(ghost)], view.hall.cell(ghost))
    return worth.inside(size_of(ghost), rows) - worth.home(size_of(ghost))


def _deep(piece: str, down: str) -> float:
    """Return how far a piece reaches back from its middle."""
    _, front, _, back = piece_shape(piece, 0, down, 0, "x").box
    return max(-front, back)


def _within(number: int) -> int:
    return min(max(number, 0), HALL)
