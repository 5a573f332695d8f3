"""Hide seven ghosts where the empty hall would show them: an exercise without code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import Hall, topview
from partylab.ghosts.doors import CELLS
from partylab.ghosts.poses import FLOOR, middle
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.sight import look
from partylab.ghosts.telling import look_table
from partylab.html import EMPTY, button, choices, html, row
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.keyhole.floor import Square, grid, read_cell, you
from partylab_widgets.lessons.keyhole.halls import FIRST_DOOR, HALL
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab.ghosts import Spot
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.keyhole.halls import Cell

SEVEN = ("0S1", "0S2", "0S3", "0S4", "0M1", "0M2", "0L1")


class HideSeven(Lab):
    """Ghosts to put into cells, and a look through the keyhole once all seven stand."""

    _esm = script("stage", "grid")
    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, goal: str = "seven") -> None:
        super().__init__(lesson, goal)
        self.goal, self.size, self.looked = goal, SIZES[0], False
        self.hall = HALL
        self.redraw()

    def basis(self) -> tuple[object, ...]:
        """Return what is drawn."""
        return self.record, self.hall, self.size, self.looked

    def obey(self, name: str, value: str) -> None:
        """Choose a size, put a ghost down, take all of a cell up, or look."""
        if name == "size" and value in SIZES:
            self.size = value
            self.redraw()
        elif name == "cell":
            self._touch(read_cell(value))
            self.redraw(self.words("keyhole-still-to-hide", count=len(self.waiting())))
        elif name == "look":
            self._look()
        elif name == "anew":
            self.hall, self.looked = HALL, False
            self.redraw(self.words("keyhole-still-to-hide", count=len(SEVEN)))
        else:
            super().obey(name, value)

    def waiting(self, size: str = "") -> list[str]:
        """Return the ghosts that stand nowhere yet, of one size or of all."""
        here = dict(self.hall.ghosts)
        return [ghost for ghost in SEVEN if ghost not in here and ghost[1].startswith(size)]

    def _touch(self, cell: Cell) -> None:
        """Put a ghost of the size into a cell; where none is left or fits, take those there up."""
        column, line = cell[0] - 1, CELLS - cell[1]
        spots = self.hall.spots(self.size, column, line)
        there = [ghost for ghost, _ in self.hall.ghosts if self.hall.cell(ghost) == (column, line)]
        self.looked = False
        if self.waiting(self.size) and spots:
            spot = self._spot(cell, spots)
            self.hall = self.hall.stand(self.waiting(self.size)[0], spot)
        elif there:
            self.hall = self.hall.without(*there)
        else:
            raise Rejected("keyhole-no-place" if self.waiting(self.size) else "keyhole-none-left")

    def _spot(self, cell: Cell, spots: tuple[Spot, ...]) -> Spot:
        """Return where a ghost is put: on the floor, in a corner if others may want to join it."""
        x, y = middle(cell[0] - 1, CELLS - cell[1])
        outward = -1 if self.size == SIZES[0] else 1
        return min(
            spots, key=lambda it: (it.on != FLOOR, outward * (abs(it.x - x) + abs(it.y - y)))
        )

    def _look(self) -> None:
        if self.waiting():
            raise Rejected("keyhole-hide-all", count=len(self.waiting()))
        self.looked = True
        if not self.seen() and not self.outside():
            self.note(outcome="right")
        self.redraw(self.told())

    def seen(self) -> list[str]:
        """Return the ghosts that are seen."""
        return [ghost for ghost, sight in look(self.hall, FIRST_DOOR).items() if sight.seen]

    def outside(self) -> list[str]:
        """Return those that the keyhole would not even show in an empty hall."""
        down = tuple((ghost, spot._replace(on=FLOOR)) for ghost, spot in self.hall.ghosts)
        return [
            ghost for ghost, sight in look(Hall((), down), FIRST_DOOR).items() if not sight.seen
        ]

    def told(self) -> str:
        """Say how many are seen, and how many only stand aside."""
        return self.words("keyhole-seven-told", seen=len(self.seen()), outside=len(self.outside()))

    def draw(self) -> Markup:
        """Return the hall with its cells, the ghosts that wait, and what was found."""
        plan = topview.draw(self.hall, FIRST_DOOR if self.looked else None, self.words)
        cells = grid("cell", plan, self._square, FIRST_DOOR, self.words)
        left = [(size, self._left(size)) for size in SIZES]
        sizes = choices("size", self.says("keyhole-sizes"), left, self.size, self.key)
        found = EMPTY
        if self.looked:
            seen = look(self.hall, FIRST_DOOR)
            news = html('<p class="pl-news">{}</p>', self.told())
            found = news + look_table(self.hall, seen, self.words, you(self.words))
        buttons = row(
            button("look", self.says("keyhole-look"), style="pl-button-main"),
            button("anew", self.says("keyhole-anew"), style="pl-button-quiet"),
        )
        return self.framed("", self.task(), sizes, cells, buttons, found)

    def _left(self, size: str) -> str:
        return self.words("keyhole-size-left", size=size, count=len(self.waiting(size)))

    def _square(self, cell: Cell) -> Square:
        there = [
            ghost[1]
            for ghost, _ in self.hall.ghosts
            if self.hall.cell(ghost) == (cell[0] - 1, CELLS - cell[1])
        ]
        counts = {f"{size}": there.count(size) for size in SIZES}
        about = {"small": counts["S"], "medium": counts["M"], "large": counts["L"]}
        return Square("", self.words("keyhole-in-cell", **about))

    def picture(self) -> str:
        """Return the hall from above."""
        return topview.draw(self.hall, FIRST_DOOR if self.looked else None, self.words)
