"""What a learner has answered, by lesson and question.

Nothing leaves the machine.  Answers live in the kernel.  Where the kernel belongs to one person
(a notebook, not a Voilà page that a whole class opens) they are also kept in one small file in
Jupyter's data folder, so that a prediction made in one lesson can be opened again in another.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab_widgets.stage.messages import UNFIT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FORMAT, VERSION = "partylab-answers", 1
LONGEST = 200_000  # characters of a file; a whole course needs a tenth of it
MOST = 500  # lessons in a file, questions in a lesson
MOST_TRIES = 1_000_000
PATIENCE = 2  # seconds, for one other kernel that is writing
RARE = 0.05 + 1e-9  # a chance that is left on either side of what is likely

# What may be written about a question, and of which kind it is.
FIELDS: dict[str, type] = {
    "value": str,  # a prediction
    "sure": int,  # in per cent
    "stage": str,  # of a prediction: "locked", "revealed" or "skipped"
    "answer": str,  # what the prediction was compared with
    "right": bool,
    "outcome": str,  # of a check: "not-yet", "right" or "stopped"
    "tries": int,
    "mistakes": str,  # those that have a name, as they were met
    "code": str,  # that was written on a page without cells
    "hints": int,  # how many were asked for
    "text": str,  # an explanation in the learner's own words
    "compared": bool,  # with the model answer
    "trials": str,  # of the reaction lab, once one has agreed to share them
}
STAGES = ("locked", "revealed", "skipped")
Record = dict[str, Any]
Lessons = dict[str, dict[str, Record]]


class Answers:
    """The answers of one learner; with a path they are also kept in that file.

    >>> answers = Answers()
    >>> answers.note("runs", "pair", value="-1", sure=80, stage="locked")
    >>> answers.of("runs", "pair")["sure"]
    80
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.is_kept = path is not None  # as far as one knows
        self.lessons = _kept(path) or {}
        self._changed: set[tuple[str, str]] = set()  # since it was last written
        self._forgotten: set[str] = set()
        self.version = 0  # counts the changes

    def of(self, lesson: str, key: str) -> Record:
        """Return what is known about one question; empty when nothing is."""
        return dict(self.lessons.get(lesson, {}).get(key, {}))

    def note(self, lesson: str, key: str, **about: Any) -> None:
        """Write something down about one question."""
        self.lessons.setdefault(lesson, {}).setdefault(key, {}).update(about)
        self._change(lesson, key)

    def drop(self, lesson: str, key: str) -> None:
        """Forget what is known about one question."""
        self.lessons.get(lesson, {}).pop(key, None)
        self._change(lesson, key)

    def forget(self, lesson: str) -> None:
        """Forget all answers to one lesson."""
        for key in self.lessons.pop(lesson, {}):
            self._change(lesson, key)
        self._forgotten.add(lesson)

    def take(self, text: str) -> int:
        """Take over the answers of an exported file; return how many it held."""
        lessons = read(text)
        for lesson, records in lessons.items():
            self.lessons.setdefault(lesson, {}).update(records)
            for key in records:
                self._change(lesson, key)
        return sum(len(records) for records in lessons.values())

    def _change(self, lesson: str, key: str) -> None:
        self._changed.add((lesson, key))
        self.version += 1

    def save(self) -> None:
        """Write what has changed; where nothing can be written the kernel's memory has to do.

        The file is read again first: another notebook may have written to it meanwhile.  What
        could not be written, on a disk that is full, is tried again with the next answer.
        """
        if self.path is None or not (self._changed or self._forgotten):
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with _alone(self.path):
                self._write(self.path)
        except OSError:
            self.is_kept = False
            return
        self.is_kept = True
        self._changed.clear()
        self._forgotten.clear()

    def _write(self, path: Path) -> None:
        _set_aside(path)
        kept = _kept(path)
        merged = self.lessons if kept is None else self._merged(kept)
        text = write({name: records for name, records in merged.items() if records})
        if len(text) > LONGEST:
            raise OSError("nobody could read so long a file back")
        _write_whole(path, text)
        self.version += merged != self.lessons
        self.lessons = merged

    def _merged(self, kept: Lessons) -> Lessons:
        """Return what the file holds, with what was changed here since."""
        for lesson in self._forgotten:
            kept.pop(lesson, None)
        for lesson, key in sorted(self._changed):
            mine = self.lessons.get(lesson, {}).get(key)
            if mine is None:
                kept.get(lesson, {}).pop(key, None)
            else:
                kept.setdefault(lesson, {})[key] = mine
        return kept


def _kept(path: Path | None) -> Lessons | None:
    """Return what a file holds, or None where it is missing or damaged."""
    try:
        return read(path.read_text("utf-8")) if path else None
    except (OSError, ValueError):
        return None


def _set_aside(path: Path) -> None:
    """Give a file that we cannot read, damaged or newer, another name: it is not ours to lose."""
    if not path.exists():
        return
    try:
        read(path.read_text("utf-8"))
    except ValueError:
        names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
        path.replace(next(name for name in names if not name.exists()))


def _write_whole(path: Path, text: str) -> None:
    """Write a file, or, if the disk is full, leave the one that was there."""
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # only what is on the disk may take the place of the old one
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let one kernel at a time read and write."""
    lock = path.with_suffix(".lock")
    mine = _taken(lock)
    try:
        yield
    finally:
        if _mark(lock) == mine:  # else it was taken for dead, and another one writes by now
            lock.unlink(missing_ok=True)


def _taken(lock: Path) -> tuple[int, int] | None:
    """Take the lock as soon as it is free, and return its mark.

    Others may take it first, again and again.  But one and the same lock that stays for long is of
    a kernel that died while it wrote, and is broken.
    """
    seen, until = _mark(lock), time.monotonic() + PATIENCE
    while True:
        with suppress(FileExistsError):
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            return _mark(lock)
        if (now := _mark(lock)) != seen:
            seen, until = now, time.monotonic() + PATIENCE
        elif time.monotonic() > until:
            lock.unlink(missing_ok=True)
        time.sleep(0.01)


def _mark(lock: Path) -> tuple[int, int] | None:
    """Return what tells a lock from the next one of that name, whatever the clock of its disk."""
    with suppress(FileNotFoundError):
        about = lock.stat()
        return about.st_ino, about.st_mtime_ns
    return None


def write(lessons: Lessons) -> str:
    """Return answers as the text of a file."""
    saved = {"format": FORMAT, "version": VERSION, "lessons": lessons}
    return json.dumps(saved, ensure_ascii=False, indent=1, sort_keys=True)


def read(text: str) -> Lessons:
    """Read the text of such a file; a foreign or damaged one is refused with a sentence."""
    try:
        saved = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError) as error:
        raise Rejected("lesson-file-foreign") from error
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise Rejected("lesson-file-foreign")
    if saved.get("version") != VERSION:
        raise Rejected("lesson-file-newer")
    lessons: Any = saved.get("lessons")
    if not _is_table(lessons) or not all(_is_table(records) for records in lessons.values()):
        raise Rejected("lesson-file-damaged")
    if not all(_is_record(each) for records in lessons.values() for each in records.values()):
        raise Rejected("lesson-file-damaged")
    return dict(lessons)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= MOST and all(map(_can_be_shown, value))


def _is_record(value: Any) -> bool:
    """Is this what a panel can show?  A file may come from anywhere."""
    return (
        isinstance(value, dict)
        and all(name in FIELDS and type(entry) is FIELDS[name] for name, entry in value.items())
        and all(_can_be_shown(entry) for entry in value.values() if isinstance(entry, str))
        and value.get("stage", "locked") in STAGES
        and value.get("hints", 0) in range(4)
        and value.get("sure", 50) in range(101)
        and value.get("tries", 0) in range(MOST_TRIES)
    )


def _can_be_shown(text: str) -> bool:
    """Has a text no half characters?  JSON can hide them in what looked like plain text."""
    return not UNFIT.search(text)


@cache
def my_answers() -> Answers:
    """Return the answers of this kernel."""
    return Answers(home())


def home() -> Path | None:
    """Return the file for the answers: PARTYLAB_ANSWERS, or one in Jupyter's data folder.

    Kernels of a Voilà server may belong to many people under one account: they get no file.
    """
    if "PARTYLAB_ANSWERS" in os.environ:
        asked = os.environ["PARTYLAB_ANSWERS"]
        return Path(asked) if asked else None
    if in_voila():
        return None
    from jupyter_core.paths import jupyter_data_dir

    return Path(jupyter_data_dir()) / "partylab" / "answers.json"


def in_voila() -> bool:
    """Is this kernel behind a page without code?"""
    return "VOILA_PREHEAT" in os.environ


# How sure, and how often right


@dataclass(frozen=True)
class Calibration:
    """How sure a learner was on average, and how often right; `brier` is 0 at best, 1 at worst.

    >>> Calibration.of([(80, True), (60, False)])
    Calibration(count=2, sure=70.0, right=1, brier=0.2)
    """

    count: int
    sure: float
    right: int
    brier: float

    @classmethod
    def of(cls, bets: Iterable[tuple[int, bool]]) -> Calibration:
        """Score predictions, each given as a confidence in per cent and whether it was right."""
        pairs = list(bets)
        count = max(len(pairs), 1)
        squares = sum((Fraction(sure, 100) - right) ** 2 for sure, right in pairs)
        return cls(
            len(pairs),
            sum(sure for sure, _ in pairs) / count,
            sum(right for _, right in pairs),
            float(squares / count),
        )


def likely(sures: Sequence[int]) -> tuple[int, int]:
    """Return how many of such predictions are right, nine times in ten, if each sureness is true.

    At most one time in twenty it would be fewer, and at most one time in twenty more.

    >>> likely([50] * 10), likely([90, 90, 90, 90]), likely([100] * 4)
    ((2, 8), (2, 4), (4, 4))
    """
    chances = [1.0]  # of 0, 1, 2 … right ones
    for sure in sures:
        hit = sure / 100
        chances = [
            miss * (1 - hit) + before * hit
            for miss, before in zip([*chances, 0.0], [0.0, *chances], strict=True)
        ]
    below = [sum(chances[:right]) for right in range(len(chances))]
    above = [sum(chances[right + 1 :]) for right in range(len(chances))]
    low = max(right for right, chance in enumerate(below) if chance <= RARE)
    return low, min(right for right, chance in enumerate(above) if chance <= RARE)


def bets(lessons: Lessons) -> list[tuple[str, str, Record]]:
    """List the revealed predictions that were made with a confidence: lesson, key, record."""
    return [
        (lesson, key, record)
        for lesson, records in sorted(lessons.items())
        for key, record in records.items()
        if record.get("stage") == "revealed" and {"sure", "right"} <= set(record)
    ]
