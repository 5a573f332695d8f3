"""The middle of the table: the gift shop, and the gift on its way from one to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.hat import ring
from partylab.hat.cards import CARD, card, forms, key_of_given, picture, place_key
from partylab.hat.gifts import noun
from partylab.hat.pictures.parcels import awning, front, pile, tag
from partylab.hat.state import DRAWING, SHOWING
from partylab.html import EMPTY, Markup, art, attributes, html

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.game import Seat
    from partylab.hat.ring import Spot
    from partylab.hat.state import View
    from partylab.words import Words

SHOP = "shop"  # the mark of its top gift
WRONG = ("hat-giver-wrong", "hat-receiver-wrong")


class Revealed(NamedTuple):
    """A gift that was turned up a moment ago."""

    gift: str
    true: bool  # is it what it was called?
    wrong: Seat  # who gets it


def revealed(view: View) -> Revealed | None:
    """Return the gift that was turned up with the last move."""
    for one in view.last:
        if one.what in WRONG:
            return Revealed(str(one["gift"]), one.what == WRONG[1], one["seat"])
    return None


def middle(
    view: View, words: Words, spots: Mapping[Seat, Spot], timed: float, me: Seat | None
) -> Markup:
    """Return the shop, and beside it the gift that is shown, offered or turned up."""
    return html(
        '<div class="th-middle" style="grid-area: {}"><div class="th-stage" data-see="card">{}{}'
        "</div></div>",
        ring.middle(view.seats), _shop(view, words), _given(view, words, spots, timed, me),
    )  # fmt: skip


def _shop(view: View, words: Words) -> Markup:
    """Return the pile with its top gift face up; nothing when it is empty."""
    left = words("hat_table-shop", gifts=view.shop)
    top = EMPTY
    if view.top is not None:
        name = noun(view.top, words.language, view.game.pack).name
        top = html(
            '<span class="th-pile">{}{}</span>',
            art("0 0 100 112", pile(view.shop), "th-edges"),
            art(CARD, front(view.top, name), "th-card th-open", name, data_key=SHOP),
        )  # fmt: skip
    return html(
        '<div class="th-shop">{}{}<span class="th-left" data-label>{}</span></div>',
        art("0 0 200 44", awning(), "th-awning"), top, left,
    )  # fmt: skip


def _given(
    view: View, words: Words, spots: Mapping[Seat, Spot], timed: float, me: Seat | None
) -> Markup:
    shown = revealed(view)
    if view.given is None:
        return EMPTY if shown is None else _turned_up(view, shown, words, spots, me)
    near = view.receiver if view.receiver is not None else view.giver
    x, y = ring.TOWARDS[spots[near].side]
    turned = ring.TURNED[spots[view.giver].side]
    lifted = SHOP if view.last and view.last[0].what == "hat-drew" else place_key(view.giver, 0)
    is_shown = view.phase == SHOWING
    drawn = card(
        view.given, view, words, turned, key_of_given(view), data_from=lifted,
        data_sound="card", data_sound_count=view.phase,
    )  # fmt: skip
    said = EMPTY
    if view.named is not None:
        name = noun(view.named, words.language, view.game.pack).name
        said = html(
            '<span class="th-said">{}<b data-label>{}</b></span>',
            art(CARD, tag(view.named, name), "th-tag"),
            words("hat_table-said", **forms(view.named, view, words)),
        )  # fmt: skip
    return html(
        '<div class="th-given th-{}" style="--th-x:{};--th-y:{}">{}{}{}</div>',
        view.phase, x, y, drawn, said,
        clock(timed, key_of_given(view)) if is_shown and timed else EMPTY,
    )  # fmt: skip


def _turned_up(
    view: View, shown: Revealed, words: Words, spots: Mapping[Seat, Spot], me: Seat | None
) -> Markup:
    """Return the gift that has just been turned up, and whether it is what it was called."""
    x, y = ring.TOWARDS[spots[shown.wrong].side]
    key = key_of_given(view, 1) if view.phase == DRAWING and view.offers else "given-last"
    sound = None if me is None else "wrong" if shown.wrong == me else "right"
    verdict = words("hat_table-verdict", true="yes" if shown.true else "no")
    return html(
        '<div class="th-given th-revealed" style="--th-x:{};--th-y:{}">{}'
        '<b class="th-verdict th-was-{}" data-label{}>{}</b></div>',
        x, y, picture(shown.gift, view, words, "th-card th-open", data_key=key),
        "true" if shown.true else "false", attributes(data_sound=sound), verdict,
    )  # fmt: skip


def clock(seconds: float, key: str) -> Markup:
    """Return a bar that runs empty in so many seconds; another key begins anew."""
    return html(
        '<span class="th-clock" data-key="clock-{}" aria-hidden="true"'
        ' style="--th-seconds:{:.1f}s"><i></i></span>',
        key, seconds,
    )  # fmt: skip
