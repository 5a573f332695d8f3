"""Build a sentence: its words, its tree, its truth table and its cards change together."""

from __future__ import annotations

from html import escape
from itertools import product
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.notnot.dice import PLACES, Face
from partylab_widgets.labs.portals import (
    NO_CARD,
    LogicLab,
    chooser,
    cross,
    listed,
    portal_options,
    table,
)
from partylab_widgets.labs.sentences import (
    BOARD,
    CRITERIA,
    Sentence,
    holds,
    is_impossible,
    negated,
    places,
    said,
    truths,
)
from partylab_widgets.lesson.panel import rich

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

JOINTS = ("alone", "and", "or")
MOST_NOTS = 3
STEP, ROW, HALF = 92, 52, 38  # of the tree: between branches, between rows, half a word


class SentenceBuilder(LogicLab):
    """NOTs, a criterion, perhaps AND or OR and another one, and NOTs before the whole.

    With `goal` it is the exercise of that name: a sentence that no card on any board can meet.
    With `free` the cards may be changed too.
    """

    def __init__(self, lesson: Lesson, goal: str = "", free: bool = False) -> None:
        super().__init__(lesson, goal or ("sandbox-builder" if free else "builder"))
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
    def sentence(self) -> Sentence:
        """The sentence as it stands."""
        chosen = self.chosen
        first = negated(Sentence(chosen["first"]), int(chosen["not-first"]))
        if chosen["joint"] == "alone":
            return negated(first, int(chosen["outer"]))
        second = negated(Sentence(chosen["second"]), int(chosen["not-second"]))
        return negated(Sentence(chosen["joint"], (first, second)), int(chosen["outer"]))

    def options(self, name: str) -> list[tuple[str, str]]:
        """Return what can be chosen, with its words."""
        if name == "joint":
            return [(joint, self.words(f"negation-word-{joint}")) for joint in JOINTS]
        if name in ("first", "second"):
            return [(face.value, self.words(f"notnot-face-{face.value}")) for face in CRITERIA]
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
        self.redraw(f"{said(self.sentence, self.words)}. {self.told()}")

    def told(self) -> str:
        """Say which cards the sentence is true of."""
        found = places(self.sentence, self.board)
        return self.words(
            "negation-builder-true",
            count=len(found),
            cards=listed(found, self.board, self.words),
        )

    def draw(self) -> str:
        """Return the choices, and the four faces of the sentence."""
        return (
            f'<section class="pl-panel pl-lab">{self.task() or self._title()}{self._choosers()}'
            f'<p class="lab-said">{escape(said(self.sentence, self.words))}</p>'
            f'<div class="lab-two"><div>{self._tree()}{self._table()}</div>'
            f"<div>{cross(self.board, self.words, right=places(self.sentence, self.board))}"
            f"<p>{rich(self.told())}</p>{self._length()}</div></div></section>"
        )

    def _title(self) -> str:
        return f"<h3>{self.says('negation-builder')}</h3>"

    def _choosers(self) -> str:
        names = [
            name for name in self.chosen if self.chosen["joint"] != "alone" or "second" not in name
        ]
        fields = [
            chooser(name, self.says(f"negation-choose-{name}"), self.options(name), value)
            for name, value in self.chosen.items()
            if name in names
        ]
        if self.free:
            fields += [
                chooser(
                    place,
                    self.says("negation-choose-card", where=place),
                    portal_options(self.words),
                    self.board[place] or NO_CARD,
                )
                for place in PLACES
            ]
        return f'<div class="lab-choosers">{"".join(fields)}</div>'

    def _length(self) -> str:
        if not self.goal:
            return ""
        return f'<p class="pl-note">{self.says("negation-length", count=self.sentence.length)}</p>'

    def _table(self) -> str:
        """Return the truth table; each row names the cards that are in this situation."""
        criteria = self.sentence.criteria
        rows = []
        for values in product((True, False), repeat=len(criteria)):
            case = dict(zip(criteria, values, strict=True))
            here = [place for place in PLACES if self._is_in(place, case)]
            cells = [self._sign(value) for value in values]
            names = listed(here, self.board, self.words)
            rows.append([*cells, self._sign(holds(self.sentence, case)), names])
        heads = [self.words(f"notnot-face-{word}") for word in criteria]
        return table(
            [*heads, self.words("negation-column-sentence"), self.words("negation-column-cards")],
            rows,
        )

    def _is_in(self, place: str, case: dict[str, bool]) -> bool:
        portal = self.board[place]
        true = truths(place, portal)
        return portal is not None and all(true[word] is value for word, value in case.items())

    def _sign(self, true: bool) -> str:
        return self.words("negation-true" if true else "negation-false")

    def _tree(self) -> str:
        return tree(self.sentence, self.labels(), said(self.sentence, self.words))

    def labels(self) -> dict[str, str]:
        """Return the words that stand in the tree."""
        joints = {joint: self.words(f"negation-word-{joint}") for joint in ("and", "or")}
        faces = {face.value: self.words(f"notnot-face-{face.value}") for face in Face}
        return {**joints, **faces, "not": self.words("notnot-not")}

    def picture(self) -> str:
        """Return the tree."""
        return tree(self.sentence, self.labels(), said(self.sentence, self.words))


def tree(sentence: Sentence, labels: dict[str, str], title: str) -> str:
    """Return the tree of a sentence as SVG: what is joined hangs below what joins it."""
    wide = _leaves(sentence) * STEP
    high = _depth(sentence) * ROW + 6
    inside = "".join(_branch(sentence, 0, 0, labels))
    name = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lab-tree" role="img"'
        f' viewBox="0 0 {wide} {high}" style="max-width:{3 * wide}px">'
        f"<title>{name}</title><desc>{escape(_outline(sentence, labels))}</desc>{inside}</svg>"
    )


def _leaves(sentence: Sentence) -> int:
    return sum(map(_leaves, sentence.parts)) or 1


def _depth(sentence: Sentence) -> int:
    return 1 + max(map(_depth, sentence.parts), default=0)


def _outline(sentence: Sentence, labels: dict[str, str]) -> str:
    below = ", ".join(_outline(part, labels) for part in sentence.parts)
    return labels[sentence.word] + (f" ({below})" if below else "")


def _branch(sentence: Sentence, left: int, row: int, labels: dict[str, str]) -> list[str]:
    """Return the lines first, so that the words stand on them."""
    x, y = left + _leaves(sentence) * STEP // 2, row * ROW + 20
    lines, below = [], []
    for part in sentence.parts:
        to = left + _leaves(part) * STEP // 2
        lines.append(f'<path d="M{x} {y}L{to} {y + ROW}" stroke="#87837a" stroke-width="2"/>')
        below += _branch(part, left, row + 1, labels)
        left += _leaves(part) * STEP
    word = (
        f'<rect x="{x - HALF}" y="{y - 15}" width="{2 * HALF}" height="30" rx="8" fill="#fffdf7"'
        f' stroke="#87837a"/><text x="{x}" y="{y + 5}" text-anchor="middle" font-size="13">'
        f"{escape(labels[sentence.word])}</text>"
    )
    return [*lines, *below, word]
