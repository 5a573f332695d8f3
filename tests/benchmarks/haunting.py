"""Measure how strong the bots of Pas Vu Pas Pris are, and write docs/ghost-ladder.md.

    PYTHONPATH=tests python tests/benchmarks/haunting.py           twenty minutes on one busy core
    PYTHONPATH=tests python tests/benchmarks/haunting.py --quick   a rough one, printed

The bots look compiled while they play (tests/quick_looks.py): they decide the same, only sooner.
How long they think is measured before that, as they do at a table.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import process_time

from measured_page import write_or_print

from partylab import Words
from partylab.ghosts import Ghosts
from partylab.ghosts.bots import BOTS
from partylab.tournaments import tournament
from quick_looks import look_compiled

PAGE = Path(__file__).parents[2] / "docs" / "ghost-ladder.md"
SEED = 2024
# Tables of three or four take as long as some of two: add them where a machine has an hour.
SEATS = (2,)
# Deals for each bot against the one below it; each is played once from every seat.  What is far
# apart needs few.
DEALS = {"sprinter": 4, "hider": 6, "schemer": 22, "lookahead": 22}
TIMED_GAMES = 1


def margin(values):
    """Return the mean, and half its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / len(values) ** 0.5


def against(hero, field, seats, executor, scale):
    """Let a bot meet copies of another: its share of each deal's victories, and its lead."""
    bots = {"hero": BOTS[hero]} | {f"field {seat}": BOTS[field] for seat in range(1, seats)}
    deals = max(2, round(DEALS[hero] * scale))
    result = tournament(Ghosts(), bots, deals, f"{SEED}/{seats}", executor)
    wins = [
        fmean((0 in game.winners) / len(game.winners) for game in deal) for deal in result.played
    ]
    leads = [
        fmean(game.scores[0] - fmean(game.scores[1:]) for game in deal) for deal in result.played
    ]
    return margin(wins), margin(leads)


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
    for low, high in pairwise(BOTS):
        row = [f"{high} against {low}"]
        for seats in SEATS:
            (wins, off), (lead, about) = against(high, low, seats, executor, scale)
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
    deals = [f"{max(2, round(number * scale))} for the {bot}" for bot, number in DEALS.items()]
    return PAGE_TEXT.format(
        seed=SEED,
        who="\n".join(who),
        deals=", ".join(deals),
        ladder=ladder_part(executor, scale),
        times=times,
    )


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
