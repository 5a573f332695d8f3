"""Many games side by side: the loops of the batches, which fast.py compiles.

The rules are those of playout.py, and so are the results, to the last bit.  Here as many games as
there are lanes go on together, card by card.  What all players think of a card is worked out lane
by lane without a single `if`, so that a processor does the sums of several lanes at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from partylab.nothanks.playout import (
    ABOVE,
    BELOW,
    BIAS,
    BROKE,
    CARD,
    CHIPS,
    COST,
    EARLY,
    GUESS,
    LACKS,
    LATE,
    POT,
    SCARCE,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Bytes = NDArray[np.int8]

LANES = 64
# More than anybody will ever ask for a card, and few enough for the division below.
NEVER = 9999


class Block(NamedTuple):
    """The games in the lanes.  The first five are [player, lane], the others [lane]."""

    hands: Ints
    points: Ints
    chips: Ints
    costs: Ints  # of the card, for each player
    wishes: Ints  # what no chip changes, for each player
    safes: Ints  # the pot up to which waiting is safe, for each player
    cards: Ints
    unseen: Ints
    turns: Ints  # whose turn it is
    stops: Ints  # where the auction ends: the pot, and in the lowest three bits who takes


def empty(seats: int) -> Block:
    """Return room for the games of a block."""
    shape = (seats, LANES)
    return Block(
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
    )


def play_thresholds(decks: Bytes, first: Bytes, most: Ints, purse: int, scores: Ints) -> None:
    """Play games of players who take whatever costs them at most so many points, chips counted.

    `scores[deal, seating, player]`: in seating number s, player p sits at seat p + s.
    """
    block = empty(scores.shape[2])
    for start in range(0, len(decks), LANES):
        games = min(LANES, len(decks) - start)
        for shift in range(scores.shape[1]):
            sit_down(first[start : start + games], shift, purse, 0, block)
            for turned in range(decks.shape[1]):
                turn_up(decks[start : start + games, turned], block)
                find_stops(most, block)
                settle(block)
            count(block, scores[start : start + games, shift])


def play_rows(
    decks: Bytes,
    first: Bytes,
    table: Ints,
    purses: Ints,
    purse: int,
    unseen: int,
    scores: Ints,
) -> None:
    """Play games of players who go by rows of weights.

    `purses[player, chips]` is what a player's chips add to its wishes.
    """
    block = empty(scores.shape[2])
    for start in range(0, len(decks), LANES):
        games = min(LANES, len(decks) - start)
        for shift in range(scores.shape[1]):
            sit_down(first[start : start + games], shift, purse, unseen, block)
            for turned in range(decks.shape[1]):
                turn_up(decks[start : start + games, turned], block)
                find_wishes(table, decks.shape[1] - turned - 1, block)
                find_safes(table, block)
                auctions(games, table, purses, block)
            count(block, scores[start : start + games, shift])


def sit_down(first: Bytes, shift: int, purse: int, unseen: int, block: Block) -> None:
    """Begin: empty hands, a purse each.  Lanes without a game begin too, and nobody looks."""
    seats = len(block.hands)
    block.hands[:] = 0
    block.points[:] = 0
    block.chips[:] = purse
    block.unseen[:] = unseen
    for lane in range(len(first)):
        player = first[lane] - shift
        block.turns[lane] = player + seats if player < 0 else player


def turn_up(cards: Bytes, block: Block) -> None:
    """Turn a card up in each lane, and note what it costs each player: `playout.price`."""
    for lane in range(len(cards)):
        block.cards[lane] = cards[lane]
    for player in range(len(block.hands)):
        hands, costs = block.hands[player], block.costs[player]
        for lane in range(LANES):
            card, near = block.cards[lane], hands[lane] >> (block.cards[lane] - 1)
            costs[lane] = card - card * (near & 1) - (card + 1) * (near >> 2 & 1)


def find_stops(most: Ints, block: Block) -> None:
    """Find who takes, and at which pot: the first who gets what it asks for, or has no chip."""
    seats = len(block.hands)
    share = 65536 // seats + 1  # times this, shifted by 16, is divided by the number of players
    block.stops[:] = NEVER << 3
    for player in range(seats):
        costs, chips = block.costs[player], block.chips[player]
        for lane in range(LANES):
            step = player - block.turns[lane]
            step += seats if step < 0 else 0
            lacks = min(max(0, costs[lane] - most[player] - step), NEVER)
            laps = min((lacks + seats - 1) * share >> 16, chips[lane])
            block.stops[lane] = min(block.stops[lane], (step + seats * laps) << 3 | player)


def settle(block: Block) -> None:
    """Let everybody pay until the auction stops, and who stops it take card and chips."""
    seats = len(block.hands)
    share = 65536 // seats + 1
    for player in range(seats):
        hands, chips = block.hands[player], block.chips[player]
        costs, points = block.costs[player], block.points[player]
        for lane in range(LANES):
            step = player - block.turns[lane]
            step += seats if step < 0 else 0
            pot = block.stops[lane] >> 3
            takes = 1 if block.stops[lane] & 7 == player else 0
            hands[lane] |= takes << block.cards[lane]
            points[lane] += takes * costs[lane]
            chips[lane] += takes * pot - ((pot - step + seats - 1) * share >> 16)
    for lane in range(LANES):
        block.turns[lane] = block.stops[lane] & 7


def find_wishes(table: Ints, left: int, block: Block) -> None:
    """Note the part of each wish that no chip changes: `playout.first_wish`."""
    for lane in range(LANES):
        block.unseen[lane] &= ~(1 << block.cards[lane])
    for player in range(len(block.hands)):
        row, hands = table[player], block.hands[player]
        costs, wishes = block.costs[player], block.wishes[player]
        always = row[BIAS] + row[LATE] * left
        for lane in range(LANES):
            card, cost = block.cards[lane], costs[lane]
            near, mine = block.unseen[lane] >> (card - 2), hands[lane] >> (card - 2)
            below = (near >> 1 & 1) * (1 + ((near | mine) & 1))
            hopes = row[BELOW] * below + row[ABOVE] * (near >> 3 & 1)
            costing = row[COST] * cost + row[EARLY] * (cost * left >> 3)
            wishes[lane] = always + hopes + costing + row[CARD] * card


def find_safes(table: Ints, block: Block) -> None:
    """Note the pot at which a rival would take the card: `playout.wanted`, less the guess."""
    seats = len(block.hands)
    for player in range(seats):
        safes, guess = block.safes[player], table[player, GUESS]
        safes[:] = 99 - guess
        for step in range(1, seats):
            costs = block.costs[(player + step) % seats]
            for lane in range(LANES):
                safes[lane] = min(safes[lane], costs[lane] - step - guess)


def auctions(games: int, table: Ints, purses: Ints, block: Block) -> None:
    """Let each card go round until somebody takes it: `playout.auction`."""
    seats, chips = len(block.hands), block.chips
    for lane in range(games):
        player, pot, broke = block.turns[lane], 0, 0
        for each in range(seats):
            broke += chips[each, lane] == 0
        while chips[player, lane]:
            wish = block.wishes[player, lane] + purses[player, chips[player, lane]]
            wish += table[player, POT] * pot
            if broke:
                wish += table[player, BROKE]
            else:
                wish += table[player, LACKS] * max(0, block.safes[player, lane] - pot)
            if wish >= 0:
                break
            chips[player, lane] -= 1
            broke += chips[player, lane] == 0
            pot += 1
            player = player + 1 if player + 1 < seats else 0
        block.hands[player, lane] |= 1 << block.cards[lane]
        block.points[player, lane] += block.costs[player, lane]
        chips[player, lane] += pot
        block.turns[lane] = player


def count(block: Block, scores: Ints) -> None:
    """Note the scores."""
    for lane in range(len(scores)):
        for player in range(len(block.hands)):
            scores[lane, player] = block.points[player, lane] - block.chips[player, lane]


def purse_wishes(table: Ints, scarcity: tuple[int, ...]) -> Ints:
    """Return what so many chips add to each player's wishes."""
    chips = np.arange(len(scarcity))
    wishes: Ints = table[:, [CHIPS]] * chips + table[:, [SCARCE]] * np.array(scarcity)
    return wishes
