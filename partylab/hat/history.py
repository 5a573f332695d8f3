"""Where every gift has been, and what it was called: the truth, once the game is over.

>>> from partylab import Table
>>> from partylab.hat import Hat
>>> table = Table(Hat(), ["Ana", "Bo"], seed=7)
>>> while table.turn:
...     (seat,) = table.turn
...     table.play(seat, table.moves(seat)[-1])
>>> for step in history(table)["mouse"]:
...     print(step.move, step.holder, step.how, step.called, step.true)
5 1 drawn None None
6 1 turned None None
8 0 refused mouse True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.hat.state import ANSWERING, DRAWING, SHOWING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.game import Seat
    from partylab.hat.state import View
    from partylab.table import Table

# How a gift came to where it is.
DEALT, DRAWN, TURNED, ACCEPTED, REFUSED = "dealt", "drawn", "turned", "accepted", "refused"


class Step(NamedTuple):
    """What became of one gift with one move."""

    move: int  # after so many moves of the game; 0 is the deal
    round: int
    gift: str
    holder: Seat  # who has it from then on; of a refused one, who got the point
    how: str
    giver: Seat | None = None
    receiver: Seat | None = None
    called: str | None = None  # what the giver said when it was accepted or refused

    @property
    def true(self) -> bool | None:
        """Was it what it was called?  None where nobody called it anything."""
        return None if self.called is None else self.called == self.gift


def history(table: Table) -> dict[str, tuple[Step, ...]]:
    """Return what became of every gift that came into play; only when the game is over."""
    return told(table.replays())


def told(views: Sequence[View]) -> dict[str, tuple[Step, ...]]:
    """Return the same from what could be seen after each move if all gifts lay open."""
    found: dict[str, list[Step]] = {}
    for move, after in enumerate(views):
        for step in _steps(move, views[move - 1] if move else None, after):
            found.setdefault(step.gift, []).append(step)
    return {gift: tuple(steps) for gift, steps in found.items()}


def _steps(move: int, before: View | None, after: View) -> Iterator[Step]:
    """Tell what one move did; the last answer of a round and the next deal are one move."""
    if before is not None:
        yield from _moved(move, before, after)
    if before is None or after.round > before.round:
        for at in range(len(after.hands[0])):
            for seat, hand in enumerate(after.hands):
                yield Step(move, after.round, hand[at].gift or "", seat, DEALT)


def _moved(move: int, before: View, after: View) -> Iterator[Step]:
    giver, receiver, named = before.giver, before.receiver, before.named
    if before.phase == DRAWING:
        yield Step(move, before.round, before.top or "", giver, DRAWN)
    elif before.given is None or before.given.gift is None:
        return
    elif before.phase == SHOWING:
        yield Step(move, before.round, before.given.gift, giver, TURNED)
    elif before.phase == ANSWERING and receiver is not None:
        gift, how, holder = before.given.gift, ACCEPTED, receiver
        if after.last[0].what == "hat-refused":
            how, holder = REFUSED, receiver if named == gift else giver
        yield Step(move, before.round, gift, holder, how, giver, receiver, named)
