"""Who wins how often at which table: the games behind docs/ladder.md.

    python tests/benchmarks/strengths.py 4   plays what is missing, for about four minutes

What has been played is kept in build/ladder/, each table for itself, with deals of its own and
under the name of all that its players think with.  So a measurement can be interrupted and goes
on; who adds a bot or changes one measures its tables only.  Whoever changes how bots think, and
not what with, removes the folder.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import combinations, product
from pathlib import Path
from time import monotonic
from zlib import crc32

import imagining
import numpy as np

from partylab.nothanks import fast, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.evolved import STRANGERS

SEED = 2024
KEPT = Path("build/ladder")
# The top of the ladder before it knew hoarders and exploiters, to compare with.
FORMER = "former top"
NEWCOMERS = ("exploiter", "hoarder", "robust")
NAMES = [*BOTS, FORMER]
# Deals for each pair of hero and field, by who of them imagines games, and for how many players.
# With five, a deal (played from every seat) takes next to nothing where nobody does, 30 ms where
# a lone Monte Carlo does, and 260 ms where five searchers do.
SIMPLE = 5000
DEALS = {
    "nobody": {3: SIMPLE, 4: SIMPLE, 5: SIMPLE},
    "the hero": {3: 400, 4: 300, 5: 300},
    "the field": {3: 100, 4: 60, 5: 40},
    "everybody": {3: 1200, 4: 140, 5: 100},
}
# Against the tree searches that are no bots, but yardsticks for Monte Carlo; there a deal takes
# 400 to 1300 ms.
YARDSTICKS = {
    "threshold search": {3: 600, 4: 600, 5: 600},
    "steady search": {3: 300, 4: 200, 5: 200},
}
# Deals for each choice of players in the mixed fields, without those who imagine and with them.
MIXED = {3: (60, 10), 4: (30, 3), 5: (20, 2)}
# Of the choices with the searcher, which takes longest, one in so many sits down.
ONE_IN = {3: 1, 4: 2, 5: 3}
WORKERS = 2


def kept(name, players, deals, work):
    """Return what is kept of a table; do the work first if nothing is, or of other players."""
    file = KEPT / f"{name}-{deals}-{crc32(repr(players).encode()):08x}.json"
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        begun = file.with_suffix(".begun")
        begun.write_text(json.dumps(work()))
        begun.rename(file)
    return json.loads(file.read_text())


def seed_of(names):
    """Return a seed for the deals of a table, which no other table changes."""
    return SEED + crc32("-".join(names).encode()) % 10**6


def player(name, seats):
    """Return the player of a name with all that it thinks with, as `imagining.meet` knows it."""
    if name == "montecarlo":
        return imagining.mind(seats)
    if name == FORMER:
        return imagining.mind(seats, NEWCOMERS)
    if name in weights.NAMED:
        return weights.NAMED[name][seats]
    if name in weights.MOODY:
        moods = weights.MOODY[name][seats]
        return moods if len(moods) > 1 else moods[0].row
    return imagining.SEARCHES.get(name, name)


def thinks(name):
    """Does a player of this name imagine games?"""
    return name in ("montecarlo", FORMER, *imagining.SEARCHES)


def who_thinks(hero, field):
    """Return who of a hero and a field imagines games, as `DEALS` says it."""
    if thinks(hero):
        return "everybody" if thinks(field) else "the hero"
    return "the field" if thinks(field) else "nobody"


def scaled(deals, scale):
    """Return how many of the deals a rough measurement takes: margins need two."""
    return max(2, round(deals * scale))


def duel(hero, field, seats, scale=1.0):
    """Return the hero's win share against copies of the field, for each deal."""
    names = [hero] + [field] * (seats - 1)
    players = [player(name, seats) for name in names]
    full = YARDSTICKS.get(field) or DEALS[who_thinks(hero, field)]
    deals = scaled(full[seats], scale)

    def work():
        batch = imagining.meet(players, deals, seed_of(names))
        return batch.wins[:, :, 0].mean(axis=1).round(4).tolist()

    return kept(f"{seats}-{hero}-{field}", players, deals, work)


def evolved(seats):
    """Return those that evolution found, and no bots: what each is, and its row."""
    kinds = {
        "best response": weights.HALL,
        "starver": weights.STARVERS,
        "toppler": weights.TOPPLERS,
        "stranger": STRANGERS,
    }
    return [(kind, row) for kind, rows in kinds.items() for row in rows.get(seats, ())]


def is_met(number, seats):
    """Does Monte Carlo know one of them?"""
    return evolved(seats)[number][1] in imagining.mind(seats).known


def places(kind, seats):
    """Return at which places those of a kind stand among them."""
    return [number for number, (one, _) in enumerate(evolved(seats)) if one == kind]


def response(row, field, seats, scale=1.0):
    """Return the win share of a row of weights against copies of a bot, with its margin."""
    deals = fast.shuffled(round(4 * SIMPLE * scale), seats, SEED)
    rivals = fast.Moody(imagining.moods_of(field, seats))
    batch = fast.play_many([fast.Linear(row)] + [rivals] * (seats - 1), deals)
    return batch.win_share[0], batch.win_margin[0]


def found_out(number, seats, unknown, scale=1.0):
    """Return Monte Carlo's win shares against copies of one that evolution found.

    It knows the row of its rivals, or only others of its kind.  Nor can it expect to play like a
    row that it does not know, then.
    """
    row = evolved(seats)[number][1]
    mind, deals = imagining.mind(seats), scaled(DEALS["the hero"][seats], scale)
    if unknown:
        known = tuple(one for one in mind.known if one != row)
        mine = weights.STEADY if row == weights.MINE[seats] else weights.MINE
        mind = mind._replace(known=known, me=known.index(mine[seats]))
    players = [mind] + [row] * (seats - 1)

    def work():
        batch = imagining.meet(players, deals, SEED)
        return batch.wins[:, :, 0].mean(axis=1).round(4).tolist()

    return kept(f"{seats}-found-{number}-{'un' * unknown}known", players, deals, work)


def mixed(seats, names, scale=1.0):
    """Return the win shares and the scores of some different bots in each deal."""
    players = [player(name, seats) for name in names]
    deals = scaled(MIXED[seats][any(map(thinks, names))], scale)

    def work():
        batch = imagining.meet(players, deals, seed_of(names))
        shares = batch.wins.mean(axis=1).round(4).tolist()
        return [shares, batch.scores.mean(axis=1).round(2).tolist(), ahead(batch.scores)]

    return kept(f"mixed-{'-'.join(names)}", players, deals, work)


def ahead(scores):
    """Return, for each deal, how often each player finishes ahead of each other."""
    difference = scores[:, :, None, :] - scores[:, :, :, None]
    return ((np.sign(difference) + 1) / 2).mean(axis=1).round(4).tolist()


def groups(seats):
    """Return every choice of different bots, but only a part of those with the searcher."""
    return [
        names
        for names in combinations(BOTS, seats)
        if "searcher" not in names or seed_of(names) % ONE_IN[seats] == 0
    ]


def jobs(scale=1.0):
    """Return everything that takes long, as functions and what they are called with."""
    found = []
    for seats in MIXED:
        found += [(duel, (*pair, seats, scale)) for pair in product(NAMES, repeat=2)]
        found += [
            (found_out, (number, seats, unknown, scale))
            for number in range(len(evolved(seats)))
            for unknown in (False, True)
            if unknown or is_met(number, seats)
        ]
        found += [(mixed, (seats, names, scale)) for names in groups(seats)]
        found += [(duel, ("montecarlo", name, seats, scale)) for name in YARDSTICKS]
    return found


def play_on(executor, scale=1.0, seconds=float("inf")):
    """Play what is not kept yet, for so long; return how many tables are left."""
    left, going, until = jobs(scale), set(), monotonic() + seconds
    while left or going:
        while left and len(going) < WORKERS and monotonic() < until:
            work, about = left.pop(0)
            going.add(executor.submit(work, *about))
        done, going = wait(going, return_when=FIRST_COMPLETED)
        for one in done:
            one.result()
        if not going and monotonic() >= until:
            break
    return len(left)


if __name__ == "__main__":
    with ProcessPoolExecutor(WORKERS) as pool:
        print(play_on(pool, seconds=60 * float(sys.argv[1])), "tables are left")
