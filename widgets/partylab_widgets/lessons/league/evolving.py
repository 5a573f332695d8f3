"""A population that plays, and whose winners have children: generation after generation."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from partylab.nothanks.fast import Threshold, play_many, shuffled
from partylab_widgets.lessons.league.shares import KINDS

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from partylab.nothanks.fast import Strategy

PEOPLE = 60
GENERATIONS = 120
DEALS = 6  # at each table, in each generation
CHANGED = 3  # per cent of the children, in the lesson
LOWEST, HIGHEST = -10, 30  # limits


@dataclass
class Population:
    """People of some kinds; `history` holds each generation, sorted.

    Kinds with numbers change by steps: a child's limit is a little higher or lower.
    """

    kinds: Sequence[str | int] = tuple(KINDS)
    players: int = 3
    changed: int = CHANGED
    seed: int = 1
    people: list[str | int] = field(default_factory=list)
    history: list[tuple[str | int, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = Random(self.seed)
        self.people = [self.kinds[at % len(self.kinds)] for at in range(PEOPLE)]
        self._note()

    @property
    def generation(self) -> int:
        """How many generations there were after the first."""
        return len(self.history) - 1

    def evolve(self, generations: int) -> Generator[None, None, None]:
        """Let generation follow upon generation; a step is one of them."""
        for _ in range(generations):
            self._next()
            yield

    def _next(self) -> None:
        self.luck.shuffle(self.people)
        deals = shuffled(DEALS, self.players, 1_000 * self.seed + self.generation)
        wins: list[float] = []
        for at in range(0, PEOPLE, self.players):
            table = self.people[at : at + self.players]
            batch = play_many([strategy(kind) for kind in table], deals)
            wins += map(float, batch.win_share)
        children = self.luck.choices(self.people, wins, k=PEOPLE)
        self.people = [self._grown(child) for child in children]
        self._note()

    def _grown(self, child: str | int) -> str | int:
        """Return what becomes of a child: now and then something other than its parent."""
        if self.luck.random() * 100 >= self.changed:
            return child
        if isinstance(child, int):
            return min(HIGHEST, max(LOWEST, child + self.luck.choice((-2, -1, 1, 2))))
        return self.luck.choice(self.kinds)

    def _note(self) -> None:
        self.history.append(tuple(sorted(self.people)))

    def share(self, kind: str | int, generation: int = -1) -> float:
        """Return the share of a kind in a generation, in per cent."""
        return 100 * self.history[generation].count(kind) / PEOPLE

    def leaders(self) -> list[str | int]:
        """Return who leads in each generation."""
        return [max(self.kinds, key=people.count) for people in self.history]

    def changes(self) -> int:
        """Return how often another kind has taken the lead, and kept it for three generations."""
        leading, changes = self.leaders(), 0
        held = leading[0]
        for at in range(len(leading) - 2):
            if leading[at] != held and len(set(leading[at : at + 3])) == 1:
                held, changes = leading[at], changes + 1
        return changes


def strategy(kind: str | int) -> Strategy:
    """Return how a kind plays: it has a name, or is a limit."""
    return Threshold(kind) if isinstance(kind, int) else KINDS[kind]
