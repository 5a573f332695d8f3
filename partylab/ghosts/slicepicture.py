"""The vertical slice as a picture: the eye, what is cut, light and shade, and the string.

Light is what the keyhole sees of the slice; shade is what it does not because something stands in
the way.  The string is drawn as far as it comes: to a ring where it is free, else to a cross.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Unpack

from partylab.faces import HEADS
from partylab.ghosts import diagrams as d
from partylab.ghosts import telling
from partylab.ghosts.doors import door_of, eye_at
from partylab.ghosts.figures import INK
from partylab.ghosts.outlines import QUARTERS
from partylab.ghosts.pieces import COLOURS, SILVER
from partylab.ghosts.reflections import glass_point
from partylab.ghosts.resting import size, sizes
from partylab.ghosts.sight import MIRROR, WINDOW, look
from partylab.ghosts.slices import by_mirror, section
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.ghosts.convex import Flat
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.outlines import Dot
    from partylab.ghosts.shapes import Point
    from partylab.ghosts.sight import Options, Sight
    from partylab.ghosts.slices import Slice
    from partylab.words import Words

LEFT, RIGHT, TOP = 32 * QUARTERS, 42 * QUARTERS, 6 * QUARTERS
BOARD = 8 * QUARTERS  # how thick floor and walls are
ROW = 23 * QUARTERS  # from one row of names to the next
LEAF = 1.62  # how high a door is
HEAD = 0.9  # so high on a ghost one looks for it when nothing of it is seen
TICKS = (0.5, 1.0, 1.5)


class Paper(NamedTuple):
    """Where a slice is on the picture."""

    cell: float  # how long a cell is
    ground: float  # how far down the floor is

    def at(self, flat: Flat) -> Dot:
        """Return where a point of the slice is."""
        return LEFT + self.cell * flat[0], self.ground - self.cell * flat[1]

    def dots(self, flats: Iterable[Flat]) -> list[Dot]:
        """Return where points of the slice are."""
        return [self.at(flat) for flat in flats]


class Extent(NamedTuple):
    """How far a body reaches in a slice."""

    near: float
    far: float
    low: float
    top: float


def draw(
    hall: Hall,
    door: Door | tuple[str, int],
    target: str | Point,
    words: Words,
    names: Sequence[str] | None = None,
    *,
    sight: Sight | None = None,
    **options: Unpack[Options],
) -> Markup:
    """Return the slice through the eye at a door and a ghost, or a point, as a picture.

    `sight` is what was seen of the ghost, where that is known already; the options are those of
    `look`.
    """
    door = door_of(door)
    if isinstance(target, str):
        options["only"] = (target,)
        sight = look(hall, door, **options)[target] if sight is None else sight
        blocking = options.get("ghosts_block", False)
        cut = _to_ghost(hall, door, target, sight, _hiding(hall, target, ghosts=blocking))
        return _drawn(cut, door, target, words, names)
    return _drawn(section(hall, door, target), door, "", words, names)


def _drawn(cut: Slice, door: Door, ghost: str, words: Words, names: Sequence[str] | None) -> Markup:
    """Return the picture of a slice; what is seen of the ghost is marked."""
    cell = (d.WIDE * QUARTERS - LEFT - RIGHT) / cut.far
    paper = Paper(cell, TOP + cell * cut.ceiling)
    what = telling.body_name(ghost, words, names) if ghost else words("ghosts-slice-point")
    title = words("ghosts-slice", door=telling.door_name(door, words), what=what)
    named, rows = _names(cut, paper, ghost, words, names)
    return d.picture(
        paper.ground + BOARD + ROW * rows + 6 * QUARTERS, title, text(cut, words, names),
        _light(cut, paper), _heights(cut, paper, words), _rays(cut, paper), _walls(cut, paper),
        *(_piece(cut, paper, number, ghost) for number in range(len(cut.pieces))),
        _glass(cut, paper), _seen(cut, paper, ghost), _string(cut, paper),
        _eye(cut, paper, words), named,
    )  # fmt: skip


def _hiding(hall: Hall, ghost: str, *, ghosts: bool) -> list[str]:
    """Return what one cannot look through at a ghost: furniture, and other ghosts if they count."""
    others = [name for name, _ in hall.ghosts if ghosts and name != ghost]
    return [*dict(hall.furniture), *others]


def _to_ghost(hall: Hall, door: Door, ghost: str, sight: Sight, hiding: Sequence[str]) -> Slice:
    """Return the slice along the string to a ghost: to what is seen of it, or to its head."""
    straight = sight.fraction and sight.where != MIRROR
    if sight.witness and straight:
        return section(hall, door, sight.witness, hiding=hiding)
    if sight.witness and (glass := glass_point(hall, eye_at(door).at, sight.witness)):
        return by_mirror(hall, door, glass, sight.witness)
    body = hall.resting()[ghost]
    high = body.z + HEAD * sizes(hall.lying)[size(ghost)].height
    return section(hall, door, (body.x, body.y, high), hiding=hiding)


# Light and shade


def _light(cut: Slice, paper: Paper) -> Markup:
    """Return what of the keyhole's field of view is in light, and what is not."""
    empty = cut._replace(pieces=()).light()
    beams = [paper.dots([cut.eye, *opening[:2]]) for opening in empty]
    room = [(cut.doorway, 0), (cut.far, 0), (cut.far, cut.ceiling), (cut.doorway, cut.ceiling)]
    return join(
        [
            d.area("floor", d.FLOOR, paper.dots(room)),
            d.area("shade", d.SHADE, *map(paper.dots, empty)),
            d.area("light", d.LIGHT, *map(paper.dots, cut.light()), *beams),
        ]
    )


def _heights(cut: Slice, paper: Paper, words: Words) -> Markup:
    """Return a scale at the far wall, and how high the eye is."""
    level = [(0.0, cut.eye[1]), (cut.far, cut.eye[1])]
    x = paper.at((cut.far, 0))[0] + BOARD + 20
    marks = (
        d.label((x, paper.at((0, z))[1] + 22), words("ghosts-height", z=z), text_anchor="start")
        for z in TICKS
    )
    ticks = [[(x - 18, y), (x - 6, y)] for tick in TICKS for y in [paper.at((0, tick))[1]]]
    return join(
        [
            d.lines("level", INK, 0.8, paper.dots(level), dashes="2 18"),
            d.lines("ticks", "currentColor", 1, *ticks),
            html('<g font-size="{}">{}</g>', d.SMALL, join(marks)),
        ]
    )


def _rays(cut: Slice, paper: Paper) -> Markup:
    """Return the rays that just pass what hides: shadows lie between them."""
    ends = []
    for shadow in cut.shadows:
        at_wall = [flat for flat in shadow.outline if flat[0] > cut.far - 1e-6]
        ends += [min(at_wall, default=None), max(at_wall, default=None)]
        on_floor = [flat for flat in shadow.outline if flat[1] < 1e-9]
        ends.append(max(on_floor, default=None))
    rays = [paper.dots([cut.eye, end]) for end in {end for end in ends if end}]
    return html('<g stroke-opacity=".45">{}</g>', d.lines("ray", INK, 0.8, *rays, dashes="14 14"))


# What is cut


def _walls(cut: Slice, paper: Paper) -> Markup:
    """Return the floor, the far wall, and the door with its keyhole."""
    near, far = cut.doorway, cut.far
    thick = BOARD / paper.cell
    edges = [z for low, high in cut.window for z in (low, high)]
    holes = [0.0, *(cut.eye[1] + slope * near for slope in edges), cut.ceiling]
    solid = list(zip(holes[::2], holes[1::2], strict=True))
    leaf = [(low, min(high, LEAF)) for low, high in solid if low < LEAF]
    wall = [(max(low, LEAF), high) for low, high in solid if high > LEAF]

    def boards(spans: list[tuple[float, float]], left: float, right: float) -> list[list[Dot]]:
        return [
            paper.dots([(left, low), (right, low), (right, high), (left, high)])
            for low, high in spans
        ]

    return join(
        [
            d.area("wood", d.WOOD, *boards([(-thick, 0)], near - thick, far + thick)),
            d.area("wood", d.WOOD, *boards(leaf, near - thick, near)),
            d.area("wall", INK, *boards(wall, near - thick, near)),
            d.area("wall", INK, *boards([(0, cut.ceiling)], far, far + thick)),
        ]
    )


def _piece(cut: Slice, paper: Paper, number: int, ghost: str) -> Markup:
    body, outline = cut.pieces[number]
    ghostly = body[0].isdigit()
    colour = HEADS[int(body[0])].colour if ghostly else COLOURS[body]
    drawn = html(
        '<g data-body="{}" stroke="{}" stroke-width="{}">{}</g>',
        body, INK, 8 if body == ghost else 5,
        d.area("cut", colour, paper.dots(outline), opacity=0.92 if ghostly else 1),
    )  # fmt: skip
    if not ghostly:
        return drawn
    at, z = zip(*outline, strict=True)
    middle = (min(at) + max(at)) / 2, (min(z) + max(z)) / 2
    return drawn + d.badge(int(body[0]), paper.at(middle), 36)


def _glass(cut: Slice, paper: Paper) -> Markup:
    """Return the mirror in which the string is bent; beyond it the way back is drawn."""
    if cut.fold is None:
        return EMPTY
    pane = d.area("glass", SILVER, paper.dots(cut.fold.pane.outline))
    return html('<g stroke="{}" stroke-width="12">{}</g>', COLOURS["mirror"], pane)


def _seen(cut: Slice, paper: Paper, ghost: str) -> Markup:
    """Return the line of a ghost that is seen in this slice."""
    if not ghost or cut.fold:
        return EMPTY
    return d.lines("seen", d.STRING, 4, *map(paper.dots, cut.seen(ghost)))


def _string(cut: Slice, paper: Paper) -> Markup:
    """Return the string: a ring where it reaches its end, a cross where something stops it."""
    line, fold = cut.line, cut.fold
    x, y = end = paper.at(line.end)
    way = [cut.eye, *([fold.at] if fold else []), line.end]
    string = d.lines("string", d.STRING, 2.4, paper.dots(way))
    if not line.stopped_by:
        ring = html(
            '<circle class="gh-d-end" cx="{:.0f}" cy="{:.0f}" r="20" fill="#fff" stroke="{}"'
            ' stroke-width="9"/>', x, y, d.STRING,
        )  # fmt: skip
        return string + ring
    rest = d.lines("rest", INK, 1.6, [end, paper.at(line.towards)], dashes="4 18")
    arms = [[(x - 24, y - 24), (x + 24, y + 24)], [(x - 24, y + 24), (x + 24, y - 24)]]
    return rest + string + d.lines("halo", "#fff", 7, *arms) + d.lines("end", d.STRING, 3.5, *arms)


def _eye(cut: Slice, paper: Paper, words: Words) -> Markup:
    x, y = paper.at(cut.eye)
    return html(
        '<g class="gh-d-eye" transform="translate({:.0f} {:.0f})"><circle r="50" fill="#fff"'
        ' stroke="{}" stroke-width="8"/><circle cx="22" r="24" fill="{}"/>'
        '<circle cx="28" r="11" fill="{}"/></g>{}',
        x, y, INK, d.STRING, INK,
        d.label((x, y + 122), words("ghosts-height", z=cut.eye[1]), font_size=d.SMALL),
    )  # fmt: skip


# Names


def extents(cut: Slice) -> dict[str, Extent]:
    """Return how far each body reaches in a slice, the nearest first."""
    found: dict[str, list[Flat]] = {}
    for piece in (*cut.pieces, *([cut.fold.pane] if cut.fold else [])):
        found.setdefault(piece.body, []).extend(piece.outline)
    reach = {}
    for body, corners in found.items():
        at, z = zip(*corners, strict=True)
        reach[body] = Extent(min(at), max(at), min(z), max(z))
    return dict(sorted(reach.items(), key=lambda entry: entry[1]))


def _names(
    cut: Slice, paper: Paper, ghost: str, words: Words, names: Sequence[str] | None
) -> tuple[Markup, int]:
    """Return the names of what is cut, below the floor, and how many rows they take."""
    rows: list[list[tuple[str, float, float]]] = []
    reach = extents(cut)
    furniture = [body for body in reach if not body[0].isdigit()]
    for body in [*furniture, ghost] if ghost in reach else furniture:
        told = words(
            "ghosts-slice-name", what=telling.body_name(body, words, names), top=reach[body].top
        )
        half = len(told) * d.SMALL * 0.27
        middle = paper.at(((reach[body].near + reach[body].far) / 2, 0))[0]
        x = min(max(middle, half + 8), d.WIDE * QUARTERS - half - 8)
        free = (row for row in rows if row[-1][2] < x - half and body != ghost)
        row = next(free, None)
        if row is None:
            rows.append(row := [])
        row.append((told, x, x + half + 30))
    ground = paper.ground + BOARD - 16
    drawn = (
        d.label((x, ground + ROW * number), told)
        for number, row in enumerate(rows, 1)
        for told, x, _ in row
    )
    return html('<g font-size="{}">{}</g>', d.SMALL, join(drawn)), len(rows)


def text(cut: Slice, words: Words, names: Sequence[str] | None) -> str:
    """Say what the slice cuts, the nearest first, and how far the string comes."""
    lines = [
        words(
            "ghosts-slice-body",
            what=telling.body_name(body, words, names),
            near=reach.near, far=reach.far, low=reach.low, top=reach.top,
        )
        for body, reach in extents(cut).items()
    ]  # fmt: skip
    line = cut.line
    kind, by = "free" if cut.fold is None else "mirror", ""
    if line.stopped_by == WINDOW:
        kind = WINDOW
    elif line.stopped_by:
        kind, by = "body", telling.body_name(line.stopped_by, words, names)
    away, z = line.end
    return "\n".join([*lines, words("ghosts-slice-line", kind=kind, what=by, away=away, height=z)])
