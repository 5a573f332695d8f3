"""Four cards around a cube, to look at or to pick from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, button, html, join, picture
from partylab.notnot.dice import PLACES, PORTALS, Portals, direction_of
from partylab_widgets.lessons.portals import portal_art

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from markupsafe import Markup

    from partylab.words import Words

NO_CARD = "void"
CORNERS = {"N": (70, 4), "E": (136, 70), "S": (70, 136), "W": (4, 70)}  # in the small picture


def card_name(place: str, portal: str | None, words: Words) -> str:
    """Return where a card lies and what it shows, in words."""
    where = words(f"notnot-face-{direction_of(place).value}")
    return words("negation-card", where=where, portal=portal or NO_CARD)


def cross(
    board: Portals,
    words: Words,
    right: Collection[str] | None = None,
    picked: Collection[str] | None = None,
    mine: Collection[str] = (),
) -> Markup:
    """Return the four cards around the cube; with `right` these are marked, so are `mine`.

    With `picked` the cards are buttons, and these are pressed.
    """
    cells = []
    for place in PLACES:
        is_right = right is not None and place in right
        style = f"lab-portal-card lab-at-{place}" + (" lab-portal-right" if is_right else "")
        inside = html(
            "{}<span>{}</span>{}{}",
            portal_art(board[place], words),
            card_name(place, board[place], words),
            EMPTY if right is None else _mark(is_right, words),
            html("<small>{}</small>", words("negation-sign-mine")) if place in mine else EMPTY,
        )
        if picked is None:
            cells.append(html('<div class="{}">{}</div>', style, inside))
        else:
            pressed = "true" if place in picked else "false"
            cells.append(button("pick", inside, place, style=style, aria_pressed=pressed))
    cube = html('<span class="lab-cube" aria-hidden="true"></span>')
    return html('<div class="lab-cross">{}{}</div>', join(cells), cube)


def _mark(right: bool, words: Words) -> Markup:
    return html(
        '<strong aria-hidden="true">{}</strong><span class="pl-visually-hidden">{}</span>',
        "✓" if right else "✗", words("negation-sign-right" if right else "negation-sign-wrong"),
    )  # fmt: skip


def listed(found: Iterable[str], board: Portals, words: Words) -> str:
    """Return the names of cards as a list in words; of none it says so."""
    there = set(found)
    names = [card_name(place, board[place], words) for place in PLACES if place in there]
    return words.join(names) if names else words("negation-no-card")


def portal_options(words: Words) -> list[tuple[str, str]]:
    """Return what may lie at a place, with its name."""
    return [(portal, words("negation-portal", portal=portal)) for portal in (*PORTALS, NO_CARD)]


def board_picture(board: Portals, words: Words) -> Markup:
    """Return the four cards around the cube as one small picture, beside a question about them."""
    cards = join(_card(place, board[place], words) for place in PLACES)
    cube = html('<rect x="82" y="82" width="36" height="36" rx="6" fill="#16181f"/>')
    named = words.join([card_name(place, board[place], words) for place in PLACES])
    return picture(200, 200, words("negation-board"), named, cards, cube)


def _card(place: str, portal: str | None, words: Words) -> Markup:
    x, y = CORNERS[place]
    card = html(
        '<rect x="{}" y="{}" width="60" height="60" rx="9" fill="#16181f" stroke="#6f7480"'
        ' stroke-width="2"/>', x, y,
    )  # fmt: skip
    return card + portal_art(portal, words, x=x + 8, y=y + 8, width=44, height=44)
