"""What came of a tournament: how often each bot won, its scores, and how sure that is.

The games of one deal are not independent of each other, but deals are.  So each deal counts once,
with the mean of its games, and the intervals say how much the means of other deals might differ.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from partylab.html import Markup, html, table
from partylab.words import Words

if TYPE_CHECKING:
    from partylab.game import AnyGame


class Played(NamedTuple):
    """One game: the bots' scores in the order of their names, and which of them won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# One deal, played once from every seat.
Deal = tuple[Played, ...]


class Estimate(NamedTuple):
    """A mean, and the interval that holds the true one in 95 of 100 such tournaments."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """The table of a tournament, and every game behind it."""

    game: AnyGame
    bots: tuple[str, ...]
    seed: int | str
    asked: int  # how many deals were to be played
    played: tuple[Deal, ...] = field(repr=False)

    @property
    def deals(self) -> int:
        """How many deals were played; fewer than asked for after Ctrl-C."""
        return len(self.played)

    @property
    def scores(self) -> dict[str, list[int]]:
        """The scores of each bot, game by game."""
        return {
            bot: [game.scores[at] for deal in self.played for game in deal]
            for at, bot in enumerate(self.bots)
        }

    @property
    def wins(self) -> dict[str, list[float]]:
        """What each bot won of each game: 1, 0, or its part of a shared victory."""
        return {
            bot: [
                1 / len(game.winners) if at in game.winners else 0.0
                for deal in self.played
                for game in deal
            ]
            for at, bot in enumerate(self.bots)
        }

    @property
    def mean_score(self) -> dict[str, Estimate]:
        """The mean score of each bot."""
        return {bot: estimate(self._per_deal(games)) for bot, games in self.scores.items()}

    @property
    def win_share(self) -> dict[str, Estimate]:
        """The share of games that each bot wins."""
        return {bot: estimate_share(self._per_deal(games)) for bot, games in self.wins.items()}

    @property
    def leaders(self) -> tuple[str, ...]:
        """The bots that may be the best: their intervals overlap with that of the first.

        More than one of them means that chance alone could have made the difference.
        """
        ranking = self.ranking
        best = ranking[0][1].low
        return tuple(bot for bot, share in ranking if share.high >= best)

    @property
    def ranking(self) -> list[tuple[str, Estimate]]:
        """The bots and their shares of wins, the best first."""
        return sorted(self.win_share.items(), key=lambda row: -row[1].mean)

    def _per_deal(self, games: list[int] | list[float]) -> list[float]:
        seats = len(self.bots)
        return [fmean(games[at : at + seats]) for at in range(0, len(games), seats)]

    def __str__(self) -> str:
        return self.text(Words())

    def _repr_html_(self) -> str:
        return str(self.html(Words()))

    def text(self, words: Words) -> str:
        """Write the table as text."""
        rows = [self._heads(words), *(self._row(bot, words) for bot, _ in self.ranking)]
        return "\n".join([self._caption(words), "", *aligned(rows), "", self._verdict(words)])

    def html(self, words: Words) -> Markup:
        """Write the table for a notebook, with a picture of the intervals."""
        top = max(share.high for _, share in self.ranking)
        rows = [self._html_row(bot, share, top, words) for bot, share in self.ranking]
        shown = table([*self._heads(words), ""], rows, self._caption(words))
        return html("{}<p>{}</p>", shown, self._verdict(words))

    def _html_row(self, bot: str, share: Estimate, top: float, words: Words) -> list[str]:
        cells = self._row(bot, words)
        title = " ".join(cells[1:3])
        return [*cells, interval_picture(share, 1 / len(self.bots), top, title)]

    def _heads(self, words: Words) -> list[str]:
        ids = ("bot", "wins", "interval", "score", "interval")
        return [words(f"tournament-{name}") for name in ids]

    def _row(self, bot: str, words: Words) -> list[str]:
        share, score = self.win_share[bot], self.mean_score[bot]
        return [
            bot,
            words("tournament-share", share=share.mean),
            words("tournament-share-interval", low=share.low, high=share.high),
            words("tournament-points", points=score.mean),
            words("tournament-points-interval", low=score.low, high=score.high)
            if self.deals > 1
            else words("tournament-unknown"),
        ]

    def _caption(self, words: Words) -> str:
        caption = words(
            "tournament-caption",
            game=words(f"{self.game.name}-name"),
            deals=self.deals,
            seats=len(self.bots),
            games=self.deals * len(self.bots),
        )
        if self.deals == self.asked:
            return caption
        return f"{caption} {words('tournament-partial', asked=self.asked)}"

    def _verdict(self, words: Words) -> str:
        leaders = self.leaders
        if len(leaders) == 1:
            return words("tournament-leader", name=leaders[0])
        return words("tournament-tie", names=words.join(leaders))

    def __repr__(self) -> str:
        shares = ", ".join(f"{bot} {share.mean:.3f}" for bot, share in self.ranking)
        return f"<Result: {self.game.name}, {self.deals} deals, {shares}>"


def estimate(values: list[float]) -> Estimate:
    """Estimate a mean from independent values.

    >>> Estimate(*(round(number, 3) for number in estimate([1, 2, 3, 4, 5])))
    Estimate(mean=3.0, low=1.037, high=4.963)
    """
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -inf, inf)
    margin = _student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(values: list[float]) -> Estimate:
    """Estimate a share, which lies between 0 and 1.

    Deals that are all alike do not prove that the next one will be: what has never happened in
    n deals may still happen in 3 of n (the "rule of three"); so may what has happened once.

    >>> estimate_share([0] * 30)
    Estimate(mean=0.0, low=0.0, high=0.1)
    """
    mean, low, high = estimate(values)
    few = 3 / len(values)
    if low == high:
        low, high = mean - few, mean + few
    low, high = min(low, 1 - few), max(high, few)
    return Estimate(mean, max(low, 0.0), min(high, 1.0))


def _student(freedom: int) -> float:
    """Return how many standard errors hold 95 % of Student's t (its Cornish-Fisher series)."""
    return 1.960 + 2.372 / freedom + 2.823 / freedom**2 + 2.556 / freedom**3 + 1.589 / freedom**4


def aligned(rows: list[list[str]]) -> list[str]:
    """Return the lines of a table: names begin below each other, numbers end there.

    >>> aligned([["bot", "wins"], ["greedy", "7"]])
    ['bot     wins', 'greedy     7']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows
    ]


def interval_picture(share: Estimate, parity: float, top: float, title: str) -> Markup:
    """Draw an interval as a line, its mean as a dot, and the share of equals as dashes."""

    def across(part: float) -> float:
        return round(8 + 144 * part / max(top, parity), 1)

    return html(
        '<svg viewBox="0 0 160 20" width="160" height="20" role="img" fill="currentColor"'
        ' stroke="currentColor"><title>{}</title>'
        '<path d="M{} 1v18" stroke-dasharray="3 2" opacity=".6"/>'
        '<path d="M{} 10H{}" stroke-width="3"/><circle cx="{}" cy="10" r="4"/></svg>',
        title, across(parity), across(share.low), across(share.high), across(share.mean),
    )  # fmt: skip
