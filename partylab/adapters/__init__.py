"""The games as other people's libraries know games, for learners and for comparisons.

    from partylab.adapters.pettingzoo import env           # pip install "partylab[pettingzoo]"
    from partylab.adapters.openspiel import load_game      # pip install "partylab[openspiel]"

`env("nothanks", seats=3)` is an AEC environment, `load_game("hat", seats=4)` a game of OpenSpiel.
What a learner observes is made from the view of its seat and from its own menu of moves, so
nothing hidden is in it; actions are numbers, and a mask tells which of them are legal.

Every game that takes turns is offered: each that has a `features.py` in its folder.  Where several
may move at once, as when ghosts are ordered about, they are asked in the order of their seats, and
no view tells what the others have chosen.  Not Not is not among them: it is a race, whose moves
are taps with their milliseconds, and without a clock there is nothing to win by being first.
"""

from __future__ import annotations

from partylab import games


def names() -> tuple[str, ...]:
    """Return the games that are offered.

    >>> names()[:3]
    ('nothanks', 'hat', 'ghosts')
    """
    return tuple(name for name in games.names() if games.features(name))
