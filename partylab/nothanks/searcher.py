"""The searcher: it looks ahead, move by move, and expects everybody to look ahead as well.

Unlike Monte Carlo it has no idea of how others play.  Where its tree ends it lets all of them play
by the row of weights that is hardest to exploit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import News
from partylab.nothanks import playout
from partylab.nothanks.counting import Position
from partylab.nothanks.evolved import STEADY
from partylab.nothanks.thinking import (
    BONUS,
    Watcher,
    imagined,
    known_of,
    luck_of,
    rounds_left,
    seat_of,
    won,
)
from partylab.nothanks.treesearch import PAYS, TAKES, planted, search

if TYPE_CHECKING:
    from partylab.nothanks.playout import Row
    from partylab.nothanks.rules import View

# So many times it walks down its tree: the benchmarks let it do so 800 times as well.
WALKS = 200


class Branch(NamedTuple):
    """What came of the walks that began with one move."""

    walks: int
    wins: float  # the share of games won
    score: float  # the mean score


class Searcher(Watcher):
    """Looks ahead, move by move, and expects everybody to do what is best for themselves.

    Its luck comes from the position, so that it always thinks the same about the same table.
    """

    def __init__(self, walks: int = WALKS, row: Row | None = None) -> None:
        super().__init__()
        self.walks, self.row = max(2, walks), row
        self._found: tuple[View, tuple[Branch, Branch]] | None = None

    def wants(self, view: View) -> bool:
        """Take if that was tried at least as often as paying."""
        found = self.look_ahead(view)
        return found[TAKES].walks >= found[PAYS].walks

    def because(self, view: View) -> tuple[News, ...]:
        """Tell how often each move was tried, and what came of it."""
        paying, taking = self.look_ahead(view)
        about = {
            "games": self.walks,
            "takes": taking.walks,
            "take_wins": taking.wins,
            "take_score": taking.score,
            "pays": paying.walks,
            "pay_wins": paying.wins,
            "pay_score": paying.score,
        }
        return (News("nothanks_bots-searched", **about),)

    def look_ahead(self, view: View) -> tuple[Branch, Branch]:
        """Return what came of paying, and of taking."""
        view = self.counter.watch(view)
        if self._found is None or self._found[0] != view:
            self._found = view, self._search(view)
        return self._found[1]

    def _search(self, view: View) -> tuple[Branch, Branch]:
        position, tree = Position.of(view), planted(self.walks)
        desk = [[0] * view.seats for _ in range(playout.DESK)]
        ends = [[0] * 3 for _ in range(self.walks)]
        search(
            *imagined(view, self.walks, luck_of(view)),
            view.pot,
            seat_of(view),
            position.unseen,
            known_of(view, position),
            BONUS // rounds_left(view),
            [self.row or STEADY[view.seats]],
            desk,
            tree,
            ends,
        )
        return branch(ends, PAYS), branch(ends, TAKES)


def branch(ends: list[list[int]], move: int) -> Branch:
    """Sum up the walks that began with a move; each move is tried once, if not more often."""
    scores, winners = zip(*(end[1:] for end in ends if end[0] == move), strict=True)
    return Branch(len(scores), won(winners), sum(scores) / len(scores))
