"""A cycle at tables of three: each beats the one before it, and the first beats the last.

    python tests/benchmarks/cycle.py   looks for who closes it, for a minute or two

One beats another who wins more than a third of its games alone among two of the other, while the
other wins less than a third alone among two of it.  So exploiter beats linear, and hoarder beats
exploiter; but no bot beats hoarder and loses to linear.  One row of weights, which evolves for
nothing else, does: the closer.  Only the weaker of its two links counts.

What was found stands in `CLOSER`; all chance of the search is seeded.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from tune_linear import evolve, share

from partylab.nothanks import fast, weights
from partylab.nothanks.fast import Linear

NAMED = ("linear", "exploiter", "hoarder")
# Who collects begins; steps, generations, and deals for each table and generation: first far, then
# with care.
START = weights.collector(weights.THRESHOLD[3])
ROUNDS = ((0.4, 150, 1500), (0.15, 100, 4000))
SEED = 43
CLOSER = (279, -143, 250, -32, -1, -6, 46, 100, -25, 178, -390, 174, 19)
DEALS = 40_000  # that tell whether it is a cycle, and that the search has not seen
# The limits among which threshold bots look for the best reply.
LIMITS = range(-12, 21)


def lead(one, other, deals):
    """Return how clearly one beats another: how far from a third both are, the nearer of them."""
    return min(share(one, other, 3, deals) - 1 / 3, 1 / 3 - share(other, one, 3, deals))


def leads(closer, deals):
    """Return how clear both links of a closer are, to hoarder and to linear."""
    return lead(closer, weights.HOARDER[3], deals), lead(weights.LINEAR[3], closer, deals)


def search(rounds=ROUNDS):
    """Return the row in which the evolution of a closer ends."""
    found = START
    for number, (step, generations, deals) in enumerate(rounds):
        found = evolve(
            *(found, step, generations, (SEED, number), deals, 3),
            lambda one, deals: min(leads(one, deals)),
        )
    return found


def links(deals):
    """Return who beats whom in the cycle, with both win shares and their margins."""
    rows = {name: weights.NAMED[name][3] for name in NAMED} | {"closer": CLOSER}
    found = []
    for before, one in pairwise([*rows, NAMED[0]]):
        won = met(rows[one], rows[before], deals)
        found.append((one, before, won, met(rows[before], rows[one], deals)))
    return found


def met(hero, field, deals):
    """Return the hero's win share among two of the field, and its margin."""
    batch = fast.play_many([Linear(hero), Linear(field), Linear(field)], deals)
    return batch.win_share[0], batch.win_margin[0]


def replies(deals):
    """Return threshold bots who each reply best to two of the one before, and their win shares.

    The first takes no loss, and the last has been there before.
    """
    limits, shares = [0], []
    while limits[-1] not in limits[:-1]:
        field = weights.threshold(limits[-1])
        found = {limit: met(weights.threshold(limit), field, deals) for limit in LIMITS}
        limits.append(max(found, key=found.get))
        shares.append(found[limits[-1]])
    return limits, shares


if __name__ == "__main__":
    found = search()
    print(found, np.round(leads(found, fast.shuffled(DEALS, 3, 1)), 3))
