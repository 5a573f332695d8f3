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
from typing import TYPE_CHECKING, NamedTuple, TypedDict, Unpack

from partylab.game import Rejected, brief
from partylab.ghosts.desks import (
    borrowed_desk,
    make_desk,
    make_found,
    with_new_notes,
    with_room,
)
from partylab.ghosts.doors import DOORS, Door, Eye, door_of, eye_at
from partylab.ghosts.scenes import (
    PLAIN,
    glass_look,
    imagined,
    look_from,
    pack,
)
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.visible import Found

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.scenes import Maths, Packed
    from partylab.ghosts.shapes import Point
    from partylab.ghosts.silhouettes import Desk, Look

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
    mirrored: float = 0.0  # the share, of what of it is before the glass, that is visible there
    close: bool = False  # something is visible, and a little less would be hidden


class Ask(NamedTuple):
    """The options, checked."""

    mirror: bool
    ghosts_block: bool
    seen_from: float
    only: tuple[str, ...]


class Survey(NamedTuple):
    """What was found of some ghosts from one eye: the player's, or its image behind a glass."""

    ghosts: tuple[str, ...]
    found: Found
    shares: list[float]  # of each silhouette, the share that is visible
    eye: Sequence[float]
    desk: Desk  # what was noted of all parts: their silhouettes, and which is in front

    def witness(self, at: int) -> Point:
        """Return the point of a ghost in the middle of the largest piece that is seen."""
        return on_ray(self.found.middle[at], self.found.depth[at], self.eye)


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
    doors = [door for door in DOORS if side in (None, door.side)]
    if not doors:
        raise Rejected("ghosts-no-side", side=brief(side))
    packed = pack(hall)
    ghost = next((name for name, at in hall.ghosts if at == spot and name[1] == size), None)
    if ghost is None:
        if size not in SIZES or spot not in hall.levels(size, spot.x, spot.y):
            raise Rejected("ghosts-no-place", spot=brief(spot))
        packed, ghost = packed.joined([imagined(hall, size, spot)]), "0"
    asked = ask(hall, **options)._replace(only=(ghost,))
    eyes = map(eye_at, doors)
    return Fraction(sum(len(verdict(PLAIN, packed, eye, asked)) for eye in eyes), len(doors))


# With plain Python or compiled


def look_with(
    maths: Maths, hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]
) -> dict[str, Sight]:
    """Return what `look` does, computed in the given way."""
    asked, packed = ask(hall, **options), pack(hall)
    return _sights(survey(maths, packed, eye_at(door_of(door)), asked), packed, asked)


def look_and_note(
    hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]
) -> tuple[dict[str, Sight], list[Desk]]:
    """Look, and keep what is noted of all parts: as seen straight, and in the mirror if it is."""
    asked, packed = ask(hall, **options), pack(hall)
    surveys = survey(PLAIN, packed, eye_at(door_of(door)), asked, keep=True)
    return _sights(surveys, packed, asked), [it.desk for it in surveys]


def seen_with(
    maths: Maths, hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]
) -> frozenset[str]:
    """Return what `seen` does, computed in the given way."""
    asked = ask(hall, **options)
    return verdict(maths, pack(hall), eye_at(door_of(door)), asked)


def verdict(maths: Maths, packed: Packed, eye: Eye, asked: Ask) -> frozenset[str]:
    """Return which of the ghosts that are asked about are seen."""
    surveys = survey(maths, packed, eye, asked, stop=True)
    return frozenset(
        ghost
        for it in surveys
        for ghost, share in zip(it.ghosts, it.shares, strict=True)
        if enough(share, asked)
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
        float(seen_from),
        here if only is None else tuple(only),
    )


def survey(
    maths: Maths, packed: Packed, eye: Eye, asked: Ask, *, stop: bool = False, keep: bool = False
) -> list[Survey]:
    """Look straight, then into the mirror if it is seen.

    It is noted over what was noted straight, and over both by whoever looks next, unless both
    are to be kept.
    """
    return with_room(lambda more: _survey(maths, packed, eye, asked, more, stop=stop, keep=keep))


def _survey(
    maths: Maths, packed: Packed, eye: Eye, asked: Ask, more: int, *, stop: bool, keep: bool
) -> list[Survey]:
    scene, hiders = maths.scene(packed), packed.hiders(ghosts_block=asked.ghosts_block)
    # A little less than what counts, so that rounding cannot stop before it.
    least = asked.seen_from * (1 - DUST) if stop else 0.0
    desk = (make_desk if keep else borrowed_desk)(len(packed.blocks), maths, more)
    straight, filled = look_from(eye, maths), maths.filled

    def find(ghosts: tuple[str, ...], look: Look, without: int, desk: Desk) -> Survey:
        targets = filled([packed.ghosts[ghost] for ghost in ghosts], int)
        others = filled([part for part in hiders if part != without], int)
        found = make_found(len(ghosts), len(hiders), maths)
        maths.look_at_all(scene, look, desk, targets, others, least, found)
        found = _listed(found, maths)
        shares = [
            seen / whole if whole else 0.0
            for seen, whole in zip(found.visible, found.whole, strict=True)
        ]
        return Survey(ghosts, found, shares, maths.listed(look.eye), desk)

    surveys = [find(asked.only, straight, -1, desk)]
    if asked.mirror and asked.only and packed.glass:
        into = glass_look(maths, packed, eye, hiders, desk)
        if into is not None:
            ghosts = _still_hidden(surveys[0], asked) if stop else asked.only
            another = with_new_notes(desk, len(packed.blocks), maths) if keep else desk
            surveys.append(find(ghosts, into, packed.glass.panel, another))
    return surveys


def _listed(found: Found, maths: Maths) -> Found:
    """Return what was found in plain numbers, without the rows' empty ends."""
    count = found.ends[-1] if len(found.ends) else 0
    found = found._replace(front=found.front[:count], hidden=found.hidden[:count])
    return Found(*map(maths.listed, found))


def _still_hidden(found: Survey, asked: Ask) -> tuple[str, ...]:
    pairs = zip(found.ghosts, found.shares, strict=True)
    return tuple([ghost for ghost, share in pairs if not enough(share, asked)])


# What it means


def _sights(surveys: list[Survey], packed: Packed, asked: Ask) -> dict[str, Sight]:
    straight, mirror = surveys[0], surveys[-1]
    nothing = [0.0] * len(straight.ghosts)
    mirrored = nothing if mirror is straight else mirror.shares
    return {
        ghost: _sight(at, straight, mirror, mirrored[at], packed, asked)
        for at, ghost in enumerate(straight.ghosts)
    }


def _sight(
    at: int, straight: Survey, mirror: Survey, mirrored: float, packed: Packed, asked: Ask
) -> Sight:
    """Put together what was found of a ghost straight and in the mirror."""
    fraction = straight.shares[at]
    most, where = max(fraction, mirrored), NOT_SEEN
    if enough(most, asked):
        where = STRING if enough(fraction, asked) else MIRROR
    by = straight if where == STRING or not mirrored else mirror
    return Sight(
        where != NOT_SEEN,
        fraction,
        where,
        _hidden_by(at, straight, packed),
        by.witness(at) if most else None,
        mirrored,
        0 < most < asked.seen_from + CLOSE,
    )


def _hidden_by(at: int, straight: Survey, packed: Packed) -> tuple[tuple[str, float], ...]:
    """Return who hides which share of a silhouette, the nearest first."""
    found, bodies = straight.found, packed.bodies
    whole, begin = found.whole[at], found.ends[at - 1] if at else 0
    if not whole:
        return ((WINDOW, 1.0),)
    shares = {WINDOW: (whole - found.inside[at]) / whole}
    for place in range(begin, found.ends[at]):
        body = bodies[found.front[place]]
        shares[body] = shares.get(body, 0.0) + found.hidden[place] / whole
    return tuple([(body, share) for body, share in shares.items() if share > DUST])


def on_ray(point: complex, depth: float, eye: Sequence[float]) -> Point:
    """Return the point so deep on the ray through a point of the picture."""
    u, v = point.real, point.imag
    return (
        eye[0] + depth * (eye[9] + u * eye[3] + v * eye[6]),
        eye[1] + depth * (eye[10] + u * eye[4] + v * eye[7]),
        eye[2] + depth * (eye[11] + u * eye[5] + v * eye[8]),
    )
