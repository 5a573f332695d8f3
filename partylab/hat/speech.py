"""What those who sit at the table say and how they look, from what everybody may know.

A face never tells whether somebody bluffs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.middle import revealed
from partylab.hat.state import MOST_PENALTIES, OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import News, Seat
    from partylab.hat.state import View
    from partylab.words import Words

TONES = 4  # ways to say the same
# What is said with each of the news, by whom: what news call them.
SAID = {
    "hat-accepted": ("accepts", "seat"),
    "hat-refused": ("refuses", "seat"),
    "hat-offered": ("offers", "giver"),
}


def says(news: Sequence[News], view: View, words: Words) -> dict[Seat, str]:
    """Return what is said about a gift that is offered, accepted, refused; and at the end."""
    said: dict[Seat, str] = {}
    for one in news:
        if one.what == "hat-won":
            seat = one["seats"][0]
            return {seat: words("hat_table-says-won", tone=_tone(view, seat))}
        if one.what in SAID:
            what, whose = SAID[one.what]
            seat = int(one[whose])
            said[seat] = words(f"hat_table-says-{what}", tone=_tone(view, seat))
        elif one.what in ("hat-giver-wrong", "hat-receiver-wrong"):
            seat = one["seat"]
            said[seat] = words("hat_table-says-wrong", tone=_tone(view, seat))
    return said


def _tone(view: View, seat: Seat) -> int:
    """Return in which way to say it: by chance, as far as anybody can tell."""
    return (view.offers * 7 + sum(view.penalties) * 5 + seat * 3) % TONES


def moods(view: View) -> dict[Seat, str]:
    """Return who thinks, who is about to lose, who was wrong; at the end, how it went."""
    if view.phase == OVER:
        best = min(view.scores)
        return {seat: "glad" if own == best else "sad" for seat, own in enumerate(view.scores)}
    felt = {
        seat: "worried"
        for seat, points in enumerate(view.penalties)
        if points == MOST_PENALTIES - 1
    }
    if view.active is not None:
        felt[view.active] = "thinking"
    if (shown := revealed(view)) is not None:
        felt[shown.wrong] = "surprised"
    return felt
