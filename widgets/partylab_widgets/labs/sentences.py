"""Sentences about a card, made of directions, colours, NOT, AND and OR; and what they mean.

The dice of Not Not say only some of them; here any may be said.

>>> up_or_red = Sentence("or", (Sentence("up"), Sentence("red")))
>>> sorted(places(up_or_red, BOARD)), sorted(places(negated(up_or_red), BOARD))
(['N'], ['E', 'S', 'W'])
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from partylab.notnot.dice import (
    COLOURS,
    DIRECTIONS,
    PLACES,
    PORTALS,
    Portals,
    Roll,
    answer,
    meets,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.words import Words

# The cards of the lesson, all of them different: Up is red, then clockwise.
BOARD: Portals = {"N": "red", "E": "blue", "S": "green", "W": "white"}
CRITERIA = (*DIRECTIONS, *COLOURS)


@dataclass(frozen=True)
class Sentence:
    """A criterion, or "not", "and", "or" with the sentences that it joins."""

    word: str
    parts: tuple[Sentence, ...] = ()

    @property
    def length(self) -> int:
        """How many words are said; brackets are silent."""
        return 1 + sum(part.length for part in self.parts)

    @property
    def criteria(self) -> tuple[str, ...]:
        """The criteria in it, each once."""
        if not self.parts:
            return (self.word,)
        return tuple(dict.fromkeys(word for part in self.parts for word in part.criteria))


def negated(sentence: Sentence, times: int = 1) -> Sentence:
    """Return a sentence with NOTs in front."""
    for _ in range(times):
        sentence = Sentence("not", (sentence,))
    return sentence


def truths(place: str, portal: str | None) -> dict[str, bool]:
    """Return which criteria a card meets."""
    return {face.value: meets(face, place, portal) for face in CRITERIA}


def holds(sentence: Sentence, true: Mapping[str, bool]) -> bool:
    """Is a sentence true when these criteria are?"""
    parts = [holds(part, true) for part in sentence.parts]
    match sentence.word:
        case "not":
            return not parts[0]
        case "and":
            return all(parts)
        case "or":
            return any(parts)
    return true[sentence.word]


def places(sentence: Sentence, board: Portals) -> frozenset[str]:
    """Return the answer set: the cards that a sentence is true of.  A Void is none of them."""
    return frozenset(
        place
        for place in PLACES
        if board[place] is not None and holds(sentence, truths(place, board[place]))
    )


def is_impossible(sentence: Sentence) -> bool:
    """Is it true of no card at all, on any board?"""
    return not any(holds(sentence, truths(place, portal)) for place in PLACES for portal in PORTALS)


def said(sentence: Sentence, words: Words) -> str:
    """Return a sentence in words, with brackets where AND and OR are joined to something."""
    match sentence.word:
        case "not":
            return f"{words('notnot-not')} {_bracketed(sentence.parts[0], words)}"
        case "and" | "or":
            joint = words(f"negation-word-{sentence.word}")
            return f" {joint} ".join(_bracketed(part, words) for part in sentence.parts)
    return words(f"notnot-face-{sentence.word}")


def _bracketed(sentence: Sentence, words: Words) -> str:
    text = said(sentence, words)
    return f"({text})" if sentence.word in ("and", "or") else text


def roll_said(roll: Roll, words: Words) -> str:
    """Return what the dice say, Liar included."""
    liar = [words("notnot-liar")] if roll.liar else []
    faces = [words(f"notnot-face-{face.value}") for face in roll.faces]
    return " ".join([*liar, *[words("notnot-not")] * roll.nots, " · ".join(faces)])


def meaning(roll: Roll) -> frozenset[tuple[str, str]] | None:
    """Return all cards that a roll allows, as places with portals; None is the order to stay still.

    What a roll says of a card does not depend on the other cards.  So two rolls with the same
    meaning have the same answers on every board.

    >>> meaning(Roll("red", "blue", nots=1)) == meaning(Roll("nothing", "nothing", nots=1))
    True
    """
    found: set[tuple[str, str]] = set()
    for portal in PORTALS:
        given = answer(roll, dict.fromkeys(PLACES, portal))
        if given.order == "still":
            return None
        found.update((place, portal) for place in given.places)
    return frozenset(found)
