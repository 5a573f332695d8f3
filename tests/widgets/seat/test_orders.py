"""Orders of play and kinds of touches that no game of ours has, at a seat that knows no game."""

from __future__ import annotations

import asyncio
import re

import pytest

import samples
from partylab.board import Board, Limit, NewGame
from partylab.html import html
from partylab_widgets import play
from samples.auction import Auction
from samples.garden.board import GardenBoard
from samples.pebbles import Pebbles
from samples.riddle.board import RiddleBoard
from widgets.visitor import sit


@pytest.fixture(autouse=True)
def house():
    with samples.listed():
        yield


def test_anybody_may_shout_several_at_one_screen_and_bots_beside_them():
    """No curtain, no turn: each person here bids, and a bot answers at once."""
    browser = sit("me", "me", "eager", game="auction")
    table = browser.seat.sitting.table
    assert table.log[0][0] == 2  # the bot was the first to shout
    bid = table.view().bid
    assert browser.do("bid", f"1 {bid + 2}") == ""
    assert browser.do("bid", f"0 {table.view().bid + 1}") == ""
    assert [seat for seat, _ in table.log if seat != 2] == [1, 0]
    assert browser.do("bid", "2 12") == "This is not possible here. Nothing has changed."
    assert "pl-curtain" not in browser.seat.drawing


def test_time_closes_the_bidding():
    """Going, going, gone: each call is a touch that happens by itself, also without the page."""

    async def wait():
        browser = sit("me", "me", game="auction", lots=3, patience=1)
        table, sold = browser.seat.sitting.table, asyncio.Event()
        browser.seat.observe(lambda _: table.view().points[1] and sold.set(), "seq")
        assert browser.do("bid", "1 3") == ""
        await asyncio.wait_for(sold.wait(), 30)
        return table

    table = asyncio.run(wait())
    assert [str(move) for _, move in table.log[:4]] == ["3", "going", "going", "going"]
    assert table.view().points[1] > 0


def test_time_begins_when_the_curtain_is_raised(monkeypatch):
    """Nobody's time runs out while the screen is handed over."""
    monkeypatch.setattr(
        RiddleBoard, "limit", lambda board, look, view: Limit(1e-9, "move", "plant")
    )

    async def wait():
        browser = sit("me", "me", game="riddle")
        seat, chosen = browser.seat, asyncio.Event()
        alerts = []
        seat.observe(lambda change: alerts.append(change["new"]), "alert")
        for _ in range(20):
            await asyncio.sleep(0)
        assert (seat.sitting.table.log, alerts) == ((), [])
        seat.observe(lambda _: seat.sitting.table.log and chosen.set(), "seq")
        assert browser.do("seat-ready") == ""
        await asyncio.wait_for(chosen.wait(), 30)
        return seat.sitting.table.log

    assert str(asyncio.run(wait())[0][1]) == "plant"


def test_a_move_is_chosen_from_a_list_or_typed_and_may_hold_anything():
    browser = sit("me", "me", game="riddle")
    browser.do("seat-ready")
    assert '<select data-do="move"' in browser.seat.drawing
    assert browser.move("plant") == ""
    assert '<input type="text" data-do="move"' in browser.seat.drawing
    assert browser.move('<b>"green" & { $tall }</b>') == ""
    assert browser.seat.sitting.is_curtain_down()
    assert "a plant" not in browser.seat.drawing  # the giver's secret is behind the curtain
    browser.do("seat-ready")
    assert "&lt;b&gt;&#34;green&#34; &amp; { $tall }&lt;/b&gt;" in browser.seat.drawing
    assert browser.move("plant") == ""
    assert "You guess right" in browser.seat.news


def test_a_draft_of_one_person_is_not_behind_the_curtain_of_the_next(monkeypatch):
    """A board that draws whatever lies in the look, as it thinks that it is its own."""

    def draw(self, view, look, words, names):
        return {"table": html("<p>{}</p>", look.draft)}

    monkeypatch.setattr(GardenBoard, "draw", draw)
    monkeypatch.setattr(GardenBoard, "after", lambda self, look, news, view: look)
    browser = sit("me", "me", game="garden")
    browser.do("seat-ready")
    assert browser.do("draft", "rose 120 80 45") == ""
    assert "rose 120 80 45" in browser.seat.drawing
    assert browser.move("rose 40 40 0") == ""
    assert browser.seat.sitting.is_curtain_down()
    assert "rose 120 80 45" not in browser.seat.drawing
    browser.do("seat-ready")
    assert "rose 120 80 45" not in browser.seat.drawing


def test_a_move_whose_board_stumbles_is_not_half_made(monkeypatch):
    """Whatever goes wrong, the table, the looks and the saved file are as they were."""
    browser = sit("me", "me", game="pebbles")
    browser.do("seat-ready")
    browser.do("seat-save")
    drawing = browser.seat.drawing
    monkeypatch.setattr(Board, "after", lambda *about: 1 / 0)
    assert browser.move("1") != ""
    assert browser.seat.match.moves_made == browser.seat.sitting.moment == 0
    browser.do("seat-sound", "on")
    monkeypatch.undo()
    browser.do("seat-sound", "")
    assert browser.seat.drawing == drawing
    assert browser.move("1") == ""


def test_a_dragged_thing_is_a_draft_until_it_is_set_down_for_good():
    browser = sit("me", "me", game="garden")
    browser.do("seat-ready")
    assert 'data-drag="draft" data-what="rose"' in browser.seat.drawing
    assert browser.do("draft", "rose 120 80 45") == ""
    assert browser.seat.sitting.table.log == ()
    assert 'data-x="120" data-y="80" data-turn="45"' in browser.seat.drawing
    assert browser.do("draft", "rose 120 80 four") != ""  # and the draft stays
    assert browser.move("rose 120 80 45") == ""
    assert [str(move) for _, move in browser.seat.sitting.table.log] == ["rose 120 80 45"]


@pytest.mark.parametrize(("game", "people"), [("pebbles", 2), ("riddle", 2), ("garden", 1)])
def test_a_game_without_bots_is_played_by_as_many_people_as_it_needs(game, people):
    assert play(game).match.sitters == ("me",) * people


def test_a_game_for_one_person_has_no_rivals(monkeypatch):
    """Whatever bots it has."""
    monkeypatch.setattr(Auction, "seat_counts", range(1, 2))
    assert Board(Auction()).rivals == ()


def test_the_plainest_game_needs_no_board():
    browser = sit("me", "me", game="pebbles")
    browser.play_out()
    assert 'class="pl-podium"' in browser.seat.drawing


def test_at_an_anyone_table_no_move_is_made_on_a_page_that_others_have_changed():
    """Neither before it is drawn anew nor after; what one only looks at can be touched still."""
    browser = sit("me", "me", "me", game="auction")
    seat, late = browser.seat, "The table had already moved on."
    page = seat.seq
    seat.match.play(2, "3")
    seat.sitting.happened()
    assert browser.do("bid", "0 5").startswith(late)
    seat._draw()
    assert seat.seq > page
    assert browser.send({"name": "bid", "value": "0 5", "seq": page}).startswith(late)
    assert browser.send({"name": "seat-sound", "value": "on", "seq": page}) == ""
    assert browser.do("bid", "0 5") == ""
    assert browser.send({"name": "seat-sound", "value": "", "seq": page}).startswith(late)
    assert [(who, str(bid)) for who, bid in seat.match.table.log] == [(2, "3"), (0, "5")]


def test_what_only_time_may_do_cannot_be_done_by_hand():
    """Nobody closes the bidding but the clock; what a button does as well, one may do oneself."""
    browser = sit("me", "me", game="auction")
    assert browser.do("bid", "1 3") == ""
    for value in ("", "0"):
        assert (
            browser.do("going", value)
            == "This is not possible at this moment. Nothing has changed."
        )
    assert browser.seat.match.moves_made == 1
    browser.seat._time_is_up(browser.seat._time_limit())
    assert str(browser.seat.match.table.log[-1][1]) == "going"


def test_a_limit_that_does_what_a_button_does_leaves_the_button_alone(monkeypatch):
    monkeypatch.setattr(Board, "limit", lambda board, look, view: Limit(60, "move", "1"))
    browser = sit("me", "me", game="pebbles")
    browser.do("seat-ready")
    assert browser.move("1") == ""


def test_another_game_may_be_for_all_who_sit_there(monkeypatch):
    """With their names; who sits elsewhere than before has a new one."""

    def touch(board, look, name, value, view):
        return NewGame(Pebbles(heap=21), look.sitters[: int(value)])

    monkeypatch.setattr(Board, "touch", touch)
    browser = sit("me", "me", "me", game="pebbles", names=["Ana", "Bo", None])
    browser.do("seat-ready")
    browser.leave("again", "3")
    assert browser.seat.match.table.game == Pebbles(heap=21)
    assert browser.seat.match.table.names == ("Ana", "Bo", "Player 3")
    browser.do("seat-ready")
    browser.leave("again", "2")
    assert browser.seat.match.table.names == ("Player 1", "Player 2")


def test_the_buttons_of_a_plain_game_rest_when_the_table_has_changed():
    """Who presses twice makes one move: the second press was meant for what lay there before."""
    browser = sit("me", "me", game="pebbles")
    browser.do("seat-ready")
    about = re.findall('data-about="([^"]+)"', browser.seat.drawing)
    assert len(set(about)) == 1
    browser.move("1")
    browser.do("seat-ready")
    assert set(about).isdisjoint(re.findall('data-about="([^"]+)"', browser.seat.drawing))


@pytest.mark.parametrize(("game", "asks"), [("pebbles", False), ("auction", True)])
def test_nobody_is_asked_what_they_would_do_where_nobody_could_answer(game, asks):
    """A game without bots, or whose bots give no reasons, has no such button and no such help."""
    browser = sit("me", "me", game=game)
    browser.do("seat-ready")
    question = browser.seat.words("seat-ask-bots")
    assert (question in browser.seat.drawing) is asks
    assert (browser.seat.words("seat-bots-help") in browser.seat.drawing) is asks
    assert (browser.do("seat-help-bots", "on") == "") is asks
