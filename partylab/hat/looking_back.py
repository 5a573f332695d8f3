"""The truth, once a game is over: where every gift has been, what it was called, who was right.

How everybody remembered, over time; who believed what at each offer; and the course of each gift
(a row for each, a column for each offer).  All of it as a picture and as a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.faces import HEADS
from partylab.hat.believing import believing
from partylab.hat.gifts import noun
from partylab.hat.history import ACCEPTED, DEALT, DRAWN, REFUSED, Step, history
from partylab.hat.marks import BAD, FONT, GOOD, INK, PAPER, gift, who
from partylab.hat.minds import offers
from partylab.hat.remembered import remembered
from partylab.html import Markup, attributes, details, html, join, picture, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.hat.board import HatLook
    from partylab.hat.state import View
    from partylab.table import Table
    from partylab.words import Words

# Of the picture: how wide the names, a column and what follows are, how high a row.
NAMES, COLUMN, REST, ROW, ICON = 150, 30, 16, 34, 26
MOST_LETTERS = 13  # of a name beside its row


def looking_back(played: Table, look: HatLook, words: Words, names: Sequence[str]) -> Markup:
    """Return how everybody remembered; round by round, who believed what and where gifts went."""
    view = played.replay(0)
    found = offers(played, look.sitters, look.felt, look.people)
    steps = sorted(
        (step for course in history(played).values() for step in course),
        key=lambda step: step.move,
    )
    rounds = sorted({step.round for step in steps})
    me = look.people[0] if len(look.people) == 1 else None
    courses = join(
        believing([one for one in found if one.step.round == number], number, view, words, names)
        + _round(number, [step for step in steps if step.round == number], view, words, names)
        for number in rounds
    )
    return html("{}{}", remembered(found, me, words, names), courses)


def answers(steps: Iterable[Step]) -> list[Step]:
    """Return the offers that were accepted or refused."""
    return [step for step in steps if step.how in (ACCEPTED, REFUSED)]


def _by_gift(steps: Iterable[Step]) -> dict[str, list[Step]]:
    courses: dict[str, list[Step]] = {}
    for step in steps:
        courses.setdefault(step.gift, []).append(step)
    return courses


# Where the gifts have been


def _round(
    number: int, steps: Sequence[Step], view: View, words: Words, names: Sequence[str]
) -> Markup:
    title = words("hat_table-back-gifts", round=number, rounds=view.rounds)
    courses = _by_gift(steps)
    told_all = table(
        [words("hat_table-back-gift"), words("hat_table-back-course")],
        [
            (noun(which, words.language, view.game.pack).name, _course(course, view, words, names))
            for which, course in courses.items()
        ],
        title,
    )
    return html(
        '<h3>{}</h3><p class="pl-note">{}</p><div class="pl-sheet th-picture" role="region"'
        ' tabindex="0" aria-label="{}">{}</div>{}',
        title, words("hat_table-back-how"), title, _picture(courses, steps, view, words, names),
        details(words("hat_table-back-as-table"), told_all, f"gifts-{number}"),
    )  # fmt: skip


def _course(course: Sequence[Step], view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return what became of a gift, as sentences."""
    lines = join(
        html("<li>{}</li>", _told(step, view, words, names))
        for step in course
        if step.how in (DEALT, DRAWN, ACCEPTED, REFUSED)
    )
    return html('<ol class="th-course">{}</ol>', lines)


def _told(step: Step, view: View, words: Words, names: Sequence[str]) -> str:
    if step.giver is None or step.receiver is None or step.called is None:
        about = {"name": names[step.holder], "who": who(step.holder, words, names)}
        return words(f"hat_table-back-{step.how}", **about)
    return words(
        f"hat_table-back-{step.how}",
        giver=names[step.giver],
        receiver=names[step.receiver],
        name=names[step.holder],
        giver_who=who(step.giver, words, names),
        receiver_who=who(step.receiver, words, names),
        who=who(step.holder, words, names),
        called=noun(step.called, words.language, view.game.pack).a,
        true="yes" if step.true else "no",
    )


def _picture(
    courses: dict[str, list[Step]],
    steps: Sequence[Step],
    view: View,
    words: Words,
    names: Sequence[str],
) -> Markup:
    """Draw a bar for each gift: whose it was, and at every offer what it was called."""
    columns = {step.move: at for at, step in enumerate(answers(steps))}
    wide = NAMES + COLUMN * len(columns) + REST
    high = ROW * len(courses) + 4
    title = words("hat_table-back-gifts", round=steps[0].round, rounds=view.rounds)
    drawn = join(
        html(
            '<g transform="translate(0 {})">{}</g>',
            2 + ROW * row, _row(course, columns, view, words, names),
        )
        for row, course in enumerate(courses.values())
    )  # fmt: skip
    return picture(
        wide, high, title, words("hat_table-back-how"), drawn,
        style=f"inline-size:{wide}px;max-inline-size:none;block-size:auto",
    )  # fmt: skip


def _row(
    course: Sequence[Step],
    columns: dict[int, int],
    view: View,
    words: Words,
    names: Sequence[str],
) -> Markup:
    which = course[0].gift
    name = noun(which, words.language, view.game.pack).name
    short = name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"
    label = gift(which, name, 0, 2, ICON) + html(
        '<text x="{}" y="20" font-family="{}" font-size="14" fill="currentColor">{}</text>',
        ICON + 6, FONT, short,
    )  # fmt: skip
    stays = [step for step in course if step.how in (DEALT, DRAWN, ACCEPTED)]
    ends = [step for step in course if step.how == REFUSED]
    edges = [_x(step, columns) for step in stays]
    last = _x(ends[0], columns) if ends else NAMES + COLUMN * len(columns)
    bars = join(
        _bar(step, x, until - x, names)
        for step, x, until in zip(stays, edges, [*edges[1:], last], strict=True)
    )
    offers = join(_offer(step, _x(step, columns), view, words, names) for step in answers(course))
    return label + bars + offers


def _x(step: Step, columns: dict[int, int]) -> int:
    """Return where a step lies: in the column of its offer, or where the next one begins."""
    before = sum(move < step.move for move in columns)
    return NAMES + COLUMN * before + (COLUMN // 2 if step.move in columns else 0)


def _bar(step: Step, x: int, wide: int, names: Sequence[str]) -> Markup:
    """Draw how long a gift was somebody's, with the first letter of their name."""
    wide = max(wide, 6)
    letter = html(
        '<text x="{}" y="20" font-family="{}" font-size="13" font-weight="700" fill="{}">{}</text>',
        x + 4, FONT, INK, names[step.holder][:1],
    )  # fmt: skip
    return html(
        '<g><title>{}</title><rect x="{}" y="4" width="{}" height="22" rx="5" fill="{}"'
        ' stroke="{}" stroke-opacity=".35"/>{}</g>',
        names[step.holder], x, wide, HEADS[step.holder % len(HEADS)].colour, INK,
        letter if step.how in (DEALT, DRAWN) or wide > COLUMN else "",
    )  # fmt: skip


def _offer(step: Step, x: int, view: View, words: Words, names: Sequence[str]) -> Markup:
    """Draw what a gift was called: a tick, or what it is not; a ring where it was turned up."""
    colour = GOOD if step.true else BAD
    ring = html(
        '<circle cx="{}" cy="15" r="14" fill="{}" stroke="{}" stroke-width="{}"{}/>',
        x, PAPER, colour, 3 if step.how == REFUSED else 1.5,
        attributes(stroke_dasharray="4 3" if step.how == REFUSED else None),
    )  # fmt: skip
    inside = html(
        '<path d="M{} 15l4 5 8-10" fill="none" stroke="{}" stroke-width="3"/>', x - 6, GOOD
    )
    if not step.true and step.called is not None:
        inside = gift(step.called, "", x - 9, 6, 18)
    return html("<g><title>{}</title>{}{}</g>", _told(step, view, words, names), ring, inside)
