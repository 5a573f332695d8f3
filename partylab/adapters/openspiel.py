"""The games as Python games of OpenSpiel: `load_game("nothanks", seats=3)`.

>>> state = load_game("nothanks", seats=3).new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(7)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['pay', 'take'])

OpenSpiel knows them as `partylab_nothanks(players=3)` and so on, with those options as parameters
that are whole numbers, texts or yes and no.  Wherever the rules need luck there is a chance node;
its outcomes are seeds, so that a state can be told by its history.  A game is worth 1 to its
winners; one that is not over after `most_moves` is cut short, and shared by all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pyspiel

from partylab import adapters, games
from partylab.adapters.moments import Moment
from partylab.adapters.numbered import MOST_MOVES, Numbered

if TYPE_CHECKING:
    from partylab.game import AnyGame

SEEDS = 10_000  # outcomes of a chance node; listing them all takes about a millisecond
PREFIX = "partylab_"
CHANCES = [(seed, 1 / SEEDS) for seed in range(SEEDS)]
PLAIN = (bool, int, str)


def load_game(name: str, seats: int, **options: Any) -> pyspiel.Game:
    """Return a game of OpenSpiel."""
    return pyspiel.load_game(f"{PREFIX}{name}", {"players": seats, **options})


class TableGame(pyspiel.Game):
    """One of our games, for a number of players; a subclass says which."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(games.rules(self.name)), **(params or {})}
        seats, most_moves = given.pop("players"), given.pop("most_moves")
        self.first = Moment(Numbered(games.rules(self.name, **given), seats), most_moves)
        super().__init__(_type(self.name), _info(self.first), params or {})

    def new_initial_state(self) -> TableState:
        """Return the moment before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what reads states for players."""
        return Observer(self.first.numbered)


class TableState(pyspiel.State):
    """A state of one of our games: OpenSpiel's words for what a moment knows."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.moment = game.first

    def current_player(self) -> int:
        """Return who is asked, or that chance is, or that the game is over."""
        if self.moment.seat is not None:
            return self.moment.seat
        over = self.moment.is_over
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds of which one is drawn."""
        return CHANCES

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.moment.is_over

    def returns(self) -> list[float]:
        """Return what each player has won."""
        return self.moment.returns()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> TableState:
        """Return a state that fits what a player sees now, with all that is hidden drawn anew."""
        copy: TableState = self.clone()
        copy.moment = self.moment.imagined(player, seed=int(probability_sampler() * SEEDS**2))
        return copy

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.menu) if player == self.moment.seat else []

    def _apply_action(self, action: int) -> None:
        now = self.moment
        self.moment = now.decided(action) if now.is_luck else now.moved(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        numbered = self.moment.numbered
        listed = action < len(numbered.listed)
        text = numbered.listed[action] if listed else self.moment.menu.get(action)
        return str(text or f"slot {action}")

    def __str__(self) -> str:
        return self.moment.text(None)


class Observer:
    """What a player may know, as numbers and as text; nobody remembers anything for anybody."""

    def __init__(self, numbered: Numbered) -> None:
        self.tensor = np.zeros(numbered.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player may know of a state."""
        self.tensor[:] = state.moment.numbers(player)

    def string_from(self, state: TableState, player: int) -> str:
        """Return it as text."""
        return state.moment.text(player)


# What OpenSpiel wants to know beforehand


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Return the parameters of a game as they are by default."""
    plain = {name: value for name, value in game.options().items() if type(value) in PLAIN}
    return {**plain, "players": game.seat_counts[0], "most_moves": MOST_MOVES}


def _type(name: str) -> Any:
    game, kind = games.rules(name), pyspiel.GameType
    return kind(
        short_name=f"{PREFIX}{name}",
        long_name=f"PartyLab: {type(game).__name__}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _info(first: Moment) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=first.numbered.actions,
        max_chance_outcomes=SEEDS,
        num_players=first.numbered.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=first.most_moves,
    )


# OpenSpiel keeps what makes a game until after Python has ended: a class lasts that long.
for _name in adapters.names():
    pyspiel.register_game(_type(_name), type(f"{_name}Game", (TableGame,), {"name": _name}))
