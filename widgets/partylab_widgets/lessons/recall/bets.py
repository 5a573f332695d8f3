"""The bets of the lesson on memory and bluff; what is asked, and what finds the answer."""

from __future__ import annotations

from fractions import Fraction

from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.recall.curves import fading
from partylab_widgets.lessons.recall.doubting import balance, p_star, points, update
from partylab_widgets.lessons.recall.race import Style, win_rate

HALF = Fraction(1, 2)
LOST = Fraction(1, 8)  # of what is left, at each pass
HONEST = Fraction(4, 5)
BELIEF = {"guitar": HALF, **dict.fromkeys(("hat", "muffin", "duck", "umbrella"), HALF / 4)}
SIX = 6  # players at the table of the bets about doubting
CLAIMED = Fraction(1, 4)  # the chance that what the giver says is true
REMEMBERS = Fraction(1, 4)  # the receiver's memory in the last bet
STYLES = {
    "neither": Style(0, 0),
    "lie": Style(0.6, 0),
    "doubt": Style(0, 0.6),
    "both": Style(0.6, 0.6),
}


def less_than_half() -> int:
    """Return after how many passes less than half of a memory is left."""
    return next(passes for passes in range(1, 100) if fading(passes, float(LOST)) < HALF)


def compared(new: Fraction, old: Fraction) -> str:
    """Say how a number compares with one before."""
    return "more" if new > old else "less" if new < old else "same"


def carried() -> str:
    """Say how much a cost of one half raises the threshold at a table of six."""
    times = p_star(SIX, HALF) / p_star(SIX)
    return "less" if times < 1 else "same" if times == 1 else "little" if times < 2 else "double"


def beside_an_elephant() -> str:
    """Say how often to lie to somebody who remembers now and then, compared with never."""
    now = balance(points(HALF, REMEMBERS)).lie
    return compared(now, balance(points(HALF)).lie) if now else "never"


BETS = {
    "half": Question(less_than_half, numbers=range(1, 31), near=1),
    "claim": Question(
        lambda: round(100 * update(BELIEF, "guitar", HONEST)["guitar"]), near=3
    ),
    "doubt": Question(
        lambda: "refuse" if p_star(SIX) > CLAIMED else "accept",
        choices=("refuse", "accept", "same"),
    ),
    "carry": Question(carried, choices=("less", "same", "little", "double")),
    "style": Question(
        lambda: max(STYLES, key=lambda name: win_rate(STYLES[name], Style(0, 0))),
        choices=tuple(STYLES),
    ),
    "lie": Question(lambda: int(100 * balance(points(HALF)).lie), near=5),
    "elephant": Question(beside_an_elephant, choices=("more", "same", "less", "never")),
}  # fmt: skip
