"""How far does NOT reach?  Two readings of the same dice, side by side."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.labs.portals import LogicLab, chooser, cross, listed
from partylab_widgets.labs.sentences import BOARD, CRITERIA, Sentence, negated, places, said

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

READINGS = ("rule", "tempting")


def readings(first: str, second: str) -> dict[str, tuple[Sentence, Sentence]]:
    """Return both readings of NOT with two criteria, each with its twin by De Morgan's laws."""
    a, b = Sentence(first), Sentence(second)
    return {
        "rule": (Sentence("or", (negated(a), negated(b))), negated(Sentence("and", (a, b)))),
        "tempting": (Sentence("and", (negated(a), negated(b))), negated(Sentence("or", (a, b)))),
    }


class Scope(LogicLab):
    """The rule, "at least one fails", beside the tempting "neither … nor".

    It waits until the prediction `bet` is locked.
    """

    def __init__(
        self, lesson: Lesson, bet: str = "", first: str = "left", second: str = "green"
    ) -> None:
        super().__init__(lesson, "two-readings")
        self.bet = bet
        self.faces = {"first": first, "second": second}
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Choose another criterion."""
        if name not in self.faces:
            super().obey(name, value)
        if self.waits or value not in [face.value for face in CRITERIA]:
            raise Rejected("stage-malformed")
        self.faces[name] = value
        self.redraw(self.told())

    def told(self) -> str:
        """Say where the readings differ on this board."""
        found = {name: places(both[0], BOARD) for name, both in self._readings().items()}
        differ = found["rule"] - found["tempting"]
        cards = listed(differ, BOARD, self.words)
        return self.words("negation-scope-differ", count=len(differ), cards=cards)

    def _readings(self) -> dict[str, tuple[Sentence, Sentence]]:
        return readings(self.faces["first"], self.faces["second"])

    def _dice(self) -> str:
        faces = [self.words(f"notnot-face-{face}") for face in self.faces.values()]
        return f"{self.words('notnot-not')} {' · '.join(faces)}"

    def draw(self) -> str:
        """Return the dice, and each reading with its cards."""
        if self.waits:
            return self.closed(self.says("negation-scope-title"))
        options = [(face.value, self.words(f"notnot-face-{face.value}")) for face in CRITERIA]
        fields = "".join(
            chooser(name, self.says(f"negation-choose-{name}"), options, value)
            for name, value in self.faces.items()
        )
        return (
            f'<section class="pl-panel pl-lab"><h3>{self.says("negation-scope-title")}</h3>'
            f'<div class="lab-choosers">{fields}</div>'
            f'<p class="lab-command">{escape(self._dice())}</p><div class="lab-two">'
            f"{''.join(map(self._reading, READINGS))}</div>"
            f"<p><strong>{escape(self.told())}</strong></p></section>"
        )

    def _reading(self, name: str) -> str:
        one, twin = self._readings()[name]
        return (
            f"<div><h4>{self.says(f'negation-scope-{name}')}</h4>"
            f'<p class="lab-said">{escape(said(one, self.words))}<br>'
            f"= {escape(said(twin, self.words))}</p>"
            f"{cross(BOARD, self.words, right=places(one, BOARD))}</div>"
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the dice and both readings."""
        lines = [
            f"{self.words(f'negation-scope-{name}')}: {said(self._readings()[name][0], self.words)}"
            for name in READINGS
        ]
        return self._dice(), lines
