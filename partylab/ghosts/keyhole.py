"""What one sees through the keyhole of a door: darkness, a rim of brass, and the hall behind it.

The hole is the very window through which `sight` looks; what lies outside it is covered by the
door.  In the mirror stands the hall as the reflected eye sees it, painted by the same code.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.ghosts.bodies import bodies
from partylab.ghosts.doors import KEYHOLE, Eye, door_of, eye_at
from partylab.ghosts.room import room
from partylab.ghosts.lens import Lens
from partylab.ghosts.mirror import reflections
from partylab.ghosts.outlines import QUARTERS, path
from partylab.html import EMPTY, Markup, html, join, picture

if TYPE_CHECKING:
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.outlines import Dot

WIDTH, HEIGHT = 760, 900
SIZE, MIDDLE = 372, (380, 428)  # how long a tangent of 1 is drawn, and where one looks
OUTLINE = (*KEYHOLE[0], *KEYHOLE[1][:2])
RIMS = ((0.115, "#3a2408"), (0.105, "#a8742a"), (0.085, "#e7b854"), (0.05, "#c08a37"), (0.022, "#7c5420"), (0.008, "#2a1808"))


@cache
def keyhole_lens(door: Door) -> Lens:
    size, x, y = QUARTERS * SIZE, QUARTERS * MIDDLE[0], QUARTERS * MIDDLE[1]
    us, vs = zip(*OUTLINE, strict=True)
    bounds = (x + size * min(us), y - size * max(vs), x + size * max(us), y - size * min(vs))
    return Lens(eye_at(door), size, x, y, bounds=bounds)


def keyhole_art(hall: Hall, door, moods, mirror=True) -> Markup:
    lens = keyhole_lens(door_of(door))
    inside = room(lens, open_above=False) + bodies(hall, lens, moods, reflections(hall, lens, moods) if mirror else {})
    return html('<g transform="scale(.25)" stroke-width="5" stroke-linejoin="round">{}{}</g>', inside, _cover(door_of(door)))


def grown(outline, by: float):
    """Return an outline that lies so far outside another one; both turn left."""
    around = [outline[-1], *outline, outline[0]]
    dots = []
    for (ax, ay), (bx, by_), (cx, cy) in zip(around, around[1:], around[2:]):
        ux, uy = by_ - ay, ax - bx
        vx, vy = cy - by_, bx - cx
        lu, lv = (ux*ux+uy*uy)**.5, (vx*vx+vy*vy)**.5
        nx, ny = ux / lu + vx / lv, uy / lu + vy / lv
        k = 2 * by / (nx * nx + ny * ny)
        dots.append((bx + nx * k, by_ + ny * k))
    return dots


def _gaps(x, outline, h):
    """Return a vertical line above and below the hole."""
    ys = [ay + (by - ay) * (x - ax) / (bx - ax) for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]) if (ax <= x) != (bx <= x)]
    return f"M{x} 0v{min(ys):.0f}M{x} {max(ys):.0f}V{h}" if ys else f"M{x} 0v{h}"


@cache
def _cover(door) -> Markup:
    lens = keyhole_lens(door)
    hole = path([p for p in lens.outline_of(OUTLINE)])
    w, h = WIDTH * QUARTERS, HEIGHT * QUARTERS
    def ring(by):
        return path(lens.outline_of(grown(OUTLINE, by)))
    planks = "".join(_gaps(x, lens.outline_of(grown(OUTLINE, 0.1)), h) for x in range(w // 12, w, w // 6))
    rims = join(html('<path d="{}{}" fill="{}"/>', Markup(ring(by)), Markup(hole), colour) for by, colour in RIMS)
    return html('<g fill-rule="evenodd" stroke="none"><path d="M0 0h{w}v{h}H0z{hole}" fill="#1c1219"/><path d="{planks}" stroke="#0d070d" stroke-width="14"/>{rims}</g>',
        w=w, h=h, hole=Markup(hole), planks=planks, rims=rims)
