"""The cycle that docs/ladder.md shows is one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from partylab.nothanks import fast

sys.path.insert(0, str(Path(__file__).parent))

if not fast.NUMBA:
    pytest.skip("measured with numba only", allow_module_level=True)

import cycle


def test_each_beats_the_one_before_and_nobody_beats_the_one_behind():
    """Once round, in deals that the search has not seen, and beyond what chance can do."""
    found = cycle.links(fast.shuffled(cycle.DEALS, 3, seed=1))
    names = [*cycle.NAMED, "closer"]
    assert [before for _, before, _, _ in found] == names
    assert [one for one, _, _, _ in found] == [*names[1:], names[0]]
    for _, _, (won, off), (lost, lost_off) in found:
        assert won - off > 1 / 3 > lost + lost_off


def test_the_search_finds_the_same_again():
    """All its chance is seeded."""
    short = ((0.4, 2, 20),)
    assert cycle.search(short) == cycle.search(short)


def test_the_best_replies_of_threshold_bots_go_round():
    """Each wins clearly more than a third, and the last is an earlier one."""
    limits, shares = cycle.replies(fast.shuffled(3000, 3, seed=1))
    assert limits.index(limits[-1]) < len(limits) - 2
    assert all(won - off > 1 / 3 for won, off in shares)
