"""Auction: who shouts last gets the lot.  Anybody may shout at any time."""

from samples.auction.rules import Auction, State, View

__all__ = ["Auction", "State", "View"]
