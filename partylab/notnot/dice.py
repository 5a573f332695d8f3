"""The dice of Not Not, and the one rule that says which cards may be tapped.

>>> board = {"N": "red", "E": "white", "S": None, "W": "blue"}  # None is a Void
>>> sorted(answer(Roll(Face.UP, Face.BLUE), board).places)
['N', 'W']
>>> sorted(answer(Roll(Face.UP, Face.BLUE, nots=1), board, up="W").places)
['E', 'N']
>>> answer(Roll(Face.NOTHING, Face.NOTHING), board).order
'still'

Codes such as NN-26 are the numbers of the rules in docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from partylab.game import Rejected, brief


class Face(StrEnum):
    """What a criteria die can show: a direction, a colour, or NOTHING."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    NOTHING = "nothing"

    @classmethod
    def _missing_(cls, name: object) -> Face | None:
        """Take a name in capitals too, as the dice themselves are written."""
        known = {face.value: face for face in cls}
        return known.get(name.lower()) if isinstance(name, str) else None

    def __repr__(self) -> str:
        return f"Face.{self.name}"


UP, RIGHT, DOWN, LEFT, RED, BLUE, GREEN, YELLOW, NOTHING = Face
DIRECTIONS = (UP, RIGHT, DOWN, LEFT)  # clockwise, as are the places
COLOURS = (RED, BLUE, GREEN, YELLOW)
PLACES = ("N", "E", "S", "W")
PORTALS = ("red", "blue", "green", "yellow", "white")  # NN-3; no die says white (NN-F1)

TwoDice = tuple[tuple[Face, ...], tuple[Face, ...]]

# The faces of the two criteria dice; each has NOTHING twice (NN-F3, NN-F4).
DICE: dict[str, TwoDice] = {
    "split": ((*DIRECTIONS, NOTHING, NOTHING), (*COLOURS, NOTHING, NOTHING)),
    "mixed": (
        (UP, LEFT, RED, GREEN, NOTHING, NOTHING),
        (DOWN, RIGHT, BLUE, YELLOW, NOTHING, NOTHING),
    ),
}
# How often the negation die says NOT; 0 is its blank face (NN-F5).
NEGATION_DIE = (0, 1, 1, 2, 2, 3)
MOST_NOTS = max(NEGATION_DIE)
# The ink in which a colour's name is printed: never its own (NN-7, NN-F10).
INK = {RED: "blue", BLUE: "yellow", YELLOW: "green", GREEN: "red"}

NOTHING_RULES = ("drop_first", "negate_first")  # NN-A1, rulings A and B

# What lies around the deck: the colour of each place's portal, None for a Void.
Portals = Mapping[str, str | None]


@dataclass(frozen=True, repr=False)
class Roll:
    """What the dice and the deck's back say in one round."""

    first: Face
    second: Face
    nots: int = 0  # on the negation die
    liar: bool = False  # the Liar symbol is on the deck's back, and counts

    def __post_init__(self) -> None:
        """Take faces by their names too; refuse what no die can show."""
        object.__setattr__(self, "first", _face(self.first))
        object.__setattr__(self, "second", _face(self.second))
        if type(self.nots) is not int or not 0 <= self.nots <= MOST_NOTS:
            raise Rejected("notnot-wrong-nots", nots=brief(self.nots), most=MOST_NOTS)
        if type(self.liar) is not bool:
            raise Rejected("notnot-wrong-liar", liar=brief(self.liar))

    @property
    def faces(self) -> tuple[Face, Face]:
        """Both criteria."""
        return self.first, self.second

    @property
    def negations(self) -> int:
        """How many negations there are: the Liar is just one more (NN-34, NN-A13)."""
        return self.nots + self.liar

    @property
    def negated(self) -> bool:
        """Does a negation remain? They cancel in pairs (NN-31)."""
        return self.negations % 2 == 1

    def __repr__(self) -> str:
        more = (f", nots={self.nots}" if self.nots else "") + (", liar=True" if self.liar else "")
        return f"Roll({self.first!r}, {self.second!r}{more})"

    def _repr_html_(self) -> str:
        from importlib import import_module  # rules import no drawing

        from partylab import words

        drawing = import_module("partylab.notnot.drawing")
        return str(drawing.draw_roll(self, words.Words()))


def _face(name: str) -> Face:
    try:
        return Face(name)
    except ValueError as error:
        raise Rejected("notnot-wrong-face", face=brief(name), known=", ".join(Face)) from error


class Answer(NamedTuple):
    """What a roll asks for on a board.

    `order` is "tap"; or "still", when the dice order nobody to tap; or "none", when they ask for
    a card that is not there.  In the last two there are no places, and every tap is wrong.
    """

    order: str
    places: frozenset[str]


def answer(
    roll: Roll, board: Portals, up: str = "N", nothing_rule: str = NOTHING_RULES[0]
) -> Answer:
    """Return which cards may be tapped: the whole of NN-25 to NN-34 in one rule.

    A card satisfies the dice when it has a portal and, for at least one of the criteria that
    count, does what the criterion says, or its opposite when a negation remains.
    """
    check_board(board, up)
    if is_still(roll):
        return Answer("still", frozenset())
    faces, negated = counting(roll, nothing_rule), roll.negated
    places = frozenset(
        place
        for place, portal in board.items()
        if portal is not None
        and any(meets(face, place, portal, up) is not negated for face in faces)
    )
    return Answer("tap" if places else "none", places)


def is_still(roll: Roll) -> bool:
    """Do the dice order nobody to tap? Only NOTHING twice does, unless negated (NN-28, NN-30)."""
    return roll.faces == (NOTHING, NOTHING) and not roll.negated


def counting(roll: Roll, nothing_rule: str = NOTHING_RULES[0]) -> tuple[Face, ...]:
    """Return the criteria that count.

    Action beats inaction (NN-27): beside a real criterion NOTHING is dropped, under ruling A of
    NN-A1 before anything is negated.  Under ruling B it is negated first, and its opposite, "do
    something", is satisfied by every card.
    """
    if nothing_rule not in NOTHING_RULES:
        raise Rejected(
            "table-wrong-option",
            option="nothing_rule",
            value=brief(nothing_rule, write=repr),
            allowed=", ".join(NOTHING_RULES),
        )
    real = tuple(face for face in roll.faces if face is not NOTHING)
    return real if real and nothing_rule == "drop_first" else roll.faces


def meets(face: Face, place: str, portal: str | None, up: str = "N") -> bool:
    """Does a card do what a criterion says, before any negation? No card does NOTHING."""
    if face in DIRECTIONS:
        return place == place_of(face, up)
    return portal is not None and portal == face.value


def place_of(direction: Face, up: str = "N") -> str:
    """Return where a direction is when `up` is where the arrow points (NN-33).

    >>> [place_of(direction, up="E") for direction in DIRECTIONS]
    ['E', 'S', 'W', 'N']
    """
    return PLACES[(PLACES.index(up) + DIRECTIONS.index(direction)) % 4]


def direction_of(place: str, up: str = "N") -> Face:
    """Return which direction a place is when `up` is where the arrow points.

    >>> direction_of("N", up="E")
    Face.LEFT
    """
    return DIRECTIONS[(PLACES.index(place) - PLACES.index(up)) % 4]


def check_board(board: Portals, up: str) -> None:
    """Refuse a board with a place or a colour that does not exist."""
    if set(board) != set(PLACES) or not set(board.values()) <= {*PORTALS, None}:
        raise Rejected(
            "notnot-wrong-board",
            board=brief(dict(board), most=80),
            places=", ".join(PLACES),
            portals=", ".join(PORTALS),
        )
    if up not in PLACES:
        raise Rejected("notnot-wrong-up", up=brief(up), places=", ".join(PLACES))


def own_dice(dice: Any) -> TwoDice:
    """Read two dice of one's own, each a list of six names of faces."""
    try:
        first, second = (tuple(Face(face) for face in die) for die in dice)
        if len(first) == len(second) == 6:
            return first, second
    except (TypeError, ValueError):
        pass  # refused below, with a sentence
    raise Rejected(
        "notnot-wrong-dice",
        option="dice",
        value=brief(dice, write=repr),
        allowed=", ".join(DICE),
        faces=", ".join(Face),
    )
