"""Three characters, each stronger than the next: all duels, and the one number that cannot tell."""

from __future__ import annotations

from itertools import permutations
from math import cos, pi, sin
from typing import TYPE_CHECKING

from partylab.html import button, html, join, picture, row, table
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.figures import BLUE, FONT, INK
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.lessons.league.shares import DEALS, KINDS, Share, duel, ratings
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

PAIRS = tuple(permutations(KINDS, 2))
SIDE, RADIUS, DISC = 420, 132, 50
STYLE = "width:520px;max-width:100%;height:auto"


class Circle(Lab):
    """All duels of three characters as arrows, and what a rating makes of them."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "circle", once)
        self.seed = 4
        self.redraw()

    def basis(self) -> int:
        """Return what is drawn."""
        return self.seed

    def obey(self, name: str, value: str) -> None:
        """Play all duels again with other cards."""
        if name != "anew":
            super().obey(name, value)
        self.seed += 1
        self.redraw(self.told())

    def duels(self) -> dict[tuple[str, str], Share]:
        """Return how each does against each."""
        return {pair: duel(*pair, DEALS, self.seed) for pair in PAIRS}

    def rated(self) -> dict[str, float]:
        """Return one number for each."""
        return ratings({pair: share.mean for pair, share in self.duels().items()})

    def told(self) -> str:
        """Say who beats whom."""
        won = {pair: share for pair, share in self.duels().items() if share.mean > 0.5}
        lines = [
            self.words(
                "league-beats",
                one=self._name(one), other=self._name(other), share=round(100 * share.mean),
                margin=round(100 * share.margin),
            )
            for (one, other), share in won.items()
        ]  # fmt: skip
        return " ".join(lines)

    def _name(self, kind: str) -> str:
        return self.words(f"league-kind-{kind}")

    def draw(self) -> Markup:
        """Return the arrows, and the table of duels and ratings."""
        anew = button("anew", self.says("league-other-cards"))
        note = html('<p class="pl-note">{}</p>', self.says("league-duel-note", deals=DEALS))
        return self.framed(
            "", html('<div class="lg-plot">{}</div>', self._figure()),
            html('<p class="pl-news">{}</p>', self.told()), row(anew), self._table(),
            html("<p>{}</p>", self._misjudged()), note,
        )  # fmt: skip

    def _table(self) -> Markup:
        names = ("duel", "happens", "rating-says")
        heads = [self.words(f"league-column-{name}") for name in names]
        rated = self.rated()
        rows = [
            [
                self.words("league-against", one=self._name(one), other=self._name(other)),
                self._percent(share.mean),
                self._percent(rated[one] / (rated[one] + rated[other])),
            ]
            for (one, other), share in self.duels().items()
            if share.mean > 0.5
        ]
        return table(heads, rows, self.words("league-circle-title"))

    def _percent(self, part: float) -> str:
        return self.words("lesson-percent", value=round(100 * part))

    def _misjudged(self) -> Markup:
        """Say whom the rating calls the best, and who beats that one all the same."""
        rated = self.rated()
        best = max(rated, key=lambda kind: rated[kind])
        beaten = [
            one for one, other in PAIRS if other == best and self.duels()[one, best].mean > 0.5
        ]
        about = {
            "best": self._name(best),
            "winner": self.words.join([self._name(kind) for kind in beaten]),
        }
        return self.says("league-misjudged", **about)

    def _figure(self) -> Markup:
        arrows = join(
            _arrow(one, other, self._percent(share.mean))
            for (one, other), share in self.duels().items()
            if share.mean > 0.5
        )
        discs = join(_disc(kind, self._name(kind)) for kind in KINDS)
        ground = html('<rect width="{}" height="{}" rx="10" fill="#ffffff"/>', SIDE, SIDE - 40)
        more = {"font_family": FONT, "fill": INK, "data_label": "", "style": STYLE}
        title = self.words("league-circle-title")
        return picture(SIDE, SIDE - 40, title, self.told(), ground, arrows, discs, **more)

    def picture(self) -> str:
        """Return the figure."""
        return self.print_waiting() if self.awaited else self._figure()


def _place(kind: str) -> tuple[float, float]:
    angle = -pi / 2 + 2 * pi * list(KINDS).index(kind) / len(KINDS)
    return SIDE / 2 + RADIUS * cos(angle), SIDE / 2 + 20 + RADIUS * sin(angle)


def _disc(kind: str, name: str) -> Markup:
    x, y = _place(kind)
    return html(
        '<circle cx="{:.1f}" cy="{:.1f}" r="{}" fill="#f3efe4" stroke="{}" stroke-width="2"/>'
        '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-size="17" font-weight="600">{}'
        "</text>",
        x, y, DISC, INK, x, y + 6, name,
    )  # fmt: skip


def _arrow(one: str, other: str, label: str) -> Markup:
    """Return an arrow from the winner to the loser, with the share of duels won."""
    (x, y), (to_x, to_y) = _place(one), _place(other)
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    dx, dy = (to_x - x) / length, (to_y - y) / length
    x, y = x + dx * (DISC + 6), y + dy * (DISC + 6)
    tip_x, tip_y = to_x - dx * (DISC + 8), to_y - dy * (DISC + 8)
    head = " ".join(
        f"{tip_x - dx * 16 + side * dy * 9:.1f},{tip_y - dy * 16 - side * dx * 9:.1f}"
        for side in (1, -1)
    )
    middle_x, middle_y = (x + tip_x) / 2, (y + tip_y) / 2
    return html(
        '<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke="{}" stroke-width="4"/>'
        '<polygon points="{:.1f},{:.1f} {}" fill="{}"/>'
        '<rect x="{:.1f}" y="{:.1f}" width="60" height="28" rx="6" fill="#ffffff"/>'
        '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-size="17">{}</text>',
        x, y, tip_x - dx * 8, tip_y - dy * 8, BLUE, tip_x, tip_y, head, BLUE,
        middle_x - 30, middle_y - 14, middle_x, middle_y + 6, label,
    )  # fmt: skip
