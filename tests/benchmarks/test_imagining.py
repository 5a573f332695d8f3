"""Monte Carlo compiled whole thinks as the bot does, so that what is measured holds for the bot."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from partylab import Table
from partylab.nothanks import fast
from partylab.nothanks.bots import BOTS
from partylab.nothanks.counting import Position
from partylab.nothanks.montecarlo import MonteCarlo
from partylab.nothanks.playout import worth
from partylab.nothanks.rules import TAKE
from partylab.nothanks.thinking import BONUS

sys.path.insert(0, str(Path(__file__).parent))

if not fast.NUMBA:
    pytest.skip("measured with numba only", allow_module_level=True)

import imagining
from numba import njit

NAMES = ["Ana", "Bo", "Cleo"]


@njit
def seed_compiled(seed):
    """Compiled code has a luck of its own, and another one each time."""
    np.random.seed(seed)


def watched():
    """Play a game; yield the table, and the bot that has watched it until now."""
    table, rng, bot = Table("nothanks", NAMES, seed=4), Random(4), MonteCarlo(compiled=True)
    players = [BOTS[name]() for name in ("hoarder", "linear", "threshold")]
    while table.turn:
        (seat,) = table.turn
        bot.watch(table.view(0))
        yield table, bot
        table.play(seat, players[seat].choose(table.view(seat), table.moves(seat), rng))


def test_it_learns_the_same_of_each_rival():
    """The misfits of every character after every move of a game."""
    rows = np.array(imagining.mind(3).known)
    misfits, moves = {seat: np.zeros(len(rows), np.int64) for seat in (1, 2)}, [0, 0, 0]
    for table, bot in watched():
        if not table.log:
            continue
        (seat, move), before = table.log[-1], table.at(table.moves_made - 1)
        if seat and len(before.moves(seat)) == 2:
            at = Position.of(before.game.open_view(before._state))
            now = (seat, at.card, at.left, at.unseen, np.array(at.hands), np.array(at.chips))
            moves[seat] += 1
            imagining.learn(misfits[seat], rows, move is TAKE, *now, at.pot)
        if bot.characters:
            assert moves == bot.characters.moves
            for rival, known in misfits.items():
                assert known.tolist() == bot.characters.misfits[rival]


def test_it_expects_the_same_of_both_moves():
    """What taking is worth more than paying, on average over many imagined games, at some turns."""
    mind = imagining.mind(3)
    seed_compiled(5)
    for number, (table, bot) in enumerate(watched()):
        view = bot.counter.view
        if table.turn != {0} or not view.my_chips or number % 3:
            continue
        at = Position.of(view)
        ends = bot._imagine(view, 600, Random(number))
        gains = [worth(*end[2:], BONUS) / 420 - worth(*end[:2], BONUS) / 420 for end in ends]
        deck = np.full(at.left + 1, at.card)
        known = (np.array(at.hands), np.array(at.points), np.array(at.chips))
        who = bot._rivals(view)
        learnt = (np.array(who.moves), np.array(who.misfits), np.array(mind.known), mind.strays)
        batches = [
            imagining.think(0, mind.me, at.pot, deck, at.unseen, *known, *learnt, 23)
            for _ in range(40)
        ]
        mean = sum(total for total, _ in batches) / sum(games for _, games in batches)
        off = np.std(gains) * (1 / 600 + 1 / 920) ** 0.5
        assert abs(np.mean(gains) - mean) < 4 * off + 1e-9
