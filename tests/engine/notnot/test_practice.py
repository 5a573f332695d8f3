"""How somebody gets on: which levels are open, and figures."""

from __future__ import annotations

import itertools

from partylab.notnot import Asked, Level, NotNot, Roll, practice
from partylab.notnot.board import NotNotBoard, NotNotLook
from partylab.notnot.practice import Trial

ROUNDS = itertools.count(1)


def trial(*, right=True, level=Level.DISCOVERY, ms=500, negations=0) -> Trial:
    """One round of its own, as no number of a round comes again."""
    asked = Asked(next(ROUNDS), level, Roll("up", "nothing", negations), "N", (None,) * 4)
    return Trial(0, asked, right, ms)


def test_a_level_opens_by_accuracy_and_stays_open():
    wrong = trial(right=False)
    assert practice.open_levels([]) == (Level.DISCOVERY,)
    assert practice.open_levels([trial(), wrong, wrong, wrong] * 5) == (Level.DISCOVERY,)
    opened = [*[trial()] * 8, *[wrong] * 10]
    assert practice.open_levels(opened) == (Level.DISCOVERY, Level.NORMAL)
    skipped = [trial(level=Level.HARD)] * 10
    assert practice.open_levels(skipped) == (Level.DISCOVERY,)


def test_figures_are_median_percentiles_and_accuracy_by_negations():
    record = [trial(ms=ms) for ms in range(100, 1101, 100)] + [trial(right=False, negations=2)]
    found = practice.summary(record)
    assert (found.rounds, found.accuracy, found.median) == (12, 91, 600)
    assert (found.fast, found.slow) == (200, 1000)
    assert practice.by_negations(record)[2] == (1, 0, None, None, None)
    untimed = [trial(ms=None)] * 3
    assert practice.summary(untimed) == (3, 100, None, None, None)


def test_a_personal_best_is_the_quickest_right_tap_and_the_middle_of_enough_of_them():
    """A few quick taps may be luck, and wrong ones are none."""
    quick = [trial(ms=ms) for ms in (700, 300, 400, 500, 600)]
    wrong, untimed = trial(right=False, ms=100), trial(ms=None)

    def best(record, people=(0,)):
        look = NotNotLook(people, record=tuple(record), whose=people)
        return NotNotBoard(NotNot()).record(None, look, None)

    assert best([*quick, wrong, untimed]) == {"best": 300, "median": 500}
    assert best([*quick[1:], wrong, untimed]) == {}
    assert best(quick, people=(0, 1)) == {}
