"""The learner's own answers at the ghost table: how long ago, how sure, right or not.

They are kept like predictions, by names such as `gift-7-12`: the seventh answer, about a gift
that was last seen twelve passes before.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab_widgets.lesson import Lesson

KEY = re.compile(r"gift-([0-9]{1,3})-([0-9]{1,3})")
MOST = 300  # answers that are kept
SEATS = 4  # at the table whose answers count
GIFTS = SEATS + 1
# Passes since a gift was seen, by the groups in which answers are counted.
GROUPS = (range(1, 5), range(5, 9), range(9, 13), range(13, 21), range(21, 1000))


class Recalled(NamedTuple):
    """One answer about a gift that lay face down."""

    number: int
    passes: int  # since it was seen
    sure: int  # in per cent
    right: bool


def recalled(lesson: Lesson) -> list[Recalled]:
    """Return the answers of this lesson, in their order."""
    found = []
    for key, record in lesson.answers.lessons.get(lesson.name, {}).items():
        name = KEY.fullmatch(key)
        if name and {"sure", "right"} <= set(record):
            number, passes = map(int, name.groups())
            found.append(Recalled(number, passes, record["sure"], record["right"]))
    return sorted(found)


def note(lesson: Lesson, passes: int, sure: int, said: str, true: str) -> bool:
    """Keep one more answer, if there is room; `said` and `true` are what the gifts are called."""
    made = recalled(lesson)
    number = made[-1].number + 1 if made else 1
    if number > MOST:
        return False
    lesson.answers.note(
        lesson.name, f"gift-{number}-{passes}",
        value=said, answer=true, sure=sure, right=said == true, stage="revealed",
    )  # fmt: skip
    return True


class Group(NamedTuple):
    """Answers about gifts that were seen about equally long ago."""

    passes: float  # on average
    answers: int
    right: int
    sure: float  # on average, in per cent


def grouped(answers: Sequence[Recalled]) -> list[Group]:
    """Count answers by how long ago the gift was seen; empty groups are left out."""
    groups = []
    for reach in GROUPS:
        here = [answer for answer in answers if answer.passes in reach]
        if here:
            mean = [sum(values) / len(here) for values in zip(*here, strict=True)]
            groups.append(Group(mean[1], len(here), sum(it.right for it in here), mean[2]))
    return groups


def span(answers: Sequence[Recalled], gifts: int = GIFTS) -> float:
    """Return how many of the gifts one knew at a time, once lucky guesses are taken off.

    Of `gifts` gifts somebody who knows k is right about those, and about one in `gifts` of the
    others: solve that for k.

    >>> span([Recalled(1, 3, 90, True)] * 3 + [Recalled(4, 9, 20, False)])
    3.4375
    """
    share = sum(answer.right for answer in answers) / len(answers)
    return max(0.0, gifts * (gifts * share - 1) / (gifts - 1))
