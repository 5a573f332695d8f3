"""Every lesson as a Voilà page on a phone: whole, without a barrier, and whole on paper."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import nbformat
import pytest
from playwright.sync_api import expect

from browser.looking import PHONE, barriers, skip_all_bets, small_targets, sticking_out
from browser.serving import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.serving import Server

# French is longer than English, and English is what the tests of each lesson are played in.
FOLDER = ROOT / "notebooks" / "fr"
LESSONS = sorted(path.name for path in FOLDER.glob("[0-9]*.ipynb"))


def title(name: str) -> str:
    """Return what a lesson is called."""
    cells = nbformat.read(FOLDER / name, as_version=4).cells
    return next(cell.source for cell in cells if cell.source.startswith("# "))[2:].partition("\n")[
        0
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_a_phone_and_a_sheet_of_paper_show_all_of_a_lesson(
    page: Page, tables: Server, name: str
) -> None:
    """With open bets and without: nothing sticks out, targets are large, axe finds no barrier."""
    theme = ("light", "dark")[LESSONS.index(name) % 2]
    troubles: list[str] = []
    page.on("pageerror", lambda trouble: troubles.append(str(trouble)))
    page.set_viewport_size(PHONE["viewport"])
    page.goto(f"{tables.render(f'fr/{name}')}?theme={theme}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(re.escape(title(name))))
    expect(page.locator("[data-do=take]")).to_be_attached()  # the last panel is there when all are
    assert sticking_out(page) == []

    skip_all_bets(page)
    page.locator("[data-do=hint]").first.click()
    expect(page.locator(".pl-panel .pl-hint").first).to_be_visible()
    assert sticking_out(page) == []
    assert small_targets(page) == []
    assert barriers(page, ".pl-stage") == []
    expect(page.locator(".jp-InputArea-editor")).to_have_count(0)  # neither code nor solutions

    sheets = [int(count) for count in re.findall(rb"/Count (\d+)", page.pdf())]
    assert max(sheets) > 3  # not only the part that the window shows
    assert troubles == []
