"""Sentences about a card, as the lesson says them: formulas of the engine, kept as they are said.

>>> from sympy import Or
>>> from partylab.notnot.logic import SYMBOLS, negated
>>> up, red = SYMBOLS[DIRECTIONS[0]], SYMBOLS[COLOURS[0]]
>>> up_or_red = joined(Or, up, red)
>>> sorted(cards(up_or_red, BOARD)), sorted(cards(negated(up_or_red), BOARD))
(['N'], ['E', 'S', 'W'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sympy import And, false

from partylab.notnot.dice import COLOURS, DIRECTIONS, Portals, Roll
from partylab.notnot.logic import PORTAL, Formula, joined, places, same_formula

if TYPE_CHECKING:
    from partylab.words import Words

# The cards of the lesson, all of them different: Up is red, then clockwise.
BOARD: Portals = {"N": "red", "E": "blue", "S": "green", "W": "white"}
VOID_BOARD: Portals = {**BOARD, "E": None}
CRITERIA = (*DIRECTIONS, *COLOURS)


def cards(sentence: Formula, board: Portals) -> frozenset[str]:
    """Return where the cards lie that a sentence is true of.  A Void is none of them."""
    return places(joined(And, PORTAL, sentence), board)


def is_impossible(sentence: Formula) -> bool:
    """Is it true of no card at all, on any board?"""
    return same_formula(joined(And, PORTAL, sentence), false)


def length(sentence: Formula) -> int:
    """Count the words that are said; brackets are silent."""
    return 1 + sum(map(length, sentence.args))


def faces(words: Words) -> list[tuple[str, str]]:
    """Return the criteria that one can choose, with their words."""
    return [(face.value, words(f"notnot-face-{face.value}")) for face in CRITERIA]


def roll_said(roll: Roll, words: Words) -> str:
    """Return what the dice say, Liar included."""
    liar = [words("notnot-liar")] if roll.liar else []
    said = [words(f"notnot-face-{face.value}") for face in roll.faces]
    return " ".join([*liar, *[words("notnot-not")] * roll.nots, " · ".join(said)])
