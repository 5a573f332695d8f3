"""Auction: the rules.

Lots worth 1 to 9 points come up one after the other.  Anybody may bid more than the last bid, at
any time; "going", called three times with no bid between, sells the lot.  A move is a bid such as
"7", or "going".  Points and coins that are left count together; the most win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from partylab.game import Game, News, Numbers, Outcome, Rejected, Shown, brief

COINS = 12
CALLS = 3
WORTH = range(1, 10)
GOING = "going"


class State(NamedTuple):
    """The lots, and how the bidding stands."""

    hidden: tuple[int, ...]  # lots to come, the next one first
    lot: int  # on the table; 0 when all are sold
    bid: int
    bidder: int | None
    calls: int
    coins: tuple[int, ...]
    points: tuple[int, ...]


class _View(NamedTuple):
    game: Auction
    seat: int | None
    left: int
    lot: int
    bid: int
    bidder: int | None
    calls: int
    coins: tuple[int, ...]
    points: tuple[int, ...]


class View(_View, Shown):
    """Everything but the lots to come."""

    __slots__ = ()


class Shout(str):
    """A bid, or "going"."""

    __slots__ = ()

    def __repr__(self):
        return f"Shout({str(self)!r})"


@dataclass(frozen=True)
class Auction(Game[State, Shout, View]):
    """The game and its options."""

    lots: int = 3
    patience: int = 5  # seconds between one call and the next

    name: ClassVar[str] = "auction"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "lots": (3, 5, 8),
        "patience": Numbers((5, 2, 10), least=1, most=30),
    }

    @property
    def seat_counts(self):
        return range(2, 6)

    def start(self, seats, chance):
        self.check_seats(seats)
        lot, *hidden = chance().choices(WORTH, k=self.lots)
        state = State(tuple(hidden), lot, 0, None, 0, (COINS,) * seats, (0,) * seats)
        return state, (News("auction-lot", lot=lot),)

    def turn(self, state):
        return frozenset(range(len(state.coins))) if state.lot else frozenset()

    def moves(self, state, seat):
        if seat not in self.turn(state):
            return ()
        bids = range(state.bid + 1, state.coins[seat] + 1) if seat != state.bidder else ()
        return (Shout(GOING), *(Shout(bid) for bid in bids))

    def play(self, state, seat, move, chance):
        if move not in self.moves(state, seat):
            raise Rejected("auction-not-now", move=brief(move))
        if move == GOING:
            return self._call(state, seat)
        bid = state._replace(bid=int(move), bidder=seat, calls=0)
        return bid, (News("auction-bid", seat=seat, bid=bid.bid),)

    def _call(self, state, seat):
        calls = state.calls + 1
        if calls < CALLS:
            return state._replace(calls=calls), (News("auction-going", calls=calls),)
        coins, points = list(state.coins), list(state.points)
        told = News("auction-unsold", lot=state.lot)
        if state.bidder is not None:
            coins[state.bidder] -= state.bid
            points[state.bidder] += state.lot
            told = News("auction-sold", seat=state.bidder, lot=state.lot, bid=state.bid)
        lot, *hidden = state.hidden or (0,)
        after = State(tuple(hidden), lot, 0, None, 0, tuple(coins), tuple(points))
        return after, (told, News("auction-lot", lot=lot) if lot else News("auction-over"))

    def view(self, state, seat):
        return View(self, seat, len(state.hidden), *state[1:])

    def outcome(self, state):
        if state.lot:
            return None
        scores = tuple(map(sum, zip(state.points, state.coins, strict=True)))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, scores, "auction-most-points")

    def possible(self, view, rng):
        return State(tuple(rng.choices(WORTH, k=view.left)), *view[3:])

    def parse(self, text):
        if text != GOING and text not in map(str, range(1, COINS + 1)):
            raise Rejected("auction-not-now", move=brief(text))
        return Shout(text)
