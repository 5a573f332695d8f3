"""Whole batches of games between simple strategies, by the million.

The rules are those of rules.py, one round each, and the results those of a `Table`, game by game;
a test compares them.  With numba many games go on side by side (lanes.py); without it one goes on
after the other (playout.py), with the same results.

>>> batch = play_many(["threshold", "greedy", "greedy"], deals=50, seed=1)
>>> batch.scores.shape  # deals, seatings, players
(50, 3, 3)
>>> print(batch)
threshold   win 0.847 ± 0.075   score 29.8 ± 2.9
greedy      win 0.100 ± 0.057   score 63.2 ± 5.8
greedy      win 0.053 ± 0.039   score 68.4 ± 5.3
"""

from __future__ import annotations

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from partylab.game import Rejected, brief
from partylab.nothanks import lanes, playout, shuffling, weights
from partylab.nothanks.moods import alone, places
from partylab.nothanks.rules import CARDS, REMOVED, NoThanks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from numpy.typing import NDArray

    from partylab.nothanks.moods import Moods

    Bytes = NDArray[np.int8]
    Ints = NDArray[np.int64]
    Floats = NDArray[np.float64]

NUMBA = importlib.util.find_spec("numba") is not None

# The functions to compile, each after those that it calls: parts to merge, and whole loops.
PARTS = {
    playout: (
        *("price", "wanted", "first_wish", "hasty_wish", "patience", "whim", "auction", "sit"),
        "worth",
    ),
    lanes: (
        "empty",
        *("sit_down", "turn_up", "find_stops", "settle", "find_wishes", "find_safes", "auctions"),
        "count",
    ),
    shuffling: (),
}
LOOPS = {
    playout: ("play_on", "go_on_paying", "go_on_taking", "verdict", "imagine"),
    lanes: ("play_thresholds", "play_rows"),
    shuffling: ("deal_out",),
}
# So many deals come from one stream of chance; each stream can be dealt on a core of its own.
STREAM = 8192
FAR = 128  # bytes: two lines of a cache


@dataclass(frozen=True)
class Threshold:
    """Takes a card that costs at most so many points, the chips on it counted."""

    points: int

    @property
    def row(self) -> tuple[int, ...]:
        """The strategy as weights of the features of playout.py."""
        return weights.threshold(self.points)


@dataclass(frozen=True)
class Linear:
    """Takes a card when the weighted sum of the features of playout.py is not negative."""

    row: tuple[int, ...]


@dataclass(frozen=True)
class Moody:
    """Plays each round in one of several moods, of which nobody else knows."""

    moods: Moods

    def __post_init__(self) -> None:
        if sum(mood.cards for mood in self.moods) != len(CARDS):
            raise ValueError("each card that can begin a round brings one mood")


Strategy = Threshold | Linear | Moody | str


@dataclass(frozen=True)
class Deals:
    """Decks dealt beforehand, and the seat that begins with each."""

    decks: Bytes
    first: Bytes

    def __len__(self) -> int:
        return len(self.decks)


@dataclass(frozen=True, repr=False)
class Batch:
    """The results of many games: `scores[deal, seating, player]`, fewer points are better."""

    players: tuple[str, ...]
    scores: Ints

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Who won each game; several where the lowest score is shared."""
        lowest = self.scores.min(axis=2, keepdims=True)
        winners: NDArray[np.bool_] = self.scores == lowest
        return winners

    @property
    def wins(self) -> Floats:
        """Each player's share of each win."""
        winners = self.winners
        shares: Floats = winners / winners.sum(axis=2, keepdims=True)
        return shares

    @property
    def win_share(self) -> Floats:
        """The part of all games that each player won."""
        mean: Floats = self.wins.mean(axis=(0, 1))
        return mean

    @property
    def mean_score(self) -> Floats:
        """The mean score of each player."""
        mean: Floats = self.scores.mean(axis=(0, 1))
        return mean

    @property
    def win_margin(self) -> Floats:
        """Half the width of the 95 % interval of each win share."""
        return margin(self.wins)

    @property
    def score_margin(self) -> Floats:
        """Half the width of the 95 % interval of each mean score."""
        return margin(self.scores)

    def __repr__(self) -> str:
        width = max(map(len, self.players))
        columns = (self.win_share, self.win_margin, self.mean_score, self.score_margin)
        return "\n".join(
            f"{name:{width}}   win {win:.3f} ± {win_off:.3f}   score {score:.1f} ± {score_off:.1f}"
            for name, win, win_off, score, score_off in zip(self.players, *columns, strict=True)
        )


def margin(games: Any) -> Floats:
    """Return the half width of a 95 % interval; games on the same deal count as one."""
    deals = games.mean(axis=1)
    off: Floats = 1.96 * deals.std(axis=0, ddof=1) / len(deals) ** 0.5
    return off


def play_many(
    strategies: Sequence[Strategy],
    deals: int | Deals,
    seed: int | str = 0,
    *,
    variant: str = "standard",
    rotate: bool = True,
    compiled: bool | None = None,
    cores: int = 1,
) -> Batch:
    """Play many games, each deal once in every rotation of the seats (or only as given).

    In rotation r the first strategy sits at seat r.  Deal number i is the one that
    `Table("nothanks", …, seed=f"{seed}/{i}")` makes; `shuffled` makes other deals much faster.
    """
    seats = len(strategies)
    game = NoThanks(variant=variant, house_two_players=seats == 2)
    game.check_seats(seats)
    if not isinstance(deals, Deals):
        deals = dealt(game, seats, deals, seed)
    scores = np.zeros((len(deals), seats if rotate else 1, seats), np.int64)
    unseen = sum(1 << card for card in CARDS if card not in game.always_removed)
    purse = game.first_chips(seats)
    deals = Deals(deals.decks, deals.first % seats)  # they may have been made for more players
    if NUMBA if compiled is None else compiled:
        play = partial(_in_lanes, purse=purse, unseen=unseen, cores=cores)
    else:
        play = partial(_one_by_one, purse=purse, unseen=unseen)
    players = [_moods(strategy, seats) for strategy in strategies]
    if all(len(moods) == 1 for moods in players):
        play(deals, [moods[0].row for moods in players], scores=scores)
    else:
        _in_moods(deals, players, scores, play)
    return Batch(tuple(map(_name, strategies)), scores)


def _in_moods(deals: Deals, players: list[Moods], scores: Ints, play: Callable[..., None]) -> None:
    """Fill in the scores: games in which all are in the same moods are played together."""
    seats = len(players)
    anywhere = [drawn(moods, deals, seats) for moods in players]
    for shift in range(scores.shape[1]):
        seated = [numbers[:, (at + shift) % seats] for at, numbers in enumerate(anywhere)]
        in_moods = np.stack(seated, axis=1)
        # That all sit so many seats further is the same as that who begins sits so many before.
        first = (deals.first - shift) % seats
        # Each choice of moods has a number, which sorts faster than the choice itself.
        choices = in_moods @ max(map(len, players)) ** np.arange(seats)
        for choice in np.unique(choices):
            (these,) = np.nonzero(choices == choice)
            ends = np.zeros((len(these), 1, seats), np.int64)
            chosen = zip(players, in_moods[these[0]], strict=True)
            rows = [moods[mood].row for moods, mood in chosen]
            play(Deals(deals.decks[these], first[these]), rows, scores=ends)
            scores[these, shift] = ends[:, 0]


def drawn(moods: Moods, deals: Deals, seats: int) -> Ints:
    """Return which of its moods a player is in, for each deal and each seat where it may sit."""
    orders = np.array([[places(begins, seat) for seat in range(seats)] for begins in range(seats)])
    found = orders[deals.first % seats, :, deals.decks[:, 0]]
    ends = np.cumsum([mood.cards for mood in moods])
    numbers: Ints = np.searchsorted(ends, found, side="right")
    return numbers


def _one_by_one(
    deals: Deals, rows: list[tuple[int, ...]], scores: Ints, purse: int, unseen: int
) -> None:
    """Fill in the scores in plain Python."""
    ends, desk = scores.tolist(), [[0] * len(rows) for _ in range(playout.DESK)]
    given = deals.decks.tolist(), deals.first.tolist()
    playout.play_all(*given, rows, _thresholds(rows), ends, desk, purse, unseen)
    scores[:] = ends


def _in_lanes(
    deals: Deals, rows: list[tuple[int, ...]], scores: Ints, purse: int, unseen: int, cores: int
) -> None:
    """Fill in the scores, compiled, each core those of some of the deals."""
    loops, table = compiled_copy(lanes), np.array(rows)
    most = _thresholds(rows)
    purses = lanes.purse_wishes(table, playout.SCARCITY)

    def play(part: slice) -> None:
        given = deals.decks[part], deals.first[part]
        if most:
            loops.play_thresholds(*given, np.array(most), purse, scores[part])
        else:
            loops.play_rows(*given, table, purses, purse, unseen, scores[part])

    _share_out(play, len(deals), cores)


def _share_out(work: Callable[[slice], None], deals: int, cores: int) -> None:
    """Do some work on all deals, a stream at a time; compiled work leaves the other cores free.

    Small parts keep all cores busy to the end, even if one is slower, or disturbed.
    """
    parts = [slice(start, start + STREAM) for start in range(0, deals, STREAM)]
    if cores == 1 or len(parts) == 1:
        for part in parts:
            work(part)
        return
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, parts))


def dealt(game: NoThanks, seats: int, deals: int, seed: int | str) -> Deals:
    """Return the deals that a `Table` makes from the seeds "seed/0", "seed/1", …"""
    if type(deals) is not int or deals < 1:
        raise Rejected("tournament-wrong-deals", deals=brief(deals))
    decks, first = [], []
    for deal in range(deals):
        state, _ = game.start(seats, partial(Random, f"{seed}/{deal}/0"))
        decks.append((state.card, *state.deck))
        first.append(state.seat)
    return Deals(np.array(decks, np.int8), np.array(first, np.int8))


def shuffled(
    deals: int,
    seats: int = 3,
    seed: int = 0,
    variant: str = "standard",
    *,
    compiled: bool | None = None,
    cores: int = 1,
) -> Deals:
    """Return deals from other chance than that of `dealt`, a thousand times faster.

    Deal number i never depends on how many there are, nor on who deals them.
    """
    always_removed = NoThanks(variant=variant).always_removed
    cards = [card for card in CARDS if card not in always_removed]
    decks = np.empty((deals, len(CARDS) - REMOVED), np.int8)
    first = np.empty(deals, np.int8)
    quick = NUMBA if compiled is None else compiled
    deal_out = compiled_copy(shuffling).deal_out if quick else shuffling.deal_out

    def deal(part: slice) -> None:
        chance = np.random.SeedSequence((seed, part.start // STREAM))
        luck = tuple(chance.generate_state(4).tolist())
        box = _box(cards) if quick else list(cards)
        deal_out(box, luck, seats, decks[part], first[part])

    _share_out(deal, deals, cores)
    return Deals(decks, first)


def _box(cards: list[int]) -> NDArray[np.int8]:
    """Put cards where nothing else lies near: cores wait for each other to write side by side."""
    box = np.empty(2 * FAR + len(cards), np.int8)[FAR:-FAR]
    box[:] = cards
    return box


def threshold_games(deals: int, seed: int, points: int = 8, cores: int = 1) -> int:
    """Shuffle deals, and play three equal threshold bots in every seating: how many games?"""
    given = shuffled(deals, seed=seed, cores=cores)
    return play_many([Threshold(points)] * 3, given, cores=cores).scores[:, :, 0].size


def imagine(*game: Any) -> list[list[int]]:
    """Play imagined games on, compiled: what `playout.imagine` is given, but for desk and ends."""
    tables = [np.array(part) if isinstance(part, (list, tuple)) else part for part in game]
    games, seats = tables[0].shape[0], tables[1].shape[1]
    ends = np.zeros((games, 4), np.int64)
    desk = tuple(np.zeros(seats, np.int64) for _ in range(playout.DESK))
    compiled_copy(playout).imagine(*tables, desk, ends)
    ended: list[list[int]] = ends.tolist()
    return ended


def prepare() -> None:
    """Compile everything."""
    play_many([Threshold(8)] * 3, shuffled(1))
    play_many(["collector"] * 3, shuffled(1))
    nobody, greedy = [[0] * 3], [weights.NAMED["greedy"][3]]
    imagine([[3]], [[1] * 3], nobody, nobody, nobody, 0, 0, 0, nobody * 3, greedy)


@cache
def compiled_copy(module: ModuleType) -> Any:
    """Return a second copy of a module whose functions are compiled by numba.

    The results stay on disk beside the module, so that only the first run ever waits.
    """
    from numba import njit

    spec = importlib.util.find_spec(module.__name__)
    if spec is None or spec.loader is None:
        raise ImportError(module.__name__)
    copy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copy)
    for name in PARTS[module]:
        setattr(copy, name, njit(inline="always")(getattr(copy, name)))
    for name in LOOPS[module]:
        setattr(copy, name, njit(cache=True, nogil=True)(getattr(copy, name)))
    return copy


def _moods(strategy: Strategy, seats: int) -> Moods:
    if isinstance(strategy, Moody):
        return strategy.moods
    if not isinstance(strategy, str):
        return alone(strategy.row)
    if strategy not in weights.BY_WEIGHTS:
        known = ", ".join(weights.BY_WEIGHTS)
        raise Rejected("nothanks_bots-not-fast", strategy=brief(strategy), known=known)
    return weights.moods(strategy, seats)


def _thresholds(rows: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the thresholds of the rows if they weigh nothing else, else nothing."""
    points = [row[playout.BIAS] // 100 for row in rows]
    simple = [Threshold(most).row for most in points] == list(rows)
    return points if simple else []


def _name(strategy: Strategy) -> str:
    return strategy if isinstance(strategy, str) else repr(strategy)
