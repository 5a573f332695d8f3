"""The look through the keyhole: what was seen, and why each ghost was seen, or was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts import tokens
from partylab.ghosts.state import seat_of, size_of
from partylab.html import Markup, attributes, html, join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.state import Found, Glance, View
    from partylab.words import Words

MOST_BEHIND = 2  # things that are named which hide a ghost


def why_of(found: Found, words: Words, names: Sequence[str], me: int | None) -> str:
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
    if found.where:
        return words("ghosts_table-why-seen", **about, where=found.where)
    told = words.join([_body(name, words) for name in behind])
    return words("ghosts_table-why-hidden", **about, behind=told or "window")


def _body(name: str, words: Words) -> str:
    known = name if name in tokens.COLOURS else size_of(name).lower()
    return words(f"ghosts-the-{known}")


def in_order(view: View, glance: Glance) -> list[Found]:
    """Return what was found: mine first, and those that were seen before the others."""
    return sorted(
        glance.found, key=lambda one: (seat_of(one.ghost) != view.seat, not one.where, one.ghost)
    )


def verdicts(view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return a sentence for each ghost that was in the hall, of every look of the round."""
    shown = join(
        html(
            '<h3 class="gh-at-door">{}</h3><ul class="gh-why" role="list">{}</ul>',
            words("ghosts_table-looked", side=glance.door.side, number=glance.door.number),
            join(_verdict(one, words, names, view.seat) for one in in_order(view, glance))
            or html("<li>{}</li>", words("ghosts_table-nobody")),
        )
        for glance in view.last
    )  # fmt: skip
    return html('<div class="gh-verdicts">{}</div>', shown)


def _verdict(found: Found, words: Words, names: Sequence[str], me: int | None) -> Markup:
    style = "gh-was-seen" if found.where else "gh-was-hidden"
    sign = "👁" if found.where else "✓"
    return html(
        '<li class="{}"{}>{}<span aria-hidden="true" class="gh-fate">{}</span><span>{}</span></li>',
        style, attributes(data_key=f"why-{found.ghost}"),
        tokens.ghost_picture(found.ghost), sign, why_of(found, words, names, me),
    )  # fmt: skip


def counted(view: View, words: Words) -> str:
    """Say how many were seen, and how many were not."""
    found = [one for glance in view.last for one in glance.found]
    seen = sum(bool(one.where) for one in found)
    return words("ghosts_table-counted", seen=seen, unseen=len(found) - seen)


def night(view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return what lies over the hall while it is looked at: darkness, the keyhole, the verdicts."""
    door = view.last[-1].door
    return html(
        '<div class="gh-night" data-key="night-{}"><p class="gh-counted"><strong>{}</strong></p>{}'
        "</div>",
        f"{view.round}-{door}", counted(view, words), verdicts(view, words, names),
    )  # fmt: skip
