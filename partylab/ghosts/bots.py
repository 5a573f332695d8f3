"""The bots, each meant to beat the one before; docs/ghost-ladder.md says which of them do.

All but the wanderer always do the same on the same view, and `why(view)` returns what that is.

>>> from partylab import Words
>>> from partylab.ghosts import Ghosts
>>> from partylab.table import Table
>>> table = Table(Ghosts(), ["Ana", "Bo"], seed=7)
>>> seat, = table.turn
>>> why = BOTS["hider"]().why(table.view(seat))
>>> print(why.move, "-", Words("en").tell(why.because, table.names))
draw - There is nothing to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.bots import Bot, Why
from partylab.ghosts import reasons
from partylab.ghosts.foresight import Lookahead
from partylab.ghosts.thinking import Hider, Schemer, Sprinter

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from partylab.ghosts.moves import Move
    from partylab.ghosts.state import View


class Wanderer(Bot):
    """Does anything that comes to its mind."""

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Return any of the moves."""
        return rng.choice(moves)

    def why(self, view: View) -> Why:
        """Say that there is no reason."""
        return Why(None, reasons.plain("ghosts_bots-coin"))


# Every bot under the name that people type, from the weakest to the strongest.
BOTS: dict[str, Callable[[], Bot]] = {
    "wanderer": Wanderer,
    "sprinter": Sprinter,
    "hider": Hider,
    "schemer": Schemer,
    "lookahead": Lookahead,
}
