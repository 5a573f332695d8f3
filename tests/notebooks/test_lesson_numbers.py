"""Every number that a lesson prints is either an example's own, or computed here.

`GIVEN` are the numbers that a text starts from: the cards of an example, minutes, section numbers.
`computed` are the numbers that a text claims, each with what it is computed from.
A number that stands in neither table makes a test fail, in both languages.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from statistics import NormalDist
from typing import Any

import pytest

from catalogues import catalogue
from notebooks.build_notebooks import LESSONS
from notebooks.lessons import prose, run
from partylab.ghosts.doors import CELLS as HALL_CELLS
from partylab.ghosts.doors import DOORS as ALL_DOORS
from partylab.html import plain
from partylab.nothanks import Hand, cost, runs, score
from partylab.nothanks.odds import DEALT, expected_runs, in_deck, number_of_runs
from partylab.nothanks.playout import BIAS
from partylab.nothanks.rules import CARDS, REMOVED
from partylab.nothanks.weights import THRESHOLD
from partylab.notnot.dice import NEGATION_DIE
from partylab_widgets.lessons.keyhole.bets import CELLS as CROSSED
from partylab_widgets.lessons.keyhole.rays import MANY as RAYS
from partylab_widgets.lessons.league.bets import CHOICES, EIGHT, nearest
from partylab_widgets.lessons.league.invade import RESIDENT
from partylab_widgets.lessons.league.outplay import DEALS as JUDGED
from partylab_widgets.lessons.league.shares import (
    ANA,
    BO,
    KINDS,
    LIMITS,
    PLAYERS,
    answers,
    best_answer,
    invades,
    nearly_equal,
    war,
)
from partylab_widgets.lessons.negation import BOARD
from partylab_widgets.lessons.negation.meanings import all_sets
from partylab_widgets.lessons.recall.bets import (
    BELIEF,
    HALF,
    HONEST,
    LOST,
    REMEMBERS,
    SIX,
    STYLES,
)
from partylab_widgets.lessons.recall.doubting import balance, p_star, points, update
from partylab_widgets.lessons.recall.duel import NEAR
from partylab_widgets.lessons.recall.race import win_rate
from partylab_widgets.lessons.reflex.analysis import DRAWS, MIDDLE
from partylab_widgets.lessons.reflex.resample import BLOCKS as SLIDER
from partylab_widgets.lessons.reflex.resample import NARROW
from partylab_widgets.lessons.reflex.trials import BLOCKS, INKS, KIM, PER_BLOCK
from partylab_widgets.lessons.runs.bets import waiting
from partylab_widgets.lessons.runs.exercises import spread
from partylab_widgets.lessons.welcome import right_doors
from partylab_widgets.lessons.welcome.doors import DOORS
from partylab_widgets.lessons.welcome.gifts import GIFTS, MOST_PASSES
from partylab_widgets.lessons.welcome.mirror import STEPS
from touching import touch

NUMBER = re.compile(r"[−-]?\d+(?:[\u202f,]\d{3})*(?:[.,]\d+)?(?:/\d+)?")
ALL, IN_BOX = len(CARDS), REMOVED

GIVEN = {
    # 00
    "00-title": "15 12", "00-no-thanks": "7 8", "00-aha": "50", "welcome-summary": "80",
    "welcome-no-thanks-scene-1": "7 8 20",
    "00-ex-one-run-task": "6", "00-sources": "1950",
    "welcome-nots-reveal": "02", "welcome-deal-reveal": "03", "welcome-gifts": "4 8",
    "welcome-mirror": "6", "welcome-eighty": "80", "welcome-one-run-whole-number": "6",
    "welcome-one-run-apart": "400", "welcome-break-zero-above": "0", "welcome-break-step": "0",
    "welcome-doors-nudge": "0 1 2 3 4", "welcome-teach": "90", "welcome-teach-model": "90",
    # 01
    "01-title": "60 14", "negation-sets": "2",
    "01-sources": "1847 2004",
    "negation-many-reveal": "2", "negation-simplest-not-three": "0",
    # 02
    "02-title": "60 15", "02-interval-text": "95 100", "02-trials-task": "1",
    "02-ex-interval-task": "95", "02-sources": "1935 1979 2018 2020", "02-measure": "0 1 2 3",
    "reflex-column-cost": "95", "reflex-curve-told": "0 1 2 3", "reflex-two-cost": "95",
    "reflex-figure": "0 1 2 3", "reflex-resample-told": "95", "reflex-curve": "0 1 2 3",
    "reflex-published-reveal": "150 2020", "reflex-sneeze": "5",
    "reflex-zero": "−20 180", "reflex-zero-reveal": "150", "reflex-order-reveal": "1 2 3 4",
    "reflex-covered": "100", "reflex-axis-measured": "95",
    "reflex-chance-no-chance": "0 1",
    # 03
    "03-title": "60 15", "03-worked": "13 14 15 16 22 4",
    "runs-price": "0 1", "03-rule-of-thumb": "1", "03-first-cards": "3",
    "03-second-cards": "4 3", "03-sum-symbol": "3 4 35",
    "03-simulate": "95", "runs-summary": "26 25", "03-ex-chance-task": "23 25",
    "03-ex-estimate-task": "95", "03-sources": "6 2021",
    "runs-pair": "26 25", "runs-pair-reveal": "26 25", "runs-join": "13 14 15 16",
    "runs-join-reveal": "13 14 15 16", "runs-wait": "34 35 30", "runs-wait-reveal": "35",
    "runs-one": "23", "runs-both": "22 24", "runs-both-reveal": "22 24", "runs-first": "3",
    "runs-other": "4 3", "runs-terms": "4", "runs-terms-reveal": "3 4 35",
    "runs-delta-right": "−20", "runs-expected-nudge": "4", "runs-estimate-right": "100",
    "runs-estimate-two-thirds": "95", "runs-estimate-nudge": "4",
    "runs-longest-one-short": "1", "runs-lower-solution": "22 24",
    # 04
    "04-title": "75 14", "04-three-lines": "6", "04-enough": "95 100",
    "04-sources": "1950 1952 1973 1984 2021",
    "league-enough": "95", "league-apart": "20", "league-shrinking-title": "95",
    "league-column-interval": "95", "league-invader": "0", "league-race": "0",
    "league-from-start": "0", "league-price": "0", "league-harm": "0",
    "league-open-model": "8 10 12",
    # 05
    "05-title": "75 14", "05-belief": "1", "05-sure": "80",
    "05-sources": "1885 1928 1950 2021",
    "recall-welcome-gifts": "10", "recall-half-reveal": "5 6",
    "recall-claim": "50 80", "recall-claim-reveal": "50 80",
    "recall-bayes": "1", "recall-rule": "1", "recall-carry-reveal": "1 0.5",
    "recall-lie-reveal": "0.5", "recall-summary": "1", "recall-balance-step": "1",
    "recall-update-not-one": "1", "recall-update-sum": "1", "recall-update-honest": "1",
    "recall-fit-right": "5", "recall-p-star-added": "1", "recall-lie-rate-unclipped": "0 1",
    "recall-lie-rate-step": "0 1",
    # 06
    "06-title": "60 14", "06-twice": "0", "06-ex-lit-task": "0 6", "06-sources": "2 1975 2021",
    "keyhole-seven-solution": "1 2 4", "keyhole-sees-along": "0", "keyhole-meeting-step": "0 1",
    "keyhole-lit-right": "10 100",
}  # fmt: skip


def percent(part: Fraction | float) -> int:
    """A part of 1 in per cent, rounded."""
    return round(100 * part)


def wins(name: str) -> int:
    """How often a style of the lesson on bluff wins against somebody honest without doubts."""
    return percent(win_rate(STYLES[name], STYLES["neither"]))


OF_THE_GAME = {"33": ALL, "24": DEALT, "3": CARDS[0], "35": CARDS[-1], "9": IN_BOX}


@cache
def computed() -> dict[str, dict[str, Any]]:
    """The numbers that a text claims, each with what it is computed from: it takes seconds."""
    bluff = balance(points(HALF))
    ana_wins, bo_wins = nearly_equal(400_000, seed=3)
    widest = percent(max(s.margin for n in PLAYERS for r in LIMITS for s in answers(r, n).values()))
    normal = {"1.96": round(NormalDist().inv_cdf(0.975), 2)}
    gap = {"24/33": in_deck(23, ()), "9/32": Fraction(IN_BOX, ALL - 1)}

    return {
        # 00
        "00-ex-break-task": {"33": ALL},
        "00-ex-doors-task": {"1": len(right_doors(0, "left"))},
        "00-sandbox": {"6": len(GIFTS), "40": MOST_PASSES},
        "welcome-mirror-move": {"1": STEPS[0], "11": STEPS[-1]},
        "welcome-door-count": {"4": len(DOORS)},
        "welcome-doors-always-three": {"3": len(right_doors(1, "left"))},
        "welcome-doors-always-one": {"1": len(right_doors(2, "left"))},
        "welcome-doors-step": {"1": 3 % 2},
        # 01
        "negation-summary": {"16": len(all_sets(BOARD)), "8": len(all_sets({**BOARD, "E": None}))},
        "negation-void-reveal": {"16": len(all_sets(BOARD))},
        "negation-formula-never-not": {"1": 3 % 2},
        "negation-cards-never-not": {"1": 3 % 2}, "negation-cards-step": {"0": 2 % 2},
        "negation-simplest-not-three": {"3": max(NEGATION_DIE)},
        # 02
        "02-measure": {"24": PER_BLOCK},
        "02-to-results": {"120": BLOCKS * PER_BLOCK},
        "02-paired": {"120": BLOCKS * PER_BLOCK, "10": BLOCKS * len(INKS)},
        "02-interval-text": {"97": 100 * MIDDLE},
        "02-ex-interval-task": {"97": 100 * MIDDLE, "2000": DRAWS},
        "reflex-interval-two-thirds": {"97": 100 * MIDDLE},
        "reflex-interval-width-off": {"97": 100 * MIDDLE},
        "reflex-blocks": {"24": PER_BLOCK},
        "reflex-zero-something": {"80": Fraction(-20 + 180, 2)},
        "reflex-order": {"40": KIM.practice_ms},
        "reflex-order-reveal": {"40": KIM.practice_ms},
        "reflex-narrow": {"75": NARROW},
        "reflex-narrow-solution": {"40": max(SLIDER)},
        "reflex-interval-nudge": {"2000": DRAWS},
        "reflex-interval-step": {"2000": DRAWS},
        # 03
        "03-worked": {
            "31": Hand((13, 14, 15, 16, 22), chips=4).points,
            "13": score({13, 14, 15, 16}),
        },
        "03-take": {"1": score((), 10) - score((), 11)},
        "runs-other": {"9": IN_BOX},
        "runs-aha": {"33": ALL},
        "03-simulate": {
            "20000": len(run("", "en", "03_runs_and_probability.ipynb")[0]["counts"]),
        },
        "runs-summary": {
            "−1": cost(25, {26}), "80/11": expected_runs(),
            "7.27": round(float(expected_runs()), 2),
        },
        "03-ex-score-task": {"10": score({3, 4, 9}, 2)},
        "03-ex-delta-task": {"0": cost(27, {26})},
        "03-ex-expected-task": {"4/3": Fraction(2 * (3 - 2 + 1), 3)},
        "runs-take-price": {"1": score((), 10) - score((), 11)},
        "runs-pair-reveal": {"26": score({26}), "25": score({25, 26})},
        "runs-join-reveal": {"28": score({13, 15, 16}), "13": score({13, 14, 15, 16})},
        "runs-wait-reveal": {
            "0": cost(35, {34}), "1": score((), 10) - score((), 11), "3": 3,
            "−2": 1 + cost(35, {34}) - 3,
        },
        "runs-one-reveal": {},
        "runs-both-reveal": {
            "8/11": in_deck(22, ()), "23/32": in_deck(24, {22}), "23": DEALT - 1, "32": ALL - 1,
        },
        "runs-half-reveal": {
            "15": next(n for n in range(DEALT) if in_deck(35, range(3, 3 + n)) == Fraction(1, 2)),
            "9": DEALT - 15,
        },
        "runs-sum": {**gap, "32": len([card for card in CARDS if card - 1 in CARDS])},
        "runs-lower-solution": {"21": 21, "23": 23, "29": 29, "24": -cost(23, {22, 24, 25, 30})},
        "runs-estimate-not-divided": normal,
        "runs-estimate-two-thirds": normal,
        "runs-estimate-margin-off": normal,
        "runs-longest-right": {"38567100": comb(ALL, DEALT)},
        "runs-teach-model": {"33": ALL},
        # 04
        "04-circle-head": {
            "4": KINDS["calm"].points, "14": KINDS["eager"].points,
            "16": KINDS["angler"].row[BIAS] / 100,
        },
        "04-ex-choose-task": {"40": JUDGED},
        "league-enough": {"44": percent(ana_wins.mean), "41": percent(bo_wins.mean)},
        "league-enough-said-20": {"20": CHOICES[0]},
        "league-enough-reveal": {"2000": int(nearest()), "6000": 3 * int(nearest())},
        "league-legend-ana": {"12": ANA.points},
        "league-legend-bo": {"1": -BO.points},
        "league-invader-reveal": {"4": best_answer(0)},
        "league-map-note": {"4": widest},
        "league-race-reveal": {
            printed: war(3)[at] for at, printed in enumerate(("0", "4", "8", "12", "−4"))
        },
        "league-five-reveal": {"8": war(5)[-1]},
        "league-price": {"8": EIGHT},
        "league-harm": {"8": EIGHT},
        "league-invade": {"8": RESIDENT},
        "league-invade-nudge": {"8": RESIDENT},
        "league-invade-solution": {
            "10": max(range(-4, 17, 2), key=lambda limit: invades(limit, RESIDENT).mean),
        },
        "league-choose-weak": {"8": THRESHOLD[3]},
        "league-choose-nudge": {"8": THRESHOLD[3]},
        # 05
        "recall-half-reveal": {
            "7/8": 1 - LOST,
            "51": percent(float(1 - LOST) ** 5), "45": percent(float(1 - LOST) ** 6),
        },
        "recall-claim-reveal": {
            "5": percent((1 - HONEST) / (len(BELIEF) - 1)),
            "40": percent(BELIEF["guitar"] * HONEST),
            "2.5": 100 * (1 - BELIEF["guitar"]) * (1 - HONEST) / (len(BELIEF) - 1),
            "94": percent(update(BELIEF, "guitar", HONEST)["guitar"]),
        },
        "recall-carry-reveal": {
            "0.2": Fraction(1, SIX - 1), "0.7": Fraction(1, SIX - 1) + HALF,
            "1.7": 1 + Fraction(1, SIX - 1) + HALF, "7/17": p_star(SIX, HALF),
            "41": percent(p_star(SIX, HALF)),
        },
        "recall-style-doubt": {"60": percent(STYLES["doubt"].doubt)},
        "recall-style-reveal": {
            "81": wins("doubt"), "76": wins("both"), "46": wins("lie"),
        },
        "recall-lie-reveal": {
            "40": percent(bluff.lie), "0.4": bluff.lie, "0.6": 1 - bluff.lie,
            "0.2": bluff.lie * HALF,
        },
        "recall-elephant-reveal": {"40": percent(balance(points(HALF, REMEMBERS)).lie)},
        "recall-balance": {"0.02": NEAR},
        "recall-balance-solution": {"33": percent(balance(points(Fraction(1))).lie)},
        # 06
        "06-rules": {"6": HALL_CELLS},
        "06-try-rays": {"5": RAYS[0]},
        "keyhole-above": {"15": CROSSED},
        "keyhole-keyholes-right": {"16": 2 ** len(ALL_DOORS) // 10**6},
    }  # fmt: skip


def numbers(text: str) -> list[str]:
    """The numbers of a text as one writes them in English, without code, links and list marks."""
    text = re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)
    text = re.sub(r"^(#+ )?\d\. ", "", text, flags=re.MULTILINE)
    found = [number.replace("\u202f", "") for number in NUMBER.findall(text)]
    return [re.sub(r",(?=\d{3}\b)", "", number).replace(",", ".") for number in found]


def value(number: str) -> Fraction:
    return Fraction(number.replace("−", "-"))


def texts(language: str) -> dict[str, str]:
    """Every text of the lessons by its name, in one language."""
    found = {
        f"{name[:2]}-{cell}": text
        for name in LESSONS
        for cell, text in prose(language, name).items()
    }
    for name, sentence in catalogue(language).items():
        if sentence.file in LESSONS.values():
            found[name] = " ".join(sentence.texts)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_number_is_given_or_computed(language):
    unknown = [
        (name, number)
        for name, text in texts(language).items()
        for number in set(numbers(text))
        if number not in GIVEN.get(name, "").split()
        and number not in computed().get(name, {})
        and number not in OF_THE_GAME
    ]
    assert unknown == []


def test_every_computed_number_is_the_one_that_is_printed():
    wrong = [
        (name, printed, found)
        for name, table in {**computed(), "game": OF_THE_GAME}.items()
        for printed, found in table.items()
        if value(printed) != Fraction(str(found))
    ]
    assert wrong == []


def test_nothing_in_the_tables_is_left_over():
    english = texts("en")
    leftover = [
        (name, number)
        for table in (GIVEN, computed())
        for name, entry in table.items()
        for number in (entry.split() if isinstance(entry, str) else entry)
        if number not in numbers(english.get(name, ""))
    ]
    assert leftover == []


def test_both_languages_print_the_same_numbers():
    english, french = texts("en"), texts("fr")
    differ = [
        name for name in english if sorted(numbers(english[name])) != sorted(numbers(french[name]))
    ]
    assert differ == []


# Numbers in words


def test_what_the_exercise_on_a_card_that_helps_says():
    held = {22, 24, 25, 30}
    assert {card for card in CARDS if card not in held and cost(card, held) < 0} == {21, 23, 29}


def test_what_is_said_about_the_welcome_bet():
    """7 is likeliest; "7, give or take one" is the best bet of its kind."""
    place, shown = run("", "en", "03_runs_and_probability.ipynb")
    chances = number_of_runs()
    around = {n: sum(chances.get(m, 0) for m in (n - 1, n, n + 1)) for n in chances}
    assert place["best"] == max(chances, key=chances.get) == max(around, key=around.get)
    assert (place["share"], place["near"]) == (31, 78)
    told = place["lesson"].reopen("welcome", "deal", best=7, exactly=31, near=78)
    assert "31%" not in shown["reopen"].drawing + told.drawing  # until it is asked for
    touch(told, "show")
    assert "31%" in told.drawing


def test_the_simulation_of_the_lesson_holds_the_exact_value():
    place, shown = run("", "en", "03_runs_and_probability.ipynb")
    mean = sum(place["counts"]) / len(place["counts"])
    assert abs(mean - expected_runs()) < place["margin"]
    assert place["exact"] == expected_runs()
    assert "20,000 deals (seed 11): 7.273 ± 0.017 runs. Exactly: 80/11 ≈ 7.273." in plain(
        shown["simulation"].sentence
    )


def test_an_error_of_one_sigma_holds_two_times_in_three():
    inside = NormalDist().cdf(1) - NormalDist().cdf(-1)
    assert abs(inside - 2 / 3) < 0.02


def test_four_times_the_deals_halve_the_margin():
    assert spread() / sqrt(400) == pytest.approx(2 * spread() / sqrt(1_600))


def test_six_cards_can_form_six_runs_and_there_are_four_doors():
    assert len(runs({3, 5, 7, 9, 11, 13})) == 6
    assert len(DOORS) == 4


def test_waiting_pays_as_the_lesson_says():
    assert waiting() == "wait"
    assert cost(35, ()) - 30 > 0  # so the others do not want it below 30 chips


def test_opening_bets_have_the_answers_that_the_texts_assume():
    lesson = run("", "en", "03_runs_and_probability.ipynb")[0]["lesson"]
    answers = {
        key: panel.answer and panel.found()
        for (kind, key), panel in lesson.shown.items()
        if kind == "Bet"
    }
    assert answers == {
        "pair": -1, "join": -15, "wait": "wait", "one": 72.7, "both": "less",
        "half": 15, "average": None, "terms": 32,
    }  # fmt: skip
    welcome = run("", "en", "00_welcome.ipynb")[0]["lesson"]
    assert welcome.shown["Bet", "nots"].found() == 3
    assert welcome.shown["Bet", "mirror"].found() == "yes"
