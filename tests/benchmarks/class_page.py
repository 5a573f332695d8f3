"""How long the page about a class takes, beside reading its files as JSON: part of `make bench`.

    python tests/benchmarks/class_page.py        prints the table; 1 if the goal is missed

The class is large and busy: each pupil has bet on everything, met a mistake in every exercise,
and shares all five blocks of the reaction lab.  Of several runs the median counts.
"""

from __future__ import annotations

import importlib
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from partylab import Words
from partylab_widgets.classroom.handed_in import gather
from partylab_widgets.classroom.page import page
from partylab_widgets.classroom.tally import LESSONS
from partylab_widgets.lesson.answers import write
from partylab_widgets.lesson.exercise import Exercise
from partylab_widgets.lessons.reflex.trials import SAM, as_csv, invented

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab_widgets.lesson.answers import Lessons, Record
    from partylab_widgets.lesson.question import Question

PUPILS, RUNS = 200, 3
GOAL = 5  # seconds


def bet(question: Question, rng: Random) -> Record:
    """Return a bet that somebody has made and revealed."""
    value, answer = (str(rng.choice(question.choices or question.numbers)) for _ in range(2))
    sure = rng.randrange(question.blind, 101, 5)
    right = value == answer
    return {"stage": "revealed", "value": value, "answer": answer, "sure": sure, "right": right}


def pupil(rng: Random) -> Lessons:
    """Return the answers of somebody who has done everything."""
    lessons: Lessons = {}
    for lesson in LESSONS:
        home = f"partylab_widgets.lessons.{lesson}"
        bets = importlib.import_module(f"{home}.bets").BETS
        tasks = importlib.import_module(f"{home}.exercises").EXERCISES
        lessons[lesson] = {key: bet(question, rng) for key, question in bets.items()}
        for key, task in tasks.items():
            met = rng.choice(list(task.mistakes)) if isinstance(task, Exercise) else ""
            lessons[lesson][key] = {"outcome": "not-yet", "tries": 1, "mistakes": met}
    lessons["reflex"]["lab"] = {"trials": as_csv(invented(SAM, rng))}
    return lessons


def seconds(work: Callable[[], object]) -> float:
    """Return how long something takes."""
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return median(times)


def main() -> int:
    """Hand in the answers of a class, and measure."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"pupil-{number}.json" for number in range(PUPILS)]
        for file in files:
            file.write_text(write(pupil(rng)), "utf-8")
        read = seconds(lambda: [json.loads(file.read_text("utf-8")) for file in files])
        whole = seconds(lambda: page(gather([folder]), Words("en"), names=True))
    print(f"| {PUPILS} files | seconds | ratio |\n|---|---|---|")
    print(f"| read as JSON | {read:.2f} | 1 |\n| the page | {whole:.2f} | {whole / read:.0f} |")
    return int(whole > GOAL)


if __name__ == "__main__":
    sys.exit(main())
