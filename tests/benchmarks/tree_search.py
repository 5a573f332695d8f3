"""The tree search of the package, compiled whole, to measure our bots against."""

from __future__ import annotations

import importlib.util

import numpy as np
from numba import njit

from partylab.nothanks import fast, playout, thinking, treesearch

# So many walks for each decision, where the search is a yardstick.
WALKS = 800
BONUS = thinking.BONUS


def compiled():
    """Return a second copy of the search, its functions compiled, on the compiled playout."""
    spec = importlib.util.find_spec(treesearch.__name__)
    copy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copy)
    loops = fast.compiled_copy(playout)
    for name in ("price", "sit", "play_on", "verdict", "worth"):
        setattr(copy, name, getattr(loops, name))
    for name in ("choose", "learn", "walk", "search"):
        setattr(copy, name, njit(cache=True)(getattr(copy, name)))
    return copy


search, Tree = compiled().search, treesearch.Tree


@njit(cache=True)
def empty_desk(seats):
    """Return room for what `playout.DESK` rows of a desk hold."""
    none = np.zeros(seats, np.int64)
    return none, none.copy(), none.copy(), none.copy(), none.copy(), none.copy(), none.copy()


@njit(cache=True)
def look_ahead(decks, purses, pot, me, unseen, known, row):
    """Return how often I began with paying and with taking, and what came of it, all in all.

    Everybody's chips are known.
    """
    room = len(decks) + 1
    tree = Tree(
        np.zeros((room, treesearch.PLACES), np.int64),
        np.zeros((room, 2), np.int64),
        np.zeros((room, 2), np.int64),
        np.zeros((room, 3), np.int64),
    )
    ends, desk = np.zeros((len(decks), 3), np.int64), empty_desk(purses.shape[1])
    search(decks, purses, pot, me, unseen, known, BONUS, row, desk, tree, ends)
    return tree.visits[0], tree.worths[0]
