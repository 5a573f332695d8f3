"""A table of ghosts, drawn: each has its gifts, open ones and wrapped ones with their arrows.

A gift is known by its place: a mark in the page that followed it would tell what lies face down.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from partylab.hat.cards import place_key
from partylab.hat.gifts import noun
from partylab.hat.pictures import parcels
from partylab.html import art, html, join, picture

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab.words import Words
    from partylab_widgets.lessons.recall.passing import Passing

WIDTH, HEIGHT, CARD = 640, 460, 84  # on paper
FONT = "system-ui, sans-serif"


def ghost(words: Words, seat: int) -> str:
    """Return what a ghost is called."""
    return words(f"recall-ghost-{seat + 1}")


def place(seat: int, seats: int) -> tuple[float, float]:
    """Return where a ghost sits, from -1 to 1: the first one below, the others clockwise."""
    angle = pi / 2 + 2 * pi * seat / seats
    return cos(angle), sin(angle)


def ring(table: Passing, words: Words, *, asked: bool) -> Markup:
    """Return the table as a list that is laid out as a ring."""
    seats = join(_seat(table, seat, words, asked=asked) for seat in range(table.seats))
    return html('<ul class="rc-ring rc-of-{}" role="list">{}</ul>', table.seats, seats)


def _seat(table: Passing, seat: int, words: Words, *, asked: bool) -> Markup:
    x, y = place(seat, table.seats)
    active = seat == table.giver
    cards = join(_card(table, seat, at, words, asked) for at in range(len(table.hands[seat])))
    return html(
        '<li class="rc-seat{}" style="inset-inline-start:{:.1f}%;inset-block-start:{:.1f}%">'
        "<span>{}{}</span><div>{}</div></li>",
        " rc-gives" if active else "", 50 + 34 * x, 50 + 37 * y,
        html('<span aria-hidden="true">▶ </span>') if active else "", ghost(words, seat), cards,
    )  # fmt: skip


def _card(table: Passing, seat: int, at: int, words: Words, asked: bool) -> Markup:
    parcel, came_from = table.hands[seat][at], None
    drawn, label = parcels.back(parcel.arrow), words("recall-wrapped", arrow=parcel.arrow)
    if parcel.open:
        called = noun(parcel.gift, words.language)
        drawn, label = parcels.front(parcel.gift, called.name), called.a
    mark = ""
    if seat == table.giver:  # who has just got a gift, and gives the older one
        mark = "" if at else " rc-asked" if asked else " rc-offered"
        came_from = place_key(table.gave, 0) if at and table.gave is not None else None
    return art(
        "0 0 100 100", drawn, f"rc-card{mark}", label,
        data_key=place_key(seat, at), data_from=came_from,
    )  # fmt: skip


def on_paper(table: Passing, words: Words) -> Markup:
    """Return the table as a picture."""
    told = [
        words(
            "recall-line", who=ghost(words, seat),
            what=words.join([noun(parcel.gift, words.language).a for parcel in hand]),
        )
        for seat, hand in enumerate(table.hands)
    ]  # fmt: skip
    felt = html('<rect width="{}" height="{}" rx="20" fill="#f6e3e6"/>', WIDTH, HEIGHT)
    seats = (_seat_on_paper(table, seat, words) for seat in range(table.seats))
    title = words("recall-look", gifts=len(table.gifts), giver=ghost(words, table.giver))
    return picture(WIDTH, HEIGHT, title, "; ".join(told), felt, *seats)


def _seat_on_paper(table: Passing, seat: int, words: Words) -> Markup:
    x, y = place(seat, table.seats)
    x, y = WIDTH / 2 + 235 * x, HEIGHT / 2 + 150 * y
    hand = table.hands[seat]
    cards = join(
        html(
            '<g transform="translate({:.1f} {:.1f}) scale({})">{}</g>',
            x + CARD * (at - len(hand) / 2), y - CARD / 2, CARD / 100,
            parcels.front(parcel.gift, noun(parcel.gift, words.language).name),
        )
        for at, parcel in enumerate(hand)
    )  # fmt: skip
    name = html(
        '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-family="{}" font-size="17"'
        ' font-weight="700" fill="#23221f">{}</text>',
        x, y + CARD / 2 + 20, FONT, ghost(words, seat),
    )  # fmt: skip
    return cards + name
