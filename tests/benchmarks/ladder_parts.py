"""The tables of docs/ladder.md, and the numbers between them."""

from __future__ import annotations

from itertools import product
from random import Random
from statistics import median
from time import process_time

import cycle
import imagining
import minimal
import numpy as np
import strengths
from strengths import MIXED, NAMES, SEED

from partylab import Table
from partylab.nothanks import evolved, fast, weights
from partylab.nothanks.bots import BOTS
from partylab.nothanks.fast import Threshold

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


def written(shares, digits=2):
    """Return a mean and its margin as text."""
    mean, margin = spread(np.array(shares))
    return f"{mean:.{digits}f} ± {margin:.{digits}f}"


def matrix_part(seats, scale):
    """The win share of every bot, and of the former top, against copies of every other."""
    rows = [
        [hero, *(written(strengths.duel(hero, field, seats, scale)) for field in NAMES)]
        for hero in NAMES
    ]
    return table(["hero \\ field", *NAMES], rows)


def deals_part(scale):
    """How many deals each number of those matrices comes from."""
    rows = [
        [who, *(str(strengths.scaled(deals[seats], scale)) for seats in MIXED)]
        for who, deals in strengths.DEALS.items()
    ]
    return table(["who imagines games", *(f"{seats} players" for seats in MIXED)], rows)


def found_part(scale):
    """Monte Carlo against those that evolution found, of whom some tables have more."""
    columns, rows = list(product(MIXED, (False, True))), []
    for kind in dict.fromkeys(kind for kind, _ in strengths.evolved(3)):
        places = {seats: strengths.places(kind, seats) for seats in MIXED}
        for one in range(max(map(len, places.values()))):
            cells = [
                written(strengths.found_out(places[seats][one], seats, unknown, scale))
                if one < len(places[seats])
                and (unknown or strengths.is_met(places[seats][one], seats))
                else "–"
                for seats, unknown in columns
            ]
            rows.append([kind, *cells])
    head = (f"{seats} players, {'un' * unknown}known" for seats, unknown in columns)
    return table(["rivals", *head], rows)


def searched_part(scale):
    """Monte Carlo against tree searches, by how long they search and who ends the rounds."""
    rows = []
    for name, one in imagining.SEARCHES.items():
        duels = [strengths.duel("montecarlo", name, seats, scale) for seats in MIXED]
        deals = " / ".join(str(len(shares)) for shares in duels)
        rows.append([str(one.walks), one.end, *(written(shares, 3) for shares in duels), deals])
    head = ["walks", "imagined rounds end as played by"]
    return table([*head, *(f"{seats} players" for seats in MIXED), "deals"], rows)


def exploited_part(scale):
    """How much the best response to a bot wins against copies of it."""
    rows = []
    for seats in weights.SEATS:
        found = [evolved.NEMESIS[seats], *evolved.HALL[seats]]
        robust = weights.MOODY["robust"][seats]
        found += [mood.row for mood in robust]
        shares = [
            strengths.response(evolved.EXPLOITER[seats], evolved.LINEAR[seats], seats, scale),
            max(strengths.response(row, evolved.STEADY[seats], seats, scale) for row in found),
            max(strengths.response(row, robust, seats, scale) for row in found),
        ]
        rows.append(
            [str(seats), f"{1 / seats:.3f}", *("{:.3f} ± {:.3f}".format(*s) for s in shares)]
        )
    bots = ("linear", "the steadiest row", "robust")
    return table(["players", "parity", *(f"against {who}" for who in bots)], rows)


def moods_part(scale):
    """The moods of the robust bot at a table of three, and what is lost by who has only one."""
    moods = weights.MOODY["robust"][3]
    rows = [*evolved.HALL[3], evolved.NEMESIS[3], *evolved.STARVERS[3], *(one.row for one in moods)]
    lost = [max(strengths.response(row, mood.row, 3, scale)[0] for row in rows) for mood in moods]
    return {
        "moody": " or ".join(
            str(seats) for seats, some in weights.MOODY["robust"].items() if len(some) > 1
        ),
        "mood_cards": [mood.cards for mood in moods],
        "mood_lost": lost,
    }


def chain(scale):
    """Tell which simple bot wins most against two greedy ones, which against two of that …"""
    names, told, field = list(weights.BY_WEIGHTS), [], "greedy"
    while field not in [loser for loser, _, _ in told]:
        shares = {one: np.mean(strengths.duel(one, field, 3, scale)) for one in names}
        best = max(shares, key=shares.get)
        told.append((field, best, shares[best]))
        field = best
    links = [f"against two of {loser} it is {best} ({share:.2f})" for loser, best, share in told]
    return ", ".join(links)


def circles():
    """Who beats whom in the cycle and how both fare, and how threshold bots go round."""
    deals = fast.shuffled(cycle.DEALS, 3, SEED)
    rows = [
        [one, before, *("{:.3f} ± {:.3f}".format(*share) for share in shares)]
        for one, before, *shares in cycle.links(deals)
    ]
    head = ["who", "beats", "alone among two of these", "these, alone among two of it"]
    limits, shares = cycle.replies(deals)
    return {
        "cycle": table(head, rows),
        "cycle_deals": len(deals),
        "replies": ", ".join(str(limit).replace("-", "−") for limit in limits[1:-1]),
        "again": limits[-1],
        "least": "{:.3f} ± {:.3f}".format(*min(shares)),
    }


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
    """How long those think who imagine games: a decision takes the least of three measurements.

    They are some time apart, as what else a machine does may slow it down for a while.
    """
    rows, games = [], max(1, round(10 * scale))
    asked = list(product(("montecarlo", "searcher"), (3, 4, 5, 7)))
    runs = [[thinking_times(*about, games) for about in asked] for _ in range(3)]
    for (name, seats), *measured in zip(asked, *runs, strict=True):
        times = np.min(measured, axis=0)
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
