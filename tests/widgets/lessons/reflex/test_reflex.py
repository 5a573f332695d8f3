"""The reaction lab: blocks are fair, secrets stay in the kernel, known costs are found again."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import nan
from random import Random
from statistics import fmean, median
from urllib.parse import unquote

import pytest

from notebooks.build_notebooks import NOTEBOOKS
from partylab.html import plain
from partylab.notnot.reflexes import Reflexes
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.exercise import judged as judge
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lessons import reflex as labs
from partylab_widgets.lessons.reflex import exercises
from partylab_widgets.lessons.reflex.analysis import differences, interval, kept, pairs, typical
from partylab_widgets.lessons.reflex.coverage import HELD
from partylab_widgets.lessons.reflex.curve_bet import guessed
from partylab_widgets.lessons.reflex.exercises import EXERCISES, Recover
from partylab_widgets.lessons.reflex.measured import SIDES
from partylab_widgets.lessons.reflex.on_paper import ON_PAPER, TRIALS
from partylab_widgets.lessons.reflex.reaction_lab import ReactionLab
from partylab_widgets.lessons.reflex.resample import NARROW, SOME_BLOCKS, width_of
from partylab_widgets.lessons.reflex.results import CUTOFFS
from partylab_widgets.lessons.reflex.sure_exercises import CHANCES
from partylab_widgets.lessons.reflex.trials import (
    BLOCKS,
    INKS,
    NOTS,
    PER_BLOCK,
    SAM,
    Item,
    Trial,
    as_csv,
    badly_ordered,
    cost_of_nots,
    from_csv,
    invented,
    mixed,
    with_costs,
)
from touching import touch

TOOLS = {"fmean": fmean, "median": median, "product": product, "pairs": pairs}


@pytest.fixture
def lesson():
    return Lesson("reflex", "en", Answers())


def block(items, ms=lambda item: 500 + 100 * item.nots, wrong=()):
    """What the page's clock hands over after a block; at `wrong` the other side was touched."""
    other = {"left": "right", "right": "left"}
    trials = [
        f"0 {other[item.side] if at in wrong else item.side} {ms(item)}"
        for at, item in enumerate(items)
    ]
    return f"{';'.join(trials)}|16.7 900 3"


def measured(lesson, blocks=BLOCKS):
    lab = ReactionLab(lesson, seed=1)
    for _ in range(blocks):
        assert touch(lab, "timed") == ""
        assert touch(lab, "block", block(lab.items, wrong=(5,))) == ""
    return lab


# Blocks


@pytest.mark.parametrize("seed", range(5))
def test_a_block_has_every_kind_equally_often_in_random_order(seed):
    items = mixed(Random(seed))
    assert Counter((item.nots, item.ink) for item in items) == dict.fromkeys(product(NOTS, INKS), 3)
    assert [item[:2] for item in items] != [item[:2] for item in mixed(Random(seed + 99))]


def test_the_right_side_follows_from_the_word_and_the_nots():
    """Word 0 with an even number of NOTs means card 0, wherever it lies."""
    for nots, ink, word, left in product(NOTS, INKS, (0, 1), (0, 1)):
        meant = (word + nots) % 2
        assert Item(nots, ink, word, left).side == ("left" if meant == left else "right")


# The lab


def test_the_lab_waits_for_the_curve(lesson):
    lab = ReactionLab(lesson, bet="curve")
    assert touch(lab, "timed")
    assert "Lock your curve" in lab.drawing
    bet = labs.CurveBet(lesson)
    for nots, ms in enumerate((500, 600, 550, 900)):
        assert touch(bet, f"time-{nots}", ms) == ""
    assert touch(bet, "lock") == ""
    assert touch(bet, "time-0", 700)  # locked is locked
    assert guessed(lesson) == [500, 600, 550, 900]
    assert touch(lab, "timed") == ""


def test_a_block_is_judged_in_the_kernel_and_errors_are_kept(lesson):
    lab = measured(lesson, blocks=1)
    assert [trial.number for trial in lab.trials] == list(range(1, PER_BLOCK + 1))
    assert [trial.right for trial in lab.trials].count(False) == 1
    assert not lab.trials[5].right
    assert "23 of 24 right" in lab.news
    assert "60 pictures a second and left out 3 of 900" in lab.drawing


def test_the_drawing_does_not_tell_which_side_is_right(lesson):
    """Both cards of a trial are drawn alike, and nothing else differs with the right side."""
    lab = ReactionLab(lesson, seed=3)
    touch(lab, "timed")
    trials = re.findall(r"<div data-trial=.*?(?=<div data-trial=|<progress)", lab.drawing)
    assert len(trials) == PER_BLOCK
    attributes = {tuple(sorted(set(re.findall(r" ([a-z-]+)=", trial)))) for trial in trials}
    assert len(attributes) == 1


GOOD = ";".join(["0 left 500"] * PER_BLOCK)


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "|", "{}", ";" * 23, ";" * 50_000, GOOD, f"{GOOD}|", f"{GOOD}|16.7 900",
        f"{GOOD}|x 9 0", f"{GOOD}|nan 9 0", f"{GOOD}|16.7 -9 0", f"{GOOD}|16.7 900 3|16.7 900 3",
        f"{GOOD};0 left 500|16.7 900 3", f"{GOOD};|16.7 900 3", "0 left 500|16.7 900 3",
        f"{GOOD.replace('left', 'up')}|16.7 900 3", f"{GOOD.replace('500', '-5')}|16.7 900 3",
        f"{GOOD.replace('500', '5e2')}|16.7 900 3", f"{GOOD.replace('500', '9' * 9)}|16.7 900 3",
        f"{GOOD.replace('left 500', 'still')}|16.7 900 3", f"{GOOD.replace('0 l', '1 l')}|16.7 9 3",
        f"{GOOD.replace('500', '٥٠٠')}|16.7 900 3",
    ],
)  # fmt: skip
def test_a_block_that_is_none_is_refused_and_changes_nothing(text, lesson):
    lab = ReactionLab(lesson, seed=1)
    touch(lab, "timed")
    assert touch(lab, "block", text)
    assert (lab.trials, lab.devices, lab.running) == ([], [], "timed")


def test_five_blocks_then_no_more_until_forgotten(lesson):
    lab = measured(lesson)
    assert len(lab.trials) == BLOCKS * PER_BLOCK
    assert touch(lab, "timed")
    touch(lab, "forget")
    assert lab.trials == []
    assert touch(lab, "timed") == ""


def test_a_stopped_block_leaves_nothing(lesson):
    lab = ReactionLab(lesson, seed=1)
    touch(lab, "timed")
    items = lab.items
    touch(lab, "stop")
    assert touch(lab, "block", block(items))
    assert lab.trials == []


def test_practice_says_after_each_trial_what_was_meant_and_keeps_none(lesson):
    lab = ReactionLab(lesson, practice=True, seed=1)
    touch(lab, "timed")
    assert len(lab.items) == 8
    for at, item in enumerate(lab.items):
        meant = ("RED", "BLUE")[item.word ^ (item.nots % 2)]
        assert f"means {meant}" not in lab.drawing
        assert touch(lab, "next") != ""
        assert touch(lab, "block", block([item], wrong=(0,) if at == 2 else ())) == ""
        kind = "Look again" if at == 2 else "Right"
        assert f"{kind}: “{lab.shown.said(item)}” means {meant}." in lab.drawing
        assert touch(lab, "block", block([item])) != ""
        assert touch(lab, "next") == ""
    assert lab.trials == []
    assert "7 of 8 right" in lab.news


def test_without_a_clock_readings_and_errors_are_counted(lesson):
    lab = ReactionLab(lesson, seed=2)
    touch(lab, "calm")
    for at in range(PER_BLOCK):
        item = lab.items[at]
        command = lab.shown.said(item)
        assert f">{command}</p>" in lab.drawing
        touch(lab, "read")
        assert f">{command}</p>" not in lab.drawing
        if item.nots == 3:
            touch(lab, "again")
            touch(lab, "read")
        wrong = at == 0
        touch(lab, SIDES[(item.side == "right") ^ wrong])
    assert lab.running == ""
    assert sum(reading.again for reading in lab.readings) == 6
    assert sum(not reading.right for reading in lab.readings) == 1
    assert "<td>6</td><td>6</td>" in lab.drawing
    assert lab.trials == []


def test_shapes_instead_of_colours(lesson):
    lab = ReactionLab(lesson, seed=2)
    touch(lab, "shapes", "on")
    touch(lab, "timed")
    assert "TRIANGLE" in lab.drawing
    assert "RED" not in lab.drawing
    assert "color:" not in lab.drawing
    assert {"lab-frame-red", "lab-frame-blue"} <= set(re.findall(r"lab-frame-\w+", lab.drawing))


def test_trials_are_in_the_answers_only_if_one_agrees(lesson):
    """Then later blocks are, too; unticking or forgetting takes them out again."""
    lab = ReactionLab(lesson, seed=1)

    def measure():
        touch(lab, "timed")
        touch(lab, "block", block(lab.items))
        return from_csv(lesson.record("lab").get("trials", ""))

    assert 'data-do="share"' not in lab.drawing
    assert measure() == []
    for undo in (("share", ""), ("forget", "")):
        touch(lab, "share", "on")
        assert 'data-do="share" data-key="do-share" checked' in lab.drawing
        assert from_csv(lesson.record("lab")["trials"]) == lab.trials
        assert measure() == lab.trials
        touch(lab, *undo)
        assert lesson.record("lab") == {}


def test_trials_of_an_earlier_day_are_not_lost_to_fewer_of_today(lesson):
    before = invented(SAM, Random(1), blocks=2)
    lesson.answers.note("reflex", "lab", trials=as_csv(before))
    lab = ReactionLab(lesson, seed=1)
    for blocks in (1, 2):
        assert from_csv(lesson.record("lab")["trials"]) == before
        touch(lab, "timed")
        touch(lab, "block", block(lab.items))
        assert lab.blocks == blocks
    assert from_csv(lesson.record("lab")["trials"]) == lab.trials


@pytest.mark.parametrize(
    "row", ["", "1,1,1,same,500", "1,1,9,same,500,1", "1,1,1,<b>,500,1", "1,1,1,same,1e9,1"]
)
def test_a_table_that_holds_no_trials_is_read_as_none(row):
    assert from_csv(as_csv([]) + row + "\n") == []
    assert from_csv(as_csv(invented(SAM, Random(1), blocks=6))) == []


def test_the_trials_can_be_taken_away_as_csv(lesson):
    lab = measured(lesson, blocks=2)
    data = re.search(r'href="data:text/csv;charset=utf-8,([^"]+)"', lab.drawing)[1]
    rows = list(csv.DictReader(io.StringIO(unquote(data))))
    assert len(rows) == 2 * PER_BLOCK
    assert Trial._fields == tuple(rows[0])
    assert [float(row["ms"]) for row in rows] == [trial.ms for trial in lab.trials]
    assert as_csv([]) == "block,number,nots,ink,ms,right\n"


def test_trials_are_not_kept_with_the_answers(lesson):
    """They are nobody's business: no file of answers holds a time."""
    measured(lesson)
    assert lesson.answers.lessons == {}


def run_of(lab):
    """The element that the page's clock runs."""
    page = re.sub(r" (data-auto|data-focus|data-frames|hidden)(?=[ >])", r' \1=""', lab.drawing)
    return ET.fromstring(page).find(".//*[@data-clock]")


def test_a_block_runs_on_the_clock_of_the_page(lesson):
    """No code of its own: one element with everything the clock of the stage asks for."""
    lab = ReactionLab(lesson, seed=3)
    touch(lab, "timed")
    run = run_of(lab)
    assert run.get("data-do") == "block"
    assert {"data-auto", "data-frames", "data-focus"} <= set(run.attrib)
    limits = {name: run.get(f"data-{name}") for name in ("limit", "beat", "pause")}
    assert limits == {"limit": "0", "beat": "0", "pause": "600"}
    answers = {key.split(":")[2] for key in run.get("data-keys").split()}
    assert answers == {tap.get("data-tap") for tap in run.findall(".//*[@data-tap]")} == set(SIDES)
    marks = {run.get("data-clock")}
    touch(lab, "stop")
    touch(lab, "timed")
    marks.add(run_of(lab).get("data-clock"))
    assert len(marks) == 2  # a new block is a new run


# What is concluded


def test_text_figure_and_resampling_tell_the_same_number(lesson):
    """Of Sam, and of one's own trials; each says whose trials they are."""
    results, resample = labs.Results(lesson), labs.Resample(lesson)
    for whose in ("Sam’s trials", "our own trials"):
        cost, low, high = (f"{value:.0f}".replace("-", "−") for value in results.costs()[2])
        assert f"cost {cost} ms, 95% interval from {low} to {high}" in results.drawing
        assert f"median {cost} ms, 95% interval from {low} to {high}" in resample.drawing
        assert whose in results.drawing + resample.drawing
        assert f"<td>{cost} [{low}; {high}]</td>" in results.drawing
        measured(lesson)
        lesson.refresh(results)
        lesson.refresh(resample)
    assert "Sam’s trials, two" not in resample.drawing
    assert touch(resample, "blocks", 9) != ""
    assert touch(resample, "sam", "on") == ""
    assert touch(resample, "blocks", 9) == ""
    assert "Sam’s trials, two NOTs: 18 differences" in resample.drawing


def test_every_point_of_the_figure_lies_in_its_interval_unstretched(lesson):
    """The point is the time without NOT and the cost; the bar is the interval of that cost."""
    for seed in range(30):
        values = differences(invented(SAM, Random(seed), 5), 2)
        low, high = interval(values, Random(seed))
        assert low <= typical(values) <= high


@pytest.mark.parametrize("blocks", HELD)
def test_intervals_hold_the_truth_as_often_as_is_said(blocks):
    """As the page of the measurement has it; and a few people here, so that it is no old page."""
    page = (NOTEBOOKS.parent / "docs" / "reaction-times.md").read_text("utf-8")
    rows = re.findall(rf"^\| {blocks} \|[^|]+\|(.+)$", page, flags=re.MULTILINE)
    shares = [float(share) for row in rows for share in re.findall(r"([\d.]+) %", row)]
    alarms = [float(row.split("|")[3].strip(" %")) for row in rows]
    held = [share for share in shares if share > 50]
    assert len(held) == 6
    assert abs(fmean(held) - HELD[blocks]) <= 1.5
    assert all(abs(share - 95) <= 3 for share in held)
    assert all(abs(alarm - 5) <= 2 for alarm in alarms)
    hits = 0
    for seed in range(120):
        values = differences(invented(SAM, Random(seed), blocks), 2)
        low, high = interval(values, Random(seed), draws=200)
        hits += low <= cost_of_nots(SAM, 2) <= high
    assert hits / 120 == pytest.approx(0.95, abs=0.06)  # three standard errors


def test_the_results_wait_for_the_curve(lesson):
    results = labs.Results(lesson, bet="curve")
    assert "Lock your curve" in results.drawing
    assert "<img" not in results.drawing
    assert touch(results, "cutoff", 2000) != ""
    touch(labs.CurveBet(lesson), "skip")
    assert "<img" in results.drawing


def test_the_curve_is_drawn_by_hand_or_by_sliders(lesson):
    bet = labs.CurveBet(lesson)
    assert touch(bet, "point", "2 256 156 0") == ""
    assert bet.times == [600, 600, 1000, 600]
    assert touch(bet, "time-1", 800) == ""
    assert 'data-what="1" data-x="186" data-y="176"' in bet.drawing
    for wrong in ("", "4 0 0 0", "0 0 0", "0 0 255 0", "0 0 x 0", "0 0 -5 0", "0 0 0 0"):
        assert touch(bet, "point", wrong) != ""
    touch(bet, "lock")
    assert touch(bet, "point", "2 256 156 0") != ""
    assert "data-drag" not in bet.drawing


def test_own_trials_take_the_place_of_the_invented_ones(lesson):
    lab = ReactionLab(lesson, seed=1)
    results = labs.Results(lesson)
    assert "Sam" in results.drawing
    touch(lab, "timed")
    touch(lab, "block", block(lab.items))
    assert "your own trials" in results.drawing
    assert "fewer than three blocks" in results.drawing
    assert results.costs()[2][0] == pytest.approx(200)


def test_a_figure_is_the_same_every_time_and_told_in_words(lesson):
    one, other = labs.Results(lesson).drawing, labs.Results(lesson).drawing
    assert one == other
    alt = re.search(r'<img[^>]*alt="([^"]+)"', one)[1]
    times = [f"{time:.0f}" for time in labs.Results(lesson).times().values()]
    assert all(time in alt for time in times)


def test_throwing_slow_trials_away_is_counted(lesson):
    results = labs.Results(lesson)
    before = results.costs()[2]
    for cutoff in (*CUTOFFS, CUTOFFS[-1]):
        assert touch(results, "cutoff", cutoff) == ""
        left_out = len(results.trials) - len(kept(results.trials, results._limit))
        assert f"{left_out} trials are left out" in results.drawing
    assert results.costs()[2] == before


def test_errors_first_trials_and_impossible_times_do_not_count():
    trials = [Trial(1, 1, 0, "same", 500, True), Trial(1, 2, 0, "same", 500, False),
              Trial(1, 3, 0, "same", 50, True), Trial(1, 4, 0, "same", 480, True)]  # fmt: skip
    assert kept(trials) == [trials[3]]


def test_paired_differences_free_the_cost_from_block_and_ink():
    """Whatever a block or an ink adds to both sides, the difference does not see it."""
    trials = [
        Trial(b, n, nots, ink, 500 + 150 * nots + 300 * b + 90 * (ink == "other"), True)
        for b in range(1, 6)
        for n, (nots, ink) in enumerate(product((0, 1), INKS), start=2)
    ]
    assert differences(trials, 1) == [150] * 10


@pytest.mark.parametrize("nots", [1, 2, 3])
def test_known_costs_are_recovered(nots):
    person = replace(with_costs(SAM, 130, 210, 380), dream=0)
    values = differences(invented(person, Random(nots), blocks=200), nots)
    assert cost_of_nots(person, nots) == (0, 130, 210, 380)[nots]
    assert abs(typical(values) - cost_of_nots(person, nots)) < 25


def test_the_bad_plan_makes_a_cost_of_two_blocks_practice():
    nothing = {"not_ms": 0, "pair_ms": 0, "ink_ms": 0, "warming_ms": 0, "dream": 0}
    kim = replace(SAM, **nothing, practice_ms=40, spread_ms=5, tail_ms=5)
    found = [t for t in badly_ordered(kim, Random(1)) if t.right]
    gap = fmean(t.ms for t in found if t.nots) - fmean(t.ms for t in found if not t.nots)
    assert gap == pytest.approx(80, abs=12)


def test_four_times_the_blocks_halve_the_interval():
    """On average: a single person can be lucky."""

    def width(blocks):
        spans = [
            interval(differences(invented(SAM, Random(seed), blocks), 1), Random(seed), draws=200)
            for seed in range(25)
        ]
        return fmean(high - low for low, high in spans)

    assert width(40) / width(10) == pytest.approx(0.5, abs=0.06)


def test_the_exercise_without_code_can_be_solved_and_is_not_given(lesson):
    lab = labs.Resample(lesson, goal="narrow")
    assert lab.span[1] - lab.span[0] > NARROW
    assert lab.record.get("outcome") is None
    touch(lab, "blocks", 40)
    assert lab.record["outcome"] == "right"


def test_the_people_of_the_lesson_are_those_of_the_game():
    """One model: what only a laboratory reckons with costs nobody at the table anything."""
    assert type(SAM) is Reflexes
    at_the_table = Reflexes()
    free = ("warming_ms", "practice_ms", "ink_not_ms", "dream")
    assert [getattr(at_the_table, name) for name in free] == [0] * len(free)
    assert at_the_table.slip_ms is None


def test_dreams_slips_and_first_trials_are_as_said():
    trials = invented(SAM, Random(7), blocks=400)
    slips = [trial for trial in trials if not trial.right]
    assert len(slips) / len(trials) == pytest.approx(0.04 * 2.5, abs=0.01)
    assert fmean(trial.ms for trial in slips) == pytest.approx(410, abs=10)
    firsts = median(t.ms for t in trials if t.right and t.number == 1)
    others = median(t.ms for t in trials if t.right and t.number > 1)
    assert firsts - others == pytest.approx(500, abs=40)
    dreams = [trial for trial in trials if trial.right and trial.ms > 2500]
    assert len(dreams) / len(trials) == pytest.approx(0.02 * 1.5, abs=0.006)
    assert all(trial.nots for trial in dreams)


@pytest.mark.parametrize(
    ("lesson", "heavy"),
    [
        *((name, {"matplotlib", "numpy", "sympy"}) for name in ("welcome", "reflex", "runs")),
        ("negation", {"matplotlib", "numpy"}),  # this lesson is about formulas
    ],
)
def test_importing_the_labs_loads_no_heavy_library(lesson, heavy):
    code = (
        f"import sys, partylab_widgets.lessons.{lesson}; sys.exit(bool({heavy} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The checks


# The same luck invents the same people: those of most tests are invented once.
PEOPLE = lru_cache(maxsize=4)(exercises.people)


@pytest.fixture(autouse=True)
def people_who_were_met_before(monkeypatch):
    monkeypatch.setattr(exercises, "people", PEOPLE)


def judged(key, function, seed=0):
    return judge(EXERCISES[key], function, Random(seed))


def solved(key):
    place = dict(TOOLS)
    exec(EXERCISES[key].solution, place)
    return next(value for name, value in place.items() if name not in {*TOOLS, "__builtins__"})


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("seed", range(6))
def test_the_solution_is_right(key, seed):
    assert judged(key, solved(key), seed).outcome == "right"


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("nothing", [None, ..., lambda *_: None, lambda *_: ...])
def test_what_was_not_touched_is_not_judged(key, nothing):
    assert judged(key, nothing).outcome == "untried"


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("nonsense", [7, lambda *_: True, lambda *_: nan])
def test_nonsense_is_not_right_and_breaks_nothing(key, nonsense):
    assert judged(key, nonsense).outcome == "not-yet"


@pytest.mark.parametrize(
    ("key", "mistake"),
    [
        (key, mistake)
        for key, task in EXERCISES.items()
        if isinstance(task, Recover)
        for mistake in task.mistakes
    ],
)
def test_a_known_mistake_has_its_name(key, mistake):
    makes = EXERCISES[key].mistakes[mistake]
    verdict = judged(key, lambda trials, nots=2: makes(trials, nots))
    assert (verdict.outcome, verdict.sentence) == ("not-yet", mistake)


def test_another_way_to_the_same_cost_passes():
    """All good trials together, instead of pairs by block and ink, as the lesson does it."""

    def pooled(trials, nots):
        good = [t for t in trials if t.right and t.number > 1]
        return median(t.ms for t in good if t.nots == nots) - median(
            t.ms for t in good if t.nots == 0
        )

    assert judged("cost", pooled).outcome == "right"


def test_the_way_of_the_lesson_passes_the_checks_of_the_lesson():
    """One estimator: what text, figure and resampling do is right where costs are known."""
    for seed in range(4):
        asked = judged("cost", lambda ts, nots: typical(differences(ts, nots)), seed)
        assert asked.outcome == "right"
        assert judged("hunt", lambda ts: typical(differences(ts, 2)), seed).outcome == "right"


def test_the_hunted_function_is_untried_and_every_bug_counts():
    def as_shipped(trials):
        with_two = [t.ms for t in trials if t.nots == 2]
        without = [t.ms for t in trials if t.nots == 0]
        return fmean(with_two) - fmean(without)

    assert judged("hunt", as_shipped).outcome == "untried"
    assert len(EXERCISES["hunt"].mistakes) == 6


def _resampled(values, rng, statistic=median):
    return sorted(statistic(rng.choices(values, k=len(values))) for _ in range(2000))


INTERVALS = {
    "interval-one-number": lambda ds, rng: median(ds),
    "interval-not-two": lambda ds, rng: [1.0],
    "interval-upside-down": lambda ds, rng: tuple(reversed(solved("interval")(ds, rng))),
    "interval-elsewhere": lambda ds, rng: (-9000.0, -8000.0),
    "interval-of-means": lambda ds, rng: tuple(_resampled(ds, rng, fmean)[at] for at in (50, 1949)),
    "interval-two-thirds": lambda ds, rng: tuple(_resampled(ds, rng)[at] for at in (333, 1666)),
    "interval-of-data": lambda ds, rng: (sorted(ds)[1], sorted(ds)[-2]),
    "interval-never-varies": lambda ds, rng: (median(rng.sample(ds, len(ds))), median(ds)),
    "interval-width-off": lambda ds, rng: (median(ds) - 1, median(ds) + 1),
}


@pytest.mark.parametrize("mistake", INTERVALS)
def test_a_wrong_interval_is_told_why(mistake):
    assert judged("interval", INTERVALS[mistake]).sentence == mistake


@pytest.mark.parametrize("seed", [1150, 1162, 1185, 1199, 1340])
def test_a_right_interval_passes_where_the_medians_of_a_resampling_lie_far_apart(seed):
    assert judged("interval", solved("interval"), seed).outcome == "right"


def test_an_interval_by_the_order_of_the_values_passes():
    """Any honest interval of about the right width: here that of the sign test."""
    assert judged("interval", lambda ds, rng: (sorted(ds)[13], sorted(ds)[26])).outcome == "right"


@pytest.mark.parametrize("mistake", [name for name in CHANCES if name])
def test_a_wrong_chance_is_told_why(mistake):
    def counted(ds):
        found = [median(s * d for s, d in zip(flip, ds, strict=True))
                 for flip in product((1, -1), repeat=len(ds))]  # fmt: skip
        return fmean(CHANCES[mistake](each, median(ds)) for each in found)

    assert judged("chance", counted).sentence == mistake


def test_a_test_that_a_single_daydream_decides_is_told_so():
    def by_sums(ds):
        sums = [abs(sum(s * d for s, d in zip(flip, ds, strict=True)))
                for flip in product((1, -1), repeat=len(ds))]  # fmt: skip
        return fmean(total >= abs(sum(ds)) - 1e-9 for total in sums)

    assert judged("chance", by_sums).sentence == "chance-of-sums"


def test_a_random_permutation_test_passes():
    rng = Random(4)

    def at_random(ds):
        seen = abs(median(ds))
        return fmean(abs(median(rng.choice((1, -1)) * d for d in ds)) >= seen for _ in range(3000))

    assert judged("chance", at_random).outcome == "right"


# On paper


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ON_PAPER)
def test_paper_gives_data_and_the_solutions_what_comes_out(key, language):
    lesson = Lesson("reflex", language, Answers())
    check = lesson.check(key, None)
    data = ON_PAPER[key]()
    paper, solution = plain(check.paper()), plain(check.solution())
    for name, value in data.items():
        for each in value if isinstance(value, list) else [value]:
            shown = number(lesson.words, each)
            assert shown in solution
            assert (shown in paper) or name == "result"
    assert "→" not in paper


def test_what_comes_out_is_what_the_shown_solutions_give_back():
    data = ON_PAPER["chance"]()
    assert solved("chance")(data["differences"]) == float(data["result"])
    data = ON_PAPER["conflict"]()
    assert abs(data["result"] - solved("conflict")(TRIALS)) <= 2  # of rounded medians
    data = ON_PAPER["interval"]()
    low, high = solved("interval")(data["differences"], Random(2))
    assert data["result"] == pytest.approx([low, high], abs=40)


def test_paper_tells_widths_that_do_not_yet_solve_the_task_of_a_narrow_interval():
    lab = labs.Resample(Lesson("reflex", "en", Answers()), goal="narrow")
    widths = [int(each) for each in re.findall(r"(\d+) ms wide", plain(lab.paper()))]
    assert len(widths) == len(SOME_BLOCKS)
    assert widths == sorted(widths, reverse=True)
    assert min(widths) > NARROW > width_of(40)
