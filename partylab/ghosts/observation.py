"""The look through the keyhole: what was seen, and why each ghost was seen, or was not."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts import sight, slicepicture, tokens, topview
from partylab.ghosts.betrayal import Betrayal, betrayed
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.state import seat_of, size_of
from partylab.html import EMPTY, Markup, button, html, join
from partylab.kit import alone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.drafts import GhostsLook
    from partylab.ghosts.rules import Ghosts
    from partylab.ghosts.sight import Options
    from partylab.ghosts.state import Found, Glance, View
    from partylab.words import Words

MOST_BEHIND = 2  # things that are named which hide a ghost


def why_of(
    found: Found, betrayal: Betrayal | None, words: Words, names: Sequence[str], me: int | None
) -> str:
    """Say in a sentence what betrayed a ghost, or what has hidden it."""
    seat = seat_of(found.ghost)
    behind = [name for name in found.behind if name != "window"][:MOST_BEHIND]
    about = {
        "who": "you" if seat == me else "other",
        "name": names[seat],
        "size": size_of(found.ghost),
        "number": int(found.ghost[2]),
        "close": "yes" if found.close else "no",
    }
    if betrayal:
        past = _body(betrayal.past, words) if betrayal.past else "none"
        return words("ghosts_table-why-seen", **about, how=betrayal.how, past=past)
    told = words.join([_body(name, words) for name in behind])
    return words("ghosts_table-why-hidden", **about, behind=told or "window")


def _body(name: str, words: Words) -> str:
    known = name if name in KINDS else size_of(name).lower()
    return words(f"ghosts-the-{known}")


def in_order(view: View, glance: Glance) -> list[Found]:
    """Return what was found: mine first, and those that were seen before the others."""
    return sorted(
        glance.found, key=lambda one: (seat_of(one.ghost) != view.seat, not one.where, one.ghost)
    )


def verdicts(view: View, look: GhostsLook, words: Words, names: Sequence[str]) -> Markup:
    """Return what came of the look: a sentence for each ghost that was in the hall."""
    shown = join(
        html(
            '{}<ul class="gh-why" role="list">{}</ul>',
            html("<h3>{}</h3>", _door(glance, words)) if len(view.last) > 1 else EMPTY,
            _all(view, look, glance, words, names),
        )
        for glance in view.last
    )
    return html(
        '<section class="gh-verdicts" data-key="verdicts-{}" data-sound="roll"><p><strong>{}'
        "</strong></p>{}"
        "</section>",
        view.round, counted(view, words), shown,
    )  # fmt: skip


def _door(glance: Glance, words: Words) -> str:
    return words("ghosts_table-looked", side=glance.door.side, number=glance.door.number)


def _all(
    view: View, look: GhostsLook, glance: Glance, words: Words, names: Sequence[str]
) -> Markup:
    found = in_order(view, glance)
    if not found:
        return html("<li>{}</li>", words("ghosts_table-nobody"))
    may_ask = view.seat is not None or not look.people
    me = alone(look) if view.seat is None else view.seat
    betrayals = _betrayals(glance, view.game)
    return join(
        html(
            '<li class="{}">{}<span aria-hidden="true" class="gh-fate">{}</span>'
            '<span class="gh-told">{}</span>'
            "{}{}</li>",
            "gh-was-seen" if one.where else "gh-was-hidden",
            tokens.ghost_picture(one.ghost), "✗" if one.where else "✓",
            why_of(one, betrayals.get(one.ghost), words, names, me),
            _ask(one, glance, words, asked=look.asked == one.ghost) if may_ask else EMPTY,
            _shown(one, view, glance, words, names) if look.asked == one.ghost else EMPTY,
        )
        for one in found
    )  # fmt: skip


def _ask(found: Found, glance: Glance, words: Words, *, asked: bool) -> Markup:
    return button(
        "asked", html('<span aria-hidden="true">{}</span>', "−" if asked else "?"), found.ghost,
        style="pl-button pl-button-quiet gh-ask", aria_label=words("ghosts_table-ask"),
        aria_expanded=str(asked).lower(), data_key=f"ask-{glance.door}-{found.ghost}",
    )  # fmt: skip


def _shown(found: Found, view: View, glance: Glance, words: Words, names: Sequence[str]) -> Markup:
    """Return the slice through the eye and the ghost, and the hall from above."""
    game = view.game
    sliced = slicepicture.draw(glance.hall, glance.door, found.ghost, words, names, **_how(game))
    return html(
        '<div class="gh-asked">{}{}</div>', sliced, _from_above(glance, words, tuple(names), game)
    )


@lru_cache(maxsize=4)
def _from_above(glance: Glance, words: Words, names: tuple[str, ...], game: Ghosts) -> Markup:
    return topview.draw(glance.hall, glance.door, words, names, **_how(game))


@lru_cache(maxsize=4)
def _betrayals(glance: Glance, game: Ghosts) -> dict[str, Betrayal]:
    """Return what betrayed each ghost that was seen."""
    options: Options = {**_how(game), "only": glance.seen}
    return betrayed(glance.hall, glance.door, sight.look(glance.hall, glance.door, **options))


def _how(game: Ghosts) -> Options:
    """Return how one looks in a game."""
    return {
        "mirror": game.mirror, "ghosts_block": game.ghosts_block, "seen_from": game.seen_from,
    }  # fmt: skip


def counted(view: View, words: Words) -> str:
    """Say how many were seen, and how many were not."""
    found = [one for glance in view.last for one in glance.found]
    seen = sum(bool(one.where) for one in found)
    return words("ghosts_table-counted", seen=seen, unseen=len(found) - seen)
