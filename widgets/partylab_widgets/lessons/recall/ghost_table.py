"""The ghost table: gifts go round face down; now and then one is asked what lies there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.hat.gifts import noun
from partylab.hat.pictures import parcels
from partylab.html import EMPTY, art, button, choices, html, row, slider, verdict
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.question import STEP
from partylab_widgets.lessons.recall import own
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.lessons.recall.passing import SEATS, Passing
from partylab_widgets.lessons.recall.ring import ghost, on_paper, ring
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

QUESTIONS = 12  # at a table
PAUSES = (1, 2, 3)  # passes from a question to the next one, at least


class GhostTable(Lab):
    """Ghosts pass gifts on; before some of them are turned up one says what lies there.

    With `free` the number of ghosts can be chosen, and the answers do not count.
    """

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, key: str = "ghost-table", seats: int = own.SEATS, free: bool = False
    ) -> None:
        super().__init__(lesson, key)
        self.seats, self.free, self.seed = seats, free, 0
        self._next_table()
        self.redraw()

    def _sit_down(self) -> None:
        self.table = Passing(self.seats, self.seed)
        self.rng = Random(f"{self.seed}/questions")
        self.pause, self.asking, self.counts = 1, False, False
        self.value, self.sure = "", 0
        self.seen: list[tuple[bool, int]] = []  # the answers: right or not, how sure
        self.verdict = EMPTY

    @property
    def over(self) -> bool:
        """Have all questions of this table been asked?"""
        return len(self.seen) == QUESTIONS

    @property
    def blind(self) -> int:
        """How often somebody is right who knows nothing, in per cent, on the slider's scale."""
        return STEP * round(100 / len(self.table.gifts) / STEP)

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """See a pass, say what lies there and how sure, look; sit down at another table."""
        acts = {"pass": self._pass, "show": self._show, "anew": self._next_table}
        if name == "choose" and self.asking:
            if value not in self.table.gifts:
                raise Rejected("stage-malformed")
            self.value = value  # not drawn anew at once: arrow keys may be quicker
            return
        if name in ("sure", "guessing") and self.asking:
            scale = range(self.blind, 101, STEP)
            self.sure = self.blind if name == "guessing" else one_of(value, scale)
            self.redraw()
            return
        if name == "seats" and self.free:
            self.seats = one_of(value, SEATS)
            self._sit_down()
        elif name in acts:
            acts[name]()
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def _pass(self) -> None:
        if self.asking or self.over:
            raise Rejected("stage-too-late")
        self.table.pass_on()
        self.verdict = EMPTY
        self.pause -= 1
        self.asking = self.pause <= 0 and self.table.lag > 0
        self.seq += 1

    def _show(self) -> None:
        if not self.asking:
            raise Rejected("stage-too-late")
        if not self.value:
            raise Rejected("recall-what-first")
        if not self.sure:
            raise Rejected("lesson-sure-first")
        true, passes = self.table.offered.gift, self.table.lag
        self.seen.append((self.value == true, self.sure))
        if not self.free:
            names = [noun(gift, self.words.language).name for gift in (self.value, true)]
            self.counts |= own.note(self.lesson, passes, self.sure, *names)
        told = self.says("recall-shown", gift=self._a(true), passes=passes, sure=self.sure)
        self.verdict = verdict(self.value == true, told)
        self.table.show()
        self.value, self.sure, self.asking = "", 0, False
        self.pause = self.rng.choice(PAUSES)
        self.seq += 1

    def _next_table(self) -> None:
        # Also after a restart one that was not yet asked about: memory is measured, not practice.
        answered = 0 if self.free else len(own.recalled(self.lesson))
        self.seed = max(self.seed, answered) + 1
        self._sit_down()

    def _a(self, gift: str) -> str:
        return noun(gift, self.words.language).a

    # What is said

    def told(self) -> str:
        """Say what happened last, and what is to be done."""
        table, words = self.table, self.words
        names = {"giver": ghost(words, table.giver)}
        if not table.passes:
            return words("recall-look", gifts=len(table.gifts), **names)
        if self.over:
            right = sum(right for right, _ in self.seen)
            sure = round(sum(sure for _, sure in self.seen) / QUESTIONS)
            told = words("recall-over", right=right, count=QUESTIONS, sure=sure)
            return f"{told} {words('recall-over-counts')}" if self.counts else told
        if self.asking:
            return words("recall-ask", **names)
        if self.verdict:
            return words("recall-down-again", gift=self._a(table.offered.gift), **names)
        if table.offered.open:
            return words("recall-open-next", gift=self._a(table.offered.gift), **names)
        return words("recall-goes-on", **names)

    # How it looks

    def draw(self) -> Markup:
        """Return the table, what goes on, and what can be done now."""
        news = html('<p class="pl-news">{}</p>', self.told())
        table = ring(self.table, self.words, asked=self.asking)
        return self.framed("", self._seats(), table, self.verdict, news, self._dock())

    def _seats(self) -> Markup:
        if not self.free:
            return EMPTY
        return slider("seats", self.says("recall-seats", count=self.seats), SEATS, self.seats)

    def _dock(self) -> Markup:
        done = html(
            '<p class="pl-note">{}</p>',
            self.says("recall-question", number=len(self.seen), of=QUESTIONS),
        )
        if self.over:
            return done + row(button("anew", self.says("recall-anew"), style="pl-button-main"))
        if self.asking:
            return self._question() + done
        label = self.says("recall-pass" if self.table.passes else "recall-begin")
        go = button("pass", label, style="pl-button-main", data_focus=True)
        return row(go) + done

    def _question(self) -> Markup:
        options = [(gift, self._named(gift)) for gift in self.table.gifts]
        label = self.says("lesson-sure-open")
        if self.sure:
            label = self.says("lesson-sure", sure=self.sure)
        blind = self.blind
        what = choices("choose", self.says("recall-what"), options, self.value, self.key)
        asked = slider("sure", label, range(blind, 101, STEP), self.sure or blind)
        return (
            html('<div class="rc-what">{}</div>', what)
            + asked
            + row(
                button("show", self.says("recall-show"), style="pl-button-main"),
                button(
                    "guessing", self.says("lesson-guessing", blind=blind), style="pl-button-quiet"
                ),
            )
        )

    def _named(self, gift: str) -> Markup:
        name = noun(gift, self.words.language).name
        drawn = art("0 0 100 100", parcels.front(gift, name), "rc-little")
        return html('<span class="rc-option">{}{}</span>', drawn, name)

    def picture(self) -> str:
        """Return a table as it begins, on paper always the first one."""
        return on_paper(Passing(self.seats), self.words)
