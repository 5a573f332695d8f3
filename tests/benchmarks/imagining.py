"""All bots compiled whole, Monte Carlo and a tree search too, so that strength takes minutes.

Monte Carlo thinks as montecarlo.py does, with other chance: the same characters, the same misfits
of each rival, the same comparison of imagined games, which it plays with the very loops of
playout.py.  At its tables everybody has watched from the beginning, and the chips are known.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import tree_search
from numba import njit

from partylab.nothanks import fast, montecarlo, playout, searcher, thinking, weights
from partylab.nothanks.moods import Mood, alone
from partylab.nothanks.treesearch import PAYS, TAKES

loops = fast.compiled_copy(playout)
price, sit, first_wish = loops.price, loops.sit, loops.first_wish
hasty_wish, patience = loops.hasty_wish, loops.patience
paying, taking, verdict = loops.go_on_paying, loops.go_on_taking, loops.verdict

BATCH, BONUS, SURE = montecarlo.BATCH, thinking.BONUS, montecarlo.SURE
PATIENCE, STRAYS, ONE_IN = montecarlo.PATIENCE, montecarlo.STRAYS, montecarlo.ONE_IN
FULL, LACKS, CARDS = montecarlo.FULL, playout.LACKS, tuple(range(3, 36))

# How a seat plays that is no mind: by its row, by it but for dreams, by a die, or by a tree search.
ROW, DREAMER, RANDOM, SEARCH = -1, -2, -3, -4
OTHERS = {"dreamer": DREAMER, "random": RANDOM}
DREAMS = weights.DREAMS
empty_desk, look_ahead = tree_search.empty_desk, tree_search.look_ahead


class Mind(NamedTuple):
    """Whom a Monte Carlo bot knows, which of them it plays itself, and how much it imagines.

    `playouts` says how many games at the most, for each number of cards that are face down, and
    `strays` how far the wishes of rivals stray at the most.
    """

    known: tuple[tuple[int, ...], ...]
    me: int
    playouts: tuple[int, ...]
    strays: int = STRAYS


class Search(NamedTuple):
    """How often a tree search walks down its tree, and by whose weights all play on from there."""

    walks: int
    end: str


# The bot of searcher.py, and two yardsticks that search for longer.
SEARCHES = {
    "searcher": Search(searcher.WALKS, "steady"),
    "threshold search": Search(tree_search.WALKS, "threshold"),
    "steady search": Search(tree_search.WALKS, "steady"),
}


# How many games Monte Carlo imagined before it had met all of its characters.
FORMERLY = {3: 84, 4: 84, 5: 66}


def mind(seats, but=()):
    """Return what the bot of montecarlo.py thinks with.

    As it was before it had met bots of some names, it took its characters at their word, too, and
    imagined fewer games.
    """
    known = [one for one in weights.characters(seats) if one[0] not in but]
    rows = tuple(row for _, row in known)
    mine = weights.LINEAR if "robust" in but else weights.MINE
    if but:
        playouts, strays = [FORMERLY[seats]] * (FULL + 1), 0
    else:
        most, strays = montecarlo.PLAYOUTS[seats], STRAYS
        playouts = [montecarlo.in_time(most, left) for left in range(FULL + 1)]
    return Mind(rows, rows.index(mine[seats]), tuple(playouts), strays)


@njit(cache=True)
def wants(row, seat, card, left, unseen, hands, chips, pot):
    """Would a player with these weights take the card?"""
    broke = 0
    for each in range(len(hands)):
        broke += each != seat and chips[each] == 0
    wish = first_wish(row, card, left, unseen, hands[seat])
    wish = hasty_wish(row, wish, pot, chips[seat], broke)
    if not broke and (wish >= 0 or row[LACKS] > 0):
        wish += patience(row, seat, card, pot, hands)
    return wish >= 0


@njit(cache=True)
def learn(misfits, rows, take, seat, card, left, unseen, hands, chips, pot):
    """Count against the characters that would have moved otherwise."""
    for number in range(len(rows)):
        misfits[number] += wants(rows[number], seat, card, left, unseen, hands, chips, pot) != take


@njit(cache=True)
def drawn(credit):
    """Draw a character by its credit."""
    luck = np.random.random() * credit.sum()
    for number in range(len(credit) - 1):
        luck -= credit[number]
        if luck < 0:
            return number
    return len(credit) - 1


@njit(cache=True)
def think(me, self, pot, deck, unseen, hands, points, chips, moves, misfits, rows, most, playouts):
    """Return how much better taking is than paying, in all imagined games, and their number.

    `deck` begins with the card on the table and has room for the others.  `moves` is
    how often everybody had a choice, and `most` how far wishes may stray.
    """
    box = np.array([card for card in CARDS if unseen >> card & 1])
    desk, past = empty_desk(len(hands)), np.zeros_like(hands)
    total, squares, games = 0.0, 0.0, 0
    who, credit = np.zeros_like(hands), (1 + misfits / PATIENCE) ** -3.0
    while games < playouts:
        for place in range(1, len(deck)):
            other = np.random.randint(place - 1, len(box))
            box[place - 1], box[other] = box[other], box[place - 1]
            deck[place] = box[place - 1]
        for seat in range(len(hands)):
            who[seat] = self if seat == me else drawn(credit[seat])
            doubts = 2 * (moves[seat] + ONE_IN)
            astray = most * ONE_IN * (2 * misfits[seat, who[seat]] + 1) // doubts
            desk[playout.STRAYS][seat] = 0 if seat == me else min(most, astray)
            desk[playout.WHIM][seat] = np.random.randint(len(playout.WHIMS))
        gain = 0.0
        for take in range(2):
            for seat in range(len(hands)):
                sit(seat, who[seat], chips[seat], hands[seat], points[seat], desk)
            if take:
                taking(deck, pot, me, unseen, desk, rows)
            else:
                paying(deck, pot, me, unseen, desk, rows)
            score, winners = verdict(me, past, desk)
            end = (BONUS / winners if winners else 0.0) - score
            gain += end if take else -end
        total, squares, games = total + gain, squares + gain * gain, games + 1
        sure = total**2 * (games - 1) > SURE**2 * (games * squares - total**2)
        if sure and games % BATCH == 0:
            break
    return total, games


@njit(cache=True)
def searched(me, pot, deck, unseen, hands, points, chips, row, walks):
    """Would the tree search take the card?"""
    box = np.array([card for card in CARDS if unseen >> card & 1])
    decks = np.empty((walks, len(deck)), np.int64)
    purses = np.empty((walks, len(chips)), np.int64)
    for deal in range(walks):
        np.random.shuffle(box)
        decks[deal, 0], purses[deal] = deck[0], chips
        decks[deal, 1:] = box[: len(deck) - 1]
    known = np.zeros((3, len(hands)), np.int64)
    known[0], known[1] = hands, points
    visits, _ = look_ahead(decks, purses, pot, me, unseen, known, row)
    return visits[TAKES] >= visits[PAYS]


@njit(cache=True)
def play(deck, seat, minds, table, walks, rows, sizes, selves, strays, playouts, scores):
    """Play a game: `minds[seat]` is the number of a mind, or what else decides."""
    seats = len(minds)
    hands, points = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    chips = np.full(seats, min(55 // seats, 11))
    moves, misfits = (
        np.zeros(seats, np.int64),
        np.zeros((len(rows), seats, rows.shape[1]), np.int64),
    )
    unseen = 0
    for card in CARDS:
        unseen |= 1 << card
    for turned in range(len(deck)):
        card, left, pot = deck[turned], len(deck) - turned - 1, 0
        unseen &= ~(1 << card)
        while chips[seat]:
            now = (seat, card, left, unseen, hands, chips, pot)
            if minds[seat] == RANDOM:
                take = np.random.random() < 0.5
            elif minds[seat] == SEARCH:
                known_here = (deck[turned:], unseen, hands, points, chips)
                take = searched(seat, pot, *known_here, table[seat : seat + 1], walks[seat])
            elif minds[seat] < 0:
                take = wants(table[seat], *now)
                if minds[seat] == DREAMER and np.random.random() < DREAMS:
                    take = not take
            else:
                one, size = minds[seat], sizes[minds[seat]]
                known = (moves, misfits[one, :, :size], rows[one, :size], strays[one])
                given = (pot, deck[turned:].copy(), unseen, hands, points, chips)
                gain, _ = think(seat, selves[one], *given, *known, playouts[one, left])
                take = gain >= 0
            moves[seat] += 1
            for one in range(len(rows)):
                learn(misfits[one, seat], rows[one], take, *now)
            if take:
                break
            chips[seat] -= 1
            pot += 1
            seat = (seat + 1) % seats
        points[seat] += price(card, hands[seat])
        hands[seat] |= 1 << card
        chips[seat] += pot
    scores[:] = points - chips


@njit(cache=True)
def play_all(
    decks, first, minds, table, walks, rows, sizes, selves, strays, playouts, seed, scores
):
    """Play every deal in every seating."""
    np.random.seed(seed)
    for deal in range(len(decks)):
        for shift in range(len(minds)):
            seat = (first[deal] - shift) % len(minds)
            given = (minds, table[deal, shift], walks, rows, sizes, selves, strays, playouts)
            play(decks[deal].astype(np.int64), seat, *given, scores[deal, shift])


def meet(players, deals, seed=1):
    """Return a batch of games, each deal once in every seating.

    A player is a mind, a search, a row of weights, moods, or the name of one of the others.
    """
    seats = len(players)
    given = fast.shuffled(deals, seats, seed)
    if all(type(one) is tuple for one in players):
        return fast.play_many([fast.Moody(moods_of(one, seats)) for one in players], given)
    minds = list(dict.fromkeys(one for one in players if isinstance(one, Mind)))
    sizes = np.array([len(one.known) for one in minds], np.int64)
    rows = np.zeros((len(minds), max(sizes, default=0), playout.WEIGHTS), np.int64)
    for number, one in enumerate(minds):
        rows[number, : len(one.known)] = one.known
    who = [minds.index(one) if one in minds else kind_of(one) for one in players]
    scores = np.zeros((deals, seats, seats), np.int64)
    play_all(
        *(given.decks, given.first, np.array(who)),
        tables(players, given),
        np.array([one.walks if isinstance(one, Search) else 0 for one in players]),
        *(rows, sizes, np.array([one.me for one in minds], np.int64)),
        np.array([one.strays for one in minds], np.int64),
        *(np.array([one.playouts for one in minds], np.int64).reshape(-1, FULL + 1), seed, scores),
    )
    return fast.Batch(tuple(map(str, who)), scores)


def kind_of(player):
    """Return how a player decides who has no mind."""
    return SEARCH if isinstance(player, Search) else OTHERS.get(player, ROW)


def tables(players, deals):
    """Return everybody's weights in each seating of each deal."""
    seats = len(players)
    found = np.empty((len(deals), seats, seats, playout.WEIGHTS), np.int64)
    for number, player in enumerate(players):
        moods = moods_of(player, seats)
        rows, drawn = np.array([mood.row for mood in moods]), fast.drawn(moods, deals, seats)
        for shift in range(seats):
            found[:, shift, number] = rows[drawn[:, (number + shift) % seats]]
    return found


def moods_of(player, seats):
    """Return the moods of a player; who does not go by weights gets some that hardly matter."""
    if type(player) is tuple:
        return player if isinstance(player[0], Mood) else alone(player)
    ends = {"steady": weights.STEADY[seats], "threshold": weights.NAMED["threshold"][seats]}
    row = ends[player.end] if isinstance(player, Search) else weights.NAMED["greedy"][seats]
    return alone(row)
