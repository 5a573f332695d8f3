"""The home of all games: one tap to a table, two with friends, or the whole form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from partylab import games
from partylab.board import LEVELS
from partylab.game import Rejected
from partylab.match import Match
from partylab_widgets.seat import asked as ask
from partylab_widgets.seat import form, memory_pages, tiles
from partylab_widgets.seat.seat import SeatStage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab_widgets.seat.asked import Asked

HOME, FRIENDS, FORM = "home", "friends", "form"  # the pages before a game


class HomeStage(SeatStage):
    """The way in, and then the table."""

    keeps: ClassVar[bool] = True

    def __init__(self, language: str | None = None) -> None:
        self.page = HOME
        self.asked = ask.first(next(iter(games.GAMES)))
        super().__init__(None, language)

    def remembered(self, kept: Mapping[str, str]) -> None:
        """Ask with the answers of last time, as this device remembers them."""
        super().remembered(kept)
        self.asked = self._last_time(self.asked["game"])

    def do(self, name: str, value: str) -> None:
        """Take an answer that a page before the game asks for, or whatever a seat takes."""
        if self._sitting is not None or name in self.actions:
            return super().do(name, value)
        if name == "level":
            self._choose_level(value)
        else:
            self.asked = ask.changed(self.asked, name, value)
        return self._draw()

    def _choose_level(self, level: str) -> None:
        """Choose it for all games, and for the rivals that a form asks for."""
        if level not in LEVELS:
            raise Rejected("seat-form-incomplete")
        if ask.board_of(self.asked).levels:
            self.asked = ask.changed(self.asked, "level", level)
        self.wish(level=level)

    # The ways to a table

    def _play(self, value: str) -> None:
        """Sit down at once, with as many rivals of the same level as last time."""
        self._begin(value)
        deal = ask.board_of(self.asked).coached_deal
        if deal is None or value in self.wishes.tours:
            self._sit(self._match())
        else:
            self.asked["seed"] = str(deal)
            self._be_coached(self._match())

    def _friends(self, value: str) -> None:
        """Ask how many people play at this screen, and who they are."""
        self._begin(value)
        usual = max(2, 1 + len(self.wishes.friends))
        people = min(usual, ask.people_counts(self.asked)[-1])
        self.asked = ask.changed(self.asked, "people", str(people))
        self._turn_to(FRIENDS)

    def _customise(self, value: str) -> None:
        """Ask for everything; what was asked for this game before still stands there."""
        self._before_a_game()
        if value != self.asked["game"]:
            self._begin(value)
        self._turn_to(FORM)

    def _back(self, _value: str) -> None:
        self._before_a_game()
        self._turn_to(HOME)

    def _start(self, _value: str) -> None:
        self._before_a_game()
        self._sit(self._match())

    def _match(self) -> Match:
        """Return the game that was asked for, and remember who plays it."""
        asked = self.asked
        sitters, names = ask.players(asked)
        seed = asked.get("seed", "").strip() or None
        match = Match.start(asked["game"], sitters, self.words, names, seed, **ask.options(asked))
        self._remember(match)
        return match

    def _setup(self, _value: str) -> None:
        if self._sitting is None:
            raise Rejected("seat-no-game")
        self.leave(self._go_home)

    def _go_home(self) -> None:
        self.page = HOME
        self._sit(None)

    actions: ClassVar[dict[str, Any]] = {
        **SeatStage.actions,
        "home-play": _play,
        "home-friends": _friends,
        "home-customise": _customise,
        "home-back": _back,
        "start": _start,
        "seat-setup": _setup,
    }

    def _before_a_game(self) -> None:
        if self._sitting is not None:
            raise Rejected("seat-not-now")

    def _begin(self, game: str) -> None:
        """Begin to ask about a game."""
        self._before_a_game()
        if game not in games.names():
            raise Rejected("seat-form-incomplete")
        self.asked = self._last_time(game)

    def _last_time(self, game: str) -> Asked:
        """Return the answers of last time, as far as they fit a game."""
        wishes = self.wishes
        names = (wishes.name, *wishes.friends)
        return ask.first(game, wishes.level, wishes.rivals, names)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self._draw()

    def _remember(self, played: Match) -> None:
        """Remember who played what, for the next time."""
        match [played.chosen[seat] or "" for seat in played.people]:
            case [name]:
                self.wish(name=name, rivals=len(played.bots))
            case [name, *friends]:
                self.wish(name=name, friends=tuple(friends))

    def _pages(self) -> dict[str, str]:
        if self._sitting is not None:
            return super()._pages()
        match self.page:
            case "friends":
                return {"main": form.friends(self.words, self.asked)}
            case "form":
                return {"main": form.form(self.words, self.asked)}
        offer = memory_pages.offer(self.words, self.memory.offered)
        return {"main": tiles.home(self.words, self.wishes.level, offer)}


def home(language: str | None = None) -> HomeStage:
    """Return the home of all games."""
    return HomeStage(language)
