"""The small pictures of the table: ghosts as tokens, pieces of furniture, cards, dice, the keyhole.

A seat's ghosts have its colour, and its mark for those who cannot tell the colours apart: the
shape of the head that it has in `faces.py`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.faces import HEADS
from partylab.ghosts.resting import piece_shape
from partylab.html import Markup, art, html, join

if TYPE_CHECKING:
    from partylab.ghosts.cards import Card
    from partylab.ghosts.shapes import Part

INK = "#231730"
# 20 around the middle: what tells the seats apart besides their colours.
MARKS = (
    html('<circle r="17"/>'),
    html('<path d="M-16-16h32v32h-32z"/>'),
    html('<path d="M0-24C3-10 17-4 17 7a17 15 0 0 1-34 0C-17-4-3-10 0-24z"/>'),
    html('<path d="M0-20l18 10v20l-18 10-18-10v-20z"/>'),
)
BODY = "M-40 52V-8a40 44 0 0 1 80 0v60l-13-11-13 11-14-11-14 11-13-11z"
EYES = html(
    '<g fill="#fff"><ellipse cx="-15" cy="-20" rx="10" ry="12"/>'
    '<ellipse cx="15" cy="-20" rx="10" ry="12"/></g>'
    '<g fill="#231730"><circle cx="-13" cy="-18" r="5"/><circle cx="17" cy="-18" r="5"/></g>'
)
SCALE = {"S": 0.66, "M": 0.84, "L": 1.04}
COLOURS = {
    "mirror": "#9fc4da",
    "trolley": "#e0b04a",
    "desk": "#a56a3c",
    "piano": "#6b5878",
    "armchair": "#cc4462",
    "table": "#c48a50",
}


def mark(seat: int) -> Markup:
    """Return the mark of a seat around the middle."""
    return MARKS[seat % len(MARKS)]


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return HEADS[seat % len(HEADS)].colour


@cache
def ghost(seat: int, size: str) -> Markup:
    """Return a ghost as a token: 64 around, the larger ones larger."""
    scale = SCALE[size]
    return html(
        '<g transform="translate(0 {}) scale({})"><path d="{}" fill="{}" stroke="{}"'
        ' stroke-width="4" stroke-linejoin="round"/>{}'
        '<g transform="translate(0 22) scale(.56)" fill="#fff" stroke="{}" stroke-width="6">{}</g>'
        "</g>",
        round(54 - 54 * scale), scale, BODY, colour(seat), INK, EYES, INK, mark(seat),
    )  # fmt: skip


def ghost_picture(name: str, label: str = "", style: str = "gh-token") -> Markup:
    """Return a ghost as a small picture."""
    return art("-50 -60 100 120", ghost(int(name[0]), name[1]), style, label)


# Furniture


def shaded(colour: str, shade: float) -> str:
    """Return a colour, lighter or darker.

    >>> shaded("#808080", 0.5), shaded("#808080", -0.5)
    ('#c0c0c0', '#404040')
    """
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    goal = 255 if shade > 0 else 0
    return "#" + "".join(f"{round(one + (goal - one) * abs(shade)):02x}" for one in parts)


def hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of the smallest convex polygon around points.

    >>> hull([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)])
    [(0, 0), (4, 0), (4, 4), (0, 4)]
    """
    points = sorted(set(points))
    if len(points) < 3:
        return points
    return _half(points)[:-1] + _half(points[::-1])[:-1]


def _half(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for x, y in points:
        while len(found) > 1:
            (ax, ay), (bx, by) = found[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            found.pop()
        found.append((x, y))
    return found


def _polygon(points: list[tuple[int, int]], fill: str) -> Markup:
    written = " ".join(f"{x},{y}" for x, y in hull(points))
    return html('<polygon points="{}" fill="{}"/>', written, fill)


@cache
def above(kind: str, down: str = "feet", tilt: int = 0, axis: str = "x") -> Markup:
    """Return a piece as it is seen from above, around its middle, in thousandths of a cell."""
    shape = piece_shape(kind, 0, down, tilt, axis)
    parts = sorted(shape.parts, key=lambda part: max(z for _, _, z in part.vertices))
    high = shape.high or 1.0
    return html(
        '<g stroke="#1d1226" stroke-width="30" stroke-linejoin="round">{}</g>',
        join(_from_above(kind, part, high) for part in parts),
    )


def _from_above(kind: str, part: Part, high: float) -> Markup:
    top = max(z for _, _, z in part.vertices)
    points = [(round(1000 * x), round(-1000 * y)) for x, y, _ in part.vertices]
    return _polygon(points, shaded(COLOURS[kind], 0.28 * top / high - 0.14 + part.shade / 2))


@cache
def side_view(kind: str) -> Markup:
    """Return a piece as one sees it who stands a little to the left of it and looks down on it."""
    shape = piece_shape(kind, 0, "feet", 0, "x")
    parts = sorted(
        shape.parts, key=lambda part: _middle(part)[1] - 0.4 * _middle(part)[2], reverse=True
    )
    return html(
        '<g stroke="#1d1226" stroke-width="26" stroke-linejoin="round">{}</g>',
        join(_faces(kind, part) for part in parts),
    )


def _middle(part: Part) -> tuple[float, float, float]:
    count = len(part.vertices)
    x, y, z = (sum(axis) / count for axis in zip(*part.vertices, strict=True))
    return x, y, z


def _faces(kind: str, part: Part) -> Markup:
    """Return the faces of a part that are seen: those whose corners turn to the left."""
    shown = []
    for number, face in enumerate(part.faces):
        corners = [part.vertices[at] for at in face]
        dots = [(round(950 * x + 330 * y), round(-930 * z - 380 * y)) for x, y, z in corners]
        area = sum(
            ax * by - bx * ay for (ax, ay), (bx, by) in zip(dots, dots[1:] + dots[:1], strict=True)
        )
        if area >= 0:
            continue
        level = all(abs(z - corners[0][2]) < 0.01 for _, _, z in corners)
        shade = part.shade + (0.22 if level else -0.16 * (number % 2))
        fill = "#d8efff" if part.glass == number else shaded(COLOURS[kind], shade)
        written = " ".join(f"{x},{y}" for x, y in dots)
        shown.append(html('<polygon points="{}" fill="{}"/>', written, fill))
    return join(shown)


def piece_picture(kind: str, label: str = "", style: str = "gh-piece-art") -> Markup:
    """Return a piece as a small picture."""
    return art("-1050 -1950 2100 2300", side_view(kind), style, label)


# Cards, dice, the keyhole

PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
KEYHOLE = "M-9 4A17 17 0 1 1 9 4L14 28H-14Z"


def card_picture(card: Card, label: str) -> Markup:
    """Return a Movement card: its points, and two pieces of furniture or none."""
    inside = html(
        '<rect x="1" y="1" width="98" height="138" rx="11" fill="#f7ecd2" stroke="#231730"'
        ' stroke-width="2"/><rect x="7" y="7" width="86" height="126" rx="7" fill="none"'
        ' stroke="#b08a4a" stroke-width="1.5"/>'
        '<text x="50" y="{}" text-anchor="middle" font-size="{}" font-weight="800"'
        ' fill="#3a1d5c">{}</text>',
        52 if card.pieces else 88, 46 if card.pieces else 64, card.value,
    )  # fmt: skip
    pieces = (
        html('<g transform="translate({} 122) scale(.0195)">{}</g>', x, side_view(kind))
        for x, kind in zip((29, 71), card.pieces, strict=False)
    )
    return art("0 0 100 140", html("{}{}", inside, join(pieces)), "gh-card", label)


def card_back(label: str = "") -> Markup:
    """Return the back of the cards: a keyhole at night."""
    inside = html(
        '<rect x="1" y="1" width="98" height="138" rx="11" fill="#2c1d4a" stroke="#b08a4a"'
        ' stroke-width="2"/><g transform="translate(50 66) scale(1.5)"><path d="{}"'
        ' fill="#ffd98a"/></g>',
        KEYHOLE,
    )
    return art("0 0 100 140", inside, "gh-card", label)


def die_picture(number: int, label: str = "") -> Markup:
    """Return a die that shows a number."""
    pips = (
        html('<circle cx="{}" cy="{}" r="5" fill="#231730"/>', 14 * x, 14 * y)
        for x, y in PIPS[number]
    )
    return art(
        "-32 -32 64 64",
        html('<rect x="-29" y="-29" width="58" height="58" rx="12" fill="#fff6df" stroke="#231730"'
             ' stroke-width="2.5"/>{}', join(pips)),
        "gh-die", label,
    )  # fmt: skip


# What stands on the buttons that choose a picture.
SIGNS = {
    "plan": html('<path d="M-16-16h32v32h-32zM-5-16v32M6-16v32M-16-5h32M-16 6h32"/>'),
    "hall": html('<path d="M-18-8L0-18 18-8V10L0 19-18 10zM-18-8L0 2 18-8M0 2v17"/>'),
    "keyhole": html('<path d="M-5 4A10 10 0 1 1 5 4L8 19H-8z" fill="currentColor"/>'),
}


def sign(name: str) -> Markup:
    """Return a small sign."""
    inside = html(
        '<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round">{}</g>',
        SIGNS[name],
    )
    return art("-22 -22 44 44", inside, "gh-sign")
