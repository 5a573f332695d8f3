"""Search the tree of what can happen at the table: a plain information-set Monte Carlo tree search.

Again and again it walks down one tree, each time with another deal of what cannot be seen, adds a
node where it leaves the tree, and lets simple players end the round.

* Everybody sees all that happens at the table, so a node is what has happened since the present
  turn: the moves, and the cards that were turned.  Only what is still face down differs from deal
  to deal; and the chips, where a player has not watched from the beginning and counted them.
* Each player chooses by upper confidence bounds what is best for itself (max-n).  An end is worth
  points to a player: its score, less is better, and a bonus for the victory or its share of it.
  Victories alone would tell too little in so few games, and points alone not who wins.

The method: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
Like playout.py this keeps to the part of Python that numba compiles, and all worths are whole
numbers; the benchmarks search compiled.  All chance is in the deals.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from partylab.nothanks.playout import (
    HANDS,
    POINTS,
    PURSES,
    UNIT,
    play_on,
    price,
    sit,
    verdict,
    worth,
)
from partylab.nothanks.rules import CARDS

if TYPE_CHECKING:
    from partylab.nothanks.playout import Desk, Row, Table

# How much is tried that seems worse: 40 points.
CURIOSITY = 40 * UNIT
# Where each move leads to: after taking, to the next card, which has a place of its own.
PAYS, TAKES = 0, 1
PLACES = CARDS.stop


class Tree(NamedTuple):
    """What was tried, and the way that the latest walk has taken."""

    nodes: Desk  # [node][place]: the node there, or 0
    visits: Desk  # [node][move]: how often
    worths: Desk  # [node][move]: what came of it, all in all, to who moved
    path: Desk  # [step]: the node, the seat, the move


def planted(walks: int) -> Tree:
    """Return a tree with room for so many walks."""
    room = range(walks + 1)
    return Tree(
        [[0] * PLACES for _ in room],
        [[0, 0] for _ in room],
        [[0, 0] for _ in room],
        [[0, 0, 0] for _ in room],
    )


def search(
    decks: Table,
    purses: Table,
    pot: int,
    me: int,
    unseen: int,
    known: Table,
    bonus: int,
    table: Table,
    desk: Desk,
    tree: Tree,
    ends: Desk,
) -> None:
    """Walk down the tree once for each deal; I move first, and have a chip.

    The card on the table comes first in each deck.  `known` holds everybody's hands, their points
    and the points of earlier rounds; whoever leaves the tree plays on by the only row of the table.
    `ends` gets my first move and my verdict.
    """
    for deal in range(len(decks)):
        for seat in range(len(purses[deal])):
            sit(seat, 0, purses[deal][seat], known[0][seat], known[1][seat], desk)
        steps = walk(decks[deal], pot, me, unseen, deal + 1, desk, table, tree)
        learn(steps, known[2], bonus, desk, tree)
        ends[deal][0] = tree.path[0][2]
        ends[deal][1], ends[deal][2] = verdict(me, known[2], desk)


def walk(
    deck: Row, pot: int, seat: int, unseen: int, new: int, desk: Desk, table: Table, tree: Tree
) -> int:
    """Go down the tree, add the node `new` where it ends, play on; return the steps in the tree."""
    chips, at, node, steps = desk[PURSES], 0, 0, 0
    while at < len(deck):
        move = TAKES  # who has no chip has no choice, and learns nothing
        if chips[seat]:
            move = choose(tree.visits[node], tree.worths[node])
            step = tree.path[steps]
            step[0], step[1], step[2] = node, seat, move
            steps += 1
        place = PAYS
        if move == TAKES:
            desk[POINTS][seat] += price(deck[at], desk[HANDS][seat])
            desk[HANDS][seat] |= 1 << deck[at]
            chips[seat] += pot
            pot, at = 0, at + 1
            if at == len(deck):
                break
            place = deck[at]
            unseen &= ~(1 << place)
        else:
            chips[seat] -= 1
            pot, seat = pot + 1, (seat + 1) % len(chips)
        if not tree.nodes[node][place]:
            tree.nodes[node][place] = new
            play_on(deck, at, pot, seat, unseen, desk, table)
            break
        node = tree.nodes[node][place]
    return steps


def choose(visits: Row, worths: Row) -> int:
    """Return a move not tried yet, else the one that may be best."""
    if not visits[TAKES]:
        return TAKES
    if not visits[PAYS]:
        return PAYS
    wonder = CURIOSITY * sqrt(log(visits[TAKES] + visits[PAYS]))
    taking = worths[TAKES] / visits[TAKES] + wonder / sqrt(visits[TAKES])
    paying = worths[PAYS] / visits[PAYS] + wonder / sqrt(visits[PAYS])
    return TAKES if taking >= paying else PAYS


def learn(steps: int, past: Row, bonus: int, desk: Desk, tree: Tree) -> None:
    """Tell each player on the way what the end was worth to it."""
    for step in range(steps):
        node, seat, move = tree.path[step]
        score, winners = verdict(seat, past, desk)
        tree.visits[node][move] += 1
        tree.worths[node][move] += worth(score, winners, bonus)
