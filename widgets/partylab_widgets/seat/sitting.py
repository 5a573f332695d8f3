"""A match as the people at one screen see it: who looks, with which look, at which moment.

It knows no widget and no loop; `showing` draws it, and `SeatStage` changes it.
"""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab import games
from partylab.board import IN_TURN, TOGETHER
from partylab.bots import give_reasons
from partylab.game import Rejected
from partylab.kit import labels

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.board import Look
    from partylab.game import News, Seat
    from partylab.html import Markup
    from partylab.match import Advice, Match
    from partylab.table import Table
    from partylab.words import Words

PACES = {"instant": 0.0, "quick": 0.4, "calm": 1.1, "slow": 2.5}  # seconds for a bot's move


class WhatIf(NamedTuple):
    """From where a game goes on otherwise than it went."""

    whole: Match
    moment: int

    @classmethod
    def of(cls, sitting: Sitting, moment: int) -> WhatIf:
        """Return what a game leaves at a moment; a what-if of a what-if leaves the first game."""
        if sitting.what_if is None:
            return cls(sitting.match, moment)
        return cls(sitting.what_if.whole, min(sitting.what_if.moment, moment))


class Sitting:
    """One match at one screen, from its beginning to its replay."""

    def __init__(
        self,
        match: Match,
        pace: str,
        before: Sitting | None = None,
        what_if: WhatIf | None = None,
    ) -> None:
        self.match = match
        self.table: Table = match.table
        self.what_if = what_if
        # Is its end one to remember?  A game that was over, or goes on otherwise, has had its end;
        # one that people only watch is nobody's.
        self.counts = bool(match.people) and match.table.outcome is None and what_if is None
        self.is_best = False  # has it ended better than any game on this device?
        self.board = games.board(match.table.game)
        self.advises = self.board.advises and give_reasons(match.table.game.name)
        # May people here not see each other's views?  Then a curtain comes between them.
        self.has_curtain = len(match.people) > 1 and self.board.secrets and self.board.takes_turns
        self.pace = pace
        same_game = before is not None and before.table.game.name == match.table.game.name
        # That are open.
        self.helps: frozenset[str] = before.helps if before and same_game else self.board.open_helps
        # By person; None: what all at this screen look at together.
        self.looks: dict[Seat | None, Look] = {}
        # What one game leaves in a look is not another game's.
        if before and same_game:
            self.looks = {who: self._first_look(look) for who, look in before.looks.items()}
        # The person in front of the screen; None: several, or nobody.
        self.viewer: Seat | None = match.people[0] if len(match.people) == 1 else None
        self.moment = match.moves_made  # that is looked at
        self.first_told = self.moment + 1  # the news on the page begin with this move
        self.first_unheard = self.moment  # what is spoken next begins with this one
        # What happened up to this move may not be read any more.
        self.faded_until = self._read_before()
        self.failed: dict[Seat, Rejected] = {}  # bots that could not move
        self.slow: set[Seat] = set()  # bots that think and think
        self.ahead: dict[Seat, Any] = {}  # moves of bots that wait until the people have answered
        # What the bots would do, and at which moment for whose eyes.
        self.advice: Advice = []
        self.advised: tuple[int, Seat] | None = None
        # What the course of the game tells, by its end and by language.
        self._looked_back: dict[tuple[int, str], Markup] = {}
        self.saved: str | None = None  # the game as a file, once asked for
        self.is_coached = False  # does a coach speak to a newcomer?
        self.coach_heard = ""  # what the coach has said to a listener

    # Who looks

    def is_curtain_down(self) -> bool:
        """Must the next person first take the screen?"""
        if not self.has_curtain:
            return False
        next_one = self.match.people_to_move()[:1]
        return bool(next_one) and next_one[0] != self.viewer

    @property
    def eyes(self) -> Seat | None:
        """The seat whose view is drawn; behind the curtain only what everybody may know."""
        return None if self.has_curtain and self.is_curtain_down() else self.viewer

    def view(self) -> Any:
        """Return what the person in front of the screen may know."""
        return self.table.view(self.eyes)

    @property
    def look(self) -> Look:
        """What the person in front of the screen has picked up, opened or drafted.

        It goes with the eyes: what one person has drafted is no more to be seen behind the curtain
        than what they know.
        """
        eyes = self.eyes
        if eyes not in self.looks:
            self.looks[eyes] = self._first_look()
        return self.looks[eyes]

    @look.setter
    def look(self, look: Look) -> None:
        self.looks[self.eyes] = look

    def _first_look(self, before: Look | None = None) -> Look:
        look: Look = self.board.first_look(self.match.people, PACES[self.pace], before)
        return replace(look, sitters=self.match.kinds, helps=self.helps, hands=())

    def switches(self) -> dict[str, bool]:
        """Return what the person in front of the screen has switched on or off at the board."""
        look = self.look
        values = {at.name: getattr(look, at.name) for at in fields(look)}
        return {name: value for name, value in values.items() if isinstance(value, bool)}

    def catch_up(self, switches: Mapping[str, Any], notes: Any = None) -> None:
        """Go on with a game that was left: its switches, and what its looks would know by now."""
        known = {n: switches[n] for n in self.switches() if isinstance(switches.get(n), bool)}
        for who in {*self.match.people, None}:
            look = self._first_look(replace(self._first_look(), **known))
            for moment, view in enumerate(self.table.views(who, 1), start=1):
                look = self.board.after(look, self.table.news_at(moment), view)
            self.looks[who] = self.board.noted(look, notes) if who == self.viewer else look

    def would_be_lost(self) -> bool:
        """Is this a game that people have begun, and that has no end yet?"""
        return self.match.is_begun and self.table.outcome is None and self.what_if is None

    def set_pace(self, pace: str) -> None:
        """Let the bots move quicker or slower."""
        self.pace = pace
        self.looks = {who: replace(look, pace=PACES[pace]) for who, look in self.looks.items()}

    def open_help(self, name: str, *, opened: bool) -> None:
        """Open a help, or shut it."""
        self.helps = self.helps | {name} if opened else self.helps - {name}
        self.looks = {who: replace(look, helps=self.helps) for who, look in self.looks.items()}

    def sit_down(self, seat: Seat, sitter: str) -> None:
        """Let somebody else take a seat."""
        self.match.sit_down(seat, sitter)
        self.looks = {
            who: replace(look, sitters=self.match.kinds) for who, look in self.looks.items()
        }

    def raise_curtain(self) -> None:
        """Let the next person look, who has heard nothing yet of what happened since."""
        if not self.is_curtain_down():
            raise Rejected("seat-not-now")
        self._let_look(self.match.people_to_move()[0])
        self.first_unheard = min(self.first_told, self.match.moves_made)

    def turn_to_who_plays(self) -> None:
        """Where nothing is secret, people at one screen need no curtain: whoever plays looks."""
        movers = self.match.people_to_move()
        if (
            self.board.takes_turns
            and not self.board.secrets
            and movers
            and movers[0] != self.viewer
        ):
            self._let_look(movers[0])

    def _let_look(self, seat: Seat) -> None:
        self.viewer = seat
        log = self.table.log
        last_decision = max((at for at, (who, _) in enumerate(log) if who == seat), default=0)
        self.first_told = last_decision + 1

    # The coach

    def be_coached(self, *, on: bool) -> None:
        """Let a coach speak to the one person here, or let the game go on without."""
        self.is_coached = on
        self.look = self.board.coached(self.look, on=on)
        self._show_hands()

    def coaching(self, words: Words) -> str:
        """Return what the coach says now."""
        if not self.is_coached or self.table.outcome is not None:
            return ""
        return self.board.coach(self.view(), self.look, words)

    def coach_unheard(self, words: Words) -> str:
        """Return what the coach says now and a listener has not heard; then it is heard."""
        before, self.coach_heard = self.coach_heard, self.coaching(words)
        return "" if self.coach_heard == before else self.coach_heard

    def looking_back(self, words: Words) -> Markup:
        """Return what the course of the whole game tells; it is drawn once in each language."""
        known = (self.match.moves_made, words.language)
        if known not in self._looked_back:
            names = labels(self.match.names(words), self.look, words)
            told = self.board.looking_back(self.table, self.look, words, names)
            self._looked_back[known] = told
        return self._looked_back[known]

    # Moves

    def may_move(self) -> bool:
        """Is it the turn of the person in front of the screen, or of somebody here?"""
        if self.is_curtain_down():
            return False
        movers = self.match.people_to_move()
        return self.viewer in movers if self.board.takes_turns else bool(movers)

    def play(self, made: Sequence[tuple[Seat, Any]]) -> None:
        """Make the moves of people here; whatever is wrong with one of them, none counts."""
        allowed = {self.viewer} if self.board.takes_turns else set(self.match.people)
        if not made or not {seat for seat, _ in made} <= allowed:
            raise Rejected("seat-not-now")
        moves_before, before = self.match.moves_made, (dict(self.looks), self.moment, self.saved)
        try:
            for seat, move in made:
                self.match.play(seat, move)
                self.happened()
        except Exception:
            while self.match.moves_made > moves_before:
                self.table.undo()
            self.looks, self.moment, self.saved = before
            raise
        self.first_told = moves_before + 1

    def happened(self) -> None:
        """Let every look know what has just happened at the table."""
        for who, look in self.looks.items():
            self.looks[who] = self.board.after(look, self.table.news, self.table.view(who))
        self.moment = self.match.moves_made
        self.saved = None

    def bots_due(self) -> list[Seat]:
        """Return the bots that may think now."""
        if self.board.order != TOGETHER and self.bots_wait():
            return []
        known = {*self.failed, *self.ahead}
        return [seat for seat in self.match.bots_to_move() if seat not in known]

    def bots_wait(self) -> bool:
        """Do the moves of bots wait for something?"""
        return self.board.order != IN_TURN and self.board.bots_wait(self.look, self.view())

    def keep_ahead(self, seat: Seat, move: Any) -> None:
        """Keep the move of a bot until it may be made; that it has one may be seen."""
        self.ahead[seat] = move
        self._show_hands()

    def made_ahead(self) -> list[tuple[Seat, Any]]:
        """Return the moves that need no longer wait, and keep them no more."""
        if self.bots_wait() or not self.ahead:
            return []
        made = sorted(self.ahead.items())
        self.forget_ahead()
        return made

    def forget_ahead(self) -> None:
        """Let the bots think again."""
        self.ahead = {}
        self._show_hands()

    def _show_hands(self) -> None:
        """Let every look know when hands come down; what they hold nobody sees."""
        for who, look in self.looks.items():
            seen = [(seat, self.board.hand(move, look)) for seat, move in self.ahead.items()]
            hands = sorted((seat, ms) for seat, ms in seen if ms is not None)
            self.looks[who] = replace(look, hands=tuple(hands))

    def wants_advice(self) -> tuple[int, Seat] | None:
        """Return for which moment and for whose eyes bots could give advice now."""
        eyes = self.eyes
        if eyes is None or not self.advises or not self.may_move():
            return None
        return self.match.moves_made, eyes

    def can_undo(self) -> bool:
        """Can a move be taken back?"""
        return self.match.can_undo() and self.board.may_undo(self.look, self.view())

    def may_ever_undo(self) -> bool:
        """Is there a way back at this table at all?"""
        return len(self.match.people) == 1 and self.board.may_undo(self.look, self.view())

    def undo(self) -> None:
        """Take the person's last move back."""
        self.match.undo()
        for who, look in self.looks.items():
            self.looks[who] = self.board.after(look, (), self.table.view(who))
        self.moment = self.first_unheard = self.match.moves_made
        self.first_told = self.moment + 1
        # What comes now is new, and what was before can be read no longer than it could.
        self.faded_until = max(min(self.faded_until, self.moment), self._read_before())
        self.failed, self.slow, self.saved, self.advised = {}, set(), None, None
        self.is_best = False
        self.forget_ahead()

    def moment_of(self, value: str) -> int:
        """Read a moment of the replay."""
        if self.table.outcome is None:
            raise Rejected("table-not-over")
        last = self.match.moves_made
        plain = value.isascii() and value.isdigit() and len(value) <= len(str(last))
        if not plain or int(value) > last:
            raise Rejected("table-no-such-moment", moves=value[:20], last=last)
        return int(value)

    # What is said

    def _read_before(self) -> int:
        """Return the last move before this moment whose news could be read for a while only."""
        stays = self.board.stays
        fading = (at for at in range(self.moment) if stays(self.table.news_at(at)) is not None)
        return max(fading, default=-1)

    def _is_past(self, moment: int, told: Sequence[News]) -> bool:
        """May what happened with a move be read no more?"""
        if moment <= self.faded_until:
            return True
        return moment < self.match.moves_made and self.board.is_forgotten(told, self.view())

    def sentence(self, moment: int, words: Words) -> str:
        """Say what happened at a moment, to the person in front of the screen."""
        over = self.table.outcome is not None
        told = self.table.news_at(moment)
        if not over and self._is_past(moment, told):
            return ""
        news: tuple[News, ...] = self.board.worth_telling(told, self.look)
        # When a game is over, everybody who played at this screen looks at it.
        together = over and len(self.match.people) > 1
        return words.tell(news, self.match.names(words), None if together else self.eyes)

    def ending(self, words: Words) -> str:
        """Say how the game has ended: the very last thing that happened, and a personal best."""
        news = self.board.worth_telling(self.table.news, self.look)[-1:]
        together = len(self.match.people) > 1
        told = words.tell(news, self.match.names(words), None if together else self.eyes)
        return f"{told} {words('keeping-best-ever')}" if self.is_best else told

    def said(self, words: Words) -> dict[Seat, str]:
        """Return what bots say about what has just happened."""
        news = self.table.news_at(self.match.moves_made)
        says = self.board.says(news, self.view(), words)
        return {seat: text for seat, text in says.items() if seat in self.match.bots}

    def sentences(self, first: int, words: Words, most: int | None = None) -> list[str]:
        """Say what happened from a moment on, or the newest of it, and at least the last thing."""
        last = self.match.moves_made
        said = (self.sentence(moment, words) for moment in range(last, min(first, last) - 1, -1))
        return [*islice(filter(None, said), most)][::-1]
