"""An agent that learns No Thanks! with public libraries: PettingZoo and scikit-learn.

It plays against itself at many tables, tosses a coin now and then, and learns from each of its
choices by how many points fewer than the others it had in the end.  Then it sits down with bots,
as a function of a view.

    pip install scikit-learn
    python tests/benchmarks/learning.py            trains, plays, prints what came of it
    python tests/benchmarks/learning.py --write    writes it into docs/learning.md as well
"""

from __future__ import annotations

import argparse
import os
import re
from collections import deque
from pathlib import Path
from time import perf_counter

os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}

import numpy as np
from sklearn.neural_network import MLPRegressor
from sklearn.preprocessing import StandardScaler

from partylab import tournament
from partylab.adapters.numbered import Numbered
from partylab.adapters.pettingzoo import TableEnv

SEATS, PAY, TAKE = 3, 0, 1
TABLES = 64  # played side by side, so that the net is asked about all of them at once
BATCHES = 180
KEPT = 4  # batches of choices that are learned from again and again
MOST_CURIOUS = 0.1  # at first; who tosses coins never sees how a card grows rich
POINTS = 30.0  # how many points count as much as the net's unit
RIVALS = ("random", "greedy", "threshold", "collector")
DEALS = 300
DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
FIGURES = re.compile(r"(<!-- figures -->\n).*(<!-- end -->)", re.DOTALL)


def ahead(outcome):
    """Return how many points fewer than the others on average each seat has."""
    points = np.array(outcome.scores)
    return (points.sum() - points) / (len(points) - 1) - points


def both(rows):
    """Return each row twice: with paying, and with taking."""
    rows = np.repeat(np.asarray(rows, np.float32), 2, axis=0)
    return np.hstack([rows, np.tile(np.eye(2, dtype=np.float32), (len(rows) // 2, 1))])


class Learner:
    """A net that guesses what a choice is worth."""

    def __init__(self, seed=1):
        self.game = Numbered("nothanks", SEATS)
        self.rng = np.random.default_rng(seed)
        self.net = MLPRegressor(
            hidden_layer_sizes=(64,), learning_rate_init=0.002, batch_size=256, random_state=seed
        )
        self.scale = StandardScaler()  # a chip more or less is little of all there are
        self.tables = [TableEnv("nothanks", SEATS, rewards=ahead) for _ in range(TABLES)]
        self.past = deque(maxlen=KEPT)
        self.games = 0

    def worth(self, rows):
        """Return for each row what paying and taking are worth."""
        return self.net.predict(self.scale.transform(both(rows))).reshape(-1, 2)

    def bot(self, view):
        """Choose as a bot does: from a view."""
        values = self.worth([self.game.numbers(view, {})])[0]
        return "pay" if view.my_chips and values[PAY] > values[TAKE] else "take"

    def play(self, curious):
        """Play a game at each table; return the rows of all choices, and what came of each."""
        for table in self.tables:
            table.reset(seed=self.games)
            self.games += 1
        rows, made, going = [], [], list(self.tables)
        while going:
            seen = [table.observe(table.agent_selection) for table in going]
            views = np.array([one["observation"] for one in seen])
            masks = np.array([one["action_mask"] for one in seen])
            choices = both(views)
            for number, action in enumerate(self.choose(views, masks, curious)):
                table = going[number]
                rows.append(choices[2 * number + action])
                made.append((table, table.agent_selection))
                table.step(action)
            going = [table for table in going if table.table.outcome is None]
        return np.array(rows), np.array([table.rewards[agent] / POINTS for table, agent in made])

    def choose(self, views, masks, curious):
        """Return an action for each table: the better one, or now and then any."""
        values = self.rng.random(masks.shape)
        if self.past:
            tossed = self.rng.random((len(masks), 1)) < curious
            values = np.where(tossed, values, self.worth(views))
        return np.where(masks, values, -np.inf).argmax(axis=1)

    def learn(self, batches=BATCHES):
        """Play and learn in turns, with less and less curiosity."""
        for batch in range(batches):
            self.past.append(self.play(curious=MOST_CURIOUS * (1 - batch / batches)))
            rows = np.concatenate([rows for rows, _ in self.past])
            worth = np.concatenate([worth for _, worth in self.past])
            if not batch:
                self.scale.fit(rows)
            self.net.partial_fit(self.scale.transform(rows), worth)


def figures(learner, seconds):
    """Return what came of it as Markdown."""
    lines = [
        f"After {learner.games:,} games against itself, and {seconds:.0f} seconds on one core:",
        "",
        "| at a table with two | it wins | its mean score | theirs |",
        "| --- | ---: | ---: | ---: |",
    ]
    for rival in RIVALS:
        bots = {"learner": learner.bot, "one": rival, "other": rival}
        result = tournament("nothanks", bots, deals=DEALS, seed=1)
        wins, points = result.win_share["learner"], result.mean_score
        mine, theirs = points["learner"].mean, (points["one"].mean + points["other"].mean) / 2
        margin = (wins.high - wins.low) / 2
        lines.append(f"| {rival} | {wins.mean:.2f} ± {margin:.2f} | {mine:.1f} | {theirs:.1f} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--write", action="store_true")
    options.add_argument("--batches", type=int, default=BATCHES)
    given = options.parse_args()
    began = perf_counter()
    player = Learner()
    player.learn(given.batches)
    told = figures(player, perf_counter() - began)
    print(told)
    if given.write:
        DOCS.write_text(FIGURES.sub(rf"\1{told}\2", DOCS.read_text("utf-8")), "utf-8")
