"""The table to touch: drafts of furniture and of orders, the look through the keyhole."""

from __future__ import annotations

import re

import pytest

from ghostly import CORNERS, FUSION, GAME, dice, gone, table
from partylab import Rejected
from partylab.board import Moves
from partylab.ghosts import Card, Door, Order, Pose, Spot, orders, placing
from partylab.ghosts.board import FLOOR, GhostsBoard
from partylab.ghosts.drafts import is_watching
from partylab.words import Words

BOARD = GhostsBoard(GAME)
NAMES = ["Ana", "Bo", "Cleo", "Dan"]
EN = Words("en")
LOOK = BOARD.first_look((0,), 0.0)


def touch(view, *touches, look=LOOK, board=BOARD):
    """What comes of some touches: "name value"."""
    for each in touches:
        name, _, value = each.partition(" ")
        look = board.touch(look, name, value, view)
    return look


def refused(reason, view, *touches, look=LOOK):
    with pytest.raises(Rejected) as why:
        touch(view, *touches, look=look)
    assert why.value.reason == reason
    assert why.value.say(EN)


def made(view, *touches):
    """The moves that some touches end in, as text."""
    answer = touch(view, *touches)
    assert isinstance(answer, Moves)
    return [(seat, str(move)) for seat, move in answer.made]


def furnishing(moved=(), **more):
    """Seat 0 may move the desk or the piano."""
    state = table(furniture=CORNERS, phase="furniture", active=0, moved=moved, **more)
    state = state._replace(cards=(Card(6, ("desk", "piano")), None))
    return GAME.view(state, 0)


def ordering(ghosts=None, game=GAME, **more):
    return game.view(table(ghosts, CORNERS, game=game, **more), 0)


# Furniture


def test_a_piece_is_dragged_as_the_picture_has_it_and_put_down_as_the_rules_have_it():
    """In the picture y runs down, and things turn the other way."""
    view = furnishing()
    assert made(view, "hold piano 2500 4000 270", "lay") == [
        (0, "grab piano"), (0, "place 2500 2000 90 feet 0 x"),
    ]  # fmt: skip


def test_every_way_to_move_a_piece_has_a_button():
    view = furnishing()
    start = placing.pose_of(view.hall, "piano")
    poses = {way: touch(view, "choose piano", f"nudge {way}").draft.pose for way in placing.NUDGES}
    assert all(pose != start for pose in poses.values())
    assert poses["north"] == start._replace(y=start.y + 100)
    assert poses["left"].yaw == (start.yaw + 15) % 360
    assert poses["tip"].down == "back"
    assert (poses["fore"].tilt, poses["star"].axis) == (15, "y")


def test_small_steps_are_small():
    view = furnishing()
    look = touch(view, "choose piano", "fine on", "nudge south")
    assert look.draft.pose.y == placing.pose_of(view.hall, "piano").y - 10


def test_a_piece_is_pushed_back_into_the_hall():
    """A hand that goes too far means the wall."""
    look = touch(furnishing(), "hold desk 0 6000 0")
    assert look.draft.pose == Pose(800, 380)


def test_a_piece_that_was_only_looked_at_can_be_left_and_one_that_was_moved_cannot():
    """PV-19, as a hand would have it: to point is not to touch."""
    view = furnishing()
    assert touch(view, "choose piano", "choose desk").draft.piece == "desk"
    assert touch(view, "choose piano", "choose").draft.piece == ""
    refused("ghosts_table-touched", view, "choose piano", "nudge west", "choose desk")
    refused("ghosts_table-touched", view, "hold piano 2500 2500 0", "hold desk 3000 3000 0")


def test_steps_are_taken_back_to_where_the_piece_stood():
    view = furnishing()
    stood = placing.pose_of(view.hall, "piano")
    look = touch(view, "choose piano", "nudge west", "nudge tip", "undo", "undo")
    assert look.draft.pose == stood
    refused("ghosts_table-nothing-to-undo", view, "undo", look=look)
    # It was touched: it has to be this one, but it may stay where it is.
    assert made(view, "choose piano", "nudge west", "undo", "lay")[1] == (0, f"place {stood}")


def test_only_the_pieces_of_the_card_that_have_not_moved_may_be_taken():
    refused("ghosts-not-on-card", furnishing(), "choose mirror")
    refused("ghosts-moved-already", furnishing(moved=("desk",)), "choose desk")
    assert touch(furnishing(moved=("desk", "piano")), "choose mirror").draft.piece == "mirror"


def test_who_has_grabbed_a_piece_already_goes_on_with_it():
    view = furnishing()._replace(phase="place", grabbed="desk")
    assert made(view, "nudge east", "lay") == [(0, f"place {Pose(1000, 5000)}")]
    refused("ghosts_table-touched", view, "choose piano")


def test_a_piece_says_what_it_would_stand_on():
    view = furnishing()
    rest = placing.rest(view.hall, "piano", Pose(5250, 3500))
    assert rest.on == ("table",)
    assert rest.height == pytest.approx(0.76)
    dock = str(BOARD.draw(view, touch(view, "hold piano 5250 2500 0"), EN, NAMES)["dock"])
    assert "The piano stands on the table, 76 hundredths" in dock


def test_a_piece_that_does_not_fit_says_why_and_cannot_be_put_down():
    """A ghost on it would find no place in its cell."""
    ghosts = {f"0S{n}": f"{x} {y} floor" for n, (x, y) in enumerate(
        ((220, 220), (780, 220), (220, 780), (780, 780)), start=1)}  # fmt: skip
    state = table(ghosts, {"desk": Pose(3000, 3000)}, phase="furniture", active=0)
    state = state._replace(cards=(Card(6, ("desk", "piano")), None))
    view = GAME.view(state, 0)
    rest = placing.rest(view.hall, "desk", Pose(900, 500))
    assert (rest.hall is None) == (rest.why is not None)


# Ghosts


def test_a_ghost_is_sent_by_two_touches_and_the_points_go_down():
    view = ordering()
    look = touch(view, "ghost 0S1", "cell 2 1")
    assert look.draft.orders == (Order("0S1", Spot(2500, 1500)),)
    assert orders.points_left(view, look.draft.orders) == 7
    assert made(view, "ghost 0S1", "cell 2 1", "go") == [(0, "go 0S1 2500 1500 floor")]


def test_cells_are_lit_as_far_as_the_points_go():
    view = ordering(value=3)
    reached = orders.cells(view, (), "0S1")
    assert set(reached.values()) == {1, 2, 3}
    assert reached[(4, 2)] == 3
    look = touch(view, "ghost 0S1", "cell 0 1")
    assert set(orders.cells(view, look.draft.orders, "0S2").values()) == {1}


def test_a_ghost_that_has_an_order_can_be_sent_elsewhere():
    view = ordering(value=3)
    look = touch(view, "ghost 0S1", "cell 0 2", "cell 5 0")
    assert [one.to.cell for one in look.draft.orders] == [(5, 0)]


def test_the_level_is_chosen_once_the_cell_is():
    """Below the table, or on it."""
    view = ordering({"0S1": "4500 3500 floor"})
    look = touch(view, "ghost 0S1", "cell 5 3")
    found = orders.levels(view, look.draft.orders, look.draft.orders[0])
    assert set(found) == {"floor", "table/top"}
    on_top = touch(view, f"spot {found['table/top']}", look=look)
    assert on_top.draft.orders[0].to.on == "table/top"


def test_a_ghost_is_dragged_where_it_fits():
    """A hand that sets it down across a border means the cell in which it lets go."""
    view = ordering({"0M1": "2500 2500 floor"})
    look = touch(view, "carry 0M1 3020 2980 0")
    assert look.draft.orders == (Order("0M1", Spot(3300, 3300)),)
    refused("ghosts_table-cannot-go", view, "carry 1S1 3020 2980 0")


def test_any_order_is_taken_back_and_with_it_those_that_hang_on_it():
    view = ordering({"0S1": "2500 2500 floor"}, game=FUSION)
    board = GhostsBoard(FUSION)
    look = touch(view, "ghost 0S2", "cell 3 0", "ghost 0S3", "cell 3 0", "fuse 0S2", board=board)
    assert [one.ghost for one in look.draft.orders] == ["0S2", "0S3"]
    assert look.draft.orders[1].fuse == "0S2"
    assert touch(view, "back 0S2", look=look, board=board).draft.orders == ()
    assert [one.ghost for one in touch(view, "back", look=look, board=board).draft.orders] == [
        "0S2"
    ]


def test_a_ghost_in_the_last_row_can_get_out():
    view = ordering({"0S1": "2500 5500 floor"})
    assert orders.may_leave(view, (), "0S1") == 1
    assert orders.may_leave(view, (), "0S2") is None
    assert made(view, "ghost 0S1", "out", "go") == [(0, "go 0S1 out")]


def test_a_draft_is_worth_nothing_at_another_moment():
    view = ordering()
    look = touch(view, "ghost 0S1", "cell 2 1")
    later = view._replace(round=view.round + 1)
    assert look.drafted(later).orders == ()
    assert look.drafted(view).orders


def test_what_one_drafts_nobody_else_sees():
    """The pages of another person, and those behind the curtain, are the same as before."""
    state = table(None, CORNERS)
    both = BOARD.first_look((0, 1), 0.0)
    for seat in (1, None):
        pages = BOARD.draw(GAME.view(state, seat), both, EN, NAMES)
        assert "gh-way" not in str(pages[FLOOR])
        assert ("data-do" in str(pages)) == (seat == 1)
    with pytest.raises(Rejected):
        BOARD.touch(both, "ghost", "0S1", GAME.view(state, None))


@pytest.mark.parametrize("sent", [
    "ghost", "ghost 9S9", "ghost 1S1", "cell 9 9", "cell 2 2", "cell", "spot here", "spot 1 2 moon",
    "fuse 0S1", "out", "carry", "carry 0S1 99999999 0 0", "carry 0S1 a b c", "back 0S4", "hold x",
    "hold piano 1 1 1", "nudge up", "lay", "undo", "choose", "picture", "picture moon", "onward",
    "asked 0S1", "fine maybe", "move", "move go here",
])  # fmt: skip
def test_what_makes_no_sense_gets_a_sentence(sent):
    view = ordering()
    with pytest.raises(Rejected) as why:
        touch(view, sent)
    assert why.value.say(EN)


# The look through the keyhole


def looked(seen="0S1"):
    """A table just after somebody has looked: one ghost in the open, one behind the piano."""
    ghosts = {"0S1": "2500 2500 floor", "1S1": "2500 4500 floor"}
    state, _ = gone(table(ghosts, {"piano": Pose(2500, 3700)}), luck=dice(6, 1, 3))
    state = state._replace(active=0, phase="side", keyhole=state.keyhole._replace(side="N"))
    return GAME.play(state, 0, GAME.parse("side S"), dice(3))[0]


def test_a_look_stays_on_show_until_it_is_put_away_and_bots_wait_for_it():
    view = GAME.view(looked(), 0)
    assert is_watching(view, LOOK)
    assert BOARD.bots_wait(LOOK, view)
    away = touch(view, "onward")
    assert not is_watching(view, away)
    assert not BOARD.bots_wait(away, view)
    refused("ghosts-not-now", view, "onward", look=away)


def test_nobody_waits_for_those_who_only_look_on():
    view = GAME.view(looked(), None)
    assert not BOARD.bots_wait(BOARD.first_look((), 0.0), view)


def test_the_table_says_of_every_ghost_why_it_was_seen_or_not():
    view = GAME.view(looked(), 0)
    told = re.sub(r"<[^>]+>", " ", str(BOARD.draw(view, LOOK, EN, NAMES)["table"]))
    assert "Your small ghost 1: nothing stands between it and the eye." in told
    assert "Bo’s small ghost 1: hidden, behind the piano." in told


@pytest.mark.parametrize(("ghosts", "furniture", "told"), [
    ({"0M1": "2500 3400 floor"}, {"desk": Pose(2500, 2500)}, "it shows over the top of the desk."),
    ({"0S1": "2500 3500 floor"}, {"table": Pose(2500, 2500)}, "it shows underneath the table."),
    ({"0L1": "2600 3500 floor"}, {"mirror": Pose(2000, 2500)}, "the mirror hides only part of it."),
    ({"0S1": "2500 3500 floor"}, {"mirror": Pose(4000, 1500, 270), "piano": Pose(2500, 2300)},
     "the mirror shows it."),
])  # fmt: skip
def test_a_string_may_go_over_under_or_past_what_hides_a_ghost(ghosts, furniture, told):
    """And by the mirror, where it stands beside the piano."""
    state = table(ghosts, furniture, phase="side", active=0, keyhole=Door("N", 1))
    state = GAME.play(state, 0, GAME.parse("side S"), dice(3))[0]
    drawn = str(BOARD.draw(GAME.view(state, 0), LOOK, EN, NAMES)["table"])
    assert told in re.sub(r"<[^>]+>", " ", drawn)


def test_who_asks_why_sees_the_slice_and_the_hall_from_above():
    view = GAME.view(looked(), 0)
    look = touch(view, "asked 1S1")
    shown = str(BOARD.draw(view, look, EN, NAMES)["table"])
    assert shown.count('class="gh-diagram"') == 2
    assert touch(view, "asked 1S1", look=look).asked == ""


def test_the_help_counts_doors_only_for_who_has_opened_it():
    view = ordering({"0S1": "2500 2500 floor"})
    assert "doors" in BOARD.help("risk", view, EN, NAMES)
    assert "of 24 doors" not in str(BOARD.draw(view, LOOK, EN, NAMES))
