"""The lesson on NOT: its labs say what the rules say, and its checks name the known mistakes."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest
from sympy import And, Implies, Nand, Not, Or

from partylab.notnot import logic
from partylab.notnot.dice import COLOURS, DICE, DIRECTIONS, PLACES, PORTALS, Face, Roll, answer
from partylab.notnot.logic import SYMBOLS, formula, joined, meaning, negated
from partylab.notnot.saying import written
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.exercise import Exercise
from partylab_widgets.lesson.exercise import judged as judge
from partylab_widgets.lessons import negation as labs
from partylab_widgets.lessons.negation.exercises import EXERCISES, FORMULAS
from partylab_widgets.lessons.negation.meanings import all_sets, first_meanings, joined_once
from partylab_widgets.lessons.negation.piles import COMMANDS
from partylab_widgets.lessons.negation.scope import both_readings
from partylab_widgets.lessons.negation.sentences import (
    BOARD,
    CRITERIA,
    cards,
    is_impossible,
    length,
)
from touching import lock, touch

WHERE = {"N": "up", "E": "right", "S": "down", "W": "left"}
TOOLS = {"Not": Not, "Or": Or, "WHERE": WHERE}
SEEDS = range(4)


@pytest.fixture
def lesson():
    return Lesson("negation", "en", Answers())


def boards(seed, count=60):
    """Boards with and without a Void."""
    rng = Random(seed)
    return [{place: rng.choice((*PORTALS, None)) for place in PLACES} for _ in range(count)]


# The labs


def test_taps_are_judged_by_the_rules_of_the_game(lesson):
    lab = labs.Taps(lesson)
    for roll in lab.rolls:
        right = answer(roll, BOARD).places
        for place in right:
            touch(lab, "pick", place)
        assert "✓" not in lab.drawing
        assert touch(lab, "decide") == ""
        assert "You were right." in lab.news
        assert touch(lab, "pick", "N")  # decided is decided
        assert lab.drawing.count("lab-portal-right") == len(right)
        touch(lab, "next")
    assert lab.at == 0


def test_a_wrong_pick_is_told_with_the_right_one(lesson):
    lab = labs.Taps(lesson)
    touch(lab, "pick", "W")
    touch(lab, "decide")
    assert lab.news == "A surprise! To be tapped: UP: red and RIGHT: blue."


def test_the_four_faces_of_a_sentence_agree(lesson):
    """The marked cards are those of the rows of the truth table that are true."""
    lab = labs.SentenceBuilder(lesson)
    for outer, joint, second in product("0123", ("and", "or", "alone"), ("red", "down", "up")):
        for name, value in (("outer", outer), ("joint", joint), ("second", second)):
            if name in lab.drawing:
                touch(lab, name, value)
        true = cards(lab.sentence, BOARD)
        assert lab.drawing.count("lab-portal-right") == len(true)
        assert written(lab.sentence, lab.words, spoken=True) in lab.drawing
        rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", lab.drawing)
        # The cell before the last says whether the sentence is true, the last names the cards.
        in_true_rows = "".join(
            row for row in rows if re.search(r"<td>true</td><td>[^<]*</td></tr>", row)
        )
        for place in true:
            assert f"{WHERE[place].upper()}: {BOARD[place]}" in in_true_rows


def test_the_tree_has_one_box_for_each_word(lesson):
    lab = labs.SentenceBuilder(lesson)
    touch(lab, "not-first", "2")
    assert lab.picture().count("<rect") == length(lab.sentence) == 6


def test_the_impossible_is_found_on_every_board(lesson):
    lab = labs.SentenceBuilder(lesson, goal="impossible")
    touch(lab, "joint", "and")
    assert lab.record.get("outcome") is None  # a red card may lie up
    touch(lab, "second", "left")
    assert lab.record["outcome"] == "right"
    assert "3 words" in lab.drawing


def test_impossible_means_true_of_no_card_on_any_board():
    for a, b in product(CRITERIA, repeat=2):
        both = joined(And, SYMBOLS[a], SYMBOLS[b])
        never = not any(cards(both, board) for board in boards(1, 400))
        assert is_impossible(both) is never


def test_no_shorter_sentence_is_impossible():
    """Three words are the fewest, as the exercise says."""
    singles = [SYMBOLS[face] for face in CRITERIA]
    assert not any(is_impossible(negated(one, nots)) for one in singles for nots in (0, 1))
    assert is_impossible(joined(And, SYMBOLS[Face.UP], SYMBOLS[Face.DOWN]))


def test_the_readings_are_the_rule_and_neither_nor():
    for first, second in product(CRITERIA, repeat=2):
        roll = Roll(first, second, nots=1)
        rule, tempting = both_readings(roll).values()
        for board in boards(2, 30):
            heard = logic.readings(roll, board)
            assert cards(rule[0], board) == cards(rule[1], board) == answer(roll, board).places
            assert cards(tempting[0], board) == cards(tempting[1], board)
            assert cards(tempting[0], board) == logic.places(heard.tempting, board)


def test_the_meanings_wait_until_the_prediction_is_locked(lesson):
    waiting = labs.Meanings(lesson, bet="many")
    assert "Lock your guess" in waiting.drawing
    assert "✓" not in waiting.drawing
    assert touch(waiting, "join") != ""
    lock(lesson, "many", 16)
    assert "Lock your guess" not in waiting.drawing


def test_the_readings_and_the_steps_wait_until_the_prediction_is_over(lesson):
    scope = labs.Scope(lesson, once=["scope"])
    steps = labs.Steps(lesson, Roll("up", "red", nots=3), once=["scope"])
    for waiting in (scope, steps):
        assert "pl-waits" in waiting.drawing
        assert "UP" not in waiting.drawing + waiting.picture()
    assert touch(scope, "first", "up") != ""
    touch(lesson.bet("scope"), "skip")
    assert "NOT LEFT · GREEN" in scope.drawing
    assert "NOT NOT NOT UP · RED" in steps.drawing
    assert steps.drawing.count("<li>") >= 3
    assert "~" not in steps.drawing


def test_sixteen_meanings_and_no_more():
    """Two rounds reach all sets of four cards; a Void leaves eight; more criteria add nothing."""
    assert [len(first_meanings(BOARD)), len(all_sets(BOARD))] == [4, 16]
    twice = joined_once(joined_once(first_meanings(BOARD), BOARD), BOARD)
    assert set(twice) == set(all_sets(BOARD))
    for means, sentence in twice.items():
        assert cards(sentence, BOARD) == means
    void = {**BOARD, "E": None}
    reached = joined_once(joined_once(first_meanings(void), void), void)
    assert set(reached) == set(all_sets(void))
    assert len(reached) == 8
    assert all(cards(SYMBOLS[face], BOARD) in twice for face in CRITERIA)


def test_counting_meanings_settles_the_bet(lesson):
    lab = labs.Meanings(lesson, bet="many")
    lock(lesson, "many", 16)
    touch(lab, "join")
    assert "15 meanings so far" in lab.news
    touch(lab, "join")
    assert lesson.answers.of("negation", "many")["right"] is True


def test_the_piles_are_four_of_three(lesson):
    kinds = {meaning(formula(roll)) for roll in COMMANDS}
    assert len(kinds) == 4
    assert all(sum(meaning(formula(roll)) == kind for roll in COMMANDS) == 3 for kind in kinds)
    lab = labs.Piles(lesson)
    assert touch(lab, "check-piles") == ""
    assert "12 commands" in lab.told
    names = dict(zip(kinds, "DBAC", strict=True))
    for at, roll in enumerate(COMMANDS):
        touch(lab, f"pile-{at}", names[meaning(formula(roll))])
    touch(lab, f"pile-{0}", "A" if names[meaning(formula(COMMANDS[0]))] != "A" else "B")
    touch(lab, "check-piles")
    assert lab.record.get("outcome") is None
    assert "“UP · RED”" in lab.told
    touch(lab, f"pile-{0}", names[meaning(formula(COMMANDS[0]))])
    touch(lab, "check-piles")
    assert lab.record["outcome"] == "right"


def test_a_command_lies_where_it_was_laid_last_and_the_lists_say_the_same(lesson):
    lab = labs.Piles(lesson)
    assert touch(lab, "lay", "0 C") == ""
    assert lab.news == "UP · RED is on pile C."
    assert piles_drawn(lab) == [11, 0, 0, 1, 0]
    assert 'data-what="0"' in lab.drawing.split('data-place="C"')[1].split("</section>")[0]
    assert '<option value="C" selected' in lab.drawing
    touch(lab, "pile-0", "A")
    assert piles_drawn(lab) == [11, 1, 0, 0, 0]
    touch(lab, "lay", "0 -")
    assert lab.news == "UP · RED is on no pile."
    assert piles_drawn(lab) == [12, 0, 0, 0, 0]


@pytest.mark.parametrize("value", ["", "0", "0 E", "12 A", "-1 A", "A 0", "0 A A", "٣ A", "0 AB"])
def test_what_is_laid_nowhere_changes_nothing(lesson, value):
    lab = labs.Piles(lesson)
    assert touch(lab, "lay", value) != ""
    assert piles_drawn(lab) == [12, 0, 0, 0, 0]


def piles_drawn(lab):
    """How many commands lie on no pile, and on A, B, C and D."""
    return [pile.count("data-drag=") for pile in lab.drawing.split("data-place=")[1:]]


def test_same_meaning_is_same_answers_on_every_board():
    """What `meaning` compares card by card is what counts on whole boards."""
    rolls = [Roll(a, b, nots) for a, b in product(Face, repeat=2) for nots in range(2)]
    some = Random(3).sample(rolls, 30)
    several = boards(4, 150)
    answers = {roll: [answer(roll, board) for board in several] for roll in some}
    for a, b in product(some, repeat=2):
        assert (meaning(formula(a)) == meaning(formula(b))) is (answers[a] == answers[b])


# The checks


def judged(key, function, seed=0):
    return judge(EXERCISES[key], function, Random(seed))


def solved(key):
    place = dict(TOOLS)
    exec(EXERCISES[key].solution, place)
    return next(value for name, value in place.items() if name not in {*TOOLS, "__builtins__"})


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_solution_is_right(key, seed):
    assert judged(key, solved(key), seed).outcome == "right"


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("nothing", [None, ..., lambda *_: None, lambda *_: ...])
def test_what_was_not_touched_is_not_judged(key, nothing):
    assert judged(key, nothing).outcome == "untried"


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("nonsense", [7, lambda *_: (1, 2)])
def test_nonsense_is_not_right_and_breaks_nothing(key, nonsense):
    assert judged(key, nonsense).outcome == "not-yet"


@pytest.mark.parametrize(
    ("key", "mistake"),
    [
        (key, mistake)
        for key, task in EXERCISES.items()
        if isinstance(task, Exercise)
        for mistake in task.mistakes
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_known_mistake_has_its_name(key, mistake, seed):
    verdict = judged(key, EXERCISES[key].mistakes[mistake], seed)
    assert (verdict.outcome, verdict.sentence) == ("not-yet", mistake)


FORMULA_MISTAKES = {
    "formula-neither": lambda p, q, n: ~(p | q) if n % 2 else p | q,
    "formula-exclusive": lambda p, q, n: ~(p & q) if n % 2 else p ^ q,
    "formula-and": lambda p, q, n: ~(p & q) if n % 2 else p & q,
    "formula-any-not": lambda p, q, n: ~(p & q) if n else p | q,
    "formula-never-not": lambda p, q, n: p | q,
    "formula-first-only": lambda p, q, n: ~p | q if n % 2 else p | q,
    "formula-differs": lambda p, q, n: p,
    "formula-no-formula": lambda p, q, n: "p or q",
}


@pytest.mark.parametrize("mistake", FORMULA_MISTAKES)
def test_a_wrong_formula_is_told_why(mistake):
    assert judged("formula", FORMULA_MISTAKES[mistake]).sentence == mistake


def test_every_wrong_formula_known_is_tested():
    assert {*FORMULAS, "formula-differs", "formula-no-formula"} == {"", *FORMULA_MISTAKES}


@pytest.mark.parametrize(
    "form",
    [
        lambda p, q, n: Nand(p, q) if n % 2 else Not(And(Not(p), Not(q))),
        lambda p, q, n: Implies(p, Not(q)) if n % 2 else Implies(Not(p), q),
    ],
)
def test_any_form_of_the_right_formula_passes(form):
    assert judged("formula", form).outcome == "right"


SIMPLEST_MISTAKES = {
    "simplest-two-nots": lambda a, b, n: (a, b, n),
    "simplest-twice": lambda a, b, n: (a, b, n % 2),
    "simplest-always-true": lambda a, b, n: (a, "nothing" if a == b else b, n % 2),
    "simplest-other-meaning": lambda a, b, n: (a, "nothing", n % 2),
    "simplest-not-three": lambda a, b, n: a,
}


@pytest.mark.parametrize("mistake", SIMPLEST_MISTAKES)
def test_what_is_not_the_simplest_is_told_why(mistake):
    assert judged("simplest", SIMPLEST_MISTAKES[mistake]).sentence == mistake


def test_another_shortest_roll_passes():
    """The order of the faces does not matter."""

    def turned(a, b, n):
        first, second, nots = solved("simplest")(a, b, n)
        return second, first, nots

    assert judged("simplest", turned).outcome == "right"


def test_cards_checks_see_every_kind_of_case():
    """Two criteria on one card, NOTHING, Voids, every number of NOTs."""
    cases = EXERCISES["cards"].cases(Random(0))
    assert {case[2] for case in cases} == {0, 1, 2, 3}
    assert any(None in case[3].values() for case in cases)
    names = [face.value for face in DIRECTIONS]
    assert any(
        case[0] in names and case[3][PLACES[names.index(case[0])]] == case[1] for case in cases
    )
    assert any("nothing" in case[:2] for case in cases)
    assert {case[0] for case in cases} <= {face.value for face in DICE["split"][0]}
    assert {case[1] for case in cases} <= {face.value for face in (*COLOURS, Face.NOTHING)}


def test_the_own_picks_stay_beside_the_solution(lesson):
    lab = labs.Taps(lesson)
    touch(lab, "pick", "S")
    touch(lab, "pick", "N")
    assert "your pick" not in lab.drawing
    touch(lab, "decide")
    assert lab.drawing.count("your pick") == 2
    touch(lab, "next")
    assert "your pick" not in lab.drawing
