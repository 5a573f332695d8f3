"""The mirror from above: equal angles, and what rays that bend at the glass reach."""

import random

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon

from halls import furnished
from partylab.ghosts import Hall, Pose
from partylab.ghosts.doors import DOORS, KEYHOLE, eye_at
from partylab.ghosts.plan import furniture
from partylab.ghosts.reflections import glass_point, glasses, mirrored_area

WIDE = max(u for polygon in KEYHOLE for u, _ in polygon)


def test_the_way_by_the_mirror_has_equal_angles():
    hall = Hall().place("mirror", Pose(4000, 3000, 270))  # its glass looks west
    eye, ghost = eye_at("W4").at, (2.0, 3.6, 0.5)
    glass = glass_point(hall, eye, ghost)
    assert glass[0] == pytest.approx(3.96)
    there = (glass[1] - eye[1]) / (glass[0] - eye[0]), (glass[2] - eye[2]) / (glass[0] - eye[0])
    back = (
        (ghost[1] - glass[1]) / (glass[0] - ghost[0]),
        (ghost[2] - glass[2]) / (glass[0] - ghost[0]),
    )
    assert there == pytest.approx(back)


def test_nothing_is_seen_in_the_back_of_a_mirror():
    hall = Hall().place("mirror", Pose(4000, 3000, 90))
    assert glass_point(hall, eye_at("W4").at, (2.0, 3.6, 0.5)) is None


def test_the_image_of_an_image_is_the_thing():
    (glass,) = glasses(Hall().place("mirror", Pose(3000, 3000, 37, "feet", 20)))
    point = (1.0, 2.0, 0.5)
    assert glass.image(glass.image(point)) == pytest.approx(point)
    assert glass.before(glass.image(point)) == pytest.approx(-glass.before(point))


def reached(hall, door, point, others):
    """Does a ray from the eye reach a point of the plan by the glass?  None where it is close."""
    eye = eye_at(door)
    (glass,) = glasses(hall)
    if glass.before(eye.at) < 1e-6 or glass.before((*point, 0.9)) < 1e-6:
        return False
    x, y, _ = glass_point(hall, eye.at, (*point, 0.9))
    pane = LineString(corner[:2] for corner in glass.corners)
    u, _ = eye.picture((x, y, 0.9))
    way = LineString([eye.at[:2], (x, y), point])
    if others.distance(way) == 0 and others.buffer(-1e-6).distance(way) > 0:
        return None
    if abs(abs(u) - WIDE) < 1e-6:
        return None
    return pane.distance(Point(x, y)) < 1e-9 and abs(u) < WIDE and others.distance(way) > 0


def test_what_is_seen_in_the_mirror_is_what_bent_rays_reach():
    seen = tried = 0
    for seed in range(400):
        rng = random.Random(seed)
        hall = furnished(rng, ("armchair", "desk", "table"))
        way, door = rng.randrange(360), rng.choice(DOORS)
        try:
            hall = hall.place(
                "mirror", Pose(rng.randrange(600, 5400), rng.randrange(600, 5400), way)
            )
        except ValueError:
            continue
        areas = [Polygon(each.polygon).buffer(0) for each in mirrored_area(hall, door)]
        if not areas or any(abs(glass.out[2]) > 1e-9 for glass in glasses(hall)):
            continue
        tried += 1
        found = shapely.union_all(areas)
        assert found.area == pytest.approx(sum(it.area for it in mirrored_area(hall, door)))
        feet = [Polygon(p) for p in feet_of(hall) if len(p) > 2]
        others = shapely.union_all(feet)
        for _ in range(60):
            point = rng.uniform(0, 6), rng.uniform(0, 6)
            right = reached(hall, door, point, others)
            if right is not None and found.boundary.distance(Point(point)) > 1e-6:
                assert found.contains(Point(point)) == right, (seed, point)
                seen += right
    assert tried > 20
    assert seen > 100


def feet_of(hall):
    for body, part in furniture(hall):
        if body != "mirror":
            shape = shapely.MultiPoint([corner[:2] for corner in part.vertices]).convex_hull
            yield list(shape.exterior.coords) if shape.geom_type == "Polygon" else []
