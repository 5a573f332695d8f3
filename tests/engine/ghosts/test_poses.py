"""Poses and spots: whole numbers, texts that read back, and which side lies down."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghost_halls import halls, poses
from partylab.game import Rejected
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.poses import (
    DOWN,
    STANDS,
    checked_pose,
    checked_spot,
    read_pose,
    read_spot,
    turning,
)

spots = st.builds(Spot, st.integers(0, 5999), st.integers(0, 5999), st.sampled_from(STANDS))


@given(poses, spots)
def test_the_texts_of_poses_and_spots_read_back(pose, spot):
    assert read_pose(str(pose)) == pose
    assert read_spot(str(spot)) == spot


@given(halls)
def test_the_repr_of_a_hall_rebuilds_it_and_it_travels(hall):
    assert eval(repr(hall)) == hall
    assert pickle.loads(pickle.dumps(hall)) == hall
    assert {Hall(*hall): 1}[hall] == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "2500", "2500 3100 90 feet 0", "2500 3100 90 feet 0 z", "2500 3100 90 head 0 x",
        "2500 3100 360 feet 0 x", "2500.0 3100 90 feet 0 x", "2500 3100 90 feet 91 x",
        "6001 3100 90 feet 0 x", "-1 3100 90 feet 0 x", "2500  3100 90 feet 0 x",
        "２５００ 3100 90 feet 0 x", "2500 3100 90 feet 0 x\n", "9" * 10_000, "<b>2500</b>",
    ],
)  # fmt: skip
def test_a_text_that_is_no_pose_is_refused(text):
    with pytest.raises(Rejected) as refused:
        read_pose(text)
    assert refused.value.reason == "ghosts-wrong-pose"


@pytest.mark.parametrize(
    "text",
    [
        "", "2500", "2500 3100", "2500 3100 ceiling", "2500 3100 trolley", "6000 3100 floor",
        "2500 3100 trolley/top", "2500 3100 floor/top", "2.5 3.1 floor", "2500 3100 floor\n",
        "2500 3100 " + "x" * 10_000,
    ],
)  # fmt: skip
def test_a_text_that_is_no_spot_is_refused(text):
    with pytest.raises(Rejected) as refused:
        read_spot(text)
    assert refused.value.reason == "ghosts-wrong-spot"


@pytest.mark.parametrize("number", [2500.0, True, "2500", None, float("nan"), 10**30, -91, [], {}])
@pytest.mark.parametrize("field", ["x", "y", "yaw", "tilt"])
def test_the_numbers_of_a_pose_are_whole(field, number):
    with pytest.raises(Rejected):
        checked_pose(Pose(2500, 2500)._replace(**{field: number}))
    with pytest.raises(Rejected):
        Hall().place("table", Pose(2500, 2500)._replace(**{field: number}))


@pytest.mark.parametrize("spot", [None, 7, (1, 2, "floor"), Spot(1.0, 2), Spot(1, 2, []), "1 2"])
def test_what_is_no_spot_is_refused(spot):
    with pytest.raises(Rejected):
        checked_spot(spot)
    with pytest.raises(Rejected):
        Hall().stand("0S1", spot)


@pytest.mark.parametrize("pose", [None, 7, (2500, 2500, 0, "feet", 0, "x"), "2500 2500"])
def test_what_is_no_pose_is_refused(pose):
    with pytest.raises(Rejected):
        Hall().place("table", pose)


SIDES = {
    "feet": (0, 0, -1), "back": (0, 1, 0), "front": (0, -1, 0),
    "left": (-1, 0, 0), "right": (1, 0, 0), "top": (0, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("down", DOWN)
def test_the_side_that_is_named_lies_down(down):
    turn = np.array(turning(0, down, 0, "x"))
    assert (turn @ SIDES[down]).tolist() == [0, 0, -1]


@given(poses)
def test_a_turn_is_a_turn_and_no_mirror_image(pose):
    turn = np.array(turning(*pose[2:]))
    assert np.allclose(turn @ turn.T, np.eye(3), atol=1e-10)
    assert np.linalg.det(turn) == pytest.approx(1)


def test_first_the_side_goes_down_then_it_tilts_then_it_turns_around():
    """Looking along the front of a piece that is tilted and turned by a right angle."""
    top = np.array([0, 0, 1])
    assert (np.array(turning(0, "feet", 90, "x")) @ top).tolist() == [0, -1, 0]
    assert (np.array(turning(90, "feet", 90, "x")) @ top).tolist() == [1, 0, 0]
    assert (np.array(turning(90, "back", 0, "x")) @ top).tolist() == [-1, 0, 0]
