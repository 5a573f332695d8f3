"""Measure how strong the bots of Pas Vu Pas Pris are, and write docs/ghost-ladder.md.

    PYTHONPATH=tests python tests/benchmarks/haunting.py           six minutes on two quiet cores
    PYTHONPATH=tests python tests/benchmarks/haunting.py --quick   a rough one, printed
    MINUTES=4 PYTHONPATH=tests python tests/benchmarks/haunting.py   no longer; goes on next time

The deals that were played are kept in .benchmarks/haunting.jsonl until the page is written: delete
it when a bot has changed meanwhile.
The bots look compiled while they play (tests/quick_looks.py): they decide the same, only sooner.
How long they think is measured before that, as they do at a table.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import monotonic, process_time

from measured_page import write_or_print

from partylab import Words
from partylab.ghosts import Ghosts
from partylab.ghosts.bots import BOTS
from partylab.tournaments import tournament
from quick_looks import look_compiled

PAGE = Path(__file__).parents[2] / "docs" / "ghost-ladder.md"
KEPT = PAGE.parents[1] / ".benchmarks" / "haunting.jsonl"
ENDS = monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))
SEED = 2024
# Tables of three or four take as long as some of two: add them where a machine has an hour.
SEATS = (2,)
# Deals for each bot against the one below it; each is played once from every seat.  What is far
# apart needs few.
DEALS = {"sprinter": 4, "hider": 8, "schemer": 24, "lookahead": 40}
TIMED_GAMES = 1


def margin(values):
    """Return the mean, and half its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / len(values) ** 0.5


def play(job):
    """Let a bot meet copies of another in one deal: its share of the victories, and its lead."""
    hero, field, seats, number = job
    bots = {"hero": BOTS[hero]} | {f"field {seat}": BOTS[field] for seat in range(1, seats)}
    (games,) = tournament(Ghosts(), bots, 1, f"{SEED}/{seats}/{number}").played
    wins = fmean((0 in game.winners) / len(game.winners) for game in games)
    lead = fmean(game.scores[0] - fmean(game.scores[1:]) for game in games)
    return wins, lead


def played(jobs, executor):
    """Play all deals that are not kept; stop when the time is over."""
    KEPT.parent.mkdir(exist_ok=True)
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    known = {tuple(job): found for job, found in map(json.loads, lines)}
    new = [job for job in jobs if job not in known]
    for first in range(0, len(new), 4):
        if monotonic() > ENDS:
            sys.exit(f"{len(known)} deals of {len(jobs)} were played; run it again to go on")
        some = new[first : first + 4]
        for job, found in zip(some, executor.map(play, some), strict=True):
            known[job] = found
            with KEPT.open("a", encoding="utf-8") as file:
                file.write(json.dumps([job, found]) + "\n")
    return known


def ladder_jobs(scale):
    """Return all deals: each bot against copies of the one below it."""
    return [
        (high, low, seats, number)
        for low, high in pairwise(BOTS)
        for seats in SEATS
        for number in range(deals(high, scale))
    ]


def deals(bot, scale):
    """Return how many deals a bot plays against the one below it."""
    return max(2, round(DEALS[bot] * scale))


def thinking_times(games):
    """Return how long each bot thinks at a table of four, in milliseconds of processor time."""
    times = {name: [] for name in BOTS}
    names = list(BOTS)
    for number in range(games):
        game, luck = Ghosts(), Random(f"{SEED}/{number}")
        state, _ = game.start(4, lambda luck=luck: luck)
        sitters = luck.sample(names[1:], 4)
        while turn := game.turn(state):
            seat = min(turn)
            view, moves = game.view(state, seat), game.moves(state, seat)
            began = process_time()
            move = BOTS[sitters[seat]]().choose(view, moves, luck)
            if state.phase != "draw":
                times[sitters[seat]].append(1000 * (process_time() - began))
            state, _ = game.play(state, seat, move, lambda luck=luck: luck)
    return {name: spent for name, spent in times.items() if len(spent) > 1}


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def ladder_part(executor, scale):
    """Each bot against copies of the one below it, and whom that does not tell apart."""
    rows, alike = [], []
    known = played(ladder_jobs(scale), executor)
    for low, high in pairwise(BOTS):
        row = [f"{high} against {low}"]
        for seats in SEATS:
            numbers = range(deals(high, scale))
            found = [known[high, low, seats, number] for number in numbers]
            (wins, off), (lead, about) = map(margin, zip(*found, strict=True))
            row.append(f"{wins:.2f} ± {off:.2f} ({lead:+.1f} ± {about:.1f})")
            if abs(wins - 1 / seats) <= off:
                alike.append(f"{high} and {low} with {seats} players")
        rows.append(row)
    head = ["", *(f"{seats} players, parity {1 / seats:.2f}" for seats in SEATS)]
    return f"{table(head, rows)}\n\n{NOT_TOLD_APART.format(', '.join(alike) or 'none')}"


def most_of(times):
    """Return what 95 % of the times are below."""
    return quantiles(times, n=20, method="inclusive")[-1]


def times_part(scale):
    """How long they think."""
    rows = [
        [name, *(f"{ms:.0f} ms" for ms in (median(times), most_of(times), max(times)))]
        for name, times in thinking_times(max(1, round(TIMED_GAMES * scale))).items()
    ]
    return table(["bot", "median", "95 % below", "longest"], rows)


def page(executor, scale):
    """Return the whole page."""
    words = Words("en")
    who = [f"* **{name}**: {words(f'ghosts_bots-{name}-character')}" for name in BOTS]
    times = times_part(scale)
    look_compiled()
    text = PAGE_TEXT.format(
        seed=SEED,
        who="\n".join(who),
        deals=", ".join(f"{deals(bot, scale)} for the {bot}" for bot in DEALS),
        ladder=ladder_part(executor, scale),
        times=times,
    )
    KEPT.unlink()
    return text


NOT_TOLD_APART = "Not told apart by so many deals, as the interval includes parity: {}."

PAGE_TEXT = """\
# How strong the bots of Pas Vu Pas Pris are

<!-- Written by `python tests/benchmarks/haunting.py` with seed {seed}.  Do not edit. -->

{who}

## Each against the one below

The share of victories of a bot at a table of copies of the next weaker one, and in brackets how
many points it is ahead of their mean.  A shared victory counts in part.  Every deal is played
once from every seat; the 95 % intervals count all games of a deal as one observation.  Deals:
{deals}.

{ladder}

## How long they think

Processor time for a decision in plain Python, at a table of four, on the machine that wrote this
page while it did other things too.  Cards are drawn without a thought, and not counted.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
