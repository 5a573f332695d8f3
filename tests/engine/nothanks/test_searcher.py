"""The searcher plays by the rules, sees no more than its seat may see, and finds what takes looking
ahead.  tests/engine/nothanks/test_bots.py asks of it what it asks of every bot.
"""

from __future__ import annotations

from random import Random

import pytest

from partylab import Table, Words
from partylab.nothanks import Move, NoThanks
from partylab.nothanks.playout import UNIT
from partylab.nothanks.rules import CARDS, State
from partylab.nothanks.searcher import WALKS, Searcher
from partylab.nothanks.treesearch import PAYS, TAKES, choose

NAMES = ["Ana", "Bo", "Cleo"]


def turn_of(card, pot, hands, chips=(8, 8, 8)):
    """Return what the first of three players sees, who decides about a card; twelve come later."""
    taken = {card, *(one for hand in hands for one in hand)}
    others = [one for one in CARDS if one not in taken]
    state = State(tuple(others[:12]), tuple(others[12:21]), card, pot, hands, chips, 0)
    return NoThanks(open_chips=True).view(state, 0)


# A card that continues my run, with chips on it: it is free, and the next player would take it.
FREE = turn_of(21, 5, ((20, 22), (23,), (10,)))
# To the others it costs all its points, and they have chips: it comes back to me, richer.
MINE_ALONE = turn_of(33, 0, ((32, 34), (10,), (12,)))
# The same card, but a rival wants it too: who pays will not see it again.
WANTED = turn_of(33, 6, ((32, 34), (31, 35), (12,)))


@pytest.mark.parametrize(
    ("view", "move"),
    [(FREE, Move.TAKE), (MINE_ALONE, Move.PAY), (WANTED, Move.TAKE)],
    ids=["free", "mine alone", "wanted"],
)
def test_it_finds_what_takes_looking_ahead(view, move):
    """It takes what is free, lets grow what it alone wants, and knows what others would take."""
    bot = Searcher()
    assert bot.why(view).move is move
    paying, taking = bot.look_ahead(view)
    assert paying.walks + taking.walks == WALKS
    assert (taking.walks > paying.walks) == (move is Move.TAKE)


def test_what_is_hidden_cannot_matter():
    """Another deal that looks the same is searched the same; another table is not."""
    table = Table("nothanks", NAMES, seed=5)
    for move in ("pay", "pay", "take", "pay"):
        table.play(next(iter(table.turn)), move)
    view, found = table.view(next(iter(table.turn))), []
    for number in range(2):
        state = view.game.possible(view, Random(number))
        alike = view.game.view(state, view.seat)
        assert alike == view
        found.append(Searcher(40).look_ahead(alike))
    assert found[0] == found[1]
    assert found[0] != Searcher(40).look_ahead(view._replace(pot=view.pot + 1))


def test_its_reasons_are_what_it_counted():
    """How often each move was tried, the part of those games that it won, and with what score."""
    bot = Searcher(60)
    news = bot.why(FREE).because[-1]
    about = dict(news.about)
    paying, taking = bot.look_ahead(FREE)
    assert about["takes"] + about["pays"] == about["games"] == 60
    assert (about["takes"], about["pays"]) == (taking.walks, paying.walks)
    assert (about["take_wins"], about["take_score"]) == (taking.wins, taking.score)
    assert 0 <= paying.wins <= 1
    said = Words("en").tell((news,), NAMES)
    assert said.startswith(f"Of 60 games played ahead in its mind, {taking.walks} began with tak")


def test_it_tries_each_move_before_any_twice_and_then_what_may_be_best():
    """Worths are sums: a move that was tried less is hoped to be better than it has been."""
    assert choose([0, 0], [0, 0]) == TAKES
    assert choose([0, 3], [0, 0]) == PAYS
    even = [-20 * UNIT * 50, -20 * UNIT * 50]
    assert choose([50, 50], even) == TAKES
    assert choose([50, 50], [even[PAYS] + UNIT, even[TAKES]]) == PAYS
    assert choose([2, 50], [-20 * UNIT * 2, even[TAKES]]) == PAYS
