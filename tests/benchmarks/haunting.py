"""Measure how strong the bots of Pas Vu Pas Pris are, and write docs/ghost-ladder.md.

    PYTHONPATH=tests python tests/benchmarks/haunting.py           an hour on one quiet core
    PYTHONPATH=tests python tests/benchmarks/haunting.py --quick   a rough one, printed
    MINUTES=4 PYTHONPATH=tests python tests/benchmarks/haunting.py   no longer; goes on next time

The deals that were played are kept in .benchmarks/haunting.jsonl until the page is written: delete
it when a bot has changed meanwhile.
The bots look compiled while they play (tests/quick_looks.py): they decide the same, only sooner.
How long they think is measured in this process, which looks in plain Python, as they do at a table.
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
# Who meets at a table, the weakest first, in how many deals; each is played once from every seat.
# What is far apart needs few.
DEALS = {
    ("wanderer", "sprinter"): 4,
    ("sprinter", "hider"): 8,
    ("hider", "schemer"): 16,
    ("schemer", "lookahead"): 60,
    ("wanderer", "sprinter", "hider"): 6,
    ("hider", "schemer", "lookahead"): 24,
    ("wanderer", "sprinter", "hider", "schemer"): 6,
    ("sprinter", "hider", "schemer", "lookahead"): 30,
}
TIMED_GAMES = 1


def margin(values):
    """Return the mean, and half its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / len(values) ** 0.5


def play(job):
    """Let bots meet in one deal, from every seat: their shares of the victories, and their leads.

    A lead is how many points a bot has more than the others on the average.
    """
    look_compiled()
    *names, number = job
    bots = {name: BOTS[name] for name in names}
    (games,) = tournament(Ghosts(), bots, 1, f"{SEED}/{len(names)}/{number}").played
    wins = [fmean((at in it.winners) / len(it.winners) for it in games) for at in range(len(names))]
    points = [fmean(game.scores[at] for game in games) for at in range(len(names))]
    others = len(names) - 1
    return wins, [own - (sum(points) - own) / others for own in points]


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


def all_jobs(scale):
    """Return all deals of all tables; those of one table are spread over the whole time."""
    jobs = [(*names, at) for names in DEALS for at in range(deals(names, scale))]
    return sorted(jobs, key=lambda job: job[-1] / deals(job[:-1], scale))


def deals(names, scale):
    """Return how many deals these bots play."""
    return max(2, round(DEALS[names] * scale))


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


def told(values, sign="", digits=2):
    """Say a mean with half its 95 % interval."""
    mean, off = margin(values)
    return f"{mean:{sign}.{digits}f} ± {off:.{digits}f}"


def ladder_part(known, scale):
    """Each bot against the one below it, with two players."""
    rows, alike = [], []
    for low, high in pairwise(BOTS):
        found = [known[low, high, at] for at in range(deals((low, high), scale))]
        wins, leads = ([both[1] for both in each] for each in zip(*found, strict=True))
        rows.append([f"{high} against {low}", str(len(found)), told(wins), told(leads, "+", 1)])
        alike += [f"{high} and {low} by their {what}" for what in unsure(wins, leads, parity=0.5)]
    return f"{table(['', 'deals', 'victories', 'points ahead'], rows)}\n\n{not_told(alike)}"


def unsure(wins, leads, parity=0.0):
    """Return by what measures two bots are not told apart, as the interval includes parity."""
    measures = {"victories": (wins, parity), "points": (leads, 0)}
    for what, (values, even) in measures.items():
        mean, off = margin(values)
        if mean - off <= even:
            yield what


def mixed_part(known, scale):
    """All at one table: their shares, and what each has more than the one below it."""
    return "\n\n".join(
        one_table(names, [known[*names, at] for at in range(deals(names, scale))])
        for names in DEALS
        if len(names) > 2
    )


def one_table(names, found):
    """Return the table of some bots that have met."""
    wins, leads = (list(zip(*each, strict=True)) for each in zip(*found, strict=True))
    rows, alike = [[names[0], told(wins[0]), told(leads[0], "+", 1), "", ""]], []
    for at, (low, high) in enumerate(pairwise(names), start=1):
        won, scored = (less_below(values, at) for values in (wins, leads))
        gains = told(won, "+"), told(scored, "+", 1)
        rows.append([high, told(wins[at]), told(leads[at], "+", 1), *gains])
        alike += [f"{high} and {low} by their {what}" for what in unsure(won, scored)]
    head = ["", "victories", "points ahead", "victories more than the one below", "points more"]
    title = f"### {len(names)} players: {', '.join(names)}"
    about = f"Parity is {1 / len(names):.2f} of the victories; {len(found)} deals."
    return f"{title}\n\n{about}\n\n{table(head, rows)}\n\n{not_told(alike)}"


def less_below(values, at):
    """Return for each deal how much more a bot has than the one below it."""
    return [own - below for own, below in zip(values[at], values[at - 1], strict=True)]


def not_told(alike):
    """Say whom so many deals do not tell apart."""
    return f"Not told apart by so many deals: {', '.join(alike) or 'none'}."


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
    known = played(all_jobs(scale), executor)
    text = PAGE_TEXT.format(
        seed=SEED,
        who="\n".join(who),
        ladder=ladder_part(known, scale),
        mixed=mixed_part(known, scale),
        times=times_part(scale),
    )
    KEPT.unlink()
    return text


PAGE_TEXT = """\
# How strong the bots of Pas Vu Pas Pris are

<!-- Written by `python tests/benchmarks/haunting.py` with seed {seed}.  Do not edit. -->

{who}

Every deal is played once from every seat.  A victory that is shared counts in part; the points
ahead are those that a bot has more than the others on the average.  The 95 % intervals count all
games of a deal as one observation; who is not told apart has an interval that includes parity.

## Each against the one below

Two players: parity is half of the victories, and no points ahead.

{ladder}

## All at one table

A bot's share of victories beside parity, and what it has more than the bot below it at the same
table, deal by deal.

{mixed}

## How long they think

Processor time for a decision in plain Python, at a table of four, on the machine that wrote this
page while it did other things too.  Cards are drawn without a thought, and not counted.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
