"""The games as environments of PettingZoo (AEC): `env("nothanks", seats=3)`.

>>> table = env("nothanks", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection, table.menu("player_2")
('player_2', {0: Move.PAY, 1: Move.TAKE})
>>> table.step(0)
>>> table.agent_selection
'player_0'

`reset(seed=7)` deals what `Table(…, seed=7)` deals.  `observe(agent)` may be asked after every
step, not only in the agent's own turn: in a game of memory that is how one sees what lies open
for a moment.  The mask of who is not to move is empty.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from partylab.adapters.numbered import MOST_MOVES, Menu, Numbered, shares
from partylab.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab.game import AnyGame, Outcome

MOST_SEED = 2**53


def env(game: AnyGame | str, seats: int, **how: Any) -> AECEnv[str, Any, Any]:
    """Return an environment in the usual wrappers; `how` are the options of game and table."""
    made = TableEnv(game, seats, **how)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TableEnv(AECEnv[str, Any, Any]):
    """A table at which learners sit.  `table` is what they play at, to look at or to save.

    `rewards` says what each seat wins by an outcome: as usual a game is worth 1 to its winners.
    A game that is not over after `most_moves` is cut short, and nobody wins anything.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "partylab_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        *,
        rewards: Callable[[Outcome], Sequence[float]] = shares,
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.numbered = Numbered(game, seats, **options)
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rewards = rewards
        self._seeds = Random()
        numbers = spaces.Box(0, 1, (self.numbered.length,), np.float32)
        mask = spaces.Box(0, 1, (self.numbered.actions,), np.int8)
        space = partial(spaces.Dict, {"observation": numbers, "action_mask": mask})
        self.observation_spaces = {agent: space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.numbered.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may observe: numbers from 0 to 1, and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions, whether or not they are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one after the last seed that was given."""
        if seed is not None:
            self._seeds = Random(seed)
        deal = self._seeds.randrange(MOST_SEED) if seed is None else seed
        self.table = Table(self.numbered.game, self.possible_agents, seed=deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        """Ask whoever is to move; where several may, the first of them who has not yet."""
        seat = min(self.table.turn)
        self.agent_selection = self.possible_agents[seat]
        self._menu = self.numbered.menu(self.table.moves(seat))

    def menu(self, agent: str) -> Menu:
        """Return the moves that an agent's actions stand for now; none when it is not its turn."""
        return self._menu if agent == self.agent_selection else {}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know."""
        menu, view = self.menu(agent), self.table.view(self._seats[agent])
        return {
            "observation": np.array(self.numbered.numbers(view, menu), np.float32),
            "action_mask": np.array(self.numbered.mask(menu), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Make a move; an illegal one is an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._menu:
            raise ValueError(f"{agent} cannot do {action} now, but {sorted(self._menu)}")
        self.table.play(self._seats[agent], self._menu[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.outcome is not None:
            self._end(self.table.outcome)
        elif self.table.moves_made >= self.most_moves:
            self._menu = {}
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._next()
        self._accumulate_rewards()

    def _end(self, outcome: Outcome) -> None:
        """Tell everybody what they have won."""
        self._menu = {}
        self.terminations = dict.fromkeys(self.agents, True)
        won = self._rewards(outcome)
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(won[seat])
            self.infos[agent] = {"score": outcome.scores[seat], "won": seat in outcome.winners}

    def render(self) -> str | None:
        """Return the table in words, as an onlooker sees it."""
        return str(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be put away."""
