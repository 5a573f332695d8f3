"""That's Not a Hat: the rules, top to bottom.

Everybody has a gift, and gives it away.  The giver turns it face down and names it, true or not;
the arrow on its back says to whom it goes.  Who accepts it gives the older gift on; who refuses
turns it up, and whoever was wrong gets it as a penalty point and brings a new gift from the shop.
The round ends with somebody's third point; the fewest points win.
Codes such as NH-14 are the numbers of the rules in docs/rules.md.

Every act of the table is a move: `draw`, `turn`, `say guitar`, then `accept` or `refuse`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from partylab.game import Chance, Game, News, Numbers, Outcome, Rejected, Seat, Who, brief
from partylab.hat import dealing, moves, seeing
from partylab.hat.gifts import Named, PackNames, pack_of
from partylab.hat.moves import ACCEPT, DRAW, REFUSE, TURN, Move, announcements
from partylab.hat.state import (
    ANSWERING,
    ANY,
    DRAWING,
    MOST_PENALTIES,
    NAMING,
    OVER,
    SHOWING,
    Card,
    State,
    View,
    active,
    neighbour,
    totals,
)

if TYPE_CHECKING:
    from random import Random

    from partylab.hat.packs import Pack

Cards = tuple[Card, ...]
Step = tuple[State, tuple[News, ...]]
# Which acts each phase is for.
ACTS = {
    DRAWING: ("draw",),
    SHOWING: ("turn",),
    NAMING: ("say",),
    ANSWERING: ("accept", "refuse"),
}
MOST_SEATS = 8
PLAYERS = "players"


@dataclass(frozen=True)
class Hat(Game[State, Move, View]):
    """The game and its options.

    >>> Hat().gifts_each(3), Hat().gifts_each(2), Hat(rounds="players").rounds_for(5)
    (1, 2, 5)
    """

    starting_gifts: int = 1  # NH-25; with two players it is always 2 (NH-26)
    arrows: str = "both"  # NH-A18
    announce: str = "list"  # NH-A5: picked from a list, or typed; the moves are the same
    announce_list: str = "all"  # NH-A7
    rounds: int | str = 1  # NH-21
    show_seconds: int = 3  # NH-A19: for the table's clock; the rules have none
    timer: int = 0  # NH-A9: seconds for an answer; 0 is none
    wild_arrows: bool = False  # NH-A17
    max_offers: int = 200  # NH-A13: of a round; 0 is no limit, and who never forgets plays on
    pack: str = "classic"  # NH-A16

    name: ClassVar[str] = "hat"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "starting_gifts": (1, 2),
        "arrows": ("both", "black", "white"),
        "announce": ("list", "free"),
        "announce_list": ("all", "seen"),
        "rounds": (1, PLAYERS),
        "show_seconds": Numbers((3, 1, 2, 5, 8), least=1, most=30),
        "timer": Numbers((0, 10, 20, 30), least=0, most=300),
        "wild_arrows": (False, True),
        "max_offers": Numbers((200, 50, 100, 0), least=0, most=1000),
        "pack": PackNames(),  # type: ignore[dict-item]  # grows
    }

    def __post_init__(self) -> None:
        """Check every option, and that the pack is big enough for the smallest table (NH-29)."""
        pack_of(self.pack)
        super().__post_init__()
        if not self.seat_counts:
            raise self._too_small(2)

    @property
    def seat_counts(self) -> range:
        """Two to eight (NH-2), as far as the pack has gifts enough (NH-29)."""
        cards = len(dealing.arrows(self))
        enough = [n for n in range(2, MOST_SEATS + 1) if self._needed(n) <= cards]
        return range(2, enough[-1] + 1) if enough else range(2, 2)

    def check_seats(self, seats: int) -> None:
        """Refuse a wrong number of seats; where the pack is too small, say so."""
        if 2 <= seats <= MOST_SEATS and seats not in self.seat_counts:
            raise self._too_small(seats)
        super().check_seats(seats)

    def _needed(self, seats: int) -> int:
        return dealing.needed(seats, self.gifts_each(seats))

    def _too_small(self, seats: int) -> Rejected:
        cards, needed = len(dealing.arrows(self)), self._needed(seats)
        return Rejected("hat-pack-too-small", seats=seats, gifts=cards, needed=needed)

    def gifts_each(self, seats: int) -> int:
        """How many gifts lie before each player (NH-3, NH-25, NH-26)."""
        return 2 if seats == 2 else self.starting_gifts

    def rounds_for(self, seats: int) -> int:
        """How many rounds are played (NH-21)."""
        return seats if self.rounds == PLAYERS else 1

    @property
    def gifts(self) -> Pack:
        """The pack of gifts."""
        return pack_of(self.pack)

    # The game

    def start(self, seats: int, chance: Chance) -> Step:
        """Deal; somebody begins (NH-5, NH-A20)."""
        self.check_seats(seats)
        rng = chance()
        starter = rng.randrange(seats)
        state = dealing.deal(self, seats, dealing.box(self, rng), starter)
        return state, state.last

    def turn(self, state: State) -> frozenset[Seat]:
        """The giver, or who is asked to accept."""
        seat = active(state)
        return frozenset() if seat is None else frozenset({seat})

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the one act that is next, all names, or both answers."""
        if seat not in self.turn(state):
            return ()
        match state.phase:
            case "draw":
                return (DRAW,)
            case "show":
                return (TURN,)
            case "answer":
                return (ACCEPT, REFUSE)
        names = self._may_be_named(state)
        if state.given is not None and state.given.arrow == ANY:
            others = [other for other in range(len(state.hands)) if other != seat]
            return tuple(move for to in others for move in announcements(names, to))
        return announcements(names)

    def _may_be_named(self, state: State) -> tuple[str, ...]:
        """Any gift, wherever it lies (NH-13, NH-A8); for beginners those that lay open (NH-A7)."""
        if self.announce_list == "seen":
            return seeing.lay_open(self, state)
        return tuple(self.gifts.gifts)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step:
        """Do the next act."""
        move = self._checked(state, seat, move)
        match move.act:
            case "draw":
                return self._draw(state)
            case "turn":
                return self._turn(state)
            case "say":
                return self._say(state, move)
            case "accept":
                return self._accept(state, chance)
        return self._refuse(state, chance)

    def _checked(self, state: State, seat: Seat, move: object) -> Move:
        """Return the move as it reads; refuse what is none, or not one for now."""
        if state.phase == OVER:
            raise Rejected("hat-over")
        if type(move) is not Move or move != (read := self._read_back(move)):
            raise Rejected("hat-unknown-move", move=brief(move))
        if seat not in self.turn(state):
            raise Rejected("hat-not-your-turn")
        if read.act not in ACTS[state.phase]:
            raise Rejected(f"hat-not-now-{state.phase}")
        return read

    def _read_back(self, move: Move) -> Move | None:
        """Whoever makes a move may have put anything into it: only what reads back is one."""
        try:
            return self.parse(str(move))
        except Rejected:
            raise
        except Exception:
            return None

    def _draw(self, state: State) -> Step:
        """Take the top of the shop and show it; it is given away at once (NH-17, NH-18)."""
        top, *below = state.shop
        told = News("hat-drew", seat=state.giver, gift=self._named(top.gift))
        shop = dealing.uncovered(tuple(below))
        return _step(state._replace(phase=SHOWING, given=top, shop=shop), told)

    def _turn(self, state: State) -> Step:
        """Turn the gift face down: from now on nobody may look at it (NH-6, NH-10, NH-12)."""
        given = _offered(state)._replace(open=False)
        told = News("hat-turned", seat=state.giver, arrow=given.arrow)
        return _step(state._replace(phase=NAMING, given=given), told)

    def _say(self, state: State, move: Move) -> Step:
        """Hand the gift over and call it something, true or not (NH-7, NH-13)."""
        gift = str(move.gift)
        if gift not in self._may_be_named(state):
            raise Rejected("hat-not-seen", gift=self._named(gift))
        receiver = self._receiver(state, move)
        told = News(
            "hat-offered",
            giver=Who(state.giver), receiver=Who(receiver), gift=self._named(gift),
        )  # fmt: skip
        offered = state._replace(
            phase=ANSWERING, receiver=receiver, named=gift, offers=state.offers + 1
        )
        return _step(offered, told)

    def _receiver(self, state: State, move: Move) -> Seat:
        """The neighbour whom the arrow shows; one that points anywhere lets the giver choose."""
        seats, arrow = len(state.hands), _offered(state).arrow
        if arrow != ANY:
            if move.to is not None:
                raise Rejected("hat-arrow-decides")
            return neighbour(state.giver, arrow, seats)
        if move.to is None or move.to >= seats or move.to == state.giver:
            raise Rejected("hat-choose-whom")
        return move.to

    def _accept(self, state: State, chance: Chance) -> Step:
        """Lay the gift above one's own; the oldest is to be given now (NH-9, NH-10, NH-27)."""
        seat = _receiving(state)
        oldest, *kept = (*state.hands[seat], _offered(state))
        told = News("hat-accepted", seat=seat, giver=Who(state.giver))
        after = state._replace(
            # A gift that lies face down already is not shown again (NH-11).
            phase=SHOWING if oldest.open else NAMING,
            giver=seat, receiver=None, named=None, given=oldest,
            hands=_changed(state.hands, seat, tuple(kept)),
        )  # fmt: skip
        if self._enough(state):
            return self._end_round(after, chance, told, News("hat-enough", offers=state.offers))
        return _step(after, told)

    def _refuse(self, state: State, chance: Chance) -> Step:
        """Turn the gift up: whoever was wrong gets it, and a point (NH-14, NH-15, NH-16)."""
        given = _offered(state)._replace(open=True)
        was_true = given.gift == state.named
        wrong = _receiving(state) if was_true else state.giver
        pile = (*state.discards[wrong], given)
        after = state._replace(
            phase=DRAWING, giver=wrong, receiver=None, named=None, given=None,
            discards=_changed(state.discards, wrong, pile),
        )  # fmt: skip
        told = (
            News("hat-refused", seat=_receiving(state), gift=self._named(str(state.named))),
            News(
                "hat-receiver-wrong" if was_true else "hat-giver-wrong",
                seat=wrong, gift=self._named(given.gift), points=len(pile),
            ),
        )  # fmt: skip
        if len(pile) == MOST_PENALTIES:  # NH-19: at once, no new gift is drawn (NH-A15)
            return self._end_round(after, chance, *told)
        if self._enough(state):
            return self._end_round(after, chance, *told, News("hat-enough", offers=state.offers))
        return _step(after, *told)

    def _enough(self, state: State) -> bool:
        """Was this the last offer of the round (NH-A13)?"""
        return 0 < self.max_offers <= state.offers

    def _end_round(self, state: State, chance: Chance, *told: News) -> Step:
        """Write the points down; all gifts are shuffled for the next round (NH-21, NH-A12)."""
        seats = len(state.hands)
        past = (*state.past, tuple(map(len, state.discards)))
        rounds = self.rounds_for(seats)
        if len(past) < rounds:
            over = News("hat-round-over", round=len(past), rounds=rounds, scores=past[-1])
            cards = dealing.all_cards(state)
            chance().shuffle(cards)
            starter = (state.starter + 1) % seats  # NH-A20: everybody begins once
            return _step(dealing.deal(self, seats, cards, starter, past), *told, over, first=True)
        winners, points = fewest(totals(past))
        won = News("hat-won", seats=winners, points=points)
        return _step(state._replace(phase=OVER, past=past), *told, won)

    def _named(self, gift: str) -> Named:
        return Named(gift, self.pack)

    # What can be seen

    def view(self, state: State, seat: Seat | None) -> View:
        """Everybody sees the same; when the game is over all gifts are turned up (NH-A21)."""
        return seeing.seen(self, state, seat, everything=state.phase == OVER)

    def open_view(self, state: State) -> View:
        """Show every gift when the game is looked at again."""
        return seeing.seen(self, state, None, everything=True)

    def outcome(self, state: State) -> Outcome | None:
        """The fewest points win; a tie is shared (NH-20, NH-A6)."""
        if state.phase != OVER:
            return None
        scores = totals(state.past)
        return Outcome(fewest(scores)[0], scores, "hat-fewest-points")

    def possible(self, view: View, rng: Random) -> State:
        """Deal the hidden gifts and arrows at random."""
        return seeing.guessed(self, view, rng)

    def parse(self, text: str) -> Move:
        """Read "draw", "turn", "say guitar", "say guitar to 3", "accept" or "refuse"."""
        return moves.parse(text, self.pack)


def _step(state: State, *told: News, first: bool = False) -> Step:
    """Return a state that knows what has just happened; `first`: what it told already follows."""
    news = (*told, *state.last) if first else told
    return state._replace(last=news), news


def _offered(state: State) -> Card:
    assert state.given is not None  # noqa: S101  there is a gift to be given in this phase
    return state.given


def _receiving(state: State) -> Seat:
    assert state.receiver is not None  # noqa: S101  a gift is being offered
    return state.receiver


def _changed(groups: tuple[Cards, ...], seat: Seat, group: Cards) -> tuple[Cards, ...]:
    return (*groups[:seat], group, *groups[seat + 1 :])


def fewest(scores: tuple[int, ...]) -> tuple[tuple[Seat, ...], int]:
    """Return the seats with the fewest points, and how many those are."""
    best = min(scores)
    return tuple(seat for seat, points in enumerate(scores) if points == best), best


__all__ = ["Hat", "fewest"]
