"""Garden on the stage: flowers to drag into the bed, and a draft before it is planted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from partylab.board import MOVE, NEWS, Board, Look, Moves
from partylab.game import Rejected
from partylab.html import EMPTY, attributes, button, html, join, row, slot
from samples.garden.drawing import bed_art, plant_art
from samples.garden.rules import HEIGHT, KINDS, WIDTH, Plant

READ = 4.0  # seconds: what is planted is seen so long


@dataclass(frozen=True)
class GardenLook(Look):
    """Where somebody thinks of planting."""

    draft: Plant | None = None


class GardenBoard(Board):
    """The bed, flowers beside it, and what I am about to plant."""

    helps: ClassVar[tuple[str, ...]] = ("room",)

    @property
    def secrets(self):
        return not self.game.open_bed

    def first_look(self, people, pace, before=None):
        return GardenLook(people, pace)

    def draw(self, view, look, words, names):
        mine = view.turn is not None and view.seat == view.turn and view.seat in look.people
        flowers = self._flowers(look, words) if mine else EMPTY
        bed = html(
            '<svg viewBox="0 0 {} {}" role="group" aria-label="{}">{}{}</svg>',
            WIDTH, HEIGHT + 60, words("garden-bed", plants=len(view.plants)),
            bed_art(view.plants), flowers,
        )  # fmt: skip
        return {
            "table": html('<div class="pl-table">{}{}</div>', slot("bed"), slot(NEWS)),
            "bed": html("{}{}", bed, self._buttons_of(look, words) if mine else EMPTY),
        }

    def _flowers(self, look, words):
        """Return the flowers beside the bed; the one that is drafted lies in it."""
        beside = {kind: Plant(kind, 60 + 60 * at, HEIGHT + 30) for at, kind in enumerate(KINDS)}
        if look.draft:
            beside[look.draft.kind] = look.draft
        return join(self._flower(plant, words) for plant in beside.values())

    def _flower(self, plant, words):
        told = attributes(
            data_drag="draft", data_what=plant.kind, data_x=plant.x, data_y=plant.y,
            data_turn=plant.turn, data_bounds=f"0 0 {WIDTH} {HEIGHT}", data_snap=10,
            data_turn_snap=15, data_key=f"flower-{plant.kind}", tabindex=0, role="button",
            aria_label=words(f"garden-{plant.kind}"),
            transform=f"translate({plant.x} {plant.y}) rotate({plant.turn})",
        )  # fmt: skip
        return html('<g{}>{}<circle data-turner cy="-30" r="5"/></g>', told, plant_art(plant.kind))

    def _buttons_of(self, look, words):
        if not look.draft:
            return html("<p>{}</p>", words("garden-drag"))
        kind = words(f"garden-{look.draft.kind}")
        return row(
            button(MOVE, words("garden-plant", kind=kind), str(look.draft)),
            button("drop", words("garden-put-back")),
        )

    def touch(self, look, name, value, view):
        """Draft a flower, put it back, or plant it."""
        if name == "draft" and view.seat is not None and view.seat in look.people:
            return replace(look, draft=self.game.parse(value))
        if name == "drop" and look.draft:
            return replace(look, draft=None)
        if name == "draft" or name == "drop":
            raise Rejected("garden-not-now")
        answer = super().touch(look, name, value, view)
        assert isinstance(answer, Moves)
        return answer

    def after(self, look, news, view):
        """A draft is gone when something is planted, or taken back."""
        return replace(look, draft=None)

    def stays(self, news):
        """What is planted is to be remembered, not read."""
        return None if self.game.open_bed else READ

    def help(self, name, view, words, names):
        if name != "room":
            raise Rejected("table-unknown-touch")
        return words("garden-room", places=len(self.moves(view, Look((view.seat,)), view.seat)))
