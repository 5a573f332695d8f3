"""The exercises of the lesson on NOT: fresh cases, right answers, known mistakes, solutions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from sympy import symbols

from partylab.game import Rejected
from partylab.notnot.dice import (
    DICE,
    DIRECTIONS,
    PLACES,
    PORTALS,
    Face,
    Roll,
    answer,
    counting,
    meets,
)
from partylab.notnot.logic import formula, meaning
from partylab_widgets.lesson.exercise import (
    Case,
    Exercise,
    Law,
    Verdict,
    ask,
    call,
    is_missing,
    short,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

CASES = 80  # fresh ones for each check
NAMES = [face.value for face in Face]

# right_cards(first, second, nots, board)


def rolls_and_boards(rng: Random) -> list[Case]:
    """Draw rolls of the game's dice and boards; every number of NOTs comes up."""
    drawn: list[Case] = []
    for at in range(CASES):
        first, second = (rng.choice(die).value for die in DICE["split"])
        if at % 8 == 0:  # a card that meets both is rare, and tells most
            first, second = rng.choice(DIRECTIONS).value, rng.choice(PORTALS[:4])
        board: dict[str, str | None] = {place: rng.choice(PORTALS) for place in PLACES}
        if at % 3 == 0:
            board[rng.choice(PLACES)] = None
        if at % 8 == 0 and at % 3:
            board[PLACES[[face.value for face in DIRECTIONS].index(first)]] = second
        drawn.append((first, second, at % 4, board))
    return drawn


def right_cards(first: str, second: str, nots: int, board: Any) -> frozenset[str]:
    """Return the right cards, by the rules of the game."""
    return answer(Roll(Face(first), Face(second), nots), board).places


def _with(joins: Callable[[list[bool], bool], bool]) -> Callable[..., frozenset[str]]:
    """Return right_cards with another way to judge what the criteria say of a card."""

    def cards(first: str, second: str, nots: int, board: Any) -> frozenset[str]:
        roll = Roll(Face(first), Face(second), nots)
        faces = [face for face in counting(roll) if face is not Face.NOTHING]
        if not faces:
            return right_cards(first, second, nots, board)
        return frozenset(
            place
            for place in PLACES
            if board[place] is not None
            and joins([meets(face, place, board[place]) for face in faces], roll.negated)
        )

    return cards


def _void_too(first: str, second: str, nots: int, board: Any) -> frozenset[str]:
    """Take a NOT to mean all other places, be there a portal or not."""
    right = right_cards(first, second, nots, board)
    return right | {place for place in PLACES if nots % 2 and board[place] is None}


def _any_not(first: str, second: str, nots: int, board: Any) -> frozenset[str]:
    return right_cards(first, second, min(nots, 1), board)


def _negate_first(first: str, second: str, nots: int, board: Any) -> frozenset[str]:
    return answer(Roll(Face(first), Face(second), nots), board, nothing_rule="negate_first").places


RIGHT_CARDS = Exercise(
    stars=2,
    cases=rolls_and_boards,
    right=right_cards,
    mistakes={
        "cards-neither": _with(lambda met, no: any(met) is not no),
        "cards-exclusive": _with(
            lambda met, no: (sum(met) == 1) if not no else any(not each for each in met)
        ),
        "cards-all": _with(lambda met, no: all(met) is not no),
        "cards-any-not": _any_not,
        "cards-never-not": lambda first, second, _nots, board: right_cards(first, second, 0, board),
        "cards-void": _void_too,
        "cards-nothing": _negate_first,
    },
    solution="""
def right_cards(first, second, nots, board):
    portals = {place for place in board if board[place]}
    faces = [face for face in (first, second) if face != "nothing"]
    sets = [{p for p in portals if face in (WHERE[p], board[p])} for face in faces]
    union = set().union(*sets)
    common = set.intersection(*sets) if sets else set()
    return portals - common if nots % 2 else union
""",
)

# same(f, g)


ALL_ROWS = [(a, b) for a in (True, False) for b in (True, False)]


@dataclass(frozen=True, eq=False)
class Function:
    """A function of two truth values, given by its truth table."""

    values: tuple[bool, ...]

    def __call__(self, a: bool, b: bool) -> bool:
        """Look the value up."""
        return self.values[ALL_ROWS.index((bool(a), bool(b)))]

    def __repr__(self) -> str:
        return "".join("FT"[value] for value in self.values)


def _functions() -> list[Function]:
    """Return all sixteen."""
    return [Function(values) for values in product((True, False), repeat=4)]


def _agree(rows: list[tuple[bool, bool]]) -> Callable[..., bool]:
    return lambda f, g: all(f(a, b) == g(a, b) for a, b in rows)


def pairs_of_functions(rng: Random) -> list[Case]:
    """Draw pairs of functions: equal ones, and such that differ in a single row."""
    functions = _functions()
    pairs = [(f, g) for f in functions for g in functions]
    equal = zip(functions, _functions(), strict=True)
    return [*equal, *rng.sample(pairs, CASES), (functions[0], functions[1])]


SAME = Exercise(
    stars=2,
    cases=pairs_of_functions,
    right=_agree(ALL_ROWS),
    mistakes={
        "same-one-row": _agree(ALL_ROWS[:1]),
        "same-equal-values": _agree([(True, True), (False, False)]),
        "same-mixed-values": _agree([(True, False), (False, True)]),
        "same-any-row": lambda f, g: any(f(a, b) == g(a, b) for a, b in ALL_ROWS),
        "same-both-true": lambda f, g: all(f(a, b) and g(a, b) for a, b in ALL_ROWS),
        "same-objects": lambda f, g: f is g,
    },
    laws=(Law("same-not-bool", lambda asked, f, g: isinstance(asked(f, g), bool)),),
    solution="""
def same(f, g):
    rows = [(a, b) for a in (True, False) for b in (True, False)]
    return all(f(a, b) == g(a, b) for a, b in rows)
""",
)

# command(p, q, nots)


@dataclass(frozen=True)
class Formula:
    """The task to write the dice as a sympy formula.

    Formulas are compared by their truth tables, so any form of the right one passes.
    """

    stars: int
    solution: str

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function with symbols of fresh names."""
        p, q = symbols(f"p{rng.randrange(100)} q{rng.randrange(100)}")
        tables: list[tuple[bool, ...] | None] = []
        for nots in range(7):
            given = ask(answer, p, q, nots)
            if is_missing(given):
                return Verdict("untried" if not tables else "not-yet", "formula-no-formula")
            tables.append(_table(given, p, q))
        return _judged(tables)


def _table(given: Any, p: Any, q: Any) -> tuple[bool, ...] | None:
    """Return the truth table of a formula, or nothing when it is none in p and q."""
    try:
        values = [given.subs({p: a, q: b}) for a, b in ALL_ROWS]
    except Exception:  # a learner's value may be anything
        return None
    found = tuple(value == True for value in values)  # noqa: E712  (sympy has its own true)
    known = all(value in (True, False) for value in values)
    return found if known else None


def _rows(joins: Callable[[bool, bool, bool], bool], parity: bool = True) -> list[tuple[bool, ...]]:
    return [
        tuple(joins(a, b, nots % 2 == 1 if parity else nots > 0) for a, b in ALL_ROWS)
        for nots in range(7)
    ]


def _at_least_one(a: bool, b: bool, no: bool) -> bool:
    return not (a and b) if no else a or b


FORMULAS = {
    "": _rows(_at_least_one),
    "formula-neither": _rows(lambda a, b, no: not (a or b) if no else a or b),
    "formula-exclusive": _rows(lambda a, b, no: not (a and b) if no else a != b),
    "formula-and": _rows(lambda a, b, no: not (a and b) if no else a and b),
    "formula-any-not": _rows(_at_least_one, parity=False),
    "formula-never-not": _rows(lambda a, b, _no: a or b),
    "formula-first-only": _rows(lambda a, b, no: not a or b if no else a or b),
}


def _judged(tables: list[tuple[bool, ...] | None]) -> Verdict:
    if None in tables:
        return Verdict("not-yet", "formula-no-formula")
    for sentence, wanted in FORMULAS.items():
        if tables == wanted:
            return Verdict("not-yet", sentence) if sentence else Verdict("right")
    nots = next(n for n in range(7) if tables[n] != FORMULAS[""][n])
    at = next(i for i, row in enumerate(tables[nots] or ()) if row is not FORMULAS[""][nots][i])
    a, b = (str(value) for value in ALL_ROWS[at])
    return Verdict("not-yet", "formula-differs", {"nots": nots, "p": a, "q": b})


FORMULA = Formula(
    stars=3,
    solution="""
def command(p, q, nots):
    if nots % 2 == 1:
        return Or(Not(p), Not(q))
    return Or(p, q)
""",
)

# simplest(first, second, nots)


def spoken(first: str, second: str, nots: int) -> int:
    """Return how many words a roll says; NOTHING is silent."""
    return nots + sum(face != "nothing" for face in (first, second))


def _all_rolls() -> list[tuple[str, str, int]]:
    return [(a, b, nots) for a in NAMES for b in NAMES for nots in range(4)]


@dataclass(frozen=True)
class Simplest:
    """The task to say the same in as few words as possible.

    Two rolls say the same when they allow the same cards, of all that can lie anywhere: then
    their answers are equal on every board.  Any shortest one is right.
    """

    stars: int
    solution: str

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh rolls."""
        shortest: dict[Any, int] = {}
        for roll in _all_rolls():
            means, length = _meaning(roll), spoken(*roll)
            shortest[means] = min(length, shortest.get(means, length))
        cases = [*_telling_rolls(), *rng.sample(_all_rolls(), CASES)]
        for at, case in enumerate(cases):
            given = ask(answer, *case)
            if is_missing(given):
                return Verdict("untried" if not at else "not-yet", "simplest-not-three")
            found = _compared(case, given, shortest)
            if found is not None:
                return found
        return Verdict("right")


def _telling_rolls() -> list[tuple[str, str, int]]:
    """Return rolls that are not shortest, one for every reason, the plain reasons first."""
    return [
        ("up", "red", 2), ("up", "red", 3), ("red", "red", 0), ("nothing", "nothing", 3),
        ("nothing", "nothing", 2), ("up", "down", 1), ("red", "blue", 3), ("up", "red", 1),
    ]  # fmt: skip


def _meaning(roll: tuple[str, str, int]) -> Any:
    first, second, nots = roll
    return meaning(formula(Roll(Face(first), Face(second), nots)))


def _compared(case: Any, given: Any, shortest: dict[Any, int]) -> Verdict | None:
    try:
        first, second, nots = given
        means = _meaning((first, second, nots))
    except (TypeError, ValueError, Rejected):
        return Verdict("not-yet", "simplest-not-three")
    about = {"call": call("simplest", case), "given": short(tuple(given))}
    if means != _meaning(case):
        return Verdict("not-yet", "simplest-other-meaning", about)
    if spoken(first, second, nots) > shortest[means]:
        return Verdict("not-yet", _why_longer((first, second, nots)), about)
    return None


def _why_longer(given: tuple[str, str, int]) -> str:
    """Name what could still be left out."""
    if given[2] >= 2:
        return "simplest-two-nots"
    if given[0] == given[1]:
        return "simplest-twice"
    return "simplest-always-true"


SIMPLEST = Simplest(
    stars=3,
    solution="""
def simplest(first, second, nots):
    nots = nots % 2
    if first == second:
        second = "nothing"
    both = "nothing" not in (first, second)
    directions = {"up", "right", "down", "left"}
    alike = (first in directions) == (second in directions)
    if nots and both and alike:
        return "nothing", "nothing", 1
    return first, second, nots
""",
)

EXERCISES = {
    "cards": RIGHT_CARDS,
    "same": SAME,
    "formula": FORMULA,
    "simplest": SIMPLEST,
}
