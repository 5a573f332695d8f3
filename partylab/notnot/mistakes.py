"""The mistakes that people make: each is the answer to what somebody thought they saw.

>>> from partylab.notnot import Asked, Card, Face, Level, Roll
>>> board = (Card("red", "blue"), Card("blue", "red"), Card("white", "red"), Card(None, "green"))
>>> asked = Asked(1, Level.NORMAL, Roll(Face.LEFT, Face.RED, nots=1), "N", board)
>>> {mistake: "".join(sorted(places)) for mistake, (order, places) in mistakes(asked).items()}
{'negation': 'N', 'ink': 'ENS', 'background': 'ENSW'}
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from partylab.notnot.dice import COLOURS, INK, PLACES, Answer, Face, Roll, answer

if TYPE_CHECKING:
    from partylab.notnot.rounds import Asked


def mistakes(asked: Asked) -> dict[str, Answer]:
    """Return what each mistake would answer, where it can be made at all in this round.

    "negation": one NOT is missed; "ink": the colour of a word's ink is followed; "compass": the
    arrow on the deck is forgotten; "background": the card is looked at instead of its portal.
    """
    roll, board, up, rule = asked.roll, asked.portals, asked.up, asked.nothing_rule
    found: dict[str, Answer] = {}
    if roll.negations:
        missed = replace(roll, nots=roll.nots - 1) if roll.nots else replace(roll, liar=False)
        found["negation"] = answer(missed, board, up, rule)
    if any(face in COLOURS for face in roll.faces):
        found["ink"] = answer(_by_ink(roll), board, up, rule)
        found["background"] = answer(roll, backgrounds(asked), up, rule)
    if up != "N":
        found["compass"] = answer(roll, board, "N", rule)
    return found


def likely(asked: Asked) -> dict[str, Answer]:
    """Return the mistakes that lead to another tap than a right one in this round."""
    right = asked.answer
    return {
        mistake: wrong
        for mistake, wrong in mistakes(asked).items()
        if wrong.places - right.places or (right.places and not wrong.places)
    }


def explain(asked: Asked, place: str) -> tuple[str, ...]:
    """Return the mistakes that would explain a wrong tap.

    They may be several; none where somebody just slipped.
    """
    return tuple(name for name, wrong in likely(asked).items() if place in wrong.places)


def backgrounds(asked: Asked) -> dict[str, str | None]:
    """Return the board as those see it who look at the cards instead of their portals."""
    return {
        place: None if card is None else card.background
        for place, card in zip(PLACES, asked.board, strict=True)
    }


def _by_ink(roll: Roll) -> Roll:
    first, second = (Face(INK[face]) if face in INK else face for face in roll.faces)
    return replace(roll, first=first, second=second)
