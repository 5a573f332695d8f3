"""The numbers that the simple bots play by."""

from __future__ import annotations

from partylab.nothanks import playout

Row = tuple[int, ...]

SEATS = range(2, 8)

# The greatest loss at which the threshold bot takes a card, for each number of players.
THRESHOLD = {2: 8, 3: 8, 4: 10, 5: 10, 6: 10, 7: 10}

# The greatest loss that the collector accepts while it has plenty of chips, and the one at which
# it thinks that others take.
COLLECTOR = 8
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


def collector(points: int, rivals: int) -> Row:
    """Return the weights of a collector: no loss is worth a card that is sure to come back."""
    never = -100_000
    return row(BIAS=100 * points, COST=-100, POT=100, SCARCE=100, LACKS=never, GUESS=rivals)


LINEAR = dict.fromkeys(
    SEATS,
    row(
        BIAS=-15,
        COST=-88,
        BELOW=232,
        ABOVE=25,
        LATE=-27,
        CARD=25,
        EARLY=24,
        BEHIND=4,
        GUESS=17,
        CHIPS=-24,
        SCARCE=115,
        LACKS=-182,
        BROKE=8,
        POT=100,
    ),
)

# The bots that are no more than weights, for each number of players.
NAMED: dict[str, dict[int, Row]] = {
    "miser": dict.fromkeys(SEATS, row(COST=-100)),
    "greedy": dict.fromkeys(SEATS, threshold(0)),
    "threshold": {seats: threshold(THRESHOLD[seats]) for seats in SEATS},
    "collector": dict.fromkeys(SEATS, collector(COLLECTOR, RIVALS_LIMIT)),
    "linear": LINEAR,
}
