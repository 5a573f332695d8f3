"""Auction: who shouts last gets the lot.  Anybody may shout at any time."""

from samples.auction.rules import Auction, Shout, State, View

__all__ = ["Auction", "Shout", "State", "View"]
