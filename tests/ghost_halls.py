"""Random halls for the tests of ghosts, and an oracle that knows nothing of how they came to rest.

The oracle is the theorem of separating axes: two convex bodies are apart exactly if they are apart
along a normal of a face of one of them, or along a direction across an edge of each.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import strategies as st

from partylab.game import Rejected
from partylab.ghosts import Hall, Pose, Spot
from partylab.ghosts.poses import DOWN, HALL, MOST_TILT
from partylab.ghosts.shapes import KINDS, SIZES

if TYPE_CHECKING:
    from partylab.ghosts.shapes import Body, Part

# How many random halls a test tries; a long run asks for more.
SAMPLES = int(os.environ.get("PARTYLAB_SAMPLES", "40"))

GHOSTS = [f"{seat}{body}" for seat in "0123" for body in ("S1", "S2", "S3", "S4", "M1", "M2", "L1")]
# Quarters of a cell and right angles: faces touch, edges coincide, corners meet.
quarters = st.integers(0, 24).map(lambda quarter: quarter * 250)
anywhere = st.integers(0, HALL)


@st.composite
def poses(draw, aligned: bool | None = None) -> Pose:
    """A pose: free, or on the grid where bodies touch."""
    if draw(st.booleans()) if aligned is None else aligned:
        yaw = draw(st.sampled_from((0, 90, 180, 270)))
        return Pose(draw(quarters), draw(quarters), yaw, draw(st.sampled_from(DOWN)))
    tilt = draw(st.one_of(st.just(0), st.integers(-MOST_TILT, MOST_TILT)))
    return Pose(
        draw(anywhere), draw(anywhere), draw(st.integers(0, 359)),
        draw(st.sampled_from(DOWN)), tilt, draw(st.sampled_from("xy")),
    )  # fmt: skip


@st.composite
def crowded_poses(draw) -> Pose:
    """A pose in the middle of the hall, where pieces come to lie on each other."""
    pose = draw(poses())
    return pose._replace(x=1500 + pose.x % 2000, y=1500 + pose.y % 2000)


@st.composite
def halls(draw, steps: int = 14) -> Hall:
    """A hall after some of what games do: furniture put down, ghosts standing, things taken out."""
    hall = Hall()
    for _ in range(draw(st.integers(2, steps))):
        act = draw(st.sampled_from(("place", "place", "stand", "stand", "take", "lie")))
        try:
            if act == "place":
                pose = draw(st.one_of(crowded_poses(), poses()))
                hall = hall.place(draw(st.sampled_from(KINDS)), pose)
            elif act == "stand":
                hall = _someone_stands(draw, hall)
            elif act == "take" and (names := [name for name, _ in (*hall.furniture, *hall.ghosts)]):
                hall = hall.without(draw(st.sampled_from(names)))
            elif act == "lie" and draw(st.integers(0, 3)) == 0:
                hall = hall.laid(lying=not hall.lying)
        except Rejected:
            continue
    return hall


def _someone_stands(draw, hall: Hall) -> Hall:
    """A ghost goes where it may stand, on furniture if there is some below or above."""
    ghost = draw(st.sampled_from(GHOSTS))
    around = [(pose.x, pose.y) for _, pose in hall.furniture] or [(3000, 3000)]
    x, y = draw(st.sampled_from(around))
    x, y = x + draw(st.integers(-600, 600)), y + draw(st.integers(-600, 600))
    levels = hall.levels(ghost[1], x, y, without=(ghost,))
    return hall.stand(ghost, levels[-1] if levels else Spot(x, y))


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
