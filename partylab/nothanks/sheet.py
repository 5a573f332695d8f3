"""The score sheet of No Thanks!: who has won, and why everybody made so many points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, html, join, table
from partylab.nothanks.pieces import hand, number
from partylab.nothanks.rules import View, totals
from partylab.nothanks.runs import Hand, runs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Outcome, Seat
    from partylab.words import Words


def sheet(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return the points of all rounds, those of the last one explained, and the removed cards.

    After several rounds the totals come first, since they decide (NT-20).
    """
    return html(
        "{}{}<h3>{}</h3>{}",
        _rounds(view, outcome, words, names),
        _last_round(view, outcome, words, names),
        words("nothanks-sheet-removed"),
        hand(view.removed or (), words),
    )


def _last_round(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return the cards of the last round, the best hand first."""
    points = view.past[-1]
    several = len(view.past) > 1
    title = words("nothanks-sheet-last" if several else "nothanks-sheet-title")
    columns = ("player", "points", "cards", "chips")
    heads = [words(f"nothanks-sheet-{column}") for column in columns]
    rows = [
        (_crowned(outcome, words, names, seat, crown=not several), *_sheet_row(view, words, seat))
        for seat in sorted(range(view.seats), key=points.__getitem__)
    ]
    return table(heads, rows, title, "pl-sheet nt-hands")


def _sheet_row(view: View, words: Words, seat: Seat) -> tuple[Markup, Markup, str]:
    """Return a player's points, why each run counts so much, and the chips."""
    held = Hand(view.cards[seat], view.chips[seat] or 0)
    added = " + ".join(str(value) for value in held.counting) or "0"
    points = html(
        '<strong>{}</strong><br><span class="nt-sum">{}{}</span>',
        number(held.points), added, f" − {held.chips}" if held.chips else "",
    )  # fmt: skip
    why = join(html("<li>{}</li>", _why(run, words)) for run in runs(held.cards))
    chips_off = words("nothanks-sheet-chips-off", chips=held.chips)
    return points, html('<ul class="nt-why">{}</ul>', why), chips_off


def _why(run: Sequence[int], words: Words) -> str:
    """Say why a run, or an isolated card, counts so much."""
    if len(run) == 1:
        return words("nothanks-why-isolated", card=run[0])
    saved = sum(run) - run[0]
    row = "–".join(str(value) for value in run)
    return words("nothanks-why-run", row=row, counts=run[0], saved=saved)


def _rounds(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return the points of every round and their totals, when there were several."""
    if len(view.past) < 2:
        return EMPTY
    total = totals(view.past)
    rounds = range(1, len(view.past) + 1)
    heads = [
        words("nothanks-sheet-player"),
        words("nothanks-sheet-total"),
        *(words("nothanks-sheet-round", round=played) for played in rounds),
    ]
    rows = [
        (
            _crowned(outcome, words, names, seat),
            html("<strong>{}</strong>", number(total[seat])),
            *(number(points[seat]) for points in view.past),
        )
        for seat in sorted(range(view.seats), key=total.__getitem__)
    ]
    return table(heads, rows, words("nothanks-sheet-title"))


def _crowned(
    outcome: Outcome, words: Words, names: Sequence[str], seat: Seat, *, crown: bool = True
) -> Markup:
    """Return a name, with a mark for who has won the game."""
    name = html('<span class="nt-name">{}</span>', names[seat])
    if not crown or seat not in outcome.winners:
        return name
    return html('{} <span class="nt-winner">{}</span>', name, words("nothanks-winner"))
