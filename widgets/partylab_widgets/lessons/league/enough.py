"""How many deals are enough: intervals that shrink, each row from deals of its own."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import button, html, join, picture, row, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.figures import BLUE, FONT, INK, LINE, VERMILION
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.lessons.league.shares import Share, are_apart, nearly_equal
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

DEALS = (20, 80, 320, 1_280, 5_120, 20_480)
WIDTH, LEFT, RIGHT, STEP = 460, 74, 30, 46
TENTH = 10  # per cent, from one mark to the next
Edges = tuple[int, int]


class Enough(Lab):
    """Two nearly equal strategies; each touch plays four times as many deals."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "shrinking", once)
        self.rows, self.seed = 1, 1
        self.redraw()

    def basis(self) -> tuple[int, int]:
        """Return what is drawn."""
        return self.rows, self.seed

    def obey(self, name: str, value: str) -> None:
        """Play four times as many, or the same again with other cards."""
        if name == "more":
            if self.rows == len(DEALS):
                raise Rejected("league-enough-here", most=DEALS[-1])
            self.rows += 1
        elif name == "anew":
            self.seed += 1
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def found(self) -> list[tuple[int, Share, Share]]:
        """Return deals and shares, row by row."""
        return [(deals, *nearly_equal(deals, 100 * self.seed + deals)) for deals in self._deals()]

    def _deals(self) -> Sequence[int]:
        return DEALS[: self.rows]

    def told(self) -> str:
        """Say what the last row shows."""
        deals, ana, bo = self.found()[-1]
        apart = are_apart(ana, bo)
        return self.words(
            "league-shrinking-told",
            deals=deals, ana=round(100 * ana.mean), bo=round(100 * bo.mean),
            margin=round(100 * max(ana.margin, bo.margin), 1),
            apart="no" if not apart else "ana" if ana.mean > bo.mean else "bo",
        )  # fmt: skip

    def draw(self) -> Markup:
        """Return the picture, the buttons and the table."""
        more = button("more", self.says("league-four-times"), disabled=self.rows == len(DEALS))
        anew = button("anew", self.says("league-other-cards"))
        return self.framed(
            "", html('<div class="lg-plot">{}</div>', self._figure()),
            html('<p class="pl-news">{}</p>', self.told()), row(more, anew), self._table(),
        )  # fmt: skip

    def _table(self) -> Markup:
        names = ("deals", "ana", "bo", "apart")
        heads = [self.words(f"league-column-{name}") for name in names]
        rows = [
            [
                self.words("lesson-number", value=deals), self._shown(ana), self._shown(bo),
                self.words("lesson-yes" if are_apart(ana, bo) else "lesson-no"),
            ]
            for deals, ana, bo in self.found()
        ]  # fmt: skip
        return table(heads, rows, self.words("league-shrinking-title"))

    def _shown(self, share: Share) -> str:
        mean, off = round(100 * share.mean, 1), round(100 * share.margin, 1)
        return self.words("league-give-or-take", mean=mean, off=off)

    def _figure(self) -> Markup:
        found = self.found()
        edges = _edges([share for _, *shares in found for share in shares])
        height = 44 + STEP * len(found) + 2 * LINE + 30
        base = 40 + STEP * len(found)
        ground = html('<rect width="{}" height="{}" rx="10" fill="#ffffff"/>', WIDTH, height)
        marks = join(
            _mark(_across(percent / 100, edges), self.words("lesson-percent", value=percent), base)
            for percent in range(edges[0], edges[1] + 1, TENTH)
        )
        rows = join(self._row(at, edges, *each) for at, each in enumerate(found))
        legend = join(
            html(
                '{}<text x="{}" y="{}" font-size="15">{}</text>',
                _interval(LEFT, LEFT + 34, LEFT + 17, base + 46 + LINE * at, square=bool(at)),
                LEFT + 46, base + 51 + LINE * at, self.words(f"league-legend-{name}"),
            )
            for at, name in enumerate(("ana", "bo"))
        )  # fmt: skip
        more = {"font_family": FONT, "fill": INK, "data_label": "", "style": PICTURE_STYLE}
        title = self.words("league-shrinking-title")
        return picture(WIDTH, height, title, self.told(), ground, marks, rows, legend, **more)

    def _row(self, at: int, edges: Edges, deals: int, ana: Share, bo: Share) -> Markup:
        y = 36 + STEP * at
        label = html(
            '<text x="{}" y="{}" text-anchor="end" font-size="15">{}</text>',
            LEFT - 14, y + 12, self.words("lesson-number", value=deals),
        )  # fmt: skip
        return label + join(
            _interval(
                _across(share.mean - share.margin, edges),
                _across(share.mean + share.margin, edges),
                _across(share.mean, edges), y + 15 * below, square=bool(below),
            )
            for below, share in enumerate((ana, bo))
        )  # fmt: skip

    def picture(self) -> str:
        """Return the figure."""
        return self.print_waiting() if self.awaited else self._figure()


PICTURE_STYLE = "width:560px;max-width:100%;height:auto"


def _edges(shares: Sequence[Share]) -> Edges:
    """Return the per cent at the edges of the picture: whole intervals are in it."""
    low = min(share.mean - share.margin for share in shares)
    high = max(share.mean + share.margin for share in shares)
    return TENTH * max(floor(10 * low), 0), TENTH * min(ceil(10 * high), 10)


def _across(share: float, edges: Edges) -> float:
    low, high = (edge / 100 for edge in edges)
    part = (min(max(share, low), high) - low) / (high - low)
    return LEFT + (WIDTH - LEFT - RIGHT) * part


def _mark(x: float, shown: str, base: int) -> Markup:
    return html(
        '<path d="M{:.1f} 22V{}" stroke="#d9d5cb"/>'
        '<text x="{:.1f}" y="{}" text-anchor="middle" font-size="15">{}</text>',
        x, base, x, base + 20, shown,
    )  # fmt: skip


def _interval(low: float, high: float, mean: float, y: float, *, square: bool) -> Markup:
    colour = VERMILION if square else BLUE
    dash = "7 4" if square else "none"
    line = html(
        '<path d="M{:.1f} {}H{:.1f}" stroke="{}" stroke-width="4" stroke-dasharray="{}"/>',
        low, y, high, colour, dash,
    )  # fmt: skip
    if square:
        return line + html(
            '<rect x="{:.1f}" y="{}" width="11" height="11" fill="#ffffff" stroke="{}"'
            ' stroke-width="3"/>',
            mean - 5.5, y - 5.5, colour,
        )  # fmt: skip
    return line + html('<circle cx="{:.1f}" cy="{}" r="6" fill="{}"/>', mean, y, colour)
