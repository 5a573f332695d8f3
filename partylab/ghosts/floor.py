"""The hall from above, to be touched: furniture to be dragged and turned, cells, spots, ghosts.

The picture counts in thousandths of a cell, as poses do; only y runs down, and what turns, turns
the other way.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from partylab.board import MOVE
from partylab.ghosts import midnight, orders, placing, risks, tokens
from partylab.ghosts.drafts import is_watching
from partylab.ghosts.ground import EDGE, OUTWARD, SIDES, WIDE, doors, keyhole_sign, room
from partylab.ghosts.moves import Grow, Put, Swap
from partylab.ghosts.panel import said
from partylab.ghosts.poses import CELL, CELLS, FLOOR, HALL
from partylab.ghosts.resting import sizes
from partylab.ghosts.state import FURNITURE, GO, MIDNIGHT, OPPOSITE, PLACE, inside, seat_of, size_of
from partylab.ghosts.touches import in_hand, pieces
from partylab.html import EMPTY, Markup, attributes, html, join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.ghosts.drafts import Draft, GhostsLook
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.moves import Move, Order
    from partylab.ghosts.poses import Pose, Spot
    from partylab.ghosts.state import Names, View
    from partylab.words import Words

NEAR = 2300  # how much is seen from near by
FINGER = 520  # from the middle of a thing to where a finger still means it
TURNER = 330  # how far a handle is from the piece that it turns
APART = 390  # between ghosts in a row outside


def floor(
    view: View, look: GhostsLook, words: Words, names: Sequence[str], *, mine: bool
) -> Markup:
    """Return the hall from above as it is drafted; `mine`: it can be touched."""
    draft = look.drafted(view)
    ordering = mine and view.phase == GO
    now = orders.tried(view, draft.orders) if ordering else view
    able = orders.able(view, draft.orders) if ordering else ()
    if draft.near is not None:  # the one that is looked at keeps the hand, and the focus
        able = tuple(ghost for ghost in able if ghost == draft.ghost)
    held = in_hand(view, draft) if mine and view.phase in (FURNITURE, PLACE) else ""
    return html(
        '<svg class="gh-map" viewBox="{0} {0} {1} {1}" role="group" aria-label="{2}">'
        '<g class="gh-zoom"{3}>{4}{5}{6}{7}{8}{9}{10}{11}{12}{13}</g></svg>',
        -EDGE, WIDE, words("ghosts_table-floor"), _zoom(draft.near if mine else None),
        room(), doors(view.keyhole), _people(view, now, able, words), keyhole_sign(view.keyhole),
        _furniture(view, now.hall, draft, held, look, words, mine=mine),
        _cells(view, draft, words) if ordering else EMPTY,
        _ghosts(view, now, draft, able, words, watching=is_watching(view, look)),
        _risks(view, now.hall, draft, held) if mine and "risk" in look.helps else EMPTY,
        _marks(view, draft, words) if ordering else EMPTY,
        _choices(view, words, names) if mine and view.phase == MIDNIGHT else EMPTY,
    )  # fmt: skip


def _zoom(near: tuple[int, int] | None) -> Markup:
    """Return the transformation that brings a cell near."""
    if near is None:
        return attributes(style="transform: translate(0px, 0px) scale(1)")
    scale = WIDE / NEAR
    x, y = near[0] * CELL + CELL // 2, HALL - near[1] * CELL - CELL // 2
    dx, dy = (round(HALL / 2 - scale * at) for at in (x, y))
    return attributes(style=f"transform: translate({dx}px, {dy}px) scale({scale:.3f})")


# Whose side is whose; ghosts outside


def _people(view: View, now: View, able: Names, words: Words) -> Markup:
    """Return the ghosts outside: at home from where a side begins, out from where it ends."""
    seats = range(view.seats)
    return join(html("{}{}", _band(view, seat), _outside(now, seat, able, words)) for seat in seats)


def _band(view: View, seat: int) -> Markup:
    """Return the colour of who starts at a side, along its wall."""
    x, y, along, down = SIDES[view.sides[seat]]
    dx, dy = OUTWARD[view.sides[seat]]
    return html(
        '<path class="gh-band" d="M{} {}l{} {}" stroke="{}"/>',
        x + dx * 150, y + dy * 150, HALL * along, HALL * down, tokens.colour(seat),
    )  # fmt: skip


def _outside(now: View, seat: int, able: Names, words: Words) -> Markup:
    here, there = now.sides[seat], OPPOSITE[now.sides[seat]]
    inside = [*now.waiting[seat], *now.home[seat]]
    shown = [_token(one, _in_row(here, at), able, words) for at, one in enumerate(inside)]
    shown += [
        _token(one, _in_row(there, -1 - at), able, words) for at, one in enumerate(now.out[seat])
    ]
    return join(shown)


def _in_row(side: str, at: int) -> tuple[int, int]:
    """Return a place outside a side: counted from its beginning, or from its end."""
    x, y, along, down = SIDES[side]
    dx, dy = OUTWARD[side]
    far = (200 + at * APART) if at >= 0 else HALL + 200 + at * APART
    return x + far * along + dx * 400, y + far * down + dy * 400


def _token(ghost: str, at: tuple[int, int], able: Names, words: Words) -> Markup:
    """Return a ghost outside; one that can go is dragged into the hall."""
    told = _carrying(ghost, *at, words) if ghost in able else EMPTY
    finger = html('<circle class="gh-finger" r="280"/>') if told else EMPTY
    return html(
        '<g class="gh-waits{}" transform="translate({} {}) rotate(0)" data-key="{}"{}>{}'
        '<g transform="scale(4.6)">{}</g></g>',
        " gh-may" * bool(told), *at, f"ghost-{ghost}", told, finger,
        tokens.ghost(seat_of(ghost), size_of(ghost)),
    )  # fmt: skip


# Furniture


def _furniture(
    view: View, hall: Hall, draft: Draft, held: str, look: GhostsLook, words: Words, *, mine: bool
) -> Markup:
    """Return all pieces, the one in hand last; those that may be taken can be dragged."""
    may = pieces(view) if mine and view.phase in (FURNITURE, PLACE) else ()
    if draft.pose:
        may = (held,)
    order = sorted(hall.furniture, key=lambda entry: (entry[0] == held, hall.heights()[entry[0]]))
    shown = []
    for kind, pose in order:
        is_held = kind == held
        here = (draft.pose or pose) if is_held else pose
        wrong = is_held and placing.rest(view.hall, kind, here).why is not None
        style = "gh-piece" + " gh-held" * is_held + " gh-may" * (kind in may) + " gh-wrong" * wrong
        grip = _grip(kind, here, look, words, held=is_held) if kind in may else EMPTY
        handle = _handles(kind, here, turns=is_held) if kind in may else EMPTY
        shown.append(
            html(
                '<g class="{}" transform="translate({} {}) rotate({})" data-key="{}"{}>{}{}</g>',
                style, here.x, HALL - here.y, -here.yaw % 360, f"piece-{kind}", grip,
                tokens.above(kind, *here[3:]), handle,
            )
        )  # fmt: skip
    return join(shown)


def _grip(kind: str, pose: Pose, look: GhostsLook, words: Words, *, held: bool) -> Markup:
    """Return what lets one drag and turn a piece."""
    step, turn = placing.STEP[look.fine] // 2, placing.TURN[look.fine]
    return attributes(
        data_drag="hold", data_what=kind, data_x=pose.x, data_y=HALL - pose.y,
        data_turn=-pose.yaw % 360, data_bounds=placing.bounds(kind, pose),
        data_snap=step, data_turn_snap=turn, data_step=2 * step,
        data_do=None if held else "choose", data_value=None if held else kind,
        tabindex=0, role="button", aria_label=words("ghosts_table-piece", piece=kind),
    )  # fmt: skip


def _handles(kind: str, pose: Pose, *, turns: bool) -> Markup:
    """Return where fingers find a piece: a place as large as they are, and a handle to turn it."""
    reach = placing.reach(kind, pose)
    grasp = html('<circle class="gh-finger" r="{}"/>', max(FINGER, round(reach * 0.9)))
    if not turns:
        return html('{}<circle class="gh-halo" r="{}"/>', grasp, reach + 120)
    x, y = _inward(pose, reach + TURNER)
    return html(
        '<circle class="gh-halo" r="{}"/>{}<g data-turner=""><circle class="gh-finger" cx="{}"'
        ' cy="{}" r="430"/><g class="gh-turner" transform="translate({} {})"><circle r="215"/>'
        '<path d="M-95 40A105 105 0 1 1 60 85M60 85l-95 15m95-15l15-95"/></g></g>',
        reach + 120, grasp, x, y, x, y,
    )  # fmt: skip


def _inward(pose: Pose, far: int) -> tuple[int, int]:
    """Return a place beside a turned piece, in its own frame, towards the middle of the hall."""
    turn = radians(-pose.yaw % 360)
    towards = (HALL / 2 - pose.x, pose.y - HALL / 2)

    def inward(way: tuple[int, int]) -> float:
        x, y = way
        dx, dy = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return dx * towards[0] + dy * towards[1]

    x, y = max(((0, -1), (1, 0), (0, 1), (-1, 0)), key=inward)
    return x * far, y * far


# Where a ghost can go


def _cells(view: View, draft: Draft, words: Words) -> Markup:
    """Return the cells to which the chosen ghost can go, each with what it costs."""
    if not draft.ghost or draft.near is not None:
        return EMPTY
    reached = orders.cells(view, draft.orders, draft.ghost)
    return join(_cell(cell, cost, words) for cell, cost in sorted(reached.items()))


def _cell(cell: tuple[int, int], cost: int, words: Words) -> Markup:
    column, row = cell
    x, y = column * CELL, HALL - (row + 1) * CELL
    told = attributes(
        data_do="cell", data_value=f"{column} {row}", data_key=f"cell-{column}-{row}",
        role="button", tabindex=0,
        aria_label=words("ghosts_table-cell", column=column + 1, row=CELLS - row, cost=cost),
    )  # fmt: skip
    return html(
        '<g class="gh-cell"{}><rect x="{}" y="{}" width="920" height="920" rx="120"/>'
        '<text x="{}" y="{}" text-anchor="middle" font-size="430">{}</text></g>',
        told, x + 40, y + 40, x + 500, y + 650, cost,
    )  # fmt: skip


def _marks(view: View, draft: Draft, words: Words) -> Markup:
    """Return the spots of the cell that is looked at from near by."""
    order = orders.order_of(draft.orders, draft.ghost) if draft.ghost else None
    if draft.near is None or order is None or order.to is None:
        return EMPTY
    found = orders.spots(view, draft.orders, draft.ghost, draft.near)
    same = [spot for spot in found if spot.on == order.to.on and spot != order.to]
    return join(_spot(spot, words) for spot in same)


def _spot(spot: Spot, words: Words) -> Markup:
    told = attributes(
        data_do="spot", data_value=str(spot), data_key=f"spot-{spot}", role="button", tabindex=0,
        aria_label=words("ghosts_table-spot", x=spot.x % CELL // 10, y=spot.y % CELL // 10),
    )  # fmt: skip
    return html(
        '<g class="gh-spot"{}><circle class="gh-finger" cx="{}" cy="{}" r="138"/>'
        '<circle cx="{}" cy="{}" r="60"/></g>',
        told, spot.x, HALL - spot.y, spot.x, HALL - spot.y,
    )  # fmt: skip


def _choices(view: View, words: Words, names: Sequence[str]) -> Markup:
    """Return the ghosts and the spots among which a Midnight card lets me choose."""
    found = midnight.choices(view.game, view, view.seat) if view.seat is not None else ()
    return join(_choice(view, move, words, names) for move in found)


def _choice(view: View, move: Move, words: Words, names: Sequence[str]) -> Markup:
    match move:
        case Put(spot=spot):
            number = ""
        case Swap(theirs=ghost) | Grow(ghost=ghost):
            spot, number = view.hall.spot(ghost), ghost[2]
        case _:
            return EMPTY
    told = attributes(
        data_do=MOVE, data_value=str(move), data_key=f"choice-{move}", role="button", tabindex=0,
        aria_label=said(move, words, names),
    )  # fmt: skip
    x, y = spot.x, HALL - spot.y
    return html(
        '<g class="gh-cell"{}><rect x="{}" y="{}" width="700" height="700" rx="350"/>'
        '<text x="{}" y="{}" text-anchor="middle" font-size="430">{}</text></g>',
        told, x - 350, y - 350, x, y - 300, number,
    )  # fmt: skip


# Ghosts in the hall


def _ghosts(
    view: View, now: View, draft: Draft, able: Names, words: Words, *, watching: bool
) -> Markup:
    """Return the ghosts where they are, or are to go; the ways of those that have orders."""
    heights = now.hall.heights()
    fates = _fates(view) if watching else {}
    shown = []
    for ghost, spot in sorted(now.hall.ghosts, key=lambda entry: heights[entry[0]]):
        style = "gh-ghost" + " gh-chosen" * (ghost == draft.ghost) + " gh-may" * (ghost in able)
        style += f" gh-{fates[ghost]}" if ghost in fates else ""
        told = _carrying(ghost, spot.x, HALL - spot.y, words) if ghost in able else EMPTY
        shown.append(_disc(ghost, spot, style, told, on=spot.on != FLOOR))
    ways = join(_way(view, order) for order in draft.orders) if now is not view else EMPTY
    return html("{}{}", ways, join(shown))


def _risks(view: View, hall: Hall, draft: Draft, held: str) -> Markup:
    """Return beside each of my ghosts how many doors would see it, for who asked for that help."""
    if held:
        pose = draft.pose or placing.pose_of(hall, held)
        hall = placing.rest(hall, held, pose).hall or hall
    mine = inside(hall, view.seat) if view.seat is not None else ()
    return join(
        html(
            '<text class="gh-risk" x="{}" y="{}" text-anchor="middle">{}</text>',
            hall.spot(ghost).x, HALL - hall.spot(ghost).y - 260, doors,
        )
        for ghost, doors in risks.doors_that_see(view.game, hall, mine).items()
    )  # fmt: skip


def _fates(view: View) -> dict[str, str]:
    """Return how the last look ended for each ghost."""
    return {one.ghost: "seen" if one.where else "unseen" for one in view.last[-1].found}


def _carrying(ghost: str, x: int, y: int, words: Words) -> Markup:
    """Return what lets one drag a ghost from a place in the picture."""
    return attributes(
        data_drag="carry", data_what=ghost, data_x=x, data_y=y, data_turn=0,
        data_bounds=f"{-EDGE} {-EDGE} {HALL + EDGE} {HALL + EDGE}", data_snap=20, data_step=CELL,
        data_do="ghost", data_value=ghost, tabindex=0, role="button",
        aria_label=words("ghosts_table-ghost", size=size_of(ghost), number=int(ghost[2])),
    )  # fmt: skip


def _disc(ghost: str, spot: Spot, style: str, told: Markup, *, on: bool) -> Markup:
    seat, radius = seat_of(ghost), round(sizes(False)[size_of(ghost)].radius * CELL)
    finger = html('<circle class="gh-finger" r="{}"/>', max(radius, 280)) if told else EMPTY
    return html(
        '<g class="{}{}" transform="translate({} {}) rotate(0)" data-key="ghost-{}"{}>{}'
        '<circle class="gh-disc" r="{}" fill="{}"/>'
        '<g transform="scale({})" class="gh-mark">{}</g></g>',
        style, " gh-up" * on, spot.x, HALL - spot.y, ghost, told, finger, radius,
        tokens.colour(seat), f"{radius / 36:.2f}", tokens.mark(seat),
    )  # fmt: skip


def _way(view: View, order: Order) -> Markup:
    """Return the way of a ghost that has an order."""
    start = dict(view.hall.ghosts).get(order.ghost)
    side = view.sides[seat_of(order.ghost)]
    end = order.to
    if start is not None:
        x, y = start.x, HALL - start.y
    else:
        x, y = _in_row(side, 0)
    if end is not None:
        to_x, to_y = end.x, HALL - end.y
    else:
        to_x, to_y = _in_row(OPPOSITE[side], -1)
    return html(
        '<path class="gh-way" d="M{} {}L{} {}"/><circle class="gh-start" cx="{}" cy="{}" r="90"/>',
        x, y, to_x, to_y, x, y,
    )  # fmt: skip
