"""The things on the table of That's Not a Hat: gifts, open or face down, as parts of a page.

A thing is known again by where it lies, never by what it is: a mark in the page that followed a
gift would tell what lies face down to whoever reads the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab.hat.drawing import lying
from partylab.hat.gifts import noun
from partylab.hat.pictures.parcels import back, front
from partylab.hat.state import ANSWERING, LEFT, Lies
from partylab.html import Markup, art, html

if TYPE_CHECKING:
    from partylab.hat.state import View
    from partylab.words import Words

CARD = "0 0 100 100"


def forms(gift: str, view: View, words: Words) -> dict[str, str]:
    """Return the forms of a gift's name that a sentence may need: `$gift_a`, `$gift_the` …"""
    found = noun(gift, words.language, view.game.pack)
    return {
        "gift_name": found.name, "gift_a": found.a, "gift_the": found.the,
        "gift_number": found.number, "gift_gender": found.gender,
    }  # fmt: skip


def card(lies: Lies, view: View, words: Words, turned: int, key: str, **more: Any) -> Markup:
    """Return a gift as it lies: its picture, or its back, which is turned as its holder sits.

    When the game is over there is both: then the arrow stands small in the corner.
    """
    label = lying(lies, view, words)
    if lies.gift is None:
        drawn = html('<g transform="rotate({} 50 50)">{}</g>', turned, back(lies.arrow or LEFT))
        return art(CARD, drawn, "th-card th-down", label, data_key=key, **more)
    drawn = front(lies.gift, noun(lies.gift, words.language, view.game.pack).name)
    if lies.arrow is not None:
        drawn += html(
            '<g transform="translate(66 66) scale(.32) rotate({} 50 50)">{}</g>',
            turned, back(lies.arrow),
        )  # fmt: skip
    return art(CARD, drawn, "th-card th-open", label, data_key=key, **more)


def picture(gift: str, view: View, words: Words, style: str, **more: Any) -> Markup:
    """Return a gift that lies open, with its name."""
    name = noun(gift, words.language, view.game.pack).name
    return art(CARD, front(gift, name), style, name, **more)


def key_of_given(view: View, earlier: int = 0) -> str:
    """Return what the gift to be given is known by: which giving of the round it is.

    It is the same from the moment in which it is lifted until it is accepted or refused;
    `earlier`: the one before.
    """
    number, offers, points = view.so_far
    offered = offers - (view.phase == ANSWERING) - earlier
    return f"given-{number}-{offered}-{points - earlier}"


def about(view: View) -> str:
    """Return what a button acts on: what is to be done, with which gift."""
    return "-".join(map(str, (view.phase, *view.so_far)))


def place_key(seat: int, at: int) -> str:
    """Return what a place before somebody is known by; 0 is the oldest gift's."""
    return f"gift-{seat}-{at}"
