"""Light from above, ray by ray: too few, too many, and where they are needed.

In the chart of `skyline` straight stays straight: so what rays make, joined, is a skyline too.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from partylab.ghosts import topview
from partylab.ghosts.doors import NUMBERS, Door, eye_at
from partylab.ghosts.plan import furniture, near_sides, plan_of, visible_area
from partylab.ghosts.skyline import Edge, unchart
from partylab.html import EMPTY, choices, html, join, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import number, one_of
from partylab_widgets.lessons.keyhole.floor import laid_over, on_picture, outline
from partylab_widgets.lessons.keyhole.halls import FIRST_DOOR, HALL, skyline
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markupsafe import Markup

    from partylab.ghosts.convex import Flat
    from partylab.ghosts.hall import Hall
    from partylab_widgets.lesson import Lesson

WAYS = ("spread", "corners", "beside")
MANY = range(5, 306, 10)
SAMPLES = 4000  # directions, to measure what is wrong
TINY = 1e-9
LIGHT, RAY = "#d98200", "#8c4a00"


def directions(hall: Hall, door: Door, way: str, many: int) -> list[float]:
    """Return where rays are cast: evenly spread, or at the corners."""
    plan = plan_of(door)
    if way == "spread":
        return [plan.left + (plan.right - plan.left) * at / (many - 1) for at in range(many)]
    ends = [end for edge in [*plan.room, *near_sides(plan, furniture(hall))]
            for end in (edge.left, edge.right)]  # fmt: skip
    inside = [end for end in ends if plan.left < end < plan.right]
    return sorted({round(end, 9) for end in [plan.left, *inside, plan.right]})


def hits(hall: Hall, door: Door, way: str, many: int) -> list[Flat]:
    """Return, in the chart, what each ray meets; beside a corner there are two."""
    sky = skyline(hall, door)
    found: list[Flat] = []
    for direction in directions(hall, door, way, many):
        there = [edge for edge in sky if edge.left - TINY <= direction <= edge.right + TINY]
        near = [edge.near(direction) for edge in there]
        both = [near[0], near[-1]]  # of two edges that meet there, the one to each hand
        found += [(direction, it) for it in (both if way == "beside" else [max(near)])]
    return found


def joined(found: Sequence[Flat]) -> list[Edge]:
    """Return the skyline that comes of joining what the rays have met."""
    return [Edge(*one, *other) for one, other in pairwise(found) if other[0] > one[0]]


@lru_cache(maxsize=256)
def wrong(hall: Hall, door: Door, way: str, many: int) -> float:
    """Return the area that is lit or dark by mistake."""
    plan = plan_of(door)
    true, drawn = skyline(hall, door), joined(hits(hall, door, way, many))
    step = (plan.right - plan.left) / SAMPLES
    total, at, to = 0.0, 0, 0
    for sample in range(SAMPLES):
        direction = plan.left + (sample + 0.5) * step
        while true[at].right < direction:
            at += 1
        while drawn[to].right < direction and to + 1 < len(drawn):
            to += 1
        one, other = true[at].near(direction), drawn[to].near(direction)
        total += abs(one**-2 - other**-2) / 2 * step
    return total


class Rays(Lab):
    """Rays from the keyhole: how they are cast, how many, and what they make when joined.

    With `corners` rays can be cast at the corners; a bet asks for that first.
    """

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, corners: str = "") -> None:
        super().__init__(
            lesson, "rays-corners" if corners else "rays-spread", (corners,) if corners else ()
        )
        self.ways = WAYS if corners else WAYS[:1]
        self.way, self.many, self.door = self.ways[-1 if corners else 0], 15, FIRST_DOOR
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Choose how rays are cast, how many, and from which door."""
        if name == "way" and value in self.ways:
            self.way = value
        elif name == "many":
            self.many = one_of(value, MANY)
        elif name == "door":
            self.door = Door(self.door.side, one_of(value, range(NUMBERS[0], NUMBERS[-1] + 1)))
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def told(self) -> str:
        """Say how many rays there are, and how much area is wrong."""
        found = hits(HALL, self.door, self.way, self.many)
        off = round(wrong(HALL, self.door, self.way, self.many), 2)
        area = round(visible_area(HALL, self.door).area, 2)
        about = {"rays": len(found), "wrong": number(self.words, off)}
        return self.words("keyhole-rays-told", area=number(self.words, area), **about)

    def draw(self) -> Markup:
        """Return the hall with its rays, and the controls."""
        options = [(way, self.words(f"keyhole-way-{way}")) for way in self.ways]
        ways = many = EMPTY
        if len(options) > 1:
            ways = choices("way", self.says("keyhole-ways"), options, self.way, self.key)
        if self.way == "spread":
            many = slider("many", self.says("keyhole-many", count=self.many), MANY, self.many)
        label = self.says("keyhole-door", number=self.door.number)
        door = slider("door", label, range(1, 7), self.door.number)
        plan = html('<div class="kh-plan">{}</div>', self.picture())
        return self.framed(
            "", plan, html('<p class="pl-news">{}</p>', self.told()), ways, many, door
        )

    def picture(self) -> str:
        """Return the hall with its rays."""
        if self.awaited:
            return self.print_waiting()
        found = [
            plan_of(self.door).back(unchart(hit))
            for hit in hits(HALL, self.door, self.way, self.many)
        ]
        eye = eye_at(self.door).at[:2]
        light = html('<path d="{}Z" fill="{}" fill-opacity=".42"/>', outline([eye, *found]), LIGHT)
        return laid_over(topview.draw(HALL, None, self.words), light, _rays(eye, found))


def _rays(eye: Flat, ends: Iterable[Flat]) -> Markup:
    lines = join(
        html(
            '<path d="{}"/><circle cx="{:.0f}" cy="{:.0f}" r="45"/>',
            outline([eye, end]),
            *on_picture(end),
        )
        for end in ends
    )
    return html('<g stroke="{0}" stroke-width="18" fill="{0}">{1}</g>', RAY, lines)
