"""Pas Vu Pas Pris: the rules, top to bottom.

Ghosts cross the hall of a hotel at night.  In each of five rounds every player draws a card, may
move a piece of furniture, and moves ghosts; then somebody looks through the keyhole of a door,
and whoever is seen flees home.  Ghosts that get out on the far side score, the big ones more.
Codes such as PV-14 are the numbers of the rules in docs/rules.md.

`rounds` says how a round goes, `movement` how ghosts move, `midnight` what the Midnight cards do.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from partylab.game import Chance, Game, News, Numbers, Outcome, Rejected, Seat, brief
from partylab.ghosts import cards, menu, midnight, moves, rounds, setting
from partylab.ghosts.moves import (
    Draw,
    Go,
    Grab,
    Grow,
    Leave,
    Move,
    Pass,
    Place,
    Put,
    Side,
    Strike,
    Swap,
)
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.state import (
    DRAW,
    FURNITURE,
    GO,
    MIDNIGHT,
    OVER,
    PLACE,
    SIDE,
    STRIKE,
    State,
    View,
    inside,
    size_of,
    turn,
)

if TYPE_CHECKING:
    from random import Random

    from partylab.ghosts.state import Table

MOST_POINTS = 99
# Which moves each phase is for.
PHASES: dict[str, tuple[type, ...]] = {
    STRIKE: (Strike,),
    MIDNIGHT: (Swap, Put, Grow, Pass),
    DRAW: (Draw,),
    FURNITURE: (Grab, Leave),
    PLACE: (Place,),
    GO: (Go,),
    SIDE: (Side,),
}


class Points(NamedTuple):
    """What a small, a medium and a large ghost count."""

    small: int
    medium: int
    large: int

    def __str__(self) -> str:
        return ", ".join(map(str, self))


@dataclass(frozen=True)
class Ghosts(Game[State, Move, View]):
    """The game and its options.

    `score_out` and `score_hall` may also be three numbers of your own.

    >>> Ghosts(midnight=True, score_out=(1, 2, 4)).score_out
    Points(small=1, medium=2, large=4)
    """

    midnight: bool = False  # PV-8, PV-41
    fusion: bool = False  # PV-35
    score_out: tuple[int, int, int] = Points(1, 3, 5)  # PV-F1
    score_hall: tuple[int, int, int] = Points(0, 1, 2)  # PV-F2
    exit_cost: int = 1  # PV-A2
    seen_from: Fraction = Fraction(1, 100)  # PV-A10: how much of a ghost has to be visible
    mirror: bool = True  # PV-A11
    ghosts_block: bool = False  # PV-A12
    cell_capacity: int = 4  # PV-A14
    seats: str = "opposite"  # PV-A4

    name: ClassVar[str] = "ghosts"
    menu_is_sample: ClassVar[bool] = True
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "midnight": (False, True),
        "fusion": (False, True),
        "score_out": (Points(1, 3, 5), Points(1, 2, 4), Points(1, 1, 1)),
        "score_hall": (Points(0, 1, 2), Points(0, 0, 0)),
        "exit_cost": (1, 0),
        "seen_from": Numbers(
            (Fraction(1, 100), Fraction(1, 1000), Fraction(1, 20), Fraction(1, 5)),
            least=Fraction(1, 1000),
            most=Fraction(1, 2),
        ),
        "mirror": (True, False),
        "ghosts_block": (False, True),
        "cell_capacity": Numbers((4, 5, 6, 8), least=4, most=12),
        "seats": ("opposite", "neighbours"),
    }

    def __post_init__(self) -> None:
        """Read points of one's own, then check every option."""
        for option in ("score_out", "score_hall"):
            object.__setattr__(self, option, own_points(getattr(self, option)))
        super().__post_init__()

    def allows(self, option: str, value: object) -> bool:
        """Points of one's own have been read already, and are welcome too."""
        return super().allows(option, value) or isinstance(value, Points)

    @property
    def seat_counts(self) -> range:
        """Two to four (PV-2)."""
        return range(2, 5)

    def start(self, seats: int, chance: Chance) -> tuple[State, tuple[News, ...]]:
        """Set the table."""
        self.check_seats(seats)
        return setting.table_set(self, seats, chance())

    def turn(self, state: State) -> frozenset[Seat]:
        """One after the other; all together when they order their ghosts."""
        return turn(state.phase, state.active, tuple(go is not None for go in state.orders))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return what a player can do; of places and orders only some."""
        if seat not in self.turn(state):
            return ()
        match state.phase:
            case "strike":
                return (Strike(),)
            case "midnight":
                return midnight.choices(self, state, seat)
            case "draw":
                return (Draw(),)
            case "furniture":
                return (*map(Grab, rounds.pieces(state, seat)), Leave())
            case "place":
                return menu.places(state, seat)
            case "go":
                return menu.plans(self, state, seat)
        return tuple(map(Side, rounds.sides(state)))

    def play(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[News, ...]]:
        """Make a move."""
        move = self._checked(state, seat, move)
        match move:
            case Strike():
                return midnight.strike(self, state, seat, chance)
            case Draw():
                return rounds.draw(state, seat)
            case Grab():
                return rounds.grab(state, seat, move)
            case Leave():
                return rounds.leave(state, seat)
            case Place():
                return rounds.place(state, seat, move)
            case Go():
                return rounds.order(self, state, seat, move, chance)
            case Side():
                return rounds.side(self, state, seat, move, chance)
        return midnight.answer(self, state, seat, move)

    def _checked(self, state: State, seat: Seat, move: object) -> Move:
        """Return the move as it reads; refuse what is none, or not one for now."""
        if state.phase == OVER:
            raise Rejected("ghosts-over")
        read = _read_back(move)
        if state.phase == GO and state.orders[seat] is not None:
            raise Rejected("ghosts-ordered-already")
        if seat not in self.turn(state):
            raise Rejected("ghosts-not-your-turn")
        if type(read) not in PHASES[state.phase]:
            raise Rejected("ghosts-not-now")
        return read

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the decks and the orders that others have given."""
        return View(
            game=self, seat=seat, round=state.round, phase=state.phase, active=state.active,
            holder=state.holder, sides=state.sides, hall=state.hall,
            home=state.home, waiting=state.waiting, out=state.out,
            deck=len(state.deck), discards=state.discards, cards=state.cards,
            moved=state.moved, grabbed=state.grabbed,
            ordered=tuple(go is not None for go in state.orders),
            order=None if seat is None else state.orders[seat],
            chosen=state.chosen, keyhole=state.keyhole,
            midnight=len(state.midnight), bell=state.bell, rung=state.rung,
            entered=state.entered, number=state.number, last=state.last,
        )  # fmt: skip

    def possible(self, view: View, rng: Random) -> State:
        """Shuffle the cards that nobody has seen; what others have ordered may be anything."""
        seen = (*view.discards, *(card for card in view.cards if card is not None))
        rung = {*view.rung, view.bell}
        bells = [card for card in cards.MIDNIGHT if card not in rung]
        state = State(
            round=view.round, phase=view.phase, active=view.active,
            holder=view.holder, sides=view.sides, hall=view.hall,
            home=view.home, waiting=view.waiting, out=view.out,
            deck=tuple(rng.sample(cards.unseen(seen), view.deck)),
            discards=view.discards, cards=view.cards, moved=view.moved, grabbed=view.grabbed,
            orders=(None,) * view.seats, chosen=view.chosen, keyhole=view.keyhole,
            midnight=tuple(rng.sample(bells, view.midnight)), bell=view.bell, rung=view.rung,
            entered=view.entered, number=view.number, last=view.last,
        )  # fmt: skip
        orders = [
            menu.plan(self, state, seat, rng) if done else None
            for seat, done in enumerate(view.ordered)
        ]
        if view.seat is not None:
            orders[view.seat] = view.order
        return state._replace(orders=tuple(orders))

    def parse(self, text: str) -> Move:
        """Read "draw", "grab piano", "go 0S1 2500 500 floor; 0M1 out" … (see `moves`)."""
        return moves.parse(text)

    # The end

    def points(self, table: Table, seat: Seat) -> int:
        """Count the ghosts that are out, and those in the hall (PV-33, PV-A22)."""
        out = sum(self.score_out[SIZES.index(size_of(name))] for name in table.out[seat])
        hall = inside(table.hall, seat)
        return out + sum(self.score_hall[SIZES.index(size_of(name))] for name in hall)

    def outcome(self, state: State) -> Outcome | None:
        """Most points; then most ghosts out; then fewest on one's own side (PV-33, PV-34)."""
        if state.phase != OVER:
            return None
        seats = range(len(state.sides))
        scores = tuple(self.points(state, seat) for seat in seats)
        ranks = [
            (scores[seat], len(state.out[seat]), -len(state.home[seat] + state.waiting[seat]))
            for seat in seats
        ]
        winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
        return Outcome(winners, scores, _reason(ranks, winners))

    def told_at_the_end(self, state: State) -> tuple[News, ...]:
        """Tell the points, and who has won."""
        outcome = self.outcome(state)
        if outcome is None:
            return ()
        points = outcome.scores[outcome.winners[0]]
        out = tuple(len(names) for names in state.out)
        return (
            News("ghosts-scores", scores=outcome.scores, out=out),
            News("ghosts-won", seats=outcome.winners, points=points, reason=outcome.reason),
        )


def own_points(value: object) -> object:
    """Return three numbers as points; anything else as it is, to be refused."""
    if isinstance(value, tuple | list) and len(value) == len(SIZES):
        if all(type(number) is int and 0 <= number <= MOST_POINTS for number in value):
            return Points(*value)
        return tuple(value)
    return value


def _read_back(move: object) -> Move:
    """Return a move as its text reads: whoever makes one may have put anything in it.

    What only looks like a text or a number, as those of numpy do, never gets into a state.
    """
    try:
        read = moves.parse(str(move))
        if read == move:
            return read
    except Exception:  # noqa: S110  whatever stands in it may do anything
        pass
    raise Rejected("ghosts-unknown-move", move=brief(move))


def _reason(ranks: list[tuple[int, int, int]], winners: tuple[Seat, ...]) -> str:
    """Return by what the game was decided."""
    if len(winners) > 1:
        return "ghosts-tie-shared"  # PV-A23
    best = max(ranks)
    for length, reason in ((1, "ghosts-most-points"), (2, "ghosts-tie-out")):
        if sum(rank[:length] == best[:length] for rank in ranks) == 1:
            return reason
    return "ghosts-tie-home"
