"""Model newcomers: who plays for the first time, as a bot, to measure how hard the levels are.

No Thanks!: waits for bargains, and one decision in ten is a mistake.  Not Not: needs 1.2 seconds
in every second round, whatever is asked, and is wrong in 12 of 100.  Pas Vu Pas Pris: runs for
the exit and hides half of the time, and one decision in ten is a mistake.
"""

from __future__ import annotations

from partylab import games, tournament
from partylab.bots import Bot
from partylab.ghosts.thinking import Hider, Sprinter
from partylab.notnot.bots import Human
from partylab.notnot.reflexes import Reflexes

MISTAKES = 0.1  # of the decisions in No Thanks! and Pas Vu Pas Pris
MEDIAN_MS, ERRORS = 1200, 0.12  # of the taps in Not Not


class GreedyNewcomer(Bot):
    """Waits for bargains like the greedy bot, but sometimes does the other thing."""

    def __init__(self, mistakes=MISTAKES):
        self.greedy = games.bots("nothanks")["greedy"]()
        self.mistakes = mistakes

    def choose(self, view, moves, rng):
        wanted = self.greedy.choose(view, moves, rng)
        if len(moves) == 1 or rng.random() >= self.mistakes:
            return wanted
        return next(move for move in moves if move is not wanted)


class SlowNewcomer(Human):
    """Needs the same time for all rounds: an ex-Gaussian with the median that it is given."""

    def __init__(self, median_ms=MEDIAN_MS, errors=ERRORS):
        scale = median_ms / MEDIAN_MS
        super().__init__(
            Reflexes(
                base_ms=983 * scale, bit_ms=0, not_ms=0, more_nots_ms=0, ink_ms=0, turn_ms=0,
                error_ms=0, spread_ms=180 * scale, spread_per_not=0, spread_for_ink=0,
                tail_ms=264 * scale, tail_per_not=0, person_ms=0,
                slip=errors, slip_per_not=0, slip_more_nots=0, slip_ink=0,
            )
        )  # fmt: skip


class StartledNewcomer(Bot):
    """Hides one time in two, runs the other, and now and then does not think at all."""

    def __init__(self, mistakes=MISTAKES, hides=0.5):
        self.sprinter, self.hider = Sprinter(), Hider()
        self.mistakes, self.hides = mistakes, hides

    def choose(self, view, moves, rng):
        if rng.random() < self.mistakes:
            return rng.choice(moves)
        bot = self.hider if rng.random() < self.hides else self.sprinter
        return bot.choose(view, moves, rng)


NEWCOMERS = {"nothanks": GreedyNewcomer, "notnot": SlowNewcomer, "ghosts": StartledNewcomer}


def shares(rules, level, seats, deals, seed, *, newcomer=None, compiled=None, executor=None):
    """Return the newcomer's share of each deal's victories against the rivals of a level.

    `compiled` has bots that play the same, only sooner, by the names of the others.
    """
    rivals = games.board(rules).rivals_at(level, seats - 1)
    bots = {"newcomer": newcomer or NEWCOMERS[rules.name]}
    for number, rival in enumerate(rivals):
        bots[f"rival {number}"] = (compiled or {}).get(rival, rival)
    result = tournament(rules, bots, deals, seed, executor)
    return [
        sum(1 / len(game.winners) for game in deal if 0 in game.winners) / len(deal)
        for deal in result.played
    ]
