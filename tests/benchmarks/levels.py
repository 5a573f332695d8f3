"""Measure how often model newcomers win at each level, and write docs/levels.md.

    PYTHONPATH=tests python tests/benchmarks/levels.py           half an hour on two cores
    PYTHONPATH=tests python tests/benchmarks/levels.py ghosts    one game anew, the others stand
    PYTHONPATH=tests python tests/benchmarks/levels.py --quick   a rough one, printed

tests/newcomers.py says who they are.
"""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from statistics import fmean, stdev

from measured_page import write_or_print

from newcomers import ERRORS, MEDIAN_MS, MISTAKES, REMEMBERED, SlowNewcomer, shares
from partylab import Words
from partylab.board import LEVELS
from partylab.ghosts import Ghosts
from partylab.ghosts.board import GhostsBoard
from partylab.hat import Hat
from partylab.hat.bots import LEVELS as HAT_LEVELS
from partylab.nothanks import NoThanks
from partylab.nothanks.board import NoThanksBoard
from partylab.nothanks.montecarlo import MonteCarlo
from partylab.notnot import NotNot
from partylab.notnot.board import NotNotBoard
from partylab.notnot.rules import MODES
from quick_looks import look_compiled

PAGE = Path(__file__).parents[2] / "docs" / "levels.md"
SEED = 2024
DEALS = {"nothanks": 150, "notnot": 30, "ghosts": 36, "hat": 12}
HAT = {
    "one gift each": Hat(max_offers=200),
    "two gifts each": Hat(starting_gifts=2, max_offers=200),
}
SEATS = (3, 4, 5)
COMPILED = {"montecarlo": partial(MonteCarlo, compiled=True)}
# Others than the newcomer: median in milliseconds, and how often they are wrong.
PEOPLE = ((2000, 0.2), (1200, 0.12), (1200, 0.0), (900, 0.08), (600, 0.05))


def cell(found):
    """Write a share with half its 95 % interval; each value comes from one deal."""
    margin = 1.96 * stdev(found) / len(found) ** 0.5
    return f"{fmean(found):.2f} ± {margin:.2f}"


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def who(board):
    """Name the rivals of each level."""
    return rivals(board.game.name, board.levels)


def rivals(game, levels):
    """Name the rivals of each level of a game."""
    words = Words("en")
    return "\n".join(
        f"* **{words(f'table-level-{level}')}** ({', '.join(kinds)}): "
        f"{words(f'{game}-level-{level}')}"
        for level, kinds in levels.items()
    )


def hat_part(executor, scale):
    """That's Not a Hat, with one gift each at tables of several sizes, and with two."""
    deals = max(2, round(DEALS["hat"] * scale))
    tables = [("one gift each", seats) for seats in SEATS] + [("two gifts each", 3)]
    rows = [
        [
            level,
            *(
                cell(
                    shares(
                        HAT[gifts], level, seats, deals, SEED, levels=HAT_LEVELS,
                        executor=executor,
                    )
                )
                for gifts, seats in tables
            ),
        ]
        for level in LEVELS
    ]  # fmt: skip
    heads = [f"{seats} players, {gifts}" for gifts, seats in tables]
    return HAT_TEXT.format(
        rivals=rivals("hat", HAT_LEVELS), remembered=REMEMBERED, mistakes=f"{MISTAKES:.0%}",
        deals=deals, table=table(["level", *heads], rows),
    )  # fmt: skip


def measuring(executor, scale):
    """Return how a share is measured and written, and of how many deals."""
    deals = {game: max(2, round(number * scale)) for game, number in DEALS.items()}

    def share(rules, level, seats, newcomer=None):
        return cell(
            shares(
                rules, level, seats, deals[rules.name], SEED,
                newcomer=newcomer, compiled=COMPILED, executor=executor,
            )
        )  # fmt: skip

    return share, deals


def nothanks_part(executor, scale):
    """No Thanks!, at tables of several sizes."""
    share, deals = measuring(executor, scale)
    rows = [[level, *(share(NoThanks(), level, seats) for seats in SEATS)] for level in LEVELS]
    return NOTHANKS_TEXT.format(
        rivals=who(NoThanksBoard(NoThanks())), mistakes=f"{MISTAKES:.0%}", deals=deals["nothanks"],
        table=table(["level", *(f"{seats} players" for seats in SEATS)], rows),
    )  # fmt: skip


def notnot_part(executor, scale):
    """Not Not, by mode, by the number of players, and for people of several kinds."""
    share, deals = measuring(executor, scale)
    by_mode = [[level, *(share(NotNot(mode=mode), level, 3) for mode in MODES)] for level in LEVELS]
    racing = [
        [level, *(share(NotNot(), level, seats) for seats in (2, *SEATS))] for level in LEVELS
    ]
    people = [
        [
            f"{median_ms / 1000} s, {errors:.0%} wrong",
            *(
                share(NotNot(mode="normal"), level, 3, partial(SlowNewcomer, median_ms, errors))
                for level in LEVELS
            ),
        ]
        for median_ms, errors in PEOPLE
    ]
    return NOTNOT_TEXT.format(
        rivals=who(NotNotBoard(NotNot())), deals=deals["notnot"],
        median=MEDIAN_MS / 1000, errors=f"{ERRORS:.0%}",
        by_mode=table(["level", *MODES], by_mode),
        racing=table(["level", *(f"{seats} players" for seats in (2, *SEATS))], racing),
        people=table(["who plays", *LEVELS], people),
    )  # fmt: skip


def ghosts_part(executor, scale):
    """Run, Ghost, Run!, with two rivals; looks are compiled, which changes no decision."""
    look_compiled()
    share, deals = measuring(executor, scale)
    return GHOSTS_TEXT.format(
        rivals=who(GhostsBoard(Ghosts())), mistakes=f"{MISTAKES:.0%}", deals=deals["ghosts"],
        table=table(
            ["level", "3 players"], [[level, share(Ghosts(), level, 3)] for level in LEVELS]
        ),
    )  # fmt: skip


PARTS = {
    "nothanks": nothanks_part, "notnot": notnot_part, "ghosts": ghosts_part, "hat": hat_part,
}  # fmt: skip


def standing(name):
    """Return a part of the page as it was measured before."""
    title = re.escape(TEXTS[name].partition("\n")[0])
    found = re.search(rf"(?ms)^{title}$.*?(?=^## |\Z)", PAGE.read_text("utf-8"))
    return found[0].rstrip() + "\n" if found else ""


def page(executor, scale, asked):
    """Return the whole page: the parts that are asked for anew, the others as they stand."""
    parts = [
        part(executor, scale) if name in (asked or PARTS) else standing(name)
        for name, part in PARTS.items()
    ]
    return "\n".join([PAGE_TEXT.format(seed=SEED), *parts])


PAGE_TEXT = """\
# How hard the levels are

<!-- Written by `python tests/benchmarks/levels.py` with seed {seed}. Do not edit: run it again. -->

Easy is meant for newcomers: with two rivals they should win about half of their games, and fewer
at every further level.  Nobody can ask a hundred newcomers each time a bot changes, so models of
them play (`tests/newcomers.py`).  The tables say which part of its games the model wins; a shared
victory counts in part.  Every deal is played once from every seat, and the 95 % intervals count
all games of a deal as one observation.
"""

NOTHANKS_TEXT = """\
## No Thanks!

{rivals}

The newcomer waits for bargains like the greedy bot, and in {mistakes} of its decisions does the
other thing.  {deals} deals for each number.

{table}
"""

NOTNOT_TEXT = """\
## Not Not

{rivals}

The newcomer needs {median} s in every second round, whatever the round asks for, and is wrong in
{errors} of them.  {deals} deals for each number.

With three players, by mode:

{by_mode}

In the progressive game, by the number of players:

{racing}

Others than the newcomer, with two rivals in the normal mode.  At the levels easy and medium the
rivals are as fast as those whom they play with; at the others it is they who set the pace.

{people}

**How the rivals of the first two levels adapt.**  They see what everybody sees: the taps of a
round that is over.  For the last five answers of each of the others they compare the time with
the one that they would have needed themselves, and play by the mean of the medians.  They hurry a
little, by 5 % for each card, when they fall further behind the best of the others than they like
(1.5 cards at the level easy, half a card at medium), and take their time when they do not.
"""

GHOSTS_TEXT = """\
## Run, Ghost, Run!

{rivals}

The newcomer runs for the exit in one decision of two and hides in the other, and in {mistakes} of
its decisions does not think at all.  {deals} deals for each number.

{table}

Hard and expert are alike for such a newcomer, who loses to both.  For somebody who has learnt to
hide they are not: among each other the bots are told apart clearly ([how strong they
are](ghost-ladder.md)).
"""

HAT_TEXT = """\
## That's Not a Hat

{rivals}

The newcomer remembers the last {remembered} offers, plays as the bots do, and in {mistakes} of
its decisions says or answers something else.  {deals} deals for each number.

{table}
"""


TEXTS = {
    "nothanks": NOTHANKS_TEXT, "notnot": NOTNOT_TEXT, "ghosts": GHOSTS_TEXT, "hat": HAT_TEXT,
}  # fmt: skip


if __name__ == "__main__":
    write_or_print(PAGE, page, __doc__, tuple(PARTS))
