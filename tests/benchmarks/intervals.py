"""Measure how often the intervals of the reaction lab hold the truth; write docs/reaction-times.md.

python tests/benchmarks/intervals.py           about two minutes
python tests/benchmarks/intervals.py --quick   a rough one, printed and not written
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from measured_page import write_or_print

from partylab_widgets.lessons.reflex.analysis import MIDDLE, differences, interval, typical
from partylab_widgets.lessons.reflex.trials import NOTS, SAM, cost_of_nots, invented, with_costs

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from partylab.notnot.reflexes import Reflexes

PAGE = Path(__file__).parents[2] / "docs" / "reaction-times.md"
PEOPLE = 1_500
DRAWS = 400
BLOCKS = (3, 5, 10)
DREAMS = {"without daydreams": 0.0, "with daydreams": SAM.dream}


class Held(NamedTuple):
    """Of many intervals: how many held the truth, and how far off the estimates were on average."""

    share: float  # in per cent
    bias: float  # ms


def measured(person: Reflexes, blocks: int, nots: int, people: int) -> Held:
    """Let somebody do so many blocks again and again, and count the intervals that are right."""
    true = cost_of_nots(person, nots)
    hits, found = 0, []
    for number in range(people):
        trials = invented(person, Random(f"{blocks}/{number}"), blocks)
        values = differences(trials, nots)
        low, high = interval(values, Random(number), DRAWS) or (0.0, 0.0)
        hits += low <= true <= high
        found.append(typical(values) - true)
    return Held(100 * hits / people, fmean(found))


class Row(NamedTuple):
    """People of one kind, who do so many blocks."""

    blocks: int
    dreams: str
    held: list[Held]  # of one, two and three NOTs
    nothing: Held  # of two NOTs that cost nothing


def row(blocks: int, dreams: str, people: int) -> Row:
    """Measure people of one kind."""
    sam = replace(SAM, dream=DREAMS[dreams])
    held = [measured(sam, blocks, nots, people) for nots in NOTS[1:]]
    return Row(blocks, dreams, held, measured(with_costs(sam, 0, 0, 0), blocks, 2, people))


def written(found: Row) -> str:
    """Return a line of the table."""
    shares = " | ".join(f"{each.share:.1f} %" for each in found.held)
    biases = ", ".join(f"{each.bias:+.0f}" for each in found.held)
    alarms = f"{100 - found.nothing.share:.1f} %"
    return f"| {found.blocks} | {found.dreams} | {shares} | {alarms} | {biases} |"


def page(executor: Executor, scale: float) -> str:
    """Return the page."""
    people = round(PEOPLE * scale)
    kinds = [(blocks, dreams) for blocks in BLOCKS for dreams in DREAMS]
    jobs = [executor.submit(row, *kind, people) for kind in kinds]
    table = "\n".join(written(job.result()) for job in jobs)
    error = 196 * (0.95 * 0.05 / people) ** 0.5
    return f"""# How far the intervals of the reaction lab can be trusted

Measured by `python tests/benchmarks/intervals.py`.

Lesson 02 tells what NOTs cost: within each pair (same block, same ink) the median with NOTs
minus the median without, then the median of all pairs.
Its 95 % interval is the middle {100 * MIDDLE:.0f} % of the medians of resampled pairs, since
resampling a few pairs is a little too sure of itself.
Here {people:,} invented people like Sam, whose true costs are known (150, 200 and 350 ms),
do so many blocks.
A share is good to about {error:.1f} points.

| Blocks | People | One NOT: held | Two NOTs: held | Three NOTs: held | False alarms | Bias (ms) |
|---|---|---|---|---|---|---|
{table}

* *Held*: of the intervals, how many hold the true cost; 95 % is what they claim.
* *False alarms*: people to whom two NOTs cost nothing, and whose interval leaves out zero all
  the same; 5 % is what is announced.
* *Bias*: by how much the estimates for one, two and three NOTs are off on average. Daydreams
  come with NOTs, so that no paired difference can tell all of them from a cost; with three NOTs
  the intervals of dreamers hold the truth a little less often than they claim.
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
