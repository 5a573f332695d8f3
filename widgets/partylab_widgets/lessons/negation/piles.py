"""Sort commands into piles of the same meaning."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, join, row, select
from partylab.notnot.dice import NOTHING, RED, UP, Roll
from partylab.notnot.logic import same
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import roll_said
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

COMMANDS = (
    Roll(UP, RED),
    Roll(UP, NOTHING, nots=1),
    Roll(NOTHING, NOTHING, nots=3),
    Roll(UP, NOTHING, nots=2),
    Roll(UP, RED, nots=1, liar=True),
    Roll(NOTHING, NOTHING, liar=True),
    Roll(UP, NOTHING),
    Roll(UP, NOTHING, nots=3),
    Roll(UP, RED, nots=2),
    Roll(NOTHING, NOTHING, nots=1),
    Roll(UP, NOTHING, nots=1, liar=True),
    Roll(UP, NOTHING, nots=2, liar=True),
)
PILES = "ABCD"
NO_PILE = "-"


class Piles(Lab):
    """Twelve commands, four piles; which letter a pile has does not matter."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, goal: str = "piles", once: Sequence[str] = ()) -> None:
        super().__init__(lesson, goal, once)
        self.goal = goal
        self.piles = [NO_PILE] * len(COMMANDS)
        self.told = ""
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Put a command on a pile, or check the piles."""
        at = name.removeprefix("pile-")
        if at != name and at.isdecimal() and int(at) < len(COMMANDS):
            if value not in (*PILES, NO_PILE):
                raise Rejected("stage-malformed")
            self.piles[int(at)] = value
            self.told = ""
            self.redraw()
        elif name == "check-piles":
            self.told = self.judged()
            self.redraw(self.told)
        else:
            super().obey(name, value)

    def judged(self) -> str:
        """Say whether the piles are right, and if not, show one pair that is not."""
        if NO_PILE in self.piles:
            return self.words("negation-piles-missing", count=self.piles.count(NO_PILE))
        for a, b in combinations(range(len(COMMANDS)), 2):
            together = self.piles[a] == self.piles[b]
            if together is not same(COMMANDS[a], COMMANDS[b]):
                kind = "negation-piles-differ" if together else "negation-piles-alike"
                one, other = (roll_said(COMMANDS[at], self.words) for at in (a, b))
                return self.words(kind, one=one, other=other)
        self.note(outcome="right")
        return self.words("lesson-was-right")

    def draw(self) -> Markup:
        """Return the commands, each with its pile."""
        options = [(NO_PILE, "–"), *((pile, pile) for pile in PILES)]
        fields = join(
            select(f"pile-{at}", roll_said(roll, self.words), options, self.piles[at])
            for at, roll in enumerate(COMMANDS)
        )
        told = html('<p class="pl-hint">{}</p>', self.told) if self.told else EMPTY
        check = button("check-piles", self.says("negation-piles-check"), style="pl-button-main")
        choosers = html('<div class="lab-choosers">{}</div>{}', fields, told)
        return self.framed("", self.task(), choosers, row(check))

    def picture(self) -> str:
        """Return the commands, with a box for the letter of the pile."""
        if self.awaited:
            return self.print_waiting()
        rows = [f"☐ {roll_said(roll, self.words)}" for roll in COMMANDS]
        return sheet(self.words(f"{self.lesson.name}-{self.goal}"), rows)
