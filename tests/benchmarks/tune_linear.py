"""Evolve the weights of the linear bot and of its rival, and write them to evolved.py.

    python tests/benchmarks/tune_linear.py              both, for two to seven players
    python tests/benchmarks/tune_linear.py --seats 3    only for three; the other rows stay

One number of players takes about two minutes on one core, compiled.  A population of weights is
drawn around a mean, the best half of it moves the mean, and the shape of the cloud adapts to what
won (CMA-ES).  The best are those that win most games against a hall of fame; the winner of each
stage enters it, so that the next must beat it too.  All chance is seeded: the same version of the
game gives the same weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from partylab.nothanks import evolved, fast, playout, weights
from partylab.nothanks.fast import Linear, Threshold

STAGES = 4
GENERATIONS = 50
POPULATION = 18
DEALS = 300  # for each table and generation, each dealt once: who begins is drawn
MIXED_TABLES = 4
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
    return np.clip(exact, -5, 5)


class Evolution:
    """A mean and a covariance that adapt to what won: CMA-ES after Hansen's tutorial."""

    def __init__(self, mean, step, seed):
        self.mean, self.step, self.rng = mean, step, np.random.default_rng(seed)
        self.age, size = 0, len(mean)
        self.covariance = np.eye(size)
        self.path, self.step_path = np.zeros(size), np.zeros(size)
        parents = POPULATION // 2
        shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.shares = shares / shares.sum()
        self.mass = 1 / (self.shares**2).sum()

    def draw(self):
        """Return a population around the mean."""
        values, self.axes = np.linalg.eigh(self.covariance)
        self.lengths = np.sqrt(np.maximum(values, 1e-12))
        normal = self.rng.standard_normal((POPULATION, len(self.mean)))
        self.offsets = (normal * self.lengths) @ self.axes.T
        return self.mean + self.step * self.offsets

    def select(self, fitness):
        """Move the mean to the best half, and adapt the size and the shape of the cloud."""
        self.age += 1
        best = self.offsets[np.argsort(-fitness)[: len(self.shares)]]
        move = self.shares @ best
        self.mean = self.mean + self.step * move
        length = self._adapt_step(move)
        self._adapt_shape(best, move, steady=length < 1.4 + 2 / (len(move) + 1))

    def _adapt_step(self, move):
        """Take longer steps while they lead the same way; return how long the path is."""
        size, mass = len(self.mean), self.mass
        memory = (mass + 2) / (size + mass + 5)
        fresh = (memory * (2 - memory) * mass) ** 0.5
        white = self.axes @ ((self.axes.T @ move) / self.lengths)
        self.step_path = (1 - memory) * self.step_path + fresh * white
        by_chance = size**0.5 * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        length = np.linalg.norm(self.step_path) / by_chance
        damping = 1 + memory + 2 * max(0, ((mass - 1) / (size + 1)) ** 0.5 - 1)
        self.step *= np.exp(memory / damping * (length - 1))
        return length / (1 - (1 - memory) ** (2 * self.age)) ** 0.5

    def _adapt_shape(self, best, move, steady):
        """Stretch the cloud along the path of the mean and along what won just now."""
        size, mass = len(self.mean), self.mass
        memory = (4 + mass / size) / (size + 4 + 2 * mass / size)
        fresh = (memory * (2 - memory) * mass) ** 0.5 if steady else 0.0
        self.path = (1 - memory) * self.path + fresh * move
        one = 2 / ((size + 1.3) ** 2 + mass)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        self.covariance *= 1 - one - many
        self.covariance += one * np.outer(self.path, self.path)
        self.covariance += many * (best.T * self.shares) @ best


def tables(seats, fame, rng):
    """Return opponents: each of the hall of fame by itself, and as many mixed tables."""
    alone = [[one] * (seats - 1) for one in fame]
    mixed = [
        [fame[pick] for pick in rng.integers(len(fame), size=seats - 1)]
        for _ in range(MIXED_TABLES)
    ]
    return alone + mixed


def fitness(strategy, opponents, deals):
    """Return the mean win share of a strategy at some tables."""
    shares = [
        fast.play_many([strategy, *others], deals, rotate=False).win_share[0]
        for others in opponents
    ]
    return float(np.mean(shares))


def evolve(seats, lineage, start):
    """Return the winner of the last stage, and show how it fares against the whole hall of fame."""
    rungs = [Linear(weights.NAMED[name][seats]) for name in ("greedy", "threshold", "collector")]
    fame = [Threshold(4), Threshold(12), *rungs]
    mean = genes(start)
    for stage in range(STAGES):
        evolution = Evolution(mean, 0.5 if stage else 1.0, (lineage, seats, stage))
        for _ in range(GENERATIONS):
            deals = fast.shuffled(DEALS, seats, int(evolution.rng.integers(2**31)))
            opponents = tables(seats, fame, evolution.rng)
            population = [Linear(row(one)) for one in evolution.draw()]
            evolution.select(np.array([fitness(one, opponents, deals) for one in population]))
        mean = evolution.mean
        fame.append(Linear(row(mean)))
    deals = fast.shuffled(10 * DEALS, seats)
    shares = [fitness(fame[-1], [[one] * (seats - 1)], deals) for one in fame]
    print(f"{seats} players, lineage {lineage}:", *(f"{share:.2f}" for share in shares), flush=True)
    return row(mean)


HEAD = '''"""Weights that won an evolution, for each number of players; weights.py says what for.

Written by `python tests/benchmarks/tune_linear.py`.  The columns, as in playout.py:
{columns}, and guess.
"""

Row = tuple[int, ...]
'''


def write(table):
    """Write evolved.py anew."""
    text = HEAD.format(columns=", ".join(playout.FEATURES))
    for name, rows in table.items():
        lines = [f"    {seats}: {rows[seats]},\n" for seats in sorted(rows)]
        text += f"\n{name}: dict[int, Row] = {{\n{''.join(lines)}}}\n"
    Path(evolved.__file__).write_text(text, encoding="utf-8")


def main():
    """Evolve what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, choices=weights.SEATS, nargs="*")
    asked = parser.parse_args().seats or weights.SEATS
    table = {"LINEAR": dict(evolved.LINEAR), "RIVAL": dict(evolved.RIVAL)}
    for seats in asked:
        # The rival comes from another beginning and never meets the first lineage.
        table["LINEAR"][seats] = evolve(seats, 1, weights.collector(weights.THRESHOLD[seats]))
        table["RIVAL"][seats] = evolve(seats, 2, weights.threshold(weights.THRESHOLD[seats]))
        write(table)


if __name__ == "__main__":
    main()
