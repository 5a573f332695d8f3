"""The exercise with a bot: a learner's choices, made with a perfect memory, in a tournament."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from partylab import tournament
from partylab.bots import Bot
from partylab.hat import Hat
from partylab.hat.bots import BOTS
from partylab.hat.memory import GIVEN, Belief
from partylab.hat.state import ANSWERING
from partylab_widgets.lesson.exercise import Stopped, Verdict, ask, is_missing, short

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from partylab.hat.moves import Move
    from partylab.hat.state import View

GAME = Hat(max_offers=30)
DEALS = 6  # each is played from every seat
RIVALS = ("goldfish", "window")  # who forget
FAIR = 1 / 3  # of the wins, at a table of three
# Bad habits, each by its sentence; somebody who plays well does all of it now and then.
HABITS: dict[str, Callable[[Counter[str]], bool]] = {
    "choose-names": lambda acts: acts["else"] > acts["true"],
    "choose-accepts": lambda acts: not acts["refuse"],
    "choose-refuses": lambda acts: not acts["accept"],
}


@dataclass
class Notes:
    """What a learner's function did at the tables."""

    acts: Counter[str] = field(default_factory=Counter)
    trouble: Verdict | None = None


class Learner(Bot):
    """Plays by a learner's function, and writes down what it does; its trouble stops no game."""

    def __init__(self, choose: Any, notes: Notes) -> None:
        self.asked, self.notes = choose, notes
        self.memory = Belief()

    def watch(self, view: View) -> None:
        """Remember all that this seat sees."""
        self.memory = self.memory.after(view)

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Ask the learner's function where there is a choice."""
        if len(moves) == 1 or self.notes.trouble:
            return moves[-1]  # what only ends the games soon
        try:
            chosen = ask(self.asked, view, self.memory, moves, shown=(..., ..., ...))
        except Stopped as stop:
            self.notes.trouble = stop.verdict
            return moves[-1]
        if chosen not in moves:
            self.notes.trouble = self._what_is(chosen)
            return moves[-1]
        self._note(view, chosen)
        return moves[moves.index(chosen)]

    def _what_is(self, chosen: Any) -> Verdict:
        if not is_missing(chosen):
            return Verdict("not-yet", "choose-no-move", {"given": short(chosen)})
        begun = self.notes.acts.total()
        return Verdict("not-yet", "choose-nothing") if begun else Verdict("untried")

    def _note(self, view: View, chosen: Move) -> None:
        act = chosen.act
        if view.phase != ANSWERING:
            act = "true" if chosen.gift == self.memory.likeliest(GIVEN)[0] else "else"
        self.notes.acts[act] += 1


@dataclass(frozen=True)
class Tournament:
    """The task to choose well: legal moves first, then no bad habit, then more wins than fair."""

    stars: int
    solution: str

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Play a tournament of three: the learner's function and two bots of the house."""
        if not callable(answer):
            return Verdict("not-yet", "lesson-not-function")
        notes = Notes()
        you = {"you": lambda: Learner(answer, notes)}
        rivals = {name: BOTS[name] for name in RIVALS}
        played = tournament(GAME, {**you, **rivals}, DEALS, seed=rng.randrange(10**6))
        if notes.trouble:
            return notes.trouble
        for habit, has in HABITS.items():
            if has(notes.acts):
                return Verdict("not-yet", habit)
        share = played.win_share["you"]
        about = {"share": round(100 * share.mean), "games": DEALS * 3}
        if share.low > FAIR:
            return Verdict("right")
        return Verdict("not-yet", "choose-loses", about)


CHOOSE = Tournament(
    stars=3,
    solution="""
def choose(view, memory, moves):
    if view.phase == "answer":
        accept, refuse = moves
        return refuse if doubt(memory, view).refuse else accept
    gift, chance = memory.likeliest(GIVEN)
    return next(move for move in moves if move.gift == gift)
""",
)
