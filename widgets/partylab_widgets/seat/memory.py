"""All that a device remembers for one seat: wishes, games that can go on, and what was played."""

from __future__ import annotations

import time
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab_widgets.seat import history, unfinished
from partylab_widgets.seat.history import History, Tally
from partylab_widgets.seat.keeping import Wishes
from partylab_widgets.seat.unfinished import Keeper, Unfinished

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from partylab_widgets.seat.sitting import Sitting

BACK = "back"  # in a greeting: with which game a page goes on without asking


class Memory:
    """What is known of this device; what changes is told to it by `remember`."""

    def __init__(self, remember: Callable[[str, str], None]) -> None:
        self._remember = remember
        self._keeper = Keeper(remember)
        self.wishes = Wishes()
        self.history = History()
        self.offered: list[Unfinished] = []  # games that can go on, the newest first
        self._played: list[str] = []  # names of what was added to the history here

    def meet(self, kept: Mapping[str, str]) -> dict[str, Rejected]:
        """Learn what a device has kept; return what is wrong with games that cannot go on."""
        self.wishes = Wishes.read(kept.get("wishes", ""))
        self.history, self._played = History.gather(kept)
        if self._played:
            self._keep_history()
        found, broken = unfinished.read_all(kept)
        back = kept.get(BACK)
        begun = [game for game in found if game.match.is_begun or game.name == back]
        self.offered = begun[: unfinished.MOST]
        known = {game.name for game in self.offered}
        for name in [*broken, *(game.name for game in found if game.name not in known)]:
            self._remember(name, "")
        return broken

    def wish(self, **changed: Any) -> None:
        """Change wishes."""
        self.wishes = replace(self.wishes, **changed)
        self._remember("wishes", self.wishes.write())

    def take(self, name: str) -> Unfinished:
        """Return a game that can go on, which is kept as the game of this seat from now on."""
        game = self._find(name)
        self.offered.remove(game)
        self._keeper.goes_on(name)
        return game

    def drop(self, name: str) -> None:
        """Forget a game that could go on."""
        self.offered.remove(self._find(name))
        self._remember(name, "")

    def _find(self, name: str) -> Unfinished:
        for game in self.offered:
            if game.name == name:
                return game
        raise Rejected("keeping-no-such-game")

    def follow(self, sitting: Sitting | None) -> None:
        """Keep the game as it is now; when it ends, note how."""
        self._keeper.follow(sitting)
        outcome = sitting.table.outcome if sitting is not None and sitting.counts else None
        if sitting is not None and outcome is not None:
            sitting.counts = False
            now = history.played(sitting, outcome, time.time())
            before = self.history.tallies.get((now.game, now.level), Tally())
            sitting.is_best = before.is_beaten(now)
            self.history = self.history.plus(now)
            # By itself: another page of this device may be about to add a game too.
            self._played.append(history.ADDED + token_hex(8))
            self._remember(self._played[-1], now.write())

    def erase(self) -> None:
        """Forget what was played."""
        self.history = History()
        self._keep_history()

    def _keep_history(self) -> None:
        """Keep the history in one piece."""
        self._remember(history.NAME, self.history.write() if self.history.games else "")
        for name in self._played:
            self._remember(name, "")
        self._played = []
