"""Painted in this order, each point of the picture shows what a ray through it meets first."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from halls import Rays, in_polygon, random_hall, ways
from partylab.ghosts.doors import DOORS, Eye, eye_at
from partylab.ghosts.painter import paint_order
from partylab.ghosts.shapes import Part, box


def camera(yaw, height=9.0, away=9.0):
    """An eye high above that looks down at the middle of the hall."""
    right = (math.cos(yaw), math.sin(yaw), 0.0)
    flat = math.hypot(away, height - 0.5)
    cosine, sine = away / flat, (height - 0.5) / flat
    forward = (-right[1] * cosine, right[0] * cosine, -sine)
    up = (-right[1] * sine, right[0] * sine, cosine)
    at = (3 + right[1] * away, 3 - right[0] * away, height)
    return Eye(at, right, up, forward, ())


def painted(parts, eye, points):
    """What is painted last at each point, in silhouettes made without the engine; or -1."""
    last = np.full(len(points), -1)
    lines = ways(eye, points)
    hit = np.isfinite(Rays(parts).times(eye.at, lines))
    for part, pieces in paint_order(parts, eye):
        there = hit[:, part]
        if pieces is not None:
            there = there & np.any([in_polygon(piece, points) for piece in pieces], axis=0)
        last[there] = part
    return last


def first_met(parts, eye, points):
    times = Rays(parts).times(eye.at, ways(eye, points))
    return np.where(np.isfinite(times.min(axis=1)), times.argmin(axis=1), -1)


def scattered(rng, eye, parts, count):
    """Points of the picture near what stands there."""
    corners = [eye.picture(corner) for part in parts for corner in part.vertices]
    return np.array(
        [[x + rng.gauss(0, 0.05), y + rng.gauss(0, 0.05)] for x, y in rng.choices(corners, k=count)]
    )


@pytest.mark.parametrize("seed", range(6))
def test_what_is_painted_last_is_what_a_ray_meets_first(seed):
    rng = random.Random(seed)
    parts = random_hall(seed, grid=seed % 3 == 2).parts()
    for eye in (eye_at(rng.choice(DOORS)), camera(rng.uniform(0, 7))):
        points = scattered(rng, eye, parts, 150)
        assert (painted(parts, eye, points) == first_met(parts, eye, points)).all()


def ring() -> tuple[Part, ...]:
    """Three beams, each of which lies on the next."""
    parts = []
    for turn in range(3):
        angle = turn * 2 * math.pi / 3
        cosine, sine = math.cos(angle), math.sin(angle)
        beam = box(f"beam-{turn}", (-1.5, 0.9), (0.3, 0.5), (0, 0.1))
        parts.append(
            beam._replace(
                vertices=tuple(
                    (3 + x * cosine - y * sine, 3 + x * sine + y * cosine, 1 + z + 0.3 * x)
                    for x, y, z in beam.vertices
                )
            )
        )
    return tuple(parts)


def test_parts_that_hide_each_other_in_a_ring_come_with_what_is_seen_of_them():
    eye, rng = camera(0.3, height=12, away=4), random.Random(1)
    order = paint_order(ring(), eye)
    assert {part for part, _ in order} == {0, 1, 2}
    assert all(pieces for _, pieces in order)
    points = scattered(rng, eye, ring(), 2000)
    assert (painted(ring(), eye, points) == first_met(ring(), eye, points)).all()


def test_nothing_to_paint_is_an_empty_order():
    assert paint_order((), eye_at(DOORS[0])) == []
