"""What can be seen of convex parts, straight and in a mirror: silhouettes minus what is in front.

What is said at the head of polygons.py is true here as well: it is all compiled by fast.py.
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
    shared,
    subtract,
    total,
)
from partylab.ghosts.silhouettes import (
    HUGE,
    crossed,
    in_front,
    nearest_first,
    outline_all,
    project,
)

if TYPE_CHECKING:
    from partylab.ghosts.polygons import Numbers, Polygon, Polygons, Row, Sizes
    from partylab.ghosts.silhouettes import Desk, Look, Scene, Table


class Found(NamedTuple):
    """What was found of each target, as areas; and where its largest visible piece has its middle.

    A middle is a point of the picture and how deep the ray through it meets the target.
    What is in front of the targets stands one after the other in one row, and what it hides too.
    """

    whole: Numbers  # of its silhouette
    inside: Numbers  # of that, what is inside the openings
    visible: Numbers  # of that, what nothing hides
    middle: Polygon
    depth: Numbers
    ends: Sizes  # where the parts end that are in front of it: which, the nearest first
    front: Sizes
    hidden: Numbers  # what they hide of it


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
        found.ends[at] = 0 if at == 0 else found.ends[at - 1]
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
    point = middle(pieces, sizes, count)
    enters, _ = crossed(part, point, scene, look.eye)
    if len(look.glass):  # rays start before the glass, which is straight ahead
        enters = max(enters, through(look.glass, look.eye))
    found.middle[at], found.depth[at] = point, enters
    begin = found.ends[at]
    for hider in range(front):
        found.front[begin + hider] = desk.front[hider]
        found.hidden[begin + hider] = desk.hidden[hider]
    found.ends[at] = begin + front


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


def through(glass: Row, eye: Row) -> float:
    """Return how far before the eye behind it a glass is."""
    return glass[3] - glass[0] * eye[0] - glass[1] * eye[1] - glass[2] * eye[2]


def glass_seen(
    panel: int, pane: Table, scene: Scene, look: Look, desk: Desk, hiders: Sizes, into: Look
) -> int:
    """Make what is seen of a glass, whose corners are `pane`, the openings of the look into it.

    The glass is a face of the part `panel`.  Return how many pieces of it are seen.
    """
    spare = len(scene.spans)
    points = project(pane, 0, len(pane), look.eye, desk.boxes[spare])
    desk.corners[spare] = hull(points, desk.outlines[spare])
    return open_glass(panel, scene, look, desk, hiders, into)


def open_glass(panel: int, scene: Scene, look: Look, desk: Desk, hiders: Sizes, into: Look) -> int:
    """The same, once the silhouette of the glass is noted behind those of all parts."""
    spare = len(scene.spans)
    box = desk.boxes[spare]
    count = within(desk.outlines[spare], desk.corners[spare], box, look, desk)
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
