"""Formulas of Not Not for people: written with signs, in LaTeX, in words, and as a picture.

>>> from partylab import Words
>>> from partylab.notnot import Face, Roll, logic
>>> said = logic.formula(Roll(Face.UP, Face.RED, nots=1))
>>> written(said, Words("en"))
'PORTAL ∧ (¬UP ∨ ¬RED)'
>>> in_words(said, Words("en"))
'The card has a portal, and it does not lie up or it is not red.'
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup
from sympy import And, Not, Or, false, true

from partylab.game import News
from partylab.notnot.drawing import CHALK, FONT, negation_word, picture
from partylab.notnot.logic import Formula, Step, TruthTable, checked, in_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.words import Words

SIGNS = {And: " ∧ ", Or: " ∨ "}
LATEX_SIGNS = {And: r" \land ", Or: r" \lor "}
TREE_SIGNS = {And: "∧", Or: "∨", Not: "¬"}
COLUMN, ROW = 96, 66  # of a tree


def name(symbol: Formula, words: Words) -> str:
    """Return a symbol as the dice show it: UP, HAUT."""
    return words(f"notnot_logic-symbol-{symbol.name.lower()}")


def truth(value: object, words: Words) -> str:
    """Return "true" or "false", or a dash where no card can be like that."""
    if value is None:
        return "–"
    return words("notnot_logic-true" if value else "notnot_logic-false")


def written(said: Formula, words: Words) -> str:
    """Write a formula with the signs of logic."""
    if checked(said) in (true, false):
        return truth(said == true, words)
    if not said.args:
        return name(said, words)
    if said.func is Not:
        return f"¬{_bracketed(said.args[0], words)}"
    return SIGNS[said.func].join(_bracketed(part, words) for part in in_order(said.args))


def _bracketed(said: Formula, words: Words) -> str:
    text = written(said, words)
    return f"({text})" if said.func in SIGNS else text


def latex(said: Formula, words: Words) -> str:
    r"""Write a formula in LaTeX.

    >>> from partylab import Words
    >>> from partylab.notnot import Face, Roll, logic
    >>> latex(logic.formula(Roll(Face.RED, Face.NOTHING)), Words("fr"))
    '\\text{PORTAIL} \\land \\text{ROUGE}'
    """
    if checked(said) in (true, false):
        return rf"\text{{{truth(said == true, words)}}}"
    if not said.args:
        return rf"\text{{{name(said, words)}}}"
    if said.func is Not:
        return rf"\lnot {_latex_part(said.args[0], words)}"
    return LATEX_SIGNS[said.func].join(_latex_part(part, words) for part in in_order(said.args))


def _latex_part(said: Formula, words: Words) -> str:
    text = latex(said, words)
    return rf"\left({text}\right)" if said.func in SIGNS else text


def in_words(said: Formula, words: Words) -> str:
    """Say a formula as a sentence about a card."""
    if checked(said) in (true, false):
        return words("notnot_logic-any-card" if said == true else "notnot_logic-no-card")
    text = _phrase(said, words)
    return f"{text[0].upper()}{text[1:]}."


def _phrase(said: Formula, words: Words) -> str:
    if not said.args:
        return words(f"notnot_logic-is-{said.name.lower()}")
    if said.func is Not:
        return _denied(said.args[0], words)
    joined = "notnot_logic-or" if said.func is Or else "notnot_logic-and"
    first, *others = [_phrase(part, words) for part in in_order(said.args)]
    for other in others:
        first = words(joined, a=first, b=other)
    return first


def _denied(said: Formula, words: Words) -> str:
    """Say that something is not so; two or more NOTs before it as the dice say them."""
    if not said.args:
        return words(f"notnot_logic-is-not-{said.name.lower()}")
    if said.func is not Not:
        parts = ", ".join(_phrase(part, words) for part in in_order(said.args))
        none = said.func is Or
        return words("notnot_logic-neither" if none else "notnot_logic-not-both", parts=parts)
    nots = 1
    while said.func is Not:
        said, nots = said.args[0], nots + 1
    return words("notnot_logic-nots", nots=negation_word(nots, words), said=_phrase(said, words))


def derivation(steps: Sequence[Step], words: Words) -> tuple[News, ...]:
    """Return each step as its formula and the law that leads there, for `words` to say."""
    return tuple(
        News("notnot_logic-step", formula=written(step.formula, words), law=step.law)
        for step in steps
    )


def table_html(table: TruthTable, words: Words) -> str:
    """Return a truth table as HTML."""
    heads = [*(name(symbol, words) for symbol in table.symbols), words("notnot_logic-allowed")]
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    rows = "".join(
        "<tr>"
        + "".join(f"<td>{escape(truth(value, words))}</td>" for value in (*values, result))
        + "</tr>"
        for values, result in table.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


# The formula as a tree.


class Node(NamedTuple):
    """A part of a formula and where it stands in the tree, counted in columns and rows."""

    said: Formula
    column: float
    row: int
    parts: tuple[Node, ...] = ()


def tree(said: Formula, first: int = 0, row: int = 0) -> Node:
    """Lay a formula out: every leaf has a column of its own, every sign stands over its parts."""
    parts: list[Node] = []
    column = first
    for part in in_order(said.args):
        parts.append(tree(part, column, row + 1))
        column += leaves(part)
    middle = (parts[0].column + parts[-1].column) / 2 if parts else float(first)
    return Node(said, middle, row, tuple(parts))


def leaves(said: Formula) -> int:
    """Count the leaves of a formula."""
    return sum(leaves(part) for part in said.args) or 1


def depth(said: Formula) -> int:
    """Count the rows of a formula's tree."""
    return 1 + max((depth(part) for part in said.args), default=0)


def draw_tree(said: Formula, words: Words) -> str:
    """Return a formula's tree as a picture."""
    title, desc = written(said, words), in_words(said, words)
    width, height = COLUMN * max(2, leaves(said)) + 24, ROW * depth(said) + 12
    return picture(width, height, title, desc, Markup(_node(tree(said), words)))  # noqa: S704


def _node(node: Node, words: Words) -> str:
    x, y = 12 + COLUMN * (node.column + 0.5), ROW * (node.row + 0.5) + 6
    lines = "".join(
        f'<path d="M{x:.0f} {y:.0f}L{12 + COLUMN * (part.column + 0.5):.0f} {y + ROW:.0f}"'
        f' stroke="{CHALK}" stroke-width="2" opacity=".6"/>'
        for part in node.parts
    )
    label = TREE_SIGNS.get(node.said.func) or written(node.said, words)
    wide, size = (22, 22) if node.parts else (42, 13)
    return (
        f"{lines}{''.join(_node(part, words) for part in node.parts)}"
        f'<rect x="{x - wide:.0f}" y="{y - 19:.0f}" width="{2 * wide}" height="38" rx="19"'
        f' fill="#14161c" stroke="{CHALK}" stroke-width="1.5"/>'
        f'<text x="{x:.0f}" y="{y + size / 3:.0f}" text-anchor="middle" font-family="{FONT}"'
        f' font-size="{size}" font-weight="700" fill="{CHALK}">{escape(label)}</text>'
    )
