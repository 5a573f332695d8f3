"""The risk map: of the 24 doors, how many would see a ghost in each cell?  Move the furniture."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import topview
from partylab.ghosts.doors import DOORS
from partylab.ghosts.shapes import SIZES
from partylab.html import button, choices, details, html, join, row, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.keyhole.floor import hands, label, laid_over, moved, tile
from partylab_widgets.lessons.keyhole.halls import HALL, NUMBERS, watchers
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab.ghosts.hall import Hall
    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.keyhole.halls import Cell

DANGER = "#c3122f"
NO_NUMBER = "–"


class RiskMap(Lab):
    """All cells with their number of doors; the furniture can be dragged to make it smaller."""

    _esm = script("stage", "drag")
    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "risk-map", once)
        self.hall, self.size, self.held = HALL, SIZES[0], False
        self.best: dict[str, int] = {}
        self.redraw()

    def basis(self) -> tuple[Hall, str]:
        """Return what is drawn."""
        return self.hall, self.size

    def obey(self, name: str, value: str) -> None:
        """Move a piece, choose a size, or put all back."""
        if name == "shift":
            with suppress(Rejected):
                self.hall = moved(self.hall, value)
            self.held = True  # counting takes too long for a hand that moves
            self.redraw()
            return
        if name == "put":
            self.hall = moved(self.hall, value)
        elif name == "size" and value in SIZES:
            self.size = value
        elif name == "anew":
            self.hall = HALL
        else:
            super().obey(name, value)
        self.held = False
        self.redraw(self.told())

    def doors(self) -> dict[Cell, int]:
        """Return by how many doors a ghost is seen in each cell."""
        return {cell: len(doors) for cell, doors in watchers(self.hall, self.size).items()}

    def told(self) -> str:
        """Say which cell is the safest, and the best that was reached so far."""
        doors = self.doors()
        least = min(doors.values())
        best = self.best[self.size] = min(least, self.best.get(self.size, least))
        column, line = min(
            (cell for cell in doors if doors[cell] == least), key=lambda it: it[::-1]
        )
        return self.words(
            "keyhole-risk-told", size=self.size, doors=least, of=len(DOORS), column=column,
            row=line, all=sum(doors.values()), best=best,
        )  # fmt: skip

    def draw(self) -> Markup:
        """Return the map with its furniture to drag, and the same as a table."""
        sizes = [(size, self.words(f"keyhole-size-{size}")) for size in SIZES]
        drawn = self._bare() if self.held else self._map()
        told = self.words("keyhole-risk-held") if self.held else self.told()
        return self.framed(
            "",
            choices("size", self.says("keyhole-sizes"), sizes, self.size, self.key),
            html(
                '<div class="kh-plan">{}{}</div><p class="pl-news">{}</p>',
                drawn, hands(self.hall, dict(HALL.furniture), self.words), told,
            ),
            html('<p class="pl-note">{}</p>', self.says("keyhole-how-to-drag")),
            row(button("anew", self.says("keyhole-anew"), style="pl-button-quiet")),
            details(self.says("lab-as-table"), self._table(), "risk-table"),
        )  # fmt: skip

    def _bare(self) -> Markup:
        return topview.draw(self.hall._replace(ghosts=()), None, self.words)

    def _map(self) -> Markup:
        """Return the hall; the more doors see a cell, the redder it is, and the number says it."""
        doors = self.doors()
        tiles = (
            tile(cell, DANGER, 0.75 * (count / len(DOORS)) ** 1.3) for cell, count in doors.items()
        )
        labels = (label(cell, count) for cell, count in doors.items())
        return laid_over(self._bare(), join(tiles), _halo(join(labels)))

    def _table(self) -> Markup:
        doors = {} if self.held else self.doors()
        rows = (
            [str(line), *(str(doors.get((column, line), NO_NUMBER)) for column in NUMBERS)]
            for line in NUMBERS
        )
        heads = [self.words("keyhole-head-row"), *map(str, NUMBERS)]
        return table(heads, rows, self.words("keyhole-risk-table"))

    def picture(self) -> str:
        """Return the map."""
        return self.print_waiting() if self.awaited else self._map()


def _halo(texts: Markup) -> Markup:
    """Return texts that can be read on any ground."""
    return html('<g stroke="#fff" stroke-width="90" paint-order="stroke">{}</g>', texts)
