"""The stage without a browser: what it refuses, what it answers, what it shows elsewhere."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import partylab_widgets.stage
from partylab.game import Rejected
from partylab.words import LANGUAGES, Words
from partylab_widgets.stage import FILE_LENGTH, MOVE_LENGTH, SENTENCES, VALUE_LENGTH, Stage

HERE = Path(partylab_widgets.stage.__file__).parent
GREETING = {"language": "fr-FR", "width": 360, "dark": False, "still": True, "seq": 0}


class Recorder(Stage):
    """Remembers what reached it; "no" is refused, "bug" is a mistake in the program."""

    files = frozenset({"load"})

    def __init__(self, **traits: Any) -> None:
        self.reached: list[tuple[Any, ...]] = []
        super().__init__(words=Words("en"), **traits)
        self.show("<p>0</p>", seq=0, news="Welcome.")

    def hello(self, info: dict[str, Any]) -> None:
        self.reached.append(("hello", info))

    def move(self, text: str, ms: float) -> None:
        self.reached.append(("move", text, ms))
        if text == "no":
            raise Rejected("stage-too-late")
        if text == "bug":
            raise ZeroDivisionError
        self.show(f"<p>{self.seq + 1}</p>", seq=self.seq + 1, news=f"Played {len(text)}.")

    def do(self, name: str, value: str) -> None:
        self.reached.append(("do", name, value))

    def picture(self) -> str:
        return "<svg/>"

    def take(self, message: Any) -> None:
        self._handle_msg(
            {"content": {"data": {"method": "custom", "content": message}}, "buffers": []}
        )


def position(stage: Stage) -> tuple[Any, ...]:
    return stage.drawing, stage.seq, stage.news, stage.news_count, stage.settings, stage.language


def recorded(stage: Stage) -> list[dict[str, Any]]:
    """Return a list that grows with every frame sent to the browser."""
    frames: list[dict[str, Any]] = []
    stage._send = lambda message, buffers=None: frames.append(message)
    return frames


# ---- What is understood


def test_the_three_messages_reach_their_methods() -> None:
    stage = Recorder()
    stage.take({"hello": GREETING})
    stage.take({"do": "help", "value": "", "seq": 0})
    stage.take({"move": "pay", "ms": 512.5, "seq": 0})

    assert stage.reached == [("hello", GREETING), ("do", "help", ""), ("move", "pay", 512.5)]
    assert stage.alert == ""


def test_an_answer_is_one_frame_with_the_whole_new_position() -> None:
    """Drawing, seq and news arrive together, so the page never shows half a move."""
    stage = Recorder()
    frames = recorded(stage)
    stage.take({"move": "pay", "ms": 1, "seq": 0})

    assert len(frames) == 1
    assert {"drawing", "seq", "news", "news_count", "alert_count"} == set(frames[0]["state"])


def test_every_message_is_answered_even_when_nothing_changes() -> None:
    """The page waits for an answer before it sends the next thing."""
    stage = Recorder()
    frames = recorded(stage)
    for message in ({"do": "x", "value": "", "seq": 0}, {"move": "no", "ms": 1, "seq": 0}, None):
        count = stage.alert_count
        stage.take(message)
        assert stage.alert_count > count

    assert len(frames) == 3
    assert all("alert_count" in frame["state"] for frame in frames)


# ---- What is refused

WRONG = [
    None, [], "pay", 1, {}, {"move": "pay"}, {"move": "pay", "ms": 1}, {"hello": {}},
    {"move": "pay", "ms": 1, "seq": 0, "more": 1}, {"move": 1, "ms": 1, "seq": 0},
    {"move": ["pay"], "ms": 1, "seq": 0}, {"move": "pay", "ms": "1", "seq": 0},
    {"move": "pay", "ms": True, "seq": 0}, {"move": "pay", "ms": math.nan, "seq": 0},
    {"move": "pay", "ms": math.inf, "seq": 0}, {"move": "pay", "ms": -1, "seq": 0},
    {"move": "pay", "ms": 1e8, "seq": 0}, {"move": "pay", "ms": 10**400, "seq": 0},
    {"move": "pay", "ms": 1, "seq": False}, {"move": "pay", "ms": 1, "seq": 0.0},
    {"move": "pay", "ms": 1, "seq": "0"}, {"move": "pa\x00y", "ms": 1, "seq": 0},
    {"move": "\ud800", "ms": 1, "seq": 0}, {"do": "x", "value": None, "seq": 0},
    {"do": "x", "value": "", "seq": None}, {"do": {}, "value": "", "seq": 0},
    {"hello": {**GREETING, "width": True}}, {"hello": {**GREETING, "still": 1}},
    {"hello": {**GREETING, "more": 1}}, {"hello": GREETING, "seq": 0}, {"hello": "fr"},
]  # fmt: skip


@pytest.mark.parametrize("message", WRONG, ids=lambda message: repr(message)[:50])
def test_what_is_malformed_is_refused_and_changes_nothing(message: Any) -> None:
    stage = Recorder()
    before = position(stage)
    stage.take(message)

    assert Words("en")("stage-malformed") == stage.alert
    assert before == position(stage)
    assert stage.reached == []


@pytest.mark.parametrize("seq", [-1, 1, 10**30])
@pytest.mark.parametrize("message", [{"move": "pay", "ms": 1}, {"do": "x", "value": ""}])
def test_what_comes_too_late_or_too_early_is_refused(message: dict[str, Any], seq: int) -> None:
    stage = Recorder()
    before = position(stage)
    stage.take({**message, "seq": seq})

    assert Words("en")("stage-too-late") == stage.alert
    assert before == position(stage)
    assert stage.reached == []


@pytest.mark.parametrize(
    ("name", "most"), [("move", MOVE_LENGTH), ("do", VALUE_LENGTH), ("load", FILE_LENGTH)]
)
def test_texts_may_be_as_long_as_their_limit_and_not_longer(name: str, most: int) -> None:
    """Only the names in `files` may carry the text of a whole file."""

    def message(length: int) -> dict[str, Any]:
        if name == "move":
            return {"move": "x" * length, "ms": 1, "seq": 0}
        return {"do": name, "value": "x" * length, "seq": 0}

    stage = Recorder()
    stage.take(message(most + 1))
    assert Words("en")("stage-too-long", most=most) == stage.alert
    assert stage.reached == []

    stage.take(message(most))
    assert stage.alert == ""
    assert len(stage.reached) == 1


def test_a_subclass_that_takes_nothing_refuses_politely() -> None:
    stage = Stage(words=Words("en"))
    for message in ({"move": "pay", "ms": 1, "seq": 0}, {"do": "x", "value": "", "seq": 0}):
        stage._handle_custom_msg(message, [])
        assert Words("en")("stage-malformed") == stage.alert
    stage._handle_custom_msg({"hello": GREETING}, [])
    assert stage.alert == ""


def test_a_refusal_from_the_game_is_said_in_the_persons_language() -> None:
    stage = Recorder()
    stage.words = Words("fr")
    stage.take({"move": "no", "ms": 1, "seq": 0})

    assert Words("fr")("stage-too-late") == stage.alert
    assert stage.seq == 0


def test_a_mistake_in_the_program_is_said_and_logged_and_the_stage_lives_on(caplog: Any) -> None:
    stage = Recorder()
    stage.take({"move": "bug", "ms": 1, "seq": 0})
    assert Words("en")("stage-broken") == stage.alert
    assert "ZeroDivisionError" in caplog.text

    stage.take({"move": "pay", "ms": 1, "seq": 0})
    assert (stage.alert, stage.seq) == ("", 1)


def test_the_browser_cannot_write_the_traits() -> None:
    """What it tried to write is sent back as it truly is."""
    stage = Recorder()
    before = position(stage)
    frames = recorded(stage)
    written = {"drawing": "<b>", "seq": 9, "news": "x", "_esm": "evil", "words": "x", "nope": 1}
    stage._handle_msg({"content": {"data": {"method": "update", "state": written}}})

    assert before == position(stage)
    assert Words("en")("stage-not-yours") == stage.alert
    truth = frames[-1]["state"]
    assert {"drawing", "seq", "news", "_esm"} == set(truth)
    assert (truth["drawing"], truth["seq"], truth["news"]) == ("<p>0</p>", 0, "Welcome.")


@pytest.mark.parametrize(
    "data",
    [None, [], "x", {}, {"method": 1}, {"method": "custom"}, {"method": "update"},
     {"method": "update", "state": [1]}, {"method": "echo_update", "state": {"seq": 3}}],
    ids=repr,
)  # fmt: skip
def test_broken_envelopes_are_refused_too(data: Any) -> None:
    stage = Recorder()
    before = position(stage)
    stage._handle_msg({"content": {"data": data}, "buffers": []})

    assert stage.alert
    assert before == position(stage)


def test_a_page_that_asks_for_the_state_gets_it() -> None:
    """This is how a reloaded page shows the table again."""
    stage = Recorder()
    stage.take({"move": "pay", "ms": 1, "seq": 0})
    frames = recorded(stage)
    stage._handle_msg({"content": {"data": {"method": "request_state"}}})

    assert (frames[0]["state"]["drawing"], frames[0]["state"]["seq"]) == ("<p>1</p>", 1)


# ---- Anything at all

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
TEXTS = st.text(st.characters(), max_size=5) | st.sampled_from(["x" * 201, "no", "bug", "load"])
NUMBERS = st.sampled_from([0, 1, -1, 0.0, 1e7, 1.1e7, math.nan, True, 10**400])


def nearly(**parts: Any) -> Any:
    """Make messages of the right form, some of whose parts are wrong, missing or too many."""
    some = {name: part | ANY for name, part in parts.items()}
    return st.fixed_dictionaries(parts) | st.fixed_dictionaries({}, optional={**some, "also": ANY})


MESSAGES = (
    nearly(move=TEXTS, ms=NUMBERS, seq=NUMBERS)
    | nearly(do=TEXTS, value=TEXTS, seq=NUMBERS)
    | nearly(hello=ANY | st.just(GREETING))
    | ANY
)


@settings(max_examples=400, deadline=None)
@given(messages=st.lists(MESSAGES, min_size=1, max_size=8))
def test_any_message_is_either_good_or_refused(messages: list[Any]) -> None:
    """A hook sees checked values only; whatever does not get that far leaves all as it was."""
    stage = Recorder()
    for message in messages:
        before, count, reached = position(stage), stage.alert_count, len(stage.reached)
        stage.take(message)
        assert stage.alert_count > count
        if len(stage.reached) == reached:
            assert stage.alert
            assert before == position(stage)
            continue
        kind, *values = stage.reached[-1]
        assert kind in message
        assert before[1] == message.get("seq", before[1])
        if kind == "move":
            text, ms = values
            assert len(text) <= MOVE_LENGTH
            assert type(ms) is float
            assert 0 <= ms <= 1e7
            text.encode()


# ---- What it says and shows


def test_news_and_alert_count_each_time_they_are_set() -> None:
    stage = Recorder()
    count = stage.news_count
    stage.news = "Bo pays a chip."
    stage.news = "Bo pays a chip."

    assert count + 2 == stage.news_count


def test_a_new_language_changes_what_the_front_end_says() -> None:
    stage = Recorder()
    assert stage.language == "en"
    stage.words = Words("fr")

    assert stage.language == "fr"
    assert {name: Words("fr")(name) for name in SENTENCES} == stage.sentences


def test_the_language_of_the_surroundings_is_the_first_one(monkeypatch: Any) -> None:
    monkeypatch.setenv("PARTYLAB_LANGUAGE", "fr")

    assert Stage().language == "fr"


def test_each_place_finds_something_to_show() -> None:
    """A live widget, a picture for places that run none, and a text that never changes."""
    data, _ = Recorder()._repr_mimebundle_()

    assert data["image/svg+xml"] == "<svg/>"
    assert data["text/plain"] == "Recorder()"
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "image/svg+xml" not in Stage()._repr_mimebundle_()[0]


def test_no_sentence_stands_in_the_code_and_none_is_missing() -> None:
    """Each id in Python and JavaScript has its sentence, and each sentence is used."""
    code = "".join((HERE / name).read_text(encoding="utf-8") for name in ("stage.py", "stage.js"))
    used = set(re.findall(r'"(stage-[a-z-]+)"', code))
    for language in LANGUAGES:
        catalogue = HERE.parents[1] / "partylab" / "words" / language / "stage.ftl"
        said = set(re.findall(r"^(stage-[a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
        assert used == said
