"""What is nearest in each direction: the same as rays say, also where things touch."""

import random
from itertools import pairwise

import pytest

from partylab.ghosts.skyline import (
    Edge,
    area,
    behind,
    chart,
    inside,
    near_side,
    nearest,
    points,
    walls,
    within,
)

ROOM = walls(2.5, 3.5, 6.5)


def brute(edges, direction):
    return max(edge.near(direction) for edge in edges if edge.left <= direction <= edge.right)


def at(skyline, direction):
    return next(edge.near(direction) for edge in skyline if edge.left <= direction <= edge.right)


def box(left, near, right, far):
    return [chart(point) for point in ((left, near), (right, near), (right, far), (left, far))]


@pytest.mark.parametrize("seed", range(40))
def test_a_skyline_is_the_nearest_edge_in_every_direction(seed):
    """Half of the edges have ends on a grid, so that many meet, cross and lie on each other."""
    rng = random.Random(seed)
    number = (lambda: rng.randrange(9) / 8) if seed % 2 else rng.random
    edges = [Edge(0.0, 0.1, 1.0, 0.1, "wall")]
    while len(edges) < 30:
        left, right = sorted((number(), number()))
        if left < right:
            edges.append(Edge(left, 0.1 + number(), right, 0.1 + number(), str(len(edges))))
    skyline = nearest(edges)
    assert skyline[0].left == 0
    assert skyline[-1].right == 1
    assert all(a.right == b.left for a, b in pairwise(skyline))
    for _ in range(200):
        direction = rng.random()
        assert at(skyline, direction) == pytest.approx(brute(edges, direction), abs=1e-9)


def test_what_is_covered_does_not_appear():
    far, near = near_side(box(-1, 4, 1, 5), "far"), near_side(box(-1, 2, 1, 3), "near")
    assert {edge.what for edge in within(nearest([*ROOM, *far, *near]), -0.4, 0.4)} == {"near"}


def test_boxes_side_by_side_leave_no_gap():
    """They share a side whose line goes through the eye's own direction."""
    pair = [*near_side(box(-1, 2, 0.3, 3), "a"), *near_side(box(0.3, 2, 1, 3), "b")]
    skyline = nearest(within([*ROOM, *pair], -0.5, 0.5))
    assert [edge.what for edge in skyline] == ["a", "b"]
    assert sum(points(skyline), ()) == pytest.approx((-1, 2, 0.3, 2, 1, 2))


def test_boxes_that_share_a_corner_leave_no_gap():
    pair = [*near_side(box(-1, 2, 0, 3), "a"), *near_side(box(0, 3, 1, 4), "b")]
    skyline = nearest(within([*ROOM, *pair], -0.25, 0.25))
    assert [edge.what for edge in skyline] == ["a", "b"]


def test_a_side_in_line_with_the_eye_has_no_width():
    """A box whose side lies on the line of sight is seen by its front alone."""
    assert near_side(box(0, 2, 1, 3)) == [Edge(0.0, 0.5, 0.5, 0.5)]


def test_a_thing_seen_edge_on_hides_nothing():
    assert near_side([chart((0.0, 2.0)), chart((0.0, 3.0))]) == []


def test_the_same_thing_twice_is_there_once():
    once = nearest([*ROOM, *near_side(box(-1, 2, 1, 3), "a")])
    assert nearest([*ROOM, *near_side(box(-1, 2, 1, 3), "a") * 2]) == once


def test_a_shadow_reaches_the_wall():
    """A unit box 2 away throws a shadow to the wall 6.5 away: a trapezoid from 1 wide to 3.25."""
    shadow = inside(behind(box(-0.5, 2, 0.5, 3)), ROOM)
    assert area(shadow) == pytest.approx((1 + 3.25) / 2 * 4.5)


def test_a_shadow_ends_at_the_wall_at_its_side():
    """All behind the box is in shadow up to the wall: here a triangle, from 2 away to 4."""
    shadow = inside(behind(box(1.75, 2, 3.5, 2.000001)), ROOM)
    assert max(across for across, _ in shadow) == pytest.approx(3.5)
    assert max(along for _, along in shadow) == pytest.approx(4)
    assert area(shadow) == pytest.approx(1.75 * 2 / 2, abs=1e-5)
