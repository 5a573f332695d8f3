"""How people get on, on the page: the ladder through the levels, and their figures."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

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


def progress(record: Sequence[Trial], names: Sequence[str], words: Words) -> str:
    """Return everybody's figures, and for who plays alone the ladder."""
    figures = "".join(
        _figures([trial for trial in record if trial.who == who], name, words)
        for who, name in enumerate(names)
    )
    title = escape(words("notnot_table-progress"))
    ladder = _ladder(record, words) if len(names) == 1 else ""
    return (
        f'<details class="pl-details" data-key="progress"><summary>{title}</summary>'
        f'<div class="pl-stack">{ladder}{figures}</div></details>'
    )


def _ladder(record: Sequence[Trial], words: Words) -> str:
    opened = open_levels(record)
    steps = "".join(_step(record, level, words, is_open=level in opened) for level in Level)
    about = escape(words("notnot_table-ladder-about", enough=ENOUGH, out_of=OUT_OF))
    return f'<p class="pl-note">{about}</p><ol class="nn-ladder" role="list">{steps}</ol>'


def _step(record: Sequence[Trial], level: Level, words: Words, *, is_open: bool) -> str:
    """Return one level: a button when it is open, and how the last rounds went."""
    name = level.name.lower()
    right = right_lately(record, level)
    dots = "".join(f'<i class="{"nn-on" if at < right else ""}"></i>' for at in range(OUT_OF))
    said = escape(words("notnot_table-lately", right=right, out_of=OUT_OF))
    label = words("notnot_table-practise", level=name, open="yes" if is_open else "no")
    return (
        f'<li><button type="button" class="pl-button" data-do="practise" data-value="{name}"'
        f' data-key="practise-{name}"{"" if is_open else " disabled"}>{escape(label)}</button>'
        f'<span class="nn-dots" role="img" aria-label="{said}">{dots}</span></li>'
    )


def _figures(record: Sequence[Trial], name: str, words: Words) -> str:
    if not record:
        return f'<p class="pl-note">{escape(words("notnot_table-no-figures", name=name))}</p>'
    rows = _row(words("notnot_table-all-rounds"), summary(record), words)
    for negations, found in by_negations(record).items():
        rows += _row(words("notnot_table-with-negations", count=negations), found, words)
    heads = "".join(
        f'<th scope="col">{escape(words(f"notnot_table-figures-{column}"))}</th>'
        for column in ("which", "rounds", "accuracy", "median", "spread")
    )
    title = escape(words("notnot_table-figures", name=name))
    return (
        f'<div class="pl-sheet"><table><caption>{title}</caption><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _row(label: str, found: Summary, words: Words) -> str:
    none = words("notnot_table-none")
    median = none if found.median is None else words("notnot_table-ms", ms=found.median)
    spread = (
        none
        if found.fast is None
        else words("notnot_table-spread", fast=found.fast, slow=found.slow)
    )
    accuracy = words("notnot_table-percent", percent=found.accuracy)
    cells = "".join(
        f"<td>{escape(cell)}</td>" for cell in (str(found.rounds), accuracy, median, spread)
    )
    return f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>'
