"""What a class has answered, as a page from a file and as a desk in Voilà."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.looking import PHONE, barriers, small_targets, sticking_out
from partylab import Words
from partylab_widgets import command
from partylab_widgets.lesson.answers import write
from partylab_widgets.lessons.reflex.trials import SAM, as_csv, invented

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from playwright.sync_api import Page

    from browser.serving import Server

FRENCH = Words("fr")


def hand_in(folder: Path) -> list[Path]:
    """Write the files of four pupils, and one that is broken."""
    folder.mkdir()
    for number, value in enumerate(("-1", "-1", "+25", "0")):
        bet = {"stage": "revealed", "value": value, "answer": "-1", "sure": 80}
        answers = {
            "runs": {
                "pair": bet | {"right": value == "-1"},
                "score": {"outcome": "not-yet", "tries": 1, "mistakes": "score-chips-added"},
            },
            "reflex": {"lab": {"trials": as_csv(invented(SAM, Random(number)))}},
        }
        (folder / f"pupil-{number}.json").write_text(write(answers), "utf-8")
    (folder / "broken.json").write_text("{")
    return sorted(folder.iterdir())


def test_the_page_about_a_class_opens_from_its_file_on_a_phone(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for nothing else, by day and by night; nothing sticks out, axe finds no barrier."""
    monkeypatch.chdir(tmp_path)
    hand_in(tmp_path / "answers")
    typed = ["class", "answers", "--names", "--language", "fr", "--no-browser"]
    assert command.main(typed) == 0
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size(PHONE["viewport"])
    address = (tmp_path / "class.html").as_uri()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(FRENCH("class-title"))
        assert sticking_out(page) == []
        assert barriers(page) == []
    assert asked == [address] * 2
    if shots := os.environ.get("PARTYLAB_SHOTS"):
        page.screenshot(path=f"{shots}/class-phone.png", full_page=True)


def test_files_dropped_on_the_desk_show_what_the_class_has_answered(
    page: Page, tables: Server, tmp_path: Path
) -> None:
    """Several at once; what is broken is named; names only when they are asked for."""
    files = hand_in(tmp_path / "answers")
    page.set_viewport_size(PHONE["viewport"])
    page.goto(f"{tables.render('fr/class.ipynb')}?theme=dark")
    desk, field = page.locator(".cl-desk"), page.get_by_label(FRENCH("class-drop"))
    field.set_input_files(files[:2])
    expect(desk).to_contain_text(FRENCH("class-told-read", count=1))
    field.set_input_files(files[2:])
    expect(desk).to_contain_text(FRENCH("class-told-read", count=4))
    expect(page.locator(".cl-bet")).to_contain_text(FRENCH("class-bets", count=4))
    expect(page.locator(".cl-answer b")).to_have_text("2")
    expect(page.get_by_text("pupil-0")).to_have_count(0)
    page.locator("summary", has_text=FRENCH("class-desk-left-out", count=1)).click()
    expect(page.get_by_text(FRENCH("class-file-foreign"))).to_be_visible()
    assert sticking_out(page) == []
    assert small_targets(page) == []
    assert barriers(page) == []
    if shots := os.environ.get("PARTYLAB_SHOTS"):
        page.screenshot(path=f"{shots}/desk-phone.png", full_page=True)
        page.set_viewport_size({"width": 1280, "height": 900})
        page.screenshot(path=f"{shots}/desk-wide.png")

    page.get_by_label(FRENCH("class-show-names")).check()
    expect(page.get_by_text("pupil-0").first).to_be_attached()
