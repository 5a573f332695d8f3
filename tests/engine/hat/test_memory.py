"""What players believe: exactly what follows from what they saw, and what they were told."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import pairwise, permutations
from math import prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab import Table
from partylab.hat import Hat
from partylab.hat.arrangements import total
from partylab.hat.events import DREW, MISSED, NOTHING, follow, hidden, places
from partylab.hat.memory import (
    GIVEN,
    Activation,
    Belief,
    Fading,
    Honesty,
    Leaky,
    Mixing,
    Never,
    Place,
    Window,
    doubt,
    threshold,
    worth,
)

NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
TRUSTING = Honesty(knows=1, bluffs=0)
LEAKY = (Leaky(), Leaky(Fading(3)), Leaky(Activation()), Leaky(Fading(4), mixing=Mixing()))


def new_table(seats=3, seed=1, **options):
    return Table(Hat(**options), NAMES[:seats], seed)


def played(table, moves, seed=0, lies=0.3, refusals=0.2, memories=()):
    """Play on at random, watched by memories; return them after all that."""
    rng = Random(seed)
    memories = [memory.after(table.view(None)) for memory in memories]
    for _ in range(moves):
        if table.outcome:
            break
        (seat,) = table.turn
        legal = table.moves(seat)
        move = legal[0]
        if len(legal) == 2 and rng.random() < refusals:
            move = legal[1]
        elif len(legal) > 2:
            said = move_of(legal, truth(table)[GIVEN])
            move = rng.choice(legal) if rng.random() < lies else said
        table.play(seat, move)
        memories = [memory.after(table.view(None)) for memory in memories]
    return memories


def truth(table):
    """Return what really lies everywhere."""
    view = table.game.open_view(table._state)
    return {place: card.gift for place, card in places(view).items()}


def move_of(moves, gift):
    return next(move for move in moves if move.gift == gift)


# Following the gifts


@pytest.mark.parametrize("options", [{}, {"starting_gifts": 2}, {"wild_arrows": True}])
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_gift_can_be_followed_through_a_whole_game(seats, options):
    """Who watches every view misses nothing, and knows where each gift came from."""
    table = new_table(seats, rounds="players", max_offers=40, **options)
    before, old = table.view(None), truth(table)
    for seed in range(600):
        played(table, 1, seed)
        now, lie = table.view(None), truth(table)
        happened = follow(before, now)
        assert happened.what != MISSED
        assert all(lie[place] == old[origin] for place, origin in happened.came.items())
        before, old = now, lie


def test_who_was_away_for_a_moment_cannot_follow():
    table = new_table()
    before = table.view(None)
    played(table, 2)
    assert follow(before, table.view(None)).what == MISSED
    assert follow(table.view(None), before).what != DREW
    assert follow(before, before).what == NOTHING


def test_a_move_that_was_taken_back_is_no_news_of_the_gifts():
    """Whoever is shown an earlier moment again goes on from what lies open there."""
    table = new_table()
    (belief, leaky) = played(table, 7, lies=0, refusals=0, memories=(Belief(), Leaky()))
    table.undo()
    for memory in (belief, leaky):
        again = memory.after(table.view(None))
        assert all(sum(again.at(place).values()) == pytest.approx(1) for place in again.hidden)
        table.view(None)


# The exact belief


@pytest.mark.parametrize("options", [{}, {"starting_gifts": 2}, {"announce_list": "seen"}])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_who_watches_from_the_deal_on_knows_everything(seats, options):
    """Whatever is said: all gifts, all the time."""
    table = new_table(seats, rounds="players", max_offers=30, **options)
    belief = Belief()
    for seed in range(150):
        (belief,) = played(table, 1, seed, memories=(belief,))
        lie = truth(table)
        assert all(belief.at(place) == {lie[place]: 1} for place in belief.hidden)


def test_a_bluff_changes_nothing_for_those_who_know():
    table = new_table()
    (belief,) = played(table, 2, memories=(Belief(),))
    known = belief.given
    said = next(move for move in table.moves(min(table.turn)) if move.gift not in known)
    table.play(min(table.turn), said)
    heard = belief.after(table.view(None))
    assert heard.given == known
    assert heard.doubted() == 1


def test_who_knows_nothing_believes_a_giver_as_often_as_givers_are_right():
    table = new_table()
    played(table, 3)
    honesty = Honesty(knows=0.8, bluffs=0.1)
    late = Belief(honesty=honesty).after(table.view(None))
    assert late.chance(GIVEN, table.view(None).named) == honesty.true(len(late.candidates))
    sure = Belief(honesty=TRUSTING).after(table.view(None))
    assert sure.given == {table.view(None).named: 1}


def test_a_giver_learns_nothing_from_its_own_words():
    table = new_table()
    played(table, 3)
    giver = table.view(None).giver
    late = Belief().after(table.view(giver))
    assert len({*late.given.values()}) == 1


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 3),
    st.integers(3, 6),
    st.dictionaries(
        st.tuples(st.integers(0, 2), st.sampled_from("abcdef")),
        st.fractions(0, 9, max_denominator=4),
    ),
)
def test_ways_are_counted_as_if_they_were_listed_one_by_one(spots, gifts, named):
    """Of up to three places and six gifts, with any weights."""
    letters = "abcdef"[:gifts]
    weights = {
        Place(spot): {
            gift: weight for (at, gift), weight in named.items() if at == spot and gift in letters
        }
        for spot in range(spots)
    }
    listed = sum(
        prod((weights[Place(spot)].get(gift, Fraction(1)) for spot, gift in enumerate(way)),
             start=Fraction(1))
        for way in permutations(letters, spots)
    )  # fmt: skip
    assert total(spots, gifts, weights) == listed


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 10**6),
    st.integers(2, 4),
    st.integers(4, 20),
    st.fractions(Fraction(1, 10), Fraction(9, 10), max_denominator=10),
    st.fractions(Fraction(1, 10), Fraction(9, 10), max_denominator=10),
)
def test_who_joins_late_believes_what_bayes_says(seed, seats, moves, knows, bluffs):
    """Compared with every way in which the gifts can have lain, each weighed by what was said."""
    honesty = Honesty(knows, bluffs)
    table = new_table(seats, seed, announce_list="seen")
    played(table, 9, seed)
    belief = Belief(honesty=honesty).after(table.view(None))
    views = [table.view(None)]
    for step in range(moves):
        (belief,) = played(table, 1, f"{seed}/{step}", memories=(belief,))
        views.append(table.view(None))
    expected = enumerated(views, honesty)
    for place in belief.hidden:
        assert belief.at(place) == expected[place]
        assert sum(belief.at(place).values()) == 1


def enumerated(views, honesty):
    """Return the chances of each place, from all ways in which the gifts can have lain at first."""
    unknown = hidden(views[0])
    pool = [gift for gift in views[0].seen if gift not in views[0].open]
    sums = {place: defaultdict(Fraction) for place in hidden(views[-1])}
    for way in permutations(pool, len(unknown)):
        lie, weight = weighed(views, dict(zip(unknown, way, strict=True)), honesty)
        for place, gifts in sums.items():
            gifts[lie.get(place)] += weight
    return {
        place: {gift: weight / sum(gifts.values()) for gift, weight in gifts.items() if weight}
        for place, gifts in sums.items()
    }


def weighed(views, lie, honesty):
    """Return where the gifts lie in the end if they lay so, and how likely all of it is then."""
    weight, sure = heard(views[0], lie, {}, honesty), {}
    for before, view in pairwise(views):
        came, shown = follow(before, view).came, places(before)
        sure = {
            place: shown[origin].gift or sure.get(origin)
            for place, origin in came.items()
            if shown[origin].gift or sure.get(origin)
        }
        lie = {place: shown[origin].gift or lie[origin] for place, origin in came.items()}
        lie = {place: gift for place, gift in lie.items() if place in hidden(view)}
        if {*lie.values()} & {*view.open}:  # it was turned up elsewhere
            return {}, Fraction(0)
        if view.named and not before.named:
            weight *= heard(view, lie, sure, honesty)
    return lie, weight


def heard(view, lie, sure, honesty):
    """Return how likely the giver is to say what it says of a gift that one does not know."""
    known = {gift for place, gift in sure.items() if place in hidden(view)}
    free = {*view.seen} - {*view.open} - known
    if view.named not in free or GIVEN in sure:
        return Fraction(1)
    return honesty.true(len(free)) if lie[GIVEN] == view.named else honesty.false(len(free))


def test_places_of_which_the_same_is_known_have_the_same_chances():
    table = new_table(4)
    played(table, 12, lies=0)
    late = Belief().after(table.view(None))
    unnamed = [place for place in late.hidden if place not in late.heard]
    assert len(unnamed) > 1
    assert len({tuple(late.at(place).items()) for place in unnamed}) == 1


def test_two_gifts_cannot_be_the_same():
    table = new_table(4)
    played(table, 12, lies=0)
    late = Belief().after(table.view(None))
    one, other, *_ = late.hidden
    gift = late.likeliest(one)[0]
    assert late.together({one: gift, other: gift}) == 0
    assert late.together({one: gift}) == late.chance(one, gift) > 0


def test_even_a_full_table_can_be_counted():
    """Eight players with two gifts, joined late: sixteen unknown gifts, each named again."""
    table = new_table(8, starting_gifts=2)
    played(table, 60, refusals=0)
    belief = Belief()
    for seed in range(160):
        (belief,) = played(table, 1, seed, refusals=0, memories=(belief,))
    assert len(belief.heard) > 12
    assert sum(belief.at(belief.hidden[0]).values()) == 1


# Forgetting


def test_recall_fades_as_measured():
    """The figures of ACT-R with its usual decay, spread and threshold."""
    recall = Activation()
    found = [round(recall.after(seconds), 2) for seconds in (10, 30, 55, 120)]
    assert found == [0.97, 0.77, 0.5, 0.17]
    assert recall.after(40, 10) > recall.after(10) > recall.after(40)


@pytest.mark.parametrize("model", [Never(), Window(), Fading(), Fading(rest=0.2), Activation()])
def test_nobody_recalls_better_what_was_met_longer_ago(model):
    found = [model.recall((age,)) for age in range(200)]
    assert found == sorted(found, reverse=True)
    assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize("leaky", LEAKY, ids=repr)
@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_leaky_memory_believes_adds_up_to_one(seats, leaky):
    table = new_table(seats, rounds="players", max_offers=20)
    for seed in range(120):
        (leaky,) = played(table, 1, seed, memories=(leaky,))
        for place in leaky.hidden:
            assert sum(leaky.at(place).values()) == pytest.approx(1)
            assert not {*leaky.at(place)} & {*table.view(None).open}


def test_who_never_forgets_believes_what_the_exact_belief_says():
    table = new_table(4, max_offers=40)
    memories = (Belief(), Leaky(Never()))
    for seed in range(120):
        memories = played(table, 1, seed, memories=memories)
        exact, leaky = memories
        for place in exact.hidden:
            assert leaky.at(place) == pytest.approx(exact.at(place))


def test_a_window_forgets_what_was_met_before_it():
    table = new_table(8)
    (leaky,) = played(table, 2, memories=(Leaky(Window(3)),))
    first = truth(table)[GIVEN]
    assert leaky.given == {first: 1}
    place, sure = GIVEN, []
    while leaky.offers < 6:
        before = leaky
        (leaky,) = played(table, 1, refusals=0, lies=0, memories=(leaky,))
        came = follow(before.view, leaky.view).came
        (place,) = [now for now, origin in came.items() if origin == place]
        if place == GIVEN and leaky.view.phase == "name":
            break
        sure.append((leaky.offers, leaky.recall(place)))
    assert {chance for offers, chance in sure if offers < 3} == {1.0}
    assert {chance for offers, chance in sure if offers > 2} == {0.0}


def test_what_is_forgotten_is_taken_for_another_gift_of_the_present_set():
    """Hardly ever for one that nobody has seen: those share a twentieth."""
    table = new_table(5)
    (leaky,) = played(table, 20, refusals=0, lies=0, memories=(Leaky(Window(1)),))
    forgotten = [place for place in leaky.hidden if not leaky.recall(place)]
    around = {*leaky.around}
    assert forgotten
    for place in forgotten:
        foreign = sum(chance for gift, chance in leaky.at(place).items() if gift not in around)
        assert foreign == pytest.approx(0.05)


@pytest.mark.parametrize("leaky", LEAKY, ids=repr)
def test_a_belief_is_the_mean_of_what_comes_to_mind(leaky):
    """So the bars in a lesson show how a forgetful bot plays."""
    table = new_table(3)
    (leaky,) = played(table, 11, refusals=0, memories=(leaky,))
    rng, times = Random(1), 400
    minds = [leaky.recollected(rng) for _ in range(times)]
    for place in leaky.hidden:
        beliefs = [mind.at(place) for mind in minds]
        for gift, chance in list(leaky.at(place).items())[:3]:
            mean = sum(belief.get(gift, 0) for belief in beliefs) / times
            assert mean == pytest.approx(chance, abs=0.08)


def test_mixing_up_takes_one_recent_gift_for_another():
    table = new_table(5)
    mixed, plain = Leaky(Never(), mixing=Mixing(least=0.1)), Leaky(Never())
    mixed, plain = played(table, 17, refusals=0, lies=0, memories=(mixed, plain))
    gifts = {plain.likeliest(place)[0] for place in plain.hidden}
    for place in mixed.hidden:
        assert {*mixed.at(place)} <= gifts
        assert mixed.chance(place, plain.likeliest(place)[0]) > 0.6


# Doubting


def test_refusing_pays_when_the_truth_is_less_likely_than_one_in_n():
    for seats in range(2, 9):
        least = threshold(seats)
        assert worth(least, seats) == 0
        assert worth(least - Fraction(1, 100), seats) > 0 > worth(least + Fraction(1, 100), seats)


def test_the_same_doubt_is_enough_for_two_and_too_little_for_six():
    """Half of the announcements are false, for all that one knows."""
    for seats, refuse in ((2, True), (6, False)):
        table = new_table(seats)
        played(table, 3)
        late = Belief(honesty=Honesty(0.45, 0))
        doubted = doubt(late, table.view(None))
        assert 0.5 < doubted.false < 0.6
        assert doubted.refuse is refuse


def test_without_an_announcement_there_is_nothing_to_doubt():
    with pytest.raises(ValueError, match="nothing has been said"):
        doubt(Belief(), new_table().view(None))
