"""Tables of That's Not a Hat in which the first cards are known, for the tests of its rules."""

from __future__ import annotations

from random import Random

from partylab import Rejected
from partylab.hat import Card, Hat, State, dealing

GAME = Hat()
# As in the book, clockwise: Anna sits at Tom's right and at Marlène's left.
TOM, LUCAS, MARLENE, ANNA = range(4)


def stacked(*first: str, seats: int = 4, starter: int = TOM, game: Hat = GAME) -> State:
    """Deal from a box whose first cards are these: "guitar right"; an arrow is left if not told.

    The starting gifts go round, one to each seat, then the shop begins.
    """
    told = [Card(*text.split()) if " " in text else Card(text, "left") for text in first]
    arrows = dealing.arrows(game)
    for card in told:
        arrows.remove(card.arrow)
    known = {card.gift for card in told}
    others = [gift for gift in game.gifts.gifts if gift not in known]
    rest = [Card(gift, arrow) for gift, arrow in zip(others, arrows, strict=False)]
    return dealing.deal(game, seats, [*told, *rest], starter)


def play(state: State, *texts: str, game: Hat = GAME) -> State:
    """Let whoever has to act do all this, one act after the other."""
    for text in texts:
        state = step(state, text, game=game)[0]
    return state


def step(state: State, text: str, *, game: Hat = GAME):
    """The next act, with its news."""
    (seat,) = game.turn(state)
    return game.play(state, seat, game.parse(text), lambda: Random(5))


def refusal(state: State, text: str, *, game: Hat = GAME) -> str:
    """Why the next act is refused."""
    try:
        step(state, text, game=game)
    except Rejected as why:
        return why.reason
    return "it is not refused"


def gifts(cards) -> list[str]:
    return [card.gift for card in cards]
