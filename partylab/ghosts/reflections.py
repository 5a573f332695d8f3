"""The mirror from above: what is seen in it is what the eye's image sees through its frame.

The image is as far behind the glass as the eye is before it.  A string that goes by the mirror
is bent there, and as long as the straight one from the image.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.convex import hull
from partylab.ghosts.doors import CELLS, UP, Eye
from partylab.ghosts.plan import Area, Plan, furniture, near_sides, plan_of
from partylab.ghosts.skyline import (
    Edge,
    area,
    chart,
    far_side,
    keep_above,
    near_side,
    nearest,
    points,
    within,
)
from partylab.ghosts.solids import normal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.ghosts.convex import Flat
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.shapes import Part, Point
    from partylab.ghosts.skyline import Polygon

LEVEL = 1e-9  # a glass that leans less is upright
GLASS = "glass"


class Glass(NamedTuple):
    """A mirror's glass: which body carries it, where it looks, and its corners."""

    body: str
    out: Point
    corners: tuple[Point, ...]

    def before(self, point: Point) -> float:
        """Return how far before the glass a point is; behind it that is negative."""
        return sum(n * (p - c) for n, p, c in zip(self.out, point, self.corners[0], strict=True))

    def image(self, point: Point) -> Point:
        """Return where the mirror shows a point: as far on its other side."""
        x, y, z = (p - 2 * self.before(point) * n for p, n in zip(point, self.out, strict=True))
        return x, y, z


def glasses(hall: Hall) -> Iterator[Glass]:
    """Return the glasses in the hall."""
    for body, part in furniture(hall):
        if part.glass is not None:
            face = part.faces[part.glass]
            yield Glass(body, normal(part, face), tuple(part.vertices[at] for at in face))


def glass_point(hall: Hall, eye: Point, point: Point) -> Point | None:
    """Return the point of a glass in which an eye would see a point of the hall."""
    for glass in glasses(hall):
        near, far = glass.before(eye), glass.before(point)
        if near > 0 and far > 0:
            ends = zip(glass.image(eye), point, strict=True)
            x, y, z = (start + near / (near + far) * (end - start) for start, end in ends)
            return x, y, z
    return None


def mirrored_area(hall: Hall, door: Door | tuple[str, int]) -> tuple[Area, ...]:
    """Return what is seen from above in an upright mirror, past all other furniture."""
    plan = plan_of(door)
    found: list[Area] = []
    for glass in glasses(hall):
        if abs(glass.out[2]) > LEVEL or glass.before(plan.eye.at) <= 0:
            continue
        others = [entry for entry in furniture(hall) if entry[0] != glass.body]
        pane = near_side([chart(plan.flat(corner)) for corner in glass.corners], GLASS)
        sides = [*plan.room, *pane, *near_sides(plan, others)]
        behind, parts = _behind(plan, glass), [part for _, part in others]
        seen = nearest(within(sides, plan.left, plan.right))
        found += (_seen_in(behind, plan, edge, parts) for edge in seen if edge.what == GLASS)
    return tuple(found)


def _behind(plan: Plan, glass: Glass) -> Plan:
    """Return the hall from above as the eye's image has it, which looks straight at the glass."""
    x, y, _ = glass.out
    eye = Eye(glass.image(plan.eye.at), (y, -x, 0.0), UP, glass.out, ())
    bare = Plan(eye, (), 0.0, 0.0, glass.before(plan.eye.at))
    corners = ((0, 0), (CELLS, 0), (CELLS, CELLS), (0, CELLS))
    floor = _before_glass([bare.flat(corner) for corner in corners], bare.door)
    return bare._replace(room=tuple(far_side(map(chart, floor))))


def _before_glass(outline: Polygon | list[Flat], away: float) -> list[Flat]:
    """Return the part of a convex polygon that is at least so far along."""
    return keep_above(outline, Edge(0.0, away, 1.0, away))


def _seen_in(behind: Plan, plan: Plan, edge: Edge, parts: list[Part]) -> Area:
    """Return what the image sees through the part of the glass that the eye sees."""
    ends = ((edge.left, edge.left_near), (edge.right, edge.right_near))
    frame = [behind.flat(plan.back((u / near, 1 / near))) for u, near in ends]
    left, right = sorted(across / along for across, along in frame)
    sides = list(behind.room)
    for part in parts:
        foot = _before_glass(hull(map(behind.flat, part.vertices)), behind.door)
        sides += near_side(map(chart, foot))
    seen = points(nearest(within(sides, left, right)))
    near = [(left * behind.door, behind.door), (right * behind.door, behind.door)]
    polygon = tuple(map(behind.back, [*near, *reversed(seen)]))
    return Area(polygon, area(polygon))
