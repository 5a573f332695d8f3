"""What was played on a device: counted, shown, taken along, erased; whatever lies in its store."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partylab.match import Match
from partylab.nothanks.board import NoThanksBoard
from partylab_widgets import home
from partylab_widgets.seat.history import ALONE, FRIENDS, MOST_GAMES, OWN, History, Played, Tally
from widgets.visitor import Visitor

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
NAMES = ["tallies", "games", "game", "level", "seats", "when", "won", "points", "records", "wins"]
HOSTILE = st.dictionaries(
    st.sampled_from(NAMES) | st.text(),
    st.lists(st.dictionaries(st.sampled_from(NAMES), JSON), max_size=4) | JSON,
    max_size=4,
)


LEVELS = {"easy": ("miser",), "medium": ("greedy",), "hard": ("threshold",), "expert": ("linear",)}


@pytest.fixture(autouse=True)
def levels(monkeypatch):
    monkeypatch.setattr(NoThanksBoard, "levels", LEVELS)


def play_at(level="easy", people=1, bots=2, **kept) -> Visitor:
    visitor = Visitor(home("en"), **kept)
    seat = visitor.seat
    seat.pace = "instant"
    rivals = ["random"] * bots if level == OWN else []
    visitor.do("start")
    board = seat.sitting.board
    rivals = rivals or board.rivals_at(level, bots)
    seat._sit(Match.start("nothanks", ["me"] * people + [*rivals], seed=7))
    visitor.play_out()
    return visitor


def shown(visitor) -> str:
    visitor.do("seat-my-games", "on")
    return visitor.seat.drawing


def test_a_game_that_ends_is_counted_by_game_and_level():
    visitor = play_at("medium")
    outcome = visitor.seat.match.table.outcome
    tally = visitor.seat.memory.history.tallies["nothanks", "medium"]
    assert tally == Tally(1, int(0 in outcome.winners), outcome.scores[0])
    assert "Medium" in shown(visitor)


@pytest.mark.parametrize(("level", "people", "counted"), [(OWN, 1, OWN), ("easy", 2, FRIENDS)])
def test_other_company_is_counted_by_itself(level, people, counted):
    visitor = play_at(level, people)
    assert [*visitor.seat.memory.history.tallies] == [("nothanks", counted)]
    visitor = Visitor(home("en"))
    visitor.do("start")
    visitor.seat._sit(Match.start("notnot", ["me"], mode="discovery"))
    while visitor.seat.match.table.outcome is None:
        assert visitor.do("race", "0 still") == ""
    assert [*visitor.seat.memory.history.tallies] == [("notnot", ALONE)]


def test_a_game_that_was_over_when_it_was_opened_is_not_counted_again():
    visitor = play_at()
    saved = visitor.seat.match.save()
    visitor.do("seat-load", saved)
    visitor.do("seat-undo")
    visitor.play_out()
    assert visitor.seat.memory.history.tallies["nothanks", "easy"].games == 1


def test_a_game_that_people_only_watch_is_nobodys():
    visitor = play_at(people=0, bots=3)
    assert visitor.seat.match.table.outcome is not None
    assert not visitor.seat.memory.history.games


def test_the_next_page_puts_together_what_two_tabs_have_added():
    first, second = play_at("easy"), play_at("hard")
    later = Visitor(home("en"), **{**first.device, **second.device})
    assert {which: tally.games for which, tally in later.seat.memory.history.tallies.items()} == {
        ("nothanks", "easy"): 1, ("nothanks", "hard"): 1,
    }  # fmt: skip
    kept = {**first.device, **second.device, **later.seat.keep}
    last = Visitor(home("en"), **{name: text for name, text in kept.items() if text})
    assert last.seat.memory.history == later.seat.memory.history
    assert [name for name, text in kept.items() if text and name.startswith("played")] == []


def test_the_best_of_no_thanks_is_the_lowest_result():
    history = History()
    for points in (30, 21, 44):
        history = history.plus(
            Played("nothanks", "easy", 3, 0, points=points, records={"x": points})
        )
    assert history.tallies["nothanks", "easy"] == Tally(3, 0, 21, {"x": 21})


def test_it_is_erased_after_a_question():
    visitor = play_at()
    shown(visitor)
    visitor.do("seat-erase")
    assert visitor.seat.memory.history.games
    visitor.do("seat-no")
    visitor.do("seat-erase")
    visitor.do("seat-yes")
    assert visitor.seat.memory.history == History()
    assert [name for name in visitor.device if name.startswith(("history", "played"))] == []
    assert "No game has been played" in shown(visitor)


def test_it_can_be_taken_along():
    page = shown(play_at())
    assert 'download="partylab-my-games.json"' in page
    assert 'download="partylab-my-games.csv"' in page


def test_it_is_bounded():
    history = History()
    for at in range(300):
        history = history.plus(Played("nothanks", f"level {at}", 3, at))
    assert len(history.games) == MOST_GAMES
    assert len(history.tallies) == 200
    assert len(history.write()) < 50_000


@given(st.text() | HOSTILE.map(json.dumps))
def test_whatever_lies_there_is_read_as_far_as_it_can_be(text):
    """And what was read can be shown, written and read again."""
    history = History.read(text)
    history = history.plus(Played("nothanks", "easy", 3, 0, points=1, records={"x": 1}))
    assert History.read(history.write()) == history
    assert history.csv()


@pytest.mark.parametrize(
    "text",
    ["}", "[]", '{"tallies": 5}', '{"tallies": [{"game": "<b>", "level": "<i>", "games": 1}]}',
     '{"tallies": [{"game": "nothanks", "level": "<i>x</i>", "games": 1e9, "best": "\\ud800"}]}',
     '{"games": [{"game": "nothanks", "level": "x", "seats": 3, "when": -1}]}'],
)  # fmt: skip
def test_a_foreign_history_spoils_no_page(text):
    visitor = Visitor(home("en"), history=text, **{"played.a": text, "played.b": ""})
    assert visitor.seat.alert == ""
    assert "<i>" not in shown(visitor)
    assert "<b>" not in shown(visitor)


def test_a_game_is_the_best_only_among_others():
    first, worse, better = (Played("nothanks", "easy", 3, 0, points=at) for at in (30, 40, 20))
    assert not Tally().is_beaten(first)
    assert not Tally().plus(first).is_beaten(worse)
    assert Tally().plus(first).is_beaten(better)
    faster = Played("nothanks", "easy", 3, 0, points=40, records={"ms": 300})
    assert Tally().plus(faster).is_beaten(replace(faster, records={"ms": 200}))
    assert not Tally().plus(first).is_beaten(faster)
