"""The bidders: each has a price for a lot."""

from __future__ import annotations

from partylab.bots import Why
from partylab.game import News
from samples.auction.rules import GOING, Shout


class Bidder:
    """Bids one more until the lot costs a part of what it is worth.  It need not watch."""

    def __init__(self, part):
        self.part = part

    def choose(self, view, moves, rng):
        return self.why(view).move

    def why(self, view):
        price = view.lot * self.part // 4
        may = view.seat != view.bidder and view.bid < min(price, view.coins[view.seat])
        because = (News("auction_bots-price", price=price),)
        return Why(Shout(view.bid + 1 if may else GOING), because)


BOTS = {"stingy": lambda: Bidder(1), "eager": lambda: Bidder(4)}
