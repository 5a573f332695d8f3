"""No Thanks! as a PettingZoo environment (AEC), with observations and action masks as is usual."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import numpy as np
from gymnasium import spaces
from minimal import points
from pettingzoo import AECEnv

if TYPE_CHECKING:
    from random import Random

PAY, TAKE = 0, 1
SEATS, CARDS, DEALT, CHIPS = 3, tuple(range(3, 36)), 24, 11


class NoThanksEnv(AECEnv):
    metadata: ClassVar = {"name": "no_thanks_v0", "is_parallelizable": False}

    def __init__(self):
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(SEATS)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = 3 + len(CARDS) * SEATS
        self.action_spaces = {agent: spaces.Discrete(2) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 60, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (2,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        rng = options["rng"]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        deck = list(CARDS)
        rng.shuffle(deck)
        self.card, *self.deck = deck[:DEALT]
        self.pot = 0
        self.chips = [CHIPS] * SEATS
        self.hands = [0] * SEATS
        self.taken = np.zeros((SEATS, len(CARDS)), np.int8)
        self.agent_selection = self.possible_agents[rng.randrange(SEATS)]

    def observe(self, agent):
        seat = self.places[agent]
        about = np.array([self.card, self.pot, self.chips[seat]], np.int8)
        return {
            "observation": np.concatenate([about, self.taken.ravel()]),
            "action_mask": np.array([self.chips[seat] > 0, 1], np.int8),
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.places[agent]
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action == PAY:
            self.chips[seat] -= 1
            self.pot += 1
            self.agent_selection = self.possible_agents[(seat + 1) % SEATS]
        else:
            self.hands[seat] |= 1 << self.card
            self.taken[seat, self.card - CARDS[0]] = 1
            self.chips[seat] += self.pot
            self.pot = 0
            if self.deck:
                self.card = self.deck.pop(0)
            else:
                self.terminations = dict.fromkeys(self.agents, True)
                for player, at in self.places.items():
                    self.rewards[player] = self.chips[at] - points(self.hands[at])
        self._accumulate_rewards()


ENV = NoThanksEnv()


def play(rng: Random) -> list[int]:
    """Play a game between bots that toss a coin; return what they win."""
    ENV.reset(options={"rng": rng})
    toss, won = rng.random, [0] * SEATS
    for agent in ENV.agent_iter():
        observation, reward, termination, truncation, _ = ENV.last()
        won[ENV.places[agent]] += reward
        if termination or truncation:
            ENV.step(None)
        elif observation["action_mask"][PAY]:
            ENV.step(TAKE if toss() < 0.5 else PAY)
        else:
            ENV.step(TAKE)
    return won
