"""The numbers that the simple bots play by."""

from __future__ import annotations

from partylab.nothanks import playout
from partylab.nothanks.evolved import (
    EXPLOITER,
    HALL,
    HOARDER,
    LINEAR,
    RIVAL,
    ROBUST,
    STARVERS,
    STEADY,
    TOPPLERS,
    Row,
)
from partylab.nothanks.moods import Mood, Moods, alone

SEATS = range(2, 8)

# How often the dreamer does the opposite of what it wants.
DREAMS = 0.2
# The points above which the miser parts with a chip.
MISER = 17
# The greatest loss at which the threshold bot takes a card, for each number of players: the one
# that wins most, on average, against tables of all thresholds from 0 to 14 (docs/ladder.md).
THRESHOLD = {2: 13, 3: 8, 4: 7, 5: 6, 6: 6, 7: 6}
# The loss at which the collector thinks that others take.
RIVALS_LIMIT = 12


def row(**weights: int) -> Row:
    """Return weights for the features of playout.py, in hundredths of a point; the others are 0."""
    cells = [0] * playout.WEIGHTS
    for feature, weight in weights.items():
        cells[getattr(playout, feature)] = weight
    return tuple(cells)


def threshold(points: int) -> Row:
    """Return the weights of a player who takes at a loss of at most so many points."""
    return row(BIAS=100 * points, COST=-100, POT=100)


def collector(points: int) -> Row:
    """Return the weights of a collector, to whom no bargain beats a card that will come back."""
    never = -100_000
    wait = {"LACKS": never, "GUESS": RIVALS_LIMIT}
    return row(BIAS=100 * points, COST=-100, POT=100, SCARCE=100, **wait)


# The bots that are no more than a row of weights, for each number of players.
NAMED: dict[str, dict[int, Row]] = {
    "miser": dict.fromkeys(SEATS, row(BIAS=100 * MISER, COST=-100)),
    "greedy": dict.fromkeys(SEATS, threshold(0)),
    "threshold": {seats: threshold(most) for seats, most in THRESHOLD.items()},
    "collector": {seats: collector(most) for seats, most in THRESHOLD.items()},
    "linear": LINEAR,
    "exploiter": EXPLOITER,
    "hoarder": HOARDER,
}
# The bots that have several rows, and play each round by one of them.
MOODY: dict[str, dict[int, Moods]] = {
    "robust": {seats: tuple([Mood(*mood) for mood in moods]) for seats, moods in ROBUST.items()},
}
# How Monte Carlo expects to play itself: like the row that is hardest to exploit.  With five
# players that one hardly ever wins, and one that found it out is a better guess.
MINE = STEADY | {5: HALL[5][1]}
# All of them: the bots that fast.py can play.
BY_WEIGHTS = (*NAMED, *MOODY)


def moods(name: str, seats: int) -> Moods:
    """Return the moods of a bot; most have only one."""
    return MOODY[name][seats] if name in MOODY else alone(NAMED[name][seats])


def characters(seats: int) -> list[tuple[str, Row]]:
    """Return the players that the Monte Carlo bot can imagine, and which bot each is like."""
    earlier, later = THRESHOLD[seats] - 4, THRESHOLD[seats] + 4
    known = [
        *((name, rows[seats]) for name, rows in NAMED.items()),
        ("robust", STEADY[seats]),
        *((name, mood.row) for name, moods in MOODY.items() for mood in moods[seats]),
        ("threshold", threshold(earlier)),
        ("threshold", threshold(later)),
        ("linear", RIVAL[seats]),
        *(("exploiter", one) for one in HALL[seats]),
        *(("hoarder", one) for one in STARVERS[seats]),
        *(("exploiter", one) for one in TOPPLERS.get(seats, ())),
    ]
    return list(dict.fromkeys(known))  # a robust bot may be steady, too
