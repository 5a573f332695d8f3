"""Play a round on to its end, as fast as plain Python can.

Monte Carlo and the batches of fast.py play many thousands of rounds.  They need neither views nor
news, so here a round is nothing but whole numbers: a hand is one number whose bits are the cards,
and a player is a row of weights for the features below.  A player takes the card when the weighted
sum, in hundredths of a point, is not negative.

Everything here keeps to the part of Python that numba compiles, and fast.py can compile it.  As
all numbers are whole, the results are the same to the last bit, compiled or not.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    Row = Sequence[int]
    Desk = Sequence[MutableSequence[int]]
    Table = Sequence[Row]

# The features that stay the same while a card lies there: always 1; the points that it costs me;
# how many unseen cards might join it from below, and from above; cards still face down; the card's
# value; what it costs me, times the cards still face down.
BIAS, COST, BELOW, ABOVE, LATE, CARD, EARLY = range(7)
# The features that change with each chip: chips on the card; my chips; their scarcity; how many
# chips the card still lacks before a rival would want it on its way round the table back to me;
# whether a rival has no chip left, and so would have to take it.
POT, CHIPS, SCARCE, LACKS, BROKE = range(7, 12)
FEATURES = (
    *("bias", "cost", "below", "above", "late", "card", "early"),
    *("pot", "chips", "scarce", "lacks", "broke"),
)
# The last weight is no feature: the loss at which I think that my rivals would take a card.
GUESS, WEIGHTS = 12, 13

# How scarce chips are to a player who has so many of them, in points.
SCARCITY = tuple([12 // (1 + chips) for chips in range(56)])

# How far wishes stray from the weights, card by card, in parts of 256: a logistic distribution.
_IN_ORDER = [round(256 * log((2 * at + 1) / (255 - 2 * at))) for at in range(128)]
WHIMS = tuple(Random("whims").sample(_IN_ORDER, len(_IN_ORDER)))

# Worths are whole numbers of this part of a point: any number of players can share a victory.
UNIT = 420

# The rows of the desk: what the players have, who they are, notes about the present card, how far
# each player's wishes stray, in hundredths of a point, and where among the whims each begins.
HANDS, POINTS, PURSES, WHO, WISHES, STRAYS, WHIM = range(7)
DESK = 7


def price(card: int, hand: int) -> int:
    """Return the points that a card adds to a hand: `runs.cost`, on bits.

    >>> price(8, 1 << 3 | 1 << 4 | 1 << 9)
    -1
    """
    gained = 0 if hand >> (card - 1) & 1 else card
    saved = card + 1 if hand >> (card + 1) & 1 else 0
    return gained - saved


def first_wish(weights: Row, card: int, left: int, unseen: int, hand: int) -> int:
    """Return the part of the wish that no chip changes."""
    cost, below = price(card, hand), 0
    if unseen >> (card - 1) & 1:  # and it may join another that is mine already, or still to come
        below = 2 if (unseen | hand) >> (card - 2) & 1 else 1
    return (
        weights[BIAS]
        + weights[COST] * cost
        + weights[BELOW] * below
        + weights[ABOVE] * (unseen >> (card + 1) & 1)
        + weights[LATE] * left
        + weights[CARD] * card
        + weights[EARLY] * (cost * left >> 3)
    )


def hasty_wish(weights: Row, wish: int, pot: int, chips: int, broke: int) -> int:
    """Return the wish to take now if nobody could wait; `broke` rivals have no chip."""
    wish += weights[POT] * pot + weights[CHIPS] * chips + weights[SCARCE] * SCARCITY[chips]
    return wish + weights[BROKE] if broke else wish


def patience(weights: Row, seat: int, card: int, pot: int, hands: Row) -> int:
    """Return what the chips change that the card still lacks before a rival would want it."""
    lacks = wanted(seat, card, hands) - weights[GUESS] - pot
    return weights[LACKS] * lacks if lacks > 0 else 0


def wanted(seat: int, card: int, hands: Row) -> int:
    """Return the pot at which one of my rivals, on its turn, would take the card for no loss."""
    pot, seats = 99, len(hands)
    for ahead in range(1, seats):  # when the card comes to this rival, so many more chips lie on it
        enough = price(card, hands[(seat + ahead) % seats]) - ahead
        if enough < pot:
            pot = enough
    return pot


def play_on(deck: Row, at: int, pot: int, seat: int, unseen: int, desk: Desk, table: Table) -> None:
    """Play from the card `deck[at]` to the end of the round; the rows of the desk change."""
    hands, points, chips = desk[HANDS], desk[POINTS], desk[PURSES]
    seats = len(chips)
    broke = 0
    for each in range(seats):
        broke += chips[each] == 0
    for turned in range(at, len(deck)):
        card, left = deck[turned], len(deck) - turned - 1
        unseen &= ~(1 << card)
        pot, seat, broke = auction(card, left, unseen, pot, seat, broke, desk, table)
        if pot and not chips[seat]:
            broke -= 1
        points[seat] += price(card, hands[seat])
        hands[seat] |= 1 << card
        chips[seat] += pot
        pot = 0


def auction(
    card: int, left: int, unseen: int, pot: int, seat: int, broke: int, desk: Desk, table: Table
) -> tuple[int, int, int]:
    """Let the card go round until somebody takes it: return the pot, the taker and the broke."""
    hands, chips, who, wishes = desk[HANDS], desk[PURSES], desk[WHO], desk[WISHES]
    strays = desk[STRAYS]
    seats, asked = len(chips), 0
    while chips[seat]:
        weights = table[who[seat]]
        if asked < seats:  # many a card never goes round, and nobody else need think about it
            asked += 1
            wishes[seat] = first_wish(weights, card, left, unseen, hands[seat])
            if strays[seat]:  # the same way as long as the card lies there
                wishes[seat] += strays[seat] * whim(card, desk[WHIM][seat]) >> 8
        wish = hasty_wish(weights, wishes[seat], pot, chips[seat], broke)
        # Patience takes long to think about; as a rule it does no more than keep one from taking.
        if not broke and (wish >= 0 or weights[LACKS] > 0):
            wish += patience(weights, seat, card, pot, hands)
        if wish >= 0:
            break
        chips[seat] -= 1
        broke += chips[seat] == 0
        pot += 1
        seat = seat + 1 if seat + 1 < seats else 0
    return pot, seat, broke


def whim(card: int, start: int) -> int:
    """Return how far a wish for the card strays: each card has another whim."""
    return WHIMS[(start + card) % len(WHIMS)]


def play_thresholds(deck: Row, seat: int, desk: Desk, most: Row) -> None:
    """Play a round of players who take whatever costs them at most so many points, chips counted.

    The same as `play_on` with weights for nothing but the cost and the pot, several times faster.
    """
    hands, points, chips = desk[HANDS], desk[POINTS], desk[PURSES]
    who, asked = desk[WHO], desk[WISHES]
    for turned in range(len(deck)):
        card = deck[turned]
        for each in range(len(chips)):
            asked[each] = price(card, hands[each]) - most[who[each]]
        pot = 0
        while pot < asked[seat] and chips[seat]:
            chips[seat] -= 1
            pot += 1
            seat = seat + 1 if seat + 1 < len(chips) else 0
        points[seat] += asked[seat] + most[who[seat]]
        hands[seat] |= 1 << card
        chips[seat] += pot


def play_all(
    decks: Table,
    first: Row,
    table: Table,
    most: Row,
    scores: Sequence[Desk],
    desk: Desk,
    purse: int,
    unseen: int,
) -> None:
    """Play every deal in every seating that `scores[deal][seating][player]` has room for.

    In seating number s, player p sits at seat p + s.  `most` holds the thresholds of players who
    weigh nothing else, or nothing if there are others among them.
    """
    seats = len(desk[WHO])
    for deal in range(len(decks)):
        for shift in range(len(scores[deal])):
            for player in range(seats):
                seat = (player + shift) % seats
                sit(seat, player, purse, 0, 0, desk)
            if len(most):
                play_thresholds(decks[deal], first[deal], desk, most)
            else:
                play_on(decks[deal], 0, 0, first[deal], unseen, desk, table)
            for player in range(seats):
                seat = (player + shift) % seats
                scores[deal][shift][player] = desk[POINTS][seat] - desk[PURSES][seat]


def sit(seat: int, player: int, purse: int, hand: int, points: int, desk: Desk) -> None:
    """Give a seat to a player, with chips and cards."""
    desk[WHO][seat], desk[PURSES][seat] = player, purse
    desk[HANDS][seat], desk[POINTS][seat] = hand, points


def imagine(
    decks: Table,
    purses: Table,
    who: Table,
    strays: Table,
    whims: Table,
    pot: int,
    me: int,
    unseen: int,
    known: Table,
    table: Table,
    desk: Desk,
    ends: Desk,
) -> None:
    """Play each imagined deal on twice, after I pay and after I take.

    The card on the table comes first in each deck.  `who`, `strays` and `whims` tell how everybody
    plays in each deal.  `known` holds everybody's hands, their points and the points of earlier
    rounds.  `ends` gets my verdict, first for paying, then for taking.
    """
    for deal in range(len(decks)):
        for take in range(2):
            for seat in range(len(desk[WHO])):
                purse, hand, points = purses[deal][seat], known[0][seat], known[1][seat]
                sit(seat, who[deal][seat], purse, hand, points, desk)
                desk[STRAYS][seat], desk[WHIM][seat] = strays[deal][seat], whims[deal][seat]
            if take:
                go_on_taking(decks[deal], pot, me, unseen, desk, table)
            else:
                go_on_paying(decks[deal], pot, me, unseen, desk, table)
            ends[deal][2 * take], ends[deal][2 * take + 1] = verdict(me, known[2], desk)


def go_on_paying(deck: Row, pot: int, me: int, unseen: int, desk: Desk, table: Table) -> None:
    """Pay a chip to refuse the first card of the deck, and play to the end of the round."""
    desk[PURSES][me] -= 1
    play_on(deck, 0, pot + 1, (me + 1) % len(desk[WHO]), unseen, desk, table)


def go_on_taking(deck: Row, pot: int, me: int, unseen: int, desk: Desk, table: Table) -> None:
    """Take the first card of the deck with its chips, and play to the end of the round."""
    desk[POINTS][me] += price(deck[0], desk[HANDS][me])
    desk[HANDS][me] |= 1 << deck[0]
    desk[PURSES][me] += pot
    play_on(deck, 1, 0, me, unseen, desk, table)


def verdict(me: int, past: Row, desk: Desk) -> tuple[int, int]:
    """Return my final score and how many share the victory with me, me included; 0 if I lost."""
    mine = past[me] + desk[POINTS][me] - desk[PURSES][me]
    winners = 0
    for seat in range(len(past)):
        score = past[seat] + desk[POINTS][seat] - desk[PURSES][seat]
        if score < mine:
            return mine, 0
        if score == mine:
            winners += 1
    return mine, winners


def worth(score: int, winners: int, bonus: int) -> int:
    """Return what an end is worth to me, in units: a victory, shared or not, is worth a bonus."""
    gain = UNIT * bonus // winners if winners else 0
    return gain - UNIT * score
