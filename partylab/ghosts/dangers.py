"""Which doors would see a ghost: found out when somebody asks for the first time, and kept.

A stand is a ghost's size and its spot: whose it is does not matter, as ghosts are translucent.
(Where they hide each other by choice, a ghost may be safer than it is thought to be here.)

>>> from partylab.ghosts import Door, Ghosts, Hall, Pose, Spot
>>> hall = Hall().place("piano", Pose(2500, 2500))
>>> behind, door = ("S", Spot(2500, 3500)), Door("S", 3)
>>> dangers(hall, Ghosts()).seen(behind, [door, Door("N", 3)])
frozenset({Door(side='N', number=3)})
"""

from __future__ import annotations

from math import asin, atan2, hypot, pi
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts import sight
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.glimpses import Peephole
from partylab.ghosts.poses import CELL, CELLS
from partylab.ghosts.scenes import PLAIN, image, imagined, pack
from partylab.ghosts.shapes import GHOSTS
from partylab.ghosts.standing import height

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.resting import Resting
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.shapes import Corner
    from partylab.ghosts.sight import Ask

Stand = tuple[str, "Spot"]

# Angles that are nearly equal are equal.
MARGIN = 1e-6


class Circle(NamedTuple):
    """The circle around a body as seen from above."""

    x: float
    y: float
    radius: float


class Dangers:
    """Which doors see which stands, in a hall with this furniture."""

    def __init__(self, hall: Hall, asked: Ask) -> None:
        self.hall, self.asked = hall, asked
        self.known: dict[Door, dict[Stand, bool]] = {door: {} for door in DOORS}
        self.heights: dict[Stand, float] = {}
        self.peepholes: dict[Door, Peephole] = {}
        self.free: dict[str, tuple[Spot, ...]] = {}

    def find(self, stands: Iterable[Stand], doors: Collection[Door]) -> None:
        """Find out what is not known yet about some stands and doors."""
        stands = tuple(dict.fromkeys(stands))
        for door in doors:
            known = self.known[door]
            for stand in stands:
                if stand not in known:
                    known[stand] = self._looked(stand, door)

    def _looked(self, stand: Stand, door: Door) -> bool:
        """Look; the long way in a hall so strange that the usual rows are too short for it."""
        size, spot = stand
        if stand not in self.heights:
            self.heights[stand] = height(self.hall, spot) or 0.0
        if door not in self.peepholes:
            self.peepholes[door] = Peephole(self.hall, door, self.asked)
        try:
            return self.peepholes[door].sees(size, spot, self.heights[stand])
        except (OverflowError, IndexError):
            packed = pack(self.hall).joined([imagined(self.hall, size, spot)])
            return bool(
                sight.verdict(PLAIN, packed, eye_at(door), self.asked._replace(only=("0",)))
            )

    def seen(self, stand: Stand, doors: Collection[Door] = DOORS) -> frozenset[Door]:
        """Return which of the doors see a stand."""
        self.find([stand], doors)
        return frozenset(door for door in doors if self.known[door][stand])

    def spots(self, size: str) -> tuple[Spot, ...]:
        """Return the standard spots for ghosts of a size, where no other ghosts are."""
        if size not in self.free:
            cells = [(x, y) for x in range(CELLS) for y in range(CELLS)]
            self.free[size] = tuple(
                spot for cell in cells for spot in self.hall.spots(size, *cell, capacity=None)
            )
        return self.free[size]

    def few(self, stands: Collection[Stand], doors: Collection[Door]) -> Dangers:
        """Return a table that knows these stands and doors only."""
        other = Dangers(self.hall, self.asked)
        for door in doors:
            other.known[door] = {stand: self.known[door][stand] for stand in stands}
        return other

    def changed(self, hall: Hall) -> Dangers:
        """Return the same for a hall in which pieces are elsewhere: what they leave is known."""
        other = Dangers(hall, self.asked)
        was, now = self.hall.resting(), hall.resting()
        kinds = {**dict(self.hall.furniture), **dict(hall.furniture)}
        moved = [kind for kind in kinds if was.get(kind) != now.get(kind)]
        circles = [around(at[kind]) for kind in moved for at in (was, now) if kind in at]
        for door, known in self.known.items():
            eyes = self._eyes(other, door, circles, moved)
            if eyes is not None:
                other.known[door] = {
                    stand: seen
                    for stand, seen in known.items()
                    if not any(matters(eye, _stands(stand), one) for eye in eyes for one in circles)
                }
        return other

    def _eyes(
        self, other: Dangers, door: Door, circles: list[Circle], moved: list[str]
    ) -> list[Corner] | None:
        """Return from where those who moved may hide something: the eye, and its image in a glass.

        None: what is seen in the glass may be anything now.
        """
        eye = eye_at(door)
        x, y, _ = eye.at
        eyes = [(x, y)]
        for hall in (self.hall, other.hall) if self.asked.mirror else ():
            glass = pack(hall).glass
            if glass is None or glass.height(eye.at) <= 0:
                continue
            mirror = around(hall.resting()["mirror"])
            if "mirror" in moved or any(matters((x, y), mirror, one) for one in circles):
                return None
            x_image, y_image, _ = image(glass, eye).at
            eyes.append((x_image, y_image))
        return eyes


# The tables of the last halls; what they know is true, so nobody can tell that they are kept.
MOST_KEPT = 12
KEPT: list[Dangers] = []


def dangers(hall: Hall, game: Ghosts) -> Dangers:
    """Return the table of a hall, with what is known of it and of halls that are like it."""
    hall = alone(hall)
    asked = sight.ask(hall, mirror=game.mirror, seen_from=game.seen_from, only=())
    alike = [one for one in KEPT if one.asked == asked]
    like = max(alike, key=lambda one: _shared(one.hall, hall), default=None)
    if like is None:
        table = Dangers(hall, asked)
    else:
        table = like if like.hall == hall else like.changed(hall)
    KEPT[:] = [*[one for one in KEPT if one is not table][-MOST_KEPT:], table]
    return table


def _shared(one: Hall, other: Hall) -> tuple[int, bool]:
    return len({*one.furniture} & {*other.furniture}), one == other


def alone(hall: Hall) -> Hall:
    """Return the furniture without ghosts, unless some of it stands on their heads."""
    bare = hall._replace(ghosts=())
    here = hall.resting()
    return bare if all(here[name] == body for name, body in bare.resting().items()) else hall


def around(body: Resting) -> Circle:
    """Return the circle around a body."""
    left, front, right, back = body.shape.box
    radius = hypot(right - left, back - front) / 2
    return Circle(body.x + (left + right) / 2, body.y + (front + back) / 2, radius)


def _stands(stand: Stand) -> Circle:
    size, spot = stand
    return Circle(spot.x / CELL, spot.y / CELL, GHOSTS[size].radius)


def matters(eye: Corner, target: Circle, other: Circle) -> bool:
    """Could a body hide any of a target?  Seen from above, sight lines are straight too."""
    x, y = eye
    far, near = hypot(target.x - x, target.y - y), hypot(other.x - x, other.y - y)
    if near - other.radius > far + target.radius:
        return False
    if near <= other.radius or far <= target.radius:
        return True
    between = abs(atan2(target.y - y, target.x - x) - atan2(other.y - y, other.x - x))
    width = asin(target.radius / far) + asin(other.radius / near)
    return min(between, 2 * pi - between) <= width + MARGIN
