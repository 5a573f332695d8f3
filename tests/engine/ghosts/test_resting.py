"""How everything comes to rest: in contact, and never into each other."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from ghost_halls import SAMPLES, crowded_poses, deepest, halls, poses
from partylab.game import Rejected
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.poses import DOWN
from partylab.ghosts.shapes import FURNITURE, KINDS, Body
from partylab.ghosts.standing import TOUCH

BOXES = [kind for kind in KINDS if kind != "table"]  # whose corners are whole thousandths


def lowered(body: Body, by: float) -> Body:
    parts = tuple(
        part._replace(vertices=tuple((x, y, z - by) for x, y, z in part.vertices))
        for part in body.parts
    )
    return body._replace(parts=parts)


def low(body: Body) -> float:
    return min(z for part in body.parts for _, _, z in part.vertices)


def check_no_penetration(hall: Hall) -> None:
    for one, other in combinations(hall.bodies(), 2):
        assert deepest(one, other) >= -TOUCH, (one.name, other.name)


def check_contact(hall: Hall) -> None:
    """Each piece would go into something if it lay lower by a thousandth."""
    bodies = {body.name: body for body in hall.bodies()}
    for kind, _ in hall.furniture:
        sunk = lowered(bodies[kind], 1e-3)
        others = [body for name, body in bodies.items() if name != kind]
        assert low(sunk) < 0 or any(deepest(sunk, other) < -1e-8 for other in others), kind


@given(halls)
@settings(max_examples=SAMPLES)
def test_nothing_goes_into_anything_and_nothing_floats(hall):
    check_no_penetration(hall)
    check_contact(hall)


@given(st.permutations(KINDS), st.lists(crowded_poses, min_size=6, max_size=6))
@settings(max_examples=SAMPLES)
def test_a_heap_of_all_furniture_rests_on_itself(kinds, heap):
    hall = Hall(tuple(zip(kinds, heap, strict=True)))
    check_no_penetration(hall)
    check_contact(hall)


@given(halls)
@settings(max_examples=SAMPLES)
def test_everything_is_inside_the_hall_and_not_below_its_floor(hall):
    for part in hall.parts():
        corners = np.array(part.vertices)
        assert corners.min() >= -1e-9
        assert corners[:, :2].max() <= 6 + 1e-9


@given(st.sampled_from(KINDS), poses)
@settings(max_examples=SAMPLES)
def test_a_piece_is_put_down_exactly_where_it_sticks_out_nowhere(kind, pose):
    (body,) = Hall(((kind, pose),)).bodies()
    corners = np.array([corner[:2] for part in body.parts for corner in part.vertices])
    fits = corners.min() >= -1e-9 and corners.max() <= 6 + 1e-9
    if fits:
        assert Hall().place(kind, pose).heights() == {kind: 0}
        return
    with pytest.raises(Rejected) as refused:
        Hall().place(kind, pose)
    assert refused.value.reason == "ghosts-outside"
    assert refused.value.about == {"body": kind}


def exact_heights(furniture: list[tuple[str, Pose]]) -> dict[str, Fraction]:
    """The heights of upright boxes at right angles, in whole thousandths."""
    heights: dict[str, Fraction] = {}
    there: list[tuple[list[int], int]] = []
    for kind, pose in furniture:
        boxes = []
        for body in Hall(((kind, pose),)).bodies():
            for part in body.parts:
                corners = (np.array(part.vertices) * 1000).round().astype(int)
                assert np.allclose(corners / 1000, part.vertices, atol=1e-12)
                boxes.append((corners.min(0).tolist(), corners.max(0).tolist()))
        height = max(
            [0]
            + [
                below[1][2] - above[0][2]
                for below in there
                for above in boxes
                if all(above[0][i] < below[1][i] and below[0][i] < above[1][i] for i in (0, 1))
            ]
        )
        there += [
            ([*first[:2], first[2] + height], [*last[:2], last[2] + height])
            for first, last in boxes
        ]
        heights[kind] = Fraction(height, 1000)
    return heights


NET = range(2000, 4001, 80)
# Right angles, on a net on which pieces of these sizes often touch.
aligned = st.builds(
    Pose,
    st.sampled_from(NET),
    st.sampled_from(NET),
    st.sampled_from((0, 90, 180, 270)),
    st.sampled_from(DOWN),
    tilt=st.just(0),
    axis=st.just("x"),
)


@given(st.permutations(BOXES), st.lists(aligned, min_size=5, max_size=5))
@settings(max_examples=SAMPLES)
def test_boxes_at_right_angles_rest_exactly_where_whole_numbers_say(kinds, heap):
    """Faces that lie in one plane, edges on edges and corners on corners are the rule here."""
    furniture = list(zip(kinds, heap, strict=True))
    heights = Hall(tuple(furniture)).heights()
    for kind, exact in exact_heights(furniture).items():
        assert heights[kind] == pytest.approx(float(exact), abs=1e-9)


def test_pieces_side_by_side_touch_and_do_not_lift_each_other():
    """The desk is 1.6 wide and 0.76 deep, the piano 1.5 and 0.73."""
    hall = Hall().place("desk", Pose(2000, 3000)).place("piano", Pose(3550, 3000))
    hall = hall.place("armchair", Pose(2000, 3790)).place("trolley", Pose(2000, 2320))
    assert set(hall.heights().values()) == {0}


def test_pieces_side_by_side_touch_at_any_angle_of_both():
    for angle in (0, 90, 180, 270):
        hall = Hall().place("desk", Pose(3000, 3000, angle))
        dx, dy = (0, 1490) if angle in (90, 270) else (1490, 0)
        hall = hall.place("mirror", Pose(3000 + dx * 1250 // 1490, 3000 + dy * 1250 // 1490, angle))
        assert hall.heights()["mirror"] == 0


def test_a_thousandth_more_and_one_stands_on_the_other():
    hall = Hall().place("desk", Pose(2000, 3000)).place("armchair", Pose(3279, 3000))
    assert hall.heights()["armchair"] == pytest.approx(0.80)
    assert hall.place("armchair", Pose(3280, 3000)).heights()["armchair"] == 0


def test_furniture_stacks_in_the_order_in_which_it_is_put_down():
    hall = Hall()
    for kind in ("desk", "trolley", "armchair"):
        hall = hall.place(kind, Pose(3000, 3000))
    assert hall.heights() == pytest.approx({"desk": 0, "trolley": 0.80, "armchair": 1.66})
    assert [kind for kind, _ in hall.furniture] == ["desk", "trolley", "armchair"]


def test_what_lies_on_a_piece_is_put_back_on_it_when_it_moves_a_little():
    """PV-20."""
    hall = Hall().place("desk", Pose(3000, 3000)).place("table", Pose(3000, 3000))
    hall = hall.place("mirror", Pose(5000, 5000)).stand("0S1", Spot(2780, 2780, "table/top"))
    moved = hall.place("desk", Pose(3100, 3000, 10))
    assert moved.heights()["table"] == pytest.approx(0.80)
    assert moved.spot("0S1") == hall.spot("0S1")
    tipped = hall.place("desk", Pose(3000, 3000, 0, "back"))
    assert tipped.heights()["table"] == pytest.approx(1.60 - 0.80 - 0.04)
    assert [kind for kind, _ in moved.furniture] == ["mirror", "desk", "table"]


def test_a_piece_that_has_lost_its_support_falls_on_the_next():
    hall = Hall()
    for kind in ("desk", "trolley", "armchair"):
        hall = hall.place(kind, Pose(3000, 3000))
    moved = hall.place("trolley", Pose(5000, 5000))
    assert moved.heights() == pytest.approx({"desk": 0, "armchair": 0.80, "trolley": 0})
    assert hall.without("desk").heights() == pytest.approx({"trolley": 0, "armchair": 0.86})


def test_a_table_goes_over_a_small_ghost_and_stands_on_the_head_of_a_larger_one():
    for size, height in (("S", 0), ("M", 0.90 - 0.69), ("L", 1.40 - 0.69)):
        hall = Hall().stand(f"0{size}1", Spot(2500, 2500)).place("table", Pose(2500, 2500))
        assert hall.heights() == pytest.approx({f"0{size}1": 0, "table": height})


def test_a_piece_falls_when_the_ghost_below_it_walks_away():
    hall = Hall().stand("0L1", Spot(2500, 2500)).place("table", Pose(2500, 2500))
    assert hall.stand("0L1", Spot(4500, 2500)).heights()["table"] == 0
    assert hall.without("0L1").heights() == {"table": 0}


def test_a_tilted_mirror_leans_on_the_piano():
    hall = Hall().place("piano", Pose(3000, 4000))
    leaning = hall.place("mirror", Pose(3000, 3700, 0, "feet", -30, "x"))
    check_contact(leaning)
    check_no_penetration(leaning)
    assert leaning.heights()["mirror"] > 0.1


def test_a_low_piece_has_room_under_a_ghost_that_sticks_out_over_an_edge():
    """And a high one stands on its head, since it was there before."""
    hall = Hall().place("desk", Pose(2500, 2500)).stand("0M1", Spot(2500, 2310, "desk/top"))
    high = hall.place("armchair", Pose(2500, 1710))  # its back is at the desk
    assert high.heights()["armchair"] > 1.5
    low = hall.place("armchair", Pose(2500, 1710, 180))
    assert low.heights()["armchair"] == 0
    for after in (high, low):
        assert after.spot("0M1") == hall.spot("0M1")
        check_no_penetration(after)


@given(halls, st.sampled_from(KINDS), crowded_poses)
@example(Hall().place("desk", Pose(3000, 3000)), "table", Pose(3000, 3000))
@settings(max_examples=SAMPLES)
def test_putting_a_piece_down_lifts_only_what_rested_on_it(hall, kind, pose):
    """All else stays where it was, or falls."""
    assume((kind, pose) not in hall.furniture)
    try:
        after = hall.place(kind, pose)
    except Rejected:
        return
    before = hall.without(kind).heights()
    rested = {name for name, z in hall.heights().items() if z > before.get(name, z) + TOUCH}
    moved = {name for name, spot in after.ghosts if hall.spot(name) != spot}
    for name, height in after.heights().items():
        on = after.spot(name).piece if name in dict(after.ghosts) else name
        if not {name, on} & ({kind} | rested | moved):
            assert height <= before.get(name, height) + TOUCH


def test_what_rests_is_computed_once_for_equal_halls():
    one = Hall().place("desk", Pose(3000, 3000)).place("table", Pose(3200, 3100, 10))
    other = Hall().place("desk", Pose(3000, 3000)).place("table", Pose(3200, 3100, 10))
    assert one.bodies() is other.bodies()
    assert one.resting()["table"] is other.resting()["table"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("down", DOWN)
def test_every_piece_rests_on_each_of_its_sides(kind, down):
    hall = Hall().place(kind, Pose(3000, 3000, 0, down))
    (body,) = hall.bodies()
    assert low(body) == 0
    corners = np.array([corner for part in FURNITURE[kind] for corner in part.vertices])
    width, depth, height = np.ptp(corners, axis=0)
    now = np.ptp([corner for part in body.parts for corner in part.vertices], axis=0)
    upright = {
        "feet": (width, depth, height), "top": (width, depth, height),
        "back": (width, height, depth), "front": (width, height, depth),
        "left": (height, depth, width), "right": (height, depth, width),
    }  # fmt: skip
    assert now == pytest.approx(upright[down])
