"""Two players pass gifts until one has three points: who wins, computed without any luck.

Each offer is about a gift that was seen 1 to 12 passes ago, each as likely.  Both forget it, each
for themselves, with the same leak; who has forgotten can still guess.  A giver lies with the rate
`bluff`, else says what memory says.  A receiver who remembers is right; one who has forgotten
doubts when memories of that age are true less often than `doubt`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.hat.state import MOST_PENALTIES

if TYPE_CHECKING:
    from collections.abc import Sequence

GIFTS = 5
AGES = range(1, 13)  # passes since the gift was seen
LEAK, COST = 0.2, 0.5


class Style(NamedTuple):
    """How somebody plays: how often they lie, and below which chance they doubt."""

    bluff: float
    doubt: float


def right_after(age: int, leak: float = LEAK, gifts: int = GIFTS) -> float:
    """Return how often a memory of this age is true: it is there, or a guess hits."""
    kept: float = (1 - leak) ** age
    return kept + (1 - kept) / gifts


def offer(giver: Style, receiver: Style) -> tuple[float, float]:
    """Return the chances that an offer gives the giver, and the receiver, a point."""
    to_giver = to_receiver = 0.0
    for age in AGES:
        kept, right = (1 - LEAK) ** age, right_after(age)
        true = (1 - giver.bluff) * right + giver.bluff * (1 - right) / (GIFTS - 1)
        to_giver += kept * (1 - true)  # a receiver who remembers
        if right < receiver.doubt:
            to_giver += (1 - kept) * (1 - true)
            to_receiver += (1 - kept) * true
        else:
            to_receiver += (1 - kept) * (1 - true) * COST
    return to_giver / len(AGES), to_receiver / len(AGES)


def win_rate(me: Style, other: Style) -> float:
    """Return how often I win, when each of us gives first equally often."""
    mine, hers = offer(me, other), offer(other, me)
    # The chances by points, when I give and when the other gives; three points lose.
    chances: dict[tuple[int, int], tuple[float, float]] = {}
    for have in reversed(range(MOST_PENALTIES + 1)):
        for has in reversed(range(MOST_PENALTIES + 1)):
            if MOST_PENALTIES in (have, has):
                won = float(has == MOST_PENALTIES)
                chances[have, has] = won, won
            else:
                after = chances[have + 1, has][0], chances[have, has + 1][1]
                chances[have, has] = _turn_by_turn(mine, hers, after)
    return sum(chances[0, 0]) / 2


def _turn_by_turn(
    mine: Sequence[float], hers: Sequence[float], after: Sequence[float]
) -> tuple[float, float]:
    """Return my chances when I give, and when the other gives: who accepts gives the next gift."""
    i_point, she_point = after  # whoever gets a point gives next
    when_i = mine[0] * i_point + mine[1] * she_point
    when_she = hers[0] * she_point + hers[1] * i_point
    on, back = 1 - sum(mine), 1 - sum(hers)
    i_give = (when_i + on * when_she) / (1 - on * back)
    return i_give, when_she + back * i_give
