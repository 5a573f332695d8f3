"""Views and moves as numbers: nothing is missing, nothing is hidden in them, all are in bounds."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from partylab import adapters, games
from partylab.adapters.moments import Moment
from partylab.adapters.numbered import Numbered, shares
from partylab.game import Outcome
from partylab.ghosts import Ghosts
from partylab.hat import Hat
from partylab.nothanks import NoThanks

PLAYED = [
    (NoThanks(), 3),
    (NoThanks(variant="tactical", open_chips=True, rounds=2), 7),
    (NoThanks(house_two_players=True), 2),
    (Hat(), 2),
    (Hat(starting_gifts=2, announce_list="seen", rounds="players"), 3),
    (Hat(wild_arrows=True, max_offers=20), 8),
    (Ghosts(), 2),
    (Ghosts(midnight=True, fusion=True), 4),
]
IDS = [f"{game.name}-{seats}-{number}" for number, (game, seats) in enumerate(PLAYED)]
played = pytest.mark.parametrize(("game", "seats"), PLAYED, ids=IDS)
MOST = 150  # of a game's moments are imagined otherwise


@cache
def moments(game, seats):
    """Play a game by chance; return each moment in which a player is asked, and the last one."""
    rng, now, asked = Random(1), Moment(Numbered(game, seats)).decided(1), []
    while not now.is_over:
        if now.is_luck:
            now = now.decided(rng.randrange(1000))
        else:
            asked.append(now)
            now = now.moved(rng.choice(list(now.menu)))
    return (*asked, now)


def told(view):
    """Return a view without what is told of the past: a learner reads no news."""
    return view._replace(last=()) if hasattr(view, "last") else view


def test_every_game_that_takes_turns_is_offered():
    """Not Not is a race."""
    assert set(games.GAMES) - set(adapters.names()) == {"notnot"}
    with pytest.raises(TypeError, match="notnot"):
        Numbered("notnot", seats=2)


@played
def test_rows_are_equally_long_and_their_numbers_between_0_and_1(game, seats):
    for now in moments(game, seats):
        for seat in range(seats):
            numbers = now.numbers(seat)
            assert len(numbers) == now.numbered.length
            assert all(0 <= number <= 1 for number in numbers)


@played
def test_every_legal_move_has_an_action_and_every_action_of_the_mask_is_legal(game, seats):
    for now in moments(game, seats):
        if now.is_over:
            assert not any(now.numbered.mask(now.menu))
            continue
        legal = game.moves(now.state, now.seat)
        assert sorted(map(str, now.menu.values())) == sorted(map(str, legal))
        mask = now.numbered.mask(now.menu)
        assert [action for action, may in enumerate(mask) if may] == list(now.menu)


@played
def test_a_listed_move_has_the_same_number_all_the_time(game, seats):
    for now in moments(game, seats):
        for action, move in now.menu.items():
            listed = action < len(now.numbered.listed)
            assert listed == (str(move) in now.numbered.listed)
            assert not listed or now.numbered.listed[action] == str(move)


@played
def test_what_is_hidden_changes_neither_the_numbers_nor_the_mask(game, seats):
    """Whatever else the table may hold that fits a view, an observation is the same."""
    for number, now in enumerate(moments(game, seats)[:MOST:3]):
        for seat in range(seats):
            other = now.imagined(seat, seed=number)
            assert other.numbers(seat) == now.numbers(seat)
            assert other.text(seat) == now.text(seat)
            if seat == now.seat:
                assert other.menu == now.menu


@played
def test_views_that_differ_differ_in_numbers(game, seats):
    """The other half of it: a learner is told all of what a view tells."""
    rows = {}
    for now in moments(game, seats):
        view = game.view(now.state, now.seat or 0)
        rows[repr(told(view))] = tuple(now.numbered.numbers(view, {}))
    assert len(rows) > 10
    assert len(set(rows.values())) == len(rows)


def test_who_looks_comes_first():
    """One's own chips and cards have the same place whatever seat one has."""
    first = Moment(Numbered("nothanks", seats=3)).decided(3)
    own = first.numbered.length
    rows = {seat: first.numbers(seat) for seat in range(3)}
    assert all(len(row) == own for row in rows.values())
    decides = slice(3 + 33 + 2, 3 + 33 + 2 + 3)
    assert [rows[(first.seat + ahead) % 3][decides] for ahead in range(3)] == [
        [1, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
    ]


def test_winners_share_what_a_game_is_worth():
    assert shares(Outcome((1,), (30, 12, 25), "nothanks-lowest-score")) == [0, 1, 0]
    assert sum(shares(Outcome((0, 1, 2), (9, 9, 9), "nothanks-lowest-score"))) == pytest.approx(1)


# Moments


def test_luck_is_asked_where_the_rules_need_it_and_nowhere_else():
    """No Thanks! deals once; the ghosts' die is thrown in every round."""
    ahead, luck = Moment(Numbered(Ghosts(), 2)).decided(1), 0
    while not ahead.is_over:
        luck += ahead.is_luck
        ahead = ahead.decided(luck) if ahead.is_luck else ahead.moved(min(ahead.menu))
    assert luck >= 5
    plain = Moment(Numbered(NoThanks(), 3)).decided(1)
    while not plain.is_over:
        assert not plain.is_luck
        plain = plain.moved(max(plain.menu))


def test_a_moment_never_changes_and_luck_decides_alone():
    first = Moment(Numbered(NoThanks(), 3)).decided(7)
    after = first.moved(0)
    assert (first.moves, after.moves) == (0, 1)
    assert first.moved(0).state == after.state
    assert Moment(first.numbered).decided(7).state == first.state
    assert Moment(first.numbered).decided(8).state != first.state


def test_where_several_may_move_they_are_asked_in_the_order_of_their_seats():
    """And nothing of what the first one has ordered is in what the second one observes."""
    asked = [now for now in moments(Ghosts(), 3) if now.state.phase == "go"]
    assert len(asked) > 6
    for now in asked:
        done = [order is not None for order in now.state.orders]
        assert done == [seat < now.seat for seat in range(3)]


def test_a_game_that_dawdles_is_cut_short_and_shared():
    now = Moment(Numbered(NoThanks(), 3), most_moves=5).decided(1)
    while not now.is_over:
        now = now.moved(min(now.menu))
    assert now.moves == 5
    assert now.returns() == pytest.approx([1 / 3] * 3)
    assert now.menu == {}
