"""Other ways to find out what is seen, for the tests of sight: exact fractions, and shapely.

Neither shares a step with the engine.  The first is rational arithmetic without any rounding; the
second finds a plane between two parts, and leaves polygons to GEOS.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np


def closed(polygon):
    return pairwise((*polygon, polygon[0]))


# Exact


def exact(numbers):
    return tuple(Fraction(number) for number in numbers)


def dot(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


def minus(a, b):
    return tuple(x - y for x, y in zip(a, b, strict=True))


def cross(a, b):
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def hull(points):
    """The corners of the convex hull, counter-clockwise."""
    points = sorted(set(points))
    return chain(points) + chain(points[::-1])


def chain(points):
    """The lower side of the hull, without its end."""
    corners = []
    for point in points:
        while len(corners) > 1 and turn(corners[-2], corners[-1], point) <= 0:
            corners.pop()
        corners.append(point)
    return corners[:-1]


def half(polygon, a, b):
    """What of a polygon is left of a line."""
    kept = []
    for point, after in closed(polygon):
        here, there = turn(a, b, point), turn(a, b, after)
        if here >= 0:
            kept.append(point)
        if (here < 0 < there) or (there < 0 < here):
            part = here / (here - there)
            kept.append(tuple(x + part * (y - x) for x, y in zip(point, after, strict=True)))
    return kept if len(kept) > 2 else []


def common(polygon, other):
    for a, b in closed(other):
        polygon = polygon and half(polygon, a, b)
    return polygon


def without(polygon, other):
    """What of a polygon is not in another: pieces."""
    pieces = []
    for a, b in closed(other):
        if not polygon:
            break
        if outside := half(polygon, b, a):
            pieces.append(outside)
        polygon = half(polygon, a, b)
    return pieces


def area(polygon):
    if not polygon:
        return Fraction(0)
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in closed(polygon)) / 2


class ExactEye:
    """What is seen of a ghost's silhouette from an eye, without rounding."""

    def __init__(self, eye, parts):
        self.eye = [exact(row) for row in (eye.at, eye.right, eye.up, eye.forward)]
        self.window = [[exact(corner) for corner in polygon] for polygon in eye.window]
        self.parts = [([exact(corner) for corner in part.vertices], part.faces) for part in parts]
        self.outline = cache(lambda part: hull(map(self.picture, self.parts[part][0])))

    def picture(self, point):
        at, right, up, forward = self.eye
        away = minus(point, at)
        depth = dot(away, forward)
        return dot(away, right) / depth, dot(away, up) / depth

    def when(self, part, point):
        """When the ray through a point of the picture is half way through a part."""
        at, right, up, forward = self.eye
        way = tuple(
            f + point[0] * r + point[1] * t for f, r, t in zip(forward, right, up, strict=True)
        )
        first, last = None, None
        vertices, faces = self.parts[part]
        for face in faces:
            a, b, c = (vertices[corner] for corner in face[:3])
            normal = cross(minus(b, a), minus(c, a))
            speed = dot(normal, way)
            if speed:
                time = dot(normal, minus(a, at)) / speed
                if speed < 0:
                    first = time if first is None else max(first, time)
                else:
                    last = time if last is None else min(last, time)
        return first + last

    def share(self, target, hiders):
        """The share of a part's silhouette that is seen."""
        outline = self.outline(target)
        pieces = [piece for opening in self.window if (piece := common(outline, opening))]
        for hider in hiders:
            other = self.outline(hider)
            both = common(outline, other)
            if not pieces or area(both) < Fraction(1, 10**12):
                continue
            middle = tuple(sum(axis) / len(both) for axis in zip(*both, strict=True))
            if self.when(hider, middle) < self.when(target, middle):
                pieces = [left for piece in pieces for left in without(piece, other)]
        return sum(map(area, pieces), Fraction(0)) / area(outline)


# shapely


class Planes:
    """Which of two parts is in front of the other: the one on the eye's side of a plane between."""

    def __init__(self, parts):
        self.corners = [np.array(part.vertices) for part in parts]
        self.normals, self.edges = [], []
        for part, corners in zip(parts, self.corners, strict=True):
            normals, edges = [], []
            for face in part.faces:
                a, b, c = corners[list(face[:3])]
                normals.append(np.cross(b - a, c - a))
                edges += [corners[to] - corners[of] for of, to in closed(face)]
            self.normals.append(unique(normals))
            self.edges.append(unique(edges))
        self.known = {}

    def between(self, one, other):
        """A plane (direction, offset) above part `one`, and how wide the gap is."""
        if (one, other) not in self.known:
            crossed = np.cross(self.edges[one][:, None], self.edges[other][None]).reshape(-1, 3)
            axes = np.vstack([self.normals[one], self.normals[other], crossed])
            lengths = np.linalg.norm(axes, axis=1)
            axes = axes[lengths > 1e-9] / lengths[lengths > 1e-9][:, None]
            axes = np.vstack([axes, -axes])
            high = (self.corners[one] @ axes.T).max(axis=0)
            low = (self.corners[other] @ axes.T).min(axis=0)
            best = (low - high).argmax()
            self.known[one, other] = (
                axes[best],
                (low[best] + high[best]) / 2,
                low[best] - high[best],
            )
        return self.known[one, other]

    def hides(self, one, other, at):
        axis, offset, gap = self.between(one, other)
        assert gap > -1e-9, "the parts go into each other"
        return axis @ np.array(at) < offset


def unique(rows):
    """Directions, each only once."""
    rows = np.array(rows)
    rows = rows / np.linalg.norm(rows, axis=1)[:, None]
    return np.unique(np.round(rows, 12), axis=0)


def shapely_shares(eye, parts, planes, targets, hiders):
    """The share of each target's silhouette that is seen."""
    import shapely

    outlines = [
        shapely.multipoints([eye.picture(corner) for corner in part.vertices]).convex_hull
        for part in parts
    ]
    window = shapely.union_all([shapely.Polygon(polygon) for polygon in eye.window])
    shares = []
    for target in targets:
        whole = outlines[target]
        left = whole.intersection(window)
        front = [
            outlines[hider]
            for hider in hiders
            if hider != target
            and left.intersects(outlines[hider])
            and planes.hides(hider, target, eye.at)
        ]
        if front and left.area:
            left = left.difference(shapely.union_all(front))
        shares.append(left.area / whole.area)
    return shares
