"""A cell that stays in a loop is told which loop it is; nothing is stopped, nobody else is told."""

from __future__ import annotations

import linecache
import sys
from threading import Event, Thread, get_ident
from types import SimpleNamespace

import pytest

from partylab import Words
from partylab_widgets.lesson import still_running
from partylab_widgets.lesson.still_running import StillRunning, look_after_cells

CELL = "cell-of-a-test"


def run(text, home):
    """Run a text as a cell: its lines can be found."""
    linecache.cache[CELL] = (len(text), None, text.splitlines(keepends=True), CELL)
    exec(compile(text, CELL, "exec"), home)


def test_the_innermost_loop_that_is_not_left_is_named_once():
    told = []
    home = {"told": told}
    watch = StillRunning(home, told.append, patience=0)
    watch.begin()
    run("start = 1\nfor _ in range(1):\n    while not told:\n        start += 1\n", home)
    watch.end()
    (found,) = told
    assert (found.kind, found.line, found.code) == ("loop", 3, "while not told:")


def test_what_takes_long_without_a_loop_of_the_learner_is_left_alone():
    """A tournament of ours, for instance."""
    found, looked = [], Event()
    home = {"play": lambda: looked.wait(60), "started": Event()}
    watch = StillRunning(home, found.append)

    def look(thread):
        home["started"].wait()
        found.append(watch.now(thread, Event()))
        looked.set()

    Thread(target=look, args=[get_ident()], daemon=True).start()
    run("started.set(), play()\n", home)
    assert looked.is_set()
    assert [where.kind for where in found] == ["line"]


def test_a_cell_that_has_ended_is_told_nothing():
    told = []
    watch = StillRunning({}, told.append)
    watch.begin()
    over = watch._over
    watch.end()
    assert over.is_set()
    watch._look(get_ident(), over)
    assert told == []
    assert watch.now(get_ident(), over).kind != "loop"


class Events:
    """The events of a shell: who hears of which."""

    def __init__(self):
        self.heard = []

    def register(self, name, function):
        self.heard.append((name, function))

    def unregister(self, name, function):
        self.heard.remove((name, function))


@pytest.fixture
def shell(monkeypatch):
    monkeypatch.setattr(still_running, "KEPT", {})
    found = SimpleNamespace(kernel=object(), user_ns={}, events=Events())
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: found))
    return found


def test_one_looks_after_a_notebook_however_many_lessons_it_opens(shell):
    for language in ("en", "fr", "en"):
        look_after_cells(Words(language))
    assert [name for name, _ in shell.events.heard] == ["pre_run_cell", "post_run_cell"]


def test_on_a_page_and_outside_of_notebooks_nobody_looks(shell, monkeypatch):
    monkeypatch.setattr(still_running, "in_voila", lambda: True)
    look_after_cells(Words("en"))
    monkeypatch.setattr(still_running, "in_voila", lambda: False)
    del shell.kernel
    look_after_cells(Words("en"))
    assert shell.events.heard == []


@pytest.mark.parametrize(("language", "word"), [("en", "no end"), ("fr", "pas de fin")])
def test_the_loop_and_the_button_are_named_in_both_languages(language, word, shell, capsys):
    look_after_cells(Words(language))
    watch = still_running.KEPT["watch"]
    watch.tell(SimpleNamespace(line=3, code="while True:", kind="loop"))
    said = capsys.readouterr().out
    for part in ("10", "3", "while True:", "■", word):
        assert part in said
