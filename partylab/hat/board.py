"""That's Not a Hat on the stage: everybody around the gift shop, and what one can do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from partylab import kit
from partylab.board import DOCK, HEAD, MOVE, NEWS, Board, Limit, Look, Moves
from partylab.game import Rejected
from partylab.hat import (
    advice,
    coach,
    dock,
    gifts,
    looking_back,
    naming,
    ring,
    sheet,
    speech,
    sureness,
)
from partylab.hat.bots import LEVELS
from partylab.hat.cards import card, forms, key_of_given, picture, place_key
from partylab.hat.middle import middle, revealed
from partylab.hat.moves import Move
from partylab.hat.state import ANSWERING, ANY, DRAWING, NAMING, SHOWING
from partylab.html import EMPTY, Markup, html, join, slot
from partylab.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.hat.ring import Spot
    from partylab.hat.rules import Hat
    from partylab.hat.state import View
    from partylab.table import Table
    from partylab.words import Words

# How much longer than for another move a bot takes: who looks has to understand what was turned
# up, which gift is offered, and what is said of it.
SLOWLY = {"draw": 2.2, "say": 1.4, "accept": 1.6, "refuse": 1.6}


@dataclass(frozen=True)
class HatLook(Look):
    """What somebody who names a gift has opened and typed so far."""

    search: str | None = None  # in the catalogue; None: it is shut
    draft: str = ""  # a name that was typed
    to: Seat | None = None  # for whom, where an arrow points everywhere
    calmly: bool = False  # does a coach speak, so that nobody is hurried?
    felt: sureness.Notes = ()  # how sure they were of what they said and answered


class HatBoard(Board["View", HatLook]):
    """The gift shop in the middle, everybody around it with their gifts, two large buttons."""

    fewest_points_win: ClassVar[bool] = True
    fleeting: ClassVar[bool] = True
    advises: ClassVar[bool] = False  # what bots remember is a secret of the table
    levels: ClassVar[Mapping[str, tuple[str, ...]]] = LEVELS
    coached_deal: ClassVar[int | str | None] = coach.DEAL
    game: Hat

    @property
    def secrets(self) -> bool:
        """What lies face down nobody may see, so all at one screen see the same."""
        return False

    def first_look(self, people: tuple[Seat, ...], pace: float, before: Any = None) -> HatLook:
        """Begin with nothing opened and nothing typed."""
        return HatLook(people, pace)

    def draw(
        self, view: View, look: HatLook, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the table with everybody around it, and below it what is mine and what I can do.

        Where several play at one screen the table lies still, and all of them sit around it.
        """
        alone = look.people[0] if len(look.people) == 1 else None
        below = look.people[0] if look.people else 0
        seats = [*range(below, view.seats), *range(below)]
        spots = dict(zip(seats, ring.around(view.seats), strict=True))
        moods = self.moods(view)

        def who(seat: Seat) -> kit.Person:
            return kit.person(
                seat, names, look, "hat", words,
                mood=moods.get(seat, "calm"), plays=seat == view.active,
            )  # fmt: skip

        places = [
            _place(view, words, who(seat), spot) for seat, spot in spots.items() if seat != alone
        ]
        # Before anybody here has acted, the place of who sits below waits for them.
        acting = view.seat if view.seat in look.people else next(iter(look.people), None)
        timed = 0.0 if look.calmly else float(self.game.show_seconds)
        pages = {
            HEAD: _head(view, words),
            "table": html(
                '<div class="th-table"><div class="th-ring" style="--th-rows:{}" data-seats="{}"'
                ' data-gifts="{}">'
                '<ul class="th-people" role="list">{}</ul>{}</div>{}{}</div>',
                ring.rows(view.seats, below=alone is None), view.seats,
                self.game.gifts_each(view.seats), join(places),
                middle(view, words, spots, timed, alone), slot(NEWS),
                slot("catalogue") if acting is not None else EMPTY,
            ),
            DOCK: EMPTY,
        }  # fmt: skip
        if acting is not None:
            mine = EMPTY
            if alone is not None:
                mine = join(_belongings(view, words, acting, spots[acting]))
            pages[DOCK] = dock.dock(view, look, words, names, who(acting), mine)
            pages["catalogue"] = naming.catalogue(view, look, words, names)
        return pages

    def your_turn(self, view: View, look: HatLook, words: Words) -> str:
        """Tell a listener what is to be done."""
        return dock.asked(view, words)

    def meanwhile(self, view: View, words: Words, names: Sequence[str]) -> str:
        """Name an older gift that still lay open, and is shown once more before it is turned."""
        given = view.given
        if view.phase != SHOWING or given is None or given.gift is None:
            return ""
        if view.last[0].what == "hat-drew":  # that has named it
            return ""
        name = names[view.giver]
        return words("hat_table-meanwhile-show", name=name, **forms(given.gift, view, words))

    # Touches

    def touch(self, look: HatLook, name: str, value: str, view: View) -> HatLook | Moves:
        """Make a move, or open the catalogue, look something up in it, type a name."""
        if view.seat not in self.acting(view, look) or view.seat is None:
            raise Rejected("hat-not-your-turn" if look.people else "table-unknown-touch")
        if name == MOVE:
            return Moves(((view.seat, self.game.parse(value)),))
        if name == "sure":
            return replace(look, felt=sureness.touched(look.felt, value, view, look.people))
        if view.phase != NAMING or view.active != view.seat:
            raise Rejected("table-unknown-touch")
        action, _, language = name.partition("-")
        if action == "call" and language in LANGUAGES:
            gift = naming.read(value or look.draft, view, look, language)
            return Moves(((view.seat, Move("say", gift, look.to)),))
        match name:
            case "open":
                return replace(look, search="", to=self._receiver(view, value))
            case "search" if look.search is not None:
                return replace(look, search=value[: gifts.LONGEST_TYPED])
            case "type":
                return replace(look, draft=value[: gifts.LONGEST_TYPED])
            case "shut":
                return replace(look, search=None, to=None)
        raise Rejected("table-unknown-touch")

    def _receiver(self, view: View, value: str) -> Seat | None:
        """Return for whom a gift is, where the giver chooses (NH-A17)."""
        if view.given is None or view.given.arrow != ANY:
            return None
        if value not in [str(seat) for seat in range(view.seats) if seat != view.seat]:
            raise Rejected("hat-choose-whom")
        return int(value)

    def after(self, look: HatLook, news: Sequence[News], view: View) -> HatLook:
        """Shut the catalogue once something has happened, or an answer was taken back."""
        felt = look.felt if news else sureness.taken_back(look.felt, view)
        return replace(look, search=None, draft="", to=None, felt=felt)

    def notes(self, look: HatLook) -> Any:
        """Return how sure somebody was: no move tells it."""
        return [list(one) for one in look.felt]

    def noted(self, look: HatLook, notes: Any) -> HatLook:
        """Let somebody go on with what they noted."""
        return replace(look, felt=sureness.read(notes))

    def may_undo(self, look: HatLook, view: View) -> bool:
        """Only what has shown nobody anything: an answer before the next gift is shown or named."""
        # Behind the last answer of a round there is more news: all gifts, or the next deal.
        if [one.what for one in view.last] != ["hat-accepted"]:
            return False
        return bool(view.last[0]["seat"] == view.seat)

    # What is said

    def is_forgotten(self, news: Sequence[News], view: View) -> bool:
        """What named a gift may be told only as long as nothing else has happened."""
        return any(value for one in news for _, value in one.about if type(value) is gifts.Named)

    def would(self, move: Any, words: Words) -> str:
        """Say what a bot would do, in the words in which it would say it."""
        return advice.would(move, words, self.game.pack)

    def says(self, news: Sequence[News], view: View, words: Words) -> Mapping[Seat, str]:
        """Let those say something who gave, accepted, or were wrong."""
        return speech.says(news, view, words)

    def moods(self, view: View) -> Mapping[Seat, str]:
        """Show who thinks, who is in danger, who was wrong."""
        return speech.moods(view)

    def sheet(self, view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return everybody's penalty gifts, and the points of each round."""
        return sheet.sheet(view, outcome, words, names)

    def looking_back(
        self, table: Table, look: HatLook, words: Words, names: Sequence[str]
    ) -> Markup:
        """Return how well everybody remembered, who believed what, where every gift has been."""
        return looking_back.looking_back(table, look, words, names)

    # The coach

    def coach(self, view: View, look: HatLook, words: Words) -> str:
        """Say to a newcomer what to look at, what to say, and when to doubt."""
        return coach.told(view, look.people, words)

    def coached(self, look: HatLook, *, on: bool) -> HatLook:
        """Let gifts lie open as long as one likes while the coach speaks."""
        return replace(look, calmly=on)

    # Time

    def limit(self, look: HatLook, view: View) -> Limit | None:
        """A gift is shown for a while (NH-A19), and an answer may be waited for (NH-A9)."""
        if view.active not in look.people or look.calmly:
            return None
        round_, offers, points = view.so_far
        number = (round_ * 10_000 + offers) * 100 + points
        if view.phase == SHOWING:
            return Limit(float(self.game.show_seconds), MOVE, "turn", number)
        if view.phase == ANSWERING and self.game.timer:
            return Limit(float(self.game.timer), MOVE, "accept", number)
        return None

    def takes(self, move: Any, look: HatLook) -> float:
        """A gift that a bot shows lies open as long as one that a person shows, at any pace."""
        act = move.act if isinstance(move, Move) else str(move).partition(" ")[0]
        if act == "turn" and look.people:
            return max(float(self.game.show_seconds), look.pace)
        return look.pace * SLOWLY.get(act, 1.0)


def _head(view: View, words: Words) -> Markup:
    """Return which round it is, where there are several."""
    if view.rounds == 1 or view.active is None:
        return EMPTY
    told = words("hat_table-round", round=view.round, rounds=view.rounds)
    return html('<span class="th-round">{}</span>', told)


def _place(view: View, words: Words, who: kit.Person, spot: Spot) -> Markup:
    """Return somebody's place around the table."""
    return kit.place(
        who, words, EMPTY, *_belongings(view, words, who.seat, spot),
        style=f"grid-area: {spot.area}",
    )  # fmt: skip


def _belongings(view: View, words: Words, seat: Seat, spot: Spot) -> tuple[Markup, Markup]:
    """Return the gifts before somebody, and the penalties beside them."""
    hand, turned = view.hands[seat], ring.TURNED[spot.side]
    arrives = any(one.what == "hat-accepted" and one["seat"] == seat for one in view.last)
    newest = len(hand) - 1
    cards = join(
        card(
            lies, view, words, turned, place_key(seat, at),
            data_takes="given" if arrives and at == newest else None,
        )
        for at, lies in enumerate(hand)
    )  # fmt: skip
    return html('<span class="th-hand">{}</span>', cards), _penalties(view, words, seat)


def _penalties(view: View, words: Words, seat: Seat) -> Markup:
    """Return somebody's pile; what was turned up a moment ago still lies in the middle."""
    pile, shown = view.discards[seat], revealed(view)
    if shown is not None and view.phase == DRAWING and shown.wrong == seat:
        pile = pile[:-1]
    label = words("hat_table-penalties", points=len(view.discards[seat]))
    drawn = join(
        picture(
            gift, view, words, "th-card th-open th-out", data_key=f"out-{seat}-{at}",
            data_from=key_of_given(view, 1),
        )
        for at, gift in enumerate(pile)
    )  # fmt: skip
    return html(
        '<span class="th-pens"><span class="th-points" role="img" aria-label="{}">{}</span>'
        "{}{}</span>",
        label, _dots(len(view.discards[seat])), drawn, _earlier(view, words, seat),
    )  # fmt: skip


def _dots(points: int) -> Markup:
    """Return so many of three dots filled."""
    return html('<span aria-hidden="true" data-label>{}{}</span>', "●" * points, "○" * (3 - points))


def _earlier(view: View, words: Words, seat: Seat) -> Markup:
    """Return the points of the rounds before this one (NH-21)."""
    if view.rounds == 1 or view.active is None or not view.past:
        return EMPTY
    total = words("hat_table-total", points=view.scores[seat])
    return html('<span class="th-earlier" data-label>{}</span>', total)
