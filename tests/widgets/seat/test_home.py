"""The home of all games: one tap to a table, a few with friends, a form for all the rest."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from partylab import Words, games
from partylab.html import plain
from partylab.laws.controls import controls_on
from partylab.laws.markup import parse
from partylab.nothanks import NoThanks
from partylab.words import LANGUAGES
from partylab_widgets import home
from partylab_widgets.folders import notebooks_folder
from partylab_widgets.seat.home import HomeStage
from partylab_widgets.seat.keeping import Wishes
from samples import listed
from widgets.visitor import HELLO, Visitor


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


# The tiles


@pytest.fixture
def again():
    """Return somebody whose device remembers wishes."""

    def meet(**wishes) -> Visitor:
        seat = home("en")
        visitor = Visitor.__new__(Visitor)
        visitor.seat = seat
        kept = {"wishes": json.dumps(wishes)}
        visitor.send({"hello": {**HELLO, "seq": seat.seq, "kept": kept}})
        return visitor

    return meet


@pytest.mark.parametrize("game", games.GAMES)
def test_one_tap_plays_at_once_the_first_time_with_two_easy_rivals(visitor, game):
    assert visitor.do("home-play", game) == ""
    match = visitor.seat.match
    board = games.board(match.table.game)
    assert match.table.game.name == game
    assert match.sitters == ("me", *board.rivals_at("easy", 2))
    assert 'data-screen="home"' not in visitor.seat.drawing


def test_one_tap_plays_as_last_time(again):
    visitor = again(name="Ana", level="hard", rivals=4)
    visitor.do("home-play", "nothanks")
    match = visitor.seat.match
    assert match.sitters == ("me", *games.board(NoThanks()).rivals_at("hard", 4))
    assert match.names(Words("en"))[0] == "Ana"


@pytest.mark.parametrize("rivals", [1, 7, 20])
def test_a_number_of_rivals_that_a_game_does_not_take_becomes_one_that_it_does(again, rivals):
    visitor = again(rivals=rivals)
    assert visitor.do("home-play", "nothanks") == ""
    assert len(visitor.seat.match.sitters) == min(max(rivals + 1, 3), 7)


def test_what_was_played_is_remembered_on_this_device(visitor):
    visitor.do("home-customise", "nothanks")
    for name, value in (("name-0", "Ana"), ("count", "5"), ("level", "expert"), ("start", "")):
        assert visitor.do(name, value) == ""
    kept = Wishes.read(visitor.seat.keep["wishes"])
    assert (kept.name, kept.level, kept.rivals) == ("Ana", "expert", 4)
    visitor.do("seat-setup")
    visitor.do("home-play", "nothanks")
    match = visitor.seat.match
    assert match.sitters == ("me", *games.board(NoThanks()).rivals_at("expert", 4))
    assert match.names(Words("en"))[0] == "Ana"


@pytest.mark.parametrize(
    "kept",
    [
        {"level": "<b>"}, {"level": 7}, {"rivals": "2"}, {"rivals": True}, {"rivals": 10**9},
        {"rivals": -1}, {"friends": "Bo"}, {"friends": ["Bo"] * 99}, {"friends": [7]},
        {"friends": ["x" * 99]}, {"name": "x" * 99},
    ],
)  # fmt: skip
def test_foreign_memories_are_no_wishes(again, kept):
    visitor = again(**kept)
    assert visitor.do("home-play", "nothanks") == ""
    assert visitor.seat.match.sitters == ("me", *games.board(NoThanks()).rivals_at("easy", 2))
    assert visitor.do("seat-setup") == ""
    assert visitor.do("home-friends", "nothanks") == ""


def test_a_level_is_chosen_once_for_all_games_and_told_in_each(visitor):
    assert visitor.do("level", "hard") == ""
    for game in games.GAMES:
        assert plain(visitor.seat.words(f"{game}-level-hard")) in plain(visitor.seat.drawing)
    assert Wishes.read(visitor.seat.keep["wishes"]).level == "hard"
    visitor.do("home-friends", "notnot")
    assert visitor.seat.asked["level"] == "hard"


def test_who_comes_back_is_at_home_again(visitor):
    for way in ("home-play", "home-friends", "home-customise"):
        visitor.do(way, "notnot")
        if way != "home-play":
            assert 'data-screen="home"' not in visitor.seat.drawing
            visitor.do("start")
        assert visitor.do("seat-setup") == ""
        assert 'data-screen="home"' in visitor.seat.drawing


def test_the_way_back_from_a_form_leads_home(visitor):
    for way in ("home-friends", "home-customise"):
        visitor.do(way, "notnot")
        assert visitor.do("home-back") == ""
        assert 'data-screen="home"' in visitor.seat.drawing


# With friends


def test_friends_are_as_many_as_they_say_and_bots_fill_the_table(visitor):
    visitor.do("home-friends", "nothanks")
    assert visitor.seat.asked["count"] == "3"
    for name, value in (("people", "4"), ("rivals", "2"), ("name-0", "Ana"), ("name-3", "Cleo")):
        assert visitor.do(name, value) == ""
    assert visitor.do("start") == ""
    assert visitor.seat.match.sitters[:4] == ("me",) * 4
    assert len(visitor.seat.match.sitters) == 6
    assert visitor.seat.match.chosen == ("Ana", None, None, "Cleo", None, None)


def test_friends_are_remembered_with_their_names(visitor):
    visitor.do("home-friends", "nothanks")
    for name, value in (("people", "3"), ("name-0", "Ana"), ("name-1", "Bo"), ("name-2", "Cleo")):
        visitor.do(name, value)
    visitor.do("start")
    visitor.do("seat-setup")
    visitor.do("home-friends", "notnot")
    assert [visitor.seat.asked[f"name-{seat}"] for seat in range(3)] == ["Ana", "Bo", "Cleo"]
    assert visitor.do("start") == ""
    assert visitor.seat.match.sitters == ("me",) * 3


def test_no_more_people_than_have_room_at_one_screen(visitor):
    visitor.do("home-friends", "notnot")
    assert 'data-do="people" value="4"' in visitor.seat.drawing
    assert 'data-do="people" value="5"' not in visitor.seat.drawing
    assert visitor.do("people", "5") != ""
    visitor.do("home-customise", "notnot")
    visitor.do("count", "5")
    for seat in (1, 2, 3):
        assert visitor.do(f"player-{seat}", "me") == ""
    assert visitor.do("player-4", "me") != ""
    assert visitor.do("start") == ""
    assert visitor.seat.match.people == (0, 1, 2, 3)


# The form


def test_a_level_seats_all_rivals_at_once_and_leaves_people_where_they_are(visitor):
    visitor.do("home-customise", "nothanks")
    visitor.do("count", "5")
    visitor.do("player-2", "me")
    assert visitor.do("level", "expert") == ""
    visitor.do("start")
    board = games.board(NoThanks())
    one, other, third = board.rivals_at("expert", 3)
    assert visitor.seat.match.sitters == ("me", one, "me", other, third)


def test_who_chooses_a_bot_by_name_has_chosen_no_level(visitor):
    visitor.do("home-customise", "nothanks")
    visitor.do("player-1", "miser")
    assert visitor.seat.asked["level"] == ""
    assert visitor.seat.words("home-by-name") in visitor.seat.drawing
    assert visitor.do("level", "easy") == ""
    assert visitor.seat.words("home-by-name") not in visitor.seat.drawing


# For all pages

PAGES = [("home-back", ""), ("home-friends", "nothanks"), ("home-customise", "notnot")]


@pytest.mark.parametrize("page", PAGES)
def test_a_change_of_language_changes_every_word(page):
    """Whatever page one is on, and in the middle of it, it is the page of somebody French."""
    changed, french = Visitor(home("en")), Visitor(home("fr"))
    for visitor in (changed, french):
        visitor.do(*page)
        visitor.do("name-1", "Bo")
    assert changed.do("seat-language", "fr") == ""
    assert changed.seat.drawing == french.seat.drawing
    assert changed.seat.language == "fr"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("home-play", "chess"), ("home-play", ""), ("home-friends", "<b>"), ("home-customise", "x"),
        ("people", "0"), ("people", "99"), ("people", "١"), ("people", "2 "), ("rivals", "-1"),
        ("rivals", "99"), ("level", ""), ("level", "brutal"), ("level-1", "easy"),
        ("home-back-", ""), ("seed-1", "x"), ("game-1", "nothanks"),
    ],
)  # fmt: skip
def test_what_no_page_could_send_is_refused_and_changes_nothing(visitor, page, name, value):
    visitor.do(*page)
    before = (dict(visitor.seat.asked), visitor.seat.page, visitor.seat.wishes)
    assert visitor.do(name, value).endswith(".")
    assert (dict(visitor.seat.asked), visitor.seat.page, visitor.seat.wishes) == before


@pytest.mark.parametrize(
    "way", ["home-play", "home-friends", "home-customise", "home-back", "start"]
)
def test_at_a_table_the_ways_to_one_are_shut(visitor, way):
    visitor.do("home-play", "nothanks")
    match = visitor.seat.match
    assert visitor.do(way, "nothanks").endswith(".")
    assert visitor.seat.match is match
    assert 'data-screen="home"' not in visitor.seat.drawing


def test_headings_descend_one_by_one_and_every_control_says_what_it_does(visitor):
    for page in PAGES:
        visitor.do(*page)
        levels = [int(found) for found in re.findall(r"<h([1-6])", visitor.seat.drawing)]
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))
        for control in controls_on(parse(visitor.seat.drawing)):
            label = control.node if control.node.said() else control.node.parent
            assert label.said(), control.node


def test_a_game_of_another_distribution_has_a_tile_though_it_says_little_of_itself():
    with listed():
        visitor = Visitor(home("fr"))
        assert visitor.seat.words("pebbles-name") in visitor.seat.drawing
        for game in games.names():
            assert visitor.do("home-play", game) == "", game
            visitor.do("seat-setup")
            assert visitor.do("home-friends", game) == "", game
            assert visitor.do("home-customise", game) == "", game
            visitor.do("home-back")


def test_the_lessons_of_the_language_are_named_with_their_minutes(monkeypatch, tmp_path):
    for language in ("en", "fr"):
        (tmp_path / "notebooks" / language).mkdir(parents=True)
        for name in ("00_welcome", "play", "class", "01_logic_of_not", "99_unknown"):
            (tmp_path / "notebooks" / language / f"{name}.ipynb").touch()
    monkeypatch.chdir(tmp_path / "notebooks" / "en")
    visitor = Visitor(home("en"))
    for language in ("en", "fr"):
        visitor.do("seat-language", language)
        links = re.findall(r'href="([^"]*)"', visitor.seat.drawing)
        named = ("00_welcome", "01_logic_of_not", "class")  # the page for teachers comes last
        assert links == [f"../{language}/{it}.ipynb" for it in named]
        assert visitor.seat.words("home-lesson-00_welcome-takes") in visitor.seat.drawing


def test_every_lesson_of_the_house_has_its_place_on_the_home_page(monkeypatch):
    for language in LANGUAGES:
        folder = notebooks_folder() / language
        monkeypatch.chdir(folder)
        visitor = Visitor(home(language))
        for lesson in folder.glob("[0-9]*.ipynb"):
            assert f'href="../{language}/{lesson.name}"' in visitor.seat.drawing


def test_where_there_are_no_lessons_none_are_offered(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert ".ipynb" not in home("en").drawing
