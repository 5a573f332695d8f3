"""The bets of the lesson on being seen; what is asked, and what finds the answer."""

from __future__ import annotations

from partylab.ghosts import Spot
from partylab.ghosts.sight import look
from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.keyhole.halls import (
    DESK,
    FIRST_DOOR,
    HALL,
    fewest_doors,
    seen_all_the_same,
    watchers,
)

CELLS = seen_all_the_same(HALL, FIRST_DOOR, "M")[0]
BEHIND = Spot(2500, 3500)  # the cell behind the desk


def who_shows() -> str:
    """Say who of a small and a medium ghost is seen behind the desk."""
    ghosts = {"small": "0S1", "medium": "0M1"}
    seen = [
        size
        for size, ghost in ghosts.items()
        if look(DESK.stand(ghost, BEHIND), FIRST_DOOR)[ghost].seen
    ]
    return {0: "nobody", 1: seen[0] if seen else "", 2: "both"}[len(seen)]


def behind_the_desk() -> str:
    """Say whether more or less of a medium ghost shows when it steps back by a cell."""
    near, far = (
        look(DESK.stand("0M1", spot), FIRST_DOOR)["0M1"].fraction
        for spot in (BEHIND, BEHIND._replace(y=BEHIND.y + 1000))
    )
    return "less" if far > near else "more" if far < near else "same"


BETS = {
    "back": Question(lambda: "yes", choices=("yes", "no", "light")),
    "rays": Question(lambda: "corners", choices=("degrees", "cells", "corners")),
    "desk": Question(who_shows, choices=("nobody", "small", "medium", "both")),
    "walk": Question(behind_the_desk, choices=("more", "same", "less")),
    "tower": Question(lambda: "more", choices=("more", "same", "less")),
    "above": Question(
        lambda: seen_all_the_same(HALL, FIRST_DOOR, "M")[1], numbers=range(CELLS + 1), near=1
    ),
    "second": Question(lambda: "behind", choices=("on", "behind", "ghost")),
    "least": Question(
        lambda: min(map(len, watchers(HALL, "S").values())), numbers=range(25), near=2
    ),
    "gallery": Question(lambda: len(fewest_doors(HALL, "S")), numbers=range(1, 25)),
}
