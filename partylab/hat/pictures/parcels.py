"""What lies around the gifts: the cards, their wrapped backs, the pile of the shop, and tags.

Each is the inside of an SVG; all but the awning have `viewBox="0 0 100 100"`.

>>> back("left") == back("right")
False
>>> "a &lt;hat&gt;" in front("a gift of my own", "a <hat>")
True
"""

from __future__ import annotations

from functools import cache

from partylab.hat.pictures import PICTURES
from partylab.hat.pictures.paint import (
    INK,
    box,
    disc,
    dots,
    drawn,
    fill,
    flipped,
    line,
    mirrored,
    patch,
    shade,
    smaller,
)
from partylab.html import Markup, html, join

PAPER, EDGE, FONT = "#fffdf7", "#c9a9a6", "system-ui, sans-serif"
INSIDE = 0.84  # a picture leaves so much of its card free all around
LONGEST = 12  # letters of a line of a name
MOST_SHOWN = 4  # cards of the pile whose edges can be seen

# An arrow as broad as a card, to the left; and one to everywhere.
TO_LEFT = "M8 62L40 36V50H88Q92 50 92 54V70Q92 74 88 74H40V88z"
ANYWHERE = (
    "M50 26L62 39H55.5V54.5H71V48L84 60L71 72V65.5H55.5V81H62L50 94L38 81H44.5V65.5"
    "H29V72"
    "L16 60L29 48V54.5H44.5V39H38z"
)


# Fronts


@cache
def front(gift: str, name: str = "") -> Markup:
    """Return a gift that lies open; its name stands for a gift that has no picture."""
    inside = PICTURES.get(gift)
    if inside is None:
        return _paper() + _written(name or gift)
    return _paper() + smaller(INSIDE, 50, 50, inside)


def _paper() -> Markup:
    return html(
        '<rect x="1" y="1" width="98" height="98" rx="12" fill="{}" stroke="{}" stroke-width="2"/>',
        PAPER, EDGE,
    )  # fmt: skip


def _written(name: str) -> Markup:
    """Write a name in the middle of a card, in as many lines as it needs."""
    lines = _lines(name)
    size = min(20.0, 130 / max(map(len, lines)), 78 / len(lines))
    return join(
        html(
            '<text x="50" y="{:.1f}" text-anchor="middle" font-family="{}" font-weight="700"'
            ' font-size="{:.1f}" fill="{}">{}</text>',
            50 + size * (1.15 * (at - (len(lines) - 1) / 2) + 0.35), FONT, size, INK, each,
        )
        for at, each in enumerate(lines)
    )  # fmt: skip


def _lines(name: str) -> list[str]:
    lines = [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + len(word) >= LONGEST:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# Backs


@cache
def back(arrow: str) -> Markup:
    """Return a gift face down, wrapped.

    "left" has dots and a black arrow, "right" stripes and a white one; "any" has stars, and a
    yellow one to everywhere.
    """
    return drawn(BACKS[arrow])


def _wrapped(paper: str, pattern: Markup, ribbon: str, arrow: Markup) -> Markup:
    bow = mirrored(fill("M50 17C41 3 22 1 21 12S40 24 50 17z", ribbon))
    return join([
        html('<g stroke-width="2">{}</g>', box(1, 1, 98, 98, paper, 12)), pattern,
        patch("M43 2H57V98H43z", ribbon), line("M43 2V98M57 2V98", wide=1.5),
        bow, box(44, 9, 12, 14, ribbon, 5), arrow,
    ])  # fmt: skip


def _arrow(path: str, colour: str, edge: str) -> Markup:
    """Return an arrow that stands out from its paper, whatever colours one sees."""
    return line(path, edge, 8) + patch(path, colour)


_DOTS = dots("14 14, 30 30, 14 46, 86 14, 70 30, 86 46, 30 94, 70 94, 14 92, 86 92", "white", 7)
_STRIPES = line("M3 22L22 3M3 50L36 17M3 78L36 45M12 97L36 73M97 78L78 97M97 50L64 83M97 22L64 55"
                "M88 3L64 27", "berry-light", 5)  # fmt: skip
_STARS = line("M14 14v8M10 18h8M86 14v8M82 18h8M14 82v8M10 86h8M86 82v8M82 86h8M32 34v6M29 37h6"
              "M68 34v6M65 37h6", "violet-light", 3)  # fmt: skip

BACKS = {
    "left": _wrapped("blush", _DOTS, "white", _arrow(TO_LEFT, "jet", "white")),
    "right": _wrapped("berry", _STRIPES, "gold", flipped(_arrow(TO_LEFT, "white", "berry-dark"))),
    "any": _wrapped("violet", _STARS, "sky", _arrow(ANYWHERE, "yellow", "violet-dark")),
}


# The shop, and what is said of a gift


@cache
def pile(cards: int) -> Markup:
    """Return the edges of the cards that lie below the top one of the shop, 100 wide, 112 high."""
    below = min(cards - 1, MOST_SHOWN)
    return join(
        html(
            '<rect x="1" y="{}" width="98" height="98" rx="12" fill="{}" stroke="{}"'
            ' stroke-width="2"/>',
            1 + 3 * depth, PAPER, EDGE,
        )
        for depth in range(below, 0, -1)
    )  # fmt: skip


@cache
def awning() -> Markup:
    """Return the awning of the gift shop, 200 wide and 44 high."""
    stripes = join(
        fill(f"M{x} 8H{x + 24}V30A12 12 0 0 1 {x} 30z", ("red", "cream")[at % 2])
        for at, x in enumerate(range(4, 196, 24))
    )
    return drawn(stripes, shade("M4 10H196V17H4z"), box(2, 2, 196, 9, "brown", 4))


@cache
def tag(gift: str, name: str = "") -> Markup:
    """Return a gift tag on its string: what somebody says that a gift is."""
    said = PICTURES.get(gift)
    label = (
        line("M15 50C2 54 0 40 9 30S8 14 2 14", "red", 3.5),
        fill("M5 53Q3 50 5 47L22 17Q24 13 28 13H91Q97 13 97 19V81Q97 87 91 87H28Q24 87 22 83z",
             "cream"),
        shade("M23.5 80H95.5Q95.5 85.5 90 85.5H28Q25 85.5 23.5 83z"),
        disc(16, 50, 4.5, "white"),
    )  # fmt: skip
    return drawn(*label) + smaller(0.62, 60, 49, _written(name or gift) if said is None else said)
