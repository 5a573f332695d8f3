"""Checks: four outcomes, fresh cases, any right way, and every known mistake by its name."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, pstdev, stdev

import pytest

from partylab import Words
from partylab.nothanks import runs, score
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.exercise import Exercise, Verdict, same
from partylab_widgets.lesson.exercise import judged as judge
from partylab_widgets.lesson.mistakes import mistakes
from partylab_widgets.lessons.keyhole.exercises import EXERCISES as KEYHOLE
from partylab_widgets.lessons.negation.exercises import EXERCISES as NEGATION
from partylab_widgets.lessons.reflex.exercises import EXERCISES as REFLEX
from partylab_widgets.lessons.runs import exercises as runs_exercises
from partylab_widgets.lessons.welcome import exercises as welcome_exercises

LESSONS = {"runs": runs_exercises.EXERCISES, "welcome": welcome_exercises.EXERCISES}
TASKS = {**LESSONS, "keyhole": KEYHOLE, "negation": NEGATION, "reflex": REFLEX}
ALL = [(lesson, key) for lesson, tasks in LESSONS.items() for key in tasks]
FUNCTIONS = [(lesson, key) for lesson, key in ALL if isinstance(LESSONS[lesson][key], Exercise)]
MISTAKES = [
    (lesson, key, name) for lesson, key in FUNCTIONS for name in LESSONS[lesson][key].mistakes
]
TOOLS = {
    "Counter": Counter, "Fraction": Fraction, "combinations": combinations, "fmean": fmean,
    "runs": runs, "sqrt": sqrt, "stdev": stdev,
}  # fmt: skip
SEEDS = range(5)


def solved(lesson, key):
    """What the shown solution defines."""
    place = dict(TOOLS)
    exec(LESSONS[lesson][key].solution, place)
    return next(value for name, value in place.items() if name not in {*TOOLS, "__builtins__"})


def judged(key, answer, lesson="runs", seed=0):
    return judge(LESSONS[lesson][key], answer, Random(seed))


def shown(key, answer, lesson="runs", language="en"):
    """The whole check, as a learner sees it."""
    return Lesson(lesson, language, Answers()).check(key, answer)


# The four outcomes


@pytest.mark.parametrize(("lesson", "key"), ALL)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_solution_is_right(lesson, key, seed):
    assert judged(key, solved(lesson, key), lesson, seed).outcome == "right"


@pytest.mark.parametrize(("lesson", "key"), FUNCTIONS)
@pytest.mark.parametrize("nothing", [None, ..., lambda *_: None, lambda *_: ...])
def test_what_is_untouched_is_not_tried_yet(lesson, key, nothing):
    check = shown(key, nothing, lesson)
    assert check.verdict.outcome == "untried"
    assert check.record == {}
    assert check.words("lesson-untried") in check.drawing


@pytest.mark.parametrize(
    "blank",
    [lambda cards, chips: sum(...), lambda cards, chips: ... - chips, lambda *_: (...).values()],
)
def test_code_whose_line_is_still_to_be_completed_is_not_tried_yet(blank):
    """The three dots may stand anywhere, not only behind a return."""
    assert judged("score", blank).outcome == "untried"


def test_who_prints_the_answer_and_returns_nothing_is_told_of_return(capsys):
    check = shown("doors", lambda nots: print(3), "welcome")
    assert check.verdict == Verdict("not-yet", "lesson-only-printed")
    assert "return" in check.drawing
    assert capsys.readouterr().out.startswith("3\n3\n")


def test_code_that_was_right_and_is_put_back_is_not_called_untried():
    lesson = Lesson("welcome", "en", Answers())
    lesson.check("break", lambda: 24 / 0)
    again = lesson.check("break", lambda: 24 / 33)
    assert again.words("lesson-solved-before") in again.drawing
    assert again.words("lesson-untried") not in again.drawing


@pytest.mark.parametrize(("lesson", "key"), FUNCTIONS)
def test_code_that_stops_is_told_where_and_why(lesson, key):
    def broken(*given):
        return [][len(given)]

    verdict = judged(key, broken, lesson)
    first = inspect.getsourcelines(broken)[1]
    assert verdict.outcome == "stopped"
    assert verdict.about["code"] == "return [][len(given)]"
    assert verdict.about["line"] == first + 1
    assert verdict.about["trouble"] == "IndexError"
    check = shown(key, broken, lesson)
    assert "IndexError: list index out of range" in check.drawing
    assert "Traceback" not in check.drawing


def test_code_that_stops_deeper_down_names_a_line_of_the_learner():
    def broken(cards, chips):
        return max(card for card in sorted(cards) if card / 0)

    assert judged("score", broken).about["code"].startswith("return max(card")


def test_somebody_who_interrupts_an_endless_loop_sees_a_verdict():
    def endless(cards, chips):
        raise KeyboardInterrupt

    assert judged("score", endless).outcome == "stopped"


@pytest.mark.parametrize("value", [7, "text", [1], {}, 0.5, object()])
def test_something_that_is_no_function_is_told_so(value):
    assert judged("score", value).sentence == "lesson-not-function"


def test_some_cases_without_an_answer_are_told_so():
    verdict = judged("delta", lambda hand, card: card if card - 1 not in hand else None)
    assert verdict.outcome == "not-yet"


def test_an_unknown_mistake_shows_a_case_with_both_values():
    check = shown("score", lambda cards, chips: 1_000)
    assert "`" not in check.drawing
    assert "<code>score" not in check.drawing
    assert re.search("gives <code>1000</code>, but it should be −?[0-9]+", check.drawing)


# Known mistakes


def test_who_forgets_hands_without_cards_hears_first_of_what_is_wrong_with_all_others():
    assert judged("score", lambda cards, chips: min(cards) - chips).sentence == "score-lowest-only"

    def crashes(cards, chips):
        return sum(card for card in cards if card - 1 not in cards) - chips + 0 * min(cards)

    verdict = judged("score", crashes)
    assert verdict.outcome == "stopped"
    assert verdict.about["call"] == "crashes(set(), 0)"
    empty = judged("score", lambda cards, chips: score(cards, chips) if cards else 0)
    assert empty.about["wanted"] == -3


@pytest.mark.parametrize("answer", [lambda f, g: f and g, lambda f, g: [f, g], lambda f, g: "yes"])
def test_an_answer_that_is_neither_true_nor_false_is_told_so(answer):
    assert judge(NEGATION["same"], answer, Random(1)).sentence == "same-not-bool"


@pytest.mark.parametrize(("lesson", "key", "name"), MISTAKES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_known_mistake_is_called_by_its_name(lesson, key, name, seed):
    mistake = LESSONS[lesson][key].mistakes[name]
    verdict = judged(key, mistake, lesson, seed)
    assert (verdict.outcome, verdict.sentence) == ("not-yet", name)


@pytest.mark.parametrize(("lesson", "key", "name"), MISTAKES)
def test_a_known_mistake_is_remembered_by_its_name_and_told_again(lesson, key, name):
    """Each once, also after it has been mended; a mistake without a name leaves none."""
    mistake, answers = LESSONS[lesson][key].mistakes[name], Answers()
    for answer in (mistake, mistake, solved(lesson, key), lambda *_: object()):
        Lesson(lesson, "en", answers).check(key, answer)
    assert answers.of(lesson, key)["mistakes"] == name
    assert (
        mistakes(Words("en"), lesson, name)[name]
        in Lesson(lesson, "en", answers).export().readable()
    )


@pytest.mark.parametrize(("lesson", "key"), FUNCTIONS)
def test_every_function_has_at_least_two_known_mistakes(lesson, key):
    assert len(LESSONS[lesson][key].mistakes) >= 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("lesson", "key", "name"), MISTAKES)
def test_a_known_mistake_has_a_sentence_of_its_own(lesson, key, name, language):
    check = shown(key, LESSONS[lesson][key].mistakes[name], lesson, language)
    own = Lesson(lesson, language, Answers()).say(f"{name}").split("`")[0][:25]
    assert own in check.told()


@pytest.mark.parametrize(
    ("factor", "name"),
    [
        (lambda deals, sd: 1.96 * sd, "estimate-no-root"),
        (lambda deals, sd: sd, "estimate-not-divided"),
        (lambda deals, sd: sd / sqrt(deals), "estimate-two-thirds"),
        (lambda deals, sd: 1.96 * sd / deals, "estimate-no-square-root"),
        (lambda deals, sd: 1.96 * sd**2 / sqrt(deals), "estimate-variance"),
        (lambda deals, sd: 5.0, "estimate-margin-off"),
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_margin_is_recognised(factor, name, seed):
    def estimate(deals, rng):
        counts = [len(runs(rng.sample(range(3, 36), 24))) for _ in range(deals)]
        return fmean(counts), factor(deals, stdev(counts))

    assert judged("estimate", estimate, seed=seed).sentence == name


def test_a_wrong_mean_and_a_wrong_shape_are_recognised():
    with_replacement = lambda deals, rng: (  # noqa: E731
        fmean(len(runs(set(rng.choices(range(3, 36), k=24)))) for _ in range(deals)),
        0.1,
    )
    assert judged("estimate", with_replacement).sentence == "estimate-mean-off"
    for given in (7.3, (7.3,), (1, 2, 3), ("7", "1"), [None, None]):
        assert judged("estimate", lambda deals, rng, g=given: g).sentence == "estimate-not-two"


@pytest.mark.parametrize(
    ("value", "outcome", "sentence"),
    [
        (6, "untried", ""),
        (33, "right", ""),
        (1, "not-yet", "one-run-single"),
        (32, "not-yet", "one-run-gap-left"),
        (2, "not-yet", "one-run-apart"),
        (0, "not-yet", "one-run-out-of-range"),
        (34, "not-yet", "one-run-out-of-range"),
        ("33", "not-yet", "one-run-whole-number"),
        (True, "not-yet", "one-run-whole-number"),
        (6.5, "not-yet", "one-run-whole-number"),
    ],
)
def test_the_number_of_cards_for_one_run(value, outcome, sentence):
    verdict = judged("one-run", value, "welcome")
    assert (verdict.outcome, verdict.sentence) == (outcome, sentence)
    assert shown("one-run", value, "welcome").drawing


@pytest.mark.parametrize(
    ("share", "outcome", "sentence"),
    [
        (lambda: 24 / 33, "untried", ""),
        (lambda: 24 / 0, "right", ""),
        (lambda: 0 / 33, "not-yet", "break-zero-above"),
        (lambda: 24 / 7, "not-yet", "break-still-works"),
        (lambda: nonsense, "stopped", "lesson-stopped-at"),  # noqa: F821
    ],
)
def test_breaking_a_division(share, outcome, sentence):
    verdict = judged("break", share, "welcome")
    assert (verdict.outcome, verdict.sentence) == (outcome, sentence)
    assert shown("break", share, "welcome").drawing


# Right answers by other ways


def score_by_loop(cards, chips):
    total, before = -chips, None
    for card in sorted(cards):
        total += 0 if before == card - 1 else card
        before = card
    return float(total)


def delta_by_two_scores(hand, card):
    def score(cards):
        return sum(run[0] for run in runs(cards))

    return score({*hand, card}) - score(hand)


def chance_rounded(card, seen):
    return 0.0 if card in seen else Decimal(24 - len(seen)) / Decimal(33 - len(seen))


def expected_by_formula(cards, dealt):
    return dealt * (cards - dealt + 1) / cards


def longest_as_list_of_all(cards, dealt):
    deals = list(combinations(range(cards), dealt))
    found = dict.fromkeys(range(cards + 1), 0.0)
    for deal in deals:
        found[max(map(len, runs(deal)))] += 1 / len(deals)
    return found


def estimate_with_two_sigma(deals, rng):
    counts = [len(runs(rng.sample(range(33), 24))) for _ in range(deals)]
    return [sum(counts) / deals, 2 * pstdev(counts) / sqrt(deals)]


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("score", score_by_loop),
        ("delta", delta_by_two_scores),
        ("chance", chance_rounded),
        ("expected", expected_by_formula),
        ("longest", longest_as_list_of_all),
        ("estimate", estimate_with_two_sigma),
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
def test_another_right_way_is_right(key, answer, seed):
    assert judged(key, answer, seed=seed).outcome == "right"


def test_a_function_may_change_what_it_is_given():
    def greedy(cards, chips):
        total = -chips
        while cards:
            low = min(cards)
            total += low
            while low in cards:
                cards.remove(low)
                low += 1
        return total

    assert judged("score", greedy).outcome == "right"


@pytest.mark.parametrize(
    ("given", "wanted", "alike"),
    [
        (0.7272727, Fraction(8, 11), True),
        (0.727, Fraction(8, 11), False),
        (Decimal("0.5"), Fraction(1, 2), True),
        (True, 1, False),
        (float("nan"), 1, False),
        ([(9,), (3, 4)], ((3, 4), (9,)), True),
        ({1: 0.5, 2: 0.5, 3: 0}, {1: Fraction(1, 2), 2: Fraction(1, 2)}, True),
        ({1: 1}, {2: 1}, False),
        ("10", 10, False),
        ([1, "a"], [1, 2], False),
    ],
)
def test_what_counts_as_the_same(given, wanted, alike):
    assert same(given, wanted) is alike


# What is recorded


def test_tries_and_the_last_outcome_are_recorded():
    lesson = Lesson("runs", "en", Answers())
    lesson.check("score", lambda cards, chips: 0)
    lesson.check("score", solved("runs", "score"))
    assert lesson.answers.of("runs", "score") == {"outcome": "right", "tries": 2}


def test_on_a_page_without_code_it_is_said_where_to_try(monkeypatch):
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    check = shown("score", None)
    assert check.says("lesson-needs-code") in check.drawing
    assert "Give me a nudge" in check.drawing


# Whatever a learner gives


class Stubborn:
    """A value that can neither be written, nor compared, nor counted."""

    def fail(self, *_):
        raise RuntimeError("no")

    __repr__ = __str__ = __eq__ = __bool__ = __len__ = __iter__ = __float__ = fail
    __hash__ = None


class Wordless(Exception):
    def __str__(self):
        raise RuntimeError("no words")


def leaves(*_):
    raise SystemExit


def wordless(*_):
    raise Wordless


@pytest.mark.parametrize(("lesson", "key"), [(name, key) for name in TASKS for key in TASKS[name]])
@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (Stubborn(), "not-yet"),
        (lambda *_: Stubborn(), "not-yet"),
        (lambda *_: [Stubborn(), Stubborn()], "not-yet"),
        (leaves, "stopped"),
        (wordless, "stopped"),
    ],
)
def test_no_answer_breaks_the_page(lesson, key, answer, outcome):
    """A broken value, an error without words, exit(): each gets a sentence, never a traceback."""
    check = shown(key, answer, lesson)
    asks = lesson != "welcome" or key != "one-run"
    assert check.verdict.outcome == (outcome if asks else "not-yet")
    assert "Traceback" not in check.drawing
    assert check.drawing.count("<p") >= 1


def test_what_the_learner_prints_never_floods_the_page(capsys):
    """The first lines are shown, whatever was judged; hundreds more are not."""

    def chatty(cards, chips):
        print("x" * 10_000)
        return 0

    lesson = Lesson("runs", "en", Answers())
    assert lesson.check("score", chatty).verdict.outcome == "not-yet"
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "…"
    assert len(lines) == 11
    assert max(map(len, lines)) == 200
    lesson.check("score", lambda cards, chips: print("once") or 1 / 0)
    assert capsys.readouterr().out == "once\n"
