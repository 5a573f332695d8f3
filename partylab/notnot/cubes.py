"""The dice of Not Not as they lie on the table: dark cubes, each as large as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import Markup, html, join
from partylab.notnot.deck import Level
from partylab.notnot.drawing import CHALK, LIAR, face_word, ink, negation_word

if TYPE_CHECKING:
    from partylab.notnot.dice import Roll
    from partylab.words import Words

COVERED = "?"


def cubes(
    roll: Roll, level: Level, words: Words, style: str, said: str, *, liar: bool = False
) -> Markup:
    """Return the dice in use with what they say; after a round the Liar stands among them."""
    faces = [(face_word(face, words), ink(face), "criterion") for face in roll.faces]
    if level >= Level.NORMAL:
        faces.insert(0, (negation_word(roll.nots, words), CHALK, "negation"))
    if liar and roll.liar:
        faces.insert(0, (words("notnot-liar"), LIAR, "liar"))
    dice = join(_die(*face) for face in faces)
    return html('<div class="nn-dice {}" role="img" aria-label="{}">{}</div>', style, said, dice)


def blank(level: Level) -> Markup:
    """Return the same dice under their cover."""
    kinds = ["criterion"] * 2 if level < Level.NORMAL else ["negation", "criterion", "criterion"]
    dice = join(_die(COVERED, CHALK, kind) for kind in kinds)
    return html('<div class="nn-dice nn-cubes" aria-hidden="true">{}</div>', dice)


def _die(word: str, paint: str, kind: str) -> Markup:
    """Return one die; its word is as large as its letters let it be."""
    return html(
        '<span class="nn-die nn-{}" style="--nn-letters:{};color:{}"><b>{}</b></span>',
        kind, max(len(word), 3), paint, word,
    )  # fmt: skip
