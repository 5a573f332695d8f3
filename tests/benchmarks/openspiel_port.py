"""No Thanks! against OpenSpiel's Python API, as its own Python games are written.

The first player and every card turned up are chance nodes; the two moves are the actions 0 and 1.
Nothing is asked of it that the benchmark does not need: no observation is ever made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel
from minimal import points

if TYPE_CHECKING:
    from random import Random

PAY, TAKE = 0, 1
SEATS, CARDS, DEALT, CHIPS = 3, tuple(range(3, 36)), 24, 11

TYPE = pyspiel.GameType(
    short_name="python_no_thanks",
    long_name="Python No Thanks",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=2,
    max_chance_outcomes=36,
    num_players=SEATS,
    min_utility=-400.0,
    max_utility=33.0,
    max_game_length=2000,
)


class NoThanksGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return NoThanksState(self)


class NoThanksState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.seat = None
        self.card = None
        self.pot = 0
        self.unseen = list(CARDS)
        self.hands = [0] * SEATS
        self.chips = [CHIPS] * SEATS

    def current_player(self):
        if self.seat is None:
            return pyspiel.PlayerId.CHANCE
        if self.card is not None:
            return self.seat
        if len(self.unseen) == len(CARDS) - DEALT:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE

    def chance_outcomes(self):
        options = range(SEATS) if self.seat is None else self.unseen
        chance = 1 / len(options)
        return [(option, chance) for option in options]

    def _legal_actions(self, player):
        return [PAY, TAKE] if self.chips[player] else [TAKE]

    def _apply_action(self, action):
        if self.seat is None:
            self.seat = action
        elif self.card is None:
            self.card = action
            self.unseen.remove(action)
        elif action == PAY:
            self.chips[self.seat] -= 1
            self.pot += 1
            self.seat = (self.seat + 1) % SEATS
        else:
            self.hands[self.seat] |= 1 << self.card
            self.chips[self.seat] += self.pot
            self.card, self.pot = None, 0

    def _action_to_string(self, player, action):
        return str(action)

    def is_terminal(self):
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self):
        both = zip(self.hands, self.chips, strict=True)
        return [float(chips - points(hand)) for hand, chips in both]

    def __str__(self):
        return f"{self.card} {self.pot} {self.hands} {self.chips}"


pyspiel.register_game(TYPE, NoThanksGame)
GAME = pyspiel.load_game("python_no_thanks")


def play(rng: Random) -> list[float]:
    """Play a game between bots that toss a coin; return what they win."""
    state, toss = GAME.new_initial_state(), rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            options = state.chance_outcomes()
            state.apply_action(options[int(toss() * len(options))][0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[-1] if toss() < 0.5 else moves[0])
    return state.returns()
