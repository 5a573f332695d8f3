"""Code that is written on a page without cells: run as in the cell, judged by the same check."""

from __future__ import annotations

import linecache

import pytest

from partylab_widgets.lesson import Answers, Lesson, patience
from partylab_widgets.lesson.answers import read, write
from partylab_widgets.lesson.own_code import LONGEST
from partylab_widgets.lesson.workbench import Workbench
from partylab_widgets.server import PERMISSION
from widgets.visitor import Visitor

CELL = """from fractions import Fraction


def score(cards, chips):
    return ...


lesson.check("score", score)
"""
BEGINNING = CELL.partition("\n\n\nlesson")[0]
RIGHT = """from partylab.nothanks import runs


def score(cards, chips):
    return sum(run[0] for run in runs(cards)) - chips
"""
SEVEN = "def score(cards, chips):\n    return 7"


@pytest.fixture(autouse=True)
def page_without_cells(monkeypatch):
    """A page of Voilà, on which code may be written."""
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv(PERMISSION, "yes")


def shown(text=CELL, answers=None):
    """What a cell of the lesson shows; IPython keeps the text of each cell like this."""
    linecache.cache["cell"] = (len(text), None, text.splitlines(keepends=True), "cell")
    *above, last = text.strip().splitlines(keepends=True)
    place = {"lesson": Lesson("runs", "en", Answers() if answers is None else answers)}
    exec(compile("".join(above), "cell", "exec"), place)
    return eval(compile("\n" * len(above) + last, "cell", "eval"), place)


@pytest.fixture
def visitor():
    return Visitor(shown())


def written(visitor, code):
    """Write a code and check it; return the verdict in words."""
    assert visitor.do("code", code) == ""
    assert visitor.do("run") == ""
    return visitor.seat.told()


def test_the_editor_begins_with_the_text_of_the_cell_above_its_check(visitor):
    assert isinstance(visitor.seat, Workbench)
    assert visitor.seat.code == BEGINNING
    assert "Not tried yet" in visitor.seat.drawing
    assert f">\n{BEGINNING}</textarea>" in visitor.seat.drawing


@pytest.mark.parametrize(("name", "value"), [("VOILA_PREHEAT", None), (PERMISSION, "no")])
def test_there_is_an_editor_only_on_a_page_without_cells_that_may_run_code(
    monkeypatch, name, value
):
    """In JupyterLab the cell itself is there; a page of play can play and nothing else."""
    monkeypatch.delenv(name)
    if value:
        monkeypatch.setenv(name, value)
    check = shown()
    assert not isinstance(check, Workbench)
    visitor = Visitor(check)
    assert visitor.send({"name": "code", "value": SEVEN, "seq": check.seq})
    assert visitor.send({"name": "run", "value": "", "seq": check.seq})
    assert check.record == {}


def test_right_code_is_right_and_counts_as_a_try(visitor):
    assert "Right!" in written(visitor, RIGHT)
    assert visitor.seat.record["tries"] == 1
    assert visitor.seat.record["outcome"] == "right"


def test_a_known_mistake_has_its_name_here_too(visitor):
    told = written(visitor, "def score(cards, chips):\n    return sum(cards) - chips")
    assert "Not yet. You add up all the cards" in told
    assert visitor.seat.record["mistakes"]


def test_a_line_that_stops_is_named(visitor):
    told = written(visitor, "def score(cards, chips):\n    return [][0]")
    assert "Line 2, <code>return [][0]</code>" in told
    assert "IndexError" in told


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def score(cards, chips:\n    return 1", "cannot read line 1"),
        ("\n  score = 7\n", "cannot read line 2"),
        ("score = 1 / 0", "Line 1, <code>score = 1 / 0</code>. Python says"),
        ("def points(cards, chips):\n    return 1", "what <code>score</code> is: keep"),
        ("raise SystemExit", "SystemExit"),
        ("class Odd(Exception):\n    def __str__(self): 1 / 0\nraise Odd", "Line 3"),
        ("score = 7", "The check needs a function"),
        ("", "what <code>score</code> is: keep this name"),
        ("x = '" + "a" * 5000 + "'\n(", "cannot read"),
    ],
)
def test_whatever_is_written_gets_a_sentence(visitor, code, said):
    if not code:
        code = "# nothing"
    told = written(visitor, code)
    assert said in told
    assert "Traceback" not in visitor.seat.drawing


def test_an_earlier_answer_is_no_answer(visitor):
    written(visitor, RIGHT)
    assert "keep this name" in written(visitor, "points = 3")


def test_a_loop_outside_of_any_function_is_stopped_too(visitor, monkeypatch):
    monkeypatch.setattr(patience, "CALL_SECONDS", 0.7)
    monkeypatch.setattr(patience, "ALL_SECONDS", 0.7)
    told = written(visitor, "score = 3\nwhile score:\n    pass")
    assert "Line 2, <code>while score:</code>, seems to begin a loop" in told


def test_what_the_code_prints_is_shown_and_cannot_be_markup(visitor):
    written(visitor, "def score(cards, chips):\n    print('<b>7</b>')\n    return 7")
    assert "&lt;b&gt;7&lt;/b&gt;" in visitor.seat.drawing
    assert visitor.seat.printed.count("\n") == 11


def test_code_is_an_answer_like_any_other(visitor):
    """It is exported, comes back, and cannot break out of its field."""
    answers = visitor.seat.lesson.answers
    code = "def score(cards, chips):\n    return '</textarea><script>'"
    written(visitor, code)
    assert "<script>" not in visitor.seat.drawing
    taken = Answers()
    taken.take(write(read(write(answers.lessons))))
    assert shown(answers=taken).code == code


def test_one_can_begin_anew(visitor):
    written(visitor, SEVEN)
    assert visitor.seat.offers("restart")
    assert visitor.do("restart") == ""
    assert visitor.seat.code == BEGINNING
    assert not visitor.seat.offers("restart")


@pytest.mark.parametrize("value", ["x" * (LONGEST + 1), 7, None, ["a"], "\x00", "\ud800"])
def test_hostile_messages_change_nothing(visitor, value):
    for name in ("code", "run", "restart", "hint"):
        if name != "code" and isinstance(value, str) and len(value) < LONGEST:
            continue
        assert visitor.send({"name": name, "value": value, "seq": visitor.seat.seq})
    assert visitor.seat.code == BEGINNING
    assert visitor.seat.record == {}


def test_a_press_on_an_older_page_is_too_late(visitor):
    seq = visitor.seat.seq
    written(visitor, SEVEN)
    assert visitor.send({"name": "restart", "value": "", "seq": seq})
    assert visitor.seat.code == SEVEN
