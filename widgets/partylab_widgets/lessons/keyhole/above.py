"""The hall from above: drag furniture, move the eye, and watch light and shade."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import topview
from partylab.ghosts.doors import NUMBERS, Door
from partylab.ghosts.plan import visible_area
from partylab.ghosts.sight import look
from partylab.ghosts.telling import look_lines
from partylab.html import EMPTY, details, html, slider, slot
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.keyhole.floor import (
    Square,
    grid,
    hands,
    letter,
    moved,
    read_cell,
    you,
)
from partylab_widgets.lessons.keyhole.halls import FIRST_DOOR, HALL, sights
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab.ghosts.hall import Hall
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.keyhole.halls import Cell

HEIGHTS = range(0, 141, 5)  # hundredths of a cell


class Above(Lab):
    """A hall from above; furniture is dragged, and its shadow follows the hand.

    With a `height` light and shade are those at a height, which can be chosen.
    """

    _esm = script("stage", "drag", "grid")
    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        key: str = "above",
        hall: Hall = HALL,
        door: Door = FIRST_DOOR,
        height: int | None = None,
        once: Sequence[str] = (),
    ) -> None:
        super().__init__(lesson, key, once)
        self.first, self.hall, self.door, self.height = hall, hall, door, height
        self.at_rest = hall  # while a piece is moved, the table of cells stays as it was
        self.redraw()

    def basis(self) -> tuple[Hall, Door, int | None]:
        """Return what is drawn."""
        return self.hall, self.door, self.height

    def obey(self, name: str, value: str) -> None:
        """Move a piece, the eye, or the height of light and shade."""
        if name == "shift":
            with suppress(Rejected):  # on the way something may not fit; at the end it is said
                self.hall = moved(self.hall, value)
            self.redraw()
        elif name == "put":
            self.hall = self.at_rest = moved(self.hall, value)
            self.redraw(self.told())
        elif name == "cell":
            cell = read_cell(value)
            self.redraw(
                self.words("keyhole-cell", column=cell[0], row=cell[1], told=self._cell(cell).told)
            )
        elif name == "door":
            self.door = Door(self.door.side, one_of(value, range(NUMBERS[0], NUMBERS[-1] + 1)))
            self.redraw(self.told())
        elif name == "height" and self.height is not None:
            self.height = one_of(value, HEIGHTS)
            self.redraw(self.told())
        else:
            super().obey(name, value)

    def told(self) -> str:
        """Say what is seen of the ghosts, or how much of the floor."""
        sights = look(self.hall, self.door)
        if sights:
            return " ".join(look_lines(self.hall, sights, self.words, you(self.words)))
        area = visible_area(self.hall, self.door).area
        return self.words("keyhole-area", area=round(area, 1))

    def draw(self) -> Markup:
        """Return the plan with what can be dragged, and the sliders."""
        label = self.says("keyhole-door", number=self.door.number)
        height = EMPTY
        if self.height is not None:
            told = self.says("keyhole-height", height=self.height / 100)
            height = slider("height", told, HEIGHTS, self.height)
        return self.framed(
            "",
            html(
                '<div class="kh-plan">{}{}</div><p class="pl-news">{}</p>',
                self._plan(), hands(self.hall, dict(self.first.furniture), self.words), self.told(),
            ),
            slider("door", label, range(1, 7), self.door.number),
            height,
            html('<p class="pl-note">{}</p>', self.says("keyhole-how-to-drag")),
            details(self.says("keyhole-as-cells"), slot("cells"), "as-cells"),
        )  # fmt: skip

    def slots(self) -> dict[str, str]:
        """Return the cells as a table: where a small ghost is seen, hidden, or in the mirror."""
        return {"cells": grid("cell", EMPTY, self._cell, self.door, self.words)}

    def _cell(self, cell: Cell) -> Square:
        bare = self.at_rest._replace(ghosts=())
        return letter(sights(bare, self.door, "S").get(cell), self.words)

    def _plan(self) -> Markup:
        z = None if self.height is None else self.height / 100
        return topview.draw(self.hall, self.door, self.words, you(self.words), z=z)

    def picture(self) -> str:
        """Return the plan."""
        return self.print_waiting() if self.awaited else self._plan()
