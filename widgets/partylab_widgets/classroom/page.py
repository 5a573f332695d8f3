"""The page about a class: one file of HTML with all its style and pictures, and no script.

Names are left out unless somebody asks for them: the page is made to be shown to the class.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from partylab.html import EMPTY, Markup, details, html, join, meter, rich, table
from partylab_widgets.classroom import times
from partylab_widgets.classroom.tally import LESSONS, bets_of, mistakes_in, wrong_bets
from partylab_widgets.lesson.answers import Calibration
from partylab_widgets.lesson.numbers import as_number, number, whole
from partylab_widgets.lessons.figures import BLUE, SOFT, VERMILION, Axes, Curve, plot
from partylab_widgets.lessons.recall.calibration import grouped
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.words import Words
    from partylab_widgets.classroom.handed_in import HandedIn, Paper
    from partylab_widgets.classroom.tally import Bets, Made, Share

MARK = '<meta name="generator" content="partylab class">'
LOOK = Path(__file__).with_name("classroom.css")
RIGHT = html('<span class="cl-right" aria-hidden="true">✓</span>')
FEWEST = 5  # bets that a point stands for: fewer say nothing about a class
LEVEL = 500  # ms between two lines of a picture


def page(handed_in: HandedIn, words: Words, *, names: bool = False) -> Markup:
    """Return the whole page as a file."""
    css = Markup(style(LOOK))
    return html(
        '<!doctype html>\n<html lang="{}"><head><meta charset="utf-8">{}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta http-equiv="Content-Security-Policy"'
        " content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        '<title>{}</title><style>{}</style></head><body class="pl-stage cl-page">'
        "{}</body></html>\n",
        words.language, Markup(MARK), words("class-title"), css,
        Report(handed_in, words, names=names).draw(),
    )  # fmt: skip


class Report:
    """What is said about a class, in one language; with or without names."""

    def __init__(self, handed_in: HandedIn, words: Words, *, names: bool = False) -> None:
        self.papers, self.left_out = handed_in
        self.words, self.names = words, names
        self.bets = {lesson: bets_of(lesson, self.papers) for lesson in LESSONS}

    def draw(self) -> Markup:
        """Return all that stands on the page."""
        told = self._told
        links = join(html('<li><a href="#{}">{}</a></li>', name, title) for name, title, _ in told)
        return html(
            '<header><h1>{}</h1><p>{}</p></header><nav aria-label="{}"><ul>{}</ul></nav>'
            "<main>{}</main><footer>{}</footer>",
            self.words("class-title"), self._read(), self.words("class-contents"), links,
            self.sections(),
            self.words("class-names-here" if self.names else "class-no-names"),
        )  # fmt: skip

    def sections(self) -> Markup:
        """Return the sections that have something to tell."""
        return join(html('<section id="{}"><h2>{}</h2>{}</section>', *each) for each in self._told)

    @cached_property
    def _told(self) -> list[tuple[str, str, Markup]]:
        sections = [("sureness", self._title("sureness"), self._sureness())]
        sections += [(name, self._lesson_title(name), self._lesson(name)) for name in LESSONS]
        return [each for each in sections if each[2]]

    def _read(self) -> str:
        """Say how many files were read; which were left out is told to the teacher only."""
        said = [self.words("class-told-read", count=len(self.papers))]
        if self.left_out and self.names:
            listed = self.words.join([each.name for each in self.left_out])
            said.append(self.words("class-left-out-named", names=listed))
        elif self.left_out:
            said.append(self.words("class-left-out", count=len(self.left_out)))
        return " ".join(said)

    def _title(self, name: str) -> str:
        return self.words(f"class-{name}")

    def _lesson_title(self, lesson: str) -> str:
        file = LESSONS[lesson]
        return html("{} {}", file[:2], self.words(f"home-lesson-{file}"))

    # How sure, and how often right

    def _sureness(self) -> Markup:
        made = [bet for bets in self.bets.values() for each in bets for bet in each.revealed]
        pairs = [_pair(bet) for bet in made if bet.sure is not None]
        if not pairs:
            return EMPTY
        found, groups = Calibration.of(pairs), grouped(pairs)
        marks = [(percent / 100, str(percent)) for percent in range(0, 101, 20)]
        axes = Axes(self.words("recall-axis-sure"), self.words("recall-axis-right"), marks)
        points = [(it.sure / 100, it.share) for it in groups if it.answers >= FEWEST]
        curves = [
            Curve(self.words("recall-curve-honest"), [(0, 0), (1, 100)], SOFT, "3 5"),
            Curve(self.words("class-curve"), points, BLUE, mark="disc"),
        ]
        share = round(100 * found.right / found.count)
        about = {"sure": round(found.sure), "share": share, "count": found.count, "least": FEWEST}
        told = self.words("class-sureness-told", **about)
        rows = [
            [self._percent(each.sure), str(each.answers), self._percent(each.share)]
            for each in groups
        ]
        heads = [self.words(f"class-column-{name}") for name in ("sure", "bets", "right")]
        return html(
            '<p>{}</p><div class="cl-figure">{}</div>{}{}',
            told, plot(self._title("sureness"), told, axes, curves),
            details(self.words("class-as-table"), table(heads, rows)), self._by_name(),
        )  # fmt: skip

    def _by_name(self) -> Markup:
        """Return a table of everybody's bets, if names are asked for."""
        if not self.names:
            return EMPTY
        heads = [self.words(f"class-column-{name}") for name in ("name", "bets", "sure", "right")]
        rows = [self._person(paper) for paper in self.papers]
        return details(self.words("class-by-name"), table(heads, rows))

    def _person(self, paper: Paper) -> list[str]:
        made = [bet for bets in self.bets.values() for each in bets for bet in each.revealed]
        pairs = [_pair(bet) for bet in made if bet.who == paper.name and bet.sure is not None]
        if not pairs:
            return [paper.name, "0", "–", "–"]
        found = Calibration.of(pairs)
        share = 100 * found.right / found.count
        return [paper.name, str(found.count), self._percent(found.sure), self._percent(share)]

    # A lesson

    def _lesson(self, lesson: str) -> Markup:
        parts = [self._bet(bets) for bets in self.bets[lesson]]
        bets = html('<div class="cl-bets">{}</div>', join(parts)) if parts else EMPTY
        measured = self._times() if lesson == "reflex" else EMPTY
        return bets + measured + self._mistakes(lesson)

    def _bet(self, bets: Bets) -> Markup:
        rows = join(self._share(bets, share) for share in bets.shares())
        return html(
            '<article class="pl-panel cl-bet"><h3>{}</h3><ul class="cl-shares">{}</ul>'
            '<p class="pl-note">{}</p>{}</article>',
            rich(self.words(f"{bets.lesson}-{bets.key}")), rows, self._summed(bets),
            self._wrong(bets),
        )  # fmt: skip

    def _wrong(self, bets: Bets) -> Markup:
        """Return what the lesson says to wrong bets, and to how many."""
        told = join(
            html("<li><b>{}</b> {}</li>", len(each.who), rich(each.sentence))
            for each in wrong_bets(bets, self.words)
        )
        return details(self.words("class-wrong"), html("<ul>{}</ul>", told)) if told else EMPTY

    def _share(self, bets: Bets, share: Share) -> Markup:
        """Return one row of a distribution: its label, its bar, its number, and who if asked."""
        who = html('<small class="cl-who">{}</small>', self._who(share.who)) if share.who else EMPTY
        right = html('{}<span class="pl-visually-hidden">{}</span>', RIGHT, self._title("is-right"))
        return html(
            '<li{}><span class="cl-label">{}{}</span>{}<b>{}</b>{}</li>',
            Markup(' class="cl-answer"') if share.right else EMPTY,
            right if share.right else EMPTY, self._label(bets, share),
            meter(round(100 * len(share.who) / max(len(bets.made), 1))), len(share.who),
            who if self.names else EMPTY,
        )  # fmt: skip

    def _label(self, bets: Bets, share: Share) -> Markup:
        name = f"{bets.lesson}-{bets.key}-{share.first}"
        if bets.question.choices and self.words.has(name):
            return rich(self.words(name))
        first, last = (text.replace("-", "−") for text in (share.first, share.last))
        return html("{}", first if first == last else f"{first}–{last}")

    def _summed(self, bets: Bets) -> str:
        """Say how many bet, how many were right, how sure they were, and how many passed."""
        said = [self.words("class-bets", count=len(bets.made))]
        if bets.revealed:
            right = sum(bool(bet.right) for bet in bets.revealed)
            said.append(self.words("class-right", right=right, count=len(bets.revealed)))
        answer = as_number(bets.answer)
        if answer is not None and not bets.question.choices:
            said.append(self.words("lesson-answer", answer=number(self.words, float(answer))))
        sures = [bet.sure for bet in bets.made if bet.sure is not None]
        if sures:
            said.append(self.words("class-mean-sure", sure=round(sum(sures) / len(sures))))
        if bets.skipped:
            said.append(self.words("class-skipped", count=bets.skipped))
        return " ".join(said)

    def _mistakes(self, lesson: str) -> Markup:
        found = mistakes_in(lesson, self.papers, self.words)
        if not found:
            return EMPTY
        rows = [
            [
                html("<code>{}</code>", each.where), rich(each.sentence),
                self.words("class-pupils", count=len(each.who)),
                *([self._who(each.who)] if self.names else []),
            ]
            for each in found
        ]  # fmt: skip
        columns = ("where", "mistake", "made", *(["who"] if self.names else []))
        heads = [self.words(f"class-column-{name}") for name in columns]
        return table(heads, rows, self.words("class-mistakes"), "pl-sheet cl-mistakes")

    # The times of lesson 02

    def _times(self) -> Markup:
        people = times.shared(self.papers)
        curve, (count, guess) = times.pooled(people), times.predicted(self.papers)
        if not (curve or guess or people):
            return EMPTY
        told = self.words("class-times-told", people=len(people), guessed=count)
        if not curve:
            few = self.words("class-times-few", least=times.FEWEST, people=len(people))
            told = f"{few} {told}" if guess else few
        figure = self._figure(curve, guess, told) if curve or guess else EMPTY
        return html(
            '<h3>{}</h3><p>{}</p><div class="cl-figure">{}</div>{}',
            self.words("class-times"), told, figure, self._costs(curve) if curve else EMPTY,
        )  # fmt: skip

    def _figure(self, curve: Sequence[times.Cost], guess: Sequence[float], told: str) -> Markup:
        measured = [(each.nots / 3, each.time) for each in curve]
        expected = [(nots / 3, time) for nots, time in enumerate(guess)]
        top = LEVEL * (1 + int(max(time for _, time in [*measured, *expected]) // LEVEL))
        step = LEVEL * max(1, top // LEVEL // 5)
        levels = [
            (float(level), number(self.words, level / 1000)) for level in range(0, top + step, step)
        ]
        marks = [(nots / 3, str(nots)) for nots in range(4)]
        names = self.words("reflex-axis-nots"), self.words("class-axis-seconds")
        axes = Axes(*names, marks, levels)
        curves = [
            Curve(self.words("class-times-measured"), measured, BLUE, mark="disc"),
            Curve(self.words("class-times-guessed"), expected, VERMILION, "6 5", "square"),
        ]
        return plot(self.words("class-times"), told, axes, curves)

    def _costs(self, curve: Iterable[times.Cost]) -> Markup:
        rows = [
            [
                str(each.nots), str(each.people), whole(each.time),
                "{} [{}; {}]".format(*map(whole, (each.cost, *each.span))) if each.span else "–",
            ]
            for each in curve
        ]  # fmt: skip
        names = ("nots", "pupils", "time", "cost")
        return table([self.words(f"class-column-{name}") for name in names], rows)

    def _who(self, names: Sequence[str]) -> str:
        return ", ".join(names)

    def _percent(self, value: float) -> str:
        return self.words("lesson-percent", value=round(value))


def _pair(bet: Made) -> tuple[int, bool]:
    return bet.sure or 0, bool(bet.right)
