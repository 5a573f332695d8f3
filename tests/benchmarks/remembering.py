"""Measure how strong the bots of That's Not a Hat are, and write docs/hat-ladder.md.

python tests/benchmarks/remembering.py           about five minutes on two cores
python tests/benchmarks/remembering.py --quick   a rough one, printed and not written
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import NamedTuple

from measured_page import write_or_print

from partylab import Words
from partylab.hat import Hat
from partylab.hat.bots import ACTR, BINDER, BOTS, ELEPHANT, FADER, GOLDFISH, WINDOW, remembering
from partylab.hat.thinking import Nerve

PAGE = Path(__file__).parents[2] / "docs" / "hat-ladder.md"
SEED = 2024
MOST_OFFERS = 200
# How many deals each choice of bots plays; each is played once from every seat.
TABLES = {
    "3 players": (3, 1, 45),
    "5 players": (5, 1, 90),
    "3 players, two gifts each": (3, 2, 25),
}
MEMORIES = {
    "goldfish": GOLDFISH, "window": WINDOW, "binder": BINDER, "fader": FADER, "actr": ACTR,
    "elephant": ELEPHANT,
}  # fmt: skip
NERVES = {
    "honest": Nerve(),
    "bluffs one time in four": Nerve(bluffs=0.25),
    "bluffs every second time": Nerve(bluffs=0.5),
    "refuses below 3/N": Nerve(doubt=3),
    "refuses never": Nerve(doubt=0),
}
NERVOUS = ("goldfish", "fader", "elephant")
NERVE_RIVALS, NERVE_DEALS = ("window", "binder", "fader", "actr"), 30


class Job(NamedTuple):
    """Bots that sit down together for some deals."""

    seats: tuple[str, ...]
    gifts: int
    deals: int
    seed: str
    hero: tuple[str, str] = ("", "")  # the memory and the nerve of the first one


class Deal(NamedTuple):
    """What one deal brought each bot, over all seats from which it was played."""

    wins: tuple[float, ...]
    points: tuple[float, ...]
    counts: tuple[Counter, ...]


def play_job(job):
    """Play the deals of a job, once from every seat."""
    return [_deal(job, f"{job.seed}/{number}") for number in range(job.deals)]


def _deal(job, seed):
    games = []
    for shift in range(len(job.seats)):
        around = [(seat + shift) % len(job.seats) for seat in range(len(job.seats))]
        games.append(_game(job, around, seed))
    numbers = range(len(job.seats))
    return Deal(
        tuple(fmean(wins[number] for wins, _, _ in games) for number in numbers),
        tuple(fmean(points[number] for _, points, _ in games) for number in numbers),
        tuple(sum((counts[number] for _, _, counts in games), Counter()) for number in numbers),
    )


def _bot(job, number):
    memory, nerve = job.hero
    if number == 0 and memory:
        return remembering(MEMORIES[memory], NERVES[nerve])()
    return BOTS[job.seats[number]]()


def _game(job, around, seed):
    """Play one game; return each bot's share of the victory, its points and what it did."""
    game, luck = Hat(max_offers=MOST_OFFERS, starting_gifts=job.gifts), Random(seed)
    state, _ = game.start(len(around), lambda: luck)
    bots = [_bot(job, number) for number in around]
    lucks = [Random(f"{seed}/bot {number}") for number in around]
    counts = {number: Counter() for number in around}
    while turn := game.turn(state):
        (seat,) = turn
        for at, bot in enumerate(bots):
            bot.watch(game.view(state, at))
        view, legal = game.view(state, seat), game.moves(state, seat)
        move = bots[seat].choose(view, legal, lucks[seat])
        _count(counts, around, state, move)
        state, _ = game.play(state, seat, move, lambda: luck)
    outcome = game.outcome(state)
    wins, points = [0.0] * len(around), [0.0] * len(around)
    for at, number in enumerate(around):
        wins[number] = (at in outcome.winners) / len(outcome.winners)
        points[number] = outcome.scores[at]
    return wins, points, [counts[number] for number in range(len(around))]


def _count(counts, around, state, move):
    """Count what somebody does, by whether the gift is what it is called."""
    giver = counts[around[state.giver]]
    if move.act == "say":
        giver["offers"] += 1
        giver["false"] += state.given.gift != move.gift
    elif move.act == "refuse":
        true = state.given.gift == state.named
        giver["caught"] += not true
        counts[around[state.receiver]]["refused truth"] += true
    elif move.act == "accept":
        counts[around[state.receiver]]["swallowed"] += state.given.gift != state.named
    if move.act in ("accept", "refuse"):
        counts[around[state.receiver]]["answers"] += 1


def spread(*samples):
    """Return the mean of the samples' means, and half its 95 % interval."""
    mean = fmean(map(fmean, samples))
    error = sum(stdev(sample) ** 2 / len(sample) for sample in samples) ** 0.5
    return mean, 1.96 * error / len(samples)


def mixed(kind, executor, scale):
    """Let every choice of different bots sit down together."""
    seats, gifts, deals = TABLES[kind]
    deals = max(2, round(deals * scale))
    jobs = [
        Job(names, gifts, deals, f"{SEED}/{kind}/{number}")
        for number, names in enumerate(combinations(BOTS, seats))
    ]
    return list(zip(jobs, executor.map(play_job, jobs), strict=True))


def of_bot(name, played, what):
    """Return a bot's numbers in all deals, a list for each choice of bots."""
    return [
        [getattr(deal, what)[job.seats.index(name)] for deal in deals]
        for job, deals in played
        if name in job.seats
    ]


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def ladder_part(results):
    """The share of victories, and the points."""
    rows = []
    for name in BOTS:
        cells = []
        for played in results.values():
            wins, off = spread(*of_bot(name, played, "wins"))
            points, about = spread(*of_bot(name, played, "points"))
            cells.append(f"{wins:.2f} ± {off:.2f} ({points:.2f} ± {about:.2f})")
        rows.append([name, *cells])
    return table(["", *results], rows)


def rungs_part(results):
    """Each bot and the one below it, in the games in which both sit, and whom that leaves alike."""
    rows, alike = [], []
    for low, high in pairwise(BOTS):
        row = [f"{high} less {low}"]
        for kind, played in results.items():
            lead, off = spread(*_leads(low, high, played, "wins"))
            points, about = spread(*_leads(low, high, played, "points"))
            row.append(f"{lead:+z.2f} ± {off:.2f} ({points:+z.2f} ± {about:.2f})")
            if abs(lead) <= off:
                alike.append(f"{high} and {low} with {kind}")
        rows.append(row)
    return f"{table(['', *results], rows)}\n\n{ALIKE.format('; '.join(alike) or 'nobody')}"


def _leads(low, high, played, what):
    """Return by how much one had more than the other, deal by deal, for each choice of bots."""
    return [
        [
            getattr(deal, what)[job.seats.index(high)] - getattr(deal, what)[job.seats.index(low)]
            for deal in deals
        ]
        for job, deals in played
        if {low, high} <= {*job.seats}
    ]


def why_part(played):
    """What each does wrong, of a hundred offers or answers."""
    rows = []
    for name in BOTS:
        counts = sum((c for deals in of_bot(name, played, "counts") for c in deals), Counter())
        offers, answers = counts["offers"] / 100, counts["answers"] / 100
        points = (counts["caught"] + counts["refused truth"]) / offers
        rows.append(
            [
                name,
                *(f"{counts[what] / offers:.1f}" for what in ("false", "caught")),
                *(f"{counts[what] / answers:.1f}" for what in ("refused truth", "swallowed")),
                f"{points:.1f}",
            ]
        )
    head = ["of 100", "called wrongly", "caught", "refused the truth", "believed a false name"]
    return table([*head, "points"], rows)


def nerve_part(executor, scale):
    """Three memories, each with different nerves, against the same four rivals."""
    jobs = [
        Job((memory, *NERVE_RIVALS), 1, max(2, round(NERVE_DEALS * scale)), f"{SEED}/nerve",
            (memory, nerve))
        for nerve in NERVES for memory in NERVOUS
    ]  # fmt: skip
    cells = {}
    for job, deals in zip(jobs, executor.map(play_job, jobs), strict=True):
        wins, off = spread([deal.wins[0] for deal in deals])
        points = fmean(deal.points[0] for deal in deals)
        cells[job.hero] = f"{wins:.2f} ± {off:.2f} ({points:.2f})"
    rows = [[nerve, *(cells[memory, nerve] for memory in NERVOUS)] for nerve in NERVES]
    return table(["nerve \\ memory", *NERVOUS], rows)


def times_part():
    """How long a bot watches and thinks, at the fullest table."""
    rows = []
    for name in BOTS:
        game, luck, times = Hat(starting_gifts=2), Random(SEED), []
        state, _ = game.start(8, lambda luck=luck: luck)
        bots = [BOTS[name]() for _ in range(8)]
        for _ in range(160):
            if not (turn := game.turn(state)):
                break
            (seat,) = turn
            for at, bot in enumerate(bots):
                if at != seat:
                    bot.watch(game.view(state, at))
            view, legal = game.view(state, seat), game.moves(state, seat)
            began = process_time()
            bots[seat].watch(view)
            move = bots[seat].choose(view, legal, luck)
            times.append(1000 * (process_time() - began))
            state, _ = game.play(state, seat, move, lambda luck=luck: luck)
        rows.append([name, f"{quantiles(times, n=20)[-1]:.1f} ms", f"{max(times):.1f} ms"])
    return table(["bot", "95 % below", "longest"], rows)


def page(executor, scale):
    """Return the whole page."""
    words = Words("en")
    results = {kind: mixed(kind, executor, scale) for kind in TABLES}
    return PAGE_TEXT.format(
        seed=SEED,
        who="\n".join(f"* **{name}**: {words(f'hat_bots-{name}-character')}" for name in BOTS),
        most=MOST_OFFERS,
        deals=", ".join(
            f"{sum(len(deals) for _, deals in played)} with {kind}"
            for kind, played in results.items()
        ),
        ladder=ladder_part(results),
        rungs=rungs_part(results),
        why=why_part(results["5 players"]),
        nerve=nerve_part(executor, scale),
        rivals=", ".join(NERVE_RIVALS),
        nerve_deals=max(2, round(NERVE_DEALS * scale)),
        times=times_part(),
    )


ALIKE = "Not told apart by so many deals, going by their victories: {}."

PAGE_TEXT = """\
# How strong the bots of That's Not a Hat are

<!-- Written by `python tests/benchmarks/remembering.py` with seed {seed}.  Do not edit. -->

{who}

All of them play in the same way: they name what they take a gift for, invent something likely
when they do not know, and refuse when they believe an announcement less than 1 in N, the number
of players.  They differ in memory; the goldfish also in nerve.  `partylab/hat/bots.py` has the
numbers of every memory, `partylab/hat/forgetting.py` says where they come from.

## At one table

Every choice of different bots sits down together, and each choice counts the same: the share of
victories, and in brackets the penalty points of a game.  A shared victory counts in part.  A
round ends after {most} offers at the latest, for players who never err never end.  Every deal is
played once from every seat, and the 95 % intervals count all games of a deal as one observation.
Deals: {deals}.

{ladder}

An elephant can get no point: what it names is true, and what it refuses is false.  With three
players there are only four gifts to follow, and each is named again and again; there a memory
that grows with every meeting, like ACT-R's, is as good as a perfect one.

## Rung by rung

Each bot and the one below it, in the games in which both of them sit: how much larger its share
of the victories is, and in brackets its penalty points less those of the other.  An interval
that includes nought does not tell the two apart.

{rungs}

## Why

What the bots do at the tables of five: of a hundred offers, how many gifts they call wrongly and
how often they are caught; of a hundred answers, how often they refuse a gift that is what it is
called, and how often they believe a false name.  The last column has the points for a hundred of
their offers.

{why}

Forgetting alone costs little among those who forget as well: nobody notices.  What costs points
is to be sure and wrong, or to sit beside somebody who remembers.

## Memory against nerve

The share of victories, and the points, of a bot with the memory in the column and the nerve in
the row, at a table with {rivals}.  Parity is 0.20; {nerve_deals} deals for each cell.

{nerve}

Bluffing costs more than it brings, the more the better one remembers: the truth is safe, and a
lie is only believed by those who have forgotten.  To refuse more often than 1 in N asks for is
no loss at this table, where many names are false; never to refuse costs the fader most of its
victories.

## How long they think

Processor time to watch and to choose, among eight players with two gifts each, on the machine
that wrote this page while it did other things too.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
