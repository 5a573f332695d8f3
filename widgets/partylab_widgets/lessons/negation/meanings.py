"""How many meanings are there?  Join what there is by NOT, AND and OR until nothing new comes."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sympy import And, Or

from partylab.game import Rejected
from partylab.html import button, html, join, row
from partylab.notnot.dice import DIRECTIONS, PLACES, Portals
from partylab.notnot.logic import SYMBOLS, Formula, joined, negated
from partylab.notnot.saying import written
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.cards import listed
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import BOARD, cards, length
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

Meaning = frozenset[str]
Found = dict[Meaning, Formula]
ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}


def first_meanings(board: Portals) -> Found:
    """Return the meanings of the single directions, each with its sentence."""
    symbols = [SYMBOLS[face] for face in DIRECTIONS]
    return _shortest((cards(symbol, board), symbol) for symbol in symbols)


def joined_once(found: Found, board: Portals) -> Found:
    """Return these meanings and all that come from one more NOT, AND or OR.

    What a joined sentence means follows from what its parts mean: NOT is all other cards, AND what
    both mean, OR what one of them means.

    >>> step = first_meanings(BOARD)
    >>> len(step), len(joined_once(step, BOARD))
    (4, 15)
    """
    every_card = frozenset(place for place in PLACES if board[place] is not None)
    new = [(every_card - means, negated(said)) for means, said in found.items()]
    for (a, said), (b, other) in combinations(found.items(), 2):
        new += [(a & b, joined(And, said, other)), (a | b, joined(Or, said, other))]
    return _shortest([*found.items(), *new])


def _shortest(sentences: Iterable[tuple[Meaning, Formula]]) -> Found:
    """Keep one sentence for each meaning, a shortest one."""
    kept: Found = {}
    for means, said in sorted(sentences, key=lambda each: length(each[1])):
        kept.setdefault(means, said)
    return kept


def all_sets(board: Portals) -> list[Meaning]:
    """Return every set of cards, the small ones first."""
    there = [place for place in PLACES if board[place] is not None]
    return [frozenset(some) for size in range(len(there) + 1) for some in combinations(there, size)]


class Meanings(Lab):
    """All sets of cards, and which of them a sentence can mean so far.

    It waits until the prediction `bet` is locked, and settles it when nothing new comes.
    """

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, bet: str = "", board: Portals = BOARD) -> None:
        super().__init__(lesson, f"meanings-{bet}" if bet else "meanings")
        self.bet, self.board = bet, board
        self._begin()
        self.redraw()

    def _begin(self) -> None:
        self.layers = 0
        self.found = first_meanings(self.board)
        self.next = joined_once(self.found, self.board)

    @property
    def complete(self) -> bool:
        """Does nothing new come any more?"""
        return len(self.next) == len(self.found)

    def obey(self, name: str, value: str) -> None:
        """Join once more, or begin anew."""
        if name == "join" and self.waits:
            raise Rejected("negation-guess-first")
        if name == "join" and not self.complete:
            self.found, self.layers = self.next, self.layers + 1
            self.next = joined_once(self.found, self.board)
        elif name == "anew":
            self._begin()
        else:
            super().obey(name, value)
        if self.bet and self.complete:
            self.lesson.settle(self.bet, len(self.found))
        self.redraw(self.told())

    def told(self) -> str:
        """Say how many meanings there are so far."""
        kind = "negation-meanings-all" if self.complete else "negation-meanings-so-far"
        return self.words(kind, count=len(self.found), layers=self.layers)

    def draw(self) -> Markup:
        """Return all sets of cards; those that can be meant have a sentence."""
        title = self.says("negation-meanings-title")
        if self.waits:
            return self.closed(title, "negation-guess-first")
        sets = html(
            '<p><strong>{}</strong></p><ul class="lab-meanings" role="list">{}</ul>',
            self.told(), join(map(self._cell, all_sets(self.board))),
        )  # fmt: skip
        on = "anew" if self.complete else "join"
        label = self.says("negation-anew" if self.complete else "negation-join")
        return self.framed(title, sets, row(button(on, label, style="pl-button-main")))

    def _cell(self, means: Meaning) -> Markup:
        said = self.words("negation-unreached")
        if means in self.found:
            said = written(self.found[means], self.words, spoken=True)
        return html(
            '<li class="{}"><span class="lab-arrows" aria-hidden="true">{}</span>'
            '<span class="pl-visually-hidden">{}</span><span>{}</span></li>',
            "" if means in self.found else "lab-unreached",
            _arrows(means), listed(means, self.board, self.words), said,
        )  # fmt: skip

    def picture(self) -> str:
        """Return all sets of cards, with room for a sentence."""
        rows = [f"{_arrows(means)}  ________" for means in all_sets(self.board)]
        return sheet(self.words("negation-meanings-title"), rows if not self.bet else rows[:4])


def _arrows(means: Meaning) -> str:
    return "".join(ARROWS[place] if place in means else "·" for place in PLACES)
