"""The hall from above: what a keyhole sees of the floor, strings to all that it sees, shadows.

Ghosts are discs with the mark of their seat: one that is seen has a red rim and says how much of
it is visible; the others have their eyes closed.  The numbers of the doors are also those of the
columns and the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from partylab.faces import HEADS
from partylab.ghosts import diagrams as d
from partylab.ghosts import telling
from partylab.ghosts.convex import hull
from partylab.ghosts.doors import CELLS, DOORS, Door, Eye, door_of, eye_at
from partylab.ghosts.figures import INK
from partylab.ghosts.hall import Hall
from partylab.ghosts.lens import Lens
from partylab.ghosts.outlines import QUARTERS, clip
from partylab.ghosts.pieces import SILVER, piece
from partylab.ghosts.plan import furniture, opening_at, shadow_at, visible_area
from partylab.ghosts.poses import CELL as THOUSAND
from partylab.ghosts.reflections import glass_point, mirrored_area
from partylab.ghosts.resting import size, sizes
from partylab.ghosts.sight import MIRROR, STRING, look
from partylab.ghosts.skyline import holds
from partylab.ghosts.slices import to_wall
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.shapes import Body, Part, Point
    from partylab.ghosts.sight import Options, Sight
    from partylab.ghosts.skyline import Polygon
    from partylab.words import Words

CELL = 55 * QUARTERS
EDGE = 41 * QUARTERS  # around the hall there is room for doors and an eye
HIGH = 2 * EDGE + CELLS * CELL
CORNERS = ((0, 0), (CELLS, 0), (CELLS, CELLS), (0, CELLS))
# From so high above, upright things show no sides.
ABOVE = 2000.0
LENS = Lens(
    Eye((3.0, 3.0, ABOVE), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, -1.0), ()),
    CELL * ABOVE, EDGE + 3 * CELL, EDGE + 3 * CELL,
)  # fmt: skip
INWARD = {"N": (0, -1), "S": (0, 1), "W": (1, 0), "E": (-1, 0)}
TURNS = {"S": 0, "W": 90, "N": 180, "E": 270}


def draw(
    hall: Hall,
    door: Door | tuple[str, int] | None,
    words: Words,
    names: Sequence[str] | None = None,
    *,
    sights: Mapping[str, Sight] | None = None,
    z: float | None = None,
    slice_to: Point | None = None,
    **options: Unpack[Options],
) -> Markup:
    """Return the hall from above as a picture, as it is seen through a keyhole, if one is named.

    `sights` is what was seen, where that is known already; the options are those of `look`.  With
    a height `z`, light and shade are those on the plane of that height; else light is what all
    furniture leaves free, be it high or low, and what is seen in the mirror.  The slice through
    a point, `slice_to`, is a dashed line.
    """
    if door is None:
        return _bare(hall, words, names)
    door = door_of(door)
    sights = look(hall, door, **options) if sights is None else sights
    reflects = options.get("mirror", True) and z is None
    mirrored = [it.polygon for it in mirrored_area(hall, door)] if reflects else []
    bent = any(sight.where == MIRROR for sight in sights.values())
    legend, more = _legend(words, z, mirror=bool(mirrored), bent=bent)
    parts = [
        _floor(), _light(hall, door, z, mirrored), _tiles(), _walls(), _furniture(hall),
        _sliced(door, slice_to) if slice_to else EMPTY, _strings(hall, door, sights),
        _ghosts(hall, sights), _plates(door), _eye(door), legend,
    ]  # fmt: skip
    title = words("ghosts-plan", door=telling.door_name(door, words))
    return d.picture(HIGH + more, title, text(hall, words, names, sights), *parts)


def _bare(hall: Hall, words: Words, names: Sequence[str] | None) -> Markup:
    """Return the hall from above while nobody looks."""
    parts = [_floor(), _tiles(), _walls(), _furniture(hall), _ghosts(hall, {}), _plates(None)]
    return d.picture(HIGH, words("ghosts-plan-bare"), text(hall, words, names), *parts)


def text(
    hall: Hall,
    words: Words,
    names: Sequence[str] | None = None,
    sights: Mapping[str, Sight] | None = None,
) -> str:
    """Say where everything is, and what is seen of each ghost, if somebody looks."""
    if sights is None:
        return "\n".join(telling.hall_lines(hall, words, names))
    furniture = telling.hall_lines(hall._replace(ghosts=()), words, names)
    return "\n".join([*furniture, *telling.look_lines(hall, sights, words, names)])


def at(point: Sequence[float]) -> Dot:
    """Return where a point of the hall is on the picture."""
    return EDGE + CELL * point[0], EDGE + CELL * (CELLS - point[1])


def dots(points: Iterable[Sequence[float]]) -> list[Dot]:
    """Return where points of the hall are on the picture."""
    return [at(point) for point in points]


# The hall, light and shade


def _floor() -> Markup:
    return d.area("floor", d.FLOOR, dots(CORNERS))


def _tiles() -> Markup:
    across = [dots([(0, n), (CELLS, n)]) for n in range(1, CELLS)]
    along = [dots([(n, 0), (n, CELLS)]) for n in range(1, CELLS)]
    return d.lines("tiles", d.TILES, 1, *across, *along)


def _light(hall: Hall, door: Door, z: float | None, mirrored: Sequence[Polygon]) -> Markup:
    """Return what of the keyhole's field of view is in light, and what is not."""
    field = visible_area(Hall(), door).polygon
    beam = d.area("light", d.LIGHT, dots([eye_at(door).at, *field[:2]]))
    if z is None:
        seen = visible_area(hall, door).polygon
        shade, light = d.area("shade", d.SHADE, dots(field)), d.area("light", d.LIGHT, dots(seen))
        return beam + shade + d.area("mirrored", d.MIRRORED, *map(dots, mirrored)) + light
    opened = opening_at(door, z)
    hidden = [clip(it.polygon, part) for it in shadow_at(hall, door, z) for part in opened]
    light = d.area("light", d.LIGHT, *map(dots, opened))
    return beam + light + d.area("shade", d.SHADE, *map(dots, hidden))


def _by_door(door: Door, aside: float = 0.0, out: float = 0.0) -> tuple[float, float]:
    """Return a place at a door: so far beside its middle, so far outside the hall."""
    (x, y, _), (dx, dy) = eye_at(door).at, INWARD[door.side]
    return x + dx * (0.5 - out) + dy * aside, y + dy * (0.5 - out) + dx * aside


def _walls() -> Markup:
    leaves = (dots([_by_door(door, -0.32), _by_door(door, 0.32)]) for door in DOORS)
    wall = d.lines("wall", INK, 6, dots((*CORNERS, CORNERS[0])))
    return wall + d.lines("doors", d.WOOD, 4, *leaves)


def _plates(door: Door | None) -> Markup:
    """Return the numbers of all doors but that of the eye, which carries its own."""
    spots = {each: at(_by_door(each, 0, 0.25)) for each in DOORS if each != door}
    rounds = (html('<circle cx="{:.0f}" cy="{:.0f}" r="42"/>', *spot) for spot in spots.values())
    return html(
        '<g class="gh-d-plates" fill="{}" stroke="{}" stroke-width="3">{}</g>'
        '<g font-weight="700">{}</g>',
        d.BRASS, d.WOOD, join(rounds),
        join(d.label(d.lower(spot), each.number, INK) for each, spot in spots.items()),
    )  # fmt: skip


def _eye(door: Door) -> Markup:
    """Return the eye behind its door, and in it the number of the door."""
    x, y = at(eye_at(door).at)
    return html(
        '<g class="gh-d-eye" transform="translate({:.0f} {:.0f})" stroke="{}" stroke-width="8">'
        '<path transform="rotate({})" d="M-96 8q96-120 192 0q-96 88-192 0z" fill="#fff"/>'
        '<circle r="44" fill="{}" stroke="{}"/></g>{}',
        x, y, INK, TURNS[door.side], d.BRASS, d.STRING,
        d.label(d.lower((x, y)), door.number, INK, font_weight=700),
    )  # fmt: skip


# What stands in the hall


def _furniture(hall: Hall) -> Markup:
    """Return the furniture; what was put down later lies above what was there before."""
    bodies = {body.name: body for body in hall.bodies()}
    pieces = [bodies[kind] for kind, _ in hall.furniture]
    feet = [hull(map(at, part.vertices)) for body in pieces for part in body.parts]
    fallen = [[(x + 8, y + 12) for x, y in foot[::-1]] for foot in feet]
    return d.area("fallen", INK, *fallen, opacity=0.22) + html(
        '<g stroke-width="4">{}</g>', join(map(_piece, pieces))
    )


def _piece(body: Body) -> Markup:
    parts = sorted(body.parts, key=lambda part: max(z for _, _, z in part.vertices))
    drawn = join(piece(LENS, body.name, part) for part in parts)
    panes = [hull(map(at, _glass(part))) for part in parts if part.glass is not None]
    glass = d.lines("glass", SILVER, 3, *panes)
    return html('<g data-body="{}">{}{}</g>', body.name, drawn, glass)


def _glass(part: Part) -> list[Point]:
    return [part.vertices[corner] for corner in part.faces[part.glass or 0]]


def _sliced(door: Door, point: Point) -> Markup:
    """Return the line along which the slice through a point cuts the hall."""
    x, y, _ = eye_at(door).at
    ahead = point[0] - x, point[1] - y
    share = to_wall((x, y), ahead)
    ends = [(x, y), (x + share * ahead[0], y + share * ahead[1])]
    return d.lines("slice", INK, 1.6, dots(ends), dashes="4 14")


def _strings(hall: Hall, door: Door, sights: Mapping[str, Sight]) -> Markup:
    """Return a line to each ghost that is seen; where the mirror shows it, the line is bent."""
    eye = eye_at(door).at
    ways: dict[str, list[list[Dot]]] = {STRING: [], MIRROR: []}
    for sight in sights.values():
        if sight.seen and sight.witness:
            ways[sight.where].append(dots(way_to(hall, eye, sight)))
    return d.lines("string", d.STRING, 1.6, *ways[STRING]) + d.lines(
        "string", d.STRING, 1.6, *ways[MIRROR], dashes="16 14"
    )


def way_to(hall: Hall, eye: Point, sight: Sight) -> list[Point]:
    """Return the way of the string to what is seen of a ghost, by the mirror or straight."""
    if sight.witness is None:
        return [eye]
    bend = glass_point(hall, eye, sight.witness) if sight.where == MIRROR else None
    return [eye, *([bend] if bend else []), sight.witness]


def _ghosts(hall: Hall, sights: Mapping[str, Sight]) -> Markup:
    """Return all ghosts as discs, the highest last; those below something have a dashed rim."""
    over = [
        (min(z for _, _, z in part.vertices), hull((x, y) for x, y, _ in part.vertices))
        for _, part in furniture(hall)
    ]
    heights, drawn = hall.heights(), []
    for ghost, spot in sorted(hall.ghosts, key=lambda entry: heights[entry[0]]):
        kind = sizes(hall.lying)[size(ghost)]
        place = spot.x / THOUSAND, spot.y / THOUSAND
        middle = heights[ghost] + kind.height / 2
        below = any(low > middle and holds(outline, place) for low, outline in over)
        drawn.append(_ghost(ghost, place, kind.radius, sights.get(ghost), below=below))
    return join(drawn)


def _ghost(
    ghost: str, place: tuple[float, float], radius: float, sight: Sight | None, *, below: bool
) -> Markup:
    around, seat = radius * CELL - 5, int(ghost[0])
    seen = sight is not None and sight.seen
    dashed = html(' stroke-dasharray="26 18"') if below else EMPTY
    return html(
        '<g data-body="{}" transform="translate({:.0f} {:.0f})"><circle r="{:.0f}" fill="{}"'
        ' stroke="{}" stroke-width="{}"{}/>{}</g>',
        ghost, *at(place), around, HEADS[seat].colour, d.STRING if seen else INK,
        10 if seen else 5, dashed, _inside(seat, around, sight),
    )  # fmt: skip


def _inside(seat: int, around: float, sight: Sight | None) -> Markup:
    """Return what stands on a disc: the mark of its seat, and how much is seen or closed eyes."""
    if sight is None:
        return d.badge(seat, (0, 0), 50)
    colour = HEADS[seat].colour
    mark = d.badge(seat, (-0.66 * around, -0.78 * around), 34)
    return (_share(max(sight.fraction, sight.mirrored), colour) if sight.seen else ASLEEP) + mark


def _share(fraction: float, ground: str) -> Markup:
    """Return how much is seen; figures wider than their disc take its colour along."""
    shown = telling.percent(fraction)
    small = NARROW if len(shown) > 2 else None
    return d.label(
        d.lower((0, 0)), shown, INK, font_weight=700, font_size=small,
        stroke=ground, stroke_width=14, paint_order="stroke",
    )  # fmt: skip


# Three figures are as wide as a small ghost.
NARROW = 15.5 * QUARTERS
ASLEEP = html(
    '<path d="M-32 6q12 17 24 0M8 6q12 17 24 0" fill="none" stroke="{}" stroke-width="8"/>', INK
)

ROW = 30 * QUARTERS  # of the legend
LEFT, RIGHT = 4 * QUARTERS, 198 * QUARTERS


def _legend(words: Words, z: float | None, *, mirror: bool, bent: bool) -> tuple[Markup, int]:
    """Return what colours, discs and lines mean, and how high that is."""
    free, hidden = ("free", "between") if z is None else ("lit", "unlit")
    entries = [
        (free, _swatch("light", d.LIGHT)),
        (hidden, _swatch("shade", d.SHADE)),
        ("share", _sample(d.STRING, _share(0.42, d.FLOOR))),
        ("unseen", _sample(INK, ASLEEP)),
    ]
    if mirror:
        entries.append(("mirrored", _swatch("mirrored", d.MIRRORED)))
    if bent:
        way = d.lines("string", d.STRING, 1.6, [(0, 44), (100, 44)], dashes="16 14")
        entries.append(("bent", way))
    told = join(
        _entry(at, sign, words(f"ghosts-legend-{what}", height=z or 0))
        for at, (what, sign) in enumerate(entries)
    )
    drawn = html('<g class="gh-d-legend" text-anchor="start" font-size="{}">{}</g>', d.SMALL, told)
    return drawn, (len(entries) + 1) // 2 * ROW + 6 * QUARTERS


def _entry(number: int, sign: Markup, told: str) -> Markup:
    x, y = (LEFT, RIGHT)[number % 2], HIGH + 4 * QUARTERS + number // 2 * ROW
    return html('<g transform="translate({} {})">{}{}</g>', x, y, sign, d.label((114, 68), told))


def _swatch(style: str, fill: str) -> Markup:
    return d.area(style, fill, [(0, 8), (100, 8), (100, 80), (0, 80)])


def _sample(rim: str, inside: Markup) -> Markup:
    return html(
        '<g transform="translate(50 44)" text-anchor="middle" font-size="{}"><circle r="43"'
        ' fill="{}" stroke="{}" stroke-width="9"/>{}</g>', d.LETTERS, d.FLOOR, rim, inside,
    )  # fmt: skip
