"""The bug hunt: where does a string meet a mirror?  What is handed out fails in three cases."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.exercise import Verdict, ask, call, same
from partylab_widgets.lessons.keyhole.exact import SIDE, Point, crossing

if TYPE_CHECKING:
    from random import Random

    from partylab_widgets.lesson.exercise import Case

# Each bug by the sentence about it, with cases that show it.
BUGS: dict[str, tuple[Case, ...]] = {
    "meeting-parallel": (
        ((0, 0), (4, 0), (0, 2), (4, 2)), ((1, 1), (4, 4), (2, 1), (4, 3)),
        ((0, 0), (4, 0), (1, 0), (3, 0)),
    ),
    "meeting-point-mirror": (((0, 0), (4, 0), (2, 2), (2, 2)), ((0, 0), (4, 0), (2, 0), (2, 0))),
    "meeting-ends": (
        ((0, 0), (4, 4), (2, 2), (2, 5)), ((0, 0), (2, 2), (0, 4), (4, 0)),
        ((1, 3), (4, 3), (1, 0), (1, 6)),
    ),
}  # fmt: skip
PLAIN: tuple[Case, ...] = (((0, 0), (4, 4), (0, 4), (4, 0)), ((0, 0), (1, 1), (0, 4), (4, 0)))


def handed_out(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Do what the code that is handed out does."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    t = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), across)
    u = Fraction((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0]), across)
    if 0 < t < 1 and 0 < u < 1:
        return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    return None


def is_right(given: Any, case: Case) -> bool:
    """Is this where the string meets the mirror?"""
    wanted = crossing(*case)
    if wanted is None or not isinstance(given, tuple | list):
        return given is wanted
    return len(given) == len(wanted) and all(map(same, given, wanted))


@dataclass(frozen=True)
class BugHunt:
    """The task to find three bugs; each that is left is named by what it does."""

    stars: int
    solution: str

    def judge(self, answer: Any, rng: Random) -> Verdict:
        """Judge the mended function: on what it failed before, then on fresh cases."""
        if not callable(answer):
            return Verdict("not-yet", "lesson-not-function")
        if self._is_as_handed_out(answer):
            return Verdict("untried")
        for case in PLAIN:
            if not is_right(ask(answer, *case), case):
                return Verdict("not-yet", "meeting-broken", {"call": call("meeting", case)})
        for bug, cases in BUGS.items():
            if any(not self._masters(answer, case) for case in cases):
                return Verdict("not-yet", bug)
        for case in fresh(rng):
            if not is_right(ask(answer, *case), case):
                return Verdict("not-yet", "meeting-broken", {"call": call("meeting", case)})
        return Verdict("right")

    def _masters(self, answer: Any, case: Case) -> bool:
        try:
            return is_right(answer(*case), case)
        except ZeroDivisionError:
            return False

    def _is_as_handed_out(self, answer: Any) -> bool:
        """Does it do whatever the code does that nobody has touched yet?"""

        def does(function: Any, case: Case) -> Any:
            try:
                return function(*case)
            except BaseException as trouble:  # whatever a learner's code raises
                return type(trouble)

        cases = [case for some in (*BUGS.values(), PLAIN) for case in some]
        return all(does(answer, case) == does(handed_out, case) for case in cases)


def fresh(rng: Random) -> list[Case]:
    """Draw strings and mirrors on a coarse grid, so that much touches."""

    def point() -> Point:
        return rng.randint(0, SIDE), rng.randint(0, SIDE)

    return [(point(), point(), point(), point()) for _ in range(80)]


MEETING = BugHunt(
    stars=3,
    solution="""
def meeting(a, b, c, d):
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across == 0:
        return None
    t = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), across)
    u = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), across)
    if 0 <= t <= 1 and 0 <= u <= 1:
        return ax + t * (bx - ax), ay + t * (by - ay)
    return None
""",
)
