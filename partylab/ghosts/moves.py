"""What a player can do in Pas Vu Pas Pris, and how each move is written.

>>> parse("grab piano")
Grab(piece='piano')
>>> print(parse("go 0S1 2500 500 floor; 0M1 out; 0S2 2500 500 floor + 0S1"))
go 0S1 2500 500 floor; 0M1 out; 0S2 2500 500 floor + 0S1
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected, brief
from partylab.ghosts.doors import SIDES
from partylab.ghosts.poses import Pose, Spot, read_pose, read_spot
from partylab.ghosts.shapes import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable

# A longer text is no move: seven ghosts with the longest names of places need less.
LONGEST = 600
GHOST = "[0-3](?:S[1-4]|M[12]|L1)"
ORDER = re.compile(rf"({GHOST}) (?:(out)|([^+]+?)(?: \+ ({GHOST}))?)")


class Order(NamedTuple):
    """Where one ghost goes: to a spot, there perhaps to fuse with another one, or out (None)."""

    ghost: str
    to: Spot | None
    fuse: str | None = None

    def __str__(self) -> str:
        fuse = f" + {self.fuse}" if self.fuse else ""
        return f"{self.ghost} {'out' if self.to is None else self.to}{fuse}"


@dataclass(frozen=True)
class Strike:
    """Draw the Midnight card of this round (PV-41)."""

    def __str__(self) -> str:
        return "strike"


@dataclass(frozen=True)
class Draw:
    """Draw a Movement card (PV-9)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Leave:
    """Move no furniture (PV-A7)."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True)
class Pass:
    """Do nothing with a Midnight card that leaves the choice."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Grab:
    """Take a piece of furniture in hand; now it has to be this one (PV-19)."""

    piece: str

    def __str__(self) -> str:
        return f"grab {self.piece}"


@dataclass(frozen=True)
class Place:
    """Put the piece down that was grabbed."""

    pose: Pose

    def __str__(self) -> str:
        return f"place {self.pose}"


@dataclass(frozen=True)
class Go:
    """Order the ghosts about, one after the other; nobody moves without an order."""

    orders: tuple[Order, ...] = ()

    def __str__(self) -> str:
        return f"go {'; '.join(map(str, self.orders))}".rstrip()


@dataclass(frozen=True)
class Side:
    """Choose the side for the keyhole (PV-28)."""

    side: str

    def __str__(self) -> str:
        return f"side {self.side}"


@dataclass(frozen=True)
class Swap:
    """Put one's own small ghost in the place of the neighbour's (PV-M5)."""

    theirs: str
    mine: str

    def __str__(self) -> str:
        return f"swap {self.theirs} {self.mine}"


@dataclass(frozen=True)
class Put:
    """Put a small ghost of one's own into the hall, three cells from home (PV-M5)."""

    ghost: str
    spot: Spot

    def __str__(self) -> str:
        return f"put {self.ghost} {self.spot}"


@dataclass(frozen=True)
class Grow:
    """Replace a ghost in the hall by one of the next size (PV-M8)."""

    ghost: str

    def __str__(self) -> str:
        return f"grow {self.ghost}"


Move = Strike | Draw | Leave | Pass | Grab | Place | Go | Side | Swap | Put | Grow


def parse(text: str) -> Move:
    """Read a move; whatever else somebody sends is refused before it costs any work."""
    if isinstance(text, str) and len(text) <= LONGEST:
        for pattern, read in READERS:
            if found := re.fullmatch(pattern, text):
                return read(*found.groups())
    raise Rejected("ghosts-unknown-move", move=brief(text))


def _go(text: str | None) -> Go:
    return Go(tuple(map(_order, text.split("; "))) if text else ())


def _order(text: str) -> Order:
    found = ORDER.fullmatch(text)
    if found is None:
        raise Rejected("ghosts-unknown-move", move=brief(text))
    ghost, out, spot, fuse = found.groups()
    return Order(ghost, None if out else read_spot(spot), fuse)


READERS: tuple[tuple[str, Callable[..., Move]], ...] = (
    ("strike", Strike),
    ("draw", Draw),
    ("leave", Leave),
    ("pass", Pass),
    (rf"grab ({'|'.join(KINDS)})", Grab),
    ("place (.+)", lambda pose: Place(read_pose(pose))),
    ("go(?: (.+))?", _go),
    (rf"side ([{SIDES}])", Side),
    (rf"swap ({GHOST}) ({GHOST})", Swap),
    (rf"put ({GHOST}) (.+)", lambda ghost, spot: Put(ghost, read_spot(spot))),
    (rf"grow ({GHOST})", Grow),
)
