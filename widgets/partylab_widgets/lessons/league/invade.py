"""The first exercise: a limit that does well where two others have the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import button, html, row, slider
from partylab.nothanks.fast import Threshold, play_many, shuffled
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.league.first_table import OWN_LIMITS, read_limit
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.lessons.league.shares import DEALS, Share
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

RESIDENT = 8
PLAYERS = 3
FAIR = 1 / PLAYERS


class Invade(Lab):
    """Set a limit and play: it is solved when the whole interval lies above a fair share."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, goal: str, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, goal, once)
        self.goal = goal
        self.limit, self.seed = 0, 0
        self.share: Share | None = None
        self.redraw()

    def basis(self) -> object:
        """Return what is drawn, and whether it is solved."""
        return self.limit, self.share, self.record

    def obey(self, name: str, value: str) -> None:
        """Set the limit, or play."""
        if name == "limit":
            self.limit, self.share = read_limit(value), None
            self.redraw()
        elif name == "play":
            self._play()
        else:
            super().obey(name, value)

    def _play(self) -> None:
        self.seed += 1
        strategies = [Threshold(self.limit)] + [Threshold(RESIDENT)] * (PLAYERS - 1)
        batch = play_many(strategies, shuffled(DEALS, PLAYERS, self.seed))
        self.share = Share(float(batch.win_share[0]), float(batch.win_margin[0]))
        right = self.share.mean - self.share.margin > FAIR
        if right or self.record.get("outcome") != "right":
            tries = self.record.get("tries", 0) + 1
            self.note(outcome="right" if right else "not-yet", tries=tries)
        self.redraw(self.told())

    def told(self) -> str:
        """Say how often this limit has won, and what is wrong with it."""
        if self.share is None:
            return self.words("league-invade-none", resident=RESIDENT)
        kind = "low" if self.limit < RESIDENT else "same" if self.limit == RESIDENT else "high"
        if self.share.mean - self.share.margin > FAIR:
            kind = "right"
        return self.words(
            "league-invade-told",
            share=round(100 * self.share.mean), margin=round(100 * self.share.margin), kind=kind,
        )  # fmt: skip

    def draw(self) -> Markup:
        """Return the task, the slider, the button and what came of it."""
        side = "gain" if self.limit < 0 else "even" if self.limit == 0 else "loss"
        label = self.words("league-set-limit", side=side, value=abs(self.limit))
        asked = slider("limit", label, OWN_LIMITS, self.limit)
        play = button("play", self.says("league-play", deals=DEALS), style="pl-button-main")
        told = html('<p class="pl-news">{}</p>', self.told())
        return self.framed("", self.task(), asked, row(play), told)

    def picture(self) -> str:
        """Return the task."""
        if self.awaited:
            return self.print_waiting()
        return sheet(self.words("league-first-title"), [self.lesson.say(self.goal)])
