"""How a gift is named: looked up in a catalogue of pictures, or typed.

The catalogue has all gifts that may be named, in the order of the alphabet, whatever lies where.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from partylab import kit
from partylab.board import MOVE
from partylab.game import Rejected, brief
from partylab.hat import gifts
from partylab.hat.belief import may_lie
from partylab.hat.cards import CARD, about, forms
from partylab.hat.moves import Move
from partylab.hat.packs import plain
from partylab.hat.pictures.parcels import front
from partylab.hat.state import ANY, NAMING
from partylab.html import EMPTY, Markup, art, button, html, join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.hat.state import View
    from partylab.words import Words

FREE = "free"


# What a search finds


def found(search: str, view: View, language: str) -> tuple[str, ...]:
    """Return the gifts whose name, or another word for them, holds what somebody looks for.

    Those that begin with it come first.
    """
    texts = {
        gift: _texts(gifts.noun(gift, language, view.game.pack), language)
        for gift in may_lie(view)
    }  # fmt: skip
    everything = tuple(sorted(texts, key=lambda gift: texts[gift][0]))
    wanted = plain(search, language)
    if not wanted:
        return everything
    ranks = {gift: _rank(wanted, texts[gift]) for gift in everything}
    return tuple(sorted((gift for gift in everything if ranks[gift]), key=lambda it: -ranks[it]))


# What is kept is known by the words themselves: a pack may take another one's place.
@lru_cache(maxsize=2048)
def _texts(noun: gifts.Noun, language: str) -> tuple[str, ...]:
    return tuple(plain(text, language) for text in (noun.name, *noun.also))


def _rank(wanted: str, texts: tuple[str, ...]) -> int:
    """Return how well a search fits: 3 is the whole name, 2 its beginning, 1 a part, 0 is none."""
    if wanted in texts:
        return 3
    if any(text.startswith(wanted) for text in texts):
        return 2
    return int(any(wanted in text for text in texts))


def read(text: str, view: View, look: Any, language: str) -> str:
    """Return the gift that somebody means: its name, or in the catalogue all that is left."""
    if not text.strip():
        raise Rejected("hat-not-written")
    try:
        return gifts.read(text, language, view.game.pack)
    except Rejected:
        # Who types has no catalogue, and is not helped by one (NH-A5).
        helped = look.search is not None and view.game.announce != FREE
        fits = found(text, view, language) if helped else ()
        if len(fits) != 1:
            raise Rejected("hat-not-read", text=brief(text, 40)) from None
        return fits[0]


# How it is drawn


def actions(view: View, look: Any, words: Words, names: Sequence[str]) -> tuple[Markup, ...]:
    """Return how to begin: open the catalogue, type, or first say for whom the gift is."""
    anybody = view.given is not None and view.given.arrow == ANY
    if anybody and look.to is None:
        return (_for_whom(view, words, names),)
    if view.game.announce == FREE:
        return (typing(view, look, words, "type", look.draft),)
    if look.search is not None:
        return ()
    return (
        kit.action(
            "open", "", words("hat_table-choose"), words("hat_table-choose-note"),
            about=about(view), hotkey=words("hat_table-key-name"), main=True,
        ),
    )  # fmt: skip


def _for_whom(view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return a button for each of the others (NH-A17)."""
    seats: list[Seat] = [seat for seat in range(view.seats) if seat != view.giver]
    buttons = join(
        button("open", words("hat_table-for", name=names[seat]), str(seat), title=names[seat])
        for seat in seats
    )
    return html('<div class="th-whom" data-about="{}">{}</div>', about(view), buttons)


def typing(view: View, look: Any, words: Words, sends: str, typed: str) -> Markup:
    """Return a field for a name, and the button that says it aloud; Enter says it too."""
    label = words("hat_table-search" if sends == "search" else "hat_table-type")
    example = label if sends == "search" else _example(view, words)
    say = back = EMPTY
    if sends == "type":
        say = button(
            f"call-{words.language}", words("hat_table-say"),
            style="pl-button pl-button-main", data_about=about(view),
        )  # fmt: skip
    if look.to is not None and sends == "type":
        back = button("shut", "✕", aria_label=words("hat_table-shut"), data_key="shut-typing")
    return html(
        '<div class="th-typing"><input type="text" data-do="{}" data-key="do-{}" data-enters="{}"'
        '{} value="{}" placeholder="{}" aria-label="{}" maxlength="{}" autocomplete="off"'
        ' autocapitalize="off" enterkeyhint="send" spellcheck="false" data-focus="now">{}{}</div>',
        sends, sends, f"call-{words.language}",
        Markup(' data-live=""') if sends == "search" else EMPTY,
        typed, example, label, gifts.LONGEST_TYPED, say, back,
    )  # fmt: skip


def _example(view: View, words: Words) -> str:
    """Return how a name may be typed; the top of the shop is named, which all can see."""
    example = view.top or may_lie(view)[0]
    return words("hat_table-example", **forms(example, view, words))


def catalogue(view: View, look: Any, words: Words, names: Sequence[str]) -> Markup:
    """Return the catalogue while it is open: a search, and a picture for each gift."""
    if look.search is None or view.phase != NAMING or view.game.announce == FREE:
        return EMPTY
    fits = found(look.search, view, words.language)
    none = html('<p class="pl-note">{}</p>', words("hat_table-none")) if not fits else EMPTY
    title = words("hat_table-catalogue")
    if look.to is not None:
        title = words("hat_table-catalogue-for", name=names[look.to])
    shut = button(
        "shut", "✕", style="pl-button pl-button-quiet", aria_label=words("hat_table-shut"),
        data_hotkey="escape", data_key="shut-catalogue",
    )  # fmt: skip
    return html(
        '<section class="th-catalogue" aria-label="{}"><header><h3>{}</h3>{}</header>{}{}'
        '<div class="th-shelf" data-key="shelf" data-about="catalogue">{}</div></section>',
        title, title, shut, typing(view, look, words, "search", look.search), none,
        join(
            _item(gift, gifts.noun(gift, words.language, view.game.pack).name, look.to)
            for gift in fits
        ),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _item(gift: str, name: str, to: Seat | None) -> Markup:
    label = html("{}<span data-label>{}</span>", art(CARD, front(gift, name), "th-card"), name)
    return button(MOVE, label, str(Move("say", gift, to)), style="pl-button th-item")
