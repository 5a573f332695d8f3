"""All labs of the first lessons: they have pictures, refuse nonsense, and nothing breaks them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from random import Random

import pytest

from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lessons import runs, welcome
from touching import touch

LABS = {
    "CardRow": lambda lesson: runs.CardRow(lesson, held=(25, 26)),
    "Shuffle": runs.Shuffle,
    "TakeOrPass": runs.TakeOrPass,
    "Missing": runs.Missing,
    "Doors": welcome.Doors,
    "Gifts": welcome.Gifts,
    "Mirror": welcome.Mirror,
    "Surroundings": welcome.Surroundings,
}


@pytest.fixture
def lesson():
    return Lesson("runs", "en", Answers())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", LABS)
def test_a_lab_has_a_picture_with_words_and_no_id(name, language):
    lab = LABS[name](Lesson("runs", language, Answers()))
    root = ET.fromstring(lab.picture())
    parts = {child.tag.split("}")[-1]: child.text for child in root}
    assert parts["title"].strip()
    assert parts["desc"] is not None
    assert " id=" not in lab.drawing + lab.picture()
    assert repr(lab) == repr(LABS[name](Lesson("runs", language, Answers())))


@pytest.mark.parametrize("name", LABS)
def test_a_lab_refuses_what_it_does_not_know(name):
    lab = LABS[name](Lesson("runs", "en", Answers()))
    before = lab.drawing
    for what, value in (
        ("nonsense", ""), ("card", "2"), ("card", "x"), ("deal", "7"), ("go", "99"),
        ("door", "north"), ("nots", "3"), ("ghost", "0"), ("place-9", "cup"), ("cards", "10"),
        ("guess", "1"), ("decide", "both"), ("next", ""),
    ):  # fmt: skip
        if (name, what) != ("Missing", "next"):
            assert touch(lab, what, value) != "", what
    assert lab.drawing == before


@pytest.mark.parametrize("name", [*LABS, "goal", "sandbox", "bet"])
def test_no_order_of_touches_breaks_a_lab(name, lesson):
    """2,000 random touches, right ones and wrong ones: each is answered, none is a surprise."""
    more = {
        "goal": lambda _: welcome.Doors(Lesson("welcome", "en", Answers()), goal="one-door"),
        "sandbox": lambda lesson: runs.Shuffle(lesson, free=True, deals=(1, 10)),
        "bet": lambda _: welcome.Gifts(Lesson("welcome", "en", Answers()), bet="gifts"),
    }
    lab = {**LABS, **more}[name](lesson)
    rng = Random(name)
    touches = sorted(set(re.findall(r'data-do="([^"]+)"', lab.drawing)))
    touches += ["next", "anew", "guess", "card", "predict", "open", "pass", "place-0", "deal", "x"]
    values = ["", "on", "take", "pass", "up", "left", "cup", "star", "-1", "1", "10", "²", "9" * 30]
    for _ in range(2_000):
        alert = touch(lab, rng.choice(touches), rng.choice([*values, str(rng.randrange(40))]))
        assert alert != lesson.words("stage-broken")
    ET.fromstring(lab.picture())
