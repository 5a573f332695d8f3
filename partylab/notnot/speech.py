"""What those who sit at Not Not say and how they look, from what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.notnot.rules import most

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import News, Seat
    from partylab.notnot.rules import View
    from partylab.words import Words

TONES = 4  # ways to say the same
# What one says about one's tap when the round is over; of the first kind that there is, one speaks.
REGRETS = {"notnot-wrong": "notnot-says-wrong", "notnot-late": "notnot-says-late"}
FACES = {"won": "glad", "wrong": "cross", "forgiven": "surprised", "late": "worried"}


def says(news: Sequence[News], view: View, words: Words) -> dict[Seat, str]:
    """Return what the fastest says when a round is over, and one who was wrong or too late."""
    said: dict[Seat, str] = {}
    for one in news:
        if one.what == "notnot-won":
            winner: Seat = one["seats"][0]
            return {winner: words("notnot-says-won", tone=tone(view, winner))}
        if one.what == "notnot-round-over" and one["how"] == "fastest":
            first: Seat = one["seats"][0]
            said[first] = words("notnot-says-fastest", tone=tone(view, first))
    for what, speech in REGRETS.items():
        regrets = [one["seat"] for one in news if one.what == what]
        if regrets:
            seat = regrets[view.number % len(regrets)]
            return said | {seat: words(speech, tone=tone(view, seat))}
    return said


def tone(view: View, seat: Seat) -> int:
    """Return in which way to say it: by chance, as far as anybody can tell."""
    return (view.number * 5 + view.deck * 3 + seat) % TONES


def moods(view: View) -> dict[Seat, str]:
    """Return how the last round went for everybody; at the end, the whole game."""
    if view.roll is None:
        winners, cards = most(view.won)
        fewest = min(view.scores)
        felt = {seat: "sad" for seat, own in enumerate(view.scores) if own == fewest < cards}
        return felt | dict.fromkeys(winners, "glad")
    fates = () if view.last is None else view.last.fates
    return {seat: FACES[fate] for seat, fate in enumerate(fates) if fate in FACES}
