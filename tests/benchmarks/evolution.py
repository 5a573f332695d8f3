"""Evolution of a few numbers: CMA-ES, after Hansen's tutorial.

A population is drawn around a mean, the best half of it moves the mean, and the shape of the cloud
adapts to what won.  All chance is seeded.
"""

from __future__ import annotations

import numpy as np

POPULATION = 18


class Evolution:
    """A mean and a covariance that adapt to what won."""

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
