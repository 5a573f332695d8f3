"""The arena of Not Not: the dice, the cross of cards around the deck, and everybody's hands.

The element with `data-clock` is one round: the stage's clock uncovers its dice, takes the time of
what has `data-tap`, and sends everybody's answers in one message.  Between two rounds the same
places show the round before (`review`), and the next one begins by itself.

The page holds the coming round before it begins, its dice under a cover, so that no round waits
for the kernel.  What is under the cover is no secret of anybody's: all players see it at the same
moment, and who reads the page's source cheats only the clock.  The same holds for `data-hands`:
when rivals' hands will come down, and never where.  The deck and the answers of others never are
in the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.board import NEWS
from partylab.html import EMPTY, Markup, attributes, html, slot
from partylab.notnot import crosses, news, review
from partylab.notnot.cubes import blank, cubes
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import what_lies_at, what_the_dice_say
from partylab.notnot.rounds import MOST_MS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.notnot.board import NotNotLook
    from partylab.notnot.dice import Roll
    from partylab.notnot.rules import View
    from partylab.words import Words

# In milliseconds.
SLOWEST_BEAT = 900
GRACE = 500  # so late a tap is still heard, to be told that it was right
REST = 400  # in which the press that ended a round begins no other


def resting(view: View, words: Words) -> Markup:
    """Return an arena that nobody can touch: looked at again, or over."""
    last = view.last
    if last is not None:
        return html(
            '<section class="nn-table nn-rest" data-phase="ready"><div class="nn-tray">{}</div>'
            '<div class="nn-line">{}</div>{}</section>',
            review.dice(last, words), slot(NEWS), crosses.room(review.cross(last, words)),
        )  # fmt: skip
    roll = view.roll
    return html(
        '<section class="nn-table nn-rest" data-phase="go"><div class="nn-tray">{}</div>'
        '<div class="nn-line">{}</div>{}</section>',
        EMPTY if roll is None else _faces(roll, view, words),
        slot(NEWS), crosses.untouched(view, words),
    )  # fmt: skip


def playing(
    view: View, roll: Roll, look: NotNotLook, words: Words, names: Sequence[str], drawer: Markup
) -> Markup:
    """Return a round that is ready to begin; the `drawer` explains the one before."""
    tray = _tray(view, roll, words)
    many = len(look.people) > 1
    return html(
        '<section class="nn-table{}{}"{}>{}{}{}{}{}{}{}</section>',
        f" nn-many nn-of-{len(look.people)}" if many else "",
        "" if look.timed else " nn-calm",
        _run(view, look, words),
        slot("seats"),
        html('<div class="nn-tray nn-turned-tray" aria-hidden="true">{}</div>', tray)
        if many
        else EMPTY,
        html('<div class="nn-tray" data-see="card">{}</div>', tray),
        _bar(words, look, drawer),
        _line(view, look, words),
        crosses.pads(view, words, names, look)
        if many
        else crosses.alone(view, words, look.people[0]),
        slot("hands"),
    )


def hands(look: NotNotLook) -> Markup:
    """Return when rivals' hands come down in the coming round; where, nobody knows."""
    when = " ".join(f"{seat}:{ms}" for seat, ms in look.hands)
    return html('<i data-hands="{}" hidden></i>', when)


def _run(view: View, look: NotNotLook, words: Words) -> Markup:
    """Return what the page's clock has to know."""
    # After loading, some may have answered already.
    waiting = [seat for seat in look.people if seat in view.turn] or look.people
    limit = view.game.still_seconds * 1000 if look.timed else 0
    auto = next_round(look.pace) if look.flows and look.timed else 0
    return attributes(
        data_clock=f"{look.tries}-{view.number}", data_do="race", data_limit=limit,
        data_grace=grace(limit) or None, data_beat=beat(look.pace) if look.timed else 0,
        data_rest=REST if look.pace else None, data_auto=auto or None, data_anywhere=True,
        data_players=" ".join(map(str, waiting)), data_keys=_keys(look.people),
        data_say=_say(view, look, words), style=f"--nn-clock:{limit}ms;--nn-auto:{auto}ms",
    )  # fmt: skip


def grace(limit: int) -> int:
    """Return how long after the limit a tap is still heard: no tap may take longer than a minute.

    >>> grace(3_000), grace(60_000), grace(0)
    (500, 0, 0)
    """
    return GRACE if 0 < limit <= MOST_MS - GRACE else 0


def beat(pace: float) -> int:
    """Return how long each number of the countdown stands, in milliseconds.

    None where everything goes at once; else it follows the pace at which bots move.

    >>> [beat(pace) for pace in (0.0, 0.4, 1.1, 2.5)]
    [0, 260, 540, 900]
    """
    return min(SLOWEST_BEAT, round(100 + 400 * pace)) if pace else 0


def next_round(pace: float) -> int:
    """Return after how many milliseconds the next round begins by itself; 0: it needs a press.

    So long one can read how the round before went.

    >>> [next_round(pace) for pace in (0.0, 0.4, 1.1, 2.5)]
    [0, 1560, 2540, 4500]
    """
    return round(1000 + 1400 * pace) if pace else 0


def _say(view: View, look: NotNotLook, words: Words) -> str:
    """Return what is spoken when the dice are uncovered; without a clock also what lies there."""
    dice = what_the_dice_say(view, words)
    if look.timed:
        return dice
    cards = zip(PLACES, view.board, strict=True)
    there = ". ".join(what_lies_at(card, place, words) for place, card in cards)
    return f"{dice} {there}."


def _keys(people: Sequence[Seat]) -> str:
    """Return which key taps what for whom.  Who is alone may use any of the four crosses."""
    whose = [people[0]] * len(crosses.KEYS) if len(people) == 1 else people
    return " ".join(
        f"{code}:{seat}:{place}"
        for seat, keys in zip(whose, crosses.KEYS, strict=False)
        for code, place in zip(keys, PLACES, strict=True)
    )


# The dice, and what is below them


def _tray(view: View, roll: Roll, words: Words) -> Markup:
    """Return the dice of the round before, the cubes that tumble, and what the cover hides."""
    before = EMPTY if view.last is None else review.dice(view.last, words)
    return html("{}{}{}", before, blank(view.level), _faces(roll, view, words))


def _faces(roll: Roll, view: View, words: Words) -> Markup:
    said = words.tell_one(news.roll(roll), [])
    return cubes(roll, view.level, words, "nn-faces", said)


def _bar(words: Words, look: NotNotLook, drawer: Markup) -> Markup:
    """Return what is under the dice: the start, the countdown, then the time that is left."""
    alone = not look.timed and len(look.people) == 1
    return html(
        '<div class="nn-bar" data-see="actions">{}{}'
        '<span class="nn-count" data-count aria-hidden="true"></span>{}{}{}</div>',
        _pause(words) if look.timed and look.pace else EMPTY,
        _start(words),
        html('<span class="nn-time" aria-hidden="true"><i></i></span>') if look.timed else EMPTY,
        crosses.still_button(words, look.people[0]) if alone else EMPTY,
        drawer,
    )  # fmt: skip


def _start(words: Words) -> Markup:
    """Return the button that rolls the dice; where it is narrow only its sign is seen."""
    return html(
        '<button type="button" class="pl-button pl-button-main nn-start" data-start data-focus'
        ' data-key="start" aria-label="{0}"><span class="nn-word">{0}</span>'
        '<span class="nn-roll" aria-hidden="true">▶</span>'
        ' <kbd aria-hidden="true" data-label>{1}</kbd></button>',
        words("notnot_table-start"), words("notnot_table-space"),
    )  # fmt: skip


def _pause(words: Words) -> Markup:
    """Return what stops the next round from beginning by itself."""
    return html(
        '<button type="button" class="pl-button nn-pause" data-hold data-hotkey="p"'
        ' data-key="pause" aria-label="{}"><span aria-hidden="true">❚❚</span></button>',
        words("notnot_table-pause"),
    )


def _line(view: View, look: NotNotLook, words: Words) -> Markup:
    """Return the line that says how the round before went; before the first, what to do."""
    hints = EMPTY
    if view.last is None and not look.timed and view.seats > 1:
        hints = _note("nn-all-win", words("notnot_table-no-clock"))
    elif view.last is None and len(look.people) == 1:
        hints = _note("nn-hint", words("notnot_table-how-to-tap"))
    if look.opened:
        hints += _note("nn-opened", words("notnot_table-opened", level=look.opened))
    return html('<div class="nn-line">{}{}</div>', hints, slot(NEWS))


def _note(style: str, said: str) -> Markup:
    return html('<p class="{}">{}</p>', style, said)
