"""How few keyholes see everything?  Open doors until no ghost is left unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts import topview
from partylab.ghosts.doors import DOORS, NUMBERS, SIDES, Door, door_of
from partylab.html import button, html, join, row
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.keyhole.floor import laid_over, on_picture, tile
from partylab_widgets.lessons.keyhole.halls import HALL, spots, watchers
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.keyhole.halls import Cell

SIZE = "S"
SEEN, UNSEEN = "#ffdf85", "#3f2a7a"


class Gallery(Lab):
    """All 24 doors, to be opened and shut; the cells that none of the open ones sees are dark."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "gallery-doors", once)
        self.open: set[Door] = set()
        self.redraw()

    def basis(self) -> frozenset[Door]:
        """Return which doors are open."""
        return frozenset(self.open)

    def obey(self, name: str, value: str) -> None:
        """Open or shut a door, or shut all."""
        if name == "door" and value in map(str, DOORS):
            self.open ^= {door_of(value)}
        elif name == "anew":
            self.open = set()
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def unseen(self) -> list[Cell]:
        """Return the cells in which no open door would see a ghost."""
        return [cell for cell, doors in watchers(HALL, SIZE).items() if not doors & self.open]

    def told(self) -> str:
        """Say how many doors are open, and how many cells are unseen."""
        return self.words("keyhole-gallery-told", open=len(self.open), unseen=len(self.unseen()))

    def draw(self) -> Markup:
        """Return the hall, and a button for each door."""
        sides = join(map(self._side, SIDES))
        anew = button("anew", self.says("keyhole-anew"), style="pl-button-quiet")
        plan = html('<div class="kh-plan">{}</div>', self._plan())
        news = html('<p class="pl-news">{}</p>', self.told())
        return self.framed("", plan, news, sides, row(anew))

    def _side(self, side: str) -> Markup:
        told = self.words("keyhole-side", side=side)
        doors = (self._door(Door(side, number)) for number in NUMBERS)
        return html(
            '<div class="kh-doors" role="group" aria-label="{}"><span>{}</span>{}</div>',
            told, told, join(doors),
        )  # fmt: skip

    def _door(self, door: Door) -> Markup:
        is_open = door in self.open
        return button(
            "door", html("{}{}", door.number, "✓" if is_open else ""), str(door), style="kh-door",
            aria_pressed=str(is_open).lower(),
        )  # fmt: skip

    def _plan(self) -> Markup:
        dark = set(self.unseen())
        tiles = (tile(cell, UNSEEN if cell in dark else SEEN, 0.55) for cell in spots(HALL, SIZE))
        crosses = join(_cross(cell) for cell in sorted(dark))
        marks = html('<g stroke="#fff" stroke-width="60" stroke-linecap="round">{}</g>', crosses)
        return laid_over(topview.draw(HALL, None, self.words), join(tiles), marks)

    def picture(self) -> str:
        """Return the hall."""
        return self.print_waiting() if self.awaited else self._plan()


def _cross(cell: Cell) -> Markup:
    """Return the sign of a cell that nobody sees."""
    x, y = on_picture((cell[0] - 0.5, 6.5 - cell[1]))
    return html('<path d="M{0:.0f} {1:.0f}l200 200m0-200l-200 200"/>', x - 100, y - 100)
