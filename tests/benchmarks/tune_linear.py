"""Evolve rows of weights that nobody beats easily, and write them to evolved.py.

    python tests/benchmarks/tune_linear.py                            for two to seven players
    python tests/benchmarks/tune_linear.py --seats 3 --minutes 4      only three, go on next time

In each stage a champion evolves that lets none of its exploiters win much: it plays in all seats
but one, an exploiter of the hall of fame in that one.  Then the best response to the champion
evolves, from several beginnings, and joins the hall.  In the end that champion is kept whose best
response wins least: the robust row.  Others evolve around it: its nemesis, looked for once more and
for longer; the exploiter, which beats the linear row; the hoarder, which beats exploiters; and
starvers, who leave nothing to whoever sits with them.

What was found stands in files, so that a run can be interrupted; all chance is seeded, and the
same version of the game gives the same rows on machines that count alike.  LINEAR and RIVAL are
older: they won an evolution in which nobody looked for exploiters, and stay as they are, so that
there is something to exploit.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import monotonic

import numpy as np
from evolution import Evolution

from partylab.nothanks import evolved, fast, playout, weights
from partylab.nothanks.fast import Linear

STAGES = {2: 6, 3: 12, 4: 8, 5: 8, 6: 6, 7: 6}
# Generations of a champion, and of a response from each of its beginnings.
CHAMPION, RESPONSE = 40, 50
# Deals for each table and generation, each dealt once: who begins is drawn.
DEALS, RESPONSE_DEALS = 300, 1000
JUDGED = 30_000  # deals that tell how much a response wins
HALL = 4  # so many best responses are kept
# Generations and deals of the others, which evolve around the robust row.
OTHER, OTHER_DEALS = 60, 500
# Generations and deals of the nemesis.
NEMESIS, NEMESIS_DEALS = 70, 1500
WORST = 3  # so many of the exploiters that win most count
OWN = 0.3  # what a champion's own victories count beside those of its exploiters
# What a step of one means for each weight; the chips on the card weigh 100 and give the measure.
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


def row(genes):
    """Return the weights that genes stand for."""
    steps = zip(STEPS.items(), genes, strict=True)
    return weights.row(POT=100, **{name: round(gene * step) for (name, step), gene in steps})


def genes(row):
    """Return the genes that stand for weights, none of them out of reach."""
    exact = [row[getattr(playout, name)] / step for name, step in STEPS.items()]
    return np.clip(exact, -6, 6)


def share(hero, field, seats, deals, rotate=False):
    """Return the hero's win share at a table where all others play like the field."""
    strategies = [Linear(hero)] + [Linear(field)] * (seats - 1)
    return float(fast.play_many(strategies, deals, rotate=rotate).win_share[0])


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


def champion(seats, stage, start, hall):
    """Evolve somebody who lets the exploiters in the hall win least, and wins itself."""

    def fitness(one, deals):
        lost = sorted(share(rival, one, seats, deals) for rival in hall)
        won = np.mean([share(one, rival, seats, deals) for rival in hall])
        return OWN * won - np.mean(lost[-WORST:])

    seed = (1, seats, stage)
    return evolve(start, 0.3 if stage else 1.0, CHAMPION, seed, DEALS, seats, fitness)


def response(seats, stage, rival, starts):
    """Return who wins most against copies of a rival, and how much; of several beginnings."""
    judged = fast.shuffled(JUDGED // seats, seats, 1)
    found = []
    for number, start in enumerate(starts):
        seed = (2, seats, stage, number)
        one = evolve(
            *(start, 0.7, RESPONSE, seed, RESPONSE_DEALS, seats),
            lambda one, deals: share(one, rival, seats, deals),
        )
        found.append((share(one, rival, seats, judged, rotate=True), one))
    return max(found)


def advance(seats, stages):
    """Add a stage: a champion, its best response, and how much that wins."""
    hall = [weights.NAMED[name][seats] for name in ("threshold", "collector")]
    hall += [tuple(stage["response"]) for stage in stages]
    start = tuple(stages[-1]["champion"]) if stages else weights.collector(weights.THRESHOLD[seats])
    best = champion(seats, len(stages), start, hall)
    last = [tuple(stage["response"]) for stage in stages[-1:]]
    won, answer = response(seats, len(stages), best, [best, *beginnings(seats), *last])
    stages.append({"champion": best, "response": answer, "won": won})
    print(f"{seats} players, stage {len(stages)}: {best} loses {won:.3f} to {answer}", flush=True)


def shares_left(fields, one, seats, deals):
    """Return how much is left, on average, for somebody who sits with copies of one."""
    return np.mean([share(field, one, seats, deals) for field in fields])


def nemesis(seats, robust):
    """Return who wins most against copies of the robust row, found from that row itself.

    One search looks for just that; the other also wants the row to win little among copies of its
    rival, and may find more that way.
    """

    def clearly(one, deals):
        won, left = share(one, robust, seats, deals), share(robust, one, seats, deals)
        return min(won - 1 / seats, 1 / seats - left)

    def simply(one, deals):
        return share(one, robust, seats, deals)

    found = [
        evolve(robust, 0.5, NEMESIS, (3, seats, number), NEMESIS_DEALS, seats, fitness)
        for number, fitness in enumerate((simply, clearly))
    ]
    return by_wins(seats, robust, found)[0]


def by_wins(seats, rival, rows):
    """Return rows, those first that win most against copies of a rival."""
    judged = fast.shuffled(JUDGED // seats, seats, 1)
    return sorted(rows, key=lambda one: -share(one, rival, seats, judged, rotate=True))


def others(seats, stages):
    """Return the rows that evolve around the robust one, by name."""
    linear = weights.NAMED["linear"][seats]
    best = min(stages, key=lambda stage: stage["won"])
    robust = tuple(best["champion"])
    # Its best response first, then the latest of the others.
    answers = [best, *(stage for stage in reversed(stages) if stage is not best)]
    _, exploiter = response(seats, 90, linear, [linear, *beginnings(seats)])
    hoarder = evolve(
        *(exploiter, 0.7, OTHER, (7, seats), OTHER_DEALS, seats),
        lambda one, deals: (
            share(one, exploiter, seats, deals)
            - shares_left([linear, exploiter], one, seats, deals)
        ),
    )
    found = [tuple(stage["response"]) for stage in answers[:HALL]]
    rows = {"EXPLOITER": exploiter, "HOARDER": hoarder, "ROBUST": robust}
    return rows | around(seats, linear, exploiter, hoarder, robust, found)


def around(seats, linear, exploiter, hoarder, robust, found):
    """Return who beats the robust row, with those found before, and who starves all of them."""
    hall = by_wins(seats, robust, [nemesis(seats, robust), *found])
    starvers = [
        evolve(
            *(start, 0.7, OTHER, seed, OTHER_DEALS, seats),
            lambda one, deals: -shares_left([linear, exploiter, robust], one, seats, deals),
        )
        for start, seed in (
            (robust, (7, seats)),
            (hoarder, (8, seats, 1)),
            (exploiter, (8, seats, 2)),
        )
    ]
    return {"HALL": hall, "STARVERS": starvers}


HEAD = '''"""Weights that won an evolution, for each number of players; weights.py says what for.

Written by `python tests/benchmarks/tune_linear.py`.  The columns, as in playout.py:
{columns}, and guess.
"""

Row = tuple[int, ...]
'''

SEVERAL = {
    "HALL": "Who found out the robust bot and its like; the first of each wins most against it.",
    "STARVERS": "Who, in pairs, leave no chip to anybody else.",
}


def write(keep):
    """Write evolved.py anew, with what was found."""
    text = HEAD.format(columns=", ".join(playout.FEATURES))
    found = {
        seats: json.loads((keep / f"{seats}-rows.json").read_text()) for seats in weights.SEATS
    }
    table = {"LINEAR": evolved.LINEAR, "RIVAL": evolved.RIVAL}
    table |= {name: {seats: found[seats][name] for seats in found} for name in found[3]}
    for name, rows in table.items():
        if name not in SEVERAL:
            lines = [f"    {seats}: {tuple(rows[seats])},\n" for seats in sorted(rows)]
            text += f"\n{name}: dict[int, Row] = {{\n{''.join(lines)}}}\n"
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
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no stage after that")
    parser.add_argument("--keep", type=Path, default=Path("build/evolution"))
    asked = parser.parse_args()
    began = monotonic()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for seats in asked.seats or weights.SEATS:
        file = asked.keep / f"{seats}.json"
        stages = json.loads(file.read_text()) if file.exists() else []
        while len(stages) < STAGES[seats]:
            if monotonic() - began > 60 * asked.minutes:
                return
            advance(seats, stages)
            file.write_text(json.dumps(stages, indent=1))
        rows = asked.keep / f"{seats}-rows.json"
        if not rows.exists():
            rows.write_text(json.dumps(others(seats, stages), indent=1))
    if all((asked.keep / f"{seats}-rows.json").exists() for seats in weights.SEATS):
        write(asked.keep)


if __name__ == "__main__":
    main()
