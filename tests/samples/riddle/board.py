"""Riddle on the stage: a list to choose from, or a field to write in."""

from __future__ import annotations

from partylab.board import MOVE, NEWS, Board
from partylab.html import EMPTY, Markup, field, html, select, slot
from samples.riddle.drawing import draw
from samples.riddle.rules import KINDS, LONGEST


class RiddleBoard(Board):
    """The hint, and what I can say."""

    def draw(self, view, look, words, names):
        picture = Markup(draw(view, words, names))
        says = view.seat in look.people and view.left and view.seat == view.mover
        control = self._control(view, words) if says else EMPTY
        mine = EMPTY if view.kind is None else html("<p>{}</p>", words(f"riddle-kind-{view.kind}"))
        return {
            "table": html(
                '<div class="pl-table">{}{}{}{}</div>', picture, mine, control, slot(NEWS)
            )
        }

    def _control(self, view, words):
        if view.chosen and view.hint is None:
            return field(MOVE, words("riddle-write"), maxlength=LONGEST)
        kinds = [(kind, words(f"riddle-kind-{kind}")) for kind in KINDS]
        label = words("riddle-guess" if view.chosen else "riddle-choose")
        return select(MOVE, label, [("", "…"), *kinds], "")
