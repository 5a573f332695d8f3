"""What comes of each touch at the table of Pas Vu Pas Pris: another look, or moves.

A page sends a name and a value; whoever sends what no page has offered gets a sentence.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from partylab.board import Moves
from partylab.game import Rejected
from partylab.ghosts import orders, placing, rounds
from partylab.ghosts.drafts import PICTURES, GhostsLook, is_watching, rounds_played
from partylab.ghosts.moves import Go, Grab, Order, Place
from partylab.ghosts.poses import Pose, read_spot
from partylab.ghosts.setting import pushed_in
from partylab.ghosts.state import FURNITURE, GO, PLACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.game import Seat
    from partylab.ghosts.drafts import Draft
    from partylab.ghosts.state import View

    Touch = Callable[[GhostsLook, str, View], GhostsLook | Moves]


def touched(look: GhostsLook, name: str, value: str, view: View) -> GhostsLook | Moves | None:
    """Return what comes of a touch; None where it is none of these."""
    if name in LOOKING:
        return LOOKING[name](look, value, view)
    for phases, touches in ((FURNISHING, PIECES), (ORDERING, GHOSTS)):
        if name in touches:
            if view.seat not in view.turn or view.phase not in phases:
                raise Rejected("ghosts-not-now")
            return touches[name](look, value, view)
    return None


# What one may look at any time


def _picture(look: GhostsLook, value: str, _view: View) -> GhostsLook:
    if value not in PICTURES:
        raise Rejected("table-unknown-touch")
    return replace(look, picture=value)


def _onward(look: GhostsLook, _value: str, view: View) -> GhostsLook:
    """Put the look through the keyhole away."""
    if not is_watching(view, look):
        raise Rejected("ghosts-not-now")
    return replace(look, done=rounds_played(view), asked="")


def _asked(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Ask why a ghost was seen, or why not; ask once more, and it is folded away."""
    found = {one.ghost for glance in view.last for one in glance.found}
    if value not in found:
        raise Rejected("ghosts-not-now")
    return replace(look, asked="" if look.asked == value else value)


def _fine(look: GhostsLook, value: str, _view: View) -> GhostsLook:
    if value not in ("on", ""):
        raise Rejected("table-unknown-touch")
    return replace(look, fine=bool(value))


LOOKING: dict[str, Touch] = {
    "picture": _picture,
    "onward": _onward,
    "asked": _asked,
    "fine": _fine,
}

# Furniture

FURNISHING = (FURNITURE, PLACE)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise Rejected("ghosts-not-now")
    return view.seat


def pieces(view: View) -> tuple[str, ...]:
    """Return the pieces that I may take in hand now."""
    return (view.grabbed,) if view.grabbed else rounds.pieces(view, _seat(view))


def in_hand(view: View, draft: Draft) -> str:
    """Return the piece that is looked at, or held."""
    return view.grabbed or draft.piece


def _take(draft: Draft, piece: str, view: View) -> Draft:
    """Look at a piece; one that was moved has to be put down (PV-19)."""
    held = in_hand(view, draft)
    if piece and piece == held:
        return draft
    if draft.pose or view.grabbed:
        raise Rejected("ghosts_table-touched")
    if piece not in pieces(view):
        raise Rejected("ghosts-moved-already" if piece in view.moved else "ghosts-not-on-card")
    return draft._replace(piece=piece)


def _choose(look: GhostsLook, value: str, view: View) -> GhostsLook:
    draft = look.drafted(view)
    if value == "" and not draft.pose:
        return look.drafts(draft._replace(piece=""))
    return look.drafts(_take(draft, value, view))


def _hold(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Note where a hand has put a piece, and how it has turned it."""
    piece = value.partition(" ")[0]
    draft = _take(look.drafted(view), piece, view)
    pose = draft.pose or placing.pose_of(view.hall, piece)
    new = placing.dragged(value, pose)[1]
    return look.drafts(draft.held(pushed_in(piece, new)))


def _nudge(look: GhostsLook, value: str, view: View) -> GhostsLook:
    draft = look.drafted(view)
    piece = in_hand(view, draft)
    if not piece:
        raise Rejected("ghosts_table-nothing-in-hand")
    pose = draft.pose or placing.pose_of(view.hall, piece)
    new = placing.nudged(piece, pose, value, fine=look.fine)
    return look.drafts(draft._replace(piece=piece).held(new))


def _undo(look: GhostsLook, _value: str, view: View) -> GhostsLook:
    draft = look.drafted(view)
    if not may_undo(draft, view):
        raise Rejected("ghosts_table-nothing-to-undo")
    # What was touched stays in hand, where it has stood.
    before = draft.poses[:-1] or (placing.pose_of(view.hall, in_hand(view, draft)),)
    return look.drafts(draft._replace(poses=before))


def may_undo(draft: Draft, view: View) -> bool:
    """Is the piece in hand elsewhere than it was?"""
    piece = in_hand(view, draft)
    return bool(draft.poses) and draft.poses != (placing.pose_of(view.hall, piece),)


def _lay(look: GhostsLook, _value: str, view: View) -> Moves:
    """Put the piece down: it is grabbed and placed at once."""
    draft = look.drafted(view)
    piece = in_hand(view, draft)
    if not piece:
        raise Rejected("ghosts_table-nothing-in-hand")
    pose = draft.pose or placing.pose_of(view.hall, piece)
    if (why := placing.rest(view.hall, piece, pose).why) is not None:
        raise why
    seat = _seat(view)
    place = (seat, Place(pose))
    return Moves((place,) if view.grabbed else ((seat, Grab(piece)), place))


PIECES: dict[str, Touch] = {
    "choose": _choose,
    "hold": _hold,
    "nudge": _nudge,
    "undo": _undo,
    "lay": _lay,
}

# Ghosts

ORDERING = (GO,)


def _ghost(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Choose the ghost that is to get an order; chosen again it is left alone."""
    draft = look.drafted(view)
    if value and value == draft.ghost:
        return look.drafts(draft._replace(ghost="", near=None))
    _check_able(draft, value, view)
    return look.drafts(draft._replace(ghost=value, near=None))


def _check_able(draft: Draft, ghost: str, view: View) -> None:
    if ghost not in orders.able(view, draft.orders):
        raise Rejected("ghosts_table-cannot-go")


def _ordered(look: GhostsLook, draft: Draft, order: Order, view: View) -> GhostsLook:
    given = orders.with_order(view, draft.orders, order)
    near = order.to.cell if order.to else None
    return look.drafts(draft._replace(ghost=order.ghost, orders=given, near=near))


def _cell(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Send the chosen ghost to a cell."""
    draft, cell = look.drafted(view), orders.read_cell(value)
    if not draft.ghost:
        raise Rejected("ghosts_table-no-ghost")
    spot = orders.best_spot(view, draft.orders, draft.ghost, cell)
    order = Order(draft.ghost, spot)
    if not orders.spots(view, draft.orders, draft.ghost, cell):
        fused = orders.partners(view, draft.orders, order)
        if not fused:
            raise Rejected("ghosts_table-no-place")
        order = order._replace(fuse=fused[0])
    return _ordered(look, draft, order, view)


def _spot(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Choose where exactly, and on what."""
    draft = look.drafted(view)
    if not draft.ghost:
        raise Rejected("ghosts_table-no-ghost")
    return _ordered(look, draft, Order(draft.ghost, read_spot(value)), view)


def _fuse(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Let the chosen ghost become one with another one, or not."""
    draft = look.drafted(view)
    order = orders.order_of(draft.orders, draft.ghost)
    if order is None or order.to is None:
        raise Rejected("ghosts_table-no-ghost")
    return _ordered(look, draft, order._replace(fuse=value or None), view)


def _out(look: GhostsLook, _value: str, view: View) -> GhostsLook:
    draft = look.drafted(view)
    if not draft.ghost:
        raise Rejected("ghosts_table-no-ghost")
    return _ordered(look, draft, Order(draft.ghost, None), view)


def _carry(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Note where a hand has set a ghost down."""
    ghost, pose = placing.dragged(value, Pose(0, 0))
    draft = look.drafted(view)
    _check_able(draft, ghost, view)
    spot = orders.carried(view, draft.orders, ghost, pose.x, pose.y)
    return _ordered(look, draft, Order(ghost, spot), view)


def _back(look: GhostsLook, value: str, view: View) -> GhostsLook:
    """Take an order back; without a name the last one."""
    draft = look.drafted(view)
    given = [one.ghost for one in draft.orders]
    ghost = value or (given[-1] if given else "")
    if ghost not in given:
        raise Rejected("ghosts_table-nothing-to-undo")
    kept = orders.without(view, draft.orders, ghost)
    return look.drafts(draft._replace(orders=kept, near=None))


def _far(look: GhostsLook, _value: str, view: View) -> GhostsLook:
    """Look at the whole hall again."""
    return look.drafts(look.drafted(view)._replace(ghost="", near=None))


def _go(look: GhostsLook, _value: str, view: View) -> Moves:
    return Moves(((_seat(view), Go(look.drafted(view).orders)),))


GHOSTS: dict[str, Touch] = {
    "ghost": _ghost,
    "cell": _cell,
    "spot": _spot,
    "fuse": _fuse,
    "out": _out,
    "carry": _carry,
    "back": _back,
    "far": _far,
    "go": _go,
}
