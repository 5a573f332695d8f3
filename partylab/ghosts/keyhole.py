"""What one sees through the keyhole of a door: darkness, a rim of brass, and the hall behind it.

The hole is the very window through which `sight` looks; what lies outside it, the door covers.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Unpack

from partylab.ghosts.bodies import NOTHING, bodies
from partylab.ghosts.doors import door_of, eye_at
from partylab.ghosts.doorways import HOLE
from partylab.ghosts.lens import Lens
from partylab.ghosts.mirror import reflections
from partylab.ghosts.outlines import QUARTERS, bounds, path
from partylab.ghosts.room import room
from partylab.ghosts.sight import look_and_note
from partylab.ghosts.telling import look_lines
from partylab.html import Markup, html, join, picture

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.sight import Options, Sight
    from partylab.ghosts.silhouettes import Desk
    from partylab.words import Words

WIDTH, HEIGHT = 760, 880
# How long a tangent of 1 is drawn, and where one looks.
SIZE, MIDDLE = 372, (380, 418)
# The rim from outside to inside: how far each ring of it reaches beyond the hole, and its colour.
RIM = ((0.11, "#8a5c20"), (0.1, "#e9bb58"), (0.055, "#b9812f"), (0.014, "#3a230c"))
DOOR, GROOVE, PLANKS = "#1b1119", "#0e070d", 6


@cache
def keyhole_lens(door: Door) -> Lens:
    """Return the lens through which the hall is seen behind a door."""
    lens = Lens(eye_at(door), QUARTERS * SIZE, QUARTERS * MIDDLE[0], QUARTERS * MIDDLE[1])
    return lens._replace(bounds=bounds(lens.outline_of(HOLE)))


def keyhole_art(
    hall: Hall,
    door: Door,
    moods: Mapping[str, str] | None = None,
    *,
    mirror: bool = True,
) -> Markup:
    """Return the inside of the SVG of what a keyhole shows, 760 wide and 880 high.

    Where nobody says how the ghosts feel, it follows from a look.
    """
    return _seen(hall, door, moods, *look_and_note(hall, door, mirror=mirror), mirror=mirror)


def _seen(
    hall: Hall,
    door: Door,
    moods: Mapping[str, str] | None,
    sights: Mapping[str, Sight],
    desks: Sequence[Desk],
    *,
    mirror: bool,
) -> Markup:
    """Return what a look has seen; what it noted of all parts need not be found out again."""
    lens, (straight, *behind) = keyhole_lens(door), desks
    moods = moods_after(sights) if moods is None else moods
    hidden = {ghost for ghost, sight in sights.items() if sight.fraction == 0}
    unmirrored = {ghost for ghost, sight in sights.items() if sight.mirrored == 0}
    mirrored = reflections(hall, lens, moods, unmirrored, *behind) if mirror else NOTHING
    return html(
        '<g transform="scale(.25)" stroke-width="5" stroke-linejoin="round">{}{}{}</g>',
        room(lens, open_above=False), bodies(hall, lens, moods, mirrored, hidden, straight),
        _door(lens),
    )  # fmt: skip


def keyhole_picture(
    hall: Hall,
    door: Door | tuple[str, int] | str,
    words: Words,
    names: Sequence[str] | None = None,
    **options: Unpack[Options],
) -> Markup:
    """Return what a keyhole shows as one SVG picture: who is seen there, startles."""
    at = door_of(door)
    sights, desks = look_and_note(hall, at, **options)
    count = sum(sight.seen for sight in sights.values())
    title = words("ghosts-picture-keyhole", side=at.side, number=at.number, seen=count)
    said = "\n".join(look_lines(hall, sights, words, names))
    art = _seen(hall, at, None, sights, desks, mirror=options.get("mirror", True))
    return picture(WIDTH, HEIGHT, title, said or title, art)


def moods_after(sights: Mapping[str, Sight]) -> dict[str, str]:
    """Return how ghosts feel after a look: who was seen, startles; who was not, sighs."""
    return {ghost: "startled" if sight.seen else "relieved" for ghost, sight in sights.items()}


@cache
def _door(lens: Lens) -> Markup:
    """Return the dark side of the door, with a hole in it, and a rim of brass around that."""
    width, height = QUARTERS * WIDTH, QUARTERS * HEIGHT
    hole = path(lens.outline_of(HOLE))
    rings = join(
        html(
            '<path d="{}{}" fill="{}"/>',
            path(lens.outline_of(list(grown(HOLE, by)))), hole, colour,
        )
        for by, colour in RIM
    )  # fmt: skip
    around = lens.outline_of(list(grown(HOLE, RIM[0][0])))
    grooves = join(
        _groove(width * (2 * at + 1) // (2 * PLANKS), around, height) for at in range(PLANKS)
    )
    return html(
        '<g fill-rule="evenodd"><path d="M0 0h{}v{}H0z{}" fill="{}"/><g stroke="{}"'
        ' stroke-width="14">{}</g>{}</g>',
        width, height, hole, DOOR, GROOVE, grooves, rings,
    )  # fmt: skip


def _groove(x: int, around: Sequence[Dot], height: int) -> Markup:
    """Return the line between two planks, but for what an outline covers."""
    crossed = [
        ay + (by - ay) * (x - ax) / (bx - ax)
        for (ax, ay), (bx, by) in pairwise([*around, around[0]])
        if (ax <= x) != (bx <= x)
    ]
    top, bottom = (min(crossed), max(crossed)) if crossed else (height, height)
    return html('<path d="M{} 0V{:.0f}M{} {:.0f}V{}"/>', x, top, x, bottom, height)


def grown(outline: Sequence[Dot], by: float) -> Iterator[Dot]:
    """Return an outline, turning left, moved out by so much everywhere."""
    for (ax, ay), (bx, by_), (cx, cy) in zip(
        (outline[-1], *outline), outline, (*outline[1:], outline[0]), strict=False
    ):
        before, after = hypot(bx - ax, by_ - ay), hypot(cx - bx, cy - by_)
        x = (by_ - ay) / before + (cy - by_) / after
        y = (ax - bx) / before + (bx - cx) / after
        share = 2 * by / (x * x + y * y)
        yield bx + share * x, by_ + share * y
