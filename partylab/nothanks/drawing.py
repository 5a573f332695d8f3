"""How No Thanks! looks: its cards and chips, the whole table as one picture, and as text."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, html, join, picture
from partylab.nothanks.runs import Hand, runs, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.nothanks.rules import View
    from partylab.words import Words

CARD_WIDTH, CARD_HEIGHT = 64, 88
# In a run each card covers the one before it but for this much, so every value stays readable.
STEP = 26
GAP = 12

PAPER, EDGE, INK = "#fffaf0", "#b9a888", "#2b2118"
CHIP, CHIP_RIM, CHIP_INK = "#b3211d", "#ffe9c9", "#ffffff"
FELT, FELT_INK = "#f3ead7", "#2b2118"
FONT = "system-ui, sans-serif"
# Low cards are green, middling ones amber, high ones red; the number always says the same.
COLOURS = ((3, (0, 106, 78)), (19, (143, 88, 0)), (35, (178, 20, 28)))


def colour(card: int) -> str:
    """Return the colour of a card's number, between the colours of its two neighbours."""
    for (low, before), (high, after) in pairwise(COLOURS):
        if card <= high:
            part = (card - low) / (high - low)
            mixed = (round(a + (b - a) * part) for a, b in zip(before, after, strict=True))
            return "#" + "".join(f"{value:02x}" for value in mixed)
    raise ValueError(card)


@cache
def card_art(card: int, *, covered: bool = False) -> Markup:
    """Return the inside of a card's SVG, 64 wide and 88 high.

    Of a card covered by the next one of its run only the number in its corner shows.
    """
    middle = html(
        '<text x="32" y="58" text-anchor="middle" font-size="38">{card}</text>'
        '<text x="-58" y="-69" font-size="17" transform="rotate(180)">{card}</text>',
        card=card,
    )
    return html(
        '<rect x="1" y="1" width="62" height="86" rx="8" fill="{paper}" stroke="{edge}"'
        ' stroke-width="1.5"/>'
        '<rect x="4" y="4" width="56" height="80" rx="6" fill="none" stroke="{colour}"'
        ' stroke-opacity=".45" stroke-width="1.5"/>'
        '<g font-family="{font}" font-weight="700" fill="{colour}">'
        '<text x="{at}" y="{down}" font-size="{size}">{card}</text>{middle}</g>',
        paper=PAPER, edge=EDGE, colour=colour(card), font=FONT, card=card,
        middle=EMPTY if covered else middle,
        at=4 if covered else 7, down=26 if covered else 21, size=24 if covered else 17,
    )  # fmt: skip


@cache
def tab_art(card: int) -> Markup:
    """Return the upper edge of a card, 40 wide and 34 high: all that shows of it in a far hand."""
    return html(
        '<path d="M1 34V9a8 8 0 0 1 8-8h22a8 8 0 0 1 8 8v25z" fill="{}" stroke="{}"'
        ' stroke-width="1.5"/><text x="20" y="27" text-anchor="middle" font-family="{}"'
        ' font-size="25" font-weight="700" fill="{}" letter-spacing="-1">{}</text>',
        PAPER, EDGE, FONT, colour(card), card,
    )  # fmt: skip


@cache
def back_art() -> Markup:
    """Return the inside of the SVG of a card lying face down."""
    return html(
        '<rect x="1" y="1" width="62" height="86" rx="8" fill="#4a3b2c" stroke="{edge}"'
        ' stroke-width="1.5"/>'
        '<rect x="7" y="7" width="50" height="74" rx="5" fill="none" stroke="{edge}"/>'
        '<path d="M20 32l24 24M44 32L20 56" stroke="{edge}" stroke-width="5"'
        ' stroke-linecap="round"/>',
        edge=EDGE,
    )


@cache
def chip_art(label: str = "") -> Markup:
    """Return the inside of a chip's SVG, 32 wide and high, with a short label on it."""
    return html(
        '<circle cx="16" cy="16" r="15" fill="{chip}" stroke="#ffe9c9" stroke-width="1.6"/>'
        '<circle cx="16" cy="16" r="11.5" fill="none" stroke="{rim}" stroke-width="3"'
        ' stroke-dasharray="5 4"/>'
        '<text x="16" y="21" text-anchor="middle" font-family="{font}" font-size="13"'
        ' font-weight="700" fill="{ink}">{label}</text>',
        chip=CHIP, rim=CHIP_RIM, font=FONT, ink=CHIP_INK, label=label,
    )  # fmt: skip


def seat_names(view: View, words: Words, names: Sequence[str] | None) -> list[str]:
    """Return the players' names, or "Player 1", "Player 2" … where nobody gave any."""
    return list(names or [words("table-seat", number=n) for n in range(1, view.seats + 1)])


def what_lies_there(view: View, words: Words, names: Sequence[str]) -> str:
    """Say which card lies on the table and who decides."""
    if view.card is None or view.decides is None:
        return words("nothanks-over")
    return words("nothanks-card", card=view.card, chips=view.pot, name=names[view.decides])


def what_a_seat_has(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Say which cards a player has, what they cost, and the chips as far as they are known."""
    cards, chips = view.cards[seat], view.chips[seat]
    row = " · ".join("–".join(str(card) for card in run) for run in runs(cards))
    return words(
        "nothanks-seat-has",
        name=names[seat],
        row=row,
        cards=len(cards),
        cost=score(cards),
        chips="hidden" if chips is None else chips,
    )


def text(view: View, words: Words, names: Sequence[str] | None = None) -> str:
    """Return the table as a few lines of text."""
    names = seat_names(view, words, names)
    lines = [
        words(
            "nothanks-round",
            round=min(len(view.past) + 1, view.game.rounds),
            rounds=view.game.rounds,
        ),
        what_lies_there(view, words, names),
        words("nothanks-deck", cards=view.deck),
        *(what_a_seat_has(view, words, names, seat) for seat in range(view.seats)),
    ]
    if view.removed is not None:
        lines.append(words("nothanks-removed", cards=" ".join(map(str, view.removed))))
    return "\n".join(lines)


def draw(view: View, words: Words, names: Sequence[str] | None = None) -> Markup:
    """Return the whole table as one SVG picture."""
    names = seat_names(view, words, names)
    rows = [_seat_row(view, words, names, seat, 132 + 116 * seat) for seat in range(view.seats)]
    title = f"{words('nothanks-name')} {what_lies_there(view, words, names)}"
    said = text(view, words, names)
    return _picture(760, 140 + 116 * view.seats, title, said, _middle(view), *rows)


def draw_hand(hand: Hand, words: Words) -> Markup:
    """Return a hand's cards as a picture: runs overlap, isolated cards stand apart (NT-17)."""
    row = " · ".join("–".join(str(card) for card in run) for run in runs(hand.cards))
    title = words("nothanks-hand", row=row, cards=len(hand.cards), points=hand.points)
    width = max(200, 24 + row_width(hand.cards))
    return _picture(width, CARD_HEIGHT + 24, title, title, _row(hand.cards, 12, 12, 1.0))


def row_width(cards: Sequence[int]) -> int:
    """Return how wide a row of cards is at full size."""
    found = runs(cards)
    inside = sum(CARD_WIDTH + STEP * (len(run) - 1) for run in found)
    return inside + GAP * max(0, len(found) - 1)


def _picture(width: int, height: int, title: str, desc: str, *inside: Markup) -> Markup:
    felt = html('<rect width="{}" height="{}" rx="16" fill="{}"/>', width, height, FELT)
    return picture(width, height, title, desc, felt, *inside)


def _middle(view: View) -> Markup:
    """Draw the deck, the card face up and the chips on it; at the end, the removed cards."""
    if view.removed is not None:
        return _row(view.removed, 24, 20, 1.0)
    parts = []
    if view.deck:
        parts.append(_at(24, 20, 1.0, back_art()))
        parts.append(_label(56, 126, str(view.deck), "middle"))
    if view.card is not None:
        parts.append(_at(112, 20, 1.0, card_art(view.card)))
        parts.append(_at(190, 48, 1.0, chip_art(str(view.pot))))
    return join(parts)


def _seat_row(view: View, words: Words, names: Sequence[str], seat: int, y: int) -> Markup:
    """Draw one player: a mark for whose turn it is, name, chips, cards."""
    chips = view.chips[seat]
    mark = html('<path d="M12 {}l10 7-10 7z" fill="{}"/>', y + 34, CHIP)
    width = row_width(view.cards[seat])
    scale = min(0.95, 520 / width) if width else 1.0
    return join(
        [
            html(
                '<rect x="6" y="{}" width="748" height="104" rx="12" fill="#fff"'
                ' fill-opacity=".55"/>',
                y,
            ),
            mark if seat == view.decides else EMPTY,
            _label(30, y + 36, names[seat], "start"),
            _at(28, y + 52, 1.0, chip_art("?" if chips is None else str(chips))),
            _label(70, y + 74, words("nothanks-cost", cost=score(view.cards[seat])), "start", 15),
            _row(view.cards[seat], 220, y + 10, scale),
        ]
    )


def _row(cards: Sequence[int], x: float, y: float, scale: float) -> Markup:
    parts = []
    for run in runs(cards):
        for card in run:
            parts.append(_at(x, y, scale, card_art(card, covered=card != run[-1])))
            x += STEP * scale
        x += (CARD_WIDTH - STEP + GAP) * scale
    return join(parts)


def _at(x: float, y: float, scale: float, inside: Markup) -> Markup:
    return html('<g transform="translate({:.1f} {:.1f}) scale({:.3f})">{}</g>', x, y, scale, inside)


def _label(x: int, y: int, words: str, anchor: str, size: int = 18) -> Markup:
    return html(
        '<text x="{}" y="{}" text-anchor="{}" font-family="{}" font-size="{}"'
        ' font-weight="600" fill="{}">{}</text>',
        x, y, anchor, FONT, size, FELT_INK, words,
    )  # fmt: skip
