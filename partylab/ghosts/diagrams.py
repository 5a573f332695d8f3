"""What the plan and the slice share: paper, light and shade, lines, letters, marks of seats.

Colours are those of paper by day; the style sheet of a page may say others by night, for `gh-d-…`
in a `gh-diagram`.  Coordinates are quarters of a pixel, as in `outlines`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from partylab import html as kit
from partylab.ghosts.figures import INK, MARKS
from partylab.ghosts.outlines import QUARTERS, path, soft_path
from partylab.html import EMPTY, Markup, html, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.ghosts.outlines import Dot

WIDE = 412  # pixels, about as wide as a phone: what can be read there can be read anywhere
SHOWN = "width:36rem;max-width:100%;height:auto"
FONT = "system-ui, sans-serif"
LETTERS, SMALL = 18 * QUARTERS, 17 * QUARTERS
FLOOR, TILES, LIGHT, SHADE = "#f8f1e4", "#d8c7a8", "#ffdf85", "#c9bfdc"
MIRRORED, WOOD, BRASS, STRING = "#b9dfe6", "#74492a", "#f3c95f", "#c3122f"


def picture(high: float, title: str, desc: str, *inside: Markup) -> Markup:
    """Return a diagram as an SVG of its own."""
    drawn = html(
        '<g transform="scale(.25)" font-family="{}" font-size="{}" text-anchor="middle"'
        ' stroke-linejoin="round" stroke-linecap="round">{}</g>',
        FONT, LETTERS, join(inside),
    )  # fmt: skip
    return kit.picture(
        WIDE, round(high / QUARTERS), title, desc or title, drawn, class_="gh-diagram", style=SHOWN
    )


def _data(paths: Iterable[str]) -> Markup:
    """Return the data of paths as that of one."""
    return Markup("".join(paths))


def area(style: str, fill: str, *polygons: Sequence[Dot], opacity: float = 1) -> Markup:
    """Return polygons filled as one: where two overlap it is no darker."""
    if not polygons:
        return EMPTY
    more = kit.attributes(fill_opacity=None if opacity == 1 else opacity)
    data = _data(map(path, polygons))
    return html('<path class="gh-d-{}" d="{}" fill="{}"{}/>', style, data, fill, more)


def lines(
    style: str, stroke: str, width: float, *through: Sequence[Dot], dashes: str | None = None
) -> Markup:
    """Return open lines; how wide they are is in pixels."""
    if not through:
        return EMPTY
    data = ("M" + "L".join(f"{round(x)} {round(y)}" for x, y in dots) for dots in through)
    return html(
        '<path class="gh-d-{}" d="{}" fill="none" stroke="{}" stroke-width="{:g}"{}/>',
        style, _data(data), stroke, width * QUARTERS, kit.attributes(stroke_dasharray=dashes),
    )  # fmt: skip


def label(at: Dot, words: object, fill: str = "currentColor", **more: object) -> Markup:
    """Return a text: its middle, or its beginning, is at a place."""
    return html(
        '<text x="{:.0f}" y="{:.0f}" fill="{}"{}>{}</text>',
        *at, fill, kit.attributes(**more), words,
    )  # fmt: skip


def lower(at: Dot) -> Dot:
    """Return where figures must stand so that their middle is at a place."""
    return at[0], at[1] + 0.36 * LETTERS


@cache
def _mark(seat: int, size: int) -> Markup:
    """Return the shape of a seat's mark, about so large, around (0, 0)."""
    mark = MARKS[seat]
    draw = path if mark.sharp else soft_path
    scale = size / 40
    return _data([draw([(x * scale, y * scale) for x, y in mark.shapes[0]])])


def badge(seat: int, at: Dot, size: int) -> Markup:
    """Return the mark of a seat at a place."""
    return html(
        '<path transform="translate({:.0f} {:.0f})" d="{}" fill="#fff" stroke="{}"'
        ' stroke-width="5"/>',
        *at, _mark(seat, size), INK,
    )  # fmt: skip
