"""Not Not on the stage: everybody answers a round at the same time, on the page's own clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import median
from typing import TYPE_CHECKING, Any, ClassVar

from partylab import kit
from partylab.board import FOLDED, HEAD, TOGETHER, Board, Look, Moves, NewGame
from partylab.game import Rejected
from partylab.html import EMPTY, Markup, attributes, button, html, slot, table
from partylab.notnot import arena, coach, players, practice, recap, rounds, speech
from partylab.notnot.news import ends_a_round, in_a_line
from partylab.notnot.progress import progress
from partylab.notnot.rounds import STILL, Tap
from partylab.notnot.rules import NotNot, View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.notnot.practice import Trial
    from partylab.words import Words

FOR_A_RECORD = 5  # right taps: fewer may be luck


@dataclass(frozen=True)
class NotNotLook(Look):
    """The clock, what was opened, and how the people here have done so far."""

    timed: bool = True
    logic: bool = False  # is the formula of the round before open?
    tries: int = 0  # a round with another number of them begins anew
    record: tuple[Trial, ...] = ()
    whose: tuple[Seat, ...] = ()  # the record is
    opened: str = ""  # the level that has just opened
    flows: bool = False  # has a round just ended, so that the next one may begin by itself?


class NotNotBoard(Board[View, NotNotLook]):
    """The arena, what has happened, and who has what."""

    order: ClassVar[str] = TOGETHER
    advises: ClassVar[bool] = False  # nobody asks while the clock runs
    most_people: ClassVar[int | None] = 4  # each needs keys and a pad
    coached_deal: ClassVar[int | str | None] = coach.DEAL
    levels: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "easy": ("companion",),
        "medium": ("challenger",),
        "hard": ("child", "casual"),
        "expert": ("trained",),
    }
    game: NotNot

    @property
    def secrets(self) -> bool:
        """All see the same: that somebody has answered, and not what."""
        return False

    def first_look(
        self, people: tuple[Seat, ...], pace: float, before: Look | None = None
    ) -> NotNotLook:
        """Keep the clock and the record from one game to the next."""
        if not isinstance(before, NotNotLook):
            return NotNotLook(people, pace, whose=people)
        record = before.record if before.whose == people else ()
        kept = replace(before, people=people, pace=pace, record=record, whose=people)
        return replace(kept, tries=before.tries + 1, logic=False, opened="", flows=False)

    def draw(
        self, view: View, look: NotNotLook, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the players and the arena; all that explains is folded away."""
        folded = {FOLDED: _progress(view, look, words, names)}
        if view.roll is None or not look.people:
            return {HEAD: EMPTY, "table": arena.resting(view, words), **folded}
        drawer = _why(words) if view.last else EMPTY
        shown = {
            HEAD: _head(view, look, words),
            "table": arena.playing(view, view.roll, look, words, names, drawer),
            "seats": players.strip(view, look, words, names, self.moods(view)),
            "hands": arena.hands(look),
            **folded,
        }
        if view.last:
            shown["recap"] = recap.recap(
                view, words, kit.labels(names, look, words), logic=look.logic
            )
        return shown

    # Touches

    def touch(
        self, look: NotNotLook, name: str, value: str, view: View
    ) -> NotNotLook | Moves | NewGame:
        """Take everybody's answers, or what can be opened and chosen beside the table."""
        if name == "practise" and len(look.people) == 1:
            if not may_practise(view):
                raise Rejected("notnot_table-practise-later")
            return NewGame(practice.practice_game(look.record, value))
        if not look.people or view.roll is None:
            raise Rejected("table-unknown-touch")
        if name == "race":
            return Moves(self._answers(look, value, view))
        if name == "clock" and value in ("on", ""):
            return replace(look, timed=bool(value), tries=look.tries + 1, flows=False)
        if name == "logic":
            return replace(look, logic=True)
        raise Rejected("table-unknown-touch")

    def _answers(self, look: NotNotLook, value: str, view: View) -> tuple[tuple[Seat, Tap], ...]:
        """Read "0 N 534/1 still": one answer from each person here who has still to give one."""
        asked = sorted(view.turn.intersection(look.people))
        told = [part.partition(" ") for part in value.split("/")]
        if not asked or [who for who, _, _ in told] != [str(seat) for seat in asked]:
            raise Rejected("notnot_table-wrong-answers")
        return tuple(
            (seat, self._tap(look, answer))
            for seat, (_, _, answer) in zip(asked, told, strict=True)
        )

    def _tap(self, look: NotNotLook, answer: str) -> Tap:
        """Read one answer; without a clock every tap is as fast as any other (NN-A30)."""
        place, _, ms = answer.partition(" ")
        if not look.timed and answer != str(STILL) and ms.isascii() and ms.isdigit():
            answer = f"{place} 0"
        tap = self.game.parse(answer)
        limit = self.game.still_seconds * 1000
        if look.timed and tap != STILL and not 0 < tap.ms <= limit + arena.grace(limit):
            raise Rejected("notnot_table-impossible-time")
        return tap

    def counts_as(self, move: Any, look: NotNotLook) -> Any:
        """Take the time from a bot's tap where no clock runs."""
        tap = self.game.parse(move) if isinstance(move, str) else move
        return tap._replace(ms=0) if isinstance(tap, Tap) and not look.timed else tap

    def hand(self, move: Any, look: NotNotLook) -> int | None:
        """Tell when a tap lands, and not where; who holds still, or makes no move, lands nowhere.

        When a rival's hand will come down is no secret worth keeping: it is seen when it does, and
        who reads it in the page's source beforehand finds the dice there too (`arena`).
        """
        try:
            tap = rounds.checked(self.counts_as(move, look))
        except Rejected:
            return None
        return tap.ms or None

    def after(self, look: NotNotLook, news: Sequence[News], view: View) -> NotNotLook:
        """Note how the people did, once their round is over; a level may open."""
        if not news:  # a move was taken back: the round begins anew
            return replace(look, tries=look.tries + 1, logic=False, opened="", flows=False)
        if view.last is None or not ends_a_round(news):
            return look
        record = practice.noted(look.record, view.last, look.whose, timed=look.timed)
        opened = practice.opened(look.record, record) if len(look.whose) == 1 else ""
        return replace(look, record=record, logic=False, opened=opened, flows=True)

    def may_undo(self, look: NotNotLook, view: View) -> bool:
        """What was done against the clock is done."""
        return not look.timed

    def record(self, view: View, look: NotNotLook, outcome: Outcome) -> Mapping[str, int]:
        """The quickest right tap of a person who plays alone here, and the middle of all."""
        times = [trial.ms for trial in look.record if trial.right and trial.ms is not None]
        if len(look.whose) != 1 or len(times) < FOR_A_RECORD:
            return {}
        return {"best": min(times), "median": round(median(times))}

    def says(self, news: Sequence[News], view: View, words: Words) -> Mapping[Seat, str]:
        """Let the fastest say something, and somebody who was not."""
        return speech.says(news, view, words)

    def moods(self, view: View) -> Mapping[Seat, str]:
        """Show how the last round went for everybody."""
        return speech.moods(view)

    # The coach

    def coach(self, view: View, look: NotNotLook, words: Words) -> str:
        """Say to a newcomer how the dice are read: a word, a NOT, a NOT NOT."""
        return coach.told(view, look.people, words)

    def coached(self, look: NotNotLook, *, on: bool) -> NotNotLook:
        """Stop the clock while the coach speaks."""
        return replace(look, timed=not on, tries=look.tries + 1, flows=False)

    # Time

    def bots_wait(self, look: NotNotLook, view: View) -> bool:
        """Until the people have answered, as their clock runs in the page."""
        return bool(view.turn.intersection(look.people))

    def takes(self, move: Any, look: NotNotLook) -> float:
        """Bots have answered while the people did."""
        return 0.0 if look.people else float(look.pace)

    # What is said

    def worth_telling(self, news: Sequence[News], look: NotNotLook) -> tuple[News, ...]:
        """Tell in a line how a round went, and how for who is alone here: several see the cards."""
        return in_a_line(news, look.people if len(look.people) == 1 else ())

    def your_turn(self, view: View, look: NotNotLook, words: Words) -> str:
        """Tell a listener that a round can begin; at first also that no clock need run."""
        if view.roll is None:
            return ""
        ready = words("notnot_table-ready", number=view.number)
        if not view.last:
            return f"{ready} {words('notnot_table-offer')}"
        opened = words("notnot_table-opened", level=look.opened) if look.opened else ""
        return f"{opened} {ready}".strip()

    def sheet(self, view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return everybody's cards, the Voids among them, and how the last round went."""
        columns = ("player", "cards", "voids")
        rows = [
            (
                names[seat],
                html("<strong>{}</strong>", len(view.won[seat])),
                str(sum(card.is_void for card in view.won[seat])),
            )
            for seat in sorted(range(view.seats), key=lambda seat: -len(view.won[seat]))
        ]
        heads = [words(f"notnot_table-sheet-{column}") for column in columns]
        cards = table(heads, rows, words("notnot_table-sheet-title"))
        return html("{}{}", cards, recap.recap(view, words, names, logic=None))


def may_practise(view: View) -> bool:
    """May somebody go and practise?  Not from rivals who are in the middle of a game."""
    return view.roll is None or view.seats == 1


def _head(view: View, look: NotNotLook, words: Words) -> Markup:
    """Return the level, and the choice to play without a clock, or with one."""
    which = "off" if look.timed else "on"
    clock = button(
        "clock", words(f"notnot_table-clock-{which}-short"), "" if look.timed else "on",
        style="pl-button pl-button-quiet nn-clock", data_key="clock",
        aria_label=words(f"notnot_table-clock-{which}"),
    )  # fmt: skip
    level = words("notnot_table-level", level=view.level.name.lower())
    return html('<span class="nn-level" data-label>{}</span>{}', level, clock)


def _why(words: Words) -> Markup:
    """Return the drawer in which the round before is explained."""
    return html(
        '<details class="pl-drawer nn-drawer" data-key="why"><summary class="pl-button'
        ' pl-button-quiet"{}><span aria-hidden="true">?</span></summary>'
        '<div class="pl-drawer-inside">{}</div></details>',
        attributes(aria_label=words("notnot_table-why")), slot("recap"),
    )  # fmt: skip


def _progress(view: View, look: NotNotLook, words: Words, names: Sequence[str]) -> Markup:
    """Return how the people here get on, and the ladder for who may climb it now."""
    if not look.whose:
        return EMPTY
    who = [names[seat] for seat in look.whose]
    return progress(look.record, who, words, climbs=may_practise(view))
