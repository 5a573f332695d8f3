"""The rules of Pas Vu Pas Pris by number: PV-… rules, PV-A… rulings, PV-T… test cases."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ghostly import (
    CORNERS,
    FUSION,
    GAME,
    dice,
    eyes_for,
    gone,
    hall,
    happened,
    table,
    tried,
    where_all_are,
)
from partylab import Rejected, Table
from partylab.game import News
from partylab.ghosts import (
    Card,
    Door,
    Ghosts,
    Go,
    Order,
    Place,
    Points,
    Pose,
    Side,
    Spot,
    movement,
)
from partylab.ghosts.cards import CARDS, NUMBERS_ONLY
from partylab.ghosts.doors import eye_at
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.state import bigger, depth, family


def refused(reason: str):
    """The move is refused for exactly this reason."""
    return pytest.raises(Rejected, check=lambda why: why.reason == f"ghosts-{reason}")


def place_of(state, ghost: str) -> str:
    """Where a ghost is: a spot, or home, edge, out."""
    where = movement.where(state, ghost)
    return str(state.hall.spot(ghost)) if where == movement.HALL else where


# Test cases


def test_PV_T1_a_value_of_9_shared_as_in_the_book():
    """A small one to depth 2, a medium one 2 and out, a small one 4, the large one to depth 1."""
    orders = "0S1 500 1500 floor; 0M1 out; 0S2 3500 3500 floor; 0L1 4500 500 floor"
    before = table({"0M1": "2500 4500 floor", "0S2": "1500 1500 floor"})
    costs = [movement.cost(GAME, before, *way) for way in (
        ("0S1", (0, 1)), ("0M1", None), ("0S2", (3, 3)), ("0L1", (4, 0)),
    )]  # fmt: skip
    assert costs == [2, 2, 4, 1]
    after, _ = gone(before, orders)
    assert after.out[0] == ("0M1",)
    with refused("too-far"):
        tried(before._replace(cards=(Card(8),) * 2), orders)


def test_PV_T2_a_value_of_8_with_two_fusions_as_in_the_book(monkeypatch):
    """Two small ones become a medium one; the one at the edge and a small one become the large."""
    before = table({"0S3": "3500 5500 floor"}, waiting=("0M2",), value=8, game=FUSION)
    orders = "0S1 500 500 floor; 0S2 500 500 floor + 0S1; 0M2 3500 5500 floor + 0S3"
    after, news = gone(before, orders, game=FUSION)
    assert [name for name, _ in after.hall.ghosts] == ["0L1", "0M1"]
    assert after.home[0] == ("0S1", "0S2", "0S3", "0S4", "0M2")
    assert happened(news)[1:4] == ["moved", "fused", "fused"]
    assert news[1]["spent"] == 8
    assert [(one["of"], one["ghost"]) for one in news[2:4]] == [
        (("0S2", "0S1"), "0M1"), (("0M2", "0S3"), "0L1"),
    ]  # fmt: skip
    with refused("too-far"):
        tried(before._replace(cards=(Card(7),) * 2), orders, FUSION)


def rolling(game: Ghosts, seats: int) -> list[tuple[set[int], int]]:
    """Play a game in which nobody moves: who rolls in each round, and who chooses."""
    state, _ = game.start(seats, lambda: Random(1))
    found, rng = [], Random(2)
    while turn := game.turn(state):
        seat = min(turn)
        move = game.moves(state, seat)[-1 if state.phase == "furniture" else 0]
        state, news = game.play(state, seat, move, lambda: rng)
        rolls = {one["seat"] for one in news if one.what == "ghosts-rolled"}
        found += [(rolls, one["seat"]) for one in news if one.what == "ghosts-chooses"]
    return found


def test_PV_T3_who_has_chosen_rolls_again_when_all_have():
    """PV-12."""
    first, second, third, fourth, fifth = rolling(GAME, 3)
    assert first[0] == {0, 1, 2} == fourth[0]
    assert second[0] == {0, 1, 2} - {first[1]}
    assert third == (set(), ({0, 1, 2} - {first[1], second[1]}).pop())  # PV-A8: without rolling
    assert fifth[0] == {0, 1, 2} - {fourth[1]}


def test_PV_T4_four_players_choose_once_each_and_two_take_turns():
    four = rolling(GAME, 4)
    assert {chooser for _, chooser in four[:4]} == {0, 1, 2, 3}
    assert four[4][0] == {0, 1, 2, 3}
    two = rolling(GAME, 2)
    assert [len(rolls) for rolls, _ in two] == [2, 0, 2, 0, 2]
    assert two[0][1] != two[1][1]
    assert two[2][1] != two[3][1]


def test_PV_T5_the_die_goes_to_the_left_of_who_chose(monkeypatch):
    """PV-13, PV-A9: not to the left of who began."""
    eyes_for(monkeypatch)
    state, _ = gone(table(seats=3), luck=dice(1, 2, 6))
    assert state.active == 2
    after, _ = GAME.play(state, 2, GAME.parse("side N" if state.keyhole.side != "N" else "side S"),
                         dice(3))  # fmt: skip
    assert after.holder == after.active == 0


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 15), (4, 20)])
def test_PV_T6_the_deck_lasts_for_five_rounds(seats, cards):
    """PV-1, PV-7; PV-15: used cards are put away; PV-32: with the last one the game ends."""
    state, _ = GAME.start(seats, lambda: Random(3))
    assert len(state.deck) == cards
    game = Table(GAME, ["Ana", "Bo", "Cleo", "Dan"][:seats], seed=5)
    while game.turn:
        seat = min(game.turn)
        game.play(seat, game.moves(seat)[-1 if game._state.phase == "furniture" else 0])
    assert game._state.round == 5
    assert game._state.deck == ()
    assert len(game._state.discards) == cards
    assert game.outcome is not None


def test_PV_T7_the_keyhole_changes_sides():
    """PV-29, and PV-A24: in the first round too. With PV-M9 it stays: see the Midnight cards.

    PV-28: who names a side has named it; the die follows at once.
    """
    state = table(phase="side", active=0, keyhole=Door("N", 2))
    assert [str(move) for move in GAME.moves(state, 0)] == ["side E", "side S", "side W"]
    with refused("same-side"):
        GAME.play(state, 0, GAME.parse("side N"), dice(3))
    after, news = GAME.play(state, 0, GAME.parse("side E"), dice(5))
    assert after.keyhole == Door("E", 5)
    assert news[0] == News("ghosts-keyhole", seat=0, side="E", number=5, how="rolled")


def test_PV_T8_who_comes_in_does_not_get_out_in_the_same_round():
    """PV-24, PV-A5: whatever points are left."""
    with refused("not-across"):
        tried(table(value=9), "0S1 out")
    with refused("ordered-twice"):
        tried(table(value=9), "0S1 500 5500 floor; 0S1 out")


def test_PV_T9_to_cross_costs_seven_steps_in_two_rounds():
    """PV-A1, PV-A2: one in, five across, one out."""
    state = table()
    inside = movement.cost(GAME, state, "0S1", (3, 5))
    state, _ = gone(state, "0S1 3500 5500 floor")
    assert inside + movement.cost(GAME, state, "0S1", None) == 7


def test_PV_T10_when_both_pieces_are_spent_any_other_may_be_moved():
    """PV-18."""
    card = Card(6, ("piano", "desk"))
    state = table(
        furniture=CORNERS, phase="furniture", active=0, cards=(card, None), moved=("piano", "desk")
    )
    assert [str(move) for move in GAME.moves(state, 0)] == [
        "grab mirror", "grab trolley", "grab armchair", "grab table", "leave",
    ]  # fmt: skip
    with refused("moved-already"):
        GAME.play(state, 0, GAME.parse("grab piano"), dice())
    one_left = state._replace(moved=("piano",))
    assert [str(move) for move in GAME.moves(one_left, 0)] == ["grab desk", "leave"]
    with refused("not-on-card"):
        GAME.play(one_left, 0, GAME.parse("grab mirror"), dice())


@pytest.mark.parametrize("spot", ["5300 4770 piano/body", "5300 5500 trolley/shelf-low"])
def test_PV_T11_a_ghost_on_or_in_a_piece_that_is_moved_keeps_its_cell(spot):
    """PV-21."""
    piece = spot.split(" ")[2].split("/")[0]
    furniture = {**CORNERS, "piano": Pose(5200, 4630)}
    state = table(
        {"1S1": spot}, furniture, phase="place", active=0, grabbed=piece,
        cards=(Card(6, ("piano", "trolley")), None),
    )  # fmt: skip
    after, news = GAME.play(state, 0, GAME.parse("place 2500 2500 45 feet 0 x"), dice())
    assert after.hall.cell("1S1") == state.hall.cell("1S1")
    assert after.hall.on("1S1") == "floor"
    assert happened(news) == ["placed", "put-down"]


def ended(out=(), ghosts=None, waiting=(), game=GAME):
    state = table(ghosts, out=out, waiting=waiting, phase="over")
    return game.outcome(state)


def test_PV_T12_what_is_out_and_what_is_inside_counts():
    """PV-33 with PV-F1 and PV-F2, and the options `score_out` and `score_hall`."""
    out = ("0L1", "0M1", "0S1", "0S2")
    assert ended(out).scores == (10, 0)
    inside = {"0M2": "500 500 floor", "0S3": "1500 500 floor", "1L1": "2500 500 floor"}
    assert ended(out, inside).scores == (11, 2)
    plain = Ghosts(score_out=(1, 1, 1), score_hall=[0, 0, 0])
    assert ended(out, inside, game=plain).scores == (4, 0)


def test_PV_T13_ties_are_broken_by_ghosts_out_then_by_ghosts_at_home():
    """PV-34; PV-A23: after that the victory is shared."""
    ten = ("0L1", "0M1", "0S1", "0S2"), ("1L1", "1M1", "1M2")  # 10 points with 4, 11 with 3
    assert ended((*ten[0], *ten[1])).winners == (1,)
    level = ended(("0L1", "0M1", "1L1", "1S1", "1S2", "1S3"))  # 8 and 8
    assert (level.scores, level.winners, level.reason) == ((8, 8), (1,), "ghosts-tie-out")
    home = ended(("0S1", "1S1"), {"0S2": "500 500 floor"})
    assert (home.scores, home.winners, home.reason) == ((1, 1), (0,), "ghosts-tie-home")
    shared = ended(("0S1", "1S1"))
    assert (shared.winners, shared.reason) == ((0, 1), "ghosts-tie-shared")
    assert ended(("0L1",)).reason == "ghosts-most-points"


def test_PV_T14_who_has_fused_rests_and_two_medium_ones_never_fuse(monkeypatch):
    """PV-37, PV-38; PV-A43: one order in a round, and both that have fused rest."""
    eyes_for(monkeypatch)
    before = table({"0S1": "500 500 floor", "0S3": "1500 500 floor"}, game=FUSION)
    fusing = "0S2 500 500 floor + 0S1"
    for then in ("0M1 500 1500 floor", "0S1 1500 500 floor", "0S3 500 500 floor + 0M1"):
        with refused("just-fused"):
            tried(before, f"{fusing}; {then}", FUSION)
    after, _ = gone(before, fusing, game=FUSION)
    assert [name for name, _ in after.hall.ghosts] == ["0M1", "0S3"]
    next_round = after._replace(phase="go", active=None, cards=(Card(5),) * 2)
    larger, _ = gone(next_round, "0M1 1500 500 floor + 0S3", game=FUSION)
    assert [name for name, _ in larger.hall.ghosts] == ["0L1"]
    two = table({"0M1": "500 500 floor", "0M2": "1500 500 floor"}, game=FUSION)
    with refused("fuse-sizes"):
        tried(two, "0M1 1500 500 floor + 0M2", FUSION)


# Set-up


def test_PV_2_and_3_what_everybody_begins_with():
    """PV-A37: seven ghosts each, whatever reviewers counted."""
    state, news = GAME.start(4, lambda: Random(1))
    assert [len(names) for names in state.home] == [7] * 4
    assert family(2) == ("2S1", "2S2", "2S3", "2S4", "2M1", "2M2", "2L1")
    assert state.hall.ghosts == ()
    assert news == (
        News("ghosts-began", seat=state.holder, side=state.keyhole.side,
             number=state.keyhole.number),
    )  # fmt: skip
    for seats in (1, 5):
        with pytest.raises(Rejected):
            GAME.start(seats, lambda: Random(1))


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_PV_4_the_hall_is_nice(seed):
    """All six pieces stand upright on the floor at multiples of 15°, apart from each other."""
    state, _ = GAME.start(2, lambda: Random(seed))
    assert [kind for kind, _ in state.hall.furniture] == list(KINDS)
    assert all(pose.down == "feet" and pose.yaw % 15 == 0 for _, pose in state.hall.furniture)
    assert set(state.hall.heights().values()) == {0.0}


def test_PV_5_and_6_die_and_keyhole_begin_anywhere():
    starts = [GAME.start(3, lambda seed=seed: Random(seed))[0] for seed in range(200)]
    assert {state.holder for state in starts} == {0, 1, 2}
    assert len({state.keyhole for state in starts}) == 24


def test_PV_A4_where_the_seats_are():
    assert GAME.start(2, lambda: Random(1))[0].sides == ("S", "N")
    assert Ghosts(seats="neighbours").start(2, lambda: Random(1))[0].sides == ("S", "W")
    assert GAME.start(3, lambda: Random(1))[0].sides == ("S", "W", "N")
    assert GAME.start(4, lambda: Random(1))[0].sides == ("S", "W", "N", "E")


def test_PV_F12_and_F13_the_cards():
    """Every pair of pieces once, five numbers without; values as the table says."""
    assert len(CARDS) == 20
    assert len({card.pieces for card in CARDS if card.pieces}) == 15
    values = sorted(card.value for card in CARDS if card.pieces)
    assert values == [5] * 3 + [6] * 5 + [7] * 3 + [8] * 4
    assert NUMBERS_ONLY == (8, 8, 9, 9, 9)


def test_an_option_begins_as_the_first_that_a_form_offers():
    """PV-8: without Midnight cards, for one."""
    assert GAME.start(2, lambda: Random(1))[0].midnight == ()
    assert {name: allowed[0] for name, allowed in GAME.choices.items()} == GAME.options()


def test_options_that_are_no_points_are_refused():
    for wrong in (
        (1, 2),
        (1, 2, 3, 4),
        (1, 2, "3"),
        (1, 2, -1),
        (1, 2, 10**9),
        "135",
        (True, 1, 2),
    ):
        with pytest.raises(Rejected):
            Ghosts(score_out=wrong)
    assert Ghosts(score_out=[2, 4, 6]).score_out == Points(2, 4, 6)


# A round


def drawing(*cards: Card, seats: int = 2, furniture=CORNERS):
    state = table(furniture=furniture, seats=seats, phase="draw", active=0)
    return state._replace(cards=(None,) * seats, deck=cards)


def test_PV_9_and_A6_one_draws_and_moves_furniture_before_the_next_draws():
    """PV-16: one of two pieces; or none, where the card has a number only."""
    state = drawing(Card(6, ("piano", "desk")), Card(9))
    with refused("not-your-turn"):
        GAME.play(state, 1, GAME.parse("draw"), dice())
    state, news = GAME.play(state, 0, GAME.parse("draw"), dice())
    assert news == (News("ghosts-drew", seat=0, value=6, first="piano", second="desk"),)
    assert (state.phase, state.active) == ("furniture", 0)
    state, _ = GAME.play(state, 0, GAME.parse("grab desk"), dice())
    state, _ = GAME.play(state, 0, GAME.parse("place 2500 2500 0 feet 0 x"), dice())
    assert (state.phase, state.active, state.moved) == ("draw", 1, ("desk",))
    state, news = GAME.play(state, 1, GAME.parse("draw"), dice())  # a number only
    assert news == (News("ghosts-drew", seat=1, value=9, first="none", second="none"),)
    assert (state.phase, GAME.turn(state)) == ("go", {0, 1})


def test_PV_A7_furniture_may_be_left():
    state, _ = GAME.play(drawing(Card(6, ("piano", "desk"))), 0, GAME.parse("draw"), dice())
    after, _ = GAME.play(state, 0, GAME.parse("leave"), dice())
    assert (after.hall, after.moved, after.active) == (state.hall, (), 1)


def test_PV_19_who_has_grabbed_a_piece_places_that_one():
    """It may be put back as it was; then it counts as moved all the same."""
    state = table(furniture=CORNERS, phase="place", active=0, grabbed="desk", cards=(Card(5), None))
    for text in ("grab piano", "leave", "draw", "go"):
        with refused("not-now"):
            GAME.play(state, 0, GAME.parse(text), dice())
    after, news = GAME.play(state, 0, Place(CORNERS["desk"]), dice())
    assert after.hall == state.hall
    assert after.moved == ("desk",)
    assert news[0]["down"] == "back"


@pytest.mark.parametrize(
    "pose", ["2510 2490 37 feet 0 x", "1400 2000 0 back 0 x", "3000 3000 90 left 30 y",
             "5200 4700 0 top 0 x"],
)  # fmt: skip
def test_PV_17_and_A15_furniture_is_placed_freely(pose):
    """Across cells, at any angle, lying, tilted, on top of another piece; not through a wall."""
    state = table(furniture=CORNERS, phase="place", active=0, grabbed="desk", cards=(Card(5), None))
    after, _ = GAME.play(state, 0, GAME.parse(f"place {pose}"), dice())
    assert str(dict(after.hall.furniture)["desk"]) == pose
    with refused("outside"):
        GAME.play(state, 0, GAME.parse("place 100 3000 0 feet 0 x"), dice())


def test_PV_20_and_27_nothing_else_moves_by_accident():
    """Neither other furniture nor ghosts, even of the same cell."""
    ghosts = {"0S1": "1500 1500 floor", "1S1": "2780 2780 floor"}
    state = table(ghosts, furniture=CORNERS, phase="place", active=0, grabbed="armchair",
                  cards=(Card(5), None))  # fmt: skip
    after, news = GAME.play(state, 0, GAME.parse("place 2500 2000 30 feet 0 x"), dice())
    before, now = dict(state.hall.furniture), dict(after.hall.furniture)
    assert {kind for kind in KINDS if now[kind] != before[kind]} == {"armchair"}
    assert after.hall.ghosts == state.hall.ghosts
    assert happened(news) == ["placed"]


# How ghosts move


def test_PV_22_and_A3_in_by_any_door_of_ones_side_and_out_by_any_opposite():
    state = table({"0S4": "500 5500 floor"}, seats=4)
    for seat, side in enumerate("SWNE"):
        costs = movement.reach(GAME, state, f"{seat}S1", 6)
        assert costs == {(x, y): depth(side, (x, y)) for x in range(6) for y in range(6)}
    assert movement.cost(GAME, state, "0S4", None) == 1
    with refused("out-for-good"):
        tried(table(out=("0S1",)), "0S1 500 500 floor")


def test_PV_23_one_point_for_each_step_never_diagonally():
    state = table({"0S1": "500 500 floor"}, value=2)
    assert movement.cost(GAME, state, "0S1", (1, 1)) == 2
    with refused("too-far"):
        tried(state, "0S1 1500 2500 floor")
    after, _ = gone(state, "0S1 1500 1500 floor")
    assert after.hall.cell("0S1") == (1, 1)


def test_PV_25_a_ghost_fits_in_its_cell():
    with refused("off-cell"):
        tried(table(), "0S1 950 500 floor")
    with refused("hits"):
        tried(table({"1S1": "500 500 floor"}), "0S1 600 500 floor")
    with refused("no-support"):
        tried(table(furniture=CORNERS), "0S1 2500 500 piano/body")


def test_PV_26_furniture_is_no_obstacle_and_a_place_to_be():
    """Under a table, in a trolley, on a piano: the steps count and nothing else."""
    state = table(furniture={"table": Pose(2500, 800), "trolley": Pose(500, 1500)}, value=6)
    after = tried(
        state, "0S1 2500 700 floor; 0S2 2500 700 table/top; 0S3 300 1500 trolley/shelf-low"
    )
    assert after.orders[0] is not None
    assert movement.cost(GAME, state, "0S1", (2, 2)) == 3


def test_PV_A2_the_step_out_may_be_free():
    free = Ghosts(exit_cost=0)
    state = table({"0S1": "500 5500 floor"}, value=0, game=free)
    after, _ = gone(state, "0S1 out", game=free)
    assert after.out[0] == ("0S1",)
    with refused("too-far"):
        tried(state, "0S1 out")


def test_PV_A14_how_many_fit_into_a_cell():
    """Small 1, medium 2, large 4, whatever there is to stand on."""
    tops = [(2280, 2280), (2720, 2280), (2280, 2720), (2720, 2720)]
    four = {f"1S{number}": f"{x} {y} table/top" for number, (x, y) in enumerate(tops, start=1)}
    state = table(four, {"table": Pose(2500, 2500)})
    with refused("cell-full"):
        tried(state, "0S1 2500 2500 floor")
    assert tried(state, "0S1 2500 2500 floor", Ghosts(cell_capacity=5)).orders[0] is not None


def test_PV_A40_points_may_be_left():
    _, news = gone(table(value=9), "0S1 500 500 floor")
    assert (news[1]["spent"], news[1]["points"]) == (1, 9)
    assert happened(news)[2] == "moved-none"


def test_PV_A42_to_turn_about_in_ones_cell_costs_nothing():
    """Nor does it cost anything to climb there."""
    state = table({"0S1": "2500 700 floor"}, {"table": Pose(2500, 800)}, value=0)
    after = tried(state, "0S1 2500 700 table/top")
    assert after.orders[0] is not None


# Orders at the same time


def test_PV_10_and_A16_orders_are_hidden_until_all_have_given_theirs():
    state = table(seats=3)
    go = GAME.parse("go 0S3 2500 500 floor")
    after, news = GAME.play(state, 0, go, dice())
    assert news == (News("ghosts-ready", seat=0),)
    assert (after.hall, after.home) == (state.hall, state.home)
    assert GAME.view(after, 0).order == go
    for seat in (1, 2, None):
        view = GAME.view(after, seat)
        assert view.ordered == (True, False, False)
        assert view == GAME.view(GAME.play(state, 0, Go(), dice())[0], seat)
        assert "2500" not in repr(view)
    with refused("ordered-already"):
        GAME.play(after, 0, Go(), dice())


def test_PV_A16_a_spot_that_is_taken_leaves_the_one_beside_it():
    """The die holder goes first; who comes later stands near, and is told so."""
    one = {"0S1": "2500 1500 floor", "1S1": "2500 3500 floor"}
    state = table(one, holder=1)
    after, news = gone(state, "0S1 2220 2220 floor", "1S1 2220 2220 floor")
    assert after.hall.spot("1S1") == Spot(2220, 2220)
    assert after.hall.cell("0S1") == (2, 2)
    aside = next(one for one in news if one.what == "ghosts-aside")
    assert (aside["seat"], aside["stays"]) == (0, "no")


def test_PV_A16_where_a_cell_has_filled_the_ghost_stays():
    state = table({"0S1": "2500 1500 floor", "1L1": "2500 3500 floor"}, holder=1)
    after, news = gone(state, "0S1 2500 2500 floor; 0S2 3500 500 floor", "1L1 2500 2500 floor")
    assert place_of(after, "0S1") == "2500 1500 floor"
    assert place_of(after, "0S2") == "3500 500 floor"
    aside = next(one for one in news if one.what == "ghosts-aside")
    assert (aside["ghost"], aside["stays"]) == ("0S1", "yes")


def test_PV_A16_nobody_has_moved_where_all_stay():
    """Whoever finds no place stays, and spends nothing; nor does an order to stay where one is."""
    state = table({"1L1": "2500 3500 floor", "0S2": "500 500 floor"}, holder=1)
    after, news = gone(state, "0S1 2500 2500 floor", "1L1 2500 2500 floor")
    assert place_of(after, "0S1") == "home"
    assert happened(news)[1:4] == ["moved", "moved-none", "aside"]
    _, news = gone(state, "0S2 500 500 floor")
    assert happened(news)[1:3] == ["moved-none", "moved-none"]


def test_an_order_for_what_is_not_ones_own_is_refused():
    with refused("not-yours"):
        tried(table(), "1S1 500 5500 floor")
    with refused("not-yours"):
        tried(table({"1S1": "500 500 floor"}, game=FUSION), "0S1 500 500 floor + 1S1", FUSION)


# Fusions


def test_PV_35_only_small_ghosts_leave_home_where_ghosts_fuse():
    for ghost in ("0M1", "0L1"):
        with refused("small-first"):
            tried(table(game=FUSION), f"{ghost} 500 500 floor", FUSION)
        assert tried(table(), f"{ghost} 500 500 floor").orders[0] is not None


def test_PV_36_both_end_in_one_cell_or_do_not_fuse():
    state = table({"0S1": "500 500 floor"}, game=FUSION)
    with refused("fuse-elsewhere"):
        tried(state, "0S2 1500 500 floor + 0S1", FUSION)
    with refused("fuse-elsewhere"):
        tried(state, "0S2 1500 500 floor + 0S3", FUSION)
    with refused("no-fusion"):
        tried(state, "0S2 500 500 floor + 0S2", FUSION)
    with refused("no-fusion"):
        tried(table({"0S1": "500 500 floor"}), "0S2 500 500 floor + 0S1")


def test_PV_37_the_bigger_ghost_has_to_fit():
    crowd = {"0S1": "220 220 floor", "1S1": "780 220 floor", "1S2": "220 780 floor"}
    crowd["1S3"] = "780 780 floor"
    with refused("fuse-no-room"):
        tried(table(crowd, game=FUSION), "0S2 500 500 floor + 0S1", FUSION)


def test_PV_37_and_A16_who_cannot_fuse_any_more_stands_beside():
    """The other has gone first, and has left room for a small ghost only."""
    ghosts = {"0S1": "220 220 floor", "1S1": "220 1220 floor", "1S2": "780 1220 floor"}
    state = table(ghosts, game=FUSION, holder=1)
    theirs = "1S1 720 720 floor; 1S2 720 280 floor"
    after, news = gone(state, "0S2 500 500 floor + 0S1", theirs, game=FUSION)
    assert place_of(after, "0S1") == "220 220 floor"
    assert place_of(after, "0S2") == "220 780 floor"
    assert happened(news)[1:4] == ["moved", "moved", "aside"]


def test_PV_39_and_A20_a_bigger_ghost_that_is_seen_waits_at_the_edge(monkeypatch):
    """It comes in again at its size, by any door; a small one is at home."""
    ghosts = {"0S1": "500 500 floor", "0M1": "1500 500 floor", "0L1": "2500 500 floor"}
    eyes_for(monkeypatch, *ghosts)
    state = table(ghosts, phase="side", active=0, keyhole=Door("N", 2), game=FUSION)
    after, news = FUSION.play(state, 0, FUSION.parse("side S"), dice(3))
    assert after.waiting[0] == ("0M1", "0L1")
    assert after.home[0] == ("0S1", "0S2", "0S3", "0S4", "0M2")
    assert {one[0]: one[2] for one in news[1]["ghosts"]} == {
        "0S1": "home", "0M1": "edge", "0L1": "edge",
    }  # fmt: skip
    again = after._replace(phase="go", active=None, cards=(Card(2),) * 2)
    assert movement.reach(FUSION, again, "0L1", 1) == {(x, 0): 1 for x in range(6)}
    assert tried(again, "0L1 4500 500 floor", FUSION).orders[0] is not None


def test_PV_40_and_A21_a_small_ghost_comes_back_when_none_is_left_at_home():
    inside = {"0S1": "500 500 floor", "0S2": "1500 500 floor", "0S3": "2500 500 floor"}
    state = table(inside, out=("0S4",), game=FUSION)
    assert FUSION.points(state, 0) == 1
    after, _ = gone(state, "0S4 3500 500 floor", game=FUSION)
    assert after.out[0] == ()
    assert FUSION.points(after, 0) == 0
    with refused("small-left"):
        tried(table(out=("0S4",), game=FUSION), "0S4 3500 500 floor", FUSION)
    # Of the last one that leaves home within the same orders, the next may come from outside.
    last = table(dict(list(inside.items())[:2]), out=("0S4",), game=FUSION)
    orders = "0S3 2500 500 floor; 0S4 3500 500 floor"
    assert tried(last, orders, FUSION).orders[0] is not None


def test_PV_A17_a_medium_ghost_may_come_to_a_small_one():
    state = table({"0S1": "500 500 floor", "0M1": "500 1500 floor"}, game=FUSION)
    after, _ = gone(state, "0M1 500 500 floor + 0S1", game=FUSION)
    assert [name for name, _ in after.hall.ghosts] == ["0L1"]


def test_PV_A18_a_fusion_needs_a_ghost_of_that_size():
    state = table(
        {"0S1": "500 500 floor", "0M1": "1500 500 floor"}, out=("0L1", "0M2"), game=FUSION
    )
    with refused("fuse-none-left"):
        tried(state, "0S2 1500 500 floor + 0M1", FUSION)
    with refused("fuse-none-left"):
        tried(state, "0S2 500 500 floor + 0S1", FUSION)
    assert bigger("0L1") is None


def test_PV_A19_both_that_have_fused_are_at_home():
    state = table({"0S1": "500 500 floor", "0M1": "500 1500 floor"}, game=FUSION)
    after, _ = gone(state, "0M1 500 500 floor + 0S1", game=FUSION)
    assert {"0S1", "0M1"} <= set(after.home[0])


# The keyhole


def test_PV_11_the_highest_roll_chooses_and_ties_roll_again():
    """PV-A8."""
    state, news = gone(table(seats=3), luck=dice(4, 6, 6, 2, 5))
    assert happened(news)[2:] == [
        "moved-none", "moved-none", "moved-none", "rolled", "rolled", "rolled", "tied", "rolled",
        "rolled", "chooses",
    ]  # fmt: skip
    assert (state.phase, state.active, state.chosen) == ("side", 2, (0, 0, 1))


def test_PV_14_who_is_seen_flees_home(monkeypatch):
    """PV-31, PV-A11: in the mirror, too; who is not seen stays."""
    ghosts = {"0S1": "500 500 floor", "1M1": "1500 500 floor", "1S2": "2500 500 floor"}
    eyes_for(monkeypatch, "0S1", mirror=("1M1",))
    state = table(ghosts, phase="side", active=1, keyhole=Door("N", 2))
    after, news = GAME.play(state, 1, GAME.parse("side W"), dice(6))
    assert [name for name, _ in after.hall.ghosts] == ["1S2"]
    assert after.home[0] == family(0)
    assert after.home[1] == ("1S1", "1S3", "1S4", "1M1", "1M2", "1L1")
    assert happened(news) == ["keyhole", "seen", "seen", "unseen", "round"]
    assert news[1]["ghosts"] == (("0S1", "string", "home"),)
    assert (news[2]["mirror"], news[2]["ghosts"]) == (1, (("1M1", "mirror", "home"),))
    (glance,) = after.last
    assert (glance.door, glance.hall) == (Door("W", 6), state.hall)
    assert glance.seen == ("0S1", "1M1")
    assert glance.found[2].behind == ("piano",)


def test_PV_A10_to_A12_the_look_follows_the_options(monkeypatch):
    asked = eyes_for(monkeypatch)
    game = Ghosts(mirror=False, ghosts_block=True, seen_from="1/5")
    state = table(phase="side", active=0, keyhole=Door("N", 2))
    game.play(state, 0, game.parse("side E"), dice(4))
    options = {"mirror": False, "ghosts_block": True, "seen_from": Fraction(1, 5)}
    assert asked == [(state.hall, Door("E", 4), options)]


def test_PV_A39_only_ghosts_in_the_hall_are_seen():
    """With real eyes: in an empty hall one ghost straight ahead is seen, and goes home."""
    state = table(
        {"0S1": "2500 2500 floor"}, out=("0S2",), phase="side", active=0, keyhole=Door("N", 2)
    )
    after, _ = GAME.play(state, 0, GAME.parse("side S"), dice(3))
    assert after.hall.ghosts == ()
    assert (len(after.home[0]), after.out[0]) == (6, ("0S2",))


def test_PV_30_and_A13_the_eye_is_half_a_cell_behind_the_middle_of_its_door():
    """It looks straight ahead; equal numbers face each other (PV-F5)."""
    assert eye_at(Door("S", 3)).at == (2.5, -0.5, 1.05)
    assert eye_at(Door("N", 3)).at == (2.5, 6.5, 1.05)
    assert eye_at(Door("W", 1)).at == (-0.5, 5.5, 1.05)
    assert eye_at(Door("E", 6)).forward == (-1.0, 0.0, 0.0)


def test_PV_A38_furniture_before_the_door_hides_the_hall():
    state = table({"0S1": "2500 2500 floor"}, {"mirror": Pose(2500, 200)}, phase="side", active=0,
                  keyhole=Door("N", 2))  # fmt: skip
    after, _ = GAME.play(state, 0, GAME.parse("side S"), dice(3))
    assert [name for name, _ in after.hall.ghosts] == ["0S1"]
    assert after.last[0].found[0].behind[0] == "mirror"


def test_PV_A22_what_counts_is_what_is_left_after_the_last_look(monkeypatch):
    eyes_for(monkeypatch, "0L1")
    state = table({"0L1": "500 500 floor", "1M1": "1500 500 floor"}, round=5, phase="side",
                  active=0, keyhole=Door("N", 2))  # fmt: skip
    after, news = GAME.play(state, 0, GAME.parse("side S"), dice(3))
    assert GAME.outcome(after).scores == (0, 1)
    assert happened(news)[-2:] == ["scores", "won"]
    with refused("over"):
        GAME.play(after, 0, GAME.parse("draw"), dice())


# What a view hides


def test_a_view_shows_neither_deck():
    game = Ghosts(midnight=True)
    one, other = (game.start(3, lambda seed=seed: Random(seed))[0] for seed in (1, 2))
    swapped = one._replace(deck=other.deck, midnight=other.midnight)
    for seat in (0, 1, 2, None):
        assert game.view(one, seat) == game.view(swapped, seat)


def test_a_view_knows_the_players_card_the_scores_and_whose_turn_it_is():
    state = table({"1L1": "500 500 floor"}, seats=3)._replace(cards=(Card(5), None, None))
    state = GAME.play(state, 2, Go(), dice())[0]
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [view.card for view in views] == [Card(5), None, None]
    assert {view.turn for view in views} == {frozenset({0, 1})}
    assert {(view.scores, view.seats) for view in views} == {((0, 2, 0), 3)}


def test_a_possible_state_holds_no_card_twice():
    """What has been drawn, or lies on the table, is not in a deck any more."""
    game, rng = Ghosts(midnight=True), Random(8)
    state, _ = game.start(4, lambda: rng)
    while turn := game.turn(state):
        seat = min(turn)
        state, _ = game.play(state, seat, game.moves(state, seat)[-1], lambda: rng)
        possible = game.possible(game.view(state, seat), rng)
        bells = [*possible.midnight, *possible.rung, possible.bell or "none"]
        assert len(set(bells)) == len(bells)
        drawn = [card for card in possible.cards if card]
        left = Counter([*possible.deck, *possible.discards, *drawn])
        assert left == Counter(CARDS)  # four players use them all


def test_the_menu_tries_ways_out_and_fusions_too():
    """A sample that never held them would teach bots and beginners half of the game."""
    inside = {"0S1": "500 5500 floor", "0S2": "2500 2500 floor", "0S3": "2500 1500 floor"}
    offered = [
        order
        for value in range(5, 10)
        for go in FUSION.moves(table(inside, value=value, game=FUSION), 0)
        for order in go.orders
    ]
    assert any(order.to is None for order in offered)
    assert any(order.fuse for order in offered)
    assert any(order.to and not order.fuse for order in offered)


# Anything anybody may send


@pytest.mark.parametrize(
    "text",
    [
        "strike", "draw", "leave", "pass", "grab piano", "place 2500 3100 90 feet 0 x",
        "go", "go 0S1 2500 500 floor; 0M1 out; 0S2 2500 500 floor + 0S1", "side E",
        "swap 1S2 0S1", "put 0S1 2500 2500 floor", "grow 0S1",
    ],
)  # fmt: skip
def test_a_move_reads_as_it_is_written_and_never_changes(text):
    move = GAME.parse(text)
    assert str(move) == text
    assert hash(move) == hash(GAME.parse(text))
    with pytest.raises(AttributeError):
        move.something_new = 1


@pytest.mark.parametrize(
    "text",
    [
        "go 0S1", "go ;", "go 0S1 1 2", "go 0S1 9999999999999999999 5 floor", "grab",
        "grab 0S1", "side X", "side  N", "place 1 2 3", "place 1 2 3 feet 0 z", "swap 1S1",
        "put 0S1", "grow", "go 0S9 500 500 floor", "go 4S1 out", "go 0S1 500 500 floor + 0S1 + 0S2",
        "place ٣ 2 3 feet 0 x", "go " + "0S1 out; " * 10_000, "x" * 10**6, "draw\n", " draw",
        "place 2500 2500 400 feet 0 x", "go 0S1 500 500 moon", None, 7, b"draw", ["draw"],
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(Rejected):
        GAME.parse(text)


@pytest.mark.parametrize(
    "move",
    [
        Go((1, 2)), Go("abc"), Go(None), Go(((("0S1",),),)), Place(None), Place("500"),
        Place(Pose(10**9, 5)), Place(Pose("x", 5)), Place(Pose(2500, 2500, 0.5)), Go,
    ],
)  # fmt: skip
def test_a_move_with_anything_in_it_is_refused(move):
    """A learner's bot can put whatever it likes into a move."""
    for phase in ("go", "place"):
        state = table(furniture=CORNERS, phase=phase, active=None if phase == "go" else 0,
                      grabbed="desk")  # fmt: skip
        with pytest.raises(Rejected):
            GAME.play(state, 0, move, dice(1))


class Text(str):
    """Looks like a text, as those of numpy do."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Text({super().__repr__()})"


def test_what_only_looks_like_a_text_stays_out_of_the_state():
    """A state is written as code: a bot's move leaves nothing in it that does not read back."""
    go = Go((Order(Text("0S1"), Spot(500, 500, Text("floor"))),))
    state, _ = GAME.play(table(), 0, go, dice())
    state, _ = GAME.play(state, 1, Go(), dice(6, 5))
    state, _ = GAME.play(state, 0, Side(Text("W" if state.keyhole.side != "W" else "E")), dice(6))
    assert "Text" not in repr(state)


# Whatever happens


@given(
    seed=st.integers(0, 10**6), seats=st.integers(2, 4), midnight=st.booleans(),
    fusion=st.booleans(), capacity=st.sampled_from((4, 6)),
)  # fmt: skip
@settings(max_examples=15)
def test_nothing_is_lost_and_nothing_is_spent_twice(seed, seats, midnight, fusion, capacity):
    """In any game: each seat has its seven ghosts somewhere, no card gives more than its points,
    the keyhole changes sides, no cell is too full, and what a seat sees fits.
    """
    game = Ghosts(midnight=midnight, fusion=fusion, cell_capacity=capacity)
    rng = Random(seed)
    state, _ = game.start(seats, lambda: rng)
    while turn := game.turn(state):
        seat = rng.choice(sorted(turn))
        before, move = state, rng.choice(game.moves(state, seat))
        assert game.parse(str(move)) == move
        state, news = game.play(state, seat, move, lambda: rng)
        assert where_all_are(state) == [sorted(family(one)) for one in range(seats)]
        assert sorted(kind for kind, _ in state.hall.furniture) == sorted(KINDS)
        for one in news:
            if one.what == "ghosts-moved":
                assert one["spent"] <= one["points"] == before.cards[one["seat"]].value
            if one.what == "ghosts-keyhole" and one["how"] != "knock":
                assert one["side"] != before.keyhole.side
        for eyes in (*range(seats), None):
            view = game.view(state, eyes)
            assert game.view(game.possible(view, rng), eyes) == view
    assert game.outcome(state) is not None


@given(seed=st.integers(0, 10**6), fusion=st.booleans())
@settings(max_examples=25)
def test_orders_that_nobody_disturbs_end_as_they_were_tried(seed, fusion):
    """What a table shows before orders are given is what comes of them; a view knows as much."""
    game, rng = Ghosts(fusion=fusion), Random(seed)
    state, _ = game.start(2, lambda: rng)
    while state.round < 3 or state.phase != "go":
        seat = min(game.turn(state))
        state, _ = game.play(state, seat, rng.choice(game.moves(state, seat)), lambda: rng)
    assert game.moves(game.possible(game.view(state, 1), rng), 1) == game.moves(state, 1)
    for go in game.moves(state, 1):
        tried_here = movement.tried(game, state, 1, go)
        settled, news = movement.settle(game, state._replace(orders=(Go(), go)))
        seen = movement.tried(game, game.view(state, 1), 1, go)
        for after in (settled, seen):
            assert (after.hall, after.home, after.out) == (
                tried_here.hall, tried_here.home, tried_here.out,
            )  # fmt: skip
        moved = [one for one in news if one.what == "ghosts-moved"]
        assert [one["spent"] for one in moved] == [movement.spent(game, state, go.orders)] * len(
            moved
        )


def test_the_hall_of_a_test_is_what_it_says():
    """The test of the tests."""
    made = hall({"0S1": "500 500 floor"}, CORNERS)
    assert made.cell("0S1") == (0, 0)
    assert set(made.heights().values()) == {0.0}
