"""What one eye sees of convex parts: their silhouettes, which is in front, what is left to see.

From the eye, every convex part is a convex polygon in the picture: its silhouette.  What can be
seen of a part is its silhouette inside the opening, minus the silhouettes of the parts in front.
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
    add,
    area,
    hull,
    mean,
    meet,
    shared,
    subtract,
    total,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.polygons import Numbers, Polygon, Polygons, Room, Row, Sizes

    Table = Sequence[Row]

# Behind a box (left, right, low, high), how deep the part stands.
NEAR, FAR, BOX = 4, 5, 6
# Nobody has asked yet which of two parts is in front.
UNKNOWN = 9
# Further than anything.
HUGE = 1e300


class Scene(NamedTuple):
    """Convex parts; `spans[i]` says from and to where part i has its vertices, planes and edges.

    A plane (a, b, c, k) has the part on its side where ax + by + cz <= k.
    An edge is two numbers of vertices.
    """

    vertices: Table
    planes: Table
    edges: Sequence[Sequence[int]]
    spans: Sequence[Sequence[int]]


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


class Found(NamedTuple):
    """What was found of each target, as areas, and a point in the middle of what is seen."""

    whole: Numbers  # of its silhouette
    inside: Numbers  # of that, what is inside the openings
    visible: Numbers  # of that, what nothing hides
    middle: Polygon  # of the largest piece that is seen
    fronts: Sizes  # how many parts are in front of it; which, the nearest first; what they hide
    front: Sequence[Sizes]
    hidden: Sequence[Numbers]


# Silhouettes


def outline_all(scene: Scene, look: Look, desk: Desk) -> None:
    """Note the silhouettes of all parts, and forget which is in front."""
    for part in range(len(scene.spans)):
        desk.corners[part] = outline(part, scene, look, desk)
        for other in range(len(scene.spans)):
            desk.order[part][other] = UNKNOWN


def outline(part: int, scene: Scene, look: Look, desk: Desk) -> int:
    """Note the silhouette of a part, and its box; return its size, 0 outside the frame."""
    span, box = scene.spans[part], desk.boxes[part]
    if len(look.glass) == 0:
        points = project(scene.vertices, span[0], span[1], look.eye, box)
    else:
        corners = before_glass(span, scene, look.glass)
        if len(corners) < 3:
            return 0
        points = project(corners, 0, len(corners), look.eye, box)
    if meet(box, look.frame):
        return hull(points, desk.outlines[part])
    return 0


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
        here, there = heights[start - span[0]], heights[end - span[0]]
        if (here < 0) != (there < 0):
            part, first, last = here / (here - there), scene.vertices[start], scene.vertices[end]
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
    for at in range(first, last):
        vertex = vertices[at]
        x, y, z = vertex[0] - eye[0], vertex[1] - eye[1], vertex[2] - eye[2]
        depth = x * eye[9] + y * eye[10] + z * eye[11]
        u = (x * eye[3] + y * eye[4] + z * eye[5]) / depth
        v = (x * eye[6] + y * eye[7] + z * eye[8]) / depth
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
    for at in range(scene.spans[part][2], scene.spans[part][3]):
        plane = scene.planes[at]
        a, b, c = plane[0], plane[1], plane[2]
        speed = a * x + b * y + c * z
        if speed != 0:
            time = (plane[3] - a * eye[0] - b * eye[1] - c * eye[2]) / speed
            if speed < 0:
                enters = max(enters, time)
            else:
                leaves = min(leaves, time)
    return enters, leaves


def hides(part: int, other: int, scene: Scene, eye: Row, desk: Desk) -> bool:
    """Is a part in front of another, wherever they overlap?  Often cheaper than `relation`."""
    box, its_box = desk.boxes[part], desk.boxes[other]
    if desk.corners[part] < 3 or not meet(box, its_box) or its_box[FAR] <= box[NEAR]:
        return False
    return box[FAR] <= its_box[NEAR] or relation(part, other, scene, eye, desk) > 0


def in_front(part: int, hiders: Sizes, scene: Scene, eye: Row, desk: Desk) -> int:
    """Note which of the hiders are in front of a part; return how many."""
    count = 0
    for at in range(len(hiders)):
        hider = hiders[at]
        if hider != part and hides(hider, part, scene, eye, desk):
            desk.front[count] = hider
            count += 1
    return count


def nearest_first(count: int, scene: Scene, eye: Row, desk: Desk) -> None:
    """Sort what is noted as in front: what hides others comes before them.

    Three parts may hide each other in a ring; then the nearest of them comes first.
    """
    front = desk.front
    for at in range(1, count):
        hider, place = front[at], at
        while place and desk.boxes[front[place - 1]][NEAR] > desk.boxes[hider][NEAR]:
            front[place] = front[place - 1]
            place -= 1
        front[place] = hider
    for place in range(count - 1):
        for at in range(place, count):
            covered = False
            for other in range(place, count):
                if relation(front[other], front[at], scene, eye, desk) > 0:
                    covered = True
                    break
            if not covered:
                hider = front[at]
                for back in range(at, place, -1):
                    front[back] = front[back - 1]
                front[place] = hider
                break


# What is left to see


def look_at_all(
    scene: Scene, look: Look, desk: Desk, targets: Sizes, hiders: Sizes, stop: float, found: Found
) -> None:
    """Find out what is seen of each target, and what hides the rest.

    With `stop` above 0 only this is found out: is at least that share of each silhouette visible?
    """
    outline_all(scene, look, desk)
    for at in range(len(targets)):
        part = targets[at]
        size, box = desk.corners[part], desk.boxes[part]
        found.whole[at] = area(desk.outlines[part], size)
        found.fronts[at] = 0
        count = within(desk.outlines[part], size, box, look, desk)
        found.inside[at] = found.visible[at] = total(desk.pieces, desk.sizes, count)
        if count:
            look_at(at, part, count, scene, look, desk, hiders, stop, found)


def look_at(
    at: int, part: int, count: int, scene: Scene, look: Look, desk: Desk, hiders: Sizes,
    stop: float, found: Found,
) -> None:  # fmt: skip
    """Find out what is seen of one target, whose pieces inside the openings are known."""
    front = in_front(part, hiders, scene, look.eye, desk)
    if stop <= 0:
        nearest_first(front, scene, look.eye, desk)
    box, least = desk.boxes[part], stop * found.whole[at]
    pieces, sizes, count = uncover(box, count, front, least, desk)
    found.visible[at] = total(pieces, sizes, count)
    found.middle[at] = middle(pieces, sizes, count)
    found.fronts[at] = front
    for hider in range(front):
        found.front[at][hider] = desk.front[hider]
        found.hidden[at][hider] = desk.hidden[hider]


def within(row: Polygon, size: int, box: Row, look: Look, desk: Desk) -> int:
    """Make the pieces what of a polygon is inside the openings; return their number."""
    count = 0
    if size < 3:
        return count
    for at in range(len(look.sizes)):
        rest, left = shared(row, size, box, look.openings[at], look.sizes[at], desk.room)
        if area(rest, left) > CRUMB:
            count = add(rest, left, desk.pieces, desk.sizes, count)
    return count


def uncover(
    box: Row, count: int, front: int, stop: float, desk: Desk
) -> tuple[Polygons, Sizes, int]:
    """Take away from the pieces what is in front, and note what each part hides.

    Return what is left; no more is taken away than needed to be less than `stop`.
    """
    pieces, sizes, spare, spare_sizes = desk.pieces, desk.sizes, desk.spare, desk.spare_sizes
    left = total(pieces, sizes, count)
    for at in range(front):
        desk.hidden[at] = 0.0
        if count == 0 or left < stop:
            continue
        hider, more = desk.front[at], 0
        other, corners = desk.outlines[hider], desk.corners[hider]
        for piece in range(count):
            more = subtract(
                pieces[piece], sizes[piece], box, other, corners,
                spare, spare_sizes, more, desk.room,
            )  # fmt: skip
        pieces, sizes, spare, spare_sizes = spare, spare_sizes, pieces, sizes
        count = more
        rest = total(pieces, sizes, count)
        desk.hidden[at] = left - rest
        left = rest
    return pieces, sizes, count


def middle(pieces: Polygons, sizes: Sizes, count: int) -> complex:
    """Return the middle of the largest piece, or 0."""
    largest, point = 0.0, 0j
    for at in range(count):
        size = area(pieces[at], sizes[at])
        if size > largest:
            largest, point = size, mean(pieces[at], sizes[at])
    return point


# In the mirror


def glass_seen(
    panel: int, pane: Table, scene: Scene, look: Look, desk: Desk, hiders: Sizes, into: Look
) -> int:
    """Make what is seen of a glass, whose corners are `pane`, the openings of the look into it.

    The glass is a face of the part `panel`.  Return how many pieces of it are seen.
    """
    row, box = desk.outlines[len(scene.spans)], desk.boxes[len(scene.spans)]
    size = hull(project(pane, 0, len(pane), look.eye, box), row)
    count = within(row, size, box, look, desk)
    if count == 0:
        return 0
    front = in_front(panel, hiders, scene, look.eye, desk)
    pieces, sizes, count = uncover(box, count, front, 0.0, desk)
    frame = into.frame
    frame[LEFT], frame[RIGHT], frame[LOW], frame[HIGH] = HUGE, -HUGE, HUGE, -HUGE
    for at in range(count):
        into.sizes[at] = sizes[at]
        for corner in range(sizes[at]):
            point = reflected(pieces[at][corner], look.eye, into.eye)
            into.openings[at][corner] = point
            frame[LEFT] = min(frame[LEFT], point.real)
            frame[RIGHT] = max(frame[RIGHT], point.real)
            frame[LOW] = min(frame[LOW], point.imag)
            frame[HIGH] = max(frame[HIGH], point.imag)
    return count


def reflected(point: complex, eye: Row, into: Row) -> complex:
    """Return where a ray through a point of the picture goes in the picture behind the glass.

    That eye looks straight through the glass, so a ray only turns around in the forward direction.
    """
    u, v = point.real, point.imag
    x = eye[9] + u * eye[3] + v * eye[6]
    y = eye[10] + u * eye[4] + v * eye[7]
    z = eye[11] + u * eye[5] + v * eye[8]
    depth = -(x * into[9] + y * into[10] + z * into[11])
    right = x * into[3] + y * into[4] + z * into[5]
    up = x * into[6] + y * into[7] + z * into[8]
    return complex(right / depth, up / depth)
