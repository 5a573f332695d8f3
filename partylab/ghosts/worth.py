"""What a ghost is worth where it is, and which looks through the keyhole may come: guesses of bots.

>>> from partylab.ghosts import Ghosts
>>> early, late = Worth(Ghosts(), left=3), Worth(Ghosts(), left=0)
>>> early.inside("L", 5) > early.home("L") > 0
True
>>> late.inside("L", 5), late.home("L"), late.out("L")
(2.0, 0.0, 5.0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.doors import DOORS, Door
from partylab.ghosts.poses import CELLS
from partylab.ghosts.rounds import may_choose, sides
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.state import OPPOSITE, SIDE

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import View

# From so many steps away a ghost has no hope, by how many rounds are left after this one.
HOPE = (0, 11, 16, 22, 28)
# Not everybody at home will get points enough to cross.
AT_HOME = 0.7

# The doors through which one looks, one after the other; PV-M1 has two.
Look = tuple[Door, ...]


class Worth(NamedTuple):
    """Points that a ghost will bring, as far as one can guess."""

    game: Ghosts
    left: int  # rounds after this one

    @classmethod
    def after(cls, view: View) -> Worth:
        """Return what ghosts are worth when this round is over."""
        return cls(view.game, ROUNDS - view.round)

    def out(self, size: str) -> float:
        """Return the points of a ghost that is out."""
        return float(self.game.score_out[SIZES.index(size)])

    def inside(self, size: str, depth: int) -> float:
        """Return what a ghost is worth in the hall, so many rows from its side."""
        here = float(self.game.score_hall[SIZES.index(size)])
        hope = self._hope(CELLS - depth + self.game.exit_cost)
        return hope * self.out(size) + (1 - hope) * here * (0.5 if self.left else 1.0)

    def home(self, size: str) -> float:
        """Return what a ghost is worth that can still come in."""
        if self.left == 0:
            return 0.0
        if self.left == 1:  # it does not come in and go out in the same round
            return 0.5 * self.game.score_hall[SIZES.index(size)]
        return AT_HOME * self._hope(CELLS + self.game.exit_cost) * self.out(size)

    def _hope(self, steps: int) -> float:
        return max(0.0, 1 - steps / HOPE[self.left]) if self.left else 0.0


def choice(view: View, seat: Seat) -> float:
    """Return how likely a seat is to choose the side of the keyhole in this round."""
    if view.phase == SIDE:
        return float(seat == view.active)
    rolling = [] if view.bell == "knock" else may_choose(view)  # PV-M9
    return (seat in rolling) / max(1, len(rolling))


def looks(view: View) -> tuple[Look, ...]:
    """Return the looks that may come in this round; each is as likely as the others."""
    here = (view.keyhole.side,) if view.bell == "knock" else sides(view)
    doors = [door for door in DOORS if door.side in here and view.number in (None, door.number)]
    if view.bell == "double":
        return tuple((door, Door(OPPOSITE[door.side], door.number)) for door in doors)
    return tuple((door,) for door in doors)
