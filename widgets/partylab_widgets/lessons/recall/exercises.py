"""The exercises of the lesson on memory and bluff: fresh cases, laws, known mistakes, solutions."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab_widgets.lesson.exercise import NEAR, Case, Exercise, Law, same
from partylab_widgets.lessons.recall.curves import fading, guessed
from partylab_widgets.lessons.recall.doubting import (
    Matrix,
    balance,
    guaranteed,
    p_star,
    points,
    update,
)
from partylab_widgets.lessons.recall.nerve import CHOOSE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

CASES = 40  # fresh ones for each check
NAMES = ("hat", "guitar", "muffin", "umbrella", "duck", "key")
Belief = dict[str, Fraction]
Answers = list[tuple[int, bool]]


def tenth(rng: Random, least: int = 1, most: int = 9) -> Fraction:
    """Draw a part in tenths."""
    return Fraction(rng.randint(least, most), 10)


# update(belief, claim, honesty)


def claims(rng: Random) -> list[Case]:
    """Draw beliefs, what is said, and how honest people are; some are always honest."""
    half = Fraction(1, 2)
    drawn: list[Case] = [
        ({"hat": half, "cup": half}, "hat", Fraction(4, 5)),
        ({"hat": half, "cup": half / 2, "key": half / 2}, "key", Fraction(1)),
    ]
    for _ in range(CASES):
        gifts = rng.sample(NAMES, rng.randint(2, len(NAMES)))
        weights = [Fraction(rng.randint(1, 9)) for _ in gifts]
        belief = {gift: weight / sum(weights) for gift, weight in zip(gifts, weights, strict=True)}
        drawn.append((belief, rng.choice(gifts), tenth(rng, most=10)))
    return drawn


def _weighed(belief: Belief, claim: str, honesty: Fraction, lie: Fraction) -> Belief:
    return {gift: part * (honesty if gift == claim else lie) for gift, part in belief.items()}


def _one(weights: Belief) -> Belief:
    return {gift: weight / sum(weights.values()) for gift, weight in weights.items()}


def _forgets_before(belief: Belief, claim: str, honesty: Fraction) -> Belief:
    even = {gift: Fraction(1, len(belief)) for gift in belief}
    return update(even, claim, honesty)


UPDATE = Exercise(
    stars=2,
    cases=claims,
    right=update,
    mistakes={
        "update-not-shared": lambda belief, claim, honesty: _one(
            _weighed(belief, claim, honesty, 1 - honesty)
        ),
        "update-not-one": lambda belief, claim, honesty: _weighed(
            belief, claim, honesty, (1 - honesty) / (len(belief) - 1)
        ),
        "update-forgets": _forgets_before,
        "update-believes": lambda belief, claim, _: {
            gift: Fraction(gift == claim) for gift in belief
        },
        "update-only-claim": lambda belief, claim, honesty: _one(
            _weighed(belief, claim, honesty, Fraction(1))
        ),
    },
    laws=(
        Law("update-sum", lambda asked, *case: same(sum(asked(*case).values()), 1)),
        Law(
            "update-honest",
            lambda asked, belief, claim, _: same(asked(belief, claim, Fraction(1))[claim], 1),
        ),
    ),
    solution="""
def update(belief, claim, honesty):
    lie = (1 - honesty) / (len(belief) - 1)
    weights = {g: p * (honesty if g == claim else lie) for g, p in belief.items()}
    total = sum(weights.values())
    return {g: weight / total for g, weight in weights.items()}
""",
)

# fit(answers, leaks)

FIVE = 5  # gifts at the table
LEAKS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.45]


def memories(rng: Random) -> list[Case]:
    """Draw what people with some leak would answer; nobody draws the same twice."""
    drawn: list[Case] = [([(1, True), (3, True), (9, False)], LEAKS)]
    for at in range(20):
        leak = LEAKS[at % len(LEAKS)]
        passes = [rng.randint(1, 15) for _ in range(30)]
        answers = [(n, rng.random() < guessed(fading(n, leak), FIVE)) for n in passes]
        drawn.append((answers, LEAKS))
    return drawn


def _likeliest(chance: Callable[[float, int], float], *, least: bool = False) -> Any:
    """Return somebody who fits leaks with such a chance to be right."""

    def fit(answers: Answers, leaks: Sequence[float]) -> float:
        def likelihood(leak: float) -> float:
            return prod(
                chance(leak, passes) if right else 1 - chance(leak, passes)
                for passes, right in answers
            )

        return min(leaks, key=likelihood) if least else max(leaks, key=likelihood)

    return fit


def _guessing(leak: float, passes: int) -> float:
    return guessed(fading(passes, leak), FIVE)


fit = _likeliest(_guessing)

FIT = Exercise(
    stars=2,
    cases=memories,
    right=fit,
    mistakes={
        "fit-no-guessing": _likeliest(lambda leak, passes: fading(passes, leak)),
        "fit-right-only": lambda answers, leaks: fit([it for it in answers if it[1]], leaks),
        "fit-upside-down": lambda answers, leaks: fit([(n, not it) for n, it in answers], leaks),
        "fit-least": _likeliest(_guessing, least=True),
        "fit-same-chance": lambda answers, leaks: fit([(1, it) for _, it in answers], leaks),
    },
    solution="""
def chance(leak, passes):
    return 1 / 5 + 4 / 5 * (1 - leak) ** passes


def fit(answers, leaks):
    likelihood = {
        leak: prod(chance(leak, n) if right else 1 - chance(leak, n) for n, right in answers)
        for leak in leaks
    }
    return max(leaks, key=likelihood.get)
""",
)

# p_star(players, cost)


def tables(rng: Random) -> list[Case]:
    """Draw tables, first without a cost."""
    drawn: list[Case] = [(players, Fraction(0)) for players in (2, 6)]
    drawn += [(rng.randint(2, 8), tenth(rng, 0, 10)) for _ in range(CASES)]
    return drawn


def _monotone(asked: Callable[..., Any], players: int, cost: Fraction) -> bool:
    """The more it costs to carry a wrong name, the sooner one refuses."""
    return bool(asked(players, cost) <= asked(players, cost + Fraction(1, 10)) + NEAR)


P_STAR = Exercise(
    stars=2,
    cases=tables,
    right=p_star,
    mistakes={
        "p-star-free": lambda players, _: p_star(players),
        "p-star-for-two": lambda _, cost: p_star(2, cost),
        "p-star-gain": lambda players, cost: Fraction(1, players - 1) + cost,
        "p-star-turned": lambda players, cost: 1 - p_star(players, cost),
        "p-star-added": lambda players, cost: p_star(players) + cost,
    },
    laws=(Law("p-star-falls", _monotone),),
    solution="""
def p_star(players, cost):
    gain = 1 / (players - 1) + cost
    return gain / (1 + gain)
""",
)

# lie_rate(game)


class Between(NamedTuple):
    """All rates that are as good as can be."""

    low: Fraction
    high: Fraction

    def __str__(self) -> str:
        """Write one rate as a number, several as where they begin and end."""
        return str(self.low) if self.low == self.high else f"{self.low} … {self.high}"


def safest(game: Matrix) -> Between:
    """Return the rates of lying that guarantee the giver the most."""
    best = balance(game).value
    rates = {Fraction(0), Fraction(1), balance(game).lie, _crossing(game)}
    good = [rate for rate in rates if 0 <= rate <= 1 and guaranteed(game, rate) == best]
    return Between(min(good), max(good))


def _crossing(game: Matrix) -> Fraction:
    """Return where accepting and doubting cost the same, wherever that is."""
    (a, b), (c, d) = game
    spread = a - b - c + d
    return (a - b) / spread if spread else Fraction(0)


def small_games(rng: Random) -> list[Case]:
    """Draw games: those of the lesson, then any."""
    drawn: list[Case] = [(points(Fraction(1, 2)),), (points(Fraction(1)),)]
    drawn += [(points(tenth(rng), tenth(rng, 0, 6)),) for _ in range(8)]

    def any_points() -> tuple[Fraction, Fraction]:
        return Fraction(rng.randint(-3, 3)), Fraction(rng.randint(-3, 3))

    return drawn + [((any_points(), any_points()),) for _ in range(CASES)]


def within(given: Any, wanted: Any) -> bool:
    """Is a rate one of the good ones?"""
    if not isinstance(wanted, Between):
        return same(given, wanted)
    number = not isinstance(given, bool) and same(given, given)
    return number and bool(wanted.low - NEAR <= given <= wanted.high + NEAR)


LIE_RATE = Exercise(
    stars=3,
    cases=small_games,
    right=safest,
    mistakes={
        "lie-rate-unclipped": _crossing,
        "lie-rate-doubter": lambda game: balance(game).doubt,
        "lie-rate-half": lambda _: Fraction(1, 2),
        "lie-rate-hopes": lambda game: Fraction(max(game[1]) > max(game[0])),
        "lie-rate-pure": lambda game: Fraction(min(game[1]) > min(game[0])),
    },
    alike=within,
    solution="""
def lie_rate(game):
    (a, b), (c, d) = game

    def least(lie):
        return min(a * (1 - lie) + c * lie, b * (1 - lie) + d * lie)

    rates = [Fraction(0), Fraction(1)]
    if a - b != c - d:
        rates.append(Fraction(a - b) / (a - b - c + d))
    return max((rate for rate in rates if 0 <= rate <= 1), key=least)
""",
)

EXERCISES: Mapping[str, Any] = {
    "update": UPDATE,
    "fit": FIT,
    "p-star": P_STAR,
    "lie-rate": LIE_RATE,
    "choose": CHOOSE,
}
