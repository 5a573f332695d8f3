"""The bets of the lesson on runs and probability; what is asked, and what finds the answer."""

from __future__ import annotations

from partylab.nothanks import cost
from partylab.nothanks.odds import both_in_deck, in_deck
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.question import Question

OTHERS = 2  # players, who pay while I wait


def waiting() -> str:
    """Say what scores better: to take the 35 above my 34 now, or one lap later."""
    now = cost(35, {34})
    later = 1 + cost(35, {34}) - (1 + OTHERS)
    return "wait" if later < now else "now"


def both() -> str:
    """Compare the chance that two cards come with the product of their chances."""
    pair, product = both_in_deck(22, 24, seen=()), in_deck(22, seen=()) * in_deck(24, seen=())
    return "less" if pair < product else "more" if pair > product else "same"


def one_half() -> int:
    """Return after how many cards an unseen one comes with a chance of one half."""
    return next(n for n in range(24) if in_deck(35, seen=range(3, 3 + n)) * 2 == 1)


BETS = {
    "pair": Question(lambda: cost(25, {26}), choices=("+25", "0", "-1", "-26")),
    "join": Question(lambda: cost(14, {13, 15, 16}), choices=("+14", "0", "-1", "-15")),
    "wait": Question(waiting, choices=("now", "wait")),
    "one": Question(lambda: round(100 * float(in_deck(23, seen=())), 1), near=3),
    "both": Question(both, choices=("less", "same", "more")),
    "half": Question(one_half, numbers=range(25), near=1),
    "average": Question(numbers=range(1, 25), near=1),  # settled by dealing
    "terms": Question(lambda: sum(card - 1 in CARDS for card in CARDS), numbers=range(1, 34)),
}
