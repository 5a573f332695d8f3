"""What a table of That's Not a Hat holds, and what can be seen of it.

What lies face down is seen by nobody, not even by its owner: of such a gift only the arrow on its
back shows, and of one that lies face up only its picture.  All who sit there see the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News, Seat, Shown

if TYPE_CHECKING:
    from partylab.hat.rules import Hat

# What is done next: the giver draws a new gift from the shop, turns the gift to be given face
# down, names it; then its receiver answers.
DRAWING, SHOWING, NAMING, ANSWERING, OVER = "draw", "show", "name", "answer", "over"

# Where the arrow on a back points: to the giver's left or right; or wherever the giver likes.
LEFT, RIGHT, ANY = "left", "right", "any"

MOST_PENALTIES = 3  # NH-19


class Card(NamedTuple):
    """A gift card, both its sides."""

    gift: str
    arrow: str
    open: bool = False  # does it lie face up?

    def lies(self, *, everything: bool = False) -> Lies:
        """Return what can be seen of it."""
        return Lies(
            self.gift if self.open or everything else None,
            None if self.open else self.arrow,
        )


class Lies(NamedTuple):
    """What can be seen of a card: its gift when it lies open, else the arrow on its back.

    When the game is over one sees the gift, too, of a card that lay face down.
    """

    gift: str | None
    arrow: str | None

    @property
    def open(self) -> bool:
        """Does it lie face up?"""
        return self.arrow is None


class State(NamedTuple):
    """Everything about a game, hidden things included."""

    phase: str
    giver: Seat  # who draws, shows, names and gives
    receiver: Seat | None  # whose answer is awaited
    named: str | None  # what the gift that is offered was called
    given: Card | None  # the gift to be given, in the giver's hand
    hands: tuple[tuple[Card, ...], ...]  # before each player, the oldest first; all but `given`
    discards: tuple[tuple[Card, ...], ...]  # face up, a penalty each
    shop: tuple[Card, ...]  # the top first; only that can be seen
    starter: Seat  # who began this round
    offers: int  # how many there were this round
    past: tuple[tuple[int, ...], ...]  # the penalties of each finished round
    last: tuple[News, ...]  # what has just happened


class _View(NamedTuple):
    game: Hat
    seat: Seat | None  # whose view this is; None: an onlooker
    phase: str
    giver: Seat
    receiver: Seat | None
    named: str | None
    given: Lies | None
    hands: tuple[tuple[Lies, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    top: str | None  # of the shop
    shop: int  # how many gifts are in the shop, the top among them
    starter: Seat
    offers: int
    past: tuple[tuple[int, ...], ...]
    seen: tuple[str, ...]  # with announce_list="seen": all that lay open this round, unordered
    last: tuple[News, ...]


class View(_View, Shown):
    """What one player may know: what lies on the table now, and what has just happened.

    What was seen or said before is nowhere in it: to remember that is the game.
    """

    __slots__ = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def active(self) -> Seat | None:
        """Who has to act now; None when the game is over."""
        return active(self)

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may move now."""
        return frozenset() if self.active is None else frozenset({self.active})

    @property
    def round(self) -> int:
        """The number of this round, from 1; when the game is over, of the last one."""
        return len(self.past) + (self.phase != OVER)

    @property
    def so_far(self) -> tuple[int, int, int]:
        """The round, and its offers and points so far: what tells one giving from another."""
        return self.round, self.offers, sum(self.penalties)

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return self.game.rounds_for(self.seats)

    @property
    def penalties(self) -> tuple[int, ...]:
        """How many penalty points everybody has in this round."""
        return tuple(map(len, self.discards))

    @property
    def scores(self) -> tuple[int, ...]:
        """The penalty points of all rounds, this one among them."""
        running = () if self.phase == OVER else (self.penalties,)
        return totals((*self.past, *running))

    @property
    def open(self) -> tuple[str, ...]:
        """The gifts that can be seen now, wherever they lie."""
        lying = [*(card for hand in self.hands for card in hand), self.given]
        return (
            *(card.gift for card in lying if card is not None and card.gift is not None),
            *(gift for pile in self.discards for gift in pile),
            *(() if self.top is None else (self.top,)),
        )


# What is the same in a state and in a view, and may be asked of both.
Table = State | View


def active(table: Table) -> Seat | None:
    """Return who has to act."""
    if table.phase == OVER:
        return None
    return table.receiver if table.phase == ANSWERING else table.giver


def neighbour(seat: Seat, arrow: str, seats: int) -> Seat:
    """Return whom an arrow points at, when this seat gives (NH-A3, NH-A4).

    The left neighbour sits next clockwise, which is the order of the seats.

    >>> neighbour(0, "left", 4), neighbour(0, "right", 4), neighbour(1, "right", 2)
    (1, 3, 0)
    """
    return (seat + (1 if arrow == LEFT else -1)) % seats


def totals(past: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Add up the rounds for each player (NH-21)."""
    return tuple(map(sum, zip(*past, strict=True)))
