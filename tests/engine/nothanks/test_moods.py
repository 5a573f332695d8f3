"""Moods: drawn by how a round begins, kept for the round, and nobody else's business."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest

from partylab import Table, tournament
from partylab.nothanks import NoThanks, fast, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.fast import Deals, Linear, Moody
from partylab.nothanks.moods import Mood, alone, drawn, places
from partylab.nothanks.rules import CARDS
from partylab.tournaments import seating

NAMES = ["Ana", "Bo", "Cleo"]
MOODS = weights.MOODY["robust"][3]
PATHS = [False, True] if fast.NUMBA else [False]


def test_each_mood_comes_with_as_many_first_cards_as_it_says():
    """In every seat, whoever begins."""
    for begins, seat in product(range(7), repeat=2):
        met = Counter(drawn(MOODS, card, begins, seat) for card in CARDS)
        assert met == {mood: mood.cards for mood in MOODS}


def test_the_mood_of_one_tells_nothing_about_that_of_another():
    """Over all beginnings of a round, two seats are as often both in a mood as chance has it."""
    limit = MOODS[0].cards
    both = [
        places(begins, one)[card] < limit and places(begins, other)[card] < limit
        for begins in range(7)
        for one, other in permutations(range(7), 2)
        for card in CARDS
    ]
    assert np.mean(both) == pytest.approx((limit / len(CARDS)) ** 2, abs=0.03)


def test_moods_come_with_the_same_cards_on_every_machine():
    """A game that was kept goes on as it began."""
    assert places(0, 0)[3:9] == (20, 23, 13, 27, 7, 31)
    assert places(1, 2)[3:9] == (2, 6, 26, 28, 30, 25)


def test_who_has_one_mood_is_always_in_it():
    """And moods that leave out a card, or count one twice, are none."""
    row = weights.NAMED["greedy"][3]
    assert {drawn(alone(row), card, 1, 2).row for card in CARDS} == {row}
    for cards in (32, 34):
        with pytest.raises(ValueError, match="each card"):
            Moody((Mood(cards, row),))


def test_a_robust_bot_keeps_its_mood_for_a_round():
    """It draws another for the next, and plays by the row of its mood at every turn."""
    table = Table(NoThanks(rounds=12), seats=NAMES, seed=3)
    bots, drawn_by_round = [BOTS["robust"]() for _ in NAMES], {}
    while table.turn:
        (seat,) = table.turn
        for number, bot in enumerate(bots):
            view = table.view(number)
            bot.watch(view)
            drawn_by_round.setdefault((number, len(view.past)), set()).add(bot.row(view))
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat), None))
    assert all(len(rows) == 1 for rows in drawn_by_round.values())
    for seat in range(3):
        rows = [next(iter(rows)) for (one, _), rows in drawn_by_round.items() if one == seat]
        assert set(rows) == {mood.row for mood in MOODS}


@pytest.mark.parametrize("compiled", PATHS)
def test_batches_and_tournaments_draw_the_same_moods(compiled):
    """Three robust bots play the same games here and there, each deal in every seating."""
    slow = tournament("nothanks", ["robust"] * 3, deals=12, seed="moody")
    deals = fast.dealt(NoThanks(), 3, 12, "moody")
    batch = fast.play_many(["robust"] * 3, deals, compiled=compiled)
    for number, deal in enumerate(slow.played):
        order = seating(f"moody/{number}", 3)
        scores = [[game.scores[bot] for bot in order] for game in deal]
        assert batch.scores[number].tolist() == scores


def test_moods_of_ones_own_are_played_too():
    """A game of somebody with moods is the game of the row that was drawn."""
    deals = fast.shuffled(200)
    rows = [weights.NAMED[name][3] for name in ("linear", "hoarder")]
    moody = Moody((Mood(13, rows[0]), Mood(20, rows[1])))
    mixed = fast.play_many([moody, "greedy", "threshold"], deals)
    pure = [fast.play_many([Linear(row), "greedy", "threshold"], deals).scores for row in rows]
    numbers = fast.drawn(moody.moods, deals, 3)
    for deal, seating_number in product(range(len(deals)), range(3)):
        own = pure[numbers[deal, seating_number]][deal, seating_number]
        assert mixed.scores[deal, seating_number].tolist() == own.tolist()


def test_the_moods_of_a_few_deals_are_those_among_many():
    """Who begins, the first card and the seat are all that counts."""
    deals = fast.shuffled(50, 5)
    few = Deals(deals.decks[20:30], deals.first[20:30])
    assert (fast.drawn(MOODS, deals, 5)[20:30] == fast.drawn(MOODS, few, 5)).all()
    numbers = fast.drawn(MOODS, deals, 5)
    for deal, seat in product(range(50), range(5)):
        mood = drawn(MOODS, deals.decks[deal, 0], deals.first[deal], seat)
        assert MOODS[numbers[deal, seat]] == mood
