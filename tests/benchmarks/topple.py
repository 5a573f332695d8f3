"""Evolve whoever leaves Monte Carlo least, when copies of it fill all other seats.

    python tests/benchmarks/topple.py 45 3                for 45 minutes at a table of three
    python tests/benchmarks/topple.py 45 4 STARVERS 0     begins with that row of evolved.py

Everybody else in these benchmarks evolved against simple rows.  This one plays against the top
itself, and finds what its characters do not cover.  What was found joins them, `TOPPLERS` in
evolved.py, or stays a stranger to it, by which docs/ladder.md measures what it leaves: `STRANGERS`.
All chance is seeded, but how far an evolution comes in some minutes depends on the machine.
"""

from __future__ import annotations

import sys
from time import monotonic

import imagining
import numpy as np
from evolution import Evolution
from tune_linear import genes, row

from partylab.nothanks import evolved

DEALS = 40  # for each row and generation, each from every seat
STEP, SEED = 0.5, 7


def left(one, seats, deals, seed):
    """Return how much is left to Monte Carlo, as it is, among copies of a row."""
    players = [imagining.mind(seats)] + [one] * (seats - 1)
    return imagining.meet(players, deals, seed).win_share[0]


def least_left(seats):
    """Return who leaves least of those that evolution found before."""
    kinds = (evolved.HALL, evolved.STARVERS, evolved.TOPPLERS)
    known = [one for rows in kinds for one in rows.get(seats, ())]
    return min(known, key=lambda one: left(one, seats, DEALS, SEED))


def search(minutes, seats, start):
    """Return the row in which the evolution ends."""
    evolution = Evolution(genes(start), STEP, SEED)
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        seed = int(evolution.rng.integers(2**31))
        shares = [left(row(one), seats, DEALS, seed) for one in evolution.draw()]
        evolution.select(-np.array(shares))
        print(f"{np.mean(shares):.3f} is left by {row(evolution.mean)}", flush=True)
    return row(evolution.mean)


if __name__ == "__main__":
    time, seats, *beginning = sys.argv[1:]
    if beginning:
        start = getattr(evolved, beginning[0])[int(seats)][int(beginning[1])]
    else:
        start = least_left(int(seats))
    found = search(float(time), int(seats), start)
    print(f"{left(found, int(seats), 400, 1):.3f} in other deals")
