"""Exercises that are checked: what is asked, what is right, and the mistakes people make.

A check never compares with one value that could be learnt by heart.  It draws fresh cases,
asks the learner's function and ours about each, and compares.  A known mistake is a function too,
one that makes exactly this mistake: when the learner's answers are its answers, it has a name.
"""

from __future__ import annotations

import inspect
import linecache
import traceback
from contextlib import contextmanager, nullcontext, redirect_stderr, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from numbers import Real
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from partylab.game import brief
from partylab_widgets.lesson.numbers import number
from partylab_widgets.lesson.patience import MEGABYTES, WATCH, TooLong, Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from partylab.words import Words

Case = tuple[Any, ...]
SERIES = (list, tuple, set, frozenset)
NEAR = 1e-6  # a rounded decimal is a right answer too
PRINTED, LONGEST_LINE = 10, 200  # lines of what the learner prints, and their length
MOST_KEPT = 1_000_000  # letters of it


@dataclass(frozen=True)
class Verdict:
    """How an answer was judged: "untried", "not-yet", "right" or "stopped", and why.

    `sentence` is the part of the lesson's sentence that says more; `about` its values.
    """

    outcome: str
    sentence: str = ""
    about: Mapping[str, Any] = field(default_factory=dict)


class Task(Protocol):
    """Anything that can be judged."""

    @property
    def stars(self) -> int:
        """How hard it is: two to change a line, three to write a function."""

    @property
    def solution(self) -> str:
        """Code that solves it."""

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge what a learner gave as an answer."""


class Stopped(Exception):
    """A learner's code has stopped; `verdict` says where and why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.sentence)
        self.verdict = verdict


def judged(task: Task, answer: Any, rng: Random) -> Verdict:
    """Judge whatever a learner gives, and print the first lines of what it prints."""
    verdict, printed = heard(task, answer, rng)
    print(printed, end="")
    return verdict


def heard(task: Task, answer: Any, rng: Random) -> tuple[Verdict, str]:
    """Judge whatever a learner gives, and return what it printed: nothing can break the page."""
    if is_missing(answer):
        return Verdict("untried"), ""
    watch = Watch(getattr(answer, "__globals__", None))
    with listening() as printed:
        try:
            verdict = watch.over(lambda: _judged(task, answer, rng))
        except TooLong:
            verdict = Verdict("stopped")
    said = first_lines(printed.getvalue())
    if said and verdict.outcome == "untried":
        verdict = Verdict("not-yet", "lesson-only-printed")
    # Whatever has become of it: a learner's code, and ours around it, may have caught the stop.
    return too_long(watch) or verdict, said


def too_long(watch: Watch) -> Verdict | None:
    """Say where code was stopped that did not end by itself."""
    if watch.where is None:
        return None
    about = {**vars(watch.where), "seconds": round(watch.seconds), "most": MEGABYTES}
    return Verdict("stopped", "lesson-endless", about)


@contextmanager
def listening() -> Iterator[FirstLetters]:
    """Catch what is printed: a learner's code is asked hundreds of times."""
    printed = FirstLetters()
    with redirect_stdout(printed), redirect_stderr(printed):
        yield printed


class FirstLetters(StringIO):
    """Keeps what is written first: an endless loop may print for seconds."""

    def write(self, text: str) -> int:
        """Keep a text, or as much of it as is ever shown."""
        room = MOST_KEPT - self.tell()
        super().write(str(text)[: max(room, 0)])
        return len(text)


def _judged(task: Task, answer: Any, rng: Random) -> Verdict:
    try:
        return task.judge(answer, rng)
    except Stopped as stop:
        return stop.verdict
    except Exception:  # a value that refuses to be read or compared
        return Verdict("not-yet", "lesson-unreadable")


def first_lines(printed: str) -> str:
    """Return the first lines of what a learner's code has printed, each cut to some length."""
    lines = printed.splitlines()
    shown = [*lines[:PRINTED], *["…"][: len(lines) > PRINTED]]
    return "".join(f"{line[:LONGEST_LINE]}\n" for line in shown)


def ask(answer: Any, *case: Any, shown: Case | None = None) -> Any:
    """Ask a learner's function about a case; `shown` is what a report of trouble shows of it."""
    if not callable(answer):
        raise Stopped(Verdict("not-yet", "lesson-not-function"))
    watch = WATCH.get()
    try:
        with watch.call() if watch else nullcontext():
            return answer(*case)
    except BaseException as trouble:  # exit() and Ctrl-C among them
        if isinstance(trouble, TypeError | AttributeError) and "ellipsis" in brief(trouble, 200):
            raise Stopped(Verdict("untried")) from None  # the ... to be completed is still there
        raise Stopped(stopped(trouble, answer, case if shown is None else shown)) from None


def is_missing(value: Any) -> bool:
    """Is this the answer of somebody who has not answered yet?"""
    return value is None or value is ...


@dataclass(frozen=True)
class Law:
    """What holds for every right answer in every case: a property, with its own sentence."""

    sentence: str
    holds: Callable[..., bool]  # of what asks the learner's function, and a case


@dataclass(frozen=True)
class Exercise:
    """A task whose answer is a function."""

    stars: int
    cases: Callable[[Random], list[Case]]  # fresh ones, simple ones first
    right: Callable[..., Any]
    mistakes: Mapping[str, Callable[..., Any]]
    solution: str
    laws: tuple[Law, ...] = ()
    # Is what was given as good as what was wanted?
    alike: Callable[[Any, Any], bool] = field(default_factory=lambda: same)

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge a learner's function on fresh cases.

        Where it stops, what it said before may show a mistake that has a name: that helps more.
        """
        cases, name = self.cases(rng), getattr(answer, "__name__", "")
        given: list[Any] = []
        try:
            # A function may change what it is given.
            given.extend(ask(answer, *deepcopy(case), shown=case) for case in cases)
        except Stopped:
            found = self._compared(cases[: len(given)], given, name)
            if given and found.sentence in self.mistakes:
                return found
            raise
        if all(map(is_missing, given)):
            return Verdict("untried")
        found = self._compared(cases, given, name)
        if found.sentence in ("", "lesson-differs"):
            return self._broken(answer, cases, name) or found
        return found

    def _broken(self, answer: Any, cases: list[Case], name: str) -> Verdict | None:
        """Say which law does not hold for a learner's function, and where."""

        def asked(*case: Any) -> Any:
            return ask(answer, *deepcopy(case), shown=case)

        for law in self.laws:
            for case in cases:
                if not law.holds(asked, *case):
                    return Verdict("not-yet", law.sentence, {"call": call(name, case)})
        return None

    def _compared(self, cases: list[Case], given: list[Any], name: str) -> Verdict:
        wanted = [self.right(*case) for case in cases]
        wrong = [at for at in range(len(cases)) if not self.alike(given[at], wanted[at])]
        if not wrong:
            return Verdict("right")
        for mistake, makes in self.mistakes.items():
            if all(self.alike(given[at], makes(*case)) for at, case in enumerate(cases)):
                return Verdict("not-yet", mistake)
        at = wrong[0]
        about = {"call": call(name, cases[at]), "given": given[at], "wanted": wanted[at]}
        missing = is_missing(given[at])
        return Verdict("not-yet", "lesson-no-answer" if missing else "lesson-differs", about)


def same(given: Any, wanted: Any) -> bool:
    """Are two answers the same, whatever their form?

    >>> same(0.727272727, Fraction(8, 11)), same([(3, 4)], ((3, 4),)), same({1}, [1]), same(True, 1)
    (True, True, True, False)
    """
    try:
        return _same(given, wanted)
    except BaseException:  # a learner's value may refuse any comparison
        return False


def _same(given: Any, wanted: Any) -> bool:
    if isinstance(given, bool) or isinstance(wanted, bool):
        return isinstance(given, bool) and isinstance(wanted, bool) and given == wanted
    if isinstance(given, Real | Decimal) and isinstance(wanted, Real):
        return abs(float(given) - float(wanted)) <= NEAR * max(1.0, abs(float(wanted)))
    if isinstance(given, dict) and isinstance(wanted, dict):
        # A chance of nothing need not be mentioned.
        keys = given.keys() | wanted.keys()
        return all(same(given.get(key, 0), wanted.get(key, 0)) for key in keys)
    if isinstance(given, SERIES) and isinstance(wanted, SERIES):
        return len(given) == len(wanted) and all(map(same, sorted(given), sorted(wanted)))
    return bool(given == wanted)


def stopped(trouble: BaseException, answer: Callable[..., Any], case: Case) -> Verdict:
    """Say where the learner's code stopped and why, in place of a traceback."""
    about = {
        "line": 0,
        "code": "",
        "trouble": type(trouble).__name__,
        "message": brief(trouble, most=200),
        "call": call(getattr(answer, "__name__", ""), case),
    }
    file = inspect.getsourcefile(answer) if inspect.isfunction(answer) else None
    for frame in traceback.extract_tb(trouble.__traceback__):
        if frame.filename == file and frame.lineno:
            about |= {"line": frame.lineno, "code": code_at(frame.filename, frame.lineno)}
    return Verdict("stopped", "lesson-stopped-at", about)


def code_at(file: str, line: int) -> str:
    """Return a line of code as it can be shown."""
    return linecache.getline(file, line).strip()[:120]


def call(name: str, case: Case) -> str:
    """Return how a function was called, as one would write it; `...` stands for much data.

    >>> call("score", ({3, 4}, 2))
    'score({3, 4}, 2)'
    """
    return f"{name}({', '.join(_argument(each) for each in case)})"


def _argument(value: Any) -> str:
    if value is ...:
        return "…"
    if isinstance(value, set | frozenset) and value:
        return "{" + ", ".join(repr(each) for each in sorted(value)) + "}"
    return repr(value) if not isinstance(value, Random) else "rng"


def short(value: Any) -> str:
    """Return a learner's value, cut to a length that can be shown."""
    return brief(value, most=80, write=str if isinstance(value, Fraction) else repr)


def expected(words: Words, value: Any) -> str:
    """Return what should have come out: a number as people read it, anything else as code.

    >>> from partylab.words import Words
    >>> [expected(Words("fr"), each) for each in (-1, True, "pay", frozenset({4, 3}), frozenset())]
    ['−1', '`True`', "`'pay'`", '`{3, 4}`', '`set()`']
    """
    if isinstance(value, bool | str):
        return f"`{value!r}`"
    if isinstance(value, set | frozenset):
        return f"`{_argument(value) if value else set()}`"
    return number(words, value)
