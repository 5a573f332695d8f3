"""The logic of Not Not, with sympy: what the dice say as a formula, and how it becomes simple.

>>> from partylab.notnot import Face, Roll
>>> roll = Roll(Face.UP, Face.RED, nots=3)
>>> formula(roll)
PORTAL & (~RED | ~UP)
>>> [step.law for step in steps(roll)]
['spoken', 'double_negation', 'de_morgan']
>>> same(roll, Roll(Face.RED, Face.UP, nots=1))
True

A formula speaks about one card: the symbol UP is true of the card that lies up, RED of a card
with a red portal, PORTAL of every card but a Void, and NOTHING of no card at all.  A card may be
tapped where the formula is true.

sympy cancels double negations, sorts what is joined and drops what is said twice.  `negated` and
`joined` keep a formula as somebody says it.

>>> negated(joined(Or, SYMBOLS[Face.RED], SYMBOLS[Face.UP]), times=2)
~(~(RED | UP))
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING, Any, NamedTuple

from sympy import (
    And,
    Basic,
    Equivalent,
    Implies,
    Not,
    Or,
    Symbol,
    false,
    preorder_traversal,
    satisfiable,
    true,
)

from partylab.game import Rejected, brief
from partylab.notnot.dice import (
    COLOURS,
    DICE,
    DIRECTIONS,
    MOST_NOTS,
    NOTHING,
    NOTHING_RULES,
    PLACES,
    PORTALS,
    Answer,
    Face,
    Portals,
    Roll,
    TwoDice,
    answer,
    check_board,
    counting,
    meets,
    own_dice,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

# sympy's formulas; its types are not annotated.
Formula = Any

PORTAL = Symbol("PORTAL")
SYMBOLS: dict[Face, Formula] = {face: Symbol(face.name) for face in Face}
DROP_FIRST = NOTHING_RULES[0]


def _at_most_one(faces: tuple[Face, ...]) -> list[Formula]:
    return [Not(And(SYMBOLS[a], SYMBOLS[b])) for a, b in combinations(faces, 2)]


# What is true of every card: it lies in one direction, has one colour or none, and a portal if it
# has a colour; and no card does NOTHING.
FACTS = And(
    Or(*(SYMBOLS[face] for face in DIRECTIONS)),
    *_at_most_one(DIRECTIONS),
    *_at_most_one(COLOURS),
    *(Implies(SYMBOLS[face], PORTAL) for face in COLOURS),
    Not(SYMBOLS[NOTHING]),
)


def negated(said: Formula, times: int = 1) -> Formula:
    """Put NOTs before a formula; none of them cancel."""
    for _ in range(times):
        said = Not(said, evaluate=False)
    return said


def joined(joint: Formula, *parts: Formula) -> Formula:
    """Join formulas by And or Or, in the order in which they are said and as often."""
    said = Basic.__new__(joint, *parts)
    said._argset = frozenset(parts)  # where sympy's own solvers look for the parts
    return said


def formula(roll: Roll, nothing_rule: str = DROP_FIRST) -> Formula:
    """Return when a card may be tapped, as a sympy formula; `false` orders to stay still.

    It is `answer` said once more, in another language; tests/engine/notnot/test_logic.py compares
    the two on every roll and every board.
    """
    criteria = (
        false if face is NOTHING else SYMBOLS[face] for face in counting(roll, nothing_rule)
    )
    return And(PORTAL, Or(*(Not(each) if roll.negated else each for each in criteria)))


def card_facts(place: str, portal: str | None, up: str = "N") -> dict[Formula, bool]:
    """Return which symbols are true of a card."""
    facts = {symbol: meets(face, place, portal, up) for face, symbol in SYMBOLS.items()}
    return {**facts, PORTAL: portal is not None}


def holds(said: Formula, place: str, portal: str | None, up: str = "N") -> bool:
    """Is a formula true of a card?

    >>> holds(formula(Roll(Face.UP, Face.RED)), "N", "blue")
    True
    """
    return _holds(said, card_facts(place, portal, up))


def _holds(said: Formula, facts: dict[Formula, bool]) -> bool:
    if said.func is Not:
        return not _holds(said.args[0], facts)
    if said.func is And:
        return all(_holds(part, facts) for part in said.args)
    if said.func is Or:
        return any(_holds(part, facts) for part in said.args)
    return facts[said] if said in facts else bool(said.xreplace(facts))


def places(said: Formula, board: Portals, up: str = "N") -> frozenset[str]:
    """Return where on a board a formula is true."""
    check_board(board, up)
    return frozenset(place for place in PLACES if holds(said, place, board[place], up))


@cache
def same_formula(a: Formula, b: Formula) -> bool:
    """Are two formulas true of the same cards?  sympy looks for a card that tells them apart."""
    return satisfiable(And(FACTS, Not(Equivalent(a, b)))) is False


def same(a: Roll, b: Roll, nothing_rule: str = DROP_FIRST) -> bool:
    """Do two rolls ask for the same cards on every board?

    >>> same(Roll(Face.UP, Face.DOWN, nots=1), Roll(Face.NOTHING, Face.NOTHING, nots=1))
    True
    """
    return same_formula(formula(a, nothing_rule), formula(b, nothing_rule))


# Step by step.


class Step(NamedTuple):
    """One line of a derivation, and the law that leads to it from the line before."""

    law: str
    formula: Formula


def steps(roll: Roll, nothing_rule: str = DROP_FIRST) -> tuple[Step, ...]:
    """Derive the simplest form from what the dice say; sympy checks that every step is sound.

    The first line is the dice as they are said; where action beats inaction, NOTHING is left out
    of it already, for that is a rule of the game and no law of logic.
    """
    derivation = tuple(_derive(roll, nothing_rule))
    for before, after in pairwise(derivation):
        if not same_formula(before.formula, after.formula):
            raise ArithmeticError(f"unsound: {before} to {after}")
    return derivation


def _derive(roll: Roll, nothing_rule: str) -> Iterator[Step]:
    faces = tuple(dict.fromkeys(counting(roll, nothing_rule)))
    dropped = NOTHING in roll.faces and NOTHING not in faces
    first = "action" if dropped else "spoken" if len(faces) == 2 else "twice"
    nots = roll.negations
    yield Step(first, _spoken(faces, nots))
    while nots >= 2:
        nots -= 2
        yield Step("double_negation", _spoken(faces, nots))
    yield from _negated(faces) if nots else _affirmative(faces)


def _spoken(faces: tuple[Face, ...], nots: int) -> Formula:
    """Say every criterion with all its negations, before any of them cancel."""
    return And(PORTAL, Or(*(negated(SYMBOLS[face], nots) for face in faces)))


def _affirmative(faces: tuple[Face, ...]) -> Iterator[Step]:
    real = tuple(face for face in faces if face is not NOTHING)
    if not real:
        yield Step("contradiction", false)
        return
    if len(real) < len(faces):
        yield Step("nothing", _spoken(real, 0))
    if set(real) <= set(COLOURS):
        yield Step("coloured", Or(*(SYMBOLS[face] for face in real)))


def _negated(faces: tuple[Face, ...]) -> Iterator[Step]:
    if NOTHING in faces:
        yield Step("tautology" if len(faces) == 1 else "domination", PORTAL)
    elif len(faces) == 2:
        both = And(*(SYMBOLS[face] for face in faces))
        yield Step("de_morgan", And(PORTAL, Not(both, evaluate=False)))
        if any(set(faces) <= set(kind) for kind in (DIRECTIONS, COLOURS)):
            yield Step("exclusive", PORTAL)


# Truth tables and readings.


class Row(NamedTuple):
    """One row of a truth table: what is true, then the formula, and can a card be like that?"""

    values: tuple[bool, ...]
    true: bool
    exists: bool

    @property
    def result(self) -> bool | None:
        """Whether such a card may be tapped; None where there can be none."""
        return self.true if self.exists else None


class TruthTable(NamedTuple):
    """For every combination of what a card may be: may it be tapped?"""

    symbols: tuple[Formula, ...]
    rows: tuple[Row, ...]


def truth_table(said: Roll | Formula, nothing_rule: str = DROP_FIRST) -> TruthTable:
    """Return the truth table of a roll, or of a formula."""
    if isinstance(said, Roll):
        said = formula(said, nothing_rule)
    symbols = tuple(in_order(checked(said).free_symbols)) or (PORTAL,)
    rows = []
    for values in product((True, False), repeat=len(symbols)):
        facts = dict(zip(symbols, values, strict=True))
        here = {symbol: true if value else false for symbol, value in facts.items()}
        exists = satisfiable(FACTS.xreplace(here)) is not False
        rows.append(Row(values, _holds(said, facts), exists))
    return TruthTable(symbols, tuple(rows))


def checked(said: Formula) -> Formula:
    """Return a formula; refuse one that is made of anything but our symbols, and, or and not."""
    known = {PORTAL, true, false, *SYMBOLS.values()}
    parts = preorder_traversal(said) if isinstance(said, Basic) else [said]
    for part in parts:
        if part not in known and getattr(part, "func", None) not in (And, Or, Not):
            names = ", ".join(str(symbol) for symbol in (PORTAL, *SYMBOLS.values()))
            raise Rejected("notnot_logic-unknown-formula", part=brief(part), known=names)
    return said


def in_order(formulas: Any) -> list[Formula]:
    """Sort formulas as people say them: the portal first, then as on the dice, negations last."""
    names = ["PORTAL", *Face.__members__]

    def rank(said: Formula) -> tuple[int, int]:
        first = min((names.index(symbol.name) for symbol in said.free_symbols), default=-1)
        return first, said.count_ops()

    return sorted(formulas, key=rank)


class Readings(NamedTuple):
    """Two ways to hear a NOT before two criteria, and where they differ on a board."""

    rule: Formula  # at least one of the two fails
    tempting: Formula  # neither the one nor the other
    differ: frozenset[str]


def readings(roll: Roll, board: Portals, up: str = "N", nothing_rule: str = DROP_FIRST) -> Readings:
    """Put the rule's reading of a roll beside the tempting one.

    >>> board = {"N": "red", "E": "blue", "S": "red", "W": None}
    >>> sorted(readings(Roll(Face.UP, Face.RED, nots=1), board).differ)
    ['S']
    """
    rule = formula(roll, nothing_rule)
    faces = counting(roll, nothing_rule)
    either = Or(*(false if face is NOTHING else SYMBOLS[face] for face in faces))
    tempting = And(PORTAL, Not(either) if roll.negated else either)
    return Readings(rule, tempting, places(rule, board, up) ^ places(tempting, board, up))


# The shortest way to say it.


def simplest_roll(
    wanted: Roll | Answer,
    board: Portals | None = None,
    up: str = "N",
    nothing_rule: str = DROP_FIRST,
    dice: Any = "split",
) -> Roll | None:
    """Return a shortest roll with the same meaning as a roll, or with an answer on a board.

    Fewest negations first, then fewest real criteria.  None when no roll of these dice says it.
    As in the game, the dice are a pair of the box or two lists of six faces.

    >>> simplest_roll(Roll(Face.LEFT, Face.RED, nots=3, liar=True))
    Roll(Face.LEFT, Face.RED)
    """
    pair = DICE[dice] if isinstance(dice, str) and dice in DICE else own_dice(dice)
    if isinstance(wanted, Roll):
        said = meaning(formula(wanted, nothing_rule))
        fits = (
            roll for roll in shortest_first(pair) if meaning(formula(roll, nothing_rule)) == said
        )
    elif board is None:
        raise Rejected("notnot_logic-needs-board")
    else:
        fits = (
            roll for roll in shortest_first(pair) if answer(roll, board, up, nothing_rule) == wanted
        )
    return next(fits, None)


@cache
def shortest_first(dice: TwoDice) -> tuple[Roll, ...]:
    """List every roll of a pair of dice without the Liar, the shortest first."""
    faces = [tuple(dict.fromkeys(die)) for die in dice]
    rolls = (
        Roll(first, second, nots)
        for nots in range(MOST_NOTS + 1)
        for first, second in product(*faces)
    )
    return tuple(
        sorted(rolls, key=lambda roll: (roll.nots, sum(face is not NOTHING for face in roll.faces)))
    )


@cache
def meaning(said: Formula) -> tuple[bool, ...]:
    """Return of which cards a formula is true: equal meanings are equal tuples.

    >>> meaning(SYMBOLS[Face.UP]) == meaning(negated(SYMBOLS[Face.UP], times=2))
    True
    """
    return tuple(holds(said, place, portal) for place in PLACES for portal in (*PORTALS, None))
