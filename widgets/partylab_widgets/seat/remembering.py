"""A stage with a memory: wishes, games that can go on, what was played, and what is asked before.

What a seat remembers it tells to the device that shows it; a seat that keeps nothing has the same
wishes until its page is shut.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from partylab.game import Rejected
from partylab.words import Words
from partylab_widgets.seat import memory_pages
from partylab_widgets.seat.memory import BACK, Memory
from partylab_widgets.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from partylab_widgets.seat.keeping import Wishes
    from partylab_widgets.seat.sitting import Sitting


class Question(NamedTuple):
    """What is asked before something is lost, and what happens if the answer is yes."""

    what: str
    then: Callable[[], None]


class RememberingStage(Stage):
    """What a seat remembers, and asks; a seat adds what is played, and how it is drawn."""

    def __init__(self, language: str | None, pace: str) -> None:
        super().__init__()
        self._speaks = language  # that somebody has asked for
        self.words = Words(language)
        self.pace = pace
        self.memory = Memory(self.remember)
        self._sitting: Sitting | None = None
        self._before_news = ""  # spoken with the next drawing, before the news
        self._asked: Question | None = None  # that is waiting for its answer
        self._shows_games = False  # is it looked at what was played on this device?

    @abstractmethod
    def _take_place(self, sitting: Sitting | None) -> None:
        """Look at a game, from wherever it is."""

    @abstractmethod
    def _draw(self) -> None:
        """Draw all pages."""

    # Wishes

    def remembered(self, kept: Mapping[str, str]) -> None:
        """Follow what this device remembers; it comes with the first greeting."""
        broken = self.memory.meet(kept)
        self.pace = self.wishes.pace
        self._follow_wishes()
        for why in broken.values():
            self.alert = self.words("keeping-broken", why=why.say(self.words))
        if kept.get(BACK) in [game.name for game in self.memory.offered]:
            self._resume(kept[BACK])

    @property
    def wishes(self) -> Wishes:
        """What the person wishes, here and next time."""
        return self.memory.wishes

    def wish(self, **changed: Any) -> None:
        """Change wishes, and let the device remember them."""
        self.memory.wish(**changed)
        self._follow_wishes()

    def _follow_wishes(self) -> None:
        if self.settings.get("sound", False) != self.wishes.sound:
            self.settings = {**self.settings, "sound": self.wishes.sound}
        # Kept even where it is spoken already: a browser would ask for its own.
        self._speaks = self.wishes.language or self._speaks
        if self._speaks not in (None, self.words.language):
            self.words = Words(self._speaks)

    # What would be lost is asked about first

    def leave(self, then: Callable[[], None]) -> None:
        """Do what leaves the game; in the middle of one ask first."""
        if self._would_lose():
            self._ask("leave", then)
        else:
            then()

    def _would_lose(self) -> bool:
        return self._sitting is not None and self._sitting.would_be_lost()

    def _ask(self, what: str, then: Callable[[], None]) -> None:
        self._asked = Question(what, then)
        self._before_news = self.words(f"keeping-ask-{what}")
        self._draw()

    def _ask_no_more_in_vain(self) -> None:
        """Forget a question that has become idle: bots may have ended the game meanwhile."""
        if self._asked is not None and self._asked.what == "leave" and not self._would_lose():
            self._asked = None

    def _yes(self, _value: str) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            raise Rejected("seat-not-now")
        asked.then()

    def _no(self, _value: str) -> None:
        self._asked = None
        self._draw()

    # Games that can go on, and what was played

    def _resume(self, value: str) -> None:
        """Go on with a game that was left."""
        if self._sitting is not None:
            raise Rejected("seat-not-now")
        game = self.memory.take(value)
        self.pace = game.pace
        self._take_place(game.sit_down())

    def _forget(self, value: str) -> None:
        self.memory.drop(value)
        self._draw()

    def _show_games(self, value: str) -> None:
        self._shows_games = chosen(value, ("on", "")) == "on"
        self._draw()

    def _erase(self, _value: str) -> None:
        self._ask("erase", self._erased)

    def _erased(self) -> None:
        self.memory.erase()
        self._draw()

    actions: ClassVar[dict[str, Any]] = {
        "seat-yes": _yes,
        "seat-no": _no,
        "seat-resume": _resume,
        "seat-forget": _forget,
        "seat-my-games": _show_games,
        "seat-erase": _erase,
    }

    def _page_alone(self) -> dict[str, str]:
        """Return the page that stands for a while in the place of all others, if one does."""
        if self._asked is not None:
            return {"main": memory_pages.question(self.words, self._asked.what)}
        if self._shows_games:
            return {"main": memory_pages.my_games(self.words, self.memory.history)}
        return {}


def chosen(value: str, allowed: Any) -> str:
    """Return what was chosen, if it was to be chosen."""
    if value not in allowed:
        raise Rejected("seat-no-such-choice", value=str(value)[:40], allowed=", ".join(allowed))
    return value
