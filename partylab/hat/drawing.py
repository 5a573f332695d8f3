"""How That's Not a Hat looks: the whole table as one picture, and as text."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from partylab.hat.gifts import noun
from partylab.hat.pictures.parcels import back, front
from partylab.hat.state import ANSWERING, DRAWING, LEFT, NAMING, OVER
from partylab.html import EMPTY, Markup, html, join, picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.hat.state import Lies, View
    from partylab.words import Words

WIDTH, HEIGHT = 900, 680
CARD = 84
FELT, INK = "#f6e3e6", "#3a2130"
FONT = "system-ui, sans-serif"


def seat_names(view: View, words: Words, names: Sequence[str] | None) -> list[str]:
    """Return the players' names, or "Player 1", "Player 2" … where nobody gave any."""
    return list(names or [words("table-seat", number=n) for n in range(1, view.seats + 1)])


# In words


def called(gift: str, view: View, words: Words) -> str:
    """Return what a gift is called: "a guitar"."""
    return noun(gift, words.language, view.game.pack).a


def lying(card: Lies, view: View, words: Words) -> str:
    """Say what can be seen of a card."""
    if card.gift is None:
        return words("hat-face-down", arrow=card.arrow)
    gift = called(card.gift, view, words)
    return gift if card.open else words("hat-now-open", gift=gift, arrow=card.arrow)


def what_goes_on(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what is done next."""
    if view.phase == OVER:
        return words("hat-over")
    giver = names[view.giver]
    if view.phase == DRAWING or view.given is None:
        return words("hat-phase-draw", giver=giver)
    if view.phase == NAMING:
        return words("hat-phase-name", giver=giver, arrow=view.given.arrow)
    if view.phase == ANSWERING and view.receiver is not None and view.named is not None:
        named = called(view.named, view, words)
        receiver = names[view.receiver]
        return words("hat-phase-answer", giver=giver, receiver=receiver, named=named)
    return words("hat-phase-show", giver=giver, gift=lying(view.given, view, words))


def what_a_seat_has(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Say which gifts lie before a player, and the penalty points."""
    discards = [called(gift, view, words) for gift in view.discards[seat]]
    return words(
        "hat-seat-has",
        name=names[seat],
        gifts=", ".join(lying(card, view, words) for card in view.hands[seat]),
        points=len(discards),
        discards=", ".join(discards),
    )


def text(view: View, words: Words, names: Sequence[str] | None = None) -> str:
    """Return the table as a few lines of text."""
    names = seat_names(view, words, names)
    top = "" if view.top is None else called(view.top, view, words)
    lines = [
        words("hat-round", round=view.round, rounds=view.rounds),
        what_goes_on(view, words, names),
        words("hat-shop", gifts=view.shop, top=top),
        *(what_a_seat_has(view, words, names, seat) for seat in range(view.seats)),
    ]
    return "\n".join(lines)


# As a picture


def draw(view: View, words: Words, names: Sequence[str] | None = None) -> Markup:
    """Return the whole table as one SVG picture: the seats around it, the shop in the middle."""
    names = seat_names(view, words, names)
    title = f"{words('hat-name')}: {what_goes_on(view, words, names)}"
    felt = html('<rect width="{}" height="{}" rx="24" fill="{}"/>', WIDTH, HEIGHT, FELT)
    seats = join(_seat(view, words, names, seat) for seat in range(view.seats))
    top = EMPTY if view.top is None else _front(view.top, view, words)
    shop = _at(WIDTH / 2 - CARD / 2, HEIGHT / 2 - CARD / 2, top)
    count = _label(WIDTH / 2, HEIGHT / 2 + CARD / 2 + 20, str(view.shop), 16)
    return picture(
        WIDTH, HEIGHT, title, text(view, words, names), felt, shop, count, seats,
        _given(view, words),
    )  # fmt: skip


def place(seat: int, seats: int, reach: float = 1.0) -> tuple[float, float]:
    """Return where a seat is: the first one below, the others clockwise around the table."""
    angle = pi / 2 + 2 * pi * seat / seats
    return WIDTH / 2 + 345 * reach * cos(angle), HEIGHT / 2 + 250 * reach * sin(angle)


def _seat(view: View, words: Words, names: Sequence[str], seat: int) -> Markup:
    x, y = place(seat, view.seats)
    hand, pile = view.hands[seat], view.discards[seat]
    wide = CARD * (len(hand) + 0.5 * len(pile))
    cards = join(
        _at(x - wide / 2 + at * CARD, y - CARD / 2, _card(card, view, words, seat))
        for at, card in enumerate(hand)
    )
    discards = join(
        html(
            '<g transform="translate({:.1f} {:.1f}) scale(.5)">{}</g>',
            x - wide / 2 + (len(hand) + at / 2) * CARD, y - CARD / 2, _front(gift, view, words),
        )
        for at, gift in enumerate(pile)
    )  # fmt: skip
    mark = "▶ " if seat == view.active else ""
    name = _label(x, y + CARD / 2 + 22, f"{mark}{names[seat]} ({view.scores[seat]})", 18)
    return join([cards, discards, name])


def _given(view: View, words: Words) -> Markup:
    """Draw the gift to be given: by its giver, or on the way to its receiver."""
    if view.given is None:
        return EMPTY
    x, y = place(view.giver, view.seats, 0.55)
    if view.receiver is not None:
        to = place(view.receiver, view.seats, 0.55)
        x, y = (x + to[0]) / 2, (y + to[1]) / 2
    said = EMPTY
    if view.named is not None:
        said = _label(x, y - CARD / 2 - 8, f"“{called(view.named, view, words)}”", 16)
    return join([_at(x - CARD / 2, y - CARD / 2, _card(view.given, view, words, view.giver)), said])


def _card(card: Lies, view: View, words: Words, owner: int) -> Markup:
    """Draw a card as it lies before its owner: an arrow points to the owner's neighbour."""
    if card.gift is not None:
        return _front(card.gift, view, words)
    return html(
        '<g transform="rotate({:.1f} {} {})">{}</g>',
        360 * owner / view.seats, CARD / 2, CARD / 2, _sized(back(card.arrow or LEFT)),
    )  # fmt: skip


def _front(gift: str, view: View, words: Words) -> Markup:
    return _sized(front(gift, noun(gift, words.language, view.game.pack).name))


def _sized(card: Markup) -> Markup:
    return html('<g transform="scale({})">{}</g>', CARD / 100, card)


def _at(x: float, y: float, inside: Markup) -> Markup:
    return html('<g transform="translate({:.1f} {:.1f})">{}</g>', x, y, inside)


def _label(x: float, y: float, words: str, size: int) -> Markup:
    return html(
        '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-family="{}" font-size="{}"'
        ' font-weight="600" fill="{}">{}</text>',
        x, y, FONT, size, INK, words,
    )  # fmt: skip
