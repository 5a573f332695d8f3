"""A taste of Pas Vu Pas Pris: a keyhole, a piano, a mirror, and a ghost that hides.

Only a taste: a hall seen from above, with one piece of furniture.
A mirror shows what one would see from behind it: the keyhole is reflected, and looks through the
mirror as through a window.  All lengths are exact fractions, so that touching is decided.
"""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.labs.bench import Lab
from partylab_widgets.lesson.panel import slider, tick

if TYPE_CHECKING:
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

    def __init__(self, lesson: Lesson, bet: str = "") -> None:
        super().__init__(lesson, "hall")
        self.bet = bet
        self.place = 6
        self.uncovered = False
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Move the ghost, or take the cloth off the mirror."""
        if name == "ghost" and value.isdecimal() and int(value) in STEPS:
            self.place = int(value)
        elif name == "cloth":
            if not self._may_uncover():
                raise Rejected("lesson-lock-first")
            self.uncovered = value == "on"
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def _may_uncover(self) -> bool:
        bet = self.lesson.answers.of(self.lesson.name, self.bet)
        return not self.bet or bool(bet.get("stage"))

    def told(self) -> str:
        """Say whether the ghost is seen, and how."""
        if seen_directly(self.place):
            how = "direct"
        else:
            how = "mirror" if self.uncovered and seen_in_the_mirror(self.place) else "hidden"
        return self.words("lab-mirror-is", place=self.place, how=how)

    def draw(self) -> str:
        """Return the hall from above, what is seen, and the two controls."""
        off = "" if self._may_uncover() else " disabled"
        move = self.says("lab-mirror-move", place=self.place)
        note = "" if not off else f'<p class="pl-note">{self.says("lab-mirror-bet-first")}</p>'
        return (
            f'<section class="pl-panel pl-lab"><div class="lab-hall">{self.picture()}</div>'
            f'<p class="pl-news">{escape(self.told())}</p>'
            f"{slider('ghost', move, STEPS, self.place)}"
            f"{tick('cloth', self.says('lab-mirror-uncover'), self.uncovered, off)}{note}</section>"
        )

    def picture(self) -> str:
        """Return the hall as SVG, the keyhole below."""
        said = escape(self.told())
        x, y = _at(_ghost(self.place))
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 400" width="380" role="img"'
            ' style="max-width:100%;height:auto" font-family="system-ui, sans-serif">'
            f"<title>{said}</title><desc>{escape(self.words('lab-mirror-hall'))}</desc>"
            '<rect x="10" y="10" width="360" height="360" rx="6" fill="#efe3cf" stroke="#4a3b2c"'
            f' stroke-width="4"/>{self._sight()}{_piano()}'
            f"{self._mirror()}{_ghost_art(x, y)}"
            '<circle cx="190" cy="370" r="9" fill="#d55e00" stroke="#23221f" stroke-width="2"/>'
            f'<text x="190" y="396" text-anchor="middle" font-size="16" fill="currentColor">'
            f"{escape(self.words('lab-mirror-keyhole'))}</text>"
            f'<text x="190" y="228" text-anchor="middle" font-size="15" fill="#23221f">'
            f"{escape(self.words('lab-mirror-piano'))}</text></svg>"
        )

    def _sight(self) -> str:
        if seen_directly(self.place):
            return _line(KEYHOLE, _ghost(self.place), "#d55e00", 3)
        if self.uncovered and seen_in_the_mirror(self.place):
            spot = mirror_spot(self.place)
            return _line(KEYHOLE, spot, "#d55e00", 3) + _line(
                spot, _ghost(self.place), "#d55e00", 3
            )
        return ""

    def _mirror(self) -> str:
        ends = (MIRROR_WALL, MIRROR[0]), (MIRROR_WALL, MIRROR[1])
        if self.uncovered:
            return _line(*ends, "#0072b2", 10)
        return _line(*ends, "#7a1f2b", 14)


def _at(point: Point) -> tuple[float, float]:
    return 10 + 60 * float(point[0]), 370 - 60 * float(point[1])


def _line(a: Point, b: Point, colour: str, width: int) -> str:
    (x1, y1), (x2, y2) = _at(a), _at(b)
    return (
        f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{colour}" stroke-width="{width}"'
        ' stroke-linecap="round"/>'
    )


def _piano() -> str:
    """Draw the piano behind the segment that blocks the view."""
    (left, top), (right, _) = _at(PIANO[0]), _at(PIANO[1])
    keys = "".join(
        f'<path d="M{left + 6 + 9 * key:g} {top - 4:g}v-8" stroke="#ffffff" stroke-width="5"/>'
        for key in range(13)
    )
    return (
        f'<rect x="{left:g}" y="{top - 18:g}" width="{right - left:g}" height="18" rx="4"'
        f' fill="#23221f"/>{keys}'
    )


def _ghost_art(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})">'
        '<path d="M-14 16V-4a14 14 0 0 1 28 0v20l-7-6-7 6-7-6z"'
        ' fill="#ffffff" stroke="#23221f" stroke-width="2"/>'
        '<circle cx="-5" cy="-4" r="2.5"/><circle cx="5" cy="-4" r="2.5"/></g>'
    )
