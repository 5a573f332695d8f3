"""Which piece of furniture to move where: in front of one's own ghosts, or away from others'.

Orders are given after that, so one's own ghosts are thought of where they are to go.  Only a few
places are tried: on each side of those that have most to lose, upright and lying.  What a place
would change is exact, and cheap: whoever the piece cannot concern is left out.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts.crowd import Crowd
from partylab.ghosts.poses import CELL, HALL, Pose
from partylab.ghosts.resting import piece_shape
from partylab.ghosts.setting import pushed_in
from partylab.ghosts.shapes import GHOSTS, SIZES
from partylab.ghosts.state import depth, inside, size_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.ghosts.dangers import Stand
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.sharing import Sharer
    from partylab.ghosts.state import Names, View

# On which side of a ghost a piece is put: the way there, and how the piece is turned.
AROUND = {"S": (0, -1, 0), "E": (1, 0, 90), "N": (0, 1, 180), "W": (-1, 0, 270)}
LIES = ("feet", "left")
GUARDED = 3  # so many ghosts are thought of
GAP = 60  # between a ghost and its cover, in thousandths of a cell
FAR = ((0, 0), (HALL, 0), (0, HALL), (HALL, HALL))  # the corners, to put things out of the way
# A decision asks so often which door sees which ghost; the most promising places come first.
LOOKS = 400
LEAST = 0.05  # a smaller gain is not worth the trouble


class Arrangement(NamedTuple):
    """A place for a piece, and what it would bring: points that one can hope for."""

    gain: float
    piece: str
    pose: Pose
    hall: Hall


class Arranger:
    """Thinks about furniture for who has planned orders; with `spite` others' losses count too."""

    def __init__(self, planner: Sharer, spite: float) -> None:
        self.planner, self.table, self.seat = planner, planner.table, planner.seat
        self.spite = spite
        self.here = planner.lookout.few(_stands(self.table))

    def lead(self, table: View, lookout: Lookout) -> float:
        """Return what I can hope for where furniture stands like this, less what others can."""
        crowds = [
            Crowd(table, lookout, seat, self.planner.crowd.weights) for seat in range(table.seats)
        ]
        hopes = [crowd.all(table) for crowd in crowds]
        mine, totals = hopes[self.seat], [fmean(crowds[0].totals(one)) for one in hopes]
        return self.planner.best_rating(mine) - self.spite * (sum(totals) - totals[self.seat])

    def best(self, hall: Hall, pieces: Names) -> Arrangement | None:
        """Return the best place for one of these pieces in a hall; None: leave them."""
        tried = [one for piece in pieces for one in self.arrangements(hall, piece, len(pieces))]
        best = max(tried, key=lambda one: one.gain, default=None)
        return best if best and best.gain >= LEAST else None

    def arrangements(self, hall: Hall, piece: str, pieces: int = 1) -> Iterator[Arrangement]:
        """Try places for a piece, as long as there is time for one of so many pieces."""
        now, left = self.lead(self.table, self.here), LOOKS // pieces
        for pose in dict.fromkeys(self.poses(piece)):
            try:
                hall.place(piece, pose)  # as it is, and as it will be
                table = self.table._replace(hall=self.table.hall.place(piece, pose))
            except Rejected:
                continue
            lookout = self.here.through(table.hall)
            left -= lookout.unknown(_stands(table))
            if left < 0:
                break
            yield Arrangement(self.lead(table, lookout) - now, piece, pose, table.hall)

    def poses(self, piece: str) -> Iterator[Pose]:
        """Go through places beside my ghosts and, to uncover those of others, the corners."""
        mine = sorted(inside(self.table.hall, self.seat), key=self.fear, reverse=True)
        for ghost in mine[:GUARDED]:
            spot = self.table.hall.spot(ghost)
            for x, y, yaw in AROUND.values():
                for down in LIES if size_of(ghost) != "S" else LIES[:1]:
                    deep = GHOSTS[size_of(ghost)].radius + _deep(piece, down)
                    away = round(CELL * deep) + GAP
                    at = Pose(_within(spot.x + x * away), _within(spot.y + y * away), yaw, down)
                    yield pushed_in(piece, at)
        for x, y in FAR:
            yield pushed_in(piece, Pose(x, y))

    def fear(self, ghost: str) -> float:
        """Return how much a ghost is likely to lose: points for each of its steps."""
        size, spot = size_of(ghost), self.table.hall.spot(ghost)
        steps = depth(self.table.sides[self.seat], spot.cell)
        return self.here.risk((size, spot)) * steps * self.table.game.score_out[SIZES.index(size)]


def _stands(table: View) -> list[Stand]:
    return [(size_of(name), spot) for name, spot in table.hall.ghosts]


def _deep(piece: str, down: str) -> float:
    """Return how far a piece reaches back from its middle."""
    _, front, _, back = piece_shape(piece, 0, down, 0, "x").box
    return max(-front, back)


def _within(number: int) -> int:
    return min(max(number, 0), HALL)
