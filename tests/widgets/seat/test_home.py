"""The home dashboard: a form, and then a table."""

from __future__ import annotations

import pytest

from partylab_widgets import home
from partylab_widgets.dashboard import Home


class Visitor:
    """What a page does with the dashboard."""

    def __init__(self, language="en") -> None:
        self.home = home(language)
        hello = {"language": "en", "width": 1280, "dark": False, "still": True, "seq": 1}
        self.send({"hello": {**hello, "seq": self.home.seq}})

    def send(self, message) -> str:
        self.home._handle_custom_msg(message, [])
        return self.home.alert

    def do(self, name, value="") -> str:
        return self.send({"do": name, "value": value, "seq": self.home.seq})


@pytest.fixture
def visitor() -> Visitor:
    return Visitor()


def test_the_form_starts_the_game_that_it_asks_for(visitor):
    for name, value in {
        "count": "4", "seat-1": "me", "name-0": "Ana", "name-1": "Bo", "seat-2": "miser",
        "seat-3": "random", "option-rounds": "2", "option-open_chips": "on", "seed": "class 7b",
        "option-variant": "tactical",
    }.items():  # fmt: skip
        assert visitor.do(name, value) == ""
    assert visitor.do("start") == ""
    match = visitor.home.match
    assert match.table.names[:2] == ("Ana", "Bo")
    assert match.players == ("me", "me", "miser", "random")
    assert match.table.seed == "class 7b"
    assert match.table.game.options() == {
        "open_chips": True, "variant": "tactical", "rounds": 2, "house_two_players": False,
    }  # fmt: skip


@pytest.mark.parametrize("count", ["3", "4", "5", "6", "7"])
def test_every_number_of_players_can_be_seated(visitor, count):
    visitor.do("count", count)
    assert visitor.do("start") == ""
    assert len(visitor.home.match.players) == int(count)


def test_two_players_need_the_house_rule(visitor):
    assert visitor.do("count", "2") != ""
    visitor.do("option-house_two_players", "on")
    assert visitor.do("count", "2") == ""
    visitor.do("option-house_two_players", "")
    assert visitor.home.asked["count"] == "3"


def test_each_bot_is_introduced_with_a_line_of_character(visitor):
    visitor.do("seat-1", "miser")
    assert visitor.home.words("nothanks_bots-miser-character")[:20] in visitor.home.drawing


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("count", "99"), ("count", "x"), ("game", "chess"), ("seat-1", "nobody"), ("seat-9", "me"),
        ("option-rounds", "0"), ("option-nothing", "1"), ("option-variant", "<b>"), ("name-9", "x"),
        ("nothing", "x"), ("seat-", "me"), ("_start", ""), ("option-open_chips", "yes"),
    ],
)  # fmt: skip
def test_what_no_form_could_send_is_refused_and_changes_nothing(visitor, name, value):
    before = dict(visitor.home.asked)
    assert visitor.do(name, value).endswith(".")
    assert visitor.home.asked == before


def test_names_that_cannot_be_used_are_refused_at_the_start(visitor):
    visitor.do("seat-1", "me")
    visitor.do("name-0", "Ana")
    visitor.do("name-1", "Ana")
    assert "Ana" in visitor.do("start")
    assert visitor.home.match is None
    visitor.do("name-1", "<script>a()</script>")
    assert visitor.do("start") == ""
    assert "<script" not in visitor.home.drawing


def test_one_comes_back_to_the_form_and_finds_it_as_it_was(visitor):
    visitor.do("seat-2", "miser")
    visitor.do("start")
    assert visitor.do("setup") == ""
    assert isinstance(visitor.home, Home)
    assert visitor.home.match is None
    assert visitor.home.asked["seat-2"] == "miser"


def test_moves_and_table_actions_without_a_table_are_refused(visitor):
    for name in ("undo", "again", "save", "ready", "replay", "branch", "setup"):
        assert visitor.do(name, "1") == "There is no game on the table yet."
    assert visitor.send({"move": "pay", "ms": 1.0, "seq": visitor.home.seq}) != ""


def test_language_can_be_chosen_before_the_game(visitor):
    visitor.do("language", "fr")
    assert "Qui joue" in visitor.home.drawing
