"""Silhouettes of convex parts, whatever their shape and however near the eye."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab.ghosts import fast
from partylab.ghosts.polygons import area, hull
from partylab.ghosts.scenes import MOST_FACES, Packed, numbers, scene_of
from partylab.ghosts.shapes import Part, box, circle, tower
from partylab.ghosts.silhouettes import BOX, project, project_rim
from partylab.ghosts.solids import normal

# From an eye to the face before it: nearly touching, or as far as a hall is wide.
GAPS = (1e-6, 1e-3, 0.1, 1.0, 6.0)


def dot(one, other):
    return sum(a * b for a, b in zip(one, other, strict=True))


def cross(one, other):
    (a, b, c), (x, y, z) = one, other
    return b * z - c * y, c * x - a * z, a * y - b * x


def away(start, end):
    return tuple(there - here for here, there in zip(start, end, strict=True))


def walked(start, way, far):
    return tuple(at + far * step for at, step in zip(start, way, strict=True))


def pebble(luck):
    """The hull of some points anywhere: all the triangles that have the others behind them."""
    points = tuple(tuple(luck.uniform(-1, 1) for _ in "xyz") for _ in range(luck.randint(4, 9)))
    faces = []
    for a, b, c in combinations(range(len(points)), 3):
        out = cross(away(points[a], points[b]), away(points[a], points[c]))
        others = [point for at, point in enumerate(points) if at not in (a, b, c)]
        before = {dot(out, away(points[a], other)) > 0 for other in others}
        if len(before) == 1:
            faces.append((a, c, b) if before == {True} else (a, b, c))
    used = sorted({corner for face in faces for corner in face})
    again = [tuple(used.index(corner) for corner in face) for face in faces]
    return Part("pebble", tuple(points[at] for at in used), tuple(again))


def block(luck):
    """A box whose faces lie on the planes of a grid: an eye may see some of them edge-on."""
    ranges = [sorted(luck.sample(range(-4, 5), 2)) for _ in "xyz"]
    return box("block", *[(low / 4, high / 4) for low, high in ranges])


def column(luck):
    """A tower that grows narrower from ring to ring, ever faster."""
    corners, wide, high, rings = luck.randint(3, 12), 1.0, 0.0, []
    for step in range(luck.randint(2, 4)):
        rings.append((circle(wide, corners), high))
        wide, high = wide - 0.1 - 0.1 * step, high + luck.uniform(0.1, 0.2) / (1 + step)
    return tower("column", tuple(rings))


def an_eye(part, luck):
    """An eye before one of the faces, which it looks at straight; often above a corner of it."""
    face = luck.choice(part.faces)
    out, corner = normal(part, face), part.vertices[luck.choice(face)]
    level = cross(out, (0, 0, 1)) if abs(out[2]) < 0.9 else cross(out, (1, 0, 0))
    right = tuple(one / hypot(*level) for one in level)
    up = cross(right, out)
    at = walked(corner, out, luck.choice(GAPS))
    if luck.random() < 0.5:
        at = walked(walked(at, right, luck.uniform(-2, 2)), up, luck.uniform(-2, 2))
    return *at, *right, *up, *(-one for one in out)


@given(st.integers(0, 10**9), st.sampled_from([pebble, block, column]))
@settings(max_examples=150)
def test_the_rim_of_a_part_has_the_silhouette_of_all_its_corners(seed, shape):
    luck = Random(seed)
    part = shape(luck)
    eye, scene = an_eye(part, luck), scene_of([numbers(part)])
    whole, rim = [0.0] * BOX, [0.0] * BOX
    points = project(scene.vertices, 0, len(scene.vertices), eye, whole)
    some = project_rim(scene.spans[0], scene, eye, rim)
    assert rim == whole
    assert set(some) <= set(points)
    rows = [[0j] * (len(points) + 1) for _ in "ab"]
    sizes = [hull(list(each), row) for each, row in zip((points, some), rows, strict=True)]
    size = max(map(abs, whole[:4])) ** 2
    areas = [area(row, count) for row, count in zip(rows, sizes, strict=True)]
    assert areas[1] == pytest.approx(areas[0], rel=1e-9, abs=1e-12 * size)


def many_sided(faces):
    ring = circle(1, faces - 2)
    return tower("drum", ((ring, 0), (ring, 1)))


def test_a_part_with_more_faces_than_can_be_told_apart_is_refused():
    """Compiled code would forget some of them, and make ever longer rows for what never fits."""
    with pytest.raises(ValueError, match=str(MOST_FACES + 1)):
        numbers(many_sided(MOST_FACES + 1))


def test_compiled_code_tells_apart_as_many_faces_as_a_part_may_have():
    drum = Packed((numbers(many_sided(MOST_FACES)),), ("drum",), {}, None)
    around = fast.scene_arrays(drum).around
    assert around.tolist() == list(drum.scene.around)
    assert around.min() > 0
