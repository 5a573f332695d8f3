"""What was measured for the ladder is kept, and is measured anew for whom it does not hold."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from partylab.nothanks import fast

sys.path.insert(0, str(Path(__file__).parent))

if not fast.NUMBA:
    pytest.skip("measured with numba only", allow_module_level=True)

import strengths


@pytest.fixture
def meetings(monkeypatch, tmp_path):
    """Keep what is measured elsewhere; return the tables at which games were played."""
    played, meet = [], strengths.imagining.meet

    def counted(players, deals, seed):
        played.append(seed)
        return meet(players, deals, seed)

    monkeypatch.setattr(strengths, "KEPT", tmp_path)
    monkeypatch.setattr(strengths.imagining, "meet", counted)
    return played


def test_a_table_is_played_once_and_anew_when_one_of_its_players_has_changed(meetings, monkeypatch):
    """Of another weight, for instance; what others think with changes nothing."""
    first = strengths.duel("linear", "greedy", 3, 0.002)
    monkeypatch.setitem(strengths.weights.NAMED["hoarder"], 3, (1,) * 13)
    assert strengths.duel("linear", "greedy", 3, 0.002) == first
    assert len(meetings) == 1
    monkeypatch.setitem(strengths.weights.NAMED["linear"], 3, (0,) * 13)
    assert strengths.duel("linear", "greedy", 3, 0.002) != first
    assert len(meetings) == 2


def test_more_bots_change_no_deal(meetings):
    """Each table has deals of its own, whichever others there are."""
    seeds = [strengths.seed_of(names) for names in strengths.groups(3)]
    assert len(set(seeds)) > 0.99 * len(seeds)
    names = ("greedy", "linear", "robust")
    strengths.mixed(3, names, 0.05)
    assert meetings == [strengths.seed_of(names)]


def test_every_pair_meets_at_three_at_four_and_at_five():
    """As does Monte Carlo those that evolution found, whether it knows them or not.

    Strangers it does not know.
    """
    for seats in (3, 4, 5):
        about = [(work, *given) for work, given in strengths.jobs()]
        for hero in [*strengths.BOTS, strengths.FORMER]:
            for field in [*strengths.BOTS, strengths.FORMER]:
                assert (strengths.duel, hero, field, seats, 1.0) in about
        rivals = len(strengths.evolved(seats))
        assert rivals >= len(strengths.weights.HALL[seats] + strengths.weights.STARVERS[seats])
        for number in range(rivals):
            met = strengths.is_met(number, seats)
            assert met == (strengths.evolved(seats)[number][0] != "stranger")
            assert (strengths.found_out, number, seats, True, 1.0) in about
            assert ((strengths.found_out, number, seats, False, 1.0) in about) == met


def test_who_forgets_the_row_that_it_expects_to_play_expects_to_be_steady(meetings):
    """With five players that row is one of those that evolution found."""
    rows = [row for _, row in strengths.evolved(5)]
    assert len(strengths.found_out(rows.index(strengths.weights.MINE[5]), 5, True, 0.01)) == 3
    assert len(meetings) == 1


@pytest.mark.parametrize(
    ("hero", "field", "who"),
    [
        ("robust", "dreamer", "nobody"),
        ("montecarlo", "robust", "the hero"),
        ("linear", strengths.FORMER, "the field"),
        ("searcher", "montecarlo", "everybody"),
    ],
)
def test_the_deals_of_a_table_follow_who_thinks_there(meetings, hero, field, who):
    """Imagined games take long; but even a rough measurement has a margin."""
    deals = strengths.DEALS[who][5]
    assert len(strengths.duel(hero, field, 5, 0.02)) == max(2, round(0.02 * deals))


def test_who_has_no_time_begins_nothing():
    """And says how much there is to do."""
    assert strengths.play_on(None, seconds=0) == len(strengths.jobs())
