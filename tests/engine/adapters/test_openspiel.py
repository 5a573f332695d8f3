"""Our games as games of OpenSpiel, by its own tests and by ours: `make elsewhere`.

OpenSpiel and what it needs weigh 200 MB, so that `make test` does not install them.  What is not
OpenSpiel's manner is in moments, and tested in any case.
"""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here: `make elsewhere`")

import numpy as np  # noqa: E402

from partylab import adapters, games  # noqa: E402
from partylab.adapters.openspiel import load_game  # noqa: E402

every_game = pytest.mark.parametrize("name", adapters.names())


def fewest(name):
    return games.rules(name).seat_counts[0]


@every_game
@pytest.mark.parametrize("more", [0, 1])
def test_it_passes_the_tests_of_the_library(name, more):
    """Random games; states are copied, written and read back at every step."""
    game = load_game(name, fewest(name) + more)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@every_game
def test_a_state_is_told_by_its_history(name):
    state = load_game(name, fewest(name)).new_initial_state()
    while not state.is_terminal() and state.move_number() < 30:
        state.apply_action(state.legal_actions()[-1])
    again = load_game(name, fewest(name)).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.moment.state == state.moment.state


def test_a_copy_goes_its_own_way():
    state = load_game("nothanks", 3).new_initial_state()
    state.apply_action(7)
    copy = state.clone()
    copy.apply_action(0)
    assert (state.moment.moves, copy.moment.moves) == (0, 1)


def test_options_are_parameters():
    game = pyspiel.load_game("partylab_hat(players=5,wild_arrows=True)")
    assert (game.num_players(), game.first.numbered.game.wild_arrows) == (5, True)
    assert game.num_distinct_actions() == 4 + 110 * 6


@every_game
def test_what_a_player_observes_is_the_same_whatever_is_hidden(name):
    state = load_game(name, fewest(name)).new_initial_state()
    state.apply_action(11)
    rng = np.random.RandomState(1)
    for _ in range(15):
        if state.is_chance_node():
            state.apply_action(3)
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.rand)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_examples_work():
    from partylab.adapters import openspiel

    assert doctest.testmod(openspiel).failed == 0


@every_game
def test_a_search_of_the_library_finds_a_move(name):
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = load_game(name, fewest(name)), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=rng, use_observation_string=True)
    state = game.new_initial_state()
    state.apply_action(5)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_in_peace():
    """OpenSpiel keeps what makes a game until after Python has ended."""
    script = "from partylab.adapters.openspiel import load_game; load_game('nothanks', 3)"
    subprocess.run([sys.executable, "-c", script], check=True)
