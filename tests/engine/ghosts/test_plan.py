"""The hall from above: what is seen of it, and shadows at any height, beside other oracles."""

import random
from types import SimpleNamespace

import numpy as np
import pytest
import shapely
from shapely.geometry import MultiPoint, Point, Polygon, box

from halls import Rays, furnished, random_hall
from partylab.ghosts import Hall, Pose
from partylab.ghosts.doors import DOORS, KEYHOLE, eye_at
from partylab.ghosts.plan import furniture, opening_at, shadow_at, visible_area
from partylab.ghosts.shapes import Body
from partylab.ghosts.shapes import box as block
from partylab.ghosts.sight import look

WIDE = max(u for polygon in KEYHOLE for u, _ in polygon)


def seen_without_shadows(hall, door):
    """What is left of the field of view when the shadow of each footprint is taken away."""
    eye = eye_at(door)
    x, y, _ = eye.at
    rays = [
        (x + 50 * (f + s * WIDE * r), y + 50 * (g + s * WIDE * q))
        for (f, g, _), (r, q, _) in [(eye.forward, eye.right)]
        for s in (-1, 1)
    ]
    seen = Polygon([(x, y), *rays]) & box(0, 0, 6, 6)
    shadows = []
    for _, part in furniture(hall):
        foot = [point[:2] for point in part.vertices]
        beyond = [(x + 1000 * (px - x), y + 1000 * (py - y)) for px, py in foot]
        shadows.append(MultiPoint([*foot, *beyond]).convex_hull)
    return seen - shapely.union_all(shadows)


@pytest.mark.parametrize("grid", [False, True])
def test_what_is_seen_is_the_field_of_view_without_all_shadows(grid):
    """On a grid, faces lie in line with the eye and touch each other."""
    for seed in range(12):
        hall = furnished(random.Random(seed), grid=grid)
        for door in random.Random(seed).sample(DOORS, 6):
            found = visible_area(hall, door)
            outline = Polygon(found.polygon)
            right = seen_without_shadows(hall, door)
            assert found.area == pytest.approx(right.area, abs=1e-9)
            assert outline.buffer(0).symmetric_difference(right).area < 1e-9


def test_an_empty_hall_is_seen_as_far_as_the_keyhole_is_wide():
    """From S3, the wedge of ±0.86 from half a cell outside; its left corner is cut by the wall."""
    wedge = WIDE * (6.5**2 - 0.5**2)
    cut = (6.5 * WIDE - 2.5) ** 2 / WIDE / 2, (6.5 * WIDE - 3.5) ** 2 / WIDE / 2
    assert visible_area(Hall(), ("S", 3)).area == pytest.approx(wedge - sum(cut))


@pytest.mark.parametrize("side", "NESW")
def test_the_hall_looks_the_same_from_every_side(side):
    """Door 3 of each side sees as much, or as door 4: numbers run from west and from north."""
    assert visible_area(Hall(), (side, 3)).area == pytest.approx(visible_area(Hall(), "S4").area)


def test_one_more_piece_never_shows_more():
    rng = random.Random(4)
    for seed in range(10):
        hall = furnished(random.Random(seed))
        door = rng.choice(DOORS)
        all_of_it = visible_area(hall, door).area
        for kind, _ in hall.furniture:
            assert visible_area(hall.without(kind), door).area >= all_of_it - 1e-9


def test_ghosts_hide_nothing_in_the_plan():
    hall = random_hall(3)
    bare = Hall(hall.furniture)
    if bare.heights() == {kind: hall.heights()[kind] for kind, _ in hall.furniture}:
        assert visible_area(hall, "S3") == visible_area(bare, "S3")


def standing(*parts):
    """A hall of nothing but boxes."""
    bodies = (Body("box", parts),)
    return SimpleNamespace(furniture=(("box", None),), bodies=lambda: bodies)


def test_a_box_hides_the_trapezoid_behind_it():
    """One cell wide and two in front of the eye: the rest of the wedge is seen."""
    hall = standing(block("a", (2, 3), (1.5, 2.5), (0, 1)))
    hidden = (1 + 3.25) / 2 * 4.5
    assert visible_area(hall, "S3").area == pytest.approx(visible_area(Hall(), "S3").area - hidden)


@pytest.mark.parametrize(
    "parts",
    [
        [block("a", (2, 2.5), (1.5, 2.5), (0, 1)), block("b", (2.5, 3), (1.5, 2.5), (0, 1))],
        [block("a", (2, 3), (1.5, 2), (0, 1)), block("b", (2, 3), (2, 2.5), (0, 1))],
        [block("a", (2, 3), (1.5, 2.5), (0, 1)), block("b", (2.2, 2.8), (1.6, 2.4), (1, 2))],
        [block("a", (2, 3), (1.5, 2.5), (0, 1))] * 2,
    ],
    ids=["side by side in line with the eye", "one behind the other", "stacked", "twice"],
)
def test_a_box_in_two_parts_hides_the_same(parts):
    whole = standing(block("a", (2, 3), (1.5, 2.5), (0, 1)))
    assert visible_area(standing(*parts), "S3").area == pytest.approx(
        visible_area(whole, "S3").area, abs=1e-12
    )


def test_a_box_in_the_corner_at_the_door_hides_only_its_side():
    """It stands against the wall, and the keyhole's field begins beside it."""
    hall = standing(block("a", (0, 2), (0, 1), (0, 1)))
    assert visible_area(hall, "S3").area < visible_area(Hall(), "S3").area


# Shadows at a height


def is_hidden(rays, eye, point):
    away = np.subtract(point, eye.at)
    return bool((rays.times(eye.at, [away])[0] < 1).any())


@pytest.mark.parametrize("z", [0.0, 0.3, 0.55, 1.0, 1.05, 1.2, 1.6])
def test_a_point_is_in_shadow_where_a_ray_to_it_meets_something(z):
    """Points of all the hall; those within a hair of a border are left out."""
    met = 0
    for seed in range(6):
        rng = random.Random(seed)
        hall = furnished(rng, grid=seed % 3 == 2)
        door = rng.choice(DOORS)
        rays = Rays([part for _, part in furniture(hall)])
        shadow = shapely.union_all([Polygon(each.polygon) for each in shadow_at(hall, door, z)])
        edge = shadow.boundary
        for _ in range(150):
            x, y = rng.uniform(0, 6), rng.uniform(0, 6)
            if edge.distance(Point(x, y)) < 1e-6:
                continue
            hidden = is_hidden(rays, eye_at(door), (x, y, z))
            assert shadow.contains(Point(x, y)) == hidden, (seed, x, y)
            met += hidden
    assert met > 50


def test_shadows_stay_in_the_hall_and_turn_one_way():
    for seed in range(8):
        for _, polygon in shadow_at(furnished(random.Random(seed)), DOORS[seed], 0.2):
            ring = Polygon(polygon)
            assert ring.exterior.is_ccw
            assert box(0, 0, 6, 6).buffer(1e-9).contains(ring)


def test_a_shadow_on_the_floor_is_as_long_as_thales_says():
    """A desk is 0.80 high and ends 1.5 from the eye: L = 1.5 · 0.80 / 0.25, beyond its edge."""
    hall = Hall().place("desk", Pose(2500, 620))
    longest = max(y for _, polygon in shadow_at(hall, "S3", 0.0) for _, y in polygon)
    assert longest == pytest.approx(min(6, 1.0 + 1.5 * 0.80 / 0.25))


def test_what_is_lower_than_a_height_leaves_no_shadow_there():
    hall = Hall().place("desk", Pose(2500, 2500))
    assert shadow_at(hall, "S3", 0.9) == ()


# The plan and the hall


def test_what_is_seen_from_above_is_seen_in_the_hall():
    """A ghost that has a free column within the keyhole's height is seen; the converse is false.

    Its whole column is free when its middle is: some of it is in the keyhole's window at the
    height of its foot, or of its shoulder.
    """
    free = seen_anyway = 0
    for seed in range(12):
        hall = random_hall(seed)
        heights = hall.heights()
        for door in random.Random(seed).sample(DOORS, 4):
            above = Polygon(visible_area(hall, door).polygon).buffer(-1e-6)
            sights = look(hall, door, mirror=False)
            for ghost, spot in hall.ghosts:
                x, y = spot.x / 1000, spot.y / 1000
                if not above.contains(Point(x, y)):
                    seen_anyway += sights[ghost].fraction > 0
                    continue
                levels = (heights[ghost] + share for share in (0.05, 0.3))
                if any(opens(door, (x, y, z)) for z in levels):
                    free += 1
                    assert sights[ghost].fraction > 0, (seed, door, ghost)
    assert min(free, seen_anyway) > 50


def opens(door, point):
    """Does the keyhole itself let one see a point, with something to spare?"""
    polygons = opening_at(door, point[2])
    return any(Polygon(it).buffer(-1e-6).contains(Point(point[:2])) for it in polygons)


@pytest.mark.parametrize("z", [0.0, 0.55, 1.05, 1.4])
def test_the_keyhole_opens_where_its_window_is(z):
    rng = random.Random(0)
    for door in DOORS[::5]:
        eye = eye_at(door)
        opened = shapely.union_all([Polygon(each) for each in opening_at(door, z)])
        window = shapely.union_all([Polygon(each) for each in eye.window])
        for _ in range(200):
            x, y = rng.uniform(0, 6), rng.uniform(0, 6)
            if opened.boundary.distance(Point(x, y)) > 1e-6:
                looked = window.contains(Point(eye.picture((x, y, z))))
                assert opened.buffer(1e-9).contains(Point(x, y)) == looked
