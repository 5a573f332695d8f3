"""The vertical slice through an eye and a point: what it cuts, what is in shadow, what is seen.

Every line of sight lies in exactly one vertical slice, so a ghost is seen in the hall just if it
is seen in some slice.  In a slice a point has its distance from the eye along the floor, and its
height.  Shadows there follow from similar triangles (Thales): the eye is a lamp, not the sun.

>>> round(hidden_below(0.80, 1.0, 2.0), 2)  # two cells away, by a desk one cell away
0.55
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts import cuts
from partylab.ghosts.convex import Flat, hull
from partylab.ghosts.doors import CELLS, HEIGHT
from partylab.ghosts.plan import plan_of
from partylab.ghosts.skyline import (
    TINY,
    Edge,
    Polygon,
    behind,
    chart,
    chord,
    holds,
    inside,
    keep_above,
    near_side,
    nearest,
    points,
    walls,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.plan import Plan
    from partylab.ghosts.shapes import Body, Point

CEILING = 2.0  # slices reach up to here at least; what is stacked may be higher

Interval = tuple[float, float]
SLACK = 1e-6


def hidden_below(top: float, at: float, distance: float) -> float:
    """Return the height below which something hides, from `at` on, all at a distance."""
    return HEIGHT + (top - HEIGHT) * distance / at


class Piece(NamedTuple):
    """A part of a body as a slice cuts it, or its shadow."""

    body: str
    outline: Polygon


class Line(NamedTuple):
    """A straight line from the eye: to where, how far it comes, and what stops it, or ""."""

    towards: Flat
    end: Flat
    stopped_by: str = ""


class Fold(NamedTuple):
    """Where a string is bent at a mirror, and what the slice there cuts of the mirror."""

    at: Flat
    pane: Piece


class Slice(NamedTuple):
    """A vertical slice of the hall, from the side: points are (distance from the eye, height)."""

    eye: Flat
    pieces: tuple[Piece, ...]
    shadows: tuple[Piece, ...]  # what furniture covers and hides; they may overlap
    line: Line
    doorway: float  # how far away the keyhole is
    far: float  # how far away the wall is in which the slice ends
    ceiling: float  # how high it is drawn
    window: tuple[Interval, ...]  # between which slopes the keyhole lets one look
    hiding: frozenset[str]  # the bodies one cannot look through
    fold: Fold | None = None  # beyond it follows the slice from the mirror on

    def light(self) -> tuple[Polygon, ...]:
        """Return what is seen of the slice, from the keyhole on."""
        room = walls(HEIGHT, self.ceiling - HEIGHT, self.fold.at[0] if self.fold else self.far)
        sides = [*room, *_near_sides(piece for piece in self.pieces if piece.body in self.hiding)]
        found = []
        for slopes in self.window:
            opening = [(slope * self.doorway, self.doorway) for slope in slopes]
            seen = points(nearest(within(sides, *slopes)))
            found.append(tuple(_raised([*opening, *reversed(seen)])))
        return tuple(found)

    def seen(self, body: str) -> tuple[tuple[Flat, ...], ...]:
        """Return the lines on a body that are seen in this slice, each from below."""
        shown = {*self.hiding, body}
        sides = list(_near_sides(piece for piece in self.pieces if piece.body in shown))
        return tuple(
            tuple(_raised(points(run)))
            for slopes in self.window
            for run in _runs(nearest(within(sides, *slopes)), body)
        )


def section(
    hall: Hall,
    door: Door | tuple[str, int],
    point: Point,
    *,
    hiding: Collection[str] | None = None,
) -> Slice:
    """Cut the hall vertically, from the eye at a door through a point of the hall.

    `hiding` are the bodies one cannot look through: all furniture, if nothing is said.
    """
    plan = plan_of(door)
    x, y, _ = plan.eye.at
    across, along = plan.flat(point)
    away = hypot(across, along)
    ahead = ((point[0] - x) / away, (point[1] - y) / away)
    stretch = away / along  # a step forward is so much longer in the slice
    bodies = hall.bodies()
    hiding = frozenset(dict(hall.furniture) if hiding is None else hiding)
    pieces = tuple(_cut(bodies, (x, y), ahead))
    far = to_wall((x, y), ahead)
    ceiling = max([CEILING, *(z + 0.1 for piece in pieces for _, z in piece.outline)])
    room = walls(HEIGHT, ceiling - HEIGHT, far)
    solid = [piece for piece in pieces if piece.body in hiding]
    doorway = plan.door * stretch
    window = tuple(_window(plan, across / along, stretch))
    line = _line(solid, (away, point[2]), window, doorway)
    shadows = tuple(_shadows(solid, room))
    return Slice((0.0, HEIGHT), pieces, shadows, line, doorway, far, ceiling, window, hiding)


def by_mirror(hall: Hall, door: Door | tuple[str, int], glass: Point, point: Point) -> Slice:
    """Cut the hall from an eye to a glass and on to a point; the two slices lie side by side.

    Light and shade are those before the mirror; the string is one that is known to be free.
    """
    first = section(hall, door, glass)
    fold = first.line.towards[0]
    x, y, z = glass
    dx, dy = point[0] - x, point[1] - y
    away = hypot(dx, dy)
    ahead = dx / away, dy / away
    second = _cut(hall.bodies(), (x, y), ahead)
    pieces = [
        *(_part_of(piece, -1.0, fold) for piece in first.pieces),
        *(_part_of(piece, 0.0, 2.0 * CELLS, fold) for piece in second),
    ]
    # Just behind the glass is the mirror.
    pane = next((it for it in first.pieces if holds(it.outline, (fold + SLACK, z))), Piece("", ()))
    end = fold + away, point[2]
    return first._replace(
        pieces=tuple(piece for piece in pieces if len(piece.outline) > 2),
        shadows=tuple(_part_of(shadow, -1.0, fold) for shadow in first.shadows),
        line=Line(end, end),
        far=fold + to_wall((x, y), ahead),
        fold=Fold((fold, z), pane),
    )


def _part_of(piece: Piece, low: float, high: float, shift: float = 0.0) -> Piece:
    """Return what of a piece lies between two distances, moved away."""
    outline = keep_above(piece.outline, Edge(high, 0.0, high, 1.0))
    outline = keep_above(outline, Edge(low, 1.0, low, 0.0))
    return Piece(piece.body, hull((away + shift, z) for away, z in outline))


def to_wall(start: Flat, ahead: Flat) -> float:
    """Return how many such steps ahead there is a wall."""
    return min(
        (CELLS - at if step > 0 else -at) / step
        for at, step in zip(start, ahead, strict=True)
        if step
    )


def _cut(bodies: Iterable[Body], start: Flat, ahead: Flat) -> Iterable[Piece]:
    """Cut bodies by the upright plane through a place, in a direction of length one."""
    (x, y), (dx, dy) = start, ahead
    for body in bodies:
        for part in body.parts:
            aside = [(px - x) * dy - (py - y) * dx for px, py, _ in part.vertices]
            corners = cuts.section(part, aside)
            outline = hull(((px - x) * dx + (py - y) * dy, z) for px, py, z in corners)
            if len(outline) > 2:
                yield Piece(body.name, outline)


def _charted(piece: Piece) -> list[Flat]:
    """Return the corners of a piece in the chart of `skyline`: across is up, from the eye on."""
    return [chart((z - HEIGHT, away)) for away, z in piece.outline]


def _raised(flats: Iterable[Flat]) -> Iterable[Flat]:
    """Return points of the slice from what is across, up from the eye, and along."""
    return ((along, HEIGHT + across) for across, along in flats)


def _near_sides(pieces: Iterable[Piece]) -> Iterable[Edge]:
    for piece in pieces:
        yield from near_side(_charted(piece), piece.body)


def _shadows(pieces: Iterable[Piece], room: Sequence[Edge]) -> Iterable[Piece]:
    for piece in pieces:
        shadow = inside(behind(_charted(piece)), room)
        yield Piece(piece.body, hull(_raised(shadow)))


def _window(plan: Plan, direction: float, stretch: float) -> Iterable[Interval]:
    """Return between which slopes one looks through the keyhole, in that direction."""
    chords = (chord(polygon, direction) for polygon in plan.eye.window)
    found = sorted((it[0] / stretch, it[1] / stretch) for it in chords if it)
    for (low, top), (bottom, high) in pairwise(found):  # the two parts of a keyhole meet
        if bottom - top <= TINY:
            return [(low, high)]
    return found


def _line(
    solid: Sequence[Piece], towards: Flat, window: Sequence[Interval], doorway: float
) -> Line:
    """Draw the line of sight, up to the first thing that it would have to go through."""
    away, z = towards
    slope = (z - HEIGHT) / away
    if not any(low < slope < high for low, high in window):
        return Line(towards, (doorway, HEIGHT + slope * doorway), "window")
    met = [(edge.near(slope), piece.body) for piece in solid for edge in _facing(piece, slope)]
    near, body = max(met, default=(0.0, ""))
    if near <= 1 / away + TINY:
        return Line(towards, towards)
    return Line(towards, (1 / near, HEIGHT + slope / near), body)


def _facing(piece: Piece, slope: float) -> list[Edge]:
    """Return the edge of a piece that a line meets; a line that only touches it meets none."""
    edges = near_side(_charted(piece))
    if not edges or not edges[0].left + TINY < slope < edges[-1].right - TINY:
        return []
    return [edge for edge in edges if edge.left <= slope <= edge.right][:1]


def _runs(skyline: Sequence[Edge], body: str) -> Iterable[list[Edge]]:
    """Return the stretches of a skyline that belong to a body."""
    run: list[Edge] = []
    for edge in skyline:
        if edge.what == body:
            if run and (
                abs(run[-1].right - edge.left) > TINY
                or abs(run[-1].right_near - edge.left_near) > TINY
            ):
                yield run
                run = []
            run.append(edge)
        elif run:
            yield run
            run = []
    if run:
        yield run


__all__ = [
    "CEILING", "Fold", "Line", "Piece", "Slice", "by_mirror", "hidden_below", "section", "to_wall",
]  # fmt: skip
