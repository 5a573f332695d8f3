"""What a newcomer to No Thanks! is told in a first game: a card, chips on it, taking it, a run.

It is read from the table alone, so it is the same after a move was taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.nothanks.runs import cost, runs

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab.game import Seat
    from partylab.nothanks.rules import View
    from partylab.words import Words

# The person decides first, about a card that the next one joins.
DEAL = 4509
# After so many cards of my own, or of everybody, all has been told.
MINE, OF_ALL = 2, 5


def told(view: View, people: Collection[Seat], words: Words) -> str:
    """Say what lies there, what one may do about it, and why; nothing when all has been told."""
    taken = sum(map(len, view.cards))
    just_took = view.decides == view.seat and view.pot == 0 and bool(taken)
    if view.seat not in people or view.card is None or view.past or taken > OF_ALL:
        return ""
    if len(view.my_cards) >= MINE:
        return _last(view, words) if just_took and len(view.my_cards) == MINE else ""
    if taken == OF_ALL:
        return _last(view, words)
    if view.decides != view.seat:
        gone = "yes" if taken and not view.pot else "no"
        return words("nothanks-coach-others", card=view.card, gone=gone)
    return _decide(view, view.card, words, just_took=just_took)


def _decide(view: View, card: int, words: Words, *, just_took: bool) -> str:
    """Say what speaks for the card on which I decide."""
    adds = cost(card, view.my_cards)
    if not view.my_chips:
        return words("nothanks-coach-forced", card=card, chips=view.pot)
    if adds < card:
        [mine] = view.my_cards
        side = "above" if card > mine else "below"
        return words("nothanks-coach-joins", card=card, mine=mine, side=side)
    if just_took:
        return words("nothanks-coach-took", card=card)
    points, sign = card - view.pot, "gain" if view.pot > card else "cost"
    return words("nothanks-coach-first", card=card, chips=view.pot, points=abs(points), sign=sign)


def _last(view: View, words: Words) -> str:
    """Say how the game goes on and ends."""
    run = next((run for run in runs(view.my_cards) if len(run) > 1), ())
    row = "–".join(map(str, run))
    return words("nothanks-coach-last", run="yes" if run else "no", row=row, counts=sum(run[:1]))
