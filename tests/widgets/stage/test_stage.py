"""The stage without a browser: what it refuses, what it answers, what it shows elsewhere."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab.game import Rejected
from partylab.html import button, html, slot
from partylab.words import LANGUAGES, Words
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import HERE, script, style
from partylab_widgets.stage.messages import FILE_LENGTH, NAME_LENGTH, VALUE_LENGTH
from partylab_widgets.stage.stage import SENTENCES

GREETING = {"language": "fr-FR", "width": 360, "dark": False, "still": True, "seq": 0}


class Recorder(Stage):
    """Remembers what reached it; "no" is refused, "bug" is a mistake in the program."""

    files = frozenset({"load"})

    def __init__(self, **traits: Any) -> None:
        self.reached: list[tuple[Any, ...]] = []
        super().__init__(words=Words("en"), **traits)
        self.show({"main": "<p>0</p>"}, news="Welcome.")

    def hello(self, info: dict[str, Any]) -> None:
        self.reached.append(("hello", info))

    def do(self, name: str, value: str) -> None:
        self.reached.append(("name", name, value))
        if value == "no":
            raise Rejected("stage-too-late")
        if value == "bug":
            raise ZeroDivisionError
        if name == "move":
            page = {"main": f"<p>{self.seq + 1}</p>"}
            self.seq += 1
            self.show(page, news=f"Played {len(value)}.")

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


def test_both_messages_reach_their_methods() -> None:
    stage = Recorder()
    stage.take({"hello": GREETING})
    stage.take({"name": "help", "value": "", "seq": 0})

    assert stage.reached == [("hello", {**GREETING, "kept": {}}), ("name", "help", "")]
    assert stage.alert == ""


def test_an_answer_is_one_frame_with_the_whole_new_position() -> None:
    """Drawing, seq and news arrive together, so the page never shows half a move."""
    stage = Recorder()
    frames = recorded(stage)
    stage.take({"name": "move", "value": "pay", "seq": 0})

    assert len(frames) == 1
    wanted = {"page_main", "seq", "news", "news_count", "alert_count", "answers"}
    assert wanted == set(frames[0]["state"])


def test_every_message_is_answered_even_when_nothing_changes() -> None:
    """The page waits for an answer before it sends the next thing."""
    stage = Recorder()
    frames = recorded(stage)
    for message in (
        {"name": "x", "value": "", "seq": 0},
        {"name": "move", "value": "no", "seq": 0},
        None,
    ):
        count = stage.answers
        stage.take(message)
        assert stage.answers == count + 1

    assert len(frames) == 3
    assert all("answers" in frame["state"] for frame in frames)


def test_what_is_told_by_itself_is_no_answer() -> None:
    """A bot that fails while a message is under way: the page goes on waiting for its answer."""
    stage = Recorder()
    frames = recorded(stage)
    stage.alert = "The bot stopped."

    assert stage.answers == 0
    assert all("answers" not in frame["state"] for frame in frames)


def test_of_what_a_device_has_kept_only_what_could_be_ours_arrives() -> None:
    """A name that is none of ours is left out; a text that is none, or too long, arrives empty."""
    stage = Recorder()
    kept = {
        "wishes": "{}", "game.a-1": "<b>", "history": 5, "game.long": "x" * (FILE_LENGTH + 1),
        "game.half": "\ud800", "": "x", "Game": "x", "game.": "x", "game.a.b": "x", "a" * 99: "x",
        "<b>": "x",
    }  # fmt: skip
    stage.take({"hello": {**GREETING, "kept": kept}})

    assert stage.alert == ""
    assert stage.reached[0][1]["kept"] == {
        "wishes": "{}", "game.a-1": "<b>", "history": "", "game.long": "", "game.half": "",
    }  # fmt: skip


def test_a_stage_remembers_nothing_unless_it_is_one_that_keeps() -> None:
    class Keeper(Recorder):
        keeps = True

    plain, keeper = Recorder(), Keeper()
    for stage in (plain, keeper):
        stage.remember("wishes", "{}")

    assert plain.keep is None
    assert keeper.keep == {"wishes": "{}"}


# ---- What is refused

WRONG = [
    None, [], "pay", 1, {}, {"name": "move"}, {"name": "move", "value": "pay"}, {"hello": {}},
    {"name": "move", "value": "pay", "seq": 0, "more": 1}, {"name": 1, "value": "pay", "seq": 0},
    {"name": ["move"], "value": "pay", "seq": 0}, {"name": "move", "value": 1, "seq": 0},
    {"name": "move", "value": True, "seq": 0}, {"name": "move", "value": math.nan, "seq": 0},
    {"name": "move", "value": ["pay"], "seq": 0}, {"name": "move", "value": None, "seq": 0},
    {"name": "move", "value": "pay", "seq": False}, {"name": "move", "value": "pay", "seq": 0.0},
    {"name": "move", "value": "pay", "seq": "0"}, {"name": "move", "value": "pa\x00y", "seq": 0},
    {"name": "move", "value": "\ud800", "seq": 0}, {"name": "\ud800", "value": "", "seq": 0},
    {"name": "x", "value": "", "seq": None}, {"name": {}, "value": "", "seq": 0},
    {"move": "pay", "ms": 1, "seq": 0}, {"do": "x", "value": "", "seq": 0},
    {"hello": {**GREETING, "width": True}}, {"hello": {**GREETING, "still": 1}},
    {"hello": {**GREETING, "width": 10**400}}, {"hello": {**GREETING, "width": math.nan}},
    {"hello": {**GREETING, "more": 1}}, {"hello": {**GREETING, "kept": ["wishes"]}},
    {"hello": GREETING, "seq": 0}, {"hello": "fr"},
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
def test_what_comes_too_late_or_too_early_is_refused(seq: int) -> None:
    stage = Recorder()
    before = position(stage)
    stage.take({"name": "move", "value": "pay", "seq": seq})

    assert Words("en")("stage-too-late") == stage.alert
    assert before == position(stage)
    assert stage.reached == []


@pytest.mark.parametrize(("name", "most"), [("text", VALUE_LENGTH), ("load", FILE_LENGTH)])
def test_texts_may_be_as_long_as_their_limit_and_not_longer(name: str, most: int) -> None:
    """Only the names in `files` may carry the text of a whole file."""
    stage = Recorder()
    stage.take({"name": name, "value": "x" * (most + 1), "seq": 0})
    assert Words("en")("stage-too-long", most=most) == stage.alert
    stage.take({"name": "x" * (NAME_LENGTH + 1), "value": "", "seq": 0})
    assert Words("en")("stage-too-long", most=NAME_LENGTH) == stage.alert
    assert stage.reached == []

    stage.take({"name": name, "value": "x" * most, "seq": 0})
    assert stage.alert == ""
    assert len(stage.reached) == 1


def test_a_subclass_that_takes_nothing_refuses_politely() -> None:
    stage = Stage(words=Words("en"))
    stage._handle_custom_msg({"name": "move", "value": "pay", "seq": 0}, [])
    assert Words("en")("stage-malformed") == stage.alert
    stage._handle_custom_msg({"hello": GREETING}, [])
    assert stage.alert == ""


def test_a_refusal_from_the_game_is_said_in_the_persons_language() -> None:
    stage = Recorder()
    stage.words = Words("fr")
    stage.take({"name": "move", "value": "no", "seq": 0})

    assert Words("fr")("stage-too-late") == stage.alert
    assert stage.seq == 0


def test_a_mistake_in_the_program_is_said_and_logged_and_the_stage_lives_on(caplog: Any) -> None:
    stage = Recorder()
    stage.take({"name": "move", "value": "bug", "seq": 0})
    assert Words("en")("stage-broken") == stage.alert
    assert "ZeroDivisionError" in caplog.text

    stage.take({"name": "move", "value": "pay", "seq": 0})
    assert (stage.alert, stage.seq) == ("", 1)


def test_the_browser_cannot_write_the_traits() -> None:
    """What it tried to write is sent back as it truly is."""
    stage = Recorder()
    before = position(stage)
    frames = recorded(stage)
    written = {"page_main": "<b>", "seq": 9, "news": "x", "_esm": "evil", "words": "x", "nope": 1}
    stage._handle_msg({"content": {"data": {"method": "update", "state": written}}})

    assert before == position(stage)
    assert Words("en")("stage-not-yours") == stage.alert
    truth = frames[-1]["state"]
    assert {"page_main", "seq", "news", "_esm"} == set(truth)
    assert (truth["page_main"], truth["seq"], truth["news"]) == ("<p>0</p>", 0, "Welcome.")


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
    stage.take({"name": "move", "value": "pay", "seq": 0})
    frames = recorded(stage)
    stage._handle_msg({"content": {"data": {"method": "request_state"}}})

    assert (frames[0]["state"]["page_main"], frames[0]["state"]["seq"]) == ("<p>1</p>", 1)


# ---- Anything at all

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
TEXTS = st.text(st.characters(), max_size=5) | st.sampled_from(
    ["move", "x" * 201, "no", "bug", "load"]
)
NUMBERS = st.sampled_from([0, 1, -1, 0.0, 1e7, 1.1e7, math.nan, True, 10**400])


def nearly(**parts: Any) -> Any:
    """Make messages of the right form, some of whose parts are wrong, missing or too many."""
    some = {name: part | ANY for name, part in parts.items()}
    return st.fixed_dictionaries(parts) | st.fixed_dictionaries({}, optional={**some, "also": ANY})


MESSAGES = (
    nearly(name=TEXTS, value=TEXTS, seq=NUMBERS) | nearly(hello=ANY | st.just(GREETING)) | ANY
)


@settings(max_examples=400, deadline=None)
@given(messages=st.lists(MESSAGES, min_size=1, max_size=8))
def test_any_message_is_either_good_or_refused(messages: list[Any]) -> None:
    """A hook sees checked values only; whatever does not get that far leaves all as it was."""
    stage = Recorder()
    for message in messages:
        before, count, reached = position(stage), stage.answers, len(stage.reached)
        stage.take(message)
        assert stage.answers == count + 1
        if len(stage.reached) == reached:
            assert stage.alert
            assert before == position(stage)
            continue
        kind, *values = stage.reached[-1]
        assert kind in message
        assert before[1] == message.get("seq", before[1])
        if kind == "name":
            name, value = values
            assert len(name) <= NAME_LENGTH
            assert len(value) <= FILE_LENGTH
            (name + value).encode()


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
    code = "".join(file.read_text("utf-8") for file in HERE.iterdir() if file.is_file())
    used = set(re.findall(r'"(stage-[a-z-]+)"', code))
    for language in LANGUAGES:
        catalogue = HERE.parent / "words" / language / "stage.ftl"
        said = set(re.findall(r"^(stage-[a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
        assert used == said


# ---- Pages


def test_only_the_pages_that_have_changed_travel() -> None:
    stage = Recorder()
    pages = {"main": slot("table") + slot("plan"), "table": "<p>1</p>", "plan": "<p>a</p>"}
    stage.show(pages)
    frames = recorded(stage)
    stage.show({**pages, "plan": "<p>b</p>"})
    stage.show({"main": pages["main"], "plan": "<p>b</p>"})

    assert [frame["state"] for frame in frames] == [
        {"page_plan": "<p>b</p>"},
        {"page_table": ""},
    ]


def test_new_pages_arrive_in_one_frame_and_a_page_that_reconnects_gets_all() -> None:
    stage = Recorder()
    frames = recorded(stage)
    stage.show({"main": slot("table"), "table": "<p>1</p>"}, news="New.")
    stage._handle_msg({"content": {"data": {"method": "request_state"}}})

    assert len(frames) == 2
    for frame in frames:
        assert frame["state"]["page_table"] == "<p>1</p>"
        assert frame["state"]["news"] == "New."


def test_stages_do_not_share_their_pages() -> None:
    one, other = Recorder(), Recorder()
    one.show({"main": slot("table"), "table": "<p>1</p>"})
    assert "page_table" not in other.keys
    other.show({"main": "", "table": "<p>2</p>"})

    assert (one.page_table, other.page_table) == ("<p>1</p>", "<p>2</p>")
    assert type(one) is type(other)
    assert repr(one) == "Recorder()"


def test_a_drawing_is_all_pages_in_their_places() -> None:
    stage = Stage(words=Words("en"))
    main = html("<h1>{}</h1>{}{}", "One", slot("a & b"), slot("nowhere"))
    stage.show({"main": main, "a & b": html("<p>{}</p>", slot("in")), "in": "x", "aside": "y"})

    assert stage.drawing == (
        '<h1>One</h1><div class="pl-page" data-page="a &amp; b"><p><div class="pl-page"'
        ' data-page="in">x</div></p></div><div class="pl-page" data-page="nowhere"></div>'
    )


def test_a_page_that_stands_in_itself_is_drawn_once() -> None:
    stage = Stage(words=Words("en"))
    stage.show({"main": slot("a"), "a": html("<p>1</p>{}{}", slot("a"), slot("main"))})

    assert stage.drawing.count("<p>1</p>") == 1


# ---- What cannot be sent


@pytest.mark.parametrize("bad", ["\ud800", "\x00", "\x1b", "\uffff"])
def test_nothing_that_cannot_be_sent_gets_into_a_trait(bad: str) -> None:
    stage = Recorder()
    stage.show({"main": f"<p>{bad}</p>", "table": bad}, news=f"{bad}!")
    stage.alert = f"{bad}?"

    assert (stage.drawing, stage.page_table) == ("<p>\ufffd</p>", "\ufffd")
    assert (stage.news, stage.alert) == ("\ufffd!", "\ufffd?")


def test_an_answer_that_cannot_be_sent_is_followed_by_a_sentence(caplog: Any) -> None:
    """And the stage lives on: what could not be sent is not tried again with the next answer."""

    class Careless(Recorder):
        def do(self, name: str, value: str) -> None:
            self.settings = {"still": "\ud800" if value == "bad" else False}

    def send(message: Any, buffers: Any = None) -> None:
        json.dumps(message, ensure_ascii=False).encode()
        frames.append(message["state"])

    stage, frames = Careless(), []
    stage._send = send
    for value, said in (("bad", Words("en")("stage-broken")), ("good", "")):
        frames.clear()
        stage.take({"name": "x", "value": value, "seq": 0})
        assert frames[-1]["answers"] == stage.answers
        assert said == stage.alert
    counts = {"alert_count": stage.alert_count, "answers": stage.answers}
    assert frames == [{"alert": "", **counts, "settings": {"still": False}}]
    assert "UnicodeEncodeError" in caplog.text


# ---- How scripts and styles are put together


def test_modules_are_put_together_once_each_behind_what_they_import() -> None:
    names = [file.stem for file in HERE.glob("*.js")]
    together = script("drag", "clock", "editor", "grid", "keep", "lessons", "sound", "stage")
    first = [file.read_text("utf-8").splitlines()[0] for file in HERE.glob("*.js")]

    assert len(names) == len([line for line in first if together.count(line) == 1])
    assert not re.search(r"^(import|export(?! default))", together, re.MULTILINE)
    assert together.count("export default") == 1
    assert "data-clock=" not in script("stage")


def test_no_two_modules_use_the_same_name() -> None:
    """They become one module, and are told apart by the names of what they hold."""
    code = "".join(file.read_text("utf-8") for file in HERE.glob("*.js"))
    held = re.findall(r"^(?:export )?(?:async )?(?:function|const|let) (\w+)", code, re.MULTILINE)

    assert sorted(set(held)) == sorted(held)


def test_the_style_of_the_stage_comes_first() -> None:
    mine = HERE.parent / "seat" / "seat.css"

    assert style(mine) == style() + "\n" + mine.read_text("utf-8")


def test_a_stage_knows_what_can_be_touched_on_its_pages() -> None:
    """By pressing, by dragging, by a clock that begins; what a name is part of is another one."""
    stage = Recorder()
    stage.show(
        {"main": slot("table"), "table": button("bid", "Bid") + html('<g data-drag="put"></g>')}
    )
    assert stage.offers("bid")
    assert stage.offers("put")
    assert not stage.offers("bi")
    assert not stage.offers('bid" data-do="')
    stage.show({"main": slot("table")})
    assert not stage.offers("bid")
