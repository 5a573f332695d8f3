"""Who believed what, offer by offer, once the game is over: as a picture, and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.gifts import noun
from partylab.hat.history import ACCEPTED
from partylab.hat.marks import FONT, INK, PAPER, gift, initial, mark, percent, text
from partylab.hat.remembered import told
from partylab.html import Markup, details, html, join, picture, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.hat.minds import Mind, Offer
    from partylab.hat.state import View
    from partylab.words import Words

# Of the picture: how wide the words and a column are; how high each row, which is one question.
WORDS, COLUMN, ROW, TOP, ICON = 170, 46, 36, 20, 28
ROWS = ("giver", "took", "called", "was", "receiver", "trusted", "believes", "right")


def believing(
    found: Sequence[Offer], number: int, view: View, words: Words, names: Sequence[str]
) -> Markup:
    """Return what giver and receiver believed at each offer of a round."""
    title = words("hat_table-back-beliefs", round=number, rounds=view.rounds)
    rows = [_row(offer, view, words, names) for offer in found]
    columns = ("offer", "giver", "took", "called", "was", "receiver", "trusted", "did")
    heads = [words(f"hat_table-back-{what}") for what in columns]
    return html(
        '<h3>{}</h3><p class="pl-note">{}</p><div class="pl-sheet th-picture" role="region"'
        ' tabindex="0" aria-label="{}">{}</div>{}',
        title, words("hat_table-back-beliefs-how"), title,
        _picture(found, title, view, words, names),
        details(words("hat_table-back-as-table"), table(heads, rows, title), f"minds-{number}"),
    )  # fmt: skip


# In words


def _row(offer: Offer, view: View, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    step = offer.step
    return (
        str(offer.number), names[offer.giver.seat], _took(offer.giver, view, words),
        _name(step.called, view, words), _name(step.gift, view, words),
        names[offer.receiver.seat], _trusted(offer.receiver, words),
        words(f"hat_table-back-did-{step.how}", right="yes" if offer.receiver.right else "no"),
    )  # fmt: skip


def _name(which: str | None, view: View, words: Words) -> str:
    return noun(which, words.language, view.game.pack).name if which else ""


def _took(mind: Mind, view: View, words: Words) -> str:
    """Say what a giver took the gift for; of a person, how sure they said they were."""
    if mind.chance is None:
        return words("hat_table-back-said-to-be", sure=mind.sure or "unknown")
    name = _name(mind.gift, view, words)
    return words("hat_table-back-took-for", gift=name, chance=mind.chance)


def _trusted(mind: Mind, words: Words) -> str:
    """Say how likely the name was to be true to a bot; of a person, how sure they were."""
    if mind.chance is None:
        return words("hat_table-back-said-to-be", sure=mind.sure or "unknown")
    return percent(mind.chance, words)


# As a picture


def _picture(
    found: Sequence[Offer], title: str, view: View, words: Words, names: Sequence[str]
) -> Markup:
    wide, high = WORDS + COLUMN * len(found) + 8, TOP + ROW * len(ROWS)
    lines = join(
        text(words(f"hat_table-back-{what}"), 0, _middle(row) + 5) for row, what in enumerate(ROWS)
    )
    columns = join(
        html(
            '<g transform="translate({} 0)">{}</g>',
            WORDS + COLUMN * at + COLUMN // 2, _column(offer, view, words, names),
        )
        for at, offer in enumerate(found)
    )  # fmt: skip
    return picture(
        wide, high, title, words("hat_table-back-beliefs-how"), lines, columns,
        style=f"inline-size:{wide}px;max-inline-size:none;block-size:auto",
    )  # fmt: skip


def _middle(row: int) -> int:
    return TOP + ROW * row + ROW // 2


def _column(offer: Offer, view: View, words: Words, names: Sequence[str]) -> Markup:
    """Draw one offer, from who gave it down to what came of it."""
    step = offer.step
    edge = html(
        '<rect x="-22" y="{}" width="44" height="{}" rx="6" fill="none" stroke="currentColor"'
        ' stroke-opacity=".3"/>',
        TOP, ROW * len(ROWS) - 2,
    )  # fmt: skip
    return join((
        edge,
        text(str(offer.number), 0, 14, 12, "middle"),
        initial(offer.giver.seat, 0, _middle(0), names),
        _mind(offer.giver, 1, view, words),
        _gift(str(step.called), 2, view, words),
        _gift(step.gift, 3, view, words),
        initial(offer.receiver.seat, 0, _middle(4), names),
        _mind(offer.receiver, 5, view, words),
        text(words("hat_table-back-yes" if step.how == ACCEPTED else "hat_table-back-no"),
             0, _middle(6) + 5, 14, "middle"),
        mark(offer.receiver, 0, _middle(7), told(offer, offer.receiver, words, names),
             answers=True),
    ))  # fmt: skip


def _gift(which: str, row: int, view: View, words: Words, *, small: int = ICON) -> Markup:
    name = _name(which, view, words)
    drawn = gift(which, name, -small / 2, _middle(row) - small / 2, small)
    return html("<g><title>{}</title>{}</g>", name, drawn)


def _mind(mind: Mind, row: int, view: View, words: Words) -> Markup:
    """Draw what a bot took a gift for, and how surely; of a person, what they said of that."""
    if mind.chance is None:
        sign = {"sure": "!", "unsure": "?"}.get(mind.sure, "–")
        return text(sign, 0, _middle(row) + 6, 18, "middle")
    if not mind.gift:
        return _bar(mind.chance, row, words)
    icon = _gift(mind.gift, row, view, words, small=20)
    return html('<g transform="translate(0 -7)">{}</g>', icon) + _bar(mind.chance, row, words, 7)


def _bar(chance: float, row: int, words: Words, below: int = 0) -> Markup:
    """Draw a probability as a bar with its number."""
    y = _middle(row) + below
    said = percent(chance, words)
    return html(
        '<g><title>{}</title><rect x="-19" y="{}" width="38" height="14" rx="3" fill="{}"/>'
        '<rect x="-19" y="{}" width="{:.1f}" height="14" rx="3" fill="#8fc7e8"/>'
        '<text y="{}" text-anchor="middle" font-family="{}" font-size="11" fill="{}">{}</text></g>',
        said, y - 7, PAPER, y - 7, 38 * chance, y + 4, FONT, INK, said,
    )  # fmt: skip
