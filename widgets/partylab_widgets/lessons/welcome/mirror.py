"""A taste of Pas Vu Pas Pris: a keyhole, a piano, a mirror, and a ghost that hides.

Only a taste: a hall seen from above, with one piece of furniture.
A mirror shows what one would see from behind it: the keyhole is reflected, and looks through the
mirror as through a window.  All lengths are exact fractions, so that touching is decided.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, html, join, picture, slider, tick
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.welcome.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

Point = tuple[Fraction, Fraction]

SIDE = 6
KEYHOLE: Point = (Fraction(3), Fraction(0))
PIANO = ((Fraction(2), Fraction(2)), (Fraction(4), Fraction(2)))
GHOSTS_WALK = Fraction(4)  # the height at which the ghost walks from left to right
MIRROR_WALL = Fraction(SIDE)  # the mirror hangs on the right wall …
MIRROR = (Fraction(3, 2), Fraction(11, 5))  # … between these two heights
STEPS = range(1, 12)  # places of the ghost, half a cell apart


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the segments ab and cd meet?  Touching is meeting."""
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, c: Point) -> Fraction:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def seen_directly(place: int) -> bool:
    """Does the keyhole see the ghost, the mirror left aside?"""
    return not crosses(KEYHOLE, _ghost(place), *PIANO)


def seen_in_the_mirror(place: int) -> bool:
    """Does the keyhole see the ghost in the mirror?"""
    spot = mirror_spot(place)
    ghost = _ghost(place)
    on_mirror = MIRROR[0] <= spot[1] <= MIRROR[1]
    return on_mirror and not crosses(KEYHOLE, spot, *PIANO) and not crosses(spot, ghost, *PIANO)


def mirror_spot(place: int) -> Point:
    """Return where the line from the keyhole's image to the ghost meets the mirror's wall."""
    x, y = _ghost(place)
    image = 2 * MIRROR_WALL - KEYHOLE[0]
    return MIRROR_WALL, y * (image - MIRROR_WALL) / (image - x)


def _ghost(place: int) -> Point:
    return Fraction(place, 2), GHOSTS_WALK


class Mirror(Lab):
    """A ghost to push about.  The mirror stays covered until the bet `bet` is locked."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, bet: str = "") -> None:
        super().__init__(lesson, "hall")
        self.bet = bet
        self.place = 6
        self.uncovered = False
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Move the ghost, or take the cloth off the mirror."""
        if name == "ghost":
            self.place = one_of(value, STEPS)
        elif name == "cloth":
            if self.waits:
                raise Rejected("lesson-lock-first")
            self.uncovered = value == "on"
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def told(self) -> str:
        """Say whether the ghost is seen, and how."""
        if seen_directly(self.place):
            how = "direct"
        else:
            how = "mirror" if self.uncovered and seen_in_the_mirror(self.place) else "hidden"
        return self.words("welcome-mirror-is", place=self.place, how=how)

    def draw(self) -> Markup:
        """Return the hall from above, what is seen, and the two controls."""
        move = self.says("welcome-mirror-move", place=self.place)
        cloth = tick(
            "cloth", self.says("welcome-mirror-uncover"), on=self.uncovered, disabled=self.waits
        )
        note = EMPTY
        if self.waits:
            note = html('<p class="pl-note">{}</p>', self.says("welcome-mirror-bet-first"))
        hall = html(
            '<div class="lab-hall">{}</div><p class="pl-news">{}</p>', self.hall(), self.told()
        )
        return self.framed("", hall, slider("ghost", move, STEPS, self.place), cloth, note)

    def picture(self) -> str:
        """Return the hall as it stands."""
        return self.hall()

    def hall(self) -> Markup:
        """Return the hall as SVG, the keyhole below."""
        room = html(
            '<rect x="10" y="10" width="360" height="360" rx="6" fill="#efe3cf" stroke="#4a3b2c"'
            ' stroke-width="4"/>'
        )
        names = html(
            '<circle cx="190" cy="370" r="9" fill="#d55e00" stroke="#23221f" stroke-width="2"/>'
            '<text x="190" y="396" text-anchor="middle" font-size="16" fill="currentColor">{}'
            '</text><text x="190" y="228" text-anchor="middle" font-size="15" fill="#23221f">{}'
            '</text><text x="356" y="316" text-anchor="end" font-size="15" fill="#23221f">{}'
            "</text>",
            self.words("welcome-mirror-keyhole"), self.words("welcome-mirror-piano"),
            self.words("welcome-mirror-mirror"),
        )  # fmt: skip
        ghost = _ghost_art(*_at(_ghost(self.place)))
        return picture(
            380, 400, self.told(), self.words("welcome-mirror-hall"),
            room, self._sight(), _piano(), self._mirror(), ghost, names,
            font_family="system-ui, sans-serif",
        )  # fmt: skip

    def _sight(self) -> Markup:
        ghost = _ghost(self.place)
        if seen_directly(self.place):
            return _line(KEYHOLE, ghost, "#d55e00", 3)
        if self.uncovered and seen_in_the_mirror(self.place):
            spot = mirror_spot(self.place)
            return _line(KEYHOLE, spot, "#d55e00", 3) + _line(spot, ghost, "#d55e00", 3)
        return EMPTY

    def _mirror(self) -> Markup:
        ends = (MIRROR_WALL, MIRROR[0]), (MIRROR_WALL, MIRROR[1])
        if self.uncovered:
            return _line(*ends, "#0072b2", 10)
        return _line(*ends, "#7a1f2b", 14)


def _at(point: Point) -> tuple[float, float]:
    return 10 + 60 * float(point[0]), 370 - 60 * float(point[1])


def _line(a: Point, b: Point, colour: str, width: int) -> Markup:
    return html(
        '<path d="M{:g} {:g}L{:g} {:g}" stroke="{}" stroke-width="{}" stroke-linecap="round"/>',
        *_at(a), *_at(b), colour, width,
    )  # fmt: skip


def _piano() -> Markup:
    """Draw the piano behind the segment that blocks the view."""
    (left, top), (right, _) = _at(PIANO[0]), _at(PIANO[1])
    keys = join(
        html(
            '<path d="M{:g} {:g}v-8" stroke="#ffffff" stroke-width="5"/>',
            left + 6 + 9 * key,
            top - 4,
        )
        for key in range(13)
    )
    return html(
        '<rect x="{:g}" y="{:g}" width="{:g}" height="18" rx="4" fill="#23221f"/>{}',
        left, top - 18, right - left, keys,
    )  # fmt: skip


def _ghost_art(x: float, y: float) -> Markup:
    return html(
        '<g transform="translate({:g} {:g})"><path d="M-14 16V-4a14 14 0 0 1 28 0v20l-7-6-7 6-7-6z"'
        ' fill="#ffffff" stroke="#23221f" stroke-width="2"/>'
        '<circle cx="-5" cy="-4" r="2.5"/><circle cx="5" cy="-4" r="2.5"/></g>',
        x, y,
    )  # fmt: skip
