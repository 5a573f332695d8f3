"""Convex parts from one eye: their silhouettes, and which is in front.

From the eye, every convex part is a convex polygon in the picture: its silhouette.
Which of two disjoint parts is in front, one ray decides, through any point where the silhouettes
overlap: a plane separates the parts, the eye is on one side of it, and every ray that meets both
meets first the part on the eye's side.

A point of the picture is how far right and how far up a ray has gone when it is 1 forward.
What else is said at the head of polygons.py is true here as well: it is all compiled by fast.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.polygons import (
    CRUMB,
    HIGH,
    LEFT,
    LOW,
    RIGHT,
    area,
    hull,
    mean,
    meet,
    shared,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.polygons import Numbers, Polygons, Room, Row, Sizes

    Table = Sequence[Row]

# Behind a box (left, right, low, high), how deep the part stands.
NEAR, FAR, BOX = 4, 5, 6
# Nobody has asked yet which of two parts is in front.
UNKNOWN = 9
# A face whose plane is no further from the eye than this is seen edge-on: it looks both ways.
EDGE_ON = 1e-9
# Further than anything.
HUGE = 1e300


class Scene(NamedTuple):
    """Convex parts; `spans[i]` says from and to where part i has its vertices, planes and edges.

    A plane (a, b, c, k) has the part on its side where ax + by + cz <= k.
    An edge is two numbers of vertices, as its part counts them.
    Around a vertex are some planes of its part: the first counts 1, the second 2, the third 4 …
    """

    vertices: Table
    planes: Table
    edges: Sequence[Sequence[int]]
    spans: Sequence[Sequence[int]]
    around: Sequence[int]


class Look(NamedTuple):
    """From where one looks, and through which openings of the picture.

    The eye is a row: where it is, then the directions right, up and forward.
    The frame is the box around the openings; silhouettes outside it are left out.
    Into a mirror one looks from behind it: with the plane (a, b, c, k) of its glass, only what is
    where ax + by + cz >= k is there.  Else `glass` is empty.
    """

    eye: Row
    openings: Polygons
    sizes: Sizes
    frame: Numbers
    glass: Row


class Desk(NamedTuple):
    """Room for notes: the silhouettes of all parts, and one more; which is in front; pieces."""

    outlines: Polygons
    corners: Sizes
    boxes: Sequence[Numbers]
    order: Sequence[Sizes]
    front: Sizes  # the parts in front of the target, and what each hides
    hidden: Numbers
    pieces: Polygons
    sizes: Sizes
    spare: Polygons
    spare_sizes: Sizes
    room: Room


# Silhouettes


def outline_all(scene: Scene, look: Look, desk: Desk) -> None:
    """Note the silhouettes of all parts, and forget which is in front."""
    parts = len(scene.spans)
    for part in range(parts):
        desk.corners[part] = outline(part, scene, look, desk)
        order = desk.order[part]
        for other in range(parts):
            order[other] = UNKNOWN


def outline(part: int, scene: Scene, look: Look, desk: Desk) -> int:
    """Note the silhouette of a part, and its box; return its size, 0 outside the frame."""
    span, box = scene.spans[part], desk.boxes[part]
    if is_before(look.glass, span, scene):
        points = project_rim(span, scene, look.eye, box)
    else:
        corners = before_glass(span, scene, look.glass)
        if len(corners) < 3:
            return 0
        points = project(corners, 0, len(corners), look.eye, box)
    if meet(box, look.frame):
        return hull(points, desk.outlines[part])
    return 0


def is_before(glass: Row, span: Sequence[int], scene: Scene) -> bool:
    """Is all of a part before a glass, if there is one?"""
    if len(glass) == 0:
        return True
    a, b, c, k = glass[0], glass[1], glass[2], glass[3]
    for at in range(span[0], span[1]):
        vertex = scene.vertices[at]
        if a * vertex[0] + b * vertex[1] + c * vertex[2] - k < 0:
            return False
    return True


def before_glass(span: Sequence[int], scene: Scene, glass: Row) -> list[tuple[float, float, float]]:
    """Return the corners of what a part has before a glass."""
    corners, heights = [], []
    for at in range(span[0], span[1]):
        vertex = scene.vertices[at]
        x, y, z = vertex[0], vertex[1], vertex[2]
        height = glass[0] * x + glass[1] * y + glass[2] * z - glass[3]
        heights.append(height)
        if height >= 0:
            corners.append((x, y, z))
    if len(corners) == len(heights) or len(corners) == 0:
        return corners
    for at in range(span[4], span[5]):
        start, end = scene.edges[at][0], scene.edges[at][1]
        here, there = heights[start], heights[end]
        if (here < 0) != (there < 0):
            part = here / (here - there)
            first, last = scene.vertices[span[0] + start], scene.vertices[span[0] + end]
            x = first[0] + part * (last[0] - first[0])
            y = first[1] + part * (last[1] - first[1])
            z = first[2] + part * (last[2] - first[2])
            corners.append((x, y, z))
    return corners


def project(
    vertices: Table, first: int, last: int, eye: Row, box: Numbers
) -> list[tuple[float, float]]:
    """Return the points of the picture where the vertices are, and note the box around them."""
    points = []
    left = low = near = HUGE
    right = high = far = -HUGE
    ex, ey, ez, rx, ry, rz = eye[0], eye[1], eye[2], eye[3], eye[4], eye[5]
    ux, uy, uz, fx, fy, fz = eye[6], eye[7], eye[8], eye[9], eye[10], eye[11]
    for at in range(first, last):
        vertex = vertices[at]
        x, y, z = vertex[0] - ex, vertex[1] - ey, vertex[2] - ez
        depth = x * fx + y * fy + z * fz
        u = (x * rx + y * ry + z * rz) / depth
        v = (x * ux + y * uy + z * uz) / depth
        points.append((u, v))
        if depth < near:
            near = depth
        if depth > far:
            far = depth
        if v < low:
            low = v
        if v > high:
            high = v
        if u < left:
            left = u
        if u > right:
            right = u
    box[LEFT], box[RIGHT], box[LOW], box[HIGH] = left, right, low, high
    box[NEAR], box[FAR] = near, far
    return points


def project_rim(
    span: Sequence[int], scene: Scene, eye: Row, box: Numbers
) -> list[tuple[float, float]]:
    """Return the points of `project` among which are the corners of a part's silhouette.

    A vertex whose faces all look towards the eye, or all away from it, is inside the silhouette.
    """
    towards, away = sides(span, scene, eye)
    vertices, around = scene.vertices, scene.around
    points = []
    left = low = near = HUGE
    right = high = far = -HUGE
    ex, ey, ez, rx, ry, rz = eye[0], eye[1], eye[2], eye[3], eye[4], eye[5]
    ux, uy, uz, fx, fy, fz = eye[6], eye[7], eye[8], eye[9], eye[10], eye[11]
    for at in range(span[0], span[1]):
        vertex = vertices[at]
        x, y, z = vertex[0] - ex, vertex[1] - ey, vertex[2] - ez
        depth = x * fx + y * fy + z * fz
        if depth < near:
            near = depth
        if depth > far:
            far = depth
        if around[at] & towards and around[at] & away:
            u = (x * rx + y * ry + z * rz) / depth
            v = (x * ux + y * uy + z * uz) / depth
            points.append((u, v))
            if v < low:
                low = v
            if v > high:
                high = v
            if u < left:
                left = u
            if u > right:
                right = u
    box[LEFT], box[RIGHT], box[LOW], box[HIGH] = left, right, low, high
    box[NEAR], box[FAR] = near, far
    return points


def sides(span: Sequence[int], scene: Scene, eye: Row) -> tuple[int, int]:
    """Return which planes of a part look towards the eye, and which away from it."""
    towards, away, bit = 0, 0, 1
    x, y, z, planes = eye[0], eye[1], eye[2], scene.planes
    for at in range(span[2], span[3]):
        plane = planes[at]
        height = plane[0] * x + plane[1] * y + plane[2] * z - plane[3]
        if height > -EDGE_ON:
            towards |= bit
        if height < EDGE_ON:
            away |= bit
        bit <<= 1
    return towards, away


# Which is in front


def relation(part: int, other: int, scene: Scene, eye: Row, desk: Desk) -> int:
    """Return 1 if a part hides some of another, -1 if the other hides some of it, or 0."""
    known = desk.order[part][other]
    if known == UNKNOWN:
        known = compare(part, other, scene, eye, desk)
        desk.order[part][other], desk.order[other][part] = known, -known
    return known


def compare(part: int, other: int, scene: Scene, eye: Row, desk: Desk) -> int:
    """The same as `relation`, which remembers it."""
    size, corners = desk.corners[part], desk.corners[other]
    box, its_box = desk.boxes[part], desk.boxes[other]
    if size < 3 or corners < 3 or not meet(box, its_box):
        return 0
    both, size = shared(desk.outlines[part], size, box, desk.outlines[other], corners, desk.room)
    if area(both, size) <= CRUMB:
        return 0
    if box[FAR] <= its_box[NEAR]:
        return 1
    if its_box[FAR] <= box[NEAR]:
        return -1
    point = mean(both, size)
    enters, leaves = crossed(part, point, scene, eye)
    its_enters, its_leaves = crossed(other, point, scene, eye)
    return 1 if enters + leaves < its_enters + its_leaves else -1


def crossed(part: int, point: complex, scene: Scene, eye: Row) -> tuple[float, float]:
    """Return when the ray through a point of the picture enters a part, and when it leaves it."""
    u, v = point.real, point.imag
    x = eye[9] + u * eye[3] + v * eye[6]
    y = eye[10] + u * eye[4] + v * eye[7]
    z = eye[11] + u * eye[5] + v * eye[8]
    enters, leaves = -HUGE, HUGE
    ex, ey, ez, planes = eye[0], eye[1], eye[2], scene.planes
    for at in range(scene.spans[part][2], scene.spans[part][3]):
        plane = planes[at]
        a, b, c = plane[0], plane[1], plane[2]
        speed = a * x + b * y + c * z
        if speed < 0:
            time = (plane[3] - a * ex - b * ey - c * ez) / speed
            if time > enters:  # a call of `max` would take longer than all of this
                enters = time
        elif speed > 0:
            time = (plane[3] - a * ex - b * ey - c * ez) / speed
            if time < leaves:
                leaves = time
    return enters, leaves


def may_hide(box: Row, other: Row) -> bool:
    """May the part in a box hide some of another?  Cheaper than `relation`, and often enough."""
    return meet(box, other) and box[NEAR] < other[FAR]


def in_front(part: int, hiders: Sizes, scene: Scene, eye: Row, desk: Desk) -> int:
    """Note which of the hiders are in front of a part; return how many."""
    boxes, corners, front = desk.boxes, desk.corners, desk.front
    box, count = boxes[part], 0
    for at in range(len(hiders)):
        hider = hiders[at]
        other = boxes[hider]
        if hider == part or corners[hider] < 3 or not may_hide(other, box):
            continue
        if other[FAR] <= box[NEAR] or relation(hider, part, scene, eye, desk) > 0:
            front[count] = hider
            count += 1
    return count


def nearest_first(count: int, scene: Scene, eye: Row, desk: Desk) -> None:
    """Sort what is noted as in front: what hides others comes before them.

    Three parts may hide each other in a ring; then the nearest of them comes first.
    """
    sort_by_depth(count, desk)
    front, boxes = desk.front, desk.boxes
    for place in range(count - 1):
        for at in range(place, count):
            hidden, box = False, boxes[front[at]]
            for other in range(place, count):
                if other != at and may_hide(boxes[front[other]], box):
                    hidden = relation(front[other], front[at], scene, eye, desk) > 0
                    if hidden:
                        break
            if not hidden:
                nearest = front[at]
                for back in range(at, place, -1):
                    front[back] = front[back - 1]
                front[place] = nearest
                break


def sort_by_depth(count: int, desk: Desk) -> None:
    """Sort what is noted as in front by where it begins."""
    front, boxes = desk.front, desk.boxes
    for at in range(1, count):
        hider, place = front[at], at
        while place and boxes[front[place - 1]][NEAR] > boxes[hider][NEAR]:
            front[place] = front[place - 1]
            place -= 1
        front[place] = hider
