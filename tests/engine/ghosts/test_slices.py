"""The vertical slice: Thales' numbers, what stops a line, and that slices make up the hall."""

import random

import numpy as np
import pytest
from halls import Rays, furnished, random_hall
from partylab.ghosts.doors import DOORS, eye_at
from shapely.geometry import Polygon

from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.plan import furniture
from partylab.ghosts.slices import hidden_below, section


@pytest.mark.parametrize(
    ("top", "height", "times"),
    [
        (0.80, 0.55, 2.0),  # the desk hides a small ghost up to twice its own distance
        (1.00, 0.55, 10.0),  # the armchair a small one up to ten times
        (1.00, 0.90, 3.0),  # and a medium one up to three times
        (1.30, 1.40, 1.4),  # the piano a large one only from 1.4 times on
    ],
)
def test_similar_triangles_say_how_far_a_ghost_is_hidden(top, height, times):
    assert hidden_below(top, 1.0, times) == pytest.approx(height)


def test_what_is_as_high_as_the_eye_hides_the_same_everywhere():
    assert hidden_below(1.05, 1.0, 1.0) == hidden_below(1.05, 1.0, 5.0) == 1.05


def behind_desk(away):
    """A small ghost so many cells from the eye, behind a desk whose far edge is 1.5 away."""
    hall = Hall().place("desk", Pose(2500, 620))
    hall = hall.stand("0S1", Spot(2500, round(1000 * away) - 500))
    return section(hall, "S3", (2.5, away - 0.5, 0.5))


def test_a_small_ghost_is_hidden_behind_a_desk_up_to_twice_its_distance():
    assert behind_desk(2.25).seen("0S1") == ()
    assert behind_desk(2.75).seen("0S1") == ()
    assert behind_desk(3.25).seen("0S1") != ()


def ray(slope, eye_height=1.05):
    return lambda away: eye_height + slope * away


def test_a_line_ends_where_a_ray_first_meets_furniture():
    """Random halls and points; the keyhole's own edge apart."""
    free = stopped = 0
    for seed in range(30):
        rng = random.Random(seed)
        hall = furnished(rng, grid=seed % 3 == 0)
        door = rng.choice(DOORS)
        eye = eye_at(door)
        names, parts = zip(*furniture(hall))
        rays = Rays(parts)
        for _ in range(20):
            point = (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 1.4))
            line = section(hall, door, point).line
            if line.stopped_by == "window":
                continue
            times = rays.times(eye.at, [np.subtract(point, eye.at)])[0]
            first = int(times.argmin())
            if times[first] < 1:
                stopped += 1
                assert line.stopped_by == names[first]
                assert line.end[0] == pytest.approx(times[first] * line.towards[0], abs=1e-9)
            else:
                free += 1
                assert line == (line.towards, line.towards, "")
    assert min(free, stopped) > 40


def test_the_keyholes_edge_stops_a_line_at_the_door():
    line = section(Hall(), "S3", (2.5, 0.1, 0.0)).line
    assert line.stopped_by == "window"
    assert line.end[0] == pytest.approx(0.5)


def test_a_line_that_only_touches_is_free():
    """It runs exactly along the top of a piano, which is cut at 1.30."""
    hall = Hall().place("piano", Pose(2500, 2500))
    edge = 2.5 - 0.085 + 0.5  # how far the near upper edge is from the eye
    far = 5.5
    touching = hidden_below(1.30, edge, far)
    assert section(hall, "S3", (2.5, far - 0.5, touching)).line.stopped_by == ""
    assert section(hall, "S3", (2.5, far - 0.5, touching - 1e-6)).line.stopped_by == "piano"


def test_a_face_in_the_plane_of_the_slice_is_not_cut():
    """The slice of S3 is the plane x = 2.5; the desk ends just there."""
    hall = Hall().place("desk", Pose(3300, 2500))
    assert section(hall, "S3", (2.5, 5.0, 0.4)).pieces == ()
    assert section(hall, "S3", (2.501, 5.0, 0.4)).pieces != ()


def test_pieces_lie_between_the_door_and_the_wall():
    for seed in range(10):
        hall = random_hall(seed)
        rng = random.Random(seed)
        cut = section(hall, rng.choice(DOORS), (rng.uniform(1, 5), rng.uniform(1, 5), 0.5))
        for piece in (*cut.pieces, *cut.shadows):
            assert all(cut.doorway - 1e-9 <= s <= cut.far + 1e-9 for s, _ in piece.outline)
            assert all(-1e-9 <= z <= cut.ceiling + 1e-9 for _, z in piece.outline)


def test_light_and_shadow_share_the_slice():
    """Within the keyhole's opening, what is not covered or in shadow is seen, and nothing else."""
    for seed in range(10):
        rng = random.Random(seed)
        hall = furnished(rng)
        cut = section(hall, rng.choice(DOORS), (rng.uniform(1, 5), rng.uniform(1, 5), 0.5))
        view = Polygon()
        for low, high in cut.window:
            fan = [(0, 1.05), (20, 1.05 + 20 * low), (20, 1.05 + 20 * high)]
            top = cut.ceiling
            room = [(cut.doorway, 0), (cut.far, 0), (cut.far, top), (cut.doorway, top)]
            view |= Polygon(fan) & Polygon(room)
        for shadow in cut.shadows:
            view -= Polygon(shadow.outline)
        assert sum(Polygon(each).area for each in cut.light()) == pytest.approx(view.area, abs=1e-9)
