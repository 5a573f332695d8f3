"""One round of Not Not: taps with their milliseconds go in, and what each of them earns comes out.

No clock is read here.  Taps are data, and the order in which they arrive changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News, Rejected, Seat, brief
from partylab.notnot.dice import NOTHING_RULES, PLACES, Answer, Roll, answer
from partylab.notnot.reasons import why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.notnot.deck import Card, Level

MOST_MS = 60_000


class Tap(NamedTuple):
    """A tap: on which place, and how long after the dice were shown; or no tap at all.

    >>> str(Tap("N", 534)), str(STILL)
    ('N 534', 'still')
    """

    place: str | None
    ms: int

    def __str__(self) -> str:
        return "still" if self.place is None else f"{self.place} {self.ms}"

    def __repr__(self) -> str:
        return "STILL" if self.place is None else f"Tap({self.place!r}, {self.ms})"


STILL = Tap(None, 0)


def parse(text: str) -> Tap:
    """Read "N 534" or "still"."""
    place, _, ms = text.partition(" ")
    if text == str(STILL):
        return STILL
    if place in PLACES and ms.isascii() and ms.isdigit() and len(ms) <= len(str(MOST_MS)):
        tap = Tap(place, int(ms))
        if str(tap) == text:
            return checked(tap)
    raise Rejected("notnot-unknown-move", move=brief(text), most=MOST_MS)


def checked(tap: object) -> Tap:
    """Return a tap; refuse anything else."""
    if type(tap) is Tap and (
        tap == STILL or (tap.place in PLACES and type(tap.ms) is int and 0 <= tap.ms <= MOST_MS)
    ):
        return tap
    raise Rejected("notnot-unknown-move", move=brief(tap), most=MOST_MS)


class Asked(NamedTuple):
    """What a round asks, and how it is judged."""

    number: int
    level: Level
    roll: Roll
    up: str
    board: tuple[Card | None, ...]  # around the deck, in the order of PLACES
    nothing_rule: str = NOTHING_RULES[0]

    @property
    def portals(self) -> dict[str, str | None]:
        """The board as `answer` reads it."""
        return portals(self.board)

    @property
    def answer(self) -> Answer:
        """Which cards may be tapped."""
        return answer(self.roll, self.portals, self.up, self.nothing_rule)

    def why(self, place: str) -> tuple[News, ...]:
        """Explain whether a card may be tapped."""
        return why(self.roll, self.portals, place, self.up, self.nothing_rule)

    @property
    def void(self) -> str | None:
        """Where the Void lies, if there is one."""
        return next((place for place in PLACES if self.portals[place] is None), None)

    @property
    def clockwise(self) -> list[str]:
        """The places, beginning with Up."""
        up = PLACES.index(self.up)
        return [*PLACES[up:], *PLACES[:up]]


class Timing(NamedTuple):
    """The options that judge taps."""

    tie_window_ms: int
    still_seconds: int
    penalise_no_target: bool
    late_wrong_penalty: bool


class Round(NamedTuple):
    """A round that is over: what was asked, who tapped what, and what came of it, by seat.

    A fate is "won"; "empty" (as fast, but no card was left); "wrong"; "forgiven" (wrong, but the
    option says that it costs nothing); "late" (after the round was decided); "slow" (after its
    time); or "still".
    """

    asked: Asked
    taps: tuple[Tap, ...]
    fates: tuple[str, ...]
    served: tuple[Seat, ...]  # who took a card, in that order
    taken: tuple[str | None, ...]  # from which place
    lost: tuple[bool, ...]  # who gave a card back
    first_ms: int | None  # when the round was decided

    @property
    def order(self) -> str:
        """What the dice asked for: "tap", "still" or "none"."""
        return self.asked.answer.order

    def why(self, place: str) -> tuple[News, ...]:
        """Explain whether a card was right."""
        return self.asked.why(place)


def portals(board: Sequence[Card | None]) -> dict[str, str | None]:
    """Return the colours of the portals by place; a Void, or a hole, has none."""
    return {
        place: None if card is None else card.portal
        for place, card in zip(PLACES, board, strict=True)
    }


def judge(
    asked: Asked,
    taps: tuple[Tap, ...],
    owned: Sequence[int],
    first_seat: Seat,
    timing: Timing,
) -> Round:
    """Decide what each tap earns.

    `owned` is how many cards each player has; `first_seat` is served first in a tie (NN-A4).
    """
    time = timing.still_seconds * 1000
    answer, void = asked.answer, asked.void
    in_time = [tap.ms for tap in taps if tap.place in answer.places and tap.ms <= time]
    first = min(in_time) if in_time else None
    decided = time if first is None else first + timing.tie_window_ms
    fates = [_fate(tap, answer, void, decided, timing) for tap in taps]
    around = [*range(first_seat, len(taps)), *range(first_seat)]
    winners = [seat for seat in around if fates[seat] == "won"]
    takes = _serve(asked, taps, winners)
    for seat in winners:
        if seat not in takes:
            fates[seat] = "empty"
    served = tuple(seat for seat in winners if seat in takes)
    taken = tuple(takes.get(seat) for seat in range(len(taps)))
    lost = tuple(fate == "wrong" and own > 0 for fate, own in zip(fates, owned, strict=True))
    return Round(asked, taps, tuple(fates), served, taken, lost, first)


def _fate(tap: Tap, answer: Answer, void: str | None, decided: int, timing: Timing) -> str:
    """Return what a tap earns, if there are cards enough."""
    if tap.place is None:
        return "still"
    if tap.ms > timing.still_seconds * 1000:  # NN-A28
        return "slow"
    is_late = tap.ms > decided
    if tap.place in answer.places:
        return "late" if is_late else "won"
    if is_late and not timing.late_wrong_penalty:  # NN-A20; before, it costs (NN-A27)
        return "late"
    if tap.place == void:  # NN-23, NN-A31
        return "wrong"
    if answer.order == "none" and not timing.penalise_no_target:  # NN-A11
        return "forgiven"
    return "wrong"  # NN-22


def _serve(asked: Asked, taps: Sequence[Tap], winners: Sequence[Seat]) -> dict[Seat, str]:
    """Return who takes the card of which place; `winners` stand in the order of service (NN-A4).

    The first takes the Void if there is one (NN-20).  Then each card goes to the first who has
    tapped it, so that who alone claims a card keeps it (NN-A26).  The others take what is left,
    clockwise from Up (NN-21), while there is any.
    """
    left, takes = asked.clockwise, dict[Seat, str]()
    if winners and asked.void:
        takes[winners[0]] = asked.void
        left.remove(asked.void)
    for seat in winners:
        own = taps[seat].place
        if own in left and seat not in takes:
            takes[seat] = own
            left.remove(own)
    others = [seat for seat in winners if seat not in takes]
    return takes | dict(zip(others, left, strict=False))
