"""What is seen through the keyhole, and why: all that decides the game.

A ghost is seen when at least so much of its silhouette is visible, straight or in the mirror.
Ghosts are translucent: they hide each other only where that was chosen (`ghosts_block`).

>>> from partylab.ghosts import Hall, Pose, Spot
>>> hall = Hall().place("piano", Pose(2500, 2500)).stand("0S1", Spot(2500, 3500))
>>> seen(hall, "S3"), seen(hall, "N3")
(frozenset(), frozenset({'0S1'}))
>>> look(hall, "S3")["0S1"].hidden_by
(('piano', 1.0),)
>>> risk(hall, "S", Spot(2500, 3500))
Fraction(2, 3)
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, Unpack

from partylab.game import Rejected, brief
from partylab.ghosts.doors import DOORS, Door, Eye, door_of, eye_at
from partylab.ghosts.scenes import PLAIN, Glass, look_from, look_into, make_desk, make_found, pack
from partylab.ghosts.silhouettes import crossed

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.scenes import Maths, Packed
    from partylab.ghosts.shapes import Point
    from partylab.ghosts.silhouettes import Found, Look

__all__ = [
    "DOORS", "Door", "Eye", "Sight", "door_of", "eye_at", "look", "look_all", "risk", "seen"
]  # fmt: skip

SEEN_FROM = Fraction(1, 100)
# Seen, or hidden, by less than so much more is close.
CLOSE = 0.01
# Shares below this are dust.
DUST = 1e-9
WINDOW = "window"
STRING, MIRROR, NOT_SEEN = "string", "mirror", ""


class Options(TypedDict, total=False):
    """How one looks: what counts, and which ghosts are asked about (None: all)."""

    mirror: bool
    ghosts_block: bool
    seen_from: Fraction
    only: Collection[str] | None


class Sight(NamedTuple):
    """What is seen of a ghost."""

    seen: bool
    fraction: float  # the visible share of its silhouette, not counting the mirror
    where: str  # seen by a straight "string" or in the "mirror"; "" when not seen
    hidden_by: tuple[tuple[str, float], ...]  # who hides how much of it, the nearest first
    witness: Point | None  # a point that is seen, in the middle of the largest visible piece
    mirrored: float = 0.0  # the share that is visible in the glass
    close: bool = False  # something is visible, and a little less would be hidden


class Ask(NamedTuple):
    """The options, checked."""

    mirror: bool
    ghosts_block: bool
    seen_from: Fraction
    only: tuple[str, ...]


class Survey(NamedTuple):
    """What was found of some ghosts from one eye: the player's, or one reflected in a glass."""

    ghosts: tuple[str, ...]
    look: Look
    found: Found
    glass: Glass | None = None

    def share(self, at: int) -> float:
        """Return the visible share of a silhouette."""
        whole = float(self.found.whole[at])
        return float(self.found.visible[at]) / whole if whole else 0.0


def look(hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]) -> dict[str, Sight]:
    """Return what is seen of each ghost through the keyhole of a door."""
    return look_with(PLAIN, hall, door, **options)


def look_all(hall: Hall, **options: Unpack[Options]) -> dict[Door, dict[str, Sight]]:
    """The same from all doors."""
    return {door: look(hall, door, **options) for door in DOORS}


def seen(hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]) -> frozenset[str]:
    """Return which ghosts are seen; the same verdict as `look`, found faster."""
    return seen_with(PLAIN, hall, door, **options)


def risk(
    hall: Hall, size: str, spot: Spot, side: str | None = None, **options: Unpack[Options]
) -> Fraction:
    """Return which part of the doors, or of those of one side, would see a ghost on a spot."""
    ghost = next((name for name, at in hall.ghosts if at == spot and name[1] == size), None)
    if ghost is None:
        ghost = f"-{size}"
        hall = hall.stand(ghost, spot, capacity=None)
    doors = [door for door in DOORS if side in (None, door.side)]
    if not doors:
        raise Rejected("ghosts-no-side", side=brief(side))
    options["only"] = (ghost,)
    return Fraction(sum(ghost in seen(hall, door, **options) for door in doors), len(doors))


# With plain Python or compiled


def look_with(
    maths: Maths, hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]
) -> dict[str, Sight]:
    """Return what `look` does, computed in the given way."""
    asked = ask(hall, **options)
    surveys = survey(maths, hall, eye_at(door_of(door)), asked)
    packed = pack(hall)
    return {ghost: _sight(at, ghost, surveys, packed, asked) for at, ghost in enumerate(asked.only)}


def seen_with(
    maths: Maths, hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]
) -> frozenset[str]:
    """Return what `seen` does, computed in the given way."""
    asked = ask(hall, **options)
    surveys = survey(maths, hall, eye_at(door_of(door)), asked, verdict=True)
    return frozenset(
        ghost for it in surveys for at, ghost in enumerate(it.ghosts) if enough(it.share(at), asked)
    )


def enough(share: float, asked: Ask) -> bool:
    """Is a ghost seen of which that share is visible?"""
    return share > 0 and share >= asked.seen_from


def ask(hall: Hall, **options: Unpack[Options]) -> Ask:
    """Return the options with what they are by default, or say which cannot be."""
    here = tuple(name for name, _ in hall.ghosts)
    only = options.get("only")
    for ghost in only or ():
        if ghost not in here:
            raise Rejected("ghosts-not-here", ghost=brief(ghost))
    seen_from = options.get("seen_from", SEEN_FROM)
    if not 0 <= seen_from <= 1:
        raise Rejected("ghosts-wrong-share", share=brief(seen_from))
    return Ask(
        options.get("mirror", True),
        options.get("ghosts_block", False),
        seen_from,
        here if only is None else tuple(only),
    )


def survey(
    maths: Maths, hall: Hall, eye: Eye, asked: Ask, *, verdict: bool = False
) -> list[Survey]:
    """Look straight, then into each glass that is seen."""
    more = 1
    while True:
        try:
            return _survey(maths, hall, eye, asked, more, verdict=verdict)
        except OverflowError:
            more *= 2


def _survey(
    maths: Maths, hall: Hall, eye: Eye, asked: Ask, more: int, *, verdict: bool
) -> list[Survey]:
    packed, scene = pack(hall), maths.scene(hall)
    hiders = (*packed.furniture, *(packed.ghosts.values() if asked.ghosts_block else ()))
    # A little less than what counts, so that rounding cannot stop before it.
    stop = float(asked.seen_from) * (1 - DUST) if verdict else 0.0
    desk = make_desk(len(packed.bodies), maths, more)
    straight, filled = look_from(eye, maths), maths.filled

    def find(ghosts: tuple[str, ...], look: Look, without: int, glass: Glass | None) -> Survey:
        targets = filled([packed.ghosts[ghost] for ghost in ghosts], int)
        others = filled([part for part in hiders if part != without], int)
        found = make_found(len(ghosts), len(hiders), maths)
        maths.look_at_all(scene, look, desk, targets, others, stop, found)
        return Survey(ghosts, look, found, glass)

    surveys = [find(asked.only, straight, -1, None)]
    for glass in packed.glasses if asked.mirror and asked.only else ():
        if not _before(eye.at, glass):
            continue
        into = look_into(glass, eye, desk, maths)
        pane, others = filled(glass.corners, float), filled(hiders, int)
        count = maths.glass_seen(glass.panel, pane, scene, straight, desk, others, into)
        if count:
            into = into._replace(openings=into.openings[:count], sizes=into.sizes[:count])
            ghosts = _still_hidden(surveys[0], asked) if verdict else asked.only
            surveys.append(find(ghosts, into, glass.panel, glass))
    return surveys


def _before(point: Point, glass: Glass) -> bool:
    """Is a point on the side of a glass that mirrors?"""
    a, b, c, k = glass.plane
    x, y, z = point
    return a * x + b * y + c * z - k > DUST


def _still_hidden(found: Survey, asked: Ask) -> tuple[str, ...]:
    return tuple(
        ghost for at, ghost in enumerate(found.ghosts) if not enough(found.share(at), asked)
    )


# What it means


def _sight(at: int, ghost: str, surveys: list[Survey], packed: Packed, asked: Ask) -> Sight:
    """Put together what was found of a ghost straight and in the glasses."""
    straight, *mirrors = surveys
    fraction = straight.share(at)
    best = max(mirrors, key=lambda it: it.share(at), default=None)
    mirrored = best.share(at) if best else 0.0
    where, by = NOT_SEEN, straight if fraction or not mirrored else best
    if enough(fraction, asked):
        where = STRING
    elif enough(mirrored, asked):
        where, by = MIRROR, best
    most = max(fraction, mirrored)
    return Sight(
        where != NOT_SEEN,
        fraction,
        where,
        _hidden_by(at, straight, packed),
        witness(at, ghost, by, packed) if by and most else None,
        mirrored,
        0 < most < asked.seen_from + Fraction(CLOSE),
    )


def _hidden_by(at: int, straight: Survey, packed: Packed) -> tuple[tuple[str, float], ...]:
    """Return who hides which share of a silhouette, the nearest first."""
    found = straight.found
    whole = float(found.whole[at])
    if not whole:
        return ((WINDOW, 1.0),)
    shares = {WINDOW: (whole - float(found.inside[at])) / whole}
    for hider in range(found.fronts[at]):
        body = packed.bodies[found.front[at][hider]]
        shares[body] = shares.get(body, 0.0) + float(found.hidden[at][hider]) / whole
    return tuple((body, share) for body, share in shares.items() if share > DUST)


def witness(at: int, ghost: str, by: Survey, packed: Packed) -> Point:
    """Return the point of a ghost that is met by the ray through the middle of what is seen."""
    eye = [float(number) for number in by.look.eye]
    middle = complex(by.found.middle[at])
    time, _ = crossed(packed.ghosts[ghost], middle, packed.scene, eye)
    return on_ray(middle, max(time, glass_time(by)), eye)


def glass_time(by: Survey) -> float:
    """Return when rays from an eye behind a glass come through it; they start before it."""
    if by.glass is None:
        return 0.0
    a, b, c, k = by.glass.plane
    x, y, z = by.look.eye[:3]
    return float(k - a * x - b * y - c * z)


def on_ray(middle: complex, time: float, eye: Any) -> Point:
    """Return the point so deep on the ray through a point of the picture."""
    u, v = middle.real, middle.imag
    x, y, z = (
        eye[at] + time * (eye[9 + at] + u * eye[3 + at] + v * eye[6 + at]) for at in range(3)
    )
    return x, y, z
