"""No Thanks!: every rule (NT-1 …), ruling (NT-A1 …) and test case (NT-T1 …) of docs/rules.md."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partylab import Rejected, Table
from partylab.laws import cases
from partylab.nothanks import Hand, Move, NoThanks, State, cost, runs, score

PAY, TAKE = Move.PAY, Move.TAKE
NAMES = ["Pierre", "Sabine", "Lise"]
cards_in_hand = st.frozensets(st.integers(3, 35))
nothanks_cases = pytest.mark.parametrize("case", cases.cases("nothanks"), ids=str)


def position(**parts) -> State:
    """A position of three players, with the parts that matter; the rest is plain."""
    plain = {
        "deck": (16, 20),
        "removed": (3, 4, 5, 6, 7, 8, 9, 10, 12),
        "card": 11,
        "pot": 0,
        "cards": ((), (), ()),
        "chips": (11, 11, 11),
        "seat": 0,
    }
    return State(**{**plain, **parts})


def no_luck():
    raise AssertionError("this needs no luck")


def play(state: State, *moves: Move) -> State:
    """Let whoever is to decide make these moves, one after the other."""
    game = NoThanks()
    for move in moves:
        (seat,) = game.turn(state)
        state, _ = game.play(state, seat, move, no_luck)
    return state


def deal(seats: int = 3, seed: int = 0, **options) -> State:
    state, _ = NoThanks(**options).start(seats, lambda: Random(seed))
    return state


# Material and set-up


def test_nt_1_there_are_33_cards_from_3_to_35_one_of_each():
    state = deal()
    assert sorted([*state.deck, *state.removed, state.card]) == list(range(3, 36))


def test_nt_3_and_a8_three_to_seven_play_and_two_only_as_a_house_rule():
    assert list(NoThanks().seat_counts) == [3, 4, 5, 6, 7]
    assert list(NoThanks(house_two_players=True).seat_counts) == [2, 3, 4, 5, 6, 7]
    for seats in (0, 1, 2, 8):
        with pytest.raises(Rejected, match="3"):
            NoThanks().start(seats, lambda: Random(1))
    assert deal(2, house_two_players=True).chips == (11, 11)


def test_nt_4_nine_cards_go_back_unseen_and_24_are_played():
    for seed in range(50):
        state = deal(seed=seed)
        assert len(state.removed) == 9
        assert len(state.deck) == 23
        for seat in (0, 1, 2, None):
            assert NoThanks().view(state, seat).removed is None


def test_nt_4_every_card_is_removed_equally_often():
    """Over 3300 deals each card is removed 900 times on average; 5 standard errors are 128."""
    removed = Counter(card for seed in range(3300) for card in deal(seed=seed).removed)
    assert all(abs(removed[card] - 900) < 128 for card in range(3, 36))


@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)])
def test_nt_5_and_a10_chips_to_begin_with_and_the_others_stay_in_the_box(seats, chips):
    state = deal(seats)
    assert state.chips == (chips,) * seats
    assert 55 - sum(state.chips) == {3: 22, 4: 11, 5: 0, 6: 1, 7: 6}[seats]


def test_nt_6_and_a5_chips_are_hidden_but_ones_own():
    state = position(chips=(4, 5, 6))
    assert NoThanks().view(state, 1).chips == (None, 5, None)
    assert NoThanks().view(state, None).chips == (None, None, None)
    assert NoThanks(open_chips=True).view(state, 1).chips == (4, 5, 6)
    assert NoThanks(open_chips=True).view(state, None).chips == (4, 5, 6)


def test_nt_6_news_do_not_tell_that_somebody_has_no_chip_left():
    """What a forced player does looks like what a willing one does, unless chips are open."""
    forced, willing = position(chips=(0, 5, 6)), position(chips=(4, 5, 6))
    for open_chips in (False, True):
        game = NoThanks(open_chips=open_chips)
        news = [game.play(state, 0, TAKE, no_luck)[1] for state in (forced, willing)]
        assert (news[0] == news[1]) is not open_chips


def test_nt_7_the_first_player_is_random():
    """Over 3000 deals each of three begins 1000 times on average; 5 standard errors are 130."""
    first = Counter(deal(seed=seed).seat for seed in range(3000))
    assert all(abs(first[seat] - 1000) < 130 for seat in range(3))


# Values


def test_nt_t1_values_of_cards_and_runs_nt_8_nt_9():
    assert [score({7}), score({15}), score({29})] == [7, 15, 29]
    assert score({8, 9}) == 8
    assert score({17, 18, 19, 20}) == 17


def test_nt_t2_pierre():
    assert score({13, 15, 16}) == 28
    assert score({13, 14, 15, 16}) == 13
    assert cost(14, {13, 15, 16}) == -15


def test_nt_t3_lise():
    hand = Hand((3, 7, 10, 11, 14, 25, 26), chips=8)
    assert hand.isolated == (3, 7, 14)
    assert hand.runs == ((10, 11), (25, 26))
    assert hand.counting == (3, 7, 10, 14, 25)
    assert (score(hand.cards), hand.points) == (59, 51)


def test_nt_t5_sabine_takes_the_35_for_nothing():
    assert cost(35, {34}) == 0
    assert cost(35, {33, 3}) == 35


def test_nt_t6_an_example_with_chips():
    assert score({3, 10, 11, 12, 13, 20}, chips=5) == 28


def test_nt_t8_the_whole_deck_in_one_hand():
    assert score(set(range(3, 36))) == 3
    assert sum(range(3, 36)) == 627
    assert score(set(), chips=11) == -11


@given(cards_in_hand)
def test_nt_9_runs_are_the_cards_in_order_split_where_a_value_is_missing(cards):
    split = runs(cards)
    assert [card for run in split for card in run] == sorted(cards)
    assert all(run == tuple(range(run[0], run[-1] + 1)) for run in split)
    assert all(after[0] - before[-1] > 1 for before, after in pairwise(split))
    assert score(cards) == sum(run[0] for run in split)


@given(cards_in_hand, st.integers(3, 35), st.integers(0, 55))
def test_nt_19_cost_is_the_difference_that_a_card_makes(cards, card, chips):
    without = cards - {card}
    assert cost(card, without) == score(without | {card}, chips) - score(without, chips)
    assert score(cards, chips) == Hand(tuple(sorted(cards)), chips).points
    with pytest.raises(ValueError, match=str(card)):
        cost(card, without | {card})


# The turn


def test_nt_11_the_first_player_turns_the_first_card():
    state, news = NoThanks().start(3, lambda: Random(5))
    assert state.card is not None
    assert [(item.what, item["seat"], item["card"]) for item in news] == [
        ("nothanks-turned", state.seat, state.card)
    ]


def test_nt_12_the_active_player_takes_or_pays_and_nobody_else_does_anything():
    state, game = position(), NoThanks()
    assert game.turn(state) == {0}
    assert game.moves(state, 0) == (PAY, TAKE)
    for seat in (1, 2):
        assert game.moves(state, seat) == ()
        for move in Move:
            with pytest.raises(Rejected) as refusal:
                game.play(state, seat, move, no_luck)
            assert refusal.value.reason == "nothanks-not-your-turn"


def test_nt_t4_the_books_sequence_nt_13_nt_14_nt_15():
    state = play(position(), PAY, PAY)
    assert (state.chips, state.pot, state.seat) == ((10, 10, 11), 2, 2)
    state = play(state, TAKE)
    assert state.cards == ((), (), (11,))
    assert state.chips == (10, 10, 13)
    assert (state.card, state.pot, state.seat) == (16, 0, 2)
    state = play(state, PAY)
    assert (state.chips, state.pot, state.seat) == ((10, 10, 12), 1, 0)


def test_nt_13_chips_pile_up_for_several_laps_and_all_go_to_the_taker():
    state = play(position(), *[PAY] * 9, TAKE)
    assert state.chips == (8 + 9, 8, 8)


def test_nt_a3_the_taker_keeps_the_turn():
    state = play(position(seat=1), TAKE)
    assert state.seat == 1
    assert play(state, TAKE).cards[1] == (11, 16)


def test_nt_a4_the_turn_goes_round_in_the_order_of_the_seats():
    state, seats = position(), []
    for _ in range(6):
        seats.append(state.seat)
        state = play(state, PAY)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_nt_t7_without_a_chip_taking_is_the_only_move_nt_16_nt_a11():
    game, state = NoThanks(), position(chips=(0, 5, 6), pot=2)
    assert game.moves(state, 0) == (TAKE,)
    with pytest.raises(Rejected) as refusal:
        game.play(state, 0, PAY, no_luck)
    assert refusal.value.reason == "nothanks-no-chip"
    after = play(state, TAKE)
    assert after.chips[0] == 2
    assert game.moves(after, 0) == (PAY, TAKE)
    after = play(position(chips=(0, 5, 6)), TAKE)
    assert game.moves(after, 0) == (TAKE,)


def test_nt_17_everybodys_cards_are_open_to_everybody():
    state = position(cards=((7,), (20, 21), ()))
    assert all(
        NoThanks().view(state, seat).cards == ((7,), (20, 21), ()) for seat in (0, 1, 2, None)
    )


@nothanks_cases
def test_nt_t9_no_chip_and_no_card_is_ever_lost(case):
    table = cases.finished(case)
    start = sum(case.table()._state.chips)
    for state, _ in table._past:
        if state.card is not None:
            assert sum(state.chips) + state.pot == start
        lying = [] if state.card is None else [state.card]
        taken = [card for cards in state.cards for card in cards]
        assert sorted([*state.deck, *state.removed, *lying, *taken]) == list(range(3, 36))
        assert all(chips >= 0 for chips in state.chips)
        assert all(tuple(sorted(cards)) == cards for cards in state.cards)


# The end


def test_nt_t10_the_last_card_is_played_until_it_is_taken_nt_18_nt_a2():
    game, state = NoThanks(), position(deck=())
    for _ in range(30):
        assert game.outcome(state) is None
        state = play(state, PAY)
    state = play(state, TAKE)
    assert state.card is None
    assert game.turn(state) == frozenset()
    assert game.outcome(state) is not None
    for move in Move:
        with pytest.raises(Rejected) as refusal:
            game.play(state, 0, move, no_luck)
        assert refusal.value.reason == "nothanks-over"


def test_nt_19_and_a9_the_lowest_score_wins_and_points_are_not_negated():
    state = play(position(deck=(), cards=((3,), (20,), (30,)), chips=(5, 5, 5)), TAKE)
    outcome = NoThanks().outcome(state)
    assert outcome.scores == (3 + 11 - 5, 20 - 5, 30 - 5)
    assert outcome.winners == (0,)


def test_nt_19_a_total_can_be_negative():
    state = play(position(deck=(), cards=((3,), (20,), ()), chips=(5, 5, 25), card=4), TAKE)
    assert NoThanks().outcome(state).scores == (-2, 15, -25)


def test_nt_a1_a_tie_for_the_lowest_is_a_shared_victory():
    state = position(deck=(), card=3, cards=((4,), (8,), (30,)), chips=(0, 5, 5))
    outcome = NoThanks().outcome(play(state, TAKE))
    assert outcome.scores == (3, 3, 25)
    assert outcome.winners == (0, 1)


def test_nt_a12_the_removed_cards_and_all_chips_are_shown_after_the_end_and_not_before():
    before = position(deck=(), chips=(1, 2, 3))
    after = play(before, TAKE)
    for seat in (0, 1, 2, None):
        assert NoThanks().view(before, seat).removed is None
        assert NoThanks().view(after, seat).removed == before.removed
        assert NoThanks().view(after, seat).chips == (1, 2, 3)


def test_nt_20_and_a7_rounds_are_added_up_and_each_has_a_deal_and_a_first_player_of_its_own():
    first_seats = set()
    for seed in range(12):
        table = cases.play_on(Table("nothanks", NAMES, seed=seed, rounds=3), Random(8))
        past = table._state.past
        assert len(past) == 3
        assert table.outcome.scores == tuple(map(sum, zip(*past, strict=True)))
        states = [state for state, _ in table._past]
        starts = [state for state in states if len(state.deck) == 23 and not state.pot]
        starts = [state for state in starts if state.cards == ((), (), ())]
        assert len(starts) == 3
        assert len({state.removed for state in starts}) == 3
        assert all(state.chips == (11, 11, 11) for state in starts)
        first_seats.update((starts[1].seat, starts[2].seat))
    assert first_seats == {0, 1, 2}


def test_nt_a7_between_rounds_no_view_shows_the_removed_cards():
    table = cases.play_on(Table("nothanks", NAMES, seed=4, rounds=2), Random(8))
    for number in range(len(table.log)):
        assert table.at(number).view(0).removed is None
    assert table.view(0).removed is not None


def test_nt_a6_tactical_ten_chips_and_10_20_30_among_the_nine_removed():
    for seats, chips in ((3, 10), (5, 10), (6, 9), (7, 7)):
        state = deal(seats, variant="tactical")
        assert state.chips == (chips,) * seats
        assert len(state.removed) == 9
        assert {10, 20, 30} <= set(state.removed)
        assert len(state.deck) == 23
    removed = {card for seed in range(200) for card in deal(seed=seed, variant="tactical").removed}
    assert removed == set(range(3, 36))


def test_nt_a13_refusing_costs_one_chip_whatever_the_card_and_nobody_begins_with_cards():
    state = play(position(card=35), PAY)
    assert state.chips == (10, 11, 11)
    assert deal().cards == ((), (), ())


def test_nt_21_a_gap_of_one_is_a_better_bet_than_a_wide_one():
    """The advice of the book, in numbers; more of it in test_odds.py."""
    from partylab.nothanks.odds import gap_closes

    assert gap_closes(22, 24, seen={22, 24}) > 3 * gap_closes(30, 35, seen={30, 35})


# Nothing hidden gets out


@nothanks_cases
def test_possible_states_keep_what_is_known_and_shuffle_the_rest(case):
    """Own chips and public cards stay; unseen cards and hidden chips differ from draw to draw."""
    game, rng = case.rules(), Random(1)
    state = cases.moments(case)[2]._state
    view = game.view(state, 0)
    drawn = [game.possible(view, rng) for _ in range(40)]
    for other in drawn:
        assert other.chips[0] == state.chips[0]
        assert (other.cards, other.card, other.pot) == (state.cards, state.card, state.pot)
        assert sum(other.chips) == sum(state.chips)
        assert sorted([*other.deck, *other.removed]) == sorted([*state.deck, *state.removed])
        assert set(game.always_removed) <= set(other.removed)
    if state.deck:
        assert len({other.deck for other in drawn}) > 1
        if not game.open_chips and case.seats > 2:
            assert len({other.chips for other in drawn}) > 1


def test_every_unseen_card_is_equally_likely_to_be_next():
    """What `possible` deals agrees with odds.py: 32 unseen cards, each next in 1 of 32."""
    game, rng = NoThanks(), Random(2)
    view = game.view(position(deck=tuple(range(15, 36))), 0)
    assert view.seen == (11,)
    draws = Counter(game.possible(view, rng).deck[0] for _ in range(6400))
    assert len(draws) == 32
    assert all(abs(count - 200) < 5 * 14 for count in draws.values())
