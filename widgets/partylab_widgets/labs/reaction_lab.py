"""The reaction lab: blocks of trials, timed in the browser; or the same without a clock."""

from __future__ import annotations

import re
from base64 import b64encode
from html import escape
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.notnot.drawing import INK_PAINT
from partylab_widgets.labs.portals import LogicLab, portal_art, table
from partylab_widgets.labs.reflex_trials import (
    BLOCKS,
    NOTS,
    PER_BLOCK,
    Item,
    Trial,
    as_csv,
    mixed,
)
from partylab_widgets.lesson.panel import button, details, tick
from partylab_widgets.stage.assemble import script

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

PAIR = ("red", "blue")
SIDES = ("left", "right")
PRACTICE = 8  # trials
PAUSE = 600  # ms of an empty field before a trial
KEYS = "ArrowLeft:0:left KeyF:0:left ArrowRight:0:right KeyJ:0:right"
BLOCK = re.compile(r"([0-9a-z ;]+)\|([0-9]{1,4}(?:\.[0-9])?) ([0-9]{1,7}) ([0-9]{1,7})", re.ASCII)
TRIAL = re.compile(r"0 (left|right) ([0-9]{1,7})", re.ASCII)


class Reading(NamedTuple):
    """One trial without a clock: how often the command was read again."""

    nots: int
    again: int
    right: bool


class Device(NamedTuple):
    """How regular the screen was: milliseconds of a frame, frames seen, frames left out."""

    frame: float
    frames: int
    dropped: int


class ReactionLab(LogicLab):
    """Two cards and a command: which card is meant?  Five blocks, or a block without a clock.

    It waits until the prediction `bet` is made.  For practice there are a few trials, and none
    of them is kept.
    """

    _esm = script("stage", "clock")
    _css = LogicLab._css + Path(__file__).with_name("reflex.css").read_text("utf-8")

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
        elif name in ("timed", "calm") and not self.running and not self.waits:
            self._begin(name)
        elif name == "block" and self.running == "timed":
            self._take(value)
        elif name in ("read", "again", *SIDES) and self.running == "calm":
            self._calm(name)
        elif name == "stop" and self.running:
            self._end(self.words("reflex-stopped"))
        elif name == "forget" and not self.running:
            self.trials, self.devices, self.readings, self.last = [], [], [], ""
            self.redraw(self.words("reflex-forgotten"))
        elif name in ("timed", "calm", "block", "read", "again", "stop", *SIDES):
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
        self.seq += 1
        self.redraw(self.words("reflex-begun", count=len(self.items)))

    def _end(self, news: str) -> None:
        self.running, self.last = "", news
        self.seq += 1
        self.redraw(news)

    def _take(self, text: str) -> None:
        """Take over a block that the browser has measured; what is right is known here only."""
        answers, device = _read_block(text, len(self.items))
        if self.practice:
            right = sum(
                item.side == side for item, (side, _) in zip(self.items, answers, strict=True)
            )
            return self._end(self.words("reflex-practised", right=right, count=len(answers)))
        block = self.blocks + 1
        self.devices.append(device)
        self.trials += [
            Trial(block, number, item.nots, item.ink, ms, side == item.side)
            for number, (item, (side, ms)) in enumerate(
                zip(self.items, answers, strict=True), start=1
            )
        ]
        right = sum(trial.right for trial in self.trials if trial.block == block)
        return self._end(self.words("reflex-block-done", block=block, right=right, count=PER_BLOCK))

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
            self.redraw("" if self.hidden else self.command(self.items[len(self.readings)]))

    # How it looks

    def command(self, item: Item) -> str:
        """Return what a trial asks for."""
        kind = "shape" if self.shapes else "colour"
        word = self.words(f"reflex-{kind}", name=PAIR[item.word])
        return " ".join([self.words("notnot-not")] * item.nots + [word])

    def draw(self) -> str:
        """Return the instructions, or the trials, or one trial without a clock."""
        title = self.says("reflex-lab")
        if self.waits:
            wait = f'<p class="pl-note">{self.says("reflex-curve-first")}</p>'
            return f'<section class="pl-panel pl-lab"><h3>{title}</h3>{wait}</section>'
        inside = {"": self._waiting, "timed": self._timed, "calm": self._one}[self.running]()
        return f'<section class="pl-panel pl-lab"><h3>{title}</h3>{self._last()}{inside}</section>'

    def _last(self) -> str:
        """Return what was said last, for those who look."""
        return f'<p class="pl-told">{escape(self.last)}</p>' if self.last else ""

    def _waiting(self) -> str:
        buttons = button("calm", self.says("reflex-begin-calm"))
        if self.practice:
            practise = self.says("reflex-practise", count=PRACTICE)
            buttons = button("timed", practise, style="pl-button-main", more=" data-focus")
        elif self.blocks < BLOCKS:
            label = self.says("reflex-begin", block=self.blocks + 1, count=BLOCKS)
            buttons = button("timed", label, style="pl-button-main", more=" data-focus") + buttons
        return (
            f"<p>{self.says('reflex-how')}</p>"
            f"{self._example()}<p><strong>{self.says('reflex-no-test')}</strong></p>"
            f"{tick('shapes', self.says('reflex-shapes'), self.shapes)}"
            f'<div class="pl-row">{buttons}</div>{self._done()}'
        )

    def _example(self) -> str:
        example = self._trial(Item(1, "other", 0, 0))
        answer = self.says("reflex-example", command=self.command(Item(1, "other", 0, 0)))
        return details(answer, f'<div class="lab-trials">{example}</div>')

    def _done(self) -> str:
        told = ""
        if self.devices:
            told += f"<p>{self._device()}</p>"
            data = b64encode(as_csv(self.trials).encode()).decode("ascii")
            told += (
                f'<div class="pl-row"><a class="pl-button" download="partylab-trials.csv"'
                f' href="data:text/csv;base64,{data}">{self.says("reflex-csv")}</a>'
                f"{button('forget', self.says('reflex-forget'), style='pl-button-quiet')}</div>"
                f'<p class="pl-note">{self.says("reflex-private")}</p>'
            )
        return told + (self._readings() if self.readings and not self.running else "")

    def _device(self) -> str:
        frame = sorted(device.frame for device in self.devices)[len(self.devices) // 2]
        return self.says(
            "reflex-device",
            blocks=self.blocks,
            rate=round(1000 / frame),
            frame=round(frame),
            frames=sum(device.frames for device in self.devices),
            dropped=sum(device.dropped for device in self.devices),
        )

    def _readings(self) -> str:
        rows = []
        for nots in NOTS:
            some = [reading for reading in self.readings if reading.nots == nots]
            again = sum(reading.again for reading in some)
            wrong = sum(not reading.right for reading in some)
            rows.append([str(nots), str(len(some)), str(again), str(wrong)])
        heads = ("nots", "trials", "again", "errors")
        return table([self.words(f"reflex-column-{head}") for head in heads], rows)

    def _timed(self) -> str:
        """Return all trials of a block, hidden; the front end shows one after the other."""
        trials = "".join(
            f'<div data-trial="{at}" hidden>{self._trial(item)}</div>'
            for at, item in enumerate(self.items)
        )
        stop = button("stop", self.says("reflex-stop"), style="pl-button-quiet")
        return (
            f'<div class="lab-trials" data-clock="{self.seq}" data-do="block" data-auto data-frames'
            f' data-pause="{PAUSE}" data-keys="{KEYS}" data-focus tabindex="0" role="group"'
            f' aria-label="{escape(self.words("reflex-field"))}">{trials}'
            f'<progress max="{len(self.items)}" value="0"'
            f' aria-label="{escape(self.words("reflex-progress"))}"></progress></div>'
            f'<div class="pl-row">{stop}</div>'
        )

    def _trial(self, item: Item, touch: bool = False, command: bool = True) -> str:
        """Return a command and its two cards; `touch` names what the stage has to send."""
        cards = (PAIR[item.left], PAIR[1 - item.left])
        buttons = "".join(
            button(side, self._card(card), style="lab-portal-card")
            if touch
            else f'<button type="button" class="lab-portal-card" data-tap="{side}">'
            f"{self._card(card)}</button>"
            for side, card in zip(SIDES, cards, strict=True)
        )
        said = self._command(item) if command else ""
        return f'{said}<div class="lab-two-cards">{buttons}</div>'

    def _card(self, portal: str) -> str:
        kind = "shape" if self.shapes else "colour"
        name = escape(self.words(f"reflex-{kind}", name=portal))
        if not self.shapes:
            return f"{portal_art(portal, self.words)}<span>{name}</span>"
        shape = "▲" if portal == "red" else "●"
        return f'<span class="lab-shape" aria-hidden="true">{shape}</span><span>{name}</span>'

    def _command(self, item: Item) -> str:
        """Return the command: its ink, or the shape of its frame, agrees with the word or not."""
        shown = PAIR[item.word if item.ink == "same" else 1 - item.word]
        text = escape(self.command(item))
        if self.shapes:
            return f'<p class="lab-order lab-frame-{shown}">{text}</p>'
        return f'<p class="lab-order" style="color:{INK_PAINT[shown]}">{text}</p>'

    def _one(self) -> str:
        """Return one trial without a clock: the command first, then the cards without it."""
        item = self.items[len(self.readings)]
        count = self.says("reflex-calm-count", number=len(self.readings) + 1, count=PER_BLOCK)
        stop = button("stop", self.says("reflex-stop"), style="pl-button-quiet")
        if not self.hidden:
            read = button(
                "read", self.says("reflex-read"), style="pl-button-main", more=" data-focus"
            )
            inside = f'{self._command(item)}<div class="pl-row">{read}{stop}</div>'
        else:
            again = button("again", self.says("reflex-again"))
            inside = (
                f"{self._trial(item, touch=True, command=False)}"
                f'<div class="pl-row">{again}{stop}</div>'
            )
        return f'<p>{count}</p><div class="lab-trials">{inside}</div>'

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the instructions."""
        lines = [self.words("reflex-how"), self.words("reflex-no-test")]
        return self.words("reflex-lab"), lines


def _read_block(text: str, count: int) -> tuple[list[tuple[str, float]], Device]:
    """Read what the stage's clock has measured; anything else is refused."""
    block = BLOCK.fullmatch(text)
    trials = [TRIAL.fullmatch(trial) for trial in block[1].split(";")] if block else []
    answers = [(trial[1], float(trial[2])) for trial in trials if trial]
    if block is None or not len(answers) == len(trials) == count:
        raise Rejected("stage-malformed")
    return answers, Device(max(float(block[2]), 1.0), int(block[3]), int(block[4]))
