"""Halls for the tests of sight, and rays that meet the triangles of what stands there."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np

from partylab.game import Rejected
from partylab.ghosts import Hall, Pose
from partylab.ghosts.poses import DOWN
from partylab.ghosts.shapes import KINDS

# Seven ghosts of each seat (PV-F6).
NAMES = [
    f"{seat}{size}{number}"
    for seat in range(4)
    for size, count in (("L", 1), ("M", 2), ("S", 4))
    for number in range(1, count + 1)
]


def furnished(rng, kinds=KINDS, *, grid=False):
    """A hall with furniture anywhere, half of it upright; on a grid all faces are aligned."""
    hall = Hall()
    for kind in kinds:
        for _ in range(50):
            x, y = rng.randrange(6001), rng.randrange(6001)
            pose = Pose(x, y, rng.randrange(360), rng.choice(("feet",) * 5 + DOWN))
            if rng.random() < 0.3:
                pose = pose._replace(tilt=rng.randrange(-90, 91), axis=rng.choice("xy"))
            if grid:
                pose = Pose(x // 250 * 250, y // 250 * 250, 90 * rng.randrange(4), pose.down)
            try:
                hall = hall.place(kind, pose)
            except Rejected:
                continue
            break
    return hall


def crowded(rng, hall, names=NAMES):
    """The hall with ghosts on standard spots, where they fit."""
    for name in names:
        for _ in range(20):
            spots = hall.spots(name[1], rng.randrange(6), rng.randrange(6))
            if spots:
                hall = hall.stand(name, rng.choice(spots))
                break
    return hall


def random_hall(seed, *, grid=False, names=NAMES):
    rng = random.Random(seed)
    return crowded(rng, furnished(rng, grid=grid), names)


class Rays:
    """Where rays from a point meet convex parts: all triangles of all faces, nothing cleverer."""

    def __init__(self, parts):
        corners, self.part = [], []
        for number, part in enumerate(parts):
            for face in part.faces:
                for second, third in pairwise(face[1:]):
                    corners.append([part.vertices[at] for at in (face[0], second, third)])
                    self.part.append(number)
        self.part = np.array(self.part)
        self.corners = np.array(corners)
        self.parts = len(parts)

    def times(self, start, ways):
        """When each ray first meets each part, by number; infinite where it does not."""
        start, ways = np.array(start, float), np.asarray(ways, float)
        first, edge, other = (
            self.corners[:, 0],
            self.corners[:, 1] - self.corners[:, 0],
            self.corners[:, 2] - self.corners[:, 0],
        )
        times = np.full((len(ways), self.parts), np.inf)
        away = start - first
        across = np.cross(away, edge)
        for number, way in enumerate(ways):
            side = np.cross(way, other)
            scale = np.einsum("ij,ij->i", edge, side)
            with np.errstate(divide="ignore", invalid="ignore"):
                u = np.einsum("ij,ij->i", away, side) / scale
                v = across @ way / scale
                when = np.einsum("ij,ij->i", other, across) / scale
                met = (u >= 0) & (v >= 0) & (u + v <= 1) & (when > 0) & (scale != 0)
            np.minimum.at(times[number], self.part[met], when[met])
        return times


def ways(eye, points):
    """The directions of the rays through points of the picture."""
    right, up, forward = map(np.array, (eye.right, eye.up, eye.forward))
    points = np.asarray(points, float)
    return forward + points[:, :1] * right + points[:, 1:] * up


def in_polygon(polygon, points):
    """Which of the points are inside a convex polygon, counter-clockwise."""
    points = np.asarray(points, float)
    inside = np.ones(len(points), bool)
    for (x, y), (x2, y2) in pairwise((*polygon, polygon[0])):
        inside &= (x2 - x) * (points[:, 1] - y) - (y2 - y) * (points[:, 0] - x) >= 0
    return inside
