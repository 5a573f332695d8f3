"""The bets of the reaction lab; what is asked, and what finds the answer."""

from __future__ import annotations

from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.reflex.trials import KIM

PUBLISHED = 150  # ms for one NOT: Dudschig and Kaup (2020)
APART = 2  # blocks between the two sides of each pair of the bad plan

BETS = {
    "published": Question(lambda: PUBLISHED, numbers=range(1001), near=50),
    "sneeze": Question(lambda: "mean", choices=("mean", "median", "same")),
    "four": Question(lambda: "half", choices=("quarter", "half", "same")),
    "zero": Question(lambda: "open", choices=("nothing", "something", "open")),
    "order": Question(lambda: APART * KIM.practice_ms, numbers=range(401), near=15),
}
