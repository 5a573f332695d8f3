"""Compiled, the tree search is that of the package, so that what is measured holds for the bot."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from partylab.nothanks import fast, playout, thinking, treesearch, weights
from partylab.nothanks.treesearch import PAYS

sys.path.insert(0, str(Path(__file__).parent))

if not fast.NUMBA:
    pytest.skip("measured with numba only", allow_module_level=True)

import tree_search


def test_it_is_the_same_compiled_or_not():
    """How often each move is tried, and its worth, on the same deals; one player has no chip."""
    deck, rng = np.arange(35, 25, -1), np.random.default_rng(2)
    decks = np.array([[35, *rng.permutation(deck[1:])] for _ in range(80)])
    unseen = sum(1 << card for card in deck[1:].tolist())
    known = np.array([[1 << 34, 1 << 20, 0], [34, 20, 0], [0, 5, 0]])
    row, purses = weights.NAMED["threshold"][3], np.array([[3, 0, 7]] * 80)
    given = (1, 0, unseen)
    visits, worths = tree_search.look_ahead(decks, purses, *given, known, np.array([row]))
    tree, ends = treesearch.planted(80), [[0] * 3 for _ in range(80)]
    desk = [[0] * 3 for _ in range(playout.DESK)]
    told = (known.tolist(), thinking.BONUS, [row], desk, tree, ends)
    treesearch.search(decks.tolist(), purses.tolist(), *given, *told)
    assert 0 < tree.visits[0][PAYS] < 80
    assert tree.visits[0] == visits.tolist()
    assert tree.worths[0] == worths.tolist()
