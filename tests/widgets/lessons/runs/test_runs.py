"""The labs on No Thanks!: what they show is computed, nothing is told before the decision."""

from __future__ import annotations

from fractions import Fraction

import pytest

from partylab.nothanks import cost, score
from partylab.nothanks.odds import in_deck
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lessons import runs as labs
from partylab_widgets.lessons.runs.take_or_pass import situations
from touching import touch


@pytest.fixture
def lesson():
    return Lesson("runs", "en", Answers())


# The card row


def test_the_row_counts_as_the_game_does(lesson):
    lab = labs.CardRow(lesson)
    for card in (30, 31, 29, 18):
        touch(lab, "card", card)
    assert lab.held == {29, 30, 31, 18}
    assert f"Your cards cost {score(lab.held)} points" in lab.drawing
    touch(lab, "card", 30)
    assert lab.held == {29, 31, 18}
    assert "You put the 30 back: +31." in lab.news


@pytest.mark.parametrize(
    ("held", "card", "told"),
    [
        ({20}, 5, "+5. The 5 stands alone"),
        ({20}, 21, "0. The 21 follows the 20"),
        ({20}, 19, "−1. Now the 19 counts, and the 20"),
        ({17, 19}, 18, "−19. The 18 joins two runs: the 19"),
    ],
)
def test_the_row_says_why_the_points_change(lesson, held, card, told):
    lab = labs.CardRow(lesson, held=held)
    touch(lab, "card", card)
    assert lab.news.startswith(told)


def test_with_guessing_on_a_card_drops_only_after_the_guess(lesson):
    lab = labs.CardRow(lesson, held={30})
    touch(lab, "predict", "on")
    touch(lab, "card", 29)
    assert lab.held == {30}
    assert "Now the 29 counts" not in lab.drawing
    touch(lab, "guess", cost(29, {30}))
    assert lab.held == {29, 30}
    assert lab.news.startswith("You were right. −1.")


def test_a_card_that_a_prediction_asks_about_rests_until_that_is_over(lesson):
    lab = labs.CardRow(lesson, held={26})
    touch(lab, "card", 25)
    assert lab.held == {26}
    assert "predictions about them: 14, 25." in lab.news
    lesson.answers.note("runs", "pair", stage="revealed")
    lab.keep_up()
    assert "predictions about them: 14." in lab.drawing
    touch(lab, "card", 25)
    assert lab.held == {25, 26}


def test_the_exercise_is_solved_by_a_card_that_lowers_the_score(lesson):
    lab = labs.CardRow(lesson, held=(22, 24, 25, 30), goal="lower")
    touch(lab, "card", 26)
    assert lab.record == {}
    touch(lab, "card", 23)
    assert lab.record == {"outcome": "right"}
    assert lesson.say("lower-right") in lab.drawing


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
