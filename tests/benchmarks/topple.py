"""Evolve whoever leaves Monte Carlo least, when copies of it fill all other seats.

    python tests/benchmarks/topple.py 15   looks for it at a table of three, for fifteen minutes

Everybody else in these benchmarks evolved against simple rows.  This one plays against the top
itself, and finds what its characters do not cover.  What was found joins them: `TOPPLERS` in
evolved.py.  All chance is seeded, but how far an evolution comes in some minutes depends on the
machine.
"""

from __future__ import annotations

import sys
from time import monotonic

import imagining
import numpy as np
from evolution import Evolution
from tune_linear import genes, row

from partylab.nothanks import weights

SEATS = 3
DEALS = 80  # for each row and generation, each from every seat
STEP, SEED = 0.5, 7


def left(one, deals, seed):
    """Return how much is left to Monte Carlo, as it is, among copies of a row."""
    players = [imagining.mind(SEATS)] + [one] * (SEATS - 1)
    return imagining.meet(players, deals, seed).win_share[0]


def search(minutes):
    """Return the row in which the evolution ends; it begins with who leaves least of the known."""
    kinds = (weights.HALL, weights.STARVERS, weights.TOPPLERS)
    known = [one for rows in kinds for one in rows[SEATS]]
    start = min(known, key=lambda one: left(one, DEALS, SEED))
    evolution = Evolution(genes(start), STEP, SEED)
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        seed = int(evolution.rng.integers(2**31))
        shares = [left(row(one), DEALS, seed) for one in evolution.draw()]
        evolution.select(-np.array(shares))
        print(f"{np.mean(shares):.3f} is left by {row(evolution.mean)}", flush=True)
    return row(evolution.mean)


if __name__ == "__main__":
    found = search(float(sys.argv[1]))
    print(f"{left(found, 400, 1):.3f} in other deals")
