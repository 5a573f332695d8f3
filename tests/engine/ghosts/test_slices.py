"""The vertical slice: Thales' numbers, what stops a line, and that slices make up the hall."""

import math
import random

import numpy as np
import pytest
from shapely.geometry import MultiPoint, Point, Polygon

from halls import NAMES, Rays, furnished, random_hall
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.plan import furniture, plan_of
from partylab.ghosts.reflections import glass_point
from partylab.ghosts.sight import look
from partylab.ghosts.slices import by_mirror, hidden_below, section


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


@pytest.mark.parametrize(("top", "height"), [(0.80, 0.90), (1.00, 1.40)])
def test_what_is_lower_than_the_eye_never_hides_what_is_higher_than_itself(top, height):
    """The desk never hides a medium ghost, the armchair never a large one, however far away."""
    assert all(hidden_below(top, 1.0, 1 + times / 10) < height for times in range(100))


def test_the_underside_of_a_table_shows_a_strip_below_it():
    """It is 0.69 high; one sees what is below the line from the eye to its near lower edge."""
    hall = Hall().place("table", Pose(2500, 2500)).stand("0S1", Spot(2500, 4500))
    near = 0.5 + 2.5 - 0.7 * math.cos(math.radians(22.5))
    (low, *_, high), *more = section(hall, "S3", (2.5, 4.3, 0.2)).seen("0S1")
    assert low[1] == 0
    assert high[1] == pytest.approx(hidden_below(0.69, near, high[0]))
    assert more == []


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


def test_a_line_ends_where_a_ray_first_meets_furniture():
    """Random halls and points; the keyhole's own edge apart."""
    free = stopped = 0
    for seed in range(30):
        rng = random.Random(seed)
        hall = furnished(rng, grid=seed % 3 == 0)
        door = rng.choice(DOORS)
        eye = eye_at(door)
        names, parts = zip(*furniture(hall), strict=True)
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


# All slices together


def visible_in_slices(hall, door, ghost, count):
    """The share of a ghost's silhouette that slices see: lines of the picture, one beside another.

    A slice is an upright line of the picture; what it sees there is as high as it is steep.
    """
    plan = plan_of(door)
    body = next(it for it in hall.bodies() if it.name == ghost)
    corners = [point for part in body.parts for point in part.vertices]
    ways = [across / along for across, along in map(plan.flat, corners)]
    low, high = min(ways), max(ways)
    total = 0.0
    for at in range(count):
        direction = low + (high - low) * (at + 0.5) / count
        x, y = plan.back((3 * direction, 3))
        cut = section(hall, door, (x, y, 0.5))
        steep = [[(z - 1.05) / s for s, z in run] for run in cut.seen(ghost)]
        total += sum(max(run) - min(run) for run in steep) * math.sqrt(1 + direction**2)
    return total * (high - low) / count


def silhouette(hall, door, ghost):
    eye = eye_at(door)
    body = next(it for it in hall.bodies() if it.name == ghost)
    points = [eye.picture(point) for part in body.parts for point in part.vertices]
    return MultiPoint(points).convex_hull.area


def test_a_ghost_is_seen_just_if_it_is_seen_in_some_slice():
    """Not only that: what all slices see of it adds up to the visible share."""
    seen = hidden = 0
    for seed in range(4):
        hall = random_hall(seed, names=NAMES[:14])
        for door in random.Random(seed).sample(DOORS, 2):
            sights = look(hall, door, mirror=False)
            for ghost in random.Random(seed).sample(sorted(sights), 5):
                share = sights[ghost].fraction
                sliced = visible_in_slices(hall, door, ghost, 50)
                assert sliced / silhouette(hall, door, ghost) == pytest.approx(share, abs=0.02)
                if share > 0.01:
                    seen += 1
                    assert sliced > 0
                elif share == 0:
                    hidden += 1
                    assert sliced == 0
    assert min(seen, hidden) > 10


def test_the_string_to_the_witness_is_free():
    free = 0
    for seed in range(6):
        hall = random_hall(seed)
        for door in random.Random(seed).sample(DOORS, 4):
            for sight in look(hall, door, mirror=False).values():
                if sight.fraction > 1e-6:
                    free += 1
                    assert section(hall, door, sight.witness).line.stopped_by == ""
    assert free > 100


# By the mirror

MIRRORED = (
    Hall()
    .place("piano", Pose(2500, 2400))
    .place("mirror", Pose(4700, 2500, 270))
    .stand("0S1", Spot(2500, 5500))
)


def test_a_slice_by_an_upright_mirror_unfolds_to_a_straight_string():
    """Angles at the glass are equal, so the string falls as steeply behind it as before it."""
    sight = look(MIRRORED, "S3")["0S1"]
    assert sight.where == "mirror"
    glass = glass_point(MIRRORED, eye_at("S3").at, sight.witness)
    cut = by_mirror(MIRRORED, "S3", glass, sight.witness)
    (away, z), (far, low) = cut.fold.at, cut.line.end
    assert (z - 1.05) / away == pytest.approx((low - z) / (far - away))
    there, back = math.dist(glass[:2], (2.5, -0.5)), math.dist(glass[:2], sight.witness[:2])
    assert (away, far) == pytest.approx((there, there + back))
    assert cut.fold.pane.body == "mirror"
    (ghost,) = [piece.outline for piece in cut.pieces if piece.body == "0S1"]
    assert Polygon(ghost).distance(Point(cut.line.end)) < 1e-9


def test_what_stands_behind_the_glass_is_not_in_a_slice_by_the_mirror():
    hall = MIRRORED.place("armchair", Pose(5500, 3500))
    sight = look(hall, "S3")["0S1"]
    glass = glass_point(hall, eye_at("S3").at, sight.witness)
    straight = section(hall, "S3", glass)
    assert "armchair" in {piece.body for piece in straight.pieces}
    folded = by_mirror(hall, "S3", glass, sight.witness)
    assert "armchair" not in {piece.body for piece in folded.pieces}
