"""How many meanings are there?  Join what there is by NOT, AND and OR until nothing new comes."""

from __future__ import annotations

from html import escape
from itertools import combinations
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.notnot.dice import DIRECTIONS, PLACES, Portals
from partylab_widgets.labs.portals import LogicLab, listed
from partylab_widgets.labs.sentences import BOARD, Sentence, negated, places, said
from partylab_widgets.lesson.panel import button

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

Found = dict[frozenset[str], Sentence]
ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}


def first_meanings(board: Portals) -> Found:
    """Return the answer sets of the single directions, each with its sentence."""
    return _shortest([Sentence(face.value) for face in DIRECTIONS], board)


def joined(found: Found, board: Portals) -> Found:
    """Return these meanings and all that come from one more NOT, AND or OR.

    >>> step = first_meanings(BOARD)
    >>> len(step), len(joined(step, BOARD)), len(joined(joined(step, BOARD), BOARD))
    (4, 15, 16)
    """
    known = list(found.values())
    new = [negated(sentence) for sentence in known]
    new += [Sentence(word, pair) for word in ("and", "or") for pair in combinations(known, 2)]
    return _shortest([*known, *new], board)


def _shortest(sentences: list[Sentence], board: Portals) -> Found:
    """Keep one sentence for each answer set, a shortest one."""
    kept: Found = {}
    for sentence in sorted(sentences, key=lambda each: each.length):
        kept.setdefault(places(sentence, board), sentence)
    return kept


def all_sets(board: Portals) -> list[frozenset[str]]:
    """Return every set of cards, the small ones first."""
    cards = [place for place in PLACES if board[place] is not None]
    return [frozenset(some) for size in range(len(cards) + 1) for some in combinations(cards, size)]


class Meanings(LogicLab):
    """All sets of cards, and which of them a sentence can mean so far.

    It waits until the prediction `bet` is locked, and settles it when nothing new comes.
    """

    def __init__(self, lesson: Lesson, bet: str = "", board: Portals = BOARD) -> None:
        super().__init__(lesson, f"meanings-{bet}" if bet else "meanings")
        self.bet, self.board = bet, board
        self.layers = 0
        self.found = first_meanings(board)
        self.redraw()

    @property
    def complete(self) -> bool:
        """Does nothing new come any more?"""
        return len(joined(self.found, self.board)) == len(self.found)

    def obey(self, name: str, value: str) -> None:
        """Join once more, or begin anew."""
        if name == "join" and self.waits:
            raise Rejected("negation-guess-first")
        if name == "join" and not self.complete:
            self.found = joined(self.found, self.board)
            self.layers += 1
        elif name == "anew":
            self.layers, self.found = 0, first_meanings(self.board)
        else:
            super().obey(name, value)
        if self.bet and self.complete:
            self.lesson.settle(self.bet, len(self.found))
        self.redraw(self.told())

    def told(self) -> str:
        """Say how many meanings there are so far."""
        kind = "negation-meanings-all" if self.complete else "negation-meanings-so-far"
        return self.words(kind, count=len(self.found), layers=self.layers)

    def draw(self) -> str:
        """Return all sets of cards; those that can be meant have a sentence."""
        title = self.says("negation-meanings-title")
        if self.waits:
            return self.closed(title)
        cells = "".join(map(self._cell, all_sets(self.board)))
        on = "anew" if self.complete else "join"
        label = self.says("negation-anew" if self.complete else "negation-join")
        return (
            f'<section class="pl-panel pl-lab"><h3>{title}</h3>'
            f"<p><strong>{self.told()}</strong></p>"
            f'<ul class="lab-meanings" role="list">{cells}</ul>'
            f'<div class="pl-row">{button(on, label, style="pl-button-main")}</div></section>'
        )

    def _cell(self, cards: frozenset[str]) -> str:
        arrows = "".join(ARROWS[place] if place in cards else "·" for place in PLACES)
        names = escape(listed(cards, self.board, self.words))
        reached = cards in self.found
        text = said(self.found[cards], self.words) if reached else self.words("negation-unreached")
        return (
            f'<li class="{"" if reached else "lab-unreached"}">'
            f'<span class="lab-arrows" aria-hidden="true">{arrows}</span>'
            f'<span class="pl-visually-hidden">{names}</span><span>{escape(text)}</span></li>'
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return all sets of cards, with room for a sentence."""
        rows = [
            f"{''.join(ARROWS[place] if place in cards else '·' for place in PLACES)}  ________"
            for cards in all_sets(self.board)
        ]
        return self.words("negation-meanings-title"), rows if not self.bet else rows[:4]
