"""The bots of That's Not a Hat: they remember, forget, bluff and doubt, by views alone."""

from __future__ import annotations

from random import Random

import pytest

from partylab import Match, Table, Words
from partylab.hat import Hat, Move
from partylab.hat.advice import would
from partylab.hat.bots import BOTS, ELEPHANT, LEVELS, remembering
from partylab.hat.memory import GIVEN, Belief, Leaky, Never, Window
from partylab.hat.thinking import Nerve, Rememberer, plausible
from partylab.laws import cases, thinking
from partylab.tournaments import tournament

NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve"]
RULES = Hat(max_offers=30)
NEVER_LIES = Nerve(bluffs=0.0)


def watched(bot, table, seat):
    """Return a bot that has seen all that the seat has seen."""
    for view in table.views(seat):
        bot.watch(view)
    return bot


def offered(seats=3, seed=1, name="hat"):
    """Return a table at which a gift that everybody has seen is called something."""
    table = Table(Hat(), NAMES[:seats], seed)
    for move in ("draw", "turn", f"say {name}"):
        table.play(min(table.turn), move)
    return table


def shown(table):
    """Return what was drawn from the shop."""
    return table.news_at(1)[0]["gift"]


def test_elephants_among_themselves_never_get_a_point():
    """They know every gift, tell the truth, and believe it: the game ends after the last offer."""
    match = Match.start(RULES, ["elephant"] * 4, seed=3)
    while match.bots_to_move():
        match.bot_move()
    assert match.table.outcome.scores == (0, 0, 0, 0)
    assert match.table.view(None).offers == RULES.max_offers


@pytest.mark.parametrize("rival", ["goldfish", "binder"])
def test_an_elephant_never_gets_a_point_from_anybody(rival):
    result = tournament(RULES, {"elephant": BOTS["elephant"], "rival": BOTS[rival]}, 3, 1)
    assert set(result.scores["elephant"]) == {0}


@pytest.mark.parametrize("bot", BOTS)
def test_what_has_just_been_shown_is_known_to_all(bot):
    """So a wrong name is refused at once, and the right one accepted."""
    table = offered(name="hat")
    assert shown(table) != "hat"
    receiver = table.view(None).receiver
    memory = watched(BOTS[bot](), table, receiver)
    assert memory.choose(table.view(receiver), table.moves(receiver), Random(1)) == Move("refuse")
    table.undo()
    table.play(min(table.turn), f"say {shown(table)}")
    memory = watched(BOTS[bot](), table, receiver)
    assert memory.choose(table.view(receiver), table.moves(receiver), Random(1)) == Move("accept")


def test_a_giver_names_what_it_knows_and_bluffs_as_often_as_its_nerve_says():
    table = offered()
    table.undo()
    giver = table.view(None).giver
    view, moves = table.view(giver), table.moves(giver)
    bold = watched(Rememberer(ELEPHANT, Nerve(bluffs=0.3)), table, giver)
    honest = watched(Rememberer(ELEPHANT, NEVER_LIES), table, giver)
    rng = Random(1)
    said = [bold.choose(view, moves, rng).gift for _ in range(300)]
    assert all(honest.choose(view, moves, rng).gift == shown(table) for _ in range(20))
    assert said.count(shown(table)) == 300  # nothing else lies face down yet: no bluff would do


def test_a_bluff_names_another_gift_that_lies_face_down():
    table = Table(Hat(), NAMES, 1)
    bots = [BOTS["elephant"]() for _ in NAMES]
    for _ in range(18):
        (seat,) = table.turn
        for number, bot in enumerate(bots):
            bot.watch(table.view(number))
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat), Random(1)))
    while table.view(None).phase != "name":
        (seat,) = table.turn
        table.play(seat, table.moves(seat)[0])
    giver = table.view(None).giver
    bold = watched(Rememberer(ELEPHANT, Nerve(bluffs=1.0)), table, giver)
    lying = {bold.memory.likeliest(place)[0] for place in bold.memory.hidden}
    truth = bold.memory.likeliest(GIVEN)[0]
    rng = Random(2)
    said = {bold.choose(table.view(giver), table.moves(giver), rng).gift for _ in range(60)}
    assert said == lying - {truth}


def test_who_has_forgotten_names_what_is_around_and_not_known_to_lie_elsewhere():
    table = Table(Hat(), NAMES, 1)
    memory = Leaky(Window(2))
    bot = BOTS["elephant"]()
    while memory.offers < 9 or table.view(None).phase != "name" or memory.recall(GIVEN):
        (seat,) = table.turn
        watched(bot, table, seat)
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), Random(1)))
        memory = memory.after(table.view(None))
    mind = memory.recollected(Random(1))
    elsewhere = {
        mind.likeliest(place)[0] for place in mind.hidden if place != GIVEN and mind.recall(place)
    }
    assert elsewhere
    assert next(iter(plausible(mind))) not in elsewhere
    assert {*plausible(mind)} <= {*memory.around}


def test_doubt_grows_with_nerve_and_shrinks_with_the_table():
    """Who joins late believes a giver by half: too little for two, enough for five."""
    for seats, doubt, refuses in ((2, 1.0, True), (5, 1.0, False), (5, 3.0, True)):
        table = offered(seats)
        receiver = table.view(None).receiver
        late = Belief(honesty=type(ELEPHANT.honesty)(0.45, 0))
        bot = Rememberer(late, Nerve(doubt=doubt))
        move = bot.choose(table.view(receiver), table.moves(receiver), Random(1))
        assert (move == Move("refuse")) is refuses


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_thinks_of_nothing_but_its_views(bot):
    """Whatever lies hidden: the same views give the same moves."""
    match = Match.start(RULES, [bot] * 4, seed=5)
    for _ in range(22):
        match.bot_move()
    table, (seat,) = match.table, match.table.turn
    views = [*table.views(seat)]
    thoughts = set()
    for luck in range(3):
        another = table.game.possible(views[-1], Random(luck))
        assert table.game.view(another, seat) == views[-1]
        mind = BOTS[bot]()
        for view in [*views[:-1], table.game.view(another, seat)]:
            mind.watch(view)
        thoughts.add(mind.choose(views[-1], table.moves(seat), Random(1)))
    assert len(thoughts) == 1


def test_the_same_seed_is_the_same_game_and_another_bot_gets_the_same_deal():
    def game(bots):
        match = Match.start(RULES, bots, seed=11)
        first = match.table.view(None)
        while match.bots_to_move():
            match.bot_move()
        return first, match.table.log

    one, again, other = game(["fader"] * 3), game(["fader"] * 3), game(["goldfish"] * 3)
    assert one == again
    assert one[0] == other[0]
    assert one[1] != other[1]


def test_a_fresh_bot_takes_over_where_another_stood():
    """A game that was saved goes on as it would have gone on."""
    match = Match.start(RULES, ["fader", "binder", "window"], seed=4)
    for _ in range(15):
        match.bot_move()
    loaded = Match.load(match.save())
    for _ in range(15):
        match.bot_move()
        loaded.bot_move()
    assert match.table.log == loaded.table.log


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_says_why_from_what_its_seat_has_watched(bot, language):
    words = Words(language)
    match = Match.start(RULES, ["elephant"] * 3, seed=2)
    for _ in range(40):
        (seat,) = match.table.turn
        view = match.table.view(seat)
        why = watched(BOTS[bot](), match.table, seat).why(view)
        assert words.tell(why.because, match.table.names, seat)
        assert would(why.move, words)
        assert why.move in match.table.moves(seat)
        match.bot_move()


def test_an_elephant_says_that_it_knows():
    table = offered()
    receiver = table.view(None).receiver
    why = watched(BOTS["elephant"](), table, receiver).why(table.view(receiver))
    assert why.move == Move("refuse")
    assert Words("en").tell(why.because, table.names).startswith("It knows for certain: this is")


def test_who_has_watched_nothing_knows_nothing():
    """Advice is what this seat could know: without having watched, even an elephant guesses."""
    table = offered()
    giver = table.view(None).giver
    fresh = BOTS["elephant"]()
    fresh.watch(table.view(giver))
    assert fresh.memory.likeliest(GIVEN)[1] < 0.1


def test_the_levels_name_bots():
    assert {bot for bots in LEVELS.values() for bot in bots} <= {*BOTS}
    assert tuple(LEVELS) == ("easy", "medium", "hard", "expert")


@pytest.mark.parametrize("number", [0, 5, 11])
def test_bots_keep_the_laws(number):
    """Whole games beside each other, whatever the options; `max_offers` ends those of elephants."""
    every = cases.cases("hat")
    case = every[number % len(every)]
    complaints = []
    thinking.bots_know_every_option(case, complaints.append)
    assert complaints == []


def test_who_never_forgets_by_a_leaky_memory_plays_like_an_elephant():
    match = Match.start(RULES, [remembering(Leaky(Never(), ELEPHANT.honesty))] * 3, seed=1)
    while match.bots_to_move():
        match.bot_move()
    assert match.table.outcome.scores == (0, 0, 0)
