"""The true history of every gift, once the game is over."""

from __future__ import annotations

from random import Random

import pytest

from partylab import Rejected, Table
from partylab.hat import Hat
from partylab.hat.history import ACCEPTED, DEALT, DRAWN, REFUSED, TURNED, history, told
from presents import ANNA, GAME, LUCAS, MARLENE, TOM, stacked, step

NAMES = ["Ana", "Bo", "Cleo", "Dan"]


def played(seed: int, **options) -> Table:
    table, rng = Table(Hat(**options), NAMES, seed), Random(seed)
    while table.turn:
        (seat,) = table.turn
        legal = table.moves(seat)
        table.play(seat, legal[0] if len(legal) == 2 and rng.random() < 0.6 else rng.choice(legal))
    return table


def test_the_book_s_second_example_is_told_gift_by_gift():
    state = stacked("sock", "key", "broccoli", "muffin", "piano", "book", starter=LUCAS)
    views = [GAME.open_view(state)]
    acts = "draw, turn, say piano, accept, turn, say hat, refuse, draw, turn, say book, accept"
    for text in acts.split(", "):
        state, _ = step(state, text)
        views.append(GAME.open_view(state))
    found = told(views)
    assert list(found) == ["sock", "key", "broccoli", "muffin", "piano", "book"]

    def steps(gift):
        return [(it.move, it.holder, it.how, it.called, it.true) for it in found[gift]]

    assert steps("sock") == [(0, TOM, DEALT, None, None)]
    assert steps("piano") == [
        (1, LUCAS, DRAWN, None, None),
        (2, LUCAS, TURNED, None, None),
        (4, MARLENE, ACCEPTED, "piano", True),
    ]
    assert steps("broccoli") == [
        (0, MARLENE, DEALT, None, None),
        (5, MARLENE, TURNED, None, None),
        (7, MARLENE, REFUSED, "hat", False),
    ]
    assert steps("book")[-1] == (11, ANNA, ACCEPTED, "book", True)
    assert (found["book"][-1].giver, found["book"][-1].receiver) == (MARLENE, ANNA)


def test_a_gift_refused_although_it_was_named_truly_goes_to_its_receiver():
    state = stacked("sock", "key", "broccoli", "muffin", "piano")
    views = [GAME.open_view(state)]
    for text in ("draw", "turn", "say piano", "refuse"):
        state, _ = step(state, text)
        views.append(GAME.open_view(state))
    last = told(views)["piano"][-1]
    assert (last.how, last.holder, last.giver, last.true) == (REFUSED, LUCAS, TOM, True)


@pytest.mark.parametrize(
    "options", [{}, {"starting_gifts": 2}, {"rounds": "players"}, {"wild_arrows": True}], ids=str
)
def test_history_ends_where_the_gifts_lie(options):
    """Its last word on each gift is where the last round left it; every point is in it."""
    table = played(5, **options)
    end, found = table.view(), history(table)
    last = {gift: steps[-1] for gift, steps in found.items() if steps[-1].round == end.round}
    for seat, hand in enumerate(end.hands):
        assert {card.gift for card in hand} <= set(last)
        assert all(last[card.gift].holder == seat for card in hand)
    for seat, pile in enumerate(end.discards):
        assert all((last[gift].how, last[gift].holder) == (REFUSED, seat) for gift in pile)
    told_of = [it for steps in found.values() for it in steps]
    refused = [it for it in told_of if it.how == REFUSED]
    assert len(refused) == sum(table.outcome.scores)
    for it in refused:
        assert it.holder == (it.receiver if it.true else it.giver)
    moves = [it.move for it in told_of if it.how != DEALT]
    assert len(moves) == len(set(moves))
    said = sum(str(move).startswith("say") for _, move in table.log)
    assert len(moves) == len(table.log) - said


def test_history_is_told_only_when_the_game_is_over():
    table = played(5)
    with pytest.raises(Rejected) as refused:
        history(table.at(len(table.log) - 1))
    assert refused.value.reason == "table-not-over"
