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

from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pyspiel

from partylab import adapters, games
from partylab.adapters.numbered import MOST_MOVES, Menu, Numbered, shares

if TYPE_CHECKING:
    from partylab.game import AnyGame, Seat

SEEDS = 10_000  # outcomes of a chance node; listing them all takes about a millisecond
PREFIX = "partylab_"
CHANCES = [(seed, 1 / SEEDS) for seed in range(SEEDS)]
PLAIN = (bool, int, str)


def load_game(name: str, seats: int, **options: Any) -> pyspiel.Game:
    """Return a game of OpenSpiel."""
    return pyspiel.load_game(f"{PREFIX}{name}", {"players": seats, **options})


class LuckNeededError(Exception):
    """A move needs luck: before it is made there is a chance node."""


def _no_luck() -> NoReturn:
    raise LuckNeededError


@dataclass(frozen=True)
class Moment:
    """A game after some moves; before the deal there is no state.  It never changes."""

    numbered: Numbered
    most_moves: int
    state: Any = None
    moves: int = 0
    awaits: tuple[Seat, Any] | None = None  # a move that awaits its luck

    @property
    def is_luck(self) -> bool:
        """Is it chance that decides now?"""
        return self.state is None or self.awaits is not None

    @cached_property
    def is_over(self) -> bool:
        """Is the game over, or cut short?"""
        if self.is_luck:
            return False
        return self.moves >= self.most_moves or self.numbered.game.outcome(self.state) is not None

    @cached_property
    def seat(self) -> Seat | None:
        """Who is asked: where several may move, the first of them who has not yet."""
        if self.is_luck or self.is_over:
            return None
        return min(self.numbered.game.turn(self.state))

    @cached_property
    def menu(self) -> Menu:
        """The moves of who is asked."""
        if self.seat is None:
            return {}
        return self.numbered.menu(self.numbered.game.moves(self.state, self.seat))

    def moved(self, action: int) -> Moment:
        """Return the moment after a move, or the one in which luck is asked about it."""
        seat, move = self.seat, self.menu[action]
        assert seat is not None  # noqa: S101  there is a menu
        try:
            state, _ = self.numbered.game.play(self.state, seat, move, _no_luck)
        except LuckNeededError:
            return replace(self, awaits=(seat, move))
        return replace(self, state=state, moves=self.moves + 1)

    def decided(self, seed: int) -> Moment:
        """Return the moment after luck has decided: about the deal, or about a move."""
        luck, game = partial(Random, seed), self.numbered.game
        if self.awaits is None:
            return replace(self, state=game.start(self.numbered.seats, luck)[0])
        state, _ = game.play(self.state, *self.awaits, luck)
        return replace(self, state=state, moves=self.moves + 1, awaits=None)

    def returns(self) -> list[float]:
        """Return what each seat has won."""
        outcome = self.numbered.game.outcome(self.state) if self.is_over else None
        if outcome is not None:
            return shares(outcome)
        return [float(self.is_over) / self.numbered.seats] * self.numbered.seats

    def numbers(self, seat: Seat) -> list[float]:
        """Return what a seat may know, in numbers."""
        if self.state is None:
            return [0.0] * self.numbered.length
        view = self.numbered.game.view(self.state, seat)
        return self.numbered.numbers(view, self.menu if seat == self.seat else {})

    def text(self, seat: Seat | None) -> str:
        """Return what a seat may know as its view is written."""
        return "" if self.state is None else repr(self.numbered.game.view(self.state, seat))

    def __deepcopy__(self, memo: object) -> Moment:
        """Stay the same: so a state is copied at once."""
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of players."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        given = {option: value for option, value in params.items() if option not in OURS}
        seats = params.get("players", games.rules(name).seat_counts[0])
        self.first = Moment(
            Numbered(games.rules(name, **given), seats), params.get("most_moves", MOST_MOVES)
        )
        super().__init__(_type(name), _info(self.first), params)

    def new_initial_state(self) -> TableState:
        """Return the moment before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what reads states for players."""
        return Observer(self.first.numbered)


class TableState(pyspiel.State):  # type: ignore[misc]
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
        rng = Random(int(probability_sampler() * SEEDS**2))
        game = self.moment.numbered.game
        copy: TableState = self.clone()
        copy.moment = replace(
            self.moment, state=game.possible(game.view(self.moment.state, player), rng)
        )
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
        return self.moment.text(None) or "before the deal"


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

OURS = ("players", "most_moves")


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Return the parameters of a game as they are by default."""
    options = {option.name: getattr(game, option.name) for option in fields(game)}
    plain = {name: value for name, value in options.items() if type(value) in PLAIN}
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


for _name in adapters.names():
    pyspiel.register_game(_type(_name), partial(TableGame, _name))
