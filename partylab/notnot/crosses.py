"""The cross of cards around the deck: one for who is alone, one for each of several people.

Where several people play each has a cross of their own, which the style turns towards them around
a phone or a tablet; at a desk its cards show their keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, art, html, join
from partylab.notnot import review
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import card_art, deck_art, what_lies_at, what_the_deck_says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.board import NotNotLook
    from partylab.notnot.deck import Card
    from partylab.notnot.rules import View
    from partylab.words import Words

# The keys of each person at one keyboard, by where they are: north, east, south, west.
KEYS = (
    ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"),
    ("KeyW", "KeyD", "KeyS", "KeyA"),
    ("KeyI", "KeyL", "KeyK", "KeyJ"),
    ("Numpad8", "Numpad6", "Numpad2", "Numpad4"),
)


def room(*inside: Markup) -> Markup:
    """Return the square that a cross fills, as large as there is room."""
    return html(
        '<div class="nn-room"><div class="nn-square">{}</div></div>',
        join(inside),
    )


def untouched(view: View, words: Words) -> Markup:
    """Return a cross that nobody taps."""
    cards = join(
        html('<div class="nn-place nn-{}">{}</div>', place, _card(card, place, words))
        for place, card in zip(PLACES, view.board, strict=True)
    )
    return room(html('<div class="nn-cross">{}{}</div>', _deck(view, words), cards))


def alone(view: View, words: Words, seat: Seat) -> Markup:
    """Return the cross of who is alone at this screen."""
    return _cross(view, words, seat, [])


def pads(view: View, words: Words, names: Sequence[str], look: NotNotLook) -> Markup:
    """Return a cross for each person, at their own edge of the screen, with their keys."""
    shown = join(
        _pad(view, words, names[seat], seat, at, look) for at, seat in enumerate(look.people)
    )
    return html('<div class="nn-pads">{}</div>', shown)


def _pad(view: View, words: Words, name: str, seat: Seat, at: int, look: NotNotLook) -> Markup:
    keys = words(f"notnot_table-keys-{at}").split() if at < len(KEYS) else []
    still = EMPTY if look.timed else still_button(words, seat)
    whose = html('<p class="nn-whose"><strong title="{0}">{0}</strong></p>{1}', name, still)
    return html(
        '<div class="nn-pad" data-pad="{}" role="group" aria-label="{}">{}</div>',
        seat, name, _cross(view, words, seat, keys, whose, first=at == 0),
    )  # fmt: skip


def still_button(words: Words, seat: Seat) -> Markup:
    """Return the button for who taps nothing, where no clock tells."""
    return html(
        '<button type="button" class="pl-button nn-stay" data-tap="still" data-player="{}"'
        ' data-key="still-{}">{}</button>',
        seat, seat, words("notnot_table-stay-still"),
    )  # fmt: skip


def _cross(
    view: View,
    words: Words,
    seat: Seat,
    keys: Sequence[str],
    whose: Markup = EMPTY,
    *,
    first: bool = True,
) -> Markup:
    """Return the cards that somebody taps, and before a round those of the last in their place."""
    now = join(
        _place(view, words, at, seat, keys[at] if keys else "", glides=first)
        for at in range(len(PLACES))
    )
    return room(
        html('<div class="nn-cross nn-now" data-see="actions">{}{}</div>', _deck(view, words), now),
        EMPTY if view.last is None else review.cross(view.last, words),
        whose,
    )


def _place(view: View, words: Words, at: int, seat: Seat, key: str, *, glides: bool) -> Markup:
    """Return a card as somebody's button; only in one cross it glides to who wins it."""
    place, card = PLACES[at], view.board[at]
    is_new = view.last is not None and place in view.last.taken
    return html(
        '<button type="button" class="nn-place nn-{place}{new}" data-tap="{place}"'
        ' data-player="{seat}" data-key="tap-{seat}-{place}">{card}{key}</button>',
        place=place, seat=seat, new=" nn-new" if is_new else "",
        card=_card(card, place, words, key_of(card, place) if glides else None),
        key=html('<kbd class="nn-key" aria-hidden="true" data-label>{}</kbd>', key)
        if key
        else EMPTY,
    )  # fmt: skip


def _card(card: Card | None, place: str, words: Words, key: str | None = None) -> Markup:
    label = what_lies_at(card, place, words)
    return art("0 0 96 96", card_art(card, words), "nn-card", label, data_key=key)


def key_of(card: Card | None, place: str) -> str:
    """Return the mark by which a card is known when it glides to who wins it."""
    return f"hole-{place}" if card is None else f"card-{place}-{card.portal}-{card.background}"


def _deck(view: View, words: Words) -> Markup:
    """Return the deck's back; without a deck where Up stays, if that counts (NN-33)."""
    left = html('<span class="nn-left" aria-hidden="true" data-label>{}</span>', view.deck)
    return html(
        '<div class="nn-deck" role="img" aria-label="{}">{}{}</div>',
        what_the_deck_says(view, words),
        art("0 0 96 96", deck_art(view), "nn-card" if view.deck else "nn-compass"),
        left if view.deck else EMPTY,
    )  # fmt: skip
