"""The score sheet: where everybody's ghosts have ended, and what decides between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.shapes import SIZES
from partylab.ghosts.state import inside, size_of
from partylab.html import Markup, html, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.game import Outcome
    from partylab.ghosts.state import View
    from partylab.words import Words

COLUMNS = ("player", "points", "out", "hall", "home")


def sheet(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return everybody's ghosts: out, in the hall, at home; the first is the best."""
    seats = sorted(
        range(view.seats),
        key=lambda seat: (outcome.scores[seat], len(view.out[seat]), -_at_home(view, seat)),
        reverse=True,
    )
    game = view.game
    rows = [
        (
            names[seat],
            html("<strong>{}</strong>", outcome.scores[seat]),
            _counted(view.out[seat], game.score_out, words),
            _counted(inside(view.hall, seat), game.score_hall, words),
            str(_at_home(view, seat)),
        )
        for seat in seats
    ]
    heads = [words(f"ghosts_table-sheet-{column}") for column in COLUMNS]
    return html(
        "{}<p>{}</p>",
        table(heads, rows, words("ghosts_table-sheet-title")), words("ghosts_table-sheet-ties"),
    )  # fmt: skip


def _at_home(view: View, seat: int) -> int:
    return len(view.home[seat]) + len(view.waiting[seat])


def _counted(ghosts: Iterable[str], points: tuple[int, int, int], words: Words) -> str:
    """Say how many of each size there are, and what they count."""
    sizes = [size_of(ghost) for ghost in ghosts]
    told = [
        words("ghosts_table-sheet-of", size=size, count=sizes.count(size), points=worth)
        for size, worth in zip(SIZES, points, strict=True)
        if size in sizes
    ]
    return ", ".join(told) or "0"
