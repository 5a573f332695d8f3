"""How people get on, on the page: the ladder through the levels, and their figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, button, details, html, join, table
from partylab.notnot.deck import Level
from partylab.notnot.practice import (
    ENOUGH,
    OUT_OF,
    Summary,
    Trial,
    by_negations,
    open_levels,
    right_lately,
    summary,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.words import Words


COLUMNS = ("which", "rounds", "accuracy", "median", "spread")


def progress(
    record: Sequence[Trial], names: Sequence[str], words: Words, *, climbs: bool
) -> Markup:
    """Return everybody's figures, and for one person the ladder, or when it can be climbed."""
    figures = join(
        _figures([trial for trial in record if trial.who == who], name, words)
        for who, name in enumerate(names)
    )
    ladder = EMPTY
    if len(names) == 1:
        later = html('<p class="pl-note">{}</p>', words("notnot_table-practise-later"))
        ladder = _ladder(record, words) if climbs else later
    return details(words("notnot_table-progress"), ladder + figures, "progress")


def _ladder(record: Sequence[Trial], words: Words) -> Markup:
    opened = open_levels(record)
    return html(
        '<p class="pl-note">{}</p><ol class="nn-ladder" role="list">{}</ol>',
        words("notnot_table-ladder-about", enough=ENOUGH, out_of=OUT_OF),
        join(_step(record, level, words, is_open=level in opened) for level in Level),
    )


def _step(record: Sequence[Trial], level: Level, words: Words, *, is_open: bool) -> Markup:
    """Return one level: a button when it is open, and how the last rounds went."""
    name = level.name.lower()
    right = right_lately(record, level)
    label = words("notnot_table-practise", level=name, open="yes" if is_open else "no")
    return html(
        '<li>{}<span class="nn-dots" role="img" aria-label="{}">{}</span></li>',
        button("practise", label, name, data_key=f"practise-{name}", disabled=not is_open),
        words("notnot_table-lately", right=right, out_of=OUT_OF),
        join(html('<i class="{}"></i>', "nn-on" if at < right else "") for at in range(OUT_OF)),
    )


def _figures(record: Sequence[Trial], name: str, words: Words) -> Markup:
    if not record:
        return html('<p class="pl-note">{}</p>', words("notnot_table-no-figures", name=name))
    rows = [_row(words("notnot_table-all-rounds"), summary(record), words)]
    for negations, found in by_negations(record).items():
        rows.append(_row(words("notnot_table-with-negations", count=negations), found, words))
    heads = [words(f"notnot_table-figures-{column}") for column in COLUMNS]
    return table(heads, rows, words("notnot_table-figures", name=name))


def _row(label: str, found: Summary, words: Words) -> tuple[str, ...]:
    none = words("notnot_table-none")
    median = none if found.median is None else words("notnot_table-ms", ms=found.median)
    spread = (
        none
        if found.fast is None
        else words("notnot_table-spread", fast=found.fast, slow=found.slow)
    )
    accuracy = words("notnot_table-percent", percent=found.accuracy)
    return label, str(found.rounds), accuracy, median, spread
