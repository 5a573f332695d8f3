"""The exercises of the lesson on the strategy tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.nothanks import cost
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.exercise import Case, Exercise, Stopped, Verdict
from partylab_widgets.lessons.league.outplay import OUTPLAY
from partylab_widgets.lessons.league.shares import price_war

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

CASES = 60  # fresh ones for each check

# choose(view, limit)


class Seen(NamedTuple):
    """As much of a view as a limit looks at."""

    card: int
    pot: int
    my_cards: tuple[int, ...]
    my_chips: int


def views(rng: Random) -> list[Case]:
    """Draw situations; in many of them the loss is just what is accepted."""
    drawn: list[Case] = [(Seen(20, 3, (), 9), 4), (Seen(25, 0, (26,), 9), 0)]
    for _ in range(CASES):
        mine = tuple(sorted(rng.sample(CARDS, rng.randint(1, 6))))
        card = rng.choice([each for each in CARDS if each not in mine])
        pot = rng.randint(0, 12)
        near = cost(card, mine) - pot + rng.choice((-6, -1, 0, 0, 1, 6))
        drawn.append((Seen(card, pot, mine, rng.randint(1, 15)), near))
    return drawn


def _choose(view: Seen, limit: int) -> str:
    return "take" if cost(view.card, view.my_cards) - view.pot <= limit else "pay"


def _when(holds: Callable[[Seen, int], bool]) -> Callable[[Seen, int], str]:
    """Return somebody who takes when something holds."""
    return lambda view, limit: "take" if holds(view, limit) else "pay"


def _loss(view: Seen) -> int:
    return cost(view.card, view.my_cards) - view.pot


LIMIT = Exercise(
    stars=2,
    cases=views,
    right=_choose,
    mistakes={
        "limit-upside-down": _when(lambda view, limit: _loss(view) > limit),
        "limit-turned": _when(lambda view, limit: _loss(view) >= limit),
        "limit-strict": _when(lambda view, limit: _loss(view) < limit),
        "limit-forgotten": _when(lambda view, _: _loss(view) <= 0),
        "limit-no-runs": _when(lambda view, limit: view.card - view.pot <= limit),
        "limit-no-chips": _when(lambda view, limit: cost(view.card, view.my_cards) <= limit),
        "limit-true": lambda view, limit: _loss(view) <= limit,
        "limit-number": lambda view, _: _loss(view),
    },
    alike=lambda given, wanted: type(given) is type(wanted) and given == wanted,
    solution="""
def choose(view, limit):
    loss = cost(view.card, view.my_cards) - view.pot
    return "take" if loss <= limit else "pay"
""",
)

# best_answer(shares)


def tables(rng: Random) -> list[Case]:
    """Draw win shares by limit; sometimes two of them are equally good."""
    drawn: list[Case] = [
        ({0: 0.33, 4: 0.91, 8: 0.78},),
        ({8: 0.5, 2: 0.5, 5: 0.1},),
        ({2: 0.5, 8: 0.5},),
    ]
    for _ in range(CASES):
        limits = rng.sample(range(-10, 30), rng.randint(2, 7))
        shares = {limit: rng.randint(1, 9) / 10 for limit in limits}
        best = max(shares.values())
        if sum(share == best for share in shares.values()) == 1 or rng.random() < 0.3:
            drawn.append((shares,))
    return drawn


def _best(shares: Mapping[int, float]) -> int:
    return min(shares, key=lambda limit: (-shares[limit], limit))


BEST = Exercise(
    stars=2,
    cases=tables,
    right=_best,
    mistakes={
        "best-share": lambda shares: max(shares.values()),
        "best-highest": max,
        "best-worst": lambda shares: min(shares, key=lambda limit: (shares[limit], limit)),
        "best-first": lambda shares: max(shares, key=lambda limit: shares[limit]),
        "best-latest": lambda shares: max(shares, key=lambda limit: (shares[limit], limit)),
    },
    solution="""
def best_answer(shares):
    best = max(shares.values())
    return min(limit for limit, share in shares.items() if share == best)
""",
)

# price_war(best, start)


class Endless(Exception):
    """Somebody has asked for best answers far too often."""


class Answers(dict[int, int]):
    """Best answers to ask for; whoever never stops asking is stopped."""

    asked = 0

    def __call__(self, limit: int) -> int:
        """Return the best answer to a limit."""
        self.asked += 1
        if self.asked > 20 * len(self):
            raise Endless
        return self[limit]

    def __repr__(self) -> str:
        return f"{dict(self)}.get"


def wars(rng: Random) -> list[Case]:
    """Draw worlds: some settle, some go round, some do so at once."""
    drawn: list[Case] = [(Answers({0: 4, 4: 8, 8: 8}), 0), (Answers({0: 4, 4: 8, 8: 0}), 0)]
    for _ in range(CASES):
        limits = sorted(rng.sample(range(-8, 20), rng.randint(2, 8)))
        drawn.append((Answers({limit: rng.choice(limits) for limit in limits}), rng.choice(limits)))
    return drawn


def _in_order(given: Any, wanted: Any) -> bool:
    """Are two lists, or numbers, the same?"""
    if isinstance(given, tuple):
        given = list(given)
    return type(given) is type(wanted) and bool(given == wanted)


class War(Exercise):
    """The exercise on price wars: whoever never ends is told so."""

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh worlds."""
        try:
            return super().judge(answer, rng)
        except Stopped as stop:
            if stop.verdict.about.get("trouble") == Endless.__name__:
                return Verdict("not-yet", "war-endless")
            raise


WAR = War(
    stars=3,
    cases=wars,
    right=price_war,
    mistakes={
        "war-repeats": lambda best, start: [
            *price_war(best, start),
            best(price_war(best, start)[-1]),
        ],
        "war-no-start": lambda best, start: price_war(best, start)[1:],
        "war-last": lambda best, start: price_war(best, start)[-1],
        "war-one-step": lambda best, start: list(dict.fromkeys([start, best(start)])),
    },
    alike=_in_order,
    solution="""
def price_war(best, start):
    war = [start]
    while best(war[-1]) not in war:
        war.append(best(war[-1]))
    return war
""",
)

EXERCISES: Mapping[str, Any] = {"limit": LIMIT, "best": BEST, "war": WAR, "choose": OUTPLAY}
