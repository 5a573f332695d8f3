"""Scenes of Not Not: the dice, the four cards below them, and which of these may be tapped."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, html, join
from partylab.notnot.deck import Card
from partylab.notnot.dice import Face, Portals, Roll, answer
from partylab.notnot.drawing import (
    CHALK,
    FELT,
    card_art,
    die_art,
    face_word,
    ink,
    negation_word,
)
from partylab_widgets.lesson.rule_pictures import on_ground, placed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab.words import Words
    from partylab_widgets.lesson.rule_pictures import Drawn

WIDTH, MARGIN = 264, 12
DIE = (80, 40, 0.62)  # how far apart they are, how high, and how much smaller than on the table
CARD = (64, 0.62)
AT = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}  # column and row of the cross
TICK = html(
    '<circle r="13" fill="#0a7c4f" stroke="#fff" stroke-width="2"/><path d="M-6 0L-1.5 5L6.5 -5"'
    ' fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'
)


def cross(roll: Roll, board: Portals) -> Callable[[Words], Drawn]:
    """Return what draws the four cards below the dice, with a tick on each that is right.

    A die that says NOTHING is left out: it would say nothing here either.
    """
    return partial(_cross, roll, board)


def _cross(roll: Roll, board: Portals, words: Words) -> Drawn:
    said = [face for face in roll.faces if face is not Face.NOTHING]
    faces = [(face_word(face, words), ink(face)) for face in said]
    nots = [(negation_word(roll.nots, words), CHALK)] if roll.nots else []
    top = 2 * MARGIN + DIE[1]
    right = answer(roll, board).places
    apart = CARD[0]
    left = (WIDTH - 3 * apart) // 2
    cards = [
        _card(left + apart * column, top + apart * row, board[place], place in right, words)
        for place, (column, row) in AT.items()
    ]
    return _scene(top + 3 * apart + MARGIN, _dice([*nots, *faces]), *cards)


def cards(
    dice: Callable[[Words], Sequence[tuple[str, str]]], shown: Sequence[tuple[str, bool]]
) -> Callable[[Words], Drawn]:
    """Return what draws a row of cards below some words: of each its portal, and is it right?"""

    def draw(words: Words) -> Drawn:
        top, apart = 2 * MARGIN + DIE[1], CARD[0]
        left = (WIDTH - apart * len(shown)) // 2
        row = [
            _card(left + apart * at, top, portal, is_right, words)
            for at, (portal, is_right) in enumerate(shown)
        ]
        return _scene(top + apart + MARGIN, _dice(dice(words)), *row)

    return draw


def word(face: Face, nots: int = 0, paint: str = "") -> Callable[[Words], list[tuple[str, str]]]:
    """Return what says NOTs and a face, in an ink of its own if asked."""

    def said(words: Words) -> list[tuple[str, str]]:
        before = [(negation_word(nots, words), CHALK)] if nots else []
        return [*before, (face_word(face, words), paint or ink(face))]

    return said


def _scene(height: int, *inside: Markup) -> Drawn:
    return on_ground(WIDTH, height, FELT, inside)


def _dice(faces: Sequence[tuple[str, str]]) -> Markup:
    apart, _, scale = DIE
    left = (WIDTH - apart * len(faces)) / 2
    return join(
        placed(left + apart * at, MARGIN, scale, die_art(text, paint))
        for at, (text, paint) in enumerate(faces)
    )


def _card(x: int, y: int, portal: str | None, right: bool, words: Words) -> Markup:
    card = placed(x, y, CARD[1], card_art(Card(portal, "white"), words))
    return card + (placed(x + 50, y + 10, 1, TICK) if right else EMPTY)
