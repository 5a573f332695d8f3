"""The last exercise: a strategy of one's own that beats two bots of the house."""

from __future__ import annotations

import linecache
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import Table
from partylab.game import Rejected
from partylab.limited import Limited
from partylab_widgets.lesson.exercise import Stopped, Verdict, call
from partylab_widgets.lessons.league.season import SEATS, Entrant, Season

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.nothanks.rules import View

RIVAL = "threshold"
DEALS = 40
FAIR = 1 / SEATS
RICH = 20  # chips that would make nearly every card worth taking


@cache
def situations() -> tuple[View, ...]:
    """Return views of somebody who could do either."""
    found: list[View] = []
    for seed in range(4):
        table, rng = Table("nothanks", ["a", "b", "c"], seed), Random(seed)
        while table.outcome is None:
            (seat,) = table.turn
            if len(table.moves(seat)) > 1:
                found.append(table.view(seat))
            table.play(seat, rng.choice(table.moves(seat)))
    return tuple(found[::4])


class Outplay:
    """Write `choose(view)`: it has to win more than a fair share, in a limited process."""

    stars = 3
    solution = """
def choose(view):
    loss = cost(view.card, view.my_cards) - view.pot
    return "take" if loss <= 10 else "pay"
"""

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a strategy by fresh deals."""
        if not callable(answer):
            return Verdict("not-yet", "lesson-not-function")
        try:
            habit = self._habit(answer)
        except Rejected as fault:
            return _told(fault, answer)
        season = Season([Entrant("mine", answer), *_rivals()], str(rng.random()))
        for _ in season.play(DEALS):
            pass
        mine = season.entrants[0]
        if mine.faults:
            return _told(next(iter(mine.told.values())), answer)
        return _judged(mine, habit)

    def _habit(self, answer: Callable[[Any], Any]) -> str:
        """Return a habit that costs games, if there is one; raise what goes wrong."""
        limited = Limited(answer)
        try:
            limited.begin(situations()[0])
            said = [limited.choose(view) for view in situations()]
            limited.begin(situations()[0])
            richer = [limited.choose(view._replace(pot=view.pot + RICH)) for view in situations()]
        finally:
            limited.close()
        if {*said, *richer} == {"take"}:
            return "choose-takes"
        if {*said, *richer} == {"pay"}:
            return "choose-pays"
        return "choose-no-chips" if said == richer else ""


def _rivals() -> list[Entrant]:
    return [Entrant(f"{RIVAL} {number}", RIVAL) for number in range(1, SEATS)]


def _judged(mine: Entrant, habit: str) -> Verdict:
    share = mine.share
    about = {"share": round(100 * share.mean), "low": round(100 * share.low)}
    if share.low > FAIR:
        return Verdict("right", about=about)
    if habit:
        return Verdict("not-yet", habit, about)
    return Verdict("not-yet", "choose-close" if share.mean > FAIR else "choose-weak", about)


def _told(fault: Rejected, answer: Callable[..., Any]) -> Verdict:
    """Say what went wrong as any other check does."""
    kind = fault.reason.removeprefix("limited-")
    if kind == "nothing":
        return Verdict("untried")
    if kind == "crash":
        name = getattr(answer, "__name__", "")
        about = {
            **fault.about,
            "code": _line(answer, fault.about["line"]),
            "call": call(name, (...,)),
        }
        raise Stopped(Verdict("stopped", "lesson-stopped-at", about))
    if kind == "no-function":
        return Verdict("not-yet", "lesson-not-function")
    return Verdict("not-yet", f"choose-{kind}", dict(fault.about))


def _line(answer: Callable[..., Any], line: int) -> str:
    file = getattr(getattr(answer, "__code__", None), "co_filename", "")
    return linecache.getline(file, line).strip()[:120]


OUTPLAY = Outplay()
