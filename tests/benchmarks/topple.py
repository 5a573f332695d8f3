"""Evolve whoever leaves Monte Carlo least, when copies of it fill all other seats.

    python tests/benchmarks/topple.py 15   looks for it at a table of three, for fifteen minutes

Everybody else in these benchmarks evolved against simple rows.  This one plays against the top
itself, and finds what its characters do not cover.  What was found stands in `TOPPLER`; all chance
is seeded, but how far an evolution comes in some minutes depends on the machine.
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
TOPPLER = (226, -48, -209, -387, 33, 6, 4, 100, -22, 181, -84, 227, 14)


def left(one, deals, seed, known=False):
    """Return what each deal leaves to Monte Carlo among copies of a row that it knows or not."""
    mind = imagining.mind(SEATS)
    if known:
        mind = mind._replace(known=(*mind.known, one))
    batch = imagining.meet([mind] + [one] * (SEATS - 1), deals, seed)
    return batch.wins[:, :, 0].mean(axis=1).round(4).tolist()


def search(minutes):
    """Return the row in which the evolution ends; it begins with who leaves least of the known."""
    kinds = (weights.HALL, weights.STARVERS, weights.TOPPLERS)
    known = [one for rows in kinds for one in rows[SEATS]]
    start = min(known, key=lambda one: np.mean(left(one, DEALS, SEED)))
    evolution = Evolution(genes(start), STEP, SEED)
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        seed = int(evolution.rng.integers(2**31))
        shares = [np.mean(left(row(one), DEALS, seed)) for one in evolution.draw()]
        evolution.select(-np.array(shares))
        print(f"{np.mean(shares):.3f} is left by {row(evolution.mean)}", flush=True)
    return row(evolution.mean)


if __name__ == "__main__":
    found = search(float(sys.argv[1]))
    for known in (False, True):
        print("known" if known else "unknown", np.mean(left(found, 300, 1, known)))
