"""Not Not on the stage: everybody answers a round at the same time, on the page's own clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import median
from typing import TYPE_CHECKING, Any, ClassVar

from partylab.board import HEAD, NEWS, TOGETHER, Board, Look, Moves, NewGame
from partylab.game import Rejected
from partylab.html import EMPTY, Markup, art, button, html, join, slot, table
from partylab.notnot import arena, practice, recap, rounds, speech
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import card_art
from partylab.notnot.news import ends_a_round, in_a_line
from partylab.notnot.progress import progress
from partylab.notnot.rounds import STILL, Tap
from partylab.notnot.rules import NotNot, View, most

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.notnot.deck import Card
    from partylab.notnot.practice import Trial
    from partylab.words import Words

MOST_DRAWN = 12  # of the cards that somebody has won
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


class NotNotBoard(Board[View, NotNotLook]):
    """The arena, what has happened, and who has what."""

    order: ClassVar[str] = TOGETHER
    advises: ClassVar[bool] = False  # nobody asks while the clock runs
    most_people: ClassVar[int | None] = 4  # each needs keys and a pad
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
        return replace(kept, tries=before.tries + 1, logic=False, opened="")

    def draw(
        self, view: View, look: NotNotLook, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the arena; beside it the news, the players and the round before, explained."""
        plays = bool(look.people) and view.roll is not None
        shown = (
            arena.playing(view, view.roll, look, words, names)
            if view.roll is not None and plays
            else arena.resting(view, words)
        )
        keys = _gliding(view)
        boxes = join(_seat(view, words, names, seat, keys.get(seat)) for seat in range(view.seats))
        logic = look.logic if look.people else None
        return {
            HEAD: _clock(look, words) if plays else EMPTY,
            "table": html(
                '<div class="pl-table nn-table"><div class="nn-layout">{}'
                '<div class="nn-side">{}{}{}{}</div></div></div>',
                shown, _opened(look, words), slot(NEWS), slot("seats"), slot("recap"),
            ),
            "seats": html('<ul class="nn-seats" role="list">{}</ul>', boxes),
            "recap": recap.recap(view, words, names, logic=logic),
            "progress": progress(look.record, [names[seat] for seat in look.whose], words)
            if look.whose
            else EMPTY,
        }  # fmt: skip

    # Touches

    def touch(
        self, look: NotNotLook, name: str, value: str, view: View
    ) -> NotNotLook | Moves | NewGame:
        """Take everybody's answers, or what can be opened and chosen beside the table."""
        if not look.people or view.roll is None:
            raise Rejected("table-unknown-touch")
        if name == "race":
            return Moves(self._answers(look, value, view))
        if name == "clock" and value in ("on", ""):
            return replace(look, timed=bool(value), tries=look.tries + 1)
        if name == "logic":
            return replace(look, logic=True)
        if name == "practise" and len(look.people) == 1:
            return NewGame(practice.practice_game(look.record, value))
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
        if look.timed and tap != STILL and not 0 < tap.ms <= self.game.still_seconds * 1000:
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
            return replace(look, tries=look.tries + 1, logic=False, opened="")
        if view.last is None or not ends_a_round(news):
            return look
        record = practice.noted(look.record, view.last, look.whose, timed=look.timed)
        opened = practice.opened(look.record, record) if len(look.whose) == 1 else ""
        return replace(look, record=record, logic=False, opened=opened)

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

    # Time

    def bots_wait(self, look: NotNotLook, view: View) -> bool:
        """Until the people have answered, as their clock runs in the page."""
        return bool(view.turn.intersection(look.people))

    def takes(self, move: Any, look: NotNotLook) -> float:
        """Bots have answered while the people did."""
        return 0.0 if look.people else float(look.pace)

    # What is said

    def worth_telling(self, news: Sequence[News], look: NotNotLook) -> tuple[News, ...]:
        """Tell in a line how a round went, and how it went for the people here."""
        return in_a_line(news, look.people)

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
        """Return the result: everybody's cards."""
        columns = ("player", "cards", "voids")
        rows = [
            (
                html("{}{}", names[seat], _crown(words) if seat in outcome.winners else EMPTY),
                html("<strong>{}</strong>", len(view.won[seat])),
                str(sum(card.is_void for card in view.won[seat])),
            )
            for seat in sorted(range(view.seats), key=lambda seat: -len(view.won[seat]))
        ]
        heads = [words(f"notnot_table-sheet-{column}") for column in columns]
        return table(heads, rows, words("notnot_table-sheet-title"))


def _clock(look: NotNotLook, words: Words) -> Markup:
    """Return the choice to play without a clock, or with one."""
    label = words("notnot_table-clock-off" if look.timed else "notnot_table-clock-on")
    value = "" if look.timed else "on"
    return button("clock", label, value, style="pl-button pl-button-quiet", data_key="clock")


def _opened(look: NotNotLook, words: Words) -> Markup:
    if not look.opened:
        return EMPTY
    return html('<p class="pl-right">{}</p>', words("notnot_table-opened", level=look.opened))


def _gliding(view: View) -> dict[Seat, str]:
    """Return the mark of the card that each has just won, where no other card has that mark."""
    taken = view.last.taken if view.last else ()
    lying = [arena.key_of(card, place) for place, card in zip(PLACES, view.board, strict=True)]
    won = {
        seat: arena.key_of(view.won[seat][-1], place) for seat, place in enumerate(taken) if place
    }
    marks = [*lying, *won.values()]
    return {seat: mark for seat, mark in won.items() if marks.count(mark) == 1}


def _seat(view: View, words: Words, names: Sequence[str], seat: Seat, key: str | None) -> Markup:
    """Return one player's row: name, number of cards, and the cards themselves."""
    mine, leads = seat == view.seat, seat in most(view.won)[0] and any(view.won)
    *before, last = view.won[seat][-MOST_DRAWN:] or (None,)
    cards = join(_won(card, words) for card in before if card)
    if last:
        cards += _won(last, words, data_key=key)
    return html(
        '<li class="{style}" data-pad="{seat}"><strong class="nn-name">{name}</strong>'
        '<span class="nn-score" role="img" aria-label="{count}">{number}</span>'
        '<span class="nn-hand" aria-hidden="true">{cards}</span></li>',
        style="pl-seat nn-seat" + " nn-mine" * mine + " nn-leads" * leads,
        seat=seat,
        name=words("notnot_table-me", name=names[seat]) if mine else names[seat],
        count=words("notnot_table-cards", cards=len(view.won[seat])),
        number=len(view.won[seat]),
        cards=cards,
    )


def _won(card: Card, words: Words, **more: Any) -> Markup:
    return art("0 0 96 96", card_art(card, words), "nn-won", **more)


def _crown(words: Words) -> Markup:
    return html(' <span class="nn-winner">{}</span>', words("notnot_table-winner"))
