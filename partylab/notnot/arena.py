"""The arena of Not Not: the dice, the cross of cards around the deck, and everybody's keys.

The element with `data-clock` is one round: the stage's clock uncovers its dice, takes the time of
what has `data-tap`, and sends everybody's answers in one message.

The page holds the coming round before it begins, its dice under a cover, so that no round waits
for the kernel.  What is under the cover is no secret of anybody's: all players see it at the same
moment, and who reads the page's source cheats only the clock.  The deck and the answers of others
never are in the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, art, attributes, html, join
from partylab.notnot import news
from partylab.notnot.deck import Level
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import (
    card_art,
    deck_art,
    die_art,
    face_word,
    ink,
    negation_word,
    what_lies_at,
    what_the_deck_says,
    what_the_dice_say,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.board import NotNotLook
    from partylab.notnot.deck import Card
    from partylab.notnot.dice import Roll
    from partylab.notnot.rules import View
    from partylab.words import Words

# The keys of each person at one keyboard, by where they are: north, east, south, west.
KEYS = (
    ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"),
    ("KeyW", "KeyD", "KeyS", "KeyA"),
    ("KeyI", "KeyL", "KeyK", "KeyJ"),
    ("Numpad8", "Numpad6", "Numpad2", "Numpad4"),
)
SLOWEST_BEAT = 900  # ms


def resting(view: View, words: Words) -> Markup:
    """Return an arena that nobody can touch: looked at again, or over."""
    cards = join(
        html('<div class="nn-place nn-{}">{}</div>', place, _card(card, place, words))
        for place, card in zip(PLACES, view.board, strict=True)
    )
    return html(
        '<div class="nn-arena" data-phase="go">{}<div class="nn-cross">{}{}</div></div>',
        EMPTY if view.roll is None else _dice(view.roll, view.level, words),
        _deck(view, words),
        cards,
    )


def playing(view: View, roll: Roll, look: NotNotLook, words: Words, names: Sequence[str]) -> Markup:
    """Return a round that is ready to begin."""
    alone = len(look.people) == 1
    # After loading, some may have answered already.
    waiting = [seat for seat in look.people if seat in view.turn] or look.people
    limit = view.game.still_seconds * 1000 if look.timed else 0
    run = attributes(
        data_clock=f"{look.tries}-{view.number}", data_do="race", data_limit=limit,
        data_beat=beat(look.pace) if look.timed else 0,
        data_players=" ".join(map(str, waiting)), data_keys=_keys(look.people),
        data_say=_say(view, look, words), style=f"--nn-clock:{limit}ms",
    )  # fmt: skip
    cards = zip(PLACES, view.board, strict=True)
    return html(
        '<section class="nn-arena"{}>{}{}<div class="nn-cross">{}{}</div>{}{}</section>',
        run,
        _dice(roll, view.level, words),
        _bar(words, view, look),
        _deck(view, words),
        join(_place(words, place, card, look) for place, card in cards),
        EMPTY if alone else _pads(words, names, look),
        _hints(view, look, words),
    )


def beat(pace: float) -> int:
    """Return how long each number of the countdown stands, in milliseconds.

    None where everything goes at once; else it follows the pace at which bots move.

    >>> [beat(pace) for pace in (0.0, 0.4, 1.1, 2.5)]
    [0, 260, 540, 900]
    """
    return min(SLOWEST_BEAT, round(100 + 400 * pace)) if pace else 0


def _say(view: View, look: NotNotLook, words: Words) -> str:
    """Return what is spoken when the dice are uncovered; without a clock also what lies there."""
    dice = what_the_dice_say(view, words)
    if look.timed:
        return dice
    cards = zip(PLACES, view.board, strict=True)
    there = ". ".join(what_lies_at(card, place, words) for place, card in cards)
    return f"{dice} {there}."


def _hints(view: View, look: NotNotLook, words: Words) -> Markup:
    hints = EMPTY
    if len(look.people) == 1:
        hints += _note("nn-hint", words("notnot_table-how-to-tap"))
    if not look.timed and view.seats > 1:
        hints += _note("nn-all-win", words("notnot_table-no-clock"))
    return hints


def _note(style: str, said: str) -> Markup:
    return html('<p class="pl-note {}">{}</p>', style, said)


def _keys(people: Sequence[Seat]) -> str:
    """Return which key taps what for whom.  Who is alone may use any of the four crosses."""
    whose = [people[0]] * len(KEYS) if len(people) == 1 else people
    return " ".join(
        f"{code}:{seat}:{place}"
        for seat, keys in zip(whose, KEYS, strict=False)
        for code, place in zip(keys, PLACES, strict=True)
    )


def _dice(roll: Roll, level: Level, words: Words) -> Markup:
    """Return the dice in use: dark cubes, and on them what the cover hides until the start."""
    faces = [(face_word(face, words), ink(face), "criterion") for face in roll.faces]
    if level >= Level.NORMAL:
        faces.insert(0, (negation_word(roll.nots, words), "#ffffff", "negation"))
    shown = join(
        art("0 0 128 64", die_art(text, paint), f"nn-die nn-{kind}") for text, paint, kind in faces
    )
    blank = join(art("0 0 128 64", die_art(""), f"nn-die nn-{kind}") for _, _, kind in faces)
    return html(
        '<div class="nn-tray"><div class="nn-dice nn-cubes" aria-hidden="true">{}</div>'
        '<div class="nn-dice nn-faces" role="img" aria-label="{}">{}</div></div>',
        blank, words.tell_one(news.roll(roll), []), shown,
    )  # fmt: skip


def _die(text: str, paint: str, kind: str) -> Markup:
    return art("0 0 128 64", die_art(text, paint), f"nn-die nn-{kind}")


def _bar(words: Words, view: View, look: NotNotLook) -> Markup:
    """Return what is under the dice: the start, the countdown, then the time that is left."""
    alone = not look.timed and len(look.people) == 1
    return html(
        '<div class="nn-bar"><button type="button" class="pl-button pl-button-main nn-start"'
        ' data-start data-focus data-key="start">{} <kbd aria-hidden="true">{}</kbd></button>'
        '<span class="nn-count" data-count aria-hidden="true"></span>{}{}</div>',
        words("notnot_table-start", number=view.number),
        words("notnot_table-space"),
        html('<span class="nn-time" aria-hidden="true"><i></i></span>') if look.timed else EMPTY,
        _still_button(words, look.people[0]) if alone else EMPTY,
    )


def _still_button(words: Words, seat: Seat) -> Markup:
    return html(
        '<button type="button" class="pl-button nn-stay" data-tap="still" data-player="{}"'
        ' data-key="still-{}">{}</button>',
        seat, seat, words("notnot_table-stay-still"),
    )  # fmt: skip


def _place(words: Words, place: str, card: Card | None, look: NotNotLook) -> Markup:
    """Return a card of the cross; who is alone on the page taps the card itself."""
    shown = _card(card, place, words)
    if len(look.people) > 1:
        return html('<div class="nn-place nn-{}">{}</div>', place, shown)
    return html(
        '<button type="button" class="nn-place nn-{place}" data-tap="{place}"'
        ' data-player="{seat}" data-key="tap-{place}">{shown}</button>',
        place=place, seat=look.people[0], shown=shown,
    )  # fmt: skip


def _card(card: Card | None, place: str, words: Words) -> Markup:
    label = what_lies_at(card, place, words)
    return art("0 0 96 96", card_art(card, words), "nn-card", label, data_key=key_of(card, place))


def key_of(card: Card | None, place: str) -> str:
    """Return the mark by which a card is known when it glides to who wins it."""
    return f"hole-{place}" if card is None else f"card-{place}-{card.portal}-{card.background}"


def _deck(view: View, words: Words) -> Markup:
    """Return the deck's back; without a deck where Up stays, if that counts (NN-33)."""
    left = html('<span class="nn-left" aria-hidden="true">{}</span>', view.deck)
    return html(
        '<div class="nn-deck" role="img" aria-label="{}">{}{}</div>',
        what_the_deck_says(view, words),
        art("0 0 96 96", deck_art(view), "nn-card" if view.deck else "nn-compass"),
        left if view.deck else EMPTY,
    )


def _pads(words: Words, names: Sequence[str], look: NotNotLook) -> Markup:
    """Return a small cross of keys for each person, to press or to touch."""
    pads = join(_pad(words, names, seat, at, look) for at, seat in enumerate(look.people))
    return html('<ul class="nn-pads" role="list">{}</ul>', pads)


def _pad(words: Words, names: Sequence[str], seat: Seat, at: int, look: NotNotLook) -> Markup:
    keys = words(f"notnot_table-keys-{at}").split() if at < len(KEYS) else ["●"] * len(PLACES)
    buttons = join(
        html(
            '<button type="button" class="nn-key nn-{place}" data-tap="{place}"'
            ' data-player="{seat}" data-key="pad-{seat}-{place}" aria-label="{label}">{key}'
            "</button>",
            place=place, seat=seat, key=key,
            label=words("notnot_table-tap", name=names[seat], place=place),
        )
        for place, key in zip(PLACES, keys, strict=True)
    )  # fmt: skip
    return html(
        '<li class="nn-pad" data-pad="{}"><strong>{}</strong><div class="nn-keys">{}'
        '<span class="nn-done" aria-hidden="true">✓</span></div>{}</li>',
        seat, names[seat], buttons, EMPTY if look.timed else _still_button(words, seat),
    )  # fmt: skip
