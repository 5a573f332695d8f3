"""The labs: what they show is computed, and nothing is told before the decision."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from random import Random

import pytest

from partylab.nothanks import cost, runs, score
from partylab.nothanks.odds import expected_runs, in_deck
from partylab_widgets import labs
from partylab_widgets.labs.mirror import STEPS, mirror_spot, seen_directly, seen_in_the_mirror
from partylab_widgets.labs.take_or_pass import situations
from partylab_widgets.lesson import Answers, Lesson

LABS = {
    "CardRow": lambda lesson: labs.CardRow(lesson, held=(25, 26)),
    "Shuffle": labs.Shuffle,
    "TakeOrPass": labs.TakeOrPass,
    "Missing": labs.Missing,
    "Doors": labs.Doors,
    "Gifts": labs.Gifts,
    "Mirror": labs.Mirror,
    "Surroundings": labs.Surroundings,
}


@pytest.fixture
def lesson():
    return Lesson("runs", "en", Answers())


@pytest.fixture
def welcome():
    return Lesson("welcome", "en", Answers())


def touch(lab, name, value=""):
    lab._handle_custom_msg({"name": name, "value": str(value), "seq": lab.seq}, [])
    return lab.alert


def lock(lesson, key, value, **about):
    panel = lesson.predict(key, **about)
    touch(panel, "choose", value)
    assert touch(panel, "lock") == ""
    return panel


# All of them


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", LABS)
def test_a_lab_has_a_picture_with_words_and_no_id(name, language):
    lab = LABS[name](Lesson("runs", language, Answers()))
    root = ET.fromstring(lab.picture())
    parts = {child.tag.split("}")[-1]: child.text for child in root}
    assert parts["title"].strip()
    assert parts["desc"] is not None
    assert " id=" not in lab.drawing + lab.picture()
    assert repr(lab) == repr(LABS[name](Lesson("runs", language, Answers())))


@pytest.mark.parametrize("name", LABS)
def test_a_lab_refuses_what_it_does_not_know(name):
    lab = LABS[name](Lesson("runs", "en", Answers()))
    before = lab.drawing
    for what, value in (
        ("nonsense", ""), ("card", "2"), ("card", "x"), ("deal", "7"), ("go", "99"),
        ("door", "north"), ("nots", "3"), ("ghost", "0"), ("place-9", "cup"), ("cards", "10"),
        ("guess", "1"), ("decide", "both"), ("next", ""),
    ):  # fmt: skip
        if (name, what) != ("Missing", "next"):
            assert touch(lab, what, value) != "", what
    assert lab.drawing == before


@pytest.mark.parametrize("name", [*LABS, "goal", "sandbox", "bet"])
def test_no_order_of_touches_breaks_a_lab(name, welcome, lesson):
    """2,000 random touches, right ones and wrong ones: each is answered, none is a surprise."""
    more = {
        "goal": lambda _: labs.Doors(welcome, goal="one-door"),
        "sandbox": lambda lesson: labs.Shuffle(lesson, free=True, deals=(1, 10)),
        "bet": lambda _: labs.Gifts(welcome, bet="gifts"),
    }
    lab = {**LABS, **more}[name](lesson)
    rng = Random(name)
    touches = sorted(set(re.findall(r'data-do="([^"]+)"', lab.drawing)))
    touches += ["next", "anew", "guess", "card", "predict", "open", "pass", "place-0", "deal", "x"]
    values = ["", "on", "take", "pass", "up", "left", "cup", "star", "-1", "1", "10", "²", "9" * 30]
    for _ in range(2_000):
        alert = touch(lab, rng.choice(touches), rng.choice([*values, str(rng.randrange(40))]))
        assert alert != lesson.words("stage-broken")
    ET.fromstring(lab.picture())


# The card row


def test_the_row_counts_as_the_game_does(lesson):
    lab = labs.CardRow(lesson)
    for card in (26, 27, 25, 14):
        touch(lab, "card", card)
    assert lab.held == {25, 26, 27, 14}
    assert f"Your cards cost {score(lab.held)} points" in lab.drawing
    touch(lab, "card", 26)
    assert lab.held == {25, 27, 14}
    assert "You put the 26 back: +27." in lab.news


@pytest.mark.parametrize(
    ("held", "card", "told"),
    [
        ({20}, 5, "+5. The 5 stands alone"),
        ({20}, 21, "0. The 21 follows the 20"),
        ({20}, 19, "−1. Now the 19 counts, and the 20"),
        ({13, 15}, 14, "−15. The 14 joins two runs: the 15"),
    ],
)
def test_the_row_says_why_the_points_change(lesson, held, card, told):
    lab = labs.CardRow(lesson, held=held)
    touch(lab, "card", card)
    assert lab.news.startswith(told)


def test_with_guessing_on_a_card_drops_only_after_the_guess(lesson):
    lab = labs.CardRow(lesson, held={26})
    touch(lab, "predict", "on")
    touch(lab, "card", 25)
    assert lab.held == {26}
    assert "Now the 25 counts" not in lab.drawing
    touch(lab, "guess", cost(25, {26}))
    assert lab.held == {25, 26}
    assert lab.news.startswith("You were right. −1.")


def test_the_exercise_is_solved_by_a_card_that_lowers_the_score(lesson):
    lab = labs.CardRow(lesson, held=(22, 24, 25, 30), goal="lower")
    touch(lab, "card", 26)
    assert lab.record == {}
    touch(lab, "card", 23)
    assert lab.record == {"outcome": "right"}
    assert lesson.say("lower-right") in lab.drawing


# Shuffle


def test_no_deal_before_the_guess(lesson):
    lab = labs.Shuffle(lesson, bet="average")
    assert "disabled" in lab.drawing
    assert touch(lab, "deal", 1) == lesson.words("lab-shuffle-guess-first")
    lock(lesson, "average", "6", numbers=range(1, 25), near=0.5)
    lesson.refresh(lesson.shown["Predict", "average"])
    assert "disabled" not in lab.drawing
    assert touch(lab, "deal", 1) == ""
    assert lab.many == 1


def test_a_thousand_deals_settle_the_guess_with_the_exact_mean(lesson):
    panel = lock(lesson, "average", "7", numbers=range(1, 25), near=0.5)
    lab = labs.Shuffle(lesson, bet="average")
    touch(lab, "deal", 10)
    assert panel.record["stage"] == "locked"
    touch(lab, "deal", 1_000)
    assert panel.record["right"] is True
    assert panel.record["answer"] == str(expected_runs()) == "80/11"
    mean, margin = lab.mean()
    assert abs(mean - float(expected_runs())) < 2 * margin
    assert "your guess" in lab.picture()


def test_one_deal_settles_a_bet_on_one_deal(welcome):
    panel = lock(welcome, "deal", "7", numbers=range(1, 25), near=1)
    lab = labs.Shuffle(welcome, bet="deal", deals=(1,), seed=4)
    touch(lab, "deal", 1)
    first = len(runs(lab.last))
    assert panel.record["answer"] == str(first)
    touch(lab, "deal", 1)
    assert panel.record["answer"] == str(first)


def test_a_foreign_guess_is_no_guess(lesson):
    lesson.answers.note("runs", "average", value="1e999999999", sure=50, stage="locked")
    lab = labs.Shuffle(lesson, bet="average")
    touch(lab, "deal", 1_000)
    assert "your guess" not in lab.drawing


def test_the_same_seed_deals_the_same(lesson):
    one, other = labs.Shuffle(lesson, seed=9), labs.Shuffle(lesson, seed=9)
    touch(one, "deal", 1_000)
    touch(other, "deal", 1_000)
    assert one.counts == other.counts
    assert one.drawing == other.drawing
    assert "1,000 deals (seed 9)" in one.drawing


def test_the_histogram_has_a_table_with_the_same_numbers(lesson):
    lab = labs.Shuffle(lesson)
    touch(lab, "deal", 1_000)
    for number, count in lab.counts.items():
        assert f'<tr><th scope="row">{number}</th><td>{count}</td>' in lab.drawing
    assert sum(lab.counts.values()) == 1_000


@pytest.mark.parametrize(("cards", "dealt"), [(10, 4), (60, 59), (5, 5), (33, 1)])
def test_the_exact_mean_holds_for_any_deck(lesson, cards, dealt):
    from itertools import combinations
    from math import comb

    lab = labs.Shuffle(lesson, cards=cards, dealt=dealt)
    if comb(cards, dealt) < 2_000:
        deals = list(combinations(range(cards), dealt))
        assert lab.expected == Fraction(sum(len(runs(deal)) for deal in deals), len(deals))
    assert labs.Shuffle(lesson).expected == expected_runs()


def test_there_is_an_end_to_dealing(lesson):
    lab = labs.Shuffle(lesson)
    lab.counts[7] = 99_500
    assert "100,000" in touch(lab, "deal", 1_000)
    assert lab.many == 99_500


def test_the_sandbox_deals_from_any_deck(lesson):
    lab = labs.Shuffle(lesson, free=True)
    assert touch(lab, "cards", 10) == ""
    assert lab.dealt == 10
    touch(lab, "dealt", 4)
    touch(lab, "deal", 10)
    assert lab.many == 10
    assert f"{Fraction(28, 10)}" in lab.drawing


# Take or pass


def test_the_price_is_hidden_until_the_decision(lesson):
    lab = labs.TakeOrPass(lesson)
    for number, now in enumerate(situations(139, 6), start=1):
        assert "taking changes your points" not in lab.drawing + lab.picture()
        assert touch(lab, "decide", now.better) == ""
        assert lab.news.startswith("You were right.")
        assert touch(lab, "decide", "take") != ""
        if number < 6:
            assert touch(lab, "next") == ""
    assert "6 of 6 decisions" in lab.drawing
    touch(lab, "anew")
    assert "taking changes your points" not in lab.drawing


@pytest.mark.parametrize("seed", range(20))
def test_situations_are_possible_and_priced_as_the_game_does(seed):
    for now in situations(seed, 12):
        assert now.card not in now.cards
        assert now.pot >= 0
        assert now.taking == score({*now.cards, now.card}, now.pot) - score(now.cards)


def test_the_lesson_shows_both_kinds_of_decision():
    assert {now.better for now in situations(139, 6)} == {"take", "pass"}


# What is missing


def test_every_unseen_card_shows_the_exact_chance(lesson):
    lab = labs.Missing(lesson)
    for shown in range(24):
        touch(lab, "go", shown)
        unseen = next(card for card in range(3, 36) if card not in lab.seen)
        assert lab.chance == in_deck(unseen, lab.seen) == Fraction(24 - shown, 33 - shown)
        assert lab.drawing.count('class="lab-seen"') == shown
    touch(lab, "more")
    assert lab.shown == 24
    assert "disabled" in lab.drawing


# Tasters


@pytest.mark.parametrize("nots", range(8))
def test_nots_swap_the_doors(nots):
    doors = labs.right_doors(nots, "left")
    assert ("left" in doors) is (nots % 2 == 0)
    assert len(doors) == (3 if nots % 2 else 1)


def test_the_doors_tell_which_obey(welcome):
    lab = labs.Doors(welcome)
    touch(lab, "door", "up")
    assert "Only one door does." in lab.news
    touch(lab, "next")
    touch(lab, "door", "right")
    assert "does not obey “NOT RIGHT”" in lab.news
    assert lab.drawing.count("lab-door-open") == 3


def test_the_exercise_of_the_doors_needs_two_nots(welcome):
    lab = labs.Doors(welcome, goal="one-door")
    for nots in (0, 1, 3):
        touch(lab, "nots", nots)
        assert lab.record == {}
    touch(lab, "nots", 2)
    assert lab.record == {"outcome": "right"}


def test_wrapped_gifts_give_nothing_away(welcome):
    """Not in the picture, not in its names, not in its keys."""
    lab = labs.Gifts(welcome)
    names = [welcome.words(f"lab-gift-{gift}") for gift in lab.first]
    assert all(f'aria-label="{name}"' in lab.drawing for name in names)
    for _ in range(8):
        touch(lab, "pass")
        assert not [name for name in names if name in lab.drawing]


def test_the_bet_on_memory_is_settled_by_the_learner(welcome):
    panel = lock(welcome, "gifts", "4", choices=(0, 1, 2, 3, 4))
    lab = labs.Gifts(welcome, bet="gifts", gifts=4, passes=8)
    for _ in range(9):
        touch(lab, "pass")
    assert touch(lab, "pass") != ""
    assert touch(lab, "open") == welcome.words("lab-gifts-name-all")
    for at, (_, gift) in enumerate(lab.parcels):
        touch(lab, f"place-{at}", gift)
    touch(lab, "open")
    assert lab.known == 4
    assert panel.record["right"] is True
    touch(lab, "anew")
    assert lab.passed == -1


def test_parcels_only_change_places_with_neighbours(welcome):
    lab = labs.Gifts(welcome, gifts=6, passes=12)
    touch(lab, "pass")
    for _ in range(12):
        before = list(lab.parcels)
        touch(lab, "pass")
        moved = [at for at in range(6) if lab.parcels[at] != before[at]]
        assert len(moved) == 2
        assert (moved[1] - moved[0]) % 6 in (1, 5)
        assert f"places {moved[0] + 1} and {moved[1] + 1} change" in lab.news


def test_the_mirror_obeys_the_law_of_reflection():
    """The way over the mirror is as long as the straight way from the keyhole's image."""
    for place in STEPS:
        (x, y), ghost = mirror_spot(place), (Fraction(place, 2), Fraction(4))
        assert x == 6
        slope_in = (y - 0) / (x - 3)
        slope_out = (ghost[1] - y) / (x - ghost[0])
        assert slope_in == slope_out


def test_what_the_lesson_says_about_the_hall():
    assert not seen_directly(6)
    assert seen_in_the_mirror(6)
    hidden = [
        place for place in STEPS if not seen_directly(place) and not seen_in_the_mirror(place)
    ]
    assert len(hidden) == 3


def test_the_cloth_stays_on_until_the_bet(welcome):
    lab = labs.Mirror(welcome, bet="mirror")
    assert touch(lab, "cloth", "on") == welcome.words("lesson-lock-first")
    assert "hidden" in lab.told()
    lock(welcome, "mirror", "no", choices=("yes", "no"), answer="yes")
    assert touch(lab, "cloth", "on") == ""
    assert "in the mirror" in lab.told()


def test_the_self_test_reports_what_the_browser_says(welcome):
    lab = labs.Surroundings(welcome)
    assert "Waiting for your browser" in lab.drawing
    hello = {"language": "fr", "width": 360, "dark": True, "still": False, "seq": 0}
    lab._handle_custom_msg({"hello": hello}, [])
    assert "360 pixels wide: everything fits" in lab.drawing
    assert "Dark colours" in lab.drawing


def test_the_wish_for_no_motion_holds_for_all_panels_and_lessons(welcome):
    row = labs.CardRow(welcome)
    lab = labs.Surroundings(welcome)
    touch(lab, "still", "on")
    assert row.settings == {"still": True}
    assert labs.CardRow(Lesson("runs", "en", welcome.answers)).settings == {"still": True}
    touch(lab, "still", "")
    assert row.settings == {"still": False}
