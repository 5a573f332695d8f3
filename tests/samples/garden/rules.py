"""Garden: the rules.

In turn, everybody puts a bulb anywhere into a bed of 600 by 400, not too near another.  All see
what is planted, but only mounds remain; at the end all blooms.  A point for every flower of one's
own that has a flower of the same kind, whoever's, within reach.  A move is "rose 120 80 45":
what, where its middle is, and how far it is turned, in whole units and degrees.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from partylab.game import Game, News, Outcome, Rejected, Shown, brief

KINDS = ("rose", "iris", "lily")
WIDTH, HEIGHT = 600, 400
APART, REACH = 40, 150
WRITTEN = re.compile(r"(rose|iris|lily) ([0-9]{1,3}) ([0-9]{1,3}) ([0-9]{1,3})")


class Plant(NamedTuple):
    """A flower, or only its mound: then its kind is hidden."""

    kind: str | None
    x: int
    y: int
    turn: int = 0

    def __str__(self):
        return f"{self.kind} {self.x} {self.y} {self.turn}"

    def near(self, other, reach):
        """Is another plant so near?"""
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2 < reach**2


class State(NamedTuple):
    """Everything in the bed, in the order of planting; seats plant in turn."""

    seats: int
    plants: tuple[Plant, ...]


class _View(NamedTuple):
    game: Garden
    seat: int | None
    seats: int
    plants: tuple[Plant, ...]
    newest: str | None  # the kind of the plant that everybody has just seen

    @property
    def turn(self):
        """Who plants; None when the bed is full."""
        full = len(self.plants) == self.seats * self.game.bulbs
        return None if full else len(self.plants) % self.seats


class View(_View, Shown):
    """One's own flowers, and the mounds of others."""

    __slots__ = ()


@dataclass(frozen=True)
class Garden(Game[State, Plant, View]):
    """The game and its options."""

    bulbs: int = 2
    open_bed: bool = False

    name: ClassVar[str] = "garden"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "bulbs": (2, 3, 4),
        "open_bed": (False, True),
    }
    menu_is_sample: ClassVar[bool] = True

    @property
    def seat_counts(self):
        return range(1, 5)

    def start(self, seats, chance):
        self.check_seats(seats)
        return State(seats, ()), (News("garden-begins"),)

    def turn(self, state):
        seat = self.view(state, None).turn
        return frozenset() if seat is None else frozenset({seat})

    def moves(self, state, seat):
        if seat not in self.turn(state):
            return ()
        places = [(x, y) for x in range(60, WIDTH, 120) for y in range(50, HEIGHT, 60)]
        free = [Plant(KINDS[(x + y) // 10 % 3], x, y) for x, y in places]
        return tuple(one for one in free if not any(one.near(it, APART) for it in state.plants))

    def play(self, state, seat, move, chance):
        if seat not in self.turn(state):
            raise Rejected("garden-not-now")
        if not isinstance(move, Plant) or not WRITTEN.fullmatch(str(move)):
            raise Rejected("garden-no-plant", move=brief(move))
        if not (move.x <= WIDTH and move.y <= HEIGHT and move.turn < 360):
            raise Rejected("garden-outside")
        if any(move.near(plant, APART) for plant in state.plants):
            raise Rejected("garden-too-near")
        after = state._replace(plants=(*state.plants, move))
        told = News("garden-planted", seat=seat, kind=move.kind)
        return after, (told,) if self.turn(after) else (told, News("garden-blooms"))

    def view(self, state, seat):
        over = len(state.plants) == state.seats * self.bulbs
        seen = tuple(
            plant
            if over or self.open_bed or at % state.seats == seat
            else plant._replace(kind=None)
            for at, plant in enumerate(state.plants)
        )
        return View(self, seat, state.seats, seen, state.plants[-1].kind if state.plants else None)

    def outcome(self, state):
        if self.turn(state):
            return None
        points = [0] * state.seats
        for at, plant in enumerate(state.plants):
            alike = (it for it in state.plants if it is not plant and it.kind == plant.kind)
            points[at % state.seats] += any(plant.near(it, REACH) for it in alike)
        winners = tuple(seat for seat, score in enumerate(points) if score == max(points))
        return Outcome(winners, tuple(points), "garden-most-company")

    def possible(self, view, rng):
        kinds = [it.kind or rng.choice(KINDS) for it in view.plants[:-1]]
        known = (*kinds, view.newest)
        plants = (it._replace(kind=kind) for it, kind in zip(view.plants, known, strict=False))
        return State(view.seats, tuple(plants))

    def parse(self, text):
        found = WRITTEN.fullmatch(text)
        if not found:
            raise Rejected("garden-no-plant", move=brief(text))
        return Plant(found[1], *map(int, found.groups()[1:]))
