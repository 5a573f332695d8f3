"""A plain information-set Monte Carlo tree search for No Thanks!, to measure our bots against.

Again and again it deals what it cannot see at random, walks down one tree that all these deals
share, adds a node where it leaves the tree, and lets simple players end the round.

* Everybody sees all that happens at the table, so a node is what has happened since the present
  turn: the moves, and the cards that were turned.  Only what is still face down differs from deal
  to deal; and the chips, where a player has not watched from the beginning and counted them.
* Each player chooses by upper confidence bounds what is best for itself (max-n).  An end is worth
  points to a player: its score, less is better, and a bonus for the victory or its share of it.
  Victories alone would tell too little in so few games, and points alone not who wins; it is what
  Monte Carlo wants as well.
* In the end all play by one row of weights: by the limit of the threshold bot, if nothing else is
  asked for.
* The move that was tried most often is played.

The method: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
The loops are compiled where numba is there, and the same without it.  All chance is in the deals.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from partylab.bots import Bot
from partylab.nothanks import fast, montecarlo, playout, weights
from partylab.nothanks.counting import ChipCounter, Position
from partylab.nothanks.rules import CARDS, PAY, TAKE, totals
from partylab.nothanks.thinking import seat_of

if fast.NUMBA:
    from numba import njit

    quick, loops = njit(cache=True), fast.compiled_copy(playout)
else:
    quick, loops = lambda work: work, playout
price, play_on, sit = loops.price, loops.play_on, loops.sit
HANDS, POINTS, PURSES = playout.HANDS, playout.POINTS, playout.PURSES

ITERATIONS = 800
BONUS = montecarlo.BONUS
# How much is tried that seems worse, in points.
CURIOSITY = 40.0
# Where each move leads to: after taking, to the next card, which has a place of its own.
PAYS, TAKES = 0, 1
PLACES = CARDS.stop


class Tree(NamedTuple):
    """What was tried: [node, place] the node there or 0; [node, move] how often, and its worth."""

    nodes: np.ndarray
    visits: np.ndarray
    worths: np.ndarray


@quick
def choose(node, visits, worths):
    """Return a move not tried yet, else the one that may be best."""
    for move in (TAKES, PAYS):
        if not visits[node, move]:
            return move
    wonder = log(visits[node, PAYS] + visits[node, TAKES])
    best = -np.inf
    chosen = TAKES
    for move in (TAKES, PAYS):
        count = visits[node, move]
        hope = worths[node, move] / count + CURIOSITY * sqrt(wonder / count)
        if hope > best:
            best, chosen = hope, move
    return chosen


@quick
def walk(deck, pot, seat, unseen, new, desk, table, tree, path):
    """Go down the tree, add the node `new` where it ends, play on; return the steps in the tree."""
    chips, at, node, steps = desk[PURSES], 0, 0, 0
    while at < len(deck):
        move = TAKES  # who has no chip has no choice, and learns nothing
        if chips[seat]:
            move = choose(node, tree.visits, tree.worths)
            path[steps] = (node, seat, move)
            steps += 1
        if move == TAKES:
            desk[POINTS][seat] += price(deck[at], desk[HANDS][seat])
            desk[HANDS][seat] |= 1 << deck[at]
            chips[seat] += pot
            pot, at = 0, at + 1
            if at == len(deck):
                break
            unseen &= ~(1 << deck[at])
        else:
            chips[seat] -= 1
            pot, seat = pot + 1, (seat + 1) % len(chips)
        place = deck[at] if move == TAKES else PAYS
        if not tree.nodes[node, place]:
            tree.nodes[node, place] = new
            play_on(deck, at, pot, seat, unseen, desk, table)
            break
        node = tree.nodes[node, place]
    return steps


@quick
def learn(path, steps, past, desk, tree):
    """Tell each player on the way what the end was worth to it."""
    ends = past + desk[POINTS] - desk[PURSES]
    lowest = ends.min()
    bonus = BONUS / (ends == lowest).sum()
    for step in range(steps):
        node, seat, move = path[step]
        tree.visits[node, move] += 1
        tree.worths[node, move] += (bonus if ends[seat] == lowest else 0.0) - ends[seat]


@quick
def search(decks, purses, pot, me, unseen, known, table):
    """Return how often paying and taking were tried, and what each was worth on average.

    The card on the table comes first in each deck.  `known` holds everybody's hands, their points
    and the points of earlier rounds; all of them play on by the only row of the table.
    """
    room, seats = len(decks) + 1, purses.shape[1]
    tree = Tree(
        np.zeros((room, PLACES), np.int64),
        np.zeros((room, 2), np.int64),
        np.zeros((room, 2), np.float64),
    )
    none = np.zeros(seats, np.int64)
    # The rows of `playout.DESK`.
    desk = (none, none.copy(), none.copy(), none.copy(), none.copy())
    path = np.zeros((room, 3), np.int64)
    for deal in range(len(decks)):
        for seat in range(seats):
            sit(seat, 0, purses[deal, seat], known[0, seat], known[1, seat], desk)
        steps = walk(decks[deal], pot, me, unseen, deal + 1, desk, table, tree, path)
        learn(path, steps, known[2], desk, tree)
    return tree.visits[0], tree.worths[0] / np.maximum(1, tree.visits[0])


class Found(NamedTuple):
    """What a search found out about paying and about taking."""

    visits: tuple[int, int]
    worths: tuple[float, float]


class TreeSearch(Bot):
    """Searches on each turn of its own, from nothing but what its seat may see."""

    def __init__(self, iterations=ITERATIONS, row=None):
        self.counter, self.iterations, self.row = ChipCounter(), iterations, row

    def watch(self, view):
        """Count the chips."""
        self.counter.watch(view)

    def choose(self, view, moves, rng):
        """Play what was tried most often."""
        if len(moves) == 1:
            return moves[0]
        visits, _ = self.search(view, rng)
        return TAKE if visits[TAKES] >= visits[PAYS] else PAY

    def search(self, view, rng):
        """Return what the tree tells about a turn."""
        view = self.counter.watch(view)
        at, luck = Position.of(view), Random(rng.random())
        deals = [view.game.possible(view, luck) for _ in range(self.iterations)]
        past = totals(view.past) if view.past else (0,) * view.seats
        visits, worths = search(
            np.array([(at.card, *deal.deck) for deal in deals]),
            np.array([deal.chips for deal in deals]),
            *(at.pot, seat_of(view), at.unseen),
            np.array([at.hands, at.points, past]),
            np.array([self.row or weights.NAMED["threshold"][view.seats]]),
        )
        return Found(tuple(visits.tolist()), tuple(worths.tolist()))
