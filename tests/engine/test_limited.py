"""Strange strategies: what they do wrong has a name, and reaches nothing but themselves."""

from __future__ import annotations

import os
from itertools import count

import pytest

from partylab import Table, Words
from partylab.carried import packed, unpacked
from partylab.game import Rejected
from partylab.limited import GLANCE, Limited, _read
from partylab.nothanks import cost
from partylab.words import LANGUAGES

SECRET = 7
PATIENT = 30.0  # seconds: what is not late is not late on a busy machine either
FOULS = {
    "opens": "open('/etc/hostname')",
    "writes": "open('stolen.txt', 'w')",
    "looks around": "import os; os.listdir('.')",
    "starts": "import subprocess; subprocess.run(['ls'])",
    "shells": "import os; os.system('ls')",
    "forks": "import os; os.fork()",
    "calls": "import socket; socket.create_connection(('localhost', 80))",
    "digs": "import gc; gc.get_objects()",
    "pokes": "import ctypes; ctypes.string_at(0)",
    "deletes": "import os; os.remove('strategy.py')",
}


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A move may take as long as a test says, and a game does not end it sooner."""
    monkeypatch.setattr("partylab.limited.GAME_SECONDS", 3 * PATIENT)


@pytest.fixture
def view():
    table = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7)
    return table.view(next(iter(table.turn)))


@pytest.fixture
def asked(tmp_path, view):
    """Return what comes of one move of a file with these lines in `choose`."""
    living = []

    def ask(lines, before="", **limits):
        file = tmp_path / "strategy.py"
        file.write_text(f"{before}\n\ndef choose(view):\n    {lines}\n", "utf-8")
        living.append(Limited(file, **{"seconds": PATIENT, **limits}))
        living[-1].begin(view)
        return living[-1].choose(view)

    yield ask
    for each in living:
        each.close()


def fault(ask, *lines, **limits):
    with pytest.raises(Rejected) as caught:
        ask(*lines, **limits)
    for language in LANGUAGES:
        assert caught.value.say(Words(language))
    return caught.value


def test_a_file_answers_with_a_move_and_may_import_what_is_installed(asked):
    before = "import fractions, random, statistics\nfrom partylab.nothanks import cost, odds"
    assert asked("return 'take' if cost(view.card, view.my_cards) > 3 else 'pay'", before) == "take"


def test_what_it_prints_disturbs_nobody(asked):
    assert asked("print('x' * 100_000); return 'pay'") == "pay"


@pytest.mark.parametrize("foul", FOULS)
def test_a_foul_is_named_even_if_the_strategy_hides_it(asked, foul):
    hidden = f"try: {FOULS[foul]}\n    except BaseException: pass\n    return 'take'"
    if ";" in FOULS[foul]:
        first, then = FOULS[foul].split("; ", 1)
        hidden = f"{first}\n    try: {then}\n    except BaseException: pass\n    return 'take'"
    assert fault(asked, hidden).reason == "limited-cheat"


def test_an_endless_loop_is_ended(asked):
    assert fault(asked, "while True: pass", seconds=0.3).reason == "limited-late"


def test_whoever_sleeps_is_late_too(asked):
    assert fault(asked, "import time; time.sleep(60)", seconds=0.2).reason == "limited-late"


def test_nobody_is_late_because_other_programs_have_the_processor(asked, monkeypatch):
    waits = count(step=GLANCE)  # at every look, it has waited since the last one
    monkeypatch.setattr("partylab.limited._held_up", lambda process: next(waits))
    assert asked("import time; time.sleep(0.3); return 'take'", seconds=0.1) == "take"


def test_much_memory_is_refused(asked):
    assert fault(asked, "return 'x' * 10**9").reason == "limited-memory"
    grows = "kept = []\n    while True: kept.append(bytearray(10**6))"
    assert fault(asked, grows).reason == "limited-memory"


def test_a_crash_is_told_with_its_line(asked):
    trouble = fault(asked, "x = 1\n    return x / 0")
    assert trouble.reason == "limited-crash"
    assert trouble.about["line"] == 5
    assert "ZeroDivisionError" in trouble.say(Words("en"))


@pytest.mark.parametrize(
    ("lines", "before", "reason"),
    [
        ("pass", "", "limited-nothing"),
        ("return 'take'", "1 / 0", "limited-crash"),
        ("return (", "", "limited-crash"),
        ("exit()", "", "limited-crash"),
        ("return choose(view)", "", "limited-crash"),
        ("import os; os._exit(0)", "", "limited-died"),
        ("raise type('E', (Exception,), {'__str__': lambda self: 1 / 0})", "", "limited-crash"),
    ],
)
def test_whatever_else_goes_wrong_has_a_name(asked, lines, before, reason):
    assert fault(asked, lines, before).reason == reason


def test_a_file_without_choose_is_told_so(tmp_path, view):
    file = tmp_path / "empty.py"
    file.write_text("x = 1\n", "utf-8")
    limited = Limited(file)
    with pytest.raises(Rejected, match="choose"):
        limited.begin(view)
    limited.close()


def test_every_game_begins_with_a_fresh_strategy(tmp_path, view):
    file = tmp_path / "counts.py"
    file.write_text("n = []\ndef choose(view):\n    n.append(1)\n    return str(len(n))\n", "utf-8")
    limited = Limited(file, seconds=PATIENT)
    for _ in range(2):
        limited.begin(view)
        assert [limited.choose(view) for _ in range(3)] == ["1", "2", "3"]
    limited.close()


def test_after_a_fault_the_next_game_is_played_again(tmp_path, view):
    file = tmp_path / "moody.py"
    file.write_text(
        "def choose(view):\n    while view.pot == 0: pass\n    return 'take'\n", "utf-8"
    )
    limited = Limited(file, seconds=0.2)
    limited.begin(view)
    with pytest.raises(Rejected):
        limited.choose(view)
    limited.seconds = PATIENT
    limited.begin(view)
    assert limited.choose(view._replace(pot=1)) == "take"
    limited.close()


def test_the_process_ends_and_knows_nothing_of_its_surroundings(asked, monkeypatch):
    monkeypatch.setenv("PARTYLAB_SECRET", "42")
    assert asked("import os\n    return str('PARTYLAB_SECRET' in os.environ)") == "False"


def test_a_file_that_is_no_text_or_far_too_long_is_refused(tmp_path):
    (tmp_path / "noise.py").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "long.py").write_text("#" * 200_000, "utf-8")
    for name in ("noise.py", "long.py", "none.py"):
        with pytest.raises(Rejected):
            Limited(tmp_path / name)


@pytest.mark.parametrize(
    "told",
    [b"", b"{", b"[]", b'{"fault": []}', b'{"fault": "crash"}', b'{"fault": "cheat", "what": 1}',
     b'{"fault": "other"}', b"[" * 5_000, b"\xff"],
)  # fmt: skip
def test_no_answer_can_break_the_referee(told):
    assert _read(told) == {"fault": "died"}


def test_where_no_process_can_start_a_sentence_says_so(tmp_path, view, monkeypatch):
    file = tmp_path / "fine.py"
    file.write_text("def choose(view):\n    return 'take'\n", "utf-8")
    monkeypatch.setattr("sys.executable", str(tmp_path / "no-python"))
    with pytest.raises(Rejected) as caught:
        Limited(file).begin(view)
    assert caught.value.reason == "limited-no-process"


# What a notebook's function takes along


def test_a_function_travels_with_what_it_uses(view):
    place = {"__name__": "__main__", "cost": cost, "os": os, "SECRET": SECRET}
    exec(
        "def helper(card, cards):\n    return cost(card, cards) + SECRET\n"
        "def mine(view, extra=1):\n    return str(helper(view.card, ()) + extra) + os.sep\n",
        place,
    )
    wanted = f"{cost(view.card, ()) + SECRET + 1}{os.sep}"
    assert unpacked(packed(place["mine"]))(view) == wanted
    limited = Limited(place["mine"], seconds=PATIENT)
    limited.begin(view)
    assert limited.choose(view) == wanted
    limited.close()


def test_a_function_that_calls_itself_travels():
    place = {"__name__": "__main__"}
    exec("def count(n):\n    return 0 if n == 0 else 1 + count(n - 1)\n", place)
    assert unpacked(packed(place["count"]))(5) == 5


def test_what_cannot_travel_is_named():
    place = {"__name__": "__main__", "stuck": (each for each in ())}
    exec("def mine(view):\n    return stuck\n", place)
    with pytest.raises(Rejected, match="stuck"):
        packed(place["mine"])
    for no_function in (print, 3, Limited):
        with pytest.raises(Rejected):
            packed(no_function)
