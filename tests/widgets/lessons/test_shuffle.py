"""Dealing again and again: it waits for a guess, settles it, and counts what it shows."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from partylab.nothanks import runs
from partylab.nothanks.odds import expected_runs
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lessons.shuffle import Shuffle
from touching import lock, touch


@pytest.fixture
def lesson():
    return Lesson("runs", "en", Answers())


@pytest.fixture
def welcome():
    return Lesson("welcome", "en", Answers())


def test_no_deal_before_the_guess(lesson):
    lab = Shuffle(lesson, bet="average")
    assert "disabled" in lab.drawing
    assert touch(lab, "deal", 1) == lesson.words("lab-shuffle-guess-first")
    lock(lesson, "average", "6")
    lesson.refresh(lesson.shown["Bet", "average"])
    assert "disabled" not in lab.drawing
    assert touch(lab, "deal", 1) == ""
    assert lab.many == 1


def test_a_thousand_deals_settle_the_guess_with_the_exact_mean(lesson):
    panel = lock(lesson, "average", "7")
    lab = Shuffle(lesson, bet="average")
    touch(lab, "deal", 10)
    assert panel.record["stage"] == "locked"
    touch(lab, "deal", 1_000)
    assert panel.record["right"] is True
    assert panel.record["answer"] == str(expected_runs()) == "80/11"
    mean, margin = lab.mean()
    assert abs(mean - float(expected_runs())) < 2 * margin
    assert "your guess" in lab.picture()


def test_one_deal_settles_a_bet_on_one_deal(welcome):
    panel = lock(welcome, "deal", "7")
    lab = Shuffle(welcome, bet="deal", deals=(1,), seed=4)
    touch(lab, "deal", 1)
    first = len(runs(lab.last))
    assert panel.record["answer"] == str(first)
    touch(lab, "deal", 1)
    assert panel.record["answer"] == str(first)


def test_a_foreign_guess_is_no_guess(lesson):
    lesson.answers.note("runs", "average", value="1e999999999", sure=50, stage="locked")
    lab = Shuffle(lesson, bet="average")
    touch(lab, "deal", 1_000)
    assert "your guess" not in lab.drawing


def test_the_same_seed_deals_the_same(lesson):
    one, other = Shuffle(lesson, seed=9), Shuffle(lesson, seed=9)
    touch(one, "deal", 1_000)
    touch(other, "deal", 1_000)
    assert one.counts == other.counts
    assert one.drawing == other.drawing
    assert "1,000 deals (seed 9)" in one.drawing


def test_the_histogram_has_a_table_with_the_same_numbers(lesson):
    lab = Shuffle(lesson)
    touch(lab, "deal", 1_000)
    for number, count in lab.counts.items():
        assert f'<tr><th scope="row">{number}</th><td>{count}</td>' in lab.drawing
    assert sum(lab.counts.values()) == 1_000


@pytest.mark.parametrize(("cards", "dealt"), [(10, 4), (60, 59), (5, 5), (33, 1)])
def test_the_exact_mean_holds_for_any_deck(lesson, cards, dealt):
    lab = Shuffle(lesson, cards=cards, dealt=dealt)
    if comb(cards, dealt) < 2_000:
        deals = list(combinations(range(cards), dealt))
        assert lab.expected == Fraction(sum(len(runs(deal)) for deal in deals), len(deals))
    assert Shuffle(lesson).expected == expected_runs()


def test_there_is_an_end_to_dealing(lesson):
    lab = Shuffle(lesson)
    lab.counts[7] = 99_500
    assert "100,000" in touch(lab, "deal", 1_000)
    assert lab.many == 99_500


def test_the_sandbox_deals_from_any_deck(lesson):
    lab = Shuffle(lesson, free=True)
    assert touch(lab, "cards", 10) == ""
    assert lab.dealt == 10
    touch(lab, "dealt", 4)
    touch(lab, "deal", 10)
    assert lab.many == 10
    assert f"{Fraction(28, 10)}" in lab.drawing
