"""What I can do now: a card to draw, a piece to turn, ghosts to order about, a side to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import kit
from partylab.board import MOVE
from partylab.ghosts import orders, placing, risks, tokens
from partylab.ghosts.drafts import is_watching
from partylab.ghosts.moves import Grow, Pass, Put, Swap
from partylab.ghosts.rounds import sides
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.state import (
    DRAW,
    FURNITURE,
    GO,
    MIDNIGHT,
    PLACE,
    SIDE,
    STRIKE,
    family,
    size_of,
)
from partylab.ghosts.touches import in_hand, may_undo, pieces
from partylab.html import EMPTY, Markup, attributes, button, html, join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.drafts import Draft, GhostsLook
    from partylab.ghosts.moves import Move, Order
    from partylab.ghosts.state import View
    from partylab.words import Words

MOST_CHOICES = 6  # of a Midnight card, as buttons
# The buttons that move a piece, with their keys; the arrow keys say themselves what they do.
ARROWS = (("west", "←"), ("north", "↑"), ("south", "↓"), ("east", "→"))
KEYS = {"west": "arrowleft", "north": "arrowup", "south": "arrowdown", "east": "arrowright"}
TURNS = (("left", "⟲", "q"), ("right", "⟳", "e"))
KEYS_OF = {"onward": "n", "strike": "m", "draw": "d", "lay": "p", "go": "g"}
LEANS = (("fore", "⤒", "r"), ("back", "⤓", "f"), ("port", "⇤", "d"), ("star", "⇥", "g"))


def actions(
    view: View, look: GhostsLook, moves: Sequence[Move], words: Words, names: Sequence[str]
) -> tuple[Markup, ...]:
    """Return what I can do at this moment; `moves` are those that the rules offer."""
    if is_watching(view, look):
        return (_plain("onward", "", "onward", view, words),)
    if view.seat not in view.turn:
        return ()
    if view.phase in (FURNITURE, PLACE):
        return _furniture(view, look, words)
    if view.phase == GO:
        return _ghosts(view, look, words)
    if view.phase == MIDNIGHT:
        return _midnight(view, moves, words, names)
    if view.phase == SIDE:
        return _side(view, words)
    known = {STRIKE: "strike", DRAW: "draw"}
    return (_plain(MOVE, known[view.phase], known[view.phase], view, words),)


def _plain(name: str, value: str, what: str, view: View, words: Words) -> Markup:
    return kit.action(
        name, value, words(f"ghosts_table-{what}"), words(f"ghosts_table-{what}-note"),
        about=f"{view.round}-{what}", hotkey=KEYS_OF[what], main=True,
    )  # fmt: skip


# Furniture


def _furniture(view: View, look: GhostsLook, words: Words) -> tuple[Markup, ...]:
    draft = look.drafted(view)
    piece = in_hand(view, draft)
    if piece:
        return _tools(view, look, draft, words), _lay(view, piece, draft, words)
    choices = [
        kit.action(
            "choose",
            kind,
            html("{}{}", tokens.piece_picture(kind), words("ghosts_table-take", piece=kind)),
            about=f"{view.round}-{kind}",
        )
        for kind in pieces(view)
    ]

    leave = kit.action(
        MOVE, "leave", words("ghosts_table-leave"), about=f"{view.round}-leave", hotkey="l"
    )
    return (html('<div class="gh-choices">{}{}</div>', join(choices), leave),)


def _tools(view: View, look: GhostsLook, draft: Draft, words: Words) -> Markup:
    """Return the buttons for every way in which a piece can be moved."""
    ways = [_nudge(way, sign, KEYS[way], words) for way, sign in ARROWS]
    ways += [_nudge(way, sign, key, words) for way, sign, key in TURNS]
    ways.append(_nudge("tip", "⇲", "t", words))
    leans = [_nudge(way, sign, key, words) for way, sign, key in LEANS]
    fine = button(
        "fine", "⁝⁝", "" if look.fine else "on", style="pl-button gh-tool",
        aria_label=words("ghosts_table-fine"), aria_pressed=str(look.fine).lower(),
        title=words("ghosts_table-fine"), data_key="do-fine", data_hotkey="s",
    )  # fmt: skip
    undo = button(
        "undo", "↶", style="pl-button gh-tool", aria_label=words("ghosts_table-undo"),
        title=words("ghosts_table-undo"), data_hotkey="u",
        aria_disabled=None if may_undo(draft, view) else "true",
    )  # fmt: skip
    other = EMPTY
    if not draft.poses and not view.grabbed:
        other = button(
            "choose", "✕", "", style="pl-button gh-tool", data_key="choose-none",
            aria_label=words("ghosts_table-let-go"), title=words("ghosts_table-let-go"),
        )  # fmt: skip
    more = html(
        '<details class="gh-more" data-key="more"><summary class="pl-button gh-tool"{}>'
        '<span aria-hidden="true">…</span></summary><div class="gh-tools">{}{}{}</div></details>',
        attributes(aria_label=words("ghosts_table-more"), title=words("ghosts_table-more")),
        join(leans), fine, other,
    )  # fmt: skip
    return html('<div class="gh-tools">{}{}{}</div>', join(ways), undo, more)


def _nudge(way: str, sign: str, key: str, words: Words) -> Markup:
    told = words(f"ghosts_table-nudge-{way}")
    return button(
        "nudge", html('<span aria-hidden="true">{}</span>', sign), way,
        style="pl-button gh-tool", aria_label=told, title=told, data_hotkey=key,
    )  # fmt: skip


def _lay(view: View, piece: str, draft: Draft, words: Words) -> Markup:
    pose = draft.pose or placing.pose_of(view.hall, piece)
    rest = placing.rest(view.hall, piece, pose)
    return kit.action(
        "lay", "", words("ghosts_table-lay", piece=piece), about=f"{view.round}-lay-{piece}",
        hotkey=KEYS_OF["lay"], main=True, may=rest.why is None,
    )  # fmt: skip


def rest_of(view: View, look: GhostsLook) -> placing.Rest | None:
    """Return how the piece in hand would come to rest; None: there is none."""
    draft = look.drafted(view)
    piece = in_hand(view, draft)
    if not piece:
        return None
    return placing.rest(view.hall, piece, draft.pose or placing.pose_of(view.hall, piece))


def told_of(view: View, look: GhostsLook, words: Words) -> str:
    """Say how the piece in hand would come to rest, or why it cannot."""
    rest, draft = rest_of(view, look), look.drafted(view)
    piece = in_hand(view, draft)
    if rest is None:
        return words("ghosts_table-choose-piece")
    if rest.why is not None or rest.hall is None:
        return rest.why.say(words) if rest.why else ""
    pose = draft.pose or placing.pose_of(view.hall, piece)
    on = [_body(name, words) for name in rest.on]
    helped = risks.changed(view, rest.hall, words) if "risk" in look.helps else ""
    told = words(
        "ghosts_table-rests", piece=piece, down=pose.down, leans="yes" if pose.tilt else "no",
        on=words.join(on) or "floor", high=round(100 * rest.height),
    )  # fmt: skip
    return f"{told} {helped}".strip()


def left_of(view: View, look: GhostsLook, words: Words) -> str:
    """Say how many points are left, and how many doors would see the ghost that is sent."""
    draft = look.drafted(view)
    left = orders.points_left(view, draft.orders)
    points = view.card.value if view.card else 0
    told = words("ghosts_table-left", left=left, points=points)
    order = orders.order_of(draft.orders, draft.ghost)
    if "risk" not in look.helps or order is None or order.to is None or order.fuse:
        return told
    hall = orders.tried(view, draft.orders).hall
    return f"{told} {risks.told(view.game, hall, (draft.ghost,), words)}"


def _body(name: str, words: Words) -> str:
    known = name if name in KINDS else size_of(name).lower()
    return words(f"ghosts-the-{known}")


# Ghosts


def _ghosts(view: View, look: GhostsLook, words: Words) -> tuple[Markup, ...]:
    """Return what the chosen ghost can do, and the button that sends all of them."""
    draft = look.drafted(view)
    ways = _ways(view, draft, words) if draft.ghost else _taken_back(draft, words)
    going = len(draft.orders)
    send = kit.action(
        "go", "", words("ghosts_table-go", count=going),
        words("ghosts_table-go-note", left=orders.points_left(view, draft.orders)),
        about=f"{view.round}-go", hotkey=KEYS_OF["go"], main=True,
    )  # fmt: skip
    return (html('<div class="gh-orders">{}</div>', ways), send) if ways else (send,)


def _taken_back(draft: Draft, words: Words) -> Markup:
    if not draft.orders:
        return EMPTY
    return button("back", words("ghosts_table-back"), data_key="back-last", data_hotkey="u")


def _ways(view: View, draft: Draft, words: Words) -> Markup:
    """Return the way out, the levels of a cell, the fusions, and the way back."""
    shown = []
    out = orders.may_leave(view, draft.orders, draft.ghost)
    order = orders.order_of(draft.orders, draft.ghost)
    if out is not None and not (order and order.to is None):
        shown.append(button("out", words("ghosts_table-out", cost=out), data_hotkey="o"))
    if order and order.to is not None:
        shown += _levels(view, draft, order, words)
        shown += _fusions(view, draft, order, words)
    if order:
        told = words("ghosts_table-back-one")
        shown.append(button("back", told, draft.ghost, data_key="back-one", data_hotkey="u"))
    shown.append(button("far", words("ghosts_table-far"), data_hotkey="x"))
    return join(shown)


def _levels(view: View, draft: Draft, order: Order, words: Words) -> list[Markup]:
    """Return on what a ghost can stand in its cell, where there is a choice."""
    found = orders.levels(view, draft.orders, order)
    if len(found) < 2:
        return []
    return [
        button(
            "spot", words("ghosts_table-level", on=on.replace("/", "-")), str(spot),
            data_key=f"level-{on}", aria_pressed=str(spot == order.to).lower(),
        )
        for on, spot in found.items()
    ]  # fmt: skip


def _fusions(view: View, draft: Draft, order: Order, words: Words) -> list[Markup]:
    found = orders.partners(view, draft.orders, order)
    return [
        button(
            "fuse",
            words("ghosts_table-fuse", size=size_of(name), number=int(name[2])),
            "" if order.fuse == name else name,
            data_key=f"fuse-{name}", aria_pressed=str(order.fuse == name).lower(),
        )
        for name in found
    ]  # fmt: skip


def chips(view: View, look: GhostsLook, words: Words, *, choose: bool) -> Markup:
    """Return all my ghosts: where they are, what they are to do; they can be chosen here."""
    if view.seat is None:
        return EMPTY
    draft = look.drafted(view)
    able = orders.able(view, draft.orders) if choose else ()
    shown = [_chip(view, draft, ghost, words, may=ghost in able) for ghost in family(view.seat)]
    return html('<div class="gh-chips" role="group">{}</div>', join(shown))


def _chip(view: View, draft: Draft, ghost: str, words: Words, *, may: bool) -> Markup:
    seat = view.seat or 0
    order = orders.order_of(draft.orders, ghost)
    place = (
        "out" if ghost in view.out[seat]
        else "home" if ghost in view.home[seat]
        else "edge" if ghost in view.waiting[seat]
        else "hall"
    )  # fmt: skip
    about = {"size": size_of(ghost), "number": int(ghost[2]), "place": place}
    cost = orders.cost(view, order) if order else 0
    note = html('<b aria-hidden="true" data-label>{}</b>', cost) if order else EMPTY
    told = words("ghosts_table-chip", **about, cost=cost if order else "none")
    inside = html("{}{}", tokens.ghost_picture(ghost), note)
    style = f"gh-chip gh-at-{place}" + " gh-chosen" * (ghost == draft.ghost)
    if not may:
        return html('<span class="{}" role="img" aria-label="{}">{}</span>', style, told, inside)
    return button(
        "ghost", inside, ghost, style=f"pl-button {style}", aria_label=told,
        aria_pressed=str(ghost == draft.ghost).lower(), title=told,
    )  # fmt: skip


# The keyhole's side; Midnight cards


def _side(view: View, words: Words) -> tuple[Markup, ...]:
    may = sides(view)
    shown = [
        kit.action(
            MOVE, f"side {side}", words("ghosts_table-side", side=side),
            about=f"{view.round}-{side}", hotkey=words(f"ghosts_table-side-key-{side.lower()}"),
        )
        for side in "WNES"
        if side in may
    ]  # fmt: skip
    return (html('<div class="gh-choices">{}</div>', join(shown)),)


def _midnight(
    view: View, moves: Sequence[Move], words: Words, names: Sequence[str]
) -> tuple[Markup, ...]:
    shown = [
        kit.action(MOVE, str(move), said(move, words, names), about=f"{view.round}-{move}")
        for move in moves[:MOST_CHOICES]
    ]
    return (html('<div class="gh-choices">{}</div>', join(shown)),)


def said(move: Move, words: Words, names: Sequence[str]) -> str:
    """Say a choice that a Midnight card leaves."""
    match move:
        case Swap(theirs=theirs):
            return words("ghosts_table-swap", name=names[int(theirs[0])], number=int(theirs[2]))
        case Put(spot=spot):
            return words("ghosts_table-put", column=spot.cell[0] + 1)
        case Grow(ghost=ghost):
            return words("ghosts_table-grow", size=size_of(ghost), number=int(ghost[2]))
        case Pass():
            return words("ghosts_table-pass")
    return str(move)
