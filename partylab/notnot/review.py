"""The round before, on the table itself: its dice, and on each card if it was right and who tapped.

A tick or a cross says whether a card was right; the faces beside it are those who tapped it, the
fastest first, with a ring around who has won a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.faces import face
from partylab.html import EMPTY, Markup, art, html, join
from partylab.notnot import news
from partylab.notnot.cubes import cubes
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import card_art, what_lies_at
from partylab.notnot.marks import mark, sign

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.notnot.rounds import Round
    from partylab.words import Words


def dice(last: Round, words: Words) -> Markup:
    """Return what the dice had said."""
    said = words.tell_one(news.roll(last.asked.roll), [])
    return cubes(last.asked.roll, last.asked.level, words, "nn-before", said, liar=True)


def cross(last: Round, words: Words) -> Markup:
    """Return the cards as they lay there, each with its mark."""
    places = join(_place(last, place, words) for place in PLACES)
    return html('<div class="nn-cross nn-review">{}{}</div>', _sign(last, words), places)


def _sign(last: Round, words: Words) -> Markup:
    """Return what lay in the middle: the deck's back, or why nobody was to tap."""
    order = last.order
    if order == "tap":
        return EMPTY
    return html(
        '<div class="nn-deck" role="img" aria-label="{}">{}</div>',
        words(f"notnot_table-sign-{order}"), sign(order, f"nn-why-not nn-sign-{order}"),
    )  # fmt: skip


def _place(last: Round, place: str, words: Words) -> Markup:
    card = last.asked.board[PLACES.index(place)]
    right = place in last.asked.answer.places
    style = f"nn-place nn-{place} {'nn-right' if right else 'nn-wrong'}"
    if place in last.taken:
        style += " nn-taken"
    return html(
        '<div class="{}" role="img" aria-label="{}, {}">{}{}<span class="nn-taps">{}</span></div>',
        style, what_lies_at(card, place, words),
        words("notnot_table-right" if right else "notnot_table-wrong"),
        art("0 0 96 96", card_art(card, words), "nn-card"),
        mark("", right=right), join(_tapped(last, seat) for seat in _who_tapped(last, place)),
    )  # fmt: skip


def _who_tapped(last: Round, place: str) -> list[Seat]:
    who = [seat for seat, tap in enumerate(last.taps) if tap.place == place]
    return sorted(who, key=lambda seat: last.taps[seat].ms)


def _tapped(last: Round, seat: Seat) -> Markup:
    served = seat in last.served
    shown = face(seat, "glad" if served else "calm")
    return html('<span class="nn-tap{}">{}</span>', " nn-first" if served else "", shown)
