"""What the benchmark takes off as luck is nothing on average, and exact for the last look."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ghostly import CORNERS, GAME, dice, table
from partylab.ghosts import Door, Side
from partylab.ghosts.doors import NUMBERS

sys.path.insert(0, str(Path(__file__).parent))

from luck import Luck, hopes, shares

GHOSTS = {"0M1": "2500 1500 floor", "0L1": "3500 3500 floor", "1M1": "1500 2500 floor"}


def last_look(**more):
    """The last side is to be chosen; some stand in the open, and the same number is out."""
    return table(
        GHOSTS, CORNERS, out=("0S1", "1S1", "1S2"), phase="side", active=0, round=5,
        keyhole=Door("N", 1), **more,
    )  # fmt: skip


@pytest.mark.parametrize("side", ["S", "E", "W"])
def test_what_is_hoped_for_of_the_last_look_is_what_comes(side):
    state = last_look(chosen=(3, 2))
    totals = hopes(GAME.view(state, 0))
    for number in NUMBERS:
        after, _ = GAME.play(state, 0, Side(side), dice(number))
        outcome, hoped = GAME.outcome(after), totals[Door(side, number)]
        assert tuple(map(int, hoped)) == outcome.scores  # what is more breaks ties
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
        assert shares(hoped, left=0) == won


@pytest.mark.parametrize("chosen", [(3, 2), (3, 3)])
def test_luck_is_nothing_on_average(chosen):
    """Over all who may choose the side, and over the doors of what they would choose."""
    state, sides = last_look(chosen=chosen), {0: "S", 1: "E"}
    luck = Luck(2)
    expected = luck.expected(GAME, state, lambda state, seat: sides[seat])
    assert set(expected.sides) == ({0, 1} if chosen == (3, 2) else {0})
    for side in expected.sides.values():
        for number in NUMBERS:
            luck.note(expected, Door(side, number))
    assert luck.points == pytest.approx([0, 0], abs=1e-9)
    assert luck.victories == pytest.approx([0, 0], abs=1e-9)
