"""The bots, from the weakest to the strongest; docs/hat-ladder.md shows how strong each of them is.

All play in the same way (`thinking.py`) and differ in how they remember, a little also in nerve.
`why(view)` says what a bot of this kind believes in this seat, from what the seat has watched.

>>> from partylab import Table, Words
>>> from partylab.hat import Hat
>>> table, bot = Table(Hat(), ["Ana", "Bo", "Cleo"], seed=1), BOTS["elephant"]()
>>> for move in ("draw", "turn", "say hat"):
...     table.play(min(table.turn), move)
>>> for view in table.views(1):
...     bot.watch(view)
>>> bot.why(table.view(1)).move
Move('refuse')
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from partylab.hat.memory import Activation, Belief, Fading, Honesty, Leaky, Memory, Mixing, Window
from partylab.hat.thinking import Nerve, Rememberer

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.bots import Bot

# What bots take others for: people who mostly know their gifts, and hardly ever bluff.
OTHERS = Honesty(knows=Fraction(17, 20), bluffs=Fraction(1, 20))

# The memories, each with its numbers.
GOLDFISH = Leaky(Window(1), OTHERS)
WINDOW = Leaky(Window(3), OTHERS)
BINDER = Leaky(Fading(12), OTHERS, Mixing())
FADER = Leaky(Fading(16), OTHERS)
ACTR = Leaky(Activation(seconds=20), OTHERS)  # a quarter of an hour for forty-five offers
ELEPHANT = Belief(honesty=OTHERS)

HONEST, BOLD = Nerve(), Nerve(bluffs=0.5)


def remembering(memory: Memory, nerve: Nerve = HONEST) -> Callable[[], Bot]:
    """Return what makes a bot with a fresh memory of this kind."""
    return partial(Rememberer, memory, nerve)


# Every bot under the name that people type, from the weakest to the strongest.
BOTS: dict[str, Callable[[], Bot]] = {
    "goldfish": remembering(GOLDFISH, BOLD),
    "window": remembering(WINDOW),
    "binder": remembering(BINDER),
    "fader": remembering(FADER),
    "actr": remembering(ACTR),
    "elephant": remembering(ELEPHANT),
}

# Against whom one plays at each level.
LEVELS: dict[str, tuple[str, ...]] = {
    "easy": ("goldfish", "window"),
    "medium": ("binder", "window"),
    "hard": ("binder", "fader"),
    "expert": ("elephant", "actr"),
}
