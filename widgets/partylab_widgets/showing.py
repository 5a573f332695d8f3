"""What a seat shows: the table with its news and help, the curtain, the end of a game.

All of it is drawn from the view of the person in front of the screen.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.game import Rejected
from partylab_widgets import pages
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab_widgets.match import Match
    from partylab_widgets.race import Race

HERE = Path(__file__).parent


class Showing(Stage):
    """The pages of a seat; `Seat` says what happens when they are touched."""

    _esm = script("stage", "clock", "drag")
    _css = style(*(HERE / f"{name}.css" for name in ("seat", *games.GAMES)))
    match: Match | None
    viewer: int | None  # the person in front of the screen; None: several, or nobody
    moment: int  # that is looked at
    pace: str
    race: Race
    help_shown: dict[str, bool]
    _since: int  # what is told begins after this move
    _heard: int  # what is spoken begins with this one
    _saved: str | None  # the game as a file, once asked for
    _aside: str  # what is spoken before the news

    def _playing(self) -> Match:
        if self.match is None:
            raise Rejected("seat-no-game")
        return self.match

    def _races(self) -> bool:
        """Do people race here?  Then bots answer with them, and wait for nobody."""
        return self.match is not None and self.match.is_race and bool(self.match.people)

    def _can_undo(self) -> bool:
        """Can a move be taken back?  In a race against the clock none can."""
        match = self._playing()
        return match.can_undo() and not (match.is_race and self.race.timed)

    def is_curtain_down(self) -> bool:
        """Return whether the next person must first take the screen."""
        match = self.match
        if match is None or match.is_race or len(match.people) < 2:
            return False
        return match.to_move() in match.people and match.to_move() != self.viewer

    @property
    def eyes(self) -> int | None:
        """The seat whose view is drawn; behind the curtain only what everybody may know."""
        return None if self.is_curtain_down() else self.viewer

    def _tell(self, sentence: str) -> None:
        """Say something with the next drawing that is not news of the game."""
        self._aside = sentence

    def _draw(self) -> None:
        news = " ".join(part for part in (self._aside, self._news()) if part)
        self._aside = ""
        self.show({"main": self._page()}, news=news or None)

    def _page(self) -> str:
        match, words = self._playing(), self.words
        name = match.table.game.name
        over = match.table.outcome is not None
        body = self._end() if over else self._table()
        shown = {kind: self.help_shown[kind] for kind in match.board.HELP}
        title = self.race.head(match, words, f"<h2>{escape(words(f'{name}-name'))}</h2>")
        return (
            f'<div class="pl-stack seat">{title}{body}{self._menu()}'
            f"{self.race.progress(match, words)}{pages.settings(words, self.pace, shown)}"
            f"{pages.rules(words, name)}</div>"
        )

    def _menu(self) -> str:
        match = self._playing()
        return pages.game_menu(
            self.words,
            undo=self._can_undo(),
            alone=len(match.people) == 1 and not (match.is_race and self.race.timed),
            setup="setup" in self.actions,
            saved=self._saved,
            own_bots=match.own_bots,
        )

    def _table(self) -> str:
        match, words = self._playing(), self.words
        table, eyes = match.table, self.eyes
        moves = () if eyes is None else table.moves(eyes)
        told = pages.told(self._sentences(self._since + 1))
        view = table.view(eyes)
        if match.is_race:
            return self.race.table(match, words, view, told, self.seq, self.pace)
        shown = match.board.board(view, words, self.names, moves, told)
        if self.is_curtain_down():
            return pages.curtain(words, self._next_name()) + str(shown)
        return str(shown) + self._help(view, moves)

    @property
    def names(self) -> list[str]:
        """The players' names; those that nobody chose are in the language that is spoken."""
        return self._playing().names(self.words)

    def _next_name(self) -> str:
        return self.names[self._playing().to_move() or 0]

    def _help(self, view: Any, moves: Sequence[Any]) -> str:
        match, words = self._playing(), self.words
        if not moves or self.viewer is None:
            return ""
        name = match.table.game.name
        shown = ""
        if self.help_shown["cost-help"]:
            note = match.board.cost_note(view, words)
            shown += f'<p class="pl-panel pl-hint" data-key="cost">{escape(note)}</p>'
        if self.help_shown["bots-help"]:
            given = match.advice(self.viewer)
            shown += pages.advice(words, name, given, self.names, self.viewer)
        return shown

    def _end(self) -> str:
        """Return the result, the score sheet, and the replay."""
        match, words = self._playing(), self.words
        table, last = match.table, match.moves_made
        told = pages.told([self._sentence(self.moment)])
        shown = match.board.board(table.replay(self.moment), words, self.names, (), told)
        sheet = match.board.sheet(table.view(self.viewer), words, self.names)
        unit = ("round", len(table.names)) if match.is_race else ("move", 1)
        more = pages.button("again", words("seat-new-deal"), value="new", main=True)
        return (
            '<section class="pl-panel seat-end" data-key="end">'
            f'<p class="pl-news"><strong>{escape(self._sentence(last))}</strong></p>{sheet}'
            f'<div class="pl-row">{more}</div></section>'
            f"{pages.replay(words, self.moment, last, self._sentence(self.moment), *unit)}{shown}"
        )

    def _last_decision(self, seat: int | None) -> int:
        log = self._playing().table.log
        return max((at for at, (who, _) in enumerate(log) if who == seat), default=0)

    def _sentence(self, moment: int) -> str:
        """Say what happened at a moment, to the person in front of the screen."""
        match = self._playing()
        news = match.table.at(moment).news
        if match.is_race:
            now = moment == match.moves_made
            news = match.board.heard(news) + (self.race.told if now else ())
        # When a game is over, everybody who played at this screen looks at it.
        together = match.table.outcome is not None and len(match.people) > 1
        return self.words.tell(news, self.names, None if together else self.eyes)

    def _sentences(self, first: int) -> list[str]:
        """Say what happened from a moment on, and at least what happened last."""
        last = self._playing().moves_made
        said = [self._sentence(moment) for moment in range(min(first, last), last + 1)]
        return [sentence for sentence in said if sentence]

    def _news(self) -> str:
        """Return what a listener has not heard yet, and whose turn it is."""
        match = self.match
        if match is None or self._heard > match.moves_made:
            return ""
        sentences = self._sentences(self._heard)
        self._heard = match.moves_made + 1
        if self.is_curtain_down():
            sentences.append(self.words("seat-curtain", name=self._next_name()))
        elif match.to_move() == self.viewer if self.viewer is not None else self._races():
            view = match.table.view(self.viewer)
            sentences.append(match.board.your_turn(view, self.words))
            if self.help_shown["cost-help"] and "cost-help" in match.board.HELP:
                sentences.append(match.board.cost_note(view, self.words))
        return " ".join(sentences)

    def picture(self) -> str:
        """Return the table as it is now, for pages that run no widgets."""
        if self.match is None:
            return ""
        table = self.match.table
        drawing = games.part(table.game.name, "drawing")
        return str(drawing.draw(table.view(self.eyes), self.words, self.names))
