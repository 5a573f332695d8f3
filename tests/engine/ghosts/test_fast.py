"""Sight compiled gives what plain Python gives, to the last bit."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from halls import NAMES, random_hall
from partylab.ghosts import Hall, Pose, Spot, desks, fast, scenes, sight
from partylab.ghosts.doors import DOORS

needs_numba = pytest.mark.skipif(not fast.NUMBA, reason="numba is not installed")


@needs_numba
@pytest.mark.parametrize("block", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_compiled_and_plain_see_the_same_to_the_last_bit(seed, block):
    hall = random_hall(seed, grid=seed % 2 == 1)
    for door in DOORS[seed::5]:
        sights = sight.look(hall, door, ghosts_block=block)
        assert fast.look(hall, door, ghosts_block=block) == sights
        there = {ghost for ghost, it in sights.items() if it.seen}
        assert fast.seen(hall, door, ghosts_block=block) == there


@needs_numba
def test_rows_that_are_too_short_are_made_longer(monkeypatch):
    """Compiled code would write beyond the end of an array, so it must say so first."""
    hall = random_hall(1)
    sights = fast.look(hall, "E2", ghosts_block=True)
    monkeypatch.setattr(desks, "CORNERS", 8)
    monkeypatch.setattr(desks, "PIECES", 2)
    assert fast.look(hall, "E2", ghosts_block=True) == sights


@pytest.mark.parametrize("compiled", [False, True])
def test_the_table_of_risk_says_which_doors_see_which_spot(compiled, monkeypatch):
    monkeypatch.setattr(fast, "maths", fast.maths if compiled else lambda: scenes.PLAIN)
    hall = random_hall(3, names=NAMES[:6])
    spots = (*hall.spots("S", 2, 2), *hall.spots("S", 4, 1))[:7]
    table = fast.risk_table(hall, "S", spots)
    assert table.seen.shape == (len(spots), 24)
    for at, spot in enumerate(spots):
        for side in (None, "N", "W"):
            share = sight.risk(hall, "S", spot, side)
            assert Fraction(table.risk(side)[at]).limit_denominator(24) == share


def test_a_table_has_every_free_standard_spot():
    hall = Hall().place("table", Pose(2500, 2500)).stand("0S1", Spot(500, 500))
    table = fast.risk_table(hall, "S")
    spots = [spot for x in range(6) for y in range(6) for spot in hall.spots("S", x, y)]
    assert set(spots) <= set(table.spots)
    assert len(table.spots) > 300
    best = table.spots[int(np.argmin(table.risk()))]
    assert sight.risk(hall, "S", best) == min(
        Fraction(share).limit_denominator(24) for share in table.risk()
    )


def test_without_numba_the_same_steps_run_as_they_are(monkeypatch):
    hall = random_hall(2, names=NAMES[:9])
    monkeypatch.setattr(fast, "NUMBA", False)
    fast.maths.cache_clear()
    assert fast.maths() is scenes.PLAIN
    assert fast.look(hall, "N2") == sight.look(hall, "N2")
    fast.maths.cache_clear()
