"""Sort commands into piles of the same meaning."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, details, html, join, row, select
from partylab.notnot.dice import NOTHING, RED, UP, Roll
from partylab.notnot.logic import same
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import roll_said
from partylab_widgets.stage.assemble import script, style

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
    """Twelve commands, four piles; which letter a pile has does not matter.

    A command is drawn from pile to pile, carried by arrow keys, or chosen a pile for in a list.
    """

    _esm = script("stage", "drag")
    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, goal: str = "piles", once: Sequence[str] = ()) -> None:
        super().__init__(lesson, goal, once)
        self.goal = goal
        self.piles = [NO_PILE] * len(COMMANDS)
        self.told = ""
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Lay a command onto a pile, or check the piles."""
        if name == "lay":
            self._lay(*value.split(" ", 1))
        elif name.startswith("pile-"):
            self._lay(name.removeprefix("pile-"), value)
        elif name == "check-piles":
            self.told = self.judged()
            self.redraw(self.told)
        else:
            super().obey(name, value)

    def _lay(self, command: str, pile: str = "") -> None:
        known = map(str, range(len(COMMANDS)))
        if command not in known or pile not in (*PILES, NO_PILE):
            raise Rejected("stage-malformed")
        self.piles[int(command)] = pile
        self.told = ""
        said = roll_said(COMMANDS[int(command)], self.words)
        self.redraw(self.words("negation-piles-laid", command=said, pile=_key(pile)))

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
        """Return what is on no pile yet, the piles, and the lists that say the same."""
        told = html('<p class="pl-hint">{}</p>', self.told) if self.told else EMPTY
        check = button("check-piles", self.says("negation-piles-check"), style="pl-button-main")
        how = html('<p class="pl-note">{}</p>', self.says("negation-piles-how"))
        piles = html('<div class="lab-piles">{}</div>', join(map(self._pile, (NO_PILE, *PILES))))
        lists = details(self.says("negation-piles-lists"), self._lists())
        return self.framed("", self.task(), how, piles, lists, told, row(check))

    def _pile(self, pile: str) -> Markup:
        """Return a pile with its commands; it is there also when it is empty."""
        on_it = [at for at, where in enumerate(self.piles) if where == pile]
        name = self._named(pile)
        return html(
            '<section class="lab-pile" data-key="pile-{0}" data-place="{0}" aria-label="{1}">'
            "<strong>{1}</strong>{2}</section>",
            pile, name, join(self._slip(at, name) for at in on_it),
        )  # fmt: skip

    def _named(self, pile: str) -> str:
        return self.words("negation-piles-name", pile=_key(pile))

    def _slip(self, at: int, pile: str) -> Markup:
        said = roll_said(COMMANDS[at], self.words)
        label = self.words("negation-piles-slip", command=said, pile=pile)
        return html(
            '<span class="lab-slip" data-key="slip-{0}" data-drag="lay" data-what="{0}"'
            ' data-onto="" aria-label="{1}">{2}</span>',
            at, label, said,
        )  # fmt: skip

    def _lists(self) -> Markup:
        options = [(pile, self._named(pile)) for pile in (NO_PILE, *PILES)]
        fields = join(
            select(f"pile-{at}", roll_said(roll, self.words), options, self.piles[at])
            for at, roll in enumerate(COMMANDS)
        )
        return html('<div class="lab-choosers">{}</div>', fields)

    def picture(self) -> str:
        """Return the commands, with a box for the letter of the pile."""
        if self.awaited:
            return self.print_waiting()
        rows = [f"☐ {roll_said(roll, self.words)}" for roll in COMMANDS]
        return sheet(self.words(f"{self.lesson.name}-{self.goal}"), rows)


def _key(pile: str) -> str:
    return "none" if pile == NO_PILE else pile
