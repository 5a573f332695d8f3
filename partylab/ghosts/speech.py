"""What those who sit at the table say and how they look, from what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.drafts import is_fresh
from partylab.ghosts.state import OVER, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import News, Seat
    from partylab.ghosts.state import View
    from partylab.words import Words

# What the pictures do not show, and has to be told, where many things happen at once.
WHEN_THEY_GO = ("ghosts-fused", "ghosts-chooses")
WHEN_ONE_LOOKS = ("ghosts-keyhole", "ghosts-won")
AT_MIDNIGHT = ("ghosts-struck", "ghosts-foretold")
TONES = 3  # ways to say the same
AT_ONCE = 2  # who speak


def in_a_line(news: Sequence[News]) -> tuple[News, ...]:
    """Return the news that fit on a line: ways, dice and verdicts are to be seen."""
    what = {one.what for one in news}
    for kept in (WHEN_ONE_LOOKS, WHEN_THEY_GO, AT_MIDNIGHT):
        if what.intersection(kept):
            return tuple(one for one in news if one.what in kept)
    return tuple(news)


def says(news: Sequence[News], view: View, words: Words) -> dict[Seat, str]:
    """Return what is said about a look through the keyhole, a piece put down, the end."""
    said: dict[Seat, str] = {}
    for one in news:
        if one.what == "ghosts-won":
            return {seat: _said("won", view, seat, words) for seat in one["seats"][:1]}
        if one.what == "ghosts-placed":
            said[one["seat"]] = _said("placed", view, one["seat"], words)
        elif one.what == "ghosts-chooses":
            said[one["seat"]] = _said("chooses", view, one["seat"], words)
        elif one.what == "ghosts-seen":
            said[one["seat"]] = _said("seen", view, one["seat"], words)
    if any(one.what == "ghosts-keyhole" for one in news):
        for seat in _lucky(view):
            said.setdefault(seat, _said("hidden", view, seat, words))
    return dict(list(said.items())[:AT_ONCE])


def _said(what: str, view: View, seat: Seat, words: Words) -> str:
    return words(f"ghosts_table-says-{what}", tone=(view.round * 5 + view.deck + seat) % TONES)


def _found(view: View) -> dict[Seat, list[bool]]:
    """Return for each seat which of its ghosts in the hall were seen in the last look."""
    found: dict[Seat, list[bool]] = {}
    for glance in view.last:
        for one in glance.found:
            found.setdefault(seat_of(one.ghost), []).append(bool(one.where))
    return found


def _lucky(view: View) -> list[Seat]:
    """Return those who had ghosts in the hall, and all of them hidden."""
    return [seat for seat, seen in _found(view).items() if not any(seen)]


def moods(view: View) -> dict[Seat, str]:
    """Return who thinks, and how the last look went; at the end, who is glad."""
    scores = view.scores
    if view.phase == OVER:
        best = max(scores)
        return {seat: "glad" if own == best else "sad" for seat, own in enumerate(scores)}
    if is_fresh(view):
        return {seat: "surprised" if any(seen) else "glad" for seat, seen in _found(view).items()}
    return dict.fromkeys(view.turn, "thinking")
