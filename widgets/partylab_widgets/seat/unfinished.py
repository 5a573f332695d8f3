"""Games that are not over: kept on the device as they are played, offered when one comes back.

What is kept is what `Match.save` writes, so it holds the deal, and with it what a seat needs to go
on.  It is folded: nobody reads in it by accident what is hidden at a table.  It comes back from a
browser, so it is read as a file from anywhere is.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from partylab.folding import folded, unfolded
from partylab.game import Rejected
from partylab.match import Match
from partylab_widgets.clockwork import Alarm, running_loop
from partylab_widgets.seat.sitting import PACES, Sitting, WhatIf

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MOST = 4  # games on one device: the oldest goes
GAME = "game."  # before the mark of a game: the name under which it is kept
SEAT = "seat"  # in a record: what the seat needs
USUAL_PACE = "calm"
REST = 20  # so many times as long as it took to keep a game, it is not kept anew


@dataclass(frozen=True)
class Unfinished:
    """A game that can go on, and how its seat was left."""

    name: str  # under which it is kept
    match: Match
    when: float  # in seconds, as `time.time`
    pace: str
    helps: frozenset[str] | None
    switches: Mapping[str, bool]
    notes: Any  # of the board, about the person in front of the screen
    what_if: WhatIf | None

    def sit_down(self) -> Sitting:
        """Return the game as it was left."""
        sitting = Sitting(self.match, self.pace, what_if=self.what_if)
        if self.helps is not None:
            sitting.helps = self.helps & {*sitting.board.helps, "bots"}
        sitting.catch_up(self.switches, self.notes)
        return sitting


def write(sitting: Sitting) -> str:
    """Return a game as it is kept."""
    kept: dict[str, Any] = {
        "when": time.time(),
        "pace": sitting.pace,
        "helps": sorted(sitting.helps),
        "switches": sitting.switches(),
        "notes": sitting.board.notes(sitting.look),
    }
    if sitting.what_if:
        kept["what_if"] = [sitting.what_if.whole.as_saved(), sitting.what_if.moment]
    return folded(json.dumps({**sitting.match.as_saved(), SEAT: kept}, default=str))


def read(name: str, text: str) -> Unfinished:
    """Return a game that was kept; one that cannot go on is refused with a sentence."""
    text = unfolded(text)
    match = Match.load(text)
    if match.table.outcome is not None:
        raise Rejected("keeping-over")
    kept = json.loads(text).get(SEAT)
    kept = kept if isinstance(kept, dict) else {}
    when, pace, helps = kept.get("when"), kept.get("pace"), kept.get("helps")
    switches = kept.get("switches")
    return Unfinished(
        name,
        match,
        float(when) if isinstance(when, int | float) and 0 <= when < 1e12 else 0.0,
        pace if pace in [*PACES] else USUAL_PACE,
        frozenset(map(str, helps)) if isinstance(helps, list) else None,
        switches if isinstance(switches, dict) else {},
        kept.get("notes"),
        _what_if(kept.get("what_if")),
    )


def _what_if(kept: Any) -> WhatIf | None:
    """Return the game that this one has left."""
    match kept:
        case None:
            return None
        case [dict(whole), int(moment)]:
            match = Match.load(json.dumps(whole))
            if match.table.outcome is not None and 0 <= moment < match.moves_made:
                return WhatIf(match, moment)
    raise Rejected("table-save-damaged")


def read_all(kept: Mapping[str, str]) -> tuple[list[Unfinished], dict[str, Rejected]]:
    """Return the games that a device has kept, the newest first, and what is wrong with others."""
    found, broken = [], {}
    for name, text in kept.items():
        if name.startswith(GAME):
            try:
                found.append(read(name, text))
            except Rejected as why:
                broken[name] = why
            except Exception:  # nothing that lies there may keep a page from opening
                broken[name] = Rejected("table-save-damaged")
    return sorted(found, key=lambda game: -game.when), broken


class Keeper:
    """Keeps the game of one seat, a moment after each change, so that no answer waits for it."""

    def __init__(self, remember: Callable[[str, str], None]) -> None:
        self._remember = remember
        self._name = ""  # under which this seat's game is kept
        self._instead: set[str] = set()  # names of games that are kept as this one now
        self._last: Any = None  # how it was when it was kept, or will be in a moment
        self._rest = 0.0
        self._alarm = Alarm()

    def follow(self, sitting: Sitting | None) -> None:
        """Keep a game as it is now; one that is over, or was left, is not kept any more."""
        if sitting is None or sitting.table.outcome is not None or sitting.match.own_bots:
            self._alarm.clear()
            if self._last is not None:
                self._last = None
                self._keep("")
            return
        match = sitting.match
        now = match, match.moves_made, match.sitters, sitting.pace, sitting.helps
        if now == self._last:
            return
        self._last = now
        if running_loop() is None:
            self._keep_now(sitting)
        else:
            self._alarm.set(sitting, self._rest, partial(self._keep_now, sitting))

    def _keep_now(self, sitting: Sitting) -> None:
        began = time.perf_counter()
        self._keep(write(sitting))
        self._rest = REST * (time.perf_counter() - began)

    def _keep(self, text: str) -> None:
        # Only now: pages that are prepared in advance must not share a name.
        self._name = self._name or GAME + token_hex(8)
        self._remember(self._name, text)
        for name in self._instead:
            self._remember(name, "")
        self._instead.clear()

    def goes_on(self, name: str) -> None:
        """Keep the next game in the place of one that was kept under another name."""
        self._instead.add(name)
