"""What a seat's ghosts have to fear, and where they could hide."""

from __future__ import annotations

from collections import Counter
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.dangers import alone, around, dangers
from partylab.ghosts.doors import DOORS
from partylab.ghosts.poses import CELL, FLOOR
from partylab.ghosts.rounds import perched
from partylab.ghosts.state import size_of
from partylab.ghosts.worth import looks

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from partylab.ghosts.dangers import Dangers, Stand
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import Cell, View
    from partylab.ghosts.worth import Look

# So many spots are looked at for a ghost, and in a cell: those near furniture, or on it.
SPOTS, IN_A_CELL = 20, 2
# So many are looked at for a whole decision; then only those that are known are thought of.
STANDS = 90
# The same for a scout, who has an eye for what is safe from one side only.
SCOUTED, SCOUTED_IN_A_CELL, SCOUTED_IN_ALL = 60, 6, 150
ON_TOP = 0.3  # so much nearer than beside it that counts, in cells
REACH = 0.7  # of the circle around a piece is cover


class Leaning(NamedTuple):
    """Which looks are likely: who may choose the side has one in mind, with this share."""

    side: str = ""
    share: float = 0.0

    def weights(self, looks: tuple[Look, ...]) -> tuple[float, ...]:
        """Return how likely each look is."""
        here = [look[0].side == self.side for look in looks]
        share = self.share if any(here) else 0.0
        evenly = (1 - share) / len(looks)
        return tuple(evenly + mine * share / max(1, sum(here)) for mine in here)


EVEN = Leaning()


class Lookout:
    """The looks that may come, and who would be seen where."""

    most, spots, in_a_cell = STANDS, SPOTS, IN_A_CELL

    def __init__(
        self,
        view: View,
        table: Dangers | None = None,
        leaning: Leaning = EVEN,
        likely: tuple[Look, ...] = (),
    ) -> None:
        self.view, self.leaning = view, leaning
        self.dangers = table or dangers(view.hall, view.game)
        self.looks: tuple[Look, ...] = likely or looks(view)
        self.weights = leaning.weights(self.looks)
        self.risks: dict[Stand, float] = {}
        self.nearest: dict[str, list[Spot]] = {}
        self.asked: set[Stand] = set()  # for hideouts
        self.doors: tuple[Door, ...] = tuple(
            dict.fromkeys(door for it in self.looks for door in it)
        )
        self.sides = tuple(dict.fromkeys(door.side for door in self.doors))

    def through(self, hall: Hall) -> Lookout:
        """Return the same for a hall in which furniture is elsewhere."""
        return Lookout(self.view, table=self.dangers.changed(alone(hall)))

    def leans(self, side: str, share: float) -> Lookout:
        """Return the same for somebody who will choose a side with this probability."""
        other = Lookout(self.view, self.dangers, Leaning(side, share))
        other.asked, other.nearest = self.asked, self.nearest
        return other

    def few(self, stands: Collection[Stand]) -> Lookout:
        """Return the same with a small table of these stands only, quick to change."""
        self.dangers.find(stands, self.doors)
        return Lookout(self.view, table=self.dangers.few(stands, self.doors))

    def unknown(self, stands: Collection[Stand]) -> int:
        """Return how many looks it takes to find out about these stands."""
        return sum(stand not in self.dangers.known[door] for door in self.doors for stand in stands)

    def risk(self, stand: Stand) -> float:
        """Return how likely it is that a ghost is seen, or has to flee all the same."""
        if stand not in self.risks:
            flees = zip(self.weights, self.fears(stand), strict=True)
            self.risks[stand] = sum(weight for weight, flight in flees if flight)
        return self.risks[stand]

    def fears(self, stand: Stand) -> list[bool]:
        """Return for each look whether a ghost has to flee after it."""
        if self.view.bell == "perch" and not perched(self.dangers.hall, stand[1]):  # PV-M7
            return [True] * len(self.looks)
        seen = self.dangers.seen(stand, self.doors)
        return [any(door in seen for door in look) for look in self.looks]

    def look_at(
        self, hall: Hall, ghosts: Collection[str] | None = None
    ) -> Mapping[str, list[bool]]:
        """Return for each ghost in a hall after which looks it flees."""
        stands = {name: (size_of(name), spot) for name, spot in hall.ghosts}
        asked = {name: at for name, at in stands.items() if ghosts is None or name in ghosts}
        self.dangers.find(asked.values(), self.doors)
        return {name: self.fears(stand) for name, stand in asked.items()}

    def hideouts(self, size: str, cells: Collection[Cell]) -> list[Spot]:
        """Return the spots of these cells where cover is nearest; all about them is found out."""
        most = max(self.in_a_cell, self.spots // max(1, len(cells)))
        room = Counter(dict.fromkeys(cells, most))
        spots: list[Spot] = []
        for spot in self.by_cover(size):
            if len(spots) < self.spots and room[spot.cell] and self._worth_a_look((size, spot)):
                room[spot.cell] -= 1
                spots.append(spot)
        self.dangers.find([(size, spot) for spot in spots], self.doors)
        return spots

    def by_cover(self, size: str) -> list[Spot]:
        """Return the spots for a ghost, those first where cover is nearest."""
        if size not in self.nearest:
            self.nearest[size] = sorted(self.dangers.spots(size), key=self._bare())
        return self.nearest[size]

    def _worth_a_look(self, stand: Stand) -> bool:
        """Is there time to look at a stand, or is it known?"""
        if len(self.asked) < self.most:
            self.asked.add(stand)
        return stand in self.asked

    def _bare(self) -> Callable[[Spot], float]:
        """Return what says how far it is from a spot to cover."""
        resting = self.dangers.hall.resting()
        pieces = [around(resting[kind]) for kind, _ in self.dangers.hall.furniture]

        def bare(spot: Spot) -> float:
            x, y = spot.x / CELL, spot.y / CELL
            away = [hypot(one.x - x, one.y - y) - REACH * one.radius for one in pieces]
            return min(away, default=0.0) - (ON_TOP if spot.on != FLOOR else 0.0)

        return bare


class Scout(Lookout):
    """Somebody who looks at more spots, farther from cover too."""

    most, spots, in_a_cell = SCOUTED_IN_ALL, SCOUTED, SCOUTED_IN_A_CELL


class Rote(Lookout):
    """Somebody who knows the table of all spots and doors, and never asks which doors may come."""

    def __init__(self, view: View) -> None:
        super().__init__(view, likely=tuple((door,) for door in DOORS))


class Blindfold(Lookout):
    """Somebody who never thinks of the keyhole: any spot will do, and no table is made."""

    def fears(self, stand: Stand) -> list[bool]:
        """Fear nothing."""
        return [False] * len(self.looks)

    def hideouts(self, size: str, cells: Collection[Cell]) -> list[Spot]:
        """Return the spots of these cells, wherever they are."""
        return [spot for spot in self.dangers.spots(size) if spot.cell in cells]
