"""The levels: easy is won by a newcomer in about half of the games, and each further one less."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, median

import pytest

from newcomers import ERRORS, MEDIAN_MS, SlowNewcomer, shares
from partylab import Rejected, games, laws
from partylab.board import LEVELS
from partylab.hat import Hat
from partylab.hat.bots import LEVELS as HAT_LEVELS
from partylab.nothanks import NoThanks
from partylab.notnot import NotNot
from partylab.notnot.reflexes import Task
from partylab.notnot.rules import MODES

PAGE = Path(__file__).parents[2] / "docs" / "levels.md"
SEED = "levels"


def test_the_newcomer_is_as_fast_and_as_wrong_as_it_says():
    reflexes, rng = SlowNewcomer().reflexes, Random(1)
    tasks = [Task(0, ink=False), Task(4, ink=True, turns=2, after_error=True)]
    for task in tasks:
        drawn = [reflexes.draw(task, rng) for _ in range(4001)]
        assert median(drawn) == pytest.approx(MEDIAN_MS, abs=30)
        assert reflexes.accuracy(task) == 1 - ERRORS


def test_a_newcomer_wins_about_half_of_the_easy_games_of_no_thanks():
    """Of 180 games: the margin is more than three standard errors."""
    assert 0.4 < fmean(shares(NoThanks(), "easy", 3, 60, SEED)) < 0.7


def test_the_levels_of_no_thanks_get_harder():
    found = [fmean(shares(NoThanks(), level, 3, 60, SEED)) for level in LEVELS[:3]]
    assert all(harder < easier - 0.08 for easier, harder in pairwise(found))


def test_a_newcomer_wins_about_half_of_the_easy_games_of_that_is_not_a_hat():
    """Of 36 games: the margin is three standard errors."""
    with laws.listed(Hat):
        found = shares(Hat(max_offers=200), "easy", 3, 12, SEED, levels=HAT_LEVELS)
    assert 0.25 < fmean(found) < 0.8


@pytest.mark.parametrize("mode", ["progressive", "discovery", "extreme"])
def test_a_newcomer_wins_about_half_of_the_easy_games_of_not_not(mode):
    """Whatever the mode, as the rivals adapt: 36 games, with a margin of three standard errors."""
    assert 0.25 < fmean(shares(NotNot(mode=mode), "easy", 3, 12, SEED)) < 0.8


@pytest.mark.parametrize("mode", ["discovery", "normal"])
def test_who_is_always_right_at_a_newcomers_pace_wins_most_easy_games(mode):
    careful = SlowNewcomer(errors=0.0)
    assert fmean(shares(NotNot(mode=mode), "easy", 3, 8, SEED, newcomer=careful)) > 0.4


@pytest.mark.parametrize("median_ms", [700, 1900])
def test_easy_rivals_follow_quick_and_slow_people(median_ms):
    """Neither runs away, nor is left behind."""
    person = SlowNewcomer(median_ms)
    found = fmean(shares(NotNot(mode="normal"), "easy", 3, 8, SEED, newcomer=person))
    assert 0.1 < found < 0.9


def published(title):
    """Return the first table below a title: the shares of every level, and their margins."""
    part = PAGE.read_text(encoding="utf-8").partition(title)[2]
    lines = iter(part.splitlines())
    rows = []
    for line in lines:
        if line.startswith("|"):
            rows.append(line.strip("| ").split(" | "))
        elif rows:
            break
    return {
        level: [tuple(map(float, cell.split(" ± "))) for cell in cells]
        for level, *cells in rows[2:]
    }


# A newcomer who runs loses to both of its two hardest levels.
ALIKE = ("## Run, Ghost, Run!", "expert")


@pytest.mark.parametrize(
    ("title", "columns"),
    [
        ("## No Thanks!", 3),
        ("by mode:", len(MODES)),
        ("by the number of players:", 4),
        ("## Run, Ghost, Run!", 1),
        ("## That's Not a Hat", 4),
    ],
)
def test_the_published_shares_fall_from_level_to_level(title, columns):
    """Only where the page says that two are alike may they be level within their margins."""
    levels = published(title)
    assert tuple(levels) == LEVELS
    for (_, easier), (level, harder) in pairwise(levels.items()):
        for (before, more), (after, less) in zip(easier, harder, strict=True):
            alike = more + less if (title, level) == ALIKE else 0
            assert after <= before + alike
    for (easy, below), (expert, above) in zip(levels["easy"], levels["expert"], strict=True):
        assert expert + above < easy - below
    assert all(len(row) == columns for row in levels.values())


def test_the_published_easy_level_is_won_in_about_half_of_the_games():
    """With two rivals, in every game and in every mode."""
    for game in ("## Run, Ghost, Run!", "## That's Not a Hat", "## No Thanks!"):
        assert 0.4 <= published(game)["easy"][0][0] <= 0.62
    assert all(0.38 <= share <= 0.65 for share, _ in published("by mode:")["easy"])


def test_a_level_that_is_not_known_is_refused():
    board = games.board(NoThanks())
    with pytest.raises(Rejected, match="easy, medium, hard, expert"):
        board.rivals_at("impossible", 2)


def test_rivals_of_a_level_fill_the_table_in_order():
    board = games.board(NoThanks())
    assert board.rivals_at("medium", 3) == ("greedy", "dreamer", "greedy")
    assert board.rivals == board.rivals_at("easy", 2)
