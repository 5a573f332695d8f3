"""What luck brings in a game of Pas Vu Pas Pris, so that it can be taken off.

Before a look through the keyhole, chance says who of some chooses the side, and which of its six
doors it is.  What each of these would bring everybody can be guessed; what comes, less what comes
on average, is luck.  On average that is nothing, however bad the guesses are: to take it off keeps
the mean, and leaves less to chance the better they are.  For the last look they are exact.
"""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import NamedTuple

from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.crowd import Crowd
from partylab.ghosts.lookout import Lookout
from partylab.ghosts.rounds import may_choose

# By so many points a lead that one hopes for may turn out otherwise, by the rounds that are left.
UNSURE = (0.0, 1.5, 2.2, 2.8, 3.2)
# Totals of points that differ by less are equal; half a tie-break is more (PV-34).
EQUAL = 1e-6


class Expected(NamedTuple):
    """Before a look: the side that each would choose who may, and what each door would bring."""

    sides: dict
    leads: dict  # of each seat, by the door
    shares: dict  # of the victory


class Luck:
    """How much of everybody's lead in points, and of their share of the victory, was luck."""

    def __init__(self, seats):
        self.points, self.victories = [0.0] * seats, [0.0] * seats

    def expected(self, game, state, chooses):
        """Work out what may come when a side is to be chosen; `chooses(state, seat)` says which."""
        asked = without_choice(state)
        sides = {}
        for seat in may_choose(asked):
            chosen = tuple(times + (one == seat) for one, times in enumerate(asked.chosen))
            sides[seat] = chooses(state._replace(active=seat, chosen=chosen), seat)
        totals = hopes(game.view(state, state.active))
        left = ROUNDS - state.round
        return Expected(
            sides,
            {door: leads(each) for door, each in totals.items()},
            {door: shares(each, left) for door, each in totals.items()},
        )

    def note(self, expected, keyhole):
        """Note what the look has brought through this door."""
        for all_doors, luck in (
            (expected.leads, self.points), (expected.shares, self.victories),
        ):  # fmt: skip
            for seat, came in enumerate(all_doors[keyhole]):
                luck[seat] += came - fmean(
                    each[seat]
                    for side in expected.sides.values()
                    for door, each in all_doors.items()
                    if door.side == side
                )


def without_choice(state):
    """Return the state before the dice said who chooses."""
    chosen = tuple(times - (seat == state.active) for seat, times in enumerate(state.chosen))
    return state._replace(chosen=chosen)


def hopes(view):
    """Return for each door that may come what everybody could hope for after a look through it."""
    lookout = Lookout(view)
    doors = range(len(lookout.looks))
    only = [tuple(float(one == door) for one in doors) for door in doors]
    crowds = [Crowd(view, lookout, seat, only) for seat in range(view.seats)]
    totals = zip(*[crowd.totals(crowd.all(view)) for crowd in crowds], strict=True)
    return {door: each for (door,), each in zip(lookout.looks, totals, strict=True)}


def leads(points):
    """Return how many points everybody has more than the others on the average.

    >>> leads([6, 3, 3])
    [3.0, -1.5, -1.5]
    """
    return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def shares(totals, left):
    """Return how likely everybody is to win who hopes for so much, with so many rounds left."""
    best = max(totals)
    if left == 0:
        likely = [float(best - one < EQUAL) for one in totals]
    else:
        likely = [exp((one - best) / UNSURE[left]) for one in totals]
    return [one / sum(likely) for one in likely]
