"""The home dashboard: a form, and then a table."""

from __future__ import annotations

import pytest

from partylab.nothanks import NoThanks
from partylab_widgets import home
from partylab_widgets.seat.home import HomeStage
from widgets.visitor import Visitor


@pytest.fixture
def visitor() -> Visitor:
    return Visitor(home("en"))


def test_the_form_starts_the_game_that_it_asks_for(visitor):
    for name, value in {
        "count": "4", "player-1": "me", "name-0": "Ana", "name-1": "Bo", "player-2": "miser",
        "player-3": "random", "option-rounds": "2", "option-open_chips": "on", "seed": "class 7b",
        "option-variant": "tactical",
    }.items():  # fmt: skip
        assert visitor.do(name, value) == ""
    assert visitor.do("start") == ""
    match = visitor.seat.match
    assert match.table.names[:2] == ("Ana", "Bo")
    assert match.sitters == ("me", "me", "miser", "random")
    assert match.table.seed == "class 7b"
    assert match.table.game.options() == {
        "open_chips": True, "variant": "tactical", "rounds": 2, "house_two_players": False,
    }  # fmt: skip


@pytest.mark.parametrize("count", ["3", "4", "5", "6", "7"])
def test_every_number_of_players_can_be_seated(visitor, count):
    visitor.do("count", count)
    assert visitor.do("start") == ""
    assert len(visitor.seat.match.sitters) == int(count)


def test_two_players_need_the_house_rule(visitor):
    assert visitor.do("count", "2") != ""
    visitor.do("option-house_two_players", "on")
    assert visitor.do("count", "2") == ""
    visitor.do("option-house_two_players", "")
    assert visitor.seat.asked["count"] == "3"


def test_each_bot_is_introduced_with_a_line_of_character(visitor):
    visitor.do("home-customise", "nothanks")
    visitor.do("player-1", "miser")
    assert visitor.seat.words("nothanks_bots-miser-character")[:20] in visitor.seat.drawing


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("count", "99"), ("count", "x"), ("game", "chess"), ("player-1", "nobody"),
        ("player-9", "me"),
        ("option-rounds", "0"), ("option-nothing", "1"), ("option-variant", "<b>"), ("name-9", "x"),
        ("nothing", "x"), ("player-", "me"), ("_start", ""), ("option-open_chips", "yes"),
    ],
)  # fmt: skip
def test_what_no_form_could_send_is_refused_and_changes_nothing(visitor, name, value):
    before = dict(visitor.seat.asked)
    assert visitor.do(name, value).endswith(".")
    assert visitor.seat.asked == before


def test_names_that_cannot_be_used_are_refused_at_the_start(visitor):
    visitor.do("player-1", "me")
    visitor.do("name-0", "Ana")
    visitor.do("name-1", "Ana")
    assert "Ana" in visitor.do("start")
    assert visitor.seat.match is None
    visitor.do("name-1", "<script>a()</script>")
    assert visitor.do("start") == ""
    assert "<script" not in visitor.seat.drawing


def test_one_comes_back_to_the_form_and_finds_it_as_it_was(visitor):
    visitor.do("player-2", "miser")
    visitor.do("start")
    assert visitor.do("seat-setup") == ""
    assert isinstance(visitor.seat, HomeStage)
    assert visitor.seat.match is None
    assert visitor.seat.asked["player-2"] == "miser"


def test_moves_and_table_actions_without_a_table_are_refused(visitor):
    for name in ("undo", "again", "save", "ready", "replay", "branch", "setup"):
        assert visitor.do(f"seat-{name}", "1") == "There is no game on the table yet."
    assert visitor.do("move", "pay") != ""


def test_language_can_be_chosen_before_the_game(visitor):
    visitor.do("home-customise", "nothanks")
    visitor.do("seat-language", "fr")
    assert "Qui joue" in visitor.seat.drawing


def test_an_option_may_bring_more_seats(monkeypatch):
    most = property(lambda game: range(3, 10 if game.open_chips else 8))
    monkeypatch.setattr(NoThanks, "seat_counts", most)
    visitor = Visitor(home("en"))
    visitor.do("home-customise", "nothanks")
    assert visitor.do("option-open_chips", "on") == ""
    assert visitor.do("count", "9") == ""
    assert 'data-key="player-8"' in visitor.seat.drawing
    assert visitor.do("player-8", "me") == ""
