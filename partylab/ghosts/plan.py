"""The hall from above: what a keyhole sees of it, and where shadows fall at any height.

What is seen in the plan is seen in the hall, unless the keyhole's own edge is above or below it.
The converse is false: one may look over a desk, or under a table.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts import cuts
from partylab.ghosts.doors import CELLS, eye_at
from partylab.ghosts.skyline import (
    WIDE,
    Edge,
    Polygon,
    area,
    behind,
    chart,
    chord,
    inside,
    near_side,
    nearest,
    points,
    walls,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.ghosts.convex import Flat
    from partylab.ghosts.doors import Door, Eye
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.shapes import Part, Point


class Area(NamedTuple):
    """A piece of the floor, and how many cells it is worth."""

    polygon: Polygon
    area: float


class Shadow(NamedTuple):
    """What a part of a body hides of the hall at some height; shadows may overlap."""

    body: str
    polygon: Polygon


class Plan(NamedTuple):
    """The hall from above as an eye has it: what lies across its line of sight, and along it."""

    eye: Eye
    room: tuple[Edge, ...]
    left: float  # how far the keyhole sees to either hand
    right: float
    door: float  # how far along its door is

    def flat(self, point: Point | Flat) -> Flat:
        """Return how far across and along a point of the hall is."""
        at, right, ahead = self.eye.at, self.eye.right, self.eye.forward
        x, y = point[0] - at[0], point[1] - at[1]
        return x * right[0] + y * right[1], x * ahead[0] + y * ahead[1]

    def back(self, flat: Flat) -> Flat:
        """Return the point of the hall's floor that is so far across and along."""
        at, right, ahead = self.eye.at, self.eye.right, self.eye.forward
        across, along = flat
        x, y = at[0] + across * right[0], at[1] + across * right[1]
        return x + along * ahead[0], y + along * ahead[1]


@cache
def plan_of(door: Door | tuple[str, int]) -> Plan:
    """Return the hall from above as it is from a door."""
    eye = eye_at(door)
    bare = Plan(eye, (), 0.0, 0.0, 0.0)
    across, along = zip(*(bare.flat((x, y)) for x in (0, CELLS) for y in (0, CELLS)), strict=True)
    directions = [across for polygon in eye.window for across, _ in polygon]
    room = walls(-min(across), max(across), max(along))
    return Plan(eye, tuple(room), min(directions), max(directions), min(along))


def furniture(hall: Hall) -> list[tuple[str, Part]]:
    """Return the parts of all furniture, each with the name of its body."""
    kinds = dict(hall.furniture)
    return [
        (body.name, part) for body in hall.bodies() if body.name in kinds for part in body.parts
    ]


def visible_area(hall: Hall, door: Door | tuple[str, int]) -> Area:
    """Return what is seen of the hall from above, past whatever stands, lies or hangs in it."""
    plan = plan_of(door)
    seen = nearest(within([*plan.room, *near_sides(plan, furniture(hall))], plan.left, plan.right))
    doorway = [(plan.left * plan.door, plan.door), (plan.right * plan.door, plan.door)]
    polygon = tuple(map(plan.back, [*doorway, *reversed(points(seen))]))
    return Area(polygon, area(polygon))


def near_sides(plan: Plan, parts: Iterable[tuple[str, Part]]) -> Iterable[Edge]:
    """Return the sides that parts of bodies turn towards an eye, seen from above."""
    for body, part in parts:
        yield from near_side([chart(plan.flat(point)) for point in part.vertices], body)


def shadow_at(hall: Hall, door: Door | tuple[str, int], z: float) -> tuple[Shadow, ...]:
    """Return what furniture hides at a height, from wherever the keyhole's edge would let one look.

    In the chart of `skyline` each shadow is convex and bounded, also where it has no end in the
    hall: a point's shadow is as much less near as it is nearer to the height of the eye.
    """
    plan = plan_of(door)
    found = (
        Shadow(body, tuple(map(plan.back, inside(_hidden_by(part, plan, z), plan.room))))
        for body, part in furniture(hall)
    )
    return tuple(shadow for shadow in found if len(shadow.polygon) > 2)


def _hidden_by(part: Part, plan: Plan, z: float) -> list[Flat]:
    """Return, in the chart, the corners of a part's shadow at a height."""
    eye = plan.eye.at[2]
    if z == eye:
        at_eye = cuts.section(part, [point[2] - z for point in part.vertices])
        return behind(chart(plan.flat(point)) for point in at_eye)
    shadow = []
    for point in cuts.between(part, z, eye):
        direction, near = chart(plan.flat(point))
        shadow.append((direction, near * (eye - point[2]) / (eye - z)))
    return shadow


def opening_at(door: Door | tuple[str, int], z: float) -> tuple[Polygon, ...]:
    """Return what the keyhole itself lets one see of the plane of a height, in an empty hall."""
    plan = plan_of(door)
    rise = z - plan.eye.at[2]
    if rise:
        opened = [[(u, v / rise) for u, v in polygon] for polygon in plan.eye.window]
    else:
        level = (chord([(v, u) for u, v in polygon], 0.0) for polygon in plan.eye.window)
        opened = [[(u, near) for u in it for near in (0.0, 1 / plan.door)] for it in level if it]
    doorway = Edge(WIDE, 1 / plan.door, -WIDE, 1 / plan.door)
    seen = (inside(polygon, (*plan.room, doorway)) for polygon in opened)
    return tuple(tuple(map(plan.back, polygon)) for polygon in seen if len(polygon) > 2)


__all__ = [
    "Area", "Plan", "Shadow", "furniture", "near_sides", "opening_at", "plan_of", "shadow_at",
    "visible_area",
]  # fmt: skip
