"""What the labs on NOT share: four cards around a cube, to look at or to pick from."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from partylab.notnot.dice import PLACES, PORTALS, Portals, direction_of
from partylab.notnot.drawing import INK_ON, LETTER_Y, PAINT, SHAPE
from partylab_widgets.labs.bench import Lab
from partylab_widgets.lesson.panel import button
from partylab_widgets.lesson.panel import table as html_table

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from partylab.words import Words

NO_CARD = "void"


class LogicLab(Lab):
    """A lab with cards of Not Not in it."""

    _css = Lab._css + Path(__file__).with_name("portals.css").read_text("utf-8")
    bet = ""

    @property
    def waits(self) -> bool:
        """Is a prediction to be locked first?"""
        return bool(self.bet) and not self.lesson.answers.of(self.lesson.name, self.bet)

    def closed(self, title: str) -> str:
        """Return the lab as it looks while it waits."""
        wait = f'<p class="pl-note">{self.says("negation-guess-first")}</p>'
        return f'<section class="pl-panel pl-lab"><h3>{title}</h3>{wait}</section>'


def card_name(place: str, portal: str | None, words: Words) -> str:
    """Return where a card lies and what it shows, in words."""
    where = words(f"notnot-face-{direction_of(place).value}")
    return words("negation-card", where=where, portal=portal or NO_CARD)


def portal_art(portal: str | None, words: Words) -> str:
    """Return a portal: its colour, its shape and its letter say the same."""
    if portal is None:
        inside = '<circle cx="48" cy="48" r="26" fill="none" stroke="#8b91a1" stroke-width="4"/>'
    else:
        letter = escape(words(f"notnot-letter-{portal}"))
        inside = (
            f'<path d="{SHAPE[portal]}" fill="{PAINT[portal]}" stroke="#ffffff" stroke-width="3"'
            f' stroke-linejoin="round"/><text x="48" y="{LETTER_Y.get(portal, 56)}" font-size="22"'
            f' font-weight="700" text-anchor="middle" fill="{INK_ON[portal]}">{letter}</text>'
        )
    return f'<svg viewBox="8 8 80 80" class="lab-portal" aria-hidden="true">{inside}</svg>'


def cross(
    board: Portals,
    words: Words,
    right: Collection[str] | None = None,
    picked: Collection[str] | None = None,
) -> str:
    """Return the four cards around the cube; with `right` these are marked.

    With `picked` the cards are buttons, and these are pressed.
    """
    cells = "".join(
        _cell(place, board[place], words, right, None if picked is None else place in picked)
        for place in PLACES
    )
    cube = '<span class="lab-cube" aria-hidden="true"></span>'
    return f'<div class="lab-cross">{cells}{cube}</div>'


def _cell(
    place: str,
    portal: str | None,
    words: Words,
    right: Collection[str] | None,
    picked: bool | None,
) -> str:
    name = escape(card_name(place, portal, words))
    mark = "" if right is None else ("✓" if place in right else "✗")
    told = f"{portal_art(portal, words)}<span>{name}</span>"
    if mark:
        sign = words("negation-sign-right" if mark == "✓" else "negation-sign-wrong")
        told += (
            f'<strong aria-hidden="true">{mark}</strong>'
            f'<span class="pl-visually-hidden">{escape(sign)}</span>'
        )
    style = f"lab-portal-card lab-at-{place}" + (" lab-portal-right" if mark == "✓" else "")
    if picked is None:
        return f'<div class="{style}">{told}</div>'
    pressed = "true" if picked else "false"
    return button("pick", told, place, style, more=f' aria-pressed="{pressed}"')


def listed(found: Iterable[str], board: Portals, words: Words) -> str:
    """Return the names of cards as a list in words; of none it says so."""
    there = set(found)
    names = [card_name(place, board[place], words) for place in PLACES if place in there]
    return words.join(names) if names else words("negation-no-card")


def chooser(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str) -> str:
    """Return a list to choose from; its label is HTML already, its options are not."""
    inside = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(text)}</option>"
        for value, text in options
    )
    return (
        f'<label class="pl-field"><span>{label}</span>'
        f'<select data-do="{escape(name)}">{inside}</select></label>'
    )


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table of texts; the first cell of each row is its head."""
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return html_table([escape(head) for head in heads], body)


def portal_options(words: Words) -> list[tuple[str, str]]:
    """Return what may lie at a place, with its name."""
    return [(portal, words("negation-portal", portal=portal)) for portal in (*PORTALS, NO_CARD)]
