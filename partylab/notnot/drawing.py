"""How Not Not looks: cards, dice, the whole table as one picture, and as text.

Every colour also has a shape and a letter, so that nobody needs to tell colours apart.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab import html as kit
from partylab.html import EMPTY, Markup, html, join
from partylab.notnot import news
from partylab.notnot.deck import Back, Card, Level
from partylab.notnot.dice import INK, PLACES, Face, Roll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.notnot.rules import View
    from partylab.words import Words

CARD = 96  # cards are square, so that a back can be turned any way
# Okabe and Ito's colours, which people with any kind of sight can tell apart best; but a red that
# is called red.  Who sees it as they see green tells the two by how light they are, and by shape.
PAINT = {
    "red": "#cc1f2f",
    "blue": "#0072b2",
    "green": "#009e73",
    "yellow": "#f0e442",
    "white": "#f7f7f2",
}
# The same colours, light enough to be read on a black die.
INK_PAINT = {"red": "#ff6b6b", "blue": "#56b4e9", "green": "#2ecc9a", "yellow": "#f0e442"}
INK_ON = {"red": "#fff", "blue": "#fff", "green": "#000", "yellow": "#000", "white": "#000"}
# The shape of each portal, in a square of 96, around its middle.
SHAPE = {
    "red": "M48 20L76 70H20z",
    "blue": "M48 20a28 28 0 1 0 .01 0z",
    "green": "M22 22H74V74H22z",
    "yellow": "M48 16L80 48L48 80L16 48z",
    "white": "M35 20H61L76 48L61 76H35L20 48z",
}
LETTER_Y = {"red": 66}  # a triangle's middle is lower
NIGHT, EDGE, CHALK, FELT, FELT_INK = "#14161c", "#5a6072", "#f4f4f4", "#22303a", "#f4f4f4"
LIAR, FAINT = "#e69f00", 0.25
FONT = "system-ui, sans-serif"
AT = {"N": (132, 12), "E": (252, 128), "S": (132, 244), "W": (12, 128)}
DECK_AT = (132, 128)
TURN = {"N": 0, "E": 90, "S": 180, "W": 270}
HOLE = html(
    '<rect x="2" y="2" width="92" height="92" rx="12" fill="none" stroke="{}"/>',
    EDGE,
)
DONE = html('<circle cx="384" cy="-6" r="5" fill="{}"/>', PAINT["green"])
# The Liar's mask.
MASK = (
    '<g opacity="{opacity}" transform="translate(9.6 -3) scale(.8)">'
    '<path d="M28 54q20 -9 40 0q1 22 -20 26q-21 -4 -20 -26z" fill="{paint}" stroke="{night}"'
    ' stroke-width="2"/><path d="M34 61q5 -5 10 0q-5 5 -10 0zM52 61q5 -5 10 0q-5 5 -10 0z'
    'M41 72q7 -4 14 0q-7 -1 -14 0z" fill="{night}"/></g>'
)


# One card lies on a table in many drawings: what it looks like is worked out once.
@cache
def _card(portal: str | None, background: str, letter: str) -> Markup:
    paper = html(
        '<rect x="1.5" y="1.5" width="93" height="93" rx="12" fill="{}" stroke="{}"'
        ' stroke-width="3"/>',
        PAINT[background], NIGHT,
    )  # fmt: skip
    if portal is None:
        ring = html(
            '<circle cx="48" cy="48" r="27" fill="none" stroke="{}" stroke-width="4"'
            ' stroke-dasharray="7 7" opacity=".6"/>',
            NIGHT,
        )
        return paper + ring
    shape = html(
        '<path d="{0}" fill="{1}" stroke="{2}" stroke-width="9" stroke-linejoin="round"/>'
        '<path d="{0}" fill="none" stroke="{3}" stroke-width="2" stroke-linejoin="round"/>',
        SHAPE[portal], PAINT[portal], NIGHT, CHALK,
    )  # fmt: skip
    return paper + shape + _text(48, LETTER_Y.get(portal, 58), letter, 28, INK_ON[portal])


def card_art(card: Card | None, words: Words) -> Markup:
    """Return the inside of a card's SVG, 96 wide and high; of a hole only its outline."""
    if card is None or card.background is None:
        return HOLE
    letter = "" if card.portal is None else words(f"notnot-letter-{card.portal}")
    return _card(card.portal, card.background, letter)


def far_card_art(card: Card) -> Markup:
    """Return the same for a card that is too small for its letter."""
    return HOLE if card.background is None else _card(card.portal, card.background, "")


@cache
def back_art(back: Back, *, arrow: bool = True, liar: bool = True) -> Markup:
    """Return the inside of the SVG of a back: an arrow, and the Liar's mask if it is there.

    What does not count at the level of the game is drawn faintly.
    """
    mask = html(MASK, opacity=1 if liar else FAINT, paint=LIAR, night=NIGHT)
    return html(
        '<rect x="1.5" y="1.5" width="93" height="93" rx="12" fill="{}" stroke="{}"'
        ' stroke-width="3"/>{}{}',
        NIGHT, EDGE, _arrow(back.arrow, 1 if arrow else FAINT), mask if back.liar else EMPTY,
    )  # fmt: skip


def deck_art(view: View) -> Markup:
    """Return the inside of the SVG of the deck; of an empty one, where Up stays (NN-33, NN-A8)."""
    level = view.level
    if view.back is not None:
        return back_art(view.back, arrow=level >= Level.HARD, liar=level >= Level.EXTREME)
    return HOLE + _arrow(view.up, 1) if holds_up(view) else EMPTY


def holds_up(view: View) -> bool:
    """Is there no arrow any more, so that the last one still says where Up is (NN-A8)?"""
    return view.back is None and view.roll is not None and view.level >= Level.HARD


def _arrow(towards: str, opacity: float) -> Markup:
    return html(
        '<g transform="rotate({} 48 48)"><path d="M48 5L66 27H55V34H41V27H30z" fill="{}"'
        ' opacity="{}"/></g>',
        TURN[towards], CHALK, opacity,
    )  # fmt: skip


@cache
def die_art(text: str, ink: str = CHALK) -> Markup:
    """Return the inside of the SVG of a die's face, 128 wide and 64 high."""
    cube = html(
        '<rect x="1.5" y="4.5" width="125" height="58" rx="12" fill="#05060a" stroke="{edge}"'
        ' stroke-width="3"/><rect x="1.5" y="1.5" width="125" height="54" rx="12" fill="{night}"'
        ' stroke="{edge}" stroke-width="3"/><path d="M14 6.5H114" stroke="{chalk}"'
        ' stroke-width="2" stroke-linecap="round" opacity=".25"/>',
        edge=EDGE, night=NIGHT, chalk=CHALK,
    )  # fmt: skip
    return cube + _text(64, 36, text, 21 if len(text) < 11 else 15, ink)


def face_word(face: Face, words: Words) -> str:
    """Return the word on a die's face."""
    return words(f"notnot-face-{face.value}")


def ink(face: Face) -> str:
    """Return the paint in which a face is written: for a colour always another one (NN-7)."""
    return INK_PAINT[INK[face]] if face in INK else CHALK


def negation_word(nots: int, words: Words) -> str:
    """Return what the negation die says; its blank face says nothing."""
    return " ".join([words("notnot-not")] * nots)


def seat_names(view: View, words: Words, names: Sequence[str] | None) -> list[str]:
    """Return the players' names, or "Player 1", "Player 2" … where nobody gave any."""
    return list(names or [words("table-seat", number=n) for n in range(1, view.seats + 1)])


def what_the_dice_say(view: View, words: Words) -> str:
    """Say what the dice show and where Up is, or that the game is over."""
    if view.roll is None:
        return words("notnot-over")
    return words.tell_one(news.rolled(view), [])


def what_lies_at(card: Card | None, place: str, words: Words) -> str:
    """Say which card lies on a place."""
    what = "none" if card is None else card.portal or "void"
    return words("notnot-card", place=place, card=what)


def what_the_deck_says(view: View, words: Words) -> str:
    """Say how many cards are left, and what is on the deck's back, or where Up stays."""
    back = view.back
    liar = "none" if back is None else "yes" if back.liar else "no"
    arrow = "none" if back is None else back.arrow
    up = view.up if holds_up(view) else "none"
    return words("notnot-deck", cards=view.deck, arrow=arrow, liar=liar, up=up)


def text(view: View, words: Words, names: Sequence[str] | None = None) -> str:
    """Return the table as a few lines of text."""
    names = seat_names(view, words, names)
    cards = zip(PLACES, view.board, strict=True)
    return "\n".join(
        [
            words("notnot-round", number=view.number, level=view.level.name.lower()),
            what_the_dice_say(view, words),
            *(what_lies_at(card, place, words) for place, card in cards),
            what_the_deck_says(view, words),
            *(what_a_seat_has(view, words, names, seat) for seat in range(view.seats)),
        ]
    )


def what_a_seat_has(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Say how many cards a player has, and whether they have answered."""
    answered = "yes" if view.answered[seat] else "no"
    return words("notnot-seat-has", name=names[seat], cards=len(view.won[seat]), answered=answered)


def draw(view: View, words: Words, names: Sequence[str] | None = None) -> Markup:
    """Return the whole table as one SVG picture."""
    names = seat_names(view, words, names)
    cards = [
        _at(*AT[place], card_art(card, words))
        for place, card in zip(PLACES, view.board, strict=True)
    ]
    deck = [_at(*DECK_AT, deck_art(view)), _count(view.deck) if view.deck else EMPTY]
    seats = [_seat_row(view, names[seat], seat) for seat in range(view.seats)]
    title = f"{words('notnot-name')}. {what_the_dice_say(view, words)}"
    inside = join([*cards, *deck, *_dice(view, words), *seats])
    return picture(760, max(352, 104 + 32 * view.seats), title, text(view, words, names), inside)


def draw_roll(roll: Roll, words: Words) -> Markup:
    """Return a roll as a picture: two criteria dice, the negation die, and the Liar."""
    title = words.tell_one(news.roll(roll), [])
    return picture(566, 84, title, title, join(_faces(roll, 10, 10, words)))


def picture(width: int, height: int, title: str, desc: str, inside: Markup) -> Markup:
    """Return a whole SVG with its title, its description and the night behind it."""
    night = html('<rect width="{}" height="{}" rx="16" fill="{}"/>', width, height, FELT)
    return kit.picture(width, height, title, desc, night, inside)


def _dice(view: View, words: Words) -> list[Markup]:
    return [] if view.roll is None else _faces(view.roll, 376, 12, words, view.level)


def _faces(roll: Roll, x: int, y: int, words: Words, level: Level = Level.EXTREME) -> list[Markup]:
    """Draw the dice in a row; the negation die also when it is blank, once it is in use."""
    faces = [(face_word(face, words), ink(face)) for face in roll.faces]
    if level >= Level.NORMAL:
        faces.insert(0, (negation_word(roll.nots, words), CHALK))
    if roll.liar:
        faces.insert(0, (words("notnot-liar"), LIAR))
    scale = min(1.0, 372 / (len(faces) * 136)) if x > 10 else 1.0
    return [
        _at(x + at * 136 * scale, y, die_art(word, paint), scale)
        for at, (word, paint) in enumerate(faces)
    ]


def _seat_row(view: View, name: str, seat: int) -> Markup:
    """Draw one player: a mark once they have answered, the name and the cards won."""
    won = view.won[seat]
    tokens = (
        _token(560 + at * min(14, 180 // len(won)), card.portal) for at, card in enumerate(won)
    )
    row = [
        DONE if view.answered[seat] else EMPTY,
        _text(398, 0, name, 17, FELT_INK, "start"),
        _text(548, 0, str(len(won)), 17, FELT_INK, "end"),
        *tokens,
    ]
    return _at(0, 104 + 32 * seat, join(row))


@cache
def _token(x: int, portal: str | None) -> Markup:
    paint = PAINT[portal] if portal else NIGHT
    return html(
        '<rect x="{}" y="-17" width="13" height="20" rx="3" fill="{}" stroke="{}"/>',
        x, paint, CHALK,
    )  # fmt: skip


def _count(cards: int) -> Markup:
    return _text(DECK_AT[0] + 84, DECK_AT[1] + 88, str(cards), 13, CHALK, "end")


def _at(x: float, y: float, inside: Markup, scale: float = 1.0) -> Markup:
    return html('<g transform="translate({:.1f} {:.1f}) scale({:.3f})">{}</g>', x, y, scale, inside)


def _text(x: int, y: int, text: str, size: int, fill: str, anchor: str = "middle") -> Markup:
    return html(
        '<text x="{}" y="{}" text-anchor="{}" font-family="{}" font-size="{}" font-weight="700"'
        ' fill="{}">{}</text>',
        x, y, anchor, FONT, size, fill, text,
    )  # fmt: skip
