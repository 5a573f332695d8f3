"""Who plays: faces around the table, what they have out, and whether they are ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import kit
from partylab.ghosts import tokens
from partylab.ghosts.state import GO
from partylab.html import EMPTY, Markup, html

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.board import Look
    from partylab.game import Seat
    from partylab.ghosts.state import View
    from partylab.words import Words


def person(
    view: View,
    look: Look,
    words: Words,
    names: Sequence[str],
    moods: Mapping[Seat, str],
    seat: Seat,
) -> kit.Person:
    """Return who sits there."""
    return kit.person(
        seat, names, look, "ghosts", words, mood=moods.get(seat, "calm"), plays=seat in view.turn
    )


def others(
    view: View, look: Look, words: Words, names: Sequence[str], moods: Mapping[Seat, str],
    me: Seat | None,
) -> Markup:  # fmt: skip
    """Return everybody else, in the order of play from me on."""
    first = me or 0
    seats = [(first + step) % view.seats for step in range(view.seats)]
    return kit.strip([
        kit.place(
            person(view, look, words, names, moods, seat), words, EMPTY, has(view, words, seat)
        )
        for seat in seats
        if seat != me
    ])  # fmt: skip


def has(view: View, words: Words, seat: Seat, *, mine: bool = False) -> Markup:
    """Return a player's points, the card of this round, and whether they are ready.

    My own card lies before me.
    """
    points, card = view.scores[seat], view.cards[seat]
    shown = html(
        '<b class="gh-points" role="img" aria-label="{}"><span aria-hidden="true">{}</span></b>',
        words("ghosts_table-points", points=points, out=len(view.out[seat])), points,
    )  # fmt: skip
    value = EMPTY
    if card is not None and not mine:
        value = html(
            '<span class="gh-value" role="img" aria-label="{}"><span aria-hidden="true" data-label>'
            "{}</span></span>",
            words("ghosts_table-has-card", value=card.value), card.value,
        )  # fmt: skip
    ready = EMPTY
    if view.phase == GO and view.ordered[seat]:
        ready = html(
            '<span class="gh-ready" role="img" aria-label="{}">✓</span>',
            words("ghosts_table-ready"),
        )
    ghost = tokens.ghost_picture(f"{seat}S1", "", "gh-token gh-whose")
    return html('<span class="gh-has">{}{}{}{}</span>', ghost, shown, value, ready)
