"""What a player can do in That's Not a Hat, and how each move is written.

>>> parse("say rubber-duck", "classic"), str(Move("say", "guitar", 3))
(Move('say', 'rubber-duck'), 'say guitar to 3')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from partylab.game import Rejected, Seat, brief
from partylab.hat.gifts import pack_of

SAID = re.compile(r"say ([a-z0-9-]{1,40})(?: to ([0-7]))?")


@dataclass(frozen=True, slots=True)
class Move:
    """One act at the table.  A gift whose arrow points anywhere is given `to` a seat (NH-A17)."""

    act: str  # draw, turn, say, accept, refuse
    gift: str | None = None  # what the giver calls it
    to: Seat | None = None

    def __str__(self) -> str:
        if self.gift is None:
            return self.act
        return f"say {self.gift}" if self.to is None else f"say {self.gift} to {self.to}"

    def __repr__(self) -> str:
        parts = [part for part in (self.act, self.gift, self.to) if part is not None]
        return f"Move({', '.join(map(repr, parts))})"


DRAW, TURN, ACCEPT, REFUSE = map(Move, ("draw", "turn", "accept", "refuse"))
PLAIN = {move.act: move for move in (DRAW, TURN, ACCEPT, REFUSE)}


@lru_cache(maxsize=64)
def announcements(gifts: tuple[str, ...], to: Seat | None = None) -> tuple[Move, ...]:
    """Return what can be said of a gift; the same is asked at every turn, so it is kept."""
    return tuple(Move("say", gift, to) for gift in gifts)


def parse(text: str, pack: str) -> Move:
    """Read a move back from its text."""
    if not isinstance(text, str):
        raise Rejected("hat-unknown-move", move=brief(text))
    if text in PLAIN:
        return PLAIN[text]
    said = SAID.fullmatch(text)
    if said is None:
        raise Rejected("hat-unknown-move", move=brief(text))
    gift, to = said.groups()
    if gift not in pack_of(pack).gifts:
        raise Rejected("hat-unknown-gift", gift=brief(gift))
    return Move("say", gift, None if to is None else int(to))
