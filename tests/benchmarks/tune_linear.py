"""Evolve rows of weights that nobody beats easily, and write them to evolved.py.

    python tests/benchmarks/tune_linear.py                            for two to seven players
    python tests/benchmarks/tune_linear.py --seats 3 --minutes 4      only three, go on next time

First the exploiter evolves, which beats the linear row, and the hoarder, which beats exploiters.
They, simpler bots and those who found out earlier champions are the beginning of a hall of
fame.  Then, round after round, a champion moves a little, so that those of the hall who beat it win
less; and whoever wins more against it now, found from those who won most and, at length, from the
champion itself, joins the hall.  In the end that champion is kept who fares best against the whole
hall, its nemesis among them: the steady row.  Starvers evolve last, who leave nothing to whoever
sits with them.  What stands in evolved.py takes part, and gives way only to what is better or,
among many, less alike.  No single row is safe: for the moods of the robust bot see tune_moods.py.

What was found stands in files, so that a run can be interrupted; all chance is seeded, and the
same beginning gives the same rows on machines that count alike.  LINEAR and RIVAL are older: they
won an evolution in which nobody looked for exploiters, and stay as they are, so that there is
something to exploit.
"""

from __future__ import annotations

import argparse
import json
from functools import cache, partial
from pathlib import Path
from time import monotonic

import numpy as np
from evolution import Evolution

from partylab.nothanks import evolved, fast, playout, weights
from partylab.nothanks.fast import Linear, Moody
from partylab.nothanks.moods import Mood

# How far a step goes for each weight; the chips on the card stay, and give the measure.
STEPS = {
    "BIAS": 300,
    "COST": 20,
    "BELOW": 100,
    "ABOVE": 100,
    "LATE": 20,
    "CARD": 10,
    "EARLY": 10,
    "CHIPS": 20,
    "SCARCE": 50,
    "LACKS": 60,
    "BROKE": 200,
    "GUESS": 3,
}
# In the first rounds each champion begins as the last one; later, as the best one so far.
WANDERING, SETTLING = 16, 8
# How far they move, for how many generations.
FAR, LESS = (0.12, 14), (0.1, 10)
# Those of the hall who win most against the champion, that it moves to escape from.
CHASERS = 14
DEALS = 800  # for each table and generation of a champion, each dealt once: who begins is drawn
OWN = 0.05  # what a champion's own victories count beside those of the ones who beat it
# How responses begin, for how many generations: from those of the hall, and from the champion.
NEAR, NEMESIS = (0.3, 40), (0.5, 130)
# The same where all beginnings are tried, and for the others.
RESPONSE, OTHER = (0.7, 50), (0.7, 60)
RESPONSE_DEALS, NEMESIS_DEALS, OTHER_DEALS = 1000, 2500, 500
# Deals that tell who of the hall wins most: roughly, and in the end.
RANKED, JUDGED = 10_000, 30_000
SIMPLE = ("threshold", "collector")  # who stand in the hall from the beginning
FRIENDS = len(SIMPLE) + 3  # they, and linear, exploiter and hoarder, whom a champion may beat
WORST = 4  # so many who win most against a champion are beginnings of its nemesis
HALL, STARVERS = 6, 6  # so many of those who found out the steady row are kept, and of starvers


def row(genes):
    """Return the weights that genes stand for."""
    steps = zip(STEPS.items(), genes, strict=True)
    return weights.row(POT=100, **{name: round(gene * step) for (name, step), gene in steps})


def genes(row):
    """Return the genes that stand for weights, none of them out of reach."""
    exact = [row[getattr(playout, name)] / step for name, step in STEPS.items()]
    return np.clip(exact, -6, 6)


def strategy(one):
    """Return how one plays who is a row of weights, or moods."""
    return Moody(one) if isinstance(one[0], Mood) else Linear(one)


def share(hero, field, seats, deals):
    """Return the hero's win share at a table where all others play like the field."""
    return share_among(hero, [field] * (seats - 1), deals)


def share_among(hero, rivals, deals):
    """Return the hero's win share at a table with some rivals."""
    strategies = [strategy(one) for one in (hero, *rivals)]
    return float(fast.play_many(strategies, deals, rotate=False).win_share[0])


def evolve(start, step, generations, seed, deals, seats, fitness):
    """Return the row in which an evolution ends."""
    evolution = Evolution(genes(start), step, seed)
    for _ in range(generations):
        given = fast.shuffled(deals, seats, int(evolution.rng.integers(2**31)))
        population = [row(one) for one in evolution.draw()]
        evolution.select(np.array([fitness(one, given) for one in population]))
    return row(evolution.mean)


def beginnings(seats):
    """Return where responses begin: with somebody cautious, and with somebody who hoards chips."""
    limit = weights.THRESHOLD[seats]
    return [
        weights.collector(limit),
        weights.row(BIAS=400, COST=-100, EARLY=20, POT=100, SCARCE=100),
    ]


def answer(rival, start, step, generations, seed, deals, seats):
    """Return who wins against copies of a rival, where an evolution of nothing else ends."""
    return evolve(
        *(start, step, generations, seed, deals, seats),
        lambda one, given: share(one, rival, seats, given),
    )


def response(seats, rival, starts):
    """Return who wins most against copies of a rival, of several beginnings, these among them."""
    found = [
        answer(rival, start, *RESPONSE, (2, seats, number), RESPONSE_DEALS, seats)
        for number, start in enumerate(starts)
    ]
    return by_wins(seats, rival, [*starts, *found], JUDGED)[0]


def by_wins(seats, rival, rows, deals):
    """Return rows, those first that win most against copies of a rival."""
    return sorted(rows, key=lambda one: -won(one, rival, seats, deals))


@cache
def won(one, rival, seats, deals):
    """Return what a row wins against copies of a rival, in so many deals that stay the same."""
    return share(one, rival, seats, fast.shuffled(deals, seats, 1))


def fares(one, chasers, friends, share):
    """Return how well one fares: little is won against it, above all by the worst two."""
    lost = sorted((share(rival, one) for rival in chasers), reverse=True)
    return OWN * np.mean([share(one, rival) for rival in friends]) - np.mean(lost[:2])


def best_of(champions, hall, seats, deals):
    """Return who of the champions fares best against the whole hall."""
    among = partial(won, seats=seats, deals=deals)
    return max(champions, key=lambda one: fares(one, hall, hall[:FRIENDS], among))


def play_a_round(seats, champions, hall):
    """Let a champion escape from those who beat it, and look for others who do."""
    number = len(champions) - 1
    wanders = number <= WANDERING
    last = champions[-1] if wanders else best_of(champions, hall, seats, RANKED)
    step, generations = FAR if wanders else LESS
    chasers = by_wins(seats, last, hall, RANKED)[:CHASERS]

    def escapes(one, deals):
        return fares(one, chasers, hall[:FRIENDS], partial(share, seats=seats, deals=deals))

    one = evolve(last, step, generations, (1, seats, number), DEALS, seats, escapes)
    first, *others = by_wins(seats, one, hall, RANKED)
    starts = [(first, *NEAR), (others[number % CHASERS % len(others)], *NEAR), (one, *NEMESIS)]
    hall += [
        answer(one, *start, (9, seats, number, place), NEMESIS_DEALS, seats)
        for place, start in enumerate(starts)
    ]
    champions.append(one)
    most = max(won(rival, one, seats, RANKED) for rival in hall)
    print(f"{seats} players, round {number}: {one} loses {most:.3f} at most", flush=True)


def shares_left(fields, one, seats, deals):
    """Return how much is left, on average, for somebody who sits with copies of one."""
    return np.mean([share(field, one, seats, deals) for field in fields])


def hoards(one, linear, exploiter, seats, deals):
    """Return how well one beats exploiters while it leaves little to them and to the linear row."""
    left = shares_left([linear, exploiter], one, seats, deals)
    return share(one, exploiter, seats, deals) - left


def begin(seats):
    """Return a hall and champions to begin with: what stands in evolved.py, or is better still."""
    linear = weights.NAMED["linear"][seats]
    exploiter = response(seats, linear, [evolved.EXPLOITER[seats], linear, *beginnings(seats)])
    best = partial(hoards, linear=linear, exploiter=exploiter, seats=seats)
    found = evolve(
        *(exploiter, *OTHER, (7, seats), OTHER_DEALS, seats),
        lambda one, deals: best(one, deals=deals),
    )
    judged = fast.shuffled(JUDGED, seats, 1)
    hoarder = max([evolved.HOARDER[seats], found], key=partial(best, deals=judged))
    hall = [*(weights.NAMED[name][seats] for name in SIMPLE), linear, exploiter, hoarder]
    hall += [*evolved.HALL[seats], evolved.NEMESIS[seats]]
    hall += [mood.row for mood in weights.MOODY["robust"][seats]]
    return {"hall": hall, "champions": [linear, evolved.STEADY[seats]]}


def settle(seats, champions, hall):
    """Return the champion who fares best, its nemesis looked for once more, and from everywhere.

    Whoever is found joins the hall.
    """
    known = set()
    while (steady := best_of(champions, hall, seats, JUDGED)) not in known:
        known.add(steady)
        starts = [steady, *hall[:FRIENDS], *by_wins(seats, steady, hall, JUDGED)[:WORST]]
        hall += [
            answer(steady, one, *NEMESIS, (3, seats, number), NEMESIS_DEALS, seats)
            for number, one in enumerate(starts)
        ]
    return steady


def unlike(rows, count):
    """Return the first of some rows, and one by one those least like any before."""
    chosen = list(rows[:1])
    while len(chosen) < count:
        apart = [min(np.abs(genes(one) - genes(other)).sum() for other in chosen) for one in rows]
        chosen.append(rows[int(np.argmax(apart))])
    return chosen


def rows_of(seats, hall, champions):
    """Return the rows that a run ends with, by name."""
    linear, exploiter, hoarder = hall[len(SIMPLE) : FRIENDS]
    steady = settle(seats, champions, hall)
    found = by_wins(seats, steady, hall, JUDGED)
    starvers = [
        evolve(
            *(start, *OTHER, seed, OTHER_DEALS, seats),
            lambda one, deals: -shares_left([linear, exploiter, steady], one, seats, deals),
        )
        for start, seed in (
            (steady, (7, seats)),
            (hoarder, (8, seats, 1)),
            (exploiter, (8, seats, 2)),
        )
    ]
    return {
        "EXPLOITER": exploiter,
        "HOARDER": hoarder,
        "STEADY": steady,
        "HALL": unlike(found[: 2 * HALL], HALL),
        "STARVERS": unlike([*starvers, *evolved.STARVERS[seats]], STARVERS),
    }


HEAD = '''"""Weights that won an evolution, for each number of players; weights.py says what for.

Written by `tune_linear.py` and `tune_moods.py` in tests/benchmarks.  The columns, as in playout.py:
{columns}, and guess.
"""

Row = tuple[int, ...]
'''

ONE = {
    "STEADY": "The row that is hardest to exploit: the hall wins least against it.",
    "NEMESIS": "Whoever wins most against the robust bot, after the longest search.",
}
MOODS = "The moods of the robust bot, and with how many of the first cards of a round they come."
SEVERAL = {
    "HALL": "Who found out the steady row and its like.",
    "STARVERS": "Who, in pairs, leave no chip to anybody else.",
    "TOPPLERS": "Who evolved against Monte Carlo itself, before it knew them.",
    "STRANGERS": "Who evolved against it when it knew the topplers: it does not know them.",
}


def kept_in(keep):
    """Return what stands in the files of a run, for each number of players."""
    files = {int(file.name.partition("-")[0]): file for file in keep.glob("*-rows.json")}
    return {seats: json.loads(file.read_text()) for seats, file in files.items()}


def write(found):
    """Write evolved.py anew, with what was found for some numbers of players; the rest stays."""
    text = HEAD.format(columns=", ".join(playout.FEATURES))
    names = ("LINEAR", "RIVAL", "EXPLOITER", "HOARDER", "STEADY", "NEMESIS", "ROBUST", *SEVERAL)
    table = {name: dict(getattr(evolved, name)) for name in names}
    for seats, rows_by_name in found.items():
        for name, rows in rows_by_name.items():
            table[name][seats] = rows
    for name, rows in table.items():
        if name != "ROBUST" and name not in SEVERAL:
            text += f"\n# {ONE[name]}" if name in ONE else ""
            lines = [f"    {seats}: {tuple(rows[seats])},\n" for seats in sorted(rows)]
            text += f"\n{name}: dict[int, Row] = {{\n{''.join(lines)}}}\n"
    text += f"\n# {MOODS}\nROBUST: dict[int, tuple[tuple[int, Row], ...]] = {{\n"
    for seats, moods in sorted(table["ROBUST"].items()):
        lines = [f"        ({cards}, {tuple(one)}),\n" for cards, one in moods]
        text += f"    {seats}: (\n{''.join(lines)}    ),\n"
    text += "}\n"
    for name, told in SEVERAL.items():
        text += f"\n# {told}\n{name}: dict[int, tuple[Row, ...]] = {{\n"
        for seats, rows in sorted(table[name].items()):
            lines = [f"        {tuple(one)},\n" for one in rows]
            text += f"    {seats}: (\n{''.join(lines)}    ),\n"
        text += "}\n"
    Path(evolved.__file__).write_text(text, encoding="utf-8")


def main():
    """Evolve what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, choices=weights.SEATS, nargs="*")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no round after that")
    parser.add_argument("--keep", type=Path, default=Path("build/evolution"))
    asked = parser.parse_args()
    began = monotonic()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for seats in asked.seats or weights.SEATS:
        file = asked.keep / f"{seats}.json"
        kept = json.loads(file.read_text()) if file.exists() else begin(seats)
        hall, champions = ([tuple(row) for row in kept[name]] for name in ("hall", "champions"))
        while len(champions) <= WANDERING + SETTLING + 1:
            if monotonic() - began > 60 * asked.minutes:
                return
            play_a_round(seats, champions, hall)
            file.write_text(json.dumps({"hall": hall, "champions": champions}))
        rows = asked.keep / f"{seats}-rows.json"
        if not rows.exists():
            rows.write_text(json.dumps(rows_of(seats, hall, champions), indent=1))
    write(kept_in(asked.keep))


if __name__ == "__main__":
    main()
