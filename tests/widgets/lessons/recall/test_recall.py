"""The labs of the lesson on memory and bluff: what they compute is right, nothing breaks them."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from math import prod
from random import Random

import pytest

from partylab.hat import memory
from partylab.hat.state import neighbour
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.answers import write
from partylab_widgets.lesson.exercise import judged
from partylab_widgets.lessons import recall
from partylab_widgets.lessons.recall import curves, doubting, nerve, own, race
from partylab_widgets.lessons.recall.exercises import EXERCISES, LEAKS, Between
from partylab_widgets.lessons.recall.ghost_table import QUESTIONS
from partylab_widgets.lessons.recall.passing import SEATS, Parcel, Passing
from touching import touch

HALF = Fraction(1, 2)


@pytest.fixture
def lesson():
    return Lesson("recall", "en", Answers())


def answer(lab, right=True, sure="80"):
    """Pass on until a question comes, and answer it."""
    while not lab.asking:
        assert touch(lab, "pass") == ""
    true = lab.table.offered.gift
    said = true if right else next(gift for gift in lab.table.gifts if gift != true)
    assert touch(lab, "choose", said) == ""
    assert touch(lab, "sure", sure) == ""
    assert touch(lab, "show") == ""


# The ghost table


@pytest.mark.parametrize("seats", SEATS)
def test_gifts_go_along_their_arrows_and_the_older_one_first(seats):
    table = Passing(seats, seed=3)
    everything = table.gifts
    for _ in range(100):
        giver, offered = table.giver, table.offered
        kept = table.hands[giver][1:]
        table.pass_on()
        assert table.hands[giver] == kept
        assert table.giver == neighbour(giver, offered.arrow, seats)
        assert table.gave == giver
        assert table.hands[table.giver][-1] is offered
        assert not offered.open
        assert table.gifts == everything
        assert [len(hand) for hand in table.hands].count(2) == 1


def test_what_is_face_down_is_nowhere_in_the_page(lesson):
    """Its parcel tells nothing; its name stands only among all others, always in one order."""
    lab = recall.GhostTable(lesson)
    while not lab.asking:
        touch(lab, "pass")
    ring = re.compile(r'<ul class="rc-ring.*?</ul>', re.DOTALL)
    before = ring.search(lab.drawing)[0]
    hands = lab.table.hands
    assert not lab.table.offered.open
    for hand in hands:
        hand[:] = [it if it.open else Parcel("hat", it.arrow, turned=0) for it in hand]
    lab.redraw()
    assert ring.search(lab.drawing)[0] == before


def test_no_mark_in_the_page_follows_a_gift(lesson):
    """Whoever notes the marks of the open gifts learns nothing when one of them lies face down."""
    lab = recall.GhostTable(lesson)
    for _ in range(60):
        touch(lab, "pass") if not lab.asking else answer(lab, right=False)
        places = [
            f"gift-{at}-{n}" for at, hand in enumerate(lab.table.hands) for n in range(len(hand))
        ]
        assert re.findall(r'data-key="(gift-[^"]*)"', lab.drawing) == places
        origins = re.findall(r'data-from="([^"]*)"', lab.drawing)
        assert origins == ([f"gift-{lab.table.gave}-0"] if lab.table.passes else [])
        assert "parcel-" not in lab.drawing
        if lab.over:
            touch(lab, "anew")


def begins(lab):
    """Return what lies at a table before anybody has given anything."""
    return [(it.gift, it.arrow) for hand in lab.table.hands for it in hand]


def test_who_comes_back_measures_at_a_table_they_have_not_seen(lesson):
    """After any number of answers; a table at which nothing was answered may come again."""
    lab, seen = recall.GhostTable(lesson), []
    assert begins(lab) == begins(recall.GhostTable(lesson))
    assert lab.seed == 1
    paper = lab.picture()
    for answers in (1, 5, QUESTIONS, QUESTIONS, 3):
        seen.append(begins(lab))
        for _ in range(answers):
            answer(lab)
        if lab.over:
            assert touch(lab, "anew") == ""
            seen.append(begins(lab))
        lab = recall.GhostTable(lesson)
        assert lab.picture() == paper
        if answers == QUESTIONS:
            assert begins(lab) == seen.pop()  # at that one nothing was answered
        assert begins(lab) not in seen


def test_an_answer_needs_a_gift_and_a_confidence(lesson):
    lab = recall.GhostTable(lesson)
    while not lab.asking:
        touch(lab, "pass")
    assert touch(lab, "pass") != ""
    assert touch(lab, "show") == lesson.words("recall-what-first")
    touch(lab, "choose", lab.table.offered.gift)
    assert touch(lab, "show") == lesson.words("lesson-sure-first")
    touch(lab, "guessing")
    assert touch(lab, "show") == ""
    assert own.recalled(lesson)[0].sure == 100 // own.GIFTS


def test_answers_are_kept_and_drawn_and_counted(lesson):
    lab, curve = recall.GhostTable(lesson), recall.Forgetting(lesson)
    plot, sure = recall.Calibration(lesson), lesson.calibration()
    assert lesson.words("recall-none-yet") in curve.drawing
    for at in range(QUESTIONS):
        answer(lab, right=at % 3 != 0)
    kept = own.recalled(lesson)
    assert len(kept) == QUESTIONS
    assert [it.right for it in kept] == [at % 3 != 0 for at in range(QUESTIONS)]
    assert "From 12 answers" in curve.drawing
    assert "12 answers so far" in plot.drawing
    assert lesson.words("recall-gift") in sure.drawing
    assert touch(lab, "pass") != ""
    assert touch(lab, "anew") == ""
    answer(lab)
    assert own.recalled(lesson)[-1].number == QUESTIONS + 1


def test_answers_come_back_from_a_file(lesson):
    lab = recall.GhostTable(lesson)
    for _ in range(4):
        answer(lab)
    other = Lesson("recall", "fr", Answers())
    other.answers.take(write(lesson.answers.lessons))
    assert own.recalled(other) == own.recalled(lesson)


def test_the_sandbox_does_not_count(lesson):
    lab = recall.GhostTable(lesson, key="sandbox", seats=6, free=True)
    for _ in range(QUESTIONS):
        answer(lab)
    assert own.recalled(lesson) == []
    assert lab.over
    assert lesson.words("recall-over-counts") not in lab.drawing


def test_a_table_says_that_the_curve_has_more_points_only_if_it_has(lesson, monkeypatch):
    monkeypatch.setattr(own, "MOST", QUESTIONS + 1)
    lab, told = recall.GhostTable(lesson), []
    for _ in range(3):
        for _ in range(QUESTIONS):
            answer(lab)
        assert lab.over
        told.append(lesson.words("recall-over-counts") in lab.drawing)
        tables = lab.seed
        touch(lab, "anew")
        assert lab.seed > tables
    assert told == [True, True, False]
    assert len(own.recalled(lesson)) == QUESTIONS + 1


def test_who_knows_k_gifts_and_guesses_the_others_has_a_span_of_k():
    for knows in range(own.GIFTS + 1):
        share = Fraction(knows, own.GIFTS) + Fraction(own.GIFTS - knows, own.GIFTS**2)
        right = int(share * own.GIFTS**2)
        answers = [own.Recalled(at, 1, 50, at < right) for at in range(own.GIFTS**2)]
        assert own.span(answers) == pytest.approx(knows)


# Forgetting


def test_a_leak_is_found_again():
    """Of 400 invented answers the 95 % interval holds the true leak, in most of 20 people."""
    held = 0
    for seed in range(20):
        rng, leak = Random(seed), (seed % 4 + 1) * 5
        answers = []
        for at in range(400):
            passes = rng.randint(1, 15)
            chance = curves.guessed(curves.fading(passes, leak / 100), own.GIFTS)
            answers.append(own.Recalled(at, passes, 50, rng.random() < chance))
        fit = curves.fitted(answers, own.GIFTS)
        held += fit.low <= leak <= fit.high
    assert held >= 17


def test_too_few_answers_fit_nothing():
    assert curves.fitted([own.Recalled(1, 3, 50, True)] * 7, own.GIFTS) is None


@pytest.mark.parametrize("name", curves.MODELS)
def test_every_model_forgets_with_time(name):
    model = curves.MODELS[name]
    for value in (model.values[0], model.usual, model.values[-1]):
        known = [model.known(passes, value / model.parts) for passes in range(1, 31)]
        assert known == sorted(known, reverse=True)
        assert all(0 <= chance <= 1 for chance in known)


# Believing and doubting


def test_a_belief_stays_a_belief_and_an_honest_word_is_certain():
    belief = {"hat": Fraction(1, 2), "cup": Fraction(1, 3), "key": Fraction(1, 6)}
    for claim, tenths in product(belief, range(1, 11)):
        found = doubting.update(belief, claim, Fraction(tenths, 10))
        assert sum(found.values()) == 1
    assert doubting.update(belief, "cup", Fraction(1))["cup"] == 1
    assert doubting.update(belief, "cup", Fraction(1, 3)) == belief  # no better than chance


def test_a_certain_memory_is_not_moved_by_words(lesson):
    lab = recall.Bars(lesson, claims=True)
    for claim, honesty in product(("true", "false"), ("20", "80", "100")):
        touch(lab, "claim", claim)
        touch(lab, "honesty", honesty)
        assert lab.beliefs()["perfect"]["guitar"] == 1
        assert sum(lab.beliefs()["leaky"].values()) == pytest.approx(1)


def test_refusing_pays_exactly_below_the_threshold():
    for players, tenths in product(range(2, 9), range(11)):
        cost = Fraction(tenths, 10)
        limit = doubting.p_star(players, cost)
        for p in (limit - Fraction(1, 1000), limit + Fraction(1, 1000)):
            refuse = (1 - p) * Fraction(1, players - 1) - p
            accept = -(1 - p) * cost
            assert (refuse > accept) == (p < limit)
    for players in range(2, 9):  # without a cost it is the rule of the bots
        assert doubting.p_star(players) == memory.threshold(players)


# The game for two, solved exactly


def games():
    rng = Random(5)
    own_games = [
        doubting.points(Fraction(cost, 4), Fraction(memory, 12))
        for cost in range(5)
        for memory in range(9)
    ]
    return own_games + [
        tuple(tuple(Fraction(rng.randint(-4, 4)) for _ in range(2)) for _ in range(2))
        for _ in range(300)
    ]


def test_the_solution_proves_itself():
    """What the giver is sure of is what the receiver concedes: neither can be exploited."""
    for game in games():
        found = doubting.balance(game)
        assert 0 <= found.lie <= 1
        assert 0 <= found.doubt <= 1
        guaranteed = doubting.guaranteed(game, found.lie)
        assert guaranteed == doubting.conceded(game, found.doubt) == found.value


def test_no_rate_of_lies_on_a_fine_grid_is_surer_of_more():
    for game in games()[:80]:
        value = doubting.balance(game).value
        sure_of = [doubting.guaranteed(game, Fraction(part, 60)) for part in range(61)]
        assert max(sure_of) <= value


def test_the_numbers_of_the_lesson_by_their_formula():
    for cost in (Fraction(1, 4), HALF, Fraction(1)):
        found = doubting.balance(doubting.points(cost))
        assert found == (1 / (2 + cost), cost / (2 + cost), cost / (2 + cost))
    quarter = doubting.balance(doubting.points(HALF, Fraction(1, 4)))
    assert quarter.lie == doubting.balance(doubting.points(HALF)).lie
    assert quarter.doubt < doubting.balance(doubting.points(HALF)).doubt
    assert doubting.balance(doubting.points(HALF, Fraction(1, 3))).lie == 0


def test_the_exercise_without_code_is_solved_by_its_solution(lesson):
    lab = recall.Duel(lesson, cost=Fraction(1), goal="balance")
    touch(lab, "settle")
    assert lab.record["outcome"] == "not-yet"
    for name in ("lie", "doubt"):
        touch(lab, name, "33")
    touch(lab, "settle")
    assert lab.record["outcome"] == "right"


# The race


def simulated(me, other, games_played, rng):
    """Play races offer by offer, by the words of race.py, with luck."""
    won = 0
    for at in range(games_played):
        points, styles, giver = [0, 0], (me, other), at % 2
        while max(points) < 3:
            age = rng.choice(race.AGES)
            kept = (1 - race.LEAK) ** age
            knows = rng.random() < kept or rng.random() < 1 / race.GIFTS
            lies = rng.random() < styles[giver].bluff
            true = (not knows and rng.random() < 1 / (race.GIFTS - 1)) if lies else knows
            receiver = 1 - giver
            remembers = rng.random() < kept
            doubts = race.right_after(age) < styles[receiver].doubt
            if (remembers and not true) or (not remembers and doubts):
                loser = receiver if true else giver
                points[loser] += 1
                giver = loser
            elif not true and rng.random() < race.COST:
                points[receiver] += 1
                giver = receiver
            else:
                giver = receiver
        won += points[1] == 3
    return won / games_played


@pytest.mark.parametrize(
    ("me", "other"),
    [((0, 0), (0, 0)), ((0, 0.6), (0, 0)), ((0.6, 0.6), (0.2, 0.5)), ((0.4, 1), (1, 0.3))],
)
def test_the_map_of_win_rates_agrees_with_games_that_are_played(me, other):
    """4,000 games (seed 9): within four standard errors."""
    me, other = race.Style(*me), race.Style(*other)
    rate = simulated(me, other, 4000, Random(9))
    assert abs(rate - race.win_rate(me, other)) < 4 * 0.5 / 4000**0.5


def test_equal_styles_win_equally_often_and_one_wins_what_the_other_loses():
    styles = [race.Style(bluff, doubt) for bluff in (0, 0.5) for doubt in (0, 0.4, 1)]
    for me, other in product(styles, styles):
        assert race.win_rate(me, other) + race.win_rate(other, me) == pytest.approx(1)


# The exercises: solutions, known mistakes

TOOLS = {"Fraction": Fraction, "prod": prod, "doubt": memory.doubt, "GIVEN": memory.GIVEN}
MISTAKES = [
    (key, name) for key, task in EXERCISES.items() for name in getattr(task, "mistakes", {})
]


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("seed", range(3))
def test_the_solution_is_right_on_unseen_seeds(key, seed):
    place = dict(TOOLS)
    exec(EXERCISES[key].solution, place)
    assert judged(EXERCISES[key], place[key.replace("-", "_")], Random(seed)).outcome == "right"


@pytest.mark.parametrize(("key", "name"), MISTAKES)
@pytest.mark.parametrize("seed", range(3))
def test_a_known_mistake_is_called_by_its_name(key, name, seed):
    found = judged(EXERCISES[key], EXERCISES[key].mistakes[name], Random(seed))
    assert (found.outcome, found.sentence) == ("not-yet", name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mistake_and_every_law_has_a_sentence(language):
    lesson = Lesson("recall", language, Answers())
    for task in EXERCISES.values():
        laws = [law.sentence for law in getattr(task, "laws", ())]
        mistakes = getattr(task, "mistakes", nerve.HABITS)
        assert len(mistakes) >= 2
        names = [*mistakes, *laws, "choose-loses", "choose-no-move", "choose-nothing"]
        assert all(lesson.has(name) for name in names)


@pytest.mark.parametrize("key", EXERCISES)
def test_untouched_code_is_not_judged(key):
    assert judged(EXERCISES[key], lambda *_: ..., Random(1)).outcome == "untried"


def test_any_rate_that_is_as_good_as_the_best_is_right():
    """Where truth and lie are worth the same, every share of lies is."""
    nothing = ((Fraction(0), Fraction(0)), (Fraction(0), Fraction(0)))
    assert EXERCISES["lie-rate"].right(nothing) == Between(Fraction(0), Fraction(1))
    assert EXERCISES["lie-rate"].alike(0.3, Between(Fraction(0), Fraction(1)))
    assert not EXERCISES["lie-rate"].alike(True, Between(Fraction(0), Fraction(1)))
    assert str(Between(Fraction(0), Fraction(1))) == "0 … 1"


def by_the_rule(view, remembered, moves):
    """Choose as the solution does."""
    if view.phase == "answer":
        return moves[memory.doubt(remembered, view).refuse]
    gift, _ = remembered.likeliest(memory.GIVEN)
    return next(move for move in moves if move.gift == gift)


@pytest.mark.parametrize(
    ("habit", "answers", "names"),
    [
        ("choose-accepts", lambda moves: moves[0], None),
        ("choose-refuses", lambda moves: moves[1], None),
        ("choose-names", None, lambda moves: moves[0]),
    ],
)
def test_a_bad_habit_of_a_bot_is_named(habit, answers, names):
    def choose(view, remembered, moves):
        act = answers if view.phase == "answer" else names
        return act(moves) if act else by_the_rule(view, remembered, moves)

    assert judged(EXERCISES["choose"], choose, Random(1)).sentence == habit


def test_a_bot_that_gives_no_move_or_stops_is_told():
    said = judged(EXERCISES["choose"], lambda *_: "accept", Random(1))
    assert (said.outcome, said.sentence) == ("not-yet", "choose-no-move")
    assert judged(EXERCISES["choose"], lambda *_: 1 / 0, Random(1)).outcome == "stopped"
    calls = iter(range(5))

    def tired(view, remembered, moves):
        return by_the_rule(view, remembered, moves) if next(calls, None) is not None else None

    assert judged(EXERCISES["choose"], tired, Random(1)).sentence == "choose-nothing"


def test_a_bot_sees_nothing_but_its_view():
    """No gift that lies face down is in anything it is given, unless it once saw or heard it."""
    seats = set()

    def choose(view, remembered, moves):
        seats.add(view.seat)
        lying = [card for hand in view.hands for card in hand if not card.open]
        assert all(card.gift is None for card in lying)
        return by_the_rule(view, remembered, moves)

    assert judged(EXERCISES["choose"], choose, Random(1)).outcome == "right"
    assert seats <= {0, 1, 2}


def test_a_function_that_breaks_a_law_is_told_which():
    def certain(belief, claim, honesty):
        return dict.fromkeys(belief, 1)

    assert judged(EXERCISES["update"], certain, Random(1)).sentence == "update-sum"
    assert len(LEAKS) == len(set(LEAKS))
