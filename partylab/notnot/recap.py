"""After a round of Not Not: what was asked, who tapped what and when, and why each card was right.

Two rounds in which nobody may tap look different: the dice said STILL, or no card fitted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, art, button, details, html, join
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
from partylab.notnot.marks import mark, sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import View
    from partylab.words import Words


def recap(view: View, words: Words, names: Sequence[str], *, logic: bool | None) -> Markup:
    """Return the round before, explained; its logic shown, offered, or (None) left out."""
    last = view.last
    if last is None:
        return EMPTY
    number = last.asked.number
    return html(
        '<section class="nn-recap pl-stack" data-key="recap-{}"><h3>{}</h3>{}{}{}'
        '<ul class="nn-why" role="list">{}</ul>{}</section>',
        number,
        words("notnot_table-recap", number=number),
        _asked(last, words),
        _sign(last, words),
        _times(last, words, names),
        join(_line(last, words, names, place) for place in PLACES),
        _logic(last, words, shown=logic),
    )


def _asked(last: Round, words: Words) -> Markup:
    """Return the dice of the round, small."""
    roll = last.asked.roll
    faces = [(face_word(face, words), ink(face)) for face in roll.faces]
    if roll.nots:
        faces.insert(0, (negation_word(roll.nots, words), "#ffffff"))
    if roll.liar:
        faces.insert(0, (words("notnot-liar"), LIAR))
    dice = join(art("0 0 128 64", die_art(*face), "nn-small-die") for face in faces)
    said = words.tell_one(news.roll(roll), [])
    return html('<div class="nn-said" role="img" aria-label="{}">{}</div>', said, dice)


def _sign(last: Round, words: Words) -> Markup:
    """Return the banner of a round in which every tap was wrong."""
    order = last.order
    if order == "tap":
        return EMPTY
    return html(
        '<p class="nn-sign nn-sign-{}">{}{}</p>',
        order, sign(order, "nn-sign-art"), words(f"notnot_table-sign-{order}"),
    )  # fmt: skip


def _times(last: Round, words: Words, names: Sequence[str]) -> Markup:
    """Return everybody's time as a bar, the fastest first; nothing where no clock ran."""
    tapped = [seat for seat, tap in enumerate(last.taps) if tap.place is not None]
    longest = max((last.taps[seat].ms for seat in tapped), default=0)
    if not longest:
        return EMPTY
    rows = join(
        _time(last, words, names, seat, longest)
        for seat in sorted(tapped, key=lambda seat: last.taps[seat].ms)
    )
    return html('<ol class="nn-times" role="list">{}</ol>', rows)


def _time(last: Round, words: Words, names: Sequence[str], seat: Seat, longest: int) -> Markup:
    tap = last.taps[seat]
    right = tap.place in last.asked.answer.places
    return html(
        '<li class="nn-time-row"><span>{}</span><span class="nn-track"><i class="nn-{}"'
        ' style="inline-size:{}%"></i></span><span>{}{}</span></li>',
        names[seat], "right" if right else "wrong", 100 * tap.ms // longest,
        _mark(words, right=right), words("notnot_table-ms", ms=tap.ms),
    )  # fmt: skip


def _line(last: Round, words: Words, names: Sequence[str], place: str) -> Markup:
    """Return one card: was it right, why, and who tapped it."""
    card = last.asked.board[PLACES.index(place)]
    right = place in last.asked.answer.places
    who = [name for name, tap in zip(names, last.taps, strict=True) if tap.place == place]
    return html(
        '<li class="nn-line-of nn-{}">{}{}<span><span>{}</span>{}</span></li>',
        "right" if right else "wrong",
        art("0 0 96 96", card_art(card, words), "nn-thumb", what_lies_at(card, place, words)),
        _mark(words, right=right),
        words.tell(last.why(place), names),
        _tapped_by(who, words) if who else EMPTY,
    )


def _tapped_by(who: Sequence[str], words: Words) -> Markup:
    said = words("notnot_table-tapped-by", names=words.join(who), count=len(who))
    return html("<strong> {}</strong>", said)


def _mark(words: Words, *, right: bool) -> Markup:
    return mark(words("notnot_table-right" if right else "notnot_table-wrong"), right=right)


def _logic(last: Round, words: Words, *, shown: bool | None) -> Markup:
    """Return the formula and how it becomes simple; sympy is loaded only when it is asked for."""
    if shown is None:
        return EMPTY
    if not shown:
        return button("logic", words("notnot_table-show-logic"), data_key="do-logic")
    from partylab.notnot import logic, saying

    asked = last.asked
    steps = logic.steps(asked.roll, asked.nothing_rule)
    told = (words.tell_one(step, []) for step in saying.derivation(steps, words))
    inside = html(
        "<ol>{}</ol><p><strong>{}</strong></p>{}",
        join(html("<li>{}</li>", step) for step in told),
        saying.in_words(steps[-1].formula, words),
        saying.draw_tree(steps[-1].formula, words),
    )
    title = words("notnot_table-logic")
    return details(title, inside, f"logic-{asked.number}", opened=True)
