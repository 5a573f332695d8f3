"""Who wins how often at which table: the games behind docs/ladder.md.

What has been played is kept in build/ladder/, so that a long measurement can be interrupted: run
it again, and it goes on.  Remove the folder to measure anew.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import imagining
import numpy as np

from partylab.nothanks import fast, weights
from partylab.nothanks.bots import BOTS

SEED = 2024
KEPT = Path("build/ladder")
# The top of the ladder before it knew hoarders and exploiters, to compare with.
FORMER = "former top"
NEWCOMERS = ("exploiter", "hoarder", "robust")
# What is measured with four and five players: who sits with copies of whom.
TOPS = [
    *(("montecarlo", name) for name in [*list(BOTS)[3:-1], FORMER]),
    *((FORMER, name) for name in [*NEWCOMERS, "montecarlo"]),
]
# Deals for a table with nobody who imagines, with one who does, and with several or more seats.
SIMPLE, HERO, FIELD = 5000, 80, 40
# Deals for each choice of players in the mixed fields, without Monte Carlo and with it.
MIXED = {3: (60, 10), 4: (30, 3), 5: (20, 2)}


def kept(name, work):
    """Return what is kept under a name; do the work first if nothing is."""
    file = KEPT / f"{name}.json"
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(work()))
    return json.loads(file.read_text())


def player(name, seats):
    """Return the player of a name, as `imagining.meet` knows it."""
    if name == "montecarlo":
        return imagining.mind(seats)
    return imagining.mind(seats, NEWCOMERS) if name == FORMER else name


def thinkers(names):
    """How many of them imagine games?"""
    return sum(name in ("montecarlo", FORMER) for name in names)


def duel(hero, field, seats, scale=1.0):
    """Return the hero's win share against copies of the field, for each deal."""
    names = [hero] + [field] * (seats - 1)

    def work():
        few = HERO if seats == 3 and thinkers(names) == 1 else FIELD
        deals = few if thinkers(names) else SIMPLE
        players = [player(name, seats) for name in names]
        batch = imagining.meet(players, max(2, round(deals * scale)), SEED)
        return batch.wins[:, :, 0].mean(axis=1).round(4).tolist()

    return kept(f"{seats}-{hero}-{field}-{scale:g}", work)


def response(row, field, seats, scale=1.0):
    """Return the win share of a row of weights against copies of another, with its margin."""
    deals = fast.shuffled(round(4 * SIMPLE * scale), seats, SEED)
    strategies = [fast.Linear(row)] + [fast.Linear(field)] * (seats - 1)
    batch = fast.play_many(strategies, deals)
    return batch.win_share[0], batch.win_margin[0]


def found_out(number, seats, unknown, scale=1.0):
    """Return Monte Carlo's win shares against copies of one of the best responses, or a starver.

    It knows the row of its rivals, or not even that.
    """
    row = (*weights.HALL[seats], weights.STARVER[seats])[number]

    def work():
        mind = imagining.mind(seats)
        if unknown:
            rows = tuple(one for one in mind.rows if one != row)
            mind = mind._replace(rows=rows, me=rows.index(mind.rows[mind.me]))
        batch = imagining.meet([mind] + [row] * (seats - 1), max(2, round(HERO * scale / 2)), SEED)
        return batch.wins[:, :, 0].mean(axis=1).round(4).tolist()

    return kept(f"{seats}-found-{number}-{'un' * unknown}known-{scale:g}", work)


def mixed(seats, names, number, scale=1.0):
    """Return the win shares and the scores of some different bots in each deal."""

    def work():
        deals = MIXED[seats]["montecarlo" in names]
        players = [player(name, seats) for name in names]
        batch = imagining.meet(players, max(2, round(deals * scale)), SEED + number)
        shares = batch.wins.mean(axis=1).round(4).tolist()
        return [shares, batch.scores.mean(axis=1).round(2).tolist(), ahead(batch.scores)]

    return kept(f"mixed-{seats}-{'-'.join(names)}-{scale:g}", work)


def ahead(scores):
    """Return, for each deal, how often each player finishes ahead of each other."""
    difference = scores[:, :, None, :] - scores[:, :, :, None]
    return ((np.sign(difference) + 1) / 2).mean(axis=1).round(4).tolist()


def groups(seats):
    """Return every choice of different bots."""
    return list(combinations(BOTS, seats))


def jobs(scale=1.0):
    """Return everything that takes long, as functions and what they are called with."""
    names = [*BOTS, FORMER]
    found = [(duel, (hero, field, 3, scale)) for hero in names for field in names]
    for seats in (4, 5):
        found += [(duel, (*pair, seats, scale)) for pair in TOPS]
    found += [(duel, ("montecarlo", name, 3, scale)) for name in imagining.ROWS]
    found += [
        (found_out, (number, 3, unknown, scale))
        for number in range(len(weights.HALL[3]) + 1)
        for unknown in (False, True)
    ]
    for seats in (3, 4, 5):
        found += [
            (mixed, (seats, group, number, scale)) for number, group in enumerate(groups(seats))
        ]
    return found
