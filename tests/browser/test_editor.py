"""Writing code in a lesson as a Voilà page: by keyboard, and on a phone."""

from __future__ import annotations

import os
from http.client import HTTPConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import expect

from browser.looking import PHONE, barriers, look, small_targets, sticking_out
from browser.serving import ROOT, serve_voila
from partylab import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

    from browser.serving import Server

LESSON = "03_runs_and_probability.ipynb"
FRENCH = Words("fr")


@pytest.fixture(scope="module")
def open_tables() -> Iterator[Server]:
    """The lessons of this repository as `partylab play --code` opens them."""
    with serve_voila(ROOT / "notebooks", "--PartyVoila.code=True") as server:
        yield server


def beginning() -> str:
    """Return what the notebook's own cell holds, above its check."""
    cells = nbformat.read(ROOT / "notebooks" / "en" / LESSON, as_version=4).cells
    text: str = next(cell.source for cell in cells if cell.id == "ex-score")
    return text.partition("lesson.check")[0].strip()


def first_editor(page: Page) -> Locator:
    """Return the exercise with the first editor of a lesson."""
    expect(page.locator("[data-do=take]")).to_be_attached()  # the last panel is there when all are
    found = page.locator(".pl-check").filter(has=page.locator("[data-editor]")).first
    found.scroll_into_view_if_needed()
    return found


@pytest.mark.parametrize(("name", "answer"), [("localhost", 404), ("elsewhere.example", 403)])
def test_where_code_is_open_no_other_site_comes_in_by_a_name_of_its_own(
    open_tables: Server, name: str, answer: int
) -> None:
    """A name that leads to this machine belongs to its site, whose script would write code here."""
    place = urlsplit(open_tables.address)
    line = HTTPConnection(place.hostname or "", place.port)
    unknown = "/api/kernels/01234567-89ab-cdef-0123-456789abcdef"
    line.request("GET", unknown, headers={"Host": f"{name}:{place.port}"})
    assert line.getresponse().status == answer
    line.close()


def test_code_is_written_and_checked_by_keyboard(page: Page, open_tables: Server) -> None:
    """Lines go on where they should, Tab indents, Escape leaves, the verdict is spoken."""
    page.goto(open_tables.render(f"en/{LESSON}"))
    exercise = first_editor(page)
    area = exercise.get_by_label("complete score")
    assert area.input_value() == beginning()
    area.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("def score(cards, chips):\nif cards:\nreturn 1\n")
    assert area.input_value() == (
        "def score(cards, chips):\n    if cards:\n        return 1\n        "
    )
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("return 2")
    assert area.input_value().endswith("        return 1\n    return 2")
    expect(exercise.locator(".pl-lines")).to_have_text("1\n2\n3\n4")
    page.keyboard.press("Escape")
    expect(exercise.locator("[data-do=run]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(exercise).to_contain_text("Not yet.")
    stage = page.locator(".pl-stage").filter(has=exercise)
    expect(stage.get_by_role("status").first).to_contain_text("Not yet.")

    area.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("from partylab.nothanks import runs\ndef score(cards, chips):\n")
    page.keyboard.type("return sum(run[0] for run in runs(cards)) - chips")
    page.keyboard.press("Control+Enter")
    expect(exercise).to_contain_text("Right!")
    expect(area).to_be_focused()


def test_code_is_written_on_a_phone(browser: Browser, open_tables: Server) -> None:
    """Nothing sticks out, targets are large, axe finds no barrier, long lines can be scrolled."""
    with look(browser, **PHONE) as page:
        page.goto(f"{open_tables.render(f'fr/{LESSON}')}?theme=dark")
        exercise = first_editor(page)
        area = exercise.locator("textarea")
        area.fill("def score(cards, chips):\n    return sum(cards) - chips  # toutes les cartes")
        exercise.locator("[data-do=run]").tap()
        expect(exercise).to_contain_text(FRENCH("lesson-not-yet"))
        assert area.evaluate("area => area.scrollWidth > area.clientWidth")
        assert sticking_out(page) == []
        assert small_targets(page) == []
        assert barriers(page, ".pl-check") == []
        if shots := os.environ.get("PARTYLAB_SHOTS"):
            page.screenshot(path=f"{shots}/editor-phone.png")
        exercise.locator("[data-do=restart]").tap()
        expect(area).to_have_value(beginning())


def test_without_permission_there_is_no_editor(page: Page, tables: Server) -> None:
    """As `partylab play` opens the lessons: pages can play, and nothing of theirs runs here."""
    page.goto(tables.render(f"en/{LESSON}"))
    expect(page.locator("[data-do=take]")).to_be_attached()
    expect(page.locator("[data-editor]")).to_have_count(0)
    expect(page.locator(".pl-check").first).to_contain_text("partylab play --code")
