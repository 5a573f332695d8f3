"""The exercises of the lesson on runs: fresh cases, right answers, known mistakes, solutions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import sqrt
from numbers import Real
from random import Random
from typing import TYPE_CHECKING, Any

from partylab.nothanks import cost, runs, score
from partylab.nothanks.odds import DEALT, expected_runs, in_deck, number_of_runs
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.exercise import Case, Exercise, Verdict, ask, call, is_missing

if TYPE_CHECKING:
    from collections.abc import Callable

CASES = 60  # fresh ones for each check
ALL = len(CARDS)

# score(cards, chips)


def hands(rng: Random) -> list[Case]:
    """Draw hands, from a single card to many; half of them are full of neighbours.

    Empty ones come last: who forgets that there are such hands hears of other mistakes first.
    """
    drawn: list[Case] = []
    for at in range(CASES):
        near = range(10, 10 + at // 3 + 4) if at % 2 else CARDS
        most = min(1 + at // 4, len(near))
        drawn.append((set(rng.sample(near, rng.randint(1, most))), rng.randrange(12)))
    return [*drawn, (set(), 0), (set(), 3)]


SCORE = Exercise(
    stars=2,
    cases=hands,
    right=score,
    mistakes={
        "score-every-card": lambda cards, chips: sum(cards) - chips,
        "score-highest-card": lambda cards, chips: (
            sum(c for c in cards if c + 1 not in cards) - chips
        ),
        "score-turned": lambda cards, chips: sum(c for c in cards if c - 1 in cards) - chips,
        "score-lowest-only": lambda cards, chips: min(cards, default=0) - chips,
        "score-counts": lambda cards, chips: len(runs(cards)) - chips,
        "score-chips-added": lambda cards, chips: score(cards) + chips,
        "score-no-chips": lambda cards, _chips: score(cards),
    },
    solution="""
def score(cards, chips):
    first_cards = [card for card in cards if card - 1 not in cards]
    return sum(first_cards) - chips
""",
)

# delta(hand, card)


def one_more_card(rng: Random) -> list[Case]:
    """Draw hands and a card that is not among them; every kind of neighbour comes up."""
    drawn: list[Case] = [(set(), 20), ({26}, 25), ({26}, 27), ({13, 15}, 14)]
    for at in range(CASES):
        near = range(10, 16 + at // 4)
        hand = set(rng.sample(near, rng.randint(1, len(near) - 1)))
        drawn.append((hand, rng.choice([card for card in near if card not in hand])))
    return drawn


DELTA = Exercise(
    stars=2,
    cases=one_more_card,
    right=lambda hand, card: cost(card, hand),
    mistakes={
        "delta-always-all": lambda _hand, card: card,
        "delta-only-below": lambda hand, card: 0 if card - 1 in hand else card,
        "delta-only-above": lambda hand, card: card - (card + 1 if card + 1 in hand else 0),
        "delta-saves-card": lambda hand, card: (
            (0 if card - 1 in hand else card) - (card if card + 1 in hand else 0)
        ),
        "delta-backwards": lambda hand, card: -cost(card, hand),
    },
    solution="""
def delta(hand, card):
    gained = 0 if card - 1 in hand else card
    saved = card + 1 if card + 1 in hand else 0
    return gained - saved
""",
)

# chance(card, seen)


def seen_cards(rng: Random) -> list[Case]:
    """Draw a card and the cards seen so far; now and then it is one of them."""
    drawn: list[Case] = [(24, set()), (24, {23, 25})]
    for at in range(CASES):
        seen = set(rng.sample(CARDS, rng.randint(1, DEALT)))
        unseen = [card for card in CARDS if card not in seen]
        drawn.append((rng.choice(sorted(seen) if at % 5 == 0 else unseen), seen))
    return drawn


def _if_unseen(to_come: Callable[[int], int]) -> Callable[..., Fraction | int]:
    """Return the chance of an unseen card, when so many are said to come after so many seen."""
    return lambda card, seen: 0 if card in seen else Fraction(to_come(len(seen)), ALL - len(seen))


CHANCE = Exercise(
    stars=2,
    cases=seen_cards,
    right=in_deck,
    mistakes={
        "chance-never-changes": lambda _card, _seen: Fraction(DEALT, ALL),
        "chance-of-all-cards": lambda _card, seen: Fraction(DEALT - len(seen), ALL),
        "chance-too-many-left": _if_unseen(lambda _seen: DEALT),
        "chance-two-seen": _if_unseen(lambda _seen: DEALT - 2),
        "chance-all-come": _if_unseen(lambda seen: ALL - seen),
        "chance-those-seen": _if_unseen(lambda seen: seen),
        "chance-of-the-box": _if_unseen(lambda _seen: ALL - DEALT),
        "chance-box-emptied": _if_unseen(lambda seen: ALL - DEALT - seen),
        "chance-seen-already": lambda _card, seen: Fraction(DEALT - len(seen), ALL - len(seen)),
    },
    solution="""
def chance(card, seen):
    unseen = set(range(3, 36)) - seen
    to_come = 24 - len(seen)
    return to_come / len(unseen) if card in unseen else 0
""",
)

# expected(cards, dealt)


def decks(rng: Random) -> list[Case]:
    """Draw sizes of decks, and how many of their cards are dealt."""
    drawn: list[Case] = [(33, 24)]
    for at in range(CASES):
        cards = rng.randint(2, 4 + at)
        drawn.append((cards, rng.randint(1, cards)))
    return drawn


def mean_runs(cards: int, dealt: int) -> Fraction:
    """Return the exact mean: each dealt card begins a run when its lower neighbour lacks."""
    return Fraction(dealt * (cards - dealt + 1), cards)


def as_if_independent(cards: int, dealt: int) -> Fraction:
    """Return what comes out when neighbours are treated as independent."""
    p = Fraction(dealt, cards)
    return p + (cards - 1) * p * (1 - p)


EXPECTED = Exercise(
    stars=3,
    cases=decks,
    right=mean_runs,
    mistakes={
        "expected-as-if-independent": as_if_independent,
        "expected-first-forgotten": lambda cards, dealt: Fraction(dealt * (cards - dealt), cards),
        "expected-first-like-others": lambda cards, dealt: Fraction(
            dealt * (cards - dealt), cards - 1
        ),
        "expected-only-33": lambda _cards, _dealt: Fraction(80, 11),
    },
    solution="""
def expected(cards, dealt):
    if cards == 1:
        return Fraction(dealt)
    first = Fraction(dealt, cards)
    other = Fraction(dealt, cards) * Fraction(cards - dealt, cards - 1)
    return first + (cards - 1) * other
""",
)

# longest(cards, dealt)


def small_decks(rng: Random) -> list[Case]:
    """Draw small decks, so that all deals can be listed; the smallest first."""
    sizes = [(cards, dealt) for cards in range(2, 9) for dealt in range(1, cards + 1)]
    return sorted(rng.sample(sizes, 16))


def longest_chances(cards: int, dealt: int) -> dict[int, Fraction]:
    """Return the chance of every length of the longest run, from a list of all deals."""
    return _chances(cards, dealt, lambda deal: max(len(run) for run in runs(deal)))


def _chances(cards: int, dealt: int, measure: Any) -> dict[int, Fraction]:
    deals = list(combinations(range(cards), dealt))
    counted = Counter(measure(deal) for deal in deals)
    return {length: Fraction(count, len(deals)) for length, count in counted.items()}


LONGEST = Exercise(
    stars=3,
    cases=small_decks,
    right=longest_chances,
    mistakes={
        "longest-counts": lambda cards, dealt: {
            length: chance * len(list(combinations(range(cards), dealt)))
            for length, chance in longest_chances(cards, dealt).items()
        },
        "longest-number-of-runs": lambda cards, dealt: _chances(
            cards, dealt, lambda deal: len(runs(deal))
        ),
        "longest-one-short": lambda cards, dealt: {
            length - 1: chance for length, chance in longest_chances(cards, dealt).items()
        },
        "longest-first-run": lambda cards, dealt: _chances(
            cards, dealt, lambda deal: len(runs(deal)[0])
        ),
    },
    solution="""
def longest(cards, dealt):
    deals = list(combinations(range(cards), dealt))
    lengths = Counter(max(len(run) for run in runs(deal)) for deal in deals)
    return {length: Fraction(count, len(deals)) for length, count in lengths.items()}
""",
)

# estimate(deals, rng)


@dataclass(frozen=True)
class Simulation:
    """The task to estimate the mean number of runs, with a margin that is right 95 % of the time.

    Every simulation gives other numbers.  So the mean has to be near the exact one, and the margin
    near the true one; a margin that is wrong by a known factor has a known reason.
    """

    stars: int
    solution: str
    sizes: tuple[int, ...] = (400, 900)

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh seeds and several numbers of deals."""
        found = Verdict("untried")
        for deals in self.sizes:
            given = ask(answer, deals, Random(rng.random()))
            if is_missing(given):
                return Verdict("untried")
            found = self._compared(deals, given)
            if found.outcome != "right":
                return found
        return found

    def _compared(self, deals: int, given: Any) -> Verdict:
        if not (isinstance(given, tuple | list) and len(given) == 2):
            return Verdict("not-yet", "estimate-not-two")
        if not all(isinstance(value, Real) for value in given):
            return Verdict("not-yet", "estimate-not-two")
        mean, margin = map(float, given)
        about = {"call": call("estimate", (deals, Random())), "mean": round(mean, 3)}
        if abs(mean - expected_runs()) > 5 * spread() / sqrt(deals):
            return Verdict("not-yet", "estimate-mean-off", about)
        return Verdict(*margin_verdict(margin, deals))


def spread() -> float:
    """Return the standard deviation of the number of runs in one deal."""
    mean = expected_runs()
    return sqrt(sum(chance * (n - mean) ** 2 for n, chance in number_of_runs().items()))


def margin_verdict(margin: float, deals: int) -> tuple[str, str]:
    """Say whether a margin is about right, and if not, which mistake makes such a one."""
    one = spread()
    made_by = {
        "": 1.96 * one / sqrt(deals),
        "estimate-no-root": 1.96 * one,
        "estimate-not-divided": one,
        "estimate-two-thirds": one / sqrt(deals),
        "estimate-no-square-root": 1.96 * one / deals,
        "estimate-variance": 1.96 * one**2 / sqrt(deals),
    }
    for sentence, size in made_by.items():
        if abs(margin - size) <= 0.14 * size:
            return ("not-yet", sentence) if sentence else ("right", "")
    return "not-yet", "estimate-margin-off"


ESTIMATE = Simulation(
    stars=3,
    solution="""
def estimate(deals, rng):
    counts = [len(runs(rng.sample(range(3, 36), 24))) for _ in range(deals)]
    return fmean(counts), 1.96 * stdev(counts) / sqrt(deals)
""",
)

EXERCISES = {
    "score": SCORE,
    "delta": DELTA,
    "chance": CHANCE,
    "expected": EXPECTED,
    "longest": LONGEST,
    "estimate": ESTIMATE,
}
