"""Measure how strong the bots of Pas Vu Pas Pris are, and write docs/ghost-ladder.md.

    PYTHONPATH=tests python tests/benchmarks/haunting.py           half an hour on one quiet core
    PYTHONPATH=tests python tests/benchmarks/haunting.py --quick   a rough one, printed
    MINUTES=4 PYTHONPATH=tests python tests/benchmarks/haunting.py   no longer; goes on next time

The deals that were played are kept in .benchmarks/haunting.jsonl until the page is written: delete
it when a bot has changed meanwhile.
The bots look compiled while they play (tests/quick_looks.py): they decide the same, only sooner.
How long they think is measured in this process, which looks in plain Python, as they do at a table.
What the die brings is taken off (luck.py): that tells as much of twenty deals as else of a hundred.
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

from luck import Luck, leads
from measured_page import write_or_print

from partylab import Words
from partylab.ghosts import Ghosts, Side
from partylab.ghosts.bots import BOTS
from quick_looks import look_compiled

PAGE = Path(__file__).parents[2] / "docs" / "ghost-ladder.md"
KEPT = PAGE.parents[1] / ".benchmarks" / "haunting.jsonl"
ENDS = monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))
SEED = 2024
GAME = Ghosts()
# In how many deals a bot sits among one, two and three of the kind below it, once on every seat.
# What is far apart needs few.
DEALS = {
    ("wanderer", "sprinter"): {2: 4, 3: 4, 4: 4},
    ("sprinter", "hider"): {2: 6, 3: 4, 4: 4},
    ("hider", "schemer"): {2: 12, 3: 10, 4: 16},
    ("schemer", "lookahead"): {2: 16, 3: 7, 4: 6},
}
TIMED_GAMES = 1


def margin(values):
    """Return the mean, and half its 95 % interval."""
    return fmean(values), student(len(values) - 1) * stdev(values) / len(values) ** 0.5


def student(free):
    """Return how many standard errors 95 % lie within, after Student: more where deals are few.

    >>> f"{student(7):.2f} {student(1000):.2f}"
    '2.36 1.96'
    """
    return 1.96 + 2.372 / free + 2.82 / free**2


def play(job):
    """Let one bot sit among others of a kind in one deal, once on every seat: how it fared.

    Its victories and its lead, how many points it has more than the others on the average, without
    the luck of the die; then both as they fell.
    """
    look_compiled()
    low, high, seats, number = job
    games = []
    for seat in range(seats):
        sitters = [low] * seats
        sitters[seat] = high
        outcome, luck = one_game(sitters, f"{SEED}/{seats}/{number}")
        won = (seat in outcome.winners) / len(outcome.winners)
        lead = leads(outcome.scores)[seat]
        games.append((won - luck.victories[seat], lead - luck.points[seat], won, lead))
    return [fmean(each) for each in zip(*games, strict=True)]


def one_game(sitters, deal):
    """Play one game, and note what was luck."""
    bots, fancies = [BOTS[name]() for name in sitters], Random(f"{deal}/fancies")
    state, _ = GAME.start(len(sitters), lambda: Random(f"{deal}/0"))
    luck, made = Luck(len(sitters)), 0

    def thought(state, seat):
        return bots[seat].choose(GAME.view(state, seat), GAME.moves(state, seat), fancies)

    while turn := GAME.turn(state):
        seat = min(turn)
        if state.phase == "side":
            expected = luck.expected(GAME, state, lambda state, seat: thought(state, seat).side)
            move = Side(expected.sides[seat])
        else:
            expected, move = None, thought(state, seat)
        made += 1
        state, _ = GAME.play(state, seat, move, lambda made=made: Random(f"{deal}/{made}"))
        if expected:
            luck.note(expected, state.keyhole)
    return GAME.outcome(state), luck


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
    jobs = [
        (*pair, seats, at) for pair in DEALS for seats in (2, 3, 4)
        for at in range(deals(pair, seats, scale))
    ]  # fmt: skip
    return sorted(jobs, key=lambda job: job[-1] / deals(job[:2], job[2], scale))


def deals(pair, seats, scale):
    """Return in how many deals two kinds of bots meet."""
    return max(2, round(DEALS[pair][seats] * scale))


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
    """Each bot among those below it, by how many sit there."""
    return "\n\n".join(one_table(known, seats, scale) for seats in (2, 3, 4))


def one_table(known, seats, scale):
    """Return how each bot fares among those below it, so many in all."""
    rows, alike = [], []
    for low, high in pairwise(BOTS):
        found = [known[low, high, seats, at] for at in range(deals((low, high), seats, scale))]
        wins, points, won, lead = zip(*found, strict=True)
        told_all = told(wins), told(points, "+", 1), told(won), told(lead, "+", 1)
        rows.append([f"{high} among {low}s", str(len(found)), *told_all])
        alike += [f"{high} and {low} by their {what}" for what in unsure(wins, points, 1 / seats)]
    head = ["", "deals", "victories", "points ahead", "victories, as they fell", "points"]
    title = f"### {seats} players"
    about = f"Parity is {1 / seats:.2f} of the victories."
    return f"{title}\n\n{about}\n\n{table(head, rows)}\n\n{not_told(alike)}"


def unsure(wins, points, parity):
    """Return by what measures two bots are not told apart, as the interval includes parity."""
    measures = {"victories": (wins, parity), "points": (points, 0)}
    for what, (values, even) in measures.items():
        mean, off = margin(values)
        if mean - off <= even:
            yield what


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
        times=times_part(scale),
    )
    KEPT.unlink()
    return text


PAGE_TEXT = """\
# How strong the bots of Pas Vu Pas Pris are

<!-- Written by `python tests/benchmarks/haunting.py` with seed {seed}.  Do not edit. -->

{who}

## Each among others of the kind below it

One bot sits with one, two or three of the kind below it, in every deal once on each seat.  A
victory that is shared counts in part; the points ahead are those that it has more than the others
on the average.  The 95 % intervals count all games of a deal as one observation; who is not told
apart has an interval that includes parity.

The luck of the die is taken off.  Before each look through the keyhole it is worked out what
everybody could hope for then, on average over all who might choose the side and over the six doors
of the side that they would choose; what came instead was luck.  On average luck is nothing,
whatever one hopes for, so the means stay true, and the intervals are much narrower.  The last two
columns are the same games as they fell.

{ladder}

## How long they think

Processor time for a decision in plain Python, at a table of four, on the machine that wrote this
page while it did other things too.  Cards are drawn without a thought, and not counted.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
