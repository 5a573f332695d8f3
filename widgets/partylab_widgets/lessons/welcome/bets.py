"""The bets of the welcome; what is asked, and what finds the answer."""

from __future__ import annotations

from partylab_widgets.lesson.question import Question
from partylab_widgets.lessons.welcome.doors import right_doors
from partylab_widgets.lessons.welcome.mirror import seen_in_the_mirror

NOTS = 3
MIDDLE = 6  # where the ghost stands

BETS = {
    "nots": Question(lambda: len(right_doors(NOTS, "left")), choices=("1", "2", "3", "4")),
    "deal": Question(numbers=range(1, 25), near=1),  # settled by dealing
    "gifts": Question(choices=("0", "1", "2", "3", "4")),  # settled by one's own memory
    "mirror": Question(
        lambda: "yes" if seen_in_the_mirror(MIDDLE) else "no", choices=("yes", "no")
    ),
}
