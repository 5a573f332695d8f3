"""The bots of No Thanks!: legal, honest, deterministic, with reasons, and ever stronger."""

import subprocess
import sys
from copy import deepcopy
from functools import partial
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest

from partylab import Table, Words, tournament
from partylab.game import News
from partylab.nothanks import Move, NoThanks, evolved, fast, playout, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.counting import ChipCounter, Position, move_between
from partylab.nothanks.montecarlo import (
    FULL,
    PLAYOUTS,
    STRAYS,
    Characters,
    MonteCarlo,
    in_time,
    sure,
)
from partylab.nothanks.playout import worth
from partylab.nothanks.rules import CARDS
from partylab.nothanks.searcher import Searcher
from partylab.nothanks.thinking import Thinker, won

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus")
OPTIONS = [
    {},
    {"open_chips": True},
    {"variant": "tactical"},
    {"rounds": 2},
    {"house_two_players": True, "rounds": 2},
]


def quick(name):
    """Make a bot; who imagines games imagines few here, as only the rules of its thought matter."""
    few = {"montecarlo": partial(MonteCarlo, playouts=4), "searcher": partial(Searcher, walks=6)}
    return few.get(name, BOTS[name])()


def played(seats=3, seed=1, by="threshold", **options):
    """Play a whole game and yield the table before each move."""
    rules = NoThanks(house_two_players=seats == 2, **options)
    table = Table(rules, NAMES[:seats], seed=seed)
    rng, bot = Random(seed), BOTS[by]()
    while table.turn:
        yield table
        (seat,) = table.turn
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), rng))
    yield table


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_move_is_legal(name, options):
    """In all options and with any number of players; a tournament refuses illegal moves."""
    for seats in NoThanks(**options).seat_counts:
        bots = {str(seat): "random" for seat in range(seats)} | {"0": lambda: quick(name)}
        result = tournament(NoThanks(**options), bots, deals=1, seed=seats)
        assert len(result.played[0]) == seats


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_luck_give_the_same_move(name):
    """What is hidden cannot matter: another state with the same view gives the same move."""
    bot, rng = quick(name), Random(5)
    for table in played(seed=5):
        bot.watch(table.view(0))
        if table.turn != {0}:
            continue
        view, moves = table.view(0), table.moves(0)
        other = table.game.view(table.game.possible(view, rng), 0)
        chosen = [deepcopy(bot).choose(seen, moves, Random(3)) for seen in (view, view, other)]
        assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_why_agrees_with_choose_and_can_be_said(name, seats):
    """`why` says the same twice, does what `choose` does, and has words in both languages.

    What the dreamer wants is not always what it does.
    """
    bot = quick(name)
    for table in played(seats, seed=2, by="random"):
        view = table.view(0)
        bot.watch(view)
        if table.turn != {0}:
            continue
        why = bot.why(view)
        assert why == bot.why(view)
        if why.move is not None and name != "dreamer":
            assert bot.choose(view, table.moves(0), Random(1)) is why.move
        for language in ("en", "fr"):
            sentences = Words(language).tell(why.because, NAMES, me=0)
            assert sentences.endswith((".", "!"))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_can_be_asked_out_of_the_blue(name):
    """A bot that watched nothing has a legal answer all the same, as a help for a player."""
    for table in played(5, seed=9, by="greedy", rounds=2):
        if table.turn == {0}:
            assert quick(name).why(table.view(0)).move in (None, *table.moves(0))


def test_random_says_that_it_rolls_a_die():
    """Nobody can know its move, unless it must take; and it does take about every other time."""
    views = [(table.view(0), table.moves(0)) for table in played(seed=2) if table.turn == {0}]
    for view, moves in views:
        assert BOTS["random"]().why(view).move is (None if len(moves) == 2 else Move.TAKE)
    free = next((view, moves) for view, moves in views if len(moves) == 2)
    taken = sum(BOTS["random"]().choose(*free, Random(seed)) is Move.TAKE for seed in range(400))
    assert 160 < taken < 240


def test_the_dreamer_does_the_opposite_one_time_in_five():
    """And says so; a card that it must take it takes."""
    dreamer = BOTS["dreamer"]()
    views = [(table.view(0), table.moves(0)) for table in played(seed=2) if table.turn == {0}]
    free = next((view, moves) for view, moves in views if len(moves) == 2)
    wanted = BOTS["greedy"]().why(free[0]).move
    done = [dreamer.choose(*free, Random(seed)) for seed in range(400)]
    assert dreamer.why(free[0]).move is wanted
    assert 50 < len(done) - done.count(wanted) < 110
    assert {dreamer.choose(free[0], (Move.TAKE,), Random(seed)) for seed in range(9)} == {Move.TAKE}


@pytest.mark.parametrize(("name", "language"), list(product(BOTS, ("en", "fr"))))
def test_every_bot_has_a_name_and_a_character(name, language):
    """For the form in which players choose their opponents."""
    words = Words(language)
    assert words(f"nothanks_bots-{name}-name")
    assert words(f"nothanks_bots-{name}-character").endswith(".")


def situation(card, pot, mine, others=((), ()), chips=5):
    """Return a view of seat 0 in a made-up situation, all chips known."""
    view = Table(NoThanks(open_chips=True), NAMES[:3], seed=1).view(0)
    cards = (tuple(mine), *map(tuple, others))
    return view._replace(card=card, pot=pot, cards=cards, chips=(chips, 9, 9), decides=0, deck=10)


@pytest.mark.parametrize(
    ("bot", "card", "pot", "mine", "others", "takes"),
    [
        ("miser", 18, 9, (), ((), ()), False),
        ("miser", 17, 0, (), ((), ()), True),
        ("miser", 20, 0, (19,), ((), ()), True),
        ("greedy", 20, 19, (), ((), ()), False),
        ("greedy", 20, 20, (), ((), ()), True),
        ("threshold", 20, 11, (), ((), ()), False),
        ("threshold", 20, 12, (), ((), ()), True),
        # 20 joins my run and costs nothing, but nobody else wants it below a pot of 7.
        ("collector", 20, 0, (19,), ((), ()), False),
        ("collector", 20, 7, (19,), ((), ()), True),
        # Here another collects the same run and would take it at once.
        ("collector", 20, 0, (19,), ((21,), ()), True),
    ],
)
def test_the_simple_bots_do_what_they_say(bot, card, pot, mine, others, takes):
    """The rule of each bot, just below and just above its limit."""
    why = BOTS[bot]().why(situation(card, pot, mine, others))
    assert why.move is (Move.TAKE if takes else Move.PAY)


def test_the_balance_counts_the_others_who_have_a_run():
    """ "Taking costs 11 and pays 4; two others would also run with it." """
    why = BOTS["greedy"]().why(situation(11, 4, (), ((12,), (10, 30))))
    assert why.because[0] == News("nothanks_bots-balance", gains="more", points=11, pot=4, others=2)
    sentence = "Taking costs 11 points and pays 4 chips; 2 others would also run with it."
    assert Words("en").tell(why.because[:1], NAMES) == sentence


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("rounds", [1, 2])
def test_whoever_watches_knows_everybodys_chips(seats, rounds):
    """At any moment of any game, from its first card on."""
    counters = [ChipCounter() for _ in range(seats)]
    for table in played(seats, seed=seats, by="random", rounds=rounds):
        for seat, counter in enumerate(counters):
            assert counter.watch(table.view(seat)).chips == table._state.chips


def test_what_was_not_watched_is_unknown_until_the_next_round():
    """A counter that missed moves never guesses, and starts afresh with the next deal."""
    counter = ChipCounter()
    known = {1: set(), 2: set()}
    for number, table in enumerate(played(seed=4, by="random", rounds=2)):
        in_round, view = len(table.view().past) + 1, table.view(0)
        if in_round <= 2 and not 5 <= number < 30:
            chips = counter.watch(view).chips
            assert chips in (table._state.chips, view.chips)
            known[in_round].add((number >= 30, None not in chips))
    assert known == {1: {(False, True), (True, False)}, 2: {(True, True)}}


def test_moves_are_read_off_two_views():
    """Every move of a game is recognised; two views further apart are not taken for a move."""
    tables = list(played(seed=6, rounds=2))[-1]
    views = [tables.at(number).view(1) for number in range(len(tables.log) + 1)]
    read = [move_between(*pair) for pair in pairwise(views)]
    assert read == [move for _, move in tables.log]
    assert move_between(views[3], views[3]) is None
    assert move_between(views[10], views[2]) is None


def test_monte_carlo_thinks_the_same_plain_and_compiled():
    """Every thought of a game, to the last bit."""
    plain, compiled = MonteCarlo(playouts=48), MonteCarlo(playouts=48, compiled=True)
    for table in played(seed=8, rounds=2):
        view = table.view(0)
        plain.watch(view)
        compiled.watch(view)
        if table.turn == {0} and view.my_chips:
            assert plain.think(view) == compiled.think(view)


@pytest.mark.parametrize("style", weights.BY_WEIGHTS)
def test_monte_carlo_learns_how_its_rivals_play(style):
    """At the end of a long game it names the bot that all rivals were."""
    bot = MonteCarlo(playouts=4)
    for table in played(4, seed=3, by=style, rounds=4):
        bot.watch(table.view(0))
    assert {bot.characters.likeness(seat) for seat in (1, 2, 3)} == {style}
    assert bot.characters.likeness(0) is None


@pytest.mark.parametrize("seats", [3, 5])
def test_what_many_players_want_is_what_each_of_them_wants(seats):
    """Worked out for all of them at once, at every turn of a game; also where chips are unknown."""
    counter = ChipCounter()
    rows = [row for _, row in weights.characters(seats)]
    rows.append(weights.row(LACKS=-60, GUESS=-30))  # who guesses that rivals take for a gain only
    for table in played(seats, seed=seats, by="hoarder"):
        for view in (counter.watch(table.view(0)), table.view(1)):
            if view.card is not None:
                position, seat = Position.of(view), view.decides
                alone = [position.wish(seat, row) for row in rows]
                assert position.wishes(seat, rows) == alone


def test_imagined_rivals_stray_the_more_the_less_they_have_fitted():
    """One who never moved otherwise is soon taken at its word; who often did may do anything."""
    bot = MonteCarlo(playouts=4)
    assert set(Characters(3).strays(1)) == {STRAYS // 2}
    for table in played(seed=3, by="threshold", rounds=4):
        bot.watch(table.view(0))
    who = bot.characters
    strays = dict(zip(who.rows, who.strays(1), strict=True))
    assert who.moves[0] == 0 < who.moves[1]
    assert strays[weights.NAMED["threshold"][3]] < STRAYS // 10
    assert strays[weights.NAMED["miser"][3]] == STRAYS
    by_fit = sorted(zip(who.misfits[1], who.strays(1), strict=True))
    assert [far for _, far in by_fit] == sorted(who.strays(1))


@pytest.mark.parametrize("seats", weights.SEATS)
def test_whoever_imagines_plays_one_row_and_never_strays(seats):
    """The others have a character, doubts and whims in each game, all of them from one luck."""
    characters = Characters(seats)
    who, strays, whims = characters.draw(1, 50, Random(1))
    assert {game[1] for game in who} == {characters.rows.index(weights.MINE[seats])}
    assert {game[1] for game in strays} == {0}
    for seat in set(range(seats)) - {1}:
        assert len({game[seat] for game in who}) > 5
        assert {game[seat] for game in strays} == {STRAYS // 2}
        assert len({game[seat] for game in whims}) > 20
    assert characters.draw(1, 50, Random(1)) == (who, strays, whims)


def test_whims_are_fair_and_the_same_on_every_machine():
    """Wishes stray as far up as down, and each card has a whim of its own."""
    assert playout.WHIMS[:4] == (-255, -369, -677, 410)
    assert sorted(playout.WHIMS) == sorted(-whim for whim in playout.WHIMS)
    assert len({playout.whim(card, 100) for card in CARDS}) == len(CARDS)


def test_a_wish_strays_by_the_whim_and_no_further():
    """A card that nobody wants is taken at once by who strays far enough, and by nobody else."""
    patient = weights.threshold(0)
    unseen = sum(1 << card for card in range(20, 36))

    def takes(strays, start):
        """Is the card 10 taken at once by the first of three?"""
        desk = [[0] * 3 for _ in range(playout.DESK)]
        desk[playout.PURSES], desk[playout.STRAYS] = [11] * 3, [strays] * 3
        desk[playout.WHIM] = [start] * 3
        pot, _, _ = playout.auction(10, 5, unseen, 0, 0, 0, desk, [patient])
        return pot == 0

    whims = {start: playout.whim(10, start) for start in range(len(playout.WHIMS))}
    assert not any(takes(0, start) for start in whims)
    assert all(takes(500, start) == (500 * whim >= 1000 * 256) for start, whim in whims.items())
    assert 0 < sum(takes(500, start) for start in whims) < len(whims) // 4


def test_monte_carlo_wants_to_win_more_than_to_have_few_points():
    """An end is worth its points, and the bonus if it is a victory, shared or not."""
    assert worth(30, 1, 60) == 420 * 30
    assert worth(30, 2, 60) == 0
    assert worth(30, 0, 60) == -420 * 30
    assert won((1, 2, 0, 0)) == 0.375


def test_monte_carlo_stops_when_it_is_sure():
    """Three standard errors: not after one game, and not while both moves are as good."""
    assert not sure([])
    assert not sure([5])
    assert not sure([5, -5] * 20)
    assert sure([5, 4] * 20)
    bot = MonteCarlo(playouts=96)
    games = [bot.think(situation(card, 0, (34,))).games for card in (35, 4)]
    assert min(games) < 96


def test_monte_carlo_imagines_more_games_the_shorter_they_are():
    """With a full deck as many as the table of numbers says, and later what takes as long."""
    bot, imagined = MonteCarlo(), {}
    for table in played(seed=8):
        view = table.view(0)
        bot.watch(view)
        if table.turn == {0} and view.my_chips:
            imagined[view.deck] = max(bot.think(view).games, imagined.get(view.deck, 0))
    assert all(games <= in_time(PLAYOUTS[3], deck) for deck, games in imagined.items())
    assert max(imagined.values()) > 2 * PLAYOUTS[3] == 2 * in_time(PLAYOUTS[3], FULL)


def test_no_bot_needs_a_heavy_library():
    """A kernel that only plays imports neither numpy nor numba."""
    code = """
import sys
from partylab import tournament
tournament("nothanks", ["montecarlo", "linear", "collector"], deals=1)
print([name for name in ("numpy", "numba", "sympy", "matplotlib") if name in sys.modules])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


# The ladder proper; the others are for lessons, and their place depends on the table.
RUNGS = [name for name in BOTS if name not in ("exploiter", "hoarder", "robust", "searcher")]


def win_share(hero, field):
    """Return how often the hero wins against two copies of a bot; 1/3 is parity."""
    if {hero, field} <= {*weights.BY_WEIGHTS}:
        return fast.play_many([hero, field, field], fast.shuffled(400)).win_share[0]
    strongest = partial(MonteCarlo, compiled=True)
    bots = {"hero": strongest if hero == "montecarlo" else hero, "second": field, "third": field}
    result = tournament("nothanks", bots, deals=12, seed="ladder")
    games = [game for deal in result.played for game in deal]
    return sum(1 / len(game.winners) for game in games if 0 in game.winners) / len(games)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        *pairwise(RUNGS),
        ("linear", "exploiter"),
        ("exploiter", "hoarder"),
        ("hoarder", "montecarlo"),
    ],
)
def test_each_rung_beats_the_one_below(weaker, stronger):
    """Against two copies of the rung below, each wins far more than a third of the games.

    So does the exploiter among linear bots, and the hoarder among exploiters.
    """
    assert win_share(stronger, weaker) > 0.45


@pytest.mark.parametrize("name", ["linear", "exploiter", "hoarder"])
def test_nobody_beats_the_robust_bot_by_much(name):
    """Not even those that were evolved to find weak spots."""
    assert win_share(name, "robust") < 0.36


@pytest.mark.skipif(not fast.NUMBA, reason="so many games want numba")
@pytest.mark.parametrize("seats", range(2, 8))
def test_nobody_whom_evolution_found_beats_the_robust_bot_by_much(seats):
    """All of them were looked for at tables of robust bots, of steady rows and their like.

    With moods, at a table of three, nobody wins more than .36.
    """
    most = {2: 0.59, 3: 0.36, 4: 0.275, 5: 0.24, 6: 0.2, 7: 0.16}[seats]
    for row in (evolved.NEMESIS[seats], *weights.HALL[seats], *weights.STARVERS[seats]):
        players = [fast.Linear(row)] + ["robust"] * (seats - 1)
        assert fast.play_many(players, fast.shuffled(10_000, seats)).win_share[0] < most


@pytest.mark.skipif(not fast.NUMBA, reason="so many games want numba")
def test_a_mood_alone_is_beaten_by_more_than_both_are_together():
    """Somebody whom evolution found wins .38 or more among copies of either, but not of both."""
    found = [
        evolved.NEMESIS[3],
        *weights.HALL[3],
        *(mood.row for mood in weights.MOODY["robust"][3]),
    ]

    def most_won(rivals):
        tables = ([fast.Linear(row), rivals, rivals] for row in found)
        return max(fast.play_many(one, fast.shuffled(5000)).win_share[0] for one in tables)

    assert most_won("robust") < 0.35
    for mood in weights.MOODY["robust"][3]:
        assert most_won(fast.Linear(mood.row)) > 0.38


def published(title, margins=False):
    """Return the first table of the ladder page below a title: the numbers of every bot."""
    page = Path(__file__).parents[3] / "docs" / "ladder.md"
    part = page.read_text(encoding="utf-8").partition(title)[2].partition("##")[0]
    first = part[part.index("|") :].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in first.splitlines()]
    return {bot: [float(cell.split(" ± ")[margins]) for cell in cells] for bot, *cells in rows[2:]}


def test_the_published_ladder_is_one():
    """Every bot in its order, each rung above the one below with 3 and with 4 players.

    With 5 so are all but the highest, which may be level with the one below it.
    """
    ladder = published("## Mixed fields")
    assert list(ladder) == list(BOTS)
    for weaker, stronger in pairwise(RUNGS[1:]):
        shares = list(zip(ladder[weaker][:3], ladder[stronger][:3], strict=True))
        assert all(low < high for low, high in (shares if stronger != RUNGS[-1] else shares[:2]))
    below, top = RUNGS[-2:]
    margins = published("## Mixed fields", margins=True)
    assert ladder[below][2] - ladder[top][2] < margins[below][2] + margins[top][2]


def test_the_strongest_bot_reached_its_goal():
    """As published, it wins at least .45 against two copies of each other bot."""
    shares = published("## Two against one")
    against = {hero: dict(zip(BOTS, row, strict=False)) for hero, row in shares.items()}
    others = [name for name in BOTS if name != "montecarlo"]
    assert min(against["montecarlo"][name] for name in others) >= 0.45
    assert all(against[high][low] > 1 / 3 for low, high in pairwise(RUNGS))
    # What it was before it knew the newcomers, it beats as well: the last column.
    assert shares["montecarlo"][-1] > 1 / 3 > shares["former top"][list(BOTS).index("montecarlo")]


def test_the_thinkers_share_one_way_to_choose():
    """All but the die do what they have reasons for."""
    assert [name for name in BOTS if not isinstance(BOTS[name](), Thinker)] == ["random"]
