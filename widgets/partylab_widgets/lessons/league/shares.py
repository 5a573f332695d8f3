"""Who wins how often: the numbers of this lesson, each played out and none written down."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from partylab.nothanks import weights
from partylab.nothanks.fast import NUMBA, Linear, Threshold, margin, play_many, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from partylab.nothanks.fast import Deals, Strategy

DEALS = 400 if NUMBA else 100  # for each number of a table; without a compiler it takes long
LIMITS = range(-4, 17, 4)  # the greatest loss at which somebody takes a card, chips counted
PLAYERS = range(3, 6)

# Three characters that beat each other in a circle.
KINDS: dict[str, Strategy] = {
    "calm": Threshold(4),
    "eager": Threshold(14),
    # Accepts a great loss, but leaves a card as long as nobody else seems to want it.
    "angler": Linear(weights.row(BIAS=1600, COST=-100, POT=100, LACKS=-100_000, GUESS=8)),
}


class Share(NamedTuple):
    """How often somebody wins, or what they score; and half the width of its 95 % interval."""

    mean: float
    margin: float


@cache
def _deals(players: int, deals: int, seed: int = 4) -> Deals:
    return shuffled(deals, players, seed)


@cache
def invades(invader: int, resident: int, players: int = 3, deals: int = DEALS) -> Share:
    """Return how often one limit wins at a table where all others have another one."""
    strategies = [Threshold(invader)] + [Threshold(resident)] * (players - 1)
    batch = play_many(strategies, _deals(players, deals))
    return Share(float(batch.win_share[0]), float(batch.win_margin[0]))


def answers(resident: int, players: int = 3) -> dict[int, Share]:
    """Return how often each limit wins at a table of others."""
    return {invader: invades(invader, resident, players) for invader in LIMITS}


def best_answer(resident: int, players: int = 3) -> int:
    """Return the limit that wins most often at a table of others."""
    found = answers(resident, players)
    return max(found, key=lambda limit: found[limit].mean)


def price_war(best: Callable[[int], int], start: int) -> list[int]:
    """Return the limits that everybody has, one after the other, until one comes again.

    >>> price_war({0: 4, 4: 8, 8: 8}.__getitem__, 0)
    [0, 4, 8]
    """
    war = [start]
    while (following := best(war[-1])) not in war:
        war.append(following)
    return war


@cache
def war(players: int, start: int = 0) -> tuple[int, ...]:
    """Return a price war, with the limit at its end that came before."""
    path = price_war(lambda limit: best_answer(limit, players), start)
    return (*path, best_answer(path[-1], players))


def ending(path: Sequence[int]) -> str:
    """Say how a price war goes on: it has settled, or it goes round.

    >>> ending([0, 4, 8, 8]), ending([0, 4, 8, -4, 4])
    ('settle', 'cycle')
    """
    return "settle" if path[-1] == path[-2] else "cycle"


@cache
def mean_score(limit: int, players: int = 3) -> float:
    """Return what everybody scores when all have the same limit."""
    return alike(limit, players).mean


def alike(limit: int, players: int = 3) -> Share:
    """Return the same, and half the width of its 95 % interval."""
    batch = play_many([Threshold(limit)] * players, _deals(players, DEALS))
    return Share(float(batch.mean_score[0]), float(batch.score_margin[0]))


def harm(low: int = 0, high: int = 8) -> dict[str, float]:
    """Return what all score with a low limit, and with a high one, and how sure that is."""
    few, many = alike(low), alike(high)
    margin = max(few.margin, many.margin)
    return {"low": round(few.mean, 1), "high": round(many.mean, 1), "margin": round(margin, 1)}


# Three at one table of whom two are nearly equal


ANA, BO, CLEO = Threshold(12), Threshold(-1), Threshold(10)


@cache
def nearly_equal(deals: int, seed: int) -> tuple[Share, Share]:
    """Return how often the first two of them win, from so many deals."""
    batch = play_many([ANA, BO, CLEO], shuffled(deals, 3, seed))
    ana, bo, _ = zip(batch.win_share, batch.win_margin, strict=True)
    return Share(*map(float, ana)), Share(*map(float, bo))


def are_apart(one: Share, other: Share) -> bool:
    """Do two intervals not overlap?"""
    return abs(one.mean - other.mean) > one.margin + other.margin


def enough(deals: int) -> int:
    """Return how many deals it takes until the intervals of the two no longer overlap.

    Intervals shrink with the root of the number of deals; the means stay where they are.
    """
    ana, bo = nearly_equal(deals, seed=9)
    return round(deals * ((ana.margin + bo.margin) / (ana.mean - bo.mean)) ** 2)


# Duels


@cache
def duel(one: str, other: str, deals: int = DEALS, seed: int = 4) -> Share:
    """Return how one kind does against another: 0.5 where neither is stronger.

    Two tables count alike: one against two, and two against one.
    """
    a, b = KINDS[one], KINDS[other]
    shared = _deals(3, deals, seed)
    alone = play_many([a, b, b], shared).wins[:, :, :1]
    together = play_many([a, a, b], shared).wins[:, :, :2].sum(axis=2, keepdims=True)
    both = (alone + together) / 2
    return Share(float(both.mean()), float(margin(both)[0]))


def ratings(wins: Mapping[tuple[str, str], float], rounds: int = 500) -> dict[str, float]:
    """Return the one number for each that fits all duels best (Bradley and Terry).

    Whoever has rating r beats whoever has s in r / (r + s) of all duels; the ratings add up to 1.

    >>> {k: round(r, 2) for k, r in ratings({("a", "b"): 0.75, ("b", "a"): 0.25}).items()}
    {'a': 0.75, 'b': 0.25}
    """
    names = list(dict.fromkeys(one for one, _ in wins))
    rated = dict.fromkeys(names, 1 / len(names))
    for _ in range(rounds):
        new = {}
        for one in names:
            others = [other for other in names if other != one]
            won = sum(wins[one, other] for other in others)
            new[one] = won / sum(1 / (rated[one] + rated[other]) for other in others)
        rated = {name: part / sum(new.values()) for name, part in new.items()}
    return rated


def is_round(winners: Sequence[str]) -> bool:
    """Does each beat the next, and the last the first?"""
    return all(duel(*pair).mean > 0.5 for pair in pairwise([*winners, winners[0]]))
