"""What holds for every game, whatever its rules: `partylab.laws`, on ours and on the samples."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

import samples
from partylab import Rejected, games, laws
from partylab.laws import cases, drawing, marking

ROOT = Path(__file__).parents[2]
OURS = tuple(games.GAMES)


@cache
def report(game):
    with samples.listed():
        return laws.check(game)


@pytest.mark.parametrize("game", [*OURS, *samples.SAMPLES])
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_law_is_kept(game, law):
    broken = report(game).of(law)
    assert not broken, f"\n{report(game)}"


@pytest.mark.parametrize("game", [*OURS, *samples.SAMPLES])
def test_every_two_options_meet_in_some_case(game):
    """Every mode with every number of players, and every value with every other one."""
    with samples.listed():
        plain = games.rules(game)
        met = [{**case.rules().options(), "seats": case.seats} for case in cases.cases(game)]
        values = {
            name: cases.tried(allowed, plain.options()[name])
            for name, allowed in plain.choices.items()
        }
        values["seats"] = sorted({way["seats"] for way in met})
        assert set(values["seats"]) >= set(plain.seat_counts)
        for one, other in combinations(values, 2):
            for pair in product(values[one], values[other]):
                if other != "seats" or pair[1] in games.rules(game, **{one: pair[0]}).seat_counts:
                    assert any((way[one], way[other]) == pair for way in met)


def test_a_house_rule_meets_what_only_it_allows():
    """Two players need the house rule, so every variant is played with both."""
    pairs = {
        (options.get("variant", "standard"), case.seats)
        for case in cases.cases("nothanks")
        for options in [dict(case.options)]
    }
    assert {("standard", 2), ("tactical", 2)} <= pairs


@pytest.mark.parametrize(
    ("allowed", "usual", "tried"),
    [
        ((False, True), True, [True, False]),
        (("a", "b", "c", "d"), "b", ["b", "a", "c", "d"]),
        ((1, 2, 3, 4, 5), 3, [3, 1]),
        ((None, "all", 3, 4, 5), "all", ["all", None, 3, 4, 5]),
        (games.rules("notnot").choices["still_seconds"], 3, [3, 1, 60]),
    ],
)
def test_options_may_begin_anywhere_and_hold_anything(allowed, usual, tried):
    assert cases.tried(allowed, usual) == tried


def test_what_the_laws_let_on_a_page_is_what_the_stage_shows():
    """The list of elements stands in the browser's filter; the laws say the same to an author."""
    filter_of_the_stage = ROOT / "widgets" / "partylab_widgets" / "stage" / "read.js"
    lists = re.search(r"const ELEMENTS = {(.*?)};", filter_of_the_stage.read_text(), re.DOTALL)[1]
    shown = " ".join(re.findall(r"words\(`(.*?)`\)", lists, re.DOTALL)).split()
    assert set(shown) == drawing.SHOWN


def test_a_game_without_options_is_played_with_every_number_of_seats(monkeypatch):
    from samples.pebbles import Pebbles

    with laws.listed(Pebbles):
        monkeypatch.setattr(Pebbles, "choices", {})
        assert [case.seats for case in cases.cases("pebbles")] == [2, 3, 4]


def test_a_game_is_given_by_name_as_a_class_or_with_its_options():
    from samples.pebbles import Pebbles

    assert laws.check(Pebbles(heap=5))
    assert laws.check(Pebbles).cases > laws.check(Pebbles()).cases == 3
    with pytest.raises(Rejected):
        laws.check("pebbles")  # it was listed for the check only
    assert "pebbles" not in games.names()


def test_a_check_of_one_of_our_own_classes_leaves_the_games_in_their_order():
    with laws.listed(type(games.rules("hat"))):
        assert tuple(games.GAMES) == OURS
    assert tuple(games.GAMES) == OURS


def test_the_command_prints_what_is_missing(capsys):
    from partylab.laws.__main__ import main

    assert main(["samples.pebbles:Pebbles"]) == 0
    assert "pebbles: " in capsys.readouterr().out
    with pytest.raises(SystemExit, match="chess"):
        main(["chess"])


def test_the_marks_that_the_laws_know_are_those_that_the_stage_knows():
    """The sounds stand in the script; what must be in view, where it is measured and explained."""
    script = (ROOT / "widgets" / "partylab_widgets" / "stage" / "sound.js").read_text()
    sounds = re.search(r"const SOUNDS = {(.*?)\n};", script, re.DOTALL)[1]
    assert tuple(re.findall(r"^  (\w+):", sounds, re.MULTILINE)) == marking.KNOWN["data-sound"]
    explained = re.search(r'`data-see="([a-z|]+)"`', (ROOT / "CONTRIBUTING.md").read_text())[1]
    assert tuple(explained.split("|")) == marking.KNOWN["data-see"]


def test_no_two_games_have_a_class_of_the_same_name():
    """All their styles lie on one page."""
    styles = {game: games.folder(game) / "board.css" for game in games.names()}
    own = {
        game: set(marking.OWN.findall(path.read_text()))
        for game, path in styles.items()
        if path.is_file()
    }
    for one, other in combinations(own, 2):
        assert own[one].isdisjoint(own[other]), (one, other)
