"""What a device remembers: wishes that come back, whatever else lies in its store."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partylab.words import LANGUAGES
from partylab_widgets import home
from partylab_widgets.seat.keeping import Wishes
from widgets.visitor import HELLO, Visitor, sit

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from([*Wishes.__dataclass_fields__]) | st.text()


def test_wishes_are_remembered_and_followed_next_time():
    first = Visitor(home())
    first.do("seat-language", "fr")
    first.do("start")
    first.do("seat-pace", "slow")
    later = Visitor(home(), **first.device).seat

    assert (later.wishes.language, later.wishes.pace) == ("fr", "slow")
    assert later.words.language == later.language == "fr"
    assert later.pace == "slow"


def test_a_language_that_was_wished_is_not_changed_by_the_browsers_own():
    """Also where it is the one that is spoken before anybody has greeted."""
    first = Visitor(home())
    assert first.do("seat-language", first.seat.words.language) == ""
    other = next(language for language in LANGUAGES if language != first.seat.words.language)
    later = home()
    later._handle_custom_msg(
        {"hello": {**HELLO, "language": other, "seq": later.seq, "kept": first.device}}, []
    )
    assert later.words.language == first.seat.words.language


def test_sound_is_off_until_somebody_asks_for_it_and_on_again_next_time():
    first = Visitor(home())
    first.do("start")
    assert not first.seat.settings.get("sound")
    first.do("seat-sound", "on")
    assert first.seat.settings["sound"]
    later = Visitor(home(), **first.device)
    assert later.seat.settings["sound"]
    later.do("start")
    later.do("seat-sound", "")
    assert not later.seat.settings["sound"]

    assert later.do("seat-sound", "loud") != ""
    assert not later.seat.settings["sound"]


def test_a_table_inside_a_lesson_remembers_nothing_and_follows_nothing():
    wishes = Wishes(language="fr", pace="slow").write()
    lesson = sit("me", "greedy", "miser")
    lesson.send({"hello": {"language": "en", "width": 360, "dark": False, "still": True,
                           "seq": lesson.seat.seq, "kept": {"wishes": wishes}}})  # fmt: skip
    lesson.do("seat-language", "fr")

    assert lesson.seat.wishes.language == "fr"
    assert lesson.seat.keep is None
    assert Visitor(lesson.seat, wishes=wishes).seat.pace == "instant"


@pytest.mark.parametrize(
    "text",
    ["", "}", "null", "[]", "5", '"wishes"', "[" * 5000, "9" * 5000, '{"name": "\\ud800"}',
     '{"pace": [], "language": {}, "sound": "yes", "tours": "all", "name": null}',
     '{"tours": [[]], "pace": "", "language": "de", "level": "\\u0000"}',
     json.dumps({"name": "x" * 25, "level": "y" * 41, "tours": ["z"] * 51})],
)  # fmt: skip
def test_wishes_that_cannot_be_read_were_never_wished(text):
    assert Wishes.read(text) == Wishes()
    assert Visitor(home(), wishes=text).seat.alert == ""


@given(st.text() | st.dictionaries(NAMES, JSON, max_size=8).map(json.dumps))
def test_reading_wishes_never_fails_and_what_was_read_is_written_and_read_again(text):
    wishes = Wishes.read(text)
    assert Wishes.read(wishes.write()) == wishes


def test_one_wrong_wish_spoils_no_other():
    wishes = Wishes.read('{"name": "Ana", "pace": 7, "sound": true, "colour": "red"}')
    assert wishes == Wishes(name="Ana", sound=True)
