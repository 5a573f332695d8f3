"""What a bot would do, in a few words: to move the piano, or to look from the north."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.moves import Go, Grab, Move, Place, Side
from partylab.ghosts.telling import place

if TYPE_CHECKING:
    from partylab.words import Words

EITHER = "either"  # a bot that does not care


def would(move: Move | None, words: Words) -> str:
    """Say what a bot would do."""
    what = EITHER if move is None else type(move).__name__.lower()
    return words("ghosts-would", what=what, **_about(move, words))


def _about(move: Move | None, words: Words) -> dict[str, object]:
    """Return the details that the sentence of a move names."""
    match move:
        case Grab(piece):
            return {"piece": words(f"ghosts-the-{piece}")}
        case Place(pose):
            column, row = place(pose.x, pose.y)
            return {"column": column, "row": row}
        case Go(orders):
            return {"count": len(orders)}
        case Side(side):
            return {"side": side}
    return {}
