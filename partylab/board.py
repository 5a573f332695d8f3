"""What a table to touch is: one class per game, with defaults that suit a plain game.

A board draws pages from a view and a look, and from a touch it makes a new look or moves.  The
look is what one person at this screen has picked up, opened or drafted: a value, never the game's
business.  A board keeps nothing itself, so the same view and look always give the same pages.

A plain game needs no board of its own: its picture, and a button for each move.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast
from zlib import crc32

from partylab import games, kit
from partylab.game import Rejected, ViewOf, brief
from partylab.html import EMPTY, Markup, button, html, join, row, slot
from partylab.match import PERSON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import AnyGame, News, Outcome, Seat
    from partylab.table import Table
    from partylab.words import Words

# The orders of play.
IN_TURN = "in turn"  # one after the other
TOGETHER = "together"  # everybody answers, then it is judged
ANYONE = "anyone"  # whoever wants to, at any time

# The page on which whoever shows the board writes what has happened.
NEWS = "news"
# The page that stands beside the game's title, where a board has one: it is the first to be read.
HEAD = "head"
# The page below the table, or beside it on a low screen: what is mine, and what I can do.
DOCK = "dock"
# The page of a board that is folded away in the menu: what one looks at between the moves.
FOLDED = "folded"
MOVE = "move"

# How hard it is to win, for who does not know the bots by their names.
LEVELS = ("easy", "medium", "hard", "expert")
USUAL_SEATS = 3


@dataclass(frozen=True)
class Look:
    """What one person at this screen sees besides the game.  A game adds fields of its own."""

    people: tuple[Seat, ...] = ()  # who plays at this screen; nobody: it is only looked at
    pace: float = 0.0  # seconds that a bot takes for a move at this table
    helps: frozenset[str] = frozenset()  # that are open
    # Where all play together: when others see, on the page's clock, that a bot has answered.
    hands: tuple[tuple[Seat, int], ...] = ()
    # Who sits on each seat: "me", the name of a bot of this game, "" for a learner's own.
    sitters: tuple[str, ...] = ()


class Moves(NamedTuple):
    """What a touch may be: moves to make, one or one for each of several people here."""

    made: tuple[tuple[Seat, Any], ...]


class NewGame(NamedTuple):
    """What a touch may be too: another game, and who sits there.

    Where the seats stay as they are, so do the names.
    """

    game: AnyGame
    sitters: tuple[str, ...] = (PERSON,)


class Limit(NamedTuple):
    """A touch that happens by itself after some seconds; another `number` begins to wait anew.

    Where no control on the page has its name, nobody can make it by hand.
    """

    seconds: float
    name: str
    value: str = ""
    number: int = 0


# What a board shows, and what a person at this screen has done to it.
ViewT = TypeVar("ViewT", bound=ViewOf)
LookT = TypeVar("LookT", bound=Look)


class Board(Generic[ViewT, LookT]):
    """The table to touch, of one game with its options."""

    order: ClassVar[str] = IN_TURN
    helps: ClassVar[tuple[str, ...]] = ()  # that a person may open: <game>-help-<name> names them
    open_helps: ClassVar[frozenset[str]] = frozenset()  # those that are open at first
    advises: ClassVar[bool] = True  # may one ask what the bots would do?
    # How many people can play at one screen; None: as many as the game takes.
    most_people: ClassVar[int | None] = None
    # The bots to play against, by level; a game without levels has none.  <game>-level-<level>
    # says what it is like.
    levels: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    fewest_points_win: ClassVar[bool] = False
    # Does one have to keep in mind what lay there?  Then no picture of the table stays anywhere
    # while the game goes on.
    fleeting: ClassVar[bool] = False
    # The deal of a first game in which newcomers are coached; None: nobody needs a coach here.
    coached_deal: ClassVar[int | str | None] = None

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @property
    def secrets(self) -> bool:
        """Must people at one screen not see each other's views?  Then there is a curtain."""
        return True

    @property
    def rivals(self) -> tuple[str, ...]:
        """Who sits at the table beside a person when nobody was asked: bots, or people."""
        least, most = self.game.seat_counts[0], self.game.seat_counts[-1]
        if not games.bots(self.game.name):
            return (PERSON,) * (least - 1)
        return self.rivals_at(LEVELS[0], min(max(least, USUAL_SEATS), most) - 1)

    def rivals_at(self, level: str, count: int) -> tuple[str, ...]:
        """Return so many bots of a level; in a game without levels, bots from the weakest on."""
        if self.levels and level not in self.levels:
            known = ", ".join(self.levels)
            raise Rejected("table-unknown-level", level=brief(level), known=known)
        kinds = self.levels.get(level) or tuple(games.bots(self.game.name))
        return tuple(kinds[at % len(kinds)] for at in range(count))

    def first_look(self, people: tuple[Seat, ...], pace: float, before: Any = None) -> LookT:
        """Return the look with which a game begins; `before` is that of the game before it.

        A board with a look of its own overrides it.
        """
        return cast("LookT", Look(people, pace))

    @property
    def takes_turns(self) -> bool:
        """Do people at one screen look one after the other, each with their own eyes?"""
        return self.order == IN_TURN or (self.secrets and self.order != ANYONE)

    def acting(self, view: ViewT, look: LookT) -> tuple[Seat, ...]:
        """Return for whom a touch may act: who looks, or all who look together at this screen."""
        if view.seat is None:
            return () if self.takes_turns else look.people
        return (view.seat,) if view.seat in look.people else ()

    # Pages

    def draw(
        self, view: ViewT, look: LookT, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the pages by name.  Each is patched alone; `slot` gives one a place in another."""
        shown = Markup(games.drawing(self.game.name).draw(view, words, names))
        acting = self.acting(view, look)
        buttons = [self._buttons(view, look, seat, words, names) for seat in acting]
        helped = [self.help(name, view, words, names) for name in self.helps if name in look.helps]
        notes = join(html('<p class="pl-note">{}</p>', text) for text in helped)
        return {
            "table": html(
                '<div class="pl-plain">{}<div data-see="card">{}</div>{}</div>',
                self._others(view, look, words, names), shown, slot(NEWS),
            ),
            DOCK: kit.dock(notes, *buttons) if buttons else EMPTY,
        }  # fmt: skip

    def _others(self, view: ViewT, look: LookT, words: Words, names: Sequence[str]) -> Markup:
        """Return the people around the table, and whose turn it is; a replay only looks back."""
        plays: frozenset[Seat] = frozenset()
        if look.people:
            plays = self.game.turn(self.game.possible(view, Random(0)))
        moods, game = self.moods(view), self.game.name
        people = [
            kit.person(
                seat, names, look, game, words, mood=moods.get(seat, "calm"), plays=seat in plays
            )
            for seat in range(len(names))
            if seat != view.seat
        ]
        return kit.strip([kit.place(who, words) for who in people])

    def _buttons(
        self, view: ViewT, look: LookT, seat: Seat, words: Words, names: Sequence[str]
    ) -> Markup:
        """Return a button for each move of a person; several here are told apart by name."""
        send, whose = MOVE, EMPTY
        if view.seat is None:
            send, whose = f"{MOVE}-{seat}", html("<strong>{}</strong>", names[seat])
        seen = f"{crc32(repr(view).encode()):x}"  # once it has changed, the buttons rest
        return row(whose, *(
            button(
                send, self.label(move, words), str(move), style="pl-button pl-button-main",
                data_about=seen,
            )
            for move in self.moves(view, look, seat)
        ))  # fmt: skip

    def moves(self, view: ViewT, look: LookT, seat: Seat) -> tuple[Any, ...]:
        """Return the moves that a person who looks may make: a view tells them."""
        if seat not in self.acting(view, look):
            return ()
        return self.game.moves(self.game.possible(view, Random(0)), seat)

    def label(self, move: Any, words: Words) -> str:
        """Say what a move is; the sentence `<game>-move-<move>` names it, where there is one."""
        named = f"{self.game.name}-move-{move}"
        return words(named) if words.has(named) else str(move)

    def would(self, move: Any, words: Words) -> str:
        """Say what a bot would do; None is a bot that does not care."""
        return words(f"{self.game.name}-would-{'either' if move is None else move}")

    def help(self, name: str, view: ViewT, words: Words, names: Sequence[str]) -> str:
        """Return a help that was opened."""
        raise Rejected("table-unknown-touch")

    def your_turn(self, view: ViewT, look: LookT, words: Words) -> str:
        """Tell a listener that it is their turn, and what lies there."""
        return words("table-your-turn")

    def meanwhile(self, view: ViewT, words: Words, names: Sequence[str]) -> str:
        """Tell a listener, while others act, what one sees and no news have told."""
        return ""

    def podium(self, view: ViewT, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return the result when the game is over: the best first, whether much or little wins."""
        best = outcome.scores[outcome.winners[0]] if outcome.winners else max(outcome.scores)
        ranks = [
            kit.Rank(seat, names[seat], self.points(score), seat in outcome.winners)
            for seat, score in enumerate(outcome.scores)
        ]
        away = [abs(score - best) for score in outcome.scores]
        return kit.podium(sorted(ranks, key=lambda rank: (not rank.won, away[rank.seat])), words)

    def points(self, score: Any) -> str:
        """Write a score."""
        return str(score)

    def sheet(self, view: ViewT, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return why the game ended so, where there is more to say than the podium does."""
        return EMPTY

    def looking_back(self, table: Table, look: LookT, words: Words, names: Sequence[str]) -> Markup:
        """Return what the whole course of a game tells, once it is over.

        Then `table.replays()` has what lay there after each move, with all that was hidden, and
        `table.views(seat)` what a seat saw of it.
        """
        return EMPTY

    def record(self, view: ViewT, look: LookT, outcome: Outcome) -> Mapping[str, int]:
        """Return what of a game that is over may be a personal best: the lower, the better.

        <game>-record-<name> says each of them.
        """
        return {}

    def steps(self, seats: int) -> tuple[str, int]:
        """Return how a replay counts: in "move"s, or in "round"s of so many moves."""
        return ("round", seats) if self.order == TOGETHER else ("move", 1)

    # Touches

    def touch(self, look: LookT, name: str, value: str, view: ViewT) -> LookT | Moves | NewGame:
        """Return what comes of a touch; one that makes no sense is `Rejected`."""
        for seat in self.acting(view, look):
            if name == (MOVE if seat == view.seat else f"{MOVE}-{seat}"):
                return Moves(((seat, self.game.parse(value)),))
        raise Rejected("table-unknown-touch")

    def after(self, look: LookT, news: Sequence[News], view: ViewT) -> LookT:
        """Return what becomes of a look after a move; without news a move was taken back."""
        return look

    def notes(self, look: LookT) -> Any:
        """Return what a look holds that no move tells, to be kept with a game that is left.

        It is what JSON can hold; None is nothing.
        """
        return None

    def noted(self, look: LookT, notes: Any) -> LookT:
        """Return a look with its notes again.  They come back from a browser: believe nothing."""
        return look

    def may_undo(self, look: LookT, view: ViewT) -> bool:
        """May a person who plays alone take the last move back?"""
        return True

    # What is said

    def worth_telling(self, news: Sequence[News], look: LookT) -> tuple[News, ...]:
        """Return the news that are worth a sentence to whoever looks."""
        return tuple(news)

    def stays(self, news: Sequence[News]) -> float | None:
        """Return how many seconds these news may be read, or None where they are no secret."""
        return None

    def is_forgotten(self, news: Sequence[News], view: ViewT) -> bool:
        """May earlier news be told no more, now that something else has happened since?

        In a game of memory this is so of whatever names a thing that lies face down by now.
        """
        return False

    def says(self, news: Sequence[News], view: ViewT, words: Words) -> Mapping[Seat, str]:
        """Return the short things that seats say about what has just happened.

        Everybody hears them, so they come from what everybody may know.  What people would say
        is theirs to say: who shows this leaves it out.
        """
        return {}

    def moods(self, view: ViewT) -> Mapping[Seat, str]:
        """Return the moods of seats that are not calm, of `faces.MOODS`; everybody sees them."""
        return {}

    # The coach

    def coach(self, view: ViewT, look: LookT, words: Words) -> str:
        """Return what a newcomer should be told now: what lies there, what to do about it, and why.

        One or two short sentences; a coach speaks from the first moment on, and who is silent once
        has nothing more to say.
        """
        return ""

    def coached(self, look: LookT, *, on: bool) -> LookT:
        """Return the look with which a coached game begins, or goes on without the coach.

        Nobody is hurried while the coach speaks.
        """
        return look

    # Time

    def limit(self, look: LookT, view: ViewT) -> Limit | None:
        """Return the touch that happens by itself when nobody comes before it."""
        return None

    def bots_wait(self, look: LookT, view: ViewT) -> bool:
        """Where all play together or at any time: do the bots' moves wait for something?

        Where all play together, bots think meanwhile: nobody's answer hangs on another's.
        """
        return False

    def hand(self, move: Any, look: LookT) -> int | None:
        """Return when, in ms on the page's clock, others see that a bot has made a waiting move.

        It says when, never what: everybody at this screen may see it.  None: it is not seen.
        """
        return None

    def counts_as(self, move: Any, look: LookT) -> Any:
        """Return how a bot's move counts at this table."""
        return move

    def takes(self, move: Any, look: LookT) -> float:
        """Return how many seconds a bot's move takes."""
        return float(look.pace)


AnyBoard = Board[Any, Any]
