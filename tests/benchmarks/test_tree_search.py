"""The tree search that our bots are measured against is a fair opponent: it plays by the rules,
sees no more than its seat may see, and finds what takes looking ahead.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from partylab import Table, tournament
from partylab.nothanks import NoThanks, fast, weights
from partylab.nothanks.rules import CARDS, State

sys.path.insert(0, str(Path(__file__).parent))

import tree_search
from tree_search import PAYS, TAKES, TreeSearch

NAMES = ["Ana", "Bo", "Cleo"]
ENOUGH = 300


def turn_of(card, pot, hands, chips=(8, 8, 8)):
    """Return what the first of three players sees, who decides about a card; twelve come later."""
    taken = {card, *(one for hand in hands for one in hand)}
    others = [one for one in CARDS if one not in taken]
    state = State(tuple(others[:12]), tuple(others[12:21]), card, pot, hands, chips, 0)
    return NoThanks(open_chips=True).view(state, 0)


@pytest.mark.parametrize("options", [{}, {"open_chips": True}, {"variant": "tactical"}], ids=str)
def test_every_move_is_legal(options):
    """With any number of players and several rounds; a tournament refuses illegal moves."""
    for seats in (3, 5, 7):
        bots = {str(seat): "random" for seat in range(seats)} | {"0": lambda: TreeSearch(8)}
        result = tournament(NoThanks(**options, rounds=2), bots, deals=1, seed=seats)
        assert len(result.played[0]) == seats


def test_the_same_view_and_luck_give_the_same_search():
    """What is hidden cannot matter: another deal that looks the same is searched the same."""
    table, seen = Table("nothanks", NAMES, seed=5), []
    for move in ("pay", "pay", "take", "pay"):
        table.play(next(iter(table.turn)), move)
    view = table.view(next(iter(table.turn)))
    for number in range(2):
        state = view.game.possible(view._replace(chips=(9, 10, 11)), Random(number))
        alike = view.game.view(state, view.seat)._replace(chips=view.chips)
        assert alike == view
        seen.append(TreeSearch(60).search(alike, Random(3)))
    assert seen[0] == seen[1]
    assert sum(seen[0].visits) == 60
    assert seen[0] != TreeSearch(60).search(view, Random(4))


def test_it_takes_what_is_free():
    """A card that continues its run, with chips on it, before the next player does."""
    view = turn_of(21, 5, ((20, 22), (23,), (10,)))
    found = TreeSearch(ENOUGH).search(view, Random(1))
    assert found.visits[TAKES] > found.visits[PAYS]
    assert found.worths[TAKES] > found.worths[PAYS]


def test_it_waits_for_more_chips_on_a_card_that_only_it_wants():
    """To the others it costs all its points, and they have chips: it comes back richer."""
    view = turn_of(33, 0, ((32, 34), (10,), (12,)))
    found = TreeSearch(ENOUGH).search(view, Random(1))
    assert found.visits[PAYS] > found.visits[TAKES]


def test_it_lets_others_choose_what_is_best_for_themselves():
    """The same card again, but a rival wants it too: who pays will not see it again."""
    view = turn_of(33, 6, ((32, 34), (31, 35), (12,)))
    found = TreeSearch(ENOUGH).search(view, Random(1))
    assert found.visits[TAKES] > found.visits[PAYS]


def test_it_is_the_same_compiled_or_not(monkeypatch):
    """How often each move is tried, and its worth, on the same deals."""
    monkeypatch.setattr(fast, "NUMBA", False)
    spec = importlib.util.spec_from_file_location("plain_tree_search", tree_search.__file__)
    plain = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(plain)
    deck, rng = np.arange(35, 25, -1), np.random.default_rng(2)
    decks = np.array([[35, *rng.permutation(deck[1:])] for _ in range(80)])
    unseen = sum(1 << card for card in deck[1:].tolist())
    known = np.array([[1 << 34, 1 << 20, 0], [34, 20, 0], [0, 5, 0]])
    row = np.array([weights.NAMED["threshold"][3]])
    given = (decks, np.array([[3, 0, 7]] * 80), 1, 0, unseen, known, row)
    visits, worths = plain.search(*given)
    assert 0 < visits[PAYS] < 80
    quick_visits, quick_worths = tree_search.search(*given)
    assert visits.tolist() == quick_visits.tolist()
    assert worths.tolist() == pytest.approx(quick_worths.tolist())
