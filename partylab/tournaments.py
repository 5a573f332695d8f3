"""Fair matches between bots: every deal is played from every seat, on one core or on many.

>>> from partylab import tournament
>>> result = tournament("nothanks", ["greedy", "random", lambda view: "take"], deals=20)
>>> result.deals, len(result.scores["greedy"])
(20, 60)
>>> result.leaders
('greedy',)

Deal number i is the deal of a table whose seed is "seed/i", and each bot has luck of its own: to
swap a bot never changes the cards.  For each deal chance also says who sits after whom.  The
result depends on nothing else, so it is the same to the last digit on one core, on many and on a
cluster.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab import games
from partylab.bots import Bot, BotLike, Player, maker, named, travels
from partylab.game import AnyGame, Game, Outcome, Rejected, brief
from partylab.result import Deal, Played, Result
from partylab.table import checked_seed
from partylab.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

CHUNK_SECONDS = 0.4  # long beside the cost of sending a job away, short enough to show progress
BAR_AFTER_SECONDS, BAR_WIDTH = 1.0, 30
AHEAD = 64  # jobs given to an executor at a time: work for as many processes, soon stopped

Tell = Callable[[int, int], object]


def tournament(
    game: AnyGame | str,
    bots: Iterable[BotLike] | Mapping[str, BotLike],
    deals: int,
    seed: int | str = 0,
    executor: Any = None,
    progress: bool | Tell | None = None,
) -> Result:
    """Play every deal from every seat and return how often each bot wins, and its mean score.

    A bot is the name of one, a class or function that makes one, or a plain function of a view;
    a dict gives bots the names to show.  Any `concurrent.futures` executor shares the work out.
    `progress=True` shows a bar, a function is called with the deals played and asked for.
    Ctrl-C keeps the deals that are finished.
    """
    game = game if isinstance(game, Game) else games.rules(game)
    everyone = named(game, bots)
    game.check_seats(len(everyone))
    if type(deals) is not int or deals < 1:
        raise Rejected("tournament-wrong-deals", deals=brief(deals))
    seed = checked_seed(seed)
    executor = _checked_executor(executor, everyone)
    with showing(progress) as tell:
        chunks = _play_all(game, tuple(everyone.items()), seed, deals, executor, tell)
    played = tuple(deal for chunk in chunks for deal in chunk.deals)
    return Result(game, tuple(everyone), seed, deals, played)


class Job(NamedTuple):
    """Some deals to play: all that another process needs to know, in one value."""

    game: AnyGame
    bots: tuple[tuple[str, BotLike], ...]
    seed: int | str
    first: int
    deals: int


class Chunk(NamedTuple):
    """What came of a job, and how long it took."""

    first: int
    deals: tuple[Deal, ...]
    seconds: float


def play_job(job: Job) -> Chunk:
    """Play the deals of a job.  This runs wherever the executor likes."""
    began = perf_counter()
    bots = [(name, maker(job.game, bot)) for name, bot in job.bots]
    numbers = range(job.first, job.first + job.deals)
    deals = tuple(_play_deal(job.game, bots, f"{job.seed}/{number}") for number in numbers)
    return Chunk(job.first, deals, perf_counter() - began)


def _play_deal(game: AnyGame, bots: list[tuple[str, Callable[[], Bot]]], deal: str) -> Deal:
    """Play one deal as often as there are seats, each time one seat further round the table."""
    seats = range(len(bots))
    order = seating(deal, len(bots))
    luck = [Random(f"{deal}/bot {bot}") for bot in seats]
    dealt, _ = game.start(len(bots), lambda: Random(f"{deal}/0"))
    games_played = []
    for shift in seats:
        around = order[-shift:] + order[:-shift]  # the bot on each seat
        players = [(Player(bots[bot][0], bots[bot][1]()), luck[bot]) for bot in around]
        outcome = play_game(game, deal, players, dealt)
        scores = tuple([outcome.scores[around.index(bot)] for bot in seats])
        winners = tuple(sorted([around[seat] for seat in outcome.winners]))
        games_played.append(Played(scores, winners))
    return tuple(games_played)


def seating(deal: str, seats: int) -> list[int]:
    """Draw who sits after whom: it is an advantage to sit behind a careless player."""
    return Random(f"{deal}/order").sample(range(seats), seats)


def play_game(
    game: AnyGame, deal: str, players: Sequence[tuple[Player, Random]], dealt: Any = None
) -> Outcome:
    """Play one game to its end: a table without its memory.  Who has dealt already says so."""
    watchers = [(seat, player) for seat, (player, _) in enumerate(players) if player.watches]
    asked = [(player.bot.choose, luck) for player, luck in players]
    view_of, turn_of, moves_of, play = game.view, game.turn, game.moves, game.play
    moves_made = 0

    def chance() -> Random:
        return Random(f"{deal}/{moves_made}")

    state = game.start(len(players), chance)[0] if dealt is None else dealt
    while True:
        if watchers:  # seldom, and this is asked at every move
            for seat, player in watchers:
                player.watch(view_of(state, seat))
        turn = turn_of(state)
        if not turn:
            break
        if len(turn) == 1:
            (seat,) = turn
        else:
            seat = _one_of(turn, f"{deal}/turn {moves_made}")
        choose, luck = asked[seat]
        view, moves = view_of(state, seat), moves_of(state, seat)
        try:  # as `Player.choose` does, which is one call more
            move = choose(view, moves, luck)
        except BaseException as error:
            raise players[seat][0].broke_down(error) from error
        moves_made += 1
        try:
            if type(move) is str:
                move = game.parse(move)
            state, _ = play(state, seat, move, chance)
        except Exception as why:
            raise players[seat][0].illegal(move, why) from why
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"nobody can move, but the game is not over: {state!r}")
    return outcome


def _one_of(turn: frozenset[int], luck: str) -> int:
    """Draw who is first, where several may move: else the first seats would be the quickest."""
    return Random(luck).choice(sorted(turn))


def _play_all(
    game: AnyGame,
    bots: tuple[tuple[str, BotLike], ...],
    seed: int | str,
    deals: int,
    executor: Any,
    tell: Tell,
) -> list[Chunk]:
    """Keep the executor busy until every deal is played, or until Ctrl-C; keep their order."""
    ahead = 1 if isinstance(executor, _Here) else AHEAD
    every: list[Future[Chunk]] = []
    waiting: set[Future[Chunk]] = set()
    given, done, size = 0, 0, 1
    try:
        while done < deals:
            while given < deals and len(waiting) < ahead:
                job = Job(game, bots, seed, given, min(size, deals - given))
                # One argument and no keywords: some executors keep keywords for themselves.
                future = executor.submit(play_job, job)
                every.append(future)
                waiting.add(future)
                given += job.deals
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                chunk = future.result()
                done += len(chunk.deals)
                size = max(1, round(CHUNK_SECONDS * len(chunk.deals) / chunk.seconds))
            tell(done, deals)
    except KeyboardInterrupt:
        kept = [future for future in every if future.done() and not _failed(future)]
        if not kept:
            raise
        return [future.result() for future in kept]
    except BrokenExecutor as error:
        raise Rejected("tournament-workers-lost") from error
    finally:
        for future in waiting:
            future.cancel()
    return [future.result() for future in every]


def _failed(future: Future[Chunk]) -> bool:
    return future.cancelled() or future.exception() is not None


class _Here:
    """The executor that plays each job at once, in this process."""

    def submit(self, function: Callable[[Job], Chunk], job: Job) -> Future[Chunk]:
        future: Future[Chunk] = Future()
        future.set_result(function(job))
        return future


def _checked_executor(executor: Any, bots: Mapping[str, BotLike]) -> Any:
    """Return what jobs can be given to, and refuse bots that would get lost on the way."""
    if executor is None:
        return _Here()
    if hasattr(executor, "get_executor"):  # a Dask client, which would else play equal jobs once
        executor = executor.get_executor(pure=False)
    if not callable(getattr(executor, "submit", None)):
        raise Rejected("tournament-wrong-executor")
    if isinstance(executor, ProcessPoolExecutor):
        for name, bot in bots.items():
            if not travels(bot):
                raise Rejected("tournament-bot-stays", bot=brief(name))
    return executor


@contextmanager
def showing(progress: bool | Tell | None) -> Iterator[Tell]:
    """Yield what is told how far the tournament has come."""
    if callable(progress):
        yield progress
    elif progress:
        bar = _Bar()
        yield bar
        bar.end()
    else:
        yield lambda _done, _deals: None


class _Bar:
    """A bar on the terminal or under the notebook's cell; a short run needs none."""

    def __init__(self) -> None:
        self.words = Words()
        self.began = perf_counter()
        self.drawn = False

    def __call__(self, done: int, deals: int) -> None:
        seconds = perf_counter() - self.began
        if seconds < BAR_AFTER_SECONDS:
            return
        full = BAR_WIDTH * done // deals
        bar = "█" * full + "░" * (BAR_WIDTH - full)
        left = round(seconds / done * (deals - done))
        line = self.words("tournament-progress", bar=bar, done=done, deals=deals, left=left)
        print(f"\r{line:<{BAR_WIDTH + 40}}", end="", file=sys.stderr, flush=True)
        self.drawn = True

    def end(self) -> None:
        if self.drawn:
            print(file=sys.stderr)
