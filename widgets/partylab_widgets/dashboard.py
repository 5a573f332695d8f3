"""The home dashboard: choose a game, who plays and how; then sit down at the table."""

from __future__ import annotations

from typing import Any, ClassVar

from partylab import games
from partylab.game import Rejected
from partylab_widgets import pages
from partylab_widgets.match import PERSON, Match, bot_names, default_names
from partylab_widgets.seat import Seat

FIRST_GAME = "nothanks"


class Home(Seat):
    """The form that sets a table up, and then the table."""

    def __init__(self, language: str | None = None) -> None:
        self.asked = first_form(FIRST_GAME)
        super().__init__(None, language)

    def do(self, name: str, value: str) -> None:
        """Take a change of the form, or whatever a seat takes."""
        if name not in self.actions and self.match is None:
            self.asked = changed(self.asked, name, value)
            self._draw()
        else:
            super().do(name, value)

    def _start(self, _value: str) -> None:
        self._not_playing()
        asked = self.asked
        players = [asked[f"seat-{seat}"] for seat in range(int(asked["count"]))]
        names = default_names(asked["game"], players, self.words)
        for seat, player in enumerate(players):
            if player == PERSON and asked.get(f"name-{seat}", "").strip():
                names[seat] = asked[f"name-{seat}"]
        seed = asked.get("seed", "").strip() or None
        match = Match.start(asked["game"], players, self.words, names, seed, **pages.options(asked))
        self._sit(match)

    def _not_playing(self) -> None:
        if self.match is not None:
            raise Rejected("seat-not-now")

    def _setup(self, _value: str) -> None:
        self._playing()
        self._sit(None)

    actions: ClassVar[dict[str, Any]] = {**Seat.actions, "start": _start, "setup": _setup}

    def _page(self) -> str:
        if self.match is None:
            return pages.form(self.words, self.asked)
        return super()._page()


def first_form(game: str) -> dict[str, str]:
    """Return what the form asks for at first."""
    players = (PERSON, *games.part(game, "board").RIVALS)
    asked = {"game": game, "count": str(len(players))}
    for seat in range(games.rules(game).seat_counts[-1]):
        asked[f"seat-{seat}"] = players[min(seat, len(players) - 1)]
    return asked


def changed(asked: dict[str, str], name: str, value: str) -> dict[str, str]:
    """Return the form with one answer changed; what no form could send is refused."""
    allowed = _allowed(asked, name)
    if allowed is not None and value not in allowed:
        raise Rejected("seat-form-incomplete")
    if name.startswith("option-") and allowed == ("on", ""):
        value = str(bool(value))
    after = {**asked, name: value}
    if name == "game" and value != asked["game"]:
        return first_form(value)
    counts = games.rules(after["game"], **pages.options(after)).seat_counts
    if int(after["count"]) not in counts:
        after["count"] = str(counts[0])
    return after


def _allowed(asked: dict[str, str], name: str) -> tuple[str, ...] | None:
    """Return what a field of the form may hold; None for free text."""
    game = asked["game"]
    rules = games.rules(game, **pages.options(asked))
    kind, _, which = name.partition("-")
    seats = [str(seat) for seat in range(rules.seat_counts[-1])]
    if name == "seed" or (kind == "name" and which in seats):
        return None
    if name == "game":
        return tuple(games.GAMES)
    if name == "count":
        return tuple(str(count) for count in rules.seat_counts)
    if kind == "seat" and which in seats:
        return (PERSON, *bot_names(game))
    if kind == "option" and which in rules.choices:
        choices = rules.choices[which]
        is_tick = isinstance(choices[0], bool)
        return ("on", "") if is_tick else tuple(str(value) for value in choices)
    raise Rejected("seat-form-incomplete")


def home(language: str | None = None) -> Home:
    """Return the dashboard that sets a table up and plays."""
    return Home(language)
