"""Moods are mixed so that no rival wins much, whichever it is."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from partylab.nothanks import fast, weights
from partylab.nothanks.moods import Mood

sys.path.insert(0, str(Path(__file__).parent))

if not fast.NUMBA:
    pytest.skip("measured with numba only", allow_module_level=True)

import tune_moods

ROCK, PAPER, SAFE = (1,), (2,), (3,)
# What two rivals win against each, at a table of two.
WON = {ROCK: (0.7, 0.4), PAPER: (0.4, 0.7), SAFE: (0.5, 0.5)}


@pytest.fixture
def known(monkeypatch):
    """Let rivals win what is known, instead of games."""

    def won_between(rival, first, second, seats):
        assert seats == 2
        return [WON[second][rival], WON[first][rival]]

    monkeypatch.setattr(tune_moods, "won_between", won_between)


@pytest.mark.usefixtures("known")
def test_two_moods_are_mixed_evenly_if_what_beats_the_one_loses_to_the_other():
    """Either rival wins .55, or a little more, as 33 cards cannot be halved."""
    moods = tune_moods.best_pair(2, [ROCK, PAPER], [0, 1])
    assert {mood.row for mood in moods} == {ROCK, PAPER}
    assert [mood.cards for mood in moods] == [17, 16]


@pytest.mark.usefixtures("known")
def test_one_mood_is_enough_where_no_pair_is_better():
    """A row that loses .5 at the most is better alone than together with any other."""
    assert tune_moods.best_pair(2, [ROCK, PAPER, SAFE], [0, 1]) == (Mood(33, SAFE),)


def test_what_is_won_between_two_kinds_is_what_is_won_among_one_at_the_ends():
    """Among no rivals of the first kind, and among no others."""
    hero, first, second = (weights.NAMED[name][3] for name in ("linear", "threshold", "greedy"))
    none, _, all_of_them = tune_moods.won_between(hero, first, second, 3)
    deals = fast.shuffled(tune_moods.TRIALS, 3, 1)
    assert none == tune_moods.share_among(hero, [second, second], deals)
    assert all_of_them == tune_moods.share_among(hero, [first, first], deals)
