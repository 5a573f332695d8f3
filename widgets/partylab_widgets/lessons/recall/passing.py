"""A table at which gifts are only passed on: silent, without claims or refusals.

Gifts and arrows are those of the game, and so is the way a gift takes: who gets one gives the
older one on, along its arrow, and turns it face down if it still lay open (NH-10).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from partylab.hat import GIFTS
from partylab.hat.state import LEFT, RIGHT, neighbour

SEATS = range(3, 9)


@dataclass
class Parcel:
    """A gift at the table, and the pass in which it was turned face down."""

    gift: str
    arrow: str
    turned: int | None = None  # None: it lies open

    @property
    def open(self) -> bool:
        """Does it lie face up?"""
        return self.turned is None


@dataclass
class Passing:
    """Gifts that go round a table of some seats, one more gift than seats.

    >>> table = Passing(4, seed=1)
    >>> table.pass_on(); table.passes, len(table.gifts)
    (1, 5)
    """

    seats: int = 4
    seed: int = 1
    passes: int = 0
    giver: int = 0
    gave: int | None = None  # who gave the last one away
    hands: list[list[Parcel]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Give everybody a gift, and the first giver a second one that goes at once (NH-18)."""
        rng = Random(f"{self.seed}/{self.seats}")
        names = rng.sample(sorted(GIFTS), self.seats + 1)
        parcels = [Parcel(gift, rng.choice((LEFT, RIGHT))) for gift in names]
        self.hands = [[parcel] for parcel in parcels[:-1]]
        self.hands[0].insert(0, parcels[-1])

    @property
    def gifts(self) -> list[str]:
        """All gifts at the table, in the order of their names: it tells nothing."""
        return sorted(parcel.gift for hand in self.hands for parcel in hand)

    @property
    def offered(self) -> Parcel:
        """The gift that is given next."""
        return self.hands[self.giver][0]

    @property
    def lag(self) -> int:
        """How many passes there were since the gift that is given next was last seen."""
        turned = self.offered.turned
        return 0 if turned is None else self.passes - turned

    def pass_on(self) -> None:
        """Turn the offered gift face down, and give it to the neighbour its arrow shows."""
        parcel = self.hands[self.giver].pop(0)
        if parcel.open:
            parcel.turned = self.passes
        self.passes += 1
        self.gave, self.giver = self.giver, neighbour(self.giver, parcel.arrow, self.seats)
        self.hands[self.giver].append(parcel)

    def show(self) -> None:
        """Turn the offered gift up, so that all see it again."""
        self.offered.turned = None
