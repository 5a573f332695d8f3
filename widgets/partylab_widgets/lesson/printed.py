"""What a worksheet is made of: questions, boxes to tick, a scale, lines to write on.

A panel says with these what it asks on paper (`Panel.paper`) and what the sheet of solutions says
to it (`Panel.solution`).  Where they stand on their pages is said in `worksheet/`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from partylab.html import EMPTY, attributes, html, join, plain, rich
from partylab_widgets.lesson.paper import Sheet, is_asking

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

KIND = "application/vnd.partylab.paper+json"  # of an output: {"html", "later", "solved"}
BOX = "☐ "
BLANK = re.compile("_{3,}")
# The scale, in the units of its picture.
WIDE, HIGH, EDGE, STEP = 460, 30, 14, 5
# What a picture may take, in millimetres, and how many of its units are one.
WIDEST, HIGHEST, UNITS = 125, 64, 3.4
SIZE = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
# How many choices stand side by side, by the letters of the longest.
COLUMNS = ((6, 8), (4, 16), (2, 38), (1, 10_000))
SQUARE, SQUARES = 20, 32  # of the field for code: its size, and how many in a row


def posed(title: str, question: str, *inside: str) -> Markup:
    """Return a question with room for its answer: it has a number, and stays on one page."""
    head = html('<h4 class="paper-kind">{}</h4>', title) if title else EMPTY
    said = html('<p class="paper-question">{}</p>', question) if question else EMPTY
    return html('<section class="paper-ask">{}{}{}</section>', head, said, join(inside))


def boxes(choices: Iterable[tuple[str, bool]]) -> Markup:
    """Return choices with a box before each; those of the solution are ticked."""
    choices = list(choices)
    longest = max(len(plain(choice)) for choice, _ in choices)
    columns = next(count for count, most in COLUMNS if longest <= most)
    rows = join(
        html("<li{}>{}</li>", attributes(class_="paper-ticked" if ticked else None), choice)
        for choice, ticked in choices
    )
    return html('<ul class="paper-boxes" style="--columns:{}">{}</ul>', columns, rows)


def scale(label: str, least: int) -> Markup:
    """Return a line to be marked, from the level of a blind guess to certainty."""
    marks = range(least, 101, STEP)
    named = [mark for mark in marks if mark in (least, 100) or (mark % 10 == 0 < mark - least - 4)]
    ticks = join(
        html('<path d="M{:.1f} {}v{}"/>', _along(mark, least), 14 - h, 2 * h)
        for mark in marks
        for h in [6 if mark in named else 3]
    )
    texts = join(
        html('<text x="{:.1f}" y="27">{}</text>', _along(mark, least), mark) for mark in named
    )
    line = html('<path d="M{} 14H{}"/>', EDGE, WIDE - EDGE)
    drawn = html(
        '<svg viewBox="0 0 {} {}" aria-hidden="true"><g stroke="#222" stroke-width="1.2">{}{}</g>'
        '<g font-size="11" text-anchor="middle" fill="#222">{}</g></svg>',
        WIDE, HIGH, line, ticks, texts,
    )  # fmt: skip
    return html('<div class="paper-scale"><p>{}</p>{}</div>', label, drawn)


def _along(mark: int, least: int) -> float:
    return EDGE + (WIDE - 2 * EDGE) * (mark - least) / (100 - least)


def ruled(lines: int) -> Markup:
    """Return lines to write on."""
    return html('<div class="paper-lines" aria-hidden="true">{}</div>', html("<i></i>") * lines)


def squared(lines: int) -> Markup:
    """Return a field of squares to write code in, so that indents can be seen."""
    wide, high = SQUARE * SQUARES, SQUARE * lines
    across = join(html("M0 {}H{}", SQUARE * at, wide) for at in range(lines + 1))
    down = join(html("M{} 0V{}", SQUARE * at, high) for at in range(SQUARES + 1))
    return html(
        '<svg class="paper-squares" viewBox="-1 -1 {} {}" aria-hidden="true">'
        '<path d="{}{}" fill="none" stroke="#b9b9b4"/></svg>',
        wide + 2, high + 2, across, down,
    )  # fmt: skip


def figure(picture: str) -> Markup:
    """Return a picture that is drawn by our own code; a text that was one is set as text."""
    if not isinstance(picture, Sheet):
        drawn = Markup(picture)  # noqa: S704
        return html(
            '<figure class="paper-figure" style="inline-size:{:.0f}mm">{}</figure>',
            _width(picture), drawn,
        )  # fmt: skip
    first, *others = picture.lines
    if not picture.asks:
        return html(
            '<div class="paper-told"><h4>{}</h4>{}</div>', picture.head, written(picture.lines)
        )
    if is_asking(first):
        return posed("", picture.head, written(picture.lines))
    return posed(picture.head, first, written(others))


def _width(picture: str) -> float:
    """Return how wide a picture stands on paper, in millimetres."""
    size = SIZE.search(picture)
    wide, high = (float(size[1]), float(size[2])) if size else (WIDEST, HIGHEST)
    return min(WIDEST, wide / UNITS, HIGHEST * wide / high)


def written(lines: Sequence[str]) -> Markup:
    """Return the lines of a sheet: boxes become boxes, and what is underscored a line."""
    parts, choices = [], []
    for line in [*lines, ""]:
        if line.startswith(BOX):
            choices.append((_blanks(line.removeprefix(BOX)), False))
            continue
        if choices:
            parts.append(boxes(choices))
            choices = []
        if line.strip("_ "):
            parts.append(html("<p>{}</p>", _blanks(line)))
        elif line.strip():
            parts.append(ruled(1))
    return join(parts)


def _blanks(line: str) -> Markup:
    """Return a line with room where it is underscored."""
    text = line if isinstance(line, Markup) else rich(line)
    return Markup(BLANK.sub('<span class="paper-blank"></span>', text))  # noqa: S704  escaped above


def program(code: str) -> Markup:
    """Return code as it is read."""
    return html('<pre class="paper-code"><code>{}</code></pre>', code)


def answered(label: str, *inside: str) -> Markup:
    """Return what the sheet of solutions says."""
    return html('<div class="paper-answer"><strong>{}</strong>{}</div>', label, join(inside))
