"""The shapes of furniture and ghosts: closed convex bodies whose faces look outward."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

import ghost_halls
from ghost_halls import SAMPLES, poses, separation, sizes
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.resting import size
from partylab.ghosts.shapes import FURNITURE, GHOSTS, KINDS, LYING, SIZES, Part

PARTS = [
    *(pytest.param(part, id=f"{kind}/{part.name}") for kind in KINDS for part in FURNITURE[kind]),
    *(pytest.param(GHOSTS[size].part, id=size) for size in SIZES),
    *(pytest.param(LYING[size].part, id=f"{size} lying") for size in SIZES),
]


def check_convex(part: Part) -> None:
    """Its faces are planar, look outward, have the whole part behind them, and leave no hole."""
    corners = np.array(part.vertices)
    middle = corners.mean(0)
    for face in part.faces:
        here = corners[list(face)]
        normal = np.cross(here[1] - here[0], here[2] - here[0])
        normal /= np.linalg.norm(normal)
        assert (middle - here[0]) @ normal < -1e-3, "a face looks outward"
        assert abs((here - here[0]) @ normal).max() < 1e-9, "a face is planar"
        assert ((corners - here[0]) @ normal).max() < 1e-9, "the whole part is behind each face"
    edges = Counter(
        pair for face in part.faces for pair in zip(face, (*face[1:], face[0]), strict=True)
    )
    assert set(edges.values()) == {1}, "each edge is gone along once by each of its two faces"
    assert all((last, first) in edges for first, last in edges), "and in both directions"


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_a_closed_convex_body_whose_faces_look_outward(part):
    check_convex(part)
    assert {corner for face in part.faces for corner in face} == set(range(len(part.vertices)))


@given(poses)
@settings(max_examples=SAMPLES)
def test_turning_keeps_parts_convex_and_their_faces_outward(pose):
    """The slab of the mirror once had its faces inside out, and the picture looked right."""
    for kind in KINDS:
        for body in Hall(((kind, pose),)).bodies():
            for part in body.parts:
                check_convex(part)


@given(poses, sizes)
@settings(max_examples=SAMPLES)
def test_turning_changes_no_length(pose, size):
    for kind in KINDS:
        (body,) = Hall(((kind, pose),)).bodies()
        for part, before in zip(body.parts, FURNITURE[kind], strict=True):
            now, then = np.array(part.vertices), np.array(before.vertices)
            assert np.allclose(np.linalg.norm(now - now[0], axis=1), _lengths(then), atol=1e-10)


def _lengths(corners: np.ndarray) -> np.ndarray:
    return np.linalg.norm(corners - corners[0], axis=1)


@pytest.mark.parametrize("kind", KINDS)
def test_the_parts_of_a_piece_touch_but_do_not_go_into_each_other(kind):
    parts = FURNITURE[kind]
    for number, part in enumerate(parts):
        assert all(separation(part, other) > -1e-12 for other in parts[:number])
        if len(parts) > 1:
            assert min(separation(part, other) for other in parts if other is not part) < 1e-12


def test_there_are_six_pieces_of_twenty_five_parts_in_the_order_of_the_cards():
    assert KINDS == ("mirror", "trolley", "desk", "piano", "armchair", "table")
    assert sum(len(parts) for parts in FURNITURE.values()) == 25
    for parts in FURNITURE.values():
        assert len({part.name for part in parts}) == len(parts)


def test_a_piece_stands_on_the_floor_around_its_middle():
    for parts in FURNITURE.values():
        corners = np.array([corner for part in parts for corner in part.vertices])
        assert corners.min(0)[2] == 0
        assert np.allclose(corners.min(0)[:2], -corners.max(0)[:2], atol=1e-12)


@pytest.mark.parametrize(
    ("size", "radius", "height", "weight"),
    [("S", 0.22, 0.55, 1), ("M", 0.30, 0.90, 2), ("L", 0.40, 1.40, 4)],
)
def test_the_sizes_of_ghosts(size, radius, height, weight):
    ghost = GHOSTS[size]
    corners = np.array(ghost.part.vertices)
    assert (ghost.radius, ghost.height, ghost.weight) == (radius, height, weight)
    assert corners.max(0) == pytest.approx((radius, radius, height))
    assert corners.min(0) == pytest.approx((-radius, -radius, 0))
    assert LYING[size].height == 2 * LYING[size].radius == 2 * radius


def test_the_glass_is_the_whole_front_of_the_mirror():
    foot, panel = FURNITURE["mirror"]
    glass = np.array([panel.vertices[corner] for corner in panel.faces[panel.glass]])
    assert foot.glass is None
    assert set(glass[:, 1]) == {-0.04}
    assert glass.min(0).tolist() == [-0.45, -0.04, 0.06]
    assert glass.max(0).tolist() == [0.45, -0.04, 1.86]


def test_no_other_part_is_glass():
    assert [part.name for parts in FURNITURE.values() for part in parts if part.glass is not None]
    hall = Hall().place("mirror", Pose(3000, 3000, 37)).stand("2L1", Spot(1500, 1500))
    glass = [part.name for part in hall.parts() if part.glass is not None]
    assert glass == ["mirror/panel"]


def test_the_oracle_of_the_tests_knows_touching_from_meeting():
    a, b = (Part("", FURNITURE["desk"][0].vertices, FURNITURE["desk"][0].faces) for _ in range(2))
    assert separation(a, _moved(b, 1.6)) == pytest.approx(0, abs=1e-12)
    assert separation(a, _moved(b, 1.5)) == pytest.approx(-0.06)
    assert separation(a, _moved(b, 1.7)) == pytest.approx(0.1)
    assert {size(ghost) for ghost in ghost_halls.GHOSTS} == set(SIZES)


def _moved(part: Part, dx: float) -> Part:
    return part._replace(vertices=tuple((x + dx, y, z) for x, y, z in part.vertices))
