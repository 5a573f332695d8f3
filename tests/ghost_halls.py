"""Random halls for the tests of ghosts, and an oracle that knows nothing of how they came to rest.

The oracle is the theorem of separating axes: two convex bodies are apart exactly if they are apart
along a normal of a face of one of them, or along a direction across an edge of each.
"""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import strategies as st

from partylab.game import Rejected
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.poses import CELL, DOWN, HALL, MOST_TILT
from partylab.ghosts.shapes import KINDS, SIZES

if TYPE_CHECKING:
    from partylab.ghosts.shapes import Body, Part

# How many random halls a test tries; a long run asks for more.
SAMPLES = int(os.environ.get("PARTYLAB_SAMPLES", "40"))

GHOSTS = [f"{seat}{body}" for seat in "0123" for body in ("S1", "S2", "S3", "S4", "M1", "M2", "L1")]
# Quarters of a cell and right angles: faces touch, edges coincide, corners meet.
QUARTERS = range(0, HALL + 1, 250)


def random_pose(rng: Random, where: tuple[int, int] = (0, HALL)) -> Pose:
    """A pose: half of them free, half of them where bodies touch."""
    if rng.random() < 0.5:
        x, y = (rng.choice([at for at in QUARTERS if where[0] <= at <= where[1]]) for _ in "xy")
        return Pose(x, y, rng.choice((0, 90, 180, 270)), rng.choice(("feet", *DOWN)))
    tilt = rng.choice((0, rng.randint(-MOST_TILT, MOST_TILT)))
    down = rng.choice(("feet", "feet", *DOWN))
    x, y = rng.randint(*where), rng.randint(*where)
    return Pose(x, y, rng.randrange(360), down, tilt, rng.choice("xy"))


def random_hall(rng: Random) -> Hall:
    """A hall after some of what games do, crowded in its middle.

    Furniture is put down and taken out, ghosts stand on it, in it and under it, and lie down.
    """
    hall = Hall()
    acts = ["place"] * 6 + ["stand"] * 12 + ["take", "lie"]
    for _ in range(rng.randint(2, 30)):
        try:
            hall = _acted(hall, rng.choice(acts), rng)
        except Rejected:
            continue
    return hall


def _acted(hall: Hall, act: str, rng: Random) -> Hall:
    if act == "place":
        return hall.place(rng.choice(KINDS), random_pose(rng, (1500, 3500)))
    if act == "stand":
        ghost = rng.choice(GHOSTS)
        spots = _around(hall, ghost, rng)
        # The highest are on furniture, the lowest under it.
        return hall.stand(ghost, rng.choice((spots[0], spots[-1]))) if spots else hall
    if act == "lie":
        return hall.laid(lying=not hall.lying)
    names = [name for name, _ in (*hall.furniture, *hall.ghosts)]
    return hall.without(rng.choice(names)) if names else hall


def _around(hall: Hall, ghost: str, rng: Random) -> tuple[Spot, ...]:
    """Where a ghost may stand near some piece: at a standard spot, or anywhere."""
    if not hall.furniture:
        return hall.spots(ghost[1], 2, 2, without=(ghost,))
    _, pose = rng.choice(hall.furniture)
    if rng.random() < 0.5:
        return hall.spots(ghost[1], pose.x // CELL, pose.y // CELL, without=(ghost,))
    for _ in range(20):
        x, y = pose.x + rng.randint(-700, 700), pose.y + rng.randint(-700, 700)
        if levels := hall.levels(ghost[1], x, y, without=(ghost,)):
            return levels
    return ()


seeds = st.integers(0, 2**32 - 1).map(Random)
halls = seeds.map(random_hall)
poses = seeds.map(random_pose)
crowded_poses = seeds.map(lambda rng: random_pose(rng, (1500, 3500)))
sizes = st.sampled_from(SIZES)


def separation(one: Part, other: Part) -> float:
    """How far apart two convex parts are along the best axis; negative: how deep they meet."""
    first, second = np.array(one.vertices), np.array(other.vertices)
    if (gap := _box_gap(first, second)) > 0:
        return gap
    axes = np.concatenate([_normals(one), _normals(other), _across(_edges(one), _edges(other))])
    a, b = first @ axes.T, second @ axes.T
    gaps = np.maximum(b.min(0) - a.max(0), a.min(0) - b.max(0))
    return float(gaps.max())


def deepest(one: Body, other: Body) -> float:
    """How far apart the nearest parts of two bodies are."""
    return min(separation(a, b) for a in one.parts for b in other.parts)


def _box_gap(first: np.ndarray, second: np.ndarray) -> float:
    return float(np.maximum(first.min(0) - second.max(0), second.min(0) - first.max(0)).max())


def _normals(part: Part) -> np.ndarray:
    corners = np.array([[part.vertices[corner] for corner in face[:3]] for face in part.faces])
    return _long_one(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]))


def _edges(part: Part) -> np.ndarray:
    """The directions of a part's edges, each once."""
    pairs = {
        tuple(sorted(pair))
        for face in part.faces
        for pair in zip(face, (*face[1:], face[0]), strict=True)
    }
    corners = np.array(part.vertices)
    found = np.array([corners[a] - corners[b] for a, b in sorted(pairs)])
    found /= np.linalg.norm(found, axis=1)[:, None]
    found *= np.where((found @ np.array([1.0, 0.01, 0.0001])) < 0, -1, 1)[:, None]
    return np.unique(found.round(9), axis=0)


def _across(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    return _long_one(np.cross(first[:, None, :], second[None, :, :]).reshape(-1, 3))


def _long_one(axes: np.ndarray) -> np.ndarray:
    """The axes made one long; those that are hardly there say nothing."""
    length = np.linalg.norm(axes, axis=1)
    keep = length > 1e-6
    return axes[keep] / length[keep, None]
