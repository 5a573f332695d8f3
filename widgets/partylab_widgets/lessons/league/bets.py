"""The bets of the lesson on the strategy tournament; what is asked, and what finds the answer."""

from __future__ import annotations

from functools import cache

from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.league.evolving import GENERATIONS, Population
from partylab_widgets.lessons.league.shares import (
    DEALS,
    best_answer,
    duel,
    ending,
    enough,
    mean_score,
    war,
)

CHOICES = (20, 200, 2_000, 20_000)  # deals
MANY = 20 * DEALS  # deals, so that the numbers of a question can be relied on
MOST_DEALS = 50 * DEALS  # where the difference is small
EIGHT = 8  # the limit whose scores are compared with those of 0
ROUND = 3  # as often has another kind to take the lead


def nearest() -> str:
    """Return the choice that comes nearest to the deals that are enough, by its factor."""
    true = enough(MOST_DEALS)
    return str(min(CHOICES, key=lambda deals: max(deals / true, true / deals)))


def compared() -> str:
    """Say what a price war does to everybody's points."""
    change = mean_score(EIGHT) - mean_score(0)
    return "more" if change > 1 else "fewer" if change < -1 else "same"


def across() -> str:
    """Say how the calm do against anglers, who beat the eager, who lose to the calm …"""
    share = duel("angler", "calm", MANY)
    return "loses" if share.mean < 0.5 else "wins"


@cache
def bred() -> Population:
    """Return the population of the lesson after all its generations."""
    population = Population()
    for _ in population.evolve(GENERATIONS):
        pass
    return population


def fate() -> str:
    """Say what becomes of three kinds that beat each other in a circle."""
    population = bred()
    alone = max(population.share(kind) for kind in population.kinds) > 90
    return "round" if population.changes() >= ROUND else "one" if alone else "thirds"


BETS = {
    "enough": Question(nearest, choices=tuple(map(str, CHOICES))),
    "invader": Question(lambda: str(best_answer(0)), choices=("-4", "0", "4", "16")),
    "race": Question(lambda: ending(war(3)), choices=("stay", "settle", "top", "cycle")),
    "five": Question(lambda: ending(war(5)), choices=("settle", "top", "cycle")),
    "price": Question(compared, choices=("fewer", "same", "more")),
    "cycle": Question(across, choices=("wins", "even", "loses")),
    "evolve": Question(fate, choices=("one", "thirds", "round")),
}
