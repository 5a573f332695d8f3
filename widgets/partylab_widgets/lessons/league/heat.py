"""Tables of win shares whose cells are coloured: below a fair share red, above it blue."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from partylab.html import html, join, picture
from partylab_widgets.lessons.figures import FONT, INK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

HALF_WAY = 0.179  # as far from black as from white: either can be read there
LETTERS, LINE, LEFT, CELL, HIGH = 60, 24, 120, 80, 34


class Heat(NamedTuple):
    """Rows of shares from 0 to 1 with their heads; `starred` are cells that stand out."""

    title: str
    corner: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[float | None]]]
    fair: float
    starred: frozenset[tuple[int, int]] = frozenset()

    def table(self) -> Markup:
        """Return it as a table for a page."""
        heads = join(html('<th scope="col">{}</th>', head) for head in self.columns)
        body = join(
            html('<tr><th scope="row">{}</th>{}</tr>', head, self._cells(at, shares))
            for at, (head, shares) in enumerate(self.rows)
        )
        return html(
            '<table class="lg-heat"><caption>{}</caption><thead><tr><th scope="col">{}</th>{}</tr>'
            "</thead><tbody>{}</tbody></table>",
            self.title, self.corner, heads, body,
        )  # fmt: skip

    def _cells(self, row: int, shares: Sequence[float | None]) -> Markup:
        return join(self._cell(share, (row, at)) for at, share in enumerate(shares))

    def _cell(self, share: float | None, place: tuple[int, int]) -> Markup:
        if share is None:
            return html("<td>{}</td>", "–")
        ground, ink = colours(share, self.fair)
        best = place in self.starred
        return html(
            '<td style="background:{};color:{}"{}>{}{}</td>',
            ground, ink, html(' class="lg-best"') if best else "", round(100 * share),
            html('<span aria-hidden="true"> ★</span>') if best else "",
        )  # fmt: skip

    def picture(self, told: str) -> Markup:
        """Return it as a picture for paper."""
        lines = wrap(self.title, LETTERS)
        top = 20 + LINE * (len(lines) + 1)
        head = join(
            html('<text x="12" y="{}" font-weight="700">{}</text>', LINE * (at + 1), line)
            for at, line in enumerate(lines)
        )
        columns = join(
            html('<text x="{}" y="{}" text-anchor="middle">{}</text>', _x(at) + 38, top - 8, name)
            for at, name in enumerate(self.columns)
        )
        rows = join(self._drawn(at, top + HIGH * at) for at in range(len(self.rows)))
        width, height = max(620, _x(len(self.columns)) + 10), top + HIGH * len(self.rows) + 10
        ground = html('<rect width="{}" height="{}" fill="#ffffff"/>', width, height)
        more = {"font_family": FONT, "font_size": 16, "fill": INK}
        return picture(width, height, self.title, told, ground, head, columns, rows, **more)

    def _drawn(self, row: int, y: int) -> Markup:
        name, shares = self.rows[row]
        head = html('<text x="{}" y="{}" text-anchor="end">{}</text>', LEFT - 12, y + 21, name)
        return head + join(
            self._box(share, _x(at), y, (row, at) in self.starred)
            for at, share in enumerate(shares)
            if share is not None
        )

    def _box(self, share: float, x: int, y: int, best: bool) -> Markup:
        ground, ink = colours(share, self.fair)
        return html(
            '<rect x="{}" y="{}" width="76" height="30" fill="{}" stroke="{}" stroke-width="3"/>'
            '<text x="{}" y="{}" text-anchor="middle" fill="{}">{}</text>',
            x, y, ground, INK if best else "none", x + 38, y + 21, ink,
            f"{round(100 * share)}{' ★' if best else ''}",
        )  # fmt: skip


def _x(column: int) -> int:
    return LEFT + CELL * column


def colours(share: float, fair: float) -> tuple[str, str]:
    """Return ground and ink of a cell: the farther from a fair share, the stronger."""
    above = share >= fair
    part = (share - fair) / (1 - fair) if above else (fair - share) / fair
    red, green, blue = (0, 90, 160) if above else (178, 60, 0)
    mixed = [round(255 - (255 - value) * part) for value in (red, green, blue)]
    ground = "#{:02x}{:02x}{:02x}".format(*mixed)
    return ground, "#000000" if _brightness(mixed) > HALF_WAY else "#ffffff"


def _brightness(colour: Sequence[int]) -> float:
    """Return how bright a colour looks, from 0 to 1, as WCAG reckons."""
    parts = [value / 255 for value in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
