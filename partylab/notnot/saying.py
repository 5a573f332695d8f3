"""Formulas of Not Not for people: with the signs of logic, in LaTeX, in words, and as a picture.

What is `spoken` uses the words of the dice in place of signs, and keeps the order in which a
formula was joined.

>>> from partylab import Words
>>> from partylab.notnot import Face, Roll, logic
>>> said = logic.formula(Roll(Face.UP, Face.RED, nots=1))
>>> written(said, Words("en"))
'PORTAL ∧ (¬UP ∨ ¬RED)'
>>> in_words(said, Words("en"))
'The card has a portal, and it does not lie up or it is not red.'
>>> red, up = logic.SYMBOLS[Face.RED], logic.SYMBOLS[Face.UP]
>>> written(logic.negated(logic.joined(Or, red, up)), Words("en"), spoken=True)
'NOT (RED OR UP)'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sympy import And, Not, Or, false, true

from partylab.game import News
from partylab.html import html, join, picture, table
from partylab.notnot.drawing import CHALK, FONT, NIGHT, negation_word
from partylab.notnot.drawing import picture as on_felt
from partylab.notnot.logic import PORTAL, Formula, Row, Step, TruthTable, checked, in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from markupsafe import Markup

    from partylab.words import Words

SIGNS = {And: "∧", Or: "∨", Not: "¬"}
WORDS = {And: "notnot_logic-word-and", Or: "notnot_logic-word-or", Not: "notnot-not"}
LATEX_SIGNS = {And: r" \land ", Or: r" \lor "}


def name(symbol: Formula, words: Words) -> str:
    """Return a symbol as the dice show it: UP, HAUT."""
    if symbol == PORTAL:
        return words("notnot_logic-portal")
    return words(f"notnot-face-{symbol.name.lower()}")


def sign(function: Formula, words: Words, *, spoken: bool = False) -> str:
    """Return the sign or the word for And, Or or Not."""
    return words(WORDS[function]) if spoken else SIGNS[function]


def truth(value: object, words: Words) -> str:
    """Return "true" or "false", or a dash where no card can be like that."""
    if value is None:
        return "–"
    return words("notnot_logic-true" if value else "notnot_logic-false")


def written(said: Formula, words: Words, *, spoken: bool = False) -> str:
    """Write a formula on one line."""
    if checked(said) in (true, false):
        return truth(said == true, words)
    if not said.args:
        return name(said, words)
    mark = sign(said.func, words, spoken=spoken)
    parts = [_bracketed(part, words, spoken=spoken) for part in _parts(said, spoken=spoken)]
    if said.func is Not:
        return f"{mark} {parts[0]}" if spoken else f"{mark}{parts[0]}"
    return f" {mark} ".join(parts)


def _bracketed(said: Formula, words: Words, *, spoken: bool) -> str:
    text = written(said, words, spoken=spoken)
    return f"({text})" if said.func in (And, Or) else text


def _parts(said: Formula, *, spoken: bool) -> Sequence[Formula]:
    return list(said.args) if spoken else in_order(said.args)


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
    return rf"\left({text}\right)" if said.func in LATEX_SIGNS else text


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


def table_html(
    found: TruthTable, words: Words, *more: tuple[str, Callable[[Row], str]], about: str = ""
) -> Markup:
    """Return a truth table as HTML.

    With `about`, a name for the last column, it is about the truth of a sentence, and not about
    what may be tapped.  `more` are further columns, each a head and what stands below it.
    """
    heads = [name(symbol, words) for symbol in found.symbols]
    heads += [about or words("notnot_logic-allowed"), *(head for head, _ in more)]
    rows = [
        [
            *(truth(value, words) for value in row.values),
            truth(row.true if about else row.result, words),
            *(cell(row) for _, cell in more),
        ]
        for row in found.rows
    ]
    return table(heads, rows)


# The formula as a tree.


class Look(NamedTuple):
    """How a tree is drawn: its distances, half the size of its boxes, its letters, its colours."""

    column: int
    row: int
    leaf: int
    joint: int
    high: int
    letters: tuple[int, int]  # of a leaf and of a joint
    box: str
    ink: str
    line: str


SIGNED = Look(96, 66, 42, 22, 19, (13, 22), NIGHT, CHALK, CHALK)
SPOKEN = Look(92, 52, 38, 38, 15, (13, 13), "#fffdf7", "#23221f", "#87837a")


class Node(NamedTuple):
    """A part of a formula and where it stands in the tree, counted in columns and rows."""

    said: Formula
    column: float
    row: int
    parts: tuple[Node, ...] = ()


def tree(said: Formula, first: int = 0, row: int = 0, *, spoken: bool = False) -> Node:
    """Lay a formula out: every leaf has a column of its own, every sign stands over its parts."""
    parts: list[Node] = []
    column = first
    for part in _parts(said, spoken=spoken):
        parts.append(tree(part, column, row + 1, spoken=spoken))
        column += leaves(part)
    middle = (parts[0].column + parts[-1].column) / 2 if parts else float(first)
    return Node(said, middle, row, tuple(parts))


def leaves(said: Formula) -> int:
    """Count the leaves of a formula."""
    return sum(leaves(part) for part in said.args) or 1


def depth(said: Formula) -> int:
    """Count the rows of a formula's tree."""
    return 1 + max((depth(part) for part in said.args), default=0)


def draw_tree(said: Formula, words: Words, *, spoken: bool = False) -> Markup:
    """Return a formula's tree as a picture: white on night, or spoken, as on paper."""
    look = SPOKEN if spoken else SIGNED
    title, desc = written(said, words, spoken=spoken), in_words(said, words)
    width, height = look.column * max(2, leaves(said)) + 24, look.row * depth(said) + 12
    inside = _node(tree(said, spoken=spoken), words, look)
    if spoken:
        wide = f"width:100%;max-width:{2 * width}px;height:auto"
        return picture(width, height, title, desc, inside, class_="nn-spoken-tree", style=wide)
    return on_felt(width, height, title, desc, inside)


def _node(node: Node, words: Words, look: Look) -> Markup:
    x, y = _place(node, look)
    lines = join(
        html(
            '<path d="M{:.0f} {:.0f}L{:.0f} {:.0f}" stroke="{}" stroke-width="2" opacity=".6"/>',
            x, y, *_place(part, look), look.line,
        )
        for part in node.parts
    )  # fmt: skip
    wide, size = (look.joint, look.letters[1]) if node.parts else (look.leaf, look.letters[0])
    box = html(
        '<rect x="{:.0f}" y="{:.0f}" width="{}" height="{}" rx="{}" fill="{}" stroke="{}"'
        ' stroke-width="1.5"/><text x="{:.0f}" y="{:.0f}" text-anchor="middle" font-family="{}"'
        ' font-size="{}" font-weight="700" fill="{}">{}</text>',
        x - wide, y - look.high, 2 * wide, 2 * look.high, look.high, look.box, look.line,
        x, y + size / 3, FONT, size, look.ink, _label(node, words, look),
    )  # fmt: skip
    # The lines come first, so that the words stand on them.
    return lines + join(_node(part, words, look) for part in node.parts) + box


def _place(node: Node, look: Look) -> tuple[float, float]:
    return 12 + look.column * (node.column + 0.5), look.row * (node.row + 0.5) + 6


def _label(node: Node, words: Words, look: Look) -> str:
    if not node.parts:
        return written(node.said, words)
    return sign(node.said.func, words, spoken=look is SPOKEN)
