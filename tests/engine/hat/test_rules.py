"""That's Not a Hat by number: NH-… rules, NH-A… rulings, NH-T… test cases of docs/rules.md."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab import Rejected, Table, Words
from partylab.hat import GIFTS, Card, Hat, Lies, Move, State, dealing
from partylab.hat.state import neighbour
from presents import ANNA, GAME, LUCAS, MARLENE, TOM, gifts, play, refusal, stacked, step

TWO = Hat(starting_gifts=2)
WAYS = (
    {},
    {"starting_gifts": 2},
    {"arrows": "black"},
    {"arrows": "white", "wild_arrows": True},
    {"wild_arrows": True},
    {"announce_list": "seen"},
    {"announce_list": "seen", "arrows": "white", "rounds": "players"},
    {"rounds": "players", "max_offers": 3},
)
every_way = pytest.mark.parametrize("way", WAYS, ids=str)


def game_of(seed: int, seats: int, **options):
    """A random game, often true and accepted, so that gifts travel: the game and its states."""
    game, rng = Hat(**options), Random(seed)
    state, _ = game.start(seats, lambda: rng)
    states = [state]
    while seats_to_move := game.turn(state):
        (seat,) = seats_to_move
        legal = game.moves(state, seat)
        move = rng.choice(legal)
        if state.phase == "name" and rng.random() < 0.5:
            move = rng.choice([say for say in legal if say.gift == state.given.gift])
        if state.phase == "answer" and rng.random() < 0.5:
            move = legal[0]
        state, _ = game.play(state, seat, move, lambda: rng)
        states.append(state)
    return game, states


def some_states(way, seats=(2, 4, 8)):
    return [
        (game, state) for n in seats for game, states in [game_of(n, n, **way)] for state in states
    ]


# The examples of the book


def test_nh_t1_tom_gives_the_guitar_to_anna():
    """He has just accepted the piano from her; the guitar, his old gift, still lies open."""
    state = stacked("guitar right", "sock", "bell", "muffin", "piano", starter=ANNA)
    state = play(state, "draw", "turn", "say piano", "accept")
    assert (state.giver, state.phase, state.given) == (TOM, "show", Card("guitar", "right", True))
    assert gifts(state.hands[TOM]) == ["piano"]
    state = play(state, "turn", "say guitar")
    assert state.receiver == ANNA  # at his right
    state = play(state, "accept")
    assert gifts(state.hands[ANNA]) == ["guitar"]  # above the muffin, which is to be given now
    assert (state.giver, state.phase, state.given.gift) == (ANNA, "show", "muffin")
    assert state.discards == ((),) * 4


def test_nh_t2_marlene_calls_the_broccoli_a_hat():
    """Anna refuses, Marlène is wrong, draws the book and gives it to Anna, who gives to Tom."""
    state = stacked("sock", "key", "broccoli", "muffin", "piano", "book", starter=LUCAS)
    state = play(state, "draw", "turn", "say piano", "accept", "turn", "say hat")
    assert (state.giver, state.receiver) == (MARLENE, ANNA)
    state, news = step(state, "refuse")
    assert gifts(state.discards[MARLENE]) == ["broccoli"]
    assert state.discards[MARLENE][0].open
    assert (state.giver, state.phase) == (MARLENE, "draw")
    assert [(it.what, it["seat"], it["gift"]) for it in news] == [
        ("hat-refused", ANNA, "hat"),
        ("hat-giver-wrong", MARLENE, "broccoli"),
    ]
    state = play(state, "draw")
    assert state.given.gift == "book"
    state = play(state, "turn", "say book")
    assert state.receiver == ANNA
    state = play(state, "accept")
    assert gifts(state.hands[ANNA]) == ["book"]
    state = play(state, "turn", "say muffin")
    assert state.receiver == TOM


# The other cases


def test_nh_t3_a_true_announcement_refused_costs_the_receiver_who_draws_next():
    state = stacked("sock", "key", "bell", "muffin", "piano", "book")
    before = play(state, "draw", "turn", "say piano")
    after, news = step(before, "refuse")
    assert gifts(after.discards[LUCAS]) == ["piano"]
    assert (after.giver, after.phase) == (LUCAS, "draw")
    assert after.hands == before.hands  # the giver's gifts are as they were
    assert [it.what for it in news] == ["hat-refused", "hat-receiver-wrong"]
    assert play(after, "draw").given.gift == "book"


def test_nh_t4_a_false_announcement_accepted_costs_nothing_and_stays_hidden():
    state = stacked("sock", "key", "bell", "muffin", "piano")
    state = play(state, "draw", "turn", "say hat", "accept")
    assert state.discards == ((),) * 4
    assert state.hands[LUCAS] == (Card("piano", "left"),)
    assert GAME.view(state, LUCAS).hands[LUCAS] == (Lies(None, "left"),)
    assert "piano" not in repr(GAME.view(state, LUCAS))


def test_nh_t5_the_third_point_ends_the_game_at_once():
    state = stacked("sock", "key", "bell", "muffin")
    for _ in range(2):
        state = play(state, "draw", "turn", "say hat", "refuse")
    assert len(state.discards[TOM]) == 2
    shop = len(state.shop)
    state, news = step(play(state, "draw", "turn", "say hat"), "refuse")
    assert (state.phase, GAME.turn(state), len(state.shop)) == ("over", frozenset(), shop - 1)
    assert news[-1].what == "hat-won"
    assert GAME.outcome(state).scores == (3, 0, 0, 0)
    assert refusal_at_the_end(state) == "hat-over"


def refusal_at_the_end(state) -> str:
    with pytest.raises(Rejected) as refused:
        GAME.play(state, TOM, Move("draw"), lambda: Random(1))
    return refused.value.reason


def test_nh_t6_and_a2_with_two_players_both_arrows_lead_to_the_other_one():
    assert {neighbour(seat, arrow, 2) for seat, arrow in ((0, "left"), (0, "right"))} == {1}
    assert {neighbour(seat, arrow, 2) for seat, arrow in ((1, "left"), (1, "right"))} == {0}


def test_nh_t7_of_two_gifts_and_a_third_the_oldest_is_given():
    state = stacked("sock", "key", "bell", "frog", "cat", "dog", "piano", seats=3, game=TWO)
    assert [gifts(hand) for hand in state.hands] == [
        ["sock", "frog"],
        ["key", "cat"],
        ["bell", "dog"],
    ]
    state = play(state, "draw", "turn", "say piano", "accept", game=TWO)
    assert state.giver == LUCAS
    assert state.given.gift == "key"
    assert gifts(state.hands[LUCAS]) == ["cat", "piano"]


def test_nh_t8_a_gift_just_drawn_may_be_called_something_else_and_costs_its_giver():
    state = stacked("sock", "key", "bell", "muffin", "piano", "book")
    state = play(state, "draw", "turn", "say hat", "refuse")
    assert gifts(state.discards[TOM]) == ["piano"]
    assert play(state, "draw").given.gift == "book"


@pytest.mark.parametrize(
    ("points", "winners"),
    [((3, 1, 1, 0), (3,)), ((3, 1, 1), (1, 2)), ((0, 3), (0,)), ((2, 2, 3), (0, 1))],
)
def test_nh_t9_nh_20_and_a6_the_fewest_points_win_and_a_tie_is_shared(points, winners):
    state = stacked(seats=len(points))
    state = state._replace(phase="over", past=(points,))
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.scores) == (winners, points)


# Setting up


def test_nh_2_and_26_two_to_eight_play_and_two_always_have_two_gifts():
    assert list(GAME.seat_counts) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (0, 1, 9):
        with pytest.raises(Rejected, match="2"):
            GAME.start(seats, lambda: Random(1))
    for game, seats, each in ((GAME, 2, 2), (GAME, 3, 1), (TWO, 2, 2), (TWO, 8, 2)):
        state, _ = game.start(seats, lambda: Random(1))
        assert [len(hand) for hand in state.hands] == [each] * seats


def test_nh_3_nh_4_and_a11_starting_gifts_and_the_top_of_the_shop_lie_open():
    state, _ = TWO.start(5, lambda: Random(1))
    assert all(card.open for hand in state.hands for card in hand)
    assert [card.open for card in state.shop] == [True] + [False] * 99
    view = TWO.view(state, 3)
    assert view.top == state.shop[0].gift
    assert [[card.gift for card in hand] for hand in view.hands] == [gifts(h) for h in state.hands]


def test_nh_5_chance_says_who_begins():
    """Over 3000 deals each of three begins 1000 times on average; 5 standard errors are 130."""
    first = Counter(GAME.start(3, lambda s=s: Random(s))[0].giver for s in range(3000))
    assert all(abs(first[seat] - 1000) < 130 for seat in range(3))


def test_nh_f4_every_gift_lies_anywhere_with_either_arrow():
    """Over 2200 deals a gift has a left arrow 1100 times on average; 5 standard errors are 117."""
    left = Counter()
    for seed in range(2200):
        for card in dealing.box(GAME, Random(seed)):
            left[card.gift] += card.arrow == "left"
    assert len(left) == 110
    assert all(abs(times - 1100) < 117 for times in left.values())


# A turn


def test_nh_6_nh_17_and_nh_18_a_new_gift_is_shown_turned_and_given_away_at_once():
    state = stacked("sock", "key", "bell", "muffin", "piano", "book")
    assert GAME.moves(state, TOM) == (Move("draw"),)
    state = play(state, "draw")
    assert (state.given, state.shop[0]) == (Card("piano", "left", True), Card("book", "left", True))
    assert GAME.moves(state, TOM) == (Move("turn"),)
    state = play(state, "turn")
    assert state.given == Card("piano", "left")
    assert gifts(state.hands[TOM]) == ["sock"]  # never laid before the one who drew it


def test_nh_7_nh_13_and_a8_any_gift_may_be_named_wherever_it_lies():
    state = play(stacked("sock", "key", "bell", "muffin", "piano"), "draw", "turn")
    assert GAME.moves(state, TOM) == tuple(Move("say", gift) for gift in GIFTS)
    play(state, "say hat", "refuse", "draw", "turn", "say piano")  # it lies in a discard pile


@pytest.mark.parametrize(("arrow", "receiver"), [("left", LUCAS), ("right", ANNA)])
def test_a3_left_is_next_clockwise_as_the_giver_looks_at_the_table(arrow, receiver):
    state = stacked("sock", "key", "bell", "muffin", f"piano {arrow}")
    assert play(state, "draw", "turn", "say piano").receiver == receiver


def test_a4_an_arrow_keeps_its_side_whoever_gives():
    """A piano that goes to the left goes on to the left of its new owner."""
    state = stacked("sock left", "key right", "bell", "muffin", "piano left", "book right")
    state = play(state, "draw", "turn", "say piano", "accept", "turn", "say key")
    assert (state.giver, state.receiver) == (LUCAS, TOM)
    state = play(state, "accept", "turn", "say sock")
    assert (state.giver, state.receiver) == (TOM, LUCAS)
    state = play(state, "accept")
    assert (state.given, state.phase) == (Card("piano", "left"), "name")
    assert play(state, "say piano").receiver == MARLENE


def test_nh_11_a_gift_that_lies_face_down_is_not_shown_again():
    """It is named at once; nobody, not even who gives it, sees more than its arrow."""
    state = stacked("sock right", "key right", "bell", "muffin", "piano left")
    state = play(state, "draw", "turn", "say piano", "accept", "turn", "say key")
    state = play(state, "accept", "turn", "say sock")
    assert state.receiver == ANNA
    state = play(state, "accept", "turn", "say muffin", "accept")
    assert (state.giver, state.phase, state.given) == (TOM, "name", Card("key", "right"))
    assert refusal(state, "turn") == "hat-not-now-name"
    for seat in (*range(4), None):
        assert GAME.view(state, seat).given == Lies(None, "right")


def test_nh_16_the_points_are_the_cards_in_the_discard_pile():
    for _, state in some_states({}):
        view = GAME.view(state, None)
        assert view.penalties == tuple(map(len, state.discards))
        assert view.scores == view.penalties


# Invariants


@every_way
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 8))
@settings(max_examples=12, deadline=None)
def test_nh_28_everybody_holds_as_many_gifts_as_at_the_start(way, seed, seats):
    game, states = game_of(seed, seats, **way)
    each = game.gifts_each(seats)
    cards = sorted(card.gift for card in dealing.all_cards(states[0]))
    assert len(cards) == len(dealing.arrows(game))
    for state in states:
        assert [len(hand) for hand in state.hands] == [each] * seats
        assert (state.given is None) == (
            state.phase == "draw" or (state.phase == "over" and state.last[0].what == "hat-refused")
        )
        assert sorted(card.gift for card in dealing.all_cards(state)) == cards


@every_way
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 8))
@settings(max_examples=12, deadline=None)
def test_nh_29_the_shop_never_runs_out(way, seed, seats):
    game, states = game_of(seed, seats, **way)
    needed = dealing.needed(seats, game.gifts_each(seats))
    for state in states:
        assert max(map(len, state.discards)) <= 3
        if state.phase == "draw":
            assert state.shop
            assert all(len(pile) < 3 for pile in state.discards)
        in_play = len(dealing.all_cards(state)) - len(state.shop)
        assert in_play <= needed


def test_nh_29_how_many_cards_a_round_needs():
    assert dealing.needed(8, 1) == 25
    assert dealing.needed(8, 2) == 33
    for arrows in ("both", "black", "white"):
        assert len(dealing.arrows(Hat(arrows=arrows))) >= 33


@given(seed=st.integers(0, 10**9), seats=st.integers(2, 8))
@settings(max_examples=15, deadline=None)
def test_nh_9_and_27_gifts_keep_their_order_and_the_oldest_is_given(seed, seats):
    """Followed with nothing but queues."""
    _, states = game_of(seed, seats, starting_gifts=2)
    queues = [gifts(hand) for hand in states[0].hands]
    for before, after in pairwise(states):
        if after.last[0].what == "hat-accepted":
            queue = queues[before.receiver]
            queue.append(before.given.gift)
            assert after.given.gift == queue.pop(0)
        assert [gifts(hand) for hand in after.hands] == queues


# What nobody sees


def eyes(state):
    return (*range(len(state.hands)), None)


@every_way
def test_nh_12_what_lies_face_down_is_in_nobodys_view(way):
    """Swap what is face down, in hands and in the shop: every view is the same, to its text."""
    rng = Random(1)
    for game, state in some_states(way):
        if state.phase == "over":
            continue
        swapped = with_hidden_gifts_swapped(state, rng, within_hands=bool(game.view(state, 0).seen))
        for seat in eyes(state):
            view = game.view(state, seat)
            assert game.view(swapped, seat) == view
            assert repr(game.view(swapped, seat)) == repr(view)


def with_hidden_gifts_swapped(state: State, rng: Random, *, within_hands: bool) -> State:
    """The same table with other gifts face down; with a list of seen ones those stay in hands."""
    lying = [card for hand in state.hands for card in hand]
    lying += [] if state.given is None else [state.given]
    hidden = [card.gift for card in lying if not card.open]
    below = gifts(state.shop[1:])
    if within_hands:
        rng.shuffle(hidden)
        rng.shuffle(below)
    else:
        mixed = rng.sample(hidden + below, len(hidden + below))
        hidden, below = mixed[: len(hidden)], mixed[len(hidden) :]
    hidden_gifts, below_gifts = iter(hidden), iter(below)

    def other(card: Card) -> Card:
        return card if card.open else card._replace(gift=next(hidden_gifts))

    return state._replace(
        hands=tuple(tuple(map(other, hand)) for hand in state.hands),
        given=None if state.given is None else other(state.given),
        shop=(*state.shop[:1], *(card._replace(gift=next(below_gifts)) for card in state.shop[1:])),
    )


@every_way
def test_an_arrow_is_seen_of_a_gift_face_down_and_of_no_other(way):
    """Turn the arrows of all that lies open, and of the shop: every view is the same."""
    turned = {"left": "right", "right": "any", "any": "left"}

    def other(card: Card) -> Card:
        return card._replace(arrow=turned[card.arrow])

    def if_open(card: Card) -> Card:
        return other(card) if card.open else card

    for game, state in some_states(way):
        if state.phase == "over":
            continue
        changed = state._replace(
            hands=tuple(tuple(map(if_open, hand)) for hand in state.hands),
            given=None if state.given is None else if_open(state.given),
            shop=tuple(map(other, state.shop)),
            discards=tuple(tuple(map(other, pile)) for pile in state.discards),
        )
        for seat in eyes(state):
            view = game.view(state, seat)
            assert repr(game.view(changed, seat)) == repr(view)
            for card in (*(card for hand in view.hands for card in hand), view.given):
                assert card is None or (card.gift is None) != (card.arrow is None)


@every_way
def test_a_view_names_no_gift_that_is_not_open_or_just_said(way):
    """Memory is the player's: what was seen or said before is nowhere in it, nor in the news."""
    quoted = re.compile(r"'([a-z-]+)'")
    for game, state in some_states(way):
        if state.phase == "over":
            continue
        view = game.view(state, 0)
        # Right after a refusal, what it was called and what it is have just been heard and seen.
        refused = any(it.what == "hat-refused" for it in view.last)
        just_said = {view.named, *(it["gift"] for it in view.last[:2] if refused)}
        words = {view.game.pack, "left", "right", "any"}
        shown = set(quoted.findall(repr(view._replace(game=None, seen=(), phase="")))) & set(GIFTS)
        assert shown - words <= set(view.open) | just_said


def test_news_name_a_gift_only_while_everybody_sees_or_hears_it():
    """Turned face down or accepted, it is not named any more."""
    naming = {}
    for _, state in some_states({}):
        for news in state.last:
            naming.setdefault(news.what, set()).add("gift" in dict(news.about))
    assert naming == {
        "hat-begins": {False},
        "hat-drew": {True},
        "hat-turned": {False},
        "hat-offered": {True},
        "hat-accepted": {False},
        "hat-refused": {True},
        "hat-giver-wrong": {True},
        "hat-receiver-wrong": {True},
        "hat-won": {False},
    }


@every_way
def test_a21_all_see_the_same_and_everything_when_the_game_is_over(way):
    for game, state in some_states(way):
        views = [game.view(state, seat)._replace(seat=None) for seat in eyes(state)]
        assert len(set(map(repr, views))) == 1
        lying = [*(card for hand in views[0].hands for card in hand), views[0].given]
        if state.phase == "over":
            assert all(card is None or card.gift for card in lying)
            assert [card.open for card in lying if card] == [
                card.open
                for card in (*(c for hand in state.hands for c in hand), state.given)
                if card
            ]
        opened = game.open_view(state)
        assert [gifts(hand) for hand in opened.hands] == [gifts(hand) for hand in state.hands]


@every_way
def test_a_possible_state_has_every_gift_once_and_the_right_arrows(way):
    rng = Random(2)
    for game, state in some_states(way)[::5]:
        made = dealing.all_cards(game.possible(game.view(state, 0), rng))
        assert len({card.gift for card in made}) == len(made)
        assert Counter(card.arrow for card in made) == Counter(dealing.arrows(game))


def test_a_possible_state_may_be_any():
    """What lies face down is any of the gifts that do not lie open, equally often."""
    state = play(
        stacked("sock", "key", "bell", "muffin", "piano"), "draw", "turn", "say hat", "accept"
    )
    view, rng = GAME.view(state, 0), Random(3)
    held = Counter(GAME.possible(view, rng).hands[LUCAS][0].gift for _ in range(5200))
    assert set(held) == set(GIFTS) - set(view.open)
    assert max(held.values()) < 50 + 5 * 7.1


def test_a_bot_that_watches_can_follow_every_gift():
    """With views alone, from the first to the last: their hands, then the truth."""
    table = Table(Hat(rounds="players"), ["Ana", "Bo", "Cleo"], seed=4)
    rng = Random(4)
    while table.turn:
        (seat,) = table.turn
        table.play(seat, rng.choice(table.moves(seat)))
    queues, given, before = [], None, None
    for moment, view in enumerate(table.views(1)):
        happened = [it.what for it in view.last]
        if "hat-drew" in happened:
            given = view.last[0]["gift"]
        if "hat-accepted" in happened:
            queues[before.receiver].append(given)
            given = queues[before.receiver].pop(0)
        if "hat-refused" in happened:
            given = None
        if "hat-begins" in happened:
            queues, given = [[card.gift for card in hand] for hand in view.hands], None
        truth = table.replay(moment)
        assert queues == [gifts(hand) for hand in truth.hands]
        assert given == (truth.given.gift if truth.given else None)
        before = view


# Options


def test_nh_23_nh_24_and_a18_one_colour_sends_every_gift_the_same_way():
    assert Counter(dealing.arrows(GAME)) == {"left": 55, "right": 55}
    for arrows, way in (("black", "left"), ("white", "right")):
        game, states = game_of(1, 5, arrows=arrows)
        assert dealing.arrows(game) == [way] * 55
        for state in states:
            if state.phase == "answer":
                assert state.receiver == neighbour(state.giver, way, 5)


def test_nh_25_with_two_gifts_the_offers_go_on_as_before():
    _, states = game_of(3, 4, starting_gifts=2)
    assert {state.phase for state in states} == {"draw", "show", "name", "answer", "over"}


def test_a5_whether_names_are_picked_or_typed_the_moves_are_the_same():
    state = play(stacked("sock", "key", "bell", "muffin"), "draw", "turn")
    assert Hat(announce="free").moves(state, TOM) == GAME.moves(state, TOM)


def test_a7_for_beginners_only_what_lay_open_this_round_may_be_named():
    game = Hat(announce_list="seen")
    state = stacked("sock", "key", "bell", "muffin", "piano", "hat", "book", game=game)
    state = play(state, "draw", "turn", game=game)
    named = [move.gift for move in game.moves(state, TOM)]
    assert sorted(named) == sorted(["sock", "key", "bell", "muffin", "piano", "hat"])
    assert refusal(state, "say book", game=game) == "hat-not-seen"
    assert game.view(state, 1).seen == tuple(named)
    assert GAME.view(state, 1).seen == ()


def test_a7_the_list_of_seen_gifts_tells_neither_where_they_are_nor_since_when():
    """It has the order of the catalogue, and is the same wherever the hidden gifts lie."""
    for game, state in some_states({"announce_list": "seen", "arrows": "white"}):
        if state.phase == "over":
            continue
        seen, view = game.view(state, 0).seen, game.view(state, 0)
        assert list(seen) == [gift for gift in GIFTS if gift in seen]
        assert set(view.open) <= set(seen)
        other = with_hidden_gifts_swapped(state, Random(1), within_hands=True)
        assert game.view(other, 0).seen == seen


def test_nh_21_a12_and_a20_as_many_rounds_as_players_each_begins_one_and_all_is_shuffled():
    game, states = game_of(6, 4, rounds="players")
    deals = [state for state in states if any(it.what == "hat-begins" for it in state.last)]
    assert len(deals) == 4
    starters = [state.starter for state in deals]
    assert starters == [(starters[0] + turn) % 4 for turn in range(4)]
    for state in deals:
        assert all(card.open for hand in state.hands for card in hand)
        assert state.discards == ((),) * 4
        assert sum(card.open for card in state.shop) == 1
    boxes = [tuple(sorted((c.gift, c.arrow) for c in dealing.all_cards(s))) for s in deals]
    assert len(set(boxes)) == 1  # the arrow belongs to its card in all rounds
    assert len({gifts(s.shop)[0] for s in deals}) > 1
    end = states[-1]
    assert len(end.past) == 4
    assert game.outcome(end).scores == tuple(map(sum, zip(*end.past, strict=True)))
    assert all(max(points) == 3 for points in end.past)


def test_the_rounds_are_counted_and_scores_add_up_in_the_view():
    game, states = game_of(6, 3, rounds="players")
    rounds = [game.view(state, None).round for state in states]
    assert rounds == sorted(rounds)
    assert (rounds[0], rounds[-1], game.view(states[-1], 0).rounds) == (1, 3, 3)
    for state in states:
        view = game.view(state, None)
        running = () if state.phase == "over" else (view.penalties,)
        assert view.scores == tuple(map(sum, zip(*state.past, *running, strict=True)))


def test_a9_and_a19_the_clock_is_the_tables_never_the_rules():
    """Whatever the seconds are, the same seed and moves give the same game."""
    plain, hurried = (
        Table(Hat(show_seconds=seconds, timer=timer), ["Ana", "Bo", "Cleo"], seed=2)
        for seconds, timer in ((3, 0), (8, 10))
    )
    while plain.turn:
        (seat,) = plain.turn
        move = plain.moves(seat)[-1]
        plain.play(seat, move)
        hurried.play(seat, move)
    assert plain.digest() == hurried.digest()
    for wrong in ({"show_seconds": 0}, {"timer": -1}, {"timer": 301}, {"show_seconds": True}):
        with pytest.raises(Rejected, match=next(iter(wrong))):
            Hat(**wrong)


def test_a17_three_cards_in_eleven_point_anywhere_and_their_giver_chooses():
    game = Hat(wild_arrows=True)
    assert Counter(dealing.arrows(game)) == {"left": 40, "right": 40, "any": 30}
    white = Hat(wild_arrows=True, arrows="white")
    assert Counter(dealing.arrows(white)) == {"right": 40, "any": 15}
    state = stacked("sock", "key", "bell", "muffin", "piano any", "book left", game=game)
    state = play(state, "draw", "turn", game=game)
    offers = game.moves(state, TOM)
    assert len(offers) == 330
    assert {move.to for move in offers} == {LUCAS, MARLENE, ANNA}
    assert play(state, "say hat to 2", game=game).receiver == MARLENE
    for text in ("say hat", "say hat to 0", "say hat to 4", "say hat to 7"):
        assert refusal(state, text, game=game) == "hat-choose-whom"
    state = play(state, "say hat to 2", "refuse", "draw", "turn", game=game)
    assert refusal(state, "say book to 1", game=game) == "hat-arrow-decides"


def test_a13_after_the_last_offer_the_round_ends_as_it_stands():
    game = Hat(max_offers=2)
    state = stacked("sock", "key", "bell", "muffin", "piano", game=game)
    state = play(state, "draw", "turn", "say piano", "accept", "turn", "say key", game=game)
    accepted, news = step(state, "accept", game=game)
    assert accepted.phase == "over"
    assert [it.what for it in news] == ["hat-accepted", "hat-enough", "hat-won"]
    assert game.outcome(accepted).scores == (0, 0, 0, 0)
    refused, news = step(state, "refuse", game=game)  # a point still counts
    assert [it.what for it in news][-2:] == ["hat-enough", "hat-won"]
    assert game.outcome(refused).scores == (0, 0, 1, 0)


def test_a13_without_a_limit_nobody_ever_has_to_refuse():
    table = Table(Hat(max_offers=0), ["Ana", "Bo", "Cleo"], seed=1)
    for _ in range(900):
        (seat,) = table.turn
        table.play(seat, table.moves(seat)[0])
    assert table.view().offers > 300
    assert table.outcome is None


# Refusals


@pytest.mark.parametrize(
    ("done", "text", "reason"),
    [
        ((), "turn", "hat-not-now-draw"),
        (("draw",), "draw", "hat-not-now-show"),
        (("draw",), "say sock", "hat-not-now-show"),
        (("draw", "turn"), "accept", "hat-not-now-name"),
        (("draw", "turn", "say sock"), "say sock", "hat-not-now-answer"),
        (("draw", "turn"), "say sock to 1", "hat-arrow-decides"),
        ((), "say nonsense", "hat-unknown-gift"),
        ((), "say", "hat-unknown-move"),
        ((), "say sock to 9", "hat-unknown-move"),
        ((), "SAY sock", "hat-unknown-move"),
        ((), "", "hat-unknown-move"),
    ],
)
def test_what_is_not_possible_now_is_refused_with_a_sentence(done, text, reason):
    state = play(stacked("bell", "key", "frog", "muffin"), *done)
    assert refusal(state, text) == reason


def test_whoever_is_not_asked_may_not_act():
    first = stacked("bell", "key", "frog", "muffin")
    for state in (first, play(first, "draw", "turn", "say hat")):
        (acting,) = GAME.turn(state)
        for seat in set(range(4)) - {acting}:
            assert GAME.moves(state, seat) == ()
            with pytest.raises(Rejected) as refused:
                GAME.play(state, seat, Move("draw"), lambda: Random(1))
            assert refused.value.reason == "hat-not-your-turn"


@pytest.mark.parametrize(
    "move",
    [
        Move("say"),
        Move("say", "hat", True),
        Move("dance"),
        Move("say", 5),
        "draw",
        None,
        Move("draw", "hat"),
    ],
)
def test_what_only_looks_like_a_move_is_refused(move):
    state = play(stacked("bell", "key", "frog", "muffin"), "draw", "turn")
    with pytest.raises(Rejected) as refused:
        GAME.play(state, TOM, move, lambda: Random(1))
    assert refused.value.reason in ("hat-unknown-move", "hat-unknown-gift")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_news_are_grammatical_about_one_thing_and_about_several(language):
    told = {}
    for gift in ("umbrella", "gloves", "broccoli"):
        state = play(stacked("bell", "key", "frog", "muffin", gift), "draw", "turn", f"say {gift}")
        _, news = step(state, "refuse")
        told[gift] = Words(language).tell(news, ["Tom", "Lucas", "Marlène", "Anna"], me=TOM)
    if language == "en":
        assert told == {
            "umbrella": "Lucas says: “That’s not an umbrella!” It is an umbrella indeed! Lucas was wrong: the first point.",  # noqa: E501
            "gloves": "Lucas says: “Those aren’t gloves!” They are gloves indeed! Lucas was wrong: the first point.",  # noqa: E501
            "broccoli": "Lucas says: “That’s not broccoli!” It is broccoli indeed! Lucas was wrong: the first point.",  # noqa: E501
        }
    else:
        assert "Ce n’est pas un parapluie" in told["umbrella"]
        assert "Ce ne sont pas des gants" in told["gloves"]
        assert "Si, ce sont bien des gants" in told["gloves"]
