"""Bets: confidence begins at chance, the tolerance is told, the reveal answers what was chosen."""

from __future__ import annotations

import pytest

from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.question import Question, is_right, question
from partylab_widgets.lessons.keyhole.bets import BETS
from touching import touch

every_bet = pytest.mark.parametrize("key", BETS)


@pytest.fixture
def lesson():
    return Lesson("keyhole", "en", Answers())


def wrong_and_right(key: str) -> tuple[str, str]:
    asked = BETS[key]
    values = [str(value) for value in asked.choices or asked.numbers]
    right = next(value for value in values if is_right(value, asked.answer(), asked.near))
    wrong = next(value for value in values if not is_right(value, asked.answer(), asked.near))
    return wrong, right


@every_bet
def test_confidence_begins_at_chance_and_is_never_locked_untouched(lesson, key):
    asked, bet = BETS[key], lesson.bet(key)
    ways = len(asked.choices) or len(asked.numbers) / (2 * asked.near + 1)
    assert abs(bet.blind - 100 / ways) <= 5
    assert f'min="{bet.blind}"' in bet.drawing
    touch(bet, "choose", wrong_and_right(key)[0])
    assert touch(bet, "lock") == lesson.words("lesson-sure-first")
    assert bet.record == {}
    assert touch(bet, "sure", bet.blind - 5) != ""
    assert touch(bet, "guessing") == ""
    assert touch(bet, "lock") == ""
    assert bet.record["sure"] == bet.blind


@every_bet
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_wrong_choice_is_answered_for_what_it_was(key, language):
    asked = BETS[key]
    lesson = Lesson("keyhole", language, Answers())
    for value in [str(each) for each in asked.choices or (asked.numbers[0], asked.numbers[-1])]:
        bet = lesson.bet(key)
        touch(bet, "choose", value)
        touch(bet, "guessing")
        touch(bet, "lock")
        assert touch(bet, "reveal") == ""
        right = is_right(value, asked.answer(), asked.near)
        assert bet.record["right"] == right
        kind = value if asked.choices else "low" if value == str(asked.numbers[0]) else "high"
        own = f"{key}-said-{kind}"
        assert right or lesson.has(own), own
        assert right or lesson.say(own) in bet.drawing
        assert lesson.say(f"{key}-reveal")[:25] in bet.drawing
        lesson.answers.drop("keyhole", key)


def test_the_tolerance_is_told_before_and_after(lesson):
    bet = lesson.bet("least")
    assert "at most 2 off" in bet.drawing
    touch(bet, "choose", str(BETS["least"].answer() + 1))
    touch(bet, "sure", "50")
    touch(bet, "lock")
    touch(bet, "reveal")
    assert "You were right: 1 off, and up to 2 was allowed." in bet.drawing


def test_a_low_confidence_comes_back_from_a_file(lesson):
    lesson.answers.note("keyhole", "back", value="yes", sure=5, stage="locked")
    again = Answers()
    from partylab_widgets.lesson.answers import write

    assert again.take(write(lesson.answers.lessons)) == 1
    assert again.of("keyhole", "back")["sure"] == 5


def test_a_bet_is_found_by_its_lesson_and_key():
    assert isinstance(question("keyhole", "walk"), Question)


# Panels that wait


def test_what_would_tell_an_answer_waits_until_it_is_known(lesson):
    told = lesson.tell("sun", once=["walk", "tower"])
    asked = lesson.explain("lamp", once=["walk", "tower"])
    for panel, sentence in ((told, lesson.say("sun")), (asked, lesson.say("lamp"))):
        assert sentence[:30] not in panel.drawing + str(panel.picture())
        assert "2 predictions" in panel.drawing
    assert touch(asked, "write", "because the rays spread") != ""
    for key in ("walk", "tower"):
        bet = lesson.bet(key)
        touch(bet, "choose", "less")
        touch(bet, "guessing")
        touch(bet, "lock")
        assert lesson.say("sun")[:30] not in told.drawing  # locked, but not revealed
        touch(bet, "reveal")
    assert lesson.say("sun")[:30] in told.drawing
    assert lesson.say("lamp")[:30] in asked.drawing


def test_who_goes_on_without_a_prediction_is_told_too(lesson):
    told = lesson.tell("rays-beside", once=["rays"])
    touch(lesson.bet("rays"), "skip")
    assert "One ray to each corner" in told.drawing
