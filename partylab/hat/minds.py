"""Who believed what of each gift that was offered; told once the game is over.

A bot believed what its memory made of what its seat had seen, and what came to its mind at that
very moment: its luck follows from the table, so that it comes to its mind again.  Of people one
knows what they answered, and how sure they said they were.

>>> from partylab.match import Match
>>> match = Match.start("hat", ["elephant", "goldfish"], seed=1, max_offers=5)
>>> while match.bots_to_move():
...     match.bot_move()
>>> first = offers(match.table, match.kinds)[0]
>>> first.step.gift, first.giver.gift, first.giver.chance, first.giver.right
('headphones', 'headphones', 1.0, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.bots import luck_of
from partylab.hat.bots import BOTS
from partylab.hat.events import GIVEN
from partylab.hat.history import ACCEPTED, REFUSED, Step, history
from partylab.hat.state import ANSWERING, NAMING
from partylab.hat.sureness import SURE, UNSURE, Notes
from partylab.hat.thinking import plausible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.hat.belief import Memory
    from partylab.table import Table

CERTAINLY = 0.9  # a bot that is as certain as that counts as sure


class Mind(NamedTuple):
    """What somebody believed who named a gift, or was asked to believe its name."""

    seat: Seat
    right: bool  # was the name true, or the answer right?
    gift: str | None = None  # what a bot that named it took it for
    # How likely that was to a bot; to one that was asked: how likely the name was to be true.
    chance: float | None = None
    how: str = ""  # how sure a person said to be

    @property
    def sure(self) -> str:
        """How sure they were: SURE, UNSURE, or "" where nobody has said it."""
        if self.chance is None:
            return self.how
        surest = self.chance if self.gift else max(self.chance, 1 - self.chance)
        return SURE if surest >= CERTAINLY else UNSURE


class Offer(NamedTuple):
    """A gift that was offered, and what both believed of it."""

    number: int  # of the round
    step: Step
    giver: Mind
    receiver: Mind


def offers(
    table: Table, sitters: Sequence[str], notes: Notes = (), people: Sequence[Seat] = ()
) -> tuple[Offer, ...]:
    """Return every offer of a game that is over; `notes` are of the one person who plays here."""
    steps = [step for course in history(table).values() for step in course]
    answered = sorted((one for one in steps if one.how in (ACCEPTED, REFUSED)), key=_when)
    minds = {seat: recollections(table, seat, kind) for seat, kind in enumerate(sitters)}
    told = {one[:3]: one.how for one in notes}
    me = people[0] if len(people) == 1 else None
    found: list[Offer] = []
    for step in answered:
        before = found[-1] if found and found[-1].step.round == step.round else None
        number = before.number + 1 if before else 1
        giver, receiver = _both(step, minds)
        if step.giver == me:
            giver = giver._replace(how=told.get((step.round, number, False), ""))
        if step.receiver == me:
            receiver = receiver._replace(how=told.get((step.round, number, True), ""))
        found.append(Offer(number, step, giver, receiver))
    return tuple(found)


def _when(step: Step) -> int:
    return step.move


def _both(step: Step, minds: dict[Seat, dict[int, Memory]]) -> tuple[Mind, Mind]:
    """Return what giver and receiver believed; of people only whether it was right."""
    giver, receiver = step.giver or 0, step.receiver or 0
    gave = Mind(giver, bool(step.true))
    answered = Mind(receiver, bool(step.true) == (step.how == ACCEPTED))
    # A gift is named with the move before its answer; what was believed stood before either.
    if (mind := minds.get(giver, {}).get(step.move - 2)) is not None:
        gift, chance = next(iter(plausible(mind).items()))
        gave = gave._replace(gift=gift, chance=float(chance))
    if (mind := minds.get(receiver, {}).get(step.move - 1)) is not None:
        answered = answered._replace(chance=float(mind.chance(GIVEN, str(step.called))))
    return gave, answered


def recollections(table: Table, seat: Seat, kind: str) -> dict[int, Memory]:
    """Return what a bot of the house had in mind each time it had to name or to answer.

    The keys are how many moves had been made.
    """
    found: dict[int, Memory] = {}
    if kind not in BOTS:
        return found
    memory = BOTS[kind]().memory  # type: ignore[attr-defined]  # all of them remember
    for moves, view in enumerate(table.views(seat)):
        memory = memory.after(view)
        if view.active == seat and view.phase in (NAMING, ANSWERING):
            found[moves] = memory.recollected(luck_of(table.seed, seat, moves))
    return found
