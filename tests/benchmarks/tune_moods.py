"""Look for the moods of the robust bot, and write them to evolved.py.

    python tests/benchmarks/tune_moods.py 3   for a table of three, in ten minutes

A single row of weights can be beaten by whoever knows it.  So pairs of rows are tried, each with
all chances from 0 to 33 in 33, and that pair is kept against which the worst of many rivals wins
least.  Time and again evolution looks for somebody who beats the best pair so far; whoever is found
joins the rivals, and may become a mood.  What stands in evolved.py takes part.  All chance is
seeded.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
from tune_linear import (
    JUDGED,
    NEMESIS,
    NEMESIS_DEALS,
    RESPONSE,
    WORST,
    answer,
    by_wins,
    share_among,
    won,
    write,
)

from partylab.nothanks import evolved, fast, weights
from partylab.nothanks.moods import Mood
from partylab.nothanks.rules import CARDS

# So many rows are tried as moods, against so many rivals, in so many deals for each table.
TRIED, RIVALS, TRIALS = 14, 24, 3000
ANSWERED = 7  # so often are rivals looked for who beat the best pair


def known(seats):
    """Return everybody who may become a rival or a mood."""
    moods = [mood.row for mood in weights.MOODY["robust"][seats]]
    ones = [row for _, row in weights.characters(seats)]
    return list(dict.fromkeys([*moods, *ones, evolved.NEMESIS[seats]]))


def look(seats):
    """Return the moods that nobody beats by much, and who beats them most, by their names."""
    rows, moods, pairs = known(seats), weights.MOODY["robust"][seats], []
    rivals = by_wins(seats, evolved.STEADY[seats], rows, JUDGED)[:RIVALS]
    tried = [*(mood.row for mood in moods), evolved.STEADY[seats], *rivals][:TRIED]
    for number in range(ANSWERED):
        pairs.append(moods)
        found = answers(seats, moods, rows, RESPONSE, number)
        for group in (rows, rivals, tried):
            group += found
        print(f"{seats} players: {moods} lose {most_won(moods, rows, seats):.3f}", flush=True)
        moods = best_pair(seats, tried, rivals)
    moods = min(pairs, key=lambda pair: most_won(pair, rows, seats))
    rows += answers(seats, moods, rows, NEMESIS, ANSWERED)
    print(f"{seats} players: in the end {most_won(moods, rows, seats):.3f}", flush=True)
    return {"ROBUST": moods, "NEMESIS": by_wins(seats, moods, rows, JUDGED)[0]}


def answers(seats, moods, rows, search, number):
    """Return who wins against moods, found from each of them and from those who win most."""
    starts = [*(mood.row for mood in moods), *by_wins(seats, moods, rows, JUDGED)[:WORST]]
    return [
        answer(moods, start, *search, (4, seats, number, place), NEMESIS_DEALS, seats)
        for place, start in enumerate(starts)
    ]


def most_won(moods, rows, seats):
    """Return what somebody wins against moods, at the most."""
    return max(won(one, moods, seats, JUDGED) for one in rows)


def best_pair(seats, tried, rivals):
    """Return two moods, and how often each comes, against which the worst rival wins least."""
    part, others = np.arange(len(CARDS) + 1) / len(CARDS), seats - 1
    chances = [comb(others, k) * part**k * (1 - part) ** (others - k) for k in range(seats)]
    least, best = 2.0, ()
    for one, other in combinations(dict.fromkeys(tried), 2):
        lost = [np.dot(won_between(rival, one, other, seats), chances) for rival in rivals]
        most = np.max(lost, axis=0)
        if most.min() < least:
            least, cards = most.min(), int(most.argmin())
            best = Mood(cards, one), Mood(len(CARDS) - cards, other)
    return tuple(sorted((mood for mood in best if mood.cards), reverse=True))


@cache
def won_between(one, first, second, seats):
    """Return what a row wins among rivals of two kinds, by how many of them are of the first."""
    deals = fast.shuffled(TRIALS, seats, 1)
    found = []
    for count in range(seats):
        rivals = [first] * count + [second] * (seats - 1 - count)
        found.append((share_among(one, rivals, deals) + share_among(one, rivals[::-1], deals)) / 2)
    return found


if __name__ == "__main__":
    write({int(seats): look(int(seats)) for seats in sys.argv[1:]})
