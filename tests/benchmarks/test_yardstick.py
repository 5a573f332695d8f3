"""The benchmark compares like with like: the minimal loop plays the game of the rules."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partylab.nothanks import Move, NoThanks, State, cost, fast, score

sys.path.insert(0, str(Path(__file__).parent))

import minimal
import yardstick


class Stacked:
    """Luck that deals known cards and lets a known seat begin."""

    def __init__(self, cards, first):
        self.cards, self.first = cards, first

    def shuffle(self, deck):
        deck[:] = self.cards

    def randrange(self, seats):
        return self.first


@pytest.mark.parametrize("most", [-3, 0, 8, 20])
@pytest.mark.parametrize("seats", [3, 5, 7])
@given(st.permutations(range(3, 36)), st.data())
def test_the_minimal_loop_scores_as_the_rules_do(seats, most, cards, data):
    first = data.draw(st.integers(0, seats - 1))
    found = minimal.play([minimal.threshold_bot(most)] * seats, Stacked(cards, first))
    game = NoThanks()
    chips = (game.first_chips(seats),) * seats
    hands = ((),) * seats
    state = State(tuple(cards[1:24]), (), cards[0], 0, hands, chips, first)
    while turn := game.turn(state):
        (seat,) = turn
        wants = cost(state.card, state.cards[seat]) - state.pot <= most
        move = Move.TAKE if wants or not state.chips[seat] else Move.PAY
        state, _ = game.play(state, seat, move, lambda: Random(0))
    assert tuple(found) == game.outcome(state).scores


@given(st.frozensets(st.integers(3, 35)))
def test_points_on_bits_are_points(cards):
    assert minimal.points(sum(1 << card for card in cards)) == score(cards)


@pytest.mark.skipif(yardstick.COMPILER is None, reason="there is no C compiler")
@pytest.mark.parametrize("points", [-3, 8])
def test_the_games_in_c_are_those_of_the_batches(points):
    deals = fast.shuffled(200, seed=3)
    batch = fast.play_many([fast.Threshold(points)] * 3, deals)
    assert (yardstick.thresholds(deals, points) == batch.scores).all()
