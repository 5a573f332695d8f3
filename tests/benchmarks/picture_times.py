"""How long a picture of a full hall takes, and how large it is; part of `make bench`.

    python tests/benchmarks/picture_times.py        prints the table; 1 if a goal is missed

Each hall is drawn as if nobody had drawn or looked at it before; what all halls share is known:
the room as it is from that door, the words, the shapes of ghosts.  Of several times the least
counts, as everything else that a machine does only adds to it.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from halls import random_hall
from partylab import Words
from partylab.ghosts import drawing, figures, keyhole, light, sight, slicepicture, topview
from partylab.ghosts.doors import DOORS

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.ghosts import Hall
    from partylab.ghosts.doors import Door

HALLS, EACH, TIMES = 4, 6, 4  # of the doors, every sixth
MOST_MS, MOST_KB = 20, 80
WORDS = Words("en")
# What these know is of no hall: faces of ghosts, colours in lamplight.
SHARED = {figures.__name__, light.__name__}

LOOK = "a look without a picture"
PICTURES: dict[str, Callable[[Hall, Door], str]] = {
    LOOK: lambda hall, door: repr(sight.look(hall, door)),
    "the hall by lamplight": lambda hall, door: drawing.hall_picture(hall, WORDS, door=door),
    "through the keyhole, without the mirror": lambda hall, door: keyhole.keyhole_picture(
        hall, door, WORDS, mirror=False
    ),
    "through the keyhole": lambda hall, door: keyhole.keyhole_picture(hall, door, WORDS),
    "from above": lambda hall, door: topview.draw(hall, door, WORDS),
    "the slice through a ghost": lambda hall, door: slicepicture.draw(
        hall, door, hall.ghosts[0][0], WORDS
    ),
}


def forget() -> None:
    """Forget everything that was ever worked out about any hall."""
    modules = [it for name, it in sys.modules.items() if name.startswith("partylab.ghosts")]
    for module in modules:
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear") and value.__module__ not in SHARED:
                value.cache_clear()


def cold(draw: Callable[[Hall, Door], str], hall: Hall, other: Hall, door: Door) -> float:
    """Return how long a hall takes to draw after another one from the same door."""
    forget()
    draw(other, door)
    hall.resting()  # who put something down knows how it came to rest
    gc.collect()
    began = process_time()
    draw(hall, door)
    return 1000 * (process_time() - began)


def run() -> tuple[str, bool]:
    """Draw everything; return the section of the document, and whether all goals are reached."""
    halls = [random_hall(seed) for seed in range(HALLS + 1)]
    rows, well, yardstick = [], True, 0.0
    for name, draw in PICTURES.items():
        views = [(at, door) for at in range(HALLS) for door in DOORS[at::EACH]]
        times = [
            min(cold(draw, halls[at], halls[at + 1], door) for _ in range(TIMES))
            for at, door in views
        ]
        mean, size = sum(times) / len(times), max(len(draw(halls[at], it)) for at, it in views)
        reached = mean <= MOST_MS and size <= 1000 * MOST_KB
        well = well and reached
        yardstick = yardstick or mean
        told = f"{name} | {mean:.1f} | {max(times):.1f} | {mean / yardstick:.1f}"
        mark = "reached" if reached else "MISSED"
        rows.append(f"| {told} | {' | |' if name == LOOK else f'{size / 1000:.0f} | {mark} |'}")
    return SECTION.format(rows="\n".join(rows), views=len(views)), well


SECTION = """## Pictures of Run, Ghost, Run!

A hall with six pieces in 25 parts and 28 ghosts, drawn in plain Python for the first time: at most
20 ms on the average of {views} views, and 80 kB each.

| | ms | slowest ms | ratio | most kB | |
|---|--:|--:|--:|--:|---|
{rows}

Written by [`picture_times.py`](../tests/benchmarks/picture_times.py), from the least of several
times; through the keyhole one looks first, and what stands in the mirror is a second picture.  The
slowest views have a mirror close by that shows half of the hall.  Milliseconds depend on the
machine, and on what else it does; ratios, to a look, less."""


def main() -> int:
    section, well = run()
    print(section)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
