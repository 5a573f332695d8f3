"""The score sheet of That's Not a Hat: the penalty gifts of the last round, and all rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.cards import picture
from partylab.html import Markup, html, join, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Outcome
    from partylab.hat.state import View
    from partylab.words import Words


def sheet(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return everybody's points: of each round where there were several, else with the gifts."""
    several = len(view.past) > 1
    rounds = range(1, len(view.past) + 1) if several else ()
    heads = [
        words("hat_table-sheet-player"),
        words("hat_table-sheet-points"),
        *(words("hat_table-sheet-round", round=number) for number in rounds),
        words("hat_table-sheet-gifts", rounds=len(view.past)),
    ]
    rows = [
        (
            names[seat],
            html("<strong>{}</strong>", outcome.scores[seat]),
            *(str(view.past[number - 1][seat]) for number in rounds),
            _gifts(view, words, seat),
        )
        for seat in sorted(range(view.seats), key=outcome.scores.__getitem__)
    ]
    return table(heads, rows, words("hat_table-sheet-title"))


def _gifts(view: View, words: Words, seat: int) -> Markup:
    pile = view.discards[seat]
    if not pile:
        return html("<span>–</span>")
    drawn = join(picture(gift, view, words, "th-card") for gift in pile)
    return html('<span class="th-pile-row">{}</span>', drawn)
