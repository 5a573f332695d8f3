"""What every table is laid out with: people around it, what one can do, what has happened, the end.

A board says what stands where; how it looks at each size is written once, in the seat's style.

    strip     everybody else around the table: faces, names, what lies before each of them
    place     one of them
    dock      what is mine, and what I can do: below the table, or beside it on a wide, low screen
    action    one thing that I can do: large, with what it means beneath it
    podium    who has won, and how the others did
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.faces import face
from partylab.html import EMPTY, Markup, attributes, button, html, join, slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.board import Look
    from partylab.game import Seat
    from partylab.words import Words


class Person(NamedTuple):
    """Somebody at the table, as everybody sees them."""

    seat: Seat
    name: str
    word: str = ""  # a bot's character in a few words
    mood: str = "calm"
    plays: bool = False  # is it their turn?


def person(
    seat: Seat,
    names: Sequence[str],
    look: Look,
    game: str,
    words: Words,
    *,
    mood: str = "calm",
    plays: bool = False,
) -> Person:
    """Return who sits there; a bot has its character in a word."""
    kind = look.sitters[seat] if seat < len(look.sitters) else ""
    known = f"{game}_bots-{kind}-word"
    name = labels(names, look, words)[seat]
    return Person(seat, name, words(known) if words.has(known) else "", mood, plays)


def labels(names: Sequence[str], look: Look, words: Words) -> tuple[str, ...]:
    """Return how people are called on the table: who alone plays with bots, unnamed, is "You"."""
    me = alone(look)
    if me is None or names[me] != words("table-seat", number=me + 1):
        return tuple(names)
    return (*names[:me], words("table-you"), *names[me + 1 :])


def alone(look: Look) -> Seat | None:
    """Return where the one person sits who plays with bots, also when the game is over."""
    return look.sitters.index("me") if look.sitters.count("me") == 1 else None


def strip(places: Sequence[Markup]) -> Markup:
    """Return everybody else, around the table."""
    if not places:
        return EMPTY
    return html(
        '<ul class="pl-strip" role="list" style="--pl-others:{}">{}</ul>',
        len(places), join(places),
    )  # fmt: skip


def place(
    who: Person, words: Words, beside: Markup = EMPTY, *inside: Markup, style: str = ""
) -> Markup:
    """Return one person's place: the face with what is `beside` it, and what lies before them."""
    return html(
        '<li class="pl-place{}" data-pad="{}" data-see="people"{}>{}'
        '<div class="pl-who"><strong title="{}">{}</strong>{}</div>{}{}</li>',
        " pl-plays" * who.plays, who.seat, attributes(style=style or None),
        portrait(who, words, beside), who.name, who.name,
        html('<span class="pl-word" data-label>{}</span>', who.word) if who.word else EMPTY,
        slot(f"says_{who.seat}"), join(inside),
    )  # fmt: skip


def portrait(who: Person, words: Words, beside: Markup = EMPTY) -> Markup:
    """Return a face, with a ring around whoever plays, and what is written small beside it."""
    turn = EMPTY
    if who.plays:
        turn = html('<span class="pl-visually-hidden">{}</span>', words("table-plays"))
    return html(
        '<span class="pl-portrait" data-key="face-{}">{}{}{}</span>',
        who.seat, face(who.seat, who.mood), turn, beside,
    )  # fmt: skip


def dock(mine: Markup, *actions: Markup, plays: bool = False) -> Markup:
    """Return what is mine, and what I can do; one can hear that it is my turn."""
    return html(
        '<section class="pl-dock"{}><div class="pl-mine" data-see="mine">{}</div>{}</section>',
        attributes(data_sound="turn" if plays else None),
        mine,
        html('<div class="pl-actions" data-see="actions">{}</div>', join(actions))
        if actions
        else EMPTY,
    )


def action(
    name: str,
    value: str,
    title: str,
    note: str = "",
    *,
    about: str,
    hotkey: str = "",
    main: bool = False,
    may: bool = True,
    badge: str = "",
) -> Markup:
    """Return one thing that I can do: what it is called, and what it means.

    `about` names what it acts on: when that has just changed, the button rests for a moment.
    """
    key = html('<kbd aria-hidden="true" data-label>{}</kbd>', hotkey.upper()) if hotkey else EMPTY
    label = html(
        '<span class="pl-action-title">{}</span>{}{}{}',
        title,
        html('<span class="pl-action-note" data-label>{}</span>', note) if note else EMPTY,
        html('<span class="pl-badge" data-label>{}</span>', badge) if badge else EMPTY,
        key,
    )
    style = "pl-button pl-action" + " pl-button-main" * main
    more: dict[str, Any] = {"data_about": about, "data_key": f"button-{name}-{value}"}
    if hotkey:
        more["data_hotkey"] = hotkey
    # Not `disabled`: the focus stays on a button that only rests.
    return button(name, label, value, style=style, aria_disabled=None if may else "true", **more)


class Rank(NamedTuple):
    """How somebody did, for the podium."""

    seat: Seat
    name: str
    score: str
    won: bool


def podium(ranks: Iterable[Rank], words: Words) -> Markup:
    """Return who has won, and how the others did, the best first."""
    ranks = tuple(ranks)
    steps = join(
        html(
            '<li class="pl-step{}"{}>{}<strong title="{}">{}</strong>{}{}</li>',
            " pl-won" * rank.won, attributes(style=f"--pl-rank:{min(_better(rank, ranks), 3)}"),
            face(rank.seat, "glad" if rank.won else "calm"), rank.name, rank.name,
            _points(rank.score),
            html('<span class="pl-winner">{}</span>', words("table-winner")) * rank.won,
        )
        for rank in ranks
    )  # fmt: skip
    return html(
        '<ol class="pl-podium" role="list" data-see="result" data-sound="win">{}</ol>', steps
    )


def _better(one: Rank, ranks: Sequence[Rank]) -> int:
    """Return how many did better: who did as well stands as high."""
    return next(
        at for at, rank in enumerate(ranks) if (rank.won, rank.score) == (one.won, one.score)
    )


def _points(score: str) -> Markup:
    """Return a score; a whole number counts up before one's eyes, and is read at once."""
    number = score.replace("−", "-")
    if not number.removeprefix("-").isdecimal():
        return html('<span class="pl-points">{}</span>', score)
    return html(
        '<span class="pl-points pl-counts" style="--pl-to:{}"><span class="pl-visually-hidden">{}'
        "</span></span>",
        number, score,
    )  # fmt: skip
