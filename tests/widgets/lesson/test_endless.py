"""A learner's code that finds no end is stopped, and told where; code that ends never is."""

from __future__ import annotations

import threading
import time
from _thread import interrupt_main
from itertools import count

import pytest

from partylab import nothanks
from partylab_widgets.lesson import Answers, Lesson, patience


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Time is up soon: these tests are about what happens then."""
    monkeypatch.setattr(patience, "CALL_SECONDS", 0.7)
    monkeypatch.setattr(patience, "ALL_SECONDS", 3)


def told(answer):
    """What a learner reads about an answer, and the line that it names."""
    check = Lesson("runs", "en", Answers()).check("score", answer)
    assert check.verdict.outcome == "stopped"
    return check.told(), check.verdict.about


def test_an_endless_loop_is_stopped_and_named():
    def score(cards, chips):
        # More is done here than in the loop inside: whoever looks a few times sees both.
        while chips >= 0:
            chips = max(chips, 0)
            chips = max(chips, 1)
            for card in cards:
                chips += card

    sentence, about = told(score)
    assert about["kind"] == "loop"
    assert about["code"] == "while chips >= 0:"
    assert "seems to begin a loop without an end" in sentence


def test_a_loop_that_does_nothing_at_all_is_stopped():
    def score(cards, chips):
        while True:
            pass

    assert told(score)[1]["code"] == "while True:"


def test_whoever_sleeps_is_stopped_too():
    def score(cards, chips):
        while True:
            time.sleep(0.01)

    assert told(score)[1]["code"] == "while True:"


def test_time_in_which_the_machine_stood_still_is_not_counted(monkeypatch):
    stood_still = [0.0]
    monkeypatch.setattr(patience, "monotonic", lambda: time.monotonic() + stood_still[0])

    def score(cards, chips):
        if not stood_still[0]:
            stood_still[0] = 60.0
            time.sleep(0.2)  # the clock is looked at meanwhile
        return nothanks.score(cards, chips)

    assert Lesson("runs", "en", Answers()).check("score", score).verdict.outcome == "right"


def test_the_inner_one_of_two_loops_is_named_when_it_is_the_endless_one():
    def score(cards, chips):
        for card in cards or [3]:
            while card:
                chips += 1

    assert told(score)[1]["code"] == "while card:"


def test_a_loop_in_one_line_and_a_helper_are_named():
    def helper(chips):
        return sum(chips for _ in count())

    def score(cards, chips):
        return helper(chips)

    assert told(score)[1]["code"] == "return sum(chips for _ in count())"


def test_a_function_that_calls_itself_for_ever_so_long_names_its_line():
    def score(cards, chips, deep=60):
        return 1 if deep < 2 else score(cards, chips, deep - 1) + score(cards, chips, deep - 2)

    assert told(score)[1]["kind"] == "line"


def test_code_that_catches_everything_is_stopped_all_the_same():
    def score(cards, chips):
        while True:
            try:
                sorted(cards)
            except BaseException:
                continue

    assert told(score)[1]["code"] == "while True:"


def test_many_calls_that_are_slow_together_are_stopped(monkeypatch):
    monkeypatch.setattr(patience, "CALL_SECONDS", 60)

    def score(cards, chips):
        time.sleep(0.06)
        return 1

    sentence, about = told(score)
    assert about["seconds"] == 3
    assert "took too long for all that the check asks" in sentence


def test_calls_that_nearly_took_too_long_do_not_add_up(monkeypatch):
    """What counts is one call that lasts, not many that have all ended."""
    # After 0.3 s one begins to look; each call is looked at 10 times, and has 1.5 s left.
    monkeypatch.setattr(patience, "LOOKS", 40)
    monkeypatch.setattr(patience, "CALL_SECONDS", 40 * patience.GLANCE + 0.3)
    monkeypatch.setattr(patience, "ALL_SECONDS", 60)
    slow = iter([0.8] * 5)

    def score(cards, chips):
        time.sleep(next(slow, 0))
        return 1

    check = Lesson("runs", "en", Answers()).check("score", score)
    assert check.verdict.outcome == "not-yet"


def test_a_loop_that_eats_the_memory_is_stopped_early(monkeypatch):
    monkeypatch.setattr(patience, "CALL_SECONDS", 60)
    monkeypatch.setattr(patience, "ALL_SECONDS", 60)
    monkeypatch.setattr(patience, "MEGABYTES", 30)

    def score(cards, chips):
        heap = []
        while True:
            heap.append(bytearray(10**6))
            time.sleep(0.005)  # so that it is stopped before the machine has none left

    assert "MB of memory" in told(score)[0]


def test_an_endless_loop_that_prints_shows_ten_lines_of_it(capsys):
    def score(cards, chips):
        while True:
            print("hello " * 100)

    assert told(score)[1]["kind"] == "loop"
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11
    assert max(map(len, lines)) <= 200


@pytest.mark.usefixtures("ctrl_c")
def test_whoever_interrupts_meanwhile_is_heard_at_once(monkeypatch):
    monkeypatch.setattr(patience, "CALL_SECONDS", 60)
    monkeypatch.setattr(patience, "ALL_SECONDS", 60)

    def score(cards, chips):
        threading.Timer(0.1, interrupt_main).start()
        while True:
            pass

    assert told(score)[1]["trouble"] == "KeyboardInterrupt"


def test_nothing_is_left_behind():
    """No thread, and no stop that arrives later, when other code runs."""
    before = {*threading.enumerate()}
    told(lambda cards, chips: [1 for _ in count()])
    right = Lesson("runs", "en", Answers()).check("score", lambda cards, chips: 1)
    assert right.verdict.outcome == "not-yet"
    until = time.monotonic() + 0.3
    while time.monotonic() < until:
        pass
    for thread in {*threading.enumerate()} - before:
        thread.join(30)
        assert not thread.is_alive()
