"""Not Not: the rules, top to bottom.

Dice ask for a card by direction and colour, with negations, and four cards lie around the deck.
Whoever taps a right card first wins a card; a wrong tap costs one.  The most cards win.
Codes such as NN-20 are the numbers of the rules in docs/rules.md.

All players answer a round at the same time.  An answer is a tap with its milliseconds, or staying
still; nobody sees what others answered before the last one has.  Then the round is judged, in
whatever order the answers came, and the next dice are rolled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from partylab.game import Chance, Game, News, Numbers, Outcome, Rejected, Seat, Shown
from partylab.notnot import moving, news, rounds
from partylab.notnot.deck import RULE_CARDS, Back, Card, Deck, Level, deal, possible_deck
from partylab.notnot.dice import DICE, NEGATION_DIE, NOTHING_RULES, PLACES, Roll, TwoDice, own_dice
from partylab.notnot.rounds import STILL, Asked, Round, Tap, Timing, judge, portals

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

MODES = ("progressive", "discovery", "normal", "hard", "extreme")
VOID_REFUSED = ("stay_on_top", "discard")  # NN-A5
MOST_SEATS = 8
# Some taps of which a player can choose; any other number of milliseconds may be played too.
MENU = (*(Tap(place, ms) for ms in (450, 700, 1100) for place in PLACES), STILL)
# So many rounds in a row without a card won end the game: else it would never end when
# everybody has gone away (NN-A29).
MOST_IDLE_ROUNDS = 50


class State(NamedTuple):
    """Everything about a game, hidden things included."""

    deck: Deck  # face down, the next card first
    board: tuple[Card | None, ...]  # in the order of PLACES; a hole only when the game is over
    won: tuple[tuple[Card, ...], ...]  # in front of each player, the last one last
    box: tuple[Card, ...]  # out of the game: given back after errors, and refused Voids
    level: Level
    roll: Roll | None  # None when the game is over
    up: str  # where Up is in this round
    taps: tuple[Tap | None, ...]  # who has answered, and what
    number: int = 1  # of the round
    idle: int = 0  # rounds since a card was won
    winner: Seat | None = None  # who won last
    last: Round | None = None  # the round before


class _View(NamedTuple):
    game: NotNot
    seat: Seat | None  # whose view this is; None: an onlooker
    number: int  # of the round, from 1
    level: Level
    roll: Roll | None  # None when the game is over
    up: str
    board: tuple[Card | None, ...]  # in the order of PLACES
    deck: int  # how many cards are face down
    back: Back | None  # of the deck's first card
    won: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]
    answered: tuple[bool, ...]
    tap: Tap | None  # my own answer
    idle: int
    winner: Seat | None
    last: Round | None  # the round before, with everybody's taps


class View(_View, Shown):
    """What one player may know: not the deck but its back, and no tap of others in this round."""

    __slots__ = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.won)

    @property
    def turn(self) -> frozenset[Seat]:
        """Who has still to answer."""
        return _turn(self.roll, self.answered)

    @property
    def scores(self) -> tuple[int, ...]:
        """How many cards each has (NN-6)."""
        return tuple(len(cards) for cards in self.won)

    @property
    def portals(self) -> dict[str, str | None]:
        """The board as `answer` reads it: the colour of each portal, None for a Void."""
        return portals(self.board)

    @property
    def asked(self) -> Asked:
        """What this round asks; with its `answer`, and `why(place)`."""
        if self.roll is None:
            raise Rejected("notnot-over")
        rule = self.game.nothing_rule
        return Asked(self.number, self.level, self.roll, self.up, self.board, rule)

    def why(self, place: str) -> tuple[News, ...]:
        """Explain whether a card may be tapped in this round."""
        return self.asked.why(place)


@dataclass(frozen=True)
class NotNot(Game[State, Tap, View]):
    """The game and its options.

    `dice` may also be a pair of dice of your own, each with six names of faces.

    >>> NotNot(mode="extreme").level
    Level.EXTREME
    """

    mode: str = "progressive"  # NN-A24
    nothing_rule: str = "drop_first"  # NN-A1
    dice: str | TwoDice = "split"  # NN-F4
    void_refused: str = "stay_on_top"  # NN-A5
    tie_window_ms: int = 0  # NN-A4
    still_seconds: int = 3  # NN-A11: how long a round lasts
    penalise_no_target: bool = True  # NN-A11
    late_wrong_penalty: bool = False  # NN-A20

    name: ClassVar[str] = "notnot"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "mode": MODES,
        "nothing_rule": NOTHING_RULES,
        "dice": tuple(DICE),
        "void_refused": VOID_REFUSED,
        "tie_window_ms": Numbers((0, 20, 50, 100, 200, 500), least=0, most=500),
        "still_seconds": Numbers((3, 1, 2, 4, 5, 7, 10, 15, 30, 60), least=1, most=60),
        "penalise_no_target": (True, False),
        "late_wrong_penalty": (False, True),
    }

    def __post_init__(self) -> None:
        """Read dice of one's own, then check every option."""
        if not isinstance(self.dice, str):
            object.__setattr__(self, "dice", own_dice(self.dice))
        super().__post_init__()

    def allows(self, option: str, value: object) -> bool:
        """Dice of one's own have been read already, and are welcome too."""
        return super().allows(option, value) or (option == "dice" and isinstance(value, tuple))

    @property
    def seat_counts(self) -> range:
        """Two to eight (NN-1); one alone as a house rule (NN-A25)."""
        return range(1, MOST_SEATS + 1)

    @property
    def progressive(self) -> bool:
        """Do Rule cards in the deck raise the level (NN-10)?"""
        return self.mode == "progressive"

    @property
    def level(self) -> Level:
        """The level at the beginning."""
        return Level.DISCOVERY if self.progressive else Level[self.mode.upper()]

    @property
    def two_dice(self) -> TwoDice:
        """The faces of the criteria dice."""
        return DICE[self.dice] if isinstance(self.dice, str) else self.dice

    def start(self, seats: int, chance: Chance) -> tuple[State, tuple[News, ...]]:
        """Shuffle, lay four cards and roll."""
        self.check_seats(seats)
        rng = chance()
        board, deck = deal(rng, progressive=self.progressive)
        nobody = (None,) * seats
        state = State(deck, board, ((),) * seats, (), self.level, None, "N", nobody)
        state = self._rolled(state, rng)
        return state, (news.rolled(state),)

    def _rolled(self, state: State, rng: Random) -> State:
        """Roll the dice in use, and read the deck's back at that moment (NN-18, NN-A10)."""
        first, second = (rng.choice(die) for die in self.two_dice)
        nots = rng.choice(NEGATION_DIE)
        back = state.deck[0].back if state.deck else Back(state.up)  # NN-A8
        return state._replace(
            roll=Roll(
                first,
                second,
                nots if state.level >= Level.NORMAL else 0,
                back.liar and state.level >= Level.EXTREME,
            ),
            up=back.arrow if state.level >= Level.HARD else "N",
        )

    def turn(self, state: State) -> frozenset[Seat]:
        """Everybody who has not yet answered."""
        return _turn(state.roll, [tap is not None for tap in state.taps])

    def moves(self, state: State, seat: Seat) -> tuple[Tap, ...]:
        """Some of the possible taps, and staying still; none after answering."""
        return MENU if seat in self.turn(state) else ()

    def play(
        self, state: State, seat: Seat, move: Tap, chance: Chance
    ) -> tuple[State, tuple[News, ...]]:
        """Answer; with the last answer the round is judged."""
        if state.roll is None:
            raise Rejected("notnot-over")
        if state.taps[seat] is not None:
            raise Rejected("notnot-answered-already")
        move = rounds.checked(move)
        taps = (*state.taps[:seat], move, *state.taps[seat + 1 :])
        if None in taps:
            return state._replace(taps=taps), (News("notnot-answered", seat=seat),)
        return self._end_round(state, tuple(tap for tap in taps if tap is not None), chance)

    def _end_round(
        self, state: State, taps: tuple[Tap, ...], chance: Chance
    ) -> tuple[State, tuple[News, ...]]:
        ended = self._judged(state, taps)
        after = moving.take(state, ended)
        after, drawn = moving.refill(after, discard=self.void_refused == "discard")
        after = after._replace(taps=(None,) * len(taps), last=ended)
        told = (*news.of_round(ended, self.still_seconds * 1000), *drawn)
        if None in after.board or after.idle == MOST_IDLE_ROUNDS:  # NN-37
            after = after._replace(roll=None)
            winners, cards = most(after.won)
            return after, (*told, News("notnot-won", seats=winners, cards=cards))
        after = self._rolled(after, chance())._replace(number=state.number + 1)
        return after, (*told, news.rolled(after))

    def _judged(self, state: State, taps: tuple[Tap, ...]) -> Round:
        asked = self.view(state, None).asked
        owned = [len(cards) for cards in state.won]
        # NN-A4: in a tie the player after the last winner is served first.
        first_seat = 0 if state.winner is None else (state.winner + 1) % len(taps)
        timing = Timing(
            self.tie_window_ms, self.still_seconds, self.penalise_no_target, self.late_wrong_penalty
        )
        return judge(asked, taps, owned, first_seat, timing)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the deck and, before all have answered, what others tapped."""
        return View(
            game=self,
            seat=seat,
            number=state.number,
            level=state.level,
            roll=state.roll,
            up=state.up,
            board=state.board,
            deck=len(state.deck),
            back=state.deck[0].back if state.deck else None,
            won=state.won,
            box=state.box,
            answered=tuple(tap is not None for tap in state.taps),
            tap=None if seat is None else state.taps[seat],
            idle=state.idle,
            winner=state.winner,
            last=state.last,
        )

    def outcome(self, state: State) -> Outcome | None:
        """The most cards win; a tie is shared (NN-38)."""
        if state.roll is not None:
            return None
        idle = state.idle == MOST_IDLE_ROUNDS
        reason = "notnot-nobody-wins" if idle else "notnot-most-cards"
        return Outcome(most(state.won)[0], tuple(len(cards) for cards in state.won), reason)

    def possible(self, view: View, rng: Random) -> State:
        """Shuffle the unseen cards; what others have tapped may be anything."""
        seen = [card for cards in (view.board, view.box, *view.won) for card in cards if card]
        rules = RULE_CARDS[view.level :] if self.progressive else ()
        taps: list[Tap | None] = [
            rng.choice(MENU) if answered else None for answered in view.answered
        ]
        if view.seat is not None:
            taps[view.seat] = view.tap
        return State(
            deck=possible_deck(tuple(seen), rules, view.back, rng),
            board=view.board,
            won=view.won,
            box=view.box,
            level=view.level,
            roll=view.roll,
            up=view.up,
            taps=tuple(taps),
            number=view.number,
            idle=view.idle,
            winner=view.winner,
            last=view.last,
        )

    def parse(self, text: str) -> Tap:
        """Read "N 534" or "still"."""
        return rounds.parse(text)


def _turn(roll: Roll | None, answered: Sequence[bool]) -> frozenset[Seat]:
    if roll is None:
        return frozenset()
    return frozenset(seat for seat, done in enumerate(answered) if not done)


def most(won: Sequence[Sequence[Card]]) -> tuple[tuple[Seat, ...], int]:
    """Return the seats with the most cards, and how many that is."""
    best = max(len(cards) for cards in won)
    return tuple(seat for seat, cards in enumerate(won) if len(cards) == best), best
