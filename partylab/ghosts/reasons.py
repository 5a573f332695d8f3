"""Why a bot does what it does, in values that `Words` can say."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from partylab.game import News
from partylab.ghosts.moves import Grow, Put, Swap
from partylab.ghosts.shapes import KINDS, SIZES
from partylab.ghosts.sight import look
from partylab.ghosts.state import bigger, seat_of, size_of

if TYPE_CHECKING:
    from partylab.game import Seat
    from partylab.ghosts.foresight import Foresight
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.lookout import Lookout
    from partylab.ghosts.moves import Go, Move, Order
    from partylab.ghosts.planning import Planner
    from partylab.ghosts.poses import Spot
    from partylab.ghosts.rearranging import Arrangement, Arranger
    from partylab.ghosts.sharing import Sharer
    from partylab.ghosts.state import View

Reasons = tuple[News, ...]

# A bot that has many reasons names the best.
MOST = 3


def plain(sentence: str) -> Reasons:
    """Say something that needs no numbers."""
    return (News(sentence),)


def go(planner: Planner, orders: Go) -> Reasons:
    """Say for each ghost that goes somewhere what hides it there, and from how many doors not."""
    if not orders.orders:
        return (News("ghosts_bots-stays"),)
    return tuple(_order(planner, order) for order in orders.orders[:MOST])


def shared(planner: Sharer, orders: Go) -> Reasons:
    """Say the same, for which side of the keyhole it is meant, and who goes first."""
    side, share = planner.counted_on()
    meant = News("ghosts_bots-counts-on", side=side, share=round(100 * share))
    first = planner.before()
    after = News("ghosts_bots-goes-after", count=first)
    return (*go(planner, orders), *([meant] if share else []), *([after] if first else []))


def imagined(planner: Foresight, orders: Go) -> Reasons:
    """Say the same, and what that should bring."""
    return (*shared(planner, orders), News("ghosts_bots-imagined", points=planner.brings))


def _order(planner: Planner, order: Order) -> News:
    view, size = planner.view, size_of(order.ghost)
    if order.to is None:
        return _out(view, order)
    if order.fuse:
        bigger_one = max(order.ghost, order.fuse, key=lambda name: SIZES.index(size_of(name)))
        size = bigger(bigger_one) or size
    how = "fuses" if order.fuse else "goes"
    return spot(planner.lookout, size, order.to, how)


def _out(view: View, order: Order) -> News:
    size = size_of(order.ghost)
    return News("ghosts_bots-out", size=size, points=view.game.score_out[SIZES.index(size)])


def run(view: View, orders: Go) -> Reasons:
    """Say who gets out, and how many run."""
    out = tuple(_out(view, order) for order in orders.orders if order.to is None)
    running = len(orders.orders) - len(out)
    if not orders.orders:
        return (News("ghosts_bots-stays"),)
    return (*out, News("ghosts_bots-runs", count=running)) if running else out


def spot(lookout: Lookout, size: str, at: Spot, how: str) -> News:
    """Say what hides a ghost on a spot, and how many doors see it all the same."""
    stand = (size, at)
    seen = lookout.dangers.seen(stand, lookout.doors)
    return News(
        "ghosts_bots-hides",
        how=how,
        size=size,
        piece=_cover(lookout, size, at),
        doors=len(seen),
        all=len(lookout.doors),
    )


def _cover(lookout: Lookout, size: str, at: Spot) -> str:
    """Return the piece that hides a ghost from most doors, or "none"."""
    ghost = f"0{size}1"
    bare = lookout.dangers.hall.without(*(name for name, _ in lookout.dangers.hall.ghosts))
    hall = bare.with_ghost(ghost, at)
    seen = lookout.dangers.seen((size, at), lookout.doors)
    hides = Counter(
        body
        for door in lookout.doors
        if door not in seen
        for body, _ in look(hall, door)[ghost].hidden_by[:1]
        if body in KINDS
    )
    return max(hides, key=lambda kind: (hides[kind], -KINDS.index(kind)), default="none")


def furniture(arranger: Arranger, best: Arrangement) -> Reasons:
    """Say from how many more or fewer doors my ghosts and those of others are seen."""
    before, after = arranger.here, arranger.here.through(best.hall)
    news = []
    for whose in ("mine", "others"):
        doors = {
            "before": _doors(arranger, before, arranger.table.hall, whose),
            "after": _doors(arranger, after, best.hall, whose),
        }
        if whose == "mine" or doors["before"] != doors["after"]:
            news.append(News("ghosts_bots-moves", piece=best.piece, whose=whose, **doors))
    return tuple(news)


def _doors(arranger: Arranger, lookout: Lookout, hall: Hall, whose: str) -> int:
    """Count the doors that see ghosts: for two ghosts a door counts twice."""
    return sum(
        sum(flees)
        for ghost, flees in lookout.look_at(hall).items()
        if (seat_of(ghost) == arranger.seat) == (whose == "mine")
    )


def side(lookout: Lookout, seat: Seat, chosen: str) -> Reasons:
    """Say how many ghosts are seen on average from a side."""
    looks = [at for at, one in enumerate(lookout.looks) if one[0].side == chosen]
    counts = {"mine": 0.0, "others": 0.0}
    for ghost, flees in lookout.look_at(lookout.view.hall).items():
        whose = "mine" if seat_of(ghost) == seat else "others"
        counts[whose] += sum(flees[at] for at in looks) / len(looks)
    return (News("ghosts_bots-side", side=chosen, **{k: round(v, 1) for k, v in counts.items()}),)


def card(view: View, lookout: Lookout, move: Move) -> Reasons:
    """Say what an answer to a Midnight card brings."""
    match move:
        case Swap():
            return (spot(lookout, "S", view.hall.spot(move.theirs), "goes"),)
        case Put():
            return (spot(lookout, "S", move.spot, "goes"),)
        case Grow():
            size = bigger(move.ghost) or "L"
            return (spot(lookout, size, view.hall.spot(move.ghost), "grows"),)
    return (News("ghosts_bots-passes"),)
