"""How the cards of Not Not move: who takes one, who gives one back, and how gaps are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News
from partylab.notnot.deck import Level
from partylab.notnot.dice import PLACES

if TYPE_CHECKING:
    from partylab.notnot.deck import Hidden
    from partylab.notnot.rounds import Round
    from partylab.notnot.rules import State


def take(state: State, ended: Round) -> State:
    """Move the cards that were won or lost; the most recently won one goes first (NN-A22)."""
    won, box, board = list(state.won), list(state.box), list(state.board)
    winner = state.winner
    for seat, (place, lost) in enumerate(zip(ended.taken, ended.lost, strict=True)):
        if lost:
            *kept, given_back = won[seat]
            won[seat] = tuple(kept)
            box.append(given_back)
        card = None if place is None else board[PLACES.index(place)]
        if place is not None and card is not None:
            won[seat] = (*won[seat], card)
            board[PLACES.index(place)] = None
    if ended.served:
        winner = ended.served[-1]
    return state._replace(
        won=tuple(won),
        box=tuple(box),
        board=tuple(board),
        winner=winner,
        idle=0 if ended.served else state.idle + 1,
    )


def refill(state: State, *, discard: bool) -> tuple[State, tuple[News, ...]]:
    """Fill the holes from the deck's top, one after the other (NN-24).

    A Rule card comes into force and never fills a hole (NN-35, NN-36).  A second Void is passed
    over (NN-13), and lies on top again when all holes are filled, or goes out of the game (NN-A5).
    """
    deck, board, box, level = list(state.deck), list(state.board), list(state.box), state.level
    told: list[News] = []
    refused: list[Hidden] = []
    for hole in [at for at, card in enumerate(board) if card is None]:
        has_void = any(card is not None and card.is_void for card in board)
        while deck and board[hole] is None:
            drawn = deck.pop(0)
            if drawn.card.rule is not None:
                level = Level(level + 1)
                told.append(News("notnot-rule", rule=drawn.card.rule))
            elif drawn.card.is_void and has_void:
                refused.append(drawn)
            else:
                board[hole] = drawn.card
    if refused:
        out = "yes" if discard else "no"
        told.append(News("notnot-refused", count=len(refused), discard=out))
    if discard:
        box += [hidden.card for hidden in refused]
    else:
        deck[:0] = refused
    after = state._replace(deck=tuple(deck), board=tuple(board), box=tuple(box), level=level)
    return after, tuple(told)
