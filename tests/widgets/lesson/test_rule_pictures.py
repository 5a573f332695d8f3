"""Rules in pictures: they show what is true, and what they show is said in words, too."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from partylab.ghosts.sight import look
from partylab.html import plain
from partylab.nothanks import runs
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lessons.dice_scenes import TICK
from partylab_widgets.lessons.welcome.rules_shown import DOOR, HALL, RUNS

SHOWN = [
    ("welcome", "not-not"), ("welcome", "no-thanks"), ("welcome", "hat"), ("welcome", "ghosts"),
    ("negation", "rules"), ("reflex", "rules"),
]  # fmt: skip
every_picture = pytest.mark.parametrize(("name", "key"), SHOWN)
every_language = pytest.mark.parametrize("language", ["en", "fr"])


def lesson(name: str, language: str = "en") -> Lesson:
    return Lesson(name, language, Answers())


@every_picture
@every_language
def test_what_a_scene_shows_is_said_on_the_screen_on_paper_and_in_the_static_picture(
    language: str, name: str, key: str
) -> None:
    panel = lesson(name, language).rules(key)
    paper, picture = str(panel.paper()), ET.fromstring(panel.picture())
    told = picture.find("{http://www.w3.org/2000/svg}desc").text
    assert panel.scenes
    for scene in panel.scenes:
        said = plain(scene.said)
        assert len(said) > 10
        assert said in plain(panel.drawing)
        assert said in plain(paper)
        assert said in told
    assert panel.drawing.count("<svg") == paper.count("<svg") == len(panel.scenes)
    assert not re.search(r"\sid=", panel.drawing)


@every_picture
def test_every_scene_lies_inside_its_picture_and_beside_the_next(name: str, key: str) -> None:
    panel = lesson(name).rules(key)
    wide, high = map(float, re.search(r'viewBox="0 0 (\S+) (\S+)"', panel.picture()).groups())
    assert wide >= sum(scene.width for scene in panel.scenes)
    assert high > max(scene.height for scene in panel.scenes)


def test_a_tick_is_on_each_card_that_may_be_tapped_and_on_no_other() -> None:
    counts = [scene.inside.count(TICK) for scene in lesson("negation").rules().scenes]
    assert counts == [2, 3, 1]
    counts = [scene.inside.count(TICK) for scene in lesson("reflex").rules().scenes]
    assert counts == [1, 1, 1]


def test_the_runs_are_runs_and_the_hidden_ghost_is_hidden_by_the_piano() -> None:
    assert runs({card for run in RUNS for card in run}) == RUNS
    sights = look(HALL, DOOR)
    assert [sight.seen for sight in sights.values()] == [False, True]
    assert [name for name, _ in sights["0M1"].hidden_by] == ["piano"]


def test_nothing_waits_and_nothing_is_asked() -> None:
    panel = lesson("negation").rules()
    assert panel.awaited == 0
    assert not panel.later
    assert "<button" not in panel.drawing
