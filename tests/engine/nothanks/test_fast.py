"""Batches of games: the same games as at a table, compiled or not."""

from itertools import product
from random import Random

import numpy as np
import pytest

from partylab import Rejected, Table, tournament
from partylab.nothanks import NoThanks, cost, fast, playout, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.fast import Deals, Linear, Threshold
from partylab.tournaments import seating

# Without numba the plain path is the only one, and the one that is tested.
PATHS = [False, True] if fast.NUMBA else [False]
SEATS_AND_VARIANTS = list(product(range(2, 8), ("standard", "tactical")))


def takes_at(points):
    """A learner's bot that plays what `Threshold` plays."""
    return lambda view: (
        "take"
        if not view.my_chips or cost(view.card, view.my_cards) - view.pot <= points
        else "pay"
    )


@pytest.mark.parametrize("compiled", PATHS)
@pytest.mark.parametrize(("seats", "variant"), SEATS_AND_VARIANTS)
def test_a_batch_is_the_same_as_a_tournament_game_by_game(seats, variant, compiled):
    """Every named strategy, and one with a number of its own, for every number of players."""
    around = [*weights.BY_WEIGHTS, Threshold(3)]
    strategies = [around[(number + seats) % len(around)] for number in range(seats)]
    bots = {
        f"{number}": takes_at(3) if isinstance(one, Threshold) else one
        for number, one in enumerate(strategies)
    }
    rules = NoThanks(variant=variant, house_two_players=seats == 2)
    slow = tournament(rules, bots, deals=4, seed="same")
    deals = fast.dealt(rules, seats, 4, "same")
    for number, deal in enumerate(slow.played):
        order = seating(f"same/{number}", seats)  # the bots as they sit round the table
        alone = Deals(deals.decks[number : number + 1], deals.first[number : number + 1])
        sitting = [strategies[bot] for bot in order]
        batch = fast.play_many(sitting, alone, variant=variant, compiled=compiled)
        scores = [[game.scores[bot] for bot in order] for game in deal]
        assert batch.scores[0].tolist() == scores
        winners = [[bot in game.winners for bot in order] for game in deal]
        assert batch.winners[0].tolist() == winners


def test_deals_are_those_of_tables():
    """Deal i is dealt by the seed "seed/i": the same deck, and the same player begins."""
    deals = fast.dealt(NoThanks(), 4, 10, seed=3)
    for number in range(10):
        table = Table("nothanks", ["A", "B", "C", "D"], seed=f"3/{number}")
        assert deals.decks[number, 0] == table.view().card
        assert deals.first[number] == table.view().decides


@pytest.mark.parametrize("seats", range(2, 8))
def test_compiled_and_plain_agree_to_the_last_bit(seats):
    """Also for weights that no sensible player would have."""
    rng = Random(seats)
    wild = [
        Linear(tuple(rng.randrange(-300, 300) for _ in range(playout.WEIGHTS)))
        for _ in range(seats)
    ]
    deals = fast.shuffled(40, seats, seed=seats)
    plain = fast.play_many(wild, deals, compiled=False)
    assert (plain.scores == fast.play_many(wild, deals, compiled=True).scores).all()


@pytest.mark.parametrize("compiled", PATHS)
def test_the_short_way_for_thresholds_gives_the_same_games(compiled):
    """Thresholds alone are played by a shorter loop than together with a linear strategy."""
    deals = fast.shuffled(100)
    short = fast.play_many([Threshold(8), Threshold(0), Threshold(4)], deals, compiled=compiled)
    unlike = weights.row(BIAS=450, COST=-100, POT=100)  # as whole points only ever differ by 100
    long = fast.play_many([Threshold(8), Threshold(0), Linear(unlike)], deals, compiled=compiled)
    assert (short.scores == long.scores).all()


@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_shuffled_deals_are_fair_decks(variant):
    """24 different cards each, never an absent one, each card equally often, anyone begins."""
    deals = fast.shuffled(6000, seats=5, seed=1, variant=variant)
    always_removed = NoThanks(variant=variant).always_removed
    cards = [card for card in range(3, 36) if card not in always_removed]
    assert all(len(set(deck)) == 24 for deck in deals.decks.tolist())
    seen, often = np.unique(deals.decks, return_counts=True)
    assert seen.tolist() == cards
    assert abs(often / len(deals) - 24 / len(cards)).max() < 0.03
    assert abs(np.bincount(deals.first) / len(deals) - 1 / 5).max() < 0.03


@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_deals_are_the_same_whoever_shuffles_them(variant):
    """Compiled or not, few or many, on one core or on two: deal number i is deal number i."""
    deals = fast.shuffled(fast.STREAM + 70, 4, 5, variant)
    others = [
        fast.shuffled(fast.STREAM + 70, 4, 5, variant, compiled=False),
        fast.shuffled(fast.STREAM + 70, 4, 5, variant, cores=2),
        fast.shuffled(40, 4, 5, variant),
    ]
    for other in others:
        assert (other.decks == deals.decks[: len(other)]).all()
        assert (other.first == deals.first[: len(other)]).all()
    assert (fast.shuffled(40, 4, 6, variant).decks != deals.decks[:40]).any()


@pytest.mark.parametrize("strategy", ["threshold", "linear"])
def test_two_cores_play_the_same_games(strategy):
    """Each plays some of the deals, the last of them no full block of games."""
    deals = fast.shuffled(333)
    one = fast.play_many([strategy] * 3, deals)
    assert (one.scores == fast.play_many([strategy] * 3, deals, cores=2).scores).all()


def test_a_victory_can_be_shared():
    """Two with the same lowest score have half a victory each."""
    batch = fast.Batch(("a", "b", "c"), np.array([[[5, 5, 9]], [[1, 2, 3]]]))
    assert batch.wins.tolist() == [[[0.5, 0.5, 0.0]], [[1.0, 0.0, 0.0]]]
    assert batch.win_share.tolist() == [0.75, 0.25, 0.0]
    assert batch.mean_score.tolist() == [3.0, 3.5, 6.0]


def test_intervals_count_each_deal_once():
    """The seatings of one deal are no independent games: the interval is that of the deals."""
    scores = np.array([[[0, 1], [0, 1]], [[1, 0], [1, 0]]] * 8)
    batch = fast.Batch(("a", "b"), scores)
    assert batch.win_margin[0] == pytest.approx(1.96 * np.std([0, 1] * 8, ddof=1) / 4)


def test_a_price_on_bits_is_a_cost():
    """`playout.price` is `runs.cost` for every card and some thousand hands."""
    rng = Random(1)
    for _ in range(3000):
        card, *hand = rng.sample(range(3, 36), rng.randrange(1, 12))
        assert playout.price(card, sum(1 << one for one in hand)) == cost(card, set(hand))


@pytest.mark.parametrize("name", ["random", "montecarlo", "chess"])
def test_a_strategy_that_is_no_row_of_weights_is_refused(name):
    """The refusal names those that there are."""
    with pytest.raises(Rejected, match=r"greedy.*linear") as refusal:
        fast.play_many([name, "greedy", "greedy"], 3)
    assert refusal.value.reason == "nothanks_bots-not-fast"


def test_the_number_of_players_is_checked():
    """As at a table."""
    with pytest.raises(Rejected) as refusal:
        fast.play_many(["greedy"] * 8, 3)
    assert refusal.value.reason == "table-wrong-seat-count"


@pytest.mark.parametrize("deals", [0, -1, 2.5, "many", True])
def test_a_number_of_deals_is_a_positive_number(deals):
    """As in a tournament."""
    with pytest.raises(Rejected) as refusal:
        fast.play_many(["greedy"] * 3, deals)
    assert refusal.value.reason == "tournament-wrong-deals"


@pytest.mark.parametrize("compiled", PATHS)
def test_deals_for_more_players_serve_fewer(compiled):
    """Whoever was to begin, somebody at the table does."""
    deals = fast.shuffled(50, seats=7)
    batch = fast.play_many(["linear"] * 3, deals, compiled=compiled)
    table = fast.Deals(deals.decks, deals.first % 3)
    assert (batch.scores == fast.play_many(["linear"] * 3, table, compiled=compiled).scores).all()


def test_a_batch_prints_as_a_table():
    """One line for each player."""
    lines = repr(fast.play_many(["threshold", "greedy", Threshold(2)], 5)).splitlines()
    assert [line.split()[0] for line in lines] == ["threshold", "greedy", "Threshold(points=2)"]


def test_every_named_strategy_is_a_bot():
    """The names of the batches are those of the bots."""
    assert set(weights.BY_WEIGHTS) < set(BOTS)
