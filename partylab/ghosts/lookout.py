"""What a seat's ghosts have to fear, and where they could hide."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from partylab.ghosts.dangers import alone, around, dangers
from partylab.ghosts.poses import CELL, FLOOR
from partylab.ghosts.rounds import perched
from partylab.ghosts.state import size_of
from partylab.ghosts.worth import looks

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from partylab.ghosts.dangers import Dangers, Stand
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.state import Cell, View
    from partylab.ghosts.worth import Look

# So many spots are looked at for each size: those near furniture, or on it.
SPOTS = 40
ON_TOP = 0.3  # so much nearer than beside it that counts, in cells
REACH = 0.7  # of the circle around a piece is cover


class Lookout:
    """The looks that may come, and who would be seen where."""

    def __init__(self, view: View, table: Dangers | None = None) -> None:
        self.view = view
        self.dangers = table or dangers(view.hall, view.game)
        self.looks: tuple[Look, ...] = looks(view)
        self.risks: dict[Stand, float] = {}
        self.doors: tuple[Door, ...] = tuple(
            dict.fromkeys(door for it in self.looks for door in it)
        )

    def through(self, hall: Hall) -> Lookout:
        """Return the same for a hall in which furniture is elsewhere."""
        return Lookout(self.view, table=self.dangers.changed(alone(hall)))

    def few(self, stands: Collection[Stand]) -> Lookout:
        """Return the same with a small table of these stands only, quick to change."""
        self.dangers.find(stands, self.doors)
        return Lookout(self.view, table=self.dangers.few(stands, self.doors))

    def risk(self, stand: Stand) -> float:
        """Return in which part of the looks a ghost is seen, or has to flee all the same."""
        if stand not in self.risks:
            self.risks[stand] = sum(self.fears(stand)) / len(self.looks)
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
        resting = self.dangers.hall.resting()
        pieces = [around(resting[kind]) for kind, _ in self.dangers.hall.furniture]

        def bare(spot: Spot) -> float:
            x, y = spot.x / CELL, spot.y / CELL
            away = [hypot(one.x - x, one.y - y) - REACH * one.radius for one in pieces]
            return min(away, default=0.0) - (ON_TOP if spot.on != FLOOR else 0.0)

        spots = [spot for spot in self.dangers.spots(size) if spot.cell in cells]
        spots = sorted(spots, key=bare)[:SPOTS]
        self.dangers.find([(size, spot) for spot in spots], self.doors)
        return spots


class Blindfold(Lookout):
    """Somebody who never thinks of the keyhole: any spot will do, and no table is made."""

    def fears(self, stand: Stand) -> list[bool]:
        """Fear nothing."""
        return [False] * len(self.looks)

    def hideouts(self, size: str, cells: Collection[Cell]) -> list[Spot]:
        """Return the spots of these cells, wherever they are."""
        return [spot for spot in self.dangers.spots(size) if spot.cell in cells]
