"""The logic of Not Not: formulas say what the rule says, on every roll and every board."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import pairwise, product
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from sympy import And, Implies, Not, Or, Symbol, false

from partylab import Rejected, Words
from partylab.notnot import Answer, Face, Roll, answer, logic, saying
from partylab.notnot.dice import DICE, NOTHING_RULES, PLACES, PORTALS

if TYPE_CHECKING:
    from sympy.logic.boolalg import Boolean

CONTENTS = (*PORTALS, None)
# Four places, each with any portal or a Void.  Turning the table is a symmetry, shown below, so
# Up may stay in the north.
BOARDS = [dict(zip(PLACES, found, strict=True)) for found in product(CONTENTS, repeat=4)]
MORE = list(product(range(4), (False, True)))  # NOTs, and the Liar
ANY_ROLLS = [Roll(*pair, *more) for pair in product(Face, repeat=2) for more in MORE]
# The rolls of the two pairs of dice in the box: 25 pairs of faces each, 9 of them in both.
PAIRS = {pair: None for dice in DICE.values() for pair in product(*map(dict.fromkeys, dice))}
ROLLS = [Roll(*pair, *more) for pair in PAIRS for more in MORE]

every_rule = pytest.mark.parametrize("rule", NOTHING_RULES)
every_language = pytest.mark.parametrize("language", ["en", "fr"])


def right_cards(roll: Roll, rule: str) -> dict[tuple[str, str | None], bool]:
    """Of each kind of card: does the sympy formula allow it?  There are only 24 kinds."""
    said = logic.formula(roll, rule)
    return {
        (place, portal): logic.holds(said, place, portal) for place in PLACES for portal in CONTENTS
    }


@every_rule
def test_formula_and_rule_agree_on_every_roll_and_every_board(rule):
    """By exhaustion: 81 pairs of faces, negated or not, 1296 boards, both rulings.

    That is whatever any dice can show, one's own among them.  NOTs cancel in pairs and the Liar is
    one more: all 648 rolls say one of these 162, and are tried on every seventh board besides.
    """
    cases = 0
    for roll in ANY_ROLLS:
        boards = BOARDS if roll.nots < 2 and not roll.liar else BOARDS[::7]
        right = right_cards(roll, rule)
        still = logic.formula(roll, rule) is false
        for board in boards:
            places = {place for place in PLACES if right[place, board[place]]}
            order = "tap" if places else "still" if still else "none"
            assert answer(roll, board, "N", rule) == (order, places)
            cases += 1
    assert (len(ANY_ROLLS), len(BOARDS), cases) == (648, 1296, 162 * 1296 + 486 * 186)


def test_the_rolls_of_the_box():
    assert (len(PAIRS), len(ROLLS)) == (41, 328)


@every_rule
def test_turning_the_table_turns_the_answer(rule):
    """The symmetry: turn the four cards and the arrow, and the right places turn with them."""
    for roll in ROLLS:
        for board in BOARDS[::37]:
            order, places = answer(roll, board, "N", rule)
            for turn in range(1, 4):
                to = {place: PLACES[(at + turn) % 4] for at, place in enumerate(PLACES)}
                turned = {to[place]: portal for place, portal in board.items()}
                expected = Answer(order, frozenset(to[place] for place in places))
                assert answer(roll, turned, to["N"], rule) == expected


@every_rule
def test_holds_knows_the_turned_compass(rule):
    for roll in ROLLS[::5]:
        said = logic.formula(roll, rule)
        for up, board in product(PLACES, BOARDS[::211]):
            assert logic.places(said, board, up) == answer(roll, board, up, rule).places


def kinds() -> list[dict[Symbol, bool]]:
    return [logic.card_facts(place, portal) for place in PLACES for portal in CONTENTS]


@cache
def on_each_kind(formula: Boolean) -> tuple[Boolean, ...]:
    """Say of each kind of card whether a formula allows it, by putting in what is true of it."""
    return tuple(formula.subs(kind) for kind in kinds())


def test_the_facts_are_those_of_the_24_kinds_of_card_and_of_no_other():
    """Of the 2 ** 10 ways to be a card, the facts allow exactly those that exist."""
    symbols = [logic.PORTAL, *logic.SYMBOLS.values()]
    exist = {tuple(kind[symbol] for symbol in symbols) for kind in kinds()}
    allowed = {
        values
        for values in product((True, False), repeat=len(symbols))
        if logic.FACTS.subs(dict(zip(symbols, values, strict=True)))
    }
    assert allowed == exist
    assert len(exist) == 24


@every_rule
def test_every_step_of_every_derivation_is_sound_and_ends_with_the_formula(rule):
    """Checked by sympy, and once more on each kind of card."""
    laws = set()
    for roll in ROLLS:
        steps = logic.steps(roll, rule)
        laws |= {step.law for step in steps}
        said = logic.formula(roll, rule)
        for step in steps:
            assert on_each_kind(step.formula) == on_each_kind(said)
        assert all(before.formula != after.formula for before, after in pairwise(steps))
        assert steps[0].law in ("spoken", "action", "twice")
    common = {
        "spoken",
        "twice",
        "double_negation",
        "tautology",
        "contradiction",
        "de_morgan",
        "exclusive",
        "coloured",
    }
    assert laws == common | ({"action"} if rule == "drop_first" else {"nothing", "domination"})


def test_an_unsound_step_is_noticed(monkeypatch):
    """The test of the test: a wrong law does not get through."""
    wrong = [logic.Step("spoken", logic.PORTAL), logic.Step("de_morgan", logic.SYMBOLS[Face.UP])]
    monkeypatch.setattr(logic, "_derive", lambda roll, rule: iter(wrong))
    with pytest.raises(ArithmeticError, match="unsound"):
        logic.steps(Roll("up", "red"))


def test_a_derivation_in_full():
    steps = logic.steps(Roll("up", "red", 2, True))
    english = [saying.written(step.formula, Words("en")) for step in steps]
    assert english == [
        "PORTAL ∧ (¬¬¬UP ∨ ¬¬¬RED)",
        "PORTAL ∧ (¬UP ∨ ¬RED)",
        "PORTAL ∧ ¬(UP ∧ RED)",
    ]
    assert [step.law for step in steps] == ["spoken", "double_negation", "de_morgan"]


@every_rule
def test_same_agrees_with_the_answers_on_all_boards(rule):
    """sympy's verdict against 24 kinds of card, for every pair among some rolls."""
    for a, b in product(ROLLS[::23], repeat=2):
        equal = right_cards(a, rule) == right_cards(b, rule)
        assert logic.same(a, b, rule) == equal


def test_the_two_rulings_differ_exactly_where_one_nothing_is_negated():
    for roll in ROLLS:
        a, b = (logic.formula(roll, rule) for rule in NOTHING_RULES)
        one_nothing = roll.faces.count(Face.NOTHING) == 1
        assert logic.same_formula(a, b) == (not (roll.negated and one_nothing))


def test_truth_tables():
    table = logic.truth_table(Roll("up", "red", 1))
    assert [str(symbol) for symbol in table.symbols] == ["PORTAL", "UP", "RED"]
    results = {row.values: row.result for row in table.rows}
    assert len(results) == 8
    assert results[True, True, True] is False
    assert results[True, False, False] is True
    assert results[False, True, False] is False  # a Void
    assert results[False, False, True] is None  # red without a portal: there is no such card
    assert {row.result for row in logic.truth_table(Roll("nothing", "nothing")).rows} == {False}


def test_every_row_of_every_truth_table_is_the_formula():
    for roll in ROLLS[::7]:
        said = logic.formula(roll)
        table = logic.truth_table(roll)
        for kind in kinds():
            values = tuple(kind[symbol] for symbol in table.symbols)
            row = next(row for row in table.rows if row.values == values)
            assert row.result == bool(said.subs(kind))


def test_readings_differ_where_one_of_two_criteria_holds():
    """“Neither … nor” forbids what meets one of the two; the rule only what meets both."""
    board = {"N": "red", "E": "red", "S": None, "W": "blue"}
    heard = logic.readings(Roll("up", "red", 1), board)
    assert heard.differ == {"E"}
    assert logic.places(heard.rule, board) == {"E", "W"}
    assert logic.places(heard.tempting, board) == {"W"}
    assert logic.readings(Roll("up", "red", 2), board).differ == frozenset()
    assert logic.readings(Roll("up", "red", 1), board, up="E").differ == {"N"}


@pytest.mark.parametrize("dice", DICE)
@every_rule
def test_the_simplest_roll_means_the_same_and_none_is_shorter(dice, rule):
    def length(roll):
        return roll.nots, sum(face is not Face.NOTHING for face in roll.faces)

    rolls = logic.shortest_first(DICE[dice])
    meanings = {roll: tuple(right_cards(roll, rule).values()) for roll in rolls}
    for roll in rolls[::3]:
        shortest = logic.simplest_roll(roll, nothing_rule=rule, dice=dice)
        equal = [other for other in rolls if meanings[other] == meanings[roll]]
        assert shortest in equal
        assert length(shortest) == min(map(length, equal))


def test_the_simplest_roll_for_an_answer_on_a_board():
    board = {"N": "red", "E": "blue", "S": None, "W": "blue"}
    for wanted, expected in [
        (Answer("tap", frozenset("N")), Roll("up", "nothing")),
        (Answer("tap", frozenset("EW")), Roll("nothing", "blue")),
        (Answer("tap", frozenset("NEW")), Roll("up", "blue")),
        (Answer("still", frozenset()), Roll("nothing", "nothing")),
        (Answer("none", frozenset()), Roll("down", "nothing")),
        (Answer("tap", frozenset("S")), None),
    ]:
        assert logic.simplest_roll(wanted, board) == expected
    with pytest.raises(Rejected):
        logic.simplest_roll(Answer("tap", frozenset("N")))


def test_the_simplest_roll_knows_dice_of_ones_own():
    """As the game does: a pair of six faces, by name; anything else is refused with a sentence."""
    own = [["up", "up", "up", "left", "left", "left"], ["red"] * 6]
    assert logic.simplest_roll(Roll("left", "red", 3, True), dice=own) == Roll("left", "red")
    assert logic.simplest_roll(Roll("up", "nothing"), dice=own) is None
    for wrong in ("round", [["up"] * 6], [["up"] * 5, ["red"] * 5], 7, None):
        with pytest.raises(Rejected) as refused:
            logic.simplest_roll(Roll("up", "red"), dice=wrong)
        assert "split" in refused.value.say(Words("en"))


# For people.


@every_language
def test_every_formula_of_every_derivation_can_be_shown(language):
    """Written, in LaTeX, in words and as a picture; every law has its own explanation."""
    words, explained = Words(language), {}
    for roll, rule in product(ROLLS[::3], NOTHING_RULES):
        steps = logic.steps(roll, rule)
        for step, news in zip(steps, saying.derivation(steps, words), strict=True):
            assert saying.written(step.formula, words)
            latex = saying.latex(step.formula, words)
            assert latex.count(r"\left(") == latex.count(r"\right)")
            assert saying.in_words(step.formula, words).endswith(".")
            explained[step.law] = words.tell_one(news, []).partition("—")[2]
            root = ET.fromstring(saying.draw_tree(step.formula, words))
            assert not any("id" in part.attrib for part in root.iter())
    assert len(set(explained.values())) == len(explained) == 11


def test_written_formulas_keep_their_meaning():
    """Signs and brackets, read back by Python, give the same formula."""
    names = {str(symbol): symbol for symbol in (logic.PORTAL, *logic.SYMBOLS.values())}
    for roll, rule in product(ROLLS, NOTHING_RULES):
        for step in logic.steps(roll, rule):
            text = saying.written(step.formula, Words("en"))
            code = text.replace("∧", "&").replace("∨", "|").replace("¬", "~")
            read = false if code == "false" else eval(code, names)
            assert logic.same_formula(read, step.formula)


def test_formulas_in_words():
    up, red, portal = logic.SYMBOLS[Face.UP], logic.SYMBOLS[Face.RED], logic.PORTAL
    for said, english, french in [
        (up, "It lies up.", "Elle est en haut."),
        (
            And(portal, Not(up)),
            "The card has a portal, and it does not lie up.",
            "La carte a un portail, et elle n’est pas en haut.",
        ),
        (
            Not(And(up, red)),
            "Not all at once (it lies up, it is red).",
            "Pas tout à la fois (elle est en haut, son portail est rouge).",
        ),
        (
            Not(Or(up, red)),
            "None of these (it lies up, it is red).",
            "Rien de tout cela (elle est en haut, son portail est rouge).",
        ),
        (
            And(portal, Not(up), Not(red)),
            "The card has a portal, and it does not lie up, and it is not red.",
            "La carte a un portail, et elle n’est pas en haut, et son portail n’est pas rouge.",
        ),
        (
            logic.steps(Roll("up", "nothing", 2))[0].formula,
            "The card has a portal, and NOT NOT (it lies up).",
            "La carte a un portail, et PAS PAS (elle est en haut).",
        ),
    ]:
        assert saying.in_words(said, Words("en")) == english
        assert saying.in_words(said, Words("fr")) == french


@every_language
def test_a_truth_table_in_html(language):
    words = Words(language)
    root = ET.fromstring(saying.table_html(logic.truth_table(Roll("up", "red", 1)), words))
    assert len(root.findall("table/thead/tr/th")) == 4
    assert len(root.findall("table/tbody/tr")) == 8
    spoken = saying.table_html(
        logic.truth_table(Or(*map(Symbol, ("UP", "DOWN")))),
        words,
        ("Row", lambda row: str(row.exists)),
        about="Sentence",
    )
    rows = ET.fromstring(spoken).findall("table/tbody/tr")
    cells = [[cell.text for cell in row] for row in rows]
    yes, no = words("notnot_logic-true"), words("notnot_logic-false")
    assert cells == [
        [yes, yes, yes, "False"],  # no card lies up and down, but logic alone does not know
        [yes, no, yes, "True"],
        [no, yes, yes, "True"],
        [no, no, no, "True"],
    ]


def test_what_is_spoken_keeps_its_order_its_double_nots_and_what_is_said_twice():
    """The words of the dice; sympy's own formulas are sorted, and their NOTs cancel."""
    up, red = logic.SYMBOLS[Face.UP], logic.SYMBOLS[Face.RED]
    for said, english, french in [
        (logic.joined(Or, red, up), "RED OR UP", "ROUGE OU HAUT"),
        (logic.negated(up, 2), "NOT NOT UP", "PAS PAS HAUT"),
        (logic.joined(And, up, up), "UP AND UP", "HAUT ET HAUT"),
        (
            logic.negated(logic.joined(Or, logic.negated(red), up)),
            "NOT (NOT RED OR UP)",
            "PAS (PAS ROUGE OU HAUT)",
        ),
    ]:
        assert saying.written(said, Words("en"), spoken=True) == english
        assert saying.written(said, Words("fr"), spoken=True) == french
        root = ET.fromstring(saying.draw_tree(said, Words("en"), spoken=True))
        drawn = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert sorted(drawn) == sorted(re.findall(r"\w+", english))


def test_formulas_as_they_are_said_mean_what_sympys_own_mean():
    up, red = logic.SYMBOLS[Face.UP], logic.SYMBOLS[Face.RED]
    for joint in (And, Or):
        for nots in range(4):
            said = logic.negated(logic.joined(joint, red, up), nots)
            own = Not(joint(up, red)) if nots % 2 else joint(up, red)
            assert logic.same_formula(said, own)
            assert logic.meaning(said) == logic.meaning(own)


@every_language
def test_a_law_names_an_or_only_where_there_is_one(language):
    words = Words(language)
    joint = words("notnot_logic-word-or").lower()
    for roll, rule in product(ROLLS, NOTHING_RULES):
        steps = logic.steps(roll, rule)
        for before, after in pairwise(steps):
            if after.law == "tautology":
                assert not before.formula.has(Or)
            if after.law == "domination":
                assert before.formula.has(Or)
    told = {
        law: words("notnot_logic-step", formula="", law=law) for law in ("tautology", "domination")
    }
    assert f" {joint}" not in re.sub(r"[“”«»\s]+", " ", told["tautology"])
    assert f" {joint} " in re.sub(r"[“”«»\s]+", " ", told["domination"])


@pytest.mark.parametrize(
    "said",
    [Symbol("x"), And(Symbol("x"), logic.PORTAL), Implies(logic.PORTAL, Symbol("UP")), 7, None],
)
def test_foreign_formulas_are_refused(said):
    for show in (saying.written, saying.latex, saying.in_words, saying.draw_tree):
        with pytest.raises(Rejected) as refused:
            show(said, Words("en"))
        assert "PORTAL" in refused.value.say(Words("fr"))
    with pytest.raises(Rejected):
        logic.truth_table(said)


def test_sympy_is_loaded_only_for_the_logic():
    """Playing and drawing need none of it."""
    script = (
        "import sys, partylab.notnot.drawing;"
        "print('sympy' in sys.modules); import partylab.notnot.logic; print('sympy' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "True"]
