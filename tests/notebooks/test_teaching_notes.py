"""The notes for teachers: the same in both languages, and right."""

from __future__ import annotations

import re
from math import sqrt

import pytest

from notebooks.build_notebooks import NOTEBOOKS
from notebooks.test_lesson_numbers import numbers
from partylab import games
from partylab.ghosts.doors import DOORS
from partylab.nothanks import cost
from partylab.nothanks.odds import both_in_deck, expected_runs, in_deck, number_of_runs
from partylab.words import Words
from partylab_widgets.lessons.keyhole.halls import (
    FIRST_DOOR,
    HALL,
    fewest_doors,
    seen_all_the_same,
    watchers,
)
from partylab_widgets.lessons.league.bets import BETS as LEAGUE
from partylab_widgets.lessons.league.season import MOST_FILES, PATIENCE
from partylab_widgets.lessons.league.shares import war
from partylab_widgets.lessons.recall.bets import BETS as RECALL
from partylab_widgets.lessons.recall.bets import HALF, SIX, STYLES
from partylab_widgets.lessons.recall.doubting import p_star
from partylab_widgets.lessons.recall.race import win_rate
from partylab_widgets.lessons.runs.exercises import spread

DOCS = NOTEBOOKS.parent / "docs"


def spaced(text):
    """Return a text whose spaces are all alike."""
    return re.sub(r"[\u00a0\u202f]", " ", text)


@pytest.fixture(scope="module")
def notes():
    return {name: (DOCS / name).read_text("utf-8") for name in ("teaching.md", "enseigner.md")}


def test_both_languages_have_the_same_shape(notes):
    for mark in (r"^# ", r"^## ", r"^\| ", r"^\* ", r"^```"):
        counts = {len(re.findall(mark, text, flags=re.MULTILINE)) for text in notes.values()}
        assert len(counts) == 1, mark


def test_both_languages_name_the_same_numbers(notes):
    english, french = notes.values()
    french = re.sub(r"(\d),(\d)", r"\1.\2", french)
    assert sorted(set(numbers(english))) == sorted(set(numbers(french)))


@pytest.mark.parametrize(("name", "language"), [("teaching.md", "en"), ("enseigner.md", "fr")])
def test_every_game_of_the_house_is_told_as_on_its_tile(notes, name, language):
    words = Words(language)
    for game in games.names():
        title, facts = (spaced(words(f"{game}-{what}")) for what in ("name", "facts"))
        assert f"\n| {title} | {facts} |" in spaced(notes[name]), game


def test_the_truths_of_the_table_are_true(notes):
    single, pair = in_deck(23, ()), both_in_deck(22, 24, ())
    table = [
        str(cost(25, {26})),
        str(cost(14, {13, 15, 16})),
        f"{100 * float(single):.0f}",
        f"{float(pair):.3f}",
        f"{float(single**2):.3f}",
        f"{float(expected_runs()):.1f}",
    ]
    for truth in table:
        assert truth.replace("-", "−") in notes["teaching.md"]
        assert truth.replace("-", "−").replace(".", ",") in notes["enseigner.md"]


def test_ten_deals_by_hand_come_as_near_as_promised():
    """The mean of ten deals lies within 0.8 of the exact one more than 19 times in 20."""
    assert 1.96 * spread() / sqrt(10) < 0.8


def test_single_deals_spread_as_told():
    assert sum(chance for number, chance in number_of_runs().items() if 4 <= number <= 10) > 0.99


def test_the_answers_about_the_hall_are_those_of_the_lesson(notes):
    crossed, seen = seen_all_the_same(HALL, FIRST_DOOR, "M")
    safest = min(map(len, watchers(HALL, "S").values()))
    fewest = len(fewest_doors(HALL, "S"))
    for truth in (
        f" {seen} of {crossed}.",
        f" {safest} of {len(DOORS)} doors",
        f"* {fewest}. Expect",
    ):
        assert truth in notes["teaching.md"], truth


def test_the_answers_about_bluff_are_those_of_the_lesson(notes):
    answers = {key: bet.answer() for key, bet in RECALL.items()}
    for truth in (
        f"* {answers['half']} passes. Expect",
        f"* {answers['claim']}%. Expect",
        f"from {p_star(SIX)} to {p_star(SIX, HALF)}.",
        f"best: {round(100 * win_rate(STYLES[answers['style']], STYLES['neither']))}%",
        f"* {answers['lie']}%. Expect",
    ):
        assert truth in notes["teaching.md"], truth


def test_the_answers_about_strategies_are_those_of_the_lesson(notes):
    answers = {key: bet.answer() for key, bet in LEAGUE.items()}
    for truth in (
        f"About {int(answers['enough']):,}.",
        f"limit 0.* {answers['invader']}. Expect",
        f"settles at {war(5)[-1]}.",
        "three such games in a row" if PATIENCE == 3 else "",
        "Up to forty files" if MOST_FILES == 40 else "",
    ):
        assert truth, "the notes are old"
        assert truth in notes["teaching.md"], truth
    assert (answers["race"], answers["five"], answers["price"]) == ("cycle", "settle", "more")
    assert (answers["cycle"], answers["evolve"]) == ("wins", "round")


def test_every_lesson_has_its_plans(notes):
    for text in notes.values():
        for lesson in ("## 00 ", "## 01 ", "## 02 ", "## 03 ", "## 04 ", "## 05 ", "## 06 "):
            part = text.split(lesson)[1].split("\n## ")[0]
            assert "45" in part
            assert "90" in part
