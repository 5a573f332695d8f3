"""Questions on paper: what stands in place of a widget where no widget runs."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH, LINE, MARGIN = 640, 24, 24
LETTERS = 68  # that fit in a line
FONT = "system-ui, sans-serif"


def sheet(title: str, lines: Iterable[str]) -> str:
    """Return a worksheet as an SVG picture: a title, and lines that are broken where needed."""
    rows = [part for line in lines for part in (wrap(line, LETTERS) or [""])]
    heads = wrap(title, LETTERS - 6) or [""]
    height = 2 * MARGIN + LINE * (len(heads) + len(rows))
    texts = [
        *(_line(at, head, "700") for at, head in enumerate(heads)),
        *(_line(at, row, "400") for at, row in enumerate(rows, start=len(heads))),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' role="img" style="max-width:100%;height:auto"><title>{escape(title)}</title>'
        f"<desc>{escape(' '.join(rows))}</desc>"
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="12" fill="#fffdf7"'
        f' stroke="#b9a888" stroke-width="1.5"/>{"".join(texts)}</svg>'
    )


def _line(at: int, text: str, weight: str) -> str:
    y = MARGIN + 16 + LINE * at
    return (
        f'<text x="{MARGIN}" y="{y}" font-family="{FONT}" font-size="16" font-weight="{weight}"'
        f' fill="#23221f" xml:space="preserve">{escape(text)}</text>'
    )
