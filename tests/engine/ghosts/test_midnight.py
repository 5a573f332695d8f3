"""The twelve Midnight cards of Pas Vu Pas Pris, PV-M1 to PV-M12, with their rulings."""

from __future__ import annotations

from random import Random

import pytest

from ghostly import CORNERS, MIDNIGHT, dice, eyes_for, gone, happened, table, tried
from partylab import Rejected, Words
from partylab.game import News, Who
from partylab.ghosts import Card, Door, Ghosts, Pose, Spot, furnishing, midnight, movement
from partylab.ghosts.cards import MIDNIGHT as BELLS
from partylab.ghosts.setting import pushed_in


def struck(card: str, ghosts=None, furniture=None, luck=None, game=MIDNIGHT, **more):
    """The table when the die holder has drawn this card, and what was told."""
    state = table(ghosts, CORNERS if furniture is None else furniture, game=game, **more)
    state = state._replace(
        phase="strike", active=state.holder, midnight=(card, "knock"), round=2,
        cards=(None,) * len(state.sides),
    )  # fmt: skip
    return game.play(state, state.holder, game.parse("strike"), luck or dice())


def refused(reason: str):
    return pytest.raises(Rejected, check=lambda why: why.reason == f"ghosts-{reason}")


def look(state, side: str, *rolls: int, game=MIDNIGHT):
    """The round goes on to its look."""
    state = state._replace(phase="side", active=0, keyhole=Door("N" if side != "N" else "S", 1))
    return game.play(state, 0, game.parse(f"side {side}"), dice(*rolls))


def test_PV_41_a_card_from_the_second_round_on_four_of_twelve():
    """The die holder draws it before the Movement cards."""
    assert len(set(BELLS)) == 12
    state, _ = MIDNIGHT.start(3, lambda: Random(1))
    assert (state.phase, len(state.midnight)) == ("draw", 12)
    rng = Random(4)
    struck_in = []
    while turn := MIDNIGHT.turn(state):
        seat = min(turn)
        if state.phase == "strike":
            assert seat == state.holder
            struck_in.append(state.round)
        state, _ = MIDNIGHT.play(state, seat, MIDNIGHT.moves(state, seat)[0], lambda: rng)
    assert struck_in == [2, 3, 4, 5]
    assert (len(state.rung), len(state.midnight), state.bell) == (4, 8, None)


@pytest.mark.parametrize("card", BELLS)
def test_every_card_has_its_name_and_says_what_it_does(card):
    for language in ("en", "fr"):
        words = Words(language)
        assert words(midnight.title(card)) in words.tell_one(
            News("ghosts-struck", seat=0, card=card), ["Ana"]
        )
        assert words(midnight.effect(card)).endswith(".")
    state, news = struck(card, {"0S1": "500 500 floor"}, luck=dice(4))
    assert (news[0]["card"], news[1].what) == (card, midnight.effect(card))
    assert state.bell == card
    assert state.midnight == ("knock",)


def test_PV_M1_double_a_second_look_from_straight_opposite(monkeypatch):
    """PV-A25: those seen first have fled before the second look; the keyhole stays there."""
    ghosts = {"0S1": "2500 2500 floor", "1S1": "2500 5500 floor"}
    state, _ = struck("double", ghosts)
    asked = eyes_for(monkeypatch, "0S1")
    after, news = look(state, "E", 4)
    assert [door for _, door, _ in asked] == [Door("E", 4), Door("W", 4)]
    assert [name for name, _ in asked[1][0].ghosts] == ["1S1"]
    assert after.keyhole == Door("W", 4)
    assert happened(news)[:5] == ["keyhole", "seen", "unseen", "across", "nobody-seen"]
    assert [glance.door for glance in after.last] == [Door("E", 4), Door("W", 4)]


def test_PV_M2_shelter_all_lie_until_the_look_is_over():
    """PV-A26: as high as they are wide, in their cells; also those who come in."""
    state, _ = struck("shelter", {"0L1": "2500 2500 floor", "1S1": "2500 5500 floor"})
    assert state.hall.lying
    assert state.hall.ghosts == (("0L1", Spot(2500, 2500)), ("1S1", Spot(2500, 5500)))
    after, _ = look(state, "E", 1)
    assert not after.hall.lying


def test_PV_M2_who_lies_fits_where_nobody_could_stand(monkeypatch):
    """Below a table a medium one lies; when it gets up, the table is on its head (PV-17)."""
    eyes_for(monkeypatch)
    furniture = {"table": Pose(2500, 2500)}
    order = "0M1 2500 2500 floor"
    with refused("hits"):
        tried(table({}, furniture, game=MIDNIGHT), order, MIDNIGHT)
    state, _ = struck("shelter", {}, furniture)
    state, _ = gone(state._replace(phase="go", active=None, cards=(Card(9),) * 2), order)
    assert state.hall.heights()["table"] == 0.0
    after, _ = look(state, "E", 1)
    assert after.hall.spot("0M1") == Spot(2500, 2500)
    assert round(after.hall.heights()["table"], 6) == 0.21


def test_PV_M2_who_lay_on_a_shelf_too_low_to_stand_gets_up_beside_it(monkeypatch):
    eyes_for(monkeypatch)
    furniture = {"trolley": Pose(2500, 2500)}
    state, _ = struck("shelter", {}, furniture)
    order = "0M1 2500 2500 trolley/shelf-low"
    state, _ = gone(state._replace(phase="go", active=None, cards=(Card(9),) * 2), order)
    assert state.hall.on("0M1") == "trolley/shelf-low"
    after, news = look(state, "W", 6)
    assert "put-down" in happened(news)
    assert after.hall.on("0M1") == "trolley/shelf-top"
    assert after.hall.cell("0M1") == (2, 2)


def test_PV_M3_tipsy_everything_lies_on_its_side_inside_the_hall():
    """PV-A27: and stays so until it is moved."""
    furniture = {**CORNERS, "desk": "900 5000 0 right 0 x", "table": "5250 3500 30 top 0 x"}
    state, news = struck("tipsy", {}, furniture)
    assert {pose.down for _, pose in state.hall.furniture} == {"left", "right"}
    assert all(pushed_in(kind, pose) == pose for kind, pose in state.hall.furniture)
    assert state.phase == "draw"
    assert news[2]["count"] == 5
    assert "desk" not in dict(news[2]["poses"])  # it lay on its side already
    after, _ = look(state, "E", 3)
    assert after.hall.furniture == state.hall.furniture


def test_PV_M4_grimace_small_ghosts_gather_before_the_mirror_and_stay():
    """PV-A28: the glass faces the middle; in turn, each as close as it can."""
    furniture = {**CORNERS, "mirror": "1000 5000 90 back 0 x", "desk": Pose(5000, 1000)}
    state, news = struck("grimace", {}, furniture, seats=3, holder=1)
    mirror = dict(state.hall.furniture)["mirror"]
    assert (mirror.down, mirror.tilt) == ("feet", 0)
    # The middle lies to the south-east, and an unturned glass faces south.
    assert mirror.yaw == 45
    assert [one["seat"] for one in news if one.what == "ghosts-grimaces"] == [1, 2, 0]
    assert len(state.entered) == 3
    far = [
        (spot.x - mirror.x) ** 2 + (spot.y - mirror.y) ** 2
        for spot in (state.hall.spot(ghost) for ghost in state.entered)
    ]
    assert far == sorted(far)
    assert all(
        (spot.x - mirror.x) - (spot.y - mirror.y) > 0
        for spot in (state.hall.spot(ghost) for ghost in state.entered)
    )
    state = state._replace(phase="go", active=None, cards=(Card(9),) * 3)
    ghost = next(name for name in state.entered if name[0] == "0")
    with refused("spellbound"):
        tried(state, f"{ghost} 2500 2500 floor", MIDNIGHT)
    assert ghost not in movement.may_move(MIDNIGHT, state, 0)


@pytest.mark.parametrize("card", ["tipsy", "dance"])
def test_PV_M3_and_M6_tell_what_has_moved_and_who_was_put_down(card):
    """A ghost on top comes down; a piece that is already as the card wants it has not moved."""
    state, news = struck(card, {"0S1": "5250 3500 table/top"})
    down = str(state.hall.spot("0S1"))
    assert (state.hall.on("0S1"), state.hall.cell("0S1")) == ("floor", (5, 3))
    assert news[3:] == (News("ghosts-put-down", count=1, ghosts=(("0S1", down),)),)
    again = state._replace(phase="strike", midnight=(card,))
    after, news = MIDNIGHT.play(again, 0, MIDNIGHT.parse("strike"), dice())
    assert after.hall == state.hall
    assert news[2:] == (News("ghosts-shifted", count=0, poses=()),)


def test_PV_M4_a_mirror_that_cannot_stand_up_lies_still():
    """The large ghost on it would find no room in its cell."""
    furniture = {**CORNERS, "mirror": "2500 2500 0 back 0 x"}
    state, news = struck("grimace", {"0L1": "2500 2500 mirror/panel"}, furniture)
    assert state.hall.on("0L1") == "mirror/panel"
    assert str(dict(state.hall.furniture)["mirror"]) == furniture["mirror"]
    assert happened(news)[2:] == ["shifted", "grimaces", "grimaces"]
    assert news[2]["count"] == 0


def test_PV_M4_who_has_no_small_ghost_at_home_puts_none():
    smalls = {f"0S{number}": f"{number}500 500 floor" for number in range(1, 5)}
    _, news = struck("grimace", smalls)
    assert [one["seat"] for one in news if one.what == "ghosts-grimaces"] == [1]


def test_PV_M5_tag_takes_the_place_of_the_right_neighbours_small_ghost():
    """The right neighbour is the seat before; in turn from the die holder; it has to be done."""
    ghosts = {"0S1": "500 500 floor", "2S1": "2500 2500 floor", "2M1": "4500 2500 floor"}
    state, _ = struck("tag", ghosts, seats=3)
    assert (state.phase, state.active) == ("midnight", 0)
    assert [str(move) for move in MIDNIGHT.moves(state, 0)] == ["swap 2S1 0S2"]
    for text, reason in (
        ("pass", "not-now"), ("swap 2M1 0S2", "not-caught"), ("swap 2S1 0M1", "no-such-spare"),
        ("swap 2S1 0S1", "no-such-spare"), ("put 0S2 500 2500 floor", "not-now"),
        ("grow 0S1", "not-now"),
    ):  # fmt: skip
        with refused(reason):
            MIDNIGHT.play(state, 0, MIDNIGHT.parse(text), dice())
    state, news = MIDNIGHT.play(state, 0, MIDNIGHT.parse("swap 2S1 0S3"), dice())
    assert news[0]["other"] == Who(2)
    assert state.hall.spot("0S3") == Spot(2500, 2500)
    assert "2S1" in state.home[2]
    assert state.active == 1
    # Only what was in the hall before the card may be tagged: not the ghost just put there.
    assert {str(move) for move in MIDNIGHT.moves(state, 1)} == {"swap 0S1 1S1"}


def test_PV_M5_without_one_to_tag_a_small_ghost_goes_three_cells_in():
    """PV-A29: in the third row from one's own side, in any column."""
    state, _ = struck("tag", {"0M1": "500 500 floor"})
    moves = MIDNIGHT.moves(state, 0)
    assert [move.spot.cell for move in moves] == [(column, 2) for column in range(6)]
    with refused("third-row"):
        MIDNIGHT.play(state, 0, MIDNIGHT.parse("put 0S1 2500 500 floor"), dice())
    state, _ = MIDNIGHT.play(state, 0, MIDNIGHT.parse("put 0S1 2500 2500 floor"), dice())
    assert state.hall.spot("0S1") == Spot(2500, 2500)
    # Seat 1 comes from the north, and 0S1 was not there before the card.
    assert {move.spot.cell[1] for move in MIDNIGHT.moves(state, 1)} == {3}
    state, _ = MIDNIGHT.play(state, 1, MIDNIGHT.moves(state, 1)[0], dice())
    assert (state.phase, state.active) == ("draw", 0)
    # It has come in in this round: it does not get out in it (PV-24).
    ready = state._replace(phase="go", active=None, cards=(Card(9),) * 2)
    with refused("not-across"):
        tried(ready, "0S1 out", MIDNIGHT)


def test_PV_M5_who_has_no_small_ghost_at_home_or_no_place_is_not_asked():
    smalls = {f"0S{number}": f"{number}500 500 floor" for number in range(1, 5)}
    state, _ = struck("tag", {**smalls, "1S1": "500 5500 floor"}, {})
    assert (state.phase, state.active) == ("midnight", 1)
    state, _ = MIDNIGHT.play(state, 1, MIDNIGHT.parse("swap 0S3 1S2"), dice())
    assert (state.phase, state.active) == ("draw", 0)
    full = {f"{seat}L1": f"{seat}500 2500 floor" for seat in range(4)}
    full |= {"1M1": "4500 2500 floor", "2M1": "5500 2500 floor"}
    state, _ = struck("tag", full, {}, seats=4)
    assert state.active == 1  # from the west the third row is another one


def test_PV_A30_pieces_at_one_door_stand_side_by_side():
    """Half a cell, then a whole one and more to either side, until there is room on the floor."""
    chairs = {"armchair": Pose(3500, 1000), "trolley": Pose(3500, 2000), "table": Pose(3500, 2500)}
    others = {kind: CORNERS[kind] for kind in ("mirror", "desk", "piano")}
    state, _ = struck("dance", {}, {**chairs, **others})
    danced = dict(state.hall.furniture)
    assert [danced[kind].x for kind in chairs] == [3500, 4500, 2000]
    assert all(state.hall.heights()[kind] == 0 for kind in chairs)


def test_PV_M6_dance_every_piece_goes_to_the_nearest_door():
    """PV-A30: of doors as near, clockwise from the die holder's side; ghosts keep their cells."""
    furniture = {
        "mirror": Pose(2400, 1500),
        "trolley": Pose(5000, 2600),
        "desk": Pose(3000, 3000),
        "piano": Pose(1000, 4400, 90),
        "armchair": Pose(4000, 5000),
        "table": Pose(1000, 2000),
    }
    state, _ = struck("dance", {"0S1": "4500 500 floor"}, furniture)
    for kind, pose in state.hall.furniture:
        pushed = [
            pushed_in(kind, pose._replace(**{axis: wall})) for axis in "xy" for wall in (0, 6000)
        ]
        assert pose in pushed, kind  # it touches a wall
    danced = dict(state.hall.furniture)
    assert danced["mirror"].x == 2500
    assert danced["trolley"].y == 2500
    assert state.hall.cell("0S1") == (4, 0)
    assert furnishing._nearest_door(Pose(1000, 1000), "S") == Door("S", 1)
    assert furnishing._nearest_door(Pose(1000, 1000), "N") == Door("S", 1)
    assert furnishing._nearest_door(Pose(1000, 1000), "W") == Door("W", 5)


def test_PV_M7_perch_who_is_not_on_top_of_furniture_goes_home_after_the_look(monkeypatch):
    """PV-A31: not on the floor, and not inside a trolley."""
    furniture = {"trolley": Pose(2500, 2500), "table": Pose(4400, 2500)}
    ghosts = {
        "0S1": "2500 2500 trolley/shelf-low", "0S2": "2500 2500 trolley/shelf-top",
        "0S3": "4400 2500 floor", "1M1": "4400 2500 table/top", "1S1": "500 500 floor",
    }  # fmt: skip
    eyes_for(monkeypatch)
    state, _ = struck("perch", ghosts, furniture)
    assert len(state.hall.ghosts) == 5
    after, news = look(state, "E", 4)
    assert [name for name, _ in after.hall.ghosts] == ["0S2", "1M1"]
    told = {one["seat"]: one["ghosts"] for one in news if one.what == "ghosts-unperched"}
    assert told == {0: ("0S1", "0S3"), 1: ("1S1",)}


def test_PV_A44_where_ghosts_fuse_a_bigger_one_that_is_not_perched_waits_at_the_edge(monkeypatch):
    eyes_for(monkeypatch)
    game = Ghosts(midnight=True, fusion=True)
    state, _ = struck("perch", {"0M1": "500 500 floor", "0S1": "1500 500 floor"}, game=game)
    after, _ = look(state, "E", 4, game=game)
    assert after.waiting[0] == ("0M1",)
    assert "0S1" in after.home[0]


def test_PV_A41_who_has_grown_by_the_card_does_not_get_out_in_the_same_round():
    state, _ = struck("brother", {"0S1": "500 5500 floor"}, {})
    state, _ = MIDNIGHT.play(state, 0, MIDNIGHT.parse("grow 0S1"), dice())
    ready = state._replace(phase="go", active=None, cards=(Card(9),) * 2)
    with refused("not-across"):
        tried(ready, "0M1 out", MIDNIGHT)


def test_PV_M8_brother_a_bigger_one_takes_the_place():
    """PV-A32: of the next size, from home, where it fits; or one passes."""
    ghosts = {"0S1": "610 500 floor", "0M1": "2500 500 floor", "0L1": "4500 500 floor"}
    state, _ = struck("brother", ghosts)
    assert [str(move) for move in MIDNIGHT.moves(state, 0)] == ["grow 0S1", "pass"]
    with refused("no-brother"):
        MIDNIGHT.play(state, 0, MIDNIGHT.parse("grow 0M1"), dice())
    with refused("not-yours"):
        MIDNIGHT.play(state, 0, MIDNIGHT.parse("grow 1S1"), dice())
    after, news = MIDNIGHT.play(state, 0, MIDNIGHT.parse("grow 0S1"), dice())
    assert (news[0]["small"], news[0]["ghost"]) == ("0S1", "0M2")
    assert after.hall.spot("0M2") == state.hall.spot("0S1")
    assert "0S1" in after.home[0]
    assert after.phase == "draw"  # the other has nothing in the hall
    passed, news = MIDNIGHT.play(state, 0, MIDNIGHT.parse("pass"), dice())
    assert (passed.hall, happened(news)) == (state.hall, ["passed"])


def test_PV_M9_knock_nobody_chooses_and_the_keyhole_stays_on_its_side(monkeypatch):
    """PV-A33, PV-T7: the die holder rolls, passes the die to the left; no count changes."""
    eyes_for(monkeypatch)
    state, _ = struck("knock", seats=3, holder=1, keyhole=Door("N", 2), chosen=(1, 0, 0))
    state = state._replace(phase="go", active=None, cards=(Card(5),) * 3)
    after, news = gone(state, game=MIDNIGHT, luck=dice(6))
    assert happened(news)[-3:] == ["keyhole", "nobody-seen", "round"]
    assert after.keyhole == Door("N", 6)
    assert (after.chosen, after.holder) == ((1, 0, 0), 2)


def test_PV_M10_dizzy_everybody_starts_one_side_further_on():
    """PV-A34: S, E, N, W, S; ghosts, furniture and keyhole stay together, who is out stays out."""
    before = {"0S1": "500 500 floor"}
    state, _ = struck("dizzy", before, seats=4, out=("0S2",), waiting=("1M1",))
    assert state.sides == ("E", "S", "W", "N")
    assert (state.out[0], state.waiting[1]) == (("0S2",), ("1M1",))
    assert state.hall.furniture == tuple(CORNERS.items())
    ready = state._replace(phase="go", active=None, cards=(Card(9),) * 4)
    assert movement.cost(MIDNIGHT, ready, "0S1", None) == 1  # it stands at the west wall already
    assert movement.cost(MIDNIGHT, ready, "0S3", (5, 3)) == 1
    assert movement.cost(MIDNIGHT, ready, "1M1", (3, 0)) == 1  # who waits is at the new side


def test_PV_M11_crystal_the_number_is_known_before(monkeypatch):
    """PV-A35: no second roll; the side has to change all the same."""
    eyes_for(monkeypatch)
    state, news = struck("crystal", luck=dice(4))
    assert news[2] == News("ghosts-foretold", number=4)
    assert MIDNIGHT.view(state, None).number == 4
    with refused("same-side"):
        MIDNIGHT.play(
            state._replace(phase="side", active=0, keyhole=Door("E", 1)), 0,
            MIDNIGHT.parse("side E"), dice(),
        )  # fmt: skip
    after, news = look(state, "E")
    assert after.keyhole == Door("E", 4)
    assert news[0]["how"] == "crystal"
    assert after.number is None


def test_PV_M12_and_T15_statues_one_cell_on_and_perhaps_out():
    """PV-A36: straight ahead, those in front first; where the cell is full one stays."""
    ghosts = {
        "0S1": "2500 5500 floor", "0S2": "2500 4500 floor", "0S3": "500 500 floor",
        "1M1": "4500 500 floor", "1S1": "500 2500 floor", "1L1": "500 1500 floor",
    }  # fmt: skip
    state, news = struck("statues", ghosts, {})
    assert state.out == (("0S1",), ("1M1",))
    assert MIDNIGHT.points(state, 0) == 1
    assert state.hall.cell("0S2") == (2, 5)
    assert state.hall.cell("0S3") == (0, 0)  # before it stands the large one
    assert state.hall.cell("1L1") == (0, 1)  # which finds the cell too full itself
    told = {one["seat"]: (one["count"], one["outward"]) for one in news[2:]}
    assert told[0] == (2, 1)


def test_PV_A36_each_goes_straight_towards_its_own_exit():
    """From the south north, from the west east, from the north south, from the east west."""
    spots = {"0S1": "2300 1400 floor", "1S1": "1300 3600 floor"}
    spots |= {"2S1": "4600 4300 floor", "3S1": "4400 2700 floor"}
    state, news = struck("statues", spots, {}, seats=4)
    after = {ghost: str(spot) for ghost, spot in state.hall.ghosts}
    assert after == {
        "0S1": "2300 2400 floor",
        "1S1": "2300 3600 floor",
        "2S1": "4600 3300 floor",
        "3S1": "3400 2700 floor",
    }
    ways = {ghost: (start, end) for one in news[2:] for ghost, start, end, _ in one["ways"]}
    assert ways == {ghost: (spots[ghost], after[ghost]) for ghost in spots}


def test_cards_that_bring_ghosts_in_leave_nobody_behind():
    """With fusions a bigger one from home may come in by the big brother (PV-A32)."""
    game = Ghosts(midnight=True, fusion=True)
    state, _ = struck("brother", {"0S1": "500 500 floor"}, game=game)
    after, _ = game.play(state, 0, game.parse("grow 0S1"), dice())
    assert [name for name, _ in after.hall.ghosts] == ["0M1"]
