"""Our games as environments of PettingZoo, by its own tests and by ours."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from partylab import adapters, games
from partylab.adapters.pettingzoo import env
from partylab.ghosts import Ghosts
from partylab.table import Table

# PettingZoo warns that an observation is a dict, as its own board games have it for their masks.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")
every_game = pytest.mark.parametrize("name", adapters.names())
CYCLES = {"ghosts": 40}


def fewest(name):
    return games.rules(name).seat_counts[0]


def finish(made, rng):
    """Play by chance to the end; return what everybody has won."""
    won = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        observation, reward, over, cut, _ = made.last()
        won[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        made.step(None if over or cut else rng.choice(legal))
    return won


@every_game
@pytest.mark.parametrize("more", [0, 1])
def test_it_passes_the_tests_of_the_library(name, more):
    api_test(env(name, fewest(name) + more), num_cycles=CYCLES.get(name, 400))
    seed_test(lambda: env(name, fewest(name) + more), num_cycles=CYCLES.get(name, 400))


@every_game
def test_a_game_is_worth_1_to_its_winners_and_can_be_saved(name):
    made = env(name, fewest(name))
    made.reset(seed=5)
    won = finish(made, Random(5))
    table = made.unwrapped.table
    assert sum(won.values()) == pytest.approx(1)
    assert [won[agent] > 0 for agent in made.possible_agents] == [
        seat in table.outcome.winners for seat in range(len(won))
    ]
    assert Table.load(table.save()).outcome == table.outcome


def test_a_seed_deals_what_it_deals_at_a_table():
    made = env("nothanks", 3)
    made.reset(seed=7)
    assert made.unwrapped.table.view() == Table("nothanks", ["A", "B", "C"], seed=7).view()
    assert json.loads(made.unwrapped.table.save())["seed"] == 7


def test_without_a_seed_other_games_follow_the_same_each_time():
    deals = []
    for _ in range(2):
        made = env("nothanks", 3)
        made.reset(seed=7)
        for _ in range(3):
            deals.append(made.unwrapped.table.seed)
            made.reset()
    assert deals[:3] == deals[3:]
    assert len(set(deals)) == 3


def test_an_illegal_action_is_an_error_and_changes_nothing():
    made = env("hat", 3)
    made.reset(seed=1)
    (legal,) = made.menu(made.agent_selection)
    before = made.unwrapped.table.view()
    for wrong in (legal + 1, 99):
        with pytest.raises(ValueError, match="cannot do"):
            made.unwrapped.step(wrong)
        assert made.unwrapped.table.view() == before
    made.step(legal)


def test_only_who_is_asked_has_a_mask():
    made = env(Ghosts(seats="neighbours"), 3)
    made.reset(seed=1)
    for _ in range(12):
        asked = made.agent_selection
        for agent in made.agents:
            assert made.observe(agent)["action_mask"].any() == (agent == asked)
            assert bool(made.menu(agent)) == (agent == asked)
        made.step(max(made.menu(asked)))


@every_game
def test_an_observation_is_the_same_whatever_is_hidden(name):
    """The table is exchanged for another one that fits what the agent may know."""
    made, rng = env(name, fewest(name)), Random(3)
    made.reset(seed=3)
    table = made.unwrapped.table
    for _ in range(20):
        agent = made.agent_selection
        before = made.observe(agent)
        truth = table._state
        view = table.view(made.possible_agents.index(agent))
        table._state = table.game.possible(view, rng)
        after = made.observe(agent)
        table._state = truth
        assert all(np.array_equal(before[part], after[part]) for part in before)
        made.step(rng.choice(list(made.menu(agent))))


def test_rewards_can_be_of_ones_own():
    made = env("nothanks", 3, rewards=lambda outcome: [-points for points in outcome.scores])
    made.reset(seed=2)
    won = finish(made, Random(2))
    assert list(won.values()) == [-points for points in made.unwrapped.table.outcome.scores]


def test_a_game_that_dawdles_is_cut_short():
    made = env("hat", 3, most_moves=10)
    made.reset(seed=2)
    won = finish(made, Random(2))
    assert made.unwrapped.table.moves_made == 10
    assert set(won.values()) == {0.0}


def test_a_table_can_be_looked_at():
    made = env("nothanks", 3, render_mode="ansi")
    made.reset(seed=2)
    assert "player_1" in made.render()
