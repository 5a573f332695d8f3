"""What a newcomer to Not Not is told in the first rounds, which wait for everybody.

It says how to read the dice of the coming round before they are rolled, and how the last one went.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.notnot.dice import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.dice import Roll
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import View
    from partylab.words import Words

# One word; then one with a NOT; then two words with NOT NOT.
DEAL = 13713
ROUNDS = 3  # in which the dice are explained


def told(view: View, people: Sequence[Seat], words: Words) -> str:
    """Say how the round before went, and how the next dice are read; in the end nothing."""
    if len(people) != 1 or view.roll is None or view.number > ROUNDS + 1:
        return ""
    before = _before(view.last, people[0], words) if view.last else ""
    now = _dice(view.roll, words) if view.number <= ROUNDS else words("notnot-coach-last")
    return f"{before} {now}".strip()


def _before(last: Round, me: Seat, words: Words) -> str:
    """Say what came of my answer."""
    place = last.taps[me].place
    if place is None:
        how = "missed" if last.order == "tap" else "still"
    else:
        how = "right" if place in last.asked.answer.places else "wrong"
    return words("notnot-coach-before", how=how)


def _dice(roll: Roll, words: Words) -> str:
    """Say how such dice are read: how many words count, and what the negations make of them."""
    count = 2 - roll.faces.count(NOTHING)
    return words("notnot-coach-dice", count=count, negations=min(roll.negations, 3))
