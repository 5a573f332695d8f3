"""Measure how strong the bots of No Thanks! are, and write docs/ladder.md.

    python tests/benchmarks/ladder.py           about a quarter of an hour on one core
    python tests/benchmarks/ladder.py --quick   a rough one, printed and not written

Simple bots meet each other in the compiled batches, by the thousand; the others in tournaments.
Monte Carlo plays compiled here: its decisions are the same to the last bit, only sooner.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import numpy as np
from measured_page import write_or_print

from partylab import Table, Words, tournament
from partylab.nothanks import fast, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.fast import Threshold
from partylab.nothanks.montecarlo import PLAYOUTS, MonteCarlo

PAGE = Path(__file__).parents[2] / "docs" / "ladder.md"
SEED = 2024
# Deals for a cell of the matrix: of simple bots, with Monte Carlo as the hero, and as the field.
FAST_DEALS, HERO_DEALS, FIELD_DEALS = 10_000, 300, 150
# Deals for each choice of players in the mixed fields.
MIXED_DEALS = {3: 40, 4: 25, 5: 25}
SIMPLE_MIXED_DEALS = 200  # where Monte Carlo does not sit at the table
RESAMPLES = 200


def cell(hero, field, executor, scale):
    """Return the hero's win share against two copies of the field, for each deal."""
    if {hero, field} <= {*weights.NAMED}:
        deals = fast.shuffled(round(FAST_DEALS * scale), seed=SEED)
        return fast.play_many([hero, field, field], deals).wins[:, :, 0].mean(axis=1)
    deals = round((FIELD_DEALS if field == "montecarlo" else HERO_DEALS) * scale)
    bots = {"hero": bot(hero), "left": bot(field), "right": bot(field)}
    result = tournament("nothanks", bots, deals, SEED, executor)
    return np.array([[wins(game)[0] for game in deal] for deal in result.played]).mean(axis=1)


def bot(name):
    """Return the bot, compiled if it can be."""
    return partial(MonteCarlo, compiled=True) if name == "montecarlo" else name


def wins(game):
    """Return each player's share of the victory."""
    shares = [0.0] * len(game.scores)
    for winner in game.winners:
        shares[winner] = 1 / len(game.winners)
    return shares


def mixed(seats, executor, scale):
    """Play every choice of different bots: who plays, their win shares and scores in each deal."""
    groups = []
    for number, names in enumerate(combinations(BOTS, seats)):
        deals = MIXED_DEALS[seats] if "montecarlo" in names else SIMPLE_MIXED_DEALS
        deals = max(2, round(deals * scale))
        bots = {name: bot(name) for name in names}
        result = tournament("nothanks", bots, deals, f"{SEED}/{seats}/{number}", executor)
        shares = [np.mean([wins(game) for game in deal], axis=0) for deal in result.played]
        scores = [[game.scores for game in deal] for deal in result.played]
        groups.append((names, np.array(shares), np.array(scores)))
    return groups


def spread(*samples):
    """Return the mean of the samples' means, and half its 95 % interval.

    Each value comes from one deal; each sample from one choice of players.
    """
    mean = np.mean([np.mean(sample) for sample in samples])
    variance = np.sum([np.var(sample, ddof=1) / len(sample) for sample in samples])
    return mean, 1.96 * variance**0.5 / len(samples)


def ahead(names, scores):
    """Return how often each bot finishes ahead of each other in a group; a tie is half for both."""
    order = list(BOTS)
    better = np.zeros((len(order), len(order)))
    for one, other in combinations(range(len(names)), 2):
        share = (np.sign(scores[:, :, other] - scores[:, :, one]).mean() + 1) / 2
        first, second = order.index(names[one]), order.index(names[other])
        better[first, second], better[second, first] = share, 1 - share
    return better


def elo(better):
    """Fit the Bradley–Terry model, in Elo points above the greedy bot."""
    games, strength = better + better.T, np.ones(len(better))
    for _ in range(1000):
        meetings = games / (strength[:, None] + strength[None, :])
        strength = (better.sum(axis=1) + 0.01) / (meetings.sum(axis=1) + 0.01 / strength)
    points = 400 * np.log10(strength)
    return points - points[list(BOTS).index("greedy")]


def rated(groups):
    """Return the ratings, and half their 95 % intervals from resampled deals."""
    rng = np.random.default_rng(SEED)

    def again(scores):
        return scores[rng.integers(len(scores), size=len(scores))]

    draws = [
        elo(sum(ahead(names, again(scores)) for names, _, scores in groups))
        for _ in range(RESAMPLES)
    ]
    rating = elo(sum(ahead(names, scores) for names, _, scores in groups))
    return rating, 1.96 * np.std(draws, axis=0)


def thinking_times(seats, games):
    """Return how long a plain Monte Carlo bot thinks, in milliseconds of processor time."""
    times = []
    for game in range(games):
        names = [str(seat) for seat in range(seats)]
        table, luck = Table("nothanks", names, seed=f"{SEED}/{game}"), Random(game)
        bots = [MonteCarlo(), *(BOTS["linear"]() for _ in names[1:])]
        while table.turn:
            (seat,) = table.turn
            for number, player in enumerate(bots):
                player.watch(table.view(number))
            began = process_time()
            move = bots[seat].choose(table.view(seat), table.moves(seat), luck)
            if seat == 0 and len(table.moves(0)) == 2:
                times.append(1000 * (process_time() - began))
            table.play(seat, move)
    return times


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def matrix(executor, scale):
    """Return the win share of every bot against two copies of every other, with its margin."""
    return {
        (hero, field): spread(cell(hero, field, executor, scale)) for hero in BOTS for field in BOTS
    }


def matrix_part(shares):
    """The win matrix."""
    rows = [
        [hero, *("{:.2f} ± {:.2f}".format(*shares[hero, field]) for field in BOTS)] for hero in BOTS
    ]
    return table(["hero \\ field", *BOTS], rows)


def example(shares):
    """The clearest case in which a bot beats a field that a stronger one beats less often."""
    rungs = list(BOTS)
    gap, field, lower, higher = max(
        (shares[low, field][0] - shares[high, field][0], field, low, high)
        for field in rungs
        for low, high in combinations(rungs, 2)
    )
    if gap <= 0:
        return ""
    return (
        f"Against two copies of {field}, {lower} wins {shares[lower, field][0]:.3f} of its games "
        f"and {higher} only {shares[higher, field][0]:.3f}, although {higher} is the stronger bot."
    )


def mixed_part(fields):
    """The mixed fields, and the ratings in the field of three."""
    rating, off = rated(fields[3])
    rows = []
    for number, name in enumerate(BOTS):
        row = [name]
        for groups in fields.values():
            own = [won[:, names.index(name)] for names, won, _ in groups if name in names]
            row.append("{:.3f} ± {:.3f}".format(*spread(*own)))
        own = [all_[:, :, names.index(name)] for names, _, all_ in fields[3] if name in names]
        row.append("{:.1f} ± {:.1f}".format(*spread(*[scores.mean(axis=1) for scores in own])))
        rows.append([*row, f"{rating[number]:+.0f} ± {off[number]:.0f}"])
    head = ["bot", *(f"win share, {seats} players" for seats in fields)]
    return table([*head, "mean score, 3 players", "rating, 3 players"], rows)


def threshold_part(scale):
    """The mean win share of every threshold against tables of others."""
    rows = []
    for points in range(17):
        row = [str(points)]
        for seats in weights.SEATS:
            deals = fast.shuffled(round(3000 * scale), seats, SEED)
            shares = [
                fast.play_many(
                    [Threshold(points)] + [Threshold(field)] * (seats - 1), deals, rotate=False
                ).win_share[0]
                for field in range(0, 15, 2)
            ]
            mark = "**" if points == weights.THRESHOLD[seats] else ""
            row.append(f"{mark}{np.mean(shares):.3f}{mark}")
        rows.append(row)
    return table(["limit", *(f"{seats} players" for seats in weights.SEATS)], rows)


def times_part(scale):
    """How long Monte Carlo thinks."""
    rows = []
    for seats in (3, 5, 7):
        times = thinking_times(seats, max(1, round(10 * scale)))
        numbers = (median(times), np.quantile(times, 0.95), max(times))
        rows.append([str(seats), *(f"{number:.0f} ms" for number in numbers)])
    return table(["players", "median", "95 % below", "longest"], rows)


def auction_numbers(scale):
    """What a table of equal limits scores, and how a single higher limit fares."""
    deals = fast.shuffled(round(FAST_DEALS * scale), seed=SEED)
    scores = {
        limit: fast.play_many([Threshold(limit)] * 3, deals).mean_score.mean() for limit in (0, 8)
    }
    lone = fast.play_many([Threshold(4), Threshold(0), Threshold(0)], deals).win_share[0]
    return {"low": f"{scores[0]:.0f}", "high": f"{scores[8]:.0f}", "lone": f"{lone:.2f}"}


def page(executor, scale):
    """Return the whole page."""
    words = Words("en")
    who = [f"* **{name}**: {words(f'nothanks_bots-{name}-character')}" for name in BOTS]
    shares = matrix(executor, scale)
    fields = {seats: mixed(seats, executor, scale) for seats in MIXED_DEALS}
    deals = [f"{sum(len(group[1]) for group in fields[seats])} with {seats}" for seats in fields]
    return PAGE_TEXT.format(
        who="\n".join(who),
        mixed=mixed_part(fields),
        mixed_deals=", ".join(deals),
        matrix=matrix_part(shares),
        example=example(shares),
        thresholds=threshold_part(scale),
        times=times_part(scale),
        playouts=PLAYOUTS,
        seed=SEED,
        fast_deals=round(FAST_DEALS * scale),
        hero_deals=round(HERO_DEALS * scale),
        field_deals=round(FIELD_DEALS * scale),
        **auction_numbers(scale),
    )


PAGE_TEXT = """\
# How strong the bots of No Thanks! are

<!-- Written by `python tests/benchmarks/ladder.py` with seed {seed}. Do not edit: run it again. -->

{who}

Every deal is played once from every seat.  A shared victory counts in part.  The 95 % intervals
count all games of a deal as one observation, as they are not independent.

## Mixed fields

Every choice of different bots sits down together, and each choice counts the same.  Deals:
{mixed_deals} players.  If all were equally strong, each would win 1/3, 1/4 and 1/5 of its games.

{mixed}

The rating is a Bradley–Terry model of who finishes ahead of whom, in Elo points above the greedy
bot; its interval comes from resampled deals.

## Two against one

The win share of the bot in the row, at a table of three with two copies of the bot in the column.
1/3 is parity.

{matrix}

{fast_deals} deals for each pair of simple bots, {hero_deals} where a row needs a tournament and
{field_deals} against two Monte Carlo bots.

**One number cannot tell it all.**  Play is not transitive: what does well against one field need
not do well against another.
{example}
So choose a bot by the table at which it will sit, not by its rating alone.

## The limit of the threshold bot

The mean win share of a threshold bot with the limit in the row, against tables of equal threshold
bots with limits 0, 2, … 14.  The best limit of each column is the one that the bot uses (bold).

{thresholds}

The limit is so high because taking early is an auction: whoever waits for a bargain watches a less
patient neighbour take it.  All would score less, which is better, with a low limit: {low} points
each at a table of three that takes no loss, {high} if all accept a loss of 8.  But among players
who take no loss, a single one who accepts a loss of 4 wins {lone} of the games.

## How long Monte Carlo thinks

Processor time for a decision, in plain Python on the machine that wrote this page, with at most
{playouts} imagined games.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
