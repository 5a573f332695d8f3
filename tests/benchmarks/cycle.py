"""A cycle at tables of three: each beats the one before it, and the first beats the last.

    python tests/benchmarks/cycle.py   looks for who closes it, for about three minutes

One beats another who wins more than a third of its games alone among two of the other, while the
other wins less than a third alone among two of it.  So exploiter beats linear, hoarder beats
exploiter, and robust beats hoarder; but no bot beats robust and loses to linear.  Two rows of
weights, which evolve together, stand between these two: the challenger beats robust, the closer
beats the challenger, and linear beats the closer.  Only the weakest of these links counts.

What was found stands in `BETWEEN`; all chance of the search is seeded.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from evolution import Evolution
from tune_linear import genes, row, share

from partylab.nothanks import fast, weights
from partylab.nothanks.fast import Linear

NAMED = ("linear", "exploiter", "hoarder", "robust")
# The two begin as somebody who beats robust, and as linear itself.
STARTS = (weights.HALL[3][2], weights.LINEAR[3])
# Steps, generations, and deals for each table and generation: first far, then with care.
ROUNDS = ((0.4, 400, 1500), (0.15, 300, 2500))
OTHERS = 0.02  # what the mean of all links counts beside the weakest
SEED = 43
BETWEEN = {
    "challenger": (-11, -68, 42, 181, -8, -2, 20, 100, -6, 36, -359, -360, 21),
    "closer": (-494, -70, 63, -31, 42, -1, -2, 100, 39, 92, -116, -57, 5),
}
DEALS = 40_000  # that tell whether it is a cycle, and that the search has not seen
# The limits among which threshold bots look for the best reply.
LIMITS = range(-12, 21)


def lead(one, other, deals):
    """Return how clearly one beats another: how far from a third both are, the nearer of them."""
    return min(share(one, other, 3, deals) - 1 / 3, 1 / 3 - share(other, one, 3, deals))


def leads(between, deals):
    """Return how clear each link is from robust over those between to linear."""
    chain = [weights.ROBUST[3], *between, weights.LINEAR[3]]
    return [lead(one, before, deals) for before, one in pairwise(chain)]


def fitness(between, deals):
    """Return how clear the weakest link is; the others hardly count."""
    found = leads(between, deals)
    return min(found) + OTHERS * np.mean(found)


def parted(mean):
    """Return the rows whose genes follow one another."""
    return [row(one) for one in np.split(mean, len(STARTS))]


def search(rounds=ROUNDS):
    """Return the rows between robust and linear in which an evolution of both ends."""
    found = STARTS
    for step, generations, deals in rounds:
        evolution = Evolution(np.concatenate([genes(one) for one in found]), step, (SEED,))
        for _ in range(generations):
            given = fast.shuffled(deals, 3, int(evolution.rng.integers(2**31)))
            pairs = [parted(one) for one in evolution.draw()]
            evolution.select(np.array([fitness(one, given) for one in pairs]))
        found = parted(evolution.mean)
    return found


def links(deals):
    """Return who beats whom in the cycle, with both win shares and their margins."""
    rows = {name: weights.NAMED[name][3] for name in NAMED} | BETWEEN
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
