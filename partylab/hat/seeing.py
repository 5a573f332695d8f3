"""What can be seen of a table, and what may be hidden behind what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat import dealing
from partylab.hat.gifts import pack_of
from partylab.hat.state import Card, Lies, State, View

if TYPE_CHECKING:
    from random import Random

    from partylab.game import Seat
    from partylab.hat.rules import Hat


def seen(game: Hat, state: State, seat: Seat | None, *, everything: bool) -> View:
    """Return what a seat may know: all see the same; `everything` is for when a game is over."""

    def lies(card: Card) -> Lies:
        return card.lies(everything=everything)

    return View(
        game=game, seat=seat, phase=state.phase, giver=state.giver,
        receiver=state.receiver, named=state.named,
        given=None if state.given is None else lies(state.given),
        hands=tuple(tuple(map(lies, hand)) for hand in state.hands),
        discards=tuple(tuple(card.gift for card in pile) for pile in state.discards),
        top=state.shop[0].gift if state.shop else None, shop=len(state.shop),
        starter=state.starter, offers=state.offers, past=state.past,
        seen=lay_open(game, state) if game.announce_list == "seen" else (),
        last=state.last,
    )  # fmt: skip


def lay_open(game: Hat, state: State) -> tuple[str, ...]:
    """Return the gifts that have lain open this round, in the order of the catalogue (NH-A7).

    Those are all that are played with but what lies below the shop's top.  The order is the
    catalogue's, so that it does not tell who has had what, nor when.
    """
    below = {card.gift for card in state.shop[1:]}
    open_once = {card.gift for card in dealing.all_cards(state)} - below
    return tuple(gift for gift in pack_of(game.pack).gifts if gift in open_once)


def guessed(game: Hat, view: View, rng: Random) -> State:
    """Return a state that fits a view: hidden gifts and arrows are dealt at random."""
    gifts = _Hidden(game, view, rng)
    return State(
        phase=view.phase, giver=view.giver, receiver=view.receiver, named=view.named,
        given=None if view.given is None else gifts.card(view.given.gift, view.given.arrow),
        hands=tuple(tuple(gifts.card(*card) for card in hand) for hand in view.hands),
        discards=tuple(
            tuple(gifts.card(gift, None) for gift in pile) for pile in view.discards
        ),
        shop=gifts.shop(), starter=view.starter, offers=view.offers, past=view.past,
        last=view.last,
    )  # fmt: skip


class _Hidden:
    """The gifts and arrows that a view does not show, in random order."""

    def __init__(self, game: Hat, view: View, rng: Random) -> None:
        self.view = view
        known = set(view.open)
        everything = list(pack_of(game.pack).gifts)
        unseen = [gift for gift in everything if gift not in known]
        rng.shuffle(unseen)
        if game.announce_list == "seen":  # then what lies face down is among those; the rest not
            unseen.sort(key=lambda gift: gift in view.seen)
        self.gifts = unseen
        self.arrows = dealing.arrows(game)
        shown = [*(card for hand in view.hands for card in hand), view.given]
        for card in shown:
            if card is not None and card.arrow is not None:
                self.arrows.remove(card.arrow)
        rng.shuffle(self.arrows)

    def card(self, gift: str | None, arrow: str | None) -> Card:
        """Return a card of which one side can be seen, or both when the game is over."""
        return Card(
            self.gifts.pop() if gift is None else gift,
            self.arrows.pop() if arrow is None else arrow,
            open=arrow is None,
        )

    def shop(self) -> tuple[Card, ...]:
        """Return the shop: what is left."""
        if self.view.top is None:
            return ()
        below = [Card(self.gifts.pop(), self.arrows.pop()) for _ in range(self.view.shop - 1)]
        return (Card(self.view.top, self.arrows.pop(), open=True), *below)
