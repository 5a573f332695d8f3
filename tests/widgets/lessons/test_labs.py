"""All labs of all lessons: they have pictures, refuse nonsense, and nothing breaks them."""

from __future__ import annotations

import pkgutil
import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from functools import partial
from importlib import import_module
from random import Random

import pytest

from partylab.notnot.dice import RED, UP, Roll
from partylab_widgets import lessons
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lessons import (
    keyhole,
    league,
    negation,
    recall,
    reflex,
    runs,
    welcome,
)
from partylab_widgets.lessons.keyhole.halls import DESK
from partylab_widgets.lessons.league import executors
from partylab_widgets.lessons.league import league as league_module
from partylab_widgets.stage.assemble import HERE
from touching import touch

# By the lesson, and by a word of one's own for each way in which a lab is used there.
LABS = {
    "welcome Doors": welcome.Doors,
    "welcome Doors, goal": partial(welcome.Doors, goal="one-door"),
    "welcome Gifts": welcome.Gifts,
    "welcome Gifts, bet": partial(welcome.Gifts, bet="gifts"),
    "welcome Mirror": welcome.Mirror,
    "welcome Surroundings": welcome.Surroundings,
    "negation Taps": negation.Taps,
    "negation SentenceBuilder": negation.SentenceBuilder,
    "negation SentenceBuilder, free": partial(negation.SentenceBuilder, free=True),
    "negation SentenceBuilder, goal": partial(negation.SentenceBuilder, goal="impossible"),
    "negation Scope": negation.Scope,
    "negation Meanings": negation.Meanings,
    "negation Piles": negation.Piles,
    "negation Steps": partial(negation.Steps, roll=Roll(UP, RED, nots=3)),
    "reflex CurveBet": reflex.CurveBet,
    "reflex ReactionLab": reflex.ReactionLab,
    "reflex ReactionLab, practice": partial(reflex.ReactionLab, practice=True),
    "reflex Results": reflex.Results,
    "reflex Resample": reflex.Resample,
    "reflex Resample, goal": partial(reflex.Resample, goal="narrow"),
    "reflex Resample, free": partial(reflex.Resample, free=True),
    "runs CardRow": partial(runs.CardRow, held=(25, 26)),
    "runs Shuffle": runs.Shuffle,
    "runs Shuffle, free": partial(runs.Shuffle, free=True, deals=(1, 10)),
    "runs TakeOrPass": runs.TakeOrPass,
    "runs Missing": runs.Missing,
    "league FirstTable": league.FirstTable,
    "league Enough": league.Enough,
    "league BestAnswers": partial(league.BestAnswers, key="row", residents=(0,)),
    "league BestAnswers, war": partial(league.BestAnswers, key="war", war=True),
    "league BestAnswers, five": partial(league.BestAnswers, key="x", players=(5, 4, 3), war=True),
    "league Circle": league.Circle,
    "league Evolution": league.Evolution,
    "league Evolution, free": partial(league.Evolution, key="sandbox", free=True),
    "league League": league.League,
    "league League, samples": partial(league.League, folder="nowhere"),
    "league Executors": league.Executors,
    "league Invade": partial(league.Invade, goal="invade"),
    "recall GhostTable": recall.GhostTable,
    "recall GhostTable, free": partial(recall.GhostTable, key="sandbox", seats=8, free=True),
    "recall Forgetting": recall.Forgetting,
    "recall Bars": recall.Bars,
    "recall Bars, claims": partial(recall.Bars, claims=True),
    "recall Polite": recall.Polite,
    "recall Polite, carries": partial(recall.Polite, carries=True),
    "recall Surface": recall.Surface,
    "recall Duel": recall.Duel,
    "recall Duel, memories": partial(recall.Duel, key="remembers", memories=True),
    "recall Duel, goal": partial(recall.Duel, cost=Fraction(1), goal="balance"),
    "recall Calibration": recall.Calibration,
    "keyhole SafeCells": keyhole.SafeCells,
    "keyhole Rays": keyhole.Rays,
    "keyhole Above": partial(keyhole.Above, height=0),
    "keyhole Slices": keyhole.Slices,
    "keyhole Slices, walks": partial(keyhole.Slices, hall=DESK, walks=True),
    "keyhole Peek": keyhole.Peek,
    "keyhole RiskMap": keyhole.RiskMap,
    "keyhole Gallery": keyhole.Gallery,
    "keyhole HideSeven": keyhole.HideSeven,
}
every_lab = pytest.mark.parametrize("name", LABS)
# What no lab has, or not with this value.
NONSENSE = [
    ("nonsense", ""), ("card", "2"), ("card", "x"), ("deal", "7"), ("go", "99"),
    ("door", "north"), ("nots", "3"), ("ghost", "0"), ("place-9", "cup"), ("cards", "10"),
    ("guess", "1"), ("decide", "both"), ("next", ""), ("pick", "X"), ("first", "purple"),
    ("pile-99", "A"), ("time-9", "500"), ("time-0", "501"), ("cutoff", "7"), ("blocks", "0"),
    ("draw", "7"), ("block", "{}"), ("left", ""),
]  # fmt: skip
# What makes sense in one lab all the same.
SENSE = {
    ("welcome Doors, goal", "nots"),
    ("negation Taps", "decide"),
    ("runs Shuffle, free", "cards"),
    ("runs Missing", "next"),
}
CONTROL = re.compile(r'data-(?:do|drag|live)="([^"]+)"')
VALUE = re.compile(r'data-value="([^"]+)"')
# What may be touched at other times, and values that are right somewhere.
NAMES = [
    "next", "anew", "guess", "card", "predict", "open", "pass", "place-0", "deal", "cell", "look",
    "put", "shift", "way", "row", "turn", "size", "door", "show", "choose", "sure", "guessing",
    "seats", "memory", "stop", "of", "where", "players", "everybody", "limit", "more", "play",
]  # fmt: skip
VALUES = [
    "", "on", "take", "up", "cup", "3 3", "0 0", "7 1", "S", "XL", "N3", "beside", "guitar",
    "fading", "true", "limits", "here", "processes", "-1", "-10", "1", "10", "999", "²", "9" * 30,
    "piano 2000 4000 90", "piano 0 0 0", "desk 9 9 x",
]  # fmt: skip
# So many touches: a lab that plays or looks at whole halls takes its time for each.
TOUCHES = {"league": 60, "keyhole": 120, "recall": 200}
MOST_TOUCHES = 2_000


def lab_of(name: str, language: str = "en") -> Panel:
    """Return a lab in a lesson that has just begun."""
    return LABS[name](Lesson(name.split(maxsplit=1)[0], language, Answers()))


def test_every_lab_of_every_lesson_is_here():
    tried = {lab.func if isinstance(lab, partial) else lab for lab in LABS.values()}
    packages = [import_module(f"{lessons.__name__}.{it.name}")
                for it in pkgutil.iter_modules(lessons.__path__) if it.ispkg]  # fmt: skip
    labs = {
        it for package in packages for it in vars(package).values()
        if isinstance(it, type) and issubclass(it, Panel)
    }  # fmt: skip
    assert len(labs) > 30
    assert labs == tried


@every_lab
def test_what_a_lab_is_drawn_with_knows_the_marks_that_stand_in_it(name):
    """A drag without `drag.js` would do nothing at all, and nobody would be told."""
    lab = lab_of(name)
    for mark in ("drag", "clock", "grid"):
        if f"data-{mark}=" in lab.drawing:
            module = (HERE / f"{mark}.js").read_text("utf-8")
            assert module.strip()[-120:] in str(lab._esm), mark


@every_lab
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lab_has_a_picture_with_words_and_no_id(name, language):
    lab = lab_of(name, language)
    root = ET.fromstring(lab.picture())
    parts = {child.tag.split("}")[-1]: child.text for child in root}
    assert parts["title"].strip()
    assert parts["desc"].strip()
    assert " id=" not in lab.drawing + lab.picture()
    assert all("alt=" in image for image in re.findall(r"<img[^>]*>", lab.drawing))
    assert repr(lab) == repr(lab_of(name, language))


@every_lab
def test_a_lab_refuses_what_it_does_not_know(name):
    lab = lab_of(name)
    before = lab.drawing
    for what, value in NONSENSE:
        if (name, what) in SENSE:
            continue
        assert touch(lab, what, value) not in ("", lab.words("stage-broken")), what
    assert lab.drawing == before


@every_lab
def test_no_order_of_touches_breaks_a_lab(name, monkeypatch):
    """Random touches, right ones and wrong ones: each is answered, none is a surprise."""
    monkeypatch.setattr("partylab_widgets.lessons.league.evolution.GENERATIONS", 6)
    monkeypatch.setattr(executors, "DEALS", 2)
    monkeypatch.setattr(league_module, "ROUNDS", (1, 2))
    lab, rng = lab_of(name), Random(name)
    # Rounds of a league start processes: they have tests of their own.
    names = [*sorted({*CONTROL.findall(lab.drawing)} - {"rounds"}), *NAMES]
    values = [*sorted({*VALUE.findall(lab.drawing)}), *VALUES]
    for _ in range(TOUCHES.get(lab.lesson.name, MOST_TOUCHES)):
        value = rng.choice([*values, str(rng.randrange(40))])
        assert touch(lab, rng.choice(names), value) != lab.words("stage-broken")
    ET.fromstring(lab.picture())
