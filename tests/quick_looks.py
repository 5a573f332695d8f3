"""Bots of Pas Vu Pas Pris that look compiled: they decide the same, only sooner.

The game itself looks in plain Python, so that no page of play has to load numpy; who measures
thousands of games calls `look_compiled()` first.
"""

from __future__ import annotations

from partylab.ghosts import fast, sight
from partylab.ghosts.dangers import Dangers
from partylab.ghosts.doors import eye_at
from partylab.ghosts.scenes import imagined, pack

# Fewer looks at a door are sooner done in plain Python than packed for the compiled eye.
WORTH_IT = 6

plainly = Dangers.find


def find(self, stands, doors):
    """Find out what is not known yet: one batch for all doors that know as much."""
    stands = tuple(dict.fromkeys(stands))
    unknown = {}
    for door in doors:
        new = tuple(stand for stand in stands if stand not in self.known[door])
        unknown.setdefault(new, []).append(door)
    for new, where in unknown.items():
        if len(new) < WORTH_IT:
            plainly(self, new, where)
            continue
        for first in range(0, len(new), fast.BATCH):
            _look(self, new[first : first + fast.BATCH], where)


def _look(table, stands, doors):
    blocks = [imagined(table.hall, size, spot) for size, spot in stands]
    packed = pack(table.hall).joined(blocks)
    asked = table.asked._replace(only=tuple(map(str, range(len(stands)))))
    for door in doors:
        seen = sight.verdict(fast.maths(), packed, eye_at(door), asked)
        table.known[door].update((stand, str(at) in seen) for at, stand in enumerate(stands))


def look_compiled():
    """Let all bots of this process, and of those that it starts, look like this."""
    fast.prepare()
    Dangers.find = find
