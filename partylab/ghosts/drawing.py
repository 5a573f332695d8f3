"""How Pas Vu Pas Pris looks: the hall by lamplight, seen from above one of its sides, and as text.

`bodies` paints what stands there, `room` the rest, `keyhole` what one sees through a door.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.ghosts.bodies import NOTHING, bodies
from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.doors import Eye, door_of
from partylab.ghosts.doorways import keyhole_sign
from partylab.ghosts.figures import icon
from partylab.ghosts.lens import Lens, camera
from partylab.ghosts.outlines import QUARTERS, disc, filled, soft_path
from partylab.ghosts.room import LOW, room
from partylab.ghosts.telling import hall_lines, seat_line, seat_names
from partylab.html import EMPTY, Markup, html, join, picture

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.state import View
    from partylab.words import Words

WIDTH, HEIGHT = 1000, 800
SEAT_WIDTH, SEAT_HEIGHT, MARGIN = 500, 72, 8
NIGHT, HAZE, INK = "#150e22", "#33235a", "#f4ecff"
FONT = "system-ui, sans-serif"
# The camera: which way it looks from each side, how steeply down, how far away, and at what.
YAW = {"S": 0, "W": 90, "N": 180, "E": 270}
DOWN, AWAY, NEARER = 51, 9.5, 0.25
SIZE, MIDDLE = 1030, (500, 415)


@cache
def hall_lens(side: str = "S") -> Lens:
    """Return the lens through which the hall is seen from above a side."""
    right, up, forward = camera(YAW[side], DOWN)
    level = camera(YAW[side], 0)[2]
    x, y, z = (
        middle - NEARER * flat - AWAY * way
        for middle, flat, way in zip((3.0, 3.0, 0.2), level, forward, strict=True)
    )
    x0, y0 = (QUARTERS * place for place in MIDDLE)
    return Lens(Eye((x, y, z), right, up, forward, ()), QUARTERS * SIZE, x0, y0)


def hall_art(
    hall: Hall,
    side: str = "S",
    door: Door | None = None,
    moods: Mapping[str, str] = NOTHING,
) -> Markup:
    """Return the inside of the SVG of a hall, 1000 wide and 800 high, with the keyhole's door."""
    lens = hall_lens(side)
    haze = (
        filled(soft_path(disc((2000, 1700), wide, 0.8 * wide)), HAZE, 0.3) for wide in (2100, 1900)
    )
    sign = keyhole_sign(lens, door_of(door)) if door else EMPTY
    return html(
        '<g transform="scale(.25)" stroke-width="4" stroke-linejoin="round">{}{}{}{}</g>',
        join(haze), room(lens, open_above=True), sign, bodies(hall, lens, moods),
    )  # fmt: skip


def above(hall: Hall, side: str = "S") -> int:
    """Return how far what stands on each other reaches beyond the upper edge of the picture."""
    lens = hall_lens(side)
    # What is no higher than the walls cannot.
    tops = (corner for part in hall.parts() for corner in part.vertices if corner[2] > LOW)
    highest = min((lens.at(corner)[1] for corner in tops), default=QUARTERS * HEIGHT)
    return max(0, MARGIN - int(highest // QUARTERS))


def hall_picture(
    hall: Hall,
    words: Words,
    names: Sequence[str] | None = None,
    *,
    side: str = "S",
    door: Door | None = None,
    moods: Mapping[str, str] = NOTHING,
) -> Markup:
    """Return a hall as one SVG picture."""
    title = words("ghosts-picture-hall", side=side)
    said = "\n".join(hall_lines(hall, words, names))
    down = above(hall, side)
    art = _at(0, down, hall_art(hall, side, door, moods))
    return picture(WIDTH, HEIGHT + down, title, said or title, _night(HEIGHT + down), art)


def draw(view: View, words: Words, names: Sequence[str] | None = None) -> Markup:
    """Return the whole table as one SVG picture: the hall, and below it what each seat has."""
    people = seat_names(view.seats, words, names)
    side = view.sides[0 if view.seat is None else view.seat]
    down = above(view.hall, side)
    seats = down + HEIGHT + 12
    high = seats + 12 + SEAT_HEIGHT * ((view.seats + 1) // 2)
    rows = (
        _at(
            12 + SEAT_WIDTH * (seat % 2), seats + SEAT_HEIGHT * (seat // 2),
            _seat(view, seat, people[seat]),
        )
        for seat in range(view.seats)
    )  # fmt: skip
    title = f"{words('ghosts-name')} {_where(view, words)}"
    art = _at(0, down, hall_art(view.hall, side, view.keyhole))
    return picture(WIDTH, high, title, text(view, words, names), _night(high), art, *rows)


def text(view: View, words: Words, names: Sequence[str] | None = None) -> str:
    """Return the table as a few lines of text."""
    people = seat_names(view.seats, words, names)
    return "\n".join(
        [
            _where(view, words),
            *(seat_line(view, seat, words, people) for seat in range(view.seats)),
            *hall_lines(view.hall, words, people),
        ]
    )


def _at(x: int, y: int, inside: Markup) -> Markup:
    return html('<g transform="translate({} {})">{}</g>', x, y, inside)


def _where(view: View, words: Words) -> str:
    return words(
        "ghosts-picture-table",
        round=view.round,
        rounds=ROUNDS,
        side=view.keyhole.side,
        number=view.keyhole.number,
    )


def _night(high: int) -> Markup:
    return html('<rect width="{}" height="{}" rx="16" fill="{}"/>', WIDTH, high, NIGHT)


def _seat(view: View, seat: int, name: str) -> Markup:
    """Draw one player: name and points, the ghosts at home and at the edge, those that are out."""
    home = (*view.home[seat], *view.waiting[seat])
    out = view.out[seat]
    row = [icon(seat, ghost[1], 18 + 30 * at, 62) for at, ghost in enumerate(home)]
    start = 30 + 30 * len(home)
    won = [icon(seat, ghost[1], start + 46 + 30 * at, 62) for at, ghost in enumerate(out)]
    return html(
        '<g font-family="{}" font-weight="700" font-size="22" fill="{}">'
        '<text x="8" y="24">{}</text><text x="470" y="24" text-anchor="end">{}</text></g>'
        '<g opacity=".5">{}</g><path d="M{} 50h18m-7-7l7 7-7 7" fill="none" stroke="{}"'
        ' stroke-width="3"/>{}',
        FONT, INK, name, view.scores[seat], join(row), start, INK, join(won),
    )  # fmt: skip
