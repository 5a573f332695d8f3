"""`partylab league`: the strategies of a folder against the ladder, in the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.result import aligned
from partylab.tournaments import showing
from partylab.words import Words
from partylab_widgets.command import whole_number
from partylab_widgets.lessons.league.season import (
    MOST_FILES,
    SEATS,
    Season,
    entrants,
    strategies,
)
from partylab_widgets.tellable import tellable

if TYPE_CHECKING:
    import argparse

    from partylab_widgets.lessons.league.season import Entrant

MOST = 10_000  # rounds
LONGEST_FOUL = 400  # characters


def hold(asked: argparse.Namespace) -> str:
    """Play the rounds that were asked for, and return how everybody stands.

    Ctrl-C keeps the tables that are finished.
    """
    words = Words(asked.language or None)
    rounds = whole_number(asked.rounds, "--rounds", 1, MOST)
    files, left_out = _files(asked.folder)
    season = Season(entrants(None, "", files), token_hex(6))
    with suppress(KeyboardInterrupt):
        _play(season, rounds)
    standings = Standings(season, words)
    blocks = [standings.table(), standings.fouls(), standings.left_out(left_out)]
    return "\n\n".join(filter(None, blocks))


def _files(typed: str) -> tuple[list[Path], int]:
    try:
        files, left_out = strategies(Path(typed))
    except (OSError, ValueError):  # for instance a name that no folder can have
        files, left_out = [], 0
    if not files:
        raise Rejected("command-no-strategies", folder=tellable(typed))
    return files, left_out


def _play(season: Season, rounds: int) -> None:
    tables = rounds * (len(season.entrants) // SEATS)
    # The bar goes to the error stream, and not into a file that the table is sent to.
    with showing(sys.stderr.isatty()) as tell:
        for _ in season.play(rounds):
            tell(season.tables, tables)


class Standings:
    """How everybody stands, in words."""

    def __init__(self, season: Season, words: Words) -> None:
        self.season, self.words = season, words

    def table(self) -> str:
        """Return the ranks, with the shares and how sure they are."""
        names = ("strategy", "rank", "wins", "interval", "games")
        heads = [self.words(f"league-column-{name}") for name in names]
        rows = [self._row(rank, each) for rank, each in self.season.ranking()]
        about = {"rounds": self.season.rounds, "seed": self.season.seed}
        return "\n".join([self.words("league-standings", **about), "", *aligned([heads, *rows])])

    def _row(self, rank: int, each: Entrant) -> list[str]:
        share = each.share
        return [
            self._name(each),
            str(rank),
            self.words("tournament-share", share=share.mean),
            self.words("tournament-share-interval", low=share.low, high=share.high),
            str(SEATS * len(each.shares)),
        ]

    def _name(self, each: Entrant) -> str:
        if each.is_house:
            return self.words(f"nothanks_bots-{each.name}-name")
        return tellable(each.name)

    def fouls(self) -> str:
        """Return what went wrong, by name, and what it has cost; nothing where all went well."""
        lines = [
            tellable(
                self.words(
                    "command-foul",
                    name=self._name(each), games=each.faults[reason], why=fault.say(self.words),
                ),
                LONGEST_FOUL,
            )
            for each in self.season.entrants
            for reason, fault in each.told.items()
        ]  # fmt: skip
        return "\n".join([self.words("league-fouls"), *lines]) if lines else ""

    def left_out(self, files: int) -> str:
        """Say how many files could not take part, because there are too many."""
        return (
            self.words("command-too-many-strategies", left=files, most=MOST_FILES) if files else ""
        )
