"""Lessons ask before they tell, and remember: predictions, explanations, answers, hints."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from partylab import Rejected
from partylab.html import html, rich
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.answers import (
    LONGEST,
    PATIENCE,
    Calibration,
    home,
    likely,
    read,
    write,
)
from partylab_widgets.lesson.bet import Bet
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.question import Question, is_right
from touching import touch

START = '{"format": "partylab-answers", "version": 1, "lessons": '
HELLO = {"language": "en", "width": 360, "dark": False, "still": True, "seq": 0}


@pytest.fixture
def lesson():
    return Lesson("runs", language="en", answers=Answers())


LATER = Question(choices=("+25", "0", "-1"))  # something else will find the answer


def locked(lesson, value="-1", sure="80", panel=None):
    panel = panel or lesson.bet("pair")
    touch(panel, "choose", value)
    touch(panel, "sure", sure)
    assert touch(panel, "lock") == ""
    return panel


# Predict


def test_nothing_of_the_answer_shows_before_the_prediction_is_locked(lesson):
    panel = lesson.bet("wait")
    reveal = lesson.say("wait-reveal")[:30]
    touch(panel, "choose", "now")
    touch(panel, "guessing")
    assert reveal not in panel.drawing
    assert "Answer" not in panel.drawing
    touch(panel, "lock")
    assert reveal not in panel.drawing
    touch(panel, "reveal")
    assert reveal in panel.drawing


def test_a_locked_prediction_cannot_change(lesson):
    panel = locked(lesson)
    for name, value in (("choose", "0"), ("sure", "100"), ("lock", ""), ("skip", "")):
        assert touch(panel, name, value) == lesson.words("lesson-locked-already")
    assert panel.record == {"value": "-1", "sure": 80, "stage": "locked"}


def test_the_reveal_recalls_the_prediction_and_judges_it(lesson):
    panel = locked(lesson, value="+25", sure="95")
    touch(panel, "reveal")
    assert "Locked in: +25, 95% sure." in panel.drawing
    assert "A surprise!" in panel.drawing
    assert "Answer: −1." in panel.drawing
    assert panel.record["right"] is False
    assert panel.news.startswith("A surprise! Answer: −1.")


def test_without_an_answer_nothing_can_be_locked(lesson):
    panel = lesson.bet("pair")
    assert touch(panel, "lock") == lesson.words("lesson-choose-first")
    assert touch(panel, "reveal") == lesson.words("lesson-lock-first")
    assert panel.record == {}


def test_one_may_look_without_a_prediction_and_it_is_not_scored(lesson):
    panel = lesson.bet("pair")
    touch(panel, "skip")
    assert "Answer: −1." in panel.drawing
    assert lesson.calibration().drawing.count("<tr>") == 0


def test_a_late_answer_settles_the_prediction(lesson):
    panel = locked(lesson, panel=Bet(lesson, "pair", LATER))
    assert 'data-do="reveal"' not in panel.drawing
    lesson.settle("pair", -1)
    assert panel.record["right"] is True


def test_a_late_answer_waits_for_a_prediction(lesson):
    panel = Bet(lesson, "pair", LATER)
    lesson.settle("pair", -1)
    assert "Answer" not in panel.drawing
    assert touch(locked(lesson), "reveal") == ""


def test_a_prediction_survives_running_the_cell_again(lesson):
    touch(locked(lesson), "reveal")
    again = lesson.bet("pair")
    assert "Locked in: −1, 80% sure." in again.drawing
    assert again.drawing.count("<input") == 0


@pytest.mark.parametrize(
    "value", ["", "x", "-1", "101", "nan", "inf", "1/0", "1e999", "1e999999999", "٣" * 500]
)
def test_a_number_has_to_be_in_range(lesson, value):
    panel = lesson.bet("one")
    touch(panel, "choose", "50")
    assert touch(panel, "choose", value) != ""
    assert touch(panel, "lock") == lesson.words("lesson-choose-first")


@pytest.mark.parametrize("value", ["", "x", "-2", "+25 ", "\x1f", "0" * 3000])
def test_a_malformed_choice_keeps_the_one_before(lesson, value):
    """Nothing has changed, as the refusal says: the choice can still be locked."""
    panel = lesson.bet("pair")
    touch(panel, "choose", "0")
    touch(panel, "guessing")
    assert touch(panel, "choose", value) != ""
    assert panel.value == "0"
    assert touch(panel, "lock") == ""
    assert panel.record["value"] == "0"


@pytest.mark.parametrize(("value", "kept"), [("7", "7"), (" 7,5 ", "7.5"), ("7.25", "7.25")])
def test_numbers_may_be_written_in_the_french_way(lesson, value, kept):
    panel = lesson.bet("average")
    assert touch(panel, "choose", value) == ""
    assert panel.value == kept


@pytest.mark.parametrize("sure", ["", "20", "101", "52", "-50", "x", "1e2"])
def test_a_confidence_is_one_of_those_on_the_slider(lesson, sure):
    panel = lesson.bet("pair")
    assert touch(panel, "sure", sure) != ""
    assert panel.sure == 0


@pytest.mark.parametrize(
    ("value", "answer", "near", "right"),
    [
        ("-1", -1, 0, True),
        ("7.27", Fraction(80, 11), 0.5, True),
        ("6.5", Fraction(80, 11), 0.5, False),
        ("73", 72.7, 3, True),
        ("wait", "wait", 0, True),
        ("now", "wait", 0, False),
    ],
)
def test_what_counts_as_right(value, answer, near, right):
    assert is_right(value, answer, near) is right


# Calibration


def test_the_brier_score_is_the_mean_square_of_certainty_minus_result():
    found = Calibration.of([(100, True), (100, False), (50, True), (50, False)])
    assert found == Calibration(4, 75.0, 2, (0 + 1 + 0.25 + 0.25) / 4)
    assert Calibration.of([]) == Calibration(0, 0.0, 0, 0.0)


@pytest.mark.parametrize(
    ("bets", "habit"),
    [
        ([(90, True)] * 3, "few"),
        ([(90, True)] * 9 + [(90, False)], "fits"),
        ([(50, True)] * 4, "fits"),  # luck can do that
        ([(95, False)] * 4, "over"),
        ([(40, True)] * 4, "under"),
    ],
)
def test_four_bets_are_judged_and_how_far_luck_alone_reaches_is_told(lesson, bets, habit):
    for at, (sure, right) in enumerate(bets):
        lesson.answers.note("runs", f"q{at}", sure=sure, right=right, stage="revealed")
    low, high = likely([sure for sure, _ in bets])
    reach = f"{low} to {high}" if low < high else str(low)
    about = {"likely": reach, "count": len(bets), "right": sum(right for _, right in bets)}
    assert lesson.words(f"lesson-habit-{habit}", **about) in lesson.calibration().drawing


@pytest.mark.parametrize("sures", [[50] * 4, [25, 50, 60, 80], [90] * 10, [35, 35, 100]])
def test_what_is_likely_holds_for_who_is_exactly_honest(sures):
    """Counted over all ways in which such bets can come out."""
    low, high = likely(sures)
    chances = dict.fromkeys(range(len(sures) + 1), 0.0)
    for way in product((0, 1), repeat=len(sures)):
        chance = prod(s / 100 if hit else 1 - s / 100 for s, hit in zip(sures, way, strict=True))
        chances[sum(way)] += chance
    assert sum(chances[n] for n in range(low)) <= 0.05 + 1e-9
    assert sum(chances[n] for n in range(high + 1, len(sures) + 1)) <= 0.05 + 1e-9
    assert sum(chances[n] for n in range(low + 1)) > 0.05
    assert sum(chances[n] for n in range(high, len(sures) + 1)) > 0.05


def test_the_summary_follows_new_predictions(lesson):
    summary = lesson.calibration()
    assert lesson.words("lesson-no-bets") in summary.drawing
    touch(locked(lesson), "reveal")
    assert "1 of 1" in summary.drawing


# Explain


def test_the_model_answer_shows_only_beside_an_own_sentence(lesson):
    panel = lesson.explain("add")
    model = lesson.say("add-model")[:30]
    assert touch(panel, "compare") == lesson.words("lesson-write-first")
    assert model not in panel.drawing
    touch(panel, "write", "Because averages add up <b>always</b>.")
    assert model not in panel.drawing
    touch(panel, "compare")
    assert model in panel.drawing
    assert "&lt;b&gt;always" in panel.drawing
    assert panel.record["text"].endswith("<b>always</b>.")


# Hints


def test_a_nudge_then_a_step_then_the_solution(lesson):
    panel = lesson.hints("lower")
    for count, kind in enumerate(("nudge", "step", "solution"), start=1):
        part = rich(lesson.say(f"lower-{kind}"))
        assert part not in panel.drawing
        assert touch(panel, "hint") == ""
        assert part in panel.drawing
        assert panel.record["hints"] == count
    assert touch(panel, "hint") == lesson.words("lesson-no-more-hints")


def test_the_solution_in_code_is_the_one_that_the_check_knows(lesson):
    panel = lesson.hints("score")
    for _ in range(3):
        touch(panel, "hint")
    assert "first_cards = [card for card in cards" in panel.drawing


# Told


def test_numbers_of_a_sentence_are_computed_and_wait_for_the_prediction(lesson):
    told = lesson.tell("sum", once=["terms"], exact=Fraction(80, 11))
    assert "80/11" not in told.drawing
    panel = lesson.bet("terms")
    touch(panel, "choose", "32")
    touch(panel, "guessing")
    touch(panel, "lock")
    assert "80/11" not in told.drawing
    touch(panel, "reveal")
    assert "80/11 ≈ 7.273" in told.drawing


def test_numbers_are_written_as_people_of_that_language_read_them():
    english, french = Lesson("runs", "en").words, Lesson("runs", "fr").words
    assert number(english, 20_000) == "20,000"
    assert number(french, 20_000) == "20\u202f000"
    assert number(english, -0.5) == "−0.5"
    assert number(french, Fraction(1, 3)) == "1/3 ≈ 0,333"
    assert number(english, Fraction(4, 2)) == "2"


# Reopen


def test_a_bet_of_an_earlier_lesson_is_opened_again(lesson):
    assert (
        lesson.words("lesson-no-bet-then")
        in lesson.reopen("welcome", "deal", best=7, exactly=31, near=78).drawing
    )
    lesson.answers.note("welcome", "deal", value="5", sure=90, stage="revealed", answer="7")
    panel = lesson.reopen("welcome", "deal", best=7, exactly=31, near=78)
    assert "Locked in: 5, 90% sure. Answer: 7." in panel.drawing
    assert "78%" in panel.drawing


# Answers


def test_answers_are_kept_in_a_file_and_found_again(tmp_path):
    path = tmp_path / "deep" / "answers.json"
    lesson = Lesson("runs", "en", Answers(path))
    touch(locked(lesson), "reveal")
    found = Lesson("runs", "en", Answers(path)).answers
    assert found.lessons == lesson.answers.lessons
    assert found.of("runs", "pair")["sure"] == 80


def test_nothing_is_written_before_a_browser_looks_on(tmp_path):
    """A notebook that is only run, by a test or in advance, leaves no trace."""
    path = tmp_path / "answers.json"
    lesson = Lesson("runs", "en", Answers(path))
    check = lesson.check("score", lambda cards, chips: 0)
    assert not path.exists()
    check._handle_custom_msg({"hello": HELLO}, [])
    assert json.loads(path.read_text())["lessons"]["runs"]["score"]["outcome"] == "not-yet"


def test_two_notebooks_write_to_the_same_file_without_losing_answers(tmp_path):
    path = tmp_path / "answers.json"
    one, other = Answers(path), Answers(path)
    one.note("runs", "pair", value="1")
    other.note("welcome", "deal", value="2")
    one.save()
    other.save()
    assert Answers(path).lessons == {
        "runs": {"pair": {"value": "1"}},
        "welcome": {"deal": {"value": "2"}},
    }


def test_two_kernels_at_one_lesson_keep_each_other_s_answers(tmp_path):
    """Each writes only what was changed there, and then knows what the other one knows."""
    path = tmp_path / "answers.json"
    one, other = Answers(path), Answers(path)
    one.note("runs", "pair", value="1")
    other.note("runs", "join", value="2")
    one.save()
    other.save()
    both = {"runs": {"pair": {"value": "1"}, "join": {"value": "2"}}}
    assert Answers(path).lessons == other.lessons == both

    other.drop("runs", "pair")
    other.save()
    one.note("runs", "half", value="12")
    one.save()
    assert one.lessons == {"runs": {"join": {"value": "2"}, "half": {"value": "12"}}}

    one.forget("runs")
    one.note("runs", "pair", value="3")
    one.save()
    assert Answers(path).lessons == {"runs": {"pair": {"value": "3"}}}


WRITES = """
import sys
from pathlib import Path
from partylab_widgets.lesson import answers as kept
kept.PATIENCE = 60  # the other one is alive, however slow the machine
answers = kept.Answers(Path(sys.argv[1]))
for at in range(40):
    answers.note("runs", f"{sys.argv[2]}-{at}", value="1")
    answers.save()
assert answers.is_kept
"""


def test_two_kernels_that_write_at_the_same_moment_lose_nothing(tmp_path):
    path = tmp_path / "answers.json"
    kernels = [
        subprocess.Popen([sys.executable, "-c", WRITES, str(path), name]) for name in ("a", "b")
    ]
    assert [kernel.wait(60) for kernel in kernels] == [0, 0]
    assert len(Answers(path).lessons["runs"]) == 80
    assert list(tmp_path.iterdir()) == [path]


def test_a_kernel_that_died_while_it_wrote_holds_nobody_up(tmp_path, monkeypatch):
    monkeypatch.setattr("partylab_widgets.lesson.answers.PATIENCE", 0.05)
    (tmp_path / "answers.lock").touch()
    answers = Answers(tmp_path / "answers.json")
    answers.note("runs", "pair", value="1")
    answers.save()
    assert Answers(answers.path).lessons == answers.lessons
    assert list(tmp_path.iterdir()) == [answers.path]


def test_kernels_that_write_one_after_the_other_are_waited_for_however_long_it_takes(
    tmp_path, monkeypatch
):
    """Only one and the same lock that stays is taken for that of a kernel that died."""
    lock, seconds = tmp_path / "answers.lock", itertools.count()

    def others_write(_):
        assert lock.exists()  # nobody has broken it
        now = next(seconds)
        if now >= 10 * PATIENCE:
            lock.unlink()
        else:  # the next one has it
            os.utime(lock, ns=(0, now))

    monkeypatch.setattr("time.sleep", others_write)
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))
    lock.touch()
    answers = Answers(tmp_path / "answers.json")
    answers.note("runs", "pair", value="1")
    answers.save()
    assert next(seconds) > 10 * PATIENCE
    assert Answers(answers.path).lessons == answers.lessons


def test_a_file_that_is_damaged_meanwhile_costs_none_of_the_answers_known_here(tmp_path):
    """It is set aside, and what the kernel knows is written whole, not only what is new."""
    path = tmp_path / "answers.json"
    answers = Answers(path)
    answers.note("welcome", "deal", value="5")
    answers.save()
    path.write_text("{")
    answers.note("runs", "pair", value="1")
    answers.save()
    assert Answers(path).lessons == answers.lessons
    assert len(answers.lessons) == 2
    assert (tmp_path / "answers-1.json").read_text() == "{"


def test_where_nothing_can_be_written_answers_stay_in_memory(tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    lesson = Lesson("runs", "en", Answers(in_the_way / "answers.json"))
    panel = locked(lesson)
    assert panel.record["stage"] == "locked"
    assert "kernel ends" in lesson.export().drawing


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"format": "partylab-answers"}'])
def test_a_damaged_file_does_not_hinder_a_lesson(tmp_path, damage):
    path = tmp_path / "answers.json"
    path.write_text(damage)
    assert Answers(path).lessons == {}


@pytest.mark.parametrize(
    "text", ["{", '{"format": "partylab-answers", "version": 2}', "x" * 300_000]
)
def test_a_file_that_cannot_be_read_is_set_aside_and_not_overwritten(tmp_path, text):
    """Damaged, newer or too large: it gets another name, each time a fresh one."""
    path = tmp_path / "answers.json"
    for copies in (1, 2):
        path.write_text(text)
        answers = Answers(path)
        answers.note("runs", "pair", value="1")
        answers.save()
        assert answers.path == path
        assert Answers(path).of("runs", "pair") == {"value": "1"}
        aside = sorted(tmp_path.glob("answers-*.json"))
        assert [each.read_text() for each in aside] == [text] * copies


def test_a_disk_that_is_full_leaves_the_old_file_whole_and_is_tried_again(tmp_path):
    """The writing stops in the middle of the file; nothing of it stays."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "answers.json"
    answers = Answers(path)
    answers.note("runs", "pair", value="1")
    answers.save()
    before = path.read_text()

    room = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, room[1]))
    try:
        answers.note("runs", "one", text="x" * 1000)
        answers.save()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, room)
    assert [each.read_text() for each in tmp_path.iterdir()] == [before]
    assert not answers.is_kept
    assert answers.of("runs", "one") == {"text": "x" * 1000}

    answers.save()
    assert answers.is_kept
    assert Answers(path).lessons == answers.lessons


def test_answers_too_long_to_be_read_back_do_not_replace_those_that_are_kept(tmp_path):
    answers = Answers(tmp_path / "answers.json")
    answers.note("runs", "pair", value="1")
    answers.save()
    answers.note("runs", "one", text="x" * LONGEST)
    answers.save()
    assert not answers.is_kept
    assert Answers(answers.path).lessons == {"runs": {"pair": {"value": "1"}}}


def test_pages_for_many_people_share_no_file(monkeypatch):
    """Behind Voilà all visitors are one account: their answers must not meet."""
    monkeypatch.delenv("PARTYLAB_ANSWERS", raising=False)
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    assert home() is None
    monkeypatch.delenv("VOILA_PREHEAT")
    assert home().name == "answers.json"
    monkeypatch.setenv("PARTYLAB_ANSWERS", "")
    assert home() is None


def test_the_export_holds_all_answers_as_json_and_as_text(lesson):
    touch(locked(lesson), "reveal")
    panel = lesson.export()
    assert panel.drawing.count(" download=") == 2
    text = panel.readable()
    assert lesson.say("pair") in text
    assert "How sure, in per cent: 80" in text
    assert "Was I right? yes" in text
    assert read(write(lesson.answers.lessons)) == lesson.answers.lessons


def test_an_exported_file_comes_back(lesson):
    touch(locked(lesson), "reveal")
    elsewhere = Lesson("runs", "en", Answers())
    shown = elsewhere.bet("pair")
    assert touch(elsewhere.export(), "take", write(lesson.answers.lessons)) == ""
    assert elsewhere.answers.lessons == lesson.answers.lessons
    assert "Locked in" in shown.drawing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "[]",
        '{"format": "other"}',
        '{"format": "partylab-answers", "version": 2, "lessons": {}}',
        '{"format": "partylab-answers", "version": 1, "lessons": []}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": []}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": 1}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"sure": "x"}}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"sure": true}}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"evil": "x"}}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"hints": 9}}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"stage": "x"}}}}',
        '{"format": "partylab-answers", "version": 1, "lessons": {"runs": {"a": {"sure": 999}}}}',
        START + '{"runs": {"a": {"tries": 9999999}}}}',
        START + '{"\\ud800": {}}}',
        START + '{"runs": {"\\udfff": {}}}}',
        START + '{"runs": {"a": {"text": "\\ud800"}}}}',
        '{"format": "\\ud800", "version": 1, "lessons": {}}',
    ],
)
def test_a_file_that_holds_no_answers_is_refused_with_a_sentence(lesson, text):
    panel = lesson.export()
    assert touch(panel, "take", text).startswith("This file")
    assert lesson.answers.lessons == {}
    assert touch(panel, "take", write({"runs": {"pair": {"value": "1"}}})) == ""  # it goes on


def test_a_foreign_record_cannot_break_a_panel(lesson):
    """Whatever a well-formed file says of a question, the question can still be drawn."""
    for stage in ("locked", "revealed", "skipped"):
        record = {
            "stage": stage,
            "value": "<b>",
            "answer": "1e9999999999",
            "outcome": "x",
            "text": "<i>",
        }
        Lesson("runs", "en", lesson.answers)
        touch(lesson.export(), "take", write({"runs": {"pair": {"stage": stage}, "add": record}}))
        lesson.answers.note("runs", "both", **record)
        shown = [
            lesson.bet("pair"),
            lesson.bet("both"),
            lesson.explain("add"),
            lesson.calibration(),
            lesson.export(),
        ]
        assert all("<b>" not in panel.drawing + panel.picture() for panel in shown)


def test_forgetting_asks_first_and_forgets_this_lesson_only(lesson):
    locked(lesson)
    lesson.answers.note("welcome", "deal", value="5")
    panel = lesson.export()
    assert touch(panel, "forget-now") != ""
    touch(panel, "forget")
    touch(panel, "keep")
    assert touch(panel, "forget-now") != ""
    touch(panel, "forget")
    touch(panel, "forget-now")
    assert lesson.answers.lessons == {"welcome": {"deal": {"value": "5"}}}
    assert lesson.words("lesson-lock") in lesson.shown["Bet", "pair"].drawing


# All panels


def test_unknown_touches_are_refused_and_change_nothing(lesson):
    panels = [
        locked(lesson),
        lesson.explain("add"),
        lesson.hints("lower"),
        lesson.check("score", None),
        lesson.calibration(),
        lesson.export(),
        lesson.tell("sum", exact=1),
    ]
    before = lesson.answers.lessons
    for panel in panels:
        for name in ("", "nonsense", "stage", "__init__", "reveal " * 9):
            assert touch(panel, name) != ""
        panel._handle_custom_msg({"name": "hint", "value": "", "seq": panel.seq + 1}, [])
        assert panel.alert == lesson.words("stage-too-late")
    assert lesson.answers.lessons == before


def test_only_what_has_changed_is_drawn_anew(lesson):
    """A free text matters to nobody but the summary of the answers."""
    told = lesson.tell("sum", once=["pair"], exact=1)
    bet = lesson.bet("pair")
    others = [told, bet, lesson.hints("lower"), lesson.check("score", None), lesson.calibration()]
    explain, export = lesson.explain("add"), lesson.export()
    drawn = []
    for panel in [*others, explain, export]:
        draw = panel.draw
        panel.draw = lambda panel=panel, draw=draw: (drawn.append(panel), draw())[1]
    touch(explain, "write", "in my own words")
    assert drawn == [explain, export]
    assert "in my own words" in export.drawing
    drawn.clear()
    touch(bet, "choose", "0")
    assert drawn == []
    bet._handle_custom_msg({"hello": HELLO}, [])
    assert drawn == [bet]  # a page that comes back sees what was chosen
    assert 'value="0" checked' in bet.drawing
    for panel in [*others, explain, export]:
        panel._handle_custom_msg({"hello": HELLO}, [])
    assert drawn == [bet]  # and nothing else is drawn for it
    drawn.clear()
    touch(bet, "guessing")
    assert drawn == [bet]
    drawn.clear()
    touch(bet, "lock")
    assert set(drawn) == {bet, export}
    drawn.clear()
    touch(bet, "reveal")
    assert set(drawn) == {bet, told, lesson.shown["Sureness", "calibration"], export}


def test_an_author_is_told_what_a_panel_lacks(lesson):
    class Sketch(Panel):
        def draw(self):
            return html("<p></p>")

    with pytest.raises(TypeError, match=r"Sketch lacks .* picture"):
        Sketch(lesson, "pair")
    assert lesson.shown == {}


def test_a_lesson_without_its_words_is_a_mistake_of_its_author():
    with pytest.raises(KeyError, match="runs-nonsense"):
        Lesson("runs", "en", Answers()).explain("nonsense")
    with pytest.raises(KeyError, match="nonsense"):
        Lesson("runs", "en", Answers()).bet("nonsense")
    with pytest.raises(Rejected):
        Lesson("runs", "de", Answers())
