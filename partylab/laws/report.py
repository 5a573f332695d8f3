"""What came of a check: every law that was broken, in which case, and what is missing."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import brief

if TYPE_CHECKING:
    from pathlib import Path

    from partylab.laws.cases import Case

# Names what is wrong, in words for the author of a game.
Complain = Callable[[str], None]
# A law plays a case and complains.  Its name says what it demands.
Law = Callable[["Case", Complain], None]

LONGEST = 300  # characters of a complaint
MOST_TOLD = 12  # complaints of one law in a printed report


class Broken(NamedTuple):
    """A broken law: in which case it was noticed first, in how many, and what is missing."""

    law: str
    case: str
    what: str
    cases: int = 1


@dataclass(frozen=True)
class Report:
    """All that is missing in a game; a report is true when nothing is."""

    game: str
    laws: tuple[str, ...]
    cases: int
    broken: tuple[Broken, ...]

    def __bool__(self) -> bool:
        return not self.broken

    @property
    def ok(self) -> bool:
        """Are all laws kept?"""
        return bool(self)

    def of(self, law: str) -> tuple[Broken, ...]:
        """Return what is missing under one law."""
        return tuple(broken for broken in self.broken if broken.law == law)

    def __str__(self) -> str:
        lines = [f"{self.game}: {len(self.laws)} laws, {self.cases} cases"]
        for law in dict.fromkeys(broken.law for broken in self.broken):
            lines += ["", f"✗ {law}", *_told(self.of(law))]
        return "\n".join([*lines, "" if self.broken else "✓"])


def _told(broken: tuple[Broken, ...]) -> list[str]:
    lines = []
    for _, case, what, cases in broken[:MOST_TOLD]:
        more = f" +{cases - 1}" if cases > 1 else ""
        lines.append(f"    {what}  [{case}{more}]")
    return lines + ["    …"] * (len(broken) > MOST_TOLD)


class Book:
    """Writes down what is missing, each thing once."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._cases: dict[tuple[str, str], dict[str, None]] = {}

    def judge(self, law: Law, case: Case) -> None:
        """Let a law play a case; whatever it stumbles over is written down."""

        def complain(what: str) -> None:
            key = (name_of(law), brief(what, LONGEST))
            self._cases.setdefault(key, {})[str(case)] = None

        try:
            law(case, complain)
        except Exception as error:  # a game under construction may raise anything anywhere
            complain(self.told(error))

    def told(self, error: Exception) -> str:
        """Say what went wrong, and where in the game's folder."""
        said = missing_sentence(error) or f"{type(error).__name__}: {brief(error, LONGEST)}"
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if self.folder and frame.filename.startswith(str(self.folder)):
                return f"{said} ({frame.filename[len(str(self.folder)) + 1 :]}:{frame.lineno})"
        return said

    def broken(self) -> tuple[Broken, ...]:
        """Return all that was written down."""
        return tuple(
            Broken(law, next(iter(cases)), what, len(cases))
            for (law, what), cases in self._cases.items()
        )


def name_of(law: Law) -> str:
    """Return a law in words: "a game ends with an outcome"."""
    return law.__name__.replace("_", " ")


LANGUAGE_NAMES = {"en": "English", "fr": "French"}


def missing_sentence(error: Exception) -> str:
    """Return which sentence a language lacks, where that is what went wrong.

    >>> missing_sentence(KeyError("no sentence 'chess-name' in fr"))
    'French lacks the sentence chess-name'
    """
    said = str(error.args[0]) if isinstance(error, KeyError) and error.args else ""
    if not said.startswith("no sentence "):
        return ""
    name, _, language = said.removeprefix("no sentence ").partition(" in ")
    return " ".join([LANGUAGE_NAMES.get(language, language), *_LACKS, name.strip("'")])


_LACKS = ("lacks", "the", "sentence")
