"""How everybody remembered, once the game is over: over time as a picture, counted in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.marks import initial, mark, text, who
from partylab.hat.sureness import SURE, UNSURE
from partylab.html import Markup, html, join, picture, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.game import Seat
    from partylab.hat.minds import Mind, Offer
    from partylab.words import Words

NAMES, COLUMN, ROW, TOP, REST = 130, 26, 32, 22, 12
MOST_LETTERS = 12


def remembered(
    found: Sequence[Offer], me: Seat | None, words: Words, names: Sequence[str]
) -> Markup:
    """Return everybody's memory over time, and how often they were right, sure or not."""
    first = 0 if me is None else me
    seats = [*range(first, len(names)), *range(first)]
    title = words("hat_table-back-memories")
    return html(
        '<h3>{}</h3><p class="pl-note">{}</p><div class="pl-sheet th-picture" role="region"'
        ' tabindex="0" aria-label="{}">{}</div>{}<p class="pl-note">{}</p>',
        title, words("hat_table-back-memories-how"), title,
        _picture(found, seats, title, words, names), _table(found, seats, title, words, names),
        words("hat_table-back-note"),
    )  # fmt: skip


def _picture(
    found: Sequence[Offer], seats: Sequence[Seat], title: str, words: Words, names: Sequence[str]
) -> Markup:
    """Draw a row for each player and a column for each offer."""
    wide, high = NAMES + COLUMN * len(found) + REST, TOP + ROW * len(seats)
    rows = {seat: TOP + ROW * row + ROW // 2 for row, seat in enumerate(seats)}
    people = join(
        initial(seat, 12, y, names) + text(_short(names[seat]), 30, y + 5)
        for seat, y in rows.items()
    )
    lines = join(
        html('<path d="M{} {}H{}" stroke="currentColor" stroke-opacity=".25"/>', NAMES, y, wide)
        for y in rows.values()
    )
    columns = join(
        _column(offer, NAMES + COLUMN * at + COLUMN // 2, rows, words, names)
        for at, offer in enumerate(found)
    )
    return picture(
        wide, high, title, words("hat_table-back-memories-how"), lines, people, columns,
        style=f"inline-size:{wide}px;max-inline-size:none;block-size:auto",
    )  # fmt: skip


def _column(
    offer: Offer, x: int, rows: dict[Seat, int], words: Words, names: Sequence[str]
) -> Markup:
    number = text(str(offer.number), x, 14, 11, "middle")
    both = [
        mark(
            mind, x, rows[mind.seat], told(offer, mind, words, names),
            answers=mind is offer.receiver,
        )
        for mind in (offer.giver, offer.receiver)
    ]  # fmt: skip
    return number + join(both)


def told(offer: Offer, mind: Mind, words: Words, names: Sequence[str]) -> str:
    """Say how somebody did at an offer."""
    return words(
        "hat_table-back-mark",
        offer=offer.number, name=names[mind.seat], who=who(mind.seat, words, names),
        right="yes" if mind.right else "no",
        did="said" if mind is offer.giver else "answered", sure=mind.sure or "unknown",
    )  # fmt: skip


def _short(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"


def _table(
    found: Sequence[Offer], seats: Sequence[Seat], title: str, words: Words, names: Sequence[str]
) -> Markup:
    """Count for each player what was true, what was right, and both by how sure they were."""
    rows = []
    for seat in seats:
        said = [offer.giver for offer in found if offer.giver.seat == seat]
        answered = [offer.receiver for offer in found if offer.receiver.seat == seat]
        both = [*said, *answered]
        hows = [[mind for mind in both if mind.sure == how] for how in (SURE, UNSURE, "")]
        counts = [_count(minds, words) for minds in (said, answered, *hows)]
        rows.append((names[seat], *counts))
    columns = ("player", "said", "believed", "sure", "unsure", "unknown")
    return table([words(f"hat_table-back-{what}") for what in columns], rows, title)


def _count(minds: Iterable[Mind], words: Words) -> str:
    rights = [mind.right for mind in minds]
    if not rights:
        return "–"
    return words("hat_table-back-count", right=sum(rights), all=len(rights))
