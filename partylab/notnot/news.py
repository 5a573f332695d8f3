"""What happens in Not Not, as values that `Words` can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News, Rejected, Seat, Who
from partylab.notnot.deck import Level

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from partylab.notnot.dice import Roll
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import State, View
# Told to everybody; the other news of a round are about one player.
ALWAYS = ("notnot-round-over", "notnot-rule", "notnot-won")


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
    return any(one.what == "notnot-round-over" for one in told)


def in_a_line(told: Sequence[News], people: Collection[Seat]) -> tuple[News, ...]:
    """Return what stands in the line after a round: how it went, and how it went for these people.

    What the others did is to be seen on the cards.
    """
    return tuple(one for one in told if one.what in ALWAYS or _is_about(one, people))


def _is_about(one: News, people: Collection[Seat]) -> bool:
    """Is it something new about one of these people?  That they take what they tapped is not."""
    about = dict(one.about)
    return about.get("seat") in people and about.get("card") != "own"


def of_round(ended: Round, most_ms: int) -> tuple[News, ...]:
    """Tell what the dice said, who was fastest, and what became of every tap.

    After `most_ms` its time was over.
    """
    each = [_tap(ended, seat, fate, most_ms) for seat, fate in enumerate(ended.fates)]
    told = [news for news in each if news is not None]
    return (_over(ended), *told)


def _over(ended: Round) -> News:
    """Tell what the dice said, and who was first; or that several cannot be told apart, or nobody.

    Where no clock runs all who are right are right, and nobody is faster.
    """
    roll, order = ended.asked.roll, ended.asked.answer.order
    timed = "fastest" if ended.first_ms else "right"
    return News(
        "notnot-round-over",
        first=roll.first.value,
        second="none" if roll.first is roll.second else roll.second.value,
        nots=roll.nots,
        liar="yes" if roll.liar else "no",
        how=timed if ended.served else order,
        tapped="yes" if any(fate != "still" for fate in ended.fates) else "no",
        seats=tuple(sorted(ended.served)),
        seconds=_seconds(ended.first_ms or 0),
    )


def _seconds(ms: int) -> float:
    """Return a time as people read it; what took any time at all never took none."""
    return max(0.01, round(ms / 1000, 2)) if ms else 0.0


def _tap(ended: Round, seat: Seat, fate: str, most_ms: int) -> News | None:
    """Tell what became of one player's tap."""
    tap = ended.taps[seat]
    if fate == "still":
        return None
    if fate == "won":
        return _won(ended, seat)
    if fate in ("wrong", "forgiven"):
        return _wrong(ended, seat, fate)
    right = "yes" if tap.place in ended.asked.answer.places else "no"
    if fate == "empty":
        return News("notnot-empty", seat=seat)
    if fate == "slow":
        return News("notnot-slow", seat=seat, right=right, seconds=_seconds(tap.ms - most_ms))
    late = _seconds(tap.ms - (ended.first_ms or 0))
    return News("notnot-late", seat=seat, right=right, than=Who(ended.served[0]), seconds=late)


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
