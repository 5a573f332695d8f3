"""What happens in Not Not, as values that `Words` can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News, Rejected, Seat
from partylab.notnot.deck import Level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.notnot.dice import Roll
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import State, View

# A tap that neither wins nor costs a card.
UNLUCKY = {"late": "notnot-late", "slow": "notnot-slow", "empty": "notnot-empty"}


def rolled(shown: State | View) -> News:
    """Tell what the dice say, and where Up is once it may be anywhere."""
    if shown.roll is None:
        raise Rejected("notnot-over")
    return roll(shown.roll, shown.up if shown.level >= Level.HARD else "none")


def roll(roll: Roll, up: str = "none") -> News:
    """Tell what the dice say."""
    return News(
        "notnot-rolled",
        first=roll.first.value,
        second=roll.second.value,
        nots=roll.nots,
        liar="yes" if roll.liar else "no",
        up=up,
    )


def ends_a_round(told: Sequence[News]) -> bool:
    """Do these news tell how a round ended?"""
    return any(one.what in ("notnot-fastest", "notnot-tied", "notnot-nobody") for one in told)


def of_round(ended: Round, tie_window_ms: int = 0) -> tuple[News, ...]:
    """Tell who was fastest, and what became of every tap; it is late after the window of a tie."""
    decided = (ended.first_ms or 0) + tie_window_ms
    each = [_tap(ended, seat, fate, decided) for seat, fate in enumerate(ended.fates)]
    told = [news for news in each if news is not None]
    if ended.served:
        return (_fastest(ended), *told)
    order = ended.asked.answer.order
    tapped = any(fate != "still" for fate in ended.fates)
    return (*told, News("notnot-nobody", order=order, tapped="yes" if tapped else "no"))


def _fastest(ended: Round) -> News:
    """Tell who was first, and by how much, or that several cannot be told apart."""
    if len(ended.served) > 1:
        return News("notnot-tied", seats=tuple(sorted(ended.served)), ms=ended.first_ms)
    lead = ended.lead_ms
    return News(
        "notnot-fastest",
        seat=ended.served[0],
        ms=ended.first_ms,
        lead="none" if lead is None else lead,
    )


def _tap(ended: Round, seat: Seat, fate: str, decided: int) -> News | None:
    """Tell what became of one player's tap."""
    tap = ended.taps[seat]
    if fate == "still":
        return None
    if fate == "won":
        return _won(ended, seat)
    if fate in ("wrong", "forgiven"):
        return _wrong(ended, seat, fate)
    return News(UNLUCKY[fate], seat=seat, place=tap.place, ms=tap.ms, late=tap.ms - decided)


def _won(ended: Round, seat: Seat) -> News:
    """Tell which card a winner takes, and why it may be another than the one tapped."""
    taken = ended.taken[seat]
    void = taken == ended.asked.void
    own = "own" if taken == ended.taps[seat].place else "other"
    return News("notnot-takes", seat=seat, place=taken, card="void" if void else own)


def _wrong(ended: Round, seat: Seat, fate: str) -> News:
    """Tell why a tap was wrong, and whether it costs a card."""
    place, order = ended.taps[seat].place, ended.asked.answer.order
    reason = "void" if place == ended.asked.void else order
    cost = "card" if ended.lost[seat] else "nothing" if fate == "wrong" else "free"
    return News("notnot-wrong", seat=seat, place=place, reason=reason, cost=cost)
