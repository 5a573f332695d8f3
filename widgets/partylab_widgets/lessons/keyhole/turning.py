"""A vertical slice of the hall: turn it, move the eye, let a ghost step back."""

from __future__ import annotations

from math import radians, tan
from typing import TYPE_CHECKING

from partylab.ghosts import slicepicture, topview
from partylab.ghosts.doors import NUMBERS, Door, eye_at
from partylab.ghosts.plan import plan_of
from partylab.ghosts.poses import CELL, Spot
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.sight import look
from partylab.ghosts.skyline import unchart
from partylab.ghosts.slices import section
from partylab.ghosts.telling import look_lines
from partylab.html import EMPTY, choices, html, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.keyhole.floor import laid_over, outline, you
from partylab_widgets.lessons.keyhole.halls import FIRST_DOOR, HALL, skyline
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.shapes import Point
    from partylab_widgets.lesson import Lesson

TURNS = range(-38, 39, 2)  # degrees
HEIGHTS = range(0, 141, 10)  # hundredths of a cell, where the string ends
ROWS = range(1, 6)  # how many cells from the wall of the eye a ghost stands
FAR = 6.4  # how far from the door's plane the string is to go
PLAN = '<div class="kh-plan kh-small">{}</div>'


class Slices(Lab):
    """The slice through an eye: to a ghost that steps back (`walks`), or turned by hand."""

    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        key: str = "slices",
        hall: Hall = HALL,
        door: Door = FIRST_DOOR,
        walks: bool = False,
        size: str = "M",
        once: Sequence[str] = (),
    ) -> None:
        super().__init__(lesson, key, once)
        self.hall, self.door, self.walks, self.size = hall, door, walks, size
        self.turn, self.height, self.row = 0, 50, 3
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Turn the slice, aim higher or lower, move the eye, or the ghost."""
        if name == "turn" and not self.walks:
            self.turn = one_of(value.replace("-", "", 1), range(39)) * (
                -1 if value[:1] == "-" else 1
            )
        elif name == "height" and not self.walks:
            self.height = one_of(value, HEIGHTS)
        elif name == "door" and not self.walks:
            self.door = Door(self.door.side, one_of(value, range(NUMBERS[0], NUMBERS[-1] + 1)))
        elif name == "size" and self.walks and value in SIZES:
            self.size = value
        elif name == "row" and self.walks:
            self.row = one_of(value, ROWS)
        else:
            super().obey(name, value)
        self.redraw(self.told())

    # What is drawn

    @property
    def ghost(self) -> str:
        """The ghost that walks."""
        return f"0{self.size}1"

    def scene(self) -> Hall:
        """Return the hall with the ghost that walks, straight before the door."""
        spot = Spot(self.door.number * CELL - CELL // 2, self.row * CELL + CELL // 2)
        return self.hall.stand(self.ghost, spot)

    def aim(self) -> Point:
        """Return where the string is to go: to the wall, in the direction that was chosen."""
        plan, direction = plan_of(self.door), tan(radians(self.turn))
        near = next(
            (edge.near(direction) for edge in skyline(self.hall._replace(furniture=()), self.door)
             if edge.left <= direction <= edge.right), 1 / FAR,
        )  # fmt: skip
        x, y = plan.back(unchart((direction, near * 1.001)))
        return x, y, self.height / 100

    def told(self) -> str:
        """Say what is seen of the ghost, or what the slice cuts and how far the string comes."""
        if self.walks:
            hall = self.scene()
            return " ".join(look_lines(hall, look(hall, self.door), self.words, you(self.words)))
        cut = section(self.hall, self.door, self.aim())
        return slicepicture.text(cut, self.words, None).split("\n")[-1]

    def draw(self) -> Markup:
        """Return the slice, where it is from above, and the controls."""
        news = html('<p class="pl-news">{}</p>', self.told())
        cut = html('<div class="kh-plan">{}</div>', self._slice())
        return self.framed("", cut, news, *self._controls(), self._above())

    def _slice(self) -> Markup:
        if self.walks:
            return slicepicture.draw(
                self.scene(), self.door, self.ghost, self.words, you(self.words)
            )
        return slicepicture.draw(self.hall, self.door, self.aim(), self.words)

    def _controls(self) -> list[Markup]:
        if self.walks:
            sizes = [(size, self.words(f"keyhole-size-{size}")) for size in SIZES]
            legend = self.says("keyhole-sizes")
            return [
                choices("size", legend, sizes, self.size, self.key),
                slider("row", self.says("keyhole-away", away=self.row), ROWS, self.row),
            ]
        heights, number = self.height / 100, self.door.number
        return [
            slider("turn", self.says("keyhole-turn", turn=self.turn), TURNS, self.turn),
            slider("height", self.says("keyhole-aim", height=heights), HEIGHTS, self.height),
            slider("door", self.says("keyhole-door", number=number), range(1, 7), number),
        ]

    def _above(self) -> Markup:
        if self.walks:
            return EMPTY
        eye = eye_at(self.door).at
        cut = html(
            '<path d="{}" stroke="#c3122f" stroke-width="50"/>', outline([eye[:2], self.aim()[:2]])
        )
        return html(PLAN, laid_over(topview.draw(self.hall, self.door, self.words), cut))

    def picture(self) -> str:
        """Return the slice."""
        return self.print_waiting() if self.awaited else self._slice()
