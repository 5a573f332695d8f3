"""Build a sentence: its words, its tree, its truth table and its cards change together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sympy import And, Or

from partylab.game import Rejected
from partylab.html import EMPTY, html, join, select
from partylab.notnot.dice import PLACES, Face
from partylab.notnot.logic import (
    SYMBOLS,
    Formula,
    Row,
    card_facts,
    joined,
    negated,
    truth_table,
)
from partylab.notnot.saying import draw_tree, table_html, written
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.negation.cards import NO_CARD, cross, listed, portal_options
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import (
    BOARD,
    cards,
    faces,
    is_impossible,
    length,
)
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

JOINTS = {"and": And, "or": Or}
MOST_NOTS = 3


class SentenceBuilder(Lab):
    """NOTs, a criterion, perhaps AND or OR and another one, and NOTs before the whole.

    With `goal` it is the exercise of that name: a sentence that no card on any board can meet.
    With `free` the cards may be changed too.
    """

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, goal: str = "", free: bool = False, once: Sequence[str] = ()
    ) -> None:
        super().__init__(lesson, goal or ("sandbox-builder" if free else "builder"), once)
        self.goal, self.free = goal, free
        self.board = dict(BOARD)
        self.chosen = {
            "outer": "0" if goal else "1",
            "not-first": "0",
            "first": "up",
            "joint": "or",
            "not-second": "0",
            "second": "red",
        }
        self.redraw()

    @property
    def sentence(self) -> Formula:
        """The sentence as it stands."""
        chosen = self.chosen
        first, second = (
            negated(SYMBOLS[Face(chosen[name])], int(chosen[f"not-{name}"]))
            for name in ("first", "second")
        )
        joint = JOINTS.get(chosen["joint"])
        return negated(joined(joint, first, second) if joint else first, int(chosen["outer"]))

    @property
    def said(self) -> str:
        """The sentence in the words of the dice."""
        return written(self.sentence, self.words, spoken=True)

    def options(self, name: str) -> list[tuple[str, str]]:
        """Return what can be chosen, with its words."""
        if name == "joint":
            alone = ("alone", self.words("negation-alone"))
            return [alone, *((joint, self.words(f"notnot_logic-word-{joint}")) for joint in JOINTS)]
        if name in ("first", "second"):
            return faces(self.words)
        nots = self.words("notnot-not")
        return [(str(n), " ".join([nots] * n) or "–") for n in range(MOST_NOTS + 1)]

    def obey(self, name: str, value: str) -> None:
        """Change a word of the sentence, or a card."""
        if name in self.chosen and value in dict(self.options(name)):
            self.chosen[name] = value
        elif self.free and name in PLACES and value in dict(portal_options(self.words)):
            self.board[name] = None if value == NO_CARD else value
        elif name in self.chosen or name in PLACES:
            raise Rejected("stage-malformed")
        else:
            super().obey(name, value)
        if self.goal and is_impossible(self.sentence):
            self.note(outcome="right")
        self.redraw(f"{self.said}. {self.told()}")

    def told(self) -> str:
        """Say which cards the sentence is true of."""
        found = cards(self.sentence, self.board)
        names = listed(found, self.board, self.words)
        return self.words("negation-builder-true", count=len(found), cards=names)

    # How it looks

    def draw(self) -> Markup:
        """Return the choices, and the four faces of the sentence."""
        faces = html(
            '<p class="lab-said">{}</p><div class="lab-two"><div>{}{}</div>'
            "<div>{}<p>{}</p>{}</div></div>",
            self.said,
            draw_tree(self.sentence, self.words, spoken=True),
            self._table(),
            cross(self.board, self.words, right=cards(self.sentence, self.board)),
            self.told(),
            self._length(),
        )
        title = "" if self.goal else self.says("negation-builder")
        return self.framed(title, self.task(), self._choosers(), faces)

    def _choosers(self) -> Markup:
        alone = self.chosen["joint"] == "alone"
        fields = [
            select(name, self.says(f"negation-choose-{name}"), self.options(name), value)
            for name, value in self.chosen.items()
            if not (alone and "second" in name)
        ]
        if self.free:
            fields += [self._choose_card(place) for place in PLACES]
        return html('<div class="lab-choosers">{}</div>', join(fields))

    def _choose_card(self, place: str) -> Markup:
        label = self.says("negation-choose-card", where=place)
        return select(place, label, portal_options(self.words), self.board[place] or NO_CARD)

    def _length(self) -> Markup:
        if not self.goal:
            return EMPTY
        count = self.says("negation-length", count=length(self.sentence))
        return html('<p class="pl-note">{}</p>', count)

    def _table(self) -> Markup:
        """Return the truth table; each row names the cards that are in this situation."""
        found = truth_table(self.sentence)

        def here(row: Row) -> str:
            case = dict(zip(found.symbols, row.values, strict=True))
            return listed(self._like(case), self.board, self.words)

        return table_html(
            found,
            self.words,
            (self.words("negation-column-cards"), here),
            about=self.words("negation-column-sentence"),
        )

    def _like(self, case: dict[Formula, bool]) -> list[str]:
        """Return where the cards lie of which exactly this is true."""
        there = [place for place in PLACES if self.board[place] is not None]
        return [
            place for place in there if case.items() <= card_facts(place, self.board[place]).items()
        ]

    def picture(self) -> str:
        """Return the tree."""
        if self.awaited:
            return self.print_waiting()
        return draw_tree(self.sentence, self.words, spoken=True)
