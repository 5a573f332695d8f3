"""All that stands in the hall, painted from back to front in the exact order of `painter`."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts.figures import ghost
from partylab.ghosts.painter import strokes
from partylab.ghosts.pieces import piece
from partylab.ghosts.scenes import pack
from partylab.ghosts.shadows import shade_on, shadows
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lens import Lens
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.shapes import Part
    from partylab.ghosts.silhouettes import Desk

CALM = "calm"
NOTHING: Mapping[str, Markup] = MappingProxyType({})


class Stroke(NamedTuple):
    """A part to paint: its body, its outline on the picture, and through which lens it is seen."""

    body: str
    part: Part
    outline: list[Dot]
    lens: Lens


def bodies(
    hall: Hall,
    lens: Lens,
    moods: Mapping[str, str],
    mirrored: Mapping[str, Markup] = NOTHING,
    hidden: Collection[str] = (),
    noted: Desk | None = None,
) -> Markup:
    """Return all bodies and their shadows, but for ghosts of which nothing is seen from there.

    `mirrored` is what stands in the glass of a mirror; `noted` what was noted in an earlier look.
    """
    resting = hall.resting()
    groups = [shadows(hall, lens)]
    painted = _strokes(hall, lens, hidden, noted)
    for name, run in groupby(painted, key=lambda stroke: stroke.body):
        inside = []
        for _, part, outline, here in run:
            if is_ghost(name):
                mood = moods.get(name, CALM)
                inside.append(ghost(here, name, resting[name], outline, mood, lying=hall.lying))
                continue
            inside += [piece(here, name, part), shade_on(hall, here, name, part, resting)]
            if part.glass is not None:
                inside.append(mirrored.get(name, EMPTY))
        groups.append(_group(name, moods.get(name, CALM), join(inside)))
    return join(groups)


def is_ghost(body: str) -> bool:
    """Is this the name of a ghost, which begins with its seat?"""
    return body[0].isdigit()


@lru_cache(maxsize=64)
def parts(hall: Hall) -> tuple[tuple[str, Part], ...]:
    """Return the parts of all bodies, each with its body's name."""
    return tuple((body.name, part) for body in hall.bodies() for part in body.parts)


def _group(name: str, mood: str, inside: Markup) -> Markup:
    """Return a body, or the part of it that lies between two others, so that it can be found."""
    kind = f"ghost gh-{mood}" if is_ghost(name) else name
    return html('<g data-body="{}" class="gh-body gh-{}">{}</g>', name, kind, inside)


def _strokes(
    hall: Hall, lens: Lens, hidden: Collection[str], noted: Desk | None
) -> Iterator[Stroke]:
    packed, everything = pack(hall), parts(hall)
    without = {part for ghost, part in packed.ghosts.items() if ghost in hidden}
    if lens.glass is not None:
        without.add(lens.glass.panel)  # a mirror does not stand in itself
    for number, outline, pieces in strokes(packed.scene, lens.look(), without, noted):
        here = lens
        if pieces is not None:
            here = lens._replace(frames=tuple(tuple(lens.outline_of(piece)) for piece in pieces))
        dots = lens.outline_of(outline)
        if len(dots) > 2:
            yield Stroke(*everything[number], dots, here)
