"""Who plays Not Not: faces around the table, how many cards each has, and the one just won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab import kit
from partylab.html import EMPTY, Markup, art, attributes, html
from partylab.notnot.crosses import key_of
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import far_card_art
from partylab.notnot.marks import SIGNS
from partylab.notnot.rules import most

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.board import Look
    from partylab.game import Seat
    from partylab.notnot.deck import Card
    from partylab.notnot.rules import View
    from partylab.words import Words


def strip(
    view: View, look: Look, words: Words, names: Sequence[str], moods: Mapping[Seat, str]
) -> Markup:
    """Return all players, in the order of their seats."""
    keys = _gliding(view)
    people = [
        kit.person(seat, names, look, "notnot", words, mood=moods.get(seat, "calm"))
        for seat in range(view.seats)
    ]
    return kit.strip([_place(view, look, words, who, keys.get(who.seat)) for who in people])


def _place(view: View, look: Look, words: Words, who: kit.Person, key: str | None) -> Markup:
    """Return one player: the face, a hand once they have answered, the cards, the last one won."""
    seat = who.seat
    cards, leads = len(view.won[seat]), seat in most(view.won)[0] and any(view.won)
    mine = {"data_see": "mine"} if seat in look.people else {}
    last = _won(view.won[seat][-1], data_key=key) if view.won[seat] else EMPTY
    beside = html(
        '<span class="nn-has"{}>{}<span class="nn-score{}" role="img" aria-label="{}">{}</span>'
        "</span>{}",
        attributes(**mine), last, " nn-leads" if leads else "",
        words("notnot_table-cards", cards=cards),
        html('<span aria-hidden="true" data-late data-label>{}</span>', cards),
        art("0 0 48 48", SIGNS["still"], "nn-landed"),
    )  # fmt: skip
    return kit.place(who, words, beside)


def _gliding(view: View) -> dict[Seat, str]:
    """Return the mark of the card that each has just won, where no other card has that mark."""
    taken = view.last.taken if view.last else ()
    lying = [key_of(card, place) for place, card in zip(PLACES, view.board, strict=True)]
    won = {seat: key_of(view.won[seat][-1], place) for seat, place in enumerate(taken) if place}
    marks = [*lying, *won.values()]
    return {seat: mark for seat, mark in won.items() if marks.count(mark) == 1}


def _won(card: Card, **more: Any) -> Markup:
    return art("0 0 96 96", far_card_art(card), "nn-won", **more)
