"""Questions on paper: what stands in place of a widget where no widget runs."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from markupsafe import Markup

from partylab.html import html, join, picture, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH, LINE, MARGIN = 640, 24, 24
LETTERS = 68  # that fit in a line
FONT = "system-ui, sans-serif"


class Sheet(Markup):
    """A picture of text, which still knows its head and its lines: a worksheet sets them anew."""

    head: str
    lines: tuple[str, ...]

    @property
    def asks(self) -> bool:
        """Is there anything to tick or to fill in?"""
        return any(map(is_asking, self.lines))


def is_asking(line: str) -> bool:
    """Is there anything to tick or to fill in, in a line of a sheet?"""
    return "☐" in line or "___" in line


def sheet(title: str, lines: Iterable[str]) -> Sheet:
    """Return a worksheet as an SVG picture: a title, and lines that are broken where needed."""
    lines = tuple(lines)
    rows = [part for line in lines for part in (wrap(_bare(line), LETTERS) or [""])]
    heads = wrap(_bare(title), LETTERS - 6) or [""]
    height = 2 * MARGIN + LINE * (len(heads) + len(rows))
    paper = html(
        '<rect x="1" y="1" width="{}" height="{}" rx="12" fill="#fffdf7" stroke="#b9a888"'
        ' stroke-width="1.5"/>',
        WIDTH - 2, height - 2,
    )  # fmt: skip
    texts = join(_line(at, row, bold=at < len(heads)) for at, row in enumerate([*heads, *rows]))
    drawn = Sheet(picture(WIDTH, height, _bare(title), " ".join(rows), paper, texts))
    drawn.head, drawn.lines = title, lines
    return drawn


def _bare(text: str) -> str:
    return plain(text) if isinstance(text, Markup) else text


def _line(at: int, text: str, *, bold: bool) -> Markup:
    return html(
        '<text x="{}" y="{}" font-family="{}" font-size="16" font-weight="{}" fill="#23221f"'
        ' xml:space="preserve">{}</text>',
        MARGIN, MARGIN + 16 + LINE * at, FONT, 700 if bold else 400, text,
    )  # fmt: skip
