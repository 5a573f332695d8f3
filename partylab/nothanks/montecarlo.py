"""Monte Carlo: imagine how the game could go on after each move, many times, and compare.

Two things make this bot strong, more than the number of games that it imagines.  It watches how
each rival plays, and lets the imagined rivals play much the same way; and it wants to win, not only
to have few points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News
from partylab.nothanks import playout, weights
from partylab.nothanks.counting import Position, move_between
from partylab.nothanks.playout import worth
from partylab.nothanks.rules import Move
from partylab.nothanks.thinking import (
    BONUS,
    Watcher,
    imagined,
    known_of,
    luck_of,
    rounds_left,
    seat_of,
    won,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from partylab.game import Seat
    from partylab.nothanks.playout import Table
    from partylab.nothanks.rules import View

# Games to imagine at a time, and at most as long as the deck is full: 24 cards less the one on the
# table.  The more players, the longer each of them takes.
BATCH, PLAYOUTS, FULL = 24, {2: 108, 3: 108, 4: 100, 5: 84, 6: 72, 7: 60}, 23
# To deal an imagined game and to count it up takes as long as to play so many of its cards.
AROUND = 3
# The comparison ends as soon as the difference is so many times its standard error.
SURE = 3
# After so many moves that do not fit it a character keeps an eighth of its credit.
PATIENCE = 4
# Wishes stray by so much, in hundredths of a point, if one move in ten or more did not fit.
STRAYS, ONE_IN = 200, 10
# So many times the credit of all others has who is said to be like one of the bots.
CLEARLY = 2


class Characters:
    """Which of the known characters each rival seems to have, after what it did so far.

    A character loses credit with every move that does not fit it, but less and less: 1, an eighth,
    a 27th, a 64th after 0, 4, 8, 12 of them.  So a rival that plays just like one of them is soon
    known.  One that is like none of them, since it looks ahead, or is a person, is taken for any of
    those that fit it more or less, and not for that one alone which fits it least badly.

    Even so nobody is expected to play just like a character: the wishes of an imagined rival stray,
    the more so the less the character has fitted so far.
    """

    def __init__(self, seats: int) -> None:
        self.names, self.rows = zip(*weights.characters(seats), strict=True)
        self.mine = self.rows.index(weights.MINE[seats])
        # How often each rival had a choice, and moved otherwise than each character would have.
        self.moves = [0] * seats
        self.misfits = [[0] * len(self.rows) for _ in range(seats)]

    def learn(self, before: View, seat: Seat, move: Move) -> None:
        """Count against the characters that would have moved otherwise."""
        misfits, took = self.misfits[seat], move is Move.TAKE
        self.moves[seat] += 1
        for number, wish in enumerate(Position.of(before).wishes(seat, self.rows)):
            misfits[number] += (wish >= 0) != took

    def credit(self, seat: Seat) -> list[float]:
        """Return how much each character is trusted to be that of a rival."""
        return [(1 + times / PATIENCE) ** -3 for times in self.misfits[seat]]

    def strays(self, seat: Seat) -> list[int]:
        """Return how far the wishes of a rival stray from those of each character.

        At first it is as if half a move in ten had not fitted.
        """
        doubts = 2 * (self.moves[seat] + ONE_IN)
        return [
            min(STRAYS, STRAYS * ONE_IN * (2 * times + 1) // doubts) for times in self.misfits[seat]
        ]

    def draw(self, me: Seat, games: int, rng: Random) -> tuple[Table, Table, Table]:
        """Draw everybody's characters for some games, how far their wishes stray, and their whims.

        I play one of them myself, and do not stray.
        """
        who, strays, whims = [], [], []
        for seat in range(len(self.misfits)):
            drawn, astray = [self.mine] * games, [0] * len(self.rows)
            if seat != me:
                drawn = rng.choices(range(len(self.rows)), self.credit(seat), k=games)
                astray = self.strays(seat)
            who.append(drawn)
            strays.append([astray[character] for character in drawn])
            whims.append(rng.choices(range(len(playout.WHIMS)), k=games))
        return by_game(who), by_game(strays), by_game(whims)

    def likeness(self, seat: Seat) -> str | None:
        """Return the bot that a rival plays like, if one fits it clearly better than all others."""
        credit: dict[str, float] = {}
        for name, share in zip(self.names, self.credit(seat), strict=True):
            credit[name] = max(share, credit.get(name, 0))
        second, best = sorted(credit, key=lambda name: credit[name])[-2:]
        return best if credit[best] > CLEARLY * credit[second] else None


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
        self, playouts: int | None = None, bonus: int = BONUS, compiled: bool = False
    ) -> None:
        super().__init__()
        self.playouts, self.bonus, self.compiled = playouts, bonus, compiled
        self.characters: Characters | None = None
        self._thought: tuple[View, Thought] | None = None

    def watch(self, view: View) -> None:
        """Count the chips, and learn from what a rival has just done of its own free will."""
        before = self.counter.view
        if self.counter.watch(view) is before or before is None:
            return
        seat, move = before.decides, move_between(before, view)
        if seat is not None and move and seat != view.seat and before.chips[seat] != 0:
            self._rivals(view).learn(before, seat, move)

    def _rivals(self, view: View) -> Characters:
        if self.characters is None or len(self.characters.misfits) != view.seats:
            self.characters = Characters(view.seats)
        return self.characters

    def wants(self, view: View) -> bool:
        """Take if the imagined games go better so."""
        return self.think(view).wants

    def because(self, view: View) -> tuple[News, ...]:
        """Tell what came of the imagined games, and whom the rivals play like."""
        thought, rivals = self.think(view), self._rivals(view)
        about = {
            "pay_wins": thought.wins[0],
            "take_wins": thought.wins[1],
            "pay_score": thought.scores[0],
            "take_score": thought.scores[1],
        }
        seats = [seat for seat in range(view.seats) if seat != view.seat and rivals.likeness(seat)]
        return (
            News("nothanks_bots-imagined", games=thought.games, **about),
            *(News("nothanks_bots-plays-like", seat=at, bot=rivals.likeness(at)) for at in seats),
        )

    def think(self, view: View) -> Thought:
        """Imagine games, a batch at a time, until one move is surely better or time is up."""
        self.watch(view)
        view = self.counter.watch(view)
        if self._thought is None or self._thought[0] != view:
            self._thought = view, self._think(view)
        return self._thought[1]

    def _think(self, view: View) -> Thought:
        rng, bonus = luck_of(view), self.bonus // rounds_left(view)
        ends: list[list[int]] = []
        gains: list[int] = []
        playouts = self.playouts or in_time(PLAYOUTS[view.seats], view.deck)
        while len(ends) < playouts and not sure(gains):
            batch = self._imagine(view, min(BATCH, playouts - len(ends)), rng)
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
        characters = self._rivals(view)
        game = (
            *imagined(view, games, rng),
            *characters.draw(me, games, rng),
            view.pot,
            me,
            position.unseen,
            known_of(view, position),
            characters.rows,
        )
        if self.compiled:
            from partylab.nothanks import fast

            return fast.imagine(*game)
        desk = [[0] * view.seats for _ in range(playout.DESK)]
        ends = [[0] * 4 for _ in range(games)]
        playout.imagine(*game, desk, ends)
        return ends


def in_time(playouts: int, deck: int) -> int:
    """Return how many games take as long as so many with a full deck: the less is left, the more.

    >>> in_time(100, FULL), in_time(100, 10), in_time(100, 0)
    (100, 200, 866)
    """
    return playouts * (FULL + AROUND) // (deck + AROUND)


def by_game(by_seat: Table) -> Table:
    """Return what holds for each seat in some games as what holds in each game for all seats."""
    return list(zip(*by_seat, strict=True))


def sure(gains: Sequence[int]) -> bool:
    """Is the sum so far from 0 that more games would hardly change its sign?"""
    games, total, squares = len(gains), sum(gains), sum(gain * gain for gain in gains)
    return games > 1 and total * total * (games - 1) > SURE**2 * (games * squares - total * total)
