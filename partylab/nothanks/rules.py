"""No Thanks!: the rules, top to bottom.

A card lies face up.  The player whose turn it is takes it, with all the chips on it, or pays a
chip to refuse it.  Who takes a card turns the next one and decides first about that one too.
The lowest score wins: runs count their lowest card, chips take points off.
Codes such as NT-14 are the numbers of the rules in docs/rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from partylab.game import Chance, Game, News, Outcome, Rejected, Seat, Shown, brief
from partylab.nothanks.runs import score

if TYPE_CHECKING:
    from random import Random

CARDS = range(3, 36)  # NT-1
CHIPS_IN_THE_BOX = 55  # NT-1
REMOVED = 9  # NT-4
MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant changes: the chips to begin with, and cards that are always removed."""

    most_chips: int
    always_removed: tuple[int, ...] = ()


# NT-5, and NT-A6 for the tactical variant: nine cards in all, these three among them.
VARIANTS = {
    "standard": Variant(most_chips=11),
    "tactical": Variant(most_chips=10, always_removed=(10, 20, 30)),
}


class Move(StrEnum):
    """The two things a player can do."""

    PAY = "pay"
    TAKE = "take"

    def __repr__(self) -> str:
        return f"Move.{self.name}"


PAY, TAKE = BOTH = tuple(Move)
ONLY_TAKE = (TAKE,)
NOBODY: frozenset[Seat] = frozenset()
MOST_SEATS = 7
# What nearly every move asks for is made once: turns, the news of a card that is turned up …
TURNS = [frozenset({seat}) for seat in range(MOST_SEATS)]
TURNED = [
    [News("nothanks-turned", seat=seat, card=card) for card in range(CARDS.stop)]
    for seat in range(MOST_SEATS)
]
# … and everybody's chips as one sees them who knows but its own: OWN[seats][seat][chips].
OWN: list[list[list[tuple[int | None, ...]]]] = [
    [
        [(*[None] * seat, own, *[None] * (seats - seat - 1)) for own in range(CHIPS_IN_THE_BOX + 1)]
        for seat in range(seats)
    ]
    for seats in range(MOST_SEATS + 1)
]


class State(NamedTuple):
    """Everything about a game, hidden things included."""

    deck: tuple[int, ...]  # face down, the next card first
    removed: tuple[int, ...]  # back in the box, unseen
    card: int | None  # face up; None when the game is over
    pot: int  # chips on the card
    cards: tuple[tuple[int, ...], ...]  # in front of each player, in ascending order
    chips: tuple[int, ...]
    seat: Seat  # who decides
    past: tuple[tuple[int, ...], ...] = ()  # the scores of each finished round


# Made of a whole tuple at once: a call with names takes twice as long, and there is one a move.
_made = tuple.__new__


class _View(NamedTuple):
    game: NoThanks
    seat: Seat | None  # whose view this is; None: an onlooker
    decides: Seat | None  # who decides; None when the game is over
    card: int | None
    pot: int
    cards: tuple[tuple[int, ...], ...]
    chips: tuple[int | None, ...]
    deck: int  # how many cards are still face down
    past: tuple[tuple[int, ...], ...] = ()
    removed: tuple[int, ...] | None = None  # shown when the game is over (NT-A12)


class View(_View, Shown):
    """What one player may know; hidden numbers of chips are None."""

    __slots__ = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.cards)

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may move now."""
        return NOBODY if self.decides is None else TURNS[self.decides]

    @property
    def my_cards(self) -> tuple[int, ...]:
        """The cards in front of the player who sees this."""
        return () if self.seat is None else self.cards[self.seat]

    @property
    def my_chips(self) -> int:
        """The chips of the player who sees this."""
        chips = None if self.seat is None else self.chips[self.seat]
        return 0 if chips is None else chips

    @property
    def seen(self) -> tuple[int, ...]:
        """The cards that everybody has seen this round."""
        taken = [card for cards in self.cards for card in cards]
        return tuple(sorted(taken if self.card is None else [*taken, self.card]))


@dataclass(frozen=True)
class NoThanks(Game[State, Move, View]):
    """The game and its options.

    >>> NoThanks(variant="tactical")
    NoThanks(open_chips=False, variant='tactical', rounds=1, house_two_players=False)
    """

    open_chips: bool = False  # NT-A5
    variant: str = "standard"  # NT-A6
    rounds: int = 1  # NT-20
    house_two_players: bool = False  # NT-A8

    name: ClassVar[str] = "nothanks"
    choices: ClassVar[dict[str, tuple[object, ...]]] = {
        "open_chips": (False, True),
        "variant": tuple(VARIANTS),
        "rounds": tuple(range(1, MOST_ROUNDS + 1)),
        "house_two_players": (False, True),
    }

    @property
    def seat_counts(self) -> range:
        """Three to seven (NT-3); two only as a house rule."""
        return range(2 if self.house_two_players else 3, MOST_SEATS + 1)

    @property
    def always_removed(self) -> tuple[int, ...]:
        """The cards that are never in the deck."""
        return VARIANTS[self.variant].always_removed

    def first_chips(self, seats: int) -> int:
        """How many chips each player begins with; the others stay in the box (NT-5, NT-A10)."""
        return min(CHIPS_IN_THE_BOX // seats, VARIANTS[self.variant].most_chips)

    def start(self, seats: int, chance: Chance) -> tuple[State, tuple[News, ...]]:
        """Deal the first round."""
        self.check_seats(seats)
        return self._deal(seats, chance(), ())

    def _deal(
        self, seats: int, rng: Random, past: tuple[tuple[int, ...], ...]
    ) -> tuple[State, tuple[News, ...]]:
        absent = self.always_removed
        shuffled = list(box_of(self.variant))
        rng.shuffle(shuffled)
        hidden = REMOVED - len(absent)
        removed = (*absent, *shuffled[:hidden])
        card, *deck = shuffled[hidden:]
        first = rng.randrange(seats)  # NT-7, and NT-A7 for later rounds
        hands, chips = ((),) * seats, (self.first_chips(seats),) * seats
        removed = tuple(sorted(removed))
        state = State(tuple(deck), removed, card, 0, hands, chips, first, past)
        return state, (TURNED[first][card],)

    def turn(self, state: State) -> frozenset[Seat]:
        """One player decides, until the last card has been taken."""
        return NOBODY if state.card is None else TURNS[state.seat]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Pay or take; only take without a chip (NT-16)."""
        if state.card is None or seat != state.seat:
            return ()
        return BOTH if state.chips[seat] else ONLY_TAKE

    def play(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[News, ...]]:
        """Pay or take."""
        deck, removed, card, pot, cards, chips, turn, past = state
        if card is None or seat != turn or not (move is PAY or move is TAKE):
            raise refusal(state, seat, move)
        left = list(chips)
        if move is PAY:
            if not left[seat]:
                raise Rejected("nothanks-no-chip")
            left[seat] -= 1
            pot += 1
            turn = (seat + 1) % len(left)
            after = (deck, removed, card, pot, cards, tuple(left), turn, past)
            return _made(State, after), (paid(seat, card, pot),)
        # News are for everybody: that somebody had no chip left is a secret (NT-6).
        news = took(seat, card, pot, self.open_chips and not left[seat])
        left[seat] += pot
        hands, hand = list(cards), [*cards[seat], card]
        hand.sort()
        hands[seat] = tuple(hand)
        if not deck:  # NT-18: over when the last card is taken, not when it is turned
            return self._end_round(state, tuple(hands), tuple(left), news, chance)
        card = deck[0]
        # NT-14: who takes a card is also the first to decide about the next one.
        after = (deck[1:], removed, card, 0, tuple(hands), tuple(left), seat, past)
        return _made(State, after), (news, TURNED[seat][card])

    def _end_round(
        self,
        state: State,
        cards: tuple[tuple[int, ...], ...],
        chips: tuple[int, ...],
        news: News,
        chance: Chance,
    ) -> tuple[State, tuple[News, ...]]:
        scores = tuple(map(score, cards, chips))
        past = (*state.past, scores)
        if len(past) < self.rounds:
            after, deal = self._deal(len(cards), chance(), past)
            ended = News("nothanks-round-over", round=len(past), rounds=self.rounds, scores=scores)
            return after, (news, ended, *deal)
        after = State((), state.removed, None, 0, cards, chips, state.seat, past)
        winners, points = lowest(totals(past))
        return after, (news, News("nothanks-won", seats=winners, points=points))

    def view(self, state: State, seat: Seat | None) -> View:
        """Own chips, and nothing of the deck or the removed cards before the end."""
        deck, removed, card, pot, cards, all_chips, turn, past = state
        chips: tuple[int | None, ...] = all_chips
        if card is None:
            return View(self, seat, None, None, 0, cards, chips, 0, past, removed)
        if not self.open_chips:  # NT-6
            seats = len(chips)
            chips = (None,) * seats if seat is None else OWN[seats][seat][all_chips[seat]]
        return _made(View, (self, seat, turn, card, pot, cards, chips, len(deck), past, None))

    def open_view(self, state: State) -> View:
        """Show everybody's chips when the game is looked at again."""
        return replace(self, open_chips=True).view(state, None)

    def outcome(self, state: State) -> Outcome | None:
        """The lowest total wins; a tie is shared (NT-19, NT-A1)."""
        if state.card is not None:
            return None
        scores = totals(state.past)
        return Outcome(lowest(scores)[0], scores, "nothanks-lowest-score")

    def possible(self, view: View, rng: Random) -> State:
        """Deal the unseen cards and the hidden chips at random."""
        seen = {*view.seen, *self.always_removed}
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        removed = tuple(sorted((*self.always_removed, *unseen[view.deck :])))
        return State(
            deck=tuple(unseen[: view.deck]),
            removed=removed if view.removed is None else view.removed,
            card=view.card,
            pot=view.pot,
            cards=view.cards,
            chips=self._possible_chips(view, rng),
            # When a game is over its state remembers who took the last card; no view needs it.
            seat=0 if view.decides is None else view.decides,
            past=view.past,
        )

    def _possible_chips(self, view: View, rng: Random) -> tuple[int, ...]:
        """Every hidden chip belongs to any of the players whose chips are hidden (NT-T9)."""
        chips = [0 if known is None else known for known in view.chips]
        hidden = [seat for seat, known in enumerate(view.chips) if known is None]
        if hidden:
            missing = self.first_chips(view.seats) * view.seats - view.pot - sum(chips)
            for seat in rng.choices(hidden, k=missing):
                chips[seat] += 1
        return tuple(chips)

    def parse(self, text: str) -> Move:
        """Read "pay" or "take"."""
        try:
            return Move(text)
        except ValueError as error:
            raise Rejected("nothanks-unknown-move", move=brief(text)) from error


# The same things happen again and again, and never change, so each is made once.


@cache
def box_of(variant: str) -> tuple[int, ...]:
    """Return the cards that are shuffled."""
    absent = VARIANTS[variant].always_removed
    return tuple([card for card in CARDS if card not in absent])


@cache
def paid(seat: Seat, card: int, chips: int) -> News:
    """Tell that a player refused a card, and how many chips are on it now."""
    return News("nothanks-paid", seat=seat, card=card, chips=chips)


@cache
def took(seat: Seat, card: int, chips: int, forced: bool) -> News:
    """Tell that a player took a card and the chips on it."""
    what = "nothanks-had-to-take" if forced else "nothanks-took"
    return News(what, seat=seat, card=card, chips=chips)


def refusal(state: State, seat: Seat, move: object) -> Rejected:
    """Return why this cannot be played, whatever the chips."""
    if state.card is None:
        return Rejected("nothanks-over")
    if seat != state.seat:
        return Rejected("nothanks-not-your-turn")
    return Rejected("nothanks-unknown-move", move=brief(move))


def totals(past: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Add up the rounds for each player (NT-20)."""
    return tuple(map(sum, zip(*past, strict=True)))


def lowest(scores: tuple[int, ...]) -> tuple[tuple[Seat, ...], int]:
    """Return the seats with the lowest score, and that score."""
    best = min(scores)
    return tuple([seat for seat, points in enumerate(scores) if points == best]), best
