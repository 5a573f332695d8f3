"""Model newcomers: who plays for the first time, as a bot, to measure how hard the levels are.

No Thanks!: waits for bargains, and one decision in ten is a mistake.  Not Not: needs 1.2 seconds
in every second round, whatever is asked, and is wrong in 12 of 100.  Pas Vu Pas Pris: runs for
the exit and hides half of the time, and one decision in ten is a mistake.  That's Not a Hat:
remembers the last four offers, and gives one name or answer in ten that it does not mean.
"""

from __future__ import annotations

from partylab import games, tournament
from partylab.bots import Bot
from partylab.ghosts.thinking import Hider, Sprinter
from partylab.hat.bots import OTHERS
from partylab.hat.memory import Leaky, Window
from partylab.hat.thinking import Nerve, Rememberer
from partylab.notnot.bots import Human
from partylab.notnot.reflexes import Reflexes

MISTAKES = 0.1  # of the decisions, in all games but Not Not
REMEMBERED = 4  # offers in That's Not a Hat
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


class ForgetfulNewcomer(Rememberer):
    """Remembers the last four offers, plays as the bots do, and is wrong now and then."""

    def __init__(self, mistakes=MISTAKES):
        super().__init__(Leaky(Window(REMEMBERED), OTHERS), Nerve())
        self.mistakes = mistakes

    def choose(self, view, moves, rng):
        wanted = super().choose(view, moves, rng)
        if len(moves) == 1 or rng.random() >= self.mistakes:
            return wanted
        return rng.choice([move for move in moves if move != wanted])


NEWCOMERS = {
    "nothanks": GreedyNewcomer,
    "notnot": SlowNewcomer,
    "ghosts": StartledNewcomer,
    "hat": ForgetfulNewcomer,
}


def shares(
    rules, level, seats, deals, seed, *, newcomer=None, compiled=None, executor=None, levels=None
):
    """Return the newcomer's share of each deal's victories against the rivals of a level.

    `compiled` has bots that play the same, only sooner, by the names of the others; `levels` the
    makers of the bots of each level, where the board does not say who they are.
    """
    if levels is None:
        rivals = games.board(rules).rivals_at(level, seats - 1)
    else:
        rivals = [levels[level][at % len(levels[level])] for at in range(seats - 1)]
    bots = {"newcomer": newcomer or NEWCOMERS[rules.name]}
    for number, rival in enumerate(rivals):
        bots[f"rival {number}"] = (compiled or {}).get(rival, rival)
    result = tournament(rules, bots, deals, seed, executor)
    return [
        sum(1 / len(game.winners) for game in deal if 0 in game.winners) / len(deal)
        for deal in result.played
    ]
