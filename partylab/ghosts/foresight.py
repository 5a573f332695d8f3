"""The bot that looks ahead: it imagines doors, those who choose them, and the cards to come."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News
from partylab.ghosts import movement, reasons, rounds
from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.planning import Planner
from partylab.ghosts.poses import CELLS
from partylab.ghosts.rearranging import Arranger
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.state import depth, inside, size_of
from partylab.ghosts.thinking import Schemer, Thought, seat_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.game import Seat
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.moves import Go
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.state import View

# How shy the other plans are that it compares, and how often it imagines the rounds to come.
CARES = (0.5, 1.6)
ENDINGS = 6
# So sure it is that who chooses knows what is best; nobody knows where ghosts go meanwhile.
SHREWD = 0.6
# A ghost will find a spot as good as the best but these.
OTHERS_TAKE = 3

AT_HOME = -1  # instead of a number of steps


class Runner(NamedTuple):
    """A ghost in a game that is imagined: its size, and how many steps it has to go."""

    size: str
    steps: int


class Ending(NamedTuple):
    """What chance brings in an imagined game: the points of my cards, and who is seen."""

    cards: tuple[int, ...]
    luck: tuple[float, ...]


class Lookahead(Schemer):
    """Compares several plans by how they go on average over doors, cards and rounds to come."""

    def go(self, view: View) -> Thought:
        """Return the plan that brings most in the games that it imagines."""
        seat, lookout = seat_of(view), self.lookout(view)
        planners = self.planners(view)
        planners += [Planner(view, lookout, seat, care) for care in CARES]
        plans: dict[Go, Planner] = {}
        for planner in planners:
            plans.setdefault(planner.go(), planner)
        foresight = Foresight(view, lookout, seat)
        values = {go: foresight.value(planner.table) for go, planner in plans.items()}
        best = max(values, key=lambda go: values[go])
        return best, partial(_because, plans[best], best, len(plans), values[best])


def _because(planner: Planner, go: Go, plans: int, points: float) -> reasons.Reasons:
    imagined = News("ghosts_bots-imagined", plans=plans, points=points)
    because = reasons.go_for_side if plans > 1 else reasons.go
    return (*because(planner, go), imagined)


class Foresight:
    """Imagines how the game goes on for one seat."""

    def __init__(self, view: View, lookout: Lookout, seat: Seat) -> None:
        self.view, self.lookout, self.seat = view, lookout, seat
        self.risks = {size: self._usual(size) for size in SIZES}
        rng = Random(f"{view.round} {view.seat} {view.cards}")
        self.endings = [self._ending(rng) for _ in range(ENDINGS)]

    def _usual(self, size: str) -> float:
        """Return the risk on a good spot that others may leave."""
        known = sorted(risk for (other, _), risk in self.lookout.risks.items() if other == size)
        return known[min(OTHERS_TAKE, len(known) - 1)] if known else 0.5

    def _ending(self, rng: Random) -> Ending:
        """Draw the cards of the rounds to come from those that nobody has seen."""
        if self.view.round == ROUNDS:
            return Ending((), ())
        deck = self.view.game.possible(self.view, rng).deck
        mine = tuple(card.value for card in deck[:: self.view.seats])
        luck = tuple(rng.random() for _ in range(7 * ROUNDS))
        return Ending(mine[: ROUNDS - self.view.round], luck)

    def value(self, table: View) -> float:
        """Return the points at the end when the ghosts have gone there, on average."""
        flights = self.lookout.look_at(table.hall)
        weights = self._weights(table, flights)
        total = 0.0
        for at, weight in enumerate(weights):
            seen = {ghost for ghost, flees in flights.items() if flees[at]}
            runners = self._runners(table, seen)
            for ending in self.endings:
                total += weight * played_out(self.view.game, runners, ending, self.risks)
        return total / len(self.endings) + self._out(table)

    def _out(self, table: View) -> float:
        scores = self.view.game.score_out
        return float(sum(scores[SIZES.index(size_of(name))] for name in table.out[self.seat]))

    def _runners(self, table: View, seen: set[str]) -> list[Runner]:
        """Return my ghosts when those who are seen have fled."""
        side, most = table.sides[self.seat], CELLS + table.game.exit_cost
        runners = []
        for ghost in inside(table.hall, self.seat):
            steps = most - depth(side, table.hall.cell(ghost))
            runners.append(Runner(size_of(ghost), AT_HOME if ghost in seen else steps))
        home = (*table.waiting[self.seat], *table.home[self.seat])
        runners += [
            Runner(size_of(ghost), AT_HOME)
            for ghost in home
            if movement.refusal(table.game, table, ghost) is None
        ]
        return sorted(runners, key=lambda one: -SIZES.index(one.size))

    def _weights(self, table: View, flights: Mapping[str, list[bool]]) -> list[float]:
        """Return how likely each look is: some of those who may choose know what is best."""
        looks = self.lookout.looks
        weights = [1 / len(looks)] * len(looks)
        if table.bell == "knock":
            return weights
        weights = [(1 - SHREWD) * weight for weight in weights]
        choosers = rounds.may_choose(table)
        for seat in choosers:
            arranger = Arranger(table, self.lookout, seat, 1 / (table.seats - 1))
            best = max(rounds.sides(table), key=arranger.from_side)
            here = [at for at, look in enumerate(looks) if look[0].side == best]
            for at in here:
                weights[at] += SHREWD / len(choosers) / len(here)
        return weights


def played_out(
    game: Ghosts, runners: list[Runner], ending: Ending, risks: Mapping[str, float]
) -> float:
    """Play a game of one seat to its end, roughly: who can leaves, the big ones go first."""
    running, luck, total = runners, iter(ending.luck), 0.0
    for card in ending.cards:
        left, stay = card, []
        for one in running:
            if 0 <= one.steps <= left:
                left -= one.steps
                total += game.score_out[SIZES.index(one.size)]
            else:
                stay.append(one)
        running = []
        for size, steps in stay:
            whole = CELLS + game.exit_cost if steps == AT_HOME else steps
            gone = min(left, whole - game.exit_cost)
            left -= gone
            at = AT_HOME if steps == AT_HOME and not gone else whole - gone
            seen = at != AT_HOME and next(luck) < risks[size]
            running.append(Runner(size, AT_HOME if seen else at))
    return total + sum(game.score_hall[SIZES.index(one.size)] for one in running if one.steps >= 0)
