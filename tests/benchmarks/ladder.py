"""Measure how strong the bots of No Thanks! are, and write docs/ladder.md.

    python tests/benchmarks/ladder.py           two hours on two cores
    python tests/benchmarks/ladder.py --quick   a rough one in six, printed and not written

All bots meet compiled (imagining.py), and what has been played is kept (strengths.py): a run that
was interrupted goes on where it was, and whoever adds a bot measures no more than its tables.
"""

from __future__ import annotations

from pathlib import Path

import ladder_parts as parts
import strengths
from measured_page import write_or_print
from strengths import FORMER, NEWCOMERS, SEED

from partylab import Words
from partylab.nothanks.bots import BOTS
from partylab.nothanks.montecarlo import PLAYOUTS
from partylab.nothanks.searcher import WALKS

PAGE = Path(__file__).parents[2] / "docs" / "ladder.md"


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
        mixed=parts.mixed_part(fields),
        mixed_deals=", ".join(deals),
        **{f"matrix_{seats}": parts.matrix_part(seats, scale) for seats in fields},
        deals=parts.deals_part(scale),
        **parts.circles(),
        found=parts.found_part(scale),
        searched=parts.searched_part(scale),
        walks=WALKS,
        one_in=strengths.ONE_IN,
        robust=parts.written(strengths.duel("robust", "searcher", 3, scale)),
        exploited=parts.exploited_part(scale),
        **parts.moods_part(scale),
        chain=parts.chain(scale),
        former=FORMER,
        newcomers=" nor ".join(NEWCOMERS),
        thresholds=parts.threshold_part(scale),
        times=parts.times_part(scale),
        playouts=PLAYOUTS[3],
        fewest=PLAYOUTS[7],
        loop=parts.loop_speed(),
        seed=SEED,
        **parts.auction_numbers(scale),
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
1/3 is parity.  The {former} is Monte Carlo as it would be if it knew neither
{newcomers}, nor anybody like them, took its characters at their word, and imagined
fewer games.

{matrix_3}

**One number cannot tell it all.**  Play is not transitive: what does well against one field need
not do well against another.
Ask which of the simple bots wins most: {chain}.
Who comes later in this list is no stronger in mixed company: what it gains against the one before
it loses against the others, and a robust bot in particular lets weaker ones give their points to
somebody else, the more so the more players there are.  Look at its column as well as at its row.
So choose a bot by the table at which it will sit, not by its rating alone.

### Round in a circle

Say that one beats another if it wins more than a third of its games alone among two of the other,
and the other less than a third alone among two of it.  So exploiter beats linear, and hoarder beats
exploiter; there the bots end, as none of them beats hoarder and loses to linear, and robust stands
outside, since hardly anybody beats it.  One row of weights, which evolved for nothing else, closes
the circle: the closer beats hoarder, and linear beats the closer.

{cycle}

Each number comes from {cycle_deals:,} deals, none of which evolution has seen.

Threshold bots alone go round, too.  The best reply to two who take no loss, the best reply to two
of that, and so on, have the limits {replies}, and then {again} again.  Each
wins at least {least} of its games.

### Against three, and against four

The same with three copies of the bot in the column, where parity is 1/4:

{matrix_4}

With four copies, where it is 1/5:

{matrix_5}

So many deals are behind each number; games that are imagined take long.

{deals}

## Who beats whom by how much, at most

Evolution looked for the row of weights that wins most against copies of a bot.  This is what it
found, and so a lower bound of how far the linear and the robust bot can be exploited; between them
stands the single row that evolution found hardest to exploit.

{exploited}

With {moody} players, and with no other number, **the robust bot has moods**: of the 33 cards that
can begin a round it plays by one row with {mood_cards[0]}, and by another with {mood_cards[1]}.
Against two that were always in the first mood somebody wins {mood_lost[0]:.2f} of the games or
more, against two in the second {mood_lost[1]:.2f}; but what beats the one loses to the other, and
nobody can tell from the table which it will be.  That is a mixed strategy, as in rock, paper,
scissors.  (The mood comes from the card that lies there first, who begins and the seat, in an
order without rhyme or reason, so that the same deal always gives the same game.  Whoever reads the
code can work it out.)

Monte Carlo, too, sat down with copies of those that evolution found: best responses to the
steadiest row and its like; starvers, who together leave no chip to anybody else; and topplers, who
evolved against Monte Carlo itself, as strangers did.  It knew them among its characters, or only
others of their kind.  Parity is 1/3 with three players, 1/4 with four and 1/5 with five.

{found}

**The top can be beaten.**  Monte Carlo is as good as its idea of the others.  Rivals that it has
never met leave it less than those whom it knows, and above all whoever plays alike with a neighbour
and starves it of chips.  So it takes no character at its word: whoever is imagined wishes for each
card a little more or less than the character would, and the more so the less that one has fitted
so far.  Evolution that played against Monte Carlo itself (`topple.py`) found topplers, who left it
less than anybody else did.  The first of the table, from the time when it still expected everybody
to play just like somebody whom it knew, snatches cards that others hoped to get for more chips: two
of these left it about a quarter of their games.  The second evolved for 50 minutes against what
came of that, those of the table of four for 11 and 28 minutes, and that of the table of five for
35.  They left it 0.40, 0.30, 0.26 and 0.21, until it knew them.  The strangers evolved last, when
it knew all topplers (with three players before it imagined more games the shorter they are): with
three players for 45, 30 and 23 minutes, from the second toppler, a best response and the first
toppler; with four for 40 and 22, from a best response and the second toppler; with five for 25,
from the toppler.  It does not know them.
If you look for opponents that nobody beats by much, take robust bots for all seats but yours, which
think at once; if you look for one that wins at nearly any table of three to five, take Monte Carlo.

## Monte Carlo against a tree search

The searcher is a plain information-set Monte Carlo tree search: it wants what Monte Carlo wants,
and has no idea of how others play.  Monte Carlo sat down with copies of it, first as the bot plays,
then as yardsticks that walk down their tree more often for each decision; they differ in who plays
the imagined rounds to their ends (steady: the single row that is hardest to exploit).  Parity is
1/3 with three players, 1/4 with four, 1/5 with five.

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

Processor time for a decision, in plain Python on the machine that wrote this page, the least of
three measurements.  Monte Carlo imagines at most {playouts} games at a table of three and {fewest}
at one of seven, each after both moves, as long as the deck is full, and more when they take less:
with ten cards face down twice as many.  The searcher walks down its tree {walks} times.  The
minimal loop of [the benchmarks](benchmarks.md) plays {loop:,.0f} games a second there.

{times}
"""


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__)
