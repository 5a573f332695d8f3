"""After a round of Not Not: what was asked, who tapped what and when, and why each card was right.

Two rounds in which nobody may tap look different: the dice said STILL, or no card fitted.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from partylab.notnot import news
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import (
    LIAR,
    card_art,
    die_art,
    face_word,
    ink,
    negation_word,
    what_lies_at,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import View
    from partylab.words import Words

# A tick, a cross: shapes as well as colours.
MARKS = {
    True: '<path d="M4 13l5 6L20 5" fill="none" stroke="currentColor" stroke-width="4"/>',
    False: '<path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" stroke-width="4"/>',
}
# A hand held up: the dice said to tap nothing.  An empty frame: nothing fitted.
SIGNS = {
    "still": '<path d="M12 30V14a3 3 0 0 1 6 0V8a3 3 0 0 1 6 0v2a3 3 0 0 1 6 0v6a3 3 0 0 1 6 0v14'
    'q0 14-13 14q-8 0-16-13q-1-4 5-1z" fill="none" stroke="currentColor" stroke-width="3"/>',
    "none": '<rect x="8" y="8" width="32" height="32" rx="6" fill="none" stroke="currentColor"'
    ' stroke-width="3" stroke-dasharray="6 5"/><path d="M16 32L32 16" stroke="currentColor"'
    ' stroke-width="3"/>',
}


def recap(view: View, words: Words, names: Sequence[str], *, logic: bool | None) -> str:
    """Return the round before, explained; its logic shown, offered, or (None) left out."""
    last = view.last
    if last is None:
        return ""
    lines = "".join(_line(last, words, names, place) for place in PLACES)
    title = escape(words("notnot_table-recap", number=last.asked.number))
    return (
        f'<section class="pl-panel nn-recap" data-key="recap-{last.asked.number}"><h3>{title}</h3>'
        f"{_asked(last, words)}{_sign(last, words)}{_times(last, words, names)}"
        f'<ul class="nn-why" role="list">{lines}</ul>{_logic(last, words, shown=logic)}</section>'
    )


def _asked(last: Round, words: Words) -> str:
    """Return the dice of the round, small."""
    roll = last.asked.roll
    faces = [(face_word(face, words), ink(face)) for face in roll.faces]
    if roll.nots:
        faces.insert(0, (negation_word(roll.nots, words), "#ffffff"))
    if roll.liar:
        faces.insert(0, (words("notnot-liar"), LIAR))
    dice = "".join(
        f'<svg class="nn-small-die" viewBox="0 0 128 64" aria-hidden="true">{die_art(*face)}</svg>'
        for face in faces
    )
    said = escape(words.tell_one(news.roll(roll), []))
    return f'<div class="nn-said" role="img" aria-label="{said}">{dice}</div>'


def _sign(last: Round, words: Words) -> str:
    """Return the banner of a round in which every tap was wrong."""
    if last.order == "tap":
        return ""
    return (
        f'<p class="nn-sign nn-sign-{last.order}"><svg viewBox="0 0 48 48" aria-hidden="true">'
        f"{SIGNS[last.order]}</svg>{escape(words(f'notnot_table-sign-{last.order}'))}</p>"
    )


def _times(last: Round, words: Words, names: Sequence[str]) -> str:
    """Return everybody's time as a bar, the fastest first; nothing where no clock ran."""
    tapped = [seat for seat, tap in enumerate(last.taps) if tap.place is not None]
    longest = max((last.taps[seat].ms for seat in tapped), default=0)
    if not longest:
        return ""
    rows = "".join(
        _time(last, words, names, seat, longest)
        for seat in sorted(tapped, key=lambda seat: last.taps[seat].ms)
    )
    return f'<ol class="nn-times" role="list">{rows}</ol>'


def _time(last: Round, words: Words, names: Sequence[str], seat: Seat, longest: int) -> str:
    tap = last.taps[seat]
    right = tap.place in last.asked.answer.places
    ms = escape(words("notnot_table-ms", ms=tap.ms))
    return (
        f'<li class="nn-time-row"><span>{escape(names[seat])}</span><span class="nn-track">'
        f'<i class="nn-{"right" if right else "wrong"}" style="inline-size:'
        f'{100 * tap.ms // longest}%"></i></span><span>{_mark(words, right=right)}{ms}</span></li>'
    )


def _line(last: Round, words: Words, names: Sequence[str], place: str) -> str:
    """Return one card: was it right, why, and who tapped it."""
    card = last.asked.board[PLACES.index(place)]
    right = place in last.asked.answer.places
    who = [name for name, tap in zip(names, last.taps, strict=True) if tap.place == place]
    tapped = escape(words("notnot_table-tapped-by", names=words.join(who), count=len(who)))
    label = escape(what_lies_at(card, place, words))
    why = escape(words.tell(last.why(place), names))
    return (
        f'<li class="nn-line nn-{"right" if right else "wrong"}"><svg class="nn-thumb" role="img"'
        f' viewBox="0 0 96 96" aria-label="{label}">{card_art(card, words)}</svg>'
        f"{_mark(words, right=right)}<span><span>{why}</span>"
        f"{f'<strong> {tapped}</strong>' if who else ''}</span></li>"
    )


def _mark(words: Words, *, right: bool) -> str:
    label = escape(words("notnot_table-right" if right else "notnot_table-wrong"))
    return (
        f'<svg class="nn-mark" viewBox="0 0 24 24" role="img" aria-label="{label}">'
        f"{MARKS[right]}</svg>"
    )


def _logic(last: Round, words: Words, *, shown: bool | None) -> str:
    """Return the formula and how it becomes simple; sympy is loaded only when it is asked for."""
    if shown is None:
        return ""
    if not shown:
        label = escape(words("notnot_table-show-logic"))
        return (
            '<button type="button" class="pl-button pl-button-quiet" data-do="logic"'
            f' data-key="do-logic">{label}</button>'
        )
    from partylab.notnot import logic, saying

    asked = last.asked
    steps = logic.steps(asked.roll, asked.nothing_rule)
    told = "".join(
        f"<li>{escape(words.tell_one(step, []))}</li>" for step in saying.derivation(steps, words)
    )
    said = escape(saying.in_words(steps[-1].formula, words))
    tree = saying.draw_tree(steps[-1].formula, words)
    title = escape(words("notnot_table-logic"))
    return (
        f'<details class="pl-details" open data-key="logic-{asked.number}"><summary>{title}'
        f'</summary><div class="pl-stack"><ol>{told}</ol><p><strong>{said}</strong></p>{tree}</div>'
        "</details>"
    )
