"""Monte Carlo: imagine how the game could go on after each move, many times, and compare.

Two things make this bot strong, more than the number of games that it imagines: it watches how
each rival plays and lets the imagined rivals play the same way, and it wants to win, not only to
have few points.  (The measurements are in docs/ladder.md.)
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News
from partylab.nothanks import playout, weights
from partylab.nothanks.counting import Position, move_between
from partylab.nothanks.rules import Move, totals
from partylab.nothanks.thinking import Watcher, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.nothanks.rules import View

# Games to imagine at a time, and at most.
BATCH, PLAYOUTS = 24, 96
# How many points a victory is worth.
BONUS = 60
# The comparison ends as soon as the difference is so many times its standard error.
SURE = 3
# A character that a rival's move does not fit loses so much of its credit, but never all.
DOUBT, LEAST = 0.3, 0.001


class Characters:
    """Which of the known characters each rival seems to have, after what it did so far."""

    def __init__(self, seats: int) -> None:
        self.names, self.rows = zip(*weights.characters(seats), strict=True)
        self.credit = [[1.0] * len(self.rows) for _ in range(seats)]

    def learn(self, before: View, took: bool) -> None:
        """Lower the credit of the characters that would have done otherwise."""
        seat = before.turn or 0
        position = Position.of(before)
        credit = [
            old * (1 if (position.wish(seat, row) >= 0) == took else DOUBT)
            for old, row in zip(self.credit[seat], self.rows, strict=True)
        ]
        self.credit[seat] = [max(LEAST, new / max(credit)) for new in credit]

    def draw(self, me: Seat, games: int, rng: Random) -> list[tuple[int, ...]]:
        """Draw everybody's characters for some games; I myself play the strongest simple one."""
        everyone = range(len(self.rows))
        drawn = [rng.choices(everyone, credit, k=games) for credit in self.credit]
        drawn[me] = [self.names.index("linear")] * games
        return list(zip(*drawn, strict=True))

    def likeness(self, seat: Seat) -> str | None:
        """Return the bot that a rival plays like, if one of them has most of the credit."""
        credit: dict[str, float] = {}
        for name, share in zip(self.names, self.credit[seat], strict=True):
            credit[name] = credit.get(name, 0) + share
        best = max(credit, key=lambda name: credit[name])
        return best if credit[best] > sum(credit.values()) / 2 else None


class Thought(NamedTuple):
    """What came of the imagined games, each played on after paying and after taking."""

    games: int
    wants: bool
    wins: tuple[float, float]  # the share of games won after paying, and after taking
    scores: tuple[float, float]  # the mean scores


class MonteCarlo(Watcher):
    """Imagines many ways in which the game could go on, and learns how its rivals play.

    Its luck comes from the position, so that it always thinks the same about the same table.
    """

    def __init__(
        self, playouts: int = PLAYOUTS, bonus: int = BONUS, compiled: bool = False
    ) -> None:
        super().__init__()
        self.playouts, self.bonus, self.compiled = playouts, bonus, compiled
        self.characters: Characters | None = None
        self._thought: tuple[View, Thought] | None = None

    def watch(self, view: View) -> None:
        """Count the chips, and learn from what a rival has just done."""
        before = self.counter.view
        if self.counter.watch(view) is before or before is None:
            return
        move = move_between(before, view)
        if move and before.turn != view.seat and before.chips[before.turn or 0] != 0:
            self._known(view).learn(before, move is Move.TAKE)

    def _known(self, view: View) -> Characters:
        if self.characters is None:
            self.characters = Characters(view.seats)
        return self.characters

    def wants(self, view: View) -> bool:
        """Take if the imagined games go better so."""
        return self.think(view).wants

    def because(self, view: View) -> tuple[News, ...]:
        """Tell what came of the imagined games, and whom the rivals play like."""
        thought = self.think(view)
        (pay_wins, take_wins), (pay_score, take_score) = thought.wins, thought.scores
        imagined = News(
            "nothanks_bots-imagined",
            games=thought.games,
            take_wins=take_wins,
            take_score=take_score,
            pay_wins=pay_wins,
            pay_score=pay_score,
        )
        likeness = [(seat, self._known(view).likeness(seat)) for seat in range(view.seats)]
        return (
            imagined,
            *(
                News("nothanks_bots-plays-like", seat=seat, bot=bot)
                for seat, bot in likeness
                if bot and seat != view.seat
            ),
        )

    def think(self, view: View) -> Thought:
        """Imagine games, a batch at a time, until one move is surely better or time is up."""
        self.watch(view)
        view = self.counter.watch(view)
        if self._thought is None or self._thought[0] != view:
            self._thought = view, self._think(view)
        return self._thought[1]

    def _think(self, view: View) -> Thought:
        rng = Random(f"{view.cards} {view.card} {view.pot} {view.my_chips}")
        bonus = self.bonus // (view.game.rounds - len(view.past))
        ends: list[list[int]] = []
        gains: list[int] = []
        while len(ends) < self.playouts and not sure(gains):
            batch = self._imagine(view, min(BATCH, self.playouts - len(ends)), rng)
            gains += [worth(end[2], end[3], bonus) - worth(end[0], end[1], bonus) for end in batch]
            ends += batch
        pay_scores, pay_winners, take_scores, take_winners = zip(*ends, strict=True)
        return Thought(
            len(ends),
            sum(gains) >= 0,
            (won(pay_winners), won(take_winners)),
            (sum(pay_scores) / len(ends), sum(take_scores) / len(ends)),
        )

    def _imagine(self, view: View, games: int, rng: Random) -> list[list[int]]:
        """Imagine some games, and return how they end for me after paying and after taking."""
        me, position = seat_of(view), Position.of(view)
        deals = [view.game.possible(view, rng) for _ in range(games)]
        past = totals(view.past) if view.past else (0,) * view.seats
        known = self._known(view)
        game = (
            [(position.card, *deal.deck) for deal in deals],
            [deal.chips for deal in deals],
            known.draw(me, games, rng),
            view.pot,
            me,
            position.unseen,
            (position.hands, position.points, past),
        )
        if self.compiled:
            from partylab.nothanks import fast

            return fast.imagine(*game, known.rows)
        desk = [[0] * view.seats for _ in range(playout.DESK)]
        ends = [[0] * 4 for _ in range(games)]
        playout.imagine(*game, desk, known.rows, ends)
        return ends


def worth(score: int, winners: int, bonus: int) -> int:
    """Return what an end is worth to me, in 420ths of a point so that any victory can be shared."""
    return 420 * (bonus if winners else 0) // (winners or 1) - 420 * score


def won(winners: Sequence[int]) -> float:
    """Return the share of games that I won, shared victories counted in part."""
    return sum(1 / count for count in winners if count) / len(winners)


def sure(gains: Sequence[int]) -> bool:
    """Is the sum so far from 0 that more games would hardly change its sign?"""
    games, total, squares = len(gains), sum(gains), sum(gain * gain for gain in gains)
    return games > 1 and total * total * (games - 1) > SURE**2 * (games * squares - total * total)
