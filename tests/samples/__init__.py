"""Small games for the tests, each written as its author would: what no game of ours does."""

from __future__ import annotations

from contextlib import contextmanager

from partylab import games
from partylab.games import Where

SAMPLES = {
    "pebbles": Where("samples.pebbles", "Pebbles"),  # the plainest: rules, a picture, words
    "auction": Where("samples.auction", "Auction"),  # anybody may shout at any time
    "riddle": Where("samples.riddle", "Riddle"),  # a list to choose from, a text to type
    "garden": Where("samples.garden", "Garden"),  # free placement by drag; news that fade
}


@contextmanager
def listed():
    """Let the house know these games for a while."""
    games.GAMES.update(SAMPLES)
    try:
        yield SAMPLES
    finally:
        for name in SAMPLES:
            del games.GAMES[name]
