"""The league of a class: its files against the ladder of the house, round after round."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, join, row, table
from partylab.result import interval_picture
from partylab_widgets.lesson.exercise import is_missing
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.league.season import (
    HOUSE,
    MOST_FILES,
    SEATS,
    Entrant,
    Season,
    Source,
    entrants,
    strategies,
)
from partylab_widgets.lessons.league.work import WorkLab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

SAMPLES = Path(__file__).with_name("samples")
ROUNDS = (20, 100)
MOST = 1_000  # rounds


class League(WorkLab):
    """One's own strategy, the files of a folder, and the ladder.

    A folder that is not there is replaced by a small class that we made up; None means no files.
    """

    def __init__(
        self,
        lesson: Lesson,
        mine: Any = None,
        folder: str | None = None,
        once: Sequence[str] = (),
        key: str = "league",
    ) -> None:
        super().__init__(lesson, key, once)
        self.mine: Source | None = None if is_missing(mine) else mine
        self.folder = folder
        self.rounds_asked = self.tables_asked = self.tables_before = 0
        self._found()
        self.redraw()

    def _found(self) -> None:
        self.mine = newest(self.mine)
        files, self.left_out = strategies(self.place) if self.place else ([], 0)
        everybody = entrants(self.mine, self.words("league-mine"), files)
        self.came = len(files)
        self.season = Season(everybody, token_hex(6))

    @property
    def place(self) -> Path | None:
        """The folder whose files take part."""
        if self.folder is None:
            return None
        own = Path(self.folder)
        return own if own.is_dir() and any(own.glob("*.py")) else SAMPLES

    def basis(self) -> int:
        """Return what is drawn."""
        return self.season.rounds

    # What can be touched

    def touched(self, name: str, value: str) -> None:
        """Play some rounds, or begin a new season."""
        if name == "rounds" and value in map(str, ROUNDS):
            self._play(int(value))
        elif name == "anew":
            self._found()
            self.redraw(self.words("league-new-season"))
        else:
            super().touched(name, value)

    def _play(self, rounds: int) -> None:
        if self.season.rounds + rounds > MOST:
            raise Rejected("league-enough-here", most=MOST)
        self.rounds_asked = self.season.rounds + rounds
        self.tables_before = self.season.tables
        self.tables_asked = rounds * (len(self.season.entrants) // SEATS)
        self.begin(self.season.play(rounds))

    # How it looks

    def draw(self) -> Markup:
        """Return who takes part, the buttons, the standings and the fouls."""
        return self.framed(
            "", html("<p>{}</p>", self._who()), self._buttons(), self._standings(), self._fouls(),
        )  # fmt: skip

    def _who(self) -> Markup:
        where = "none" if self.place is None else "samples" if self.place == SAMPLES else "folder"
        about = {
            "files": self.came, "house": len(HOUSE), "left": self.left_out, "most": MOST_FILES,
            "folder": self.folder or "", "mine": "yes" if self.mine is not None else "no",
        }  # fmt: skip
        return self.says("league-who", where=where, **about)

    def _buttons(self) -> Markup:
        done = self.season.rounds
        if self.work.is_going_on:
            told = self.words("league-round", round=done, of=self.rounds_asked)
            tables = self.season.tables - self.tables_before
            return self.progress(tables, self.tables_asked, told)
        plays = [
            button(
                "rounds", self.says("league-play-rounds", rounds=rounds), str(rounds),
                style="pl-button-main" if at == 0 else "pl-button",
            )
            for at, rounds in enumerate(ROUNDS)
        ]  # fmt: skip
        return row(*plays, button("anew", self.says("league-new"), style="pl-button-quiet"))

    def _standings(self) -> Markup:
        ranked = self.season.ranking()
        if not ranked:
            return EMPTY
        top = max(each.share.high for _, each in ranked)
        names = ("rank", "strategy", "wins", "interval", "games")
        heads = [*(self.words(f"league-column-{name}") for name in names), ""]
        rows = [self._row(rank, each, top) for rank, each in ranked]
        caption = self.words("league-standings", rounds=self.season.rounds, seed=self.season.seed)
        shown = table(heads, rows, caption, "pl-sheet lg-standings")
        return shown + html('<p class="pl-news">{}</p>', self.told())

    def _row(self, rank: int, each: Entrant, top: float) -> list[str]:
        share = each.share
        wins = self.words("tournament-share", share=share.mean)
        interval = self.words("tournament-share-interval", low=share.low, high=share.high)
        drawn = interval_picture(share, 1 / SEATS, top, f"{wins} {interval}")
        mark = html("<strong>{}</strong>", each.name) if not each.is_house else self._house(each)
        return [str(rank), mark, wins, interval, str(SEATS * len(each.shares)), drawn]

    def _house(self, each: Entrant) -> str:
        return self.words(f"nothanks_bots-{each.name}-name")

    def stopped(self) -> str:
        """Say how many rounds were played."""
        return self.words("league-stopped", rounds=self.season.rounds)

    def told(self) -> str:
        """Say who leads now."""
        leaders = [
            each.name if not each.is_house else self._house(each)
            for rank, each in self.season.ranking()
            if rank == 1
        ]
        if not leaders:
            return self.words("league-stopped", rounds=0)
        if len(leaders) == 1:
            return self.words("tournament-leader", name=leaders[0])
        return self.words("tournament-tie", names=self.words.join(leaders))

    def _fouls(self) -> Markup:
        """Return what went wrong, by name, and what it has cost."""
        lines = [
            html(
                "<li><strong>{}</strong> {} <em>{}</em></li>",
                self.words("league-foul", name=each.name), fault.say(self.words),
                self.words("league-cost-games", games=each.faults[reason]),
            )
            for each in self.season.entrants
            for reason, fault in each.told.items()
        ]  # fmt: skip
        if not lines:
            return EMPTY
        head = self.says("league-fouls")
        return html('<h4>{}</h4><ul class="lg-fouls">{}</ul>', head, join(lines))

    def picture(self) -> str:
        """Return who takes part, and room for the first three."""
        if self.awaited:
            return self.print_waiting()
        lines = [self._who(), *(f"{rank}. {'_' * 40}" for rank in (1, 2, 3))]
        return sheet(self.words("league-paper"), lines)


def newest(mine: Source | None) -> Source | None:
    """Return what a function of a notebook is by now, if it has been changed meanwhile."""
    if mine is None or isinstance(mine, (str, Path)):
        return mine
    now: Source = getattr(mine, "__globals__", {}).get(mine.__name__, mine)
    return now if callable(now) else mine
