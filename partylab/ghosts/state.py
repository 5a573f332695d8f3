"""What a table of Pas Vu Pas Pris holds, and what one seat may know of it.

Every ghost is in one place at any time: at home, waiting at the edge, in the hall, or out.
Its name says whose it is and how big: "0S1" is the first small ghost of seat 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from partylab.game import News, Seat, Shown
from partylab.ghosts.poses import CELLS
from partylab.ghosts.shapes import SIZES

if TYPE_CHECKING:
    from partylab.ghosts.cards import Card
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.moves import Go
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.sight import Door

NUMBERS = {"S": 4, "M": 2, "L": 1}  # PV-3
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
CLOCKWISE = "SWNE"  # as seen from above

# The phases of a round; in MIDNIGHT a card asks one seat after the other.
STRIKE, MIDNIGHT, DRAW, FURNITURE, PLACE = "strike", "midnight", "draw", "furniture", "place"
GO, SIDE, OVER = "go", "side", "over"

Cell = tuple[int, int]  # column and row
Names = tuple[str, ...]
Step = tuple["State", tuple[News, ...]]  # what comes of a move


class Found(NamedTuple):
    """What a look through the keyhole found out about one ghost."""

    ghost: str
    where: str  # "string": seen directly, "mirror": seen in the glass, "": not seen
    behind: Names = ()  # what hides it, the nearest first
    close: bool = False  # it was a near thing


class Glance(NamedTuple):
    """One look through the keyhole: from where, at which hall, and what became of each ghost."""

    door: Door
    hall: Hall
    found: tuple[Found, ...]

    @property
    def seen(self) -> Names:
        """The ghosts that were seen."""
        return tuple(one.ghost for one in self.found if one.where)


class State(NamedTuple):
    """Everything about a game, hidden things included."""

    round: int  # from 1
    phase: str
    active: Seat | None  # whose turn it is; None when all order their ghosts, and when it is over
    holder: Seat  # has the die, and begins
    sides: tuple[str, ...]  # where each seat starts from
    hall: Hall
    home: tuple[Names, ...]  # of each seat: on its own side, or put aside for fusions
    waiting: tuple[Names, ...]  # of each seat: medium and large ones at the hall's edge (PV-39)
    out: tuple[Names, ...]  # of each seat: on the far side
    deck: tuple[Card, ...]  # face down, the next card first
    discards: tuple[Card, ...]
    cards: tuple[Card | None, ...]  # what each seat has drawn this round
    moved: Names  # the pieces that were moved this round
    grabbed: str | None  # the piece that somebody has in hand
    orders: tuple[Go | None, ...]  # hidden until all have given theirs
    chosen: tuple[int, ...]  # how often each seat has chosen the side
    keyhole: Door
    midnight: Names  # Midnight cards face down, the next one first
    bell: str | None  # the Midnight card of this round
    rung: Names  # the Midnight cards of earlier rounds
    entered: Names  # the ghosts that a Midnight card has brought into the hall this round
    number: int | None  # the door that the crystal ball has told (PV-M11)
    last: tuple[Glance, ...]  # the last look; two looks after PV-M1


class _View(NamedTuple):
    game: Ghosts
    seat: Seat | None  # whose view this is; None: an onlooker
    round: int
    phase: str
    active: Seat | None
    holder: Seat
    sides: tuple[str, ...]
    hall: Hall
    home: tuple[Names, ...]
    waiting: tuple[Names, ...]
    out: tuple[Names, ...]
    deck: int  # how many cards are face down
    discards: tuple[Card, ...]
    cards: tuple[Card | None, ...]
    moved: Names
    grabbed: str | None
    ordered: tuple[bool, ...]  # who has given orders
    order: Go | None  # my own
    chosen: tuple[int, ...]
    keyhole: Door
    midnight: int  # how many Midnight cards are face down
    bell: str | None
    rung: Names
    entered: Names
    number: int | None
    last: tuple[Glance, ...]


class View(_View, Shown):
    """What one player may know: not the decks nor, before all have given theirs, others' orders."""

    __slots__ = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sides)

    @property
    def turn(self) -> frozenset[Seat]:
        """Who has to move now."""
        return turn(self.phase, self.active, self.ordered)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat would have if the game ended now."""
        return tuple(self.game.points(self, seat) for seat in range(self.seats))

    @property
    def card(self) -> Card | None:
        """My own card of this round."""
        return None if self.seat is None else self.cards[self.seat]


# What is the same in a state and in a view, and may be asked of both.
Table = State | View
# What gives back the kind that it was given: ways can be tried on a view, before they are ordered.
Held = TypeVar("Held", State, View)


def turn(phase: str, active: Seat | None, ordered: tuple[bool, ...]) -> frozenset[Seat]:
    """Return the seats that may move now."""
    if phase == GO:
        return frozenset(seat for seat, done in enumerate(ordered) if not done)
    return frozenset() if active is None else frozenset({active})


# Ghosts


def family(seat: Seat) -> Names:
    """Return the names of a seat's seven ghosts.

    >>> family(1)
    ('1S1', '1S2', '1S3', '1S4', '1M1', '1M2', '1L1')
    """
    return tuple(
        f"{seat}{size}{number}" for size in SIZES for number in range(1, NUMBERS[size] + 1)
    )


def seat_of(ghost: str) -> Seat:
    """Return whose ghost it is."""
    return int(ghost[0])


def size_of(ghost: str) -> str:
    """Return how big a ghost is: S, M or L."""
    return ghost[1]


def bigger(ghost: str) -> str | None:
    """Return the next size, or None for the largest."""
    return {"S": "M", "M": "L"}.get(size_of(ghost))


def inside(hall: Hall, seat: Seat, sizes: str = SIZES) -> Names:
    """Return a seat's ghosts in the hall."""
    return tuple(
        name for name, _ in hall.ghosts if seat_of(name) == seat and size_of(name) in sizes
    )


def spare(table: Table, seat: Seat, size: str) -> str | None:
    """Return a seat's first ghost of a size at home, if there is one."""
    return next((ghost for ghost in table.home[seat] if size_of(ghost) == size), None)


def depth(side: str, cell: Cell) -> int:
    """Return the number of a cell's row as counted from a side, from 1.

    >>> depth("S", (2, 0)), depth("N", (2, 0)), depth("W", (2, 0)), depth("E", (2, 0))
    (1, 6, 3, 4)
    """
    column, row = cell
    return {"S": row + 1, "N": CELLS - row, "W": column + 1, "E": CELLS - column}[side]


def clockwise(table: Table) -> tuple[Seat, ...]:
    """Return the seats in the order of play: from the die holder (PV-9)."""
    seats = len(table.sides)
    return tuple((table.holder + step) % seats for step in range(seats))


# Ghosts that change their place


def _changed(groups: tuple[Names, ...], seat: Seat, names: Names) -> tuple[Names, ...]:
    return (*groups[:seat], names, *groups[seat + 1 :])


def lifted(table: Held, ghost: str) -> Held:
    """Take a ghost away from wherever it is."""
    seat: Seat = seat_of(ghost)
    hall = table.hall.without(ghost)
    groups = (table.home, table.waiting, table.out)
    home, waiting, out = (
        _changed(group, seat, tuple(name for name in group[seat] if name != ghost))
        for group in groups
    )
    return table._replace(hall=hall, home=home, waiting=waiting, out=out)


def put_home(table: Held, ghost: str) -> Held:
    """Put a ghost back on its own side, or among those put aside."""
    seat: Seat = seat_of(ghost)
    table = lifted(table, ghost)
    names = (*table.home[seat], ghost)
    return table._replace(home=_changed(table.home, seat, tuple(sorted(names, key=_rank))))


def put_out(table: Held, ghost: str) -> Held:
    """Let a ghost stand on the far side."""
    seat: Seat = seat_of(ghost)
    table = lifted(table, ghost)
    return table._replace(out=_changed(table.out, seat, (*table.out[seat], ghost)))


def put_in(table: Held, ghost: str, spot: Spot, capacity: int) -> Held:
    """Let a ghost stand in the hall; refused where the cell is full, or it does not fit."""
    table = lifted(table, ghost)
    return table._replace(hall=table.hall.stand(ghost, spot, capacity))


def fled(table: Held, ghost: str, *, fusion: bool) -> Held:
    """Let a ghost flee to its own side; where ghosts fuse, a bigger one waits there (PV-39)."""
    if not fusion or size_of(ghost) == "S":
        return put_home(table, ghost)
    seat: Seat = seat_of(ghost)
    table = lifted(table, ghost)
    names = (*table.waiting[seat], ghost)
    return table._replace(waiting=_changed(table.waiting, seat, tuple(sorted(names, key=_rank))))


def put_down(before: Hall, after: Hall) -> tuple[News, ...]:
    """Tell which ghosts have lost their place, and where each has found another (PV-21)."""
    was = dict(before.ghosts)
    down = tuple((ghost, str(spot)) for ghost, spot in after.ghosts if spot != was.get(ghost, spot))
    return (News("ghosts-put-down", count=len(down), ghosts=down),) if down else ()


def _rank(ghost: str) -> tuple[int, str]:
    """Order ghosts by size, the small ones first, then by number."""
    return SIZES.index(size_of(ghost)), ghost
