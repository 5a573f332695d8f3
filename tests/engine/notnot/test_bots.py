"""The bots of Not Not: legal, honest, as fast as their numbers say, and wrong as people are."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from itertools import pairwise, product
from random import Random
from statistics import mean, pstdev

import pytest

from partylab import Table, Words, tournament
from partylab.notnot import STILL, Asked, Card, Level, NotNot, Roll, Tap
from partylab.notnot.board import NotNotBoard, NotNotLook
from partylab.notnot.bots import BOTS, CASUAL, CHILD, MACHINE, TRAINED, Companion, Human
from partylab.notnot.dice import PLACES, Answer
from partylab.notnot.mistakes import explain, likely, mistakes
from partylab.notnot.reflexes import FASTEST_MS, Reflexes, Task
from partylab.notnot.rounds import Timing, judge

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
CHARACTERS = [CHILD, CASUAL, TRAINED, MACHINE]
TASKS = [
    Task(nots, ink, turns, after_error)
    for nots, ink, turns, after_error in product(range(5), (False, True), range(3), (False, True))
]
EASY = Task(0, ink=False, turns=0, after_error=False)


def views(mode="extreme", seats=3, seed=1, by="casual", **options):
    """Every round of a game between bots, as the first player sees it before anybody answers."""
    table = Table(NotNot(mode=mode, **options), NAMES[:seats], seed)
    bots, rng = [BOTS[by]() for _ in range(seats)], Random(seed)
    while table.turn:
        seat = min(table.turn)
        view = table.view(seat)
        if seat == 0:
            yield view
        table.play(seat, bots[seat].choose(view, table.moves(seat), rng))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mode", ["progressive", "discovery", "extreme"])
def test_every_move_is_legal(name, mode):
    """With any number of players; a tournament refuses what is no tap."""
    for seats in NotNot().seat_counts:
        result = tournament(NotNot(mode=mode), [name] * seats, deals=1, seed=seats)
        assert len(result.played[0]) == seats


def race(name, seed):
    table, bots, rng = (
        Table("notnot", NAMES[:4], seed),
        [BOTS[name]() for _ in range(4)],
        Random(seed),
    )
    while table.turn:
        seat = min(table.turn)
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat), rng))
    return table.log, table.outcome


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_race(name):
    assert race(name, 5) == race(name, 5)
    assert race(name, 5) != race(name, 6)


@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_cannot_matter(name):
    """Another deck, and other taps of those who have answered: the same tap."""
    rng, bot = Random(2), BOTS[name]()
    for seed in range(12):
        table = Table(NotNot(mode="extreme"), NAMES[:3], seed)
        table.play(1, "N 5")
        view = table.view(0)
        other = table.game.view(table.game.possible(view, rng), 0)
        chosen = {deepcopy(bot).choose(seen, (), Random(seed)) for seen in (view, view, other)}
        assert len(chosen) == 1


def test_each_bot_beats_the_one_before_it():
    """95 % intervals of the share of games won lie apart.  Who adapts has no place among them."""
    names = [name for name in BOTS if not isinstance(BOTS[name](), Companion)]
    for weaker, stronger in pairwise(names):
        result = tournament(NotNot(mode="extreme"), [weaker, stronger], deals=40)
        assert result.leaders == (stronger,)


# Reaction times.


@pytest.mark.parametrize("character", CHARACTERS)
def test_reaction_times_are_ex_gaussian_with_the_stated_numbers(character):
    """Mean mu + tau and variance sigma² + tau², within five standard errors."""
    count = 4000
    for task in [EASY, Task(2, ink=True, turns=1, after_error=True), Task(3, True, 0, False)]:
        middle, spread, tail = character.shape(task)
        rng = Random(str(task))
        drawn = [character.draw(task, rng) for _ in range(count)]
        width = (spread**2 + tail**2) ** 0.5
        assert mean(drawn) == pytest.approx(middle + tail, abs=5 * width / count**0.5 + 0.5)
        assert pstdev(drawn) == pytest.approx(width, rel=0.15)
        centre, deviation = mean(drawn), pstdev(drawn)
        third = mean(((ms - centre) / deviation) ** 3 for ms in drawn)
        assert third == pytest.approx(2 * (tail / width) ** 3, abs=0.45)  # people's tail is right


def test_the_costs_are_those_of_the_model():
    """Each NOT 150 ms, ink 95, a mistake before 40, from the third NOT on 60 more."""
    easy = CASUAL.shape(EASY)[0]
    assert easy == 520
    for change, cost in [
        ({"nots": 1}, 150),
        ({"nots": 2}, 300),
        ({"nots": 3}, 510),
        ({"nots": 4}, 720),
        ({"ink": True}, 95),
        ({"turns": 2}, 180),
        ({"after_error": True}, 40),
    ]:
        assert CASUAL.shape(EASY._replace(**change))[0] - easy == cost
    assert TRAINED.shape(EASY._replace(nots=2))[0] - TRAINED.shape(EASY)[0] == 240


@pytest.mark.parametrize("character", CHARACTERS)
def test_harder_rounds_take_longer_and_go_wrong_more_often(character):
    for task in TASKS:
        harder = [task._replace(nots=task.nots + 1), task._replace(ink=True)]
        for more in harder:
            assert character.mean(more) >= character.mean(task)
            assert character.accuracy(more) <= character.accuracy(task)
        assert 0.25 <= character.accuracy(task) <= 1


def test_characters_slip_ever_less():
    """Child, Casual, Trained, Machine: whatever the round asks for."""
    for task in TASKS:
        chances = [character.accuracy(task) for character in CHARACTERS]
        assert chances == sorted(chances)
        assert TRAINED.accuracy(task) > CASUAL.accuracy(task)
    easy, hard = EASY, Task(3, ink=True, turns=0, after_error=False)
    for task in (easy, hard):
        assert 1 - TRAINED.accuracy(task) == pytest.approx((1 - CASUAL.accuracy(task)) / 2)


def test_characters_are_ever_faster():
    for task in TASKS:
        means = [character.mean(task) for character in CHARACTERS]
        assert means == sorted(means, reverse=True)


def test_nobody_reacts_before_seeing():
    hasty = Reflexes(base_ms=0, bit_ms=0)
    rng = Random(1)
    assert min(hasty.draw(EASY, rng) for _ in range(500)) == FASTEST_MS


def test_nn_a28_who_is_too_slow_answers_all_the_same_and_the_rules_call_it_slow():
    """NN-A30: whether a clock runs is no business of a bot, so without one it is not late."""
    sloth = Human(Reflexes(base_ms=5000, slip=0))
    table, rng = Table(NotNot(mode="discovery"), NAMES[:2], seed=7), Random(1)
    assert table.view().asked.answer.places
    tap = sloth.choose(table.view(0), (), rng)
    assert tap.place in table.view().asked.answer.places
    assert tap.ms > 3000
    unhurried = NotNotBoard(table.game).counts_as(tap, NotNotLook(timed=False))
    assert unhurried == tap._replace(ms=0)
    for played, fate in ((tap, "slow"), (unhurried, "won")):
        now = table.at(0)
        now.play(0, played)
        now.play(1, "still")
        assert now.view().last.fates == (fate, "still")


def test_two_persons_of_a_kind_differ_and_each_stays_the_same():
    """Over many games the persons spread as the model says."""
    view = Table(NotNot(mode="discovery"), NAMES[:2], 1).view(0)
    people = []
    for seed in range(800):
        bot = Human()
        bot.choose(view, (), Random(seed))
        people.append(bot.person)
        bot.choose(view, (), Random(seed + 1))
        assert bot.person == people[-1]
    assert mean(people) == pytest.approx(0, abs=9)
    assert pstdev(people) == pytest.approx(50, rel=0.12)


def test_the_task_reads_the_round():
    board = (Card("red", "blue"),) * 4
    for roll, up, expected in [
        (Roll("up", "nothing"), "N", Task(0, False, 0, False)),
        (Roll("up", "red", 3, True), "E", Task(4, True, 1, False)),
        (Roll("nothing", "red", 1), "S", Task(1, True, 0, False)),
        (Roll("left", "nothing", 2), "S", Task(2, False, 2, False)),
        (Roll("left", "nothing"), "W", Task(0, False, 1, False)),
    ]:
        assert Task.of(Asked(1, Level.EXTREME, roll, up, board)) == expected


def test_after_a_wrong_tap_it_is_slower():
    table = Table(NotNot(mode="discovery"), NAMES[:2], seed=1)
    wrong = next(place for place in PLACES if place not in table.view().asked.answer.places)
    table.play(0, f"{wrong} 300")
    table.play(1, "still")
    assert Human().task(table.view(0)).after_error
    assert not Human().task(table.view(1)).after_error


# Mistakes.


@pytest.mark.parametrize("character", CHARACTERS)
def test_how_often_it_is_right_is_what_the_model_says(character):
    """Counted where a mistake is possible at all, so not where every card is right."""
    careful = Reflexes(**{**vars(character), "base_ms": 100, "tail_ms": 0})
    bot, rng, expected, right, count = Human(careful), Random(3), 0.0, 0, 0
    variance = 0.0
    for seed in range(12):
        for view in views(seed=seed, seats=2, penalise_no_target=False):
            asked = view.asked
            if len(asked.answer.places) == 4 and not likely(asked):
                continue
            tap = bot.choose(view, (), rng)
            chance = careful.accuracy(bot.task(view))
            expected, variance = expected + chance, variance + chance * (1 - chance)
            count += 1
            right += tap.place in asked.answer.places if asked.answer.places else tap == STILL
    assert count > 500
    assert abs(right - expected) <= 4 * variance**0.5


def test_mistakes_are_those_that_people_make():
    """Every wrong tap where a mistake can lead to one is explained by one of them."""
    clumsy = Reflexes(slip=1.0)
    bot, rng, kinds = Human(clumsy), Random(1), set()
    for seed in range(10):
        for view in views(seed=seed, seats=2):
            asked = view.asked
            place = bot.choose(view, (), rng).place
            wrong = place is not None and place not in asked.answer.places
            if wrong and any(
                found.places - asked.answer.places for found in likely(asked).values()
            ):
                assert explain(asked, place)
            kinds |= set(explain(asked, place)) if wrong else set()
    assert kinds == {"negation", "ink", "compass", "background"}


def asked(roll: Roll, up: str = "N", board: str = "red blue green white") -> Asked:
    behind = {"red": "blue", "blue": "green", "green": "yellow", "white": "red"}
    cards = tuple(
        Card(None, "red") if word == "V" else Card(word, behind[word]) for word in board.split()
    )
    return Asked(1, Level.EXTREME, roll, up, cards)


def test_each_mistake():
    assert mistakes(asked(Roll("up", "nothing"))) == {}
    assert mistakes(asked(Roll("up", "nothing", 1))) == {"negation": Answer("tap", frozenset("N"))}
    assert mistakes(asked(Roll("nothing", "nothing", 0, liar=True))) == {
        "negation": Answer("still", frozenset())
    }
    twice = mistakes(asked(Roll("up", "nothing", 2)))
    assert twice["negation"].places == {"E", "S", "W"}  # one NOT of two is missed
    found = mistakes(asked(Roll("up", "red"), up="E"))
    assert found["compass"].places == {"N"}
    assert found["ink"].places == {"E"}  # RED is printed in blue
    assert found["background"].places == {"E", "W"}  # the white portal's card is red
    void = mistakes(asked(Roll("nothing", "red"), board="V blue green blue"))
    assert void["background"].places == {"N"}  # a Void's background is a lure


def test_wrong_taps_are_explained():
    one = asked(Roll("left", "nothing", 1))
    assert explain(one, "W") == ("negation",)
    assert explain(one, "N") == ()
    assert explain(asked(Roll("nothing", "red")), "E") == ("ink",)
    assert explain(asked(Roll("nothing", "red")), "S") == ()


# Companions: as fast as the others.


def companion_after(*rounds, won=(0, 0, 0), behind=0.0):
    """A companion on the last seat, and rounds that it has watched; None is staying still."""
    bot = Companion(behind)
    table = Table(NotNot(mode="normal"), NAMES[:3], 7)
    view = table.view(2)
    card = next(card for card in view.board if card is not None)
    view = view._replace(won=tuple((card,) * cards for cards in won))
    assert view.asked.answer.order == "tap"
    for number, taps in enumerate(rounds, start=1):
        made = tuple(STILL if ms is None else Tap("N", ms) for ms in (*taps, None))
        asked = view.asked._replace(number=number)
        bot.watch(view._replace(last=judge(asked, made, (0, 0, 0), 0, Timing(0, 3, True, False))))
    return bot, view


def test_a_companion_that_has_seen_nothing_is_a_newcomer():
    bot, view = companion_after()
    assert bot.slowness(view) == 1.0


def test_a_companion_takes_the_mean_of_the_others_medians():
    bot, view = companion_after((500, 1500), (600, 1500), (2900, 1500))
    usual = bot.reflexes.mean(Task.of(view.asked))
    assert bot.slowness(view) == pytest.approx((600 + 1500) / 2 / usual)


def test_a_companion_remembers_the_last_answers_only():
    bot, view = companion_after(*[(2500, 2500)] * 9, *[(700, 700)] * 5)
    assert bot.slowness(view) * bot.reflexes.mean(Task.of(view.asked)) == pytest.approx(700)


def test_who_misses_a_round_took_all_the_time_for_it_and_no_clock_tells_nothing():
    bot, view = companion_after((None, None))
    assert bot.slowness(view) * bot.reflexes.mean(Task.of(view.asked)) == pytest.approx(3000)
    bot, view = companion_after((0, 0))
    assert bot.slowness(view) == 1.0


def test_a_companion_hurries_when_it_is_behind_and_takes_its_time_when_it_is_ahead():
    behind, level, ahead = (
        bot.slowness(view)
        for bot, view in (companion_after(won=(cards, 0, 3)) for cards in (6, 3, 0))
    )
    assert behind < level == 1.0 < ahead
    bot, view = companion_after(won=(0, 0, 40))
    assert bot.slowness(view) == 1.5  # but it never gives up


@pytest.mark.parametrize("name", ["companion", "challenger"])
def test_a_companion_that_comes_later_knows_as_much_as_one_that_was_there(name):
    """It watches the whole game again, as after a move was taken back."""
    table = Table(NotNot(mode="normal"), NAMES[:3], seed=3)
    others, rng, there, later = BOTS["child"](), Random(3), BOTS[name](), BOTS[name]()
    for _ in range(45):
        seat = min(table.turn)
        table.play(seat, others.choose(table.view(seat), table.moves(seat), rng))
        there.watch(table.view(2))
    for view in table.views(2, 0):
        later.watch(view)
    assert later.slowness(table.view(2)) == there.slowness(table.view(2)) != 1.0


# Reasons.


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_why_can_be_said_and_names_a_right_answer(name, language):
    bot, words = BOTS[name](), Words(language)
    for view in views(seed=3):
        why = bot.why(view)
        assert bot.why(view) == why
        right = view.asked.answer.places
        assert why.move == STILL if not right else why.move.place in right
        task = bot.task(view)
        assert sum(news["ms"] for news in why.because[:-1]) == pytest.approx(
            (bot.reflexes.mean(task) - bot.reflexes.shape(task)[2]) * bot.slowness(view), abs=3
        )
        assert words.tell(why.because, view.answered).endswith(".")


def test_a_learner_can_change_every_number():
    quick = Reflexes(base_ms=150, not_ms=0)
    result = tournament(
        NotNot(mode="normal"), {"quick": partial(Human, quick), "casual": "casual"}, deals=30
    )
    assert result.leaders == ("quick",)


def test_a_function_of_a_view_is_a_bot():
    def steady(view):
        places = view.asked.answer.places
        return Tap(min(places), 400) if places else "still"

    result = tournament(NotNot(mode="hard"), {"steady": steady, "child": "child"}, deals=20)
    assert result.leaders == ("steady",)
