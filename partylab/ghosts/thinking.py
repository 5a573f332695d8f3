"""Bots with reasons: the sprinter, who fears nothing, the hider, and the schemer."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from partylab.bots import Bot, Why
from partylab.ghosts import midnight, reasons, rounds
from partylab.ghosts.crowd import Crowd
from partylab.ghosts.lookout import Blindfold, Lookout, Rote
from partylab.ghosts.moves import Draw, Grab, Grow, Leave, Place, Put, Side, Strike, Swap
from partylab.ghosts.planning import Planner
from partylab.ghosts.rearranging import Arranger
from partylab.ghosts.rivals import Rivals
from partylab.ghosts.sharing import Sharer
from partylab.ghosts.state import bigger

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.game import Seat
    from partylab.ghosts.moves import Move
    from partylab.ghosts.reasons import Reasons
    from partylab.ghosts.state import View

# A move, and what says why.
Thought = tuple["Move", "Callable[[], Reasons]"]

# So many of others' ghosts stay where they are when furniture has uncovered them.
STAYS = 0.3

no_choice = partial(reasons.plain, "ghosts_bots-no-choice")


class Hider(Bot):
    """Hides its ghosts where few of all doors see them, and weighs that against the way ahead."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Do what it has reasons for."""
        move, _ = self.thought(view)
        return move

    def why(self, view: View) -> Why:
        """Return what to do, and why."""
        move, because = self.thought(view)
        return Why(move, because())

    def thought(self, view: View) -> Thought:
        """Return what to do; the reasons are put into words when somebody asks."""
        match view.phase:
            case "strike":
                return Strike(), no_choice
            case "draw":
                return Draw(), no_choice
            case "midnight":
                return self.card(view)
            case "furniture":
                return self.furniture(view)
            case "place":
                return self.place(view)
            case "go":
                return self.go(view)
        return self.side(view)

    # How it thinks

    def lookout(self, view: View) -> Lookout:
        """Return what there is to fear: any of all the doors."""
        return Rote(view)

    def spite(self, view: View) -> float:
        """Return how much it counts what others lose."""
        return 0.0

    # Midnight cards

    def card(self, view: View) -> Thought:
        """Do with the card what brings most."""
        seat = seat_of(view)
        planner = Planner(view, self.lookout(view), seat)
        moves = midnight.choices(view.game, view, seat)
        best = max(moves, key=lambda move: self.gain(view, planner, move))
        return best, partial(reasons.card, view, planner.lookout, best)

    def gain(self, view: View, planner: Planner, move: Move) -> float:
        """Return what an answer to a Midnight card brings."""
        match move:
            case Swap():
                spot = view.hall.spot(move.theirs)
                mine = planner.at("S", spot) - planner.worth.home("S")
                other = Planner(view, planner.lookout, int(move.theirs[0]))
                return mine + self.spite(view) * (other.at("S", spot) - planner.worth.home("S"))
            case Put():
                return planner.at("S", move.spot) - planner.worth.home("S")
            case Grow():
                size, spot = bigger(move.ghost) or "L", view.hall.spot(move.ghost)
                return planner.at(size, spot) - planner.now(move.ghost)
        return 0.0

    # Furniture

    def furniture(self, view: View) -> Thought:
        """Leave it: there are places enough to hide as it is."""
        return Leave(), partial(reasons.plain, "ghosts_bots-leaves-furniture")

    def place(self, view: View) -> Thought:
        """Put a piece back."""
        back = Place(dict(view.hall.furniture)[view.grabbed or ""])
        return back, partial(reasons.plain, "ghosts_bots-puts-back")

    # Ghosts, and the keyhole

    def go(self, view: View) -> Thought:
        """Send the ghosts where they can hope for most."""
        planner = Planner(view, self.lookout(view), seat_of(view))
        go = planner.go()
        return go, partial(reasons.go, planner, go)

    def side(self, view: View) -> Thought:
        """Choose the side from which it has least to lose."""
        lookout, seat = Lookout(view), seat_of(view)

        def kept(side: str) -> float:
            return Planner(view, lookout.leans(side, 1.0), seat).hope

        best = max(rounds.sides(view), key=kept)
        return Side(best), partial(reasons.side, lookout, seat, best)


class Sprinter(Hider):
    """Runs for the exit, the big ghosts first, and never thinks of the keyhole."""

    def lookout(self, view: View) -> Lookout:
        """Look at nothing."""
        return Blindfold(view)

    def go(self, view: View) -> Thought:
        """Send those ahead who bring most."""
        go = Planner(view, self.lookout(view), seat_of(view)).go()
        return go, partial(reasons.run, view, go)

    def side(self, view: View) -> Thought:
        """Toss a coin; the same on the same view."""
        coin = Random(f"{view.round} {view.keyhole} {view.hall}")
        return Side(coin.choice(rounds.sides(view))), partial(reasons.plain, "ghosts_bots-coin")


class Schemer(Hider):
    """Hides its own ghosts and uncovers those of others: by furniture, and by the side it picks.

    It thinks of the others as hiders, who may fill the best hideouts before it.
    """

    def lookout(self, view: View) -> Lookout:
        """Think of the doors through which one may look in this round."""
        return Lookout(view)

    def spite(self, view: View) -> float:
        """Count what others lose: all of it where there is one, less where there are more."""
        return 1 / (view.seats - 1)

    def go(self, view: View) -> Thought:
        """Share the points of this card, and of those to come, among all its ghosts."""
        planner = Rivals(view).schemer(seat_of(view), self.lookout(view))
        go = planner.go()
        return go, partial(reasons.shared, planner, go)

    def arranger(self, view: View) -> Arranger:
        """Return who thinks about furniture: as it will be when its ghosts have gone."""
        planner = Sharer(view, self.lookout(view), seat_of(view))
        planner.go()
        return Arranger(planner, STAYS * self.spite(view))

    def furniture(self, view: View) -> Thought:
        """Take a piece in hand that would help, or none."""
        arranger = self.arranger(view)
        best = arranger.best(view.hall, rounds.pieces(view, seat_of(view)))
        if best is None:
            return Leave(), partial(reasons.plain, "ghosts_bots-leaves-furniture")
        return Grab(best.piece), partial(reasons.furniture, arranger, best)

    def place(self, view: View) -> Thought:
        """Put it where it helps most, or back."""
        arranger = self.arranger(view)
        best = arranger.best(view.hall, (view.grabbed or "",))
        if best is None:
            return super().place(view)
        return Place(best.pose), partial(reasons.furniture, arranger, best)

    def side(self, view: View) -> Thought:
        """Choose the side from which others will lose most in the end, and it will lose least."""
        lookout, seat = self.lookout(view), seat_of(view)
        weights = [lookout.leans(side, 1.0).weights for side in lookout.sides]
        crowds = [Crowd(view, lookout, one, weights) for one in range(view.seats)]
        totals = [crowd.totals(crowd.all(view)) for crowd in crowds]

        def lead(side: str) -> float:
            each = [total[lookout.sides.index(side)] for total in totals]
            return each[seat] - self.spite(view) * (sum(each) - each[seat])

        best = max(rounds.sides(view), key=lead)
        return Side(best), partial(reasons.side, lookout, seat, best)


def seat_of(view: View) -> Seat:
    """Return the seat that sees the view; an onlooker has nothing to decide."""
    if view.seat is None:
        raise ValueError("an onlooker has nothing to decide")
    return view.seat
