"""The exact chances of odds.py, against counting every possibility and against real deals."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from partylab import Rejected, Table, Words
from partylab.laws.cases import cases, finished, moments, names
from partylab.nothanks import NoThanks, cost, odds, runs, score

CARDS = range(3, 36)
CASES = cases("nothanks")
TACTICAL = (10, 20, 30)
seen_cards = st.frozensets(st.integers(3, 35), max_size=24)


def every_deck(seen, removed, always_removed=()):
    """Every way in which the unseen cards can lie: the sets of cards still to come."""
    unseen = [card for card in CARDS if card not in seen and card not in always_removed]
    return list(combinations(unseen, len(unseen) - removed + len(always_removed)))


def share(decks, holds) -> Fraction:
    return Fraction(sum(map(holds, decks)), len(decks))


# Few unseen cards, so that every possibility can be counted.
late = st.tuples(
    st.frozensets(st.integers(3, 35), min_size=22, max_size=24),
    st.integers(3, 35),
    st.integers(3, 35),
    st.sampled_from([9, 8, 5, 3]),
)


@settings(max_examples=60, deadline=None)
@given(late)
def test_chances_of_cards_and_gaps_agree_with_counting_every_deck(about):
    seen, one, other, removed = about
    assume(one < other)
    decks = every_deck(seen, removed)
    assert odds.in_deck(one, seen, removed) == share(decks, lambda deck: one in deck)
    both = share(decks, lambda deck: one in deck and other in deck)
    assert odds.both_in_deck(one, other, seen, removed) == both
    assert odds.both_in_deck(other, one, seen, removed) == both
    between = set(range(one + 1, other))
    closes = share(decks, lambda deck: between <= set(deck))
    assert odds.gap_closes(one, other, seen, removed) == closes


@settings(max_examples=40, deadline=None)
@given(st.frozensets(st.sampled_from(sorted(set(CARDS) - set(TACTICAL))), min_size=20, max_size=24))
def test_the_tactical_variant_agrees_with_counting(seen):
    decks = every_deck(seen, 9, TACTICAL)
    for card in (3, 10, 11, 29, 35):
        expected = share(decks, lambda deck, card=card: card in deck)
        assert odds.in_deck(card, seen, always_removed=TACTICAL) == expected
    assert odds.gap_closes(9, 11, seen, always_removed=TACTICAL) == 0


@given(seen_cards, st.integers(3, 35))
def test_chances_are_chances(seen, card):
    chance = odds.in_deck(card, seen)
    assert type(chance) is Fraction
    assert 0 <= chance <= 1
    assert (chance == 0) == (card in seen or len(seen) == 24)
    total = sum(odds.in_deck(each, seen) for each in CARDS)
    assert total == 24 - len(seen)


def test_one_card_twice_is_one_card():
    assert odds.both_in_deck(8, 8, seen={7}) == odds.in_deck(8, seen={7})


def test_cards_that_do_not_exist_never_come():
    assert odds.in_deck(2, seen=()) == odds.in_deck(36, seen=()) == 0


def test_a_gap_without_a_card_between_is_closed():
    assert odds.gap_closes(22, 23, seen={22, 23}) == 1


def test_the_wider_a_gap_the_less_likely_it_closes():
    chances = [odds.gap_closes(10, high, seen={10, high}) for high in range(11, 30)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1


@pytest.mark.parametrize(("low", "high"), [(24, 22), (7, 7)])
def test_a_gap_goes_upwards(low, high):
    with pytest.raises(ValueError, match=str(low)):
        odds.gap_closes(low, high, seen=())


def test_more_seen_than_can_be_is_a_mistake():
    with pytest.raises(ValueError, match="25"):
        odds.in_deck(35, seen=range(3, 28))
    with pytest.raises(ValueError, match="2 removed"):
        odds.in_deck(35, seen=(), removed=2, always_removed=TACTICAL)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.in_deck(5, {100}),
        lambda: odds.in_deck(5, (), always_removed={2}),
        lambda: odds.gap_closes(30, 32, {0}),
        lambda: odds.expected_final_cost(36, (), ()),
        lambda: odds.expected_final_cost(5, {"6"}, ()),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_can_have_seen_a_card_that_does_not_exist(ask, language):
    with pytest.raises(Rejected) as refused:
        ask()
    assert refused.value.reason == "nothanks_odds-no-card"
    assert "35" in refused.value.say(Words(language))


def test_a_view_says_the_same_as_the_cards_it_shows():
    for case in (CASES[0], *[case for case in CASES if "tactical" in str(case)][:1]):
        for table in moments(case):
            view, always = table.view(0), case.rules().always_removed
            for card in CARDS:
                expected = odds.in_deck(card, view.seen, always_removed=always)
                assert odds.in_deck(card, view) == expected
            assert sum(odds.in_deck(card, view) for card in CARDS) == view.deck
            assert odds.gap_closes(9, 12, view) == odds.gap_closes(
                9, 12, view.seen, always_removed=always
            )


def test_chances_agree_with_what_possible_deals():
    """Of 4000 states that fit a view, cards come as often as they should; 5 standard errors."""
    table = finished(CASES[0]).at(25)
    view, rng, game = table.view(0), Random(1), table.game
    decks = [set(game.possible(view, rng).deck) for _ in range(4000)]
    for card in CARDS:
        chance = float(odds.in_deck(card, view))
        came = sum(card in deck for deck in decks) / 4000
        assert abs(came - chance) <= 5 * sqrt(chance * (1 - chance) / 4000)


# What a card costs in the end


def enumerated_cost(card, cards, seen, removed, part) -> Fraction:
    """Average the difference over every deck and over who gets each of its cards.

    Only the card's two neighbours can matter; each comes to me with the chance `part`.
    """
    total = Fraction(0)
    decks = every_deck(seen, removed)
    for deck in decks:
        coming = [near for near in (card - 1, card + 1) if near in deck]
        for count in range(len(coming) + 1):
            for mine in combinations(coming, count):
                weight = part**count * (1 - part) ** (len(coming) - count)
                total += weight * cost(card, {*cards, *mine})
    return total / len(decks)


@settings(max_examples=60, deadline=None)
@given(
    st.frozensets(st.integers(3, 35), min_size=22, max_size=24),
    st.data(),
    st.fractions(0, 1, max_denominator=7),
)
def test_the_final_cost_agrees_with_counting_every_end(seen, data, part):
    card, *others = data.draw(st.permutations(sorted(seen)))
    cards = set(others[: data.draw(st.integers(0, 10))])
    expected = enumerated_cost(card, cards, seen, 9, part)
    assert odds.expected_final_cost(card, cards, seen, part) == expected


def test_the_final_cost_is_the_difference_of_final_scores():
    """Cards that come later are counted in the score with the card and without it, so they
    cancel; 20 000 random ends agree within 5 standard errors."""
    rng, cards, card, part = Random(4), {5, 13, 22}, 14, 1 / 3
    seen = {5, 13, 14, 22, 30}
    unseen = [other for other in CARDS if other not in seen]
    differences = []
    for _ in range(20_000):
        coming = rng.sample(unseen, 19)
        mine = {*cards, *(other for other in coming if rng.random() < part)}
        differences.append(score({*mine, card}) - score(mine))
    mean = sum(differences) / len(differences)
    spread = sqrt(sum((x - mean) ** 2 for x in differences) / len(differences))
    expected = float(odds.expected_final_cost(card, cards, seen, Fraction(1, 3)))
    assert abs(mean - expected) < 5 * spread / sqrt(len(differences))


def test_without_hope_the_final_cost_is_the_cost_now():
    for card, cards in ((14, {13}), (14, {15}), (14, {13, 15}), (14, {20}), (14, set())):
        assert odds.expected_final_cost(card, cards, {card, *cards}, Fraction(0)) == cost(
            card, cards
        )


def test_own_cards_count_as_seen_and_a_view_knows_how_many_play():
    assert odds.expected_final_cost(14, {16}, ()) == odds.expected_final_cost(14, {16}, {14, 16})
    view = Table("nothanks", names(5), seed=3).view(0)
    assert odds.expected_final_cost(view.card, (), view) == odds.expected_final_cost(
        view.card, (), {view.card}, Fraction(1, 5)
    )
    with pytest.raises(ValueError, match="14"):
        odds.expected_final_cost(14, {14}, {14})


def test_a_neighbour_in_a_rivals_hand_gives_no_hope():
    assert odds.expected_final_cost(35, (), {35, 34}) == 35
    assert odds.expected_final_cost(34, (), {34, 33, 35}) == 34


# Runs of a random deal


def test_the_number_of_runs_has_its_textbook_distribution():
    """r runs among m of n cards: C(m-1, r-1) C(n-m+1, r) of C(n, m) ways."""
    for dealt in (1, 2, 8, 24, 32, 33):
        expected = {
            number: Fraction(
                comb(dealt - 1, number - 1) * comb(34 - dealt, number), comb(33, dealt)
            )
            for number in range(1, dealt + 1)
        }
        assert odds.number_of_runs(dealt) == {n: p for n, p in expected.items() if p}


@pytest.mark.parametrize("always_removed", [(), TACTICAL, tuple(range(3, 24)), (3, 4, 35)])
@pytest.mark.parametrize("dealt", [1, 2, 5])
def test_runs_agree_with_counting_every_hand(dealt, always_removed):
    cards = [card for card in CARDS if card not in always_removed]
    hands = list(combinations(cards, dealt)) if comb(len(cards), dealt) < 6000 else None
    if hands is None:
        cards = cards[:12]
        always_removed = tuple(card for card in CARDS if card not in cards)
        hands = list(combinations(cards, dealt))
    counts = odds.number_of_runs(dealt, always_removed)
    longest = odds.longest_run(dealt, always_removed)
    for number in range(1, dealt + 1):
        expected = share(hands, lambda hand, number=number: len(runs(hand)) == number)
        assert counts.get(number, 0) == expected
        expected = share(hands, lambda hand, number=number: max(map(len, runs(hand))) == number)
        assert longest.get(number, 0) == expected
    mean = sum(number * chance for number, chance in counts.items())
    assert odds.expected_runs(dealt, always_removed) == mean


def test_the_whole_deck_makes_80_elevenths_of_a_run_on_average():
    assert odds.expected_runs() == Fraction(80, 11)
    assert odds.expected_runs(33) == 1
    assert odds.expected_runs(0) == 0


@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_runs_agree_with_real_deals(variant):
    """3000 deals of the rules themselves; 5 standard errors."""
    game = NoThanks(variant=variant)
    counts, lengths = [], []
    for seed in range(3000):
        state, _ = game.start(3, lambda seed=seed: Random(seed))
        dealt = runs([state.card, *state.deck])
        counts.append(len(dealt))
        lengths.append(max(map(len, dealt)))
    for values, chances in (
        (counts, odds.number_of_runs(always_removed=game.always_removed)),
        (lengths, odds.longest_run(always_removed=game.always_removed)),
    ):
        assert set(values) <= set(chances)
        for value, chance in chances.items():
            expected = 3000 * float(chance)
            assert abs(values.count(value) - expected) <= 5 * sqrt(expected) + 1


@pytest.mark.parametrize("dealt", [-1, 34])
def test_no_more_cards_are_dealt_than_there_are(dealt):
    for function in (odds.expected_runs, odds.number_of_runs, odds.longest_run):
        with pytest.raises(ValueError, match="dealt"):
            function(dealt)
