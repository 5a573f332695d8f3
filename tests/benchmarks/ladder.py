"""Measure how strong the bots of No Thanks! are, and write docs/ladder.md.

    python tests/benchmarks/ladder.py           half an hour on two cores
    python tests/benchmarks/ladder.py --quick   a rough one, printed and not written

All bots meet compiled (imagining.py), and what has been played is kept (strengths.py): a run that
was interrupted goes on where it was, and whoever adds a bot measures no more than its tables.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import imagining
import minimal
import numpy as np
import strengths
from measured_page import write_or_print
from strengths import FORMER, NEWCOMERS, SEED

from partylab import Table, Words
from partylab.nothanks import fast, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.fast import Threshold
from partylab.nothanks.montecarlo import PLAYOUTS
from partylab.nothanks.searcher import WALKS

PAGE = Path(__file__).parents[2] / "docs" / "ladder.md"
RESAMPLES = 200


def spread(*samples):
    """Return the mean of the samples' means, and half its 95 % interval.

    Each value comes from one deal; each sample from one choice of players.
    """
    mean = np.mean([np.mean(sample) for sample in samples])
    variance = np.sum([np.var(sample, ddof=1) / len(sample) for sample in samples])
    return mean, 1.96 * variance**0.5 / len(samples)


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

    def again(better):
        return better[rng.integers(len(better), size=len(better))]

    draws = [elo(met(groups, again)) for _ in range(RESAMPLES)]
    return elo(met(groups, lambda better: better)), 1.96 * np.std(draws, axis=0)


def met(groups, chosen):
    """Return how often each bot finishes ahead of each other, over all groups."""
    better = np.zeros((len(BOTS), len(BOTS)))
    for names, (_, _, ahead) in groups:
        places = [list(BOTS).index(name) for name in names]
        better[np.ix_(places, places)] += chosen(np.array(ahead)).mean(axis=0)
    np.fill_diagonal(better, 0)
    return better


def thinking_times(name, seats, games):
    """Return how long a bot thinks in plain Python, in milliseconds of processor time."""
    times = []
    for game in range(games):
        names = [str(seat) for seat in range(seats)]
        table, luck = Table("nothanks", names, seed=f"{SEED}/{game}"), Random(game)
        bots = [BOTS[name](), *(BOTS["linear"]() for _ in names[1:])]
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


def loop_speed(games=3000):
    """Return how many random games a second the minimal loop plays, in thousands."""
    luck = Random(SEED)
    coins = [minimal.random_bot(luck)] * 3
    began = process_time()
    for _ in range(games):
        minimal.play(coins, luck)
    return round(games / (process_time() - began), -3)


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def written(shares):
    """Return a mean and its margin as text."""
    return "{:.2f} ± {:.2f}".format(*spread(np.array(shares)))


def matrix_part(scale):
    """The win share of every bot, and of the former top, against two copies of every other."""
    names = [*BOTS, FORMER]
    rows = [
        [hero, *(written(strengths.duel(hero, field, 3, scale)) for field in names)]
        for hero in names
    ]
    return table(["hero \\ field", *names], rows)


def tops_part(scale):
    """The old and the new top with four and five players."""
    rows = [
        [hero, field, *(written(strengths.duel(hero, field, seats, scale)) for seats in (4, 5))]
        for hero, field in strengths.TOPS
    ]
    return table(["hero", "field", "4 players", "5 players"], rows)


def found_part(scale):
    """Monte Carlo against those that evolution found."""
    kinds = ["best response"] * len(weights.HALL[3]) + ["starver"]
    rows = [
        [kind, *(written(strengths.found_out(number, 3, to, scale)) for to in (False, True))]
        for number, kind in enumerate(kinds)
    ]
    return table(["two rivals", "known", "unknown"], rows)


def searched_part(scale):
    """Monte Carlo against two tree searches, by how long they search and who ends the rounds."""

    def found(name):
        if name in strengths.SEARCHES:
            return strengths.searched(name, scale)
        return strengths.duel("montecarlo", name, 3, scale)

    rows = [
        [str(one.walks), one.end, written(found(name))] for name, one in imagining.SEARCHES.items()
    ]
    return table(["walks", "imagined rounds end as played by", "win share"], rows)


def exploited_part(scale):
    """How much the best response to a row wins against copies of it."""
    rows = []
    for seats in weights.SEATS:
        linear = weights.EXPLOITER[seats], weights.LINEAR[seats]
        robust = weights.HALL[seats][0], weights.ROBUST[seats]
        shares = [strengths.response(*pair, seats, scale) for pair in (linear, robust)]
        rows.append(
            [str(seats), f"{1 / seats:.3f}", *("{:.3f} ± {:.3f}".format(*s) for s in shares)]
        )
    return table(["players", "parity", "against linear", "against robust"], rows)


def chain(scale):
    """Tell which simple bot wins most against two greedy ones, which against two of that …"""
    names, told, field = list(weights.NAMED), [], "greedy"
    while field not in [loser for loser, _, _ in told]:
        shares = {one: np.mean(strengths.duel(one, field, 3, scale)) for one in names}
        best = max(shares, key=shares.get)
        told.append((field, best, shares[best]))
        field = best
    links = [f"against two of {loser} it is {best} ({share:.2f})" for loser, best, share in told]
    return ", ".join(links)


def mixed_part(fields):
    """The mixed fields, and the ratings in the field of three."""
    rating, off = rated(fields[3])
    rows = []
    for number, name in enumerate(BOTS):
        row = [name]
        for groups in fields.values():
            own = [
                np.array(shares)[:, names.index(name)]
                for names, (shares, _, _) in groups
                if name in names
            ]
            row.append("{:.3f} ± {:.3f}".format(*spread(*own)))
        own = [np.array(found[1])[:, n.index(name)] for n, found in fields[3] if name in n]
        row.append("{:.1f} ± {:.1f}".format(*spread(*own)))
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
    """How long those think who imagine games."""
    rows = []
    for name, seats in product(("montecarlo", "searcher"), (3, 5, 7)):
        times = thinking_times(name, seats, max(1, round(10 * scale)))
        numbers = (median(times), np.quantile(times, 0.95), max(times))
        rows.append([name, str(seats), *(f"{number:.0f} ms" for number in numbers)])
    return table(["bot", "players", "median", "95 % below", "longest"], rows)


def auction_numbers(scale):
    """What a table of equal limits scores, and how a single higher limit fares."""
    deals = fast.shuffled(round(strengths.SIMPLE * scale), seed=SEED)
    scores = {
        limit: fast.play_many([Threshold(limit)] * 3, deals).mean_score.mean() for limit in (0, 8)
    }
    lone = fast.play_many([Threshold(4), Threshold(0), Threshold(0)], deals).win_share[0]
    return {"low": f"{scores[0]:.0f}", "high": f"{scores[8]:.0f}", "lone": f"{lone:.2f}"}


def page(executor, scale):
    """Return the whole page."""
    strengths.play_on(executor, scale)
    words = Words("en")
    who = [f"* **{name}**: {words(f'nothanks_bots-{name}-character')}" for name in BOTS]
    fields = {
        seats: [(names, strengths.mixed(seats, names, scale)) for names in strengths.groups(seats)]
        for seats in strengths.MIXED
    }
    deals = [f"{sum(len(found[0]) for _, found in fields[seats])} with {seats}" for seats in fields]
    return PAGE_TEXT.format(
        who="\n".join(who),
        mixed=mixed_part(fields),
        mixed_deals=", ".join(deals),
        matrix=matrix_part(scale),
        tops=tops_part(scale),
        found=found_part(scale),
        searched=searched_part(scale),
        walks=WALKS,
        one_in=strengths.ONE_IN,
        robust=written(strengths.duel("robust", "searcher", 3, scale)),
        exploited=exploited_part(scale),
        chain=chain(scale),
        former=FORMER,
        newcomers=", ".join(NEWCOMERS),
        thresholds=threshold_part(scale),
        times=times_part(scale),
        playouts=PLAYOUTS[3],
        fewest=PLAYOUTS[7],
        loop=loop_speed(),
        seed=SEED,
        fast_deals=round(strengths.SIMPLE * scale),
        hero_deals=round(strengths.HERO * scale),
        field_deals=round(strengths.FIELD * scale),
        **auction_numbers(scale),
    )


PAGE_TEXT = """\
# How strong the bots of No Thanks! are

<!-- Written by `python tests/benchmarks/ladder.py` with seed {seed}. Do not edit: run it again. -->

{who}

Every deal is played once from every seat.  A shared victory counts in part.  The 95 % intervals
count all games of a deal as one observation, as they are not independent.

## Mixed fields

Every choice of different bots sits down together, and each choice counts the same.  (Of those
with the searcher, which takes longest, one in {one_in[4]} with four players and one in {one_in[5]}
with five.)  Deals: {mixed_deals} players.
If all were equally strong, each would win 1/3, 1/4 and 1/5 of its games.

{mixed}

Where the intervals of two bots overlap, chance alone may have put one before the other.  The rating
is a Bradley–Terry model of who finishes ahead of whom, in Elo points above the greedy bot; its
interval comes from resampled deals.

## Two against one

The win share of the bot in the row, at a table of three with two copies of the bot in the column.
1/3 is parity.  The {former} is Monte Carlo as it was before it knew {newcomers}.

{matrix}

{fast_deals} deals for each pair of simple bots, {hero_deals} with one who imagines games and
{field_deals} with several or with more players.

**One number cannot tell it all.**  Play is not transitive: what does well against one field need
not do well against another.
Ask which of the simple bots wins most: {chain}.
Who comes later in this list is no stronger in mixed company: what it gains against the one before
it loses against the others, and a robust bot in particular lets weaker ones give their points to
somebody else, the more so the more players there are.  Look at its column as well as at its row.
So choose a bot by the table at which it will sit, not by its rating alone.

The same for both tops with four and five players, where parity is 1/4 and 1/5:

{tops}

## Who beats whom by how much, at most

Evolution looked for the row of weights that wins most against copies of a row.  This is what it
found, and so a lower bound of how far the linear and the robust bot can be exploited.

{exploited}

Monte Carlo, too, sat down at tables of three with two of those that evolution found: best responses
to the robust bot and its like, and starvers, who in pairs leave no chip to anybody else.  It knew
them among its characters, or it did not.

{found}

**The top can be beaten.**  Monte Carlo is as good as its idea of the others.  Two rivals of a kind
that it has never met leave it far less than rivals whom it knows; and whoever plays alike with a
neighbour can starve it of chips.  If you look for opponents that nobody beats by much, take robust
bots for all seats but yours, which think at once; if you look for one that wins at nearly any
table of three or four, take Monte Carlo.

## Monte Carlo against a tree search

The searcher is a plain information-set Monte Carlo tree search: it wants what Monte Carlo wants,
and has no idea of how others play.  Two of them sat down with Monte Carlo at a table of three,
first as the bot plays, then as yardsticks that walk down their tree more often for each decision;
they differ in who plays the imagined rounds to their ends.  1/3 is parity.

{searched}

A robust bot, which does not look ahead at all, wins {robust} of its games against two searchers.

## The limit of the threshold bot

The mean win share of a threshold bot with the limit in the row, against tables of equal threshold
bots with limits 0, 2, … 14.  The best limit of each column is the one that the bot uses (bold).

{thresholds}

The limit is so high because taking early is an auction: whoever waits for a bargain watches a less
patient neighbour take it.  All would score less, which is better, with a low limit: {low} points
each at a table of three that takes no loss, {high} if all accept a loss of 8.  But among players
who take no loss, a single one who accepts a loss of 4 wins {lone} of the games.

## How long they think

Processor time for a decision, in plain Python on the machine that wrote this page.  Monte Carlo
imagines at most {playouts} games at a table of three and {fewest} at one of seven, each after
both moves; the searcher walks down its tree {walks} times.  The minimal loop of
[the benchmarks](benchmarks.md) plays {loop:,.0f} games a second there.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
