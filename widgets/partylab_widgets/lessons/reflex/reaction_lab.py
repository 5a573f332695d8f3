"""The reaction lab: blocks of trials, timed in the browser; or the same without a clock."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.html import (
    EMPTY,
    attributes,
    button,
    details,
    download,
    html,
    join,
    row,
    table,
    tick,
    verdict,
)
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.reflex.look import LOOK
from partylab_widgets.lessons.reflex.measured import SIDES, Device, read_block
from partylab_widgets.lessons.reflex.shown import PAIR, Shown
from partylab_widgets.lessons.reflex.trials import (
    BLOCKS,
    NOTS,
    PER_BLOCK,
    Item,
    Trial,
    as_csv,
    from_csv,
    mixed,
)
from partylab_widgets.stage.assemble import script, style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

PRACTICE = 8  # trials
PAUSE = 600  # ms of an empty field before a trial
KEYS = "ArrowLeft:0:left KeyF:0:left ArrowRight:0:right KeyJ:0:right"


class Reading(NamedTuple):
    """One trial without a clock: how often the command was read again."""

    nots: int
    again: int
    right: bool


class ReactionLab(Lab):
    """Two cards and a command: which card is meant?  Five blocks, or a block without a clock.

    It waits until the prediction `bet` is made.  For practice there are a few trials, one by one:
    each is told whether it was right and why, and none of them is kept.
    """

    _esm = script("stage", "clock")
    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, bet: str = "", practice: bool = False, seed: int | None = None
    ) -> None:
        super().__init__(lesson, "practice" if practice else "lab")
        self.bet, self.practice = bet, practice
        self.rng = Random(seed)
        self.trials: list[Trial] = []
        self.readings: list[Reading] = []
        self.devices: list[Device] = []
        self.shapes = False
        self.running = ""  # "timed" or "calm"
        self.last = ""  # what was said when the last block ended
        self.items: list[Item] = []
        self.hidden, self.again = False, 0  # of the command, without a clock
        self.practised: list[bool] = []  # of each trial of practice, whether it was right
        self.told_why = False  # is it being told now?
        self.redraw()

    @property
    def blocks(self) -> int:
        """How many blocks are done."""
        return len(self.devices)

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Begin, take a block or an answer without a clock, stop, or forget all trials."""
        if name == "shapes" and not self.running:
            self.shapes = value == "on"
            self.redraw()
        elif name == "share" and not self.running and not self.practice:
            self._share(agreed=value == "on")
        elif name in ("timed", "calm") and not self.running and not self.waits:
            self._begin(name)
        elif name == "block" and self.running == "timed" and not self.told_why:
            self._practised(value) if self.practice else self._take(value)
        elif name == "next" and self.told_why:
            self._next()
        elif name in ("read", "again", *SIDES) and self.running == "calm":
            self._calm(name)
        elif name == "stop" and self.running:
            self._end(self.words("reflex-stopped"))
        elif name == "forget" and not self.running:
            self.trials, self.devices, self.readings, self.last = [], [], [], ""
            self.lesson.answers.drop(self.lesson.name, self.key)
            self.redraw(self.words("reflex-forgotten"))
        elif name in ("timed", "calm", "block", "next", "read", "again", "stop", *SIDES):
            raise Rejected("stage-too-late")
        else:
            super().obey(name, value)

    def _begin(self, kind: str) -> None:
        if kind == "timed" and self.blocks == BLOCKS:
            raise Rejected("reflex-all-done")
        self.last = ""
        self.running, self.items = kind, mixed(self.rng)[: PRACTICE if self.practice else None]
        if kind == "calm":
            self.readings = []
        self.hidden, self.again = False, 0
        self.practised, self.told_why = [], False
        self.seq += 1
        self.redraw(self.words("reflex-begun", count=len(self.items)))

    def _end(self, news: str) -> None:
        self.running, self.last, self.told_why = "", news, False
        self.seq += 1
        self.redraw(news)

    def _take(self, text: str) -> None:
        """Take over a block that the browser has measured; what is right is known here only."""
        answers, device = read_block(text, len(self.items))
        block = self.blocks + 1
        self.devices.append(device)
        self.trials += [
            Trial(block, number, item.nots, item.ink, ms, side == item.side)
            for number, (item, (side, ms)) in enumerate(
                zip(self.items, answers, strict=True), start=1
            )
        ]
        right = sum(trial.right for trial in self.trials if trial.block == block)
        # Of an earlier day there may be more blocks than there are today so far.
        if self.shares and len(self.trials) >= len(from_csv(self.record["trials"])):
            self.note(trials=as_csv(self.trials))
        left = BLOCKS - block
        return self._end(
            self.words("reflex-block-done", block=block, right=right, count=PER_BLOCK, left=left)
        )

    @property
    def shares(self) -> bool:
        """Has the learner agreed that the trials stand in the file of their answers?"""
        return "trials" in self.record

    def _share(self, agreed: bool) -> None:
        """Put the trials into the answers, or take them out again."""
        if agreed:
            self.note(trials=as_csv(self.trials))
        else:
            self.lesson.answers.drop(self.lesson.name, self.key)
        self.redraw(self.words("reflex-shared", agreed="yes" if agreed else "no"))

    def _practised(self, text: str) -> None:
        """Take over one trial of practice, and say at once what was meant."""
        [(side, _)], _ = read_block(text, 1)
        self.practised.append(side == self.item.side)
        self.told_why = True
        self.seq += 1
        self.redraw(self._why())

    def _next(self) -> None:
        """Go on to the next trial of practice, or end it."""
        self.told_why = False
        if len(self.practised) == len(self.items):
            right, count = sum(self.practised), len(self.items)
            return self._end(self.words("reflex-practised", right=right, count=count))
        self.seq += 1
        return self.redraw()

    @property
    def item(self) -> Item:
        """The trial of practice that is shown, or told about."""
        return self.items[len(self.practised) - self.told_why]

    def _why(self) -> str:
        """Say what the command meant, and whether that was touched."""
        item = self.item
        meant = self.shown.name(PAIR[item.word ^ (item.nots % 2)])
        right = "yes" if self.practised[-1] else "no"
        return self.words("reflex-meant", right=right, command=self.shown.said(item), meant=meant)

    def _calm(self, name: str) -> None:
        if name == "read" and not self.hidden:
            self.hidden = True
        elif name == "again" and self.hidden:
            self.hidden, self.again = False, self.again + 1
        elif name in SIDES and self.hidden:
            item = self.items[len(self.readings)]
            self.readings.append(Reading(item.nots, self.again, name == item.side))
            self.hidden, self.again = False, 0
            self.seq += 1
        else:
            raise Rejected("stage-too-late")
        if len(self.readings) == len(self.items):
            self._end(self.words("reflex-calm-done"))
        else:
            self.redraw("" if self.hidden else self.shown.said(self.items[len(self.readings)]))

    # How it looks

    @property
    def shown(self) -> Shown:
        """How trials look."""
        return Shown(self.words, self.shapes)

    def draw(self) -> Markup:
        """Return the instructions, or the trials, or one trial without a clock."""
        title = self.says("reflex-lab")
        if self.waits:
            return self.closed(title, "reflex-curve-first")
        last = html('<p class="pl-told">{}</p>', self.last) if self.last else EMPTY
        inside = {"": self._waiting, "timed": self._timed, "calm": self._one}[self.running]()
        return self.framed(title, last, inside)

    def _waiting(self) -> Markup:
        example = Item(1, "other", 0, 0)
        inside = html('<div class="lab-trials">{}</div>', self.shown.timed(example))
        return html(
            "<p>{}</p>{}<p><strong>{}</strong></p>{}{}{}",
            self.says("reflex-how"),
            details(self.says("reflex-example", command=self.shown.said(example)), inside),
            self.says("reflex-no-test"),
            tick("shapes", self.says("reflex-shapes"), on=self.shapes),
            row(*self._beginnings()),
            self._done(),
        )

    def _beginnings(self) -> list[Markup]:
        """Return the buttons that begin something."""
        calm = button("calm", self.says("reflex-begin-calm"))
        if self.practice:
            label = self.says("reflex-practise", count=PRACTICE)
        elif self.blocks < BLOCKS:
            label = self.says("reflex-begin", block=self.blocks + 1, count=BLOCKS)
        else:
            return [calm]
        timed = button("timed", label, style="pl-button-main", data_focus=True)
        return [timed] if self.practice else [timed, calm]

    def _done(self) -> Markup:
        """Return what there is so far: how good the times are, and the way to take them away."""
        measured = EMPTY
        if self.devices:
            csv = as_csv(self.trials)
            measured = html(
                '<p>{}</p>{}<p class="pl-note">{}</p>',
                self._device(),
                row(
                    download(csv, "partylab-trials.csv", "text/csv", self.says("reflex-csv")),
                    button("forget", self.says("reflex-forget"), style="pl-button-quiet"),
                ),
                self.says("reflex-private"),
            )
        share = tick("share", self.says("reflex-share"), on=self.shares)
        asked = share if self.devices or (self.shares and not self.practice) else EMPTY
        return measured + asked + (self._readings() if self.readings else EMPTY)

    def _device(self) -> Markup:
        frame = sorted(device.frame for device in self.devices)[len(self.devices) // 2]
        return self.says(
            "reflex-device",
            blocks=self.blocks,
            rate=round(1000 / frame),
            frame=round(frame),
            frames=sum(device.frames for device in self.devices),
            dropped=sum(device.dropped for device in self.devices),
        )

    def _readings(self) -> Markup:
        rows = []
        for nots in NOTS:
            some = [reading for reading in self.readings if reading.nots == nots]
            again = sum(reading.again for reading in some)
            wrong = sum(not reading.right for reading in some)
            rows.append([str(nots), str(len(some)), str(again), str(wrong)])
        heads = ("nots", "trials", "again", "errors")
        return table([self.words(f"reflex-column-{head}") for head in heads], rows)

    def _timed(self) -> Markup:
        """Return all trials of a block, hidden; the page's clock shows one after the other."""
        if self.told_why:
            return self._feedback()
        items = [self.item] if self.practice else self.items
        trials = join(
            html('<div data-trial="{}" hidden>{}</div>', at, self.shown.timed(item))
            for at, item in enumerate(items)
        )
        return html(
            '<div class="lab-trials" role="group" aria-label="{}" tabindex="0"{}>{}'
            '<progress max="{}" value="0" aria-label="{}"></progress></div>{}',
            self.words("reflex-field"),
            attributes(
                data_clock=f"block-{self.seq}", data_do="block", data_auto=True, data_focus=True,
                data_limit=0, data_beat=0, data_pause=PAUSE, data_players="0", data_keys=KEYS,
                data_frames=True,
            ),
            trials, len(items), self.words("reflex-progress"), row(self._stop()),
        )  # fmt: skip

    def _feedback(self) -> Markup:
        """Return what is said after a trial of practice."""
        done = self.says("reflex-practice-count", number=len(self.practised), count=len(self.items))
        on = button("next", self.says("reflex-next"), style="pl-button-main", data_focus=True)
        told = verdict(self.practised[-1], self._why())
        return html("<p>{}</p>{}{}", done, told, row(on, self._stop()))

    def _stop(self) -> Markup:
        return button("stop", self.says("reflex-stop"), style="pl-button-quiet")

    def _one(self) -> Markup:
        """Return one trial without a clock: the command first, then the cards without it."""
        item = self.items[len(self.readings)]
        count = self.says("reflex-calm-count", number=len(self.readings) + 1, count=PER_BLOCK)
        if not self.hidden:
            label = self.says("reflex-read")
            read = button("read", label, style="pl-button-main", data_focus=True)
            inside = self.shown.command(item) + row(read, self._stop())
        else:
            cards = join(
                button(side, card, style="lab-portal-card") for side, card in self.shown.cards(item)
            )
            again = button("again", self.says("reflex-again"))
            two = html('<div class="lab-two-cards">{}</div>', cards)
            inside = two + row(again, self._stop())
        return html('<p>{}</p><div class="lab-trials">{}</div>', count, inside)

    def picture(self) -> str:
        """Return the instructions."""
        lines = [self.words("reflex-how"), self.words("reflex-no-test")]
        return sheet(self.words("reflex-lab"), lines)

    def paper(self) -> Markup:
        """Return the instructions once: before the practice."""
        return super().paper() if self.practice else EMPTY
