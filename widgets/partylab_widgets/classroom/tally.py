"""What a class has bet, and which mistakes were made, counted by question."""

from __future__ import annotations

import importlib
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from partylab_widgets.lesson.bet import spelt
from partylab_widgets.lesson.mistakes import mistakes
from partylab_widgets.lesson.numbers import as_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.words import Words
    from partylab_widgets.classroom.handed_in import Paper
    from partylab_widgets.lesson.answers import Record
    from partylab_widgets.lesson.question import Question

# The lessons in their order, with their notebooks.
LESSONS = {
    "welcome": "00_welcome",
    "negation": "01_logic_of_not",
    "reflex": "02_reaction_lab",
    "runs": "03_runs_and_probability",
    "league": "04_strategy_tournament",
    "recall": "05_memory_and_bluff",
    "keyhole": "06_geometry_of_sight",
}
MOST_ROWS = 13  # of a distribution of numbers
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Made(NamedTuple):
    """A bet that somebody made; `right` and `answer` are known once it is revealed."""

    who: str
    value: str
    sure: int | None
    right: bool | None
    answer: str


class Share(NamedTuple):
    """A choice, or some numbers that lie together, and who chose it."""

    first: str
    last: str
    who: list[str]
    right: bool  # is the answer among them?


class Mistake(NamedTuple):
    """A known mistake: where it was made, what a lesson says to it, by whom."""

    where: str
    sentence: str
    who: list[str]


@dataclass(frozen=True)
class Bets:
    """All that a class has bet on one question."""

    lesson: str
    key: str
    question: Question
    made: list[Made]
    skipped: int

    @property
    def revealed(self) -> list[Made]:
        """Those of which one knows whether they were right."""
        return [bet for bet in self.made if bet.right is not None]

    @property
    def answer(self) -> str:
        """The answer, if it is the same for all; of some questions everybody finds their own."""
        found = {bet.answer for bet in self.revealed}
        return found.pop() if len(found) == 1 else ""

    def shares(self) -> list[Share]:
        """Return the distribution: every choice, or numbers in a few groups."""
        return self._choices() if self.question.choices else self._numbers()

    def _choices(self) -> list[Share]:
        return [
            Share(
                choice, choice, [bet.who for bet in self.made if bet.value == choice],
                choice == self.answer,
            )
            for choice in self.question.choices
        ]  # fmt: skip

    def _numbers(self) -> list[Share]:
        least, most = self.question.numbers[0], self.question.numbers[-1]
        width = next(each for each in WIDTHS if (most - least + 1) <= each * MOST_ROWS)
        start = least - least % width
        groups: dict[int, list[str]] = defaultdict(list)
        for bet in self.made:
            groups[int((_number(bet.value) - start) // width)].append(bet.who)
        answer = as_number(self.answer)
        holds = None if answer is None else int((answer - start) // width)
        used = [*groups, *([] if holds is None else [holds])]
        return [
            Share(
                str(max(start + at * width, least)), str(min(start + (at + 1) * width - 1, most)),
                groups.get(at, []), at == holds,
            )
            for at in range(min(used, default=0), max(used, default=-1) + 1)
        ]  # fmt: skip


def _number(value: str) -> Fraction:
    """Return a number that `_made` has let through."""
    return as_number(value) or Fraction(0)


def bets_of(lesson: str, papers: Sequence[Paper]) -> list[Bets]:
    """Return what was bet in a lesson, question by question; those without any bet are left out."""
    module = importlib.import_module(f"partylab_widgets.lessons.{lesson}.bets")
    found = []
    for key, question in module.BETS.items():
        records = [(paper.name, paper.lessons.get(lesson, {}).get(key, {})) for paper in papers]
        made = [bet for who, record in records for bet in _made(who, record, question)]
        skipped = sum(record.get("stage") == "skipped" for _, record in records)
        if made or skipped:
            found.append(Bets(lesson, key, question, made, skipped))
    return found


def _made(who: str, record: Record, question: Question) -> Iterator[Made]:
    """Return the bet of a record, if it is one that this question allows."""
    value = record.get("value", "")
    if record.get("stage") not in ("locked", "revealed") or not _allowed(value, question):
        return
    revealed = record["stage"] == "revealed" and "right" in record
    right, answer = (record["right"], record.get("answer", "")) if revealed else (None, "")
    yield Made(who, value, record.get("sure"), right, answer * _allowed(answer, question))


def _allowed(value: str, question: Question) -> bool:
    if question.choices:
        return value in question.choices
    number = as_number(value)
    return number is not None and question.numbers[0] <= number <= question.numbers[-1]


def mistakes_in(lesson: str, papers: Sequence[Paper], words: Words) -> list[Mistake]:
    """Return the known mistakes in the exercises of a lesson, those that most made first."""
    who: dict[tuple[str, str], list[str]] = defaultdict(list)
    told: dict[tuple[str, str], str] = {}
    for paper in papers:
        for key, record in paper.lessons.get(lesson, {}).items():
            for name, sentence in mistakes(words, lesson, record.get("mistakes", "")).items():
                who[key, name].append(paper.name)
                told[key, name] = sentence
    return _sorted([Mistake(key, told[key, name], by) for (key, name), by in who.items()])


def _sorted(found: list[Mistake]) -> list[Mistake]:
    return sorted(found, key=lambda mistake: -len(mistake.who))


def wrong_bets(bets: Bets, words: Words) -> list[Mistake]:
    """Return the wrong bets on a question that a lesson answers with a sentence of their own."""
    who: dict[str, list[str]] = defaultdict(list)
    for bet in bets.revealed:
        if not bet.right:
            who[_said(bet, bets, words)].append(bet.who)
    begin = f"{bets.lesson}-{bets.key}-said"
    return _sorted(
        [
            Mistake(said, words(f"{begin}-{said}", answer=bets.answer), by)
            for said, by in who.items()
            if said
        ]
    )


def _said(bet: Made, bets: Bets, words: Words) -> str:
    """Return which sentence answers a wrong bet: that of the choice, or too low, or too high."""
    said, true = as_number(bet.value), as_number(bet.answer)
    compared = [] if said is None or true is None else ["low" if said < true else "high"]
    names = [*([spelt(bet.value)] if bets.question.choices else []), *compared]
    known = (name for name in names if words.has(f"{bets.lesson}-{bets.key}-said-{name}"))
    return next(known, "")
