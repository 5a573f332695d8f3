"""The map of best answers: what one does best where all others have the same limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.html import EMPTY, button, html, row, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.league.heat import Heat
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.lessons.league.shares import (
    DEALS,
    LIMITS,
    PLAYERS,
    answers,
    best_answer,
    ending,
    war,
)
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class BestAnswers(Lab):
    """The map; with `war` one can go through a price war in it, step by step.

    With several `players` their number can be chosen; `residents` are the rows to show.
    """

    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        once: Sequence[str] = (),
        key: str = "answers",
        players: Sequence[int] = (3,),
        war: bool = False,
        residents: Sequence[int] = LIMITS,
    ) -> None:
        super().__init__(lesson, key, once)
        self.residents = tuple(residents)
        self.choices, self.players, self.war = tuple(players), players[0], war
        self.steps = 0
        self.redraw()

    def basis(self) -> tuple[int, int]:
        """Return what is drawn."""
        return self.players, self.steps

    def obey(self, name: str, value: str) -> None:
        """Choose the number of players, or let everybody take the best answer."""
        if name == "players" and len(self.choices) > 1:
            self.players, self.steps = one_of(value, PLAYERS), 0
        elif name == "everybody" and self.war and self.steps + 1 < len(war(self.players)):
            self.steps += 1
        elif name == "anew" and self.war:
            self.steps = 0
        else:
            super().obey(name, value)
        self.redraw(self.told())

    @property
    def path(self) -> tuple[int, ...]:
        """The limits that everybody has had so far."""
        return war(self.players)[: self.steps + 1]

    def told(self) -> str:
        """Say what is best where everybody has the limit in question."""
        limit = self.path[-1]
        best = best_answer(limit, self.players)
        share = answers(limit, self.players)[best]
        about = {
            "limit": _signed(limit), "best": _signed(best), "players": self.players,
            "share": round(100 * share.mean), "fair": round(100 / self.players),
            "same": "yes" if best == limit else "no",
        }  # fmt: skip
        return self.words("league-answers-told", **about)

    def draw(self) -> Markup:
        """Return the map, and what can be chosen."""
        asked = EMPTY
        if len(self.choices) > 1:
            label = self.says("league-set-players", value=self.players)
            asked = slider("players", label, PLAYERS, self.players)
        told = html('<p class="pl-news">{}</p>', self.told())
        note = html('<p class="pl-note">{}</p>', self.says("league-map-note", deals=DEALS))
        return self.framed("", asked, self._heat().table(), told, self._war(), note)

    def _war(self) -> Markup:
        if not self.war:
            return EMPTY
        path = war(self.players)
        shown = " → ".join(_signed(limit) for limit in self.path)
        said = html('<p class="lg-path">{}</p>', self.says("league-path", path=shown))
        if self.steps + 1 < len(path):
            label = self.says("league-everybody", limit=_signed(path[self.steps + 1]))
            return said + row(button("everybody", label, style="pl-button-main"))
        end = html("<p><strong>{}</strong></p>", self.says("league-war-ends", how=ending(path)))
        return said + end + row(button("anew", self.says("league-from-start")))

    def _heat(self) -> Heat:
        rows = [
            (_signed(limit), [it.mean for it in answers(limit, self.players).values()])
            for limit in self.residents
        ]
        limits = list(LIMITS)
        best = [limits.index(best_answer(limit, self.players)) for limit in self.residents]
        return Heat(
            self.words("league-map-title", players=self.players),
            self.words("league-map-corner"),
            [_signed(limit) for limit in LIMITS],
            rows,
            1 / self.players,
            frozenset(enumerate(best)),
        )

    def picture(self) -> str:
        """Return the map as a picture."""
        return self.print_waiting() if self.awaited else self._heat().picture(self.told())


def _signed(limit: int) -> str:
    return str(limit).replace("-", "−")
