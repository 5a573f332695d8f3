"""Games that are not over: kept, offered when one comes back, and asked about before they go."""

from __future__ import annotations

import json

import pytest

from partylab.folding import folded, unfolded
from partylab.game import Rejected
from partylab.match import Match
from partylab_widgets import home, play
from partylab_widgets.seat.unfinished import MOST
from widgets.visitor import Visitor, sit


def at_home(**kept) -> Visitor:
    return Visitor(home("en"), **kept)


def begin(game="nothanks", moves=4, **asked) -> Visitor:
    """Begin a game on a device and make some moves."""
    visitor = at_home()
    visitor.seat.pace = "instant"
    match = Match.start(game, asked.pop("sitters", ["me", "greedy", "miser"]), seed=7, **asked)
    visitor.seat._sit(match)
    for _ in range(moves):
        if visitor.seat.sitting.is_curtain_down():
            visitor.do("seat-ready")
        assert visitor.move("take") == ""
    return visitor


def games(visitor) -> dict[str, str]:
    return {name: text for name, text in visitor.device.items() if name.startswith("game.")}


def record(**changed) -> str:
    """Return a game as it was kept, with parts of it changed."""
    (kept,) = games(begin()).values()
    return json.dumps({**json.loads(unfolded(kept)), **changed})


def test_a_game_goes_on_where_it_was_left():
    before = begin()
    before.do("seat-help-cost", "on")
    before.do("seat-pace", "slow")
    later = at_home(**before.device)
    (name,) = games(before)

    assert "No Thanks! with" in later.seat.drawing
    assert later.seat.match is None
    assert later.do("seat-resume", name) == ""
    assert later.seat.match.table.log == before.seat.match.table.log
    assert later.seat.match.table.view(0) == before.seat.match.table.view(0)
    assert (later.seat.sitting.pace, later.seat.sitting.helps) == ("slow", {"cost"})
    assert later.move("take") == ""


def test_after_every_move_the_newest_position_is_kept_and_nothing_once_it_is_over():
    visitor = begin(moves=0)
    while visitor.seat.match.table.outcome is None:
        (kept,) = games(visitor).values()
        assert Match.load(kept).table.log == visitor.seat.match.table.log
        assert visitor.move("take") == ""
    assert games(visitor) == {}


def test_a_move_taken_back_is_taken_back_on_the_device_too():
    visitor = begin()
    visitor.do("seat-undo")
    (kept,) = games(visitor).values()
    assert Match.load(kept).table.log == visitor.seat.match.table.log


def test_behind_a_curtain_a_game_comes_back_behind_it():
    before = begin(sitters=["me", "me", "greedy"], moves=3)
    later = at_home(**before.device)
    later.do("seat-resume", *games(before))
    assert later.seat.sitting.viewer is None
    assert later.seat.sitting.is_curtain_down()


def test_a_page_that_comes_back_by_itself_goes_on_without_asking():
    before = begin(moves=0)
    (name,) = games(before)
    later = at_home(**before.device, back=name)
    assert later.seat.match.table.log == before.seat.match.table.log
    assert at_home(**before.device, back="game.other").seat.match is None


def test_a_game_that_goes_on_is_kept_once_and_another_tab_keeps_its_own():
    before = begin()
    device = before.device
    first, second = at_home(**device), at_home(**device)
    for tab in (first, second):
        tab.do("seat-resume", *games(before))
        tab.move("take")
    names = [*games(first), *games(second), *games(before)]

    assert len(set(names)) == 3
    for tab in (first, second):
        assert tab.seat.keep[names[-1]] == ""


def test_a_game_that_nobody_has_begun_is_not_offered():
    before = begin(moves=0)
    later = at_home(**before.device)
    assert later.seat.memory.offered == []
    assert [later.seat.keep[name] for name in games(before)] == [""]


def test_of_many_games_the_oldest_go():
    kept = {f"game.{at}": record(seat={"when": at}) for at in range(MOST + 2)}
    later = at_home(**kept)
    assert [game.name for game in later.seat.memory.offered] == [
        f"game.{at}" for at in range(MOST + 1, 1, -1)
    ]
    assert later.seat.keep == {"game.0": "", "game.1": ""}


def test_a_game_can_be_dropped_and_then_it_is_gone():
    before = begin()
    later = at_home(**before.device)
    assert later.do("seat-forget", *games(before)) == ""
    assert "No Thanks! with" not in later.seat.drawing
    assert later.device.keys() & games(before).keys() == set()
    gone = later.seat.words("keeping-no-such-game")
    for name in (*games(before), "", "game.x", "wishes"):
        assert later.do("seat-forget", name) == later.do("seat-resume", name) == gone


@pytest.mark.parametrize(
    "damaged",
    ["", "null", "[]", "{}", "<b>", "[" * 5000, "\x00", '{"format": "partylab"}',
     {"game": "chess"}, {"digest": "x"}, {"moves": [[0, "fly"]]}, {"moves": "all"},
     {"players": [[]]}, {"options": {"rounds": 10**9}}, {"seed": None}, {"version": 9},
     {"seat": {"what_if": [{}, 0]}}, {"seat": {"what_if": "x"}}],
    ids=map(str, range(18)),
)  # fmt: skip
def test_a_damaged_or_foreign_game_is_dropped_with_a_sentence_and_nothing_else_is_lost(damaged):
    text = damaged if isinstance(damaged, str) else record(**damaged)
    good = games(begin())
    visitor = at_home(**{"game.bad": text}, **good, wishes='{"pace": "slow"}')

    assert visitor.seat.alert.startswith("A game that was kept on this device cannot go on")
    assert visitor.seat.keep["game.bad"] == ""
    assert visitor.seat.pace == "slow"
    assert visitor.do("seat-resume", *good) == ""


@pytest.mark.parametrize(
    "seat",
    [None, [], "x", {"when": "x", "pace": [], "helps": {}, "switches": []},
     {"when": True, "helps": [[], 1, "<b>"], "switches": {"pace": True, "people": False}},
     {"when": 1e99, "pace": "x" * 999, "helps": "cost", "switches": {"timed": "yes"}}],
    ids=str,
)  # fmt: skip
def test_how_a_seat_was_left_is_a_wish_and_never_a_hindrance(seat):
    visitor = at_home(**{"game.a": record(seat=seat)})
    assert visitor.do("seat-resume", "game.a") == ""
    assert visitor.seat.sitting.look.people == (0,)
    assert visitor.seat.pace == "calm"


def test_what_was_switched_off_at_a_board_stays_off():
    before = begin("notnot", moves=0, sitters=["me"], mode="discovery")
    before.do("clock", "")
    before.do("race", "0 still")
    later = at_home(**before.device)
    later.do("seat-resume", *games(before))
    look, old = later.seat.sitting.look, before.seat.sitting.look
    assert (look.timed, look.record) == (False, old.record)
    assert len(look.record) == 1


def test_a_name_with_markup_is_offered_as_text():
    before = begin(names=["<b>Ana</b>", "<i>Bo</i>", None])
    shown = at_home(**before.device).seat.drawing
    assert "<i>Bo" not in shown
    assert "&lt;i&gt;Bo" in shown


def test_a_table_inside_a_lesson_keeps_no_game():
    visitor = sit("me", "greedy", "miser")
    visitor.move("take")
    assert visitor.seat.keep is None


# Asked first


@pytest.mark.parametrize(
    ("name", "value"),
    [("seat-again", "new"), ("seat-again", "same"), ("seat-setup", ""), ("seat-load", None)],
)
def test_what_leaves_a_game_that_people_have_begun_asks_first(name, value):
    visitor = begin()
    value = Match.start("nothanks", ["me"] * 3).save() if value is None else value
    match = visitor.seat.match
    assert visitor.do(name, value) == ""
    assert visitor.seat.match is match
    assert visitor.seat.words("keeping-ask-leave") in visitor.seat.drawing
    assert visitor.seat.words("keeping-ask-leave") in visitor.seat.news
    visitor.do("seat-no")
    assert visitor.seat.words("keeping-ask-leave") not in visitor.seat.drawing
    assert visitor.move("take") == ""

    visitor.do(name, value)
    assert visitor.do("seat-yes") == ""
    assert visitor.seat.match is not match
    assert visitor.seat.words("keeping-ask-leave") not in visitor.seat.drawing


def test_a_game_that_nobody_has_begun_or_that_is_over_is_left_without_a_question():
    visitor = begin(moves=0)
    for _ in range(2):
        match = visitor.seat.match
        visitor.do("seat-again", "new")
        assert visitor.seat.match is not match
        visitor.play_out()


def test_a_game_that_was_left_is_not_offered_again():
    visitor = begin()
    visitor.do("seat-setup")
    visitor.do("seat-yes")
    assert games(visitor) == {}


def test_a_question_goes_when_the_game_has_ended_meanwhile():
    """What would have been lost is there to be seen, and a late answer leaves it there."""
    visitor = begin()
    visitor.do("seat-again", "new")
    match, asked = visitor.seat.match, visitor.seat.words("keeping-ask-leave")
    assert asked in visitor.seat.drawing
    visitor.play_out()
    assert asked not in visitor.seat.drawing
    assert visitor.do("seat-yes") == visitor.seat.words("seat-not-now")
    assert visitor.seat.match is match


def test_yes_to_nothing_is_refused():
    assert begin().do("seat-yes") == at_home().seat.words("seat-not-now")


# What if


def over() -> Visitor:
    visitor = begin(moves=0)
    visitor.play_out()
    return visitor


def test_what_if_is_marked_and_leads_back_to_the_game_as_it_was():
    visitor = over()
    whole = visitor.seat.match
    visitor.do("seat-branch", "3")
    assert "What if … from move 3" in visitor.seat.drawing
    assert visitor.seat.news.startswith("What if … from move 3")
    visitor.move("take")
    assert visitor.do("seat-return") == ""
    assert visitor.seat.match is whole
    assert visitor.seat.sitting.moment == 3
    assert "What if … from move 3" not in visitor.seat.drawing
    assert visitor.do("seat-return") == visitor.seat.words("seat-not-now")


def test_what_if_in_a_what_if_leads_back_to_the_game_that_was_played():
    visitor = over()
    whole = visitor.seat.match
    for moment in ("3", "5"):
        assert visitor.do("seat-branch", moment) == ""
        visitor.play_out()
    assert "What if … from move 3" in visitor.seat.drawing
    assert visitor.do("seat-return") == ""
    assert visitor.seat.match is whole


def test_what_if_comes_back_as_one_after_a_reload():
    before = over()
    before.do("seat-branch", "3")
    before.move("take")
    later = at_home(**before.device)
    later.do("seat-resume", *games(before))
    assert "What if … from move 3" in later.seat.drawing
    later.do("seat-return")
    assert later.seat.match.table.log == before.seat.sitting.what_if.whole.table.log


def test_what_if_needs_no_question_and_is_no_game_of_the_history():
    visitor = over()
    played = visitor.seat.memory.history
    visitor.do("seat-branch", "3")
    visitor.play_out()
    assert visitor.seat.memory.history == played
    visitor.do("seat-return")
    assert visitor.seat.memory.history == played


def test_own_bots_cannot_be_kept():
    class Keeping(type(home())):
        pass

    seat = Keeping("en")
    visitor = Visitor(seat)
    seat._sit(play("nothanks", ["me", lambda view: "take", "miser"]).match)
    visitor.move("take")
    assert games(visitor) == {}


def test_what_a_device_keeps_names_nothing_that_lies_on_the_table():
    """Nobody reads by accident, in what is kept or saved, what is hidden; a bomb is refused."""
    visitor = begin("nothanks")
    (text,) = games(visitor).values()
    for plain in ("moves", "seed", "take", "pay", "Player"):
        assert plain not in text
    visitor.do("seat-save")
    assert "moves" not in visitor.seat.sitting.saved
    assert Match.load(visitor.seat.sitting.saved).table.log == visitor.seat.sitting.table.log
    # One folded twice would be read without who sits there.
    for damaged in (folded(" " * 5_000_000), folded(visitor.seat.sitting.saved)):
        with pytest.raises(Rejected) as refused:
            Match.load(damaged)
        assert refused.value.reason == "table-save-damaged"
