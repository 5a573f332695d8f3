"""Seeing the hall: from places in it to places on a picture, straight or in a mirror."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.outlines import (
    beyond,
    bounds,
    clip,
    kept,
    path,
    rounded,
    soft_path,
    turned_left,
    within,
)
from partylab.ghosts.scenes import PLAIN, image, look_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.doors import Eye
    from partylab.ghosts.outlines import Bounds, Dot
    from partylab.ghosts.scenes import Glass
    from partylab.ghosts.shapes import Corner, Point
    from partylab.ghosts.silhouettes import Look

# (a, b, c, k): where ax + by + cz >= k.
Limit = tuple[float, float, float, float]
NEAREST = 0.2  # what is nearer to the eye's image than this is behind the glass


class Lens(NamedTuple):
    """An eye, and where on a picture it sees things; `size` is how long a tangent of 1 is drawn.

    With limits only what is within them is seen; with frames, only what is within one of these
    convex polygons of the picture; what is wholly beyond the bounds is left out.  Through a glass,
    the eye is the image of the one that looks.
    """

    eye: Eye
    size: float
    x: float
    y: float
    limits: tuple[Limit, ...] = ()
    frames: tuple[tuple[Dot, ...], ...] | None = None
    glass: Glass | None = None
    bounds: Bounds | None = None
    image: Eye | None = None  # the eye behind the glass, when it looks straight through it

    def at(self, point: Point) -> Dot:
        """Return where a point of the hall is seen."""
        (ex, ey, ez), (rx, ry, rz), (ux, uy, uz), (fx, fy, fz) = self.eye[:4]
        x, y, z = point[0] - ex, point[1] - ey, point[2] - ez
        scale = self.size / (x * fx + y * fy + z * fz)
        right = scale * (x * rx + y * ry + z * rz)
        return self.x + right, self.y - scale * (x * ux + y * uy + z * uz)

    def scale(self, point: Point) -> float:
        """Return how long one cell at that point is drawn, across the line of sight."""
        (ex, ey, ez), _, _, (fx, fy, fz) = self.eye[:4]
        return self.size / ((point[0] - ex) * fx + (point[1] - ey) * fy + (point[2] - ez) * fz)

    def faces(self, point: Point, normal: Point) -> bool:
        """Does a surface there show its outside to the eye?"""
        x, y, z = self.eye.at
        a, b, c = normal
        return a * (x - point[0]) + b * (y - point[1]) + c * (z - point[2]) > 0

    def shows(self, corners: Sequence[Point]) -> bool:
        """Is all of a polygon within the limits, and within a frame?"""
        if any(a * x + b * y + c * z < k for a, b, c, k in self.limits for x, y, z in corners):
            return False
        if self.frames is None:
            return True
        dots = [self.at(corner) for corner in corners]
        return any(within(dots, frame) for frame in self.frames)

    def outline(self, corners: Sequence[Point]) -> list[Dot]:
        """Return a flat convex polygon of the hall as it is seen, whatever the frames."""
        for limit in self.limits:
            a, b, c, k = limit
            corners = kept(corners, [a * x + b * y + c * z - k for x, y, z in corners])
        # What `at` says of each; a picture has two thousand corners.
        (ex, ey, ez), (rx, ry, rz), (ux, uy, uz), (fx, fy, fz) = self.eye[:4]
        x0, y0, size, dots = self.x, self.y, self.size, []
        for px, py, pz in corners:
            x, y, z = px - ex, py - ey, pz - ez
            scale = size / (x * fx + y * fy + z * fz)
            right, up = x * rx + y * ry + z * rz, x * ux + y * uy + z * uz
            dots.append((x0 + scale * right, y0 - scale * up))
        return dots

    def trace(self, corners: Sequence[Point], *, soft: bool = False) -> str:
        """Return a flat convex polygon of the hall as the data of a path; a soft one is rounded."""
        return self.framed(self.outline(corners), soft=soft)

    def framed(self, polygon: Sequence[Dot], *, soft: bool = False) -> str:
        """Return the same of a polygon of the picture."""
        if len(polygon) < 3 or (self.bounds is not None and beyond(polygon, self.bounds)):
            return ""
        if self.frames is None or any(within(polygon, frame) for frame in self.frames):
            return soft_path(polygon) if soft else path(polygon)
        polygon = turned_left(rounded(polygon) if soft else polygon)
        return "".join(path(clip(polygon, frame)) for frame in self.frames)

    # Silhouettes, as `painter` has them

    def look(self) -> Look:
        """Return how the painter is to look, with nothing behind the eye."""
        if self.glass is None or self.image is None:
            return look_from(self.eye, PLAIN)
        return look_from(self.image, PLAIN)._replace(glass=self.glass.plane)

    def outline_of(self, silhouette: Sequence[Corner]) -> list[Dot]:
        """Return a silhouette of the painter's picture as it is in this one."""
        if self.image is None:
            # Up is up there and down is down here, so it turns the other way round.
            x, y, size = self.x, self.y, self.size
            return [(x + size * u, y - size * v) for u, v in reversed(silhouette)]
        within = clip(silhouette, turned_left(self.image.window[0]))
        return turned_left([self.at(self.image.along(corner, 1.0)) for corner in within])

    def into(self, glass: Glass) -> Lens:
        """Return the lens that shows on this picture what is in a glass."""
        behind = image(glass, self.eye)
        right, up, forward = (_turned(axis, glass.plane) for axis in self.eye[1:4])
        pane = turned_left([self.at(corner) for corner in glass.corners])
        near = NEAREST + sum(f * e for f, e in zip(forward, behind.at, strict=True))
        return self._replace(
            eye=self.eye._replace(at=behind.at, right=right, up=up, forward=forward),
            limits=((*forward, near), glass.plane),
            frames=(tuple(pane),),
            glass=glass,
            bounds=bounds(pane),
            image=behind,
        )


def _turned(way: Point, plane: Limit) -> Point:
    """Return the image of a direction in a mirror."""
    a, b, c, _ = plane
    x, y, z = way
    twice = 2 * (a * x + b * y + c * z)
    return x - twice * a, y - twice * b, z - twice * c


def camera(yaw: float, down: float) -> tuple[Point, Point, Point]:
    """Return right, up and forward of a camera that looks `yaw` from north, `down` from level."""
    east, north = sin(radians(yaw)), cos(radians(yaw))
    level, low = cos(radians(down)), sin(radians(down))
    return (
        (north, -east, 0.0),
        (east * low, north * low, level),
        (east * level, north * level, -low),
    )
