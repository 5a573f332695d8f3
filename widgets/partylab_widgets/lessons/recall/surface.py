"""How often one wins by one's own lies and doubts, against somebody with theirs: a map."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

from partylab.html import html, join, picture, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.lessons.recall.race import Style, win_rate
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

BLUFFS = range(0, 101, 20)  # in per cent
DOUBTS = range(0, 101, 10)
SLIDERS = {"bluff": BLUFFS, "doubt": DOUBTS}
FONT = "system-ui, sans-serif"
LETTERS, LINE = 62, 24  # of a line of text on paper, and its height


@cache
def surface(bluff: int, doubt: int) -> dict[tuple[int, int], float]:
    """Return the chance to win, by how I doubt and how I lie, against such an opponent."""
    other = Style(bluff / 100, doubt / 100)
    return {
        (mine, lies): win_rate(Style(lies / 100, mine / 100), other)
        for mine in DOUBTS
        for lies in BLUFFS
    }


class Surface(Lab):
    """All win rates at once; the opponent can be chosen."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = (), key: str = "surface") -> None:
        super().__init__(lesson, key, once)
        self.set = {"bluff": 0, "doubt": 0}
        self.redraw()

    def basis(self) -> tuple[int, ...]:
        """Return what is drawn."""
        return tuple(self.set.values())

    def obey(self, name: str, value: str) -> None:
        """Choose how the opponent plays."""
        if name not in SLIDERS:
            super().obey(name, value)
        self.set[name] = one_of(value, SLIDERS[name])
        self.redraw(self.told())

    def rates(self) -> dict[tuple[int, int], int]:
        """Return the win rates in per cent."""
        found = surface(self.set["bluff"], self.set["doubt"])
        return {cell: round(100 * rate) for cell, rate in found.items()}

    def best(self) -> tuple[int, int]:
        """Return the best way to answer: from which doubt on, and how many lies."""
        found = surface(self.set["bluff"], self.set["doubt"])
        return max(found, key=lambda cell: round(found[cell], 9))

    def told(self) -> str:
        """Say what is best."""
        doubt, lies = self.best()
        rate = self.rates()[doubt, lies]
        return self.words("recall-surface-told", doubt=doubt, lies=lies, rate=rate)

    def draw(self) -> Markup:
        """Return the map as a table, and the opponent's sliders."""
        sliders = join(
            slider(name, self.says(f"recall-other-{name}", value=self.set[name]), SLIDERS[name],
                   self.set[name])
            for name in SLIDERS
        )  # fmt: skip
        told = html('<p class="pl-news">{}</p>', self.told())
        return self.framed("", sliders, self._table(), told)

    def _table(self) -> Markup:
        rates, best = self.rates(), self.best()
        heads = join(html('<th scope="col">{}</th>', lies) for lies in BLUFFS)
        rows = join(
            html(
                '<tr><th scope="row">{}</th>{}</tr>',
                doubt, join(_cell(rates[doubt, lies], (doubt, lies) == best) for lies in BLUFFS),
            )
            for doubt in DOUBTS
        )  # fmt: skip
        return html(
            '<table class="rc-surface"><caption>{}</caption><thead><tr><th scope="col">{}</th>{}'
            "</tr></thead><tbody>{}</tbody></table>",
            self.says("recall-surface-title"), self.says("recall-surface-corner"), heads, rows,
        )  # fmt: skip

    def picture(self) -> str:
        """Return the map as a picture."""
        return self.print_waiting() if self.awaited else self._drawn()

    def _drawn(self) -> Markup:
        title = self.words("recall-surface-title")
        lines = wrap(title, LETTERS)
        top = 30 + LINE * (len(lines) + 1)
        head = join(
            html('<text x="12" y="{}" font-weight="700">{}</text>', LINE * (at + 1), line)
            for at, line in enumerate(lines)
        )
        columns = join(
            html(
                '<text x="{}" y="{}" text-anchor="middle">{}</text>', 140 + 84 * at, top - 10, lies
            )
            for at, lies in enumerate(BLUFFS)
        )
        rows = join(self._row(doubt, top + 34 * at) for at, doubt in enumerate(DOUBTS))
        height = top + 34 * len(DOUBTS) + 10
        ground = html('<rect width="620" height="{}" fill="#ffffff"/>', height)
        more = {"font_family": FONT, "font_size": 16, "fill": "#23221f"}
        return picture(620, height, title, self.told(), ground, head, columns, rows, **more)

    def _row(self, doubt: int, y: int) -> Markup:
        rates, best = self.rates(), self.best()
        cells = join(
            html(
                '<rect x="{}" y="{}" width="80" height="30" fill="{}" stroke="{}"'
                ' stroke-width="3"/><text x="{}" y="{}" text-anchor="middle" fill="{}">{}</text>',
                100 + 84 * at, y, _colours(rates[doubt, lies])[0],
                "#23221f" if (doubt, lies) == best else "none",
                140 + 84 * at, y + 21, _colours(rates[doubt, lies])[1],
                f"{rates[doubt, lies]}{' ★' if (doubt, lies) == best else ''}",
            )
            for at, lies in enumerate(BLUFFS)
        )  # fmt: skip
        return html('<text x="88" y="{}" text-anchor="end">{}</text>', y + 21, doubt) + cells


def _colours(rate: int) -> tuple[str, str]:
    """Return ground and ink of a cell: red below one half, blue above, the more the farther off."""
    part = abs(rate - 50) / 50
    red, green, blue = (0, 90, 160) if rate >= 50 else (178, 60, 0)
    mixed = [round(255 - (255 - value) * part) for value in (red, green, blue)]
    return "#{:02x}{:02x}{:02x}".format(*mixed), "#ffffff" if part > 0.62 else "#23221f"


def _cell(rate: int, best: bool) -> Markup:
    ground, ink = _colours(rate)
    mark = html('<span aria-hidden="true"> ★</span>') if best else ""
    return html(
        '<td style="background:{};color:{}"{}>{}{}</td>',
        ground, ink, html(' class="rc-best"') if best else "", rate, mark,
    )  # fmt: skip
