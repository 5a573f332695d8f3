"""How sure somebody is of what they say, or answer: told with one tap to nobody, or not at all.

It stays in the look of the person who plays alone at a screen, until the game is over: where
several share a screen, all would see it.

>>> noted((), (1, 3, False), SURE)
(Felt(round=1, offer=3, answers=False, how='sure'),)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.game import Rejected
from partylab.hat.state import ANSWERING, NAMING
from partylab.html import Markup, button, html, join

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.hat.state import View
    from partylab.words import Words

SURE, UNSURE = "sure", "unsure"
HOW = (SURE, UNSURE)
MOST_NOTES = 4000  # of a game that was left, and comes back from a browser

# The round, the offer in it, and whether it was answered; else it was named.
Moment = tuple[int, int, bool]


class Felt(NamedTuple):
    """How sure somebody was, at one moment."""

    round: int
    offer: int
    answers: bool
    how: str


Notes = tuple[Felt, ...]


def moment(view: View) -> Moment | None:
    """Return what is being said or answered; None while there is nothing to be sure of."""
    if view.phase == NAMING:
        return view.round, view.offers + 1, False
    if view.phase == ANSWERING:
        return view.round, view.offers, True
    return None


def noted(notes: Notes, at: Moment, how: str) -> Notes:
    """Return the notes with this one; "" takes one back."""
    others = tuple(one for one in notes if one[:3] != at)
    return (*others, Felt(*at, how)) if how else others


def touched(notes: Notes, how: str, view: View, people: tuple[Seat, ...]) -> Notes:
    """Note how sure the one person at this screen is of what they are about to say or answer."""
    at = moment(view)
    if how not in ("", *HOW) or at is None or view.seat is None or people != (view.active,):
        raise Rejected("table-unknown-touch")
    return noted(notes, at, how)


def taken_back(notes: Notes, view: View) -> Notes:
    """Forget what was noted of an answer that was taken back."""
    at = moment(view)
    return notes if at is None else tuple(one for one in notes if one[:3] < at)


def read(told: Any) -> Notes:
    """Read notes that were kept; what is none is left out."""
    found: Notes = ()
    for one in (told if isinstance(told, list) else [])[:MOST_NOTES]:
        match one:
            case [int(round_), int(offer), bool(answers), str(how)] if how in HOW:
                found = (*found, Felt(round_, offer, answers, how))
    return found


def switch(view: View, notes: Notes, words: Words) -> Markup:
    """Return two buttons that tell how sure one is; they rest while there is nothing to say."""
    at = moment(view) if view.active is not None and view.active == view.seat else None
    now = next((one.how for one in notes if one[:3] == at), "")
    return html(
        '<span class="th-sure" role="group" aria-label="{}">{}</span>',
        words("hat_table-sureness"),
        join(_half(how, at is not None, now == how, words) for how in HOW),
    )


def _half(how: str, may: bool, on: bool, words: Words) -> Markup:
    sign = html('<i aria-hidden="true" data-label>{}</i>', "!" if how == SURE else "?")
    label = html("{}<span data-label>{}</span>", sign, words(f"hat_table-{how}"))
    # Not `disabled`: the focus stays on a button that only rests.
    return button(
        "sure", label, "" if on else how, style="pl-button th-sure-one",
        aria_pressed="true" if on else "false", aria_disabled=None if may else "true",
        title=words(f"hat_table-{how}-note"), data_key=f"sure-{how}",
        data_hotkey=words(f"hat_table-key-{how}") if may else None,
    )  # fmt: skip
