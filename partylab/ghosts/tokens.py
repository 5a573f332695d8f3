"""The small pictures of the table: ghosts as tokens, pieces of furniture, cards, dice, the keyhole.

A seat's ghosts have its colour, and its mark for those who cannot tell the colours apart: the
shape of the head that it has in `faces.py`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab.faces import HEADS
from partylab.ghosts.bodies import bodies
from partylab.ghosts.doors import Eye
from partylab.ghosts.hall import Hall
from partylab.ghosts.lens import Lens, camera
from partylab.ghosts.pieces import piece
from partylab.ghosts.poses import Pose
from partylab.html import Markup, art, html, join

if TYPE_CHECKING:
    from partylab.ghosts.cards import Card

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


# Furniture: painted as in the hall, in the middle of it, where 1000 is a cell.

MIDDLE = Pose(3000, 3000)
SKY = 2000.0  # seen from so high above, upright things show no sides
ABOVE = Lens(
    Eye((3.0, 3.0, SKY), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, -1.0), ()), 1000 * SKY, 0, 0
)
# How one sees a single piece: turned a little, from a little above, from so far away.
TURNED, LOWERED, AWAY = 335, 24, 9.0


@cache
def above(kind: str, down: str = "feet", tilt: int = 0, axis: str = "x") -> Markup:
    """Return a piece as it is seen from above, around its middle."""
    hall = Hall().place(kind, MIDDLE._replace(down=down, tilt=tilt, axis=axis))
    [body] = hall.bodies()
    lowest_first = sorted(body.parts, key=lambda part: max(z for _, _, z in part.vertices))
    return html(
        '<g stroke-width="24" stroke-linejoin="round">{}</g>',
        join(piece(ABOVE, kind, part) for part in lowest_first),
    )


@cache
def side_view(kind: str) -> Markup:
    """Return a piece as one sees it who stands before it."""
    right, up, forward = camera(TURNED, LOWERED)
    x, y, z = (middle - AWAY * way for middle, way in zip((3.0, 3.0, 0.55), forward, strict=True))
    lens = Lens(Eye((x, y, z), right, up, forward, ()), 1000 * AWAY, 0, 0)
    drawn = bodies(Hall().place(kind, MIDDLE), lens, {})
    return html('<g stroke-width="20" stroke-linejoin="round">{}</g>', drawn)


def piece_picture(kind: str, label: str = "", style: str = "gh-piece-art") -> Markup:
    """Return a piece as a small picture."""
    return art("-1050 -1450 2100 2300", side_view(kind), style, label)


# Cards, signs

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
        html('<g transform="translate({} 103) scale(.0205)">{}</g>', x, side_view(kind))
        for x, kind in zip((29, 71), card.pieces, strict=False)
    )
    return art("0 0 100 140", inside + join(pieces), "gh-card", label, data_sound="card")


# What stands on the buttons that choose a picture.
SIGNS = {
    "plan": html('<path d="M-16-16h32v32h-32zM-5-16v32M6-16v32M-16-5h32M-16 6h32"/>'),
    "hall": html('<path d="M-18-8L0-18 18-8V10L0 19-18 10zM-18-8L0 2 18-8M0 2v17"/>'),
    "bell": html(
        '<path d="M0-19v4M-16 12h32c-5-4-5-9-5-14a11 11 0 0 0-22 0c0 5 0 10-5 14z"/>'
        '<path d="M-5 13a5 5 0 0 0 10 0"/>'
    ),
    "keyhole": html('<path d="M-5 4A10 10 0 1 1 5 4L8 19H-8z" fill="currentColor"/>'),
}


def sign(name: str) -> Markup:
    """Return a small sign."""
    inside = html(
        '<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round">{}</g>',
        SIGNS[name],
    )
    return art("-22 -22 44 44", inside, "gh-sign")
