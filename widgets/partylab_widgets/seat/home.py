"""The home dashboard: choose a game, who plays and how; then sit down at the table."""

from __future__ import annotations

from typing import Any, ClassVar

from partylab import games
from partylab.game import Rejected
from partylab.html import html, join, slot
from partylab.match import Match
from partylab_widgets.seat import form, memory_pages
from partylab_widgets.seat.seat import SeatStage


class HomeStage(SeatStage):
    """The form that sets a table up, and then the table."""

    keeps: ClassVar[bool] = True

    def __init__(self, language: str | None = None) -> None:
        self.asked = form.first_form(next(iter(games.GAMES)))
        super().__init__(None, language)

    def do(self, name: str, value: str) -> None:
        """Take a change of the form, or whatever a seat takes."""
        if self._sitting is None and name not in self.actions:
            self.asked = form.changed(self.asked, name, value)
            self._draw()
        else:
            super().do(name, value)

    def _start(self, _value: str) -> None:
        if self._sitting is not None:
            raise Rejected("seat-not-now")
        asked = self.asked
        sitters, names = form.players(asked)
        seed = asked.get("seed", "").strip() or None
        self._sit(
            Match.start(asked["game"], sitters, self.words, names, seed, **form.options(asked))
        )

    def _setup(self, _value: str) -> None:
        if self._sitting is None:
            raise Rejected("seat-no-game")
        self.leave(lambda: self._sit(None))

    actions: ClassVar[dict[str, Any]] = {
        **SeatStage.actions,
        "start": _start,
        "seat-setup": _setup,
    }

    def _pages(self) -> dict[str, str]:
        if self._sitting is None:
            ours = join(map(slot, ("seat_asks", "seat_offer", "seat_mine")))
            mine = memory_pages.my_games_button(self.words)
            return {"main": html("{}{}{}", ours, form.form(self.words, self.asked), mine)}
        return super()._pages()


def home(language: str | None = None) -> HomeStage:
    """Return the dashboard that sets a table up and plays."""
    return HomeStage(language)
