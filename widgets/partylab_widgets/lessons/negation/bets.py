"""The bets of the lesson on the logic of NOT; what is asked, and what finds the answer."""

from __future__ import annotations

from functools import partial

from sympy import And, Not, Or, Xor, satisfiable, symbols

from partylab.notnot.dice import BLUE, GREEN, LEFT, NOTHING, RED, UP, Roll, answer
from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.negation.cards import board_picture
from partylab_widgets.lessons.negation.meanings import all_sets
from partylab_widgets.lessons.negation.sentences import BOARD, VOID_BOARD

THE_BOARD, WITH_VOID = partial(board_picture, BOARD), partial(board_picture, VOID_BOARD)
HOW_MANY = ("0", "1", "2", "3", "4")  # cards


def tapped(roll: Roll) -> int:
    """Return how many cards may be tapped."""
    return len(answer(roll, BOARD).places)


def into_the_bracket() -> str:
    """Say what NOT (UP OR RED) is, once the NOT has entered the bracket."""
    up, red = symbols("up red")
    differs = satisfiable(Xor(Not(Or(up, red)), And(Not(up), Not(red))))
    return "or" if differs else "and"


def always_true() -> str:
    """Say of which cards NOT RED · BLUE is true."""
    allowed = answer(Roll(RED, BLUE, nots=1), BOARD).places
    return "all" if len(allowed) == len(BOARD) else "others"


BETS = {
    "or": Question(lambda: tapped(Roll(UP, GREEN)), choices=HOW_MANY, shows=THE_BOARD),
    "not": Question(lambda: tapped(Roll(LEFT, NOTHING, nots=1)), choices=HOW_MANY, shows=THE_BOARD),
    "liar-bet": Question(
        lambda: "yes" if Roll(UP, RED, nots=3, liar=True).negated else "no",
        choices=("yes", "no"),
    ),
    "scope": Question(lambda: tapped(Roll(LEFT, GREEN, nots=1)), choices=HOW_MANY, shows=THE_BOARD),
    "morgan": Question(into_the_bracket, choices=("or", "and")),
    "many": Question(
        lambda: len(all_sets(BOARD)), choices=("4", "12", "16", "infinite"), shows=THE_BOARD
    ),
    "void": Question(
        lambda: len(all_sets(VOID_BOARD)), choices=("4", "8", "15", "16"), shows=WITH_VOID
    ),
    "always": Question(always_true, choices=("all", "white", "others"), shows=THE_BOARD),
}
