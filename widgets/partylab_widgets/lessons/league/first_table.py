"""The first table: one number makes a strategy; two rivals, deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.game import Rejected
from partylab.html import EMPTY, button, html, row, slider, table
from partylab.nothanks.thinking import price
from partylab.result import Result
from partylab.tournaments import Job, play_job
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

    from partylab.nothanks.rules import View
    from partylab.result import Deal
    from partylab_widgets.lesson import Lesson

OWN_LIMITS = range(-5, 26)
RIVALS = ("dreamer", "greedy")
AT_ONCE = (1, 10)  # deals
MOST = 200


def by_limit(limit: int) -> Callable[[View], str]:
    """Return the strategy that accepts a loss of at most so many points."""

    def choose(view: View) -> str:
        return "take" if price(view) - view.pot <= limit or not view.my_chips else "pay"

    return choose


class FirstTable(Lab):
    """A limit to set, and deals that are played with it: each from every seat."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, seed: int = 1) -> None:
        super().__init__(lesson, "first")
        self.limit, self.seed = 0, seed
        self.played: tuple[Deal, ...] = ()
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Set the limit, or play some deals."""
        if name == "limit":
            self.limit = read_limit(value)
            self.played = ()
            self.redraw(self._limit_told())
        elif name == "play" and value in map(str, AT_ONCE):
            self._play(int(value))
        else:
            super().obey(name, value)

    def _play(self, deals: int) -> None:
        if len(self.played) + deals > MOST:
            raise Rejected("league-enough-here", most=MOST)
        bots = {self._me(): by_limit(self.limit), **{name: name for name in RIVALS}}
        job = Job(games.rules("nothanks"), tuple(bots.items()), self.seed, len(self.played), deals)
        self.played += play_job(job).deals
        self.redraw(self._told())

    def _me(self) -> str:
        return self.words("league-you")

    def result(self) -> Result:
        """Return what came of all deals."""
        names = (self._me(), *(self.words(f"nothanks_bots-{it}-name") for it in RIVALS))
        return Result(games.rules("nothanks"), names, self.seed, len(self.played), self.played)

    def _told(self) -> str:
        games_played = [game for deal in self.played for game in deal]
        won = sum(game.winners == (0,) for game in games_played)
        shared = sum(0 in game.winners for game in games_played) - won
        about = {"won": won, "shared": shared, "games": len(games_played)}
        return self.words("league-first-told", **about)

    def _limit_told(self) -> str:
        side = "gain" if self.limit < 0 else "even" if self.limit == 0 else "loss"
        return self.words("league-set-limit", side=side, value=abs(self.limit))

    def draw(self) -> Markup:
        """Return the slider, the buttons, the last deal and the standings."""
        set_limit = slider("limit", self._limit_told(), OWN_LIMITS, self.limit)
        plays = row(*(button("play", self.says("league-play", deals=n), str(n)) for n in AT_ONCE))
        if not self.played:
            note = html('<p class="pl-note">{}</p>', self.says("league-first-none"))
            return self.framed("", set_limit, plays, note)
        told = html('<p class="pl-news">{}</p>', self._told())
        standings = self.result().html(self.words) if len(self.played) > 1 else EMPTY
        return self.framed("", set_limit, plays, told, self._last_deal(), standings)

    def _last_deal(self) -> Markup:
        """Return the scores of the last deal: the same cards, three times, one seat further."""
        heads = [self.words("league-game"), *self.result().bots]
        rows = [
            [
                str(number + 1),
                *(
                    f"{score} ★" if at in game.winners else str(score)
                    for at, score in enumerate(game.scores)
                ),
            ]
            for number, game in enumerate(self.played[-1])
        ]
        return table(heads, rows, self.words("league-last-deal", number=len(self.played)))

    def picture(self) -> str:
        """Return the question on paper."""
        return sheet(self.words("league-first-title"), [self.words("league-first-paper")])


def read_limit(value: str) -> int:
    """Read a limit, as the slider sends it."""
    sign = -1 if value.startswith("-") else 1
    limit = sign * one_of(value.removeprefix("-"), range(OWN_LIMITS.stop))
    if limit not in OWN_LIMITS:
        raise Rejected("stage-malformed")
    return limit
