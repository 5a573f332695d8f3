"""The teacher's desk: dropped files become the page; nothing in them harms it."""

from __future__ import annotations

import json
from urllib.parse import unquote

import pytest

from partylab import Words
from partylab.html import plain
from partylab_widgets.classroom import desk
from partylab_widgets.classroom.desk import Desk
from partylab_widgets.lesson.answers import write
from touching import touch

ANA = write({"runs": {"pair": {"stage": "locked", "value": "-1", "sure": 80}}})
BO = write({"runs": {"pair": {"stage": "locked", "value": "0", "sure": 40}}})


def drop(place: Desk, *files: tuple[str, str]) -> str:
    return touch(place, "files", json.dumps(files))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_dropped_files_are_counted_and_more_may_follow(language: str) -> None:
    """The same file twice counts once; two pupils may have called theirs the same."""
    place, words = Desk(language), Words(language)
    assert words("runs-pair") not in place.drawing
    assert drop(place, ("my-answers.json", ANA)) == ""
    assert drop(place, ("my-answers.json", ANA), ("my-answers.json", BO)) == ""

    assert words("class-told-read", count=2) in place.drawing
    assert words("class-bets", count=2) in plain(place.drawing)


def test_names_stand_there_only_while_they_are_asked_for() -> None:
    """Two pupils whose files are called the same are told apart."""
    place = Desk("en")
    drop(place, ("ana-7.json", ANA), ("ana-7.json", BO))
    assert "ana-7" not in place.drawing
    touch(place, "names", "on")
    assert "ana-7 (2)" in place.drawing
    touch(place, "names", "")
    assert "ana-7" not in place.drawing


def test_what_is_left_out_is_named_with_the_reason_and_the_rest_counts() -> None:
    place, words = Desk("en"), Words("en")
    drop(place, ("<b>x</b>.json", "{"), ("ana.json", ANA))
    assert "&lt;b&gt;x&lt;/b&gt;" in place.drawing
    assert "<b>x</b>" not in place.drawing
    assert words("class-file-foreign") in place.drawing
    assert words("class-told-read", count=1) in place.drawing


def test_the_page_can_be_taken_away_and_the_desk_be_cleared() -> None:
    place = Desk("en")
    drop(place, ("ana.json", ANA))
    assert "<!doctype html>" in unquote(place.drawing)
    touch(place, "clear")
    assert place.drawing == Desk("en").drawing
    assert drop(place, ("ana.json", ANA)) == ""


@pytest.mark.parametrize(
    "value", ["", "{", "{}", "7", '["ana.json"]', '[["ana.json"]]', '[["a", 7]]', "[" * 10_000]
)
def test_what_no_page_of_ours_sends_is_refused_and_changes_nothing(value: str) -> None:
    place = Desk("en")
    drop(place, ("ana.json", ANA))
    before = place.drawing
    assert touch(place, "files", value) == Words("en")("stage-malformed")
    assert place.drawing == before


def test_more_files_than_a_class_can_have_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_FILES", 1)
    place = Desk("en")
    assert drop(place, ("ana.json", ANA), ("bo.json", BO)) == Words("en")("class-too-many", most=1)
    assert place.drawing == Desk("en").drawing
