"""Where is a small ghost safe?  Touch the cells first, then look through the keyhole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts import topview
from partylab.ghosts.telling import door_name
from partylab.html import button, html, join, row
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.keyhole.floor import Square, grid, letter, read_cell
from partylab_widgets.lessons.keyhole.halls import FIRST_DOOR, HALL, sights
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lessons.keyhole.halls import Cell

SIZE = "S"
CHOSEN = "✓"


class SafeCells(Lab):
    """The hall of the lesson; the cells that somebody believes safe are kept, then judged."""

    _esm = script("stage", "grid")
    _css = style(*LOOK)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "safe-cells")
        self.chosen: set[Cell] = set()
        self.redraw()

    @property
    def over(self) -> bool:
        """Has somebody looked?"""
        return bool(self.record.get("stage"))

    @property
    def believed(self) -> set[Cell]:
        """The cells that are believed safe; once looked, those kept."""
        if not self.over:
            return self.chosen
        return {read_cell(text) for text in self.record.get("value", "").split(", ") if text}

    def obey(self, name: str, value: str) -> None:
        """Choose a cell or not, look, or begin anew."""
        if name == "cell" and not self.over:
            self.chosen ^= {read_cell(value)}
            self.redraw(self.words("keyhole-chosen", count=len(self.chosen)))
        elif name == "look" and not self.over:
            if not self.chosen:
                raise Rejected("keyhole-choose-cells")
            kept = ", ".join(f"{column} {line}" for column, line in sorted(self.chosen))
            self.note(value=kept, stage="locked")
            self.seq += 1
            self.redraw(self.told())
        elif name == "anew" and self.over:
            self.lesson.answers.drop(self.lesson.name, self.key)
            self.chosen = set()
            self.seq += 1
            self.redraw(self.words("keyhole-chosen", count=0))
        elif name != "cell":
            super().obey(name, value)

    def told(self) -> str:
        """Say how many of the chosen cells are safe, and how many were missed."""
        found = sights(HALL, FIRST_DOOR, SIZE)
        safe = {cell for cell, sight in found.items() if not sight.seen}
        here = self.believed & set(found)
        return self.words(
            "keyhole-safe-told",
            right=len(here & safe), wrong=len(here - safe), missed=len(safe - here), safe=len(safe),
        )  # fmt: skip

    def draw(self) -> Markup:
        """Return the hall with its cells, and what was found."""
        door = door_name(FIRST_DOOR, self.words)
        asked = html('<p class="pl-question">{}</p>', self.says("keyhole-safe-ask", door=door))
        cells = grid("cell", self._plan(), self._square, FIRST_DOOR, self.words)
        if not self.over:
            look = button("look", self.says("keyhole-look"), style="pl-button-main")
            return self.framed("", asked, cells, row(look))
        told = html('<p class="pl-news">{}</p>', self.told())
        anew = button("anew", self.says("keyhole-anew"), style="pl-button-quiet")
        return self.framed("", asked, cells, told, self._legend(), row(anew))

    def _plan(self) -> Markup:
        door = FIRST_DOOR if self.over else None
        return topview.draw(HALL, door, self.words)

    def _square(self, cell: Cell) -> Square:
        is_chosen = cell in self.believed
        mark = CHOSEN if is_chosen else ""
        if not self.over:
            told = self.words("keyhole-believed", chosen=str(is_chosen).lower())
            return Square(mark, told, pressed=is_chosen)
        sight = sights(HALL, FIRST_DOOR, SIZE).get(cell)
        found = letter(sight, self.words)
        if not is_chosen:
            return found
        told = self.words("keyhole-and-chosen", told=found.told)
        return found._replace(sign=f"{found.sign}{mark}", told=told)

    def _legend(self) -> Markup:
        entries = (
            html(
                '<li><span class="kh-key kh-{}" aria-hidden="true">{}</span> {}</li>',
                kind, self.words(f"keyhole-letter-{kind}"), self.words(f"keyhole-means-{kind}"),
            )
            for kind in ("seen", "hidden")
        )  # fmt: skip
        return html('<ul class="kh-legend" role="list">{}</ul>', join(entries))

    def picture(self) -> str:
        """Return the hall from above, to be ticked with a pencil."""
        return self._plan()
