"""Where ghosts may stand, what refuses them, and what becomes of them when furniture moves."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ghost_halls import GHOSTS, SAMPLES, deepest, halls, separation, sizes
from partylab import Words
from partylab.game import Rejected
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.poses import CELLS, checked_spot
from partylab.ghosts.shapes import GHOSTS as SIZED
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.standing import TOUCH, column
from partylab.words import LANGUAGES


def refused(act, *given, **named) -> tuple[str, dict]:
    """The reason and the bodies of a refusal."""
    with pytest.raises(Rejected) as caught:
        act(*given, **named)
    return caught.value.reason, caught.value.about


def texts(spots) -> list[str]:
    return [str(spot) for spot in spots]


# Levels


def test_the_standing_places_of_each_piece_are_those_of_the_table_of_shapes():
    """On and in furniture that stands upright in the middle of a cell, over a net of points."""
    places = {
        "mirror": {},
        "trolley": {"shelf-low": "S", "shelf-top": "SML"},
        "desk": {"floor": "S", "top": "SML"},
        "piano": {"body": "SM"},
        "armchair": {"seat": "SM"},
        "table": {"floor": "S", "top": "SML"},
    }
    for kind, expected in places.items():
        found: dict[str, set[str]] = {}
        hall = Hall().place(kind, Pose(2500, 2500))
        for x in range(1500, 3500, 50):
            for y in range(2000, 3000, 50):
                over = _over(hall, x, y)
                for size in "SML":
                    for spot in hall.levels(size, x, y):
                        level = spot.on.rpartition("/")[2]
                        if level != "floor" or over:
                            found.setdefault(level, set()).add(size)
        assert found == {level: set(who) for level, who in expected.items()}, kind


def _over(hall: Hall, x: int, y: int) -> bool:
    """Is a point below a top under which somebody could hide?"""
    tops = {"desk/top", "table/top"}
    return any(
        part.name in tops
        and min(a for a, _, _ in part.vertices) < x / 1000 < max(a for a, _, _ in part.vertices)
        and min(b for _, b, _ in part.vertices) < y / 1000 < max(b for _, b, _ in part.vertices)
        for part in hall.parts()
    )


def test_levels_come_lowest_first_with_their_support():
    hall = Hall().place("desk", Pose(2500, 2500)).place("trolley", Pose(2500, 2500))
    assert texts(hall.levels("S", 2600, 2500)) == [
        "2600 2500 floor",
        "2600 2500 trolley/shelf-low",
        "2600 2500 trolley/shelf-top",
    ]
    assert texts(hall.levels("L", 2600, 2500)) == ["2600 2500 trolley/shelf-top"]


def test_the_seat_between_its_arms_holds_up_a_medium_ghost_but_not_beside_its_middle():
    """By the plan alone the arms would hold it up too: what counts is how high each top is."""
    hall = Hall().place("armchair", Pose(2500, 2500))
    assert texts(hall.levels("M", 2500, 2400)) == ["2500 2400 armchair/seat"]
    assert hall.levels("M", 2501, 2400) == ()
    assert hall.levels("S", 2850, 2400) == ()  # half on an arm, half beside it


def test_nobody_stands_on_the_head_of_a_ghost():
    hall = Hall().stand("0L1", Spot(2500, 2500))
    assert hall.levels("S", 2500, 2500) == ()
    for on in ("table/top", "piano/body"):
        assert refused(hall.stand, "1S1", Spot(2500, 2500, on))[0] == "ghosts-no-support"
    assert refused(hall.stand, "1S1", Spot(2500, 2500), capacity=None) == (
        "ghosts-hits",
        {"body": "1S1", "other": "0L1"},
    )


def test_nobody_stands_on_a_slope():
    hall = Hall().place("desk", Pose(2500, 2500, 0, "feet", 1, "x"))
    assert [spot for spot in hall.levels("S", 2500, 2600) if spot.on != "floor"] == []


def test_a_piece_that_was_tipped_has_other_tops():
    hall = Hall().place("piano", Pose(2500, 2500, 0, "front"))
    assert texts(hall.levels("L", 2500, 2500)) == ["2500 2500 piano/body"]
    assert hall.heights()["piano"] == 0
    assert hall.stand("0L1", Spot(2500, 2500, "piano/body")).heights()["0L1"] == pytest.approx(0.73)


def test_two_tops_side_by_side_hold_a_ghost_up_together():
    """The cheek of the piano is as high as the desk."""
    desk = Hall().place("desk", Pose(2700, 2500))
    assert desk.levels("S", 3400, 2500) == ()
    hall = desk.place("piano", Pose(4250, 2215, 180))
    assert hall.heights()["piano"] == 0
    assert texts(hall.levels("S", 3400, 2500)) == ["3400 2500 desk/top"]
    alone = hall.stand("0S1", Spot(3400, 2500, "desk/top")).place("piano", Pose(4250, 4275))
    assert alone.cell("0S1") == (3, 2)
    assert alone.on("0S1") == "floor"


@given(halls, sizes, st.integers(-200, 6200), st.integers(-200, 6200))
@settings(max_examples=SAMPLES)
def test_a_ghost_fits_exactly_on_the_levels_that_are_offered(hall, size, x, y):
    levels = hall.levels(size, x, y)
    ghost = next(name for name in GHOSTS if name[1] == size and name not in dict(hall.ghosts))
    for spot in levels:
        checked_spot(spot)
        after = hall.stand(ghost, spot, capacity=None)
        assert after.spot(ghost) == spot
        assert after.without(ghost) == hall
        assert {n: z for n, z in after.heights().items() if n != ghost} == hall.heights()
    heights = [hall.stand(ghost, spot, capacity=None).heights()[ghost] for spot in levels]
    assert heights == sorted(heights)


@given(halls, sizes, st.integers(220, 5780), st.integers(220, 5780))
@settings(max_examples=SAMPLES)
def test_on_the_floor_the_oracle_agrees_where_there_is_room(hall, size, x, y):
    """The room is a column as wide as the ghost at its foot, up to its head."""
    if max(abs(x % 1000 - 500), abs(y % 1000 - 500)) > 500 - round(1000 * SIZED[size].radius):
        assert hall.levels(size, x, y) == ()
        return
    part = _moved(column(size, hall.lying).parts[0], x / 1000, y / 1000)
    gaps = [
        separation(part, _widened(hall, body.name, other))
        for body in hall.bodies()
        for other in body.parts
    ]
    nearest = min(gaps, default=1.0)
    if abs(nearest) > 2 * TOUCH:  # beyond what counts as touching there is no doubt
        assert (Spot(x, y) in hall.levels(size, x, y)) == (nearest > 0)


def _moved(part, dx, dy):
    return part._replace(vertices=tuple((x + dx, y + dy, z) for x, y, z in part.vertices))


def _widened(hall, name, part):
    """Other ghosts need their whole column too."""
    if name in KINDS:
        return part
    spot, z = hall.spot(name), hall.heights()[name]
    moved = _moved(column(name[1], hall.lying).parts[0], spot.x / 1000, spot.y / 1000)
    return moved._replace(vertices=tuple((a, b, c + z) for a, b, c in moved.vertices))


# Standard spots


@pytest.mark.parametrize(("size", "step"), [("S", 280), ("M", 200), ("L", 100)])
def test_an_empty_cell_offers_nine_spots(size, step):
    steps = (-step, 0, step)
    assert set(Hall().spots(size, 2, 4)) == {
        Spot(2500 + dx, 4500 + dy) for dx in steps for dy in steps
    }


def test_spots_come_lowest_first_and_end_with_the_capacity_of_the_cell():
    hall = Hall().place("table", Pose(2500, 2500))
    spots = hall.spots("S", 2, 2)
    assert {spot.on for spot in spots} == {"floor", "table/top"}
    on = [spot.on for spot in spots]
    assert on == ["floor"] * on.count("floor") + ["table/top"] * on.count("table/top")
    hall = hall.stand("0M1", Spot(2500, 2500, "table/top"))
    assert hall.spots("L", 2, 2) == hall.spots("L", 2, 2, capacity=4) == ()
    assert hall.spots("M", 2, 2, capacity=2) == ()
    assert hall.spots("M", 2, 2, without=("0M1",)) != ()
    assert hall.spots("S", 2, 2) != ()


def test_there_are_no_spots_outside_the_hall():
    for cell in ((-1, 0), (0, -1), (CELLS, 0), (0, CELLS)):
        assert Hall().spots("S", *cell) == ()


# Refusals


CROWD = (
    Hall()
    .stand("0M1", Spot(2500, 2500))
    .place("desk", Pose(4500, 4500))
    .stand("1S1", Spot(220, 220))
    .stand("1S2", Spot(780, 220))
    .stand("1S3", Spot(220, 780))
    .stand("1S4", Spot(780, 780))
    .place("trolley", Pose(500, 1500))
    .stand("2L1", Spot(500, 1500, "trolley/shelf-top"))
)


@pytest.mark.parametrize(
    ("ghost", "spot", "reason", "other"),
    [
        ("0S1", Spot(2600, 2500), "ghosts-hits", "0M1"),
        ("0S1", Spot(3760, 4500), "ghosts-hits", "desk"),
        ("0M2", Spot(4700, 4500), "ghosts-hits", "desk"),
        ("0S1", Spot(3900, 1500), "ghosts-off-cell", None),
        ("0L1", Spot(3500, 1601), "ghosts-off-cell", None),
        ("0S1", Spot(2500, 4500, "desk/top"), "ghosts-no-support", None),
        ("0S1", Spot(4500, 4500, "piano/body"), "ghosts-no-support", None),
        ("0S1", Spot(4500, 4500, "desk/panel"), "ghosts-no-support", None),
        ("0M1", Spot(4500, 4200, "desk/top"), "ghosts-off-cell", None),
        ("0S1", Spot(500, 500), "ghosts-hits", "1S1"),
        ("0S1", Spot(500, 1500, "trolley/shelf-low"), "ghosts-cell-full", None),
    ],
)
def test_a_ghost_is_refused_with_the_reason_and_the_bodies(ghost, spot, reason, other):
    named = {"body": ghost} if other is None else {"body": ghost, "other": other}
    assert refused(CROWD.stand, ghost, spot) == (reason, named)


def test_a_cell_may_bear_more_where_the_rules_of_the_table_say_so():
    spot = Spot(500, 1500, "trolley/shelf-low")
    assert CROWD.spots("S", 0, 1) == ()
    for capacity in (None, 5):
        assert CROWD.stand("0S1", spot, capacity).spot("0S1") == spot
        assert spot in CROWD.spots("S", 0, 1, capacity=capacity)


@pytest.mark.parametrize("ghost", ["", "4S1", "0S5", "0M3", "0L2", "0X1", "0S1 ", None, 7, "piano"])
def test_what_is_no_ghost_is_refused(ghost):
    assert refused(Hall().stand, ghost, Spot(2500, 2500))[0] == "ghosts-wrong-ghost"


@pytest.mark.parametrize("kind", ["", "sofa", None, 7, [], "0S1"])
def test_what_is_no_furniture_is_refused(kind):
    assert refused(Hall().place, kind, Pose(2500, 2500))[0] == "ghosts-wrong-piece"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_both_bodies_in_words(language):
    with pytest.raises(Rejected) as caught:
        CROWD.stand("0S1", Spot(3760, 4500))
    said = caught.value.say(Words(language))
    assert Words(language)("ghosts-the-desk") in said
    assert Words(language)("ghosts-the-s") in said


@given(halls, st.sampled_from(GHOSTS), st.integers(220, 5780), st.integers(220, 5780))
@settings(max_examples=SAMPLES)
def test_a_refused_ghost_is_in_the_way_of_what_the_refusal_names(hall, ghost, x, y):
    """Unless something would fall on its head, the two really meet."""
    try:
        hall.stand(ghost, Spot(x, y))
    except Rejected as caught:
        if caught.reason == "ghosts-hits":
            without = hall.without(ghost)
            z = 0.0
            part = _moved(column(ghost[1], hall.lying).parts[0], x / 1000, y / 1000)
            part = part._replace(vertices=tuple((a, b, c + z) for a, b, c in part.vertices))
            (body,) = [b for b in without.bodies() if b.name == caught.about["other"]]
            assert min(separation(part, _widened(without, body.name, p)) for p in body.parts) < 0


# Ghosts when furniture moves


def test_a_ghost_under_the_piano_stays_on_its_cell_when_it_moves():
    """PV-T11, PV-21."""
    hall = Hall().place("piano", Pose(2500, 2700)).stand("0S1", Spot(2500, 2380))
    moved = hall.place("piano", Pose(4500, 4500))
    assert moved.spot("0S1") == hall.spot("0S1")


def test_a_ghost_on_a_piece_is_put_down_on_the_floor_of_its_cell():
    """PV-21."""
    hall = (
        Hall()
        .place("trolley", Pose(2500, 2500))
        .stand("0S1", Spot(2600, 2500, "trolley/shelf-low"))
    )
    hall = hall.stand("1M1", Spot(2500, 2500, "trolley/shelf-top"))
    moved = hall.place("trolley", Pose(4500, 2500))
    assert moved.cell("0S1") == moved.cell("1M1") == (2, 2)
    assert moved.on("0S1") == moved.on("1M1") == "floor"


def test_a_ghost_finds_the_floor_beside_a_piece_that_hardly_moves():
    hall = Hall().place("desk", Pose(3000, 2500)).stand("0S1", Spot(2500, 2500, "desk/top"))
    moved = hall.place("desk", Pose(3000, 2900))
    assert moved.spot("0S1") == Spot(2500, 2220)
    assert moved.heights() == {"0S1": 0, "desk": 0}


def test_a_ghost_goes_up_again_where_its_cell_has_no_free_floor():
    hall = (
        Hall().place("armchair", Pose(2500, 2500)).stand("0M1", Spot(2500, 2400, "armchair/seat"))
    )
    moved = hall.place("armchair", Pose(2500, 2510))
    assert moved.cell("0M1") == (2, 2)


def test_a_piece_that_leaves_a_ghost_no_place_at_all_is_refused():
    hall = Hall().place("table", Pose(2500, 2500)).stand("0L1", Spot(2500, 2500, "table/top"))
    before = hall
    assert refused(hall.place, "table", Pose(2500, 2500, 0, "left", 30, "x")) == (
        "ghosts-no-room",
        {"body": "0L1"},
    )
    assert hall == before


def test_a_piece_put_back_as_it_was_changes_nothing():
    """PV-19 and PV-20: who has grabbed a piece may put it back with all that is on it."""
    hall = Hall().place("desk", Pose(3000, 2500)).stand("0S1", Spot(2500, 2500, "desk/top"))
    hall = hall.place("table", Pose(4600, 4600))
    assert hall.place("desk", Pose(3000, 2500)) is hall


@given(halls, st.sampled_from(KINDS), st.data())
@settings(max_examples=SAMPLES)
def test_ghosts_stay_in_their_cells_whatever_furniture_does(hall, kind, data):
    from ghost_halls import crowded_poses

    try:
        moved = hall.place(kind, data.draw(crowded_poses))
    except Rejected:
        return
    assert {name: spot.cell for name, spot in moved.ghosts} == {
        name: spot.cell for name, spot in hall.ghosts
    }
    for name, spot in moved.ghosts:
        assert spot == hall.spot(name) or hall.on(name) != "floor"


@given(halls)
@settings(max_examples=SAMPLES)
def test_who_leaves_is_never_refused_and_all_others_stay_in_the_hall(hall):
    """PV-14: a ghost that was seen goes home, whatever leans on it."""
    names = [name for name, _ in (*hall.furniture, *hall.ghosts)]
    for name in names:
        left = hall.without(name)
        assert {one for one, _ in (*left.furniture, *left.ghosts)} == set(names) - {name}
    assert hall.without(*names) == Hall(lying=hall.lying)
    assert hall.without("9X9") is hall


def test_a_ghost_rides_down_on_a_piece_that_falls():
    hall = Hall().place("desk", Pose(2500, 2500)).place("trolley", Pose(2500, 2500))
    hall = hall.stand("0S1", Spot(2500, 2500, "trolley/shelf-top"))
    moved = hall.place("desk", Pose(4500, 4500))
    assert moved.on("0S1") == "trolley/shelf-top"
    assert moved.heights()["0S1"] == pytest.approx(0.86)


# Lying


@given(halls, st.booleans())
@settings(max_examples=SAMPLES)
def test_ghosts_lie_down_and_get_up_and_nothing_meets(hall, lying):
    """PV-M2, PV-A26: as low as they are wide; they stay in the hall."""
    turned = hall.laid(lying=lying)
    assert turned.lying == lying
    assert [name for name, _ in turned.ghosts] == [name for name, _ in hall.ghosts]
    for one, other in combinations(turned.bodies(), 2):
        assert deepest(one, other) >= -TOUCH


def test_a_lying_ghost_is_as_high_as_it_is_wide():
    hall = Hall().stand("0L1", Spot(2500, 2500)).laid(lying=True)
    (part,) = hall.parts()
    assert part.name == "0L1/ghost"
    assert max(z for _, _, z in part.vertices) == pytest.approx(0.80)
    assert hall.laid(lying=False) == Hall().stand("0L1", Spot(2500, 2500))


def test_a_ghost_that_gets_up_where_it_is_too_low_moves_and_lifts_only_what_is_later():
    hall = Hall().place("trolley", Pose(2500, 2500)).laid(lying=True)
    hall = hall.stand("0M1", Spot(2500, 2500, "trolley/shelf-low"))
    up = hall.laid(lying=False)
    assert up.cell("0M1") == (2, 2)
    assert up.on("0M1") == "trolley/shelf-top"  # its cell has no floor for it
    under = Hall().place("table", Pose(2500, 2500)).laid(lying=True).stand("0M1", Spot(2500, 2500))
    assert under.laid(lying=False).heights() == pytest.approx({"0M1": 0, "table": 0.90 - 0.69})
