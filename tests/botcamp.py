"""Bots for the tests of tournaments, in a file of their own so that they can travel."""

from __future__ import annotations

import os
import time

from partylab.nothanks.runs import cost


class Coin:
    """Chooses by its own luck."""

    def choose(self, view, moves, rng):
        return rng.choice(moves)


class Watchful(Coin):
    """Remembers all it is shown, and is sure that nothing was left out."""

    def __init__(self):
        self.seen = []

    def watch(self, view):
        assert view.seat is not None
        self.seen.append(view)

    def choose(self, view, moves, rng):
        assert self.seen[-1] == view
        assert self.seen[0].seen == (self.seen[0].card,)
        for before, after in zip(self.seen, self.seen[1:], strict=False):
            assert (before.pot + 1 == after.pot) or after.pot == 0
            assert before.deck - after.deck in (0, 1)
        return super().choose(view, moves, rng)


class Counting:
    """Would carry its count from game to game, if games shared a bot."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, moves, rng):
        self.asked += 1
        return moves[-1] if self.asked % 3 == 0 else moves[0]


class NeedsAnArgument:
    def __init__(self, limit):
        self.limit = limit

    def choose(self, view, moves, rng):
        return "take" if cost(view.card, view.my_cards) <= self.limit else moves[0]


def bargain(view):
    """A learner's function of a view."""
    if view.my_chips and cost(view.card, view.my_cards) > view.pot + 2:
        return "pay"
    return "take"


def illegal(view):
    return "pay"


def nonsense(view):
    return "fold"


def broken(view):
    return 1 / 0


def ends_its_process(view):
    os._exit(3)


def slow(view):
    time.sleep(0.01)
    return "take"


def make_coin():
    return Coin()
