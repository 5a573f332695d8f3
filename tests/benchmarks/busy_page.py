"""How long a message waits at a table where bots think: `python tests/benchmarks/busy_page.py`.

Seven bots that imagine thousands of games play "at once"; meanwhile somebody touches the page,
again and again.  Beside it the same touches at a table where nobody thinks.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from partylab_widgets import play
from widgets.visitor import Visitor

LONGEST = 10  # seconds
PAUSE = 0.01  # between an answer and the next touch


async def waits(*players: str) -> list[float]:
    """Touch the page until the game is over; return how many milliseconds each answer took."""
    visitor = Visitor(play("nothanks", players, seed=7, language="en", pace="instant"))
    found, began = [], time.perf_counter()
    while visitor.seat.match.table.outcome is None and time.perf_counter() - began < LONGEST:
        touched = time.perf_counter()
        await asyncio.sleep(PAUSE)  # a message comes in while the loop waits, as from a socket
        visitor.do("no-such-control")
        found.append((time.perf_counter() - touched - PAUSE) * 1000)
    return found


def main() -> None:
    """Measure both, and print a table in Markdown."""
    print("| who sits there | messages | median | of 100 the slowest | slowest |")
    print("|---|--:|--:|--:|--:|")
    for about, players in (("people", ("me",) * 7), ("Monte Carlo", ("montecarlo",) * 7)):
        found = asyncio.run(waits(*players))
        slow = quantiles(found, n=100)[-1]
        print(
            f"| {about} | {len(found)} | {median(found):.1f} ms | {slow:.1f} ms "
            f"| {max(found):.1f} ms |"
        )


if __name__ == "__main__":
    main()
