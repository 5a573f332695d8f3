"""What those who sit at No Thanks! say and how they look, from what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.nothanks.rules import totals
from partylab.nothanks.runs import cost, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import News, Seat
    from partylab.nothanks.rules import View
    from partylab.words import Words

TEMPTING = 6  # chips on a card
FAR_BEHIND = 25  # points more in cards than who has the fewest
TONES = 4  # ways to say the same


def says(news: Sequence[News], view: View, words: Words) -> dict[Seat, str]:
    """Return what who has just moved says about it; at the end, what the winner says."""
    said = {}
    for one in news:
        seat: Seat
        if one.what == "nothanks-won":
            seat = one["seats"][0]
            said = {seat: words("nothanks-says-won", tone=tone(view, seat))}
        elif one.what == "nothanks-paid":
            seat, tempted = one["seat"], one["chips"] >= TEMPTING
            what = "nothanks-says-tempted" if tempted else "nothanks-says-refuses"
            said[seat] = words(what, tone=tone(view, seat))
        elif one.what in ("nothanks-took", "nothanks-had-to-take"):
            seat, card = one["seat"], one["card"]
            if card in view.cards[seat]:  # else the next round has begun
                others = tuple(own for own in view.cards[seat] if own != card)
                what = _about_taking(card, cost(card, others), one["chips"])
                said[seat] = words(what, tone=tone(view, seat))
    return said


def _about_taking(card: int, price: int, chips: int) -> str:
    """Name what one says about a card that one has taken, by what it has cost."""
    if price < card:
        return "nothanks-says-run"
    return "nothanks-says-bargain" if price <= chips else "nothanks-says-loss"


def tone(view: View, seat: Seat) -> int:
    """Return in which way to say it: by chance, as far as anybody can tell."""
    return (view.deck * 7 + view.pot * 5 + seat * 3) % TONES


def moods(view: View) -> dict[Seat, str]:
    """Return who thinks, who is well off, and who has too many points; at the end, how it went."""
    over = view.decides is None
    points = totals(view.past) if over else tuple(map(score, view.cards))
    least, most = min(points), max(points)
    felt = {}
    for seat, own in enumerate(points):
        if seat == view.decides:
            felt[seat] = "thinking"
        elif own == least < most and (over or view.cards[seat]):
            felt[seat] = "glad"
        elif own == most > least and over:
            felt[seat] = "sad"
        elif own - least > FAR_BEHIND and not over:
            felt[seat] = "worried"
    return felt
